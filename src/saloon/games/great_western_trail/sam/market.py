"""Sam at the cattle market (rulebook, "Acheter du bétail au marché")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from saloon.games.great_western_trail.components import COWBOY, LOOK, Card, Purchase
from saloon.games.great_western_trail.rules.cattle import add_cattle
from saloon.games.great_western_trail.sam.components import BUDGET
from saloon.games.great_western_trail.sam.state import Sam, SamState
from saloon.games.trail.priorities import Criterion, preferred
from saloon.games.trail.story import tell

ORANGE = "orange"
"""Cattle of this colour he never takes."""


class Deal(NamedTuple):
    """What he could take at once, and what that uses."""

    cards: tuple[Card, ...]
    cowboys: int
    dollars: int

    @property
    def points(self) -> int:
        return sum(card.points for card in self.cards)


CRITERIA: tuple[Criterion, ...] = (
    ("points", lambda deal: -deal.points),
    ("best_card", lambda deal: -max(card.points for card in deal.cards)),
    ("dollars", lambda deal: deal.dollars),
    ("cowboys", lambda deal: deal.cowboys),
)


def deals(g: SamState, cowboys: int) -> list[Deal]:
    """All that so many cowboys can buy for the sum of the rules, each with the most valuable cards."""
    market = [card for card in g.market if card.colour != ORANGE]
    return list(_deals(g.kit.purchases, market, cowboys, BUDGET))


def _deals(purchases: tuple[Purchase, ...], market: list[Card], cowboys: int, dollars: int) -> Iterator[Deal]:
    """A purchase, and what can be bought beside it; in the order of the price table, so that none comes twice."""
    for place, purchase in enumerate(purchases):
        if purchase.cowboys > cowboys or purchase.dollars > dollars:
            continue
        cards = _best(market, purchase.breeds)
        if cards is None:
            continue
        yield Deal(cards, purchase.cowboys, purchase.dollars)
        rest = list(market)
        for card in cards:
            rest.remove(card)
        for more in _deals(purchases[place:], rest, cowboys - purchase.cowboys, dollars - purchase.dollars):
            yield Deal(cards + more.cards, purchase.cowboys + more.cowboys, purchase.dollars + more.dollars)


def _best(market: list[Card], breeds: tuple[str, ...]) -> tuple[Card, ...] | None:
    """Of each breed the card with most points; None if one of them is not there."""
    there, found = list(market), []
    for breed in breeds:
        kinds = [card for card in there if card.breed == breed]
        if not kinds:
            return None
        found.append(max(kinds, key=lambda card: card.points))
        there.remove(found[-1])
    return tuple(found)


def buy(g: SamState, sam: Sam) -> bool:
    """Most points; as long as nothing can be had a cowboy adds cards, and so does every one who is left over."""
    cowboys, bought = sam.workers[COWBOY], False
    while cowboys:
        able = [] if bought else deals(g, cowboys)
        if able:
            left, why = preferred(able, CRITERIA)
            take(g, sam, left[0], why)
            cowboys, bought = cowboys - left[0].cowboys, True
        else:
            cowboys -= 1
            tell(g, sam, "sam_adds", why="left_over" if bought else "nothing")
            add_cattle(g, LOOK)
    return bought


def take(g: SamState, sam: Sam, deal: Deal, why: str) -> None:
    for card in deal.cards:
        g.market.remove(card)
    sam.pile += deal.cards
    figures = {"cowboys": deal.cowboys, "dollars": deal.dollars, "points": deal.points}
    tell(g, sam, "sam_buys", cards=list(deal.cards), why=why, **figures)


def add_and_buy(g: SamState, sam: Sam) -> bool:
    """Two cards before he buys, without a cowboy (card 13)."""
    tell(g, sam, "sam_adds", why="card")
    add_cattle(g, LOOK)
    return buy(g, sam)


def take_value_three(g: SamState, sam: Sam) -> bool:
    """For nothing, the one with most points (card 13)."""
    cards = [card for card in g.market if card.value == 3 and card.colour != ORANGE]
    if not cards:
        return False
    card = max(cards, key=lambda card: card.points)
    g.market.remove(card)
    sam.pile.append(card)
    tell(g, sam, "sam_takes", card=card)
    return True
