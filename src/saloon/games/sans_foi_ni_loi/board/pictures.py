"""A component by itself, as it lies on the table, for the list of every piece."""

from __future__ import annotations

from saloon.drawing.cards import pile
from saloon.drawing.counters import coin, hexagon
from saloon.drawing.icons import icon
from saloon.drawing.shapes import group, rect, scaled, sign
from saloon.engine import Component
from saloon.games.sans_foi_ni_loi.board.faces import printed, small_face
from saloon.games.sans_foi_ni_loi.components import BUY, DRAW, LINE, POINT_PRICE, TAKES, Card, Command

CARD, SHOWN, COMMAND = (98, 84), (92, 79), (92, 64)
"""A card has room for the longest French name, and is shown a little smaller."""


def _card(card: Card, language: str) -> str:
    body = group(small_face(card, language, *CARD, printed(card)), cls=f"card f-{card.frame}")
    return _drawn(scaled(body, 0, 0, SHOWN[0] / CARD[0]), SHOWN)


def _command(command: Command) -> str:
    """The Line with the slot that is meant, the deck, what is paid for what, or the end."""
    w, _ = COMMAND
    if command in TAKES:
        middles = [round(13 + slot * 13.2, 1) for slot in range(LINE)]
        taken = middles[TAKES.index(command)]
        slots = "".join(rect(x - 5.5, 36, 11, 18, 3, "back" if x == taken else "slot") for x in middles)
        return slots + hexagon(taken, 18, command.cost, 12, "price")
    if command is DRAW:
        return group(pile(36, 48, "", 5), 10, 10) + hexagon(w - 20, 32, command.cost, 14, "price")
    if command is BUY:
        return coin(20, 32, POINT_PRICE, 14) + icon("arrow-right", w / 2, 32, 16, "glyph-2") + hexagon(w - 20, 32, 1, 14)
    return icon("end-turn", w / 2, 32, 30, "glyph")


def _drawn(body: str, size: tuple[float, float]) -> str:
    return sign(body, *size, cls="lawless")


def picture(thing: Component, language: str) -> str:
    if isinstance(thing, Card):
        return _card(thing, language)
    return _drawn(_command(thing), COMMAND) if isinstance(thing, Command) else ""
