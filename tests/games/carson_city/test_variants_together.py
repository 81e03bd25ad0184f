"""Personalities inside variants, and variants inside each other, where they touch; the list of the rulings is in
`test_combinations.py`."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, heard, ids, index, me, money, options, owner, play, points, reserves, scene, values
from saloon.engine import Match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.components import STATION
from saloon.games.carson_city.rules.constructing import hall_sites, places
from saloon.games.carson_city.rules.roads import edges
from saloon.games.carson_city.rules.town import income

OUTLAWS, HORSES, RIVER, KIT, MIGHT, BEGINNING = (
    {"outlaws": "yes"}, {"horses": "yes"}, {"river": "printed"}, {"kit_carson": "yes"}, {"might_is_right": "yes"},
    {"new_beginning": "yes"},
)  # fmt: skip
BAG = "bank saloon hotel drugstore prison church bank"


def fight(card: str, placed: list[tuple[int, ...]] | None = None, seats: int = 2, **things: object) -> Match:
    """The holder of a card against an outlaw of strength 8, worth two points."""
    found = {"at": "inc_buildings", "round": 2, "outlaws": "55", "gang": 1, "options": OUTLAWS, "cards": {0: card}}
    return scene(seats, **{**found, "placed": placed or [(0, "55")], **things})


# ------------------------------------------------------------ people and outlaws


def test_the_yellow_gunsmith_has_two_points_more_for_an_outlaw():
    assert points(fight("10Y", revolvers={0: 9})) == [4, 0]


def test_the_yellow_gunsmith_has_nothing_when_the_outlaw_wins():
    assert points(fight("10Y", rolls=(1,))) == [0, 0]


def test_the_red_gunsmith_may_roll_again_against_an_outlaw():
    match = fight("10R", revolvers={0: 4}, rolls=(2, 5))
    assert asked(match) == (0, "reroll")
    assert points(play(match, "reroll:2")) == [2, 0]


def test_the_red_gunsmith_who_leads_but_cannot_beat_the_outlaw_is_asked_too():
    match = fight("10R", [(0, "55"), (1, "55")], revolvers={0: 4}, rolls=(2, 1))
    assert asked(match) == (0, "reroll")


def test_dynamite_adds_two_dice_against_an_outlaw():
    match = fight("9R", [(0, "55", "dynamite")], rolls=(4, 4))
    assert (points(match), match.state.dynamite) == ([2, 0], 7)


def test_dynamite_against_an_outlaw_on_an_own_mine_triples_it_as_well():
    match = fight("9R", [(0, "55", "dynamite")], land={"55": "mine 0", "56": "mountain"}, rolls=(4, 4))
    assert (points(match), money(match)) == ([2, 0], [9, 0])


def test_a_sharpshooter_keeps_the_better_die_against_an_outlaw():
    assert points(play(fight("2Y", powers={0: "sharpshooter"}, revolvers={0: 3}, rolls=(1, 5)), "die:5")) == [2, 0]


def test_the_hired_gun_counts_against_an_outlaw():
    assert points(fight("7Y", rolls=(5,))) == [2, 0]


def test_the_doctor_heals_those_whom_an_outlaw_has_beaten():
    match = fight("14Y", [(1, "55")], money=5, rolls=(1,))
    assert asked(match) == (1, "heal")
    play(match, "heal:vp5")
    assert (money(match), [target.id for _, target, _ in match.state.placed]) == ([8, 2], ["vp5"])


def test_the_doctor_has_three_dollars_from_the_bank_for_an_outlaw_removed():
    assert money(fight("14Y", [(1, "55")], revolvers={1: 9})) == [3, 0]
    assert money(fight("14Y", revolvers={0: 9})) == [3, 0]


def test_the_undertaker_is_paid_by_those_whom_an_outlaw_has_beaten():
    match = fight("14R", [(1, "55")], money=5, rolls=(1,))
    assert asked(match) == (1, "bury")
    assert money(play(match, "bury:money")) == [7, 3]


def test_the_undertaker_has_two_dollars_from_the_bank_for_an_outlaw_removed():
    assert money(fight("14R", [(1, "55")], revolvers={1: 9})) == [2, 0]


def test_the_heroes_fight_outlaws_on_buildings_of_others_for_points_only():
    match = fight("16Y", land={"55": "hotel 1"}, revolvers={0: 9})
    assert (points(match), money(match)) == ([2, 0], [0, 6])


def test_nobody_robs_the_heroes_after_freeing_their_building():
    match = fight("16Y", [(1, "55")], land={"55": "hotel 0"}, revolvers={1: 9})
    assert (points(match), money(match)) == ([0, 2], [6, 0])


def test_the_white_cowboy_does_not_fight_outlaws():
    match = scene(2, cards={0: "1Y"}, white=0, cowboys={1: 1}, outlaws="55", options=OUTLAWS, round=2)
    assert "place:55" not in options(match)


def test_the_white_cowboy_does_not_keep_an_outlaw_safe():
    match = scene(2, cards={1: "1Y"}, white=1, cowboys=1, outlaws="55", options=OUTLAWS, round=2)
    assert "place:55" in options(match)


def test_the_editor_counts_what_an_outlaw_has_left():
    """Half of a hotel is three dollars: a started ten."""
    match = scene(
        2, at="inc_buildings", round=2, cards={0: "17R"}, land={"55": "hotel 0"}, outlaws="55", gang=6, options=OUTLAWS
    )
    assert (money(match), points(match)) == ([3, 0], [1, 0])


def test_the_lawyer_sends_nobody_home_who_fights_an_outlaw():
    match = scene(
        2,
        at="parcels",
        round=2,
        cards={0: "17Y"},
        placed=[(0, "55"), (1, "55")],
        outlaws="55",
        gang=1,
        options=OUTLAWS,
        money=5,
    )
    assert len(match.state.placed) == 2


def test_the_city_hall_is_not_founded_where_an_outlaw_stands():
    g = scene(2, cowboys=1, outlaws="33", options=OUTLAWS, round=2).state
    assert "33" not in ids(hall_sites(g))
    assert "34" in ids(hall_sites(g))


# ------------------------------------------------------------ people and horses


def test_the_white_cowboy_allows_a_horse():
    match = scene(2, cards={0: "1Y"}, white=0, cowboys={1: 1}, horses=1, options=HORSES)
    assert asked(play(match, "place:ammo")) == (0, "horse")


def test_the_white_cowboy_does_not_ride():
    match = scene(2, cards={0: "1Y"}, white=0, cowboys={1: 1}, horses=1, options=HORSES)
    assert not {"place:1", "place:5"} & set(options(match))


def test_horses_and_merchant_do_not_double_the_same_ranch():
    match = scene(
        2, at="inc_buildings", cards={0: "3Y"}, waiting={0: [3]}, stable={0: [0, 0, 1, 0, 0], 1: [0] * 5},
        land={"22": "ranch 0", "77": "ranch 0"}, options=HORSES,
    )  # fmt: skip
    while asked(match) != (0, "double"):
        play(match, options(match)[0])
    play(match, "double:ranch")
    assert money(match) == [32, 0]


def test_an_outlaw_halves_a_ranch_doubled_by_a_horse():
    match = scene(
        2, at="inc_buildings", round=2, stable={0: [0, 0, 1, 0, 0], 1: [0] * 5}, land={"22": "ranch 0"}, outlaws="22", gang=6,
        options={**HORSES, **OUTLAWS},
    )  # fmt: skip
    while asked(match):
        play(match, options(match)[0])
    assert money(match) == [8, 0]


def test_the_first_paddock_counts_against_outlaws():
    match = scene(
        2, at="inc_buildings", round=2, placed=[(0, "55")], stable={0: [3, 0, 0, 0, 0], 1: [0] * 5}, outlaws="55", gang=1,
        rolls=(6,), options={**HORSES, **OUTLAWS},
    )  # fmt: skip
    assert points(match) == [2, 0]


def test_a_no_duel_token_goes_with_a_moved_cowboy():
    match = scene(2, cards={0: "11Y"}, cowboys=2, horses=1, placed=[(0, "vp2", "noduel")], options=HORSES)
    play(match, "place:ammo", "horse:2", "again:vp2.back")
    assert not {"shift:wages", "shift:11"} & set(options(match))
    play(match, "shift:vp3")
    assert match.state.placed[-1][2] == "noduel"


# ------------------------------------------------------------ Kit Carson and horses


def riding(**things: object) -> Match:
    found = {"phase": "kit", "options": {**KIT, **HORSES}, "cowboys": 2, "horses": 2, "placed": [(0, "wages")]}
    return scene(2, **{**found, **things})


def test_horses_are_played_and_taken_back_while_everybody_places():
    match = play(riding(), "0 kit:5.horse")
    assert (me(match).horses, me(match).stable) == (1, [0, 0, 0, 0, 1])
    play(match, "0 kit:5.horse_back")
    assert (me(match).horses, me(match).stable) == (2, [0] * 5)


def test_there_are_never_more_horses_than_cowboys_on_the_board_when_somebody_finishes():
    match = play(riding(), "0 kit:5.horse")
    assert "kit:4.horse" not in options(match, 0)
    play(match, "0 kit:wages.back")
    assert "kit:finish" not in options(match, 0)
    play(match, "0 kit:5.horse_back")
    assert "kit:finish" in options(match, 0)


def test_a_rider_is_no_cowboy_on_the_board():
    match = play(riding(placed=[]), "0 kit:5.plain")
    assert "kit:4.horse" not in options(match, 0)
    play(match, "0 kit:5.back")
    assert me(match).reserve == 2


def test_the_fourth_paddock_pays_when_its_owner_finishes():
    match = play(riding(), "0 kit:4.horse")
    assert me(match).money == 0
    play(match, "0 kit:finish")
    assert me(match).money == 2


def test_the_fourth_paddock_pays_also_who_is_alone_in_placing():
    """Two dollars, and four of the wages."""
    match = play(scene(2, options={**KIT, **HORSES}, cowboys=2, horses=1), "pass", "place:wages", "horse:4")
    play(match, "1 kit:finish" if "kit:finish" in options(match, 1) else "pass")
    assert me(match, 1).money == 6


# ------------------------------------------------------------ Kit Carson and others


def test_the_red_sheriff_is_stopped_by_who_came_before_him():
    match = scene(2, phase="kit", cards={0: "1R"}, cowboys=2, options=KIT)
    assert "kit:ammo.plain" in options(match, 0)
    play(match, "1 kit:ammo.plain")
    assert "kit:ammo.plain" not in options(match, 0)


def test_who_came_before_the_red_sheriff_may_still_be_joined_by_others():
    match = play(scene(2, phase="kit", cards={0: "1R"}, cowboys=2, options=KIT), "0 kit:ammo.plain")
    assert "kit:ammo.plain" in options(match, 1)


def test_outlaws_are_fought_with_kit_carson_too():
    match = scene(2, phase="kit", round=2, cowboys=2, outlaws="55", gang=1, options={**KIT, **OUTLAWS})
    assert "kit:55.plain" in options(match, 0)


def test_the_white_cowboy_can_be_taken_back():
    match = scene(2, phase="kit", cards={0: "1Y"}, white=0, cowboys=1, options=KIT)
    play(match, "0 kit:ammo.white", "0 kit:ammo.white_back")
    assert (me(match).white, me(match).reserve) == (True, 1)


# ------------------------------------------------------------ people and the river


def test_two_roads_of_the_chinese_worker_make_a_bridge():
    match = play(scene(2, phase="people", people="4Y 1Y 2Y", options=RIVER, roads="34"), "take:4Y")
    assert (me(match).roads, "h24" in ids(edges(match.state, 2)), "h24" in ids(edges(match.state, 1))) == (2, True, False)


def test_a_useless_bridge_brings_the_governor_nothing():
    """Both ends of it are served already."""
    match = scene(2, cards={0: "13Y"}, cowboys=1, roads="34 36 26", roads_left={0: 2}, options=RIVER)
    play(match, "place:lay", "road:h24")
    assert (points(match), me(match).roads) == ([0, 0], 0)


def test_a_ranch_of_the_cowboy_earns_from_the_river():
    match = scene(2, phase="people", people="15R 1Y 2Y", options=RIVER, row="ranch", money=9)
    play(match, "take:15R", "pioneer:34")
    assert income(match.state, index("34")) == 8


def test_a_bridge_belongs_to_the_straight_line_of_the_station():
    roads = " ".join(f"h3{j}" for j in range(8))
    match = scene(2, cowboys=1, roads=roads, parcels={"33": 0}, options=RIVER)
    assert ids(match.state.bridges) == ["h34"]
    assert ids(places(match.state, me(match), STATION)) == ["33"]


def test_the_free_road_of_the_city_hall_is_no_bridge():
    around = dict.fromkeys(("23", "33", "43", "44", "34"), "mountain")
    match = scene(
        2, phase="beginning", row="ranch mine - - - ranch mine", bag="city_hall", land=around, roads="34", options=RIVER
    )
    assert asked(match) == (0, "hall_road")
    assert "hall_road:h24" not in options(match)


def test_the_gold_rush_is_played_with_six_mountains():
    g = GAME.set_up(3, {"people": "gold_rush", **RIVER}, seed=4)
    assert [piece.id for piece in g.land if piece is not None].count("mountain") == 6


# ------------------------------------------------------------ people and Might is Right


def test_the_doctor_and_the_undertaker_follow_duels_with_tiles():
    found = {"at": "roads3", "placed": [(0, "roads3"), (1, "roads3")], "duel_hands": {0: [5, 4], 1: [0, 1]}, "options": MIGHT}
    match = play(scene(2, cards={0: "14Y"}, money=5, **found), "0 tile:5", "1 tile:1")
    assert asked(match) == (1, "heal")
    match = play(scene(2, cards={0: "14R"}, money=5, **found), "0 tile:5", "1 tile:1")
    assert asked(match) == (1, "bury")


def test_the_yellow_gunsmith_scores_for_duels_with_tiles():
    match = scene(
        2,
        at="roads3",
        placed=[(0, "roads3"), (1, "roads3")],
        cards={0: "10Y"},
        duel_hands={0: [5, 4], 1: [0, 1]},
        options=MIGHT,
    )
    assert points(play(match, "0 tile:5", "1 tile:1")) == [2, 0]


def test_the_red_gunsmith_alone_against_an_outlaw_plays_a_tile():
    match = fight("10R", duel_hands={0: [3, 5]}, options={**MIGHT, **OUTLAWS}, revolvers={0: 3})
    assert (asked(match), points(play(match, "tile:5"))) == ((0, "tile"), [2, 0])


def test_who_plays_without_a_duel_draws_nothing():
    match = fight("2Y", [], duel_hands={0: [3]}, options={**MIGHT, **OUTLAWS})
    assert me(match).duel_hand == [3]


# ------------------------------------------------------------ people and A New Beginning


def test_the_red_indian_who_is_a_lawyer_too_pays_three_dollars_at_most():
    land = dict.fromkeys(("33", "34", "35", "43", "44"), "mountain")
    match = scene(
        2, phase="people", people="1Y 2Y 7Y 8R 17Y", powers={0: "second"}, land=land, money=5, options=BEGINNING, cowboys=1
    )
    play(match, "take:8R", "take:7Y", "second:17Y", "parcel:44")
    assert (owner(match, "44"), me(match).money) == (0, 2)


def test_both_faces_of_two_cards_may_be_chosen_with_connections():
    match = scene(2, phase="people", people="1Y 2Y 7Y 8R 17Y", powers={0: "connections second"}, options=BEGINNING)
    play(match, "take:7R", "take:1Y")
    assert {"second:2R", "second:2Y", "second:8Y"} <= set(options(match))


def test_connections_offer_the_yellow_cowboy_with_horses():
    match = scene(2, phase="people", people="1Y 2Y 7Y 15R", powers={0: "connections"}, options={**BEGINNING, **HORSES})
    assert "take:15Y" in options(match)


def test_a_second_card_that_is_the_street_boy_brings_a_third():
    match = scene(2, phase="people", people="0R 1Y 2Y 3Y 7Y", powers={0: "second"}, options=BEGINNING, cowboys=1)
    play(match, "take:7Y", "take:1Y", "second:0R")
    assert (asked(match), values(match)) == ((0, "take"), ["2Y", "3Y"])
    play(match, "take:2Y")
    assert (ids(me(match).cards), match.state.order) == (["7Y", "0R", "2Y"], [0, 1])


def test_a_red_sheriff_with_another_card_scores_for_lost_duels_too():
    match = scene(2, at="roads3", cards={0: "1R 10R"}, placed=[(0, "roads3"), (1, "roads3")], rolls=(1, 6))
    assert points(play(match, "pass")) == [3, 0]


@pytest.mark.parametrize("face", ["14Y", "14R"])
def test_the_doctors_card_is_free_also_as_a_second_card(face):
    match = scene(2, phase="people", people="1Y 2Y 7Y 14Y", powers={0: "second"}, options=BEGINNING)
    play(match, "take:7Y", "take:1Y")
    assert f"second:{face}" in options(match)


# ------------------------------------------------------------ people together


def test_merchant_and_dynamite_do_not_multiply_the_same_mine():
    land = {"22": "mine 0", "11": "mountain", "77": "mine 0", "88": "mountain"}
    match = scene(2, at="inc_buildings", cards={0: "3Y"}, waiting={0: [3]}, dynamite={0: 1}, land=land)
    play(match, "blast:22", "double:mine")
    assert money(match) == [9 + 6, 0]


def test_the_lawyer_meets_the_white_cowboy_as_everybody_does():
    match = scene(2, cards={0: "17Y", 1: "1Y"}, cowboys=1, placed=[(1, "11", "white")])
    assert "place:11" not in options(match)


def test_the_undertaker_buries_nobody_whom_the_lawyer_sends_home():
    match = scene(3, at="parcels", cards={0: "17Y", 2: "14R"}, placed=[(0, "11"), (1, "11")], money=5)
    assert (asked(match), reserves(match)) == ((0, "buy_parcel"), [0, 1, 0])


def test_no_duel_cowboys_are_no_rivals_for_the_gunsmith():
    match = scene(2, at="vp2", cards={0: "10Y", 1: "11Y"}, placed=[(0, "vp2"), (1, "vp2", "noduel")], listen=True)
    assert (heard(match, "shoots"), points(match)) == ([], [0, 0])


def test_the_teacher_and_kit_carson_leave_ties_to_who_finished_first():
    match = scene(
        2, at="roads3", cards={0: "18Y"}, placed=[(0, "roads3"), (1, "roads3")], rolls=(4, 4), passed=[1, 0], options=KIT
    )
    assert me(match, 1).roads == 3


def test_the_chinese_worker_pays_half_also_when_the_doctor_sent_him_there():
    match = scene(2, at="b3", cards={0: "4Y", 1: "14Y"}, placed=[(0, "b3")], row="ranch", money=2, parcels={"11": 0})
    play(match, "buy_building:b3")
    assert money(match) == [0, 2]


def test_the_city_hall_raises_what_the_merchant_doubles():
    land = {"11": "city_hall", "55": "blacksmith 0"}
    match = play(scene(2, at="inc_buildings", cards={0: "3Y"}, waiting={0: [3]}, land=land, hall=0), "double:blacksmith")
    assert money(match) == [20, 0]


def test_cards_are_back_for_everybody_after_a_round_with_three_of_them():
    match = scene(2, phase="end", until="end", cards={0: "0R 2Y 7Y", 1: "1Y"}, bag=BAG, options=BEGINNING)
    assert len(match.state.left) == 8
