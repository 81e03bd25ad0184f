"""Ways of moves before they are chosen: dots along the way, every tax that is paid, steps and total at the end."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.drawing.counters import MINUS
from saloon.engine import choice_text
from saloon.games.great_western_trail_argentina.board.country import AT, size_of, way
from saloon.games.great_western_trail_argentina.board.ships import reach
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import BANK, BUENOS_AIRES, INDEX, Space
from saloon.games.great_western_trail_argentina.rules.moving import journeys, step_limit
from saloon.games.trail.board import ways
from saloon.games.trail.board.ways import end_of_way, pill
from saloon.games.trail.fares import Journey


def routes(view: BoardView) -> tuple[str, str]:
    """For every move that may be chosen, what lies under the tiles and what lies over them."""
    return ways.routes((choice, way(tuple(journey.way)), _marks(view, journey)) for choice, journey in _open(view))


def _open(view: BoardView) -> Iterator[tuple[str, Journey]]:
    if "move" not in view.verbs or view.viewpoint.seat is None:
        return
    limit = view.viewpoint.about
    for value, journey in journeys(view.g, view.own, limit if isinstance(limit, int) else step_limit(view.g, view.own)).items():
        choice = choice_text("move", value)
        if choice in view.viewpoint.lit:
            yield choice, journey


def _marks(view: BoardView, journey: Journey) -> str:
    """At each place with a hand what is really paid there; at the end, steps and the whole of it."""
    paid = [amount for _, amount in journey.payments]
    body = "".join(_tax(space, amount) for space, amount in zip(_taxed(view, journey), paid, strict=False))
    words = [(str(journey.steps), "steps-t"), *([(f"{MINUS}${sum(paid)}", "fee-t")] if any(paid) else [])]
    end = journey.way[-1]
    if end is BUENOS_AIRES or end.track:
        words.append((f"+${reach(view)[0]}", "steps-t"))
    return body + pill(*end_of_way(AT[end], size_of(end), 110), words, "steps", "step")


def _taxed(view: BoardView, journey: Journey) -> Iterator[Space]:
    for space in journey.way[1:]:
        tile = view.g.trail[INDEX[space]]
        if tile is not None and tile.hand and tile.owner in (BANK, *(who.seat for who in view.others)):
            yield space


def _tax(space: Space, amount: int) -> str:
    (x, y), (w, h) = AT[space], size_of(space)
    return pill(x + w / 2 - 6, y + h / 2 - 2, ((f"{MINUS}${amount}", "fee-t"),), "fee")
