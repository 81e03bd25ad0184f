"""Answers that people can give once for all, and the questions to which they do not apply."""

from __future__ import annotations

import pytest

from games.carson_city.scene import play, scene
from saloon.engine import Match, value_text
from saloon.games.carson_city import GAME

TWO = [(0, "roads3"), (1, "roads3")]
HORSES = {"horses": "yes"}
STUD = {"at": "inc_buildings", "options": HORSES, "others": {0: {"stable": [0, 0, 1, 0, 0]}}}


def answer(match: Match, id: str) -> str | None:
    """What a standing answer makes of the question that is open."""
    ((seat, ask),) = match.asks.items()
    found = GAME.page.standing[id](match.observe(seat), ask)
    return None if found is None else value_text(found)


def alone(space: str) -> Match:
    return scene(2, at=space, placed=[(0, space)], parcels={"11": 0, "12": 0}, ask_all=True)


@pytest.mark.parametrize(
    ("space", "chosen"), [("wages", "1"), ("road1", "1"), ("roads3", "roads3"), ("vp_parcels", "vp_parcels")]
)
def test_free_actions_are_carried_out(space, chosen):
    assert answer(alone(space), "free-actions") == chosen


@pytest.mark.parametrize(("land", "chosen"), [({}, "cash"), ({"11": "hotel 0"}, None)])
def test_the_merchant_is_answered_for_only_if_there_is_nothing_to_double(land, chosen):
    match = scene(2, at="inc_buildings", cards={0: "3Y"}, waiting={0: [3]}, land=land)
    assert answer(match, "free-actions") == chosen


def test_the_better_die_is_kept():
    assert answer(scene(2, at="roads3", placed=TWO, powers={0: "sharpshooter"}, rolls=(2, 5, 4)), "better-die") == "5"


@pytest.mark.parametrize(("rolls", "chosen"), [((2, 5), "2"), ((5, 2), "pass")])
def test_a_gunsmith_rolls_again_only_when_losing(rolls, chosen):
    assert answer(scene(2, at="roads3", cards={0: "10R"}, placed=TWO, rolls=rolls), "reroll-behind") == chosen


@pytest.mark.parametrize(("land", "placed", "chosen"), [
    ({"22": "ranch 0", "77": "ranch 0", "88": "mountain"}, [], "22"),
    ({"22": "ranch 0", "77": "ranch 0", "88": "mountain"}, [(1, "22")], "77"),
    ({"22": "ranch 0"}, [(1, "22")], None),
])  # fmt: skip
def test_the_best_ranch_that_nobody_robs_is_doubled(land, placed, chosen):
    assert answer(scene(2, **STUD, land=land, placed=placed), "double-ranches") == chosen


def test_who_may_still_double_all_ranches_is_asked():
    match = scene(2, **STUD, land={"22": "ranch 0"}, cards={0: "3Y"}, waiting={0: [3]})
    assert answer(match, "double-ranches") is None


def test_no_more_is_spent_than_must_be():
    assert answer(scene(2, phase="end", until="end", cards={0: "4Y"}, money={0: 45}), "spend-least") == "15"


def test_roads_are_kept_in_the_windows_for_roads_alone():
    window = scene(2, at="b3", roads_left={0: 1})
    assert answer(window, "keep-roads") == "pass"
    wanted = play(scene(2, cowboys=1, roads_left={0: 1}), "place:lay")
    assert answer(wanted, "keep-roads") is None


def test_houses_on_own_parcels_are_refused():
    match = scene(2, at="b3", placed=[(0, "b3")], row="bank", money=9, parcels={"33": 0, "34": 1})
    play(match, "buy_building:b3", "build:33", "house:34")
    assert answer(match, "refuse-houses") == "no"
