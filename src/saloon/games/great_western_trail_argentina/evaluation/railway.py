"""Discs, the locomotive, stations and their masters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.games.great_western_trail_argentina.components import (
    DEPOT,
    DISCS,
    GRANJERO,
    MASTER_ACTIONS,
    MASTER_STATIONS,
    RAILWAY,
    RAMPS,
    TRACK,
    Disc,
    Master,
    Station,
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail_argentina.evaluation import actions
from saloon.games.great_western_trail_argentina.evaluation.markets import STRONG, worker_worth
from saloon.games.great_western_trail_argentina.evaluation.objectives import task_worth
from saloon.games.great_western_trail_argentina.evaluation.outlook import LAPS, Outlook
from saloon.games.great_western_trail_argentina.rules import railway
from saloon.games.great_western_trail_argentina.rules.discs import discs_for
from saloon.games.great_western_trail_argentina.rules.railway import BEFORE_EXIT, behind
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.great_western_trail_argentina.scoring import COUNTED
from saloon.games.trail.evaluation import NEVER, declining

# ------------------------------------------------------------ discs

CLEARED: Final = {
    "mv_left": 9.0, "mv_right": 4.0, "hand_left": 10.0, "hand_right": 8.0, "cert": 3.0, "str_left": 3.0, "str_right": 5.0,
    "aux1b": 0.8, "aux2b": 1.0, "aux3a": 1.2, "aux3b": 1.0, "aux4a": 2.5, "aux4b": 1.8, "aux5a": 2.0, "aux5b": 1.8,
    "aux6a": 2.0, "aux6b": 1.8,
}  # fmt: skip
"""What clearing a space of the player board opens over a whole game."""

_PLACE: Final = {disc: place for place, disc in enumerate(DISCS)}


def disc_worth(o: Outlook, disc: Any) -> float:
    """What taking a disc away opens and pays, or loses where it lies elsewhere."""
    if disc.__class__ is not Disc:
        return -float(disc.points)
    return CLEARED[disc.id] * o.left + disc.points + disc.dollars * o.dollar


def best_disc(o: Outlook, black: bool) -> float:
    """What the best disc for such corners opens."""
    found = o.discs[black]
    if found is None:
        found = max([disc_worth(o, disc) for disc in discs_for(o.me, black, o.me.dollars)], default=0.0)
        o.discs[black] = found
    return found


# ------------------------------------------------------------ the locomotive

RAIL: Final = 0.25
"""What a space nearer to stations is worth over a whole game."""

RAMP: Final = 0.8
"""What a ramp is worth that is open: a shorter way, every lap."""

_RAMPS_OPEN: Final = tuple(sum([ramp.track <= position // 2 for ramp in RAMPS]) for position in range(DEPOT.position + 1))


def ahead(o: Outlook, position: int) -> float:
    """What it is worth to have come so far; behind the terminus the way goes on from farther back."""
    reached = BEFORE_EXIT if position >= RAILWAY.last else position
    return (RAIL * reached / 2 + RAMP * _RAMPS_OPEN[position]) * o.left


def track_worth(o: Outlook, track: Track) -> float:
    upgraded = station_worth(o, track.station) if track.station is not None else 0.0
    return ahead(o, track.position) + max(0.0, upgraded)


def driving(o: Outlook, spaces: int) -> float:
    """What the best stop within so many spaces brings."""
    places = railway.ahead(o.g, o.me, spaces)
    return max([track_worth(o, TRACK[place]) for place in places], default=0.0) - ahead(o, o.me.engine.position)


def going_back(o: Outlook, spaces: int) -> float:
    """What it costs; a station on the way back may make up for it."""
    if o.me.engine is DEPOT:
        return -NEVER
    places = RAILWAY.back(o.me.engine.position, spaces, railway.others(o.g, o.me))
    return ahead(o, o.me.engine.position) - max([track_worth(o, TRACK[place]) for place in places], default=NEVER)


def drive(o: Outlook, options: Sequence[Any]) -> list[float]:
    """To a station, or as far as possible."""
    here = ahead(o, o.me.engine.position)
    return [track_worth(o, option) - here if option.__class__ is Track else declining(option) for option in options]


# ------------------------------------------------------------ stations

LOADING: Final = 0.8
"""What grain that is saved at every loading is worth, by lap."""


def station_worth(o: Outlook, station: Station) -> float:
    """What upgrading it would bring, if that can be done now."""
    if o.me.dollars < station.cost or (station in o.me.stations and not station.again):
        return 0.0
    worth = station.points - station.cost * o.dollar + best_disc(o, station.black) + task_worth(o, "station")
    master = o.g.masters[MASTER_STATIONS.index(station)] if station.master else None
    if master is None:
        return worth
    return worth + max([0.0, *[appointing(o, master, row[-1]) for row in o.me.workers if row]])


def station_behind(o: Outlook) -> float:
    return max([station_worth(o, station) for station in behind(o.g, o.me)], default=0.0)


def upgrade(o: Outlook, options: Sequence[Any]) -> list[float]:
    """With the disc that opens most, if the station is worth it."""
    worths = [disc_worth(o, disc) if disc.__class__ is not str else NEVER for disc in options]
    gain = station_worth(o, o.about) - max(worths)
    return [worth + gain if disc.__class__ is not str else declining(disc) for worth, disc in zip(worths, options, strict=True)]


def master_worth(o: Outlook, master: Master) -> float:
    """What he gives at once or saves, and what he will count at the end: a little more than there is now."""
    worth = LOADING * master.loading * LAPS * o.left
    if master in MASTER_ACTIONS:
        worth += actions.action_worth(o, MASTER_ACTIONS[master][0])
    # Which objective cards are worth scoring takes long to find out: those that must be scored will do.
    count = len(o.me.area) if master.counts == "objectives" else COUNTED[master.counts](o.g, o.me)
    return worth + master.points * (count + 2 * o.left) / master.each


def appointing(o: Outlook, master: Master, tile: Tile) -> float:
    """What it adds to give up a worker, or a granjero, for a station master."""
    row = tile.row if isinstance(tile, Worker) else GRANJERO
    strength = tile.strength if isinstance(tile, Worker) else 0
    return master_worth(o, master) - worker_worth(o, row, crew(o.me, row)) - STRONG * strength * o.left


def appoint(o: Outlook, tile: Tile) -> float:
    return appointing(o, o.about, tile)
