"""What each option is worth: a number for each, and the greedy bot does the highest.

It plans no turn ahead but knows what good players know: hire cowboys early and buy cattle with them, bring different breeds to
Kansas City, deliver ever farther, and stop only where it pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.engine import Ask
from saloon.games.great_western_trail.evaluation.actions import act, action_worth, auxiliary, copy, hazard, outlaw
from saloon.games.great_western_trail.evaluation.buildings import build, site
from saloon.games.great_western_trail.evaluation.cities import city_worth, foresee, sell, spend
from saloon.games.great_western_trail.evaluation.hand import discard, remove
from saloon.games.great_western_trail.evaluation.markets import buy, hire
from saloon.games.great_western_trail.evaluation.objectives import objective
from saloon.games.great_western_trail.evaluation.outlook import Outlook, outlook
from saloon.games.great_western_trail.evaluation.railroad import appoint, disc_worth, drive, station_worth, track_worth, upgrade
from saloon.games.great_western_trail.evaluation.road import begin, move
from saloon.games.great_western_trail.state import State
from saloon.games.trail.evaluation import Rating, certify, each


def rate_options(g: State, ask: Ask) -> Sequence[float]:
    return RATINGS[ask.verb](outlook(g, g.players[ask.seat], ask.about), ask.options)


def rate_quickly(g: State, ask: Ask) -> Sequence[float]:
    """For playouts: of the way ahead only what can be reached now is looked at closely."""
    o = outlook(g, g.players[ask.seat], ask.about)
    o.hasty = True
    return RATINGS[ask.verb](o, ask.options)


RATINGS: Final[dict[str, Rating[Outlook]]] = {
    "begin": begin,
    "move": move,
    "walk": each(lambda o, space: -1.0),  # what is skipped is lost, and the place is not used
    "act": act,
    "auxiliary": each(auxiliary),
    "bonus": each(action_worth),
    "copy": each(copy),
    "draw": each(lambda o, count: float(count)),  # the more there is to choose from
    "discard": each(discard),
    "remove": each(remove),
    "hire": each(hire),
    "buy": buy,
    "take": each(lambda o, card: float(card.points)),
    "build": each(build),
    "site": each(site),
    "engine": drive,
    "retreat": each(track_worth),
    "station": each(station_worth),
    "upgrade": upgrade,
    "master": each(appoint),
    "hazard": each(hazard),
    "outlaw": each(outlaw),
    "objective": each(objective),
    "foresee": each(foresee),
    "certify": certify,
    "sell": sell,
    "spend": each(spend),
    "deliver": each(city_worth),
    "disc": each(disc_worth),
    "exchange": each(lambda o, token: 0.0),  # only when it is one's own turn to move
}
