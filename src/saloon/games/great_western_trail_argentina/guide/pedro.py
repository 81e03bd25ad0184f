"""Pedro: his estancia and his cards."""

from __future__ import annotations

from saloon.drawing.figures import badge, words
from saloon.drawing.shapes import group, scaled
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


def _estancia(language: str) -> str:
    """As it lies beside the trail."""
    view = look(_against_pedro(), language)
    return "".join(panel(Bounds(0, 0, 336, PANEL)) for panel in OCCUPANTS.panels(view))


def pedro(language: str) -> str:
    body = box(640, 296) + scaled(_estancia(language), 32, 18, 1.7)
    body += badge(1, 32, 172) + badge(2, 320, 92) + badge(3, 606, 134) + badge(4, 606, 240)
    return drawn("pedro", 640, 296, body, language, "wide")


def pedro_tall(language: str) -> str:
    body = box(344, 164) + group(_estancia(language), 4, 6)
    body += badge(1, 14, 98, 11) + badge(2, 172, 46, 11) + badge(3, 330, 76, 11) + badge(4, 334, 150, 11)
    return drawn("pedro", 344, 164, body, language, "tall")


def pedro_turn(language: str) -> str:
    """Three of his cards, and what they say."""
    body = box(400, 182)
    for place, number in enumerate((1, 9, 15)):
        card = Pedro.of(f"pedro_{number}")
        x = 26 + place * 128
        body += group(pedro_face(card, 84, 118), x, 12, more=f' data-help="pedro-{card.id}"')
        body += words(x + 42, 150, say(language, f"figure-card-{number}"), 124, 12.5, "middle")
    return drawn("pedro-turn", 400, 182, body, language)
