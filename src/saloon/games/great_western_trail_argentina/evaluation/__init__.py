"""What each option is worth: a number for each, and the greedy bot does the highest.

It plans no turn ahead but knows what good players know: hire early, buy cattle with gauchos, bring different breeds to Buenos
Aires, save grain for the ships and the districts, help farmers with cards that are idle anyway, and stop only where it pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.engine import Ask
from saloon.games.great_western_trail_argentina.components import Card
from saloon.games.great_western_trail_argentina.evaluation.actions import act, action_worth, auxiliary, play
from saloon.games.great_western_trail_argentina.evaluation.buildings import build, site
from saloon.games.great_western_trail_argentina.evaluation.farmers import help, reveal, settle
from saloon.games.great_western_trail_argentina.evaluation.hand import discard, remove
from saloon.games.great_western_trail_argentina.evaluation.markets import buy, cow_worth, hire
from saloon.games.great_western_trail_argentina.evaluation.objectives import objective
from saloon.games.great_western_trail_argentina.evaluation.outlook import Outlook, outlook
from saloon.games.great_western_trail_argentina.evaluation.port import depart, foresee, ship_worth, space_worth, spend
from saloon.games.great_western_trail_argentina.evaluation.railway import appoint, disc_worth, drive, station_worth, upgrade
from saloon.games.great_western_trail_argentina.evaluation.road import begin, move
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.evaluation import Rating, certify, each, exchange


def rate_options(g: State, ask: Ask) -> Sequence[float]:
    return RATINGS[ask.verb](outlook(g, g.players[ask.seat], ask.about), ask.options)


def rate_quickly(g: State, ask: Ask) -> Sequence[float]:
    """For playouts: of the way ahead only what can be reached now is looked at closely."""
    o = outlook(g, g.players[ask.seat], ask.about)
    o.hasty = True
    return RATINGS[ask.verb](o, ask.options)


def deliver(o: Outlook, option: Any) -> float:
    """Objective cards first, for the grain that some of them bring."""
    return 100 * play(o, option) if isinstance(option, Card) else space_worth(o, option)


def sell(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The hand as it is, unless an objective card or a token is worth it: there is no better moment for one."""
    return [
        play(o, option) if isinstance(option, Card) else exchange(o, near=True) if option == EXCHANGE else 0.0
        for option in options
    ]


RATINGS: Final[dict[str, Rating[Outlook]]] = {
    "begin": begin,
    "move": move,
    "act": act,
    "auxiliary": each(auxiliary),
    "bonus": each(action_worth),
    "draw": each(lambda o, count: float(count)),  # the more there is to choose from
    "discard": each(discard),
    "remove": each(remove),
    "certify": certify,
    "harvest": each(lambda o, count: float(count)),
    "hire": each(hire),
    "buy": each(buy),
    "take": each(cow_worth),
    "build": each(build),
    "site": each(site),
    "engine": drive,
    "station": each(station_worth),
    "upgrade": upgrade,
    "master": each(appoint),
    "objective": each(objective),
    "help": each(help),
    "reveal": reveal,
    "settle": each(settle),
    "deliver": each(deliver),
    "quay": each(depart),
    "sell": sell,
    "spend": each(spend),
    "load": each(ship_worth),
    "disc": each(disc_worth),
    "foresee": each(foresee),
    "exchange": each(lambda o, token: 0.0),  # only when it is one's own turn to move
}
