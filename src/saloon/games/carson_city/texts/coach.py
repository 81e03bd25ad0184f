"""Sentences for first games: what is worth looking at, question by question, the most special first."""

from __future__ import annotations

from saloon.engine.coaching import Figures, Look, Tip
from saloon.games.carson_city.components import INDEX, MOUNTAIN, NOBODY, NUMBERS, ROUNDS, WAGES, Building, Parcel, Space
from saloon.games.carson_city.rules.cards import cash_limit, strength
from saloon.games.carson_city.rules.duels import on
from saloon.games.carson_city.rules.town import buildings_of, income

POOR = 6
"""Dollars below which a round can hardly be paid for."""
EACH = NUMBERS["spend_points"]
"""Dollars that a point costs at the end of a round."""


def is_last_round(look: Look) -> Figures:
    return bool(look.g.round == ROUNDS)


def is_poor(look: Look) -> Figures:
    return {"money": look.me.money} if look.me.money < POOR and look.may(WAGES) else False


def would_duel(look: Look) -> Figures:
    """What the ratings like most is contested already."""
    target = look.favourite
    there = on(look.g, target) if isinstance(target, Parcel | Space) else []
    rivals = [seat for seat, _, _ in there if seat != look.seat]
    if not rivals:
        return False
    return {"own": max(0, strength(look.me) - 1), "theirs": max(strength(look.g.players[seat]) for seat in rivals)}


def rich_neighbour(look: Look) -> Figures:
    """A building of somebody else that pays well."""
    earnings = [
        income(look.g, INDEX[value])
        for value in look.ask.options
        if isinstance(value, Parcel)
        and isinstance(look.g.land[INDEX[value]], Building)
        and look.g.owner[INDEX[value]] not in (NOBODY, look.seat)
    ]
    return {"income": max(earnings)} if max(earnings, default=0) >= POOR else False


def is_mountain(look: Look) -> Figures:
    return any(isinstance(value, Parcel) and look.g.land[INDEX[value]] is MOUNTAIN for value in look.ask.options)


def over_the_limit(look: Look) -> Figures:
    limit = cash_limit(look.me)
    return {"money": look.me.money, "limit": limit, "each": EACH} if look.me.money > limit else False


TIPS = (
    Tip("settle", ("settle", "parcel")),
    Tip("take-last", ("take", "second"), is_last_round),
    Tip("take-no-building", ("take", "second"), lambda look: not buildings_of(look.g, look.seat)),
    Tip("take", ("take", "second")),
    Tip("place-last", ("place",), is_last_round),
    Tip("place-poor", ("place",), is_poor),
    Tip("place-duel", ("place",), would_duel),
    Tip("place-attack", ("place",), rich_neighbour),
    Tip("place-first", ("place",), lambda look: not buildings_of(look.g, look.seat)),
    Tip("place", ("place",)),
    Tip("buy-parcel-mountain", ("buy_parcel",), is_mountain),
    Tip("buy-parcel", ("buy_parcel",)),
    Tip("buy-building", ("buy_building",)),
    Tip("build", ("build", "unpack")),
    Tip("house", ("house",)),
    Tip("road", ("road",)),
    Tip("points", ("points",)),
    Tip("spend-over", ("spend",), over_the_limit),
    Tip("spend", ("spend",), lambda look: {"each": EACH}),
    Tip("recruit", ("recruit", "arm")),
    Tip("profit", ("profit",)),
    Tip("bid", ("bid",)),
)
