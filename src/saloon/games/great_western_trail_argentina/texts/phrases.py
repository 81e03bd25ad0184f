"""Actions in words, composed from their effects: what is done, and in brackets what it costs and brings."""

from __future__ import annotations

from saloon.games.trail.effects import Effect
from saloon.games.trail.texts.phrases import Phrase, Phrasing, hire, with_amount


def _quay(phrase: Phrase, effect: Effect) -> None:
    phrase.do("effect-quay", quay=phrase.say(f"quay-{effect.of}"))


def _free_cattle(phrase: Phrase, effect: Effect) -> None:
    phrase.do("effect-free_cattle", what=phrase.say(f"breed-{effect.of}.one"))


OWN = {
    "hire": hire,
    "build": with_amount("note-carpintero"),
    "help": with_amount("note-strength", "count"),
    "quay": _quay,
    "free_cattle": _free_cattle,
}
PHRASING = Phrasing(OWN, cards="breed", totals=("engine", "draw", "grain", "dollars", "certificate"))
phrase, flat_phrases, phrases = PHRASING.phrase, PHRASING.flat_phrases, PHRASING.phrases
