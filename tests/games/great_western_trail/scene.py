"""Scenes of Great Western Trail in a few words: what is not said is empty, and nobody has exchange tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.trail.scenes import Many, fill_supply, names, still_to_build
from saloon.engine import Match
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import (
    BUILDINGS,
    DISCS,
    FORESIGHT,
    INDEX,
    PLAYER_COUNTS,
    SPACES,
    Building,
    Card,
    City,
    Disc,
    Hazard,
    Master,
    Outlaw,
    Space,
    Station,
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail.state import Player, State, put_tile

PLENTY = ["criollo"] * 12
"""A draw stack that does not run out."""
WHITE = " ".join(disc.id for disc in DISCS for _ in range(disc.count) if not disc.black)
BLACK = " ".join(disc.id for disc in DISCS for _ in range(disc.count) if disc.black)
"""All discs of a player board with white corners, and with black ones."""
FIRST_GAME = {"neutral_tiles": "fixed", "faces": "a"}


def cards(many: Many) -> list[Card]:
    return [Card.of(id) for id in names(many)]


def scene(
    seats: int = 3,
    *,
    active: int = 0,
    trail: dict[str, str] = {},
    jobs: dict[int, str] = {},
    token: int = 2,
    market: Many = [],
    cattle: Many = [],
    display: Many = [],
    objectives: Many = [],
    masters: dict[str, str] = {},
    foresight: dict[int, str] = {},
    bags: dict[int, str] = {},
    ender: int | None = None,
    left: int | None = None,
    options: dict[str, str] = {},
    others: dict[int, dict[str, Any]] = {},
    arrange: Callable[[Any], None] = lambda g: None,
    listen: bool = False,
    hold: bool = False,
    **mine: Any,
) -> Match:
    """A match at the start of the active seat's turn; `mine` and `others` are things of `settle`.

    trail: tiles by space, beside the neutral ones: `{"A1": "4a-1", "FLOOD1": "flood-4-green"}`.
    jobs:  workers by row of the job market, `-` for one who was hired; rows above the one of the token are full.
    The first of a stack or bag is its top.
    arrange: lays out what a module has on the table.
    """
    g: State = GAME.set_up(seats, {**FIRST_GAME, **options}, seed=1)
    g.active = g.first = active
    g.ender, g.left = ender, left
    lay(g, trail)
    g.jobs = job_market(jobs, token, PLAYER_COUNTS[g.seats].columns)
    g.market, g.cattle = cards(market), cards(names(cattle)[::-1])
    g.display, g.objectives = cards(display), cards(names(objectives)[::-1])
    g.masters = [Master.of(masters[station.id]) if station.id in masters else None for station in g.kit.posts]
    for supply in g.supplies:
        fill_supply(supply, Tile, FORESIGHT, foresight.get(supply.number, ""), bags.get(supply.number, ""))
    for player in g.players:
        settle(g, player, **({"herder": "A", **mine} if player.seat == active else others.get(player.seat, {})))
    arrange(g)
    return Match(GAME, g, listen=listen, hold=hold)


def lay(g: State, trail: dict[str, str]) -> None:
    """Only neutral tiles, and those that are named; a building shows its side to all players."""
    for space in SPACES:
        if space.sort not in ("neutral", "building"):
            g.trail[INDEX[space]] = None
    g.occupied = 0
    laid = {space.id: tile for space, tile in zip(SPACES, g.trail, strict=True) if tile is not None}
    laid |= {space: Tile.of(id) for space, id in trail.items()}
    for id, tile in laid.items():
        put_tile(g, INDEX[Space.of(id)], tile)
        if isinstance(tile, Building) and 0 <= tile.owner < len(g.players):
            g.faces[int(tile.name[:-1]) - 1] = tile.name


def job_market(jobs: dict[int, str], token: int, columns: int, kind: Any = Worker) -> list[Any]:
    """All spaces in use, row by row: full above the token, as many as are named in its own row."""
    market: list[Any] = []
    for row in range(1, token + 1):
        workers = [None if id == "-" else kind.of(id) for id in names(jobs.get(row, ""))]
        market += workers + [None] * (columns - len(workers)) * (row < token)
    return market


def settle(
    g: State,
    player: Player,
    *,
    hand: Many = [],
    draw: Many = PLENTY,
    discard: Many = [],
    dollars: int = 0,
    tokens: int = 0,
    herder: str | None = "START",
    engine: str | int = 0,
    certificates: int = 0,
    permanent: int = 0,
    workers: tuple[int, int, int] = (1, 1, 1),
    cleared: Many = [],
    buildings: Many | None = None,
    hazards: Many = [],
    outlaws: Many = [],
    stations: Many = [],
    cities: Many = [],
    appointed: Many = [],
    area: Many = [],
) -> None:
    """A player board: `workers` are cowboys, builders, engineers; `cleared` the discs that are gone: `"aux3 aux3 hand"`.

    buildings: sides still to be built (`"4a 8a"`); all that are not on the trail, if not said.
    appointed: station masters of the player.
    """
    player.hand, player.draw, player.discard = cards(hand), cards(names(draw)[::-1]), cards(discard)
    player.dollars, player.tokens = dollars, tokens
    player.herder, player.engine = herder and Space.of(herder), Track.of(str(engine))
    player.certificates, player.permanent = certificates, permanent
    player.workers, player.discs = list(workers), [disc.count for disc in g.kit.discs]
    for id in names(cleared):
        player.discs[g.kit.discs.index(Disc.of(id))] -= 1
    player.buildings = still_to_build(g, player.seat, BUILDINGS, buildings)
    player.hazards, player.outlaws = [Hazard.of(id) for id in names(hazards)], [Outlaw.of(id) for id in names(outlaws)]
    player.stations, player.cities = [Station.of(id) for id in names(stations)], [City.of(id) for id in names(cities)]
    player.masters, player.area = [Master.of(id) for id in names(appointed)], cards(area)


def options(match: Match, seat: int | None = None) -> list[str]:
    """The open options of whoever is asked, or of a seat, as records write them."""
    asks = match.asks
    seat = next(iter(asks), None) if seat is None else seat
    return asks[seat].texts() if seat in asks else []


def values(match: Match) -> list[str]:
    """The same without the verb."""
    return [text.partition(":")[2] or text for text in options(match)]


def play(match: Match, *choices: str) -> Match:
    """Choices of whoever is asked, `act:end`, or with a seat, `1 exchange:exchange`."""
    for choice in choices:
        if choice[0].isdigit():
            match.play(choice)
        else:
            match.answer_text(next(iter(match.asks)), choice)
    return match


def me(match: Match, seat: int = 0) -> Player:
    player: Player = match.state.players[seat]
    return player


def lies(match: Match, space: str) -> str | None:
    """What lies on a space of the trail."""
    tile = match.state.trail[INDEX[Space.of(space)]]
    return tile and tile.id


def ids(things: list[Any]) -> list[str]:
    return [thing.id for thing in things]
