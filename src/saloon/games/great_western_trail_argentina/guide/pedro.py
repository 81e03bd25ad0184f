"""Pedro: his estancia and his cards."""

from __future__ import annotations

from saloon.drawing.figures import badge, words
from saloon.drawing.shapes import group
from saloon.games.great_western_trail_argentina.board.occupants import OCCUPANTS
from saloon.games.great_western_trail_argentina.board.pedro import PANEL, pedro_face
from saloon.games.great_western_trail_argentina.board.view import say
from saloon.games.great_western_trail_argentina.components import (
    BUENOS_AIRES,
    TRACK,
    Pedro,
    Ship,
    Worker,
)
from saloon.games.great_western_trail_argentina.guide.pieces import (
    box,
    drawn,
    look,
    position,
)
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.trail.board.boxes import Bounds


def _against_pedro() -> State:
    g = position(1)
    pedro = g.pedro
    assert pedro is not None
    pedro.card, pedro.herder, pedro.engine = Pedro.of("pedro_10"), BUENOS_AIRES, TRACK[2 * 6]
    pedro.workers = [[Worker.of("gaucho"), Worker.of("strong_gaucho")], [Worker.of("carpintero")], []]
    pedro.specialty, pedro.ships, pedro.reserve = 0, [Ship.of("sh01")], 15
    return g


def pedro(language: str) -> str:
    """His estancia as it lies beside the trail."""
    view = look(_against_pedro(), language)
    body = "".join(panel(Bounds(0, 0, 336, PANEL)) for panel in OCCUPANTS.panels(view))
    body = box(390, 196) + group(body, 22, 22)
    body += badge(1, 20, 106, 12) + badge(2, 190, 62, 12) + badge(3, 368, 88, 12) + badge(4, 368, 150, 12)
    return drawn("pedro", 390, 196, body, language)


def pedro_turn(language: str) -> str:
    """Three of his cards, and what they say."""
    body = box(400, 210)
    for place, number in enumerate((1, 9, 15)):
        card = Pedro.of(f"pedro_{number}")
        x = 26 + place * 128
        body += group(pedro_face(card, 84, 118), x, 12, more=f' data-help="pedro-{card.id}"')
        body += words(x + 42, 150, say(language, f"figure-card-{number}"), 124, 12.5, "middle")
    return drawn("pedro-turn", 400, 210, body, language)
