"""Pedro's ways, his 15 cards and his ties (rulebook, "Les décisions de Pedro" and "Actions de Pedro")."""

from __future__ import annotations

import pytest

from games.great_western_trail_argentina.scene import built, him, ids, me, options, play, solo, told, values
from saloon.games.great_western_trail_argentina.components import FOLLOWING, INDEX, PEDRO, SPACES, Space
from saloon.games.great_western_trail_argentina.pedro.actions import ACTIONS

NOT_GAUCHO = {"specialty": "carpintero"}


def goes(card: str, at: str, trail: dict[str, str] = {}, **pedro) -> str:
    """The space to which he goes."""
    match = solo(card, trail=trail, pedro={"herder": at, **pedro})
    space: Space = told(match, "pedro_moves")[0]["space"]
    return space.id


def moved(**scene) -> dict:
    return told(solo(**scene), "pedro_moves")[0]


# ------------------------------------------------------------ movement


def test_every_arrow_leads_to_a_space_that_stands_later_in_the_box():
    assert all(follower > index for index in range(len(SPACES)) for follower in FOLLOWING[index])


@pytest.mark.parametrize(("card", "end"), [("1", "D"), ("3", "C"), ("7", "E"), ("6", "A"), ("10", "A")])
def test_he_moves_exactly_as_many_locations_as_his_card_says(card, end):
    assert goes(card, "start") == end


@pytest.mark.parametrize(("card", "steps"), [("10", 2), ("11", 3), ("12", 4), ("13", 2), ("14", 3), ("15", 4)])
def test_cards_10_to_15_move_him_a_location_for_each_worker_of_the_type(card, steps):
    assert moved(deck=card, pedro={"workers": (2, 3, 4)})["steps"] == steps


def test_only_buenos_aires_ends_his_move_early():
    match = solo("7", pedro={"herder": "H"})
    assert told(match, "pedro_moves")[0]["steps"] == 1
    assert told(match, "pedro_moves")[0]["space"].id == "ba"


def test_he_takes_the_shortest_way():
    trail = {"p01": "2a-0", "g1": "green-3-green", "g2": "green-4-green"}
    match = solo("3", trail=trail, pedro={"herder": "A"})
    assert told(match, "pedro_moves")[0]["space"].id == "C"
    assert told(match, "pedro_moves")[0]["why"] == "shortest"


def test_he_takes_shortcuts_that_his_own_locomotive_has_opened():
    assert goes("3", "F", engine=23) == "x23"
    assert goes("10", "F", engine=22) == "G"
    match = solo("3", pedro={"herder": "F", "engine": 23})
    assert told(match, "embarks")[0]["ramp"].id == "x23"
    assert him(match).herder.id == "start"


def test_the_locomotive_of_the_person_opens_nothing_for_him():
    match = solo("10", mine={"engine": 23}, pedro={"herder": "F"})
    assert him(match).herder.id == "G"


def test_of_equally_short_ways_he_takes_the_one_with_the_lowest_taxes():
    trail = {"p01": "2a-0", "g1": "green-4-green"}
    match = solo("6", trail=trail, pedro={"herder": "A"})
    assert (told(match, "pedro_moves")[0]["space"].id, told(match, "pedro_moves")[0]["why"]) == ("p01", "taxes")


def test_of_equal_taxes_he_takes_the_way_that_pays_the_person_least():
    trail = {"p01": "1a-0", "g1": "green-5-black"}
    match = solo("6", trail=trail, pedro={"herder": "A"})
    assert (told(match, "pedro_moves")[0]["space"].id, told(match, "pedro_moves")[0]["why"]) == ("g1", "your_taxes")


def test_where_ways_are_equal_the_person_chooses():
    trail = {"p11": "2a-0", "p12": "4a-0"}
    match = solo("6", trail=trail, pedro={"herder": "C"})
    assert options(match) == ["pedro_move:p11", "pedro_move:p12"]
    play(match, "pedro_move:p12")
    assert (him(match).herder.id, told(match, "pedro_moves")[0]["why"]) == ("p12", "yours")


def test_nobody_is_asked_where_equal_ways_end_at_the_same_place():
    assert goes("3", "C", {"p11": "2a-0", "p12": "4a-0"}) == "E"


def test_the_bank_pays_the_person_for_hands_on_own_buildings():
    trail = {"p11": "1a-0", "p12": "7a-0"}
    match = solo("3", trail=trail, pedro={"herder": "C"}, mine={"dollars": 3})
    assert me(match).dollars == 4
    assert told(match, "pedro_taxed") == [{"dollars": 1}]


