"""Ways of moves before they are chosen: dots along the way; at the end the steps, and the cowboys that they take.

They are drawn with the board and shown by the page for the one move that is in focus.
"""

from __future__ import annotations

from collections.abc import Iterator

from saloon.drawing.counters import MINUS
from saloon.drawing.icons import icon
from saloon.drawing.shapes import width
from saloon.engine import choice_text
from saloon.games.great_western_trail_el_paso.board.country import AT, size_of, way
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.great_western_trail_el_paso.rules.moving import Journey, journeys
from saloon.games.trail.board import ways
from saloon.games.trail.board.ways import end_of_way, pill


def routes(view: BoardView) -> tuple[str, str]:
    """For every move that may be chosen, what lies under the tiles and what lies over them."""
    return ways.routes((choice, way(tuple(journey.way)), _end(journey)) for choice, journey in _open_journeys(view))


def _open_journeys(view: BoardView) -> Iterator[tuple[str, Journey]]:
    limit = view.viewpoint.about
    if "move" not in view.verbs or limit is None or view.viewpoint.seat != view.own.seat:
        return
    for place, journey in journeys(view.g, view.own, limit).items():
        choice = choice_text("move", place)
        if choice in view.viewpoint.lit:
            yield choice, journey


def _end(journey: Journey) -> str:
    """How many steps it takes and, if some cowboys must go, how many."""
    end = journey.way[-1]
    x, y = end_of_way(AT[end], size_of(end), 80)
    words = [(str(journey.steps), "steps-t")]
    body = pill(x, y, words, "steps", "step")
    if not journey.cowboys:
        return body
    loss = f"{MINUS}{journey.cowboys}"
    left = x + 22 + width(str(journey.steps), 11.5, True) / 2
    return body + pill(left + 16, y, [(loss, "fee-t"), ("  ", "fee-t")], "fee") + icon("cowboy", left + 27, y, 14, "fee-i")
