"""Sam's turn, card by card (rulebook, "Lonely are the Brave", "Déplacement de Sam", "Actions de Sam")."""

from __future__ import annotations

import pytest

from games.great_western_trail.sam.scene import built, done, him, ids, me, play, solo, told
from saloon.games.great_western_trail.components import FOLLOWING, INDEX, SPACES, Space
from saloon.games.great_western_trail.sam.actions import ACTIONS
from saloon.games.great_western_trail.sam.components import CARDS, STEPS

NOT_COWBOY = {"specialty": "builder"}
OBJECTIVES = ["O01", "O02", "O03", "O04", "O05", "O06"]

# ------------------------------------------------------------ the deck


def test_every_word_of_his_cards_is_an_action_and_has_its_rule():
    words = {word for card in CARDS for word in (card.action, card.otherwise) if word}
    assert words == set(ACTIONS)
    assert words < set(STEPS)


def test_his_turn_is_card_move_action_and_each_is_a_step():
    match = solo("3", hold=True, market="shorthorn-4")
    assert (list(match.asks), done(match)[-1]) == ([1], "sam_turns")
    play(match, "done")
    assert done(match)[-1] == "sam_moves"
    play(match, "done")
    assert him(match).card.id == "sam_3"
    play(match, "done")
    assert (match.state.active, him(match).card, ids(him(match).played)) == (0, None, ["sam_3"])


def test_an_empty_deck_is_shuffled_anew_at_the_start_of_his_turn():
    match = solo("", played="3 4 5")
    assert "sam_shuffles" in done(match)
    assert sorted(ids([*him(match).deck, *him(match).played])) == ["sam_3", "sam_4", "sam_5"]
    assert len(him(match).played) == 1


# ------------------------------------------------------------ movement


def goes(card: str, at: str, trail: dict[str, str] = {}, **sam) -> tuple[str, str]:
    """The space to which he goes, and what decided."""
    match = solo(card, trail=trail, sam={"herder": at, **sam})
    (moved,) = told(match, "sam_moves")
    return moved["space"].id, moved["why"]


def test_every_arrow_leads_to_a_space_that_comes_later_in_the_box():
    assert all(follower > index for index in range(len(SPACES)) for follower in FOLLOWING[index])


@pytest.mark.parametrize(
    ("card", "end"),
    [("1", "A"), ("2", "A"), ("3", "B"), ("4", "B"), ("5", "A"), ("6", "B"), ("7", "A"), ("8", "A"), ("9", "A")],
)
def test_cards_1_to_9_move_him_as_many_locations_as_printed(card, end):
    """S-01: one location, but two with cards 3, 4 and 6."""
    assert goes(card, "START")[0] == end


@pytest.mark.parametrize("card", ["10", "13", "14", "15"])
@pytest.mark.parametrize(("count", "steps"), [(1, 1), (3, 3), (6, 5)])
def test_four_cards_move_him_a_location_for_each_worker_of_his_specialty_up_to_five(card, count, steps):
    """S-01: cards 10 and 13 to 15."""
    match = solo(card, sam={"workers": (1, count, 1), "specialty": "builder"})
    assert told(match, "sam_moves")[0]["steps"] == steps


BUILT = {"A1": "1a-0", "A2": "2a-0", "A3": "3a-0", "B1": "4a-0", "B2": "5a-0", "B3": "6a-0", "C1": "7a-0"}


@pytest.mark.parametrize("card", ["11", "12"])
@pytest.mark.parametrize(("his", "yours", "steps"), [(0, 0, 1), (2, 3, 3), (3, 2, 3), (0, 7, 5)])
def test_two_cards_move_him_by_the_buildings_of_whoever_has_most(card, his, yours, steps):
    """SAM-06; S-01: cards 11 and 12."""
    sites = dict(zip(("E1", "E2", "F1"), ("1b-1", "2b-1", "3b-1"), strict=True))
    trail = dict(list(BUILT.items())[:yours]) | dict(list(sites.items())[:his])
    assert told(solo(card, trail=trail), "sam_moves")[0]["steps"] == steps


