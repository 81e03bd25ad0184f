"""Rulebook, page 11, and annex: auxiliary actions of the player board."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import arrive, ids, me, options, play, values, verb

ALL_OPEN = {"cleared": "L1 L2 L3 L4", "posts": "P0 P5 P7 P9"}


def test_only_the_first_and_the_third_auxiliary_action_are_open_from_the_start():
    assert values(arrive("S1", "5b-1", hand="criollo")) == ["L1", "L3", "end"]


@pytest.mark.parametrize("slot", ["L2", "L4"])
def test_the_others_open_when_their_disc_is_gone(slot):
    match = arrive("S1", "5b-1", hand="criollo", cleared=slot, posts="P5")
    assert values(match) == [*sorted(["L1", "L3", slot]), "end"]


def test_one_auxiliary_action_is_chosen_and_done():
    match = play(arrive("S1", "5b-1", hand="criollo", tokens=1, **ALL_OPEN), "act:L1")
    assert values(match) == ["end", "exchange"]


@pytest.mark.parametrize(("cleared", "dollars"), [("", 1), ("L1", 3)])
def test_the_first_gives_a_dollar_and_without_its_disc_three(cleared, dollars):
    match = play(arrive("NC", cleared=cleared, posts="P5" if cleared else ""), "act:L1")
    assert me(match).dollars == dollars


def test_the_second_gives_a_certificate():
    assert me(play(arrive("NC", cleared="L2", posts="P5"), "act:L2")).certificates == 1


def test_the_second_is_not_offered_with_four_certificates():
    assert "L2" not in values(arrive("NC", cleared="L2", posts="P5", certificates=4))


def test_the_third_is_one_exchange_without_a_token():
    match = play(arrive("NC", hand="criollo", draw="galloway pineywoods", tokens=1), "act:L3", "discard:criollo")
    assert (ids(me(match).hand), me(match).tokens, verb(match)) == (["galloway"], 1, "act")


def test_without_its_disc_the_third_is_two_exchanges_one_after_the_other():
    match = arrive("NC", hand="criollo", draw="galloway pineywoods criollo", cleared="L3", posts="P5", tokens=1)
    play(match, "act:L3")
    assert options(match) == ["discard:criollo", "discard:galloway"]
    play(match, "discard:criollo", "again:draw")
    assert options(match) == ["discard:galloway", "discard:pineywoods"]
    play(match, "discard:galloway")
    assert (ids(me(match).hand), verb(match)) == (["pineywoods"], "act")


def test_the_second_exchange_may_be_left_out():
    match = arrive("NC", hand="criollo", draw="galloway pineywoods", cleared="L3", posts="P5", tokens=1)
    play(match, "act:L3", "discard:criollo", "pass")
    assert ids(me(match).hand) == ["galloway"]


def test_the_fourth_removes_a_card_of_the_hand_of_any_breed():
    match = play(arrive("NC", hand="criollo hereford", cleared="L4", posts="P5"), "act:L4", "remove:hereford")
    assert ids(me(match).removed) == ["hereford"]


def test_the_fourth_needs_a_card_in_hand():
    assert "L4" not in values(arrive("NC", cleared="L4", posts="P5"))


def test_its_disc_is_the_only_auxiliary_one_that_costs_something():
    match = play(arrive("EP", hand="criollo", workers=(0, 0, 0, 1)), "deliver:P0", "disc:L4")
    assert me(match).dollars == 5 - 3 + 1


# ------------------------------------------------------------ on tiles


@pytest.mark.parametrize(
    ("place", "tile", "action"),
    [
        ("NF", "", "F-1"),
        ("NG", "", "G-2"),
        ("S1", "1a", "1a-2"),
        ("S1", "1b", "1b-2"),
        ("S1", "2b", "2b-2a"),
        ("S1", "3b", "3b-2"),
    ],
)
def test_a_tile_with_an_auxiliary_action_allows_any_that_is_open(place, tile, action):
    match = play(arrive(place, tile, hand="criollo", **ALL_OPEN), f"act:{action}")
    assert values(match) == ["L1", "L2", "L3", "L4"]
    play(match, "auxiliary:L1")
    assert me(match).dollars == 3


def two(*choices: str, **things: object):
    return play(arrive("S1", "4a", hand="criollo galloway", **{**ALL_OPEN, **things}), "act:4a-1", *choices)


def test_4a_allows_two_different_auxiliary_actions():
    match = two("auxiliary:L1")
    assert values(match) == ["L2", "L3", "L4", "pass"]
    play(match, "auxiliary:L2")
    assert (me(match).dollars, me(match).certificates, verb(match)) == (3, 1, "act")


def test_or_only_one_of_them():
    match = two("auxiliary:L1", "pass")
    assert values(match) == ["4a-2", "4a-3", "end"]


def test_the_same_auxiliary_action_is_not_done_twice():
    assert "L2" not in values(two("auxiliary:L2"))


def test_tokens_and_bonuses_can_be_used_between_the_two():
    assert "exchange" in values(two("auxiliary:L1", tokens=1))


def test_a_disc_removed_by_a_delivery_opens_its_auxiliary_action_for_good():
    match = play(arrive("EP", hand="criollo galloway corriente"), "deliver:P5", "disc:L2", "certify:1")
    assert me(match).slots[1] == 0
    assert [*match.asks] == [1]
    play(match, "move:NB", "act:end", "move:NC")
    assert "L2" in values(match)
