"""What a searching bot would do, for people who ask; and who is winning, for those who look back."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from saloon.bots.decision import Decision
from saloon.bots.search import Budget, SearchBot
from saloon.bots.search.estimate import chances
from saloon.bots.search.playout import play_on
from saloon.bots.search.tree import Node
from saloon.engine import Match, Seat, choice_text

AHEAD = 2
"""Turns that are played on before a position is judged: what has just begun should come to something."""


class Advised(Struct, frozen=True):
    """An option as records write it, the seat's chance to win after it, and how often it was tried."""

    text: str
    chance: float
    playouts: int


class Advice(Struct, frozen=True):
    """What a bot thinks of a decision: the options it looked at, its choice first, then by their chances."""

    seat: Seat
    verb: str
    chance: float
    options: list[Advised]


def advise(match: Match, seat: Seat, budget: Budget, random: Random) -> Advice:
    """What a bot at that seat would choose; it sees what the seat sees, and imagines the rest."""
    decision = Decision(match.asks[seat], match)
    thought = SearchBot(random, budget).think(decision)
    advised = [_advised(decision.ask.verb, option, thought.root.kids[option]) for option in thought.candidates]
    best = thought.candidates.index(thought.best)
    rest = sorted(advised[:best] + advised[best + 1 :], key=lambda each: -each.chance)
    return Advice(seat, decision.ask.verb, advised[best].chance, [advised[best], *rest])


def _advised(verb: str, option: object, node: Node) -> Advised:
    chances = node.chances
    return Advised(choice_text(verb, option), sum(chances) / len(chances) if chances else 0.5, len(chances))


def chances_of(match: Match) -> list[float]:
    """Every seat's chance to win, with all cards open: the position is played on for a while, then judged."""
    ahead = match.clone()
    play_on(ahead, AHEAD)
    return chances(ahead)
