"""Plots of a report: what they show, as plain data, and a small drawing of them as SVG in the colours of the house.

`pictures` draws the same data as PNG, where matplotlib is installed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import ceil, floor, log10

from msgspec import Struct

GROUND, INK, FAINT, LINE = "#FBF8F1", "#2B221B", "#6C5D4B", "#DDD2C0"
COLOURS = ("#2A62B8", "#A32822", "#B98A1E", "#4F8A3E", "#B25490", "#6C5D4B", "#3F5468", "#B35312")
"""Of the seats, where they can be told from the paper, then of other pieces."""

WIDTH, LEFT, RIGHT, TOP, ROW, FOOT = 720, 150, 24, 44, 30, 40
HEIGHT, BAR = 240, 12
"""Of the ground on which curves stand, and of a bar."""
LETTERS = 20
"""Of a name."""
FONT = "system-ui, 'Segoe UI', Roboto, sans-serif"


class Whiskers(Struct, frozen=True):
    """A value a name, with its interval. guide: a line to compare with."""

    title: str
    rows: list[tuple[str, float, float, float]]
    percent: bool = False
    guide: float | None = None


class Bars(Struct, frozen=True):
    """Groups of bars, one bar a series in each."""

    title: str
    series: list[str]
    groups: list[tuple[str, list[float]]]
    percent: bool = False


class Curves(Struct, frozen=True):
    """How often each number occurred, one line per series, as the share of all."""

    title: str
    series: dict[str, dict[int, int]]


Plot = Whiskers | Bars | Curves


def colour(index: int) -> str:
    return COLOURS[index % len(COLOURS)]


def svg(plot: Plot) -> str:
    """The plot as a file of its own."""
    if isinstance(plot, Whiskers):
        return _whiskers(plot)
    return _bars(plot) if isinstance(plot, Bars) else _curves(plot)


# ---------------------------------------------------------------- scales


class Scale:
    """Numbers to places, from a round number to a round number."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.step = _round_step((high - low) / 6)
        self.low, self.high = (
            floor(low / self.step) * self.step,
            max(ceil(high / self.step), 1 + floor(low / self.step)) * self.step,
        )
        self._start, self._per = start, (end - start) / (self.high - self.low)

    def __call__(self, value: float) -> float:
        return round(self._start + (value - self.low) * self._per, 1)

    def ticks(self) -> list[float]:
        return [self.low + index * self.step for index in range(round((self.high - self.low) / self.step) + 1)]


def _round_step(least: float) -> float:
    """The smallest of …, 1, 2, 5, 10, 20, … that is not smaller."""
    if least <= 0:
        return 1.0
    power = 10.0 ** floor(log10(least))
    return next(factor * power for factor in (1.0, 2.0, 5.0, 10.0) if factor * power >= least * 0.999999)


def tick_text(value: float, percent: bool) -> str:
    return f"{round(value * 100, 1):g} %" if percent else f"{round(value, 4):g}"


