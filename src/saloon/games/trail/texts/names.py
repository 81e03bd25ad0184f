"""Names in sentences: of whoever plays, of components, of buildings and whose they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from saloon.engine import UNKNOWN, Component, Seat, Texts, Value
from saloon.engine.reader import Reader, counted

S = TypeVar("S", bound="TurnPosition")
P = TypeVar("P")
ONE = ".one"
"""The form of a message with its article."""
NOBODY: Seat = -1
"""Who owns neutral buildings."""


class TurnPosition(Protocol):
    """A position in which a player has the turn."""

    @property
    def players(self) -> Sequence[Any]: ...
    @property
    def active(self) -> Seat: ...


class TurnReader(Reader[S], Generic[S, P]):
    """A reader who may be the player that chooses.

    me: whose turn it is; in the turn of an automa, the first who plays against it.
    """

    @property
    def me(self) -> P:
        players, active = self.g.players, self.g.active
        me: P = players[active] if active < len(players) else players[0]
        return me


# ------------------------------------------------------------ components


PlainTitles = Mapping[type, Callable[[Texts, Any], str]]
ArticleTitles = Mapping[type, Callable[[Texts, Any, str], str]]


class Titles:
    """What a game calls its components, whoever owns them and whatever lies there now: a log is read later, too.

    plain:    by class of component, its composed name; the others have a message of their own, `<kind>-<id>`.
    articles: likewise its name in a form of its messages, like `ONE`.
    """

    def __init__(self, plain: PlainTitles, articles: ArticleTitles) -> None:
        self._plain, self._articles = plain, articles

    def composed(self, say: Texts, thing: Component) -> str | None:
        """None if there is only its own message."""
        title = self._plain.get(type(thing))
        return None if title is None else title(say, thing)

    def title(self, say: Texts, thing: Component) -> str:
        """Composed, or its own message; without either, its id."""
        own = f"{thing.kind}-{thing.id}"
        return self.composed(say, thing) or (say(own) if own in say else thing.id)

    def with_article(self, say: Texts, thing: Component) -> str | None:
        """In a sentence; None if there is only its own message."""
        title = self._articles.get(type(thing))
        return self.composed(say, thing) if title is None else title(say, thing, ONE)

    def listed(self, say: Texts, things: Value) -> str:
        """Equal things once, with their number; cards that only others may see are not named."""
        if things == UNKNOWN:
            return say("word-unseen")
        return ", ".join(counted(self.title(say, thing) for thing in things)) or say("word-none")


# ------------------------------------------------------------ buildings


class NamedBuilding(Protocol):
    """A building tile: buildings of different players may have the same name."""

    @property
    def name(self) -> str: ...
    @property
    def owner(self) -> Seat: ...


B = TypeVar("B", bound=NamedBuilding)


def building_title(say: Texts, tile: NamedBuilding, form: str = "") -> str:
    """Whoever owns it."""
    return say(f"building-{'neutral' if tile.owner == NOBODY else 'own'}{form}", name=tile.name)


def owned_building(reader: Reader[Any], tile: NamedBuilding, seat: Seat, form: str = "") -> str:
    """`neutral building C`, `your building 2a`, `Bob’s building 2a`."""
    if tile.owner == NOBODY:
        return building_title(reader.say, tile, form)
    if tile.owner == seat:
        return reader.say(f"building-yours{form}", name=tile.name)
    return reader.say(f"building-theirs{form}", name=tile.name, whose=reader.whose(tile.owner))


def neutral_building(say: Texts, tile: Component | None, building: type[B]) -> str | None:
    """A space by its neutral building, which never moves; None if there is none.

    building: the class of building tiles.
    """
    return building_title(say, tile, ONE) if isinstance(tile, building) and tile.owner == NOBODY else None
