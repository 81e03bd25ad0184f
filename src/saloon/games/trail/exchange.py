"""Exchange tokens: at any time, draw up to two cards, then discard as many.

Every question of a sister game goes through `decide`, which offers the token beside the other options; another player may put
his in as an aside. It is dealt with completely, then the question is put again (a token changes hands, so options change).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, Protocol

from saloon.engine import Aside, Ask, Flow, Question, Seat, Value

EXCHANGE = "exchange"
ALWAYS = ("move",)
"""Questions that open a turn: put even where there is only one answer."""


class Holder(Protocol):
    """A player who may have tokens."""

    seat: Seat
    tokens: int


Spend = Callable[[Any, Any], Flow]
"""How a game exchanges: the state and the player."""


def decide(
    g: Any, me: Holder, verb: str, options: Sequence[Value], again: Callable[[], Sequence[Value]] | None, spend: Spend
) -> Generator[Question, Any, Value]:
    """Put a question until it is answered; tokens may be spent first, and then `again` makes its options anew.

    Without `again` one's own token is not offered: where it could exchange the very card that the question is about.
    """
    while True:
        answer = yield Ask(me.seat, verb, [*options, EXCHANGE] if me.tokens and again is not None else options)
        if answer.__class__ is Aside:
            yield from spend(g, g.players[answer.seat])
        elif answer == EXCHANGE:
            yield from spend(g, me)
        else:
            return answer
        if again is not None:
            options = again()
            if len(options) == 1 and not me.tokens and verb not in ALWAYS:
                return options[0]


def asides(players: Iterable[Holder]) -> dict[Seat, Ask]:
    """Everybody with a token may spend it, whoever is asked."""
    return {player.seat: Ask(player.seat, EXCHANGE, [EXCHANGE]) for player in players if player.tokens}
