"""Small charts of a finished game: where the points came from, and how the race went. Plain SVG, colours by class."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from django.utils.html import escape

from saloon.drawing import shapes
from saloon.web.messages import say
from saloon.web.tables.score_sheet import ScoreRow, ScoreSheet

BRANDS = ("ring", "diamond", "rafter", "cross", "shoe", "star")
DASHES = ("", "7 5", "1 5", "11 4 2 4", "3 4", "14 5")
NAME_SHARE, LEAST_NAME = 0.22, 92.0
"""How much of a chart the marks and names before the bars take."""
NUMBER_FROM, LOSS_FROM = 17, 23
"""How wide a segment must be to hold its number; a minus needs more."""


def bars(sheet: ScoreSheet, wide: float, sprite: str) -> str:
    """One bar a seat, a segment a category in its colour and pattern; what is lost stands left of nothing."""
    body, high = bar_rows(sheet, wide, sprite)
    return _svg(wide, high, body, say("chart-bars"))


def bar_rows(sheet: ScoreSheet, wide: float, sprite: str) -> tuple[str, float]:
    """The bars, and how high they are together."""
    left, right, step = max(LEAST_NAME, NAME_SHARE * wide), 46.0, 40.0
    gains = [sum(max(0, row.points[seat]) for row in sheet.rows) for seat in sheet.order]
    lost = -min(0, *(sum(min(0, row.points[seat]) for row in sheet.rows) for seat in sheet.order))
    scale = (wide - left - right) / max(1, max(gains) + lost)
    nothing = left + lost * scale
    high = len(sheet.order) * step + 4
    body = f'<path d="M{nothing:.1f} 2V{high - 2:g}" class="grid zero"/>' if lost else ""
    for place, seat in enumerate(sheet.order):
        name = shapes.fitted(sheet.names[seat], left - 38, 12, bold=True)
        body += mark(seat, 14, place * step + 20, 20, sprite) + shapes.text(30, place * step + 24.5, name, "name", 12)
        body += _bar(sheet, seat, place * step + 6, nothing, scale)
    return body, high


def _bar(sheet: ScoreSheet, seat: int, y: float, nothing: float, scale: float) -> str:
    out, right, left = "", nothing, nothing
    for row in sheet.rows:
        points = row.points[seat]
        width = abs(points) * scale
        if points > 0:
            out += _segment(row, points, right, y, width)
            right += width
        elif points < 0:
            left -= width
            out += _segment(row, points, left, y, width)
    return out + shapes.text(right + 8, y + 19.5, signed(sheet.totals[seat]), "sum")


def _segment(row: ScoreRow, points: int, x: float, y: float, width: float) -> str:
    """Points as a number too, where there is room for it; a loss is an empty frame."""
    size = f'x="{x + 0.5:.1f}" y="{y:g}" width="{max(1.2, width - 1):.1f}" height="28" rx="4"'
    fill = f'<rect {size} fill="url(#pattern-{row.pattern})"/>' if points > 0 and row.pattern else ""
    count = f'<text x="{x + width / 2:.1f}" y="{y + 18.6:g}" text-anchor="middle" class="seg-n">{signed(points)}</text>'
    title = f"<title>{escape(row.title)}: {signed(points)}</title>"
    shown = count if width >= (NUMBER_FROM if points > 0 else LOSS_FROM) else ""
    return f'<g class="{row.looks}{" loss" if points < 0 else ""}">{title}<rect {size} class="seg-c"/>{fill}{shown}</g>'


def chip(row: ScoreRow, size: float) -> str:
    """A category's colour and pattern, as small squares."""
    square = f'width="{size:g}" height="{size:g}" rx="3.5"'
    fill = f'<rect {square} fill="url(#pattern-{row.pattern})"/>' if row.pattern else ""
    return f'<rect {square} class="seg-c"/>{fill}'


