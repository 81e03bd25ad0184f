"""Actions in words, composed from their effects: what is done, and in brackets what it costs and brings."""

from __future__ import annotations

from collections import Counter

from saloon.engine import Texts
from saloon.games.great_western_trail.components import CERTIFICATE_TRACK, Action, Card
from saloon.games.trail.effects import Effect, PrintedAction
from saloon.games.trail.texts.phrases import MINUS, Phrase, Phrasing


def _certificate(phrase: Phrase, effect: Effect) -> None:
    """As many as the whole track has means up to the limit."""
    if effect.amount == CERTIFICATE_TRACK[-1] and not phrase.earned:
        phrase.do("effect-certificate-limit")
    else:
        phrase.usual(effect)


def _hire(phrase: Phrase, effect: Effect) -> None:
    phrase.usual(effect)
    if effect.amount:
        phrase.note("note-more" if effect.amount > 0 else "note-less", dollars=abs(effect.amount))


def _build(phrase: Phrase, effect: Effect) -> None:
    phrase.usual(effect)
    phrase.note("note-builder", dollars=effect.amount)


def _hazard(phrase: Phrase, effect: Effect) -> None:
    phrase.usual(effect)
    if effect.amount:
        phrase.note("note-pay", dollars=effect.amount)


def _again(action: PrintedAction) -> bool:
    """Whether the same tile has the same action before this one (11a)."""
    owner, _, number = action.id.rpartition("-")
    before = (Action.all.get(f"{owner}-{other}") for other in range(1, int(number) if number.isdigit() else 1))
    return any(other is not None and (other.cost, other.gain) == (action.cost, action.gain) for other in before)


PHRASING = Phrasing(
    {"certificate": _certificate, "hire": _hire, "build": _build, "hazard": _hazard},
    cards="card",
    totals=("engine", "draw"),
    again=_again,
)
phrase, flat_phrases, phrases = PHRASING.phrase, PHRASING.flat_phrases, PHRASING.phrases


def tasks(say: Texts, card: Card) -> str:
    """What an objective card wants: `2 buildings, 1 hazard`."""
    return ", ".join(say(f"task-{task}", count=count) for task, count in Counter(card.tasks).items())


def stakes(card: Card) -> dict[str, str]:
    """What an objective card is worth if its tasks are met, and if not."""
    return {"points": str(card.points), "penalty": f"{MINUS * (card.penalty < 0)}{abs(card.penalty)}"}
