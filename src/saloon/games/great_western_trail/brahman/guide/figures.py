"""Brahmans: what they cost, what they bring, and the example of the rulebook."""

from __future__ import annotations

from saloon.drawing.counters import coin
from saloon.drawing.figures import arrow, badge, figure, strike
from saloon.drawing.shapes import rect, text
from saloon.engine.guide import Figure
from saloon.games.great_western_trail.brahman.components import BONUS, BRAHMAN, PURCHASES
from saloon.games.great_western_trail.brahman.guide.numbers import IN_HAND, NUMBERS
from saloon.games.great_western_trail.guide.pieces import cattle, city
from saloon.games.great_western_trail.guide.prices import H, W, prices
from saloon.games.great_western_trail.guide.words import either

OTHER = "galloway"


def bonus(language: str) -> str:
    """From the market to the delivery."""
    body = rect(0, 0, 560, 150, 14, "map") + cattle(BRAHMAN.id, 34, 24, language, 84, 110) + arrow(124, 78, 146, 78)
    for place in range(IN_HAND):
        body += cattle(BRAHMAN.id, 158 + place * 52, 34, language, 48, 66, "spare" if place else "")
    body += strike(216, 94, 252, 40) + strike(268, 94, 304, 40)
    body += "".join(text(182 + place * 52, 128, f"+{BONUS}", "fig-t money", 17, "middle") for place in range(IN_HAND))
    body += arrow(324, 78, 350, 78) + coin(382, 78, IN_HAND * BONUS, 22) + arrow(418, 78, 444, 78)
    body += city("st_louis", 500, 58, language, w=88)
    body += badge(1, 20, 22) + badge(2, 234, 20) + badge(3, 382, 36) + badge(4, 500, 36)
    label = either(
        language,
        "Of three Brahmans one counts, but each brings extra money",
        "De trois Brahman une compte, mais chacune paie un supplément",
    )
    return figure(560, 150, body, label, "trail")


def price(language: str) -> str:
    return prices(BRAHMAN, PURCHASES, language)


def example(language: str) -> str:
    """The income, and the extra money after it."""
    body = rect(0, 0, W, H, 12, "map")
    for place, id in enumerate((*[BRAHMAN.id] * IN_HAND, OTHER)):
        body += cattle(id, 14 + place * 50, 12, language, 46, 62, "spare" if 0 < place < IN_HAND else "")
    body += coin(36, 104, NUMBERS["example-value"], 15) + text(66, 111, "+", "fig-t sum", 20, "middle")
    body += coin(96, 104, NUMBERS["example-bonus"], 15) + text(128, 111, "=", "fig-t sum", 20, "middle")
    body += coin(166, 104, NUMBERS["example-total"], 20)
    label = either(
        language, "The income of the hand and the money for its Brahmans", "Le revenu de la main et l’argent de ses Brahman"
    )
    return figure(W, H, body, label, "trail")


FIGURES: dict[str, Figure] = {"bonus": bonus, "price": price, "example": example}