def test_he_takes_the_shortest_way_to_kansas_city():
    assert goes("3", "A", {"A1": "2a-0", "FLOOD1": "flood-2-green"}, workers=(1, 1, 1))[0] == "B"
    trail = {"A1": "2a-0", "A2": "3a-0", "FLOOD1": "flood-2-green"}
    assert goes("1", "A", trail) == ("FLOOD1", "shortest")


def test_of_equally_short_ways_he_takes_the_one_with_the_lowest_tolls():
    assert goes("1", "A", {"A1": "2a-0", "FLOOD1": "flood-2-green"}) == ("A1", "tolls")


def test_of_equal_tolls_he_takes_the_way_that_pays_you_least():
    """S-07: a flood at $2 and your hand at $2."""
    assert goes("1", "A", {"A1": "1a-0", "FLOOD1": "flood-2-green"}) == ("FLOOD1", "your_tolls")


def test_tolls_count_only_where_he_enters_in_this_turn():
    """S-07: with one step $0 against $2; with two steps $4 against $4, of which you would be paid the first."""
    trail = {"A1": "2a-0", "A2": "7b-0", "FLOOD1": "flood-2-green", "FLOOD2": "flood-3-green"}
    assert goes("1", "A", trail) == ("A1", "tolls")
    assert goes("3", "A", trail) == ("FLOOD2", "your_tolls")


def test_his_own_hands_cost_him_nothing():
    assert goes("1", "A", {"A1": "1b-1", "FLOOD1": "flood-2-green"}) == ("A1", "tolls")


def test_where_all_is_equal_he_takes_the_branch_that_the_map_names_first():
    """S-09."""
    assert goes("1", "C", {"C1": "2a-0"}) == ("C1", "first")


def test_the_bank_pays_you_for_your_hands_that_he_passes_or_stops_on():
    floods = {f"FLOOD{number}": "flood-2-green" for number in (1, 2, 3)}
    match = solo("3", trail={"A1": "1a-0", "A2": "4b-0", **floods}, mine={"dollars": 3}, sam={"herder": "A"})
    assert (him(match).herder.id, me(match).dollars) == ("A2", 7)
    assert told(match, "sam_taxed") == [{"dollars": 4}]


def test_you_pay_tolls_for_his_hands_to_the_bank():
    """S-08."""
    match = solo(active=0, trail={"A1": "4b-1"}, mine={"dollars": 5})
    play(match, "move:A1")
    assert me(match).dollars == 3
    assert told(match, "pays_bank") == [{"dollars": 2}]


def test_kansas_city_ends_his_move():
    match = solo("6", sam={"herder": "G"})
    assert told(match, "sam_moves")[0]["steps"] == 1
    assert him(match).herder.id == "START"


# ------------------------------------------------------------ cards 1 and 2: hiring


def hires(card: str, jobs: dict[int, str], token: int = 5, **sam) -> tuple[str, int, str]:
    (found,) = told(solo(card, jobs=jobs, token=token, sam=sam), "sam_hires")
    return found["worker"].id, found["row"], found["why"]


@pytest.mark.parametrize(
    ("jobs", "found"),
    [
        ({1: "cowboy builder", 4: "engineer"}, ("engineer", 4, "cheapest")),
        ({1: "builder cowboy", 3: "engineer"}, ("cowboy", 1, "specialty")),
        ({1: "builder engineer", 2: "engineer"}, ("builder", 1, "leftmost")),
        ({1: "- engineer", 2: "builder"}, ("engineer", 1, "leftmost")),
        ({2: "builder"}, ("builder", 2, "only")),
    ],
)
def test_card_1_hires_the_cheapest_then_his_specialty_then_the_leftmost_of_the_highest_row(jobs, found):
    assert hires("1", jobs) == found


