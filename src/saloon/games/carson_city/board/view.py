"""What all regions of one drawing share: the observation, the viewer, what may be chosen, and words."""

from __future__ import annotations

from typing import Any

from saloon.drawing.shapes import width, wrapped
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat, Texts, texts
from saloon.games.carson_city.components import AMMO, Target
from saloon.games.carson_city.rules.cards import holds
from saloon.games.carson_city.rules.turn import over
from saloon.games.carson_city.state import Placed, Player, State

PACKAGE = __package__.rpartition(".")[0]


class BoardView:
    """One viewer's look at one position.

    own:    the player in the viewer's own place; a spectator looks over seat 0.
    others: all other players, in the order of play after that.
    verb:   what the viewer is asked now.
    at:     the cowboys of the board by where they stand, each with its id.
    framed: what an auction or a duel is about, in its order.
    """

    __slots__ = ("at", "desk", "framed", "g", "language", "others", "over", "own", "seats", "texts", "verb", "viewpoint")

    def __init__(self, g: State, viewpoint: Viewpoint) -> None:
        self.g, self.viewpoint, self.language = g, viewpoint, viewpoint.language
        self.texts = recalled(viewpoint.language)
        self.desk = viewpoint.drawings == "desk"
        self.seats = len(g.players)
        self.own = g.players[viewpoint.seat or 0]
        self.others = [g.players[(self.own.seat + step) % self.seats] for step in range(1, self.seats)]
        self.over = over(g)
        self.verb = next((verb for choice in viewpoint.lit for verb, colon, _ in (choice.partition(":"),) if colon), "")
        self.at = standing(g)
        self.framed = framed(g)

    def say(self, key: str, **values: Any) -> str:
        return self.texts(key, **values)

    @property
    def is_own(self) -> bool:
        """Whether what lies nearest is the viewer's own."""
        return self.viewpoint.own and self.viewpoint.seat is not None

    def region(self, region: str) -> str:
        """The name of a region; of what lies nearest, whose it is."""
        if region == "own" and not self.is_own:
            return self.say("board-own-of", name=self.name(self.own.seat))
        return self.say("board-town-track" if region == "town" and self.viewpoint.size == "desk" else f"board-{region}")

    def name(self, seat: Seat) -> str:
        return self.viewpoint.names[seat]

    def is_asked(self, player: Player) -> bool:
        """Whether the others wait for that player; one's own questions are not news."""
        return player.seat in self.viewpoint.asked and player.seat != self.viewpoint.seat and not self.over

    def choices(self, *values: str) -> tuple[str, ...]:
        """The values as answers to the question that is asked."""
        return tuple(f"{self.verb}:{value}" for value in values) if self.verb else ()

    def when(self, player: Player) -> str:
        """What the player is doing, or which place in the order is theirs."""
        g, seat = self.g, player.seat
        if self.over:
            return ""
        if self.is_asked(player):
            return self.say("board-asked")
        if seat in g.passed:
            return self.say("board-has-passed", place=g.passed.index(seat) + 1)
        return ""


def framed(g: State) -> list[Target]:
    """For everybody to see, as long as it lasts; nobody may choose it, so it is not lit."""
    if g.sale is not None:
        return [*g.sale.lot] if g.sale.lot or not g.sale.offers else [AMMO]
    return [g.duel.target] if g.duel is not None else []


Standing = list[tuple[str, Placed]]


def standing(g: State) -> dict[Target, Standing]:
    """While cowboys are placed each keeps its number, so that it travels from the reserve; later each keeps its place."""
    found: dict[Target, Standing] = {}
    counts: dict[object, int] = {}
    numbered = g.phase in ("place", "kit")
    for placed in g.placed:
        seat, target, _ = placed
        key: object = seat if numbered else (seat, target)
        number = counts[key] = counts.get(key, -1) + 1
        id = f"cowboy-{seat}-{number}" if numbered else f"cowboy-{seat}-{target.id}" + (f"-{number}" if number else "")
        found.setdefault(target, []).append((id, placed))
    return found


# ------------------------------------------------------------ what the map shows


def town_facts(g: State) -> tuple[object, ...]:
    """All that the map shows."""
    built = (*g.land, *g.owner, *g.across, *g.down)
    heroes = tuple(player.seat for player in g.players if holds(player, "16Y"))
    return (built, tuple(g.bridges), tuple(g.outlaws), g.gang, tuple(g.placed), g.hall, g.hall_white, g.round, heroes)


# ------------------------------------------------------------ words


def recalled(language: str) -> Texts:
    """The words of the game, which remember what they said."""
    return texts(PACKAGE, language)


MIN_FONT_SIZE = 10.0
"""The smallest letters of a board."""


def name_lines(name: str, w: float, size: float, bold: bool = False) -> tuple[list[str], float]:
    """A name on one line or two, broken at a hyphen if it must be, and letters in which it fits."""
    longest = max(name.split(), key=len)
    size = size if width(longest, size, bold) <= w - 4 else MIN_FONT_SIZE
    if width(longest, size, bold) > w + 3:
        name = name.replace("-", "- ")
    return wrapped(name, w + 3 if size == MIN_FONT_SIZE else w - 4, size, 2, bold), size
