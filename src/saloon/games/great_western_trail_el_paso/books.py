"""The books: what everybody holds, and what each event changes of it (`saloon.engine.books`). Automas add their own part.

What lies on the market and in the other supplies is `("supply", thing)`, on the trail `("trail", space, building)`, in the
train supply `("row", tile)` and `("stack", tile)`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from saloon.engine import Holdings, Tell
from saloon.engine.books import Account, Entry, move
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
from saloon.games.trail import books as trail
from saloon.games.trail.books import common, each_of, gets_dollars, gives, gives_dollars, moves, own, put, swaps

# ------------------------------------------------------------ what there is


def holdings(g: State) -> Holdings:
    """Everything that can move, wherever it is."""
    found: Holdings = Counter()
    _put_supplies(found, g)
    for who in g.seated:
        HOLDINGS[who.__class__](found, who)
    return found


def _put_supplies(found: Holdings, g: State) -> None:
    kinds = [*zip(WORKERS, g.workers, strict=True), *zip(MARKET, g.market, strict=True), (SIMMENTAL, g.simmentals)]
    for kind, left in [*kinds, *zip(g.faces, g.buildings, strict=True)]:
        found["supply", kind] = left
    for space, tile in zip(SPACES, g.trail, strict=False):
        put(found, ("trail", space), [tile])
    put(found, ("row",), [*g.objective_row, *g.bonus_row])
    put(found, ("stack",), [*g.objectives, *g.bonuses])


def put_seat(found: Holdings, who: Seated) -> None:
    """What players and automas have alike; a rancher begins beside the board, on no space."""
    found[who.seat, "rancher", who.rancher] = 1
    put(found, (who.seat, "post"), who.posts)
    put(found, (who.seat, "tile"), [*who.objectives, *who.bonuses])


def _put_player(found: Holdings, me: Player) -> None:
    put_seat(found, me)
    trail.put_purse(found, me)
    trail.put_herd(found, me)
    put(found, (me.seat, "removed"), me.removed)
    for worker, count in zip(WORKERS, me.workers, strict=True):
        found[me.seat, "workers", worker] = count
    for slot, there in zip(SLOTS, me.slots, strict=True):
        found[me.seat, "disc", slot] = there


HOLDINGS: dict[type, Callable[[Holdings, Any], None]] = {Player: _put_player}
"""By the class at a seat; automas add theirs."""


# ------------------------------------------------------------ what events change


def _spends_jokers(books: Holdings, tell: Tell) -> None:
    """In the place of workers of a type."""
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


def _closes(books: Holdings, tell: Tell) -> None:
    move(books, (tell.seat, "rancher", EL_PASO), (tell.seat, "rancher", SIMMENTAL_SPACE))


rides = swaps(own("rancher"), "origin", "space")
takes_cattle = moves("card", common("supply"), own("discard"))

ENTRIES: dict[str, Entry] = {
    **trail.ENTRIES,
    # money and discs
    "disc_pays": gets_dollars,
    "disc_costs": gives_dollars,
    "delivers": each_of(delivers(lambda tell: (tell.seat, "disc", tell.values["slot"])), gives("certificates", "certificates")),
    # cards
    "finds_workers": moves("workers", own("draw"), own("workers")),
    "removes": moves("card", own("hand"), own("removed")),
    "takes_cattle": takes_cattle,
    "takes_simmental": _takes_simmental,
    # workers
    "hires": each_of(gives_dollars, moves("worker", common("supply"), own("workers"))),
    "discharges": moves("worker", own("workers"), own("discard")),
    "rides": moves("worker", own("workers"), own("discard"), "count"),
    "spends": each_of(gives_dollars, moves("worker", own("workers"), own("discard"), "count"), _spends_jokers),
    # the board
    "moves": rides,
    "closes": _closes,
    "builds": each_of(gives_dollars, builds),
    "replaces": builds,
    "takes_tile": takes_tile,
}
"""What each event changes; automas add theirs."""
