"""A visit: what to do where the rancher stands, or with a train card, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.games.great_western_trail_el_paso.components import (
    BANK,
    END,
    INDEX,
    STOP,
    Action,
    Auxiliary,
    Bonus,
)
from saloon.games.great_western_trail_el_paso.evaluation.actions import MOVING, action_worth, auxiliary
from saloon.games.great_western_trail_el_paso.evaluation.markets import SPENT
from saloon.games.great_western_trail_el_paso.evaluation.outlook import FIRST, PAYS, Outlook
from saloon.games.great_western_trail_el_paso.evaluation.road import moving_on, stop_worth
from saloon.games.trail.evaluation import NEVER, earning_first

IDLING: Final = 0.01
"""Ending the visit: what is worth less is not done."""

SHORT: Final = 12
"""Who has more dollars need not look for others."""


def act(o: Outlook, options: Sequence[Any]) -> list[float]:
    """Everything that is worth it; an auxiliary action only if the place itself has less to offer."""
    worths: list[float] = []
    local, begun = IDLING, True
    for option in options:  # local actions come first, then auxiliary ones as long as nothing was done
        kind = type(option)
        if kind is Action and option.keyword == "rancher":
            # Only when nothing else is left to do here does it matter whether it is worth it, which it nearly always is.
            onward = local > IDLING or o.hasty or moving_on(o, option.gain[0].amount) > 0
            local += MOVING * onward
            worths.append(2 * IDLING if onward else NEVER)
        elif kind is Action:
            worth = action_worth(o, option)
            local += max(0.0, worth)
            worths.append(earning_first(option, worth))
        elif kind is Auxiliary:
            begun = False
            worth = auxiliary(o, option)
            worths.append(worth if worth > local else NEVER)
        elif kind is Bonus:
            if o.g.closer == o.me.seat and option in PAYS:
                worths.append(FIRST)
            else:
                worths.append(NEVER if begun or o.purse > SHORT else cashing(o, option))
        else:
            worths.append(IDLING if option is END or option is STOP else NEVER)
    return worths


def cashing(o: Outlook, bonus: Bonus) -> float:
    """Somebody is discarded for money if that makes possible what is worth more."""
    if bonus not in PAYS or o.me.rancher is None:
        return NEVER
    tile = o.g.trail[INDEX[o.me.rancher]]
    if tile is None or tile.owner not in (BANK, o.me.seat):
        return NEVER
    kind, dollars = PAYS[bonus]
    before = stop_worth(o, tile)
    o.purse += dollars
    o.me.workers[kind] -= 1
    after = stop_worth(o, tile)
    o.purse -= dollars
    o.me.workers[kind] += 1
    return FIRST if after - before > SPENT[kind] * min(1.0, 2 * o.left) else NEVER


def rest(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The turn is over; in the last one, whoever can be turned into money is."""
    last = o.g.closer is not None
    return [0.0 if option is END else 1.0 if last and option in PAYS else NEVER for option in options]
