"""Pedro's accounts, and what the events of his turn change. The cards that he gets lie on his discard pile."""

from __future__ import annotations

from saloon.engine import Holdings, Tell
from saloon.engine.books import Entry, move
from saloon.games.great_western_trail_argentina.books import delivers, empties_money_spot
from saloon.games.great_western_trail_argentina.components import ROWS_OF_WORKERS, Quay, Station
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.trail.books import at, common, each_of, gets_dollars, gives, moves, own, put, swaps


def put_pedro(found: Holdings, pedro: Opponent) -> None:
    """Of his cards, the one that is turned over lies with those that were played."""
    found[pedro.seat, "reserve"] = pedro.reserve
    found[pedro.seat, "specialty"] = pedro.specialty
    found[pedro.seat, "loading"] = pedro.loading
    put(found, (pedro.seat, "discard"), pedro.pile)
    put(found, (pedro.seat, "deck"), pedro.deck)
    put(found, (pedro.seat, "played"), [*pedro.played, pedro.card])


def _shuffles(books: Holdings, tell: Tell) -> None:
    for account in [account for account in books if account[:2] == (tell.seat, "played")]:
        move(books, account, (tell.seat, "deck", account[2]), books[account])


def _specializes(books: Holdings, tell: Tell) -> None:
    books[tell.seat, "specialty"] = ROWS_OF_WORKERS.index(tell.values["workers"])


def _next_card(books: Holdings, tell: Tell) -> None:
    books[tell.seat, "loading"] = tell.values["loading"].number - 1


def _places(key: str, where: str) -> Entry:
    """A disc of the reserve."""

    def entry(books: Holdings, tell: Tell) -> None:
        move(books, (tell.seat, "reserve"), (tell.seat, where, tell.values[key]))

    return entry


def _frees_disc(books: Holdings, tell: Tell) -> None:
    place = tell.values["place"]
    lies = "stations" if isinstance(place, Station) else "quays" if isinstance(place, Quay) else "ships"
    move(books, (tell.seat, lies, place), (tell.seat, "reserve"))


def _dismisses(books: Holdings, tell: Tell) -> None:
    """The station master has left the game."""
    books["post", tell.values["station"], tell.values["master"]] -= 1


_BUILDS = moves("tile", own("buildings"), at("trail", "space"))

ENTRIES: dict[str, Entry] = {
    "pedro_shuffles": _shuffles,
    "pedro_turns": moves("card", own("deck"), own("played")),
    "pedro_moves": swaps(own("herder"), "origin", "space"),
    "pedro_taxed": gets_dollars,
    "pedro_hires": moves("worker", common("jobs"), own("workers")),
    "pedro_specializes": _specializes,
    "pedro_takes_cattle": moves("cards", common("market"), own("discard")),
    "pedro_objective": moves("card", common("display"), own("discard")),
    "pedro_takes_farmer": each_of(empties_money_spot, moves("farmer", at("trail", "space"), own("farmers"))),
    "pedro_removes_farmer": each_of(empties_money_spot, moves("farmer", at("trail", "space"), common("gone"))),
    "pedro_builds": _BUILDS,
    "pedro_replaces": each_of(_BUILDS, moves("old", at("trail", "space"), common("gone"))),
    "pedro_upgrades": _places("station", "stations"),
    "pedro_dismisses": _dismisses,
    "pedro_frees_disc": _frees_disc,
    "pedro_delivers": each_of(gives("grain", "grain"), delivers),
    "pedro_loads": _places("ship", "ships"),
    "pedro_loading": _next_card,
}
