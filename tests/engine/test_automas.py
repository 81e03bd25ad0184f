"""Automas: opponents that belong to the rules. They have a seat in the state and on the score sheet, and are never asked."""

import pytest

from engine.toy import TOY
from high_noon import GAME, SUE, setup
from saloon.engine import DONE, BadRecord, IllegalChoice, Match, new_match, read_record, record_of, replay
from saloon.engine.conformance import Nonconformance, check_hold, check_play

SOLO = [{}, {"together": "yes"}, {"sue_first": "yes"}]


def played(hold: bool = False, **options: str) -> Match:
    """A whole play of the first option each, with everything logged."""
    match = new_match(GAME, 1, options, 3, hold=hold, listen=True)
    match.log = []
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, ask.options[0])
    return match


def written(match: Match) -> str:
    return record_of(match, {}, 3, ["Ann"]).write()


def test_automas_sit_after_those_who_took_a_seat():
    assert GAME.occupants(["Ann"]) == ["Ann", SUE]
    assert GAME.occupants(["Ann", "Ben"]) == ["Ann", "Ben"]
    assert TOY.occupants(["Ann", "Ben"]) == ["Ann", "Ben"]


def test_an_automa_is_not_asked_by_programs_but_has_its_line_on_the_score_sheet():
    match = played()
    assert {seat for seat, _, _ in match.log} == {0}
    assert [line.seat for line in match.standings()] == [0, 1]
    assert match.standings()[1].total > 0


def test_a_match_that_holds_stops_after_each_step_of_an_automa():
    match = new_match(GAME, 1, {}, 3, hold=True, listen=True)
    match.answer(0, match.asks[0].options[0])
    match.answer(0, DONE)
    steps = []
    while match.holding:
        assert match.asks[1].options == [DONE]
        steps.append(match.tells[-1].event)
        match.answer(1, DONE)
    assert steps == ["walks", "shoots"]
    assert list(match.asks) == [0]


@pytest.mark.parametrize("options", SOLO)
@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_an_automa_conforms(options, seed):
    """Copies, saves and undo at every step of hers too: `check_hold` stops there."""
    report = check_play(GAME, 1, options, seed)
    assert len(report.totals) == 2
    check_hold(GAME, 1, options, seed)


def test_without_its_automa_the_game_conforms_too():
    assert len(check_play(GAME, 2, {}, 1).totals) == 2
    check_hold(GAME, 2, {}, 1)


def test_an_automa_that_is_asked_something_is_found(monkeypatch):
    """As if the game had forgotten that the second seat is a person's."""
    monkeypatch.setattr(GAME.rules, "setup", lambda options, seats, dice: setup(options, 2, dice))
    with pytest.raises(Nonconformance, match="seat 1 is an automa's, but is asked to play"):
        check_play(GAME, 1, {}, 1)


def test_an_automa_that_nobody_declared_is_found(monkeypatch):
    monkeypatch.setattr(GAME, "automas", {})
    with pytest.raises(Nonconformance, match="the seats of the standings"):
        check_play(GAME, 1, {}, 1)


# ------------------------------------------------------------ records


def test_a_record_names_those_who_took_a_seat_and_has_a_total_for_everybody():
    match = played()
    totals = " ".join(str(line.total) for line in match.standings())
    text = written(match)
    assert "seats: Ann\n" in text
    assert f"result: {totals}\n" in text
    again = replay(read_record(text), game=GAME)
    assert again.over
    assert again.state == match.state


def test_holds_leave_no_trace_in_a_record():
    assert written(played(hold=True)) == written(played())


@pytest.mark.parametrize("change", [lambda totals: totals[:1], lambda totals: [*totals, 3], lambda totals: []])
def test_a_wrong_number_of_totals_is_refused_with_its_line(change):
    record = record_of(played(), {}, 3, ["Ann"])
    record.result = change(record.result)
    text = record.write()
    line = len(text.splitlines())
    with pytest.raises(BadRecord, match=rf"^Line {line} of the record: found “result:.* × total, unfinished”"):
        replay(read_record(text), game=GAME)


def test_a_wrong_total_of_the_automa_is_refused():
    record = record_of(played(), {}, 3, ["Ann"])
    record.result[1] += 1
    with pytest.raises(BadRecord, match="but the play gives"):
        replay(read_record(record.write()), game=GAME)


def test_too_many_totals_are_refused_without_automas_too():
    match = new_match(TOY, 2, {}, 1)
    match.log = []
    while not match.over:
        match.answer(*next((seat, ask.options[-1]) for seat, ask in match.asks.items()))
    record = record_of(match, {}, 1, ["Ann", "Ben"])
    record.result.append(0)
    with pytest.raises(BadRecord, match="expected “2 × total, unfinished”"):
        replay(read_record(record.write()), game=TOY)


def test_nobody_chooses_for_an_automa_what_is_not_its_step():
    match = new_match(GAME, 1, {"sue_first": "yes"}, 3, hold=True)
    with pytest.raises(IllegalChoice):
        match.answer_text(1, "play:shot_1")
    with pytest.raises(IllegalChoice):
        match.answer(0, DONE)
