"""A play is saved with every choice, and goes on where it was left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

from saloon.cli import keeping, session
from saloon.cli.parsing import BadCommand
from saloon.engine import read_record

GAME = "sans_foi_ni_loi"


def typed(*lines: object) -> str:
    return "".join(f"{line}\n" for line in lines)


def choices(file) -> list[str]:
    return [choice.text for choice in read_record(file.read_text("utf-8")).choices]


def unfinished(data) -> list:
    return sorted((data / "unfinished").glob("*"))


def test_a_play_that_was_left_goes_on(saloon, data):
    out = saloon("play", GAME, "--seed", 3, typed=typed("1", "q")).out
    assert out.endswith("You have left the game.\nSaved; continue with: saloon play --resume\n")
    (file,) = unfinished(data)
    assert choices(file) == ["act:take1"]
    out = saloon("play", "--resume", typed=typed("2", "q")).out
    assert out.startswith("Sans Foi Ni Loi, seed 3: Me, greedy 1, greedy 2.")
    assert unfinished(data) == [file]
    assert len(choices(file)) == 2


def test_what_was_undone_is_undone_in_the_file_too(saloon, data):
    saloon("play", GAME, "--seed", 3, typed=typed("1", "u", "2", "1", "u"))
    assert choices(unfinished(data)[0]) == ["act:take2"]


def test_a_file_that_was_named_goes_on_in_its_place(saloon, data, tmp_path):
    file = tmp_path / "my game.record"
    out = saloon("play", GAME, "--seed", 3, "--record", file, typed=typed("1", "q")).out
    assert out.endswith(f"Saved; continue with: saloon play --resume '{file}'\n")
    assert unfinished(data) == []
    saloon("play", "--resume", file, typed=typed("2"))
    assert len(choices(file)) == 2


def test_a_play_in_which_nothing_was_chosen_is_not_kept(saloon, data):
    assert "Saved" not in saloon("play", GAME, "--seed", 3, typed=typed("q")).out
    assert unfinished(data) == []


def test_a_play_that_goes_on_is_kept_even_if_nothing_was_chosen(saloon, data):
    saloon("play", GAME, "--seed", 3, typed=typed("1"))
    assert "Saved; continue with" in saloon("play", "--resume", typed=typed("q")).out
    assert len(unfinished(data)) == 1


def test_a_finished_play_is_no_longer_unfinished(saloon, refused, data):
    saloon("play", GAME, "--seed", 3, "--players", "Ann,random", typed=typed("1"))
    out = saloon("play", "--resume", typed="1\n" * 3000).out
    assert "Final scores" in out
    assert "Saved" not in out
    assert unfinished(data) == []


def test_the_last_play_of_a_game_is_found_among_others(saloon, high_noon, data):
    saloon("play", GAME, "--seed", 3, typed=typed("1"))
    saloon("play", high_noon, "--seats", 1, "--seed", 5, typed=typed("1"))
    for age, game in enumerate((high_noon, GAME)):
        (file,) = (data / "unfinished").glob(f"{game}-*")
        os.utime(file, (1000 - age, 1000 - age))
    assert saloon("play", GAME, "--resume").out.startswith("Sans Foi Ni Loi, seed 3")
    (file,) = (data / "unfinished").glob(f"{GAME}-*")
    os.utime(file, (1, 1))
    assert saloon("play", "--resume").out.startswith("High Noon, seed 5")


def test_a_finished_record_has_nothing_to_go_on_with(refused, record_file):
    assert "is over; saloon replay shows it" in refused("play", "--resume", record_file)


def test_where_nothing_can_be_kept_one_can_play(saloon, data):
    data.write_text("not a folder", "utf-8")
    code, out, err = saloon("play", GAME, "--seed", 3, typed=typed("1", "q"))
    assert (code, err) == (0, "")
    assert out.startswith("This play is not saved as it goes. ")
    assert out.endswith("You have left the game.\n")


def test_a_choice_that_cannot_be_saved_is_told_and_the_game_goes_on(saloon, data, monkeypatch):
    def full(self: session.Session) -> None:
        self.save = refuse

    def refuse(name: str) -> None:
        raise BadCommand("file-bad", file=name, why="No space left on device")

    keep_in = session.Session.keep_in
    monkeypatch.setattr(session.Session, "keep_in", lambda self, file: (keep_in(self, file), full(self)))
    out = saloon("play", GAME, "--seed", 3, typed=typed("1", "1", "q")).out
    assert out.count("No space left on device") == 2
    assert out.endswith("You have left the game.\n")


def heed_signals() -> None:
    """Whoever runs the tests in the background may have these ignored, and children inherit that."""
    for number in (signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)


@pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGHUP, signal.SIGINT])
def test_a_closed_terminal_loses_nothing(data, stop):
    command = [sys.executable, "-m", "saloon", "play", GAME, "--seed", "3"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, preexec_fn=heed_signals, **pipes) as process:
        process.stdin.write(b"1\n")
        process.stdin.flush()
        end, seen = time.monotonic() + 20, b""
        while b"points left: 5" not in seen and time.monotonic() < end:
            seen += os.read(process.stdout.fileno(), 65536)
        process.send_signal(stop)
        out, _ = process.communicate(timeout=20)
    (file,) = unfinished(data)
    assert choices(file) == ["act:take1"]
    assert (b"Saved; continue with: saloon play --resume" in out) == (stop == signal.SIGINT)


def test_unfinished_plays_lie_in_the_data_folder(data):
    assert keeping.unfinished_folder() == data / "unfinished"
