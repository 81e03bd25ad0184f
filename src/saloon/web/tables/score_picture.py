"""The score sheet as one picture: a whole SVG that needs nothing beside it, for people to keep and to share."""

from __future__ import annotations

from saloon.drawing import icons, palette, shapes
from saloon.web.messages import say
from saloon.web.tables import charts
from saloon.web.tables.score_sheet import COLOURS, ScoreRow, ScoreSheet

NIGHT = "night"
WIDE, EDGE = 1080.0, 40.0
TITLES = 300.0
"""How wide the column of the categories is."""
ROW, HEAD, FOOT = 42.0, 78.0, 60.0
SEATS = range(len(charts.BRANDS))
RULES = """
text { font-family: var(--font-ui); fill: var(--ink); font-variant-numeric: tabular-nums }
.big, .all { font-family: var(--font-display); font-weight: 700 }
.box { fill: var(--surface); stroke: var(--line) } .ground { fill: var(--bg) } .rule { stroke: var(--line) }
.b, .name { font-weight: 650 } .sum, .best { font-weight: 750 } .quiet { fill: var(--ink-3) } .neg { fill: var(--bad) }
.won { fill: var(--vp) } .all.win { fill: var(--vp-ink) } .star { fill: var(--vp-text) } .mark { color: var(--ink-2) }
.grid { fill: none; stroke: var(--line-strong) } .pc, .seg-c { stroke: var(--piece-edge) } .sum { font-size: 14px }
.seg-n { font-size: 12px; font-weight: 700 }
"""


def picture(sheet: ScoreSheet, said: tuple[str, str], game: str, table: str, night: bool) -> str:
    """said: the headline, and what made the difference."""
    wide = WIDE - 2 * EDGE
    head, y = _head(sheet, said, f"{game} · {table}")
    pad, high = _pad(sheet, wide)
    body = head + shapes.group(pad, EDGE, y)
    y += high + 20
    bars, tall = charts.bar_rows(sheet, (wide - 40) / 1.4, "")
    body += shapes.rect(EDGE, y, wide, tall * 1.4 + 72, 14, "box") + shapes.text(
        EDGE + 20, y + 32, say("chart-bars"), "big", 20
    )
    body += shapes.scaled(bars, EDGE + 20, y + 48, 1.4)
    y += tall * 1.4 + 72 + EDGE
    signs = [f"i-brand-{brand}" for brand in charts.BRANDS] + ["i-saloon-mark", *(f"i-{row.icon}" for row in sheet.rows)]
    drawn = "".join(icons.symbols()[sign] for sign in dict.fromkeys(signs))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE:g}" height="{y:g}" viewBox="0 0 {WIDE:g} {y:g}">'
        f"<style>{_colours(night)}</style><defs>{drawn}{charts.patterns()}</defs>"
        f'<rect width="100%" height="100%" class="ground"/>{body}</svg>'
    )


def _colours(night: bool) -> str:
    values = palette.tokens("saloon.drawing", "drawing/tokens.css") | palette.tokens("saloon.web", "web/categories.css")
    seats = "".join(
        f".s{seat} .pc {{ fill: var(--seat-{seat}) }} .s{seat} .on {{ color: var(--seat-{seat}-ink) }}" for seat in SEATS
    )
    categories = "".join(
        f".cat{number} .seg-c {{ fill: var(--cat-{number}) }} .cat{number} .seg-n {{ fill: var(--cat-{number}-ink); "
        f"paint-order: stroke; stroke: var(--cat-{number}); stroke-width: 3px }}"
        for number in range(COLOURS)
    )
    losses = ".loss .seg-c { fill: var(--surface); stroke: var(--bad) } .loss .seg-n { fill: var(--bad); stroke: none }"
    return palette.resolved(RULES + seats + categories + losses, values, night)


def _head(sheet: ScoreSheet, said: tuple[str, str], where: str) -> tuple[str, float]:
    """Who won, where, and why; and where it ends."""
    body = icons.icon("saloon-mark", EDGE + 14, 46, 28, "mark") + shapes.text(EDGE + 38, 53, "Saloon", "big", 21)
    body += shapes.text(WIDE - EDGE, 53, shapes.fitted(where, 700, 17), "quiet", 17, "end")
    first = sheet.winners[0]
    body += charts.mark(first, EDGE + 34, 116, 68, "")
    left, y = EDGE + 90, 112.0
    for line in shapes.wrapped(said[0], WIDE - left - EDGE, 32, 2, bold=True):
        body += shapes.text(left, y, line, "big", 32)
        y += 38
    for line in shapes.wrapped(said[1], WIDE - left - EDGE, 17, 2):
        body += shapes.text(left, y - 6, line, "", 17)
        y += 23
    return body, max(y, 156.0) + 10


def _pad(sheet: ScoreSheet, wide: float) -> tuple[str, float]:
    step = (wide - TITLES) / len(sheet.order)
    middles = {seat: TITLES + step * (place + 0.5) for place, seat in enumerate(sheet.order)}
    high = HEAD + ROW * len(sheet.rows) + FOOT
    body = shapes.rect(0, 0, wide, high, 14, "box")
    for seat, x in middles.items():
        name = shapes.fitted(sheet.names[seat], step - 10, 15, bold=True)
        body += charts.mark(seat, x, 26, 28, "") + shapes.text(x, 60, name, "name", 15, "middle")
    for place, row in enumerate(sheet.rows):
        body += shapes.group(_row(row, middles, wide), 0, HEAD + place * ROW)
    body += shapes.path(f"M0 {high - FOOT:g}H{wide:g}", "rule", ' stroke-width="2"')
    body += shapes.text(20, high - 23, say("total"), "big", 20)
    for seat, x in middles.items():
        won = sheet.ranks[seat] == 1
        body += shapes.rect(x - 38, high - 48, 76, 36, 18, "won") if won else ""
        body += shapes.text(x, high - 21, charts.signed(sheet.totals[seat]), "all win" if won else "all", 26, "middle")
    return body, high


def _row(row: ScoreRow, middles: dict[int, float], wide: float) -> str:
    middle, top = ROW / 2, max(row.points)
    body = shapes.path(f"M0 0H{wide:g}", "rule")
    body += f'<g class="{row.looks}" transform="translate(20 {middle - 7:g})">{charts.chip(row, 14)}</g>'
    body += icons.icon(row.icon, 56, middle, 20, "mark")
    body += shapes.text(76, middle + 5.5, shapes.fitted(row.title, TITLES - 80, 16, bold=True), "b", 16)
    for seat, x in middles.items():
        points = row.points[seat]
        cls = "neg" if points < 0 else "best" if points == top > 0 else ""
        body += shapes.text(x, middle + 6, charts.signed(points), cls, 17, "middle")
        body += shapes.text(x + 18, middle, "★", "star", 10) if cls == "best" else ""
    return body
