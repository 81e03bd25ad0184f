"""The conformance suite lets an honest game pass and names each planted bug."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.toy import TOY, toy
from saloon.engine import read_record, replay
from saloon.engine.conformance import (
    ONE_IN,
    Nonconformance,
    check_hash_seeds,
    check_hold,
    check_play,
    main,
    play_digest,
    scenes,
)

TESTS = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
PLANTED = {
    "shown": "hidden cards are neither shown nor told",
    "told": "futures show nothing hidden",
    "told_own": "hidden cards are neither shown nor told",
    "asked": "futures show nothing hidden",
    "about": "futures show nothing hidden",
    "lost_coin": "invariants hold",
    "untold": "what is told accounts for what moved",
    "presumed": "standing answers are open",
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


AT_EVERY_DECISION = ("outside", "repeats", "undeclared", "nothing", "shared", "unsaveable", "endless")
"""Planted bugs that every decision shows, or every play; the others wait for one of the commands, or for a card."""


def play_some(game, plays=5, one_in=1):
    for seed in range(plays):
        check_play(game, 3, {}, seed, one_in)


def play_throughout(game):
    """The scenes of a suite that are examined at every decision: the first at each seat count."""
    throughout = [scene for scene in scenes(game) if scene.one_in == 1]
    assert [scene.seats for scene in throughout] == list(game.seats)
    for scene in throughout:
        check_play(game, *scene)


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


@pytest.mark.parametrize("bug", AT_EVERY_DECISION)
@pytest.mark.parametrize("seed", range(4))
def test_a_bug_that_is_always_there_is_caught_in_any_sampled_play(bug, seed):
    with pytest.raises(Nonconformance):
        check_play(toy(bug), 3, {}, seed, ONE_IN)


@pytest.mark.parametrize("bug", PLANTED)
def test_samples_alone_catch_the_rarer_bugs_too(bug):
    """A new word and a new question are always looked at, so a handful of plays is enough, even without dice."""
    with pytest.raises(Nonconformance, match=PLANTED[bug]):
        play_some(toy(bug), plays=12, one_in=1000)


@pytest.mark.parametrize("bug", PLANTED)
def test_the_plays_that_are_examined_throughout_catch_every_bug(bug):
    with pytest.raises(Nonconformance, match=PLANTED[bug]):
        play_throughout(toy(bug))


def test_a_sample_sees_the_same_play():
    whole, sampled = (check_play(TOY, 3, {}, 2, one_in) for one_in in (1, ONE_IN))
    assert (whole.digest, whole.decisions, whole.totals) == (sampled.digest, sampled.decisions, sampled.totals)
    assert whole.verbs == sampled.verbs
    assert whole.examined == whole.decisions > 2 * sampled.examined > 0


def test_a_suite_plays_every_set_of_options_at_every_seat_count():
    played = [(scene.seats, scene.options) for scene in scenes(TOY)]
    assert all((seats, options) in played for seats in TOY.seats for options in TOY.spread(seats))


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


# ------------------------------------------------------------ the command


def command(*words):
    """As people run it, in a process of its own."""
    line = [sys.executable, "-m", "saloon.engine.conformance", *map(str, words)]
    return subprocess.run(line, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": TESTS})


def test_the_command_says_what_it_has_checked():
    done = command("engine.toy:TOY", 3, 5, "rich=yes")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Every promise is kept: ")
    for part in (" decisions, ", " checks, ", " futures compared", play_digest(TOY, 3, {"rich": "yes"}, 5)):
        assert part in done.stdout


@pytest.mark.parametrize(("bug", "check"), PLANTED.items())
def test_the_command_refuses_each_planted_bug(bug, check, monkeypatch, capsys):
    monkeypatch.setattr("engine.toy.PLANTED", toy(bug), raising=False)
    with pytest.raises(Nonconformance) as failure:
        play_some(toy(bug))
    seed = re.search(r"seed (\d)", str(failure.value))[1]
    assert main(["engine.toy:PLANTED", "3", seed]) == 1
    said = capsys.readouterr().err
    assert re.match(rf"A promise is broken: ({check}) \(toy, 3 seats, no options, seed \d, after \d+ choices\): ", said)
    assert "\nOpen questions:\n" in said
    assert "\nThe record so far:\n" in said


def test_the_record_of_a_broken_promise_leads_to_the_place():
    with pytest.raises(Nonconformance) as failure:
        play_some(toy("lost_coin"))
    match = replay(read_record(failure.value.record), game=toy("lost_coin"))
    assert f"after {match.count} choices" in str(failure.value)
    assert f"seat {match.state.active}, do: do:" in failure.value.asked


def test_the_command_compares_interpreters():
    done = command("engine.toy:UNORDERED", 3, 0)
    assert (done.returncode, done.stdout) == (1, "")
    assert "the same play on every run" in done.stderr


def test_the_command_can_print_the_digest_alone():
    done = command("--digest", "engine.toy:TOY", 3, 0)
    assert (done.returncode, done.stdout.strip()) == (0, play_digest(TOY, 3))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["no_such_game", "3", "0"], "no_such_game"),
        (["no.such:GAME", "3", "0"], "No module named 'no'"),
        (["engine.toy:NOTHING", "3", "0"], "NOTHING"),
        (["engine.toy:TOY", "9", "0"], "9"),
        (["engine.toy:TOY", "3", "-1"], "-1"),
        (["engine.toy:TOY", "3", "0", "rich=perhaps"], "perhaps"),
        (["engine.toy:TOY", "3", "0", "no_such=option"], "no_such"),
    ],
)
def test_the_command_refuses_a_play_that_cannot_be(words, said, capsys):
    assert main(words) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["engine.toy:TOY", "three", "0"], ["engine.toy:TOY", "3", "0", "rich"]])
def test_the_command_shows_how_it_is_used(words, capsys):
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert "usage: python -m saloon.engine.conformance" in capsys.readouterr().err
