"""A card of the cattle market, and what it costs with how many cowboys."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.drawing.figures import arrow, figure
from saloon.drawing.shapes import group, rect, scaled, text
from saloon.games.great_western_trail.board.breeds import LOOKS
from saloon.games.great_western_trail.components import Card, Purchase
from saloon.games.great_western_trail.guide.words import either
from saloon.games.trail.board.cards import market_card, worker_picture

W, H = 300, 132


def prices(card: Card, offers: Iterable[Purchase], language: str) -> str:
    """The more cowboys, the cheaper."""
    picture = market_card(LOOKS[card.breed], card.value, card.points, 2, 62, 88)
    body = rect(0, 0, W, H, 12, "map") + group(scaled(picture, 16, 22, 1), more=f' data-help="card-{card.id}"')
    for row, offer in enumerate(offers):
        y = 24 + row * 30
        body += "".join(group(worker_picture("cowboy", 24), 94 + hat * 27, y) for hat in range(offer.cowboys))
        x = 94 + offer.cowboys * 27
        price = either(language, f"${offer.dollars}", f"{offer.dollars} $")
        price += either(language, " for two", " les deux") if len(offer.breeds) > 1 else ""
        body += arrow(x + 4, y + 12, x + 18, y + 12) + text(x + 26, y + 18, price, "fig-t money", 17)
    return figure(W, H, body, either(language, "The more cowboys, the cheaper", "Plus de cowboys, moins cher"), "trail")
