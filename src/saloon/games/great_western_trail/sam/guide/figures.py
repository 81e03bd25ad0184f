"""Sam's cards, his turn in one picture, and his marks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from saloon.drawing.figures import arrow, badge, figure
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of
from saloon.drawing.seats import brand
from saloon.drawing.shapes import circle, group, rect, scaled
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import find_game
from saloon.engine.guide import Figure
from saloon.games.great_western_trail.board.cities import city_face
from saloon.games.great_western_trail.board.jobs import foresight
from saloon.games.great_western_trail.board.panels import objectives
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import City, Hazard
from saloon.games.great_western_trail.guide.pieces import building, danger
from saloon.games.great_western_trail.guide.words import either
from saloon.games.great_western_trail.sam.board import sam_face
from saloon.games.great_western_trail.sam.components import CARDS, SamCard
from saloon.games.great_western_trail.sam.notes import seen_by
from saloon.games.great_western_trail.sam.state import SamState
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.figures import walker, way

SAM = 1
"""His seat."""
W, H = 76, 104
"""Of his cards."""
HAZARD = SamCard.of("sam_9")
FLOOD = Hazard.of("flood-4-green")


def face(card: SamCard, x: float, y: float, scale: float = 1, *, stores: bool = False) -> str:
    picture = scaled(sam_face(card, W, H, "", stores), 0, 0, scale)
    return group(picture, x, y, more=f' data-help="{help_of(card)}"')


def rows(cards: Sequence[SamCard], *, stores: bool = False) -> str:
    """Five side by side."""
    return "".join(
        face(card, 4 + place % 5 * (W + 8), 4 + place // 5 * (H + 8), stores=stores) for place, card in enumerate(cards)
    )


# ------------------------------------------------------------ his turn


def _walks(x: float, y: float) -> str:
    """From the start to the first location."""
    body = way([(x + 176, y + 66), (x + 132, y + 58), (x + 60, y + 48), (x + 4, y + 60)]) + building("A", x + 60, y + 48)
    return body + walker(x + 60, y + 26, SAM)


def _takes(x: float, y: float) -> str:
    return group(scaled(danger(FLOOD, 0, 0), 0, 0, 1.3), x, y) + brand(SAM, x + 2, y + 44, 18)


def _delivers(language: str, x: float, y: float) -> str:
    town = City.of("bloomington")
    body = (
        circle(x + 34, y + 30, 26, "city") + icon("city", x + 34, y + 30, 30, "city-i") + arrow(x + 34, y + 60, x + 34, y + 78)
    )
    plate = city_face(town, language, 92, 36, ((SAM, 1),))
    return body + group(plate, x - 12, y + 82, "town", f' data-help="{help_of(town)}"')


def turn(language: str) -> str:
    body = rect(0, 0, 640, 150, 14, "map") + face(HAZARD, 34, 24) + arrow(120, 76, 152, 76)
    body += _walks(166, 24) + arrow(352, 76, 384, 76) + _takes(400, 52) + arrow(468, 76, 500, 76)
    body += _delivers(language, 530, 16)
    body += badge(1, 20, 22) + badge(2, 180, 30) + badge(3, 426, 30) + badge(4, 514, 30)
    return figure(640, 150, body, _label(language), "trail wide")


def turn_tall(language: str) -> str:
    body = rect(0, 0, 350, 318, 14, "map") + face(HAZARD, 40, 20) + _walks(150, 24)
    body += arrow(122, 74, 148, 74) + arrow(230, 118, 110, 184, 10) + _takes(50, 196) + arrow(124, 218, 190, 218)
    body += _delivers(language, 226, 166)
    body += badge(1, 20, 22) + badge(2, 170, 30) + badge(3, 32, 190) + badge(4, 206, 176)
    return figure(350, 318, body, _label(language), "trail tall")


def _label(language: str) -> str:
    return either(
        language,
        "A card; his way to the next location; a hazard he takes; Kansas City and his delivery",
        "Une carte ; son chemin jusqu’au lieu suivant ; un danger qu’il prend ; Kansas City et sa livraison",
    )


# ------------------------------------------------------------ marks and cards


@lru_cache(maxsize=1)
def table() -> SamState:
    g: Any = find_game("great_western_trail").set_up(1, {"sam": "easy", "neutral_tiles": "fixed"}, seed=6)
    found: SamState = g
    return found


def marks(language: str) -> str:
    """Lower foresight tiles, the farthest objective, a hazard, the next city."""
    g = table()
    seen = BoardView(g, seen_by(g, Viewpoint(None, ("Maud", "Sam"), (False, False), language)))
    body = rect(0, 0, 480, 168, 14, "map") + foresight(seen, Bounds(12, 12, 174, 144), 46)
    body += objectives(seen, Bounds(200, 12, 124, 144)) + _takes(352, 28)
    body += group(scaled(city_face(City.of("bloomington"), language, 92, 36, ()), 0, 0, 1.1), 350, 104, "town")
    body += brand(SAM, 352, 142, 18)
    label = either(language, "Sam’s brand on what he would take next", "La marque de Sam sur ce qu’il prendrait ensuite")
    return figure(480, 168, body, label, "trail")


def cards(language: str) -> str:
    label = either(language, "All cards of Sam", "Toutes les cartes de Sam")
    return figure(420, 336, rows(CARDS), label, "trail")


def with_stores(language: str) -> str:
    label = either(language, "Sam’s cards with a store", "Les cartes de Sam avec un magasin")
    return figure(420, 112, rows([card for card in CARDS if card.store], stores=True), label, "trail")


FIGURES: dict[str, Figure] = {
    "turn": turn,
    "turn-tall": turn_tall,
    "marks": marks,
    "cards": cards,
    "rails": with_stores,
}