def test_he_pays_nothing_to_farmers():
    """G-24."""
    match = solo("6", trail={"p01": "7a-0", "g1": "green-5-black"}, pedro={"herder": "A"})
    assert him(match).herder.id == "g1"
    assert match.state.coins[INDEX[Space.of("g1")]] == 0


# ------------------------------------------------------------ cards 1 and 2: hiring


def test_all_words_of_his_cards_are_known():
    words = {word.split()[0] for card in PEDRO for word in (card.action, card.otherwise) if word}
    assert words == set(ACTIONS)


def hired(card: str, jobs: dict[int, str], token: int = 4, **pedro) -> tuple[str, int, str]:
    match = solo(card, jobs=jobs, token=token, pedro=pedro)
    (found,) = told(match, "pedro_hires")
    return found["worker"].id, found["row"], found["why"]


@pytest.mark.parametrize(("jobs", "found"), [
    ({1: "gaucho", 2: "maquinista"}, ("gaucho", 1, "cheapest")),
    ({1: "strong_gaucho", 3: "maquinista"}, ("maquinista", 3, "cheapest")),
    ({1: "maquinista gaucho"}, ("gaucho", 1, "specialty")),
    ({1: "strong_maquinista", 2: "carpintero"}, ("strong_maquinista", 1, "strength")),
    ({1: "maquinista carpintero", 3: "carpintero"}, ("maquinista", 1, "leftmost")),
    ({1: "- carpintero", 3: "maquinista"}, ("carpintero", 1, "leftmost")),
    ({2: "carpintero"}, ("carpintero", 2, "only")),
])  # fmt: skip
def test_card_1_hires_the_cheapest_worker(jobs, found):
    assert hired("1", jobs) == found


@pytest.mark.parametrize(("jobs", "found"), [
    ({1: "maquinista", 2: "gaucho"}, ("gaucho", 2, "specialty")),
    ({1: "gaucho", 2: "gaucho maquinista"}, ("gaucho", 1, "cheapest")),
    ({1: "strong_gaucho", 2: "gaucho"}, ("strong_gaucho", 1, "strength")),
    ({1: "maquinista", 2: "carpintero"}, ("maquinista", 1, "cheapest")),
    ({1: "gaucho", 3: "gaucho"}, ("gaucho", 1, "leftmost")),
])  # fmt: skip
def test_card_2_hires_a_worker_of_his_specialty(jobs, found):
    assert hired("2", jobs) == found


def test_he_hires_nobody_from_the_row_of_the_token():
    match = solo("1", jobs={3: "gaucho"}, token=3)
    assert told(match, "pedro_finds_nothing") == [{"what": "worker"}]


def test_he_hires_nobody_for_a_full_row():
    assert hired("2", {1: "gaucho", 2: "maquinista"}, workers=(6, 1, 1))[0] == "maquinista"


def test_the_space_of_the_job_market_stays_empty():
    match = solo("1", jobs={1: "gaucho maquinista"})
    assert match.state.jobs[:2] == [None, match.state.jobs[1]]


# ------------------------------------------------------------ cards 3, 10 and 13: cattle


@pytest.mark.parametrize(("gauchos", "takes"), [
    (1, ["blanco_orejinegro_3"]),
    (2, ["blanco_orejinegro_3", "serrano_2"]),
    (3, ["franqueiro_5"]),
    (4, ["aberdeen_angus_7"]),
    (5, ["franqueiro_5", "franqueiro_4"]),
    (6, ["aberdeen_angus_7", "blanco_orejinegro_3"]),
])  # fmt: skip
def test_card_3_takes_what_the_market_tile_says_with_most_points(gauchos, takes):
    market = "serrano_2 blanco_orejinegro_3 franqueiro_3 franqueiro_5 franqueiro_4 aberdeen_angus_5 aberdeen_angus_7 caracu_3"
    match = solo("3", market=market, pedro={"workers": (gauchos, 1, 1)})
    assert ids(him(match).pile) == takes


def test_where_the_market_lacks_cards_two_are_added_and_he_counts_a_gaucho_fewer():
    cattle = "franqueiro_3 serrano_2 serrano_2 caracu_2"
    match = solo("3", market="caracu_2", cattle=cattle, pedro={"workers": (4, 1, 1)})
    assert ids(him(match).pile) == ["franqueiro_3"]
    assert [found["gauchos"] for found in told(match, "pedro_lacks")] == [4]
    assert len(match.state.cattle) == 2