@pytest.mark.parametrize(
    ("jobs", "workers", "found"),
    [
        ({1: "builder cowboy"}, (2, 1, 1), ("cowboy", 1, "specialty")),
        ({1: "cowboy", 4: "cowboy"}, (2, 1, 1), ("cowboy", 4, "cheapest")),
        ({1: "builder engineer"}, (3, 1, 2), ("engineer", 1, "most")),
        ({1: "builder engineer", 4: "engineer"}, (3, 2, 2), ("engineer", 4, "cheapest")),
        ({1: "builder engineer"}, (3, 2, 2), ("builder", 1, "leftmost")),
        ({1: "cowboy builder"}, (6, 1, 1), ("builder", 1, "only")),
    ],
)
def test_card_2_hires_his_specialty_then_what_he_has_most_of_then_the_cheapest(jobs, workers, found):
    assert hires("2", jobs, workers=workers) == found


@pytest.mark.parametrize("card", ["1", "2"])
def test_he_hires_no_type_whose_row_is_full(card):
    """S-04: the sixth cowboy was the last, though a seventh is his specialty and costs less."""
    jobs = {1: "builder", 4: "cowboy"}
    assert hires(card, jobs, workers=(5, 1, 1))[:2] == ("cowboy", 4)
    assert hires(card, jobs, workers=(6, 1, 1))[:2] == ("builder", 1)


@pytest.mark.parametrize("card", ["1", "2"])
def test_he_never_hires_from_the_row_of_the_token_nor_where_there_is_nobody(card):
    match = solo(card, jobs={3: "cowboy"}, token=3)
    assert told(match, "sam_finds_nothing")[0]["action"].startswith("hire")
    assert him(match).workers == [1, 1, 1]


def test_his_specialty_changes_only_when_another_type_is_more_numerous():
    """SAM-04."""
    match = solo("1", jobs={1: "engineer"}, sam={"workers": (2, 1, 2)})
    assert (him(match).workers, him(match).specialty) == ([2, 1, 3], 2)
    assert told(match, "sam_specializes")[0]["worker"].id == "engineer"
    match = solo("1", jobs={1: "engineer"}, sam={"workers": (2, 1, 1)})
    assert him(match).specialty == 0


def test_a_worker_gives_him_nothing_at_once():
    """S-14: on your board the fourth builder builds."""
    match = solo("1", jobs={1: "builder"}, sam={"workers": (1, 3, 1)})
    assert built(match) == {}


# ------------------------------------------------------------ cards 3, 10 and 13: cattle

CORRIENTE = "corriente corriente"


def test_rulebook_example_card_13_with_four_cowboys():
    """SAM-01: four locations by the shortest way, $2 for you, two cards more, two Corriente, two cards more."""
    match = solo(
        "13",
        trail={"A1": "1a-0", "FLOOD1": "flood-2-green", "FLOOD2": "flood-3-green"},
        market="black_angus shorthorn-3",
        cattle=f"{CORRIENTE} shorthorn-4 longhorn",
        sam={"workers": (4, 2, 3)},
        mine={"dollars": 0},
    )
    (moved,) = told(match, "sam_moves")
    assert moved["steps"] == 4
    assert me(match).dollars == 2
    (bought,) = told(match, "sam_buys")
    assert (ids(bought["cards"]), bought["cowboys"], bought["dollars"], bought["points"]) == (CORRIENTE.split(), 3, 5, 6)
    assert [tell["why"] for tell in told(match, "sam_adds")] == ["card", "left_over"]
    assert len(match.state.market) == 4


def test_of_equal_points_he_takes_the_best_single_card():
    """SAM-02."""
    match = solo("13", market="hereford-6 black_angus", cattle=CORRIENTE, sam={"workers": (4, 2, 3)})
    (bought,) = told(match, "sam_buys")
    assert (ids(bought["cards"]), bought["cowboys"], bought["dollars"], bought["why"]) == (["hereford-6"], 4, 6, "best_card")
    assert [tell["why"] for tell in told(match, "sam_adds")] == ["card"]


def test_a_cowboy_who_cannot_buy_adds_cards():
    """SAM-03."""
    match = solo("3", market="shorthorn-4 hereford-6", cattle="corriente corriente corriente")
    assert told(match, "sam_finds_nothing") == [{"action": "buy"}]
    assert [tell["why"] for tell in told(match, "sam_adds")] == ["nothing"]
    assert len(match.state.market) == 4