def patterns() -> str:
    """What tells categories apart beside their colours; light and dark, so that each is seen on any of these."""
    drawn = (("M-2 8L8 -2M4 14L14 4", 8), ("M2 2h1M6 6h1", 8), ("M0 3H6", 6))
    return "".join(
        f'<pattern id="pattern-{number}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f'<path d="{d}" stroke="#fff" stroke-opacity=".34" stroke-width="1.4"/>'
        f'<path d="{d}" transform="translate(0 1.4)" stroke="#000" stroke-opacity=".3" stroke-width="1.2"/>'
        "</pattern>"
        for number, (d, size) in enumerate(drawn, 1)
    )


def race(totals: Sequence[Sequence[int]], wide: float, sprite: str) -> str:
    """Points of every seat, turn by turn."""
    high, left, right, top, bottom = 262.0, 34.0, 56.0, 12.0, 26.0
    seats, last = range(len(totals[0])), max(1, len(totals) - 1)
    low, peak = min(map(min, totals)), max(map(max, totals))
    step = _step(peak - low)
    base, head = low // step * step, -(-max(peak, low + 1) // step) * step

    def x(turn: float) -> float:
        return left + (wide - left - right) * turn / last

    def y(points: float) -> float:
        return top + (high - bottom - top) * (head - points) / (head - base)

    out = ""
    for points in range(base, head + 1, step):
        zero = " zero" if points == 0 else ""
        out += f'<path d="M{left:g} {y(points):.1f}H{wide - right:g}" class="grid{zero}"/>'
        out += f'<text x="{left - 7:g}" y="{y(points) + 4:.1f}" text-anchor="end" class="axis">{signed(points)}</text>'
    for turn, label in _turn_labels(last):
        out += f'<text x="{x(turn):.1f}" y="{high - 7:g}" text-anchor="middle" class="axis">{escape(label)}</text>'
    for seat in seats:
        line = "M" + "L".join(f"{x(turn):.1f} {y(row[seat]):.1f}" for turn, row in enumerate(totals))
        out += f'<g class="s{seat % 6}"><path d="{line}" class="line-bg"/><path d="{line}" class="line"{_dashed(seat)}/></g>'
    ends = sorted(seats, key=lambda seat: -totals[-1][seat])
    height = 0.0
    for seat in ends:
        height = max(height + 18, y(totals[-1][seat])) if seat != ends[0] else max(10.0, y(totals[-1][seat]))
        out += mark(seat, wide - right + 14, height, 16, sprite)
        out += f'<text x="{wide - right + 27:g}" y="{height + 4:.1f}" class="axis b">{signed(totals[-1][seat])}</text>'
    return _svg(wide, max(high, height + 14), out, say("chart-race"))


def chances(rows: Sequence[Sequence[float]], length: int, marks: Sequence[tuple[int, int]], wide: float, sprite: str) -> str:
    """Every seat's chance to win, choice by choice, as far as it is known; the marks number the choices that lost most."""
    high, left, right, top, bottom = 300.0, 44.0, 30.0, 14.0, 26.0

    def x(choice: float) -> float:
        return left + (wide - left - right) * choice / max(1, length)

    def y(chance: float) -> float:
        return top + (high - bottom - top) * (1 - chance)

    out = ""
    for share in (0, 25, 50, 75, 100):
        out += f'<path d="M{left:g} {y(share / 100):.1f}H{wide - right:g}" class="grid{"" if share else " zero"}"/>'
        percent = escape(say("percent", number=share))
        out += f'<text x="{left - 7:g}" y="{y(share / 100) + 4:.1f}" text-anchor="end" class="axis">{percent}</text>'
    for choice, label in _turn_labels(max(1, length)):
        out += f'<text x="{x(choice):.1f}" y="{high - 7:g}" text-anchor="middle" class="axis">{escape(label)}</text>'
    for seat in range(len(rows[0])):
        line = "M" + "L".join(f"{x(choice):.1f} {y(row[seat]):.1f}" for choice, row in enumerate(rows))
        out += f'<g class="s{seat % 6}"><path d="{line}" class="line-bg"/><path d="{line}" class="line"{_dashed(seat)}/></g>'
    for number, (choice, seat) in enumerate(marks, 1):
        at, height = x(choice), y(rows[min(choice, len(rows) - 1)][seat])
        out += f'<g class="s{seat % 6}"><circle cx="{at:.1f}" cy="{height:.1f}" r="8" class="lost"/>'
        out += f'<text x="{at:.1f}" y="{height + 3.7:.1f}" text-anchor="middle" class="nth">{number}</text></g>'
    ends = sorted(range(len(rows[0])), key=lambda seat: -rows[-1][seat])
    height = top - 20
    for place, seat in enumerate(ends):
        lowest = high - bottom - 18.0 * (len(ends) - place - 1)
        height = max(height + 18, min(y(rows[-1][seat]), lowest))
        out += mark(seat, x(len(rows) - 1) + 15, height, 16, sprite)
    return _svg(wide, high, out, say("analysis-graph"))


