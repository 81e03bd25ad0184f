"""Kinds of components that every sister has. Each game makes its own classes of them, with registers of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from saloon.engine import Box, Component, Seat, pattern
from saloon.games.trail.effects import Effect, read_actions
from saloon.games.trail.railway import Railway

BANK: Seat = -1
"""Who is paid where nobody owns the tile."""


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
class Command(Component):
    """What can be chosen beside actions, cards and tiles."""

    id: str


# ------------------------------------------------------------ by number of players


@pattern
class PlayerCount(Component):
    """What depends on the number of players, which is its id."""

    id: str


@pattern
class Start(Component):
    """What a player begins with, by place in the order of play."""

    id: str
    dollars: int


P = TypeVar("P", bound=PlayerCount)


def player_counts(box: Box, kind: type[P]) -> dict[int, P]:
    """By number of players."""
    return {int(player_count.id): player_count for player_count in box.load("player_count", kind)}


# ------------------------------------------------------------ tiles


@pattern
class Tile(Component):
    """A tile of the bags or of the trail.

    hand:  what passing it costs: a colour or nothing.
    owner: to whom.
    """

    id: str
    hand: str = ""
    owner: Seat = BANK


@pattern
class Building(Tile):
    """A building tile that can lie on the trail: a neutral one, or one side of a player's.

    name: what buildings of different players have in common: `4a`.
    """

    name: str = ""
    builders: int = 0
    points: int = 0
    actions: tuple[Any, ...] = ()


@pattern
class Face(Component):
    """One side of a building that players build; `builders` is what it costs, `hand` what passing it does."""

    id: str
    builders: int
    points: int
    actions: tuple[str, ...]
    hand: str = ""


@pattern
class Neutral(Component):
    """A neutral building, as printed."""

    id: str
    actions: tuple[str, ...]


# ------------------------------------------------------------ cards of a herd


@pattern
class Card(Component):
    """A card of a herd deck: a head of cattle (it has a breed), or an objective (it has tasks).

    points: what it is worth at the end; of an objective, if all its tasks are met.
    """

    id: str
    points: int
    count: int
    breed: str = ""
    colour: str = ""
    value: int = 0
    deck: str = ""
    tasks: tuple[str, ...] = ()
    penalty: int = 0
    gives: str = ""


C = TypeVar("C", bound=Card)


def whole_deck(cards: Iterable[C], deck: str) -> tuple[C, ...]:
    """Every copy of the cards of a deck."""
    return tuple(card for card in cards if card.deck == deck for _ in range(card.count))


def cards_by_breed(cards: Iterable[C]) -> dict[str, tuple[C, ...]]:
    """The cards of each breed, the most valuable first."""
    breeds: dict[str, list[C]] = {}
    for card in cards:
        breeds.setdefault(card.breed, []).append(card)
    return {breed: tuple(sorted(found, key=lambda card: -card.points)) for breed, found in breeds.items()}


@pattern
class Price(Component):
    """A line of the price table: so many cards of these breeds."""

    id: str
    breeds: tuple[str, ...]
    dollars: int
    cards: int


# ------------------------------------------------------------ the railroad


@pattern
class Station(Component):
    """Where a disc can be put for points; on the railroad, `after` a space."""

    id: str
    cost: int
    points: int
    black: bool
    master: bool
    after: int = 0
    turnout: bool = False


@pattern
class Track(Component):
    """A space of the railroad: `12`, or the turnout of a station, by its id. Higher positions are farther."""

    id: str
    position: int
    station: Any = None


T = TypeVar("T", bound=Track)


def lay_track(kind: type[T], railway: Railway, stations: Iterable[Station]) -> dict[int, T]:
    """The spaces of a line and its turnouts, by their positions."""
    station_at = {2 * station.after + station.turnout: station for station in stations}
    return {
        position: kind(station_at[position].id if position % 2 else str(position // 2), position, station_at.get(position))
        for position in range(railway.last + 1)
        if position % 2 == 0 or position in railway.turnouts
    }


# ------------------------------------------------------------ job market, player boards


@pattern
class Row(Component):
    """A row of the job market, and the arrow after it."""

    id: str
    cost: int
    arrow: str = ""


@pattern
class Job(Component):
    """A worker of one row of the job market, to be hired."""

    id: str
    worker: Any
    row: int
    cost: int


@pattern
class WorkerSpace(Component):
    """A space of a player board that allows an action when a worker comes to stand on it."""

    id: str
    worker: str
    space: int
    gives: str


@pattern
class Helper(Component):
    """An auxiliary action as printed: its single and its double form."""

    id: str
    single: str
    double: str
