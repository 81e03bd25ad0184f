"""Scenes of Great Western Trail: Argentina in a few words: what is not said is empty, and nobody has exchange tokens."""

from __future__ import annotations

from typing import Any

from games.great_western_trail.scene import Many, ids, job_market, names, options, play, values
from games.trail.scenes import fill_supply, still_to_build
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
    Pedro,
    Quay,
    Ship,
    Space,
    Station,
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail_argentina.state import Opponent, Player, State, put_tile

__all__ = [
    "BLACK",
    "PLENTY",
    "WHITE",
    "built",
    "him",
    "ids",
    "me",
    "options",
    "play",
    "reasons",
    "scene",
    "solo",
    "told",
    "values",
]

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
    pedro: dict[str, Any] = {},
    listen: bool = False,
    hold: bool = False,
    **mine: Any,
) -> Match:
    """A match at the start of the active seat's turn; `mine` and `others` are things of `settle`,
    `pedro` those of `settle_pedro`.

    trail: tiles by space, beside the neutral ones: `{"p01": "4a-1", "b1": "blue-4-green"}`; `coins` on money spots.
    jobs:  workers by row of the job market, `-` for one who was hired; rows above the one of the token are full.
    fleet: ships of the loading zone; those with a sun, if not said. The first of a stack or bag is its top.
    """
    g: State = GAME.set_up(seats, {**FIRST_GAME, **options}, seed=1)
    g.active = g.first = active
    g.ender, g.left, g.exhaustion = ender, left, exhaustion
    lay(g, trail)
    g.coins = [coins.get(space.id, 0) for space in SPACES]
    g.jobs = job_market(jobs, token, PLAYER_COUNTS[g.seats].columns, Worker)
    g.market, g.cattle = cards(market), cards(names(cattle)[::-1])
    g.display, g.objectives = cards(display), cards(names(objectives)[::-1])
    if fleet is not None:
        g.fleet = [ship for ship in SHIPS if ship.id in names(fleet)]
    g.pile = [Ship.of(id) for id in reversed(names(pile))]
    g.masters = [Master.of(masters[station.id]) if station.id in masters else None for station in MASTER_STATIONS]
    for supply in g.supplies:
        fill_supply(supply, Tile, FORESIGHT, foresight.get(supply.letter, ""), bags.get(supply.letter, ""))
    for player in g.players:
        settle(g, player, **({"herder": "A", **mine} if player.seat == active else others.get(player.seat, {})))
    if g.pedro is not None:
        settle_pedro(g, g.pedro, **pedro)
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
    player.buildings = still_to_build(g, player.seat, BUILDINGS, buildings)
    player.farmers = [Farmer.of(id) for id in names(farmers)]
    player.stations, player.ships = [Station.of(id) for id in names(stations)], [Ship.of(id) for id in names(ships)]
    player.quays, player.spaces = [Quay.of(id) for id in names(quays)], [BonusSpace.of(id) for id in names(spaces)]
    player.masters, player.area = [Master.of(id) for id in names(appointed)], cards(area)


def me(match: Match, seat: int = 0) -> Player:
    player: Player = match.state.players[seat]
    return player


# ------------------------------------------------------------ against Pedro


def settle_pedro(
    g: State,
    pedro: Opponent,
    *,
    deck: Many = [f"pedro_{number}" for number in range(1, 16)],
    played: Many = [],
    herder: str = "start",
    engine: str | int = 0,
    grain: int = 0,
    workers: tuple[int, int, int] = (1, 1, 1),
    specialty: str = "gaucho",
    loading: int = 1,
    reserve: int | None = None,
    buildings: Many | None = None,
    pile: Many = [],
    farmers: Many = [],
    stations: Many = [],
    ships: Many = [],
    quays: Many = [],
    spaces: Many = [],
) -> None:
    """Pedro's things.

    workers: gauchos, carpinteros, maquinistas, the printed ones included. `loading`: the number of the active loading card.
    reserve: discs; all that are nowhere else, if not said.
    """
    pedro.deck, pedro.played = [Pedro.of(id) for id in reversed(names(deck))], [Pedro.of(id) for id in names(played)]
    pedro.herder, pedro.engine, pedro.grain = Space.of(herder), Track.of(str(engine)), grain
    kinds = ("gaucho", "carpintero", "maquinista")
    pedro.workers = [[Worker.of(kind)] * (row - 1) for kind, row in zip(kinds, workers, strict=True)]
    pedro.specialty, pedro.loading = kinds.index(specialty), loading - 1
    pedro.buildings = still_to_build(g, pedro.seat, BUILDINGS, buildings)
    pedro.pile, pedro.farmers = cards(pile), [Farmer.of(id) for id in names(farmers)]
    pedro.stations, pedro.ships = [Station.of(id) for id in names(stations)], [Ship.of(id) for id in names(ships)]
    pedro.quays, pedro.spaces = [Quay.of(id) for id in names(quays)], [BonusSpace.of(id) for id in names(spaces)]
    elsewhere = len(pedro.stations) + len(pedro.ships) + len(pedro.quays) + len(pedro.spaces)
    pedro.reserve = len(DISCS) + 1 - elsewhere if reserve is None else reserve


def solo(
    deck: Many = "", *, active: int = 1, mine: dict[str, Any] = {}, pedro: dict[str, Any] = {}, listen: bool = True, **rest: Any
) -> Match:
    """A match for one person after Pedro has played a turn with the top card of `deck`: the numbers of his cards.

    `mine` are the person's things. With `hold=True` it stops after each of his steps, with `active=0` before the person's turn.
    """
    if deck:
        pedro = {"deck": [f"pedro_{number}" for number in names(deck)], **pedro}
    person = {"herder": "A", **mine}
    if active == 0:
        return scene(1, pedro=pedro, listen=listen, **rest, **person)
    return scene(1, active=1, pedro=pedro, others={0: person}, listen=listen, **rest)


def him(match: Match) -> Opponent:
    """Pedro."""
    pedro: Opponent = match.state.pedro
    return pedro


def told(match: Match, event: str) -> list[dict[str, Any]]:
    """What was told of an event, in a match that listens."""
    return [tell.values for tell in match.tells if tell.event == event]


def built(match: Match, seat: int = 1) -> dict[str, str]:
    """Somebody's buildings on the trail, by space."""
    laid = zip(SPACES, match.state.trail, strict=True)
    return {space.id: tile.name for space, tile in laid if isinstance(tile, Building) and tile.owner == seat}


def reasons(match: Match) -> dict[str, str]:
    """Why options are missing that a player would expect, by their texts."""
    return {f"{why.verb}:{getattr(why.value, 'id', why.value)}": why.reason for why in match.why_not}
