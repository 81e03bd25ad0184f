"""What the texts of games have in common: one reader's names, lists with numbers, notes in brackets, lines of a score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from saloon.engine.asks import Ask, Seat, Value
from saloon.engine.game import Line
from saloon.words.texts import Texts

S = TypeVar("S")
Names = Sequence[str]
"""Of those who sit at the table, by seat."""
Note = Callable[[Any, Any], str]
"""`note(reader, value)` is a line about an option."""
VOWELS = "aeiouàâäéèêëîïôöùûü"


class Reader(Generic[S]):
    """One reader of one observation: `say` speaks the reader's language, `names` are those of the players.

    about: what an ask says for those who word it, where an option of it is worded.
    asked: who is asked, where what an option leads to is said.
    """

    asked: Seat = 0

    def __init__(self, g: S, say: Texts, names: Names, about: Any = None) -> None:
        self.g, self.say, self.names, self.about = g, say, names, about

    def player(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def players(self, seats: Iterable[Seat]) -> str:
        """Each once, in the order of the seats."""
        return ", ".join(self.player(seat) for seat in sorted(set(seats)))

    def whose(self, seat: Seat) -> str:
        """“Anouk’s”; in French with the elision that a vowel asks for (`word-whose`, `word-whose-vowel` of the game)."""
        owner = self.player(seat)
        return self.say("word-whose-vowel" if owner[:1].lower() in VOWELS else "word-whose", owner=owner)

    def noted_player(self, seat: Seat, notes: Mapping[str, bool]) -> str:
        """A player's name, with those of the notes, by their messages, that are true."""
        return noted(self.player(seat), (self.say(key) for key, holds in notes.items() if holds))


class Notes:
    """The lines under the options of a game (`Page.note`).

    reader:  makes the game's reader, of an observation, texts, names and what the ask says; whoever is asked is its `asked`.
    by_verb: `note(reader, value)` is what an option costs, gives and leads to beyond its label.
    plain:   classes of values that have a message or nothing to add: words, like declining, and what the game names so.
    """

    def __init__(
        self, reader: Callable[..., Reader[Any]], by_verb: Mapping[str, Note], plain: tuple[type, ...] = (str,)
    ) -> None:
        self._reader, self._by_verb, self._plain = reader, by_verb, plain

    def note(self, g: Any, ask: Ask, value: Value, say: Texts, names: Names) -> str | None:
        note = None if isinstance(value, self._plain) else self._by_verb.get(ask.verb)
        if note is None:
            return None
        reader = self._reader(g, say, names, ask.about)
        reader.asked = ask.seat
        return note(reader, value)


def several(*notes: str) -> str:
    """Short notes in a line; empty ones are not said."""
    return " · ".join(note for note in notes if note)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def noted(text: str, notes: Iterable[str]) -> str:
    """With notes in brackets, if there are any; empty ones are not said."""
    inside = ", ".join(note for note in notes if note)
    return f"{text} ({inside})" if inside else text


def counted(things: Iterable[str]) -> list[str]:
    """Equal things once, with their number."""
    found: dict[str, int] = {}  # for few things that is quicker than a Counter
    for thing in things:
        found[thing] = found.get(thing, 0) + 1
    return [thing if count == 1 else f"{count} × {thing}" for thing, count in found.items()]


def score_lines(lines: Mapping[str, Callable[..., Iterable[Line]]], *of: Any) -> dict[str, list[Line]]:
    """The lines of each category of a score sheet, each beginning with a capital.

    of: what the functions of the categories are called with.
    """
    return {category: [(capital(text), points) for text, points in found(*of)] for category, found in lines.items()}
