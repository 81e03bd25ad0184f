"""Keywords that every sister has: dollars, certificates and exchange tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from saloon.games.trail.asking import Asking
from saloon.games.trail.certificates import gains
from saloon.games.trail.effects import Effect
from saloon.games.trail.purse import gain_dollars, gain_tokens, pay, take_certificates
from saloon.games.trail.vocabulary import Check, Doing, Keyword, always

Amount = Callable[[Any, Any, Effect], int]
"""How much an effect is: the state, the player, the effect."""


def purse_keywords(
    amount: Amount,
    track: Sequence[int],
    limit: Callable[[Any], int],
    counts: Callable[[Effect], Check] = always,
    *,
    asking: Asking,
) -> dict[str, Keyword]:
    """`pay`, `dollars`, `certificate` and `token`.

    amount: of dollars and certificates, where it depends on something.
    limit:  how far a player's certificates may go on the track.
    counts: the check whether there is anything of what an effect counts.
    asking: asks (`certify`) how many certificates a player takes.
    """

    def below_limit(effect: Effect) -> Check:
        if not effect.of:
            return lambda g, me: me.certificates < limit(me)
        there = counts(effect)
        return lambda g, me: me.certificates < limit(me) and there(g, me)

    def certify(g: Any, me: Any, effect: Effect, may: bool) -> Doing:
        return ask_certificates(asking, g, me, gains(track, me.certificates, amount(g, me, effect), limit(me)), may)

    return {
        "pay": Keyword(lambda e: lambda g, me: me.dollars >= e.amount, lambda g, me, e, may: pay(g, me, e.amount)),
        "dollars": Keyword(counts, lambda g, me, e, may: gain_dollars(g, me, amount(g, me, e))),
        "certificate": Keyword(below_limit, certify),
        "token": Keyword(always, lambda g, me, e, may: gain_tokens(g, me, e.amount)),
    }


def ask_certificates(asking: Asking, g: Any, me: Any, counts: list[int], may: bool) -> Doing:
    """As many as the player likes; who chose the action for them alone takes one at least."""
    if not may:
        counts.pop()
    if counts:
        take_certificates(g, me, (yield from asking.choose(g, me, "certify", counts)))
