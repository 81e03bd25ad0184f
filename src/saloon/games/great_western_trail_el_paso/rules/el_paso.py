"""El Paso: income, a Simmental, delivery (rulebook, "Actions"); the end of the game ("Fin de la partie")."""

from __future__ import annotations

from typing import Final

from saloon.engine import Flow, Value
from saloon.games.great_western_trail_el_paso.components import (
    CATTLE,
    CERTIFICATE_SLOT,
    DUPLICATE,
    INCOME,
    NOTHING,
    PERMANENT,
    POST_ACTIONS,
    POSTS,
    SIMMENTAL,
    SIMMENTAL_SPACE,
    SLOTS,
    Action,
    Card,
    Post,
    Slot,
)
from saloon.games.great_western_trail_el_paso.rules.effects import ABLE, perform
from saloon.games.great_western_trail_el_paso.rules.hands import ASKING, anything_else
from saloon.games.great_western_trail_el_paso.rules.reasons import explain_posts, explain_slots
from saloon.games.great_western_trail_el_paso.state import Player, Seated, State
from saloon.games.trail.purse import gain_dollars

_IN_ORDER: Final[dict[Card, int]] = {breed: place for place, breed in enumerate(CATTLE)}
_VALUE: Final[dict[Card, int]] = {breed: breed.value for breed in CATTLE}

USABLE: Final = ("hire", "token")
"""Rewards that can be used in the same turn. Whoever ends the game has no other moment for it."""


def el_paso(g: State, me: Player) -> Flow:
    """All three actions, in order."""
    gain_dollars(g, me, INCOME)
    if take_simmental(g, me):
        me.discard.append(SIMMENTAL)
    yield from deliver(g, me)


def take_simmental(g: State, who: Seated) -> bool:
    """Whether there was one to take; the first who finds none ends the game and stays on the Simmental space."""
    if g.simmentals:
        g.simmentals -= 1
        g.tell("takes_simmental", who.seat, left=g.simmentals)
        if not g.simmentals:
            g.tell("last_simmental", who.seat)
        return True
    if g.closer is None:
        g.closer, g.left = who.seat, g.seats
        who.rancher = SIMMENTAL_SPACE
        g.tell("closes", who.seat)
    return False


# ------------------------------------------------------------ what a hand is worth


def breeding_value(cards: list[Card], duplicates: int) -> int:
    """Each breed once, and for each duplicate tile one more card, the best."""
    values = sum([_VALUE[card] for card in set(cards)])
    if duplicates:
        more = sorted((_VALUE[card] for card in set(cards) for _ in range(cards.count(card) - 1)), reverse=True)
        values += sum(more[:duplicates])
    return values


def permanent(me: Player) -> int:
    """Permanent certificates: of the player board, and of bonus tiles."""
    return (not me.slots[CERTIFICATE_SLOT]) + me.bonuses.count(PERMANENT)


def delivery_value(me: Player) -> int:
    """What the hand is worth without spending certificates."""
    return breeding_value(me.hand, me.bonuses.count(DUPLICATE)) + permanent(me)


# ------------------------------------------------------------ delivery


def discs_for(me: Player, post: Post) -> list[Slot]:
    """Discs of the player board: black corners only go to black corners, and the price must be paid."""
    return _discs(me, post.black)


def _discs(me: Player, black: bool) -> list[Slot]:
    dollars = me.dollars
    return [
        slot
        for slot, there in zip(SLOTS, me.slots, strict=True)
        if there and (black or not slot.black) and dollars + slot.dollars >= 0
    ]


def open_posts(me: Player, value: int) -> list[Post]:
    """Posts that so much and all certificates reach, without an own disc (but for some), for which there is a disc."""
    reach, discs = value + me.certificates, {black: _discs(me, black) for black in (True, False)}
    return [post for post in POSTS if post.value <= reach and (post.again or post not in me.posts) and discs[post.black]]


def deliver(g: State, me: Player) -> Flow:
    """Reveal the hand, choose a post and a disc; as few certificates as the post asks for are spent.

    Nobody must spend any: where every post asks for some, nothing need be delivered.
    """

    def able() -> list[Value]:
        value = delivery_value(me)
        posts = open_posts(me, value)
        if g.listener is not None:
            explain_posts(g, me, value, posts)
        return posts if any(post.value <= value for post in posts) else [*posts, NOTHING]

    post = yield from ASKING.decide(g, me, "deliver", able)
    if isinstance(post, Post):
        yield from place_disc(g, me, post)
    else:
        reveal(me)
        g.tell("delivers_nothing", me.seat, cards=me.shown[:], spared=int(bool(open_posts(me, delivery_value(me)))))
    discard_hand(g, me)


def discard_hand(g: State, me: Player) -> None:
    """All of it, with what a token has brought since it was revealed."""
    reveal(me)
    if me.hand:
        g.tell("discards_hand", me.seat, cards=me.shown)
    me.discard += me.hand
    me.hand.clear()
    me.shown = []


def reveal(me: Player) -> None:
    """In the order of the box: how its owner holds a hand is nobody's business."""
    me.shown = sorted(me.hand, key=_IN_ORDER.__getitem__)


def place_disc(g: State, me: Player, post: Post) -> Flow:
    """A disc leaves the player board, which opens something at once; then the post gives its reward."""
    slots: list[Value] = [*discs_for(me, post)]
    if g.listener is not None:
        explain_slots(g, me, post, slots)
    slot = yield from ASKING.choose(g, me, "disc", slots, beside=False)
    reveal(me)
    value = delivery_value(me)
    spent = max(0, post.value - value)
    me.certificates -= spent
    me.slots[SLOTS.index(slot)] = 0
    me.dollars += slot.dollars
    me.posts.append(post)
    g.tell("delivers", me.seat, cards=me.shown[:], value=value + spent, certificates=spent, post=post, slot=slot)
    if slot.dollars:
        g.tell("disc_pays" if slot.dollars > 0 else "disc_costs", me.seat, dollars=abs(slot.dollars), slot=slot)
    if post in POST_ACTIONS:
        yield from reward(g, me, POST_ACTIONS[post])


def reward(g: State, me: Player, action: Action) -> Flow:
    """What a post gives, if there is any left; a worker or a certificate may be declined.

    A worker bonus may still pay for a joker.
    """
    if ABLE[action](g, me) or (action.keyword == "hire" and any(g.workers)):
        yield from perform(g, me, action, optional=True)
    if g.closer == me.seat and action.keyword in USABLE:
        yield from anything_else(g, me, "act")
