"""Phase B at a location, sentence by sentence (rulebook, p. 8), and every building of the annex."""

from __future__ import annotations

import pytest

from games.great_western_trail_argentina.scene import ids, me, options, play, reasons, scene, values


def at(tile: str, *, space: str = "p01", **mine):
    """On an own building, with every action before one."""
    return play(scene(herder="A", trail={space: f"{tile}-0"} | mine.pop("trail", {}), **mine), f"move:{space}")


def test_each_action_once_in_any_order():
    match = play(scene(herder=None, hand="patagonico patagonico", dollars=0), "begin:B", "act:B-1")
    assert values(match) == ["B-2", "end"]
    play(match, "act:B-2", "build:1a-0", "site:p01")
    assert me(match).dollars == 0


def test_an_auxiliary_action_only_instead_of_all_local_ones():
    match = play(scene(herder=None, hand="patagonico", dollars=9), "begin:B")
    assert {"aux1", "aux2"} <= set(values(match))
    play(match, "act:B-1")
    assert not {"aux1", "aux2"} & set(values(match))


def test_after_an_auxiliary_action_no_local_one():
    match = play(scene(herder=None, hand="patagonico", dollars=9), "begin:B", "act:aux1")
    assert me(match).dollars == 10
    assert match.state.active == 1


def test_a_turn_may_be_passed():
    """G-15."""
    match = play(scene(herder=None, hand="patagonico"), "begin:B", "act:end")
    assert match.state.active == 1


def test_on_anothers_building_only_an_auxiliary_action():
    match = play(scene(trail={"p01": "10a-1"}), "move:p01")
    assert values(match) == ["aux1", "aux2", "end"]


def test_the_special_action_belongs_to_the_owner():
    match = play(scene(trail={"p05": "10a-1"}, hand="niata"), "move:p05")
    assert "p05-special-1" not in values(match)


def test_of_two_actions_with_a_slash_only_one():
    match = play(scene(herder=None, hand="exhaustion"), "begin:H", "act:H-2a")
    assert not {"H-2a", "H-2b"} & set(values(match))
    assert match.state.exhaustion == 21


def test_a_building_with_an_auxiliary_icon_offers_no_other():
    """C: its own single auxiliary action leaves the rest."""
    match = play(scene(herder=None), "begin:C")
    assert values(match) == ["C-2", "C-3", "end"]


# ------------------------------------------------------------ neutral buildings


def test_c_gives_an_objective_card_and_a_step_of_the_locomotive():
    match = play(scene(herder=None, display="o100", objectives="o101 o102"), "begin:C", "act:C-1")
    assert values(match) == ["o100", "stack"]
    play(match, "objective:stack", "act:C-3")
    assert ids(me(match).discard) == ["o101"]
    assert me(match).engine.id == "1"


def test_d_takes_exactly_two_of_a_breed():
    match = play(scene(herder=None, hand="caracu_2 caracu_3 caracu_3 niata"), "begin:D", "act:D-1")
    play(match, "discard:caracu_2")
    assert me(match).dollars == 2
    assert sorted(ids(me(match).hand)) == ["caracu_3", "niata"]


def test_f_gives_a_certificate_without_a_question():
    match = play(scene(herder=None, trail={"g1": "green-3-green"}, hand="caracu_2"), "begin:F", "act:F-1")
    assert me(match).certificates == 1


def test_h_gives_grain_for_every_granjero():
    match = play(scene(herder=None, workers=(1, 1, 1, 3)), "begin:H", "act:H-1")
    assert values(match) == ["3", "2", "1"]
    play(match, "harvest:3")
    assert me(match).grain == 3


# ------------------------------------------------------------ personal buildings


@pytest.mark.parametrize(("tile", "ask", "what", "count"), [("1a", "harvest:2", "grain", 2), ("1b", "", "dollars", 4)])
def test_1_counts_own_buildings_on_farmland(tile, ask, what, count):
    """Itself included: p02 and p06 have an ear, p01 has none, p07 is somebody else's."""
    trail = {"p06": "2a-0", "p01": "3a-0", "p07": "2a-1"}
    match = at(tile, space="p02", trail=trail)
    play(match, f"act:{tile}-1", *([ask] if ask else []))
    assert getattr(me(match), what) == count


def test_2a_doubles_and_moves_on():
    match = play(at("2a", cleared="aux1b"), "act:2a-1", "auxiliary:aux1-double", "act:2a-2")
    assert me(match).dollars == 2
    assert me(match).herder.id == "B"


