"""What a card, a command or a question means, in the reader's words: what stands on a help card."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from saloon.engine.game import Game
from saloon.engine.wording import Teller
from saloon.words.texts import Texts

KINDS = re.compile(r"-[^-]+$")
CHOSEN_BEFORE = "option"
"""Options have helps too, but are no part of a play."""


class Entry(NamedTuple):
    """A line of the glossary; `key` is that of its help."""

    key: str
    title: str
    text: str


def explain(game: Game[Any], language: str, key: str) -> tuple[str, str] | None:
    """Title and text: composed by the game, or else from its messages."""
    say = game.texts(language)
    return _composed(game, say, key) or explained(say, key)


def _composed(game: Game[Any], say: Texts, key: str) -> tuple[str, str] | None:
    kind, _, id = key.partition("-")
    if game.page.help is None:
        return None
    try:
        return game.page.help(say, game.component(kind, id))
    except KeyError:
        return None


def explained(say: Texts, key: str) -> tuple[str, str] | None:
    """Title and text; of an older herd, those of its card."""
    title = _said(say, key)
    if title is None:
        return None
    for near in _nearer(key):
        if f"{near}.help" in say:
            return title[:1].upper() + title[1:], say(f"{near}.help")
    return title[:1].upper() + title[1:], ""


def glossary(game: Game[Any], language: str) -> dict[str, list[Entry]]:
    """Everything that has a help, by kind. Components whose help is composed are listed if their kind has a heading
    (`kind-<kind>`); what looks the same, as tiles of several players, is listed once."""
    teller = Teller(game, language, [])
    say, kinds = teller.texts, dict[str, dict[tuple[str, str], str]]()
    for key in say.keys():  # noqa: SIM118, these are no dicts
        name, _, attribute = key.partition(".")
        kind = name.partition("-")[0]
        if attribute == "help" and kind != CHOSEN_BEFORE:
            kinds.setdefault(kind, {}).setdefault(explained(say, name) or ("", ""), name)
    for thing, title, text in teller.composed():
        if f"kind-{thing.kind}" in say:
            kinds.setdefault(thing.kind, {}).setdefault((title, text), f"{thing.kind}-{thing.id}")
    return {kind: [Entry(key, *said) for said, key in entries.items()] for kind, entries in kinds.items()}


def _said(say: Texts, key: str) -> str | None:
    if key not in say:
        return None
    try:
        return say(key, seat="…")
    except ValueError:
        return None


def _nearer(key: str) -> list[str]:
    """`herd-herd1-2`, then `card-herd1`: what has no help of its own has that of the card it is made of."""
    kind, _, id = key.partition("-")
    return [key, f"card-{KINDS.sub('', id)}", f"card-{id}"] if kind else [key]
