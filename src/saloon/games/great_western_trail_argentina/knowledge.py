"""What seats know of hidden cards, and what must never change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from saloon.engine import Seat
from saloon.games.great_western_trail_argentina.components import (
    BAGS,
    DEPOT,
    DISCS,
    DISPLAY,
    EXHAUSTION,
    FARMER_SPACES,
    GRAIN_LIMIT,
    GRANJERO,
    INDEX,
    MARKET_CATTLE,
    MASTER_STATIONS,
    NEUTRAL_SPACES,
    NEUTRALS,
    OBJECTIVES,
    PLAYER_COUNTS,
    RAILWAY,
    ROWS,
    SHIPS,
    SITES,
    STARTING_HERD,
    WORKER_ROW,
    Building,
    Card,
    Farmer,
    Tile,
    Worker,
    tiles_of_bag,
)
from saloon.games.great_western_trail_argentina.rules.discs import certificate_limit
from saloon.games.great_western_trail_argentina.state import Player, Seated, State
from saloon.games.trail.automa import Known, known_of_seats
from saloon.games.trail.jobs import token_row
from saloon.games.trail.path import mask_of


def _known_of(player: Player, seat: Seat | None) -> Known:
    """Cards of other hands that everybody saw arriving."""
    if player.seat != seat:
        yield player.hand, player.shown


def invariants(g: State) -> None:
    """Every disc, building, card and tile is somewhere, and only where it may be."""
    for who in g.seated:
        _check_seat(g, who)
        CHECKS[who.__class__](g, who)
    _check_cards(g)
    _check_tiles(g)
    _check_trail(g)
    _check_ships(g)
    engines = [who.engine.position for who in g.seated if who.engine.position and who.engine is not DEPOT]
    assert len(set(engines)) == len(engines), "two engines on one space"


def _check_seat(g: State, who: Seated) -> None:
    """What players and automas have alike."""
    built = [tile for tile in (*g.trail, *g.gone) if isinstance(tile, Building) and tile.owner == who.seat]
    assert sorted(tile.name for tile in (*built, *who.buildings)) == sorted(g.faces), "buildings"
    assert 0 <= who.grain <= GRAIN_LIMIT, "grain"
    assert all(len(row) < WORKER_ROW for row in who.workers), "workers"
    assert who.engine.position != RAILWAY.last or g.active == who.seat, "an engine rests at the terminus"
    assert all(count == 1 or station.again for station, count in Counter(who.stations).items()), "two discs on a station"
    assert all(count == 1 or ship.again for ship, count in Counter(who.ships).items()), "two discs on a ship"
    assert all(ship in g.fleet for ship in who.ships), "a disc on a ship that has sailed"


def _check_player(g: State, me: Player) -> None:
    elsewhere = (*me.stations, *me.ships, *me.quays, *me.spaces)
    assert sum(me.discs) + len(elsewhere) == len(DISCS) + 1, "discs"
    assert me.certificates <= certificate_limit(me), "certificate limit"
    assert min(me.dollars, me.tokens, me.certificates) >= 0, "debts"
    assert not Counter(me.shown) - Counter(me.hand), "shown cards"
    granjeros, *rows = me.workers[GRANJERO], *me.workers[:GRANJERO]
    assert all(isinstance(tile, Farmer) for tile in granjeros), "a worker among the granjeros"
    assert all(isinstance(tile, Worker) and tile.row == row for row, tiles in enumerate(rows) for tile in tiles), "a wrong row"


# ------------------------------------------------------------ cards


def _cards_of(me: Player) -> Iterable[Card]:
    return (*me.hand, *me.draw, *me.discard, *me.area)


def _check_cards(g: State) -> None:
    """24 objectives, 36 heads of market cattle, 25 exhaustion cards, and the starting herds."""
    cards = Counter([*g.cattle, *g.market, *g.objectives, *g.display, *g.removed])
    cards[EXHAUSTION] += g.exhaustion
    for who in g.seated:
        cards.update(CARDS[who.__class__](who))
    whole = Counter([*STARTING_HERD * len(g.players), *MARKET_CATTLE, *OBJECTIVES])
    whole[EXHAUSTION] = EXHAUSTION.count
    assert cards == whole, "cards"
    assert g.exhaustion >= 0, "exhaustion"


# ------------------------------------------------------------ tiles


def all_tiles(g: State) -> Iterator[Tile]:
    """Farmers and workers, wherever they are; printed workers are none."""
    for supply in g.supplies:
        yield from supply.bag
        yield from (tile for tile in supply.foresight if tile is not None)
    places = (*g.trail, *g.gone, *g.jobs, *g.given)
    yield from (tile for tile in places if tile is not None and not isinstance(tile, Building))
    for who in g.seated:
        yield from who.farmers
        yield from (tile for row in who.workers for tile in row if tile is not None)


def _check_tiles(g: State) -> None:
    """36 tiles of bag A, 39 of bag B, 33 of bag C."""
    assert Counter(all_tiles(g)) == Counter(tile for bag in BAGS for tile in tiles_of_bag(bag)), "tiles"
    row = token_row(g.jobs, PLAYER_COUNTS[g.seats].columns)
    assert row <= len(ROWS), "job market"
    assert (row < len(ROWS)) == (g.ender is None), "job market token"
    assert [master is None or tile is None for master, tile in zip(g.masters, g.given, strict=True)] == [True] * len(
        MASTER_STATIONS
    ), "station masters"


def _check_trail(g: State) -> None:
    """Neutral tiles on their spaces; buildings and farmers only where they belong; coins only where a farmer stands."""
    laid = {index: tile for index, tile in enumerate(g.trail) if tile is not None}
    assert g.occupied == mask_of(laid), "the bits of the trail"
    assert {laid[INDEX[space]] for space in NEUTRAL_SPACES} == set(NEUTRALS), "neutral tiles"
    sites = {INDEX[space] for space in (*SITES, *NEUTRAL_SPACES)}
    farmers = {index: space for space, index in FARMER_SPACES}
    for index, tile in laid.items():
        assert index in (farmers if isinstance(tile, Farmer) else sites), "a tile on a wrong space"
        assert not isinstance(tile, Farmer) or tile.colour == farmers[index].zone, "a farmer in a wrong zone"
    assert all(not coins or index in laid for index, coins in enumerate(g.coins)), "coins without a farmer"


def _check_ships(g: State) -> None:
    """Ships by value; of those with an anchor all three of a colour are there or none; nobody shares a bonus space."""
    assert g.fleet == [ship for ship in SHIPS if ship in g.fleet], "the order of the ships"
    assert not set(g.fleet) & set(g.pile), "a ship twice"
    assert all((ship in g.fleet or ship in g.pile) for ship in SHIPS if not ship.anchor), "a ship is lost"
    colours = Counter(ship.anchor for ship in g.fleet if ship.anchor)
    assert set(colours.values()) <= {3}, "only some ships of a colour have sailed"
    assert len(g.display) <= DISPLAY, "objective display"
    taken = [space for who in g.seated for space in who.spaces]
    assert len(set(taken)) == len(taken), "two discs on a bonus space"
    assert all(space in g.spaces for space in taken), "a disc on a hidden space"


# By the class at a seat; automas add theirs.
KNOWN: dict[type, Callable[[Any, Seat | None], Known]] = {Player: _known_of}
known = partial(known_of_seats, known=KNOWN)
CHECKS: dict[type, Callable[[State, Any], None]] = {Player: _check_player}
CARDS: dict[type, Callable[[Any], Iterable[Card]]] = {Player: _cards_of}
