"""Duels: the odds, duel tiles, and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.engine import Seat
from saloon.games.carson_city.components import MONEY, YES, Command
from saloon.games.carson_city.evaluation.outlook import DOLLAR, Outlook
from saloon.games.carson_city.rules.cards import strength

DYNAMITE_DIE: Final = 3.5
"""What dynamite adds to a shot."""

AVERAGE: Final = 2.5
"""The tile that a rival will play, on average."""


def _chances() -> tuple[float, ...]:
    """Of winning a duel of dice with so much more strength, from -6 to 6; a tie is half won."""
    rolls = [(one, two) for one in range(1, 7) for two in range(1, 7)]
    return tuple(
        sum(1.0 if one + more > two else 0.5 * (one + more == two) for one, two in rolls) / 36 for more in range(-6, 7)
    )


CHANCES: Final = _chances()


def chance(more: float) -> float:
    at = round(more)
    return CHANCES[6 + (6 if at > 6 else -6 if at < -6 else at)]


def odds(o: Outlook, rivals: list[Seat], own: float) -> float:
    """Of beating all of them."""
    won = 1.0
    for seat in rivals:
        won *= chance(own - o.forces[seat])
    return won


def reach(o: Outlook, goal: int, own: float) -> float:
    """Of reaching an outlaw's strength with a die."""
    return min(1.0, max(0.0, (own + 7 - goal) / 6))


def bury(o: Outlook, answer: Command) -> float:
    return -2 * DOLLAR[o.round] if answer is MONEY else -1.0


def fresh(o: Outlook, answer: Command) -> float:
    """Five new tiles are worth more than two weak ones."""
    return 2 * AVERAGE - sum(o.me.duel_hand) if answer is YES else 0.0


def tile(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The lowest tile that will probably do; the lowest of all if none will."""
    own = strength(o.me)
    goal = _to_beat(o) - own
    return [_shot(sum(option) if isinstance(option, tuple) else option, goal) for option in options]


def _shot(value: int, goal: float) -> float:
    """Winning is worth a good tile, but not the best for little."""
    return 4 * chance(2 * (value - goal)) - 0.4 * value


def _to_beat(o: Outlook) -> float:
    """What the strongest rival in this duel will come to; which one it is, the board tells."""
    here = _battlefield(o)
    rivals = [o.g.players[seat] for seat in here if seat != o.seat]
    if o.g.shown:
        return max((strength(player) + max(o.g.shown) for player in rivals), default=0.0)
    return max((strength(player) + AVERAGE for player in rivals), default=strength(o.me) + AVERAGE)


def _battlefield(o: Outlook) -> set[Seat]:
    """Who stands beside one's own cowboy somewhere: the duel that is fought now is one of these."""
    return {each[0] for each in o.g.placed if each[1] in o.mine}
