"""Sentences for first games: what is worth looking at, question by question, the most special first."""

from __future__ import annotations

from saloon.engine.coaching import Figures, Look, Tip
from saloon.games.great_western_trail_argentina.components import BUENOS_AIRES, GRAIN_LIMIT, Track
from saloon.games.great_western_trail_argentina.rules.buenos_aires import breeding_value
from saloon.games.great_western_trail_argentina.rules.farmers import reach
from saloon.games.trail.texts.coach import PLACE_TIPS, hand_tips, likes, way_tips

WEAK, STRONG = 5, 8
"""Values of a hand that it is early to sell, and that open a good ship."""


def hand(look: Look) -> int:
    permanent: int = look.me.permanent
    return breeding_value(look.me.hand) + permanent


def weak_at_the_port(look: Look) -> Figures:
    total = hand(look)
    return {"value": total} if look.may(BUENOS_AIRES) and total + look.me.certificates <= WEAK else False


def strong_at_the_port(look: Look) -> Figures:
    total = hand(look)
    return {"value": total} if look.may(BUENOS_AIRES) and total >= STRONG else False


def without_grain(look: Look) -> Figures:
    return not look.me.grain and bool(look.me.ships)


def strong_enough(look: Look) -> Figures:
    return {"strength": reach(look.me, 0)} if likes("help", "help_here")(look) else False


def beside_a_station(look: Look) -> Figures:
    stations = [value.station for value in look.ask.options if isinstance(value, Track) and value.station is not None]
    return any(station not in look.me.stations and look.me.dollars >= station.cost for station in stations)


TIPS = (
    Tip("begin", ("begin",)),
    Tip("last-turns", ("move",), lambda look: look.g.ender is not None),
    Tip("port-weak", ("move",), weak_at_the_port),
    Tip("port-strong", ("move",), strong_at_the_port),
    Tip("no-grain", ("move",), without_grain),
    *way_tips("breed"),
    Tip("move", ("move",)),
    Tip("help-here", ("act",), strong_enough),
    *PLACE_TIPS,
    Tip("act", ("act",)),
    Tip("hire", ("hire",)),
    Tip("buy", ("buy",)),
    Tip("build", ("build",)),
    Tip("site", ("site",)),
    Tip("help", ("help",)),
    Tip("reveal", ("reveal",)),
    Tip("settle", ("settle",)),
    *hand_tips("breed"),
    Tip("station", ("engine",), beside_a_station),
    Tip("engine", ("engine",)),
    Tip("objective", ("objective",)),
    Tip("grain-full", ("harvest",), lambda look: look.me.grain >= GRAIN_LIMIT - 1),
    Tip("foresee", ("foresee",)),
    Tip("spend", ("spend",)),
    Tip("load", ("load",)),
    Tip("disc", ("disc", "upgrade")),
    Tip("deliver", ("deliver",)),
)
