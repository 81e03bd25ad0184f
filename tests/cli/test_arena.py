"""`saloon arena`: what it prints and writes, in both languages; interruptions; wrong input."""

from __future__ import annotations

import csv
import json
import os
import pty
import signal
import subprocess
import sys
import time

import pytest

from saloon.arena.tournament import play_missing
from saloon.cli import arena

GAME = "sans_foi_ni_loi"
FIELD = ("arena", GAME, "--bots", "greedy,random", "--games", 4)
SALOON = [sys.executable, "-m", "saloon"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["4 games on 2 deals with 2 seats, seed 0", "win rate", "rating", "against", "100.0%", "report.md"]),
        ("fr", ["4 parties sur 2 donnes à 2 places, graine 0", "taux de victoire", "cote", "contre", "100,0", "report.md"]),
    ],
)
def test_a_tournament_says_who_is_stronger_and_where_the_rest_is(saloon, tmp_path, language, words):
    code, out, err = saloon(*FIELD, "--out", tmp_path / "out", "--lang", language)
    assert (code, err) == (0, "")
    for word in words:
        assert word in out
    title = {"en": "# Tournament: ", "fr": "# Tournoi : "}[language]
    assert (tmp_path / "out" / "report.md").read_text("utf-8").startswith(title)


def test_the_folder_holds_all_of_it(saloon, tmp_path):
    folder = tmp_path / "some" / "where"
    assert saloon(*FIELD, "--out", folder, "--decisions", "--option", "raid_mode=literal").code == 0
    names = {path.name for path in folder.iterdir()}
    assert names == {"journal.jsonl", "records", "games.csv", "decisions.csv", "summary.json", "report.md", "plots"}
    assert saloon("replay", folder / "records" / "000003.record", "--verify").code == 0
    with open(folder / "games.csv", encoding="utf-8", newline="") as table:
        assert [(row["deal"], row["seat"], row["bot"]) for row in csv.DictReader(table)][:4] == [
            ("0", "0", "greedy"), ("0", "1", "random"), ("0", "0", "random"), ("0", "1", "greedy"),
        ]  # fmt: skip


def test_json_is_the_summary_of_the_folder_and_needs_none(saloon, tmp_path):
    printed = json.loads(saloon(*FIELD, "--json", "--out", tmp_path / "out").out)
    assert printed == json.loads((tmp_path / "out" / "summary.json").read_bytes())
    alone = json.loads(saloon(*FIELD, "--json").out)
    assert [bot["won"] for bot in alone["bots"]] == [bot["won"] for bot in printed["bots"]]
    assert alone["tournament"]["bots"] == ["greedy", "random"]


def test_the_game_can_be_said_in_two_ways(saloon):
    one = saloon("arena", "--game", GAME, "--bots", "random,random", "--games", 2)
    assert one.code == 0
    assert one.out == saloon("arena", GAME, "--bots", "random,random", "--games", 2).out


def test_more_bots_than_seats_meet_in_all_groups(saloon):
    summary = json.loads(saloon("arena", GAME, "--bots", "greedy,random,random", "--seats", 2, "--games", 1, "--json").out)
    assert (summary["games"], summary["deals"]) == (6, 1)
    assert [bot["won"]["games"] for bot in summary["bots"]] == [4, 4, 4]


def test_a_game_with_an_automa(saloon, high_noon):
    out = saloon("arena", high_noon, "--bots", "greedy,random", "--seats", 1, "--games", 4).out
    assert "Sue" in out
    assert "with 1 seat" in out


WRONG = {
    (): "Something is missing: GAME",
    (GAME, "--game", GAME): "The game is said twice",
    ("poker",): "There is no game poker",
    (GAME, "--bots", "gredy"): "There is no bot gredy; did you mean greedy",
    (GAME, "--bots", "random"): "One bot is entered for 2 seats",
    (GAME, "--bots", "random,,greedy"): "--bots needs names between the commas",
    (GAME, "--bots", "random\0"): "There is no bot random",
    (GAME, "--bots", ",".join(["random"] * 90), "--seats", "6"): "games in a single round",
    (GAME, "--seats", "9", "--bots", ",".join(["random"] * 9)): "is played with 2, 3, 4, 5, 6 seats, not 9",
    (GAME, "--seats", "two"): "--seats must be a whole number",
    (GAME, "--games", "0"): "--games must be a whole number from 1",
    (GAME, "--games", "1e9"): "--games must be a whole number from 1",
    (GAME, "--seed", "-1"): "--seed must be a whole number",
    (GAME, "--jobs", "0"): "--jobs must be a whole number from 1",
    (GAME, "--option", "river=yes"): "There is no option river",
    (GAME, "--format", "xls"): "There is no format xls; there are: csv, parquet",
    (GAME, "--resume"): "--resume needs a folder",
    (GAME, "--decisions"): "--decisions needs a folder",
    (GAME, "--out", ""): "There is no file",
    (GAME, "--out", "a\0b"): "There is no file a b",
    (GAME, "--out", "/dev/null/x"): "something on its way is not a folder",
    (GAME, "--out", "/dev/null"): "something on its way is not a folder",
    (GAME, "--out", "/etc"): "is not empty and holds no tournament",
}


