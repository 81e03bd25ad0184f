"""Actions in words, composed from their effects: what is done, and in brackets what it costs and brings."""

from __future__ import annotations

from saloon.games.great_western_trail.components import CERTIFICATE_TRACK, Action
from saloon.games.trail.effects import Effect, PrintedAction
from saloon.games.trail.texts.phrases import Phrase, Phrasing, hire, with_amount


def _certificate(phrase: Phrase, effect: Effect) -> None:
    """As many as the whole track has means up to the limit."""
    if effect.amount == CERTIFICATE_TRACK[-1] and not phrase.earned:
        phrase.do("effect-certificate-limit")
    else:
        phrase.usual(effect)


def _again(action: PrintedAction) -> bool:
    """Whether the same tile has the same action before this one (11a)."""
    owner, _, number = action.id.rpartition("-")
    before = (Action.all.get(f"{owner}-{other}") for other in range(1, int(number) if number.isdigit() else 1))
    return any(other is not None and (other.cost, other.gain) == (action.cost, action.gain) for other in before)


PHRASING = Phrasing(
    {"certificate": _certificate, "hire": hire, "build": with_amount("note-builder"), "hazard": with_amount("note-pay")},
    cards="card",
    totals=("engine", "draw"),
    again=_again,
)
phrase, flat_phrases, phrases = PHRASING.phrase, PHRASING.flat_phrases, PHRASING.phrases
