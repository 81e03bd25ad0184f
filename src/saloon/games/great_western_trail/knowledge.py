"""What seats know of hidden cards, and what must never change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from saloon.engine import Seat
from saloon.engine.knowledge import Strangers
from saloon.games.great_western_trail.components import (
    CERTIFICATE_TRACK,
    HAZARDS,
    INDEX,
    NEUTRAL_SPACES,
    NEUTRALS,
    NUMBERS,
    OUTLAWS,
    PLAYER_COUNTS,
    RAILWAY,
    ROWS,
    SITES,
    STARTING_HERD,
    WORKERS,
    Building,
    Card,
    Hazard,
    Outlaw,
    Tile,
    Worker,
)
from saloon.games.great_western_trail.rules.discs import certificate_limit
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.jobs import token_row
from saloon.games.trail.path import mask_of


def known(g: State, seat: Seat | None) -> Iterator[tuple[list[Card], list[Card]]]:
    """Cards of other hands that everybody saw arriving."""
    for player in g.players:
        if player.seat != seat:
            yield player.hand, player.shown


def strangers(g: State, seat: Seat | None) -> Iterator[Strangers]:
    for module in g.kit.modules:
        yield from module.strangers(g, seat)


def invariants(g: State) -> None:
    """Every disc, building, card and tile is somewhere, and only where it may be."""
    for player in g.players:
        _check_player(g, player)
    _check_cards(g)
    _check_tiles(g)
    _check_trail(g)
    for module in g.kit.modules:
        module.invariants(g)
    engines = [who.engine.position for who in g.seated if who.engine is not None and who.engine.position]
    assert len(set(engines)) == len(engines), "two engines on one space"


def _check_player(g: State, me: Player) -> None:
    assert sum(me.discs) + len(me.stations) + len(me.cities) == sum(disc.count for disc in g.kit.discs), "discs"
    assert len(set(me.stations)) == len(me.stations), "two discs on a station"
    built = [tile for tile in (*g.trail, *g.gone) if isinstance(tile, Building) and tile.owner == me.seat]
    assert sorted(tile.name for tile in (*built, *me.buildings)) == sorted(g.faces), "buildings"
    assert me.certificates in CERTIFICATE_TRACK, "certificates"
    assert me.certificates <= certificate_limit(me), "certificate limit"
    assert min(me.dollars, me.tokens) >= 0, "debts"
    assert all(1 <= count <= NUMBERS["worker_row"] for count in me.workers), "workers"
    assert me.engine.position < RAILWAY.last or g.active == me.seat, "an engine rests on the last space"
    assert not Counter(me.shown) - Counter(me.hand), "shown cards"


def all_cards(g: State) -> Iterator[Card]:
    for player in g.players:
        for zone in (player.hand, player.draw, player.discard, player.unseen, player.area):
            yield from zone
    yield from (*g.cattle, *g.market, *g.objectives, *g.display, *g.removed)
    for module in g.kit.modules:
        yield from module.cards(g)


def _check_cards(g: State) -> None:
    kit = g.kit
    cards = Counter(all_cards(g))
    whole = Counter([*STARTING_HERD * len(g.players), *kit.cattle, *kit.reserve, *kit.objectives])
    starting = sum(cards.pop(card, 0) for card in kit.starting_objectives)
    assert cards == whole, "cards"
    assert starting == g.seats, "starting objectives"


def all_tiles(g: State) -> Iterator[Tile]:
    """Hazards, outlaws and workers, wherever they are; printed workers are none."""
    for supply in g.supplies:
        yield from supply.bag
        yield from (tile for tile in supply.foresight if tile is not None)
    yield from (
        tile for tile in (*g.trail, *g.gone, *g.jobs, *g.replaced) if tile is not None and not isinstance(tile, Building)
    )
    for player in g.players:
        yield from (*player.hazards, *player.outlaws)
        for worker in WORKERS:
            yield from [worker] * (player.workers[worker.row] - 1)
    for module in g.kit.modules:
        yield from module.tiles(g)


def _check_tiles(g: State) -> None:
    tiles = Counter(all_tiles(g))
    assert all(tiles[hazard] == hazard.count for hazard in HAZARDS), "hazards"
    assert all(tiles[outlaw] == sum(outlaw.bags) for outlaw in OUTLAWS), "outlaws"
    assert all(tiles[worker] == sum(worker.bags) for worker in WORKERS), "workers"
    assert not any(isinstance(tile, Worker) for tile in g.gone), "a worker left the game"
    row = token_row(g.jobs, PLAYER_COUNTS[g.seats].columns)
    assert row <= len(ROWS), "job market"
    assert (row < len(ROWS)) == (g.ender is None), "job market token"


def _check_trail(g: State) -> None:
    """Neutral tiles on their spaces; buildings, hazards and outlaws only where they belong."""
    laid = {index: tile for index, tile in enumerate(g.trail) if tile is not None}
    assert g.occupied == mask_of(laid), "the bits of the trail"
    assert {laid[INDEX[space]] for space in NEUTRAL_SPACES} == set(NEUTRALS), "neutral tiles"
    sites = {INDEX[space] for space in (*SITES, *NEUTRAL_SPACES)}
    assert all(isinstance(tile, Building) == (index in sites) for index, tile in laid.items()), "tiles on wrong spaces"
    assert all(isinstance(tile, Building | Hazard | Outlaw) for tile in laid.values()), "workers on the trail"
