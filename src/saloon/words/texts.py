"""Words in the reader's language, from `locale/<language>.ftl` (Project Fluent) of a package, and of those that belong to it.

The ids of a game's messages follow from what they name:

    game, game.about                    the game's name and a sentence about it
    card-holdup, card-holdup.help       a component: its class, its id
    verb-take, verb-take.help           the question of a verb
    do-take, do-act-end                 an option as a button: of a verb, or of one value of it
    do-take.note, do-act-end.note       what it costs, gives and leads to beyond that, in a line
    tell-takes                          a line of the log
    why-too_dear                        why an option is missing
    option-raid_mode, .help, option-raid_mode-literal
    category-herds                      a line of the score sheet
    ruling-a05                          a ruling, for players to read
    aid-turn, aid-turn-move, .name      the player aid (`engine.aid`): a block, a row of it

A file is looked through at once, but read message by message, when one is said: to read the files of all games takes Fluent
more than a second, and nobody ever says all of it. What is plain text is said as it is written, without Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saloon.words.sentences import Sentences

LANGUAGES = ("en", "fr")
MAX_REMEMBERED = 4096
"""Sentences that are remembered, in each language of a package, before they are all forgotten."""

_BEGINS = re.compile(r"^(?:(?P<id>-?[a-zA-Z][\w-]*) *=| +\.(?P<attribute>[a-zA-Z][\w-]*) *=|#)", re.MULTILINE | re.ASCII)
"""Where a message (or a term), an attribute or a comment begins: nothing else of a Fluent file can look like that."""

_PARTS: dict[str, tuple[str, ...]] = {}
"""By package: the further packages whose messages belong to it."""


def join_texts(package: str, *parts: str) -> None:
    """Let a package say the messages of others too; where two say the same, the package itself wins, then the first part."""
    if _PARTS.get(package, ()) != parts:
        _PARTS[package] = parts
        texts.cache_clear()


class Texts:
    """Messages in one language: of one package and the parts that belong to it, or of a lesson.

    sources: Fluent files; where two have the same message, that of the first counts.
    """

    def __init__(self, sources: Sequence[str], language: str) -> None:
        self.language = language
        self._patterns: dict[str, str] = {}
        self._entries: dict[str, str] = {}
        for source in sources:
            self._look_through(source)
        self._remembered: dict[tuple[Any, ...], str] = {}

    def _look_through(self, source: str) -> None:
        """Find its messages and terms, each as a whole, and the patterns of messages and of their attributes."""
        found = [*_BEGINS.finditer(source)]
        ends = [*(begin.start() for begin in found[1:]), len(source)]
        id = ""
        for begin, end in zip(found, ends, strict=True):
            if not begin["attribute"]:
                id = "" if begin["id"] in self._entries else begin["id"]
            if id:
                self._entries[id] = self._entries.get(id, "") + source[begin.start() : end]
                if not id.startswith("-"):
                    key = f"{id}.{begin['attribute']}" if begin["attribute"] else id
                    self._patterns[key] = source[begin.end() : end].strip(" \n")

    def __call__(self, key: str, /, **values: Any) -> str:
        """The message, or attribute (`card-mayor.help`), with its values filled in.

        Boards and pages say much the same at every move, and filling in a message is slow, so what was said is remembered.
        """
        mark = (key, *values.items())
        try:
            said = self._remembered.get(mark)
        except TypeError:  # a list, perhaps
            return self._say(key, values)
        if said is None:
            if len(self._remembered) >= MAX_REMEMBERED:
                self._remembered.clear()
            said = self._remembered[mark] = self._say(key, values)
        return said

    def roughly(self, key: str, /, **values: Any) -> str:
        """The same, with … for whatever is missing: what an older version wrote down may lack values, or even its message."""
        try:
            return self(key, **values)
        except LookupError:
            return "…"
        except ValueError:
            _, errors = self._formatted(key, values)
            missing = [str(error).rpartition(": ")[2] for error in errors]  # Unknown external: ranch
            return self._formatted(key, {**dict.fromkeys(missing, "…"), **values})[0]

    def _say(self, key: str, values: dict[str, Any]) -> str:
        text, errors = self._formatted(key, values)
        if errors:
            raise ValueError(f"{key} ({self.language}): {errors[0]}")
        return text

    def _formatted(self, key: str, values: dict[str, Any]) -> tuple[str, list[Any]]:
        if key not in self:
            raise KeyError(key)
        pattern = self._patterns[key]
        return (pattern, []) if _is_plain(pattern) else self._sentences.say(key, values)

    @cached_property
    def _sentences(self) -> Sentences:
        from saloon.words.sentences import Sentences  # only now: Fluent takes as long to import as the rest of the engine

        return Sentences(self._entries, self.language)

    def __contains__(self, key: str) -> bool:
        return bool(self._patterns.get(key))  # a message may have attributes, and no text of its own

    def keys(self) -> Iterator[str]:
        """Every message and attribute, each once."""
        return iter(self._patterns)


def _is_plain(pattern: str) -> bool:
    """Whether it is a line of text, and nothing to be filled in."""
    return not any(sign in pattern for sign in "{}\n")


def texts_of(found: Sequence[Traversable], language: str) -> Texts:
    """The messages of those of the files that there are."""
    return Texts([file.read_text("utf-8") for file in found if file.is_file()], language)


@lru_cache(maxsize=64)
def texts(package: str, language: str) -> Texts:
    """The messages of a package and of its parts, which may have none; English where the language is not one of ours."""
    language = language if language in LANGUAGES else "en"
    packages = (package, *_PARTS.get(package, ()))
    return texts_of([files(each).joinpath("locale", f"{language}.ftl") for each in packages], language)
