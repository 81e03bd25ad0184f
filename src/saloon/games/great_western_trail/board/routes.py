"""Ways of moves before they are chosen: dots along the way, every fee that is paid, steps and total at the end.

They are drawn with the board and shown by the page for the one move that is in focus.
"""

from __future__ import annotations

from collections.abc import Iterator

from saloon.drawing.counters import MINUS
from saloon.engine import choice_text
from saloon.games.great_western_trail.board.country import HIGH, Ground, size_of, way
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import INDEX, Space
from saloon.games.great_western_trail.rules.moving import journeys
from saloon.games.trail.board import ways
from saloon.games.trail.board.ways import end_of_way, pill
from saloon.games.trail.fares import Journey


def routes(view: BoardView, ground: Ground = HIGH) -> tuple[str, str]:
    """For every move that may be chosen, what lies under the tiles and what lies over them."""
    return ways.routes(
        (choice, way(ground, tuple(journey.way)), _fees(view, ground, journey) * fees + _end(ground, journey, fees))
        for choice, journey, fees in _open_journeys(view)
    )


def _open_journeys(view: BoardView) -> Iterator[tuple[str, Journey, bool]]:
    """Moves, and walks of an objective card, which cost nothing."""
    verb = next((verb for verb in ("move", "walk") if verb in view.verbs), None)
    limit = view.viewpoint.about
    if verb is None or limit is None or view.viewpoint.seat is None or view.own.herder is None:
        return
    for value, journey in journeys(view.g, view.own, limit).items():
        choice = choice_text(verb, value)
        if choice in view.viewpoint.lit:
            yield choice, journey, verb == "move"


def _fees(view: BoardView, ground: Ground, journey: Journey) -> str:
    """At each place with a hand, what is really paid there."""
    paid = zip(_tolls(view, journey), journey.payments, strict=False)
    return "".join(_fee(ground, space, amount) for space, (_, amount) in paid)


def _tolls(view: BoardView, journey: Journey) -> Iterator[Space]:
    for space in journey.way[1:]:
        tile = view.g.trail[INDEX[space]]
        if tile is not None and tile.hand and tile.owner != view.own.seat:
            yield space


def _fee(ground: Ground, space: Space, amount: int) -> str:
    (x, y), (w, h) = ground.at[space], size_of(space)
    return pill(x + w / 2 - 6, y + h / 2 - 2, ((f"{MINUS}${amount}", "fee-t"),), "fee")


def _end(ground: Ground, journey: Journey, fees: bool) -> str:
    """How many steps it takes and, if there are fees, what they come to."""
    end = journey.way[-1]
    total = sum(amount for _, amount in journey.payments) if fees else 0
    words = [(str(journey.steps), "steps-t"), *([(f"{MINUS}${total}", "fee-t")] if total else [])]
    return pill(*end_of_way(ground.at[end], size_of(end), 70), words, "steps", "step")
