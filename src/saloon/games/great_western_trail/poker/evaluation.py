"""What the poker table is worth to greedy: a token for a worker, and cards that are not needed in the hand, laid to win."""

from __future__ import annotations

from math import erf, sqrt
from typing import Any, Final, cast

from saloon.engine import UNKNOWN
from saloon.games.great_western_trail.components import Card, Worker
from saloon.games.great_western_trail.evaluation.hand import parting
from saloon.games.great_western_trail.evaluation.markets import worker_worth
from saloon.games.great_western_trail.evaluation.outlook import Outlook
from saloon.games.great_western_trail.poker.components import BANK, MAX_CARDS, STAKES
from saloon.games.great_western_trail.poker.rules import hand_value, hired, may_sit, place_of, table
from saloon.games.great_western_trail.poker.state import PokerState
from saloon.games.great_western_trail.rules.hands import held
from saloon.games.trail.effects import Effect
from saloon.games.trail.evaluation import each

MEAN: Final = 2.6
SPREAD: Final = 1.2
"""Breeding value of a card that somebody lays, and how far it lies from that."""

LATER: Final = 0.5
"""What of a hand that is laid now will still count when somebody shows: others lay more, or show first."""

HERD_POINTS: Final = 0.25
"""What it costs to have a card at the table: it may still lie there at the end."""


def here(o: Outlook) -> PokerState:
    return cast(PokerState, o.g)


def chance(o: Outlook, value: float, more: float = 0.0) -> float:
    """How likely a hand of that value is to win now; `more` is what each rival lays until then."""
    won = 1.0
    for place in table(here(o)).seats:
        count = min(MAX_CARDS, len(place.cards) + more)
        if place.seat == o.me.seat or place.worker is None or not count:
            continue
        won *= (1 + erf((value - MEAN * count) / (SPREAD * sqrt(2 * count)))) / 2
    return won


def own_value(o: Outlook) -> int:
    return hand_value(card for card in place_of(here(o), o.me).cards if card != UNKNOWN)


def showing(o: Outlook, effect: Effect) -> float:
    """The pot now, as far as it will be won, less what waiting would bring; and the cards come back to the herd."""
    prize, value = table(here(o)).pot + BANK, own_value(o)
    now = chance(o, value) * prize * o.dollar
    return now - (0.0 if o.left < LATER / 2 else 0.25 * prize * o.dollar)


def seating(o: Outlook, worker: Worker) -> float:
    """Points and dollars of the token, and hands to come, less the worker."""
    bonus = table(here(o)).bonuses[-1]
    hopes = BANK * o.dollar * 2 * o.left
    return bonus.points + bonus.dollars * o.dollar + hopes - worker_worth(o, worker.row, o.me.workers[worker.row])


def laying(o: Outlook, card: Card) -> float:
    """What the card adds to the chance of winning, less the stake, and what it would have brought in the hand."""
    stake = o.about or STAKES[0]
    value, prize = own_value(o), table(here(o)).pot + stake + BANK
    before = chance(o, value, 0.5) if place_of(here(o), o.me).cards else 0.0
    gain = (chance(o, value + card.value, 0.5) - before) * prize * o.dollar * min(1.0, 2 * o.left)
    lost = max(0.0, parting(o, card)) + HERD_POINTS * card.points * (1 - o.left)
    return gain - stake * o.dollar - lost


def at_the_table(o: Outlook, effect: Effect) -> float:
    """Sitting down, or the best card to lay."""
    if may_sit(here(o), o.me):
        return max(seating(o, worker) for worker in hired(o.me))
    return max([0.0, *(laying(o, card) for card in held(o.me))])


RATINGS: Final[dict[str, Any]] = {"sit": each(seating), "lay": each(laying)}
GAINS: Final = {"lay_cards": at_the_table, "show_hands": showing}
