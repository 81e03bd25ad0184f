"""What a searching bot would do, for people who ask; and who is winning, for those who look back."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from saloon.bots.decision import Decision
from saloon.bots.search import Budget, SearchBot
from saloon.bots.search.estimate import chances
from saloon.bots.search.playout import play_on
from saloon.bots.search.reasons import Reason, Witness
from saloon.bots.search.thrift import not_dearer
from saloon.bots.search.tree import Node
from saloon.engine import Ask, Match, Seat, Value, choice_text

AHEAD = 2
"""Turns that are played on before a position is judged: what has just begun should come to something."""
COMPARED_WORLDS = 12
"""Worlds in which two options are tried that the search did not need to compare."""


class Advised(Struct, frozen=True):
    """An option as records write it, the seat's chance to win after it, and how often it was tried."""

    text: str
    chance: float
    playouts: int


class Advice(Struct, frozen=True):
    """What a bot thinks of a decision: the options it looked at, its choice first, then by their chances.

    other:   the option that came nearest, which the choice is compared with; empty if there is none.
    reasons: what the choice gains against it, and what it gives up.
    """

    seat: Seat
    verb: str
    chance: float
    options: list[Advised]
    other: str = ""
    reasons: list[Reason] = []


def advise(match: Match, seat: Seat, budget: Budget, random: Random) -> Advice:
    """What a bot at that seat would choose, and why; it sees what the seat sees, and imagines the rest."""
    decision, witness = Decision(match.asks[seat], match), Witness(seat)
    bot = SearchBot(random, budget, witness=witness.see)
    thought = bot.think(decision)
    kids, verb = thought.root.kids, decision.ask.verb
    best = not_dearer(decision, thought.best)
    rest = sorted((option for option in thought.candidates if option != best), key=lambda option: -_chance(kids[option]))
    advised = [_advised(verb, option, kids[option]) for option in (best, *rest)]
    other = _nearest(kids, best, _unlike(decision, best, rest or _next_best(kids, decision.ask, best)))
    if other is None:
        return Advice(seat, verb, advised[0].chance, advised)
    if not kids[best].chances or not kids[other].chances:
        bot.try_both(decision, thought.root, (best, other), COMPARED_WORLDS)
    reasons = witness.compare(best, other)
    return Advice(seat, verb, advised[0].chance, advised, choice_text(verb, other), reasons)


def _nearest(kids: dict[Value, Node], best: Value, rest: Sequence[Value]) -> Value | None:
    """Of those that were tried for long, the best; else the first."""
    tried = [option for option in rest if len(kids[option].chances) * 2 >= len(kids[best].chances)]
    return next(iter([*tried, *rest]), None)


def _unlike(decision: Decision, best: Value, others: Sequence[Value]) -> list[Value]:
    """What differs in more than its price."""
    alike, seen = decision.game.bots.alike, decision.observation
    return [option for option in others if alike(seen, option) != alike(seen, best)]


def _next_best(kids: dict[Value, Node], ask: Ask, best: Value) -> list[Value]:
    """What the ratings like most of all that was not looked at."""
    return sorted((option for option in ask.options if option != best), key=lambda option: -kids[option].prior)[:1]


def _advised(verb: str, option: Value, node: Node) -> Advised:
    return Advised(choice_text(verb, option), _chance(node), len(node.chances))


def _chance(node: Node) -> float:
    return sum(node.chances) / len(node.chances) if node.chances else 0.5


def chances_of(match: Match) -> list[float]:
    """Every seat's chance to win, with all cards open: the position is played on for a while, then judged."""
    ahead = match.clone()
    play_on(ahead, AHEAD)
    return chances(ahead)