def test_2b_pays_for_granjeros():
    assert me(play(at("2b", workers=(1, 1, 1, 3)), "act:2b-1")).dollars == 3


def test_3a_gives_a_token_and_three_strength():
    match = at("3a", trail={"g1": "green-3-green"})
    play(match, "act:3a-2")
    assert ids(me(match).farmers) == ["green-3-green"]
    play(match, "act:3a-1")
    assert me(match).tokens == 1
    assert match.state.exhaustion == 20


def test_3b_gives_two_certificates_or_three_for_an_objective_card():
    assert me(play(at("3b"), "act:3b-1a", "certify:2")).certificates == 2
    match = play(at("3b", hand="o117 niata"), "act:3b-1b", "harvest:1", "certify:3")
    assert (me(match).certificates, me(match).grain, ids(me(match).discard), me(match).area) == (3, 1, ["o117"], [])


def test_4a_draws_for_every_gaucho_and_discards_as_many():
    match = play(at("4a", workers=(2, 1, 1, 1), hand="niata", draw="caracu_2 caracu_3 niata"), "act:4a-1", "draw:2")
    play(match, "discard:caracu_2", "discard:niata")
    assert ids(me(match).hand) == ["caracu_3"]


def test_4b_gives_a_certificate_for_each_pair_of_farmers():
    farmers = "green-3-green green-3-green blue-3-green"
    match = play(at("4b", farmers=farmers), "act:4b-1", "act:4b-2", "harvest:2")
    assert (me(match).certificates, me(match).grain) == (1, 2)
    assert "4b-1" not in values(at("4b", farmers="green-3-green"))


@pytest.mark.parametrize(("tile", "quay", "disc"), [("5a", "rotterdam_1", "cert"), ("8a", "liverpool_1", "mv_left")])
def test_5a_and_8a_put_a_disc_on_a_quay(tile, quay, disc):
    match = play(at(tile), f"act:{tile}-2")
    assert ("mv_left" in values(match)) == (quay == "liverpool_1")
    play(match, f"disc:{disc}")
    assert ids(me(match).quays) == [quay]


def test_6b_delivers_once():
    match = play(at("6b", quays="le_havre_1", grain=1), "act:6b-3", "deliver:le_havre-a-west-1")
    assert (me(match).grain, me(match).dollars, me(match).quays) == (0, 3, [])
    assert "6b-3" not in values(match)


def test_7a_pays_before_the_locomotive_stops():
    """The two pesos can pay for the station."""
    match = play(at("7a", grain=1, engine=3), "act:7a-1", "engine:S1", "upgrade:cert")
    assert (me(match).grain, me(match).dollars, ids(me(match).stations)) == (0, 0, ["S1"])


def test_7b_exhausts_every_other_player():
    match = play(at("7b"), "act:7b-1")
    assert [ids(player.discard) for player in match.state.players] == [[], ["exhaustion"], ["exhaustion"]]
    assert match.state.exhaustion == 18


def test_8b_adds_six_strength():
    match = play(at("8b", trail={"g1": "green-6-black"}), "act:8b-2")
    assert ids(me(match).farmers) == ["green-6-black"]


def test_9a_moves_on_up_to_three():
    match = play(at("9a"), "act:9a-1", "certify:3", "act:9a-2")
    assert values(match) == ["B", "C", "D"]


def test_9b_hires_for_four_less_but_never_for_less_than_nothing():
    """G-23: a worker of the last row costs 4."""
    match = play(at("9b", token=11, jobs={1: "gaucho", 10: "strong_gaucho"}, dollars=3), "act:9b-1", "hire:strong_gaucho-10")
    assert me(match).dollars == 3 - (6 + 1 - 4)


def test_10a_is_three_actions():
    match = play(at("10a"), "act:10a-1", "harvest:5", "act:10a-2", "act:10a-3", "engine:3")
    assert (me(match).grain, me(match).dollars, me(match).engine.id) == (5, 5, "3")


def test_10b_takes_a_card_of_the_market_into_the_hand():
    match = play(at("10b", hand="niata", market="caracu_2 aberdeen_angus_7"), "act:10b-2", "take:aberdeen_angus_7")
    assert (ids(me(match).hand), ids(me(match).discard)) == (["aberdeen_angus_7"], ["niata"])
    assert ids(me(match).shown) == ["aberdeen_angus_7"]


# ------------------------------------------------------------ auxiliary actions


