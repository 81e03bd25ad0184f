"""The ranches of the others: panels side by side for up to three, strips for more, stacked on a phone."""

from __future__ import annotations

from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.seats import brand, seat_class
from saloon.drawing.shapes import fitted, group, path, rect, text, width
from saloon.games.sans_foi_ni_loi.board.ranches import (
    PANEL,
    STRIP,
    TIGHT,
    TOUCH,
    all_ranges,
    chip_picture,
    chips_within,
    count_row,
    cowboys,
    flow,
    held,
    purse,
    range_width,
    ranges_within,
    standing,
    supports,
)
from saloon.games.sans_foi_ni_loi.board.view import BoardView
from saloon.games.sans_foi_ni_loi.state import Ranch

PANELS = 3
"""Ranches that fit side by side."""

HEIGHTS = {4: (174, 39), 5: (196, 36)}
"""Of the region and of each strip, by the number of strips."""

PANEL_HEIGHT = 170


def rivals_height(view: BoardView) -> float:
    count = len(view.others)
    return HEIGHTS[count][0] if count > PANELS else PANEL_HEIGHT


def wide_rivals(view: BoardView) -> Drawn:
    count, height = len(view.others), rivals_height(view)
    if count > PANELS:
        high = HEIGHTS[count][1]
        gap = (height - count * high) / (count - 1)
        return view.wide, height, "".join(_strip(view, each, i * (high + gap), high) for i, each in enumerate(view.others))
    columns = max(2, count)
    w = (view.wide - 8 * (columns - 1)) / columns if count > 1 else view.wide
    return view.wide, height, "".join(_panel(view, each, i * (w + 8), w) for i, each in enumerate(view.others))


def phone_rivals(view: BoardView) -> Drawn:
    body, y = "", 4.0
    for ranch in view.others:
        drawn, high = phone_ranch(view, ranch, y)
        body += drawn
        y += high + 8
    return NARROW, y, body


# ------------------------------------------------------------ panels


def _panel(view: BoardView, ranch: Ranch, x: float, w: float) -> str:
    h = PANEL_HEIGHT
    body = _back(view, ranch, w, h) + brand(ranch.seat, 31, 24, 26) + _name(view, ranch, 52, 22, w - 52 - 152, 14)
    body += purse(view, ranch, w - 132, 24, 13) + held(view, ranch, w - 106, 24) + standing(view, ranch, w - 30, 24, 13.5)
    body += ranges_within(view, ranch, 18, 46, w - 30, ((PANEL, 1), (STRIP, 2), (TIGHT, 2)), 5) if ranch.ranges else _no_land()
    chips = [*cowboys(ranch), *supports(view, ranch)]
    body += chips_within(view, chips, 18, 112, w - 30, 27)
    body += count_row(view, ranch, 20, 154, min(84, (w - 40) / 4))
    return _whole(view, ranch, body, x, 0, w, h)


def _strip(view: BoardView, ranch: Ranch, y: float, h: float) -> str:
    middle = h / 2
    body = _back(view, ranch, view.wide, h) + brand(ranch.seat, 29, middle, 24) + _name(view, ranch, 47, middle - 2, 108, 13)
    body += purse(view, ranch, 178, middle, 12) + held(view, ranch, 197, middle) + standing(view, ranch, 258, middle, 12.5)
    body += count_row(view, ranch, 278, middle, 39)
    chips = [*cowboys(ranch), *supports(view, ranch)]
    left, space = 438.0, view.wide - 438 - 8
    land = sum(range_width(each, STRIP) + 5 for each in ranch.ranges)
    share = min(land, max(space - len(chips) * 46 - 8, min(space - len(chips) * 28 - 8, land)))
    body += ranges_within(view, ranch, left, middle - STRIP.high / 2, share, ((STRIP, 1), (TIGHT, 1)), 5)
    body += chips_within(view, chips, left + share + 8, middle - 14, space - share - 8, 28)
    return _whole(view, ranch, body, 0, y, view.wide, h)


def phone_ranch(view: BoardView, ranch: Ranch, y: float, own: bool = False) -> tuple[str, float]:
    """A ranch as a block for a finger, and its height."""
    inner = NARROW - 36
    gold, points = (13, 14) if own else (12, 13)
    top = brand(ranch.seat, 30, 25, 26) + _name(view, ranch, 50, 23, inner - 50 - 118, 14)
    top += (
        purse(view, ranch, inner - 108, 25, gold)
        + held(view, ranch, inner - 86, 25)
        + standing(view, ranch, inner - 10, 25, points)
    )
    top += count_row(view, ranch, 20, 60, 86, points=True)
    high = 76.0
    rows = flow([range_width(land, TOUCH) for land in ranch.ranges], inner, 6)
    body, _ = all_ranges(view, ranch, TOUCH, rows, 6)
    top += group(body, 18, high) if body else ""
    high += len(rows) * (TOUCH.high + 6)
    chips = [*cowboys(ranch), *supports(view, ranch)]
    lines = flow([46.0] * len(chips), inner, 5)
    for row, numbers in enumerate(lines):
        top += "".join(
            chip_picture(view, chips[i], 18 + place * 51, high + row * 49, 46, 44) for place, i in enumerate(numbers)
        )
    high += len(lines) * 49 + 4
    return _whole(view, ranch, _back(view, ranch, NARROW - 12, high) + top, 6, y, NARROW - 12, high), high


# ------------------------------------------------------------ what they share


def _whole(view: BoardView, ranch: Ranch, body: str, x: float, y: float, w: float, h: float) -> str:
    asked = " asked" if view.is_asked(ranch) else ""
    choices = (f"ranch:{ranch.number}",)
    whole = piece(view.viewpoint, f"ranch-{ranch.number}", body, w, h, x=x, y=y, choices=choices, cls=f"ranch{asked}", r=10)
    return f'<g data-seat="{ranch.seat}">{whole}</g>'


def _back(view: BoardView, ranch: Ranch, w: float, h: float) -> str:
    """Paper with the colour of its seat at the left."""
    stripe = path(f"M10 .5H9.5A9 9 0 0 0 .5 9.5V{h - 9.5:g}A9 9 0 0 0 9.5 {h - 0.5:g}H10z", "piece")
    return group(rect(0.5, 0.5, w - 1, h - 1, 10, "paper seat-paper") + stripe, cls=seat_class(ranch.seat))


def _no_land() -> str:
    """The place where ranges will lie."""
    return rect(18, 46, 36, PANEL.high, 8, "slot") + icon("range", 36, 46 + PANEL.high / 2, 20, "slot-ghost")


def _name(view: BoardView, ranch: Ranch, x: float, y: float, space: float, size: float) -> str:
    """Who it is, and when they play."""
    bot = view.viewpoint.bots[ranch.seat]
    name = fitted(view.name(ranch), space - 18 * bot, size, True)
    body = text(x, y - 2, name, "name", size) + text(x, y + 12, fitted(view.when(ranch), space, 11), "caption", 11)
    return body + icon("bot", x + width(name, size, True) + 10, y - 6.5, 14, "glyph-2") if bot else body
