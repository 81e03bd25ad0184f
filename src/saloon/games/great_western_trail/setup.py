"""Set-up (rulebook, "Mise en place du jeu")."""

from __future__ import annotations

from saloon.engine import Dice, Seat
from saloon.games.great_western_trail.components import (
    BUILDINGS,
    DISPLAY,
    FIRST_TILES,
    FORESIGHT,
    INDEX,
    NEUTRAL_SPACES,
    NEUTRALS,
    PLAYER_COUNTS,
    SPACES,
    STARTING_HERD,
    STARTS,
    TOKENS,
    TRACK,
    WORKERS,
    Card,
    Worker,
    tiles_of_bag,
)
from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.options import SIDES, Options
from saloon.games.great_western_trail.rules.zones import free_space
from saloon.games.great_western_trail.state import Player, State, Supply, put_tile
from saloon.games.trail.sides import Sides


def setup(options: Options, seats: int, dice: Dice, table: type[State] = State) -> State:
    """Steps 1 to 12, then those of the modules; the top of a stack or bag is the end of its list.

    table: the class of the state, with what modules add to it.
    """
    kit = options.kit
    first = dice.below(seats)
    playing = max(seats, min(PLAYER_COUNTS))  # a single player sets up the board for two
    faces = faces_of(options, dice)
    objectives = dice.shuffled(kit.starting_objectives)
    players = [_player(kit, seat, (seat - first) % seats, faces, objectives.pop(), dice) for seat in range(seats)]
    cattle = dice.shuffled(kit.cattle)
    stack = dice.shuffled(kit.objectives)
    masters = dice.shuffled(kit.masters)
    g = table(
        options=options,
        players=players,
        supplies=[Supply(number, dice.shuffled(tiles_of_bag(number)), [None] * FORESIGHT) for number in (1, 2, 3)],
        trail=[None] * len(SPACES),
        occupied=0,
        jobs=[],
        market=[cattle.pop() for _ in range(kit.market_size[playing])],
        cattle=cattle,
        display=[stack.pop() for _ in range(DISPLAY)],
        objectives=stack,
        masters=[masters.pop() for _ in kit.posts],
        replaced=[None for _ in kit.posts],
        faces=faces,
        active=first,
        first=first,
        dice=dice,
    )
    for module in kit.modules:
        module.sit_down(g)
    _lay_neutral_tiles(g)
    _lay_first_tiles(g)
    _fill_job_market(g, PLAYER_COUNTS[playing].workers)
    for supply in g.supplies:
        supply.foresight = [supply.bag.pop() for _ in range(FORESIGHT)]
    for module in kit.modules:
        module.lay_out(g)
    return g


def faces_of(options: Options, dice: Dice) -> list[str]:
    """One side for each number, the same for all players: `1a`, `2b`…; chosen ones go on as they end."""
    sides = Sides(options.kit.buildings, SIDES.sides)
    chosen = options.chosen_faces.ljust(len(sides.numbers), options.chosen_faces[-1])
    return [f"{number}{side}" for number, side in sides.shown(options.faces, chosen, dice).items()]


def _player(kit: Kit, seat: Seat, place: int, faces: list[str], objective: Card, dice: Dice) -> Player:
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
        discs=[disc.count for disc in kit.discs],
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
