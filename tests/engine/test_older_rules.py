"""Plays of older rules go on by today's: new questions get their usual answer, answers that nobody asks for are left out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine import toy
from saloon.engine import PASS, Ask, BadRecord, Game, Older, Rules, Verb, new_match, record_of, seeded
from saloon.engine.conformance import random_choice
from saloon.engine.older_rules import older_options
from saloon.engine.record import current
from saloon.engine.record import replay as replayed

VERBS = {**toy.VERBS, "greet": Verb(["hat", "shout", PASS]), "pay": Verb(["coin", PASS])}
UNASKED = {1: Older(unasked=["greet"])}


def game(number=2, turn=toy.turn, older=None):
    rules = Rules(
        state=toy.Toy, setup=toy.setup, turn=turn, over=toy.over, verbs=VERBS, score=toy.score,
        seats_of=lambda g: len(g.players), tie_break=toy.tie_break,
    )  # fmt: skip
    return Game(package="toy", rules_number=number, seats=(2, 3, 4), options=toy.Options, rules=rules, older=older)


def greeting(g):
    yield Ask(g.active, "greet", ["hat", PASS])
    yield from toy.turn(g)


def fee(g):
    """The usual answer, which old plays got without being asked, comes first; here it is not what they got."""
    if (yield Ask(g.active, "pay", ["coin", PASS])) == "coin" and g.bank:
        g.players[g.active].coins += 1
        g.bank -= 1
    yield from toy.turn(g)


def shouting(g):
    yield Ask(g.active, "greet", ["hat", "shout"])
    yield from toy.turn(g)


def a_play(of, seed=3, options=None):
    match, dice = new_match(of, 3, options or {}, seed), seeded("policy", seed)
    match.log = []
    while not match.over:
        match.choose(*random_choice(match, dice))
    return record_of(match, options or {}, seed, ["Ann", "Bob", "Cy"])


@pytest.mark.parametrize("seed", range(6))
def test_a_new_question_gets_its_usual_answer(seed):
    old, today = a_play(game(1), seed), game(2, greeting, UNASKED)
    match = replayed(old, game=today)
    assert [standing.total for standing in match.standings()] == old.result
    assert match.count == len(old.choices) + 4 * 3


def test_a_question_that_could_not_be_passed_need_not_be_named():
    """Where the old play answers something else, the question is new; only a bare `pass` could be meant for it."""
    old = a_play(game(1), seed=1)
    assert replayed(old, game=game(2, shouting)).over


@pytest.mark.parametrize("seed", range(6))
def test_an_answer_that_nobody_asks_for_is_left_out(seed):
    old, today = a_play(game(1, shouting), seed), game(2)
    mended = current(old, game=today)
    assert mended.rules == 2
    assert not any(line.text.startswith("greet") for line in mended.choices)
    assert replayed(mended, game=today).over


def test_a_play_that_comes_to_another_result_is_refused():
    with pytest.raises(BadRecord, match="version 1 of the rules of toy; this Saloon plays version 2"):
        replayed(a_play(game(1)), game=game(2, fee, {1: Older(unasked=["pay"])}))


def test_a_play_that_cannot_go_on_is_refused():
    old = a_play(game(1))
    old.choices[2] = replace(old.choices[2], text="do:fly")
    with pytest.raises(BadRecord, match="version 1"):
        replayed(old, game=game(2))


def test_an_unfinished_play_stops_where_it_stopped():
    old = a_play(game(1))
    old.choices, old.result = old.choices[:5], None
    match = replayed(old, game=game(2, greeting, UNASKED))
    assert not match.over
    assert [(seat, value) for seat, verb, value in match.log if verb != "greet"] == [
        (seat, value) for seat, _, value in replayed(old, game=game(1)).log
    ]


def test_a_play_of_newer_rules_is_refused():
    with pytest.raises(BadRecord, match="version 2 of the rules of toy; this Saloon plays version 1"):
        replayed(a_play(game(2)), game=game(1))


def test_an_option_that_came_later_is_as_it_was_then():
    old = a_play(game(1), options={"rich": "yes"})
    old.options = {}
    with pytest.raises(BadRecord):
        replayed(old, game=game(2))
    assert replayed(old, game=game(2, older={1: Older({"rich": "yes"})})).over


def test_the_oldest_word_on_an_option_counts():
    today = game(4, older={1: Older({"rich": "yes"}), 3: Older({"rich": "no", "wind": "east"})})
    assert older_options(today, 1, {}) == {"rich": "yes", "wind": "east"}
    assert older_options(today, 2, {}) == {"rich": "no", "wind": "east"}
    assert older_options(today, 4, {}) == {}
    assert older_options(today, 1, {"wind": "west"}) == {"rich": "yes", "wind": "west"}
