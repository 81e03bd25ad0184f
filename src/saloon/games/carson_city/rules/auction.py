"""The auctioneer (rulebook p. 15): two parcels as one lot, or the "3 revolvers" token."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saloon.engine import PASS, Ask, AskAny, Question, Seat, Value
from saloon.games.carson_city.rules.town import give_parcel, parcels_to_have
from saloon.games.carson_city.state import Player, Sale, State, pay

Selling = Generator[Question, Any, None]
LOT = 2


# ------------------------------------------------------------ bidding


def bids(g: State, sale: Sale) -> Selling:
    """Everybody with a title for each parcel, from the auctioneer on: bid higher or pass; who passes is out."""
    seats = len(g.players)
    around = [(sale.seller + step) % seats for step in range(seats)]
    sale.inside = [seat for seat in around if g.players[seat].titles >= len(sale.lot)]
    sale.offers = dict.fromkeys(sale.inside, 0)
    yield from (open_bids if g.options.bidding == "open" else clockwise_bids)(g, sale)


def clockwise_bids(g: State, sale: Sale) -> Selling:
    """One after the other, until nobody is left but who has the highest bid."""
    while sale.inside and sale.inside != [sale.leader]:
        seat = sale.inside[0]
        bid = (yield _ask(g, sale, seat)) if may_bid(g, sale, seat) else PASS
        sale.inside.remove(seat)
        if bid != PASS:
            sale.inside.append(seat)
        _tell_bid(g, sale, seat, bid)


def open_bids(g: State, sale: Sale) -> Selling:
    """In any order, as some tables like it; the record keeps the order in which they did."""
    while rivals := [seat for seat in sale.inside if seat != sale.leader and may_bid(g, sale, seat)]:
        seat, bid = yield AskAny(rivals, lambda seat: _ask(g, sale, seat))
        if bid == PASS:
            sale.inside.remove(seat)
        _tell_bid(g, sale, seat, bid)


def may_bid(g: State, sale: Sale, seat: Seat) -> bool:
    """Nobody bids more than they have."""
    return g.players[seat].money > sale.bid


def _ask(g: State, sale: Sale, seat: Seat) -> Ask:
    return Ask(seat, "bid", [*range(sale.bid + 1, g.players[seat].money + 1), PASS])


def _tell_bid(g: State, sale: Sale, seat: Seat, bid: Value) -> None:
    if bid == PASS:
        g.tell("goes_out", seat)
        return
    sale.bid, sale.leader, sale.offers[seat] = bid, seat, bid
    g.tell("bids", seat, money=bid)


# ------------------------------------------------------------ what is sold


def auction_parcels(g: State, me: Player) -> Selling:
    """Half to the bank, rounded down, the rest to the auctioneer; an auctioneer who wins pays the bank only."""
    if len(parcels_to_have(g)) < LOT:
        return
    sale = g.sale = Sale(me.seat)
    for _ in range(LOT):
        sale.lot.append((yield Ask(me.seat, "lot", [parcel for parcel in parcels_to_have(g) if parcel not in sale.lot])))
    g.tell("auctions", me.seat, parcels=list(sale.lot))
    yield from bids(g, sale)
    g.sale = None
    if sale.leader is None:
        g.tell("unsold", None)
        return
    buyer, half = g.players[sale.leader], sale.bid // 2
    rest = sale.bid - half if buyer is not me else 0
    pay(g, buyer, half)
    _give(buyer, me, rest)
    for parcel in sale.lot:
        give_parcel(g, buyer, parcel)
    g.tell("wins_lot", buyer.seat, parcels=sale.lot, money=sale.bid, half=half, rest=rest, rival=me.seat)


def auction_ammo(g: State, me: Player) -> Selling:
    """The whole price to the auctioneer, nothing from an auctioneer who wins; without a bid the token stays where it is."""
    if not g.ammo_home:
        return
    sale = g.sale = Sale(me.seat)
    yield from bids(g, sale)
    g.sale = None
    if sale.leader is None:
        g.tell("unsold", None)
        return
    buyer = g.players[sale.leader]
    rest = sale.bid if buyer is not me else 0
    _give(buyer, me, rest)
    g.ammo_home, buyer.ammo = False, True
    g.tell("wins_ammo", buyer.seat, money=sale.bid, rest=rest, rival=me.seat)


def _give(payer: Player, payee: Player, money: int) -> None:
    payer.money -= money
    payee.money += money
