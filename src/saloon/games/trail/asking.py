"""How sister games ask: some things can be done beside every question, like spending an exchange token.

Every question goes through an `Asking`, which offers those things beside the options; where a game allows it, others may put
theirs in as an aside. Each is dealt with completely, then the question is put again (it changes hands, so options change).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, Protocol

from saloon.engine import PASS, Aside, Ask, Flow, Question, Seat, Value

EXCHANGE = "exchange"
"""Spend an exchange token."""
ALWAYS = ("move",)
"""Questions that open a turn: put even where there is only one answer."""

Answer = Generator[Question, Any, Value]
Again = Callable[[], Sequence[Value]]


class Holder(Protocol):
    """A player who may have tokens."""

    seat: Seat
    tokens: int


def answered(value: Value) -> Answer:
    """A question that need not be put."""
    yield from ()
    return value


class Asking:
    """The questions of one game.

    beside: what a player can do beside any question, now.
    use:    does one of those things.
    """

    def __init__(self, beside: Callable[[Any, Any], Sequence[Value]], use: Callable[[Any, Any, Value], Flow]) -> None:
        self.beside, self.use = beside, use

    def put(self, g: Any, me: Any, verb: str, options: Sequence[Value], again: Again | None, about: Any = None) -> Answer:
        """Put a question until it is answered; whatever is done beside it, `again` makes its options anew.

        Without `again` nothing of one's own is offered: where a token could exchange the very card that the question is about.
        about: what only those need who word, rate or draw the question (`Ask.about`).
        """
        while True:
            extra = self.beside(g, me) if again is not None else ()
            answer = yield Ask(me.seat, verb, [*options, *extra] if extra else options, about)
            if type(answer) is Aside:
                yield from self.use(g, g.players[answer.seat], answer.value)
            elif extra and answer in extra:
                yield from self.use(g, me, answer)
            else:
                return answer
            if again is not None:
                options = again()
                if len(options) == 1 and verb not in ALWAYS and not self.beside(g, me):
                    return options[0]

    def decide(self, g: Any, me: Any, verb: str, options: Again, about: Any = None) -> Answer:
        """Ask; if there is only one thing to do, only because something beside it might change that."""
        found = options()
        if len(found) == 1 and not self.beside(g, me):
            return answered(found[0])
        return self.put(g, me, verb, found, options, about)

    def offer(
        self,
        g: Any,
        me: Any,
        verb: str,
        able: Sequence[Value],
        optional: bool,
        *,
        about: Any = None,
        explain: Callable[[], None] | None = None,
    ) -> Answer:
        """Ask for one of several things; PASS if there are none, or if the player declines, where that is allowed."""
        if not able:
            return answered(PASS)
        options = [*able, PASS] if optional else able
        return self.choose(g, me, verb, options, about=about, explain=explain)

    def choose(
        self,
        g: Any,
        me: Any,
        verb: str,
        options: Sequence[Value],
        *,
        about: Any = None,
        beside: bool = True,
        explain: Callable[[], None] | None = None,
    ) -> Answer:
        """Ask, unless there is only one answer. For options that do not depend on the hand, or with nothing beside them.

        explain: says why other options are missing.
        """
        if len(options) == 1:
            return answered(options[0])

        def again() -> Sequence[Value]:
            if explain is not None and g.listener is not None:
                explain()
            return options

        return self.put(g, me, verb, again(), again if beside else None, about)


def asides(players: Iterable[Holder]) -> dict[Seat, Ask]:
    """Everybody with a token may spend it, whoever is asked."""
    return {player.seat: Ask(player.seat, EXCHANGE, [EXCHANGE]) for player in players if player.tokens}
