"""Rulings where the printed rules leave a gap, by the number under which players find them (`? rulings`).

Without a number: what the rules say of the same matters.
"""

from __future__ import annotations

from collections import Counter

import pytest

from games.carson_city.scene import (
    asked,
    heard,
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
from saloon.engine import Match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.rules.cards import strength
from saloon.games.carson_city.rules.horses import rodeo_points
from saloon.games.carson_city.rules.town import all_symbols, price
from saloon.games.carson_city.scoring import score

OUTLAWS, HORSES = {"outlaws": "yes"}, {"horses": "yes"}
SALOON = {"33": "saloon 0", "22": "townhouse", "23": "house"}
"""A saloon of 15."""


# ------------------------------------------------------------ G1 to G7: figures of lost pictures


@pytest.mark.parametrize(
    ("council", "last", "order", "reasons"),
    [
        ("big_box", "vp_buildings", ["buys_points", "scores", "scores", "scores"], ["vp_guns", "vp_parcels", "vp_buildings"]),
        ("2009", "vp2", ["scores", "scores", "scores", "buys_points"], ["vp_parcels", "vp_guns", "vp_buildings"]),
    ],
)
def test_the_council_is_resolved_in_the_order_of_either_board(council, last, order, reasons):
    """G1."""
    match = scene(
        at="inc_buildings", until=last, options={"council_order": council}, land={"33": "saloon 0"}, parcels={"11": 0},
        placed=[(0, "vp_buildings"), (0, "vp_parcels"), (0, "vp_guns"), (0, "vp2")], revolvers={0: 2}, money={0: 2},
        listen=True,
    )  # fmt: skip
    play(match, "points:1")
    assert [tell.event for tell in match.tells if tell.event in ("scores", "buys_points")] == order
    assert [said["why"] for _, said in heard(match, "scores")] == reasons
    assert me(match).points == 4


@pytest.mark.parametrize(
    ("council", "space", "open"),
    [
        ("big_box", "vp2", {"vp3", "vp4", "vp5", "vp_guns", "vp_parcels", "vp_buildings"}),
        ("2009", "vp5", {"vp4", "vp3", "vp2"}),
    ],
)
def test_the_doctor_looks_ahead_in_the_order_of_either_board(council, space, open):
    """G1, G11."""
    match = scene(at=space, options={"council_order": council}, cards={1: "14Y"}, placed=[(0, space), (1, space)], rolls=(6, 1))
    assert asked(match) == (1, "heal")
    assert set(values(match)) == {*open, "pass"}


def filled_in(*sheets: tuple[str, ...], seed: int = 1, **more: str) -> Match:
    """A New Beginning, all sheets filled in; without a city hall in the bag."""
    match = Match(GAME, GAME.set_up(len(sheets), {"new_beginning": "yes", "city_hall": "no", **more}, seed))
    for at in range(5):
        for seat, sheet in enumerate(sheets):
            match.play(f"{seat} {sheet[at]}")
    return match


def sheet(fame="0.0", crew="0.0", land="0.0", powers="0.0.0", stake="0") -> tuple[str, ...]:
    return (f"fame:{fame}", f"crew:{crew}", f"land:{land}", f"powers:{powers}", f"stake:{stake}")


def test_a_loan_brings_money_and_costs_points():
    """G2. Ten points for 18 dollars."""
    match = filled_in(sheet(fame="0.10"), sheet(fame="3.0", powers="1.1.1"))
    assert money(match) == [68, 50 - 9 - 21]
    assert points(match) == [-10, 3]
    assert me(match, 1).powers == ["connections", "second", "sharpshooter"]


def test_a_sheet_never_costs_more_than_there_is():
    """G2. Five cowboys and a revolver for 40 dollars leave ten for land."""
    match = Match(GAME, GAME.set_up(2, {"new_beginning": "yes"}, seed=1))
    match.play("0 fame:0.0", "1 fame:0.0", "0 crew:5.1", "1 crew:0.0")
    assert options(match, 0)[-1] == "land:3.0"
    assert {"land:0.1", "land:1.1"} <= set(options(match, 0))
    assert "land:0.2" not in options(match, 0)


@pytest.mark.parametrize(("die", "scored"), [(1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_points_for_an_outlaw_by_the_black_die(die, scored):
    """G3. Its strength is the die and seven."""
    match = scene(
        at="inc_buildings", round=2, options=OUTLAWS, outlaws="66", gang=die, placed=[(0, "66")], revolvers={0: die + 6},
        rolls=(1,),
    )  # fmt: skip
    assert points(match) == [scored, 0, 0]
    assert match.state.outlaws == []


def test_hats_count_for_every_horse_and_twice_with_a_rider():
    """G4. 1, 1, 2, 3 and 5."""
    match = scene(options=HORSES, others={0: {"stable": [1, 1, 1, 1, 1]}, 1: {"stable": [0, 0, 2, 0, 1], "riders": [2]}})
    assert [rodeo_points(player) for player in match.state.players] == [12, 2 * 2 * 2 + 5, 0]


def test_a_crossing_of_the_printed_river_takes_two_roads():
    """G5. Over the river between 35 and 45."""
    one, two = (scene(options={"river": "printed"}, roads="44", roads_left={0: roads}, cowboys={0: 1}) for roads in (1, 2))
    for match in (one, two):
        play(match, "place:lay")
    assert "road:h34" not in options(one)
    assert "road:h34" in options(two)
    play(two, "road:h34")
    assert (me(two).roads, ids(two.state.bridges)) == (0, ["h34"])


# ------------------------------------------------------------ G8 to G10: cowboys of cards


def test_the_white_cowboy_is_strength_until_it_is_placed():
    """G8."""
    match = scene(cards={0: "1Y"}, white=0, cowboys={0: 1, 1: 1})
    assert strength(me(match)) == 2
    play(match, "place:ammo", "form:white")
    assert strength(me(match)) == 1


@pytest.mark.parametrize("space", ["wages", "road1"])
def test_the_white_cowboy_must_find_even_the_wages_empty(space):
    """G9."""
    match = scene(cards={0: "1Y"}, white=0, order=[1, 0, 2], cowboys={1: 1})
    play(match, f"place:{space}")
    assert asked(match) == (0, "place")
    assert f"place:{space}" not in options(match)
    assert "place:ammo" in options(match)


@pytest.mark.parametrize(("space", "others_may"), [("wages", True), ("road1", True), ("ammo", False), ("66", False)])
def test_the_white_cowboy_does_not_keep_others_from_the_wages(space, others_may):
    """G9. Everywhere else it does."""
    match = scene(cards={0: "1Y"}, white=0, cowboys={1: 1})
    play(match, f"place:{space}")
    assert (f"place:{space}" in options(match)) is others_may


def test_the_singers_cowboy_comes_from_the_general_supply():
    """G10. Nobody is at home."""
    match = scene(cards={0: "11R"}, cowboys={1: 1}, others={0: {"singer": True}})
    assert options(match) == ["place:inc_gambling", "pass"]
    play(match, "place:inc_gambling")
    assert (me(match).supply, me(match).reserve) == (9, 0)


def test_without_a_supply_the_singers_cowboy_comes_from_home():
    """G10."""
    match = scene(cards={0: "11R"}, cowboys={0: 10}, others={0: {"singer": True}})
    play(match, "place:inc_gambling", "form:singer")
    assert (me(match).supply, me(match).reserve) == (0, 9)


def test_the_singer_earns_the_product_and_the_others_as_if_she_were_not_there():
    """G10. 4 times 6 for her, 2 and 5 for the only other one."""
    match = scene(
        at="inc_gambling", cards={0: "11R"}, placed=[(1, "inc_gambling"), (0, "inc_gambling", "singer")], rolls=(4, 6, 2, 5)
    )
    assert money(match) == [24, 7, 0]


# ------------------------------------------------------------ G11: the doctor


def test_the_doctor_sends_to_empty_open_spaces_still_to_come():
    """G11. Not to the bank, which is taken; the road is open to all; nobody may go to a parcel."""
    match = scene(
        at="roads3", round=2, row="- - bank ranch", cards={2: "14Y"}, rolls=(6, 1), money={1: 3},
        placed=[(0, "roads3"), (1, "roads3"), (2, "b5"), (2, "road1"), (2, "vp5")],
    )  # fmt: skip
    assert asked(match) == (1, "heal")
    assert set(values(match)) == {
        "road1", "b6", "inc_parcels", "inc_guns", "inc_gambling", "vp3", "vp4", "vp_guns", "vp_parcels", "vp_buildings", "pass",
    }  # fmt: skip
    play(match, "heal:b6")
    assert (money(match), reserves(match)) == ([0, 0, 3], [0, 0, 0])
    assert (1, "b6") in [(seat, target.id) for seat, target, _ in match.state.placed]


def test_the_doctor_goes_first_and_free_of_charge():
    """G11."""
    match = scene(at="roads3", cards={2: "14Y"}, rolls=(6, 1, 1), placed=[(seat, "roads3") for seat in range(3)], money={1: 3})
    assert asked(match) == (2, "heal")
    play(match, "heal:vp2")
    assert asked(match) == (1, "heal")
    assert "heal:vp2" not in options(match)
    play(match, "pass")
    assert (money(match), reserves(match)) == ([0, 3, 0], [0, 1, 0])


def test_who_cannot_pay_the_doctor_is_not_asked():
    """G11."""
    match = scene(at="roads3", cards={2: "14Y"}, rolls=(6, 1), placed=[(0, "roads3"), (1, "roads3")], money={1: 2})
    assert match.over
    assert reserves(match) == [0, 1, 0]


# ------------------------------------------------------------ G12, G13: Heroes, sheriff and outlaws


@pytest.mark.parametrize(("heroes", "goal"), [(None, "33"), (0, "55")])
def test_outlaws_do_not_look_at_the_heroes_of_the_last_round(heroes, goal):
    """G12. A saloon of 15 on one side, a hotel on the other."""
    match = scene(
        phase="outlaws", until="outlaws", round=2, options=OUTLAWS, land={**SALOON, "55": "hotel 1"}, outlaws="44",
        heroes=heroes, rolls=(1, 1, 6, 1),
    )  # fmt: skip
    assert ids(match.state.outlaws) == [goal, "72"]


def test_the_heroes_of_a_round_are_remembered():
    """G12."""
    assert scene(phase="end", until="end", cards={2: "16Y"}).state.heroes == 2


def test_the_red_sheriff_fights_outlaws_but_not_on_rivals_buildings():
    """G13."""
    land = {**SALOON, "55": "saloon 1"}
    match = scene(round=2, options=OUTLAWS, cards={0: "1R"}, land=land, outlaws="33 55 66", gang=1, cowboys={0: 1})
    found = values(match)
    assert ("33" in found, "55" in found, "66" in found) == (True, False, True)


@pytest.mark.parametrize(("placed", "rolls", "scored"), [([(0, "66")], (1,), 0), ([(0, "66"), (1, "66")], (1, 6), 3)])
def test_the_red_sheriff_scores_for_losing_to_players_only(placed, rolls, scored):
    """G13."""
    match = scene(
        at="inc_buildings", round=2, options=OUTLAWS, cards={0: "1R"}, outlaws="66", gang=1, placed=placed, rolls=rolls,
        revolvers={1: 5},
    )  # fmt: skip
    assert me(match).points == scored


def test_the_red_sheriff_does_not_join_anybody():
    """G13. Except at wages, on the road and on an own building."""
    match = scene(
        cards={0: "1R"}, order=[1, 0, 2], land=SALOON, cowboys={0: 1},
        placed=[(1, "ammo"), (1, "wages"), (1, "road1"), (1, "66"), (1, "33"), (2, "vp5", "noduel")],
    )  # fmt: skip
    found = values(match)
    assert {"wages", "road1", "33", "vp5", "roads3", "77"} <= set(found)
    assert not {"ammo", "66"} & set(found)


# ------------------------------------------------------------ G14: sent home without a duel


def church(**more):
    match = scene(
        at="b10", row="- - - - - church -", land=SALOON, parcels={"34": 0}, money={0: 10, 1: 9},
        placed=[(0, "b10"), (1, "33", "dynamite"), (0, "33")], **more,
    )  # fmt: skip
    return play(match, "buy_building:b10", "build:34", "house:44")


@pytest.mark.parametrize("card", ["14Y", "14R"])
def test_a_new_church_sends_robbers_home_without_a_lost_duel(card):
    """G14. Neither doctor nor undertaker have anything to do; the dynamite is lost, the defender stays."""
    match = church(cards={2: card})
    assert match.over
    assert (money(match), points(match), reserves(match)) == ([0, 9, 0], [0, 0, 0], [0, 1, 0])
    assert match.state.dynamite == 7
    assert [(seat, target.id) for seat, target, _ in match.state.placed] == [(0, "33")]


def test_a_church_does_not_send_home_who_fights_an_outlaw():
    match = church(round=2, options=OUTLAWS, outlaws="33", gang=1)
    assert (1, "33") in [(seat, target.id) for seat, target, _ in match.state.placed]


@pytest.mark.parametrize("card", ["1R", "14R", "14Y"])
def test_the_lawyer_sends_others_home_without_a_lost_duel(card):
    """G14."""
    match = scene(at="parcels", cards={0: "17Y", 1: card}, placed=[(1, "66"), (0, "66")], money={0: 1})
    assert (reserves(match), points(match)) == ([0, 1, 0], [0, 0, 0])
    play(match, "buy_parcel:66")
    assert owner(match, "66") == 0


# ------------------------------------------------------------ G15: townhouses


def test_a_townhouse_is_one_house_but_two_symbols():
    """G15. For the price, the merchant and the final score; for the station."""
    match = scene(phase="end", until="end", land={"33": "townhouse 0"}, cards={0: "3R"}, waiting={0: [3]})
    assert price(match.state, index("44")) == 2
    assert me(match).points == 1
    assert score(match.state, 0)["houses"] == 2
    assert all_symbols(match.state) == 2


def test_the_red_merchant_counts_houses_only():
    """Ranches, hotels and churches are none."""
    land = {"33": "house 0", "34": "ranch 0", "35": "hotel 0", "43": "church 0", "44": "house"}
    match = scene(phase="end", until="end", land=land, cards={0: "3R"}, waiting={0: [3]})
    assert me(match).points == 1


# ------------------------------------------------------------ G16: parcels


def test_all_duels_come_before_all_purchases():
    """G16. Who passed first says which duel is next; then parcels are bought in turn order."""
    both = [(0, "66"), (1, "66"), (0, "77"), (1, "77")]
    match = scene(at="parcels", order=[1, 0, 2], passed=[0, 2, 1], placed=both, money=5, rolls=(6, 1, 1, 6))
    assert asked(match) == (0, "next_duel")
    play(match, "next_duel:77")
    assert asked(match) == (1, "buy_parcel")
    play(match, "buy_parcel:66")
    assert asked(match) == (0, "buy_parcel")
    play(match, "buy_parcel:77")
    assert (owner(match, "77"), owner(match, "66")) == (0, 1)


def test_who_passed_first_orders_all_fights_with_outlaws_even_after_his_own():
    placed = [(0, "11"), (1, "44"), (2, "88")]
    match = scene(at="inc_buildings", round=2, options=OUTLAWS, outlaws="11 44 88", gang=6, placed=placed, rolls=(1,))
    play(match, "0 next_duel:11")
    assert asked(match) == (0, "next_duel")


# ------------------------------------------------------------ G17: roads at any time


@pytest.mark.parametrize(
    ("things", "verb"),
    [
        ({"phase": "people", "people": "1Y 2Y 4Y"}, "take"),
        ({"phase": "place", "cowboys": 1}, "place"),
        ({"at": "parcels", "placed": [(0, "66")], "money": 5}, "buy_parcel"),
        ({"at": "b3", "row": "ranch", "placed": [(0, "b3")], "money": 5}, "buy_building"),
        ({"at": "vp2", "placed": [(0, "vp2")], "money": 5}, "points"),
    ],
)
def test_roads_may_be_laid_at_every_decision_of_their_owner(things, verb):
    """G17. Then the question is put again."""
    match = scene(roads_left={0: 1}, **things)
    assert asked(match) == (0, verb)
    play(match, f"{verb}:lay", "road:h32")
    assert asked(match) == (0, verb)
    assert f"{verb}:lay" not in options(match)


@pytest.mark.parametrize("space", ["b3", "vp_buildings"])
def test_windows_for_roads_before_kept_tiles_and_at_the_end(space):
    """G17. In turn order."""
    match = scene(at=space, order=[1, 0, 2], roads_left={0: 1, 1: 2})
    assert asked(match) == (1, "road")
    play(match, "road:h32", "pass")
    assert asked(match) == (0, "road")
    play(match, "road:h31")
    assert match.over


def test_a_road_laid_in_the_window_lets_a_kept_tile_be_built():
    """G17."""
    match = scene(at="b3", roads_left={0: 1}, kept={0: "bank"}, parcels={"32": 0})
    play(match, "road:h32", "unpack:bank", "build:32", "house:44")
    assert piece(match, "32") == "bank"


# ------------------------------------------------------------ G18 to G20


@pytest.mark.parametrize(("dollars", "offered"), [(2, False), (3, True)])
def test_the_yellow_street_boy_needs_three_dollars(dollars, offered):
    """G18."""
    match = scene(phase="people", people="0Y 1Y 2Y 3Y", money={0: dollars})
    assert ("take:0Y" in options(match)) is offered


@pytest.mark.parametrize(("card", "dollars", "power"), [("4R", 5, "tile_of_row"), ("9Y", 10, "pioneer"), ("15R", 8, "pioneer")])
def test_a_card_may_be_taken_without_its_power(card, dollars, power):
    """G18. Without money nothing is asked; with it the power may be declined."""
    poor, rich = (scene(phase="people", people=f"{card} 1Y 2Y", row="ranch mine", money={0: n}) for n in (dollars - 1, dollars))
    play(poor, f"take:{card}")
    assert asked(poor) == (1, "take")
    play(rich, f"take:{card}")
    assert asked(rich) == (0, power)
    play(rich, "pass")
    assert (asked(rich), me(rich).money) == ((1, "take"), dollars)


def buried(money_of_loser):
    return scene(at="roads3", cards={2: "14R"}, rolls=(6, 1), placed=[(0, "roads3"), (1, "roads3")], money={1: money_of_loser})


def test_points_lost_to_the_undertaker_may_be_debts():
    """G19. Without two dollars there is no choice."""
    match = buried(1)
    assert match.over
    assert points(match) == [0, -1, 0]


def test_the_undertaker_takes_a_point_or_two_dollars():
    """G19."""
    assert points(play(buried(2), "1 bury:point")) == [0, -1, 0]
    match = play(buried(2), "1 bury:money")
    assert (money(match), points(match)) == ([0, 0, 2], [0, 0, 0])


def test_a_lone_defender_goes_to_the_general_supply():
    """G20."""
    match = scene(at="inc_buildings", land=SALOON, placed=[(0, "33")])
    assert (me(match).reserve, me(match).supply, me(match).money) == (0, 10, 15)


# ------------------------------------------------------------ G21: order of the incomes


def test_city_hall_then_outlaws_then_attacks():
    """G21. Who loses is stronger in the next fight; who wins the city hall has its level at once."""
    match = scene(
        at="inc_buildings", round=2, options=OUTLAWS, land={**SALOON, "55": "city_hall"}, outlaws="66", gang=1, listen=True,
        placed=[(1, "33"), (2, "33"), (1, "66"), (0, "55"), (2, "55")], rolls=(6, 1, 1, 1, 3),
    )  # fmt: skip
    fights = [(said["target"].id, seat, said["total"]) for seat, said in heard(match, "shoots")]
    assert fights == [("55", 0, 6), ("55", 2, 1), ("66", 1, 1), ("33", 1, 2), ("33", 2, 4)]
    assert (match.state.hall, ids(match.state.outlaws)) == (0, ["66"])
    assert money(match) == [10, 0, 10]


def test_the_occupant_of_the_city_hall_defends_it():
    """Losers go home, the winner stays for the rounds to come."""
    match = scene(at="inc_buildings", land={"55": "city_hall"}, hall=0, placed=[(1, "55")], rolls=(6, 1))
    assert (match.state.hall, reserves(match)) == (1, [1, 0, 0])
    assert me(match, 1).supply == 9


# ------------------------------------------------------------ G22, G23: A New Beginning


@pytest.mark.parametrize(("seats", "budget"), [(2, 65), (3, 65), (6, 65)])
def test_the_budget_depends_on_the_duel_tiles(seats, budget):
    """G22. Two players have 15 in tiles, so 50."""
    g = GAME.set_up(seats, {"new_beginning": "yes", "might_is_right": "yes"}, seed=3)
    assert [player.money for player in g.players] == [budget - sum(player.duel_hand) for player in g.players]


def test_bids_order_all_players_and_are_paid():
    """G23."""
    match = filled_in(sheet(stake="3"), sheet(stake="9"), sheet(stake="5"))
    assert match.state.pick == [1, 2, 0]
    assert money(match) == [47, 41, 45]


def test_equal_bids_are_decided_by_chance():
    """G23."""
    orders = {tuple(filled_in(sheet(), sheet(stake="1"), sheet(), seed=seed).state.pick) for seed in range(12)}
    assert orders == {(1, 0, 2), (1, 2, 0)}


# ------------------------------------------------------------ G24: titles

TWELVE = {f"1{column}": 0 for column in range(1, 9)} | {f"2{column}": 0 for column in range(1, 5)}


def test_without_titles_nothing_can_be_bought():
    """G24."""
    match = scene(at="parcels", parcels=TWELVE, placed=[(0, "66")], money={0: 9})
    assert match.over
    assert owner(match, "66") == -1


@pytest.mark.parametrize("card", ["5Y", "8Y", "9Y", "15R", "17Y"])
def test_without_titles_cards_give_no_parcel(card):
    """G24."""
    match = scene(phase="people", people=f"{card} 1Y 2Y", parcels=TWELVE, row="ranch mine", money={0: 20})
    play(match, f"take:{card}")
    assert asked(match) == (1, "take")
    assert match.state.owner.count(0) == 12


def test_who_has_only_one_title_left_does_not_bid_for_parcels():
    """G24."""
    eleven = dict(list(TWELVE.items())[1:])
    match = scene(phase="people", people="12Y 1Y 2Y", pick=[1, 0, 2], parcels=eleven, money=9)
    play(match, "take:12Y", "lot:77", "lot:88")
    assert 0 not in match.asks
    assert 1 in match.asks


# ------------------------------------------------------------ G25: cards that turn over


def test_kept_mines_are_bought_mines():
    """G25. Five stand, one is kept."""
    land = {f"1{column}": "mine 1" for column in range(1, 6)}
    match = scene(phase="people", people="9Y 1Y 2Y", land=land, kept={1: "mine"}, money={0: 10})
    play(match, "take:9Y")
    assert (ids(me(match).cards), me(match).dynamite, me(match).money) == (["9R"], 2, 10)


@pytest.mark.parametrize(("card", "building", "cost"), [("9Y", "mine", 10), ("15R", "ranch", 8)])
def test_a_pioneers_tile_may_come_from_the_bag(card, building, cost):
    """G25. None is on the row, but one in the bag."""
    land = {f"1{column}": f"{building} 1" for column in range(1, 6)}
    match = scene(phase="people", people=f"{card} 1Y 2Y", land=land, money={0: cost})
    play(match, f"take:{card}", "pioneer:88")
    assert (piece(match, "88"), owner(match, "88"), me(match).money, me(match).revolvers) == (building, 0, 0, 1)


@pytest.mark.parametrize(("horses", "more"), [("yes", 1), ("no", 0)])
def test_when_all_ranches_are_bought_the_cowboy_gives_a_horse(horses, more):
    """G25. If there are horses."""
    land = {f"1{column}": "ranch 1" for column in range(1, 7)}
    match = scene(phase="people", people="15R 1Y 2Y", land=land, money={0: 8}, options={"horses": horses})
    play(match, "take:15R")
    assert (ids(me(match).cards), me(match).horses, me(match).money) == (["15Y"], more, 8)


# ------------------------------------------------------------ G26 to G31


def test_the_red_settler_scores_a_point_for_each_mountain():
    """G26. No money."""
    land = {"33": "mountain 0", "34": "mountain 0", "35": "mountain"}
    match = scene(phase="end", until="end", cards={0: "5R"}, waiting={0: [5]}, land=land)
    assert (me(match).points, me(match).money) == (2, 0)


def test_first_parcels_go_from_last_to_first_and_back():
    """G27."""
    match = scene(phase="beginning", pick=[2, 0, 1], row="ranch mine bank hotel church ranch mine")
    assert match.state.queue == [1, 0, 2, 2, 0, 1]
    assert asked(match) == (1, "settle")


@pytest.mark.parametrize("building", ["mine", "ranch"])
def test_a_mine_brings_no_house(building):
    """G28."""
    match = scene(at="b3", row=building, parcels={"44": 0}, placed=[(0, "b3")], money={0: 3})
    play(match, "buy_building:b3", "build:44")
    assert match.over
    assert Counter(ids(match.state.land))["house"] == 0


def test_a_rodeo_without_horses_goes_to_who_passed_first():
    """G29."""
    match = scene(phase="end", until="end", options=HORSES, passed=[2, 0, 1])
    assert [player.rodeos for player in match.state.players] == [0, 0, 1]


def test_equal_riders_are_ranked_by_who_passed_first():
    """G29."""
    stables = {0: {"stable": [0, 0, 0, 0, 1]}, 1: {"stable": [0, 0, 1, 1, 0]}}
    match = scene(phase="end", until="end", options=HORSES, passed=[2, 1, 0], others=stables)
    assert [player.rodeos for player in match.state.players] == [0, 1, 0]


def test_nobody_plays_alone():
    """G30."""
    assert min(GAME.seats) == 2


LINE = " ".join(f"h4{column}" for column in range(8))


def test_a_station_needs_a_line_across_the_map_and_no_house():
    """G31."""
    match = scene(at="b3", roads=LINE, kept={0: "station"}, parcels={"41": 0, "58": 0, "61": 0})
    play(match, "unpack:station")
    assert values(match) == ["41", "58", "keep"]
    play(match, "build:58")
    assert match.over
    assert (piece(match, "58"), Counter(ids(match.state.land))["house"]) == ("station", 0)


def test_a_line_with_a_gap_is_none():
    match = scene(at="b3", roads=LINE.replace("h43 ", ""), kept={0: "station"}, parcels={"41": 0})
    assert match.over
    assert ids(me(match).tiles) == ["station"]


# ------------------------------------------------------------ where the rules say more than the code does


def test_an_outlaw_who_leaves_makes_room_for_another():
    """The one on the saloon goes to the store; only then can the other have the saloon: the order is asked."""
    land = {
        "33": "saloon 0", "22": "house", "23": "house", "34": "general_store 1", "25": "house", "35": "church 1",
    }  # fmt: skip
    match = scene(
        phase="outlaws", until="outlaws", round=2, options=OUTLAWS, land=land, outlaws="42 33", rolls=(1, 1, 6, 6),
        last_passed=[1, 0, 2],
    )  # fmt: skip
    assert asked(match) == (1, "mover")
    play(match, "mover:33")
    assert sorted(ids(match.state.outlaws)) == ["33", "34", "77"]


def test_the_fourth_paddock_pays_once_with_kit_carson():
    """Only when the player is done."""
    match = scene(options={**HORSES, "kit_carson": "yes"}, cowboys={0: 1, 1: 1}, horses={0: 1})
    play(match, "place:road1", "horse:4", "0 kit:finish")
    assert me(match).money == 2


def test_the_owner_says_which_ranch_the_horses_double():
    """The better ranch is robbed, so doubling the other one brings more."""
    land = {"22": "ranch 0", "77": "ranch 0", "88": "mountain"}
    match = scene(at="inc_buildings", options=HORSES, land=land, placed=[(1, "22")], others={0: {"stable": [0, 0, 1, 0, 0]}})
    assert asked(match) is not None
    play(match, next(option for option in options(match) if option.endswith(":77")))
    assert money(match) == [4 + 2 * 7, 4, 0]


def test_no_request_is_listed_twice_with_kit_carson():
    """The white cowboy and another one at the wages."""
    match = scene(
        options={"kit_carson": "yes"}, cards={0: "1Y"}, phase="kit", cowboys={0: 1},
        placed=[(0, "wages", "white"), (0, "wages", "plain")],
    )  # fmt: skip
    assert max(Counter(options(match, 0)).values()) == 1


def test_a_singers_cowboy_taken_back_goes_where_it_came_from():
    """All ten were at home."""
    match = scene(options={"kit_carson": "yes"}, cards={0: "11R"}, phase="kit", cowboys={0: 10}, others={0: {"singer": True}})
    play(match, "0 kit:inc_gambling.singer", "0 kit:inc_gambling.back")
    assert me(match).reserve == 10
