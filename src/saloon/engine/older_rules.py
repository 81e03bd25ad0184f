"""Plays of older rules, made playable by today's.

Most changes of rules only ask what the program used to decide by itself, or no longer ask what had a single answer. An old play
then goes on as it was: a new question gets its usual answer, which games offer first, and an answer that nobody asks for any
more is left out. What cannot be mended that way is refused, and so is a play that comes to another result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.engine.asks import Ask, Seat, choice_text
from saloon.engine.errors import IllegalChoice
from saloon.engine.game import Game, Older
from saloon.engine.match import Match
from saloon.engine.starting import new_match

MAX_IN_A_ROW = 4
"""New questions, or answers that are left out; where more follow one another, it is another game."""
Choices = Sequence[tuple[Seat, str]]
Result = Sequence[int] | None
"""Every seat's total; None where the play was not over."""


def older_options(game: Game[Any], rules: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options of an old play: where it says nothing of an option that came later, things are as they were."""
    then: dict[str, str] = {}
    for older in _since(game, rules):
        then = {**older.options, **then}
    return {**then, **options}


def _since(game: Game[Any], rules: int) -> list[Older]:
    return [game.older[number] for number in range(rules, game.rules_number) if number in game.older]


def by_todays_rules(
    game: Game[Any], rules: int, seats: int, options: Mapping[str, str], seed: int, choices: Choices, result: Result
) -> list[tuple[Seat, str]] | None:
    """The choices of an old play as they are made today, or None where it cannot go on or comes to another result."""
    match, rest = new_match(game, seats, options, seed), list(choices)
    match.log = []
    unasked = frozenset(verb for older in _since(game, rules) for verb in older.unasked)
    while rest:
        if isinstance(match.question, Ask) and match.question.verb in unasked:
            _answer_as_usual(match, 1)
        elif _answered(match, *rest[0]):
            del rest[0]
        elif added := _new_questions(match, rest[0]):
            _answer_as_usual(match, added)
        elif forgotten := _forgotten_answers(match, rest):
            del rest[:forgotten]
        else:
            return None
    if result is not None and not _ends_with(match, result):
        return None
    return [(seat, choice_text(verb, value)) for seat, verb, value in match.log]


def _ends_with(match: Match, result: Sequence[int]) -> bool:
    _answer_as_usual(match, MAX_IN_A_ROW)
    return match.over and [standing.total for standing in match.standings()] == list(result)


def _answered(match: Match, seat: Seat, text: str) -> bool:
    try:
        match.answer_text(seat, text)
    except IllegalChoice:
        return False
    return True


def _new_questions(match: Match, wanted: tuple[Seat, str]) -> int:
    """How many questions are asked before the one that the old play answers; 0 if it does not come."""
    trial = match.clone()
    for added in range(1, MAX_IN_A_ROW + 1):
        _answer_as_usual(trial, 1)
        if trial.over:
            return 0
        if _answered(trial, *wanted):
            return added
    return 0


def _answer_as_usual(match: Match, questions: int) -> None:
    """Games offer the usual answer first."""
    for _ in range(questions):
        if isinstance(match.question, Ask):
            match.choose(match.question.seat, match.question.options[0])


def _forgotten_answers(match: Match, rest: Choices) -> int:
    """How many answers nobody asks for any more, before one that is asked for."""
    for left_out, choice in enumerate(rest[1 : MAX_IN_A_ROW + 1], 1):
        if _answered(match.clone(), *choice):
            return left_out
    return 0
