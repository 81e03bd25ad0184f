"""Which towns a store can go to (rulebook, "Placer un magasin")."""

from __future__ import annotations

import pytest

from games.great_western_trail.rails.scene import at, first_towns, placing, stores, towns
from games.great_western_trail.scene import options, play, values


def accessible(**things: object) -> set[str]:
    return set(towns(placing(**{"dollars": 9, **things})))


def test_towns_next_to_the_hall_to_a_city_with_a_disc_and_to_a_town_with_a_store():
    """Example, p. 4 (RN-01): Marie has a disc in Fulton and one store."""
    assert accessible(cities="FUL", stores="S07") == {"S01", "OMA", "MIL", "GRB", "TS2"}
    assert accessible(cities="FUL", stores="S01") == {"OMA", "M01"}, "not where her store stands already"


def test_at_first_only_the_town_next_to_the_hall():
    """RN-02."""
    assert accessible() == {"S01"}


@pytest.mark.parametrize(
    ("placed", "reached"),
    [("S01", {"M01", "OMA"}), ("S01 OMA", {"M01", "TS1", "S02"})],
    ids=["RN-03", "RN-04"],
)
def test_stores_lead_to_towns_beside_them(placed, reached):
    assert accessible(stores=placed) == reached


@pytest.mark.parametrize(
    ("city", "reached"),
    [
        ("FUL", {"OMA"}), ("STL", {"OMA", "S03"}), ("BLO", {"S04", "MIL"}), ("CHI", {"S11"}), ("TOL", {"TOR"}),
        ("HAR", {"S12"}), ("NYC", set()), ("KC", set()),
    ],
)  # fmt: skip
def test_discs_in_cities_of_the_strip_lead_to_towns_beside_them(city, reached):
    """RN-05, G35: the emblem of Kansas City leads nowhere."""
    assert accessible(cities=city) == {"S01", *reached}


@pytest.mark.parametrize(
    ("city", "placed", "reached"),
    [
        ("BLO", "S04", {"S01", "S05", "S06", "DEN", "MIL"}),
        ("BLO", "MIL S07", {"S01", "S04", "GRB", "TS2"}),
        ("BLO", "MIL S07 GRB", {"S01", "S04", "TS2", "S08"}),
        ("BLO", "MIL S07 GRB S08", {"S01", "S04", "TS2", "M03", "S09", "S10"}),
        ("TOL", "TOR S10", {"S01", "S08", "M04", "MON"}),
        ("TOL", "TOR S10 S08", {"S01", "M03", "GRB", "S09", "M04", "MON"}),
    ],
)
def test_the_network_opens_step_by_step(city, placed, reached):
    """RN-06, RN-07, RN-08."""
    assert accessible(cities=city, stores=placed) == reached


def test_a_player_has_one_store_in_a_town():
    """RN-09."""
    assert "OMA" not in accessible(cities="FUL STL", stores="OMA")


def test_others_lead_nowhere():
    """Access is by own discs and own stores."""
    assert accessible(rivals={1: "S01 OMA"}, others={1: dict(cities="BLO")}) == {"S01"}


def test_a_disc_in_a_large_town_adds_nothing_to_the_store_there():
    assert accessible(stores="MIL", cities="MIL") == {"S01", "S07"}


def test_four_players_find_room_in_every_town():
    match = placing(seats=4, rivals={1: "S01", 2: "S01", 3: "S01"})
    assert stores(play(match, "store:S01")) == ["S01"]


def test_without_a_store_on_the_annex_no_more_can_be_placed():
    fourteen = at("A", hand="galloway", dollars=9, stores=first_towns(14))
    assert "act:aux6" in options(fourteen)
    none = at("A", hand="galloway", dollars=9, stores=first_towns(15))
    assert "act:aux6" not in options(none)


# ------------------------------------------------------------ trade spaces that cost money


def test_only_spaces_that_can_be_paid_are_open():
    """RN-10: one dollar is left, and Denver has spaces for 1, 2, 2 and 3."""
    match = placing(cities="BLO", stores="S04", dollars=1)
    assert "DEN" in towns(match)
    play(match, "store:DEN")
    assert (match.state.players[0].dollars, match.state.rails.stores[0][-1].id) == (0, "DEN-1")


def test_a_town_is_closed_whose_free_spaces_are_too_dear():
    """RN-10, with the cheapest space taken by another."""
    match = placing(cities="BLO", stores="S04", dollars=1, rivals={1: "DEN-1"}, listen=True)
    assert "DEN" not in towns(match)
    (why,) = match.why_not
    assert (why.verb, why.value.id, why.reason, why.values) == ("store", "DEN", "no_money", {"dollars": 2, "purse": 1})


def test_spaces_that_show_the_same_are_one_choice():
    match = play(placing(cities="BLO", stores="S04", dollars=2), "store:DEN")
    assert options(match) == ["trade:DEN-1", "trade:DEN-2"]
    match = play(placing(cities="BLO", stores="S04", dollars=9), "store:DEN")
    assert values(match) == ["DEN-1", "DEN-2", "DEN-4"]
    play(match, "trade:DEN-4")
    assert match.state.players[0].dollars == 9 - 3


def test_equal_spaces_are_not_asked():
    match = play(placing(stores="S01 OMA"), "store:S02")
    assert match.state.rails.stores[0][-1].id == "S02-1"
