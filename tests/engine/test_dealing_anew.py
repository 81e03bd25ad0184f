"""A play taken up from another whose hidden cards are known: they are dealt anew, and the record says so."""

from __future__ import annotations

import random

import pytest

from saloon.engine import BadRecord, Match, all_games, find_game, new_match, read_record, record_of, replay, to_bytes
from saloon.engine.marks import Unseen

GAMES = [game.id for game in all_games()]


def played(game_id: str, anew: dict[int, int] | None = None, choices: list | None = None, most: int = 100_000) -> Match:
    """A random game, after the choices that were made already."""
    game = find_game(game_id)
    match = new_match(game, game.seats[-1], {}, 5, anew=anew)
    match.log, chance = [], random.Random(3)
    for seat, verb, value in choices or []:
        assert match.asks[seat].verb == verb
        match.answer(seat, value)
    while not match.over and match.count < most:
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, chance.choice(ask.options))
    return match


def to_a_turn(game_id: str, least: int = 60) -> Match:
    """The same, at the first start of a turn from a moment on."""
    match = played(game_id, most=least)
    while not match.at_turn_start:
        match = played(game_id, most=match.count + 1)
    return match


@pytest.mark.play
@pytest.mark.parametrize("game_id", GAMES)
def test_hidden_things_are_dealt_anew_and_what_is_public_stays(game_id):
    before = to_a_turn(game_id)
    one, other = (played(game_id, {before.count: seed}, before.log, most=before.count) for seed in (1, 2))
    assert one.dealt_anew == other.dealt_anew == [before.count]
    views = [to_bytes(match._start.observe(None)) for match in (before, one, other)]
    assert views[0] == views[1] == views[2]
    assert len({to_bytes(match.state) for match in (before, one, other)}) == 3


@pytest.mark.play
@pytest.mark.parametrize("game_id", GAMES)
def test_a_play_that_was_dealt_anew_goes_to_its_end_and_its_record_replays(game_id):
    start = to_a_turn(game_id)
    match = played(game_id, {start.count: 77}, start.log)
    names = [f"p{seat}" for seat in range(find_game(game_id).seats[-1])]
    text = record_of(match, {}, 5, names).write()
    assert f"\nanew: {start.count}=77\n" in text
    again = replay(read_record(text))
    assert to_bytes(again.state) == to_bytes(match.state)
    assert read_record(text).write() == text


@pytest.mark.play
@pytest.mark.parametrize("game_id", GAMES)
def test_what_no_seat_can_see_is_dealt_anew_and_what_anybody_sees_stays(game_id):
    """A table that went back: hands are as their players know them, decks and dice are not as they were."""
    before = to_a_turn(game_id)
    assert before.can_deal_unseen
    one, other = (played(game_id, {before.count: Unseen(seed)}, before.log, most=before.count) for seed in (1, 2))
    for seat in (None, *range(len(before.state.players))):
        views = [to_bytes(match._start.observe(seat)) for match in (before, one, other)]
        assert views[0] == views[1] == views[2], seat
    assert len({to_bytes(match.state) for match in (before, one, other)}) == 3
    match = played(game_id, {before.count: Unseen(77)}, before.log)
    text = record_of(match, {}, 5, [f"p{seat}" for seat in range(len(before.state.players))]).write()
    assert f"\nanew: {before.count}~77\n" in text
    assert to_bytes(replay(read_record(text)).state) == to_bytes(match.state)
    assert read_record(text).write() == text


@pytest.mark.parametrize("least", [0, 1, 25])
def test_the_beginning_can_be_dealt_anew_too(least):
    start = to_a_turn("sans_foi_ni_loi", least)
    match = played("sans_foi_ni_loi", {start.count: 4}, start.log, most=start.count)
    assert match.dealt_anew == [start.count]
    while match.can_undo:
        match.undo()
    copy, kept = match.clone(), Match.restore(match.save(), match.game)
    assert to_bytes(copy.state) == to_bytes(kept.state) == to_bytes(match.state)


def test_a_record_that_deals_anew_within_a_turn_is_refused():
    start = to_a_turn("sans_foi_ni_loi", 20)
    match = played("sans_foi_ni_loi", None, start.log, most=start.count + 1)
    assert not match.at_turn_start
    record = record_of(match, {}, 5, [f"p{seat}" for seat in range(6)])
    record.anew = {match.count: 9}
    with pytest.raises(BadRecord):
        replay(read_record(record.write()))


@pytest.mark.parametrize(
    "line", ["anew:", "anew: 3", "anew: x=1", "anew: 3=1 2=1", "anew: 1=" + "9" * 79, "anew: 1=2\nanew: 3=4"]
)
def test_what_cannot_be_dealt_anew_is_refused_with_its_line(line):
    text = record_of(played("sans_foi_ni_loi", most=3), {}, 5, [f"p{seat}" for seat in range(6)]).write()
    lines = text.splitlines()
    with pytest.raises(BadRecord) as refusal:
        read_record("\n".join([*lines[:6], line, *lines[6:]]))
    assert refusal.value.values["line"] in (7, 8)
