"""The Carson River: parcels that nobody has, bridges, what it changes for incomes and points."""

from __future__ import annotations

import pytest

from games.carson_city.scene import ids, index, me, options, play, scene, values
from saloon.engine import Match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.components import BANK, MOUNTAIN, PRINTED_RIVER, RIVER, SCHOOL, Edge
from saloon.games.carson_city.options import read_river
from saloon.games.carson_city.rules.constructing import places
from saloon.games.carson_city.rules.roads import is_crossing
from saloon.games.carson_city.rules.sets import parcels_in
from saloon.games.carson_city.rules.town import house_spots, income, may_become_townhouses, price, served
from saloon.games.carson_city.scoring import score

ON = {"river": "printed"}
FREE = "12,22,32,42,52,62,72,82"


def town(**things: object) -> Match:
    return scene(2, **{"cowboys": 2, "options": ON, **things})


@pytest.mark.parametrize("seed", range(8))
def test_mountains_and_centre_keep_off_the_river_and_there_are_six_mountains(seed):
    g = GAME.set_up(2, ON, seed)
    assert (g.land.count(MOUNTAIN), g.land.count(RIVER)) == (6, len(PRINTED_RIVER))


@pytest.mark.parametrize(("counted", "mountains"), [("rulebook", 6), ("by_length", 7)])
def test_a_free_river_has_six_mountains_however_long_it_is(counted, mountains):
    """P. 17; a table may take a mountain for every three tiles instead, as the shop of the tiles says."""
    g = GAME.set_up(2, {"river": "free", "free_river": FREE, "river_mountains": counted}, seed=1)
    assert (g.land.count(RIVER), g.land.count(MOUNTAIN)) == (8, mountains)


@pytest.mark.parametrize(
    "course",
    [
        "12,22,32,42,52,62,72",
        "12,22,32,42,52,62,72,73",
        "12,22,32,42,52,62,82,83",
        "12,22,23,13,14,15,16,17",
        "12,22,32,42,52,62,72,82,82",
    ],
)
def test_a_river_runs_from_border_to_border_in_one_course(course):
    with pytest.raises(ValueError, match=course):
        read_river(course)


def test_no_parcel_of_the_river_is_bought_or_chosen():
    river = {f"place:{parcel.id}" for parcel in PRINTED_RIVER}
    assert not river & set(options(town()))
    match = scene(2, phase="settle", options=ON)
    assert not {f"settle:{parcel.id}" for parcel in PRINTED_RIVER} & set(options(match))


def test_no_house_stands_in_the_river():
    g = town(roads="44").state
    assert g.land[index("54")] is RIVER
    assert not set(PRINTED_RIVER) & set(parcels_in(house_spots(g)))


# ------------------------------------------------------------ bridges


def test_a_bridge_needs_two_roads():
    assert is_crossing(town().state, Edge.of("h34"))
    assert "road:h34" not in options(play(town(roads_left={0: 1}), "place:lay"))
    match = play(town(roads_left={0: 2}), "place:lay")
    assert "road:h34" in options(match)
    play(match, "road:h34")
    assert (me(match).roads, ids(match.state.bridges)) == (0, ["h34"])


def test_an_edge_along_a_bank_is_an_ordinary_road():
    match = play(town(roads_left={0: 1}, roads="46"), "place:lay")
    assert not is_crossing(match.state, Edge.of("v45"))
    assert {"road:v45", "road:v25"} <= set(options(match))


def test_a_bridge_serves_the_other_bank():
    match = town(roads_left={0: 2})
    assert not served(match.state, index("46"))
    play(match, "place:lay", "road:h34")
    assert served(match.state, index("46"))


# ------------------------------------------------------------ incomes, buildings, points


def test_a_parcel_of_the_river_is_free_land_for_ranches():
    assert income(town(land={"34": "ranch 0"}).state, index("34")) == 8
    assert income(town(land={"34": "ranch 0", "33": "house"}).state, index("34")) == 7


def test_a_mine_at_the_river_earns_three_more_once():
    assert income(town(land={"34": "mine 0"}).state, index("34")) == 3
    assert income(town(land={"34": "mine 0", "33": "mountain"}).state, index("34")) == 6
    assert income(town(land={"31": "mine 0"}).state, index("31")) == 0


def test_the_river_does_not_raise_the_price_of_a_parcel():
    assert price(town().state, index("34")) == 1


def test_the_river_counts_as_occupied_around_a_townhouse():
    around = dict.fromkeys(("23", "33", "43", "44"), "mountain")
    assert ids(parcels_in(may_become_townhouses(town(land={"34": "house", **around}).state))) == ["34"]


def test_only_one_school_stands_on_each_bank():
    parcels = {"33": 0, "36": 0}
    roads = "33 36 66 62"
    match = town(parcels=parcels, roads=roads)
    assert ids(places(match.state, me(match), SCHOOL)) == ["33", "36"]
    match = town(parcels=parcels, roads=roads, land={"88": "school 1"})
    assert ids(places(match.state, me(match), SCHOOL)) == ["33"]


def test_other_buildings_do_not_care_on_which_bank_they_stand():
    match = town(parcels={"33": 0, "36": 0}, roads="33 36", land={"88": "bank 1"})
    assert ids(places(match.state, me(match), BANK)) == ["33", "36"]


def bridged(**things: object) -> Match:
    return scene(2, phase="end", round=4, options=ON, roads="44 h34", cards={0: "2Y"}, **things)


@pytest.mark.parametrize(("sort", "category"), [("bank", "buildings"), ("house", "houses"), ("mountain", "mountains")])
def test_what_touches_a_bridge_is_three_points(sort, category):
    g = bridged(land={"46": f"{sort} 0", "88": f"{sort} 0"}).state
    assert ids(g.bridges) == ["h34"]
    assert score(g, 0)[category] == 5


def test_a_townhouse_at_a_bridge_is_three_points():
    assert score(bridged(land={"46": "townhouse 0"}).state, 0)["houses"] == 3


def test_bridges_may_be_laid_before_the_last_score():
    match = scene(2, phase="end", round=4, options=ON, cards={0: "2Y"}, roads_left={0: 2}, land={"46": "bank 0"})
    assert "h34" in values(match)
    play(match, "road:h34")
    assert (match.over, score(match.state, 0)["buildings"]) == (True, 3)
