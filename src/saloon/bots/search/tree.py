"""What a search remembers: for every decision that it came through, how each option turned out."""

from __future__ import annotations

from math import exp, sqrt

from saloon.engine import Seat, Value

FLAT = 0.5
"""How much of the spread of the ratings counts as one step of likelihood: small numbers trust the best option more."""


class Node:
    """What followed one choice: visits and what they were worth to the seat that chose, and the decisions after it.

    kids:   by option of the next ask; another imagined world may offer other options, so what is there grows.
    prior:  how likely the ratings make the choice.
    worths: of each visit, in the order of the worlds; the same visit of two options is of the same world.
    chances: to win, of each visit: what people are told. A narrow victory may be worth less than a clear one, but it is one.
    """

    __slots__ = ("chances", "kids", "prior", "seat", "total", "verb", "visits", "worths")

    def __init__(self, prior: float = 1.0) -> None:
        self.prior, self.visits, self.total = prior, 0, 0.0
        self.kids: dict[Value, Node] = {}
        self.worths: list[float] = []
        self.chances: list[float] = []
        self.seat: Seat = -1
        self.verb = ""

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def add(self, worth: float, chance: float) -> None:
        self.visits += 1
        self.total += worth
        self.worths.append(worth)
        self.chances.append(chance)

    def forget(self) -> None:
        """The single visits, but not what they came to."""
        self.worths.clear()
        self.chances.clear()


def priors(worths: list[float]) -> list[float]:
    """Ratings as likelihoods. Every game counts in its own coin, so the spread of the better half is the measure."""
    best = max(worths)
    better = sorted(worths, reverse=True)[: (len(worths) + 1) // 2 + 1]
    step = max((best - sum(better) / len(better)) * FLAT, 1e-6)
    weights = [exp(max(-30.0, (worth - best) / step)) for worth in worths]
    whole = sum(weights)
    return [weight / whole for weight in weights]


class Spread:
    """The lowest and the highest worth so far: what a mean is measured by."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low, self.high = float("inf"), float("-inf")

    def see(self, worth: float) -> None:
        self.low, self.high = min(self.low, worth), max(self.high, worth)

    def share(self, worth: float) -> float:
        """Between 0 and 1."""
        return (worth - self.low) / (self.high - self.low) if self.high > self.low else 0.5


def most_promising(node: Node, options: list[Value], spread: Spread, curiosity: float) -> Value:
    """The option to try next: what has turned out well, or is likely and little tried (PUCT)."""
    kids = [node.kids[option] for option in options]
    eager = curiosity * sqrt(1 + sum(kid.visits for kid in kids))
    # What was never tried is taken for as good as what was.
    tried = [kid for kid in kids if kid.visits]
    usual = sum(spread.share(kid.mean) for kid in tried) / len(tried) if tried else 0.5
    scores = [(spread.share(kid.mean) if kid.visits else usual) + eager * kid.prior / (1 + kid.visits) for kid in kids]
    return options[scores.index(max(scores))]