def test_cowboys_add_cards_one_at_a_time_until_something_can_be_bought():
    match = solo("3", market="", cattle="hereford-6 hereford-6 shorthorn-4 corriente", sam={"workers": (4, 1, 1)})
    assert [tell["why"] for tell in told(match, "sam_adds")] == ["nothing", "nothing"]
    (bought,) = told(match, "sam_buys")
    assert (ids(bought["cards"]), bought["cowboys"]) == (["corriente"], 2)


def test_an_empty_market_and_an_empty_stack_leave_him_nothing():
    match = solo("10", market="", cattle="", sam={"workers": (3, 1, 1)})
    assert told(match, "sam_finds_nothing") == [{"action": "buy"}]
    assert him(match).pile == []


@pytest.mark.parametrize(
    ("cowboys", "market", "cards", "uses"),
    [
        (1, "corriente shorthorn-4", ["corriente"], (1, 6)),
        (2, "corriente corriente", ["corriente"], (2, 3)),
        (3, "corriente corriente shorthorn-3", ["corriente", "corriente"], (3, 5)),
        (3, "shorthorn-5 longhorn black_angus", ["shorthorn-5"], (3, 6)),
        (4, "hereford-7 corriente corriente", ["hereford-7"], (4, 6)),
        (5, "corriente corriente corriente", ["corriente", "corriente", "corriente"], (5, 8)),
        (5, "shorthorn-4 shorthorn-5 hereford-7", ["shorthorn-5", "shorthorn-4"], (5, 8)),
    ],
)
def test_he_buys_most_points_for_eight_dollars(cowboys, market, cards, uses):
    match = solo("3", market=market, sam={"workers": (cowboys, 1, 1)})
    (bought,) = told(match, "sam_buys")
    assert (ids(bought["cards"]), (bought["cowboys"], bought["dollars"])) == (cards, uses)
    assert ids(him(match).pile) == cards


@pytest.mark.parametrize(("cowboys", "uses"), [(1, (1, 6)), (2, (2, 3))])
def test_of_equal_points_and_cards_he_takes_what_costs_less_money(cowboys, uses):
    """S-05: a Corriente for $6 with one cowboy, for $3 with two; the second cowboy could have added cards."""
    match = solo("3", market="corriente", sam={"workers": (cowboys, 1, 1)})
    (bought,) = told(match, "sam_buys")
    assert (bought["cowboys"], bought["dollars"], bought["why"]) == (*uses, "dollars" if cowboys > 1 else "only")


def test_he_never_takes_simmentals():
    match = solo(
        "3", market="simmental-1 simmental-1", cattle="corriente", sam={"workers": (3, 1, 1)}, options={"simmental": "yes"}
    )
    assert ids(him(match).pile) == ["corriente"]


def test_card_13_of_another_specialty_takes_the_best_card_of_value_three_for_nothing():
    match = solo("13", market="longhorn corriente black_angus hereford-7", sam={"workers": (1, 2, 1), **NOT_COWBOY})
    assert (ids(him(match).pile), len(match.state.market)) == (["corriente"], 3)
    match = solo("13", market="hereford-7 shorthorn-4", cattle="corriente", sam=NOT_COWBOY)
    assert (told(match, "sam_finds_nothing"), len(match.state.market)) == ([{"action": "take_value_three"}], 2)


# ------------------------------------------------------------ cards 4, 11 and 14: buildings


def test_he_builds_with_most_builders_on_the_next_free_space_ahead_of_you():
    match = solo("4", sam={"workers": (1, 4, 1)}, mine={"herder": "B"})
    assert built(match) == {"B1": "6b"}
    assert told(match, "sam_builds")[0]["why"] == "builders"


@pytest.mark.parametrize(
    ("builders", "tile", "why"), [(1, "1b", "hand"), (2, "4b", "hand"), (3, "5b", "number"), (5, "7b", "hand")]
)
def test_of_the_largest_buildings_he_takes_one_with_a_hand_then_the_lowest_number(builders, tile, why):
    match = solo("4", sam={"workers": (1, builders, 1)})
    assert (built(match), told(match, "sam_builds")[0]["why"]) == ({"A1": tile}, why)


