"""Pedro's turn as people follow it: line by line, with the rule that decided and what was done with it."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from saloon.engine import LANGUAGES
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.pedro.story import STEPS
from saloon.games.great_western_trail_argentina.texts.story import story

from .scene import him, play, solo

PACKAGE = "saloon.games.great_western_trail_argentina.pedro"
FORESIGHT = {"A": "green-3-green", "B": "gaucho", "C": "yellow-5-black"}
SAY = GAME.texts("en")


def lines(match):
    return [(line.stage, line.text) for line in story(SAY, him(match))]


def arriving():
    """Card 10 of a specialist in carpinteros, two locations before Buenos Aires."""
    things = {"herder": "y6", "workers": (2, 3, 2), "specialty": "carpintero", "grain": 7, "quays": "liverpool_1"}
    tiles = {"trail": {"y7": "yellow-5-black"}, "foresight": FORESIGHT, "options": {"cities": "b"}}
    return solo("10", hold=True, pedro=things, **tiles)


def test_what_is_to_come_follows_what_is_done():
    match = arriving()
    assert lines(match)[0] == ("now", "Draws card 10")
    assert [stage for stage, _ in lines(match)[1:]] == ["to_come", "to_come"]


def test_once_he_has_arrived_the_steps_of_buenos_aires_are_to_come():
    match = play(arriving(), "1 done")
    assert [line.step for line in story(SAY, him(match)) if line.stage == "to_come"] == [*STEPS[2:]]


def test_every_line_says_the_rule_that_decided():
    match = arriving()
    while match.state.active == 1:
        match.answer_text(1, "done")
    told = {line.event: line.reason for line in story(SAY, him(match))}
    assert told["pedro_unskilled"] == "his specialty is not the gaucho"
    assert told["pedro_loads"] == "the first of his loading card without his disc"
    assert {line.stage for line in story(SAY, him(match))} == {"done"}


def test_a_line_names_what_it_was_done_with():
    match = arriving()
    while match.state.active == 1:
        match.answer_text(1, "done")
    things = {line.event: line.things for line in story(SAY, him(match))}
    assert [space.id for space in things["pedro_moves"]["way"]] == ["y6", "y7", "ba"]
    assert things["pedro_delivers"]["space"] in him(match).spaces
    assert things["pedro_loads"]["ship"] in him(match).ships


def test_his_last_turn_can_be_read_until_the_next_begins():
    match = solo("7", hold=False)
    assert (match.state.active, him(match).step) == (0, "")
    assert story(SAY, him(match))[0].step == "card"


def test_a_loading_card_that_comes_in_your_turn_is_no_line_of_his():
    jobs = {"jobs": {5: "gaucho"}, "token": 5, "foresight": {"B": "gaucho"}}
    match = solo(active=0, mine={"herder": "y7", "hand": "niata"}, **jobs)
    play(match, "move:ba", *["pass"] * (match.asks[0].verb == "deliver"))
    assert him(match).story == []


def events() -> set[str]:
    source = "".join(path.read_text("utf-8") for path in files(PACKAGE).iterdir() if path.name.endswith(".py"))
    return set(re.findall(r'\b(?:tell\(g, pedro|note\(pedro), "(\w+)"', source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read_in_both_languages(language):
    known = set(GAME.texts(language).keys())
    assert len(events()) > 20
    assert {f"story-{event}" for event in events()} | {f"story-{step}" for step in STEPS[1:]} <= known
