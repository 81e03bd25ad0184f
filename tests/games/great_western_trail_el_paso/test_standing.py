"""Answers that a person can give once for all."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import arrive, play, scene
from saloon.engine import Match, value_text
from saloon.games.great_western_trail_el_paso import GAME

WORKERS = (2, 0, 1, 2)


def answers(match: Match) -> dict[str, str]:
    """What each standing answer would choose now."""
    [(seat, ask)] = match.asks.items()
    found = {id: answer(match.observe(seat), ask) for id, answer in GAME.page.standing.items()}
    return {id: value_text(value) for id, value in found.items() if value is not None}


def test_jokers_are_kept_for_what_is_needed_next():
    match = play(arrive("ND", dollars=9, workers=WORKERS), "act:D-3", "buy:corriente")
    assert answers(match) == {"keep-jokers": "0"}


def test_a_further_exchange_is_always_taken():
    match = play(arrive("NC", cleared="L3", hand="criollo", draw="galloway pineywoods"), "act:L3", "discard:criollo")
    assert answers(match) == {"exchange-again": "draw"}


@pytest.mark.parametrize("tile", ["C", "5a-1"])
def test_a_turn_ends_where_only_tokens_and_worker_bonuses_are_left(tile):
    match = arrive("NC", workers=WORKERS, tokens=1) if tile == "C" else arrive("S1", tile, workers=WORKERS, tokens=1)
    assert answers(match) == {}
    play(match, *(["act:C-1", "act:C-2"] if tile == "C" else ["act:L1"]))
    assert answers(match) == {"end-turn": "end"}


def test_a_turn_ends_after_a_delivery():
    match = play(arrive("EP", hand="criollo", workers=WORKERS), "deliver:P0", "disc:L1")
    assert answers(match) == {"end-turn": "end"}


def test_in_the_last_turn_nobody_is_answered_for():
    match = play(arrive("EP", hand="criollo", workers=WORKERS, closer=1, left=1), "deliver:P0", "disc:L1")
    assert answers(match) == {}
    assert answers(play(match, "act:end")) == {}


def test_where_to_go_is_always_asked():
    assert answers(scene(workers=WORKERS, tokens=1)) == {}
