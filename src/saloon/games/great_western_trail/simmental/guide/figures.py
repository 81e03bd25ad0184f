"""Simmentals at their stages, what they cost, and how one rises."""

from __future__ import annotations

from saloon.drawing.counters import coin
from saloon.drawing.figures import arrow, badge, figure, strike, words
from saloon.drawing.shapes import rect
from saloon.engine.guide import Figure
from saloon.games.great_western_trail.guide.pieces import cattle
from saloon.games.great_western_trail.guide.prices import H, W, prices
from saloon.games.great_western_trail.guide.words import either
from saloon.games.great_western_trail.simmental.components import PURCHASES, SIMMENTAL

FIRST, SECOND, THIRD = SIMMENTAL.values()


def stages(language: str) -> str:
    """From trip to trip."""
    body = rect(0, 0, 440, 150, 14, "map")
    for place, card in enumerate((FIRST, SECOND, THIRD)):
        body += cattle(card.id, 34 + place * 144, 24, language, 84, 110)
    for place in range(2):
        body += arrow(126 + place * 144, 80, 168 + place * 144, 80, -20)
    body += badge(1, 20, 22) + badge(2, 148, 40) + badge(3, 292, 40) + badge(4, 420, 22)
    label = either(language, "A Simmental at its three stages", "Une Simmental à ses trois niveaux")
    return figure(440, 150, body, label, "trail")


def price(language: str) -> str:
    return prices(FIRST, PURCHASES, language)


def rise(language: str) -> str:
    """The old card leaves the game, the new one goes on the discard pile."""
    body = rect(0, 0, W, H, 12, "map") + coin(30, 54, FIRST.value, 15) + cattle(FIRST.id, 56, 12, language, 64, 84)
    body += strike(62, 90, 114, 18) + arrow(132, 54, 164, 54) + cattle(SECOND.id, 178, 12, language, 64, 84)
    body += words(88, 118, either(language, "out of the game", "hors du jeu"), size=12.5, anchor="middle")
    body += words(216, 118, either(language, "discard pile", "défausse"), size=12.5, anchor="middle")
    label = either(
        language,
        "Paid first, then the card is exchanged for the next stage",
        "Payée d’abord, puis échangée contre le niveau suivant",
    )
    return figure(W, H, body, label, "trail")


FIGURES: dict[str, Figure] = {"stages": stages, "price": price, "rise": rise}