@pytest.mark.parametrize("words", WRONG, ids=lambda words: " ".join(words)[:50].replace("\0", "?") or "nothing")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_wrong_input_gets_one_sentence(refused, words, language):
    sentence = refused("--lang", language, "arena", *words)
    assert (WRONG[words] in sentence) == (language == "en")


def test_a_tournament_is_gone_on_with_only_as_it_was_begun(saloon, refused, tmp_path):
    folder = tmp_path / "out"
    assert saloon(*FIELD, "--out", folder, "--resume").code == 0
    before = (folder / "journal.jsonl").read_bytes()
    assert "holds a tournament already" in refused(*FIELD, "--out", folder)
    assert "its seed was 0, now it is 1" in refused(*FIELD, "--out", folder, "--resume", "--seed", 1)
    assert "its bots was greedy,random, now it is random,greedy" in refused(
        "arena", GAME, "--bots", "random,greedy", "--games", 4, "--out", folder, "--resume"
    )
    assert "est d’un autre tournoi" in refused("--lang", "fr", *FIELD, "--out", folder, "--resume", "--seed", 1)
    assert saloon(*FIELD, "--out", folder, "--resume", "--jobs", 2).code == 0
    assert (folder / "journal.jsonl").read_bytes() == before


def test_a_journal_that_is_something_else_is_refused(refused, tmp_path):
    (tmp_path / "journal.jsonl").write_bytes(b"\x7fELF\x00\n\xff\n")
    assert "Line 1 of" in refused(*FIELD, "--out", tmp_path, "--resume")


@pytest.mark.real
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_a_folder_to_go_on_with(tmp_path, jobs, saloon):
    folder = tmp_path / "out"
    journal = folder / "journal.jsonl"
    words = ["arena", GAME, "--bots", "greedy,random", "--games", "400", "--jobs", str(jobs), "--out", str(folder)]
    with subprocess.Popen([*SALOON, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        wait_for(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 3)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=100)
    assert (process.returncode, out) == (130, b"")
    assert b"of 400 games; the same command with --resume goes on" in err
    assert err.count(b"\n") == 1
    done = journal.read_bytes().count(b"\n") - 1
    assert int(err.split()[2]) in (done - 1, done)  # the signal may come between a line and its count
    assert json.loads(saloon(*words, "--resume", "--json").out)["games"] == 400
    assert len(list((folder / "records").iterdir())) == 400


def test_ctrl_c_without_a_folder_shows_what_was_found(saloon, monkeypatch):
    def stop_at_the_third(journal, pool, on_game):
        play_missing(journal, pool, on_game=lambda played: exit_when(len(journal) == 3))

    def exit_when(enough):
        if enough:
            raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_missing", stop_at_the_third)
    code, out, err = saloon("arena", GAME, "--bots", "random,random", "--games", 8, "--json")
    assert (code, err, json.loads(out)["games"]) == (130, "Stopped after 3 of 8 games.\n", 3)


def test_the_live_table_is_for_terminals_only(real):
    words = ["arena", GAME, "--bots", "greedy,random", "--games", "4"]
    assert real(*words).stderr == b""
    leader, follower = pty.openpty()
    with subprocess.Popen(
        [*SALOON, *words], stdout=subprocess.PIPE, stderr=follower, env={**os.environ, "TERM": "xterm"}
    ) as process:
        os.close(follower)
        shown = b""
        try:
            while chunk := os.read(leader, 65536):
                shown += chunk
        except OSError:  # nobody writes to the terminal any more
            pass
        out = process.stdout.read()
    os.close(leader)
    assert process.returncode == 0
    assert b"of 4 games" in shown
    assert b"greedy" in shown
    assert b"\x1b" not in out


def wait_for(happened, seconds=100):
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)
