"""Options and states that modules add to."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from saloon.engine import Dice, GameOptions, Hidden, Position, Seat, from_bytes, state, to_bytes
from saloon.engine.joining import joined
from saloon.engine.options import options_of, read_options, write_options


class Options(GameOptions, frozen=True):
    river: bool = False


class WithWind(Options, frozen=True):
    wind: bool = False


@state
class Ferry:
    seat: Seat
    notes: Annotated[list[str], Hidden("owner")] = []


@state
class Bank(Position):
    options: Options
    boats: list[int]
    turns: int = 0


class WithFerry(Bank):
    ferry: Ferry | None = None


class WithTolls(Bank):
    tolls: list[int] = msgspec.field(default_factory=lambda: [0, 0])


def bank() -> Bank:
    options = joined(Options, [WithWind])
    table = state(joined(Bank, [WithFerry, WithTolls], options=options))
    return table(dice=Dice(1), options=options(wind=True), boats=[1], ferry=Ferry(0, ["leaks"]))


def test_an_option_of_a_module_follows_those_of_the_game():
    kind = joined(Options, [WithWind])
    assert list(options_of(kind)) == ["river", "wind"]
    assert write_options(read_options(kind, 2, {"wind": "yes"})) == {"wind": "yes"}
    assert list(options_of(Options)) == ["river"]


def test_a_state_has_the_fields_of_its_modules():
    g = bank()
    assert isinstance(g, Bank)
    assert (g.tolls, bank().tolls is g.tolls) == ([0, 0], False)
    copy = g.clone()
    assert (copy, copy.ferry is g.ferry, copy.tolls is g.tolls) == (g, False, False)
    assert from_bytes(to_bytes(g), type(g)) == g
    assert g.observe(1).ferry.notes == []
    assert [zone.name for zone in g.zones(1)] == ["notes"]


def test_what_was_saved_before_a_module_joined_is_loaded():
    old = Bank(dice=Dice(1), options=Options(river=True), boats=[1])
    found = from_bytes(to_bytes(old), type(bank()))
    assert (found.options.river, found.options.wind, found.ferry, found.tolls) == (True, False, None, [0, 0])


def test_two_modules_do_not_add_the_same():
    with pytest.raises(TypeError, match="tolls is added to Bank twice"):
        joined(Bank, [WithTolls, WithTolls])


def test_what_is_added_has_a_default():
    class WithDepth(Bank, kw_only=True):
        depth: int

    with pytest.raises(TypeError, match="depth, which is added to Bank, has no default"):
        joined(Bank, [WithDepth])
