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
from saloon.games.trail.texts.coach import PLACE_TIPS, hand_tips, likes, way_tips

WEAK, STRONG = 5, 8
"""Values of a hand that it is early to sell, and that open a good city."""


def worth(look: Look) -> int:
    permanent: int = look.me.permanent
    return breeding_value(look.me.hand) + permanent


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
    stops = [value.station for value in look.ask.options if isinstance(value, Track)]
    return any(stop is not None and stop not in look.me.stations and look.me.dollars >= stop.cost for stop in stops)


TIPS = (
    Tip("begin-hire", ("begin",), begins_with_hiring),
    Tip("begin", ("begin",)),
    Tip("last-turns", ("move",), lambda look: look.g.ender is not None),
    Tip("arrive-weak", ("move",), arrives_weak),
    Tip("arrive-strong", ("move",), arrives_strong),
    *way_tips("breed"),
    Tip("move", ("move",)),
    *PLACE_TIPS,
    Tip("act-buy", ("act",), likes("buy")),
    Tip("act", ("act",)),
    Tip("hire-cowboy", ("hire",), lambda look: look.me.workers[COWBOY] == 1),
    Tip("hire-place", ("hire",), fills_a_place),
    Tip("hire", ("hire",)),
    Tip("buy", ("buy",)),
    Tip("build", ("build",)),
    Tip("site", ("site",)),
    *hand_tips("breed"),
    Tip("station", ("engine",), reaches_a_station),
    Tip("engine", ("engine",)),
    Tip("objective", ("objective",)),
    Tip("foresee", ("foresee",)),
    Tip("spend", ("spend",)),
    Tip("deliver", ("deliver",)),
    Tip("disc", ("disc", "upgrade")),
)
