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
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

LANGUAGES = ("en", "fr")
MAX_REMEMBERED = 16384
"""Sentences that are remembered, in each language of a package, before they are all forgotten."""

_PARTS: dict[str, tuple[str, ...]] = {}
"""By package: the further packages whose messages belong to it."""


def join_texts(package: str, *parts: str) -> None:
    """Let a package say the messages of others too; where two say the same, the package itself wins, then the first part."""
    if _PARTS.get(package, ()) != parts:
        _PARTS[package] = parts
        texts.cache_clear()


class Texts:
    """Messages in one language: of one package and the parts that belong to it, or of a lesson."""

    def __init__(self, resources: Sequence[Resource], language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._resources = resources
        for resource in resources:
            self._bundle.add_resource(resource)  # what is there already is kept
        self._remembered: dict[tuple[Any, ...], str] = {}

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
        id, _, attribute = key.partition(".")
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def __contains__(self, key: str) -> bool:
        id, _, attribute = key.partition(".")
        if not self._bundle.has_message(id):
            return False
        message = self._bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def keys(self) -> Iterator[str]:
        """Every message and attribute, each once."""
        seen: set[str] = set()
        for entry in (entry for resource in self._resources for entry in resource.body):
            if isinstance(entry, Message) and entry.id.name not in seen:
                seen.add(entry.id.name)
                yield entry.id.name
                yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


def _resources(packages: Sequence[str], language: str) -> list[Resource]:
    """The messages of each package; a part may have none."""
    found = (files(package).joinpath("locale", f"{language}.ftl") for package in packages)
    return [FluentResource(file.read_text("utf-8")) for file in found if file.is_file()]


@lru_cache(maxsize=64)
def texts(package: str, language: str) -> Texts:
    """The messages of a package and of its parts; English where the language is not one of ours."""
    language = language if language in LANGUAGES else "en"
    return Texts(_resources((package, *_PARTS.get(package, ())), language), language)
