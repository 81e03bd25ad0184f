"""What players look at all the time, and what they can be answered for."""

from __future__ import annotations

import pytest

from games.great_western_trail_argentina.scene import me, play, scene
from saloon.engine import DONE, PASS
from saloon.engine.game import ANYTIME, END
from saloon.games.great_western_trail_argentina import components
from saloon.games.great_western_trail_argentina.components import SINGLES, Action, Card
from saloon.games.great_western_trail_argentina.panel import budget, countdown, group_of, phases, summary
from saloon.games.great_western_trail_argentina.standing import STANDING
from saloon.games.trail.asking import EXCHANGE


def test_the_job_market_counts_down():
    assert countdown(scene(2, token=11, jobs={11: "gaucho"}).state) == [("jobs", 1, 17)]


def test_what_can_be_spent():
    match = scene(dollars=5, grain=2, certificates=1, permanent=1, tokens=1)
    assert budget(match.state, 0) == [("dollars", 5, 0), ("grain", 2, 0), ("certificates", 2, 0), ("tokens", 1, 0)]
    assert budget(match.state, 1) == []


def test_what_is_seen_of_a_seat():
    assert summary(scene(dollars=5, hand="niata").state, 0) == [("coin", 5), ("hand-cards", 1)]


@pytest.mark.parametrize(
    ("verb", "value", "group"),
    [
        ("act", EXCHANGE, ANYTIME),
        ("act", components.END, END),
        ("act", Card.of("o100"), "objective"),
        ("act", SINGLES[0], "auxiliary"),
        ("act", Action.of("A-1"), "local"),
        ("discard", Card.of("o100"), ""),
    ],
)
def test_how_options_are_grouped(verb, value, group):
    assert group_of(verb, value) == group


@pytest.mark.parametrize(("verb", "phase"), [("move", 0), ("act", 1), ("load", 1), (DONE, 2)])
def test_the_phases_of_a_turn(verb, phase):
    assert phases(scene().state, 0, verb)[0] == phase


def answer(id: str, match):
    return STANDING[id](match.observe(0), match.asks[0])


def test_grain_and_certificates_to_the_limit():
    match = play(scene(herder=None, workers=(1, 1, 1, 3)), "begin:H", "act:H-1")
    assert answer("grain", match) == 3
    assert answer("certificates", match) is None


def test_tokens_are_kept_where_nothing_else_can_be_done():
    match = play(scene(herder="y7", quays="", tokens=1), "move:ba")
    assert answer("keep_hand", match) is components.SELL
    assert answer("end_actions", match) is None


def test_a_phase_is_ended_where_only_a_token_is_left():
    match = play(scene(herder=None, tokens=1), "begin:B", "act:aux1")
    assert answer("end_actions", match) is components.END
    assert PASS not in match.asks[0].options
    assert me(match).tokens == 1
