"""Set-up, and the first turn of each player."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail.scene import ids, me, options, play, scene
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import (
    HAZARD_SPACES,
    INDEX,
    NEUTRAL_SPACES,
    ZONES,
    Building,
    Worker,
)
from saloon.games.great_western_trail.state import State

SEEDS = range(1, 13)


def table(seats: int = 3, seed: int = 1, **options: str) -> State:
    state: State = GAME.set_up(seats, options, seed=seed)
    return state


def test_five_of_the_nine_station_masters_stand_at_the_first_five_stations():
    masters = table().masters
    assert len(set(masters)) == len(masters) == 5
    assert len({master.id for seed in SEEDS for master in table(seed=seed).masters if master}) == 9


def test_in_a_first_game_every_neutral_tile_lies_on_its_own_letter():
    g = table(neutral_tiles="fixed")
    assert [g.trail[INDEX[space]].id for space in NEUTRAL_SPACES] == list("ABCDEFG")


def test_later_the_neutral_tiles_are_shuffled():
    orders = [[g.trail[INDEX[space]].id for space in NEUTRAL_SPACES] for g in (table(seed=seed) for seed in SEEDS)]
    assert all(sorted(order) == list("ABCDEFG") for order in orders)
    assert len({*map(tuple, orders)}) > 1


@pytest.mark.parametrize(("seats", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_the_job_market_begins_with_a_row_and_all_but_the_last_space_of_the_next(seats, workers):
    g = table(seats)
    assert len(g.jobs) == workers == 2 * seats - 1
    assert all(isinstance(worker, Worker) for worker in g.jobs)


def test_the_three_bags_hold_54_workers_22_outlaws_and_18_hazards():
    g = table()
    laid = [tile for tile in g.trail if tile is not None and not isinstance(tile, Building)]
    tiles = [*laid, *g.jobs, *(tile for supply in g.supplies for tile in [*supply.bag, *supply.foresight])]
    sorts = Counter(type(tile).__name__ for tile in tiles)
    assert sorts == {"Worker": 54, "Outlaw": 22, "Hazard": 18}
    kinds = Counter(tile.id for tile in tiles)
    assert {kinds[id] for id in ("cowboy", "builder", "engineer")} == {18}
    assert kinds["outlaw-green"] == kinds["outlaw-orange"] == 11


def test_the_second_bag_holds_only_workers():
    supply = table().supplies[1]
    assert all(isinstance(tile, Worker) for tile in [*supply.bag, *supply.foresight])


@pytest.mark.parametrize("seed", SEEDS)
def test_seven_tiles_of_the_first_bag_lie_on_the_lowest_numbers_of_their_zones(seed):
    g = table(seed=seed)
    taken = {zone: [g.trail[INDEX[space]] is not None for space in spaces] for zone, spaces in ZONES.items()}
    assert sum(map(sum, taken.values())) == 7
    assert all(spaces == sorted(spaces, reverse=True) for spaces in taken.values())
    assert len(g.supplies[0].bag) == 35 - 7 - 2


def test_a_tile_without_a_free_space_goes_back_into_the_bag():
    """Whatever is drawn, seven tiles are laid and none is lost; four of a kind of hazard are the most."""
    tables = [table(seed=seed) for seed in range(1, 400)]
    full = [g for g in tables if any(all(g.trail[INDEX[space]] for space in ZONES[zone]) for zone in ("flood", "drought"))]
    assert full
    assert all(len(g.supplies[0].bag) == 26 for g in full)


def test_a_hazard_lies_only_in_its_own_zone():
    tables = [table(seed=seed) for seed in SEEDS]
    found = [(space, g.trail[INDEX[space]]) for g in tables for space in HAZARD_SPACES]
    assert all(space.zone == tile.zone for space, tile in found if tile is not None)


def test_two_tiles_of_each_bag_lie_in_kansas_city():
    assert [len(supply.foresight) for supply in table().supplies] == [2, 2, 2]
    assert all(tile is not None for supply in table().supplies for tile in supply.foresight)


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
def test_the_cattle_market_has_7_10_or_13_of_36_cards(seats, size):
    g = table(seats)
    assert (len(g.market), len(g.cattle)) == (size, 36 - size)
    assert Counter(card.breed for card in [*g.market, *g.cattle]) == {
        "black_angus": 7, "longhorn": 7, "corriente": 7, "shorthorn": 9, "hereford": 6,
    }  # fmt: skip


def test_four_of_the_24_objective_cards_are_on_display():
    g = table()
    assert (len(g.display), len(g.objectives)) == (4, 20)


def test_everybody_has_one_of_the_starting_objectives_face_up():
    areas = [ids(player.area) for player in table(4).players]
    assert sorted(area for (area,) in areas) == ["OS1", "OS2", "OS3", "OS4"]


def test_in_a_first_game_all_buildings_show_side_a():
    assert [ids(player.buildings) for player in table(faces="a").players] == [
        [f"{number}a-{seat}" for number in range(1, 13)] for seat in range(3)
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_all_players_use_the_same_side_of_each_building(seed):
    g = table(4, seed, faces="random")
    assert len({tuple(tile.name for tile in player.buildings) for player in g.players}) == 1


def test_the_sides_may_be_drawn_by_lot_or_named():
    assert len({tuple(table(seed=seed, faces="random").faces) for seed in SEEDS}) > 1
    assert table(faces="chosen", chosen_faces="ab" * 6).faces == [f"{n}{'ab'[(n - 1) % 2]}" for n in range(1, 13)]


def test_everybody_begins_with_14_discs_an_engine_at_the_start_and_no_certificates():
    for player in table(4).players:
        assert (sum(player.discs), player.engine.id, player.certificates, player.herder) == (14, "0", 0, None)


def test_everybody_has_one_worker_of_each_kind():
    assert [player.workers for player in table().players] == [[1, 1, 1]] * 3


def test_a_herd_begins_with_fourteen_cards():
    for player in table().players:
        assert Counter(card.id for card in [*player.hand, *player.draw]) == {
            "criollo": 5, "santa_gertrudis": 3, "pineywoods": 3, "galloway": 3,
        }  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_later_players_have_more_money_and_cards_and_everybody_a_token(seats):
    g = table(seats)
    order = [g.players[(g.first + place) % seats] for place in range(seats)]
    assert [player.dollars for player in order] == [6, 7, 8, 9][:seats]
    assert [len(player.hand) for player in order] == [4, 5, 6, 7][:seats]
    assert {player.tokens for player in order} == {1}


# ------------------------------------------------------------ the first turn


def test_a_first_turn_begins_with_discarding_down_to_four_cards():
    match = scene(hand="criollo criollo galloway pineywoods santa_gertrudis galloway", herder=None)
    assert options(match) == ["discard:criollo", "discard:galloway", "discard:pineywoods", "discard:santa_gertrudis"]
    play(match, "discard:criollo", "discard:galloway")
    assert ids(me(match).discard) == ["criollo", "galloway"]
    assert options(match)[0].startswith("begin:")


def test_the_herder_begins_on_any_neutral_building_even_one_with_a_herder():
    match = scene(herder=None, others={1: dict(herder="A")}, trail={"A1": "1a-1"})
    assert options(match) == [f"begin:{space}" for space in "ABCDEFG"]
    play(match, "begin:A")
    assert me(match).herder is me(match, 1).herder


def test_the_first_turn_goes_straight_to_the_building():
    match = scene(herder=None, hand="galloway", draw="")
    play(match, "begin:A", "act:A-1")
    assert me(match).dollars == 2
    assert list(match.asks) == [1]
