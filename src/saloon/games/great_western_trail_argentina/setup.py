"""Set-up (rulebook, "Mise en place du jeu" and "Mise en place des joueurs")."""

from __future__ import annotations

from saloon.engine import Dice, Seat
from saloon.games.great_western_trail_argentina.components import (
    BAGS,
    BONUS_SPACES,
    BUILDINGS,
    CITIES,
    DISCS,
    DISPLAY,
    DISTRICT_OF,
    DISTRICTS,
    EXHAUSTION,
    FIRST_FARMERS,
    FIRST_QUAY,
    FORESIGHT,
    INDEX,
    LATER_SHIPS,
    MARKET_CATTLE,
    MARKET_KINDS,
    MASTER_STATIONS,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    OBJECTIVES,
    PLAYER_COUNTS,
    ROWS_OF_WORKERS,
    SPACES,
    STARTING_HERD,
    STARTS,
    SUN_SHIPS,
    TOKENS,
    TRACK,
    District,
    Farmer,
    Worker,
    tiles_of_bag,
)
from saloon.games.great_western_trail_argentina.options import CITY_SIDES, SIDES, Options
from saloon.games.great_western_trail_argentina.pedro.setup import opponent
from saloon.games.great_western_trail_argentina.rules.farmers import free_space
from saloon.games.great_western_trail_argentina.state import Player, State, Supply, put_tile


def setup(options: Options, seats: int, dice: Dice) -> State:
    """Steps 1 to 18; the top of a stack or bag is the end of its list. Alone one plays with the figures for two."""
    first = dice.below(seats)
    player_count = PLAYER_COUNTS[max(seats, 2)]
    faces, districts = faces_of(options, dice), districts_of(options, dice)
    players = [_player(seat, (seat - first) % seats, faces, dice) for seat in range(seats)]
    cattle, stack, masters = dice.shuffled(MARKET_CATTLE), dice.shuffled(OBJECTIVES), dice.shuffled(MASTERS)
    g = State(
        options=options,
        players=players,
        pedro=None,
        supplies=[Supply(letter, dice.shuffled(tiles_of_bag(letter)), [None] * FORESIGHT) for letter in BAGS],
        trail=[None] * len(SPACES),
        occupied=0,
        coins=[0] * len(SPACES),
        jobs=[],
        market=[cattle.pop() for _ in range(player_count.market)],
        cattle=cattle,
        display=[stack.pop() for _ in range(DISPLAY)],
        objectives=stack,
        exhaustion=EXHAUSTION.count - seats,
        fleet=[*SUN_SHIPS],
        pile=dice.shuffled(LATER_SHIPS),
        districts=districts,
        spaces=[
            space
            for space in BONUS_SPACES
            if DISTRICT_OF[space] in districts and not (space.covered and DISTRICT_OF[space].city in player_count.covers)
        ],
        masters=[masters.pop() for _ in MASTER_STATIONS],
        given=[None for _ in MASTER_STATIONS],
        faces=faces,
        active=first,
        first=first,
        dice=dice,
    )
    _lay_neutral_tiles(g)
    lay_first_farmers(g)
    _fill_job_market(g, player_count.workers)
    for supply in g.supplies:
        supply.foresight = [supply.bag.pop() for _ in range(FORESIGHT)]
    if seats == 1:
        g.pedro = opponent(g)
    return g


def faces_of(options: Options, dice: Dice) -> list[str]:
    """One side for each number, the same for all players: `1a`, `2b`…"""
    return [f"{number}{side}" for number, side in SIDES.shown(options.faces, options.chosen_faces, dice).items()]


def districts_of(options: Options, dice: Dice) -> list[District]:
    """Those of the sides that the city boards show."""
    sides = CITY_SIDES.shown(options.cities, options.chosen_cities, dice)
    shown = {(CITIES[number], side) for number, side in sides.items()}
    return [district for district in DISTRICTS if (district.city, district.face) in shown]


def _player(seat: Seat, place: int, faces: list[str], dice: Dice) -> Player:
    """17 discs on the player board, one on the first quay; 14 heads of cattle and an exhaustion card, shuffled."""
    herd = dice.shuffled([*STARTING_HERD, EXHAUSTION])
    return Player(
        seat=seat,
        hand=[herd.pop() for _ in range(STARTS[place].cards)],
        draw=herd,
        discard=[],
        shown=[],
        dollars=STARTS[place].dollars,
        tokens=TOKENS,
        grain=0,
        certificates=0,
        permanent=0,
        herder=None,
        engine=TRACK[0],
        workers=[[] for _ in ROWS_OF_WORKERS],
        discs=[1] * len(DISCS),
        buildings=[BUILDINGS[seat, face] for face in faces],
        farmers=[],
        stations=[],
        ships=[],
        quays=[FIRST_QUAY],
        spaces=[],
        masters=[],
        area=[],
        bought=[0] * len(MARKET_KINDS),
    )


def _lay_neutral_tiles(g: State) -> None:
    tiles = list(NEUTRALS) if g.options.neutral_tiles == "fixed" else g.dice.shuffled(NEUTRALS)
    for space, tile in zip(NEUTRAL_SPACES, tiles, strict=True):
        put_tile(g, INDEX[space], tile)


def lay_first_farmers(g: State) -> None:
    """Five farmers of bag A; one whose zone is full goes back, and another is drawn."""
    bag, back = g.supplies[0].bag, []
    for _ in range(FIRST_FARMERS):
        while (space := free_space(g, _farmer(bag[-1]))) is None:
            back.append(bag.pop())
        put_tile(g, INDEX[space], bag.pop())
    if back:
        bag += back
        g.dice.shuffle(bag)


def _farmer(tile: object) -> Farmer:
    assert isinstance(tile, Farmer)
    return tile


def _fill_job_market(g: State, count: int) -> None:
    """Row by row from bag B, up to the space before the token's."""
    for _ in range(count):
        worker = g.supplies[1].bag.pop()
        assert isinstance(worker, Worker)
        g.jobs.append(worker)