def test_he_builds_in_no_branch_with_a_hazard_zone():
    """SAM-13: ahead of B are a drought and the main branch."""
    match = solo("4", mine={"herder": "B"})
    assert set(built(match)) == {"B1"}
    match = solo("4", trail={"B1": "1a-0", "B2": "2a-0", "B3": "3a-0"}, mine={"herder": "B"})
    assert set(built(match)) == {"C1"}


def test_he_builds_beyond_the_hazard_zone_in_which_you_stand():
    match = solo("4", trail={"DROUGHT2": "drought-2-green"}, mine={"herder": "DROUGHT2"})
    assert set(built(match)) == {"C1"}


def test_the_branch_of_the_outlaws_is_open_to_him():
    """S-10."""
    trail = {"D1": "1a-0"}
    match = solo("4", trail=trail, mine={"herder": "D"})
    assert set(built(match)) == {"E1"}
    match = solo("4", trail={"OUT4": "outlaw-green", "E1": "2a-0", "E2": "3a-0"}, mine={"herder": "OUT4"})
    assert set(built(match)) == {"OR1"}


def test_without_a_free_space_before_kansas_city_he_begins_at_the_start():
    trail = {"G1": "1a-0", "G2": "2a-0"}
    match = solo("4", trail=trail, mine={"herder": "G"})
    assert set(built(match)) == {"A1"}


def test_a_building_is_replaced_only_where_none_can_be_placed():
    """S-06: with two builders and no small building left, by the one that uses most of them."""
    match = solo("4", trail={"E1": "1b-1", "E2": "2b-1"}, sam={"workers": (1, 2, 1), "buildings": "5b 6b 12b"})
    assert built(match) == {"E1": "1b", "E2": "5b"}
    (found,) = told(match, "sam_replaces")
    assert (found["old"].name, found["builders"], found["why"]) == ("2b", 2, "number")
    assert [tile.name for tile in match.state.gone] == ["2b"]


def test_of_equal_replacements_the_dearest_building_comes():
    trail = {"E1": "2b-1", "E2": "3b-1"}
    match = solo("4", trail=trail, sam={"workers": (1, 2, 1), "buildings": "5b 6b"})
    assert built(match) == {"E1": "2b", "E2": "6b"}
    assert told(match, "sam_replaces")[0]["why"] == "dearest"


def test_where_he_can_neither_build_nor_replace_nothing_happens():
    match = solo("4", sam={"buildings": "8b"})
    assert (built(match), told(match, "sam_finds_nothing")) == ({}, [{"action": "build"}])


def test_card_14_of_another_specialty_builds_with_exactly_one_builder():
    match = solo("14", sam={"workers": (5, 4, 1)})
    assert built(match) == {"A1": "1b"}
    match = solo("14", sam={"workers": (1, 4, 1), "specialty": "builder"})
    assert built(match) == {"A1": "6b"}


def test_card_14_replaces_with_exactly_one_builder_once_the_small_ones_stand():
    """SAM-14: only 2b by 4b raises the number of buildings with hands."""
    match = solo("14", trail={"E1": "1b-1", "E2": "2b-1"}, sam={"buildings": "3b 4b"})
    assert built(match) == {"E1": "1b", "E2": "4b"}
    assert [tile.name for tile in match.state.gone] == ["2b"]


def test_card_14_does_nothing_where_no_replacement_uses_exactly_one_builder():
    match = solo("14", trail={"E1": "1b-1", "E2": "2b-1"}, sam={"buildings": "5b"})
    assert told(match, "sam_finds_nothing") == [{"action": "build_small"}]


# ------------------------------------------------------------ cards 5, 6, 12 and 15: the engine


@pytest.mark.parametrize(("engineers", "track", "stations"), [(2, "ST1", ["ST1"]), (1, "4", [])])
def test_he_stops_at_a_station_in_reach_and_upgrades_it(engineers, track, stations):
    """SAM-09."""
    match = solo("5", sam={"engine": 3, "workers": (1, 1, engineers)})
    assert (him(match).engine.id, ids(him(match).stations)) == (track, stations)
    assert him(match).discs == 14 - len(stations)


