"""The plots of a report as PNG, with matplotlib (`saloon[arena]`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from saloon.arena.plots import FAINT, GROUND, INK, LINE, Bars, Curves, Plot, Whiskers, bins, colour, tick_text


def can_draw() -> bool:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        return False
    return True


def png(plot: Plot, file: Path) -> None:
    """Draw without a screen: the figure is no window's, and nothing of it stays in memory."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.2, _inches(plot)), facecolor=GROUND, layout="constrained")
    axes = figure.add_subplot(facecolor=GROUND)
    axes.set_title(_plain(plot.title), loc="left", color=INK)
    axes.grid(color=LINE)
    axes.set_axisbelow(True)
    if isinstance(plot, Whiskers):
        _whiskers(axes, plot)
    elif isinstance(plot, Bars):
        _bars(axes, plot)
    else:
        _curves(axes, plot)
    FigureCanvasAgg(figure).print_figure(file, dpi=144, facecolor=GROUND)


def _inches(plot: Plot) -> float:
    if isinstance(plot, Whiskers):
        return 1.4 + 0.35 * len(plot.rows)
    return 1.4 + 0.18 * len(plot.groups) * (len(plot.series) + 1) if isinstance(plot, Bars) else 4.0


def _whiskers(axes: Any, plot: Whiskers) -> None:
    for index, (_, value, low, high) in enumerate(plot.rows):
        axes.plot([low, high], [index, index], color=colour(index), linewidth=3)
        axes.plot([value], [index], "o", color=colour(index))
    axes.set_yticks(range(len(plot.rows)), [_plain(name) for name, *_ in plot.rows])
    axes.set_ylim(len(plot.rows) - 0.5, -0.5)
    if plot.guide is not None:
        axes.axvline(plot.guide, color=FAINT, linestyle="--", linewidth=1)
    if plot.percent:
        axes.xaxis.set_major_formatter(_percent)


def _bars(axes: Any, plot: Bars) -> None:
    height = 0.8 / max(1, len(plot.series))
    for index, name in enumerate(plot.series):
        places = [place + height * (index - (len(plot.series) - 1) / 2) for place in range(len(plot.groups))]
        axes.barh(places, [values[index] for _, values in plot.groups], height * 0.9, color=colour(index), label=_plain(name))
    axes.set_yticks(range(len(plot.groups)), [_plain(name) for name, _ in plot.groups])
    axes.set_ylim(len(plot.groups) - 0.5, -0.5)
    if plot.percent:
        axes.xaxis.set_major_formatter(_percent)
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))


def _curves(axes: Any, plot: Curves) -> None:
    low, width, shares = bins(plot.series)
    for index, (name, share) in enumerate(shares.items()):
        edges = [low + width * place for place in range(len(share) + 1)]
        axes.stairs(share, edges, color=colour(index), linewidth=2, label=_plain(name))
    axes.yaxis.set_major_formatter(_percent)
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))


def _percent(value: float, _: Any = None) -> str:
    return tick_text(value, percent=True)


def _plain(words: str) -> str:
    """Dollars begin a formula in matplotlib."""
    return words.replace("$", r"\$")
