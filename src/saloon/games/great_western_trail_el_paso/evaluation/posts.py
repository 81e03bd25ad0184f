"""El Paso: where to deliver, with which disc, and what to do for a better hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from saloon.games.great_western_trail_el_paso.components import (
    BONUSES,
    BUILDER,
    CERTIFICATE_SLOT,
    CLOSER_POINTS,
    HAND_SLOT,
    INCOME,
    NOTHING,
    NUMBERS,
    POST_ACTIONS,
    POSTS,
    SLOTS,
    STEP_SLOT,
    Cattle,
    Post,
    Slot,
)
from saloon.games.great_western_trail_el_paso.evaluation import actions
from saloon.games.great_western_trail_el_paso.evaluation.hand import keeping, missing
from saloon.games.great_western_trail_el_paso.evaluation.markets import SPENT
from saloon.games.great_western_trail_el_paso.evaluation.objectives import wants
from saloon.games.great_western_trail_el_paso.evaluation.outlook import FIRST, PAYS, Outlook, price
from saloon.games.great_western_trail_el_paso.rules.el_paso import delivery_value
from saloon.games.great_western_trail_el_paso.state import Player
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.evaluation import NEVER

CERTIFICATES: Final[tuple[float, ...]] = (1.3, 1.3, 0.9, 0.7)
"""What the first to the fourth certificate is worth as long as there is a delivery to come."""

CLEARED: Final = {0: 0.6, 1: 0.7, 2: 0.3, 3: 0.4, CERTIFICATE_SLOT: 0.7, HAND_SLOT: 1.5, STEP_SLOT: 1.5}
"""What clearing a space of the player board brings in every lap to come."""

REFILLED: Final = 1.0
"""The breeding value that each missing card will add once it is drawn."""

HARD_TO_REACH: Final = 0.11
"""The most distant post first: a poorer hand can still reach the others."""

DRAWN: Final[tuple[tuple[float, float], ...]] = ((0.0, 0.3), (1.0, 0.1), (2.0, 0.3), (3.0, 0.2), (4.0, 0.1))
"""The breeding value that a card to come adds, and how likely that is."""

BEST_DRAWN: Final = max(added for added, _ in DRAWN)

BUILDER_BONUS: Final = NUMBERS["builder_bonus_price"]


def slot_worth(o: Outlook, slot: Slot) -> float:
    dollars = slot.dollars
    return CLEARED[SLOTS.index(slot)] * o.laps + (dollars * o.dollar if dollars >= 0 else -price(o, -dollars))


Destinations = dict[Post, float]
"""The posts that are open to a disc, the nearest first, and what each brings with the best disc."""


def best_discs(o: Outlook) -> tuple[float | None, float | None]:
    """What the best disc for white and for black corners opens; None if there is no disc."""
    worths = [
        (slot.black, slot_worth(o, slot))
        for slot, there in zip(SLOTS, o.me.slots, strict=True)
        if there and o.purse + slot.dollars >= 0
    ]
    return max([worth for black, worth in worths if not black], default=None), max([worth for _, worth in worths], default=None)


def post_worth(o: Outlook, post: Post) -> float:
    """Points, what it gives and what objectives ask for; without disc and certificates."""
    worth = post.points + wants(o).get(post.id, 0.0) + HARD_TO_REACH * post.value * o.left
    if post in POST_ACTIONS:
        worth += max(0.0, actions.action_worth(o, POST_ACTIONS[post]))
    return worth


def destinations(o: Outlook, reach: float) -> Destinations:
    """Those that so much reaches."""
    discs = best_discs(o)
    found = {}
    posts = o.me.posts
    for post in POSTS:
        if post.value > reach:
            break
        disc = discs[post.black]
        if disc is not None and (post.again or post not in posts):
            found[post] = post_worth(o, post) + disc
    return found


def delivery(o: Outlook, posts: Destinations, value: float, certificates: int) -> float:
    """What the best delivery of so much brings; certificates that are not needed are kept."""
    best = 0.0
    for post, worth in posts.items():
        if post.value > value:
            short = ceil(post.value - value)
            if short > certificates:
                break
            worth -= spent(o, certificates, short)
        if worth > best:
            best = worth
    return best


def spent(o: Outlook, certificates: int, count: int) -> float:
    """What it costs to spend so many certificates."""
    return sum(CERTIFICATES[certificates - count : certificates]) * o.future


def gained(o: Outlook, count: int) -> float:
    """What so many certificates more are worth."""
    certificates = o.me.certificates
    return sum(CERTIFICATES[certificates : certificates + count]) * o.future


def refilled(me: Player) -> float:
    """What the hand will be worth when it is filled up."""
    return delivery_value(me) + REFILLED * missing(me)


def arrival(o: Outlook, posts: Destinations, value: float) -> float:
    """What El Paso brings with a hand of that value: income, delivery, and closing the game."""
    closing = CLOSER_POINTS if not o.g.simmentals and o.g.closer is None else 0
    return INCOME * o.dollar + closing + delivery(o, posts, value, o.me.certificates)


# ------------------------------------------------------------ at El Paso


def deliver(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The best post; before that a token or a builder, if they make a better one likely.

    With this delivery the game is over for whoever has ended it, so that whoever can be turned into money is.
    """
    me, closing = o.me, o.g.closer == o.me.seat
    value = delivery_value(me)
    posts = destinations(o, value + BEST_DRAWN + me.certificates + 1)
    now = delivery(o, posts, value, me.certificates)
    worths = []
    for option in options:
        if type(option) is Post:
            short = max(0, option.value - value)
            worth = posts[option] if option in posts else post_worth(o, option)
            worths.append(worth - spent(o, me.certificates, short))
        elif option == EXCHANGE:
            worths.append(now + exchange_gain(o, posts, value, now) - actions.TOKEN * o.future)
        elif option is BONUSES[BUILDER]:
            better = delivery(o, posts, value, me.certificates + 1)
            worths.append(better - price(o, BUILDER_BONUS) - SPENT[BUILDER] * min(1.0, 2 * o.left))
        elif closing and option in PAYS:
            worths.append(FIRST)
        else:
            worths.append(0.0 if option is NOTHING else NEVER)
    return worths


def exchange_gain(o: Outlook, posts: Destinations, value: int, now: float) -> float:
    """What another card in the place of the weakest can be expected to bring."""
    weakest = min([keeping(o.me, card) for card in o.me.hand if isinstance(card, Cattle)], default=0.0)
    if weakest < 1:
        weakest = 0.0
    hoped = 0.0
    for added, chance in DRAWN:
        more = added - weakest
        hoped += chance * (delivery(o, posts, value + more, o.me.certificates) if more > 0 else now)
    return hoped - now
