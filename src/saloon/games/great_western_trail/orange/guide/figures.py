"""The cards, side by side."""

from __future__ import annotations

from saloon.drawing.figures import badge, figure
from saloon.drawing.shapes import rect
from saloon.engine.guide import Figure
from saloon.games.great_western_trail.guide.pieces import cattle
from saloon.games.great_western_trail.guide.words import either
from saloon.games.great_western_trail.orange.components import OBJECTIVES


def cards(language: str) -> str:
    body = rect(0, 0, 490, 156, 14, "map")
    for place, card in enumerate(OBJECTIVES):
        body += cattle(card.id, 22 + place * 92, 24, language, 80, 112)
    body += badge(1, 14, 82) + badge(2, 108, 20) + badge(3, 292, 132) + badge(4, 474, 18)
    label = either(language, "Four objective cards and a starting one", "Quatre cartes Objectif et une carte de départ")
    return figure(490, 156, body, label, "trail")


FIGURES: dict[str, Figure] = {"cards": cards}
