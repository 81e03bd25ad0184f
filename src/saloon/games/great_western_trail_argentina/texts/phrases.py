"""Actions in words, composed from their effects: what is done, and in brackets what it costs and brings."""

from __future__ import annotations

from collections import Counter

from saloon.engine import Texts
from saloon.games.great_western_trail_argentina.components import Card
from saloon.games.trail.effects import Effect
from saloon.games.trail.texts.phrases import MINUS, Phrase, Phrasing


def _hire(phrase: Phrase, effect: Effect) -> None:
    phrase.usual(effect)
    if effect.amount:
        phrase.note("note-more" if effect.amount > 0 else "note-less", dollars=abs(effect.amount))


def _build(phrase: Phrase, effect: Effect) -> None:
    phrase.usual(effect)
    phrase.note("note-carpintero", dollars=effect.amount)


def _help(phrase: Phrase, effect: Effect) -> None:
    phrase.usual(effect)
    if effect.amount:
        phrase.note("note-strength", count=effect.amount)


def _quay(phrase: Phrase, effect: Effect) -> None:
    phrase.do("effect-quay", quay=phrase.say(f"quay-{effect.of}"))


def _free_cattle(phrase: Phrase, effect: Effect) -> None:
    phrase.do("effect-free_cattle", what=phrase.say(f"breed-{effect.of}.one"))


OWN = {"hire": _hire, "build": _build, "help": _help, "quay": _quay, "free_cattle": _free_cattle}
PHRASING = Phrasing(OWN, cards="breed", totals=("engine", "draw", "grain", "dollars", "certificate"))
phrase, flat_phrases, phrases = PHRASING.phrase, PHRASING.flat_phrases, PHRASING.phrases


def tasks(say: Texts, card: Card) -> str:
    """What an objective card wants: `2 buildings, 1 green farmer`."""
    return ", ".join(say(f"task-{task}", count=count) for task, count in Counter(card.tasks).items())


def stakes(card: Card) -> dict[str, str]:
    """What an objective card is worth if its tasks are met, and if not."""
    return {"points": str(card.points), "penalty": f"{MINUS * (card.penalty < 0)}{abs(card.penalty)}"}
