"""Why something that a player would expect cannot be chosen: greyed on the page, with a sentence.

Nobody listens in a simulation, and then none of this runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.engine import Value
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    BREEDS,
    BUILDER,
    COWBOY,
    ENGINEER,
    INDEX,
    JOKER,
    JOKER_PRICE,
    MARKERS,
    MARKET,
    POSTS,
    REMOVALS,
    SITES,
    SLOTS,
    WAGE,
    WORKERS,
    Face,
    Post,
    Worker,
)
from saloon.games.great_western_trail_el_paso.state import Player, State
from saloon.games.trail.effects import Effect
from saloon.games.trail.reasons import REASONS, Reason, Why, because_of, no_money


def _no_card(g: State, me: Player, effect: Effect) -> Reason:
    """A breed, or whatever else the icon shows."""
    return ("no_card", {"card": BREEDS[effect.of]}) if effect.of in BREEDS else (f"no_{effect.of}", {})


def _no_removal(g: State, me: Player, effect: Effect) -> Reason:
    return ("removed_enough", {"count": REMOVALS}) if len(me.removed) >= REMOVALS else _no_card(g, me, effect)


def _sold_out(g: State, me: Player, effect: Effect) -> Reason:
    return "sold_out", {"card": BREEDS[effect.of]}


def _no_worker(g: State, me: Player, effect: Effect) -> Reason:
    """Nobody is left, or there are only jokers, who cost more, or the money is short."""
    if not any(g.workers):
        return "nobody_to_hire", {}
    cost = effect.amount if any(g.workers[:JOKER]) else effect.amount + JOKER_PRICE
    return no_money(me, cost) if me.dollars < cost else ("nobody_to_hire", {})


LACKING: Final[dict[str, Why]] = {
    **REASONS,
    **because_of(
        {
            "exchange": "no_cards",
            "train": "no_engineers",
            "objective": "no_objectives",
            "bonus": "no_bonuses",
            "tile": "no_tiles",
        }
    ),
    "discard": _no_card,
    "remove": _no_removal,
    "take": _sold_out,
    "hire": _no_worker,
    "hire_another": _no_worker,
}


def lacking(g: State, me: Player, effect: Effect) -> Reason:
    """Why an effect cannot be had, or a requirement not be met."""
    return LACKING[effect.name](g, me, effect)


def explain_auxiliaries(g: State, me: Player, able: Sequence[Value], *, acted: bool) -> None:
    """Those that are still closed by a disc; all of them once an action of the tile was done."""
    for each in AUXILIARIES:
        if each in able:
            continue
        if me.slots[each.slot] and each.covered is None:
            g.why_not(me.seat, "act", each, "disc_on_it")
        elif acted:
            g.why_not(me.seat, "act", each, "acted")
        else:
            reason, values = lacking(g, me, (each.covered if me.slots[each.slot] and each.covered else each.open).gain[0])
            g.why_not(me.seat, "act", each, reason, **values)


def explain_workers(g: State, me: Player, price: int, other: Worker | None, able: Sequence[Value]) -> None:
    for index, worker in enumerate(WORKERS):
        if worker in able:
            continue
        cost = price + JOKER_PRICE * (index == JOKER)
        if not g.workers[index]:
            g.why_not(me.seat, "hire", worker, "none_left")
        elif worker is other:
            g.why_not(me.seat, "hire", worker, "hired_already", worker=worker)
        else:
            g.why_not(me.seat, "hire", worker, "no_money", dollars=cost, purse=me.dollars)


def _short(g: State, me: Player, verb: str, value: Value, index: int, count: int, extra: int = 0) -> None:
    """Too few workers of a type, or too few dollars for them."""
    have = me.workers[index] + me.workers[JOKER]
    if count > have:
        g.why_not(me.seat, verb, value, "needs_workers", worker=WORKERS[index], count=count, have=have)
    else:
        g.why_not(me.seat, verb, value, "no_money", dollars=count * WAGE + extra, purse=me.dollars)


def explain_breeds(g: State, me: Player, able: Sequence[Value]) -> None:
    for breed, left in zip(MARKET, g.market, strict=True):
        if not left:
            g.why_not(me.seat, "buy", breed, "sold_out", card=breed)
        elif breed not in able:
            _short(g, me, "buy", breed, COWBOY, breed.cowboys)


def explain_trains(g: State, me: Player, able: Sequence[Value]) -> None:
    for train in g.trains:
        if train not in able:
            _short(g, me, "train", train, ENGINEER, train.number)


def explain_faces(g: State, me: Player, able: Sequence[Value]) -> None:
    own = [tile.builders for tile in g.trail if tile is not None and tile.owner == me.seat]
    cheapest = min((space.price for space in SITES if g.trail[INDEX[space]] is None), default=0)
    for face, left in zip(g.faces, g.buildings, strict=True):
        if face in able:
            continue
        if not left:
            g.why_not(me.seat, "build", face, "none_left")
        elif len(own) == MARKERS:
            smaller = [builders for builders in own if builders < face.builders]
            if smaller:
                _short(g, me, "build", face, BUILDER, face.builders - max(smaller))
            else:
                g.why_not(me.seat, "build", face, "markers_used", count=MARKERS)
        else:
            _short(g, me, "build", face, BUILDER, face.builders, cheapest)


def explain_sites(g: State, me: Player, face: Face, able: Sequence[Value]) -> None:
    """Free spaces whose price is too high beside the wages."""
    for space in SITES:
        if space not in able and g.trail[INDEX[space]] is None and face.builders * WAGE <= me.dollars:
            dollars = face.builders * WAGE + space.price
            if dollars > me.dollars:
                g.why_not(me.seat, "site", space, "no_money", dollars=dollars, purse=me.dollars)


def explain_posts(g: State, me: Player, total: int, able: Sequence[Value]) -> None:
    for post in POSTS:
        if post in able:
            continue
        if post.value > total + me.certificates:
            g.why_not(me.seat, "deliver", post, "value_too_low", value=post.value, total=total + me.certificates)
        elif post in me.posts and not post.again:
            g.why_not(me.seat, "deliver", post, "disc_there")
        else:
            g.why_not(me.seat, "deliver", post, "no_disc")


def explain_slots(g: State, me: Player, post: Post, able: Sequence[Value]) -> None:
    for slot, there in zip(SLOTS, me.slots, strict=True):
        if slot in able or not there:
            continue
        if slot.black and not post.black:
            g.why_not(me.seat, "disc", slot, "black_corners")
        else:
            g.why_not(me.seat, "disc", slot, "no_money", dollars=-slot.dollars, purse=me.dollars)
