"""Records: a play as text, and every kind of damage named with its line."""

import pytest

from engine.toy import TOY
from saloon.engine import BadRecord, Record, new_match, read_record, record_of, replay, seeded
from saloon.engine.conformance import random_choice, snapshot
from saloon.engine.record import MAX_CHARACTERS, replay_steps

SHORT = """\
saloon-record: 1
game: toy
rules: 1
options: rich=yes
seed: 77
seats: Ann; Ben
0 do:grab
1 grab:north.2
0 pass
result: unfinished
"""


def whole_play(options=None, names=("Ann", "Ben")):
    match, dice = new_match(TOY, len(names), options or {}, 77), seeded(7)
    match.log = []
    while not match.over:
        match.choose(*random_choice(match, dice))
    return match, record_of(match, options or {}, 77, list(names))


def refused(text, game=TOY):
    with pytest.raises(BadRecord) as caught:
        replay(read_record(text), game=game)
    assert caught.value.say("fr") != str(caught.value)
    return str(caught.value)


def test_a_record_is_written_as_documented():
    match = new_match(TOY, 2, {"rich": "yes"}, 77)
    match.log = []
    match.play("0 do:grab", "1 grab:north.2", "0 pass")
    assert record_of(match, {"rich": "yes"}, 77, ["Ann", "Ben"]).write() == SHORT


def test_a_record_survives_being_text():
    match, record = whole_play({"rich": "yes"})
    text = record.write()
    again = read_record(text)
    assert again.write() == text
    assert snapshot(replay(again, game=TOY)) == snapshot(match)
    assert again.result == [standing.total for standing in match.standings()]


def test_empty_lines_and_remarks_say_nothing():
    spaced = SHORT.replace("\n", "\n\n  # a remark\n").replace("0 do", "   0 do")
    assert read_record(spaced).write() == SHORT


def test_a_record_can_be_replayed_up_to_a_choice():
    record = read_record(SHORT)
    assert [replay(record, game=TOY, at=at).count for at in (0, 2, None)] == [0, 2, 3]
    assert [match.count for match in replay_steps(record, game=TOY)] == [0, 1, 2, 3]


def test_a_replay_is_logged_so_that_it_can_be_recorded_again():
    record = read_record(SHORT)
    assert record_of(replay(record, game=TOY), record.options, record.seed, record.seats).write() == SHORT


@pytest.mark.parametrize(
    "name", ["a; b", "a\nresult: 9 9", "a\r\n0 do:roll", "\u2028x", " ", "", "#", "x" * 59 + " y", "é 名", "a\x85b"]
)
def test_hostile_names_cannot_change_a_record(name):
    _, record = whole_play(names=(name, "Ben"))
    again = read_record(record.write())
    assert len(again.seats) == 2
    assert [(line.seat, line.text) for line in again.choices] == [(line.seat, line.text) for line in record.choices]
    assert again.write() == record.write()


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (("saloon-record: 1\n", ""), "Line 1 of the record: found “game: toy”, expected “saloon-record: …”."),
        (("saloon-record: 1", "saloon-record: 2"), "Line 1 of the record: found “2”, expected “1”."),
        (("rules: 1\n", ""), "Line 3 of the record: found “options: rich=yes”, expected “rules: …”."),
        (("rules: 1", "rules: one"), "Line 3 of the record: found “one”, expected “1, 2, 3…”."),
        (
            ("rules: 1", "rules: 9"),
            "Line 3 of the record: it was played by version 9 of the rules of toy; this Saloon plays version 1.",
        ),
        (("rich=yes", "rich"), "Line 4 of the record: found “rich”, expected “name=value …”."),
        (("rich=yes", "rich=very"), "Line 4 of the record: The option rich can be no, yes; not very."),
        (("rich=yes", "poor=yes"), "Line 4 of the record: There is no option poor; there are: rich."),
        (("seed: 77", "seed: -1"), "Line 5 of the record: found “-1”, expected “0 … 2^256 - 1”."),
        (("seed: 77", "seed: many"), "Line 5 of the record: found “many”"),
        (("Ann; Ben", "Ann"), "Line 6 of the record: toy is played with 2, 3, 4 seats, not 1."),
        (("0 do:grab", "zero do:grab"), "Line 7 of the record: found “zero do:grab”, expected “seat verb:value, result: …”."),
        (("0 do:grab", "0"), "Line 7 of the record: found “0”, expected “seat verb:value, result: …”."),
        (("1 grab:north.2", "5 grab:north.2"), "Line 8 of the record: found “5 grab:north.2”, allowed were: 0 grab:north.1, "),
        (("1 grab:north.2", "1 grab:moon.2"), "Line 8 of the record: found “1 grab:moon.2”, allowed were: 0 grab:north.1, "),
        (("result: unfinished\n", ""), "Line 10 of the record: the record stops after 3 choices without its result line"),
        (("result: unfinished", "result: 4"), "Line 10 of the record: found “result: 4”, expected “2 × total, unfinished”."),
        (("result: unfinished", "result: --4 5"), "Line 10 of the record: found “result: --4 5”"),
        (
            ("result: unfinished", "result: 4 5"),
            "Line 10 of the record: it gives a result after 3 choices, but the game goes on",
        ),
        (("unfinished\n", "unfinished\n0 pass\n"), "Line 11 of the record: found “0 pass”"),
    ],
)
def test_damage_is_named_with_its_line(damage, why):
    assert why in refused(SHORT.replace(*damage))


def test_a_foreign_file_is_refused():
    assert refused("\x89PNG\r\n") == "Line 1 of the record: found “\x89PNG”, expected “saloon-record: …”."
    assert refused("").startswith("Line 1 of the record: found “…”")


def test_lines_are_counted_with_remarks():
    assert refused("# first\n\n" + SHORT.replace("rich=yes", "rich=very")).startswith("Line 6 of the record: The option rich")


def test_an_unknown_game_is_refused_with_its_line():
    assert refused(SHORT.replace("toy", "no_such_game"), game=None).startswith(
        "Line 2 of the record: There is no game no_such_game"
    )


def test_another_game_is_refused_with_its_line():
    assert refused(SHORT.replace("toy", "chess")) == "Line 2 of the record: found “chess”, expected “toy”."


def test_a_record_that_is_too_long_is_not_read():
    assert "at most 4,000,000 are read" in refused("x" * (MAX_CHARACTERS + 1))


def test_a_wrong_result_is_named():
    _, record = whole_play()
    totals = record.result
    record.result = [totals[0] + 1, totals[1]]
    lines = len(record.choices) + 7
    assert refused(record.write()) == (
        f"Line {lines} of the record: found the result {totals[0] + 1} {totals[1]}, but the play gives {totals[0]} {totals[1]}."
    )


def test_choices_after_the_end_are_refused():
    _, record = whole_play()
    text = record.write().replace("result:", "0 pass\nresult:")
    assert refused(text).endswith("found “0 pass”, allowed were: result.")


def test_an_unfinished_record_need_not_be_over():
    assert not replay(read_record(SHORT), game=TOY).over


def test_a_record_without_choices_starts_a_match():
    record = Record("toy", 1, {}, 5, ["Ann", "Ben"])
    assert snapshot(replay(record, game=TOY)) == snapshot(new_match(TOY, 2, {}, 5))
