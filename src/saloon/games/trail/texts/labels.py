"""Options as labels, and names of values in sentences: by the verb, by the class of what is named, or with an article."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from saloon.engine import Component, Texts, Value
from saloon.engine.reader import Names, Reader, capital
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.texts.names import Titles, TurnReader

Label = Callable[[Any, Any], str]
"""`label(reader, value)` is an option in words."""


class Labels:
    """The names that a game gives to values: `Page.name`.

    reader:      makes the reader of the game, of an observation, texts, names and what the ask says.
    titles:      the names of components.
    in_sentence: `in_sentence(observation, key, component, say)` is the name in a line of the log or a reason.
    by_verb:     the labels of options.
    by_class:    labels of components whatever the verb; None where they are only ever named as in a sentence.
    by_value:    labels of components where a message speaks of `value`, what is chosen; others have their titles there.
    lists:       keys whose values are several things.
    """

    def __init__(
        self,
        reader: Callable[..., Reader[Any]],
        titles: Titles,
        in_sentence: Callable[[Any, str, Any, Texts], str | None],
        by_verb: Mapping[str, Label],
        by_class: Mapping[type, Label | None],
        by_value: Mapping[type, Label],
        lists: Collection[str],
    ) -> None:
        self._reader, self._titles, self._lists, self._in_sentence = reader, titles, lists, in_sentence
        self._by_verb, self._by_class, self._by_value = by_verb, by_class, by_value

    def name(self, g: Any, key: str, value: Value, say: Texts, names: Names, about: Any = None) -> str | None:
        """A label, if the key is the verb of an option; else the name of something in a sentence."""
        if value == EXCHANGE:
            return say("do-exchange")
        if key in self._lists:
            return self._titles.listed(say, value)
        if label := self._label(key, value):
            return capital(label(self._reader(g, say, names, about), value))
        return self._in_sentence(g, key, value, say) if isinstance(value, Component) else None

    def _label(self, key: str, value: Value) -> Label | None:
        kind = type(value)
        if kind in self._by_class:
            return self._by_class[kind]
        if key == "value":
            return self._by_value.get(kind, self._title) if isinstance(value, Component) else None
        return self._by_verb.get(key)

    def _title(self, reader: Reader[Any], thing: Component) -> str:
        return self._titles.title(reader.say, thing)


# ------------------------------------------------------------ labels that sisters share


def certify(reader: TurnReader[Any, Any], count: int) -> str:
    """Certificates, and how many there will be then."""
    named = reader.say("certify-count", count=count)
    return f"{named} ({reader.say('note-in-all', count=reader.me.certificates + count)})" if count else named


def by_way(reader: Reader[Any], value: Value, place: Callable[[Any, Any], str], branch: Callable[[Any, Any], str]) -> str:
    """Where a move leads; if it is one of several routes, with its branches: one that is the place itself needs no name."""
    space, *branches = value if isinstance(value, tuple) else (value,)
    named = place(reader, space)
    if not branches:
        return named
    ways = [branch(reader, each) for each in branches if each is not space]
    if not ways:
        return reader.say("place-direct", place=named)
    return reader.say("place-via", place=named, way=reader.say("phrase-and").join(ways))
