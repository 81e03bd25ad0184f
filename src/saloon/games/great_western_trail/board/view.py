"""What all regions of one drawing share: the observation, the viewer, the fees of this table, and words."""

from __future__ import annotations

from typing import Any

from saloon.drawing.sight import Sight
from saloon.engine import UNKNOWN, Seat, texts
from saloon.games.great_western_trail.components import FEES, Card
from saloon.games.great_western_trail.rules.turn import over
from saloon.games.great_western_trail.state import Player, State

PACKAGE = __package__.rpartition(".")[0]
WIDE, NARROW = 1068, 390
"""Widths of a region, on a desk and on a phone."""

Drawn = tuple[float, float, str]
"""Width, height and content of a region."""


class View:
    """One viewer's look at one position.

    own:    the player in the viewer's own place; a spectator looks over seat 0.
    others: all other players, in the order of play after that.
    seats:  how many play.
    fees:   what each kind of hand costs at this table.
    verbs:  what the viewer is asked now.
    """

    __slots__ = ("desk", "fees", "g", "language", "others", "over", "own", "seats", "sight", "texts", "verbs")

    def __init__(self, g: State, sight: Sight) -> None:
        self.g, self.sight, self.language = g, sight, sight.language
        self.texts = texts(PACKAGE, sight.language)
        self.desk = sight.size == "desk"
        self.seats = len(g.players)
        self.own = g.players[sight.seat or 0]
        self.others = [g.players[(self.own.seat + step) % self.seats] for step in range(1, self.seats)]
        self.fees = FEES[self.seats]
        self.over = over(g)
        self.verbs = {choice.partition(":")[0] for choice in sight.lit}

    def say(self, key: str, **values: Any) -> str:
        return self.texts(key, **values)

    @property
    def is_own(self) -> bool:
        """Whether what lies nearest is the viewer's own."""
        return self.sight.own and self.sight.seat is not None

    def region(self, region: str) -> str:
        """The name of a region; of what lies nearest, whose it is."""
        if self.is_own or region not in ("mat", "hand"):
            return self.say(f"board-{region}")
        return self.say(f"board-{region}-of", name=self.sight.names[self.own.seat])

    def name(self, seat: Seat) -> str:
        return self.sight.names[seat]

    def is_asked(self, player: Player) -> bool:
        """Whether the others wait for that player; one's own questions are not news."""
        return player.seat in self.sight.asked and player.seat != self.sight.seat and not self.over

    def when(self, player: Player) -> str:
        """When the player's turn is, or that something is being chosen just now."""
        if self.over:
            return ""
        turns = (player.seat - self.g.active) % self.seats
        if turns and self.is_asked(player):
            return self.say("board-asked")
        return self.say("board-now" if turns == 0 else "board-next" if turns == 1 else "board-later", turns=turns)

    def hand(self, player: Player) -> list[Card | None]:
        """As they came, cards of a kind together, like the options; None for a card that is not for the viewer's eyes."""
        cards = [*player.hand, *player.unseen]
        seen = [] if self.sight.covered else [card for card in cards if card != UNKNOWN]
        return [*sorted(seen, key=seen.index), *[None] * (len(cards) - len(seen))]


def view_of(g: State, sight: Sight) -> View:
    return View(g, sight)


# ------------------------------------------------------------ words


def say(language: str, key: str, **values: Any) -> str:
    return texts(PACKAGE, language)(key, **values)
