"""The books that sisters share: what a purse and a herd deck hold, what the events of `trail` change, and words for the rest.

An account of a seat begins with it: `(seat, "dollars")`, `(seat, "hand", card)`; others with a place: `("market", card)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from saloon.engine import Holdings, Tell
from saloon.engine.books import Account, Entry, move
from saloon.games.trail.herd import HerdDeck
from saloon.games.trail.purse import Purse

Place = Callable[[Tell], Account]
"""The accounts that an event speaks of, without the thing that comes last."""

# ------------------------------------------------------------ what there is


def put(found: Holdings, place: Account, things: Iterable[Any]) -> None:
    """Things that lie in a place; of something that is missing there is nothing to count."""
    found.update((*place, thing) for thing in things if thing is not None)


def put_purse(found: Holdings, me: Purse) -> None:
    found[me.seat, "dollars"] = me.dollars
    found[me.seat, "tokens"] = me.tokens
    found[me.seat, "certificates"] = me.certificates


def put_herd(found: Holdings, me: HerdDeck[Any]) -> None:
    put(found, (me.seat, "draw"), me.draw)
    put(found, (me.seat, "hand"), me.hand)
    put(found, (me.seat, "discard"), me.discard)


# ------------------------------------------------------------ places


def own(name: str) -> Place:
    """Of the seat whom the event is about."""
    return lambda tell: (tell.seat, name)


def common(name: str) -> Place:
    return lambda tell: (name,)


def at(name: str, key: str) -> Place:
    """One of several equal places, which the event names."""
    return lambda tell: (name, tell.values[key])


# ------------------------------------------------------------ entries


def gets(what: str, key: str = "count") -> Entry:
    """The seat has more of something."""

    def entry(books: Holdings, tell: Tell) -> None:
        books[tell.seat, what] += tell.values[key]

    return entry


def gives(what: str, key: str = "count") -> Entry:
    """The seat has less of something."""

    def entry(books: Holdings, tell: Tell) -> None:
        books[tell.seat, what] -= tell.values[key]

    return entry


def one(what: str, more: int) -> Entry:
    """One more or fewer of something that the event does not name."""

    def entry(books: Holdings, tell: Tell) -> None:
        books[tell.seat, what] += more

    return entry


gets_dollars, gives_dollars = gets("dollars", "dollars"), gives("dollars", "dollars")


def moves(key: str, source: Place, target: Place) -> Entry:
    """The thing of that name, or each of several, goes from one place to another."""

    def entry(books: Holdings, tell: Tell) -> None:
        named = tell.values[key]
        for thing in named if isinstance(named, list) else [named]:
            move(books, (*source(tell), thing), (*target(tell), thing))

    return entry


def swaps(place: Place, old: str, new: str) -> Entry:
    """In a place one thing follows another."""

    def entry(books: Holdings, tell: Tell) -> None:
        move(books, (*place(tell), tell.values[old]), (*place(tell), tell.values[new]))

    return entry


def each_of(*entries: Entry) -> Entry:
    """An event that changes several things."""

    def entry(books: Holdings, tell: Tell) -> None:
        for one in entries:
            one(books, tell)

    return entry


def begins(books: Holdings, tell: Tell) -> None:
    """The herder comes to its first space."""
    books[tell.seat, "herder", tell.values["space"]] += 1


def pays_player(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "dollars"), (tell.values["rival"], "dollars"), tell.values["dollars"])


def _shuffles(books: Holdings, tell: Tell) -> None:
    for account in [account for account in books if account[:2] == (tell.seat, "discard")]:
        move(books, account, (tell.seat, "draw", account[2]), books[account])


ENTRIES: Mapping[str, Entry] = {
    "gains": gets_dollars,
    "pays_bank": gives_dollars,
    "gains_token": gets("tokens"),
    "certifies": gets("certificates"),
    "shuffles": _shuffles,
    "draws": moves("cards", own("draw"), own("hand")),
    "discards": moves("card", own("hand"), own("discard")),
}
"""What `trail` itself tells, and the drawing of cards."""

TILES: Mapping[str, Entry] = {
    "builds": each_of(gives_dollars, moves("tile", own("buildings"), at("trail", "space"))),
    "replaces": each_of(
        gives_dollars, moves("tile", own("buildings"), at("trail", "space")), moves("old", at("trail", "space"), common("gone"))
    ),
    "sends_worker": moves("worker", common("foresight"), common("jobs")),
    "sends": moves("tile", common("foresight"), at("trail", "space")),
    "sends_away": moves("tile", common("foresight"), common("gone")),
    "foresees": moves("tiles", common("bag"), common("foresight")),
}
"""Personal buildings, which leave the game when they are replaced, and tiles that come from bags by way of foresight."""