@pytest.mark.parametrize("card", ["5", "6", "12"])
def test_he_passes_a_station_if_a_later_one_is_in_reach(card):
    """SAM-10."""
    match = solo(card, sam={"engine": 4, "workers": (1, 1, 5)})
    assert (him(match).engine.id, ids(him(match).stations)) == ("ST2", ["ST2"])
    assert told(match, "sam_drives")[0]["why"] == "farthest"


def test_your_engine_is_jumped_over():
    match = solo("5", mine={"engine": 2}, sam={"engine": 1, "workers": (1, 1, 1)})
    assert him(match).engine.id == "3"


def test_card_15_takes_specialists_to_the_next_station_that_your_engine_leaves_free():
    """SAM-11."""
    sam = {"engine": 1, "workers": (1, 1, 2), "specialty": "engineer"}
    assert him(solo("15", sam=sam)).engine.id == "ST1"
    assert him(solo("15", sam=sam, mine={"engine": "ST1"})).engine.id == "ST2"
    assert him(solo("15", sam={**sam, "workers": (3, 1, 2), "specialty": "cowboy"})).engine.id == "3"


def test_at_the_end_of_the_line_his_engine_leaves_the_game():
    """SAM-12."""
    match = solo("5", sam={"engine": 38})
    assert (him(match).engine, ids(him(match).stations)) == (None, ["ST10"])
    match = solo("5", sam={"engine": None})
    assert told(match, "sam_finds_nothing") == [{"action": "engine"}]
    assert him(match).herder.id == "A"
    match = solo("15", sam={"engine": None, "specialty": "engineer"})
    assert told(match, "sam_finds_nothing") == [{"action": "engine_to_station"}]


def test_without_discs_the_one_of_the_poorest_station_is_moved():
    """S-12."""
    match = solo("5", sam={"engine": 15, "workers": (1, 1, 2), "stations": "ST1 ST2 ST4", "discs": 0, "cities": "bloomington"})
    assert ids(him(match).stations) == ["ST2", "ST4", "ST5"]
    assert told(match, "sam_frees_disc")[0]["station"].id == "ST1"


# ------------------------------------------------------------ cards 7, 8 and 9


def test_card_7_takes_the_farthest_objective_and_a_new_one_comes_in_beside_the_stack():
    match = solo("7", display=OBJECTIVES[:4], objectives=OBJECTIVES[4:6])
    assert ids(him(match).pile) == OBJECTIVES[:1]
    assert ids(match.state.display) == OBJECTIVES[1:5]


def test_card_7_finds_nothing_in_an_empty_display():
    match = solo("7", display=[], objectives=[])
    assert told(match, "sam_finds_nothing") == [{"action": "objective"}]


def test_card_8_takes_the_outlaw_of_the_highest_number_without_its_bounty():
    match = solo("8", trail={"OUT2": "outlaw-green", "OUT7": "outlaw-orange", "OUT5": "outlaw-green"})
    assert ids(him(match).outlaws) == ["outlaw-orange"]
    assert match.state.trail[INDEX[Space.of("OUT7")]] is None
    assert told(solo("8"), "sam_finds_nothing") == [{"action": "outlaw"}]


@pytest.mark.parametrize(
    ("trail", "space", "why"),
    [
        ({"FLOOD1": "flood-2-green", "FLOOD2": "flood-4-green", "DROUGHT1": "drought-4-green"}, "FLOOD2", "most"),
        ({"FLOOD1": "flood-2-green", "DROUGHT1": "drought-3-green"}, "DROUGHT1", "points"),
        ({"FLOOD1": "flood-3-green", "DROUGHT1": "drought-3-green"}, "FLOOD1", "first"),
        ({"ROCK1": "rockfall-3-green", "ROCK2": "rockfall-3-green"}, "ROCK2", "only"),
    ],
)
def test_card_9_takes_the_best_hazard_of_the_fullest_zone(trail, space, why):
    match = solo("9", trail=trail)
    (found,) = told(match, "sam_clears")
    assert (found["space"].id, found["why"]) == (space, why)
    assert len(him(match).hazards) == 1


def test_card_9_finds_nothing_where_all_hazards_are_gone():
    assert told(solo("9"), "sam_finds_nothing") == [{"action": "hazard"}]
