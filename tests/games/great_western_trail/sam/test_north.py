"""Sam with Rails to the North (rulebook, solo leaflet of the expansion)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail.sam.scene import done, him, ids, me, meet, solo, told
from saloon.games.great_western_trail.components import City, Station
from saloon.games.great_western_trail.rails.components import TRADE, Town, TradeSpace
from saloon.games.great_western_trail.rails.rules.network import in_reach
from saloon.games.great_western_trail.sam.components import CARDS, EXPANSIONS, LEVELS, ROUTES, Expansion
from saloon.games.great_western_trail.sam.kansas_city import next_city
from saloon.games.great_western_trail.sam.north import place_store, trade_space

RAILS = {"rails_to_the_north": "yes"}
OBJECTIVES = ["O01", "O02", "O03", "O04", "O05"]


def north(deck="5", *, level="medium", stores="", active="", to_come="", yours="", **scene):
    """His turn; `stores` are towns with his, `yours` trade spaces with yours.

    active, to_come: his expansion cards, the top last.
    """
    sam = {"discs": 15, **scene.pop("sam", {})}
    match = solo(deck, options={**RAILS, "sam": level, **scene.pop("options", {})}, active=0, sam=sam, **scene)
    g = match.state
    g.rails.stores = [[TradeSpace.of(id) for id in yours.split()], [TRADE[Town.of(id)][-1] for id in stores.split()]]
    him(match).active = [Expansion.of(id) for id in active.split()]
    him(match).expansions = [Expansion.of(id) for id in to_come.split()]
    g.active = 1
    return type(match)(match.game, g, listen=True)


def stores(match) -> list[str]:
    return [space.town.id for space in match.state.rails.stores[1]]


# ------------------------------------------------------------ set-up


@pytest.mark.parametrize("level", LEVELS)
def test_he_has_three_expansion_cards_of_his_level_of_which_the_first_is_active(level):
    sam = him(meet(level, rails_to_the_north="yes"))
    assert (ids(sam.active), ids(sam.expansions)) == ([f"{level}_1"], [f"{level}_3", f"{level}_2"])
    assert (sam.discs, sam.buildings[-1].name) == (15, "13b")


def test_without_the_expansion_he_has_none():
    assert (him(meet()).active, him(meet()).expansions) == ([], [])


def test_every_card_names_towns_and_cities_that_there_are():
    assert all(Town.of(id) for card in (*EXPANSIONS, *ROUTES.values()) for id in card.towns)
    assert all(City.of(id) for route in ROUTES.values() for id in route.cities)
    for level, route in ROUTES.items():
        assert {card.city for card in EXPANSIONS if card.level == level} - {""} <= set(route.cities)


# ------------------------------------------------------------ stores


def test_five_of_his_cards_show_a_store():
    """S-15."""
    assert [card.number for card in CARDS if card.store] == [5, 7, 8, 9, 15]


def test_the_store_comes_before_the_move():
    """SAM-18: the next town is a station town, whose station he upgrades."""
    match = north("5", stores="S01 OMA", active="medium_1")
    assert stores(match) == ["S01", "OMA", "TS1"]
    assert ids(him(match).stations) == ["ST11"]
    events = done(match)
    assert events.index("sam_stores") < events.index("sam_upgrades") < events.index("sam_moves") < events.index("sam_drives")
    assert him(match).herder.id == "A"


def test_the_station_master_of_a_station_town_goes_back_to_the_box():
    match = north("5", stores="S01 OMA", active="medium_1")
    posts = match.state.kit.posts
    assert match.state.masters[posts[Station.of("ST11")]] is None


@pytest.mark.parametrize("card", ["1", "3", "6", "10", "14"])
def test_other_cards_place_none(card):
    assert stores(north(card, active="medium_1")) == []


@pytest.mark.parametrize(
    ("town", "taken", "space"),
    [
        ("OMA", "", "OMA-1"),
        ("OMA", "OMA-1", "OMA-2"),
        ("BUF", "", "BUF-1"),
        ("BUF", "BUF-1", "BUF-2"),
        ("S09", "", "S09-1"),
        ("S12", "", "S12-1"),
    ],
)
def test_he_prefers_money_or_an_action_and_else_the_lowest_price(town, taken, space):
    match = north("1", yours=taken, active="medium_1")
    assert trade_space(match.state, Town.of(town)).id == space


def test_he_needs_no_rail_to_place_a_store():
    """S-16: his first store goes to Milwaukee; without disc and store you reach nothing but the town by the hall."""
    match = north("5", active="medium_2")
    assert stores(match) == ["MIL"]
    assert ids(in_reach(match.state, me(match))) == ["S01"]


def test_no_medium_town_is_on_his_cards():
    """S-17: nine cards name 36 towns."""
    sizes = Counter(Town.of(id).size for card in EXPANSIONS for id in card.towns)
    assert sizes == {"small": 14, "station": 6, "large": 16}


@pytest.fixture
def card_of_no_box():
    """An expansion card with a medium town, which none of his has."""
    yield Expansion("medium", level="easy", number=0, city="", towns=("M01",))
    del Expansion.all["medium"]


def test_in_a_medium_town_he_would_do_nothing(card_of_no_box):
    """S-17: tiles there hire, build, drive or pay; his store is all that changes."""
    match = north("4", level="easy", active="easy_1", sam={"workers": (1, 2, 1)})
    g, sam = match.state, him(match)
    sam.active = [card_of_no_box, *sam.active]
    sam.active.reverse()
    before = (sam.discs, list(sam.workers), sam.engine, len(sam.buildings), len(sam.pile), len(sam.hazards), list(g.market))
    place_store(g, sam)
    assert [space.town.id for space in g.rails.stores[1]] == ["M01"]
    after = (sam.discs, list(sam.workers), sam.engine, len(sam.buildings), len(sam.pile), len(sam.hazards), list(g.market))
    assert before == after


def test_he_gets_neither_money_nor_tokens_of_a_trade_space():
    match = north("5", stores="S01", active="medium_1", display=OBJECTIVES[:4], objectives=OBJECTIVES[4:])
    assert stores(match) == ["S01", "OMA"]
    assert him(match).pile == []


def test_without_an_active_card_or_a_store_the_icon_is_ignored():
    assert told(north("5"), "sam_keeps_store") == [{}]
    all_of_his = " ".join(id for id in Town.all)
    match = north("5", stores=" ".join(all_of_his.split()[:15]), active="medium_3")
    assert told(match, "sam_keeps_store") == [{}]


def test_a_complete_card_goes_back_to_the_box():
    match = north("7", stores="S01 OMA", active="medium_1")
    assert him(match).active == []
    assert told(match, "sam_completes")[0]["expansion"].id == "medium_1"


def test_an_older_card_waits_beneath_a_new_one():
    """SAM-17: card II is active after Bloomington; once it is complete, card I is active again."""
    match = north("4", stores="S01", active="medium_1", to_come="medium_3 medium_2", sam={"herder": "G"})
    assert (ids(him(match).cities), ids(him(match).active)) == (["BLO"], ["medium_1", "medium_2"])
    assert ids(him(match).expansions) == ["medium_3"]
    match = north("5", stores="S01 MIL S07 TS2", active="medium_1 medium_2")
    assert (stores(match)[-1], ids(him(match).active)) == ("GRB", ["medium_1"])
    assert stores(north("5", stores="S01 MIL S07 TS2 GRB", active="medium_1"))[-1] == "OMA"


# ------------------------------------------------------------ delivery


def test_rulebook_example_large_towns_come_first():
    """SAM-16, S-15: discs in Bloomington and Toledo, stores in Milwaukee and Toronto."""
    match = north("4", stores="MIL TOR", sam={"herder": "G", "cities": "BLO TOL"})
    assert ids(him(match).cities) == ["BLO", "TOL", "TOR"]
    assert told(match, "sam_delivers")[0]["why"] == "large"


@pytest.mark.parametrize(
    ("level", "cities", "stores", "city"),
    [
        ("easy", "", "", "BLO"),
        ("easy", "BLO", "", "CHI"),
        ("medium", "BLO", "", "TOL"),
        ("hard", "", "", "TOL"),
        ("hard", "TOL HAR", "", "NYC"),
        ("hard", "TOL HAR NYC", "", "NYC"),
        ("medium", "BLO TOL TOR", "TOR MIL", "MIL"),
        ("medium", "BLO", "MON BUF TOR", "MON"),
        ("medium", "BLO", "OMA", "TOL"),
        ("easy", "BLO", "OMA MIL", "MIL"),
    ],
)
def test_his_route_says_where_he_delivers(level, cities, stores, city):
    """S-18: Omaha and Milwaukee bring no points."""
    match = north("1", level=level, stores=stores, sam={"cities": cities})
    assert next_city(match.state, him(match))[0].id == city


def test_the_option_of_his_first_city_is_for_the_base_game_only():
    match = north("1", options={"sam_city": "chicago"})
    assert next_city(match.state, him(match))[0].id == "BLO"


def test_milwaukee_gives_him_an_objective_card_but_no_money():
    match = north("4", stores="MIL", sam={"herder": "G", "cities": "BLO"}, display=OBJECTIVES[:4], objectives=OBJECTIVES[4:])
    assert (ids(him(match).cities), ids(him(match).pile)) == (["BLO", "MIL"], ["O01"])


def test_large_towns_and_their_stations_count_for_him():
    match = north("1", stores="TOR MON TS1", sam={"cities": "BLO TOL TOR MON HAR", "stations": "ST11"})
    points = match.game.rules.score(match.state, 1)
    assert (points["cities"], points["stations"]) == (4 + 5 + 15, 6)
