"""The box and set-up of the expansion (rulebook, "Le matériel" and "Mise en place de l'extension")."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail.rails.scene import NORTH
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import CROSSINGS, City
from saloon.games.great_western_trail.rails.components import (
    BOX,
    CARDS,
    CONNECTIONS,
    DOUBLE,
    EMBLEMS,
    FACES,
    MASTERS,
    NUMBERS,
    SINGLE,
    STRIP,
    TILES,
    TOWNS,
    TRADE,
    Town,
)


def table(seats: int = 3, seed: int = 1, **chosen: str):
    return GAME.set_up(seats, {**NORTH, **chosen}, seed=seed)


# ------------------------------------------------------------ the box


def test_towns_of_four_kinds():
    assert Counter(town.size for town in TOWNS) == {"small": 12, "medium": 6, "station": 2, "large": 8}
    assert {len(spaces) for spaces in TRADE.values()} == {4}


@pytest.mark.parametrize(
    ("town", "spaces"),
    [
        ("S01", ["", "", "", ""]), ("S02", ["token 1"] * 4), ("OMA", ["dollars 2", "", "", ""]),
        ("S09", ["certificate 1", "", "", ""]),
        ("S11", ["token 1", "", "", ""]), ("S12", ["objective", "", "", ""]), ("DEN", ["pay 1", "pay 2", "pay 2", "pay 3"]),
        ("BUF", ["pay 1", "pay 3", "pay 3", "pay 4"]), ("MON", ["pay 1", "pay 3", "pay 3", "pay 4"]),
    ],
)  # fmt: skip
def test_trade_spaces(town, spaces):
    assert [space.shows for space in TRADE[Town.of(town)]] == spaces


def test_only_three_icons_and_money_are_on_trade_spaces():
    """The annex names an exchange token, an objective card and a certificate."""
    shown = {space.shows.partition(" ")[0] for spaces in TRADE.values() for space in spaces}
    assert shown == {"", "dollars", "pay", "token", "objective", "certificate"}


def test_the_network():
    """G1: rails join towns, cities of the strip and the town hall; nothing leads to New York or the emblem of Kansas City."""
    assert len(CONNECTIONS) == 33
    ends = Counter(end for rail in CONNECTIONS for end in rail.ends)
    assert set(ends) == {"HALL", *(town.id for town in TOWNS), *(city.id for city in STRIP)} - {"KC", "NYC"}


def test_every_town_can_be_reached():
    reached, waiting = set(), ["HALL", *(city.id for city in STRIP)]
    while waiting:
        here = waiting.pop()
        for rail in CONNECTIONS:
            if here in rail.ends:
                (other,) = set(rail.ends) - {here}
                if other in Town.all and other not in reached:
                    reached.add(other)
                    waiting.append(other)
    assert reached == set(Town.all)


def test_the_strip():
    """G2."""
    assert {city.id: (city.value, city.black) for city in STRIP} == {
        "KC": (0, False), "FUL": (1, False), "STL": (4, False), "BLO": (6, False), "CHI": (10, True), "TOL": (12, True),
        "HAR": (15, False), "NYC": (18, True),
    }  # fmt: skip
    assert [city.id for city in (*STRIP, *EMBLEMS) if city.again] == ["KC", "NYC"]


def test_the_emblems():
    """G4, G11."""
    assert {city.id: (city.value, city.black, city.points) for city in EMBLEMS} == {
        "OMA": (3, False, 0), "DEN": (8, True, 0), "MIL": (11, True, 0), "GRB": (12, False, 4), "BUF": (14, True, 10),
        "TOR": (14, True, 5), "ORE": (18, True, 3), "MON": (20, True, 15),
    }  # fmt: skip
    assert City.of("ORE").counts == "bells"


def test_stations_of_station_towns():
    """G12."""
    found = {entry["id"]: (entry["cost"], entry["points"], entry["black"], entry["master"]) for entry in BOX.tables["station"]}
    assert found == {"ST11": (7, 6, False, True), "ST12": (15, 8, True, True)}


def test_tiles_of_medium_towns():
    assert {tile.id: (tile.gives, tile.count) for tile in TILES} == {
        "MT1": ("remove 2 | hazard 0", 2), "MT2": ("dollars 5 | cattle 3", 2), "MT3": ("hire -2", 2),
        "MT4": ("build_with 2", 2), "MT5": ("engine 3", 2),
    }  # fmt: skip


def test_building_thirteen():
    """G13."""
    assert {face.id: (face.builders, face.points, face.hand) for face in FACES} == {"13a": (3, 4, ""), "13b": (3, 4, "")}


def test_station_masters():
    assert {master.id: (master.points, master.each, master.counts) for master in MASTERS} == {
        "SM10": (2, 1, "medium_stores"), "SM11": (1, 1, "valuable_cattle"),
    }  # fmt: skip


def test_objective_cards():
    """G14: ours, in the families of the others."""
    assert [(card.id, card.points, card.penalty, card.starting) for card in CARDS] == [
        ("ON1", 3, -2, False), ("ON2", 3, -2, False), ("ON3", 5, -3, False), ("ON4", 5, -2, False), ("OSN", 3, 0, True),
    ]  # fmt: skip
    assert all("bell" in card.tasks for card in CARDS)


def test_the_sixth_auxiliary_action():
    assert [each.number for each in (*SINGLE, *DOUBLE)] == [6, 6]


def test_level_crossings_are_those_of_the_base_game():
    assert CROSSINGS == (3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17)


def test_every_figure_says_where_it_comes_from():
    """What is of the first edition only is noted, and what is assumed can be listed."""
    figures = list(BOX.figures())
    assert {figure.source for figure in figures} == {"rulebook", "public", "assumed"}
    assert {figure.note for figure in figures} == {"", "first edition"}
    assert {figure.id for figure in figures if figure.source == "assumed"} == {
        "STL", "CHI", "NYC", "13a", "13b", "ON1", "ON2", "ON3", "ON4", "OSN",
    }  # fmt: skip


# ------------------------------------------------------------ set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stores_discs_and_buildings_of_every_player(seats):
    """Step 21."""
    g = table(seats)
    assert g.rails.stores == [[] for _ in range(seats)]
    for player in g.players:
        assert sum(player.discs) == NUMBERS["discs"] == 15
        assert len(player.buildings) == 13
        assert player.discs[g.kit.singles[-1].disc] == 1


def test_six_of_ten_tiles_lie_in_the_medium_towns():
    """Step 19."""
    tables = [table(seed=seed).rails.tiles for seed in range(20)]
    assert {len(tiles) for tiles in tables} == {6}
    assert all(count <= 2 for tiles in tables for count in Counter(tiles).values())
    assert {tile for tiles in tables for tile in tiles} == set(TILES)


def test_seven_of_eleven_station_masters_are_on_the_board():
    """Step 20: five at their stations, two in station towns."""
    g = table()
    assert len(g.kit.masters) == 11
    assert len(set(g.masters)) == len(g.masters) == 7
    assert [station.id for station in g.kit.posts][-2:] == ["ST11", "ST12"]
    assert {master for seed in range(20) for master in table(seed=seed).masters} == set(g.kit.masters)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_objective_cards_and_starting_objectives(seats):
    """Step 22: 28 cards, four of them on display; one of five starting objectives for each."""
    g = table(seats)
    assert (len(g.objectives) + len(g.display), len(g.display)) == (28, 4)
    assert len(g.kit.starting_objectives) == 5
    assert {len(player.area) for player in g.players} == {1}
    assert "OSN" in {player.area[0].id for seed in range(20) for player in table(seats, seed).players}


@pytest.mark.parametrize("faces", ["a", "b"])
def test_building_thirteen_shows_the_same_side_to_all(faces):
    g = table(faces=faces)
    assert {player.buildings[-1].name for player in g.players} == {f"13{faces}"}


def test_chosen_sides_go_on_as_they_end():
    assert table(faces="chosen", chosen_faces="aaaaaaaaaaab").faces[-2:] == ["12b", "13b"]


def test_the_start_of_every_player_is_that_of_the_base_game():
    g = table(4)
    order = [g.players[(g.first + place) % 4] for place in range(4)]
    assert [(player.dollars, len(player.hand), player.tokens) for player in order] == [
        (6, 4, 1),
        (7, 5, 1),
        (8, 6, 1),
        (9, 7, 1),
    ]


def test_without_the_expansion_nothing_of_it_is_there():
    g = GAME.set_up(3, {}, seed=1)
    assert g.rails is None
    assert not {*g.objectives, *g.display} & set(CARDS)
    assert (len(g.kit.masters), len(g.kit.starting_objectives), len(g.kit.buildings)) == (9, 4, 12)
    assert not {*g.kit.cities} & {*STRIP, *EMBLEMS}


def test_tokens_are_not_limited():
    """G29: the box has 20, and nobody counts them."""
    assert NUMBERS["exchange_tokens"] == 20
