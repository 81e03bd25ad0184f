"""What all regions of one drawing share: the observation, the viewer, who sits where, and words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Generic, Protocol, TypeVar

from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import UNKNOWN, Seat, texts


class SeatHolder(Protocol):
    """Whoever has a seat at the table."""

    seat: Seat


G = TypeVar("G")
P = TypeVar("P", bound=SeatHolder)
C = TypeVar("C")


class TableView(Generic[G, P]):
    """One viewer's look at one position.

    own:    the player who lies nearest: in the viewer's own place; a spectator looks over seat 0.
    others: whoever else has a seat, automas too, in the order of play after that.
    seats:  how many play.
    verbs:  what the viewer is asked now.
    """

    __slots__ = ("active", "desk", "g", "language", "others", "over", "own", "package", "seats", "texts", "verbs", "viewpoint")

    def __init__(
        self, package: str, g: G, viewpoint: Viewpoint, players: Sequence[P], automas: Sequence[Any], active: Seat, over: bool
    ) -> None:
        self.g, self.viewpoint, self.language = g, viewpoint, viewpoint.language
        self.package, self.texts = package, texts(package, viewpoint.language)
        self.desk = viewpoint.drawings == "desk"
        sitting: list[Any] = [*players, *automas]
        self.seats = len(sitting)
        seat = viewpoint.seat or 0
        self.own = players[seat if seat < len(players) else 0]  # nobody sits behind an automa
        self.others = [sitting[(self.own.seat + step) % self.seats] for step in range(1, self.seats)]
        self.active, self.over = active, over
        self.verbs = {choice.partition(":")[0] for choice in viewpoint.lit}

    def say(self, key: str, **values: Any) -> str:
        return self.texts(key, **values)

    @property
    def everybody(self) -> list[Any]:
        return [self.own, *self.others]

    @property
    def is_own(self) -> bool:
        """Whether what lies nearest is the viewer's own."""
        return self.viewpoint.own and self.viewpoint.seat == self.own.seat

    def region(self, region: str) -> str:
        """The name of a region; of what lies nearest, whose it is."""
        if self.is_own or region not in ("mat", "hand"):
            return self.say(f"board-{region}")
        return self.say(f"board-{region}-of", name=self.name(self.own.seat))

    def name(self, seat: Seat) -> str:
        return self.viewpoint.names[seat]

    def in_sight(self, cards: Sequence[C]) -> list[C | None]:
        """In the viewer's order, cards of a kind together; None for a card that is not for the viewer's eyes."""
        seen = [] if self.viewpoint.covered else [card for card in cards if card != UNKNOWN]
        arranged = self.viewpoint.arranged(seen, attrgetter("value"), _breed)
        return [*arranged, *[None] * (len(cards) - len(seen))]

    def is_asked(self, who: SeatHolder) -> bool:
        """Whether the others wait for that seat; one's own questions are not news."""
        return who.seat in self.viewpoint.asked and who.seat != self.viewpoint.seat and not self.over

    def when(self, who: SeatHolder) -> str:
        """When the turn of that seat is, or that something is being chosen just now."""
        if self.over:
            return ""
        turns = (who.seat - self.active) % self.seats
        if turns and self.is_asked(who):
            return self.say("board-asked")
        return self.say("board-now" if turns == 0 else "board-next" if turns == 1 else "board-later", turns=turns)

    def spaces_in_question(self, verbs: Sequence[str]) -> set[str]:
        """The ids that may be chosen by one of these verbs, or may not for a reason."""
        choices = (choice.partition(":") for choice in (*self.viewpoint.lit, *self.viewpoint.dimmed))
        return {id for verb, _, id in choices if verb in verbs}


def _breed(card: Any) -> tuple[Any, ...]:
    """Cattle by breed, where there are several cards of one, the most valuable first; what is no cattle comes last."""
    breed = getattr(card, "breed", card.id)
    return not breed, breed, -card.value


AnyView = TableView[Any, Any]


@lru_cache(maxsize=16)
def nobody(language: str, size: str) -> Viewpoint:
    """Eyes for which nothing is lit."""
    return Viewpoint(None, (), (), language, "phone" if size == "phone" else "desk")


def copies(cards: Sequence[Any]) -> list[tuple[Any, int]]:
    """Each card of a zone with its number among cards of its kind."""
    return [(card, cards[:place].count(card)) for place, card in enumerate(cards)]
