"""One's own ranch: what counts and for how much, the land, the people, the gold."""

from __future__ import annotations

from saloon.drawing.counters import coin, rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.seats import brand
from saloon.drawing.shapes import fitted, path, rect, text
from saloon.games.sans_foi_ni_loi.board.ranches import (
    GLYPHS,
    LARGE,
    LOW,
    MIDDLE,
    Chip,
    chip_card,
    chip_picture,
    cowboys,
    ranges_within,
    supports,
)
from saloon.games.sans_foi_ni_loi.board.rivals import phone_ranch
from saloon.games.sans_foi_ni_loi.board.view import BoardView, two_each
from saloon.games.sans_foi_ni_loi.components import FENCE
from saloon.games.sans_foi_ni_loi.state import Ranch

HEIGHT = 204
TOP = 50
LAND, GOLD = 156, 96
"""Where the column of the land begins, and how wide that of the gold is."""


def wide_own(view: BoardView) -> Drawn:
    ranch = view.own
    folk, aids = cowboys(ranch), supports(view, ranch)
    columns = max(3, -(-len(folk) // 4)), max(2, -(-len(aids) // 4))
    gold = view.wide - GOLD
    aid_x = gold - 16 - columns[1] * 60
    folk_x = aid_x - 32 - columns[0] * 60
    land = folk_x - 26 - LAND
    body = rect(0.5, 0.5, view.wide - 1, HEIGHT - 1, 10, "paper") + brand(ranch.seat, 27, 25, 26)
    size = 15 if two_each(view.g) else 17
    body += text(48, 31, fitted(view.name(ranch), 104, size * 0.85), "title", size) + _counts(view, ranch)
    body += text(LAND, 31, view.say("board-lands"), "heading", 13)
    body += _land(view, ranch, land) + _hair(folk_x - 16)
    body += text(folk_x, 31, view.say("category-cowboys"), "heading", 13) + _watch(view, ranch, aid_x - 38)
    body += _folk(view, folk, folk_x, columns[0]) + _hair(aid_x - 16)
    body += text(aid_x, 31, view.say("board-supports"), "heading", 13) + _aids(view, aids, aid_x, columns[1]) + _hair(gold - 12)
    body += _worth(view, ranch)
    whole = piece(
        view.viewpoint, f"ranch-{ranch.number}", body, view.wide, HEIGHT, choices=(f"ranch:{ranch.number}",), cls="ranch", r=10
    )
    return view.wide, HEIGHT, f'<g data-seat="{ranch.seat}">{whole}</g>'


def phone_own(view: BoardView) -> Drawn:
    body, high = phone_ranch(view, view.own, 4, own=True)
    return NARROW, high + 8, body


def _counts(view: BoardView, ranch: Ranch) -> str:
    """A row for each category: how many, and the prestige that it would bring now."""
    body = ""
    for row, (category, count) in enumerate(view.counts[ranch.number].items()):
        y = 64 + row * 34
        body += rect(14, y - 15, 122, 30, 7, "sunk") + icon(GLYPHS[category], 31, y, 17, "glyph")
        number = text(54, y + 5.5, count.number, "number", 16) + rosette(116, y, count.points, 10)
        body += f'<g id="ranch-{ranch.number}-count-{category}">{number}</g>'
    return body


def _land(view: BoardView, ranch: Ranch, space: float) -> str:
    if not ranch.ranges:
        words = text(LAND + 65, TOP + 96, view.say("board-no-range"), "caption", 11.5, "middle")
        return rect(LAND, TOP, 130, LARGE.high, 10, "slot") + icon("range", LAND + 65, TOP + 54, 34, "slot-ghost") + words
    return ranges_within(view, ranch, LAND, TOP, space, ((LARGE, 1), (MIDDLE, 2), (LOW, 3)), 8)


def _folk(view: BoardView, folk: list[Chip], x: float, columns: int) -> str:
    """Up to three cowboys as cards, more of them as chips; free places show what would come there."""
    if len(folk) > columns or columns > 3:
        return _chips(view, folk, x, columns)
    body = "".join(chip_card(view, chip, x + place * 60, TOP + 13) for place, chip in enumerate(folk))
    for place in range(len(folk), columns):
        body += rect(x + place * 60, TOP + 13, 54, 76, 7, "slot") + icon(
            "cowboy", x + place * 60 + 27, TOP + 52, 26, "slot-ghost"
        )
    return body


def _aids(view: BoardView, aids: list[Chip], x: float, columns: int) -> str:
    ghosts = ""
    if not aids:
        for place, glyph in enumerate(("fence", "sheriff")):
            at = x + place * 60
            ghosts += rect(at, TOP + 13, 54, 38, 6, "slot") + icon(glyph, at + 27, TOP + 32, 22, "slot-ghost")
    return ghosts + _chips(view, aids, x, columns)


def _chips(view: BoardView, chips: list[Chip], x: float, columns: int) -> str:
    """Up to three rows; four lower ones, if there are so many."""
    top, step, high = (TOP + 13, 44, 38) if len(chips) <= 3 * columns else (TOP - 2, 37, 32)
    return "".join(
        chip_picture(view, chip, x + place % columns * 60, top + place // columns * step, 54, high)
        for place, chip in enumerate(chips)
    )


def _watch(view: BoardView, ranch: Ranch, x: float) -> str:
    """What the watch test gains by cowboys and fences."""
    bonus = sum(card.watch for card in ranch.cowboys) + FENCE.watch * ranch.fences
    return text(x, 31, view.say("word-watch", bonus=bonus), "caption", 11.5, "end") if bonus else ""


def _worth(view: BoardView, ranch: Ranch) -> str:
    x = view.wide - (GOLD + 12) / 2
    body = text(x, 31, view.say("category-gold"), "heading", 13, "middle")
    body += f'<g id="ranch-{ranch.number}-gold">{coin(x, 71, ranch.gold, 26)}</g>'
    body += text(x, 126, view.say("board-prestige"), "heading", 13, "middle")
    return body + f'<g id="ranch-{ranch.number}-prestige">{rosette(x, 160, view.points(ranch), 22)}</g>'


def _hair(x: float) -> str:
    return path(f"M{x:g} 18V{HEIGHT - 18}", "hair")
