"""What each option is worth: a number for each, and the greedy bot does the highest.

It plans no turn ahead but knows what good players know: laps are short, a building from which the rancher moves on is an extra
stop in every one of them, builders are for the biggest buildings, and what is of no use any more is turned into money.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.engine import Ask
from saloon.games.great_western_trail_el_paso.evaluation.actions import auxiliary
from saloon.games.great_western_trail_el_paso.evaluation.buildings import build, site
from saloon.games.great_western_trail_el_paso.evaluation.hand import discard, remove
from saloon.games.great_western_trail_el_paso.evaluation.markets import buy, hire
from saloon.games.great_western_trail_el_paso.evaluation.objectives import objective_worth
from saloon.games.great_western_trail_el_paso.evaluation.outlook import Outlook, each, outlook
from saloon.games.great_western_trail_el_paso.evaluation.posts import deliver, slot_worth
from saloon.games.great_western_trail_el_paso.evaluation.road import begin, move
from saloon.games.great_western_trail_el_paso.evaluation.tiles import tile_worth, train_worth
from saloon.games.great_western_trail_el_paso.evaluation.visit import act, rest
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.trail.evaluation import Rating, certify


def rate_options(g: State, ask: Ask) -> Sequence[float]:
    return RATINGS[ask.verb](outlook(g, g.players[ask.seat], ask.about), ask.options)


def rate_quickly(g: State, ask: Ask) -> Sequence[float]:
    """For playouts: of the way ahead only what can be reached now is looked at closely."""
    o = outlook(g, g.players[ask.seat], ask.about)
    o.hasty = True
    return RATINGS[ask.verb](o, ask.options)


RATINGS: Final[dict[str, Rating[Outlook]]] = {
    "draft": each(objective_worth),
    "begin": begin,
    "move": move,
    "act": act,
    "auxiliary": each(auxiliary),
    "hire": each(hire),
    "jokers": each(lambda o, count: -float(count)),  # they can do whatever is needed next
    "buy": each(buy),
    "train": each(train_worth),
    "build": each(build),
    "site": each(site),
    "tile": each(tile_worth),
    "place": each(lambda o, place: -float(place)),  # it hardly matters
    "discard": each(discard),
    "remove": each(remove),
    "again": each(lambda o, draw: 1.0),  # whatever comes, the least useful card goes
    "certify": certify,
    "deliver": deliver,
    "disc": each(slot_worth),
    "rest": rest,
}
