"""`saloon replay`: read a game again, or verify it."""

import pytest


def lines_of(file):
    return file.read_text("utf-8").splitlines()


def test_a_right_record_is_verified(saloon, record_file):
    code, out, err = saloon("replay", record_file, "--verify")
    assert (code, err) == (0, "")
    assert out.startswith("The record is right: ")
    assert out.count("\n") == 1


def test_a_record_can_come_through_standard_input(saloon, record_file):
    assert saloon("replay", "-", "--verify", typed=record_file.read_bytes()) == saloon("replay", record_file, "--verify")


def test_a_changed_choice_is_refused_with_its_line(refused, record_file):
    lines = lines_of(record_file)
    lines[9] = "0 act:fly"
    record_file.write_text("\n".join(lines))
    assert "Line 10 of the record: found “0 act:fly”" in refused("replay", record_file, "--verify")


def test_a_changed_result_is_refused(refused, record_file):
    record_file.write_text("\n".join([*lines_of(record_file)[:-1], "result: 99 99 99"]))
    assert "found the result 99 99 99" in refused("replay", record_file)


def test_a_record_that_was_cut_off_is_refused(refused, record_file):
    record_file.write_text("\n".join(lines_of(record_file)[:-1]))
    assert "without its result line" in refused("replay", record_file, "--verify")


def test_an_unfinished_record_is_right_as_far_as_it_goes(saloon, record_file):
    record_file.write_text("\n".join([*lines_of(record_file)[:20], "result: unfinished"]))
    assert "as far as it goes: 14 choices" in saloon("replay", record_file, "--verify").out


def test_a_replay_tells_the_game_and_its_scores(saloon, record_file):
    code, out, _ = saloon("replay", record_file)
    assert code == 0
    assert "· random 1 " in out
    assert "Final scores" in out
    assert lines_of(record_file)[-1].removeprefix("result: ").split() == next(
        line.split()[1:] for line in out.splitlines() if line.startswith("Total")
    )


@pytest.mark.parametrize("at", [0, 10])
def test_a_replay_can_stop_on_the_way(saloon, record_file, at):
    code, out, _ = saloon("replay", record_file, "--at", at)
    assert code == 0
    assert f"{at} choices" in out
    assert "Scores if the game ended here" in out


def test_nothing_is_beyond_the_end(refused, record_file):
    assert "it cannot be shown after 999,999" in refused("replay", record_file, "--at", 999999)
