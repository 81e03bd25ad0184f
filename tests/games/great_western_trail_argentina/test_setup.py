"""Set-up, sentence by sentence (rulebook, "Mise en place du jeu" and "Mise en place des joueurs"; dossier of figures 4.10)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail_argentina.scene import ids, me, options, play, scene, values
from saloon.engine import new_match
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.components import (
    BAGS,
    DISCS,
    FARMER_SPACES,
    FOLLOWING,
    INDEX,
    LATER_SHIPS,
    MARKET_CATTLE,
    NEUTRAL_SPACES,
    OBJECTIVES,
    RAMPS,
    SITES,
    SPACES,
    SPECIALS,
    START,
    SUN_SHIPS,
    TRAIL,
    Farmer,
    tiles_of_bag,
)

SEATS = (2, 3, 4)


def start(seats: int = 3, seed: int = 5, **chosen: str):
    return new_match(GAME, seats, chosen, seed).state


def test_the_trail_has_all_its_spaces_and_edges():
    """8 neutral, 22 building and 19 farmer spaces, 6 ramps; 64 edges; 11 ears, 7 special actions."""
    assert (len(NEUTRAL_SPACES), len(SITES), len(FARMER_SPACES), len(RAMPS)) == (8, 22, 19, 6)
    assert sum(map(len, FOLLOWING)) == 64
    assert (sum(space.ear for space in SPACES), len(SPECIALS)) == (11, 7)


@pytest.mark.parametrize(("ramp", "steps"), [(None, 9), ("x23", 7)])
def test_how_far_buenos_aires_is_with_neutral_tiles_only(ramp, steps):
    laid = [INDEX[space] for space in NEUTRAL_SPACES] + [INDEX[space] for space in RAMPS if space.id == ramp]
    ends = {space.id for space in SPACES if space.id in (ramp, "ba")}
    distances = TRAIL.distances(INDEX[START], sum(1 << index for index in laid), 12)
    assert min(far for place, far in distances.items() if SPACES[place].id in ends) == steps


def test_the_figures_of_the_box():
    assert [len(tiles_of_bag(bag)) for bag in BAGS] == [36, 39, 33]
    assert (len(SUN_SHIPS), len(LATER_SHIPS)) == (11, 7)
    assert (len(OBJECTIVES), len(MARKET_CATTLE), len(DISCS)) == (24, 36, 17)
    assert (sum(not disc.black for disc in DISCS), sum(disc.black for disc in DISCS)) == (12, 5)


def test_five_station_masters_are_laid_at_random():
    assert len(set(start().masters)) == 5
    assert start(seed=1).masters != start(seed=2).masters


def test_neutral_tiles_lie_on_their_letters_in_a_first_game():
    g = start(neutral_tiles="fixed")
    assert [g.trail[INDEX[space]].id for space in NEUTRAL_SPACES] == list("ABCDEFGH")


def test_neutral_tiles_are_shuffled_otherwise():
    assert len({tuple(ids([start(seed=seed).trail[INDEX[space]] for space in NEUTRAL_SPACES])) for seed in range(4)}) == 4


@pytest.mark.parametrize("seed", range(6))
def test_five_farmers_stand_on_the_lowest_numbers_of_their_zones(seed):
    g = start(seed=seed)
    standing = [space for space, index in FARMER_SPACES if isinstance(g.trail[index], Farmer)]
    assert len(standing) == 5
    for zone, count in Counter(space.zone for space in standing).items():
        assert zone != "yellow"
        assert sorted(space.number for space in standing if space.zone == zone) == list(range(1, count + 1))
    assert sum(len(supply.bag) for supply in g.supplies[:1]) == 36 - 5 - 2


def test_six_foresight_tiles_by_letter():
    g = start()
    assert [len(supply.foresight) for supply in g.supplies] == [2, 2, 2]
    assert all(tile in tiles_of_bag(supply.letter) for supply in g.supplies for tile in supply.foresight)


@pytest.mark.parametrize(("seats", "market"), [(2, 9), (3, 12), (4, 15)])
def test_the_cattle_market_by_number_of_players(seats, market):
    g = start(seats)
    assert (len(g.market), len(g.cattle)) == (market, 36 - market)


def test_four_objective_cards_lie_open():
    assert (len(start().display), len(start().objectives)) == (4, 20)


def test_eleven_ships_with_a_sun_by_value_and_seven_in_the_pile():
    g = start()
    assert [ship.value for ship in g.fleet] == [0, 1, 3, 5, 6, 7, 8, 9, 11, 15, 18]
    assert len(g.pile) == 7


@pytest.mark.parametrize(("seats", "spaces"), [(2, 31 - 12), (3, 31 - 4), (4, 31)])
def test_cover_tiles_hide_a_space_of_each_district(seats, spaces):
    """On all three cities for two players, on Rotterdam for three, on none for four."""
    g = start(seats, cities="a")
    assert len(g.spaces) == spaces
    assert len(g.districts) == 12


def test_faces_of_cities_can_be_chosen():
    g = start(cities="chosen", chosen_cities="aba")
    assert [district.face for district in g.districts if district.side == "west"] == ["a", "b", "a"]


def test_all_players_have_the_same_faces():
    g = start(faces="chosen", chosen_faces="abababbbaa")
    assert {tuple(tile.name for tile in player.buildings) for player in g.players} == {
        ("1a", "2b", "3a", "4b", "5a", "6b", "7b", "8b", "9a", "10a")
    }


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_begins_alike(seats):
    """17 discs, one on Le Havre I; 14 heads of cattle and an exhaustion card; the locomotive on the start."""
    g = start(seats)
    for player in g.players:
        herd = Counter(card.id for card in (*player.hand, *player.draw))
        assert herd == {"niata": 5, "patagonico": 3, "fronterizo": 3, "holando": 3, "exhaustion": 1}
        assert (sum(player.discs), ids(player.quays), len(player.buildings)) == (17, ["le_havre_1"], 10)
        assert (player.engine.id, player.grain, player.certificates, player.herder) == ("0", 0, 0, None)
    assert g.exhaustion == 25 - seats


@pytest.mark.parametrize("seats", SEATS)
def test_starting_capital_by_place_in_the_order_of_play(seats):
    g = start(seats)
    order = [g.players[(g.first + place) % seats] for place in range(seats)]
    assert [player.dollars for player in order] == [7, 8, 9, 10][:seats]
    assert [len(player.hand) for player in order] == [4, 5, 6, 7][:seats]
    assert [player.tokens for player in order] == [1] * seats


def test_the_first_player_is_drawn_by_lot():
    assert {start(seed=seed).first for seed in range(20)} == {0, 1, 2}


def test_a_first_turn_begins_with_discarding_down_to_four():
    match = scene(herder=None, hand="niata patagonico fronterizo holando caracu_2 exhaustion")
    play(match, "discard:niata", "discard:exhaustion")
    assert options(match)[0] == "begin:A"
    assert ids(me(match).discard) == ["niata", "exhaustion"]


def test_a_first_turn_goes_from_any_neutral_building_straight_to_phase_b():
    match = scene(herder=None, others={1: {"herder": "C"}})
    assert values(match) == list("ABCDEFGH")
    play(match, "begin:C")
    assert options(match)[0].startswith("act:")
