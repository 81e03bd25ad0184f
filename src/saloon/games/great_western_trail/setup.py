"""Set-up (rulebook, "Mise en place du jeu")."""

from __future__ import annotations

from saloon.engine import Dice, Seat
from saloon.games.great_western_trail.components import (
    ALL_DISCS,
    BUILDINGS,
    DISPLAY,
    FIRST_TILES,
    FORESIGHT,
    INDEX,
    MARKET_CATTLE,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    OBJECTIVE_STACK,
    PLAYER_COUNTS,
    SIMMENTAL,
    SIMMENTALS,
    SPACES,
    STARTING_HERD,
    STARTING_OBJECTIVES,
    STARTS,
    STATIONS,
    TOKENS,
    TRACK,
    WORKERS,
    Card,
    Worker,
    tiles_of_bag,
)
from saloon.games.great_western_trail.options import SIDES, Options
from saloon.games.great_western_trail.rules.cattle import market_size
from saloon.games.great_western_trail.rules.zones import free_space
from saloon.games.great_western_trail.state import Player, State, Supply, put_tile


def setup(options: Options, seats: int, dice: Dice) -> State:
    """Steps 1 to 12; the top of a stack or bag is the end of its list."""
    first = dice.below(seats)
    faces = faces_of(options, dice)
    objectives = dice.shuffled(STARTING_OBJECTIVES)
    players = [_player(seat, (seat - first) % seats, faces, objectives.pop(), dice) for seat in range(seats)]
    cattle = dice.shuffled([*MARKET_CATTLE, *[SIMMENTAL[1]] * (SIMMENTALS * options.simmental)])
    stack = dice.shuffled(OBJECTIVE_STACK)
    masters = dice.shuffled(MASTERS)
    posts = [station for station in STATIONS if station.master]
    g = State(
        options=options,
        players=players,
        supplies=[Supply(number, dice.shuffled(tiles_of_bag(number)), [None] * FORESIGHT) for number in (1, 2, 3)],
        trail=[None] * len(SPACES),
        occupied=0,
        jobs=[],
        market=[cattle.pop() for _ in range(market_size(options, seats))],
        cattle=cattle,
        display=[stack.pop() for _ in range(DISPLAY)],
        objectives=stack,
        masters=[masters.pop() for _ in posts],
        replaced=[None for _ in posts],
        simmentals=[SIMMENTALS * options.simmental] * 2,
        faces=faces,
        active=first,
        first=first,
        dice=dice,
    )
    _lay_neutral_tiles(g)
    _lay_first_tiles(g)
    _fill_job_market(g, PLAYER_COUNTS[seats].workers)
    for supply in g.supplies:
        supply.foresight = [supply.bag.pop() for _ in range(FORESIGHT)]
    return g


def faces_of(options: Options, dice: Dice) -> list[str]:
    """One side for each number, the same for all players: `1a`, `2b`…"""
    return [f"{number}{side}" for number, side in SIDES.shown(options.faces, options.chosen_faces, dice).items()]


def _player(seat: Seat, place: int, faces: list[str], objective: Card, dice: Dice) -> Player:
    herd = dice.shuffled(STARTING_HERD)
    start = STARTS[place]
    return Player(
        seat=seat,
        hand=[herd.pop() for _ in range(start.cards)],
        draw=herd,
        discard=[],
        unseen=[],
        shown=[],
        dollars=start.dollars,
        tokens=TOKENS,
        herder=None,
        engine=TRACK[0],
        certificates=0,
        permanent=0,
        workers=[1] * len(WORKERS),
        discs=list(ALL_DISCS),
        buildings=[BUILDINGS[seat, face] for face in faces],
        hazards=[],
        outlaws=[],
        stations=[],
        cities=[],
        masters=[],
        area=[objective],
    )


def _lay_neutral_tiles(g: State) -> None:
    tiles = list(NEUTRALS) if g.options.neutral_tiles == "fixed" else g.dice.shuffled(NEUTRALS)
    for space, tile in zip(NEUTRAL_SPACES, tiles, strict=True):
        put_tile(g, INDEX[space], tile)


def _lay_first_tiles(g: State) -> None:
    """Seven tiles of bag 1; one whose zone is full goes back, and another is drawn."""
    bag, laid, back = g.supplies[0].bag, 0, []
    while laid < FIRST_TILES:
        tile = bag.pop()
        space = free_space(g, tile)
        if space is None:
            back.append(tile)
        else:
            put_tile(g, INDEX[space], tile)
            laid += 1
    if back:
        bag += back
        g.dice.shuffle(bag)


def _fill_job_market(g: State, count: int) -> None:
    bag = g.supplies[1].bag
    for _ in range(count):
        worker = bag.pop()
        assert isinstance(worker, Worker)
        g.jobs.append(worker)
