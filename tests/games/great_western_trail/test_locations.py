"""Phase B at a location, and phase C."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import ids, me, options, play, scene
from saloon.engine import Match
from saloon.games.great_western_trail.components import INDEX


def at(space: str, **things: object) -> Match:
    """A match whose herder has just come to a neutral building."""
    match = scene(**{**things, "herder": None})
    return play(match, f"begin:{space}")


# ------------------------------------------------------------ neutral and own buildings


def test_each_action_of_a_building_may_be_done_once():
    match = at("E", hand="pineywoods pineywoods", cattle="longhorn longhorn longhorn")
    assert options(match) == ["act:E-1", "act:E-2", "act:aux1", "act:aux2", "act:end"]
    play(match, "act:E-1")
    assert options(match) == ["act:E-2", "act:end"]


def test_the_actions_may_be_done_in_any_order():
    match = play(at("E", hand="pineywoods", dollars=6, market="longhorn"), "act:E-2", "buy:longhorn-1", "act:E-1")
    assert (me(match).dollars, ids(me(match).discard)) == (2, ["longhorn", "pineywoods"])


def test_no_action_must_be_done():
    match = play(at("E", hand="pineywoods"), "act:end")
    assert list(match.asks) == [1]


def test_a_cost_must_be_paid_in_full():
    match = at("F", dollars=6, trail={"FLOOD1": "flood-4-green"}, hand="criollo galloway")
    assert options(match) == ["act:aux1", "act:aux2", "act:end"]


def test_of_two_actions_with_a_slash_only_one_may_be_done():
    match = at("C", display="O01 O02", workers=(1, 1, 1))
    assert options(match)[:3] == ["act:C-1a", "act:C-1b", "act:C-2"]
    play(match, "act:C-1a")
    assert options(match) == ["act:C-2", "act:end"]


def test_a_risk_action_of_the_space_joins_those_of_the_owners_building():
    match = play(scene(trail={"FR1": "3a-0"}, hand="criollo", draw=""), "move:FR1")
    assert options(match) == ["act:3a-2", "act:FR1-risk-1", "act:aux1", "act:end"]
    play(match, "act:FR1-risk-1", "certify:1")
    assert (me(match).certificates, ids(me(match).discard)) == (1, ["criollo"])


@pytest.mark.parametrize("space", ["FR1", "DR1", "OR1", "RR1"])
def test_risk_for_any_cattle_a_certificate(space):
    match = at_own("3a", space, hand="longhorn O01")
    play(match, f"act:{space}-risk-1", "certify:1")
    assert (me(match).certificates, ids(me(match).discard)) == (1, ["longhorn"])


@pytest.mark.parametrize("space", ["FR2", "OR2", "RR2"])
def test_risk_for_a_criollo_a_certificate_and_two_dollars(space):
    match = at_own("3a", space, hand="longhorn criollo")
    play(match, f"act:{space}-risk-1", "certify:1")
    assert (me(match).certificates, me(match).dollars, ids(me(match).discard)) == (1, 2, ["criollo"])


def at_own(face: str, space: str, **things: object) -> Match:
    """A match whose herder has just come to an own building, from the neutral one before it."""
    before = {"F": "A", "D": "B", "O": "D", "R": "E"}[space[0]]
    match = scene(trail={space: f"{face}-0"}, herder=before, **things)
    return play(match, f"move:{space}")


def test_a_risk_action_is_not_for_visitors():
    match = play(scene(trail={"FR1": "3a-1"}, hand="criollo"), "move:FR1")
    assert options(match) == ["act:aux1", "act:aux2", "act:end"]


# ------------------------------------------------------------ auxiliary actions instead


def test_a_single_auxiliary_action_only_instead_of_all_actions_of_the_building():
    match = play(at("E", hand="pineywoods", cattle="longhorn"), "act:aux1")
    assert me(match).dollars == 1
    assert list(match.asks) == [1]


def test_only_one_auxiliary_action_is_done_in_this_way():
    match = play(at("E", tokens=1), "act:aux1")
    assert options(match) == ["act:end", "act:exchange"]


def test_two_auxiliary_actions_are_open_at_the_beginning():
    assert options(at("F", dollars=5, engine=5)) == ["act:aux1", "act:aux2", "act:end"]


def test_an_auxiliary_action_opens_when_one_of_its_two_discs_is_gone():
    match = at("F", dollars=5, engine=5, cleared="aux3 aux4 aux5")
    assert options(match) == ["act:aux1", "act:aux2", "act:aux3", "act:aux4", "act:aux5", "act:end"]


def test_instead_of_actions_it_is_single_even_if_both_discs_are_gone():
    match = at("F", cleared="aux1")
    assert options(match) == ["act:aux1", "act:aux2", "act:end"]
    play(match, "act:aux1")
    assert me(match).dollars == 1


@pytest.mark.parametrize("trail", [{"FLOOD1": "flood-4-green"}, {"A1": "2a-1"}])
def test_on_foreign_tiles_there_is_one_single_auxiliary_action(trail):
    match = scene(trail=trail, hand="galloway", cattle="longhorn")
    play(match, f"move:{next(iter(trail))}")
    assert options(match) == ["act:aux1", "act:aux2", "act:end"]


def test_on_an_outlaw_there_is_one_single_auxiliary_action():
    match = play(scene(herder="D", trail={"OUT4": "outlaw-green"}), "move:OUT4")
    assert options(match) == ["act:aux1", "act:aux2", "act:end"]


# ------------------------------------------------------------ moving on


def test_moving_on_gives_a_whole_new_phase_b_there():
    match = scene(trail={"A1": "3a-0"}, hand="pineywoods pineywoods galloway", draw="")
    play(match, "move:A1", "act:3a-1", "act:3a-2")
    assert me(match).herder.id == "B"
    assert options(match) == ["act:B-2", "act:aux1", "act:aux2", "act:end"]


def test_the_hand_is_not_refilled_in_between():
    match = scene(trail={"A1": "3a-0"}, hand="pineywoods pineywoods", draw="criollo criollo criollo criollo")
    play(match, "move:A1", "act:3a-1", "act:3a-2")
    assert me(match).hand == []


def test_what_was_not_done_before_moving_on_is_lost():
    match = scene(trail={"A1": "3a-0"}, hand="pineywoods pineywoods")
    play(match, "move:A1", "act:3a-2")
    assert "act:3a-1" not in options(match)


def test_moving_on_makes_at_least_one_and_at_most_so_many_steps():
    match = play(scene(trail={"A1": "4a-0"}), "move:A1", "act:4a-2")
    assert options(match) == ["move:B", "move:C"]


def test_moving_on_costs_the_usual_fees():
    match = scene(trail={"A1": "4a-0", "A2": "1a-1"}, dollars=5)
    play(match, "move:A1", "act:4a-2", "move:B")
    assert [me(match).dollars, me(match, 1).dollars] == [3, 2]


def test_moving_on_may_end_in_kansas_city():
    match = scene(herder="G", trail={"G1": "3a-0"}, hand="longhorn")
    play(match, "move:G1", "act:3a-2", "deliver:fulton")
    assert me(match).dollars == 3


# ------------------------------------------------------------ buildings replaced under the herder


def test_a_building_replaced_under_the_herder_cannot_be_used_at_once():
    """The fourth builder builds at once: 6a becomes 8a, and neither can be used any more."""
    match = scene(trail={"A1": "6a-0"}, workers=(1, 3, 1), dollars=30, jobs={1: "builder"}, buildings="8a 10a")
    play(match, "move:A1", "act:6a-1", "build:8a-0")
    assert match.state.trail[INDEX[me(match).herder]].id == "8a-0"
    assert list(match.asks) == [1]


# ------------------------------------------------------------ phase C


def test_the_hand_is_refilled_to_four_cards():
    match = play(at("E", hand="pineywoods galloway"), "act:E-1")
    assert ids(me(match).hand) == ["galloway", "criollo", "criollo", "criollo"]


@pytest.mark.parametrize(("cleared", "limit"), [("", 4), ("hand", 5), ("hand hand", 6)])
def test_the_hand_limit_grows_to_six(cleared, limit):
    match = play(at("E", cleared=cleared), "act:end")
    assert len(me(match).hand) == limit


def test_with_a_full_hand_nothing_is_drawn_and_nothing_lost():
    match = play(scene(hand="longhorn longhorn galloway galloway criollo", herder="A"), "move:B", "act:end")
    assert len(me(match).hand) == 5


def test_the_discard_pile_is_shuffled_only_when_a_card_is_missing():
    match = play(scene(hand="longhorn", draw="galloway", discard="hereford-5 hereford-6"), "move:B", "act:end")
    player = me(match)
    assert (len(player.hand), len(player.draw), player.discard) == (4, 0, [])


def test_a_herd_may_be_too_small_for_the_hand():
    match = play(scene(hand="longhorn", draw="galloway"), "move:B", "act:end")
    assert ids(me(match).hand) == ["longhorn", "galloway"]


def test_then_the_next_player_is_on():
    match = play(scene(active=2), "move:B", "act:end")
    assert list(match.asks) == [0]
