"""What ranches are drawn with, large or small: herds, ranges, characters, counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.cards import edge, frame
from saloon.drawing.counters import coin, pips, rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.shapes import circle, path, rect, scaled, text, width
from saloon.games.sans_foi_ni_loi.board.faces import motif, seal
from saloon.games.sans_foi_ni_loi.board.view import BoardView
from saloon.games.sans_foi_ni_loi.components import FENCE, FULL_AGE, PANIC, Card, Herd
from saloon.games.sans_foi_ni_loi.state import Ranch, Range

GLYPHS = {"ranges": "range", "herds": "cattle-head", "cowboys": "cowboy", "gold": "gold"}


# ------------------------------------------------------------ herds


class Cell(NamedTuple):
    """The place of a herd on a range: its size, that of an empty place, and the range around it."""

    w: float
    h: float
    empty: float
    pad: float
    over: float
    under: float
    gap: float = 4

    @property
    def high(self) -> float:
        """The height of a range."""
        return self.over + self.h + self.under


LARGE = Cell(54, 76, 54, 10, 13, 39, 6)
MIDDLE = Cell(46, 48, 30, 6, 7, 7)
LOW = Cell(46, 32, 20, 5, 4, 4)
PANEL = Cell(32, 44, 26, 5, 5, 5)
STRIP = Cell(33, 22, 16, 4, 3, 3, 3)
TIGHT = Cell(30, 22, 10, 3, 3, 3, 2)
TOUCH = Cell(44, 46, 34, 5, 5, 5)


@lru_cache(maxsize=256)
def herd_picture(herd: Herd, cell: Cell) -> str:
    """Base value, age as four dots, and what it would sell for now; base and value alone where there is no room for more."""
    w, h = cell.w, cell.h
    base = herd.card.base
    if cell is LOW:
        left = text(9, 15, base, "band-t", 12, "middle") + pips(6, 24, herd.age, FULL_AGE, 1.9, 5)
        return rect(0, 0, w, h, 6, "band") + left + coin(w - 13, h / 2, herd.value, 10.5)
    if h < 40:
        return (
            rect(0, 0, w, h, 5, "band")
            + text(8.5 if w > 30 else 5.5, h / 2 + 4, base, "band-t", 12, "middle")
            + coin(w - (11 if w > 30 else 10), h / 2, herd.value, 9)
        )
    if w < 40:
        top = text(9, 15, base, "band-t", 12, "middle") + icon("cattle-head", w - 11, 11, 14, "band-i")
        return rect(0, 0, w, h, 6, "band") + top + coin(w / 2, h - 13, herd.value, 10)
    band = 18 if h > 60 else 16
    body = frame(w, h, 7, band) + text(8.5, band - 4.3, base, "band-t", 12, "middle")
    body += pips(w - 7 - 3 * 6.4, band / 2, herd.age, FULL_AGE, 2.3, 6.4)
    if h > 60:
        body += icon("cattle-head", w / 2, h * 0.5 - 4, 23, "motif") + coin(w / 2, h - 15, herd.value, 11)
    else:
        middle = (band + h) / 2
        body += icon("cattle-head", w * 0.27, middle, 17, "motif") + coin(w * 0.7, middle, herd.value, 10.5)
    return body + edge(w, h, 7)


# ------------------------------------------------------------ ranges


def range_width(land: Range, cell: Cell) -> float:
    if land.mine:
        return 2 * cell.pad + max(cell.w, land.card.capacity * (cell.empty + cell.gap) - cell.gap)
    free = land.card.capacity - len(land.herds)
    return 2 * cell.pad + len(land.herds) * cell.w + free * cell.empty + (land.card.capacity - 1) * cell.gap


def range_picture(view: BoardView, ranch: Ranch, number: int, cell: Cell, x: float, y: float) -> str:
    """A range with its herds and free places, or its mine; a raid lies over it."""
    land, id = ranch.ranges[number], f"ranch-{ranch.number}-range-{number}"
    w, h = range_width(land, cell), cell.high
    body = rect(0, 0, w, h, 9 if cell.h > 40 else 7, "plot raided" if land.raided else "plot")
    if cell is LARGE:
        body += path("".join(f"M{6 + tuft * 14:g} {h - 7:g}q2-6 0-9m0 9q3-4 5-6" for tuft in range(int(w // 14))), "grass")
    if land.mine:
        body += icon("mine", w / 2, cell.over + cell.h / 2, min(40, cell.h * 0.86), "mine")
    else:
        body += _herds(view, ranch, number, cell)
    if land.raided:
        body += _raid(view, w, h, cell)
    choices = [f"seize:{ranch.number}.{number}"]
    if view.may_act(ranch):
        choices.append(f"range:{number}")
    return piece(
        view.viewpoint, id, body, w, h, x=x, y=y, choices=choices, help=f"card-{land.card.id}",
        r=9, badge=10 if cell.h > 40 else 8.5, corner="right",
    )  # fmt: skip


def _herds(view: BoardView, ranch: Ranch, number: int, cell: Cell) -> str:
    land, x, body = ranch.ranges[number], cell.pad, ""
    mine = view.may_act(ranch)
    for place in range(land.card.capacity):
        if place < len(land.herds):
            herd = land.herds[place]
            choices = [f"rustle:{ranch.number}.{number}.{herd.id}"]
            if mine:
                choices += [f"sell:{number}.{herd.id}", f"flee:{number}.{herd.id}"]
            id, cls = f"ranch-{ranch.number}-range-{number}-herd-{place}", "herd f-herd" + " blocked" * land.raided
            body += piece(
                view.viewpoint, id, herd_picture(herd, cell), cell.w, cell.h, x=x, y=cell.over, choices=choices,
                help=f"card-{herd.card.id}", cls=cls, r=6, badge=8.5,
                corner="foot" if cell.h > 40 else "below",
            )  # fmt: skip
            x += cell.w + cell.gap
        else:
            body += rect(x, cell.over, cell.empty, cell.h, 6, "slot")
            if cell.empty > 20:
                body += icon("cattle-head", x + cell.empty / 2, cell.over + cell.h / 2, cell.empty * 0.45, "slot-ghost")
            x += cell.empty + cell.gap
    return body


def _raid(view: BoardView, w: float, h: float, cell: Cell) -> str:
    if cell is not LARGE:
        r = 9 if cell.h > 40 else 7.5
        return circle(w - r + 2, h - r + 2, r, "raid-tag") + icon("raid", w - r + 2, h - r + 2, r * 1.3, "raid-tag-i")
    words = view.say("board-raid")
    wide = 30 + width(words, 12, True)
    tag = rect((w - wide) / 2, h - 31, wide, 22, 11, "raid-tag") + icon("raid", (w - wide) / 2 + 14, h - 20, 13, "raid-tag-i")
    return tag + text((w - wide) / 2 + 24, h - 15.7, words, "raid-tag-t", 12)


def flow(widths: Sequence[float], space: float, gap: float) -> list[list[int]]:
    """Things on rows, in their order, as many to a row as fit."""
    rows: list[list[int]] = []
    left = 0.0
    for number, wide in enumerate(widths):
        if rows and wide + gap <= left:
            rows[-1].append(number)
            left -= wide + gap
        else:
            rows.append([number])
            left = space - wide
    return rows


def all_ranges(view: BoardView, ranch: Ranch, cell: Cell, rows: list[list[int]], gap: float) -> tuple[str, float]:
    """Ranges laid out on rows from (0, 0), and the widest row."""
    body, widest = "", 0.0
    for row, numbers in enumerate(rows):
        x = 0.0
        for number in numbers:
            body += range_picture(view, ranch, number, cell, x, row * (cell.high + gap))
            x += range_width(ranch.ranges[number], cell) + gap
        widest = max(widest, x - gap)
    return body, widest


def ranges_within(
    view: BoardView, ranch: Ranch, x: float, y: float, space: float, sizes: Sequence[tuple[Cell, int]], gap: float = 6
) -> str:
    """The ranges in the largest of the sizes (a cell, and how many rows of it there is room for) that holds them all."""
    for cell, most in sizes:
        rows = flow([range_width(land, cell) for land in ranch.ranges], space, gap)
        if len(rows) <= most:
            body, _ = all_ranges(view, ranch, cell, rows, gap)
            return scaled(body, x, y, 1)
    # More land than anybody ever had: smaller still, so that nothing is left out.
    cell, most = sizes[-1]
    by = 1.0
    while len(rows) > int(most / by):
        by *= 0.95
        rows = flow([range_width(land, cell) for land in ranch.ranges], space / by, gap)
    body, _ = all_ranges(view, ranch, cell, rows, gap)
    return scaled(body, x, y + (most - len(rows) * by) * (cell.high + gap) / 2, by)


# ------------------------------------------------------------ characters and other cards of the whole ranch


class Chip(NamedTuple):
    """A card of the ranch: its id and choices, frame, icon and number."""

    id: str
    card: Card
    glyph: str
    number: str
    choices: tuple[str, ...] = ()


def cowboys(ranch: Ranch) -> list[Chip]:
    return [_character(ranch, card, ranch.cowboys[:place].count(card)) for place, card in enumerate(ranch.cowboys)]


def supports(view: BoardView, ranch: Ranch) -> list[Chip]:
    """Notables, fences, panic, and the trophies of killers."""
    return list(_supports(view, ranch))


def _supports(view: BoardView, ranch: Ranch) -> Iterator[Chip]:
    for card in ranch.notables:
        yield _character(ranch, card, 0)
    for copy in range(ranch.fences):
        yield Chip(f"ranch-{ranch.number}-fence-{copy}", FENCE, "fence", f"+{FENCE.watch}")
    if ranch.panic:
        yield Chip(f"ranch-{ranch.number}-panic", PANIC, "panic", "")
    for killer, shot in view.trophies(ranch):
        yield Chip(f"ranch-{ranch.number}-trophies-{killer.id}", killer, "trophy", str(shot))


def _character(ranch: Ranch, card: Card, copy: int) -> Chip:
    choices = (f"shoot:{ranch.number}.{card.id}", f"lynch:{ranch.number}.{card.id}")
    return Chip(f"ranch-{ranch.number}-{card.id}-{copy}", card, motif(card), seal(card), choices)


def chip_picture(view: BoardView, chip: Chip, x: float, y: float, w: float, h: float) -> str:
    """An icon and a number on the colour of the frame."""
    if chip.number and w < 34:
        body = icon(chip.glyph, w / 2, 8.5, 13, "band-i") + text(w / 2, h - 4.5, chip.number, "band-t", 11, "middle")
    elif chip.number:
        body = icon(chip.glyph, w * 0.32, h / 2, min(17, w * 0.38), "band-i")
        body += text(w * 0.72, h / 2 + 4.3, chip.number, "band-t", 12, "middle")
    else:
        body = icon(chip.glyph, w / 2, h / 2, 17, "band-i")
    body = rect(0, 0, w, h, 6, "band") + body
    return piece(
        view.viewpoint, chip.id, body, w, h, x=x, y=y, choices=chip.choices, help=f"card-{chip.card.id}",
        cls=f"chip f-{chip.card.frame}", r=6, badge=9,
    )  # fmt: skip


def chip_card(view: BoardView, chip: Chip, x: float, y: float, w: float = 54, h: float = 76) -> str:
    """A character as a small card."""
    body = frame(w, h, 7, 18) + text(w / 2, 13.7, chip.number, "band-t", 12, "middle")
    body += icon(chip.glyph, w / 2, h * 0.6, w * 0.5, "motif") + edge(w, h, 7)
    return piece(
        view.viewpoint, chip.id, body, w, h, x=x, y=y, choices=chip.choices, help=f"card-{chip.card.id}",
        cls=f"chip f-{chip.card.frame}", r=7,
    )  # fmt: skip


NARROWEST = 24
"""Width of a chip that still shows its icon, above its number."""


def chips_within(view: BoardView, chips: Sequence[Chip], x: float, y: float, space: float, h: float) -> str:
    """Side by side; narrower if there are many."""
    w = min(42.0, (space - 4 * (len(chips) - 1)) / max(1, len(chips)))
    if w >= NARROWEST:
        return "".join(chip_picture(view, chip, x + place * (w + 4), y, w, h) for place, chip in enumerate(chips))
    step = NARROWEST + 4
    body = "".join(chip_picture(view, chip, place * step, 0, NARROWEST, h) for place, chip in enumerate(chips))
    by = space / (len(chips) * step)
    return scaled(body, x, y + h * (1 - by) / 2, by)


# ------------------------------------------------------------ purses, hands, counts


def purse(view: BoardView, ranch: Ranch, x: float, y: float, r: float) -> str:
    body = coin(r, r, ranch.gold, r)
    id = f"ranch-{ranch.number}-gold"
    return piece(view.viewpoint, id, body, 2 * r, 2 * r, x=x - r, y=y - r, choices=(f"rob:{ranch.number}",), r=r, badge=9)


def held(view: BoardView, ranch: Ranch, x: float, y: float) -> str:
    """How many cards its player holds."""
    cards = len(view.g.players[ranch.seat].hand)
    body = icon("hand-cards", 11, 13, 17, "glyph-2") + text(23, 17.5, cards, "number-2", 14)
    id = f"ranch-{ranch.number}-hand"
    return piece(view.viewpoint, id, body, 44, 26, x=x, y=y - 13, choices=(f"cheat:{ranch.seat}",), r=7, badge=9)


def standing(view: BoardView, ranch: Ranch, x: float, y: float, r: float) -> str:
    """Prestige, if the game ended now."""
    return f'<g id="ranch-{ranch.number}-prestige">{rosette(x, y, view.points(ranch), r)}</g>'


def count_row(view: BoardView, ranch: Ranch, x: float, y: float, step: float, points: bool = False) -> str:
    """The four counts that will be ranked, side by side."""
    body = ""
    for column, (category, count) in enumerate(view.counts[ranch.number].items()):
        at = x + column * step
        body += icon(GLYPHS[category], at + 7, y, 14, "glyph-2")
        body += f'<g id="ranch-{ranch.number}-count-{category}">{text(at + 19, y + 4.5, count.number, "number-2", 12.5)}'
        body += (rosette(at + 19 + 32, y, count.points, 9.5) if points else "") + "</g>"
    return body
