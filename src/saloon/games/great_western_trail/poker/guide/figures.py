"""The poker table, a seat of it, and hands that are shown: as they lie on the board."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from saloon.drawing.figures import badge, figure
from saloon.drawing.shapes import group, rect
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import find_game
from saloon.engine.guide import Figure
from saloon.games.great_western_trail.board.country import HIGH
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import INDEX, WORKERS, Card, Space
from saloon.games.great_western_trail.guide.pieces import building
from saloon.games.great_western_trail.guide.words import either
from saloon.games.great_western_trail.poker.board import FELT, felt, felt_width, tab
from saloon.games.great_western_trail.poker.components import ADDONS, BANK, LAY
from saloon.games.great_western_trail.poker.rules import hand_value
from saloon.games.great_western_trail.poker.state import PokerState, ShownHand

NAMES = ("Miranda", "Clay")
HANDS = (("galloway", "criollo"), ("shorthorn-3",))
POT = 4
"""Of the figures: two cards of one player, and one of another."""


@lru_cache(maxsize=4)
def table(shown: bool) -> PokerState:
    """Two players at the table, as the example of the leaflet has them."""
    g: Any = find_game("great_western_trail").set_up(2, {"poker_table": "yes", "neutral_tiles": "fixed"}, seed=6)
    g.poker.pot = POT
    for seat, (place, worker) in enumerate(zip(g.poker.seats, WORKERS, strict=False)):
        place.worker, place.bonus = worker, g.poker.bonuses.pop()
        place.cards = [Card.of(id) for id in HANDS[seat]]
    if shown:
        g.poker.pot = 0
        best = max(hand_value(place.cards) for place in g.poker.seats)
        g.poker.shown = [
            ShownHand(place.seat, place.cards, POT + BANK if hand_value(place.cards) == best else 0) for place in g.poker.seats
        ]
    found: PokerState = g
    return found


def view(language: str, shown: bool = False) -> BoardView:
    g = table(shown)
    return BoardView(g if shown else g.observe(0), Viewpoint(0, NAMES, (False, False), language))


def table_figure(language: str) -> str:
    """The pot, two seats, and the tokens that are left."""
    seen = view(language)
    w = felt_width(seen)
    body = group(felt(seen, w), 0, 10)
    body += badge(1, 232, 20) + badge(2, 130, 60) + badge(3, 262, 60) + badge(4, 24, 28)
    label = either(language, "The poker table with its pot and two seats", "La table de poker, ses mises et deux places")
    return figure(w, FELT + 14, body, label, "trail")


def seat(language: str) -> str:
    """The building on D with its tab."""
    return _place(
        language, LAY, either(language, "A further action above the building", "Une action de plus au-dessus du bâtiment")
    )


def _place(language: str, space: Space, label: str) -> str:
    seen = view(language)
    x, y = HIGH.at[space]
    tile = seen.g.trail[INDEX[space]]
    assert tile is not None
    addon = next(each for each in ADDONS if each.space == space.id)
    body = rect(x - 150, y - 70, 300, 120, 12, "map") + building(tile.id, x, y) + tab(seen, HIGH, addon)
    return figure(300, 120, body, label, "trail", (x - 150, y - 70))


def show(language: str) -> str:
    """Both hands lie open."""
    seen = view(language, shown=True)
    w = felt_width(seen)
    label = either(
        language, "Hands are shown: the higher sum wins the pot", "Les jeux sont montrés : la plus grande somme gagne les mises"
    )
    return figure(w, FELT, felt(seen, w), label, "trail")


FIGURES: dict[str, Figure] = {"table": table_figure, "seat": seat, "show": show}
