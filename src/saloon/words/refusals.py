"""One kind of refusal for everything that people and programs may get wrong.

It carries a message id and values, so that a page or a terminal can say it in the reader's language; `str()` says it in
English.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, TypeVar

R = TypeVar("R", bound="Refusal")

MAX_VALUE_LENGTH = 900
"""Characters of a value that are said; no reader wants more, and Fluent refuses texts without end."""


class Refusal(ValueError):
    """Something was asked that cannot be done; nothing has changed."""

    package = "saloon.engine"

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code, values)
        self.code, self.values = code, values

    def say(self, language: str) -> str:
        from saloon.words.texts import texts

        return texts(self.package, language)(self.code, **{key: _sayable(each, language) for key, each in self.values.items()})

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return (_again, (type(self), self.code, self.values))


def unknown(kind: type[R], code: str, found: str, known: Iterable[str], /, **values: Any) -> R:
    """The refusal of a word that is none of those that are known; `<code>-near` asks whether the nearest of them was meant."""
    words = list(known)
    near = nearest(found, words)
    more = {"near": near} if near else {}
    return kind(f"{code}-near" if near else code, **{"found": found, "allowed": ", ".join(words), **more, **values})


def nearest(found: str, known: Iterable[str]) -> str | None:
    """The word that somebody probably meant, whatever its case; None if none is near."""
    by_case = {word.casefold(): word for word in known}
    return next((by_case[word] for word in get_close_matches(found.casefold(), by_case, 1)), None)


def _sayable(value: Any, language: str) -> str | int:
    """A value as a sentence can hold it: a refusal must be said, whatever a program handed in."""
    if isinstance(value, Refusal):
        return value.say(language)
    if isinstance(value, int) and abs(value) < 10**15:
        return value
    text = str(value)
    return text if len(text) <= MAX_VALUE_LENGTH else f"{text[:MAX_VALUE_LENGTH]}…"


def _again(kind: type[Refusal], code: str, values: dict[str, Any]) -> Refusal:
    return kind(code, **values)
