"""One sentence for whoever plays a game for the first time: what is worth looking at now.

A game lists tips (`Page.coach`), the most special first; the first that fits is said. A tip sees what its seat sees, and what
the ratings like best, but never says what to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from saloon.engine.asks import Ask, Seat, Value

if TYPE_CHECKING:
    from saloon.engine.game import Game
    from saloon.words.texts import Texts


class Look:
    """What a tip looks at.

    g:    the position as the seat sees it.
    say:  the words of the game, for names in a sentence.
    best: the options that the ratings like most, the first of them first; nothing where a game rates none.
    """

    def __init__(self, game: Game[Any], g: Any, ask: Ask, say: Texts) -> None:
        self._game, self.g, self.ask, self.say = game, g, ask, say

    @property
    def seat(self) -> Seat:
        return self.ask.seat

    @property
    def me(self) -> Any:
        return self.g.players[self.ask.seat]

    @property
    def verb(self) -> str:
        return self.ask.verb

    def may(self, value: Value) -> bool:
        return value in self.ask.options

    @cached_property
    def best(self) -> list[Value]:
        rate = self._game.bots.rate_options
        if rate is None:
            return []
        worths = rate(self.g, self.ask)
        return [self.ask.options[at] for at in sorted(range(len(worths)), key=lambda at: -worths[at])]

    @property
    def favourite(self) -> Value | None:
        """What the ratings like most."""
        return self.best[0] if self.best else None


Figures = Mapping[str, Any] | bool
"""What the sentence needs to know, or whether it fits at all."""


class Tip(Struct, frozen=True):
    """A sentence (`coach-<key>`), the questions that it belongs to, and when it fits; with the figures that it names."""

    key: str
    verbs: tuple[str, ...]
    fits: Callable[[Look], Figures] = lambda look: True


def coach(game: Game[Any], g: Any, ask: Ask, say: Texts) -> str:
    """The sentence of the moment; empty where nothing need be said."""
    look = Look(game, g, ask, say)
    for tip in game.page.coach:
        if ask.verb in tip.verbs and (found := tip.fits(look)) is not False:
            return say(f"coach-{tip.key}", **({} if found is True else found))
    return ""


__all__ = ["Figures", "Look", "Tip", "coach"]
