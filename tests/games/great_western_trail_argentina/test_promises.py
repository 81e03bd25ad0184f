"""The conformance suite on this game: every seat count, every set of options; books and invariants included."""

from __future__ import annotations

import pytest

from games.great_western_trail_argentina.scene import scene
from saloon.engine import new_match, seeded
from saloon.engine.conformance import check_hold, check_play, random_choice, scenes
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.components import LEVELS

SCENES = [
    pytest.param(scene, id=f"{scene.seats}-{scene.seed}-{'-'.join(scene.options.values()) or 'default'}")
    for scene in scenes(GAME)
]


@pytest.mark.play
@pytest.mark.parametrize("scene", SCENES)
def test_a_random_play_keeps_every_promise(scene):
    report = check_play(GAME, *scene)
    assert report.compared > report.unimaginable


@pytest.mark.play
@pytest.mark.parametrize("seats", GAME.seats)
def test_holds_change_nothing(seats):
    check_hold(GAME, seats, {}, seed=1)


@pytest.mark.play
@pytest.mark.parametrize("level", LEVELS)
def test_holds_change_nothing_against_pedro(level):
    check_hold(GAME, 1, {"level": level}, seed=2)


def test_every_verb_is_declared_without_repeats():
    assert len(GAME.actions) == sum(len(verb.values) for verb in GAME.rules.verbs.values())


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_with_a_full_job_market(seats):
    for seed in range(3):
        match, dice = new_match(GAME, seats, {}, seed), seeded(seed, "ends")
        while not match.over:
            match.choose(*random_choice(match, dice))
        assert match.state.ender is not None
        assert len(match.state.jobs) == 11 * match.state.seats


def test_the_way_behind_an_estanciero_grows_from_the_start_to_buenos_aires():
    """The trail winds: its last spaces lie beside its first ones."""
    found = [GAME.bots.features(scene(herder=space).state, 0)["on the way"] for space in ("start", "B", "E", "F", "H", "y7")]
    assert found[0] == 0
    assert found == sorted(set(found))


@pytest.mark.parametrize("seats", GAME.seats)
def test_features_are_numbers_for_every_seat(seats):
    match = new_match(GAME, seats, {}, 1)
    for seat in range(match.state.seats):
        found = GAME.bots.features(match.observe(seat), seat)
        assert all(isinstance(value, int | float) for value in found.values())
    assert GAME.bots.progress(match.state) == 0.0