def dash(seat: int) -> str:
    """A piece of a seat's line, for the legend."""
    line = f'<path d="M1 5H33" class="line"{_dashed(seat)}/>'
    return f'<svg class="chart dash s{seat % 6}" viewBox="0 0 34 10" aria-hidden="true">{line}</svg>'


def _dashed(seat: int) -> str:
    return f' stroke-dasharray="{DASHES[seat % 6]}"' if DASHES[seat % 6] else ""


def ticks(turns: Sequence[tuple[int, int]], length: int, at: int, commented: Collection[int] = ()) -> str:
    """A tick a turn, in the colours of the seats; the one that is played now stands out. Moments with comments have a dot."""
    wide = 1000.0
    ends = [*[start for start, _ in turns[1:]], max(length, 1)]
    out = ""
    for (start, seat), end in zip(turns, ends, strict=True):
        x, width = wide * start / max(length, 1), wide * (end - start) / max(length, 1)
        now = start < max(at, 1) <= end
        y, height, cls = (0, 14, "now") if now else (6, 8, "then")
        out += f'<rect x="{x:.1f}" y="{y}" width="{max(1.0, width - 1.2):.1f}" height="{height}" class="{cls} s{seat % 6}"/>'
    for moment in sorted(commented):
        out += f'<rect x="{wide * moment / max(length, 1) - 4:.1f}" y="0" width="8" height="4" class="said"/>'
    return f'<svg class="ticks" viewBox="0 0 {wide:g} 14" preserveAspectRatio="none" aria-hidden="true">{out}</svg>'


def _turn_labels(last: int) -> list[tuple[int, str]]:
    step = _step(last * 1.4) if last > 5 else max(1, last)
    middle = [(turn, str(turn)) for turn in range(step, last, step) if turn + step * 0.6 < last]
    return [(0, say("chart-start")), *middle, (last, say("chart-end"))]


def _step(span: float) -> int:
    return next((step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if span / step <= 6), 1000)


def mark(seat: int, x: float, y: float, size: float, sprite: str) -> str:
    half, inner = size / 2, size * 0.55
    plate = f'<rect x="{x - half:g}" y="{y - half:.1f}" width="{size:g}" height="{size:g}" rx="{size * 0.27:g}" class="pc"/>'
    place = f'x="{x - inner / 2:g}" y="{y - inner / 2:.1f}" width="{inner:g}" height="{inner:g}"'
    sign = f'<use href="{sprite}#i-brand-{BRANDS[seat % 6]}" {place} class="on"/>'
    return f'<g class="s{seat % 6}">{plate}{sign}</g>'


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def _svg(wide: float, high: float, body: str, label: str) -> str:
    return f'<svg class="chart" viewBox="0 0 {wide:g} {high:g}" role="img" aria-label="{escape(label)}">{body}</svg>'
