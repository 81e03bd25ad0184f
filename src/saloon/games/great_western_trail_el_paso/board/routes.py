"""Ways of moves before they are chosen: dots along the way; at the end the steps, and the cowboys that they take.

They are drawn with the board and shown by the page for the one move that is in focus.
"""

from __future__ import annotations

from saloon.drawing.counters import MINUS
from saloon.drawing.icons import icon
from saloon.drawing.shapes import path, width
from saloon.engine import choice_text
from saloon.games.great_western_trail_el_paso.board.country import AT, size_of, way
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.great_western_trail_el_paso.rules.moving import Journey, journeys
from saloon.games.trail.board.ways import pill, route


def routes(view: BoardView) -> tuple[str, str]:
    """For every move that may be chosen, what lies under the tiles and what lies over them."""
    under = over = ""
    if "move" not in view.verbs or view.viewpoint.seat != view.own.seat:
        return under, over
    for place, journey in journeys(view.g, view.own).items():
        choice = choice_text("move", place)
        if choice in view.viewpoint.lit:
            under += route(choice, path(way(tuple(journey.way)), "route-dots"))
            over += route(choice, _end(journey))
    return under, over


def _end(journey: Journey) -> str:
    """How many steps it takes and, if some cowboys must go, how many."""
    end = journey.way[-1]
    x, y = AT[end]
    high = size_of(end)[1] / 2
    y += high + 14 if y < 80 else -high - 24
    words = [(str(journey.steps), "steps-t")]
    body = pill(x, y, words, "steps", "step")
    if not journey.cowboys:
        return body
    loss = f"{MINUS}{journey.cowboys}"
    left = x + 22 + width(str(journey.steps), 11.5, True) / 2
    return body + pill(left + 16, y, [(loss, "fee-t"), ("  ", "fee-t")], "fee") + icon("cowboy", left + 27, y, 14, "fee-i")
