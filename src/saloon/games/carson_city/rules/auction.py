"""The auctioneer (rulebook p. 15): two parcels as one lot, or the "3 revolvers" token."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saloon.engine import PASS, Ask, AskAny, Question, Seat, Value
from saloon.games.carson_city.components import Parcel
from saloon.games.carson_city.rules.town import give_parcel, parcels_to_have
from saloon.games.carson_city.state import Player, State, pay

Bid = tuple[Seat, int] | None
"""Who leads, and with how much."""
Bidding = Generator[Question, Any, Bid]
LOT = 2


# ------------------------------------------------------------ bidding


def bids(g: State, auctioneer: Player, lot: list[Parcel]) -> Bidding:
    """Everybody with a title for each parcel, from the auctioneer on: bid higher or pass; who passes is out."""
    seats = len(g.players)
    inside = [(auctioneer.seat + step) % seats for step in range(seats)]
    inside = [seat for seat in inside if g.players[seat].titles >= len(lot)]
    return (yield from (open_bids if g.options.bidding == "open" else clockwise_bids)(g, inside, lot))


def clockwise_bids(g: State, inside: list[Seat], lot: list[Parcel]) -> Bidding:
    """One after the other, until nobody is left but who has the highest bid."""
    high: Bid = None
    while inside and (high is None or inside != [high[0]]):
        seat = inside.pop(0)
        bid = (yield _ask(g, seat, high, lot)) if _may_bid(g, seat, high) else PASS
        high = _tell_bid(g, seat, bid, high)
        if bid != PASS:
            inside.append(seat)
    return high


def open_bids(g: State, inside: list[Seat], lot: list[Parcel]) -> Bidding:
    """In any order, as some tables like it; the record keeps the order in which they did."""
    high: Bid = None
    while rivals := [seat for seat in inside if not (high and seat == high[0]) and _may_bid(g, seat, high)]:
        seat, bid = yield AskAny(lambda rivals=rivals, high=high: [_ask(g, seat, high, lot) for seat in rivals])  # type: ignore[misc]
        high = _tell_bid(g, seat, bid, high)
        if bid == PASS:
            inside.remove(seat)
    return high


def _may_bid(g: State, seat: Seat, high: Bid) -> bool:
    """Nobody bids more than they have."""
    return g.players[seat].money > (high[1] if high else 0)


def _ask(g: State, seat: Seat, high: Bid, lot: list[Parcel]) -> Ask:
    least = high[1] + 1 if high else 1
    return Ask(seat, "bid", [*range(least, g.players[seat].money + 1), PASS], about=(high, lot))


def _tell_bid(g: State, seat: Seat, bid: Value, high: Bid) -> Bid:
    """The highest bid from now on."""
    if bid == PASS:
        g.tell("goes_out", seat)
        return high
    g.tell("bids", seat, money=bid)
    return seat, bid


# ------------------------------------------------------------ what is sold


def auction_parcels(g: State, me: Player) -> Generator[Question, Any, None]:
    """Half to the bank, rounded down, the rest to the auctioneer; an auctioneer who wins pays the bank only."""
    if len(parcels_to_have(g)) < LOT:
        return
    lot: list[Parcel] = []
    for _ in range(LOT):
        lot.append((yield Ask(me.seat, "lot", [parcel for parcel in parcels_to_have(g) if parcel not in lot])))
    g.tell("auctions", me.seat, parcels=lot)
    sold = yield from bids(g, me, lot)
    if sold is None:
        g.tell("unsold", None)
        return
    buyer, bid = g.players[sold[0]], sold[1]
    half = bid // 2
    rest = bid - half if buyer is not me else 0
    pay(g, buyer, half)
    _give(buyer, me, rest)
    for parcel in lot:
        give_parcel(g, buyer, parcel)
    g.tell("wins_lot", buyer.seat, parcels=lot, money=bid, half=half, rest=rest, rival=me.seat)


def auction_ammo(g: State, me: Player) -> Generator[Question, Any, None]:
    """The whole price to the auctioneer, nothing from an auctioneer who wins; without a bid the token stays where it is."""
    if not g.ammo_home:
        return
    sold = yield from bids(g, me, [])
    if sold is None:
        g.tell("unsold", None)
        return
    buyer, bid = g.players[sold[0]], sold[1]
    rest = bid if buyer is not me else 0
    _give(buyer, me, rest)
    g.ammo_home, buyer.ammo = False, True
    g.tell("wins_ammo", buyer.seat, money=bid, rest=rest, rival=me.seat)


def _give(payer: Player, payee: Player, money: int) -> None:
    payer.money -= money
    payee.money += money
