"""Two-sided things, whose turn it is, and whose buildings stand where."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from saloon.engine import seeded
from saloon.games.trail.buildings import free_of, owned_by
from saloon.games.trail.sides import Sides
from saloon.games.trail.turns import over, pass_on

SIDES = Sides((1, 2, 3), {"f": "front", "b": "back"})


def test_all_things_show_the_side_that_the_option_says():
    assert SIDES.shown("back", "fff", seeded(1)) == {1: "back", 2: "back", 3: "back"}


def test_a_chosen_side_is_a_letter_for_each_thing():
    assert SIDES.shown("chosen", "fbf", seeded(1)) == SIDES.read("fbf") == {1: "front", 2: "back", 3: "front"}


@pytest.mark.parametrize("text", ["fb", "fbfb", "fbx", "FBF"])
def test_other_texts_are_refused(text):
    with pytest.raises(ValueError, match=text):
        SIDES.read(text)


def test_chance_shows_every_side():
    dice = seeded("sides")
    shown = [SIDES.shown("random", "fff", dice) for _ in range(40)]
    assert {tuple(sides) for sides in shown} == {(1, 2, 3)}
    assert len({tuple(sides.values()) for sides in shown}) == 8


def test_turns_go_round_and_count_down_to_the_end():
    g = SimpleNamespace(turns=0, active=1, left=None)
    pass_on(g, 3)
    pass_on(g, 3)
    assert (g.turns, g.active, over(g)) == (2, 0, False)
    g.left = 1
    pass_on(g, 3)
    assert over(g)


def test_buildings_are_found_by_their_owner():
    mine, theirs = SimpleNamespace(owner=0), SimpleNamespace(owner=1)
    trail, sites = [mine, None, theirs, mine], [("A", 0), ("B", 1), ("C", 2)]
    assert owned_by(0, trail, sites) == [("A", mine)]
    assert free_of(trail, sites) == ["B"]
