"""Discs, the engine, stations and their masters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from saloon.games.great_western_trail.components import (
    CERTIFICATE4,
    CERTIFICATE6,
    HAND_DISC,
    HAND_DISC_PRICE,
    MASTER_ACTIONS,
    RAILWAY,
    STEP_DISC_DOLLARS,
    STEP_DISC_POINTS,
    STEP_LEFT,
    STEP_RIGHT,
    TRACK,
    WORKERS,
    Disc,
    Master,
    Station,
    Track,
    Worker,
)
from saloon.games.great_western_trail.evaluation import actions, cities
from saloon.games.great_western_trail.evaluation.markets import worker_worth
from saloon.games.great_western_trail.evaluation.objectives import task_worth
from saloon.games.great_western_trail.evaluation.outlook import Outlook
from saloon.games.great_western_trail.rules.delivery import numbered_spaces
from saloon.games.great_western_trail.rules.discs import discs_for
from saloon.games.great_western_trail.rules.railroad import behind, others
from saloon.games.great_western_trail.scoring import COUNTED
from saloon.games.trail.evaluation import NEVER, best, best_gain, declining

# ------------------------------------------------------------ discs

CLEARED: Final = {
    0: (0.8,), 1: (1.0,), 2: (0.8, 1.2), 3: (1.5, 2.2), 4: (1.0, 2.5),
    CERTIFICATE4: (4.0,), CERTIFICATE6: (4.0,), STEP_LEFT: (3.0,), STEP_RIGHT: (2.0,), HAND_DISC: (12.0, 13.0),
}  # fmt: skip
"""What clearing a space brings over a whole game, the last disc of its kind first: the five auxiliary actions, the others."""

TOO_EARLY: Final = 1 / 3
"""The sixth certificate, before the fourth is cleared."""


AT_ONCE: Final[dict[int, Callable[[Outlook], float]]] = {
    HAND_DISC: lambda o: -HAND_DISC_PRICE * o.dollar,
    STEP_LEFT: lambda o: STEP_DISC_DOLLARS * o.dollar,
    STEP_RIGHT: lambda o: float(STEP_DISC_POINTS),
}
"""What clearing a space costs or brings beside."""


def disc_worth(o: Outlook, disc: Disc | Station) -> float:
    """What taking a disc away opens, or loses."""
    if isinstance(disc, Station):
        return -float(disc.points)
    kind = o.g.options.kit.discs.index(disc)
    worth = CLEARED[kind][o.me.discs[kind] - 1] * o.left
    at_once = AT_ONCE.get(kind)
    if at_once is not None:
        return worth + at_once(o)
    return worth * TOO_EARLY if kind == CERTIFICATE6 and o.me.discs[CERTIFICATE4] else worth


def best_disc(o: Outlook, black: bool) -> float:
    """What the best disc for such corners opens."""
    found = o.discs[black]
    if found is None:
        found = best([disc_worth(o, disc) for disc in discs_for(o.g, o.me, black, o.me.dollars)])
        o.discs[black] = found
    return found


# ------------------------------------------------------------ the engine

RAIL: Final = 0.3
"""What a space nearer to cities and stations is worth."""


def ahead(o: Outlook, position: int) -> float:
    """What it is worth to have come so far."""
    return RAIL * position / 2 * (0.3 + o.left) * o.future


def track_worth(o: Outlook, track: Track) -> float:
    upgraded = station_worth(o, track.station) if track.station is not None else 0.0
    return ahead(o, track.position) + max(0.0, upgraded)


def driving(o: Outlook, spaces: int) -> float:
    """What the best stop within so many spaces brings."""
    here = o.me.engine.position
    places = RAILWAY.forward(here, spaces, others(o.g, o.me))
    if not places:
        return -ahead(o, here)
    # Of places without a station only the farthest counts.
    stops = [track_worth(o, track) for place in places if (track := TRACK[place]).station is not None]
    return max([ahead(o, places[-1]), *stops]) - ahead(o, here)


def drive(o: Outlook, options: Sequence[Any]) -> list[float]:
    """To a station, or as far as possible; back, if it must be, to a station or not far."""
    came = o.me.engine.position
    here = ahead(o, came)
    # More than two places to go back to: only a special delivery leaves so much choice.
    special = sum(option.__class__ is Track and option.position < came for option in options) > 2
    worths = []
    for option in options:
        if option.__class__ is not Track:
            worths.append(declining(option))
            continue
        worth = track_worth(o, option) - here
        if special:
            worth += cities.delivery(o, numbered_spaces(came, option.position, others(o.g, o.me)), transport=False)
        worths.append(worth)
    return worths


def special_delivery(o: Outlook) -> float:
    """As if the engine went back to the start."""
    return cities.delivery(o, o.me.engine.number, transport=False) - ahead(o, o.me.engine.position)


# ------------------------------------------------------------ stations


def station_worth(o: Outlook, station: Station) -> float:
    """What upgrading it would bring, if that can be done now."""
    if station in o.me.stations or o.me.dollars < station.cost:
        return 0.0
    worth = station.points - station.cost * o.dollar + best_disc(o, station.black) + task_worth(o, "station")
    master = o.g.masters[o.g.options.kit.posts[station]] if station.master else None
    if master is None:
        return worth
    return worth + best_gain([appointing(o, master, worker) for worker in WORKERS if o.me.workers[worker.row] > 1])


def station_behind(o: Outlook) -> float:
    return best([station_worth(o, station) for station in behind(o.g, o.me)])


def upgrade(o: Outlook, options: Sequence[Any]) -> list[float]:
    """With the disc that opens most, if the station is worth it."""
    worths = [disc_worth(o, disc) if disc.__class__ is not str else NEVER for disc in options]
    gain = station_worth(o, o.about) - max(worths)
    return [worth + gain if disc.__class__ is not str else declining(disc) for worth, disc in zip(worths, options, strict=True)]


def master_worth(o: Outlook, master: Master) -> float:
    """What he gives at once, and what he will count at the end: a little more than there is now."""
    worth = actions.action_worth(o, MASTER_ACTIONS[master][0])
    if master.counts:
        # Which objective cards are worth scoring takes long to find out: those that must be scored will do.
        count = len(o.me.area) if master.counts == "objectives" else COUNTED[master.counts](o.g, o.me)
        worth += master.points * (count + 2 * o.left) / master.each
    return worth


def appointing(o: Outlook, master: Master, worker: Worker) -> float:
    return master_worth(o, master) - worker_worth(o, worker.row, o.me.workers[worker.row])


def appoint(o: Outlook, worker: Worker) -> float:
    """Whom to give up for the station master, if anybody."""
    master = o.g.masters[o.g.options.kit.posts[o.about]]
    assert master is not None
    return appointing(o, master, worker)
