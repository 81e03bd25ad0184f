"""Whoever sits at the table, players and automas alike: each class of them is shown in its own way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

from saloon.drawing.regions import NARROW, Drawn, Sheet
from saloon.drawing.strips import strip
from saloon.engine import Seat
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.rivals import Rival, phone_strips, wide_strips
from saloon.games.trail.board.view import AnyView

PANEL_HEIGHT = 152
"""Of a panel of somebody's own on a phone."""


class Occupant(NamedTuple):
    """How those of a class are shown.

    rival: their strip.
    sheet: all that is theirs.
    words: the same in words, for the eyes of a seat.
    panel: what of theirs lies beside the trail on a desk, and below their strip on a phone.
    area:  what takes the place of their strip.
    """

    rival: Callable[[Any, Any], Rival]
    sheet: Callable[[Any, Any], Drawn]
    words: Callable[[Any, Any, Seat | None], Iterable[str]]
    panel: Callable[[Any, Any, Bounds], str] | None = None
    area: Callable[[Any, Any], Drawn] | None = None


class Occupants:
    """All classes of those who may sit at the table of a game."""

    def __init__(self, occupants: Mapping[type, Occupant]) -> None:
        self.occupants = occupants

    def wide_rivals(self, view: AnyView) -> Drawn:
        return self._area(view) or wide_strips(self._rivals(view))

    def phone_rivals(self, view: AnyView) -> Drawn:
        w, h, body = self._area(view) or phone_strips(self._rivals(view))
        for panel in self.panels(view):
            body += panel(Bounds(6, h, NARROW - 12, PANEL_HEIGHT))
            h += PANEL_HEIGHT + 8
        return w, h, body

    def _area(self, view: AnyView) -> Drawn | None:
        """Of a single opponent who has one."""
        who, *more = view.others
        area = self.occupants[type(who)].area
        if area is None or more:
            return None
        w, h, body = area(view, who)
        x = 0 if view.desk else (NARROW - w) / 2
        return w + 2 * x, h + 2 * x, strip(who.seat, body, x, x, view.is_asked(who), whole=True)

    def _rivals(self, view: AnyView) -> list[Rival]:
        return [self.occupants[type(who)].rival(view, who) for who in view.others]

    def panels(self, view: AnyView) -> list[Callable[[Bounds], str]]:
        """Of whoever has a panel, what draws it within bounds."""
        shown = ((who, self.occupants[type(who)].panel) for who in view.others)
        return [partial(panel, view, who) for who, panel in shown if panel is not None]

    def sheets(self, view: AnyView) -> dict[str, Sheet]:
        """The mats of all others, by region."""
        return {
            f"mat-{who.seat}": Sheet(
                view.say("board-mat-of", name=view.name(who.seat)), self.occupants[type(who)].sheet(view, who)
            )
            for who in view.others
        }

    def words(self, view: AnyView, reader: Any) -> dict[str, list[str]]:
        """The same in words, and all of them together for the strips."""
        seat = view.viewpoint.seat
        mats = {f"mat-{who.seat}": list(self.occupants[type(who)].words(reader, who, seat)) for who in view.others}
        own = list(self.occupants[type(view.own)].words(reader, view.own, seat))
        return mats | {"mat": own, "rivals": [line for lines in mats.values() for line in lines]}
