"""What was played, to read: Markdown with plots, in the reader's language. No times in it: the same games, the same report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from pathlib import Path

from saloon.arena.findings import Findings, Share, TournamentSummary
from saloon.arena.pictures import can_draw, png
from saloon.arena.plots import Bars, Curves, Plot, Whiskers, svg
from saloon.engine import texts

OPENINGS = 20
"""Openings that the report lists, the most frequent first; `summary.json` has them all."""


def write_report(folder: Path, findings: Findings, language: str) -> Path:
    """`report.md` and its plots."""
    report = TournamentReport(findings, language)
    plots = folder / "plots"
    plots.mkdir(exist_ok=True)
    for name, plot in report.plots().items():
        (plots / f"{name}.svg").write_text(svg(plot), "utf-8")
        if can_draw():
            png(plot, plots / f"{name}.png")
    file = folder / "report.md"
    file.write_text(report.text(), "utf-8")
    return file


class TournamentReport:
    def __init__(self, findings: Findings, language: str) -> None:
        self._findings, self._summary = findings, findings.summary()
        self._say = texts("saloon.arena", language)
        self._game_says = findings.tournament.game_itself.texts(language)

    # ------------------------------------------------------------ plots

    def plots(self) -> dict[str, Plot]:
        say, summary = self._say, self._summary
        return {
            "win-rates": Whiskers(say("report-wins"), [_row(bot.name, bot.won) for bot in summary.bots], True, _even(summary)),
            "ratings": Whiskers(
                say("report-ratings"), [(bot.name, bot.rating.points, bot.rating.low, bot.rating.high) for bot in summary.bots]
            ),
            "seats": Whiskers(
                say("report-seats"),
                [_row(say("seat", seat=seat), share) for seat, share in enumerate(summary.seats)],
                True,
                _even(summary),
            ),
            "openings": Whiskers(
                say("report-openings"), [_row(each, share) for each, share in self._openings()], True, _even(summary)
            ),
            "scores": Curves(say("report-scores"), {name: dict(self._findings.totals[name]) for name in self._findings.names}),
            "categories": Bars(
                say("report-categories"),
                [bot.name for bot in summary.bots],
                [(self._category(each), [bot.categories[each] for bot in summary.bots]) for each in self._findings.categories],
            ),
        }

    # ------------------------------------------------------------ the text

    def text(self) -> str:
        sections = (
            ("report-ratings", self._ratings(), "ratings"),
            ("report-wins", self._wins(), "win-rates"),
            ("report-pairs", self._pairs(), None),
            ("report-seats", self._seats(), "seats"),
            ("report-openings", self._opening_lines(), "openings"),
            ("report-scores", self._scores(), "scores"),
            ("report-categories", self._categories(), "categories"),
        )
        lines = [f"# {self._say('report-title', game=self._game_says('game'))}", "", *self._setting()]
        for heading, table, plot in sections:
            lines += ["", f"## {self._say(heading)}", "", *table]
            if plot is not None:
                lines += ["", f"![{self._say(heading)}](plots/{plot}.svg)"]
        return "\n".join(lines) + "\n"

    def _setting(self) -> list[str]:
        tournament, summary, say = self._summary.tournament, self._summary, self._say
        options = " ".join(f"`{name}={value}`" for name, value in tournament.options.items()) or say("none")
        first = say(
            "report-played", games=summary.games, deals=summary.deals, seats=tournament.seats, decisions=summary.decisions
        )
        second = say(
            "report-parameters", seed=str(tournament.seed), options=options, rules=tournament.rules, version=tournament.version
        )
        return [first, second, "", say("report-schedule"), "", say("report-intervals")]

    def _ratings(self) -> list[str]:
        rows = [
            [bot.name, self._number(bot.rating.points), self._between(bot.rating.low, bot.rating.high, self._number)]
            for bot in sorted(self._summary.bots, key=lambda bot: -bot.rating.points)
        ]
        return self._table(["bot", "rating", "interval"], rows)

    def _wins(self) -> list[str]:
        return self._table(["bot", *_SHARE], [[bot.name, *self._share(bot.won)] for bot in self._summary.bots])

    def _pairs(self) -> list[str]:
        rows = [[one, two, *self._share(share)] for one, two, share in self._summary.pairs if share.games]
        return self._table(["bot", "against", "games", "ahead", "rate", "interval"], rows, words=2)

    def _seats(self) -> list[str]:
        """Of all bots together, then of each."""
        names = [bot.name for bot in self._summary.bots]
        rows = [
            [
                self._say("seat", seat=seat),
                *self._share(share),
                *(self._of_games(bot.by_seat[seat]) for bot in self._summary.bots),
            ]
            for seat, share in enumerate(self._summary.seats)
        ]
        return self._table(["seat-head", *_SHARE], rows, more=names)

    def _of_games(self, share: Share | None) -> str:
        """A rate, and of how many games."""
        return f"{self._percent(share.rate)} ({share.games})" if share is not None and share.games else "–"

    def _openings(self) -> Iterable[tuple[str, Share]]:
        return islice(self._summary.openings.items(), OPENINGS)

    def _opening_lines(self) -> list[str]:
        bots = self._summary.bots
        rows = [
            [f"`{opening}`", *self._share(share), *(self._of_games(bot.openings.get(opening)) for bot in bots)]
            for opening, share in self._openings()
        ]
        about = [self._say("report-openings-about", shown=len(rows), all=len(self._summary.openings)), ""]
        return about + self._table(["opening", *_SHARE], rows, more=[bot.name for bot in bots])

    def _scores(self) -> list[str]:
        rows = []
        for bot in self._summary.bots:
            scores = bot.scores
            five = (scores.least, scores.quarter, scores.middle, scores.three_quarters, scores.most)
            rows.append([bot.name, self._number(scores.mean), self._number(scores.deviation), *map(str, five)])
        return self._table(["bot", "mean", "deviation", "least", "quarter", "middle", "three-quarters", "most"], rows)

    def _categories(self) -> list[str]:
        rows = [
            [self._category(category), *(self._number(bot.categories[category]) for bot in self._summary.bots)]
            for category in self._findings.categories
        ]
        total = [self._say("total"), *(self._number(bot.scores.mean) for bot in self._summary.bots)]
        return self._table(["category"], [*rows, total], more=[bot.name for bot in self._summary.bots])

    # ------------------------------------------------------------ words

    def _category(self, category: str) -> str:
        key = f"category-{category}"
        return self._game_says(key) if key in self._game_says else category

    def _share(self, share: Share) -> list[str]:
        return [
            str(share.games),
            self._number(share.wins),
            self._percent(share.rate),
            self._between(*share.interval, self._percent),
        ]

    def _between(self, low: float, high: float, say: Saying) -> str:
        return f"{say(low)} – {say(high)}"

    def _percent(self, value: float) -> str:
        return self._say("percent", value=value)

    def _number(self, value: float) -> str:
        return self._say("number", value=value)

    def _table(self, head: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1, more: Sequence[str] = ()) -> list[str]:
        """Markdown: the first columns are words, the others numbers."""
        heads = [*(self._say(f"column-{key}") for key in head), *more]
        rule = ["---" if index < words else "---:" for index in range(len(heads))]
        return [f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in (heads, rule, *rows)]


Saying = Callable[[float], str]
_SHARE = ("games", "wins", "rate", "interval")


def _row(name: str, share: Share) -> tuple[str, float, float, float]:
    return (name, share.rate, *share.interval)


def _even(summary: TournamentSummary) -> float:
    """The win rate of equals."""
    return 1 / max(1, len(summary.seats))
