"""The command as a real process: pipes, signals, terminals."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time

import pytest

GAME = "sans_foi_ni_loi"
SALOON = [sys.executable, "-m", "saloon"]


def test_python_m_saloon_lists_games(real):
    done = real("games")
    assert (done.returncode, done.stderr) == (0, b"")
    assert GAME.encode() in done.stdout


def test_the_environment_speaks_french(real):
    assert "Il n’y a pas de commande dance" in real("dance", LANG="fr_FR.UTF-8").stderr.decode()


def test_strange_bytes_typed_at_a_game_are_only_a_wrong_choice(real):
    done = real("play", GAME, "--seed", 3, typed=b"\xff\xfe\x00\nq\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is not a choice" in done.stdout


def test_a_terminal_without_our_letters_is_no_error(real):
    done = real("play", GAME, "--seed", 3, "--lang", "fr", typed=b"q\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_reader_who_leaves_is_no_error():
    with subprocess.Popen([*SALOON, "components", GAME, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode in (0, 141)


def test_an_output_that_is_full_gets_a_sentence():
    with open("/dev/full", "w") as full:
        done = subprocess.run([*SALOON, "games"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(b"saloon: ")
    assert done.stderr.count(b"\n") == 1


def test_closed_streams_are_empty_ones():
    for words in (["play", GAME], ["replay", "-"], ["games"]):
        command = ["sh", "-c", 'exec "$@" <&- >&-', "sh", *SALOON, *words]
        done = subprocess.run(command, stderr=subprocess.PIPE, check=False)
        assert b"Traceback" not in done.stderr
        assert done.returncode == (2 if words[0] == "replay" else 0)


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_a_simulation_and_keeps_what_was_played(tmp_path, jobs):
    words = ["simulate", GAME, "--bots", "random", "--games", "100000", "--jobs", str(jobs), "--records", str(tmp_path)]
    with subprocess.Popen([*SALOON, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        wait_for(lambda: len(os.listdir(tmp_path)) > 100)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=100)
    assert process.returncode == 130
    (stopped,) = re.fullmatch(rb"Stopped after ([0-9,]+) of 100,000 games\.\n", err).groups()
    assert b": %s games with 3 seats" % stopped in out
    written = len(os.listdir(tmp_path))
    assert 0 < int(stopped.replace(b",", b"")) <= written
    assert all(name.endswith(".record") for name in os.listdir(tmp_path))
    time.sleep(0.5)
    assert len(os.listdir(tmp_path)) == written


def test_ctrl_c_leaves_a_game_and_saves_its_record(tmp_path):
    file = tmp_path / "game.record"
    words = ["play", GAME, "--seed", "3", "--record", str(file)]
    with subprocess.Popen([*SALOON, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdin.write(b"1\n")
        process.stdin.flush()
        wait_for(lambda: b"points left: 5" in os.read(process.stdout.fileno(), 65536))
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=100)
    assert (process.returncode, err) == (130, b"")
    assert "act:take1" in file.read_text("utf-8")


def wait_for(happened, seconds=100):
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


def on_a_terminal(*words: str, typed: bytes = b"\nq\n", **environment: str) -> bytes:
    """What the command writes to a terminal."""
    leader, follower = pty.openpty()
    plain = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    env = {**plain, "TERM": "xterm-256color", **environment}
    with subprocess.Popen([*SALOON, *words], stdin=follower, stdout=follower, stderr=follower, env=env) as process:
        os.close(follower)
        os.write(leader, typed)
        written = b""
        try:
            while chunk := os.read(leader, 65536):
                written += chunk
        except OSError:  # a terminal that nobody writes to any more
            pass
    os.close(leader)
    assert process.returncode == 0
    return written


def test_a_terminal_gets_colours_and_a_clean_screen_between_people():
    written = on_a_terminal("play", GAME, "--players", "Ann,Bob,greedy", "--seed", "3")
    assert b"\x1b[1;36m" in written
    assert written.count(b"\x1b[2J") == 2


def test_no_color_is_honoured():
    assert b"\x1b[1;36m" not in on_a_terminal("play", GAME, "--seed", "3", "--players", "Ann,greedy", NO_COLOR="1")


def test_a_progress_bar_is_shown_on_a_terminal_only(real):
    words = ("simulate", GAME, "--bots", "random", "--games", "20")
    assert b"Playing" in on_a_terminal(*words)
    assert real(*words).stderr == b""


@pytest.mark.parametrize(("language", "sentence"), [("en", "search:0.8 is thinking…"), ("fr", "search:0.8 réfléchit…")])
def test_a_bot_that_thinks_gives_a_sign_of_life_on_a_terminal_only(real, language, sentence):
    words = ("play", GAME, "--players", "search:0.8,Ann,greedy", "--seed", "3", "--lang", language)
    written = on_a_terminal(*words, typed=b"q\n").decode()
    assert sentence in written
    assert written.rindex("\x1b[2K") > written.rindex(sentence), "it is erased"
    done = real(*words, typed=b"q\n")
    assert (done.stderr, sentence in done.stdout.decode()) == (b"", False)


def test_arrows_edit_what_is_typed():
    pytest.importorskip("readline")
    written = on_a_terminal("play", GAME, "--seed", "3", "--players", "Ann,greedy", typed=b"x\x1b[D7\nq\n")
    assert "“7x” is not a choice".encode() in written
