"""The North over the railroad: open, closed over a low trail, or as a map of its own on a phone."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.regions import WIDE, Drawn
from saloon.drawing.shapes import group, rect, text, width
from saloon.games.great_western_trail.board.cities import cities
from saloon.games.great_western_trail.board.rail import rail_by, railroad
from saloon.games.great_western_trail.board.view import BoardView, say
from saloon.games.great_western_trail.rails.board.geometry import CLOSED, OPEN, box
from saloon.games.great_western_trail.rails.board.glance import bounds, far_symbols, symbols
from saloon.games.great_western_trail.rails.board.ground import closed_country, open_country
from saloon.games.great_western_trail.rails.board.journeys import fares, hauls, in_reach, lit_rails, store_previews
from saloon.games.great_western_trail.rails.board.plans import NORTH, TRAIL, open_plan
from saloon.games.great_western_trail.rails.board.strip import desk_strip, hall, phone_strip
from saloon.games.great_western_trail.rails.board.towns import town_facts, towns
from saloon.games.great_western_trail.rails.components import TOWNS


def wide_north(view: BoardView) -> Drawn:
    return _open(view) if open_plan(view) == NORTH else _closed(view)


def _open(view: BoardView) -> Drawn:
    w, h, body = tablet_north(view)
    return w, h, body + switch(view.language, NORTH)


def tablet_north(view: BoardView) -> Drawn:
    """Open, in a panel of its own: there is nothing to switch to."""
    plan = desk_strip(view.g.kit, OPEN)
    body = network(view) + railroad(view, plan) + hall(OPEN) + hauls(view, plan)
    return WIDE, plan.h + 2, _paper(plan.h + 2) + body


def network(view: BoardView) -> str:
    """The open map with everything that lies on it."""
    body = open_country(view.language) + lit_rails(view) + in_reach(view, {town: box(town) for town in TOWNS})
    return body + _towns(view) + store_previews(view) + fares(view)


def _towns(view: BoardView) -> str:
    """On a phone, whoever sees all of the map sees towns at a glance."""
    return towns(view) if view.desk else group(towns(view), cls="near") + group(far_symbols(view), cls="far")


def _closed(view: BoardView) -> Drawn:
    plan, facts = desk_strip(view.g.kit, CLOSED), town_facts(view)
    ground = group(closed_country(), more=f' data-do="plan" data-plan="{NORTH}"')
    near = in_reach(view, {town: bounds(town, each, view.language) for town, each in facts.items()})
    body = ground + symbols(view) + near + railroad(view, plan) + hall(CLOSED) + hauls(view, plan)
    return WIDE, plan.h, _paper(plan.h) + body + switch(view.language, TRAIL)


def _paper(height: float) -> str:
    return rect(0.5, 0.5, WIDE - 1, height - 1, 10, "paper")


# ------------------------------------------------------------ the switch

LETTERS = {NORTH: "n", TRAIL: "t"}
HIGH = 22


@lru_cache(maxsize=8)
def switch(language: str, now: str) -> str:
    """Which of the two maps is open, and the key that opens the other."""
    at, body = 2.0, ""
    for plan, letter in LETTERS.items():
        words = say(language, f"plan-{plan}")
        lead = 16 if plan == NORTH else 7
        wide = lead + width(words, 11.5, True) + 26
        face = rect(0, 0, wide, HIGH, 6, "switch-half") + (icon("north", 9, HIGH / 2, 10, "switch-i") if plan == NORTH else "")
        face += text(lead, 15.2, words, "switch-t", 11.5) + rect(wide - 20, 3.5, 15, 15, 4, "switch-key")
        face += text(wide - 12.5, 15, letter, "switch-t", 10.8, "middle")
        marks = f' id="plan-{plan}" data-do="plan" data-plan="{plan}" data-letter="{letter}" data-help="plan-{plan}"'
        body += group(face, round(at, 2), 2, "switch on" if plan == now else "switch", marks)
        at += wide + 1
    return group(rect(0, 0, at + 1, HIGH + 4, 8, "switch-paper") + body, round(WIDE - at - 8, 2), 6)


# ------------------------------------------------------------ phone

TABLET_WIDTH = 1250
"""Of the panel of a tablet: the smallest numbers can be read."""
MAP_WIDTH = 1196
"""How wide the map is first shown: towns are as large as a thumb."""
FOOT = 48
"""How high the strip is."""


def phone_north(view: BoardView) -> Drawn:
    """The open map, and the strip at its foot; the line itself has a tab of its own, where cities keep their ids."""
    strip = cities(view, desk_strip(view.g.kit, OPEN)).replace(' id="', ' id="strip-')
    return WIDE, OPEN + FOOT, rect(0, 0, WIDE, OPEN + FOOT, 0, "paper") + network(view) + strip + hall(OPEN)


def phone_rail(view: BoardView) -> Drawn:
    """The line with the new strip."""
    return rail_by(view, phone_strip(view.g.kit))
