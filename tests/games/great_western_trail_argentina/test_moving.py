"""Phase A, sentence by sentence (rulebook, pp. 6 and 7)."""

from __future__ import annotations

import re

import pytest

from games.great_western_trail_argentina.scene import me, options, play, reasons, scene, values
from saloon.engine.wording import Teller
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.components import INDEX, Space
from saloon.games.great_western_trail_argentina.rules.moving import is_location, journeys, place_of


def coins(match, space: str) -> int:
    return match.state.coins[INDEX[Space.of(space)]]


def test_spaces_without_a_tile_are_no_locations():
    assert values(scene(2)) == ["B", "C", "D"]


def test_at_least_one_step_and_no_more_than_the_limit():
    assert values(scene(2, trail={"p01": "2a-0"}, herder="start")) == ["A", "p01", "B", "C"]


def test_buenos_aires_is_never_passed():
    match = scene(4, herder="H")
    assert values(match) == ["ba"]


def test_other_estancieros_do_not_block():
    match = play(scene(others={1: {"herder": "B"}}), "move:B")
    assert me(match).herder is me(match, 1).herder


def test_forks_are_the_players_choice_where_they_cost_otherwise():
    trail = {"p11": "1a-1", "p12": "1a-2"}
    match = scene(herder="C", dollars=5, trail=trail)
    ways = [option for option in options(match) if option.startswith("move:D")]
    assert len(ways) == 2
    play(match, ways[1])
    assert sorted(player.dollars for player in match.state.players) == [0, 1, 4]


def test_coins_on_other_farmers_are_another_route():
    """The money spots of g1 and b1 are different places, though both cost one."""
    trail = {"g1": "green-4-black", "p01": "1a-1", "b1": "blue-4-black", "p06": "1a-2"}
    found = set()
    for way in options(scene(dollars=5, trail=trail)):
        if way.startswith("move:C"):
            match = play(scene(dollars=5, trail=trail), way)
            found.add((coins(match, "g1"), coins(match, "b1")))
    assert found == {(1, 1), (1, 0), (0, 1), (0, 0)}


def test_own_buildings_ask_for_no_tax():
    match = play(scene(dollars=3, trail={"p01": "1a-0"}), "move:p01")
    assert me(match).dollars == 3


def test_a_tax_is_due_where_the_move_ends_too():
    match = play(scene(dollars=3, trail={"p01": "1a-1"}), "move:p01")
    assert (me(match).dollars, me(match, 1).dollars) == (2, 1)


@pytest.mark.parametrize(("seats", "tax"), [(2, 2), (3, 2), (4, 1)])
def test_a_green_hand_by_number_of_players(seats, tax):
    match = play(scene(seats, dollars=3, trail={"p01": "7a-1"}), "move:p01")
    assert me(match).dollars == 3 - tax


def test_taxes_are_not_owed_later():
    """Who is short pays what is there, and nothing when money comes."""
    match = play(scene(dollars=1, trail={"p01": "7a-1"}), "move:p01", "act:aux1")
    assert (me(match).dollars, me(match, 1).dollars) == (1, 1)


def test_a_ramp_ends_the_move_in_buenos_aires():
    match = play(scene(herder="F", engine=23, quays=""), "move:x23")
    assert me(match).herder.id == "ba"
    assert options(match)[0].startswith("disc:")


@pytest.mark.parametrize(("engine", "ramps"), [(22, []), (23, ["x23"]), ("depot", ["x23"]), ("S6", [])])
def test_ramps_open_by_the_own_locomotive(engine, ramps):
    match = scene(2, herder="E", engine=engine)
    assert [value for value in values(match) if value.startswith("x2")] == ramps


def test_other_players_locomotives_open_nothing():
    match = scene(2, herder="F", others={1: {"engine": 30}})
    assert not [value for value in values(match) if value.startswith("x")]


def test_what_a_journey_shows():
    match = scene(herder="H", engine=6, dollars=3, trail={"y4": "yellow-5-black"})
    found = {place_of(value).id: journey for value, journey in journeys(match.state, me(match), 2).items()}
    assert [space.id for space in found["x6"].way] == ["H", "y4", "x6"]
    assert found["x6"].steps == 2
    assert sum(amount for _, amount in found["x6"].payments) == 1
    assert is_location(match.state, INDEX[Space.of("ba")])


def test_nobody_off_the_board_has_a_journey():
    assert journeys(scene(herder=None).state, me(scene(herder=None)), 3) == {}


def test_a_ramp_within_reach_that_is_shut_says_why():
    """Ramp 23 leaves beside F; the locomotive stands on 18."""
    match = scene(herder="F", engine=18, listen=True)
    assert "x23" not in values(match)
    assert reasons(match)["move:x23"] == "ramp_shut"
    (why,) = [why for why in match.why_not if why.value is Space.of("x23")]
    said = Teller(GAME, "en", ("Ada", "Bea", "Cid")).reason(why, match.observe(0))
    assert re.sub("[\u2068\u2069]", "", said) == "Ramp 23: your locomotive stands on 18."
    assert "move:x23" not in reasons(scene(herder="F", engine=23, listen=True))
