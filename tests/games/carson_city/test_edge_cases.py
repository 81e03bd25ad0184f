"""Edge cases, one by one."""

from __future__ import annotations

import pytest

from games.carson_city.scene import (
    asked,
    ids,
    index,
    me,
    money,
    options,
    owner,
    piece,
    play,
    points,
    reserves,
    scene,
    values,
)
from saloon.games.carson_city.components import TOWN, Parcel
from saloon.games.carson_city.rules.town import income, served
from saloon.games.carson_city.scoring import score

SERVED = {f"{row}{column}" for row in (3, 4, 5) for column in (3, 4, 5)}


def test_a_row_refilled_by_a_card_is_full_before_anybody_places():
    """1."""
    row = "ranch mine bank hotel church saloon mine"
    match = scene(phase="people", people="4R 1Y 2Y", pick=[2, 0, 1], row=row, bag="prison", money={2: 5}, cowboys=1)
    play(match, "take:4R", "tile_of_row:b10")
    assert ids(match.state.row) == ["ranch", "mine", "bank", "hotel", "church", "mine", "prison"]
    assert (ids(me(match, 2).tiles), me(match, 2).money, match.state.placed) == (["saloon"], 0, [])


def test_a_title_under_a_house_changes_incomes_in_the_same_round():
    """2. The house counted for the saloon until a rival bought it."""
    land = {"44": "house", "45": "house", "34": "saloon 0"}
    match = scene(at="parcels", until="inc_buildings", land=land, placed=[(1, "44")], money={1: 4})
    assert income(match.state, index("34")) == 10
    play(match, "buy_parcel:44")
    assert money(match) == [5, 0, 0]


def test_a_ranch_earns_less_as_soon_as_a_neighbour_is_built_on():
    """3. A house beside it is one free parcel less."""
    match = scene(
        at="b5", until="inc_buildings", row="- - bank", land={"43": "ranch 0"}, parcels={"55": 1}, placed=[(1, "b5")],
        money={1: 5},
    )  # fmt: skip
    assert income(match.state, index("43")) == 8
    play(match, "buy_building:b5", "build:55", "house:44")
    assert money(match)[0] == 7


@pytest.mark.parametrize("building", ["ranch", "mine"])
def test_ranches_and_mines_need_no_road_and_serve_nobody(building):
    """4."""
    match = scene(at="b3", row=building, parcels={"88": 0}, placed=[(0, "b3")], money={0: 3})
    play(match, "buy_building:b3", "build:88")
    assert (piece(match, "88"), me(match).revolvers) == (building, 1)
    assert {TOWN[at].id for at in range(64) if served(match.state, at)} == SERVED


def test_a_building_can_be_bought_without_a_parcel():
    """5. It is kept."""
    match = scene(at="b3", row="ranch", placed=[(0, "b3")], money={0: 3})
    play(match, "buy_building:b3")
    assert ids(me(match).tiles) == ["ranch"]


def test_a_school_needs_three_places():
    """6. Of the four parcels with a road one is for the school and one a mountain."""
    match = scene(
        at="b5", row="- - school", land={"22": "mountain"}, roads="11", parcels={"11": 0}, placed=[(0, "b5")], money={0: 5}
    )
    play(match, "buy_building:b5")
    assert ids(me(match).tiles) == ["school"]


def test_the_places_of_a_school_are_different():
    """6. Two places; the ring around 44 is closed, but a house that the school itself puts there is no place for another."""
    land = dict.fromkeys(("34", "35", "43", "45", "53", "54"), "mountain")
    match = scene(at="b5", row="- - school", land=land, parcels={"33": 0, "55": 0}, placed=[(0, "b5")], money={0: 5})
    play(match, "buy_building:b5")
    assert ids(me(match).tiles) == ["school"]


def test_a_house_may_close_the_ring_around_another():
    """7. The parcel 55 is the last free one around the house on 44."""
    land = dict.fromkeys(("34", "35", "43", "45", "53", "54"), "mountain") | {"44": "house"}
    match = scene(at="b5", row="- - school", land=land, roads="44 66", parcels={"33": 0}, placed=[(0, "b5")], money={0: 5})
    play(match, "buy_building:b5", "build:33")
    assert "44" not in values(match)
    play(match, "house:55")
    assert "44" in values(match)
    play(match, "house:44", "house:66")
    assert (piece(match, "33"), piece(match, "44"), piece(match, "55")) == ("school", "townhouse", "house")


