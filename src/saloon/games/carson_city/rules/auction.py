"""The auctioneer (rulebook p. 13 to 15): two parcels as one lot, or the "3 revolvers" token.

Bidding is open: whoever is still in may bid higher or go out, in any order; the record keeps the order in which they did.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saloon.engine import PASS, Ask, AskAny, Question, Seat
from saloon.games.carson_city.components import Parcel
from saloon.games.carson_city.rules.town import give_parcel, parcels_to_have
from saloon.games.carson_city.state import Player, State, pay

Sold = Generator[Question, Any, tuple[Player, int] | None]
LOT = 2


def bids(g: State, auctioneer: Player, titles: int) -> Sold:
    """Whoever is still in may bid higher or go out; the last one in has it."""
    seats = len(g.players)
    inside = [(auctioneer.seat + step) % seats for step in range(seats)]
    inside = [seat for seat in inside if g.players[seat].titles >= titles]
    high, leader = 0, None
    while rivals := [seat for seat in inside if seat != leader and g.players[seat].money > high]:
        seat, bid = yield AskAny(lambda rivals=rivals, high=high: [_ask(g, seat, high) for seat in rivals])  # type: ignore[misc]
        if bid == PASS:
            inside.remove(seat)
            g.tell("goes_out", seat)
        else:
            high, leader = bid, seat
            g.tell("bids", seat, money=bid)
    return (g.players[leader], high) if leader is not None else None


def _ask(g: State, seat: Seat, high: int) -> Ask:
    return Ask(seat, "bid", [*range(high + 1, g.players[seat].money + 1), PASS])


def auction_parcels(g: State, me: Player) -> Generator[Question, Any, None]:
    """Half to the bank, rounded down, the rest to the auctioneer."""
    if len(parcels_to_have(g)) < LOT:
        return
    lot: list[Parcel] = []
    for _ in range(LOT):
        lot.append((yield Ask(me.seat, "lot", [parcel for parcel in parcels_to_have(g) if parcel not in lot])))
    g.tell("auctions", me.seat, parcels=lot)
    sold = yield from bids(g, me, LOT)
    if sold is None:
        return
    buyer, bid = sold
    pay(g, buyer, bid // 2)
    if buyer is not me:
        _give(buyer, me, bid - bid // 2)
    for parcel in lot:
        give_parcel(g, buyer, parcel)
        g.tell("owns", buyer.seat, parcel=parcel, money=bid)


def auction_ammo(g: State, me: Player) -> Generator[Question, Any, None]:
    """The whole price to the auctioneer; without a bid the token stays where it is."""
    if not g.ammo_home:
        return
    sold = yield from bids(g, me, 0)
    if sold is None:
        return
    buyer, bid = sold
    if buyer is not me:
        _give(buyer, me, bid)
    g.ammo_home, buyer.ammo = False, True
    g.tell("takes_ammo", buyer.seat, money=bid)


def _give(payer: Player, payee: Player, money: int) -> None:
    payer.money -= money
    payee.money += money
