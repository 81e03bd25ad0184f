"""What all regions of one drawing share: the observation, the viewer, who sits where, and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar

from markupsafe import escape

from saloon.drawing.shapes import svg
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat, texts

WIDE, NARROW = 1068, 390
"""Widths of a region, on a desk and on a phone."""

Drawn = tuple[float, float, str]
"""Width, height and content of a region."""


class Sitting(Protocol):
    """Whoever has a seat at the table."""

    seat: Seat


G = TypeVar("G")
S = TypeVar("S", bound=Sitting)


class TableView(Generic[G, S]):
    """One viewer's look at one position.

    own:    whoever lies nearest: the viewer's own place; a spectator looks over seat 0.
    others: all others, in the order of play after that.
    seats:  how many play.
    verbs:  what the viewer is asked now.
    """

    __slots__ = ("active", "desk", "g", "language", "others", "over", "own", "package", "seats", "texts", "verbs", "viewpoint")

    def __init__(
        self, package: str, g: G, viewpoint: Viewpoint, sitting: Sequence[S], own: Seat, active: Seat, over: bool
    ) -> None:
        self.g, self.viewpoint, self.language = g, viewpoint, viewpoint.language
        self.package, self.texts = package, texts(package, viewpoint.language)
        self.desk = viewpoint.size == "desk"
        self.seats = len(sitting)
        self.own = sitting[own]
        self.others = [sitting[(self.own.seat + step) % self.seats] for step in range(1, self.seats)]
        self.active, self.over = active, over
        self.verbs = {choice.partition(":")[0] for choice in viewpoint.lit}

    def say(self, key: str, **values: Any) -> str:
        return self.texts(key, **values)

    @property
    def is_own(self) -> bool:
        """Whether what lies nearest is the viewer's own."""
        return self.viewpoint.own and self.viewpoint.seat == self.own.seat

    def region(self, region: str) -> str:
        """The name of a region; of what lies nearest, whose it is."""
        if self.is_own or region not in ("mat", "hand"):
            return self.say(f"board-{region}")
        return self.say(f"board-{region}-of", name=self.viewpoint.names[self.own.seat])

    def name(self, seat: Seat) -> str:
        return self.viewpoint.names[seat]

    def is_asked(self, who: Sitting) -> bool:
        """Whether the others wait for that seat; one's own questions are not news."""
        return who.seat in self.viewpoint.asked and who.seat != self.viewpoint.seat and not self.over

    def when(self, who: Sitting) -> str:
        """When the turn of that seat is, or that something is being chosen just now."""
        if self.over:
            return ""
        turns = (who.seat - self.active) % self.seats
        if turns and self.is_asked(who):
            return self.say("board-asked")
        return self.say("board-now" if turns == 0 else "board-next" if turns == 1 else "board-later", turns=turns)


@lru_cache(maxsize=16)
def nobody(language: str, size: str) -> Viewpoint:
    """Eyes for which nothing is lit."""
    return Viewpoint(None, (), (), language, "phone" if size == "phone" else "desk")


def copies(cards: Sequence[Any]) -> list[tuple[Any, int]]:
    """Each card of a zone with its number among cards of its kind."""
    return [(card, cards[:place].count(card)) for place, card in enumerate(cards)]


# ------------------------------------------------------------ the page

V = TypeVar("V", bound=TableView[Any, Any])


def whole_page(
    view: V,
    draw: Mapping[str, Callable[[V], Drawn]],
    marks: Mapping[str, str],
    sheets: Mapping[str, Drawn],
    words: Mapping[str, Sequence[str]],
) -> dict[str, str]:
    """Every region by its id, in the order of the page; then the mats of all others.

    marks: where the page puts a region that does not lie with the others.
    words: what each region shows, in words.
    """
    size, page = view.viewpoint.size, {}
    for region, make in draw.items():
        mark = marks.get(region, "") + ("" if view.desk else f' data-tab="{escape(view.say(f"tab-{region}"))}"')
        page[region] = _svg(size, region, make(view), view.region(region), words[region], mark)
    for (region, drawn), who in zip(sheets.items(), view.others, strict=True):
        label = view.say("board-mat-of", name=view.name(who.seat))
        page[region] = _svg(size, region, drawn, label, words[region], ' data-place="sheet"')
    return page


def _svg(size: str, region: str, drawn: Drawn, label: str, words: Sequence[str], marks: str) -> str:
    w, h, body = drawn
    return svg(w, h, body, id=f"r-{region}", label=label, words="\n".join(words), cls=f"trail {size}", more=marks)
