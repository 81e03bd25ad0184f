"""Sentences for first games: what is worth looking at, question by question, the most special first."""

from __future__ import annotations

from saloon.engine.coaching import Figures, Look, Tip
from saloon.games.great_western_trail.components import (
    COWBOY,
    INDEX,
    KANSAS_CITY,
    WORKER_SPACES,
    Building,
    Job,
    Track,
)
from saloon.games.great_western_trail.rules.kansas_city import breeding_value
from saloon.games.trail.texts.coach import breed_twice, is_poor, likes, no_local_action, pays_and_costs

WEAK, STRONG = 5, 8
"""Values of a hand that it is early to sell, and that open a good city."""


def worth(look: Look) -> int:
    return breeding_value(look.me.hand) + look.me.permanent


def arrives_weak(look: Look) -> Figures:
    return {"value": worth(look)} if look.may(KANSAS_CITY) and worth(look) + look.me.certificates <= WEAK else False


def arrives_strong(look: Look) -> Figures:
    return {"value": worth(look)} if look.may(KANSAS_CITY) and worth(look) >= STRONG else False


def begins_with_hiring(look: Look) -> Figures:
    tile = look.g.trail[INDEX[look.favourite]] if look.favourite in INDEX else None
    return isinstance(tile, Building) and any(action.keyword == "hire" for action in tile.actions)


def fills_a_place(look: Look) -> Figures:
    jobs = [value for value in look.ask.options if isinstance(value, Job)]
    return any((job.worker, look.me.workers[job.worker.row] + 1) in WORKER_SPACES for job in jobs)


def reaches_a_station(look: Look) -> Figures:
    tracks = [value for value in look.ask.options if isinstance(value, Track) and value.station is not None]
    return any(track.station not in look.me.stations and look.me.dollars >= track.station.cost for track in tracks)


TIPS = (
    Tip("begin-hire", ("begin",), begins_with_hiring),
    Tip("begin", ("begin",)),
    Tip("last-turns", ("move",), lambda look: look.g.ender is not None),
    Tip("arrive-weak", ("move",), arrives_weak),
    Tip("arrive-strong", ("move",), arrives_strong),
    Tip("poor", ("move",), is_poor),
    Tip("doubles", ("move",), breed_twice("breed")),
    Tip("move", ("move",)),
    Tip("elsewhere", ("act",), no_local_action),
    Tip("money-first", ("act",), pays_and_costs),
    Tip("act-hire", ("act",), likes("hire")),
    Tip("act-buy", ("act",), likes("buy")),
    Tip("act", ("act",)),
    Tip("hire-cowboy", ("hire",), lambda look: look.me.workers[COWBOY] == 1),
    Tip("hire-place", ("hire",), fills_a_place),
    Tip("hire", ("hire",)),
    Tip("buy", ("buy",)),
    Tip("build", ("build",)),
    Tip("site", ("site",)),
    Tip("discard-twice", ("discard", "remove"), breed_twice("breed")),
    Tip("discard", ("discard",)),
    Tip("remove", ("remove",)),
    Tip("station", ("engine",), reaches_a_station),
    Tip("engine", ("engine",)),
    Tip("objective", ("objective",)),
    Tip("foresee", ("foresee",)),
    Tip("spend", ("spend",)),
    Tip("deliver", ("deliver",)),
    Tip("disc", ("disc", "upgrade")),
)
