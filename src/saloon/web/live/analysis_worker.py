"""A finished game seen by a bot: everybody's chances after each choice, and what it would have done. In worker processes."""

from __future__ import annotations

from importlib import import_module
from random import Random
from time import monotonic

from msgspec import Struct

from saloon.bots.search import Budget
from saloon.bots.search.advice import advise, chances_of
from saloon.engine import Match, Seat, new_match, seeded

PIECE_SECONDS = 0.4
"""Seconds of one piece of work: a bot whose table waits for it waits no longer than that."""
CHOICE_BUDGET = Budget(playouts=60)
"""How much a bot thinks about a choice of the past."""
AVERAGED_POSITIONS = 3
"""Positions over which the chance after a choice is averaged, so that a passing dip does not count as a blunder."""
MAX_WORST_CHOICES = 10
MIN_LOST_CHANCE = 0.02
"""A choice that lost less chance is not worth telling."""


class FinishedGame(Struct, frozen=True):
    """A whole play, as a worker needs it."""

    package: str
    seats: int
    options: dict[str, str]
    seed: int
    choices: tuple[tuple[Seat, str], ...]
    anew: dict[int, int] = {}

    def after(self, count: int) -> Match:
        """The match after so many choices."""
        match = new_match(import_module(self.package).GAME, self.seats, self.options, self.seed, anew=self.anew)
        for seat, text in self.choices[:count]:
            match.answer_text(seat, text)
        return match


class Stretch(Struct, frozen=True):
    """Chances of every seat from some position on, and for each choice made from there whether it was free."""

    chances: list[list[float]]
    free: list[bool]


def stretch_from(play: FinishedGame, first: int) -> Stretch:
    """As many positions as can be judged in a moment, at least one."""
    match, until = play.after(first), monotonic() + PIECE_SECONDS
    found = Stretch([], [])
    while True:
        found.chances.append(shares(chances_of(match)))
        if match.count == len(play.choices):
            return found
        seat, text = play.choices[match.count]
        found.free.append(seat in match.asks and len(match.asks[seat].options) > 1)
        if monotonic() > until:
            return found
        match.answer_text(seat, text)


def shares(chances: list[float]) -> list[float]:
    """Chances that make one together: each seat is judged for itself, and of several only one wins."""
    whole = sum(chances)
    return [round(chance / whole, 4) if whole else 0.0 for chance in chances]


def advice_after(play: FinishedGame, count: int) -> str | None:
    """What a bot would have chosen instead of the next choice, from what its seat knew."""
    seat, _ = play.choices[count]
    match = play.after(count)
    if seat not in match.asks:  # something put in at another's turn: nobody was asked
        return None
    return advise(match, seat, CHOICE_BUDGET, Random(seeded("analysis", count).state)).options[0].text


class Lost(Struct, frozen=True):
    """A choice (counted from 1) and what it cost: the chance of its seat before it, and after it."""

    at: int
    seat: Seat
    before: float
    after: float


def worst_choices(seats: list[Seat], chances: list[list[float]], free: list[bool], turns: list[int]) -> list[Lost]:
    """The choices that lost most, of each turn only the worst: the others of a bad turn lost the same thing."""
    found: dict[tuple[int, Seat], Lost] = {}
    for at, seat in enumerate(seats, 1):
        lost = Lost(at, seat, chances[at - 1][seat], _soon(chances, at, seat))
        turn = sum(start < at for start in turns), seat
        if free[at - 1] and _drop(lost) >= MIN_LOST_CHANCE and (turn not in found or _drop(lost) > _drop(found[turn])):
            found[turn] = lost
    return sorted(found.values(), key=lambda lost: -_drop(lost))[:MAX_WORST_CHOICES]


def _soon(chances: list[list[float]], at: int, seat: Seat) -> float:
    """The chance right after a choice, or the mean over the next positions if that is better."""
    near = [row[seat] for row in chances[at : at + AVERAGED_POSITIONS]]
    return round(max(near[0], sum(near) / len(near)), 4)


def _drop(lost: Lost) -> float:
    return lost.before - lost.after
