"""The cards of the solo game: their names and what they mean."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.engine import Texts
from saloon.games.great_western_trail_el_paso.components import Solo


def solo_title(say: Texts, card: Solo, form: str = "") -> str:
    return say(f"solo-title{form}", id=card.id, movement=movement(say, card), action=action(say, card))


def movement(say: Texts, card: Solo) -> str:
    return say("word-steps", count=card.steps) if card.steps else say(f"solo-by-{card.by}")


def action(say: Texts, card: Solo) -> str:
    return say("solo-draw", count=card.draws) if card.draws else say(f"solo-{card.action}")


def solo_help(say: Texts, card: Solo) -> Iterator[str]:
    yield say("help-solo", movement=movement(say, card), action=action(say, card))
    yield say(f"help-solo-{'draw' if card.draws else card.action}")
    yield say("help-solo-assumed")
