"""Farmers: whom to help, with which cards, and what they are worth in the row of granjeros."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import inf
from typing import Any, Final

from saloon.games.great_western_trail_argentina.components import (
    BESIDE,
    CARDS_AN_EXHAUSTION,
    FARMER_POINTS,
    FARMER_SPACES,
    FARMERS,
    GRANJERO,
    INDEX,
    MAX_HELPED,
    MAX_REVEALED,
    REVEALED,
    Card,
    Farmer,
    Space,
)
from saloon.games.great_western_trail_argentina.evaluation.hand import exhausted, parting
from saloon.games.great_western_trail_argentina.evaluation.markets import joining
from saloon.games.great_western_trail_argentina.evaluation.objectives import task_worth
from saloon.games.great_western_trail_argentina.evaluation.outlook import Outlook
from saloon.games.great_western_trail_argentina.rules.farmers import best_strength, next_granjero, reach
from saloon.games.great_western_trail_argentina.rules.workers import own_strength
from saloon.games.trail.evaluation import NEVER

GRANJERO_PAIR: Final = 0.3
"""What a farmer beside the board serves for: pairs of them, station masters."""

_BESIDE: Final = FARMER_POINTS + GRANJERO_PAIR
_TASKS: Final = {farmer: f"{farmer.colour}_farmer" for farmer in FARMERS}


def farmer_worth(o: Outlook, space: Space, farmer: Farmer) -> float:
    """Points, his money, and what the colour is wanted for; or a granjero, if there is money for one. Worked out once."""
    found = o.notes.get(space)
    if found is None:
        pesos = o.g.coins[INDEX[space]] + space.dollars
        beside = staying(o, farmer)
        found = o.notes[space] = pesos * o.dollar + max(beside, beside + settling(o, beside, pesos))
    return found


def staying(o: Outlook, farmer: Farmer) -> float:
    """What a farmer brings beside the board."""
    return _BESIDE + task_worth(o, _TASKS[farmer])


def settling(o: Outlook, beside: float, pesos: int = 0) -> float:
    """What it adds to put somebody into the row of granjeros who would bring so much beside the board."""
    price, worth = o.granjero or another_granjero(o)
    return worth - beside if o.me.dollars + pesos >= price else 0.0


def another_granjero(o: Outlook) -> tuple[float, float]:
    """What the next one costs, and what he brings beyond that; nobody can pay for one in a full row."""
    space = next_granjero(o.me)
    o.granjero = (inf, 0.0) if space is None else (space.price, joining(o, GRANJERO) - space.price * o.dollar)
    return o.granjero


def settle(o: Outlook, place: Any) -> float:
    return 0.0 if place is BESIDE else settling(o, staying(o, o.about))


# ------------------------------------------------------------ strength


def showing(o: Outlook, cards: Sequence[Card]) -> float:
    """What it costs to reveal these cards."""
    return sum([parting(o, card) for card in cards]) + exhausted(o) * -(-len(cards) // CARDS_AN_EXHAUSTION)


def efforts(o: Outlook) -> list[float]:
    """The least cost of showing each strength, from none to the most there is; worked out once. What tires nobody is free."""
    if o.effort is None:
        cattle = [card for card in o.me.hand if card.breed]
        own = own_strength(o.me)
        found = [0.0] * (own + 1) + [-NEVER] * best_strength(cattle, MAX_REVEALED)
        cards = [(card.strength, parting(o, card)) for card in cattle]
        _show_more(found, cards, exhausted(o), 0, 0, own, 0.0)
        for strength in range(len(found) - 2, own, -1):
            found[strength] = min(found[strength], found[strength + 1])
        o.effort = found
    return o.effort


def _show_more(
    found: list[float], cards: list[tuple[int, float]], tired: float, first: int, shown: int, strength: int, parting: float
) -> None:
    """Note what it costs to show one card more, and others with it, beside those shown already; each hand of cards once."""
    shown += 1
    cost = tired * -(-shown // CARDS_AN_EXHAUSTION)
    for place in range(first, len(cards)):
        more, part = strength + cards[place][0], parting + cards[place][1]
        if cost + part < found[more]:
            found[more] = cost + part
        if shown < MAX_REVEALED:
            _show_more(found, cards, tired, place + 1, shown, more, part)


def effort(o: Outlook, need: int) -> float:
    """What showing so much strength costs."""
    found = o.effort or efforts(o)
    if need <= 0:
        return found[0]
    return found[need] if need < len(found) else -NEVER


def help_one(o: Outlook, space: Space, need: int) -> float:
    """What it adds to help one more farmer, where so much strength is needed for others already."""
    farmer = o.g.trail[INDEX[space]]
    assert isinstance(farmer, Farmer)
    return farmer_worth(o, space, farmer) - effort(o, need + farmer.strength) + effort(o, need)


def help(o: Outlook, space: Space) -> float:
    """The question tells how much strength is left."""
    return help_one(o, space, reach(o.me, 0) - o.about.left)


def helping(o: Outlook, bonus: int) -> float:
    """What helping the best farmers brings, one after the other."""
    trail = o.g.trail
    farmers = [
        (farmer_worth(o, space, tile), tile.strength)
        for space, index in FARMER_SPACES
        if isinstance(tile := trail[index], Farmer)
    ]
    worth, need = 0.0, -bonus
    for _ in range(min(MAX_HELPED, len(farmers))):
        most, best = -inf, farmers[0]
        for each in farmers:
            gain = each[0] - effort(o, need + each[1])
            if gain > most or (gain == most and each > best):
                most, best = gain, each
        gain = most + effort(o, need)
        if gain <= 0:
            break
        worth += gain
        need += best[1]
        farmers.remove(best)
    return worth


def help_here(o: Outlook) -> float:
    """Only the farmer on whose tile the estanciero stands."""
    return help_at(o, o.me.herder)


def help_at(o: Outlook, space: Space | None) -> float:
    if space is None or not isinstance(o.g.trail[INDEX[space]], Farmer):
        return 0.0
    return max(0.0, help_one(o, space, 0))


def reveal(o: Outlook, options: Sequence[Any]) -> list[float]:
    """No more than is needed; the cards that are missed least."""
    if REVEALED in options:
        return [0.0 if option is REVEALED else NEVER for option in options]
    best: tuple[Card, ...] = ()
    for count in range(1, MAX_REVEALED + 1):
        enough = [cards for cards in combinations(options, count) if sum([card.strength for card in cards]) >= o.about.left]
        if enough and (not best or count <= CARDS_AN_EXHAUSTION):
            best = min([*([best] if best else []), *enough], key=lambda cards: showing(o, cards))
    if not best:  # several of a kind are needed
        return [float(card.strength) for card in options]
    return [1.0 if card in best else NEVER for card in options]
