"""The books: what everybody holds, and what each event changes of it (`saloon.engine.books`). Modules add their own part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from saloon.engine import Books, Holdings, Tell
from saloon.engine.books import Entry, move
from saloon.games.great_western_trail.components import KANSAS_CITY, SPACES, START, WORKERS, Disc
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail import books as trail
from saloon.games.trail.books import at, common, each_of, gets, gets_dollars, gives, gives_dollars, moves, own, put, swaps

# ------------------------------------------------------------ what there is


def holdings(g: State) -> Holdings:
    found: Holdings = Counter()
    for player in g.players:
        _put_player(found, g, player)
    for supply in g.supplies:
        put(found, ("bag",), supply.bag)
        put(found, ("foresight",), supply.foresight)
    for space, tile in zip(SPACES, g.trail, strict=True):
        put(found, ("trail", space), [tile])
    for station, post in g.kit.posts.items():
        put(found, ("post", station), [g.masters[post], g.replaced[post]])
    piles: dict[str, Iterable[object]] = {
        "jobs": g.jobs, "cattle": g.cattle, "market": g.market, "stack": g.objectives, "display": g.display,
        "removed": g.removed, "gone": g.gone,
    }  # fmt: skip
    for name, things in piles.items():
        put(found, (name,), things)
    for module in g.kit.modules:
        found.update(module.holdings(g))
    return found


def _put_player(found: Holdings, g: State, me: Player) -> None:
    trail.put_purse(found, me)
    trail.put_herd(found, me)
    put(found, (me.seat, "hand"), me.unseen)
    for worker in WORKERS:
        found[me.seat, "workers", worker] = me.workers[worker.row]
    for disc, count in zip(g.kit.discs, me.discs, strict=True):
        found[me.seat, "discs", disc] = count
    found[me.seat, "permanent"] = me.permanent
    found[me.seat, "job token"] = g.ender == me.seat
    things: dict[str, Iterable[object]] = {
        "herder": [me.herder], "engine": [me.engine], "buildings": me.buildings, "tiles": [*me.hazards, *me.outlaws],
        "stations": me.stations, "cities": me.cities, "masters": me.masters, "area": me.area,
    }  # fmt: skip
    for name, mine in things.items():
        put(found, (me.seat, name), mine)


# ------------------------------------------------------------ what events change


def _starts_again(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "herder", KANSAS_CITY), (tell.seat, "herder", START))


def _gains_objective(books: Holdings, tell: Tell) -> None:
    card = tell.values["card"]
    move(books, (tell.values["source"], card), (tell.seat, tell.values["zone"], card))


def _puts_disc(key: str, place: str) -> Entry:
    """Of the player board, or of a station."""

    def entry(books: Holdings, tell: Tell) -> None:
        disc = tell.values["disc"]
        came = "discs" if isinstance(disc, Disc) else "stations"
        move(books, (tell.seat, came, disc), (tell.seat, place, tell.values[key]))

    return entry


ENTRIES: dict[str, Entry] = {
    **trail.ENTRIES,
    **trail.TILES,
    # herder and engine
    "begins": trail.begins,
    "moves": swaps(own("herder"), "origin", "space"),
    "walks": swaps(own("herder"), "origin", "space"),
    "starts_again": _starts_again,
    "drives": swaps(own("engine"), "origin", "track"),
    # money and certificates
    "pays_player": trail.pays_player,
    "pays_transport": gives_dollars,
    "earns": each_of(gets_dollars, gives("certificates", "certificates")),
    "gains_permanent": gets("permanent"),
    "exchanges": trail.one("tokens", -1),
    # cards
    "discards_hand": moves("cards", own("hand"), own("discard")),
    "removes": moves("card", own("hand"), common("removed")),
    "plays": moves("card", own("hand"), own("area")),
    "gains_objective": _gains_objective,
    "shows_objective": moves("card", common("stack"), common("display")),
    "buys": each_of(gives_dollars, moves("cards", common("market"), own("discard"))),
    "adds_cattle": moves("cards", common("cattle"), common("market")),
    # workers and tiles
    "hires": each_of(gives_dollars, moves("worker", common("jobs"), own("workers"))),
    "collects": moves("tile", at("trail", "space"), own("tiles")),
    "clears": each_of(gives_dollars, moves("tile", at("trail", "space"), own("tiles"))),
    "ends": trail.one("job token", 1),
    # discs
    "upgrades": each_of(gives_dollars, _puts_disc("station", "stations")),
    "appoints": each_of(
        moves("worker", own("workers"), at("post", "station")), moves("master", at("post", "station"), own("masters"))
    ),
    "delivers": _puts_disc("city", "cities"),
}

BOOKS = Books(holdings, ENTRIES)
