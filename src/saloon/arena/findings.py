"""What a tournament found: sums over its games, for the live table, the summary and the report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from msgspec import Struct

from saloon.arena.playing import GamePlayed, Tournament
from saloon.arena.ratings import Rating, Ratings
from saloon.arena.schedule import Schedule
from saloon.arena.simulate import wilson

ALL = ""
"""The name that no bot has."""


class Share(Struct, frozen=True):
    """Won games of so many (a shared victory counts its part), with the 95 % interval of the true rate (Wilson)."""

    games: int
    wins: float
    rate: float
    interval: tuple[float, float]


class Scores(Struct, frozen=True):
    """Totals of one bot: how many, and where they lie."""

    mean: float
    deviation: float
    least: int
    quarter: int
    middle: int
    three_quarters: int
    most: int


class BotFindings(Struct, frozen=True):
    name: str
    won: Share
    rating: Rating
    scores: Scores
    categories: dict[str, float]
    by_seat: list[Share]
    openings: dict[str, Share]
    decisions: int
    seconds: float


class TournamentSummary(Struct, frozen=True):
    """All of it, as it is written to `summary.json`. Only the seconds differ from run to run.

    pairs: how the first of two fared against the second, a shared place counting half.
    """

    tournament: Tournament
    games: int
    deals: int
    decisions: int
    bots: list[BotFindings]
    pairs: list[tuple[str, str, Share]]
    seats: list[Share]
    openings: dict[str, Share]
    """Of all bots, the most frequent first; each bot has its own."""


class WinCount:
    """Wins and games, added up."""

    __slots__ = ("games", "wins")

    def __init__(self) -> None:
        self.games, self.wins = 0, 0.0

    def add(self, share: float) -> None:
        self.games += 1
        self.wins += share

    def share(self) -> Share:
        if not self.games:
            return Share(0, 0.0, 0.0, (0.0, 1.0))
        return Share(self.games, self.wins, self.wins / self.games, wilson(self.wins, self.games))


class Findings:
    """Adds up games; the sums are the same in any order but for the ratings and the last digits of fractions."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament, self.schedule = tournament, Schedule(len(tournament.bots), tournament.seats)
        self._labels, self._automas = tournament.labels, list(tournament.automas)
        self.names = [*self._labels, *self._automas]
        self.games, self.decisions = 0, 0
        self.ratings = Ratings(self.names)
        self.won, self._pairs = defaultdict[str, WinCount](WinCount), defaultdict[tuple[str, str], WinCount](WinCount)
        self._seats, self._bot_seats = defaultdict[int, WinCount](WinCount), defaultdict[tuple[str, int], WinCount](WinCount)
        self._openings = defaultdict[str, dict[str, WinCount]](lambda: defaultdict(WinCount))
        self.totals = defaultdict[str, Counter[int]](Counter)
        self._categories = defaultdict[str, Counter[str]](Counter)
        self._thinking, self._answers = Counter[str](), Counter[str]()
        self.categories: dict[str, None] = {}

    def occupants(self, number: int) -> list[str]:
        """Who sat where in a game: bots, then automas."""
        return [*(self._labels[entrant] for entrant in self.schedule.fixture(number).entrants), *self._automas]

    def add(self, played: GamePlayed) -> None:
        names = self.occupants(played.number)
        self.games += 1
        self.decisions += len(played.choices)
        for seat, (name, share) in enumerate(zip(names, played.shares, strict=True)):
            self._add_seat(seat, name, share, played)
        for one, two in combinations(range(len(names)), 2):
            self._add_pair(names[one], names[two], played.seats[one].rank, played.seats[two].rank)
        self.ratings.add(names, [seat.rank for seat in played.seats])

    def _add_seat(self, seat: int, name: str, share: float, played: GamePlayed) -> None:
        line = played.seats[seat]
        for each in (self.won[name], self._seats[seat], self._bot_seats[name, seat]):
            each.add(share)
        if line.opening:
            self._openings[ALL][line.opening].add(share)
            self._openings[name][line.opening].add(share)
        self.totals[name][line.total] += 1
        self._categories[name].update(line.categories)
        self.categories |= dict.fromkeys(line.categories)
        self._thinking[name] += line.seconds  # type: ignore[assignment] # a Counter of fractions
        self._answers[name] += line.decisions

    def _add_pair(self, one: str, two: str, rank: int, other: int) -> None:
        ahead = (rank < other) + (rank == other) / 2
        self._pairs[one, two].add(ahead)
        self._pairs[two, one].add(1 - ahead)

    def summary(self) -> TournamentSummary:
        return TournamentSummary(
            tournament=self.tournament,
            games=self.games,
            deals=self.games // self.schedule.round,
            decisions=self.decisions,
            bots=[self._bot(name) for name in self.names],
            pairs=[(one, two, self._pairs[one, two].share()) for one in self.names for two in self.names if one != two],
            seats=[self._seats[seat].share() for seat in sorted(self._seats)],
            openings=_frequent_first(self._openings[ALL]),
        )

    def _bot(self, name: str) -> BotFindings:
        games = max(1, self.won[name].games)
        return BotFindings(
            name=name,
            won=self.won[name].share(),
            rating=self.ratings.of(name),
            scores=scores_of(self.totals[name]),
            categories={category: self._categories[name][category] / games for category in self.categories},
            by_seat=[self._bot_seats[name, seat].share() for seat in sorted(self._seats)],
            openings=_frequent_first(self._openings[name]),
            decisions=self._answers[name],
            seconds=self._thinking[name],
        )


def _frequent_first(sums: Mapping[str, WinCount]) -> dict[str, Share]:
    order = sorted(sums, key=lambda key: (-sums[key].games, key))
    return {key: sums[key].share() for key in order}


def scores_of(totals: Mapping[int, int]) -> Scores:
    """Where totals lie, from how often each occurred."""
    games = sum(totals.values())
    if not games:
        return Scores(0.0, 0.0, 0, 0, 0, 0, 0)
    mean = sum(total * often for total, often in totals.items()) / games
    spread = sum((total - mean) ** 2 * often for total, often in sorted(totals.items())) / games
    least, quarter, middle, three_quarters, most = _quantiles(sorted(totals.items()), games)
    return Scores(mean, spread**0.5, least, quarter, middle, three_quarters, most)


def _quantiles(totals: Iterable[tuple[int, int]], games: int) -> Iterator[int]:
    """The least, the three quartiles and the greatest: each a total that occurred."""
    flat = [total for total, often in totals for _ in range(often)]
    return (flat[min(games - 1, part * games // 4)] for part in range(5))


def findings_of(tournament: Tournament, games: Iterable[GamePlayed]) -> Findings:
    findings = Findings(tournament)
    for played in games:
        findings.add(played)
    return findings
