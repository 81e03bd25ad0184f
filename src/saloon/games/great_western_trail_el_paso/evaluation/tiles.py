"""The train: which card to pay for, which tiles to take."""

from __future__ import annotations

from typing import Any, Final

from saloon.games.great_western_trail_el_paso.components import (
    BONUS_ACTIONS,
    DUPLICATE,
    ENGINEER,
    OBJECTIVE_STACK,
    PERMANENT,
    TRAIN_ACTIONS,
    BonusTile,
    Objective,
    Train,
)
from saloon.games.great_western_trail_el_paso.evaluation import actions
from saloon.games.great_western_trail_el_paso.evaluation.markets import crew, spending
from saloon.games.great_western_trail_el_paso.evaluation.objectives import objective_worth, wants
from saloon.games.great_western_trail_el_paso.evaluation.outlook import Outlook
from saloon.games.great_western_trail_el_paso.rules.effects import ABLE

UNSEEN_OBJECTIVE: Final = 1.8
UNSEEN_BONUS: Final = 3.4
"""What the top tile of a stack is worth."""

PERMANENT_LAP: Final = 1.3
DUPLICATE_LAP: Final = 0.44
"""What a permanent certificate and a duplicate tile bring in every lap to come."""


def bonus_worth(o: Outlook, tile: BonusTile) -> float:
    """Points, and what it gives in every lap, or now, if that can be done: it must be, even if it costs a good card."""
    worth = tile.points + wants(o).get("bonus", 0.0)
    if tile is PERMANENT:
        return worth + PERMANENT_LAP * o.laps
    if tile is DUPLICATE:
        return worth + DUPLICATE_LAP * o.laps
    action = BONUS_ACTIONS[tile]
    return worth + actions.action_worth(o, action) if ABLE[action](o.g, o.me) else worth


def tile_worth(o: Outlook, tile: Any) -> float:
    if type(tile) is Objective:
        return objective_worth(o, tile)
    if type(tile) is BonusTile:
        return bonus_worth(o, tile)
    return UNSEEN_OBJECTIVE * o.left if tile is OBJECTIVE_STACK else UNSEEN_BONUS + wants(o).get("bonus", 0.0)


def best_objective(o: Outlook) -> float:
    if o.objective is None:
        o.objective = max([objective_worth(o, tile) for tile in o.g.objective_row if tile is not None], default=0.0)
    return o.objective


def best_bonus(o: Outlook) -> float:
    if o.bonus is None:
        o.bonus = max([bonus_worth(o, tile) for tile in o.g.bonus_row if tile is not None], default=0.0)
    return o.bonus


def train_worth(o: Outlook, train: Train) -> float:
    return sum([max(0.0, actions.action_worth(o, action)) for action in TRAIN_ACTIONS[train]]) - spending(
        o, ENGINEER, train.number
    )


def driving(o: Outlook) -> float:
    """What the best train card brings that can be paid."""
    return max([0.0, *[train_worth(o, train) for train in o.g.trains[: crew(o, ENGINEER)]]])
