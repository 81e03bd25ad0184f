"""A play from its first choice to its last, for replays and score sheets: who moved when, how scores went."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from saloon.engine import IllegalChoice, Match, find_game, new_match
from saloon.engine.telling import Tell
from saloon.web.messages import Conflicting
from saloon.web.tables.history import current_match, held, pass_holds, played_today
from saloon.web.tables.models import OVER, Table


class Turn(Struct, frozen=True):
    """A turn: the count of choices when it began, and the seat that was asked first."""

    at: int
    seat: int


class Story(Struct, frozen=True):
    """A play as today's rules play it.

    choices: seat, text; turns: in order; totals: every seat's score at the start of each turn and at the end.
    """

    options: dict[str, str]
    choices: tuple[tuple[int, str], ...]
    turns: tuple[Turn, ...]
    totals: tuple[tuple[int, ...], ...]

    @property
    def length(self) -> int:
        return len(self.choices)

    def turn_before(self, at: int) -> int:
        """Where the turn began that is played at a moment; a turn earlier when it has just begun."""
        return max((turn.at for turn in self.turns if turn.at < at), default=0)

    def turn_after(self, at: int) -> int:
        return min((turn.at for turn in self.turns if turn.at > at), default=self.length)

    def turn_at(self, at: int) -> int:
        """The number of the turn, from 1, that the last choice belongs to."""
        return max(1, sum(turn.at < max(at, 1) for turn in self.turns))


def story(table: Table) -> Story:
    """The story of a table; that of a finished game is kept for a while."""
    if table.status == OVER:
        return _kept_story(table.code)
    return _told(table, scores=False)


@lru_cache(maxsize=128)
def _kept_story(code: str) -> Story:
    return _told(Table.objects.get(code=code), scores=True)


def _told(table: Table, scores: bool) -> Story:
    options, made = played_today(table)
    match = new_match(find_game(table.game), table.size, options, int(table.seed))
    turns, totals = [Turn(0, _first(match))], [_totals(match)] if scores else []
    for seat, text in made:
        _answer(match, seat, text)
        if match.over:
            break
        if match.at_turn_start:
            turns.append(Turn(match.count, _first(match)))
            if scores:
                totals.append(_totals(match))
    if scores:
        totals.append(_totals(match))
        if (
            table.result and list(totals[-1]) != table.result["totals"]
        ):  # rules that have changed, for all that it can be replayed
            raise Conflicting("other-rules")
    return Story(options, tuple(made), tuple(turns), tuple(totals))


def _answer(match: Match, seat: int, text: str) -> None:
    try:
        match.answer_text(seat, text)
    except IllegalChoice as error:
        raise Conflicting("other-rules") from error


def _first(match: Match) -> int:
    return next(iter(match.asks), 0)


def _totals(match: Match) -> tuple[int, ...]:
    return tuple(each.total for each in match.standings())


def played(table: Table, told: Story, at: int) -> Match:
    """The match after so many choices, with everything that was told on the way."""
    match = new_match(find_game(table.game), table.size, told.options, int(table.seed), hold=True, listen=True)
    match.log = []
    play_to(match, table, told, at)
    return match


def play_to(match: Match, table: Table, told: Story, at: int) -> None:
    """Go on to a later moment. What a hold still keeps back at a running table is kept back here too."""
    for seat, text in told.choices[match.count : at]:
        pass_holds(match)
        _answer(match, seat, text)
    for _ in held(match, current_match(table) if at == told.length else None):
        pass


def told_between(match: Match, first: int, last: int) -> dict[int, list[Tell]]:
    """What was told after each choice."""
    found: dict[int, list[Tell]] = {}
    for tell in match.tells:
        if first <= tell.at <= last:
            found.setdefault(tell.at, []).append(tell)
    return found
