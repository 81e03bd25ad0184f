"""Nobody is advised to pay more for the same: of options that come to the same, the one that leaves most money is named."""

from __future__ import annotations

from saloon.bots.decision import Decision
from saloon.engine import Dice, Value, seeded


def not_dearer(decision: Decision, chosen: Value) -> Value:
    """The cheapest of the options that come to the same as the chosen one; the chosen one itself if none is cheaper."""
    alike, purse, seen = decision.game.bots.alike, decision.game.bots.purse, decision.observation
    same = [option for option in decision.ask.options if alike(seen, option) == alike(seen, chosen)]
    if purse is None or len(same) < 2:
        return chosen
    left = {option: _left(decision, option) for option in same}
    return max(same, key=lambda option: (left[option], option == chosen))


def _left(decision: Decision, option: Value) -> float:
    """The money of the seat after it has chosen, in the same imagined world for all."""
    match = decision.imagine(Dice(seeded("thrift").state))
    match.choose(decision.seat, option)
    assert decision.game.bots.purse is not None
    return decision.game.bots.purse(match.state, decision.seat)
