"""Kinds of components that every sister has. Each game makes its own classes of them, with registers of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from saloon.engine import Component, pattern
from saloon.games.trail.effects import Effect, read_actions


@pattern
class Action(Component):
    """One thing to do at a location, on a space, with a card or a tile: a requirement and what it earns.

    item: alternatives of one printed action share it; doing one of them uses up the item.
    """

    id: str
    item: str
    cost: tuple[Effect, ...]
    gain: tuple[Effect, ...]

    @property
    def keyword(self) -> str:
        """What the action is about."""
        return self.gain[0].name


A = TypeVar("A", bound=Action)


def actions_of(kind: type[A], owner: str, texts: Iterable[str]) -> tuple[A, ...]:
    """The printed actions of a tile, a card or a space."""
    return tuple(kind(*parts) for parts in read_actions(owner, texts))


@pattern
class Face(Component):
    """One side of a building that players build; `builders` is what it costs."""

    id: str
    builders: int
    points: int
    actions: tuple[str, ...]


@pattern
class Neutral(Component):
    """A neutral building, as printed."""

    id: str
    actions: tuple[str, ...]


@pattern
class Command(Component):
    """What can be chosen beside actions, cards and tiles."""

    id: str
