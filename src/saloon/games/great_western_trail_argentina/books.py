"""The books: what everybody holds, and what each event changes of it (`saloon.engine.books`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from saloon.engine import Books, Holdings, Tell
from saloon.engine.books import Entry, move
from saloon.games.great_western_trail_argentina.components import (
    BUENOS_AIRES,
    DISCS,
    EXHAUSTION,
    MARKET_KINDS,
    MASTER_STATIONS,
    SPACES,
    START,
    Disc,
    Quay,
    Station,
)
from saloon.games.great_western_trail_argentina.state import Player, Seated, State
from saloon.games.trail import books as trail
from saloon.games.trail.books import at, common, each_of, gets, gets_dollars, gives, gives_dollars, moves, own, put, swaps

# ------------------------------------------------------------ what there is


def holdings(g: State) -> Holdings:
    found: Holdings = Counter()
    for who in g.seated:
        put_seat(found, g, who)
        HOLDINGS[who.__class__](found, who)
    for supply in g.supplies:
        put(found, ("bag",), supply.bag)
        put(found, ("foresight",), supply.foresight)
    for space, tile, coins in zip(SPACES, g.trail, g.coins, strict=True):
        put(found, ("trail", space), [tile])
        found["coins", space] = coins
    for station, master, given in zip(MASTER_STATIONS, g.masters, g.given, strict=True):
        put(found, ("post", station), [master, given])
    found["exhaustion", EXHAUSTION] = g.exhaustion
    piles: dict[str, Iterable[object]] = {
        "jobs": g.jobs, "cattle": g.cattle, "market": g.market, "stack": g.objectives, "display": g.display,
        "fleet": g.fleet, "pile": g.pile, "removed": g.removed, "gone": g.gone,
    }  # fmt: skip
    for name, things in piles.items():
        put(found, (name,), things)
    return found


def put_seat(found: Holdings, g: State, who: Seated) -> None:
    """What players and automas have alike."""
    found[who.seat, "grain"] = who.grain
    found[who.seat, "job token"] = g.ender == who.seat
    things: dict[str, Iterable[object]] = {
        "herder": [who.herder], "engine": [who.engine], "buildings": who.buildings, "farmers": who.farmers,
        "stations": who.stations, "ships": who.ships, "quays": who.quays, "spaces": who.spaces,
        "workers": [tile for row in who.workers for tile in row],
    }  # fmt: skip
    for name, mine in things.items():
        put(found, (who.seat, name), mine)


def _put_player(found: Holdings, me: Player) -> None:
    trail.put_purse(found, me)
    trail.put_herd(found, me)
    found[me.seat, "permanent"] = me.permanent
    for disc, there in zip(DISCS, me.discs, strict=True):
        found[me.seat, "discs", disc] = there
    put(found, (me.seat, "masters"), me.masters)
    put(found, (me.seat, "area"), me.area)
    for card, count in zip(MARKET_KINDS, me.bought, strict=True):
        found[me.seat, "bought", card] = count


HOLDINGS: dict[type, Callable[[Holdings, Any], None]] = {Player: _put_player}
"""By the class at a seat; automas add theirs."""


# ------------------------------------------------------------ what events change


def _embarks(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "herder", tell.values["ramp"]), (tell.seat, "herder", BUENOS_AIRES))


def _starts_again(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "herder", BUENOS_AIRES), (tell.seat, "herder", START))


def _pays_farmer(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "dollars"), ("coins", tell.values["space"]), tell.values["dollars"])


def _empties_money_spot(books: Holdings, tell: Tell) -> None:
    books["coins", tell.values["space"]] -= tell.values["coins"]


def _exhausts(books: Holdings, tell: Tell) -> None:
    card = tell.values["card"]
    move(books, ("exhaustion", card), (tell.seat, "discard", card), tell.values["count"])


def _gains_objective(books: Holdings, tell: Tell) -> None:
    card = tell.values["card"]
    move(books, (tell.values["source"], card), (tell.seat, "discard", card))


def _takes_cattle(books: Holdings, tell: Tell) -> None:
    card = tell.values["card"]
    move(books, ("market", card), (tell.seat, tell.values["zone"], card))
    books[tell.seat, "bought", card] += 1


def _buys(books: Holdings, tell: Tell) -> None:
    for card in tell.values["cards"]:
        move(books, ("market", card), (tell.seat, "discard", card))
        books[tell.seat, "bought", card] += 1


def _sails(books: Holdings, tell: Tell) -> None:
    """The ship has gone; discs that were in its hold lie on the quay."""
    ship, quay = tell.values["ship"], tell.values["quay"]
    books["fleet", ship] -= 1
    for seat in tell.values["seats"]:
        move(books, (seat, "ships", ship), (seat, "quays", quay))


_CAME: dict[type, str] = {Disc: "discs", Station: "stations", Quay: "quays"}


def _puts_disc(key: str, place: str) -> Entry:
    """Of the player board, or of where else it was."""

    def entry(books: Holdings, tell: Tell) -> None:
        disc = tell.values["disc"]
        move(books, (tell.seat, _CAME.get(disc.__class__, "ships"), disc), (tell.seat, place, tell.values[key]))

    return entry


def _delivers(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "quays", tell.values["quay"]), (tell.seat, "spaces", tell.values["space"]))


ENTRIES: dict[str, Entry] = {
    **trail.ENTRIES,
    **trail.TILES,
    # estanciero and locomotive
    "begins": trail.begins,
    "moves": swaps(own("herder"), "origin", "space"),
    "embarks": _embarks,
    "starts_again": _starts_again,
    "drives": swaps(own("engine"), "origin", "track"),
    # money, grain and certificates
    "pays_player": trail.pays_player,
    "pays_farmer": _pays_farmer,
    "earns": each_of(gets_dollars, gives("certificates", "certificates")),
    "harvests": gets("grain"),
    "pays_grain": gives("grain"),
    "gains_permanent": gets("permanent"),
    "exchanges": trail.one("tokens", -1),
    # cards
    "reveals": moves("cards", own("hand"), own("discard")),
    "discards_hand": moves("cards", own("hand"), own("discard")),
    "removes": moves("card", own("hand"), common("removed")),
    "exhausts": _exhausts,
    "rests": moves("card", own("hand"), common("exhaustion")),
    "plays": moves("card", own("hand"), own("area")),
    "gains_objective": _gains_objective,
    "shows_objective": moves("card", common("stack"), common("display")),
    "buys": each_of(gives_dollars, _buys),
    "takes_cattle": _takes_cattle,
    "adds_cattle": moves("cards", common("cattle"), common("market")),
    # workers, farmers and buildings
    "hires": each_of(gives_dollars, moves("worker", common("jobs"), own("workers"))),
    "helps": each_of(gets_dollars, _empties_money_spot, moves("farmer", at("trail", "space"), own("farmers"))),
    "settles": each_of(gives_dollars, moves("farmer", own("farmers"), own("workers"))),
    "ends": trail.one("job token", 1),
    # discs and ships
    "upgrades": each_of(gives_dollars, _puts_disc("station", "stations")),
    "appoints": each_of(
        moves("worker", own("workers"), at("post", "station")), moves("master", at("post", "station"), own("masters"))
    ),
    "delivers": _delivers,
    "ships_out": _puts_disc("quay", "quays"),
    "loads": _puts_disc("ship", "ships"),
    "sails": _sails,
    "ships_come": moves("ships", common("pile"), common("fleet")),
}
"""What each event changes; automas add theirs."""

BOOKS = Books(holdings, ENTRIES)