def test_that_is_repeated_until_he_has_no_gaucho_left_to_count():
    match = solo("3", market="caracu_2", cattle="caracu_2 caracu_2 caracu_2 caracu_2", pedro={"workers": (3, 1, 1)})
    assert him(match).pile == []
    assert len(match.state.market) == 5
    assert told(match, "pedro_finds_nothing") == [{"what": "cattle"}]


def test_an_empty_market_with_an_empty_deck_gives_nothing():
    assert him(solo("3", pedro={"workers": (6, 1, 1)})).pile == []


def test_card_10_takes_cattle_only_with_gauchos_as_specialty():
    assert ids(him(solo("10", market="serrano_2")).pile) == ["serrano_2"]
    assert him(solo("10", market="serrano_2", pedro=NOT_GAUCHO)).pile == []


def test_card_13_takes_a_card_of_value_3_without_that_specialty():
    market = "franqueiro_5 serrano_2 blanco_orejinegro_3 chaqueno_1"
    assert ids(him(solo("13", market=market, pedro=NOT_GAUCHO)).pile) == ["blanco_orejinegro_3"]
    match = solo("13", market="franqueiro_5", cattle="serrano_2", pedro=NOT_GAUCHO)
    assert him(match).pile == []
    assert len(match.state.cattle) == 1
    assert ids(him(solo("13", market=market, pedro={"workers": (3, 1, 1)})).pile) == ["franqueiro_5"]


# ------------------------------------------------------------ cards 4, 11 and 14: buildings


def test_he_builds_on_the_next_free_space_ahead_of_the_person():
    """EX-35."""
    match = solo("4", trail={"p06": "2a-0"}, mine={"herder": "B"}, pedro={"workers": (1, 2, 1)})
    assert built(match) == {"p07": "3a"}
    (found,) = told(match, "pedro_builds")
    assert (found["rule"], found["why"]) == ("all", "hand")


def test_spaces_with_a_special_action_are_a_risk():
    """G-26."""
    match = solo("4", mine={"herder": "p16"}, trail={"p16": "2a-0"}, pedro={"buildings": "1a"})
    assert built(match) == {}
    assert values(match) == ["p18", "p19"]


def test_of_two_spaces_that_are_as_near_the_person_chooses():
    match = solo("4", mine={"herder": "C"}, pedro={"buildings": "1a"})
    assert options(match) == ["pedro_site:p11", "pedro_site:p12"]
    assert built(play(match, "pedro_site:p12")) == {"p12": "1a"}


def test_without_a_free_space_before_buenos_aires_he_builds_at_the_start_of_the_trail():
    match = solo("4", mine={"herder": "y4"}, pedro={"buildings": "1a"})
    assert built(match) == {"p01": "1a"}
    match = solo("4", mine={"herder": "start"}, pedro={"buildings": "1a"})
    assert built(match) == {"p01": "1a"}


def test_with_all_carpinteros_then_with_all_but_one():
    match = solo("4", pedro={"workers": (1, 5, 1)})
    assert built(match) == {"p01": "8a"}
    match = solo("4", pedro={"workers": (1, 6, 1)})
    assert built(match) == {"p01": "8a"}
    assert told(match, "pedro_builds")[0]["rule"] == "all_but_one"


def test_tiles_without_a_hand_that_need_as_many_are_the_persons_choice():
    match = solo("4", pedro={"workers": (1, 3, 1)})
    assert options(match) == ["pedro_tile:5a-1", "pedro_tile:6a-1"]
    assert built(play(match, "pedro_tile:6a-1")) == {"p01": "6a"}


def test_else_he_replaces_with_as_many_carpinteros_as_possible():
    match = solo("4", trail={"p01": "4a-1", "p02": "3a-1"}, pedro={"workers": (1, 6, 1), "buildings": "1a 7a 9a"})
    # All six or five build nothing new: from 2 to 7 takes five carpinteros. The tile with a hand stays.
    assert built(match) == {"p01": "9a", "p02": "3a"}
    assert told(match, "pedro_replaces")[0]["why"] == "hands"
    assert ids(match.state.gone) == ["4a-1"]


def test_of_equal_replacements_the_new_tile_with_most_points():
    trail = {"p01": "5a-1", "p02": "8a-1"}
    match = solo("4", trail=trail, pedro={"workers": (1, 4, 1), "buildings": "9a 10a"})
    assert built(match) == {"p01": "5a", "p02": "10a"}
    assert told(match, "pedro_replaces")[0]["why"] == "points"


