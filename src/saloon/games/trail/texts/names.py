"""Names in sentences: of players, of things in a list, of buildings and whose they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from saloon.engine import UNKNOWN, Component, Seat, Texts, Value
from saloon.games.trail.texts.phrases import noted

S = TypeVar("S")
Names = Sequence[str]
Titles = dict[type, Callable[[Texts, Any], str]]
"""By class of component, its name in every position."""
Articles = dict[type, Callable[[Texts, Any, str], str]]
"""By class of component, its name in a form, like `ONE`."""
ONE = ".one"
"""The form of a message with its article."""
VOWELS = "aeiouàâäéèêëîïôöùûü"
NOBODY: Seat = -1
"""Who owns neutral buildings."""


class Reader(Generic[S]):
    """One reader's words for one observation; `about` is what the ask says of itself, where an option of it is worded."""

    def __init__(self, g: S, say: Texts, names: Names, about: Any = None) -> None:
        self.g, self.say, self.names, self.about = g, say, names, about

    def player(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat)

    def whose(self, seat: Seat) -> str:
        """“Anouk’s”; in French with the elision that a vowel asks for."""
        owner = self.player(seat)
        return self.say("word-whose-vowel" if owner[:1].lower() in VOWELS else "word-whose", owner=owner)


def called(reader: Reader[Any], seat: Seat, notes: Mapping[str, bool]) -> str:
    """A player's name, with those of the notes that are true."""
    return noted(reader.player(seat), (reader.say(key) for key, holds in notes.items() if holds))


# ------------------------------------------------------------ things


def with_article(say: Texts, thing: Component, titles: Titles, articles: Articles) -> str | None:
    """In a sentence; None if there is only its own message."""
    namer = articles.get(type(thing))
    return title(say, thing, titles) if namer is None else namer(say, thing, ONE)


def title(say: Texts, thing: Component, titles: Titles) -> str | None:
    """The composed name of a component, whoever owns it and whatever lies there now: a log is read later, too."""
    namer = titles.get(type(thing))
    return None if namer is None else namer(say, thing)


def titled(say: Texts, thing: Component, titles: Titles) -> str:
    """The name of a component: composed, or its own message."""
    return title(say, thing, titles) or say(f"{thing.kind}-{thing.id}")


def listed(say: Texts, things: Value, titles: Titles) -> str:
    """Equal things once, with their number; cards that only others may see are not named."""
    if things == UNKNOWN:
        return say("word-unseen")
    return ", ".join(counted(titled(say, thing, titles) for thing in things)) or say("word-none")


def counted(things: Iterable[str]) -> list[str]:
    return [thing if count == 1 else f"{count} × {thing}" for thing, count in Counter(things).items()]


# ------------------------------------------------------------ buildings


class Built(Protocol):
    """A building tile: buildings of different players may have the same name."""

    @property
    def name(self) -> str: ...
    @property
    def owner(self) -> Seat: ...


def building_title(say: Texts, tile: Built, form: str = "") -> str:
    """Whoever owns it."""
    return say(f"building-{'neutral' if tile.owner == NOBODY else 'own'}{form}", name=tile.name)


def owned_building(reader: Reader[Any], tile: Built, seat: Seat, form: str = "") -> str:
    """`neutral building C`, `your building 2a`, `Bob’s building 2a`."""
    if tile.owner == NOBODY:
        return building_title(reader.say, tile, form)
    if tile.owner == seat:
        return reader.say(f"building-yours{form}", name=tile.name)
    return reader.say(f"building-theirs{form}", name=tile.name, whose=reader.whose(tile.owner))
