"""Sam's accounts, and what the events of his turn change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from saloon.engine import Holdings, Tell
from saloon.engine.books import Entry, move
from saloon.games.great_western_trail.components import WORKERS
from saloon.games.great_western_trail.rails.knowledge import ENTRIES as NORTH
from saloon.games.great_western_trail.sam.state import SamState
from saloon.games.trail.books import at, common, each_of, gets_dollars, moves, moves_all, own, put, swaps


def holdings(g: SamState) -> Holdings:
    """Of his cards, the one that is turned over lies with those that were played."""
    found: Holdings = Counter()
    sam = g.sam
    if sam is None:
        return found
    things: dict[str, Iterable[object]] = {
        "deck": sam.deck, "played": [*sam.played, sam.card], "pile": sam.pile, "starting": sam.starting,
        "herder": [sam.herder], "engine": [sam.engine], "buildings": sam.buildings, "tiles": [*sam.hazards, *sam.outlaws],
        "stations": sam.stations, "cities": sam.cities, "expansions": sam.expansions, "active": sam.active,
    }  # fmt: skip
    for name, his in things.items():
        put(found, (sam.seat, name), his)
    for worker in WORKERS:
        found[sam.seat, "workers", worker] = sam.workers[worker.row]
    found[sam.seat, "reserve"] = sam.discs
    found[sam.seat, "specialty"] = sam.specialty
    found[sam.seat, "job token"] = g.ender == sam.seat
    return found


def _specializes(books: Holdings, tell: Tell) -> None:
    books[tell.seat, "specialty"] = tell.values["worker"].row


def _puts_disc(key: str, place: str, more: int = 1) -> Entry:
    """From his reserve, or back to it."""

    def entry(books: Holdings, tell: Tell) -> None:
        move(books, (tell.seat, "reserve"), (tell.seat, place, tell.values[key]), more)

    return entry


def _leaves(key: str, place: str, where: str = "") -> Entry:
    """It goes back to the box."""

    def entry(books: Holdings, tell: Tell) -> None:
        books[(place, tell.values[where], tell.values[key]) if where else (tell.seat, place, tell.values[key])] -= 1

    return entry


_BUILDS = moves("tile", own("buildings"), at("trail", "space"))

ENTRIES: dict[str, Entry] = {
    "sam_shuffles": moves_all(own("played"), own("deck")),
    "sam_turns": moves("card", own("deck"), own("played")),
    "sam_moves": swaps(own("herder"), "origin", "space"),
    "sam_taxed": gets_dollars,
    "sam_hires": moves("worker", common("jobs"), own("workers")),
    "sam_specializes": _specializes,
    "sam_buys": moves("cards", common("market"), own("pile")),
    "sam_takes": moves("card", common("market"), own("pile")),
    "sam_builds": _BUILDS,
    "sam_replaces": each_of(_BUILDS, moves("old", at("trail", "space"), common("gone"))),
    "sam_drives": swaps(own("engine"), "origin", "track"),
    "sam_retires": _leaves("track", "engine"),
    "sam_upgrades": _puts_disc("station", "stations"),
    "sam_dismisses": _leaves("master", "post", "station"),
    "sam_frees_disc": _puts_disc("station", "stations", -1),
    "sam_objective": moves("card", common("display"), own("pile")),
    "sam_collects": moves("tile", at("trail", "space"), own("tiles")),
    "sam_clears": moves("tile", at("trail", "space"), own("tiles")),
    "sam_delivers": _puts_disc("city", "cities"),
    "sam_stores": NORTH["places_store"],
    "sam_completes": _leaves("expansion", "active"),
    "sam_reveals": moves("expansion", own("expansions"), own("active")),
}