def test_of_replacements_that_are_equal_in_all_the_person_chooses():
    trail = {"p01": "5a-1", "p02": "6a-1"}
    match = solo("4", trail=trail, pedro={"workers": (1, 4, 1), "buildings": "9a"})
    assert options(match) == ["pedro_site:p01", "pedro_site:p02"]
    play(match, "pedro_site:p02")
    assert built(match) == {"p01": "5a", "p02": "9a"}
    assert told(match, "pedro_replaces")[0]["why"] == "yours"


def test_else_he_builds_the_largest_that_he_can():
    match = solo("4", pedro={"workers": (1, 6, 1), "buildings": "1a 2a 3a"})
    assert built(match) == {"p01": "3a"}
    assert told(match, "pedro_builds")[0]["rule"] == "most"


def test_with_nothing_to_build_he_does_nothing():
    assert told(solo("4", pedro={"buildings": "10a"}), "pedro_finds_nothing") == [{"what": "building"}]


def test_card_11_builds_only_with_carpinteros_as_specialty():
    assert built(solo("11")) == {}
    assert built(solo("11", pedro=NOT_GAUCHO)) == {"p01": "1a"}


def test_card_14_builds_for_one_carpintero_without_that_specialty():
    match = solo("14", pedro={"workers": (2, 2, 1)})
    assert built(match) == {"p01": "1a"}
    assert told(match, "pedro_builds")[0]["rule"] == "small"
    assert built(solo("14", trail={"p01": "1a-1"})) == {"p01": "1a", "p02": "2a"}


def test_card_14_replaces_with_exactly_one_carpintero_once_those_are_placed():
    trail = {"p01": "1a-1", "p02": "2a-1"}
    match = solo("14", trail=trail, pedro={"workers": (4, 3, 1), "buildings": "3a 4a 8a"})
    assert built(match) == {"p01": "1a", "p02": "3a"}
    assert told(solo("14", trail=trail, pedro={"buildings": "8a"}), "pedro_finds_nothing") == [{"what": "building"}]


# ------------------------------------------------------------ cards 5, 6, 12 and 15: the locomotive


def drives(card: str, engine: int | str, **rest):
    """Where his locomotive stops, and what he has upgraded."""
    pedro = {"engine": engine, **rest.pop("pedro", {})}
    match = solo(card, pedro=pedro, **rest)
    return him(match).engine.id, ids(him(match).stations)


@pytest.mark.parametrize(("maquinistas", "end"), [(2, "S1"), (5, "S2"), (1, "4"), (3, "S1"), (4, "S1")])
def test_he_stops_at_the_farthest_station_that_he_can_reach(maquinistas, end):
    """EX-36."""
    stations = [end] if end.startswith("S") else []
    assert drives("5", 3, pedro={"workers": (1, 1, maquinistas)}) == (end, stations)


def test_stations_that_he_has_upgraded_are_passed_on_the_line():
    assert drives("5", 3, pedro={"workers": (1, 1, 3), "stations": "S1"}) == ("6", ["S1"])


def test_from_a_turnout_he_goes_on_along_the_line():
    assert drives("5", "S1", pedro={"workers": (1, 1, 2), "stations": "S1"}) == ("6", ["S1"])


def test_he_leaps_over_the_locomotive_of_the_person():
    assert drives("5", 1, mine={"engine": 2}) == ("3", [])
    assert drives("5", 4, mine={"engine": "S1"}) == ("5", [])


def test_the_station_master_goes_back_to_the_box():
    match = solo("5", masters={"S1": "SM4"}, pedro={"engine": 4})
    assert ids(him(match).stations) == ["S1"]
    assert match.state.masters == [None] * 5
    assert match.state.given == [None] * 5
    assert len(told(match, "pedro_dismisses")) == 1


def test_upgrading_takes_a_disc_of_his_reserve_and_costs_nothing():
    match = solo("5", pedro={"engine": 4, "quays": "le_havre_1"})
    assert him(match).reserve == 16


def test_at_the_terminus_he_upgrades_and_goes_to_the_depot_again_and_again():
    stations = "S7 S8 S9"
    assert drives("5", 30, pedro={"stations": stations}) == ("depot", ["S7", "S8", "S9", "S9"])
    assert drives("5", "depot", pedro={"stations": stations}) == ("24", ["S7", "S8", "S9"])


def test_with_an_empty_reserve_the_disc_worth_least_on_a_station_is_moved():
    match = solo("5", pedro={"engine": 10, "stations": "S4 S1", "reserve": 0})
    assert ids(him(match).stations) == ["S4", "S3"]
    assert told(match, "pedro_frees_disc")[0]["why"] == "points"


