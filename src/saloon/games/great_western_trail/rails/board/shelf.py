"""The shelf: trail and markets at a glance while the North is open. A click on the small trail opens it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from saloon.drawing.counters import coin
from saloon.drawing.icons import icon
from saloon.drawing.regions import WIDE, Drawn
from saloon.drawing.seats import BRANDS, pin, seat_class
from saloon.drawing.shapes import circle, group, path, rect, text
from saloon.drawing.terrain import Point, curve
from saloon.games.great_western_trail.board.country import AT, HIGH, LINES
from saloon.games.great_western_trail.board.jobs import foresight, job, job_token
from saloon.games.great_western_trail.board.market import (
    THREES,
    MarketSlot,
    market_place,
    prices,
    remembered_market,
    rows,
    slots,
)
from saloon.games.great_western_trail.board.panels import objectives
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import (
    BANK,
    KANSAS_CITY,
    PLAYER_COUNTS,
    ROWS,
    SPACES,
    Building,
    Purchase,
    Space,
    Tile,
    Worker,
)
from saloon.games.great_western_trail.rails.board.plans import TRAIL
from saloon.games.trail.board.boxes import Bounds, panel, remembered_panel, stack
from saloon.games.trail.board.ways import by_place
from saloon.games.trail.jobs import token_row

HEIGHT = 154
MAP = Bounds(6, 6, 226, HEIGHT - 12)
WEST = 0.165
"""Where the small trail begins: the panels of the large one lie west of it."""


def shelf(view: BoardView) -> Drawn:
    body = rect(0.5, 0.5, WIDE - 1, HEIGHT - 1, 10, "paper") + small_trail(view)
    body += foresight(view, Bounds(240, 4, 168, HEIGHT - 8), 40) + _jobs(view, Bounds(414, 4, 316, HEIGHT - 8))
    body += _cattle(view, Bounds(736, 4, 214, HEIGHT - 8)) + objectives(view, Bounds(956, 4, 107, HEIGHT - 8))
    return WIDE, HEIGHT, body


# ------------------------------------------------------------ the trail


def small_trail(view: BoardView) -> str:
    """Ways, letters of neutral buildings, whose buildings, hazards and outlaws as dots, herders."""
    body = _small_ground() + "".join(_small_tile(space, tile) for space, tile in zip(SPACES, view.g.trail, strict=True))
    body += _small_city() + _herders(view)
    return group(body, more=f' data-do="plan" data-plan="{TRAIL}" data-help="plan-{TRAIL}" id="small-trail"')


def _small(space: Space) -> Point:
    x, y = AT[space]
    share = (x / WIDE - WEST) / (1 - WEST)
    return round(MAP.x + 4 + share * (MAP.w - 8), 1), round(MAP.y + 5 + y / HIGH.height * (MAP.h - 8), 1)


@lru_cache(maxsize=1)
def _small_ground() -> str:
    ways = "".join(curve([_small(space) for space in line]) for line in LINES)
    return rect(*MAP, 8, "map") + rect(*MAP, 8, "shelf-edge") + path(ways, "small-way")


@lru_cache(maxsize=4096)
def _small_tile(space: Space, tile: Tile | None) -> str:
    x, y = _small(space)
    if isinstance(tile, Building) and tile.owner == BANK:
        return rect(x - 8, y - 7.5, 16, 15, 4, "small-neutral") + text(x, y + 4.2, tile.name, "band-letter", 11.5, "middle")
    if isinstance(tile, Building):
        body = rect(x - 7.5, y - 6, 15, 12, 3, "piece") + icon(BRANDS[tile.owner], x, y, 7.5, "on-piece")
        return group(body, cls=seat_class(tile.owner))
    if tile is not None:
        return circle(x, y, 3.4, f"small-dot {space.zone}")
    return rect(x - 5, y - 4, 10, 8, 2.4, "slot") if space.sort == "building" else ""


@lru_cache(maxsize=1)
def _small_city() -> str:
    x, y = _small(KANSAS_CITY)
    return circle(x + 4, y + 3, 8.5, "city") + icon("city", x + 4, y + 3, 10.5, "city-i")


def _herders(view: BoardView) -> str:
    own = view.own.seat if view.is_own else None
    standing = [(player.herder, player.seat) for player in view.g.seated if player.herder is not None]
    body = ""
    for space, seats in by_place(standing, own).items():
        x, y = _small(space)
        left, top = min(x + 5, MAP.x + MAP.w - 2 - 8 * len(seats)), max(y - 2, MAP.y + 20)
        for place, seat in enumerate(seats):
            size = 0.74 if seat == own else 0.62
            body += group(pin(seat, size), round(left + 8 * place, 1), round(top, 1), "herder", f' id="herder-{seat}"')
    return body


# ------------------------------------------------------------ jobs


def _jobs(view: BoardView, box: Bounds) -> str:
    return remembered_panel(view, "hire", (*view.g.jobs, view.g.ender, box), lambda: _all_jobs(view, box))


def _all_jobs(view: BoardView, box: Bounds) -> str:
    """The rows of the market, here one beside the other."""
    columns, jobs = PLAYER_COUNTS[view.seats].columns, view.g.jobs
    now, step, size = token_row(jobs, columns), (box.w - 10) / len(ROWS), 21
    body, marks = panel(box, view.say("board-jobs"), 11.5), ""
    for row, spec in enumerate(ROWS):
        x = box.x + 5 + step * (row + 0.5)
        if row == now:
            body += rect(x - step / 2 + 0.5, box.y + 20, step - 1, box.h - 24, 6, "job-now")
        y = box.y + 31
        body += coin(x, y, spec.cost, 9) if row < now else text(x, y + 4, f"${spec.cost}", "caption", 11, "middle")
        seen: set[Worker] = set()
        for column in range(columns):
            place, left, top = row * columns + column, round(x - size / 2, 1), round(box.y + 43 + column * 25, 1)
            if place < len(jobs) and (worker := jobs[place]) is not None:
                body += job(view, (row, column), worker, Bounds(left, top, size, size), row < now and worker not in seen)
                seen.add(worker)
            elif place == len(jobs):
                body += job_token(left, top, size)
            else:
                body += rect(left + 1, top + 1, size - 2, size - 2, 5, "slot" if place < len(jobs) else "slot far")
        marks += _mark(spec.arrow, round(x + step / 2, 1), box)
    return body + marks


def _mark(arrow: str, x: float, box: Bounds) -> str:
    """Leaving a row may refill the cattle market, or end the game."""
    y = box.y + 10
    if arrow == "refill":
        line = path(f"M{x:g} {box.y + 20:g}V{box.y + box.h - 5:g}", "refill-line")
        return line + circle(x, y, 7.6, "refill") + icon("cattle-head", x, y, 10, "refill-i")
    return circle(x - 14, y, 7.6, "end") + icon("cavalry", x - 13.5, y, 9.2, "end-i") if arrow == "end" else ""


# ------------------------------------------------------------ cattle


def _cattle(view: BoardView, box: Bounds) -> str:
    facts = (*view.g.market, len(view.g.cattle), box, *(slot for row in rows(view.g).values() for slot in row))
    return remembered_market(view, facts, lambda: _all_cattle(view, box))


def _all_cattle(view: BoardView, box: Bounds) -> str:
    """Two rows of cards, and below each group what one of its cards costs; pairs are only sold on the large map."""
    lower = [(places, prices(view.g, breed)) for breed, places in rows(view.g).items()]
    threes = [slots(view.g, breed)[0] for breed in THREES], prices(view.g, THREES[0])
    body = panel(box, view.say("board-cattle"), 11.5) + stack(view, "buy:more", len(view.g.cattle), box)
    for row, groups in enumerate(([threes, *lower[2:]], lower[:2])):
        body += _row(view, groups, Bounds(box.x + 5, box.y + 21 + row * 62, box.w - 10, 60))
    return body


def _row(view: BoardView, groups: Sequence[tuple[Sequence[MarketSlot], Sequence[Purchase]]], box: Bounds) -> str:
    cards = sum(len(places) for places, _ in groups)
    step, body, x = min(34.5, box.w / cards), "", box.x
    for places, offers in groups:
        left = x
        for slot in places:
            body += market_place(view, slot, round(x, 2), box.y, round(min(31, step - 2), 2), 39)
            x += step
        body += group(
            _offers(tuple(each for each in offers if len(each.breeds) == 1), round(x - left - 3.5, 2)), left, box.y + 41
        )
    return body


@lru_cache(maxsize=64)
def _offers(offers: tuple[Purchase, ...], w: float) -> str:
    """Cowboys and dollars of each offer; where there is no room, the last one's dollars."""
    body = rect(0, 0, w, 17, 5, "price-cell")
    if w < 60:
        return body + text(w / 2, 12.4, f"${offers[-1].dollars}", "money", 10.5, "middle")
    for place, each in enumerate(offers):
        middle = w * (place + 0.5) / len(offers)
        body += text(middle - 12, 12.4, each.cowboys, "number", 10.5, "end") + icon("cowboy", middle - 5.5, 8.6, 12, "glyph")
        body += text(middle + 2, 12.4, f"${each.dollars}", "money", 10.5)
    return body
