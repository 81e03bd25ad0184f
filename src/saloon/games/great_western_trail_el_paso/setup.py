"""Set-up (rulebook, "Mise en place du jeu")."""

from __future__ import annotations

from typing import TypeVar

from saloon.engine import Dice, Seat
from saloon.games.great_western_trail_el_paso.components import (
    BONUS_TILES,
    COPIES,
    DISPLAY,
    FACE,
    HAND_LIMIT,
    INDEX,
    KINDS,
    MARKET,
    NEUTRAL_SPACES,
    NEUTRALS,
    OBJECTIVES,
    PLAYER_COUNTS,
    SLOTS,
    SPACES,
    STARTING_HERD,
    STARTS,
    WORKERS,
    Face,
    Train,
)
from saloon.games.great_western_trail_el_paso.options import SIDES, TRAIN_SIDES, Options
from saloon.games.great_western_trail_el_paso.state import Player, State, put_tile
from saloon.games.great_western_trail_el_paso.sue.setup import opponent

T = TypeVar("T")


def setup(options: Options, seats: int, dice: Dice) -> State:
    """Steps 1 to 12 but the objectives, which the players choose; the top of a stack is the end of its list."""
    first = dice.below(seats)
    faces, trains = faces_of(options, dice), trains_of(options, dice)
    objectives = dice.shuffled(OBJECTIVES)
    bonuses = dice.shuffled(tile for tile in BONUS_TILES for _ in range(tile.count))
    g = State(
        options=options,
        players=[_player(seat, (seat - first) % seats, dice) for seat in range(seats)],
        sue=None,
        trail=[None] * len(SPACES),
        occupied=0,
        workers=[worker.count - seats for worker in WORKERS],
        market=[breed.count for breed in MARKET],
        buildings=[COPIES] * len(KINDS),
        faces=faces,
        trains=trains,
        simmentals=PLAYER_COUNTS[seats].simmentals,
        objective_row=[objectives.pop() for _ in range(DISPLAY)],
        objectives=objectives,
        bonus_row=[bonuses.pop() for _ in range(DISPLAY)],
        bonuses=bonuses,
        active=first,
        first=first,
        draft=seats,
        dice=dice,
    )
    _lay_neutral_tiles(g)
    if seats == 1:
        g.sue = opponent(g)
    return g


def faces_of(options: Options, dice: Dice) -> list[Face]:
    """One side for each pile of common buildings."""
    return [FACE[f"{kind}{side}"] for kind, side in SIDES.shown(options.faces, options.chosen_faces, dice).items()]


def trains_of(options: Options, dice: Dice) -> list[Train]:
    """Front or back of each train card."""
    sides = TRAIN_SIDES.shown(options.trains, options.chosen_trains, dice)
    return [Train.of(f"T{number}-{side}") for number, side in sides.items()]


def _player(seat: Seat, place: int, dice: Dice) -> Player:
    herd = dice.shuffled(STARTING_HERD)
    return Player(
        seat=seat,
        hand=[herd.pop() for _ in range(HAND_LIMIT)],
        draw=herd,
        discard=[],
        removed=[],
        shown=[],
        workers=[1] * len(WORKERS),
        dollars=STARTS[place].dollars,
        tokens=STARTS[place].tokens,
        rancher=None,
        certificates=0,
        slots=[1] * len(SLOTS),
        posts=[],
        objectives=[],
        bonuses=[],
    )


def _lay_neutral_tiles(g: State) -> None:
    tiles = list(NEUTRALS) if g.options.neutral_tiles == "fixed" else g.dice.shuffled(NEUTRALS)
    for space, tile in zip(NEUTRAL_SPACES, tiles, strict=True):
        put_tile(g, INDEX[space], tile)