def test_a_ring_that_the_houses_close_makes_room_for_a_school():
    """7. Two free places, and the house on 44 once 55 is taken."""
    land = dict.fromkeys(("34", "35", "43", "45", "53", "54", "66", "65", "56", "77", "76", "75", "67"), "mountain")
    match = scene(
        at="b5", row="- - school", land={**land, "44": "house"}, roads="44 66", parcels={"33": 0}, placed=[(0, "b5")],
        money={0: 5},
    )  # fmt: skip
    play(match, "buy_building:b5")
    assert values(match) == ["33", "keep"]
    play(match, "build:33")
    assert values(match) == ["55", "57", "keep"]


def test_the_three_revolvers_count_from_the_next_duel_on():
    """8. A die of 1 and the token beat a die of 3."""
    match = scene(at="ammo", until="roads3", placed=[(0, "ammo"), (0, "roads3"), (1, "roads3")], rolls=(1, 3))
    assert [player.roads for player in match.state.players] == [3, 0, 0]


def test_a_loser_is_stronger_in_the_next_duel():
    """9. Equal dice, but the loser of the first duel has a cowboy at home."""
    both = [(0, "inc_parcels"), (1, "inc_parcels"), (0, "inc_guns"), (1, "inc_guns")]
    match = scene(at="inc_parcels", until="inc_guns", placed=both, rolls=(6, 1, 3, 3), parcels={"11": 0})
    assert money(match) == [2, 2, 0]
    assert reserves(match) == [1, 1, 0]


def test_the_cowboy_that_collects_does_not_count():
    """10. Three revolvers and a cowboy at home: 8 dollars, 2 points."""
    match = scene(
        at="inc_guns", until="vp_buildings", placed=[(0, "inc_guns"), (0, "vp_guns")], revolvers={0: 3}, cowboys={0: 1}
    )
    assert (me(match).money, me(match).points) == (8, 2)


SALOON = {"33": "saloon 0", "22": "townhouse", "23": "house"}


def test_two_robbers_fight_for_half_of_the_income():
    """11. A saloon of 15, without defence."""
    match = scene(at="inc_buildings", land=SALOON, placed=[(1, "33"), (2, "33")], rolls=(2, 5))
    assert money(match) == [8, 0, 7]
    assert reserves(match) == [0, 1, 0]


def test_an_owner_who_wins_keeps_everything():
    """12."""
    match = scene(at="inc_buildings", land=SALOON, placed=[(0, "33"), (1, "33")], rolls=(5, 2))
    assert money(match) == [15, 0, 0]
    assert reserves(match) == [0, 1, 0]


def test_a_robber_who_wins_against_the_owner_takes_half():
    """12. The other way round."""
    match = scene(at="inc_buildings", land=SALOON, placed=[(0, "33"), (1, "33")], rolls=(2, 5))
    assert money(match) == [8, 7, 0]
    assert reserves(match) == [1, 0, 0]


def test_a_building_without_an_income_can_be_attacked_in_vain():
    """13."""
    match = scene(land={"33": "saloon 1"}, cowboys={0: 1})
    assert "place:33" in options(match)
    assert money(scene(at="inc_buildings", land={"33": "saloon 1"}, placed=[(0, "33")])) == [0, 0, 0]


def test_the_captain_hires_only_cowboys_that_are_left():
    """14. Eight at home and one in the city hall: one is left."""
    match = scene(phase="people", people="6Y 1Y 2Y", cowboys={0: 8}, money={0: 20}, land={"44": "city_hall"}, hall=0)
    play(match, "take:6Y")
    assert options(match) == ["recruit:1", "pass"]


def test_new_cowboys_are_those_that_are_left():
    """14. Eight at home and one in the city hall: one joins instead of five."""
    match = scene(phase="end", until="end", round=2, cowboys={0: 8, 1: 5}, land={"44": "city_hall"}, hall=0)
    assert reserves(match) == [9, 10, 5]
    assert match.state.hall == 0


def test_tiles_that_were_never_built_score_nothing():
    """15."""
    match = scene(round=4, kept={0: "saloon hotel"})
    assert sum(score(match.state, 0).values()) == 0


def test_as_many_dynamites_as_there_are():
    """16. One of two."""
    match = scene(phase="people", people="9R 1Y 2Y", others={2: {"dynamite": 6}})
    play(match, "take:9R")
    assert (me(match).dynamite, match.state.dynamite) == (1, 0)


def test_as_many_parcels_as_there_are():
    """16. Dice can reach only one parcel that is for sale."""
    inner = [parcel.id for parcel in TOWN if 2 <= parcel.row <= 7 and 2 <= parcel.column <= 7]
    taken = {parcel: 1 + at % 3 for at, parcel in enumerate(inner[:-1])}
    match = scene(4, phase="people", people="8Y 1Y 2Y 3Y", parcels=taken)
    play(match, "take:8Y")
    assert [parcel for parcel in inner if owner(match, parcel) == 0] == ["77"]


MINES = {f"1{column}": "mine 1" for column in range(1, 7)}


