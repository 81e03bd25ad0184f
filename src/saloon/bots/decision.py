"""All that a bot gets to see of a match."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from saloon.engine import Ask, Dice, Match, Seat

if TYPE_CHECKING:
    from saloon.engine import Game


class Decision(Struct, gc=False):
    """One decision as its seat sees it: the ask, what the seat observes, and imagined matches to try things in.

    The true match stays behind the door. A Struct, because one is made for every decision of a simulation.
    """

    ask: Ask
    __match: Match
    __seen: Any = None

    @property
    def seat(self) -> Seat:
        return self.ask.seat

    @property
    def game(self) -> Game[Any]:
        return self.__match.game

    @property
    def observation(self) -> Any:
        """The state as the seat may see it; made when first asked for."""
        if self.__seen is None:
            self.__seen = self.__match.observe(self.ask.seat)
        return self.__seen

    def imagine(self, dice: Dice) -> Match:
        """A match that could be this one, as far as the seat knows; a bot that calls this says so with `looks_ahead`."""
        return self.__match.imagine(self.ask.seat, dice)

    def imagine_alike(self, dice: Dice, count: int) -> Iterator[Match]:
        """So many of one world, to try options in it side by side; cheaper than to imagine each."""
        return self.__match.imagine_alike(self.ask.seat, dice, count)

    def _saved(self) -> SavedDecision:
        """The same decision for another process of the house; bots have no business with it."""
        return SavedDecision(self.__match.game.package, self.__match.save(), self.ask.seat)

    def __repr__(self) -> str:
        return f"<Decision of {self.game.id} from seat {self.seat}>"


class SavedDecision(Struct, frozen=True):
    """A decision on its way to another process, where only `open` looks into it."""

    package: str
    saved: bytes
    seat: Seat

    def open(self) -> Decision:
        match = Match.restore(self.saved, import_module(self.package).GAME)
        return Decision(match.asks[self.seat], match)
