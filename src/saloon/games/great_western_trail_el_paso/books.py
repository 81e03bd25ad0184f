"""The books: what everybody holds, account by account, and what each event of the log changes.

A seat's accounts are `(seat, "dollars")`, `(seat, "hand", card)`; what lies on the market and in the other supplies is
`("supply", thing)`, on the trail `("trail", space, building)`, in the train supply `("row", tile)` and `("stack", tile)`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from saloon.engine import Tell
from saloon.engine.books import Account, Entry, Holdings, move
from saloon.games.great_western_trail_el_paso.components import (
    EL_PASO,
    JOKER,
    MARKET,
    SIMMENTAL,
    SIMMENTAL_SPACE,
    SLOTS,
    SPACES,
    WORKERS,
)
from saloon.games.great_western_trail_el_paso.state import Player, Seated, State

# ------------------------------------------------------------ what there is


def holdings(g: State) -> Holdings:
    """Everything that can move, wherever it is."""
    found: Holdings = Counter(_supplies(g))
    for who in g.seated:
        for account, count in HOLDINGS[who.__class__](who):
            found[account] += count
    return found


def _supplies(g: State) -> dict[Account, int]:
    supplies = [*zip(WORKERS, g.workers, strict=True), *zip(MARKET, g.market, strict=True), (SIMMENTAL, g.simmentals)]
    found: Holdings = Counter({("supply", thing): left for thing, left in [*supplies, *zip(g.faces, g.buildings, strict=True)]})
    found.update(("trail", space, tile) for space, tile in zip(SPACES, g.trail, strict=False) if tile is not None)
    found.update(("row", tile) for tile in (*g.objective_row, *g.bonus_row) if tile is not None)
    found.update(("stack", tile) for tile in (*g.objectives, *g.bonuses))
    return found


Accounts = Iterator[tuple[Account, int]]


def common(who: Seated) -> Accounts:
    """What players and automas have alike."""
    yield (who.seat, "rancher", who.rancher), int(who.rancher is not None)
    yield from each(who.seat, "post", who.posts)
    yield from each(who.seat, "tile", [*who.objectives, *who.bonuses])


def each(seat: int, zone: str, things: Iterable[Any]) -> Accounts:
    """What lies in a zone, thing by thing."""
    return (((seat, zone, thing), 1) for thing in things)


def _of_player(me: Player) -> Accounts:
    yield from common(me)
    for purse in ("dollars", "tokens", "certificates"):
        yield (me.seat, purse), getattr(me, purse)
    for zone in ("hand", "draw", "discard", "removed"):
        yield from each(me.seat, zone, getattr(me, zone))
    yield from (((me.seat, "workers", worker), count) for worker, count in zip(WORKERS, me.workers, strict=True))
    yield from (((me.seat, "disc", slot), there) for slot, there in zip(SLOTS, me.slots, strict=True))


HOLDINGS: dict[type, Callable[[Any], Accounts]] = {Player: _of_player}
"""By the class at a seat; automas add theirs."""


# ------------------------------------------------------------ entries, made of few kinds


def gains(purse: str, key: str = "", sign: int = 1) -> Entry:
    """So much more of what a seat counts; one, if no value says how much."""

    def enter(books: Holdings, tell: Tell) -> None:
        books[tell.seat, purse] += sign * (tell.values[key] if key else 1)

    return enter


def pays(purse: str, key: str = "") -> Entry:
    return gains(purse, key, -1)


def carries(source: str, target: str, key: str = "card", count: str = "") -> Entry:
    """A card of a seat, or all cards of a list, go from one of its zones to another; so many of it, if a value says so."""

    def enter(books: Holdings, tell: Tell) -> None:
        named = tell.values[key]
        for card in named if isinstance(named, list) else [named]:
            move(books, (tell.seat, source, card), (tell.seat, target, card), tell.values[count] if count else 1)

    return enter


def takes(target: str, key: str = "card") -> Entry:
    """A card comes from a supply to a zone of a seat."""

    def enter(books: Holdings, tell: Tell) -> None:
        move(books, ("supply", tell.values[key]), (tell.seat, target, tell.values[key]))

    return enter


def turns_over(source: str, target: str) -> Entry:
    """All that lies in one zone of a seat goes to another."""

    def enter(books: Holdings, tell: Tell) -> None:
        for account in [account for account in books if account[:2] == (tell.seat, source)]:
            move(books, account, (tell.seat, target, account[2]), books[account])

    return enter


def together(*entries: Entry) -> Entry:
    """One event that changes several things."""

    def enter(books: Holdings, tell: Tell) -> None:
        for entry in entries:
            entry(books, tell)

    return enter


# ------------------------------------------------------------ events


def _spends(books: Holdings, tell: Tell) -> None:
    """Workers of a type, and jokers in their place."""
    joker = WORKERS[JOKER]
    move(books, (tell.seat, "workers", joker), (tell.seat, "discard", joker), tell.values["jokers"])


def _takes_simmental(books: Holdings, tell: Tell) -> None:
    move(books, ("supply", SIMMENTAL), (tell.seat, "discard", SIMMENTAL))


def builds(books: Holdings, tell: Tell) -> None:
    """A building comes from the supply to the trail; one that stood there goes back."""
    space, tile, old = tell.values["space"], tell.values["tile"], tell.values.get("old")
    move(books, ("supply", tile.face), ("trail", space, tile))
    if old is not None:
        move(books, ("trail", space, old), ("supply", old.face))


def takes_tile(books: Holdings, tell: Tell) -> None:
    """From the stack, or from the row, where the next tile of the stack takes its place."""
    tile, how = tell.values["tile"], tell.values["how"]
    move(books, ("stack" if how == "stack" else "row", tile), (tell.seat, "tile", tile))
    if how == "filled":
        move(books, ("stack", tell.values["next"]), ("row", tell.values["next"]))


def delivers(disc: Callable[[Tell], Account]) -> Entry:
    """A disc goes to a post."""
    return lambda books, tell: move(books, disc(tell), (tell.seat, "post", tell.values["post"]))


def rides_to(books: Holdings, tell: Tell) -> None:
    """The rancher goes to a space; in the first turn it comes from nowhere."""
    books[tell.seat, "rancher", tell.values["origin"]] -= tell.values["origin"] is not None
    books[tell.seat, "rancher", tell.values["space"]] += 1


def _closes(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "rancher", EL_PASO), (tell.seat, "rancher", SIMMENTAL_SPACE))


ENTRIES: dict[str, Entry] = {
    # the purse
    "gains": gains("dollars", "dollars"),
    "pays_bank": pays("dollars", "dollars"),
    "disc_pays": gains("dollars", "dollars"),
    "disc_costs": pays("dollars", "dollars"),
    "gains_token": gains("tokens", "count"),
    "exchanges": pays("tokens"),
    "certifies": gains("certificates", "count"),
    # the herd
    "shuffles": turns_over("discard", "draw"),
    "draws": carries("draw", "hand", "cards"),
    "finds_workers": carries("draw", "workers", "workers"),
    "discards": carries("hand", "discard"),
    "discards_hand": carries("hand", "discard", "cards"),
    "removes": carries("hand", "removed"),
    "takes_cattle": takes("discard"),
    "takes_simmental": _takes_simmental,
    # workers
    "hires": together(takes("workers", "worker"), pays("dollars", "dollars")),
    "discharges": carries("workers", "discard", "worker"),
    "rides": carries("workers", "discard", "worker", "count"),
    "spends": together(carries("workers", "discard", "worker", "count"), _spends, pays("dollars", "dollars")),
    # the board
    "moves": rides_to,
    "closes": _closes,
    "builds": together(builds, pays("dollars", "dollars")),
    "replaces": builds,
    "takes_tile": takes_tile,
    "delivers": together(delivers(lambda tell: (tell.seat, "disc", tell.values["slot"])), pays("certificates", "certificates")),
}
"""What each event changes; automas add theirs."""