@pytest.mark.parametrize(
    ("auxiliary", "cleared", "choices", "found"),
    [
        ("aux1", "", [], {"dollars": 4}),
        ("aux3", "aux3a", ["certify:1"], {"dollars": 4, "certificates": 1, "grain": 2}),
        ("aux4", "aux4a", ["harvest:1"], {"dollars": 2, "grain": 4}),
        ("aux5", "aux5b", [], {"dollars": 2}),
    ],
)
def test_single_auxiliary_actions(auxiliary, cleared, choices, found):
    match = scene(herder=None, dollars=3, grain=3, engine=1, cleared=cleared)
    play(match, "begin:B", f"act:{auxiliary}", *choices)
    if auxiliary == "aux5":
        play(match, "engine:2")
    assert {what: getattr(me(match), what) for what in found} == found


@pytest.mark.parametrize(
    ("auxiliary", "choices", "found"),
    [
        ("aux1", [], {"dollars": 5}),
        ("aux3", ["certify:2"], {"dollars": 5, "certificates": 2, "grain": 1}),
        ("aux4", ["harvest:2"], {"dollars": 1, "grain": 5}),
        ("aux5", ["engine:3"], {"dollars": 1}),
    ],
)
def test_double_auxiliary_actions(auxiliary, choices, found):
    match = scene(herder=None, dollars=3, grain=3, engine=1, cleared="aux1b aux3a aux3b aux4a aux4b aux5a aux5b")
    play(match, "begin:G", "act:G-2", f"auxiliary:{auxiliary}-double", *choices)
    assert {what: getattr(me(match), what) for what in found} == found


def test_the_second_auxiliary_action_draws_before_it_discards():
    match = play(scene(herder=None, hand="niata", draw="caracu_2"), "begin:B", "act:aux2", "discard:niata")
    assert ids(me(match).hand)[0] == "caracu_2"


def test_the_sixth_auxiliary_action_goes_back_draws_and_removes():
    """An exhaustion card goes back to its pile; a cattle card leaves the game."""
    match = scene(herder=None, engine=3, cleared="aux6a aux6b", hand="exhaustion", draw="niata patagonico")
    play(match, "begin:G", "act:G-2", "auxiliary:aux6-double", "draw:2", "remove:exhaustion", "remove:niata")
    assert (me(match).engine.id, match.state.exhaustion, ids(match.state.removed)) == ("1", 21, ["niata"])


def test_going_back_may_end_at_a_station_and_upgrade_it():
    match = scene(herder=None, engine=5, cleared="aux6a", dollars=2)
    play(match, "begin:B", "act:aux6", "engine:S1", "upgrade:cert")
    assert ids(me(match).stations) == ["S1"]


def test_there_is_no_way_back_from_the_start():
    match = scene(herder=None, cleared="aux6a", listen=True)
    play(match, "begin:B")
    assert reasons(match)["act:aux6"] == "cannot_back"
    assert reasons(match)["act:aux5"] == "disc_on_it"


def test_a_replaced_building_cannot_be_used():
    """Building 6a hires a carpintero of column 3, who replaces it under the estanciero."""
    trail = {"p01": "6a-0"}
    match = scene(trail=trail, dollars=20, workers=(1, 2, 1, 1), jobs={1: "carpintero"}, buildings="8a")
    play(match, "move:p01", "act:6a-1")
    assert options(match)[0] == "build:8a-0"
    play(match, "build:8a-0")
    assert match.state.active == 1
    assert ids(match.state.gone) == ["6a-0"]


def test_what_is_left_is_lost_when_one_moves_on():
    """G-21."""
    match = play(at("2a"), "act:2a-2")
    assert me(match).herder.id == "B"
    assert not [value for value in values(match) if value.startswith("2a")]


@pytest.mark.parametrize(
    ("tile", "mine", "action", "reason"),
    [
        ("1a", {}, "1a-1", "none_farmland"),
        ("1a", {"grain": 8, "space": "p02"}, "1a-1", "grain_full"),
        ("4b", {}, "4b-1", "none_farmer_pairs"),
        ("4b", {"certificates": 4, "farmers": "green-3-green green-3-green"}, "4b-1", "certificates_full"),
        ("7a", {}, "7a-1", "no_grain"),
        ("6b", {"quays": ""}, "6b-3", "nothing_to_deliver"),
        ("10b", {}, "10b-2", "no_any"),
    ],
)
def test_why_an_action_is_missing(tile, mine, action, reason):
    assert reasons(at(tile, listen=True, **mine))[f"act:{action}"] == reason
