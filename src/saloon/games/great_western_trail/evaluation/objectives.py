"""Objective cards: which will be fulfilled, and what that makes worth doing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.games.great_western_trail.components import GREEN, ORANGE, STACK, Card
from saloon.games.great_western_trail.evaluation.outlook import Outlook
from saloon.games.great_western_trail.rules.building import own_buildings
from saloon.games.great_western_trail.scoring import elements
from saloon.games.great_western_trail.state import Player, State

CHANCES: Final = (0.95, 0.65, 0.35, 0.12, 0.05)
"""Of fulfilling a card of which so many tasks are missing, with the whole game to come."""

NEW_CARD: Final = 1.2
NEW_CARD_IN_HAND: Final = 1.5
"""What a card to come is worth, with the whole game to come."""

WANTED: Final = 1.2
"""What a thing is worth beyond itself if a card in the objective area asks for it."""


def objective_worth(o: Outlook, card: Card) -> float:
    """Its points as far as its tasks will be met, its penalty as far as not."""
    have, missing = spare(o), 0
    for task in card.tasks:
        if have[task] > 0:
            have[task] -= 1
        else:
            missing += 1
    chance = CHANCES[missing] * (o.left**0.5 if missing else 1.0)
    return chance * card.points + (1 - chance) * card.penalty


def spare(o: Outlook) -> dict[str, int]:
    """What could serve tasks and is not needed for cards that must be scored."""
    have = elements(o.g, o.me)
    for card in o.me.area:
        for task in card.tasks:
            have[task] -= 1
    return have


def objective(o: Outlook, card: Any) -> float:
    """The card that will most likely be fulfilled; the stack is better than one that costs points."""
    return objective_worth(o, card) + 0.5 if card is not STACK else 0.0


def task_worth(o: Outlook, task: str) -> float:
    if not o.me.area:
        return 0.0
    found = o.notes.get(task)
    if found is None:
        asked = sum([card.tasks.count(task) for card in o.me.area])
        found = o.notes[task] = WANTED if asked and asked > HAVE[task](o.g, o.me) else 0.0
    return found


HAVE: Final[dict[str, Callable[[State, Player], int]]] = {
    "building": lambda g, me: len(own_buildings(g, me)),
    "station": lambda g, me: len(me.stations),
    "hazard": lambda g, me: len(me.hazards),
    "green": lambda g, me: me.outlaws.count(GREEN),
    "orange": lambda g, me: me.outlaws.count(ORANGE),
    "new_york": lambda g, me: me.cities.count(g.kit.new_york),
}
"""What serves tasks, without the cattle: that is worth buying anyway."""