def test_a_card_that_turned_over_stays_so():
    """17. All mines are bought: two dynamites, in later rounds too."""
    match = scene(phase="people", people="9Y 1Y 2Y", pick=[2, 0, 1], land=MINES)
    play(match, "take:9Y")
    assert (ids(me(match, 2).cards), me(match, 2).dynamite) == (["9R"], 2)
    assert "9R" in ids(match.state.people)


def test_the_turned_card_is_offered_on_its_new_face_in_the_next_round():
    """17."""
    match = scene(phase="people", people="9Y 1R 2Y", pick=[2, 0, 1], land=MINES)
    play(match, "take:9Y", "take:1R", "take:2Y")
    assert match.state.round == 2
    assert "take:9R" in options(match)


@pytest.mark.parametrize("card", ["1R", "16Y"])
def test_a_second_card_that_forbids_attacks_holds_for_all_cowboys(card):
    """18."""
    match = scene(cards={0: f"0R {card}"}, land={"33": "saloon 1"}, cowboys={0: 2})
    assert "place:33" not in options(match)
    play(match, "place:wages")
    assert asked(match) == (0, "place")
    assert "place:33" not in options(match)


def test_the_teacher_of_round_three_picks_first_in_round_four():
    """19. And then her red face is shown."""
    match = scene(phase="end", until="end", round=3, cards={2: "18Y"}, passed=[1, 0, 2])
    assert match.state.pick == [2, 1, 0]
    assert "18R" in ids(match.state.left)


def test_a_horse_bought_in_the_last_round_counts():
    """20."""
    match = scene(at="wages", round=4, options={"horses": "yes"}, placed=[(0, "wages")], money={0: 4})
    play(match, "wages:5")
    assert (me(match).money, score(match.state, 0)["horses"]) == (0, 1)


def test_roads_and_kept_tiles_stay_from_round_to_round():
    """21. And score nothing."""
    match = scene(phase="end", until="end", roads_left={0: 2}, kept={0: "bank"})
    assert (match.state.round, me(match).roads, ids(me(match).tiles)) == (2, 2, ["bank"])
    assert sum(score(match.state, 0).values()) == 0


def test_what_a_winner_cannot_pay_is_not_offered_to_the_loser():
    """22."""
    match = scene(at="b12", row="- - - - - - mine", placed=[(0, "b12"), (1, "b12")], rolls=(6, 1), money={1: 50})
    assert match.over
    assert (ids(match.state.row)[6], reserves(match)) == ("mine", [0, 1, 0])


def test_what_a_winner_renounces_is_not_offered_to_the_loser():
    """22."""
    match = scene(at="b12", row="- - - - - - mine", placed=[(0, "b12"), (1, "b12")], rolls=(6, 1), money=50)
    play(match, "0 pass")
    assert match.over
    assert (ids(match.state.row)[6], money(match)) == ("mine", [50, 50, 50])


def test_a_parcel_with_an_outlaw_cannot_be_bought_that_round():
    """23. The fight comes after the purchases."""
    match = scene(
        at="parcels", until="inc_buildings", round=2, options={"outlaws": "yes"}, outlaws="66", gang=1, placed=[(0, "66")],
        revolvers={0: 9}, money={0: 20}, rolls=(1,),
    )  # fmt: skip
    assert match.over
    assert (match.state.outlaws, owner(match, "66"), me(match).points) == ([], -1, 2)


def test_a_parcel_with_an_outlaw_is_neither_built_on_nor_given_a_house():
    """23."""
    match = scene(
        at="b5", round=2, options={"outlaws": "yes"}, row="- - bank", outlaws="33 55", parcels={"33": 0, "44": 0},
        placed=[(0, "b5")], money={0: 5},
    )  # fmt: skip
    play(match, "buy_building:b5")
    assert values(match) == ["44", "keep"]
    play(match, "build:44")
    assert "55" not in values(match)
    assert "33" not in values(match)


def test_a_church_does_not_keep_outlaws_away():
    """24. Half of a protected saloon is lost."""
    land = {**SALOON, "34": "church 0"}
    match = scene(at="inc_buildings", round=2, options={"outlaws": "yes"}, land=land, outlaws="33", gang=1)
    assert income(match.state, index("33")) == 20
    assert money(match) == [10, 0, 0]


def test_a_ranch_counts_parcels_on_which_somebody_stands():
    """25."""
    match = scene(
        at="inc_buildings", round=2, options={"outlaws": "yes"}, land={"44": "ranch 0"}, outlaws="33 55", gang=6,
        placed=[(1, "55")], rolls=(1,),
    )  # fmt: skip
    assert money(match) == [8, 0, 0]
    assert match.state.outlaws == [Parcel.of("33"), Parcel.of("55")]
    assert points(match) == [0, 0, 0]
