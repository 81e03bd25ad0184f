"""Actions in words, composed from their effects: what is done, and in brackets what it costs and brings."""

from __future__ import annotations

from collections import Counter

from saloon.engine import Texts
from saloon.games.great_western_trail_el_paso.components import BREEDS, JOKER_PRICE, Objective, Post
from saloon.games.trail.effects import Effect
from saloon.games.trail.texts.phrases import Phrase, Phrasing


def _hire(phrase: Phrase, effect: Effect) -> None:
    """What a worker costs, and what a joker does, who always costs more."""
    phrase.usual(effect)
    phrase.note("note-hire", dollars=effect.amount, joker=effect.amount + JOKER_PRICE)


def _card(phrase: Phrase, effect: Effect) -> None:
    """A keyword about the card that it names."""
    phrase.do(f"effect-{effect.name}", what=PHRASING.what(phrase.say, effect.of))


def _exchange(phrase: Phrase, effect: Effect) -> None:
    """So many, or up to so many."""
    phrase.do("effect-exchange-all" if effect.of else "effect-exchange", count=effect.amount)


OWN = {"hire": _hire, "hire_another": _hire, "take": _card, "remove": _card, "exchange": _exchange}
PHRASING = Phrasing(OWN, cards="cattle")
phrase, flat_phrases, phrases = PHRASING.phrase, PHRASING.flat_phrases, PHRASING.phrases


def tasks(say: Texts, objective: Objective) -> str:
    """What an objective tile wants: `2 Black Angus`, `1 bonus tile, a disc on trading post 12`."""
    return ", ".join(_task(say, task, count) for task, count in Counter(objective.tasks).items())


def _task(say: Texts, task: str, count: int) -> str:
    if task in BREEDS:
        return say("task-cattle", count=count, breed=say(f"cattle-{task}"))
    if task in Post.all:
        return say("task-post", value=Post.of(task).value)
    name, _, least = task.partition(" ")
    return say("task-buildings", count=int(least)) if name == "buildings" else say(f"task-{name}", count=count)
