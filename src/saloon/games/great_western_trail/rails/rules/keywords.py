"""The words that actions of the expansion are written with, and why they cannot be had."""

from __future__ import annotations

from saloon.engine import Flow
from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.rails.rules.network import may_place
from saloon.games.great_western_trail.rails.rules.stores import give_twos, may_give_twos, place_stores, twos
from saloon.games.great_western_trail.rails.state import RailsState, stores_left
from saloon.games.great_western_trail.rules import building
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.rules.effects import auxiliary
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.effects import Effect
from saloon.games.trail.reasons import Reason, Why, because_of
from saloon.games.trail.vocabulary import Keyword, always


def cattle_of(g: State, value: int) -> list[Card]:
    """Cards of the market with that breeding value, each kind once, the most valuable first."""
    return sorted({card: card for card in g.market if card.value == value}, key=lambda card: (-card.points, g.kit.order[card]))


def take_cattle(g: State, me: Player, value: int) -> Flow:
    """A card of the market for nothing, onto the discard pile; the market is not refilled."""
    card = yield from ASKING.choose(g, me, "pick", cattle_of(g, value))
    g.market.remove(card)
    me.discard.append(card)
    g.tell("takes_cattle", me.seat, card=card)


def _keywords() -> dict[str, Keyword]:
    return {
        "twos": Keyword(
            lambda e: lambda g, me: may_give_twos(g, me, e.amount), lambda g, me, e, may: give_twos(g, me, e.amount)
        ),
        "store": Keyword(
            lambda e: lambda g, me: may_place(g, me, me.dollars),
            lambda g, me, e, may: place_stores(g, me, e.amount, optional=may),
        ),
        "single_auxiliary": Keyword(always, lambda g, me, e, may: auxiliary(g, me, may, double=False)),
        "cattle": Keyword(
            lambda e: lambda g, me: bool(cattle_of(g, e.amount)), lambda g, me, e, may: take_cattle(g, me, e.amount)
        ),
        "build_with": Keyword(
            lambda e: lambda g, me: building.may_build(g, me, 0, lent=e.amount),
            lambda g, me, e, may: building.build(g, me, 0, lent=e.amount, optional=may),
        ),
    }


KEYWORDS = _keywords()


def no_store(g: RailsState, me: Player, effect: Effect) -> Reason:
    return ("no_town", {}) if stores_left(g, me.seat) else ("no_store_left", {})


def no_twos(g: RailsState, me: Player, effect: Effect) -> Reason:
    """Too few cards, or nothing to do with them."""
    return ("no_twos", {"count": effect.amount}) if len(twos(me)) < effect.amount else no_store(g, me, effect)


REASONS: dict[str, Why] = {
    **because_of({"single_auxiliary": "no_auxiliary", "build_with": "nothing_to_build", "cattle": "no_cattle"}),
    "store": no_store,
    "twos": no_twos,
}
