"""What all regions of one drawing share: the observation, the viewer, prestige so far, and words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from saloon.drawing.regions import WIDE
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import UNKNOWN, texts
from saloon.games.sans_foi_ni_loi.components import KILLERS, Card
from saloon.games.sans_foi_ni_loi.rules.turn import over
from saloon.games.sans_foi_ni_loi.scoring import CATEGORIES, prestige
from saloon.games.sans_foi_ni_loi.state import Player, Ranch, State

PACKAGE = __package__.rpartition(".")[0]
TABLET = 980
"""Narrower than on a desk, so that the smallest letters are as large."""


class Count(NamedTuple):
    """How much of a category a ranch has, and the prestige that it would bring now."""

    number: int
    points: int


class BoardView:
    """One viewer's look at one position.

    own:    the ranch in the viewer's own place; of two, the one that plays now or next. A spectator looks over seat 0.
    others: all other ranches in the order of play; with two ranches each, one's other ranch comes last.
    wide:   the width of regions beside each other, on a desk or a tablet.
    """

    __slots__ = ("counts", "g", "language", "others", "over", "own", "texts", "viewpoint", "wide")

    def __init__(self, g: State, viewpoint: Viewpoint) -> None:
        self.g, self.viewpoint, self.language = g, viewpoint, viewpoint.language
        self.texts = texts(PACKAGE, viewpoint.language)
        self.wide = TABLET if viewpoint.size == "tablet" else WIDE
        self.own = own_ranch(g, viewpoint.seat or 0)
        rest = [g.ranches[(self.own.number + step) % len(g.ranches)] for step in range(1, len(g.ranches))]
        self.others = sorted(rest, key=lambda ranch: ranch.seat == self.own.seat)
        if two_each(g):
            self.others.sort(key=lambda ranch: (ranch.seat == self.own.seat, ranch.number))
        self.over = over(g)
        self.counts = counts_of(g)

    def say(self, key: str, **values: Any) -> str:
        return self.texts(key, **values)

    @property
    def is_own(self) -> bool:
        """Whether what lies nearest is the viewer's own."""
        return self.viewpoint.own and self.viewpoint.seat is not None

    def region(self, region: str) -> str:
        """The name of a region; of what lies nearest, whose it is."""
        whose = {"ranch": "board-ranch-of", "hand": "board-hand-of"}
        if self.is_own or region not in whose:
            return self.say(f"board-{region}")
        return self.say(whose[region], name=self.viewpoint.names[self.own.seat])

    def may_act(self, ranch: Ranch) -> bool:
        """Whether it is the ranch that plays now, and the viewer's."""
        return ranch.seat == self.viewpoint.seat and ranch.number == self.g.active

    def name(self, ranch: Ranch) -> str:
        mine = self.is_own and ranch.seat == self.viewpoint.seat
        if not two_each(self.g):
            return self.say("board-ranch") if mine else self.viewpoint.names[ranch.seat]
        number = 1 + ranch.number // len(self.g.players)
        return self.say("board-ranch-number", number=number) if mine else f"{self.viewpoint.names[ranch.seat]} {number}"

    def when(self, ranch: Ranch) -> str:
        """When the ranch plays, or that its player is choosing something just now."""
        if self.over:
            return ""
        turns = (ranch.number - self.g.active) % len(self.g.ranches)
        if self.is_asked(ranch) and (turns == 0 or ranch.seat != self.g.ranches[self.g.active].seat):
            return self.say("board-asked")
        return self.say("board-now" if turns == 0 else "board-next" if turns == 1 else "board-later", turns=turns)

    def is_asked(self, ranch: Ranch) -> bool:
        """Whether the others wait for its player; one's own questions are not news."""
        return ranch.seat in self.viewpoint.asked and ranch.seat != self.viewpoint.seat and not self.over

    def points(self, ranch: Ranch) -> int:
        return sum(count.points for count in self.counts[ranch.number].values())

    def hand(self, player: Player) -> list[Card | None]:
        """In the viewer's order, cards of a kind together; None for a card that is not for the viewer's eyes."""
        seen = [] if self.viewpoint.covered else [card for card in player.hand if card != UNKNOWN]
        arranged = self.viewpoint.arranged(seen, attrgetter("cost"), attrgetter("frame"))
        return [*arranged, *[None] * (len(player.hand) - len(seen))]

    def trophies(self, ranch: Ranch) -> Iterator[tuple[Card, int]]:
        """Killers with trophies are known to everybody; they lie with the first ranch of their player."""
        if not self.g.trophies or ranch.number != ranch.seat:
            return
        player = self.g.players[ranch.seat]
        for killer in KILLERS:
            if (shot := self.g.trophies.get(killer.id)) and (killer in player.shown or killer in player.hand):
                yield killer, len(shot)


def view_of(g: State, viewpoint: Viewpoint) -> BoardView:
    return BoardView(g, viewpoint)


def two_each(g: State) -> bool:
    return len(g.ranches) > len(g.players)


def own_ranch(g: State, seat: int) -> Ranch:
    turns = ((g.active + step) % len(g.ranches) for step in range(len(g.ranches)))
    return next(g.ranches[number] for number in turns if g.ranches[number].seat == seat)


def counts_of(g: State) -> list[dict[str, Count]]:
    """By ranch and category."""
    table: list[dict[str, Count]] = [{} for _ in g.ranches]
    for category, count in CATEGORIES.items():
        numbers = [count(ranch) for ranch in g.ranches]
        for row, number, points in zip(table, numbers, prestige(numbers), strict=True):
            row[category] = Count(number, points)
    return table


# ------------------------------------------------------------ words


def say(language: str, key: str, **values: Any) -> str:
    return texts(PACKAGE, language)(key, **values)


@lru_cache(maxsize=256)
def title(card: Card, language: str) -> str:
    """The name of a card as the card itself bears it."""
    name = say(language, f"card-{card.id}")
    return name[:1].upper() + name[1:]
