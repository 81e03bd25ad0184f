"""Objective cards: which will be fulfilled, and what that makes worth doing."""

from __future__ import annotations

from typing import Any, Final

from saloon.games.great_western_trail_argentina.components import MARKET_KINDS, STACK, Card
from saloon.games.great_western_trail_argentina.evaluation.outlook import Outlook
from saloon.games.great_western_trail_argentina.scoring import BREEDS_OF_TASKS, VALUABLE, besides_cattle
from saloon.games.great_western_trail_argentina.state import Player

CHANCES: Final = (0.97, 0.65, 0.35, 0.12)
"""Of fulfilling a card of which so many tasks are missing, with the whole game to come."""

NEW_CARD: Final = 2.5
"""What a card to come is worth, with the whole game to come."""

WANTED: Final = 1.5
"""What a thing is worth beyond itself if a card in the objective area asks for it."""


def spare(o: Outlook) -> dict[str, int]:
    """What could serve tasks, less what cards that must be scored ask for: below nothing where that is missing."""
    if o.spare is None:
        o.spare = besides_cattle(o.g, o.me) | bought(o.me)
        for card in o.me.area:
            for task in card.tasks:
                o.spare[task] -= 1
    return o.spare


def bought(me: Player) -> dict[str, int]:
    """Cattle that tasks ask for: who bought it knows it is in the herd, also where the draw stack hides it."""
    found = dict.fromkeys(BREEDS_OF_TASKS, 0)
    for card, count in zip(MARKET_KINDS, me.bought, strict=True):
        if count:
            found[task_of(card)] += count
    return found


def task_of(card: Card) -> str:
    """What a head of cattle from the market counts as."""
    return "value_three" if card.value == VALUABLE else card.breed


def objective_worth(o: Outlook, card: Card) -> float:
    """Its points as far as its tasks will be met, its penalty as far as not."""
    have = spare(o)
    missing = sum([max(0, min(asked, asked - have[task])) for task, asked in _asked(card)])
    chance = CHANCES[missing] * (o.left**0.5 if missing else 1.0)
    return chance * card.points + (1 - chance) * card.penalty


def _asked(card: Card) -> list[tuple[str, int]]:
    return [(task, card.tasks.count(task)) for task in dict.fromkeys(card.tasks)]


def objective(o: Outlook, card: Any) -> float:
    """The card that will most likely be fulfilled; the stack is better than one that costs points."""
    return objective_worth(o, card) + 0.5 if card is not STACK else 0.0


def task_worth(o: Outlook, task: str) -> float:
    """What it adds that a card in the objective area still misses it."""
    return WANTED if o.me.area and spare(o).get(task, 0) < 0 else 0.0
