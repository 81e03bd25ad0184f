"""Scenes of Great Western Trail: Argentina in a few words: what is not said is empty, and nobody has exchange tokens."""

from __future__ import annotations

from typing import Any

from games.great_western_trail.scene import Many, ids, job_market, names, options, play, values
from saloon.engine import Match
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.components import (
    BUILDINGS,
    DISCS,
    FORESIGHT,
    INDEX,
    MARKET_KINDS,
    MASTER_STATIONS,
    PLAYER_COUNTS,
    SHIPS,
    SPACES,
    BonusSpace,
    Building,
    Card,
    Farmer,
    Master,
    Quay,
    Ship,
    Space,
    Station,
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail_argentina.state import Player, State, put_tile

__all__ = ["BLACK", "PLENTY", "WHITE", "ids", "me", "options", "play", "reasons", "scene", "values"]

PLENTY = ["niata"] * 12
"""A draw stack that does not run out."""
WHITE = " ".join(disc.id for disc in DISCS if not disc.black)
BLACK = " ".join(disc.id for disc in DISCS if disc.black)
"""All discs of a player board with white corners, and with black ones."""
FIRST_GAME = {"neutral_tiles": "fixed", "faces": "a", "cities": "a"}


def cards(many: Many) -> list[Card]:
    return [Card.of(id) for id in names(many)]


def scene(
    seats: int = 3,
    *,
    active: int = 0,
    trail: dict[str, str] = {},
    coins: dict[str, int] = {},
    jobs: dict[int, str] = {},
    token: int = 3,
    market: Many = [],
    cattle: Many = [],
    display: Many = [],
    objectives: Many = [],
    fleet: Many | None = None,
    pile: Many = [],
    masters: dict[str, str] = {},
    foresight: dict[str, str] = {},
    bags: dict[str, str] = {},
    exhaustion: int = 20,
    ender: int | None = None,
    left: int | None = None,
    options: dict[str, str] = {},
    others: dict[int, dict[str, Any]] = {},
    listen: bool = False,
    hold: bool = False,
    **mine: Any,
) -> Match:
    """A match at the start of the active seat's turn; `mine` and `others` are things of `settle`.

    trail: tiles by space, beside the neutral ones: `{"p01": "4a-1", "b1": "blue-4-green"}`; `coins` on money spots.
    jobs:  workers by row of the job market, `-` for one who was hired; rows above the one of the token are full.
    fleet: ships of the loading zone; those with a sun, if not said. The first of a stack or bag is its top.
    """
    g: State = GAME.set_up(seats, {**FIRST_GAME, **options}, seed=1)
    g.active = g.first = active
    g.ender, g.left, g.exhaustion = ender, left, exhaustion
    lay(g, trail)
    g.coins = [coins.get(space.id, 0) for space in SPACES]
    g.jobs = job_market(jobs, token, PLAYER_COUNTS[seats].columns, Worker)
    g.market, g.cattle = cards(market), cards(names(cattle)[::-1])
    g.display, g.objectives = cards(display), cards(names(objectives)[::-1])
    if fleet is not None:
        g.fleet = [ship for ship in SHIPS if ship.id in names(fleet)]
    g.pile = [Ship.of(id) for id in reversed(names(pile))]
    g.masters = [Master.of(masters[station.id]) if station.id in masters else None for station in MASTER_STATIONS]
    for supply in g.supplies:
        tiles = [Tile.of(id) for id in names(foresight.get(supply.letter, ""))]
        supply.foresight = [*tiles, *[None] * (FORESIGHT - len(tiles))]
        supply.bag = [Tile.of(id) for id in reversed(names(bags.get(supply.letter, "")))]
    for player in g.players:
        settle(g, player, **({"herder": "A", **mine} if player.seat == active else others.get(player.seat, {})))
    return Match(GAME, g, listen=listen, hold=hold)


def lay(g: State, trail: dict[str, str]) -> None:
    """Only neutral tiles, and those that are named; a building shows its side to all players."""
    neutral = {space.id: tile for space, tile in zip(SPACES, g.trail, strict=True) if isinstance(tile, Building)}
    g.trail, g.occupied = [None] * len(SPACES), 0
    for id, tile in (neutral | {space: Tile.of(id) for space, id in trail.items()}).items():
        put_tile(g, INDEX[Space.of(id)], tile)
        if isinstance(tile, Building) and tile.owner >= 0:
            g.faces[tile.number - 1] = tile.name


def settle(
    g: State,
    player: Player,
    *,
    hand: Many = [],
    draw: Many = PLENTY,
    discard: Many = [],
    dollars: int = 0,
    tokens: int = 0,
    grain: int = 0,
    herder: str | None = "start",
    engine: str | int = 0,
    certificates: int = 0,
    permanent: int = 0,
    workers: tuple[int | Many, int | Many, int | Many, int | Many] = (1, 1, 1, 1),
    cleared: Many = [],
    buildings: Many | None = None,
    farmers: Many = [],
    stations: Many = [],
    ships: Many = [],
    quays: Many = [],
    spaces: Many = [],
    appointed: Many = [],
    area: Many = [],
) -> None:
    """A player board.

    workers: gauchos, carpinteros, maquinistas, granjeros, the printed ones included; or the tiles of a row.
    cleared: discs that are gone: `"aux3a mv_left"`. `buildings`: sides still to be built; all that are not on the trail, if
    not said. `appointed`: station masters of the player.
    """
    player.hand, player.draw, player.discard = cards(hand), cards(names(draw)[::-1]), cards(discard)
    player.shown, player.bought = [], [0] * len(MARKET_KINDS)
    player.dollars, player.tokens, player.grain = dollars, tokens, grain
    player.herder, player.engine = herder and Space.of(herder), Track.of(str(engine))
    player.certificates, player.permanent = certificates, permanent
    usual = ("gaucho", "carpintero", "maquinista", "green-3-green")
    player.workers = [
        [Tile.of(id) for id in ([kind] * (row - 1) if isinstance(row, int) else names(row))]
        for kind, row in zip(usual, workers, strict=True)
    ]
    player.discs = [0 if disc.id in names(cleared) else 1 for disc in DISCS]
    built = [tile for tile in g.trail if tile is not None and tile.owner == player.seat]
    faces = g.faces if buildings is None else names(buildings)
    player.buildings = [BUILDINGS[player.seat, face] for face in faces if BUILDINGS[player.seat, face] not in built]
    player.farmers = [Farmer.of(id) for id in names(farmers)]
    player.stations, player.ships = [Station.of(id) for id in names(stations)], [Ship.of(id) for id in names(ships)]
    player.quays, player.spaces = [Quay.of(id) for id in names(quays)], [BonusSpace.of(id) for id in names(spaces)]
    player.masters, player.area = [Master.of(id) for id in names(appointed)], cards(area)


def me(match: Match, seat: int = 0) -> Player:
    player: Player = match.state.players[seat]
    return player


def reasons(match: Match) -> dict[str, str]:
    """Why options are missing that a player would expect, by their texts."""
    return {f"{why.verb}:{getattr(why.value, 'id', why.value)}": why.reason for why in match.why_not}
