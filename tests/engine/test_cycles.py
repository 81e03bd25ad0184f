"""Python looks for cycles seldom where many games are played, and as before elsewhere."""

import gc

import pytest

from saloon.engine.cycles import YOUNG_OBJECTS, cycles_seldom


def test_afterwards_cycles_are_looked_for_as_before():
    before = gc.get_threshold()
    with cycles_seldom():
        assert gc.get_threshold()[0] == YOUNG_OBJECTS
    assert gc.get_threshold() == before


def test_also_where_a_game_breaks_off():
    before = gc.get_threshold()
    with pytest.raises(ZeroDivisionError), cycles_seldom():
        _ = 1 // 0
    assert gc.get_threshold() == before
