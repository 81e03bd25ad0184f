"""Keywords that every sister has: dollars, certificates and exchange tokens, which come and go without a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from saloon.games.trail.effects import Check, Effect, Keyword, always
from saloon.games.trail.purse import gain_certificates, gain_dollars, gain_tokens, pay

Amount = Callable[[Any, Any, Effect], int]
"""How much an effect is: the state, the player, the effect."""


def purse_keywords(
    amount: Amount,
    track: Sequence[int],
    limit: Callable[[Any], int],
    counts: Callable[[Effect], Check] = always,
) -> dict[str, Keyword]:
    """`pay`, `dollars`, `certificate` and `token`.

    amount: of dollars and certificates, where it depends on something.
    limit:  how far a player's certificates may go on the track.
    counts: the check whether there is anything of what an effect counts.
    """

    def below_limit(effect: Effect) -> Check:
        if not effect.of:
            return lambda g, me: me.certificates < limit(me)
        there = counts(effect)
        return lambda g, me: me.certificates < limit(me) and there(g, me)

    return {
        "pay": Keyword(lambda e: lambda g, me: me.dollars >= e.amount, lambda g, me, e, may: pay(g, me, e.amount)),
        "dollars": Keyword(counts, lambda g, me, e, may: gain_dollars(g, me, amount(g, me, e))),
        "certificate": Keyword(below_limit, lambda g, me, e, may: gain_certificates(g, me, amount(g, me, e), track, limit(me))),
        "token": Keyword(always, lambda g, me, e, may: gain_tokens(g, me, e.amount)),
    }