def test_of_discs_that_are_worth_as_little_the_person_chooses():
    match = solo("5", pedro={"engine": 10, "stations": "S1 S2 S4", "reserve": 0})
    assert options(match) == ["pedro_disc:S1", "pedro_disc:S2"]
    assert ids(him(play(match, "pedro_disc:S2")).stations) == ["S1", "S4", "S3"]


def test_card_6_advances_locomotive_and_grain_by_his_experience():
    match = solo("6", pedro={"engine": 11, "loading": 3, "grain": 7})
    assert (him(match).engine.id, him(match).grain) == ("14", 8)


def test_card_12_drives_only_with_maquinistas_as_specialty():
    assert drives("12", 0) == ("0", [])
    assert drives("12", 0, pedro={"workers": (1, 1, 3), "specialty": "maquinista"}) == ("3", [])


def test_card_15_drives_one_space_without_that_specialty():
    assert drives("15", 0, pedro={"workers": (4, 1, 3)}) == ("1", [])
    assert drives("15", 0, pedro={"workers": (1, 1, 3), "specialty": "maquinista"}) == ("3", [])


# ------------------------------------------------------------ cards 7, 8 and 9


def test_card_7_takes_the_objective_card_that_is_farthest_from_the_deck():
    match = solo("7", display="o100 o101 o102 o103", objectives="o104 o105")
    assert ids(him(match).pile) == ["o103"]
    assert ids(match.state.display) == ["o104", "o100", "o101", "o102"]


def test_without_objective_cards_card_7_brings_nothing():
    assert told(solo("7"), "pedro_finds_nothing") == [{"what": "objective"}]


def test_cards_8_and_9_bring_grain_up_to_the_limit():
    assert him(solo("8")).grain == 4
    assert him(solo("9")).grain == 3
    assert him(solo("8", pedro={"grain": 6})).grain == 8


def test_card_8_removes_a_farmer_from_the_game_and_his_coins_go_to_the_bank():
    match = solo("8", trail={"g1": "green-5-black"}, coins={"g1": 2}, mine={"dollars": 3})
    assert ids(match.state.gone) == ["green-5-black"]
    assert match.state.coins[INDEX[Space.of("g1")]] == 0
    assert (me(match).dollars, him(match).farmers) == (3, [])


def test_card_9_takes_a_farmer():
    match = solo("9", trail={"g1": "green-5-black"}, coins={"g1": 2})
    assert ids(him(match).farmers) == ["green-5-black"]
    assert match.state.trail[INDEX[Space.of("g1")]] is None


@pytest.mark.parametrize(("trail", "coins", "space", "why"), [
    ({"g1": "green-3-green", "g2": "green-7-black"}, {}, "g2", "money"),
    ({"g1": "green-7-black", "g2": "green-3-green"}, {"g1": 2}, "g1", "money"),
    ({"g1": "green-7-black", "b1": "blue-5-black"}, {}, "b1", "weakest"),
    ({"g1": "green-5-black", "b1": "blue-5-black"}, {}, "b1", "colour"),
    ({"b1": "blue-5-black", "o1": "orange-5-black"}, {}, "o1", "colour"),
    ({"o1": "orange-5-black", "y7": "yellow-5-black"}, {}, "y7", "colour"),
    ({"y7": "yellow-5-black"}, {}, "y7", "only"),
])  # fmt: skip
def test_he_chooses_the_farmer_with_most_money_then_the_weakest_then_by_colour(trail, coins, space, why):
    (found,) = told(solo("9", trail=trail, coins=coins), "pedro_takes_farmer")
    assert (found["space"].id, found["why"]) == (space, why)


def test_of_farmers_that_are_equal_in_all_the_person_chooses():
    match = solo("9", trail={"g1": "green-5-black", "g2": "green-5-green"}, coins={"g1": 1})
    assert options(match) == ["pedro_farmer:g1", "pedro_farmer:g2"]
    assert ids(him(play(match, "pedro_farmer:g2")).farmers) == ["green-5-green"]


def test_without_farmers_he_only_harvests():
    match = solo("8")
    assert told(match, "pedro_finds_nothing") == [{"what": "farmer"}]


# ------------------------------------------------------------ asking the person


def test_a_token_can_be_exchanged_beside_a_question_for_him():
    match = solo("4", mine={"herder": "C", "tokens": 1, "hand": "niata"}, pedro={"buildings": "1a"})
    assert options(match) == ["pedro_site:p11", "pedro_site:p12", "pedro_site:exchange"]
