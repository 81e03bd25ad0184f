"""The same promises of every installed game: the conformance suite, at every seat count and with every option.

The first play of a game at each seat count is examined at every decision, the others at a sample (`conformance.scenes`);
`saloon.engine.conformance` says what that leaves out and why it is enough.
"""

from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saloon.engine import LANGUAGES, Match, Refusal, all_games, new_match, read_record, record_of, replay, seeded
from saloon.engine.conformance import ONE_IN, check_hash_seeds, check_hold, check_play, random_choice, scenes, snapshot

GAMES = all_games()
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]
SCENES = [
    pytest.param(
        game,
        scene,
        id=f"{game.id}-{scene.seats}-{scene.seed}-{'-'.join(scene.options.values()) or 'default'}",
        marks=() if scene.options else pytest.mark.sample,
    )
    for game in GAMES
    for scene in scenes(game)
]
ANYWHERE = settings(deadline=None, max_examples=20, suppress_health_check=[HealthCheck.too_slow])


def random_match(game, seats, seed, choices, options=None):
    """A match after some random choices, logged from its first one."""
    match, dice = new_match(game, seats, options, seed), seeded(seed, "test")
    match.log = []
    return go_on(match, choices, dice)


def go_on(match, choices, dice):
    """At random, until so many choices were made."""
    while not match.over and match.count < choices:
        match.choose(*random_choice(match, dice))
    return match


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_a_random_play_keeps_every_promise(game, scene):
    report = check_play(game, *scene)
    assert report.decisions
    assert report.compared > report.unimaginable


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_matches_imagined_alike_are_as_if_each_were_imagined_by_itself(game, seats):
    for number, options in enumerate(game.spread(seats)):
        match = random_match(game, seats, number, 40 * number, options)
        for seat in match.asks:
            world = match.imagine(seat, seeded("world"))
            for alike in match.imagine_alike(seat, seeded("world"), 3):
                assert snapshot(alike) == snapshot(world)
                go_on(alike, alike.count + 20, seeded(number))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_holds_change_nothing(game, seats):
    check_hold(game, seats, {}, seed=1)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_play_is_the_same_in_every_interpreter(game, seats):
    check_hash_seeds(game.id, seats, 1, game.spread(seats)[-1])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_seen_of_a_seat_at_a_glance_has_a_name(game, seats):
    if game.page.summary is None:
        pytest.skip(f"{game.id} does without")
    g = new_match(game, seats).state
    seen = {f"summary-{what}" for seat in range(game.rules.seats_of(g)) for what, _ in game.page.summary(g, seat)}
    for language in LANGUAGES:
        assert seen <= set(game.texts(language).keys())


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_every_verb_is_declared_without_repeats(game):
    assert len(game.actions) == sum(len(verb.values) for verb in game.rules.verbs.values())


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
@settings(deadline=None, max_examples=3, suppress_health_check=[HealthCheck.too_slow])
@given(choices=st.lists(st.integers(0, 40), max_size=30))
def test_whatever_is_chosen_first_every_promise_is_kept(game, choices):
    check_play(game, game.seats[1 % len(game.seats)], {}, 0, ONE_IN, choices=choices)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
@ANYWHERE
@given(data=st.data())
def test_a_damaged_save_is_refused_and_nothing_else(game, data):
    saved = random_match(game, game.seats[0], 3, data.draw(st.integers(0, 60))).save()
    at = data.draw(st.integers(0, len(saved) - 1))
    mangled = saved[:at] + data.draw(st.binary(max_size=3)) + saved[at + data.draw(st.integers(0, 3)) :]
    with suppress(Refusal):
        assert Match.restore(mangled, game).save() == saved == mangled


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
@ANYWHERE
@given(data=st.data())
def test_a_damaged_record_is_refused_or_replayed_and_nothing_else(game, data):
    match = random_match(game, game.seats[0], 3, data.draw(st.integers(0, 60)))
    text = record_of(match, {}, 3, ["Ann"] * game.seats[0]).write()
    at = data.draw(st.integers(0, len(text) - 1))
    noise = data.draw(st.text(max_size=3) | st.sampled_from(["\n", ":", ";", "#", "-", "0", "99999999999999999999", "=", " "]))
    mangled = text[:at] + noise + text[at + data.draw(st.integers(0, 6)) :]
    with suppress(Refusal):
        replay(read_record(mangled), game=game)
