"""The box: every count and every table, as the rulebook and the boards show them."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.games.great_western_trail.components import (
    ARROWS,
    BOX,
    CATTLE,
    CERTIFICATE_TRACK,
    CITIES,
    CROSSINGS,
    DISCS,
    FACES,
    FOLLOWING,
    FORESTS,
    HAZARD_SPACES,
    HAZARDS,
    INDEX,
    KANSAS_CITY,
    MARKET_CATTLE,
    MASTERS,
    NEUTRAL_SPACES,
    NEUTRALS,
    NUMBERS,
    OBJECTIVE_STACK,
    OBJECTIVES,
    OUTLAWS,
    PLAYER_COUNTS,
    RAILWAY,
    ROWS,
    SITES,
    SPACES,
    START,
    STARTING_HERD,
    STARTING_OBJECTIVES,
    STARTS,
    STATIONS,
    WORKER_SPACES,
    WORKERS,
    ZONES,
    Card,
    Face,
    Neutral,
    Worker,
    tiles_of_bag,
)


@pytest.mark.parametrize(
    ("things", "count"),
    [
        (MARKET_CATTLE, 36), (STARTING_HERD, 14), (OBJECTIVE_STACK, 24), (STARTING_OBJECTIVES, 4), (MASTERS, 9),
        (NEUTRALS, 7), (FACES, 24), (NEUTRAL_SPACES, 7), (SITES, 22), (HAZARD_SPACES, 12), (ZONES["outlaw"], 9),
        (FORESTS, 8), (CROSSINGS, 11), (RAILWAY.turnouts, 9), (STATIONS, 10), (CITIES, 10), (ARROWS, 7), (ROWS, 12),
        (tiles_of_bag(1), 35), (tiles_of_bag(2), 33), (tiles_of_bag(3), 26),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)  # fmt: skip
def test_so_many_are_in_the_box(things, count):
    assert len(things) == count


@pytest.mark.parametrize(
    ("count", "found"),
    [
        (54, sum(sum(worker.bags) for worker in WORKERS)),
        (22, sum(sum(outlaw.bags) for outlaw in OUTLAWS)),
        (18, sum(hazard.count for hazard in HAZARDS)),
        (14, sum(disc.count for disc in DISCS)),
        (14, NUMBERS["discs"]),
        (48, len(FACES) // 2 * 4),
        (5, sum(station.master for station in STATIONS)),
    ],
)
def test_sums(count, found):
    assert found == count


def test_ways_from_the_start_to_kansas_city():
    assert routes_to_kansas_city() == 96


def routes_to_kansas_city(space: int = INDEX[START]) -> int:
    return 1 if space == INDEX[KANSAS_CITY] else sum(map(routes_to_kansas_city, FOLLOWING[space]))


@pytest.mark.parametrize(
    ("bag", "content"),
    [
        (1, {"hazard": 18, "outlaw-green": 9, "outlaw-orange": 8}),
        (2, {"cowboy": 11, "builder": 11, "engineer": 11}),
        (3, {"cowboy": 7, "builder": 7, "engineer": 7, "outlaw-green": 2, "outlaw-orange": 3}),
    ],
)
def test_content_of_the_bags(bag, content):
    assert Counter("hazard" if tile in HAZARDS else tile.id for tile in tiles_of_bag(bag)) == content


def test_spaces_follow_one_another():
    assert {space.id: " ".join(space.next) for space in SPACES if len(space.next) > 1} == {
        "A": "A1 FLOOD1", "B": "B1 DROUGHT1", "C": "C1 D", "D": "D1 OUT4", "E": "E1 ROCK1", "F": "F1 F2", "G": "G1 G2",
    }  # fmt: skip
    assert [space.id for space in SPACES if not space.next] == ["OUT1", "OUT2", "OUT3", "KC"]
    assert {space.id: space.next[0] for space in SITES} == {
        "A1": "A2", "A2": "A3", "A3": "B", "FR1": "FR2", "FR2": "B", "B1": "B2", "B2": "B3", "B3": "C", "DR1": "C", "C1": "C2",
        "C2": "E", "D1": "E", "OR1": "OR2", "OR2": "E", "E1": "E2", "E2": "F", "RR1": "RR2", "RR2": "F", "F1": "G", "F2": "G",
        "G1": "KC", "G2": "KC",
    }  # fmt: skip
    ends = {zone: spaces[-1].next[0] for zone, spaces in ZONES.items()}
    assert ends == {"flood": "FR1", "drought": "DR1", "rockfall": "RR1", "outlaw": "OR1"}


def test_by_number_of_players():
    found = {seats: (each.columns, each.workers, each.market) for seats, each in PLAYER_COUNTS.items()}
    assert found == {2: (2, 3, 7), 3: (3, 5, 10), 4: (4, 7, 13)}
    assert [(start.dollars, start.cards) for start in STARTS] == [(6, 4), (7, 5), (8, 6), (9, 7)]


def test_railroad():
    assert sorted(place // 2 for place in RAILWAY.turnouts) == [4, 7, 10, 13, 16, 21, 25, 29, 33]
    assert CROSSINGS == (3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17)
    assert RAILWAY.last == 2 * 39


def test_stations():
    found = [(station.cost, station.points, station.black, station.master) for station in STATIONS]
    assert found == [
        (2, 1, False, True), (2, 1, False, True), (4, 2, False, True), (4, 2, False, True), (6, 3, True, True),
        (8, 5, True, False), (7, 6, True, False), (6, 7, True, False), (5, 8, True, False), (3, 9, True, False),
    ]  # fmt: skip


def test_station_masters():
    assert [(master.gives, master.points, master.each, master.counts) for master in MASTERS] == [
        ("hazard 0 | outlaw", 3, 2, "objectives"),
        ("permanent 1", 3, 2, "certificates"),
        ("permanent 1", 3, 1, "pairs"),
        ("permanent 1", 3, 2, "hazards"),
        ("dollars 2", 1, 1, "workers"),
        ("permanent 1", 3, 2, "stations"),
        ("certificate 2", 2, 1, "buildings"),
        ("permanent 2", 0, 1, ""),
        ("dollars 12", 0, 1, ""),
    ]


def test_cities_and_arrows():
    assert [city.value for city in CITIES] == [0, 1, 4, 6, 8, 10, 12, 14, 16, 18]
    assert [city.id for city in CITIES if city.black] == ["chicago", "toledo", "philadelphia", "new_york"]
    assert [city.id for city in CITIES if city.again] == ["kansas_city", "new_york"]
    assert {city.id: city.points for city in CITIES if city.points} == {"kansas_city": -6, "philadelphia": 6, "new_york": 9}
    assert [arrow.points for arrow in ARROWS] == [-3, 0, 0, 0, 6, 8, 4]
    assert [arrow.gives for arrow in ARROWS] == ["objective", "token 1", "objective", "objective", "", "", ""]


def test_job_market():
    assert [row.cost for row in ROWS] == [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]
    assert {row.id: row.arrow for row in ROWS if row.arrow} == {"6": "refill", "9": "refill", "12": "end"}
    assert NUMBERS["token_row"] == 2


def test_cattle():
    """Breed, breeding value and points, with the number of cards."""
    found = {(card.breed, card.value, card.points): card.count for card in CATTLE}
    assert found == {
        ("criollo", 1, 0): 5, ("santa_gertrudis", 2, 0): 3, ("pineywoods", 2, 0): 3, ("galloway", 2, 0): 3,
        ("black_angus", 3, 1): 7, ("longhorn", 3, 2): 7, ("corriente", 3, 3): 7,
        ("shorthorn", 4, 3): 3, ("shorthorn", 4, 4): 3, ("shorthorn", 4, 5): 3,
        ("hereford", 5, 5): 2, ("hereford", 5, 6): 2, ("hereford", 5, 7): 2,
    }  # fmt: skip


def test_cattle_prices():
    """Cowboys, dollars, cards."""
    prices: dict[str, list[tuple[int, int, int]]] = {}
    for line in BOX.tables["price"]:
        prices.setdefault("+".join(line["breeds"]), []).append((line["cowboys"], line["dollars"], line["cards"]))
    assert prices == {
        "black_angus+longhorn+corriente": [(1, 6, 1), (2, 3, 1), (3, 5, 2)],
        "shorthorn": [(1, 12, 1), (3, 6, 1), (5, 8, 2)],
        "hereford": [(2, 12, 1), (4, 6, 1)],
    }


@pytest.mark.parametrize(
    ("gives", "cards"),
    [
        ("", "OS1 OS2 OS3 OS4"), ("dollars 2", "O01 O02 O03 O04 O05"), ("draw 3", "O06 O07 O08 O09 O10"),
        ("engine 2", "O11 O12 O13"), ("engine 3", "O14 O15"), ("walk 3", "O16 O17 O18 O19 O20"), ("auxiliary 2", "O21"),
    ],
)  # fmt: skip
def test_what_objective_cards_give(gives, cards):
    assert [card.id for card in OBJECTIVES if card.gives == gives] == cards.split()


@pytest.mark.parametrize(
    ("points", "penalty", "cards"),
    [
        (3, 0, "OS1 OS2 OS3 OS4"), (3, -2, "O01 O02 O03 O04 O06 O07 O08 O09"), (4, -2, "O05 O10"),
        (5, -3, "O11 O12 O13 O14 O15 O21"), (5, -2, "O16 O17 O18 O19 O20"),
    ],
)  # fmt: skip
def test_what_objective_cards_are_worth(points, penalty, cards):
    assert [card.id for card in OBJECTIVES if (card.points, card.penalty) == (points, penalty)] == cards.split()


TASKS = {
    "OS1": "V S B", "OS2": "T T G", "OS3": "B B H", "OS4": "O H H", "O01": "B O O", "O02": "B G O", "O03": "S H H",
    "O04": "T T H", "O05": "V V V B", "O06": "B B H", "O07": "T G O", "O08": "F H", "O09": "T G G", "O10": "V V V T",
    "O11": "S S T G", "O12": "V S F", "O13": "B B G G", "O14": "B O H H", "O15": "T T H H", "O16": "B B H H", "O17": "T T O O",
    "O18": "V S F", "O19": "V S H H", "O20": "T T B B", "O21": "N",
}  # fmt: skip
LETTERS = {
    "V": "value_three", "S": "shorthorn", "F": "hereford", "B": "building", "T": "station", "H": "hazard", "G": "green",
    "O": "orange", "N": "new_york",
}  # fmt: skip


@pytest.mark.parametrize("card", TASKS)
def test_tasks_of_objective_cards(card):
    assert Card.of(card).tasks == tuple(LETTERS[letter] for letter in TASKS[card].split())


@pytest.mark.parametrize(
    ("face", "figures"),
    {
        "1a": (1, 1, "green"), "2a": (1, 1, ""), "3a": (1, 1, ""), "4a": (2, 3, "black"), "5a": (3, 4, ""), "6a": (4, 5, ""),
        "7a": (5, 6, "both"), "8a": (5, 6, "green"), "9a": (7, 9, ""), "10a": (9, 13, "black"), "11a": (12, 20, ""),
        "12a": (4, 5, ""), "1b": (1, 1, "green"), "2b": (1, 1, ""), "3b": (2, 3, ""), "4b": (2, 3, "black"), "5b": (3, 4, ""),
        "6b": (4, 5, ""), "7b": (5, 6, "both"), "8b": (6, 8, ""), "9b": (6, 8, ""), "10b": (8, 11, "black"), "11b": (5, 10, ""),
        "12b": (3, 4, ""),
    }.items(),
)  # fmt: skip
def test_builders_points_and_hands_of_buildings(face, figures):
    building = Face.of(face)
    assert (building.builders, building.points, building.hand) == figures


ACTIONS = {
    "A": "discard galloway -> dollars 2; hire 0; hire 2",
    "B": "discard santa_gertrudis -> dollars 2; build 2",
    "C": "certificate 1 | objective; engine engineers",
    "D": "outlaw | pay 2 -> engine 2; auxiliary 2",
    "E": "discard pineywoods -> dollars 2; buy",
    "F": "discard pair -> dollars 4; hazard 7",
    "G": "engine engineers; auxiliary 2",
    "1a": "dollars 2 forests",
    "2a": "discard galloway -> dollars 4; buy",
    "3a": "discard pair -> dollars 3; herder 1",
    "4a": "hazard 5; herder 2",
    "5a": "discard value_three -> dollars 7; auxiliary 2",
    "6a": "hire -1; engine engineers",
    "7a": "dollars 2 pairs & certificate 2 pairs",
    "8a": "outlaw | auxiliary 2; engine 2",
    "9a": "engine 3; special_delivery",
    "10a": "certificate 6; herder 5",
    "11a": "hazard 2; hazard 2",
    "12a": "dollars builders; herder 1",
    "1b": "discard objective -> certificate 2; back 1 -> dollars 3",
    "2b": "discard santa_gertrudis -> engine 2; discard criollo -> dollars 2",
    "3b": "auxiliary 2; herder 1",
    "4b": "draw cowboys; herder 3",
    "5b": "discard pineywoods -> certificate 2; dollars engineers",
    "6b": "copy",
    "7b": "engine forests",
    "8b": "discard any -> dollars 6 & objective_to_hand",
    "9b": "upgrade_behind",
    "10b": "dollars 4; engine 4; herder 4",
    "11b": "engine hazards",
    "12b": "dollars 2 stations; token 1",
}


@pytest.mark.parametrize("building", ACTIONS)
def test_actions_of_buildings(building):
    printed = (Neutral if building.isalpha() else Face).of(building)
    assert "; ".join(printed.actions) == ACTIONS[building]


def test_auxiliary_actions():
    assert [(helper["single"], helper["double"]) for helper in BOX.tables["auxiliary"]] == [
        ("dollars 1", "dollars 2"),
        ("draw 1", "draw 2"),
        ("pay 1 & back 1 -> certificate 1", "pay 2 & back 2 -> certificate 2"),
        ("pay 1 -> engine 1", "pay 2 -> engine 2"),
        ("back 1 -> dollars 1 & remove 1", "back 2 -> dollars 2 & remove 2"),
    ]


def test_player_board():
    assert {disc.id: disc.count for disc in DISCS} == {
        "aux1": 1, "aux2": 1, "aux3": 2, "aux4": 2, "aux5": 2, "certificate4": 1, "certificate6": 1, "step_left": 1,
        "step_right": 1, "hand": 2,
    }  # fmt: skip
    assert [disc.id for disc in DISCS if disc.black] == ["certificate6", "step_left", "step_right", "hand"]
    assert CERTIFICATE_TRACK == (0, 1, 2, 3, 4, 6)
    assert [helper["id"] for helper in BOX.tables["auxiliary"]] == [disc.id for disc in DISCS[:5]]


def test_worker_spaces():
    texts = {entry["id"]: entry["gives"] for entry in BOX.tables["worker_space"]}
    assert texts == {
        "cowboy-4": "hazard 0",
        "cowboy-6": "outlaw",
        "builder-4": "build 1",
        "builder-6": "build 1",
        "engineer-2": "discard criollo -> certificate 1",
        "engineer-3": "discard criollo -> dollars 2",
        "engineer-4": "hire -2",
        "engineer-5": "discard criollo -> certificate 2",
        "engineer-6": "discard criollo -> dollars 4",
    }
    assert (Worker.of("cowboy"), 4) in WORKER_SPACES


def test_every_figure_has_a_source():
    assert {figure.source for figure in BOX.figures()} == {"rulebook", "public", "assumed"}
