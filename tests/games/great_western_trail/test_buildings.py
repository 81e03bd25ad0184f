"""The building annex: every action of every neutral tile and of both sides of every personal building."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import ids, me, options, play, scene, values
from saloon.engine import Match
from saloon.games.great_western_trail.components import BUILDINGS, DISCS, FACES, HAND_DISC, NEUTRALS, RISKS, STEP_LEFT
from saloon.games.great_western_trail.rules.discs import take_disc
from saloon.games.great_western_trail.rules.location import Visit

HAZARDS = {"FLOOD1": "flood-4-green", "ROCK1": "rockfall-3-black"}


def at(space: str, **things: object) -> Match:
    """A match whose herder has just come to a neutral building."""
    return play(scene(**{**things, "herder": None}), f"begin:{space}")


def on(face: str, **things: object) -> Match:
    """A match whose herder has just come to an own building on A1."""
    trail = {"A1": f"{face}-0", **things.pop("trail", {})}
    return play(scene(trail=trail, **things), "move:A1")


def local(match: Match) -> list[str]:
    """The actions of the location that are offered."""
    return [value for value in values(match) if "-" in value and not value.startswith("aux")]


def drive(match: Match, track: str) -> Match:
    return play(match, f"engine:{track}")


# ------------------------------------------------------------ neutral buildings


def test_a_pays_two_dollars_for_a_galloway():
    match = play(at("A", hand="galloway"), "act:A-1")
    assert (me(match).dollars, ids(me(match).discard)) == (2, ["galloway"])


def test_a_hires_one_worker_for_his_price_and_one_for_two_dollars_more():
    match = play(at("A", dollars=14, jobs={1: "cowboy cowboy"}), "act:A-2", "act:A-3")
    assert (me(match).dollars, me(match).workers) == (0, [3, 1, 1])


def test_b_pays_two_dollars_for_a_santa_gertrudis():
    match = play(at("B", hand="santa_gertrudis"), "act:B-1")
    assert (me(match).dollars, ids(me(match).discard)) == (2, ["santa_gertrudis"])


def test_b_builds_for_two_dollars_a_builder():
    match = play(at("B", dollars=2, buildings="2a"), "act:B-2", "site:B3")
    assert (me(match).dollars, me(match).buildings) == (0, [])


def test_c_gives_a_certificate_or_an_objective():
    match = play(at("C", display="O01 O02"), "act:C-1a")
    assert me(match).certificates == 1
    match = play(at("C", display="O01 O02", objectives="O03"), "act:C-1b", "objective:O02")
    assert (ids(me(match).discard), ids(match.state.display)) == (["O02"], ["O01", "O03"])


@pytest.mark.parametrize(("tile", "action"), [("C", "C-2"), ("G", "G-1")])
def test_c_and_g_drive_the_engine_as_far_as_there_are_engineers(tile, action):
    match = play(at(tile, workers=(1, 1, 3)), f"act:{action}")
    assert values(match) == ["1", "2", "3"]
    assert me(drive(match, "3")).engine.id == "3"


def test_d_collects_an_outlaw_or_drives_two_spaces_for_two_dollars():
    match = at("D", dollars=2, trail={"OUT3": "outlaw-green"})
    assert local(match) == ["D-1a", "D-1b", "D-2"]
    play(match, "act:D-1a")
    assert (me(match).dollars, ids(me(match).outlaws), local(match)) == (4, ["outlaw-green"], ["D-2"])
    match = drive(play(at("D", dollars=2), "act:D-1b"), "2")
    assert (me(match).dollars, me(match).engine.id) == (0, "2")


@pytest.mark.parametrize("tile", "DG")
def test_d_and_g_allow_a_single_or_a_double_auxiliary_action(tile):
    match = play(at(tile, cleared="aux1"), f"act:{tile}-2")
    assert values(match) == ["aux1", "aux2", "aux1-double"]
    assert me(play(match, "auxiliary:aux1-double")).dollars == 2


def test_e_pays_two_dollars_for_a_pineywoods_and_buys_cattle():
    match = play(at("E", hand="pineywoods", dollars=4, market="longhorn"), "act:E-1", "act:E-2", "buy:longhorn-1")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["pineywoods", "longhorn"])


def test_f_pays_four_dollars_for_a_pair():
    match = play(at("F", hand="longhorn galloway longhorn galloway"), "act:F-1")
    assert sorted(values(match)) == ["galloway", "longhorn"]
    play(match, "discard:galloway")
    assert (me(match).dollars, ids(me(match).discard)) == (4, ["galloway", "galloway"])


def test_f_clears_a_hazard_for_seven_dollars():
    match = play(at("F", dollars=7, trail=HAZARDS), "act:F-2", "hazard:FLOOD1")
    assert (me(match).dollars, ids(me(match).hazards)) == (0, ["flood-4-green"])


# ------------------------------------------------------------ personal buildings, side a


def test_1a_pays_two_dollars_for_every_own_building_in_a_forest():
    trail = {"B1": "1a-0", "C2": "2a-0", "E1": "3a-1", "A2": "3a-0"}
    match = play(scene(trail=trail, herder="B", dollars=0), "move:B1", "act:1a-1")
    assert me(match).dollars == 4


def test_1a_pays_nothing_without_a_forest():
    assert local(on("1a")) == []


def test_2a_pays_four_dollars_for_a_galloway_and_buys_cattle():
    match = play(on("2a", hand="galloway", dollars=2, market="corriente"), "act:2a-1", "act:2a-2", "buy:corriente-1")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["galloway", "corriente"])


def test_3a_pays_three_dollars_for_a_pair_and_moves_one_on():
    match = play(on("3a", hand="criollo criollo"), "act:3a-1", "act:3a-2")
    assert (me(match).dollars, me(match).herder.id) == (3, "B")


def test_4a_clears_a_hazard_for_five_dollars_and_moves_two_on():
    match = play(on("4a", dollars=5, trail=HAZARDS), "act:4a-1", "hazard:ROCK1", "act:4a-2")
    assert (me(match).dollars, ids(me(match).hazards), values(match)) == (0, ["rockfall-3-black"], ["B", "C"])


def test_5a_pays_seven_dollars_for_cattle_of_value_three():
    match = play(on("5a", hand="galloway shorthorn-3 corriente longhorn"), "act:5a-1")
    assert values(match) == ["longhorn", "corriente"]
    play(match, "discard:corriente")
    assert (me(match).dollars, ids(me(match).discard)) == (7, ["corriente"])


@pytest.mark.parametrize(("face", "action"), [("5a", "5a-2"), ("8a", "8a-1b"), ("3b", "3b-1")])
def test_5a_8a_and_3b_allow_a_single_or_a_double_auxiliary_action(face, action):
    match = play(on(face, cleared="aux1"), f"act:{action}", "auxiliary:aux1-double")
    assert me(match).dollars == 2


def test_6a_hires_for_a_dollar_less_and_drives_as_far_as_there_are_engineers():
    match = play(on("6a", dollars=5, jobs={1: "cowboy"}, workers=(1, 1, 2)), "act:6a-1", "act:6a-2")
    assert (me(match).dollars, me(match).workers, values(match)) == (0, [2, 1, 2], ["1", "2"])


def test_7a_gives_two_certificates_and_two_dollars_for_every_pair_of_outlaws():
    outlaws = "outlaw-green outlaw-green outlaw-orange outlaw-orange outlaw-orange"
    match = play(on("7a", outlaws=outlaws, cleared="certificate4 certificate6"), "act:7a-1", "certify:4")
    assert (me(match).dollars, me(match).certificates, len(me(match).outlaws)) == (4, 4, 5)


def test_7a_gives_nothing_without_a_pair():
    assert local(on("7a", outlaws="outlaw-green outlaw-green")) == []


def test_8a_collects_an_outlaw_or_allows_an_auxiliary_action_and_drives_two_spaces():
    match = on("8a", trail={"OUT2": "outlaw-orange"})
    assert local(match) == ["8a-1a", "8a-1b", "8a-2"]
    play(match, "act:8a-1a")
    assert (me(match).dollars, local(match)) == (1, ["8a-2"])
    play(match, "act:8a-2")
    assert values(match) == ["1", "2"]


def test_9a_drives_three_spaces():
    assert values(play(on("9a"), "act:9a-1")) == ["1", "2", "3"]


def test_9a_delivers_specially_as_far_as_the_engine_drives_back():
    match = play(on("9a", engine=10, hand="longhorn"), "act:9a-2", "engine:5")
    assert values(match) == ["kansas_city", "fulton", "st_louis"]
    play(match, "deliver:st_louis", "disc:aux3")
    assert (ids(me(match).cities), me(match).dollars, me(match).engine.id) == (["st_louis"], 0, "5")
    assert ids(me(match).hand) == ["longhorn"]


def test_9a_counts_neither_occupied_spaces_nor_turnouts():
    """From 9 to the turnout after 7: only 8 is entered; with an engine on 8, nothing is."""
    match = play(on("9a", engine=9), "act:9a-2", "engine:ST2")
    assert values(match) == ["kansas_city", "fulton"]
    match = play(on("9a", engine=9, others={1: dict(engine=8)}), "act:9a-2", "engine:ST2")
    assert match.question.verb == "disc", "only Kansas City can be reached, so it is not asked"


def test_9a_delivers_to_no_city_twice_and_costs_no_transport():
    match = play(on("9a", engine=9, cities="fulton st_louis"), "act:9a-2", "engine:0")
    assert values(match) == ["kansas_city", "bloomington", "peoria"]
    play(match, "deliver:peoria", "disc:aux3")
    assert me(match).dollars == 0


def test_9a_triggers_delivery_actions():
    match = play(on("9a", engine=9, cities="bloomington"), "act:9a-2", "engine:5", "deliver:st_louis", "disc:aux3")
    assert me(match).tokens == 1


def test_9a_may_upgrade_a_station_where_the_engine_stops():
    match = play(on("9a", engine=9, dollars=2), "act:9a-2", "engine:ST2", "deliver:fulton", "disc:aux3", "upgrade:aux4")
    assert (ids(me(match).stations), me(match).dollars) == (["ST2"], 0)


def test_9a_delivers_nothing_with_the_engine_at_the_start():
    assert local(on("9a")) == ["9a-1"]


def test_10a_moves_the_certificates_to_the_limit_and_the_herder_up_to_five_on():
    match = play(on("10a"), "act:10a-1", "certify:3", "act:10a-2")
    assert (me(match).certificates, me(match).herder.id) == (3, "A1")
    assert values(match) == ["B", "C", "E", "D", "F", "G"]


def test_11a_clears_two_hazards_for_two_dollars_each():
    match = play(on("11a", dollars=4, trail=HAZARDS), "act:11a-1", "hazard:ROCK1", "act:11a-2")
    assert (me(match).dollars, ids(me(match).hazards)) == (0, ["rockfall-3-black", "flood-4-green"])


def test_12a_pays_a_dollar_for_every_builder_and_moves_one_on():
    match = play(on("12a", workers=(1, 4, 1)), "act:12a-1", "act:12a-2")
    assert (me(match).dollars, me(match).herder.id) == (4, "B")


# ------------------------------------------------------------ personal buildings, side b


def test_1b_gives_two_certificates_for_an_objective_card():
    match = play(on("1b", hand="O01 criollo"), "act:1b-1", "certify:2")
    assert (me(match).certificates, ids(me(match).discard), me(match).area) == (2, ["O01"], [])


def test_1b_pays_three_dollars_for_driving_back_a_space():
    match = play(on("1b", engine=3), "act:1b-2")
    assert (me(match).dollars, me(match).engine.id) == (3, "2")
    assert local(on("1b")) == []


def test_2b_drives_two_spaces_for_a_santa_gertrudis_and_pays_two_dollars_for_a_criollo():
    match = drive(play(on("2b", hand="santa_gertrudis criollo"), "act:2b-1"), "2")
    play(match, "act:2b-2")
    assert (me(match).dollars, me(match).engine.id, ids(me(match).discard)) == (2, "2", ["santa_gertrudis", "criollo"])


def test_3b_moves_one_on_after_an_auxiliary_action():
    match = play(on("3b"), "act:3b-1", "auxiliary:aux1", "act:3b-2")
    assert (me(match).dollars, me(match).herder.id) == (1, "B")


def test_4b_draws_and_discards_as_many_cards_as_there_are_cowboys():
    match = play(on("4b", workers=(3, 1, 1), hand="criollo", draw="longhorn hereford-5 galloway"), "act:4b-1")
    assert values(match) == ["1", "2", "3"]
    play(match, "draw:3", "discard:criollo", "discard:galloway", "discard:longhorn")
    assert ids(me(match).hand) == ["hereford-5"]


def test_4b_moves_up_to_three_on():
    assert values(play(on("4b"), "act:4b-2")) == ["B", "C", "E", "D"]


def test_5b_gives_two_certificates_for_a_pineywoods_and_a_dollar_for_every_engineer():
    match = play(on("5b", hand="pineywoods", workers=(1, 1, 4)), "act:5b-1", "certify:2", "act:5b-2")
    assert (me(match).certificates, me(match).dollars) == (2, 4)


def test_7b_drives_as_far_as_there_are_own_buildings_in_forests():
    match = scene(trail={"B1": "7b-0", "C1": "2b-0", "E2": "3b-1"}, herder="B")
    assert values(play(match, "move:B1", "act:7b-1")) == ["1", "2"]
    assert local(on("7b")) == []


def test_8b_pays_six_dollars_and_puts_an_objective_into_the_hand_for_any_cattle():
    match = play(on("8b", hand="criollo galloway O01", display="O02 O03", objectives="O04"), "act:8b-1")
    assert values(match) == ["criollo", "galloway"]
    play(match, "discard:galloway", "objective:O03")
    assert (me(match).dollars, ids(me(match).hand)) == (6, ["criollo", "O01", "O03"])
    assert ids(match.state.display) == ["O02", "O04"]
    assert "act:O03" in options(match)


def test_8b_may_take_the_unseen_card_of_the_stack():
    match = play(on("8b", hand="criollo", display="O02", objectives="O04"), "act:8b-1", "objective:stack")
    assert ids(me(match).unseen) == ["O04"]
    play(match, "act:O04", "bonus:O04-1")
    assert (ids(me(match).area), me(match).dollars) == (["O04"], 8)


def test_8b_may_leave_the_objective():
    match = play(on("8b", hand="criollo", display="O02 O03", tokens=1), "act:8b-1", "pass")
    assert (me(match).dollars, me(match).hand) == (6, [])


def test_9b_upgrades_a_station_behind_the_engine_under_the_usual_rules():
    match = play(on("9b", engine=12, dollars=4, stations="ST1", cleared="aux1"), "act:9b-1")
    assert values(match) == ["ST2", "ST3"]
    play(match, "station:ST3")
    assert "hand" not in values(match)
    play(match, "upgrade:aux4")
    assert (ids(me(match).stations), me(match).dollars, me(match).engine.id) == (["ST1", "ST3"], 0, "12")


def test_9b_does_not_upgrade_where_the_engine_stands_nor_without_money():
    assert local(on("9b", engine="ST1", dollars=5)) == []
    assert local(on("9b", engine=12, dollars=1)) == []


def test_9b_may_replace_the_station_master():
    match = on("9b", engine=12, dollars=2, workers=(2, 1, 1), masters={"ST2": "SM9"}, stations="ST1", cleared="aux1")
    play(match, "act:9b-1", "upgrade:aux3", "master:cowboy", "bonus:SM9-1")
    assert (me(match).dollars, me(match).workers) == (12, [1, 1, 1])


def test_10b_pays_four_dollars_drives_four_spaces_and_moves_four_on():
    match = drive(play(on("10b"), "act:10b-1", "act:10b-2"), "4")
    play(match, "act:10b-3")
    assert (me(match).dollars, me(match).engine.id, values(match)) == (4, "4", ["B", "C", "E", "D", "F"])


def test_11b_drives_as_far_as_there_are_hazard_tiles():
    match = play(on("11b", hazards="flood-4-green drought-2-green"), "act:11b-1")
    assert values(match) == ["1", "2"]
    assert local(on("11b")) == []


def test_12b_pays_two_dollars_for_every_upgraded_station_and_gives_a_token():
    match = play(on("12b", stations="ST1 ST2 ST3", cleared="aux3 aux3 aux4"), "act:12b-1", "act:12b-2")
    assert (me(match).dollars, me(match).tokens) == (6, 1)


# ------------------------------------------------------------ 6b


def test_6b_copies_a_building_next_to_it_whoever_owns_it():
    match = on("6b", trail={"A2": "2b-1"}, hand="criollo")
    play(match, "act:6b-1")
    assert values(match) == ["A", "A2"]
    play(match, "copy:A2", "act:2b-2")
    assert (me(match).dollars, ids(me(match).discard)) == (2, ["criollo"])


def test_6b_copies_a_neutral_building():
    match = play(on("6b", hand="galloway"), "act:6b-1", "act:A-1")
    assert me(match).dollars == 2


def test_6b_copies_nothing_beyond_an_empty_space_or_another_location():
    match = play(on("6b", trail={"A3": "2b-1", "A2": "3b-1"}), "act:6b-1")
    assert values(match) == ["A", "A2"]
    match = play(scene(trail={"A2": "6b-0"}), "move:A2")
    assert local(match) == []


def test_6b_copies_no_hazard():
    match = scene(trail={"FR1": "6b-0", "FLOOD4": "flood-4-green"})
    assert local(play(match, "move:FR1")) == []


def test_6b_copies_no_6b():
    match = scene(trail={"A2": "6b-0", "A3": "6b-1"})
    assert local(play(match, "move:A2")) == []
    match = on("6b", trail={"A2": "6b-1"}, hand="galloway")
    assert local(play(match, "act:6b-1")) == ["A-1"]


def test_6b_counts_for_who_copies():
    """Four builders of mine, not of the owner of 12a."""
    match = on("6b", trail={"A2": "12a-1"}, workers=(1, 4, 1), others={1: dict(workers=(1, 2, 1))})
    play(match, "act:6b-1", "copy:A2", "act:12a-1")
    assert [me(match).dollars, me(match, 1).dollars] == [4, 0]


def test_6b_pays_no_fee_to_copy():
    match = play(on("6b", trail={"A2": "1b-1"}, dollars=5, engine=2), "act:6b-1", "copy:A2", "act:1b-2")
    assert [me(match).dollars, me(match, 1).dollars] == [8, 0]


def test_6b_copies_the_risk_action_of_the_neighbour_and_keeps_its_own():
    match = play(scene(trail={"FR1": "6b-0", "FR2": "3b-1"}, hand="criollo criollo"), "move:FR1", "act:6b-1")
    assert local(match) == ["FR1-risk-1", "3b-1", "3b-2", "FR2-risk-1"]


def test_6b_moves_on_from_its_own_space():
    match = play(on("6b", trail={"A2": "4b-1"}), "act:6b-1", "copy:A2", "act:4b-2")
    assert values(match) == ["A2", "B", "C"]


def test_who_copied_a_building_does_not_perform_the_same_actions_in_that_turn():
    match = on("6b", trail={"A2": "4b-1", "A3": "4b-0"})
    play(match, "act:6b-1", "copy:A2", "act:4b-1", "act:4b-2", "move:A3")
    assert options(match) == ["act:aux1", "act:aux2", "act:end"]


def test_what_was_copied_but_not_performed_is_open_on_the_own_building():
    """Q46: the annex bars the same actions, not the building."""
    match = on("6b", trail={"A2": "4b-1", "A3": "4b-0"})
    play(match, "act:6b-1", "copy:A2", "act:4b-2", "move:A3")
    assert local(match) == ["4b-1"]


def test_the_own_building_keeps_the_action_of_its_risk_space_after_the_same_building_was_copied():
    """Q46: an action of the space, which nobody performed."""
    match = scene(trail={"A2": "4b-1", "A3": "6b-0", "DR1": "4b-0"}, hand="galloway")
    play(match, "move:A3", "act:6b-1", "copy:A2", "act:4b-1", "discard:criollo", "act:4b-2", "move:DR1")
    assert local(match) == ["DR1-risk-1"]


def test_who_used_a_building_copies_only_the_other_actions_of_the_same_in_that_turn():
    """Q46: from the own 3b on A1 to the own 6b on A2, next to another 3b and the one that moved the herder on."""
    match = on("3b", trail={"A2": "6b-0", "A3": "3b-1"})
    play(match, "act:3b-2", "act:6b-1")
    assert (me(match).herder.id, values(match)) == ("A2", ["A1", "A3"])
    assert local(play(match, "copy:A3")) == ["3b-1"]


def test_a_building_all_of_whose_actions_were_performed_is_not_copied():
    """Q46."""
    match = on("3b", trail={"A2": "6b-0", "A3": "3b-1"})
    play(match, "act:3b-1", "auxiliary:aux1", "act:3b-2")
    assert local(match) == []


# ------------------------------------------------------------ what stands on the tiles


def test_neutral_buildings_have_no_hand():
    assert {tile.hand for tile in NEUTRALS} == {""}
    assert [tile.name for tile in NEUTRALS] == list("ABCDEFG")


def test_every_player_has_both_sides_of_twelve_buildings():
    assert len(FACES) == 24
    assert all((seat, face.id) in BUILDINGS for seat in range(4) for face in FACES)


def test_every_side_costs_so_many_builders_and_scores_so_many_points():
    """Builders and points, 1a to 12b."""
    figures = {face.id: (face.builders, face.points) for face in FACES}
    assert [figures[f"{n}a"] for n in range(1, 13)] == [
        (1, 1), (1, 1), (1, 1), (2, 3), (3, 4), (4, 5), (5, 6), (5, 6), (7, 9), (9, 13), (12, 20), (4, 5),
    ]  # fmt: skip
    assert [figures[f"{n}b"] for n in range(1, 13)] == [
        (1, 1), (1, 1), (2, 3), (2, 3), (3, 4), (4, 5), (5, 6), (6, 8), (6, 8), (8, 11), (5, 10), (3, 4),
    ]  # fmt: skip


def test_these_sides_show_hands():
    hands = {face.id: face.hand for face in FACES if face.hand}
    assert hands == {
        "1a": "green", "4a": "black", "7a": "both", "8a": "green", "10a": "black",
        "1b": "green", "4b": "black", "7b": "both", "10b": "black",
    }  # fmt: skip


def test_of_the_equal_actions_of_11a_one_is_offered_on_a_risk_space_too():
    """The space has an action of its own, so that three are left."""
    risk = next(space for space in RISKS if space.id != "A1")
    match = scene(trail={risk.id: "11a-0", **HAZARDS}, herder=risk.id, dollars=9)
    visit = Visit(match.state, me(match), set())
    assert [action.id for action in visit.left][:2] == ["11a-1", "11a-2"]
    assert [action.id for action in visit.offered()] == ["11a-1", *[action.id for action in RISKS[risk]]]
    visit.spend(visit.left[0])
    assert [action.id for action in visit.offered()] == ["11a-2", *[action.id for action in RISKS[risk]]]


@pytest.mark.parametrize(("disc", "event", "dollars"), [(HAND_DISC, "pays_bank", 5), (STEP_LEFT, "gains", 3)])
def test_the_money_of_a_disc_is_told(disc, event, dollars):
    match = scene(dollars=9, listen=True)
    take_disc(match.state, me(match), DISCS[disc])
    assert (match.tells[-1].event, match.tells[-1].values) == (event, {"dollars": dollars})
