"""The conformance suite lets an honest game pass and names each planted bug."""

import pytest

from engine.toy import TOY, toy
from saloon.engine.conformance import Nonconformance, check_hash_seeds, check_hold, check_play, play_digest

PLANTED = {
    "shown": "hidden cards are neither shown nor told",
    "told": "futures show nothing hidden",
    "told_own": "hidden cards are neither shown nor told",
    "asked": "futures show nothing hidden",
    "about": "futures show nothing hidden",
    "lost_coin": "invariants hold",
    "unsealed": "nothing comes to light without a seal",
    "unsealed_bids": "nothing comes to light without a seal",
    "outside": "asks are sound|copies agree",
    "repeats": "asks are sound",
    "undeclared": "asks are sound",
    "nothing": "somebody can choose",
    "shared": "copies are independent",
    "unsaveable": "the state is plain data",
    "endless": "the game ends",
}


def play_some(game):
    for seed in range(5):
        check_play(game, 3, {}, seed)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", TOY.seats)
def test_an_honest_game_passes(seats, seed):
    report = check_play(TOY, seats, {"rich": "yes"} if seed % 2 else {}, seed)
    assert report.decisions >= 4 * seats
    assert report.compared > report.unimaginable
    check_hold(TOY, seats, {}, seed)


@pytest.mark.parametrize(("bug", "check"), PLANTED.items())
def test_each_planted_bug_is_caught_by_the_check_that_names_it(bug, check):
    with pytest.raises(Nonconformance, match=rf"^({check}) \(toy, 3 seats, no options, seed \d, after \d+ choices\): "):
        play_some(toy(bug))


def test_every_verb_of_the_toy_is_seen_in_a_few_plays():
    """Otherwise the tests above would prove less than they say."""
    seen = {verb for seed in range(8) for verb in check_play(TOY, 4, {}, seed).verbs}
    assert seen == {"do", "discard", "hide", "bid", "grab"}


def test_given_choices_come_first():
    first = check_play(TOY, 2, {}, 1, choices=[4, 4, 4])
    assert first.verbs["do"] == 8
    assert first.digest != check_play(TOY, 2, {}, 1, choices=[5, 5, 5]).digest


def test_an_unordered_set_is_caught_by_fresh_interpreters():
    with pytest.raises(Nonconformance, match="the same play on every run"):
        check_hash_seeds("engine.toy:UNORDERED", 3)


def test_fresh_interpreters_play_the_same_game_as_this_one():
    digest = check_hash_seeds("engine.toy:TOY", 3, 5, {"rich": "yes"})
    assert digest == play_digest(TOY, 3, {"rich": "yes"}, 5) == check_play(TOY, 3, {"rich": "yes"}, 5).digest


def test_a_play_that_cannot_be_run_elsewhere_is_named():
    with pytest.raises(Nonconformance, match="no_such_game"):
        check_hash_seeds("no_such_game", 3)
