"""Small charts of a finished game: where the points came from, and how the race went. Plain SVG, colours by class."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.html import escape

from saloon.web.messages import say

BRANDS = ("ring", "diamond", "rafter", "cross", "shoe", "star")
DASHES = ("", "7 5", "1 5", "11 4 2 4", "3 4", "14 5")
GROUPS = 6


def bars(
    names: Sequence[str], sheets: Sequence[dict[str, int]], titles: dict[str, str], order: Sequence[int], sprite: str
) -> str:
    """One bar a seat, a segment a category; what is lost is said in words behind it."""
    wide, left = 520.0, 118.0
    totals = [sum(sheet.values()) for sheet in sheets]
    gains = [sum(points for points in sheet.values() if points > 0) for sheet in sheets]
    scale = (wide - left - 64) / max(1, *gains)
    rows = [
        _bar(row, seat, names[seat], sheets[seat], totals[seat], titles, left, scale, sprite) for row, seat in enumerate(order)
    ]
    legend, x, y = "", 8.0, len(order) * 36 + 14.0
    for group, title in enumerate(titles.values()):
        step = 26 + len(title) * 6.6
        if x + step > wide:
            x, y = 8.0, y + 20
        legend += f'<rect x="{x:g}" y="{y:g}" width="12" height="12" rx="3" class="seg g{group % GROUPS}"/>'
        legend += f'<text x="{x + 17:g}" y="{y + 10:g}" class="lcap">{escape(title)}</text>'
        x += step
    return _svg(wide, y + 20, "".join(rows) + legend, say("chart-bars"))


def _bar(
    row: int,
    seat: int,
    name: str,
    sheet: dict[str, int],
    total: int,
    titles: dict[str, str],
    left: float,
    scale: float,
    sprite: str,
) -> str:
    y, x, out = row * 36 + 4.0, left, _mark(seat, 18, row * 36 + 17.0, 20, sprite)
    out += f'<text x="34" y="{y + 17.5:g}" class="name">{escape(_short(name, 12))}</text>'
    for group, category in enumerate(titles):
        points, colour = sheet.get(category, 0), f"g{group % GROUPS}"
        if points <= 0:
            continue
        width = points * scale
        out += f'<rect x="{x:.1f}" y="{y:g}" width="{max(1.0, width - 1.5):.1f}" height="26" rx="4" class="seg {colour}"/>'
        if width > 22:
            middle = x + width / 2 - 0.7
            out += f'<text x="{middle:.1f}" y="{y + 17.5:g}" text-anchor="middle" class="seg-t {colour}">{points}</text>'
        x += width
    lost = sum(points for points in sheet.values() if points < 0)
    out += f'<text x="{x + 7:.1f}" y="{y + 18:g}" class="sum">{_number(total)}</text>'
    return out + (f'<text x="{x + 36:.1f}" y="{y + 17.5:g}" class="lcap">({_number(lost)})</text>' if lost else "")


def race(totals: Sequence[Sequence[int]], sprite: str) -> str:
    """Points of every seat, turn by turn."""
    wide, high, left, right, top, bottom = 520.0, 262.0, 34.0, 56.0, 12.0, 26.0
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
        out += f'<text x="{left - 7:g}" y="{y(points) + 4:.1f}" text-anchor="end" class="axis">{_number(points)}</text>'
    for turn, label in _turn_labels(last):
        out += f'<text x="{x(turn):.1f}" y="{high - 7:g}" text-anchor="middle" class="axis">{escape(label)}</text>'
    for seat in seats:
        line = "M" + "L".join(f"{x(turn):.1f} {y(row[seat]):.1f}" for turn, row in enumerate(totals))
        out += f'<g class="s{seat % 6}"><path d="{line}" class="line-bg"/><path d="{line}" class="line"{_dashed(seat)}/></g>'
    ends = sorted(seats, key=lambda seat: -totals[-1][seat])
    height = 0.0
    for seat in ends:
        height = max(height + 18, y(totals[-1][seat])) if seat != ends[0] else max(10.0, y(totals[-1][seat]))
        out += _mark(seat, wide - right + 14, height, 16, sprite)
        out += f'<text x="{wide - right + 27:g}" y="{height + 4:.1f}" class="axis b">{_number(totals[-1][seat])}</text>'
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
        out += _mark(seat, x(len(rows) - 1) + 15, height, 16, sprite)
    return _svg(wide, high, out, say("analysis-graph"))


def dash(seat: int) -> str:
    """A piece of a seat's line, for the legend."""
    line = f'<path d="M1 5H33" class="line"{_dashed(seat)}/>'
    return f'<svg class="chart dash s{seat % 6}" viewBox="0 0 34 10" aria-hidden="true">{line}</svg>'


def _dashed(seat: int) -> str:
    return f' stroke-dasharray="{DASHES[seat % 6]}"' if DASHES[seat % 6] else ""


def ticks(turns: Sequence[tuple[int, int]], length: int, at: int) -> str:
    """A tick a turn, in the colours of the seats; the one that is played now stands out."""
    wide = 1000.0
    ends = [*[start for start, _ in turns[1:]], max(length, 1)]
    out = ""
    for (start, seat), end in zip(turns, ends, strict=True):
        x, width = wide * start / max(length, 1), wide * (end - start) / max(length, 1)
        now = start < max(at, 1) <= end
        y, height, cls = (0, 14, "now") if now else (6, 8, "then")
        out += f'<rect x="{x:.1f}" y="{y}" width="{max(1.0, width - 1.2):.1f}" height="{height}" class="{cls} s{seat % 6}"/>'
    return f'<svg class="ticks" viewBox="0 0 {wide:g} 14" preserveAspectRatio="none" aria-hidden="true">{out}</svg>'


def _turn_labels(last: int) -> list[tuple[int, str]]:
    step = _step(last * 1.4) if last > 5 else max(1, last)
    middle = [(turn, str(turn)) for turn in range(step, last, step) if turn + step * 0.6 < last]
    return [(0, say("chart-start")), *middle, (last, say("chart-end"))]


def _step(span: float) -> int:
    return next((step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if span / step <= 6), 1000)


def _mark(seat: int, x: float, y: float, size: float, sprite: str) -> str:
    half, inner = size / 2, size * 0.55
    plate = f'<rect x="{x - half:g}" y="{y - half:.1f}" width="{size:g}" height="{size:g}" rx="{size * 0.27:g}" class="pc"/>'
    place = f'x="{x - inner / 2:g}" y="{y - inner / 2:.1f}" width="{inner:g}" height="{inner:g}"'
    sign = f'<use href="{sprite}#i-brand-{BRANDS[seat % 6]}" {place} class="on"/>'
    return f'<g class="s{seat % 6}">{plate}{sign}</g>'


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _number(points: int) -> str:
    return str(points).replace("-", "−")


def _svg(wide: float, high: float, body: str, label: str) -> str:
    return f'<svg class="chart" viewBox="0 0 {wide:g} {high:g}" role="img" aria-label="{escape(label)}">{body}</svg>'