def bins(series: Mapping[str, Mapping[int, int]]) -> tuple[int, int, dict[str, list[float]]]:
    """Whole numbers in at most some forty bins: where the first begins, how wide each is, and the share of each series."""
    numbers = [number for counts in series.values() for number in counts] or [0]
    low, high = min(numbers), max(numbers)
    width = max(1, round(_round_step((high - low + 1) / 40)))
    low = low // width * width
    count = (high - low) // width + 1
    shares = {}
    for name, counts in series.items():
        share, games = [0.0] * count, sum(counts.values()) or 1
        for number, often in counts.items():
            share[(number - low) // width] += often / games
        shares[name] = share
    return low, width, shares


# ---------------------------------------------------------------- drawings


def _whiskers(plot: Whiskers) -> str:
    bottom = TOP + ROW * len(plot.rows)
    values = [value for _, *three in plot.rows for value in three] + ([] if plot.guide is None else [plot.guide])
    across = Scale(min(values, default=0), max(values, default=1), LEFT, WIDTH - RIGHT)
    parts = [_upright_line(across(tick), TOP, bottom, tick_text(tick, plot.percent)) for tick in across.ticks()]
    if plot.guide is not None:
        x = across(plot.guide)
        parts.append(f'<path d="M{x} {TOP}V{bottom}" stroke="{FAINT}" stroke-dasharray="4 4"/>')
    for index, (name, value, low, high) in enumerate(plot.rows):
        y = TOP + ROW * index + ROW // 2
        parts.append(_text(LEFT - 10, y + 4, _short(name), "end"))
        parts.append(f'<path d="M{across(low)} {y}H{across(high)}" stroke="{colour(index)}" stroke-width="3"/>')
        parts.append(f'<circle cx="{across(value)}" cy="{y}" r="5" fill="{colour(index)}"/>')
    return _sheet(plot.title, bottom + FOOT, parts)


def _bars(plot: Bars) -> str:
    row = BAR * len(plot.series) + 12
    bottom = TOP + row * len(plot.groups)
    values = [0.0, *(value for _, each in plot.groups for value in each)]
    across = Scale(min(values), max(values), LEFT, WIDTH - RIGHT)
    parts = [_upright_line(across(tick), TOP, bottom, tick_text(tick, plot.percent)) for tick in across.ticks()]
    for place, (name, each) in enumerate(plot.groups):
        top = TOP + row * place + 6
        parts.append(_text(LEFT - 10, top + BAR * len(each) // 2 + 4, _short(name), "end"))
        for index, value in enumerate(each):
            x, width = min(across(value), across(0)), round(abs(across(value) - across(0)), 1)
            size = f'width="{width}" height="{BAR - 2}"'
            parts.append(f'<rect x="{x}" y="{top + BAR * index}" {size} fill="{colour(index)}"/>')
    return _with_legend(plot.title, plot.series, bottom, parts)


def _curves(plot: Curves) -> str:
    low, width, shares = bins(plot.series)
    most = max((share for each in shares.values() for share in each), default=1.0)
    up = Scale(0.0, most, TOP + HEIGHT, TOP)
    count = max(map(len, shares.values()), default=1)
    across = Scale(low, low + width * count, LEFT, WIDTH - RIGHT)
    parts = list(_level_lines(up, percent=True))
    parts += [_text(across(tick), TOP + HEIGHT + 18, tick_text(tick, False), "middle") for tick in across.ticks()]
    for index, each in enumerate(shares.values()):
        steps = "".join(f"V{up(share)}H{across(low + width * (at + 1))}" for at, share in enumerate(each))
        line = f"M{across(low)} {up(0)}{steps}V{up(0)}"
        parts.append(f'<path d="{line}" fill="{colour(index)}" fill-opacity=".12" stroke="{colour(index)}" stroke-width="2"/>')
    return _with_legend(plot.title, list(shares), TOP + HEIGHT, parts)


def _level_lines(up: Scale, percent: bool) -> Iterator[str]:
    for tick in up.ticks():
        y = up(tick)
        yield f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{LINE}"/>'
        yield _text(LEFT - 10, y + 4, tick_text(tick, percent), "end", FAINT)


def _upright_line(x: float, top: float, bottom: float, words: str) -> str:
    return f'<path d="M{x} {top}V{bottom}" stroke="{LINE}"/>' + _text(x, bottom + 18, words, "middle", FAINT)


def _with_legend(title: str, series: Sequence[str], bottom: int, parts: list[str]) -> str:
    y = bottom + 44
    for index, name in enumerate(series):
        parts.append(f'<rect x="{LEFT}" y="{y - 10}" width="12" height="12" rx="2" fill="{colour(index)}"/>')
        parts.append(_text(LEFT + 20, y + 1, name, "start"))
        y += 20
    return _sheet(title, y, parts)


def _short(name: str) -> str:
    """What fits to the left of the ground."""
    return name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…"


def _text(x: float, y: float, words: str, anchor: str, fill: str = INK) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'


def _sheet(title: str, height: float, parts: Sequence[str]) -> str:
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{FONT}" font-size="12">'
    ground = f'<rect width="{WIDTH}" height="{height}" fill="{GROUND}"/>'
    heading = f'<text x="16" y="26" fill="{INK}" font-size="15" font-weight="600">{escape(title)}</text>'
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, heading, *parts, "</svg>"]) + "\n"
