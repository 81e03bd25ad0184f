"""`saloon games`, `saloon components`, `saloon simulate`: lists and tables, for people and for programs."""

import json

import pytest

from parted import parted_game
from plugins import BROKEN, forget, install_broken
from saloon import __version__
from saloon.bots import HOUSE_BOTS, RandomBot
from saloon.cli import components
from saloon.compiled import is_compiled

GAME = "sans_foi_ni_loi"


def test_games_lists_seats_and_options(saloon):
    code, out, err = saloon("games")
    assert (code, err) == (0, "")
    assert f"{GAME}: Sans Foi Ni Loi" in out
    assert "Seats: 2, 3, 4, 5, 6" in out
    assert "--option raid_mode=blocked|literal  (default blocked)" in out


def test_games_as_json(saloon):
    games = {game["id"]: game for game in json.loads(saloon("games", "--json").out)}
    game = games[GAME]
    assert game["name"] == "Sans Foi Ni Loi"
    assert game["seats"] == [2, 3, 4, 5, 6]
    raid = next(option for option in game["options"] if option["name"] == "raid_mode")
    assert list(raid["values"]) == ["blocked", "literal"]
    assert raid["help"]


def test_games_in_french(saloon):
    assert "Places : 2, 3, 4, 5, 6" in saloon("games", "--lang", "fr").out


def test_games_names_what_cannot_be_played(saloon, tmp_path, monkeypatch):
    forget()
    install_broken(tmp_path / "site", monkeypatch)
    try:
        plain, structured = saloon("games"), saloon("games", "--json")
    finally:
        forget()
    assert (plain.code, plain.err, structured.code) == (0, "", 0)
    assert f"{GAME}: Sans Foi Ni Loi" in plain.out
    assert GAME in {game["id"] for game in json.loads(structured.out)}
    for id, (_, reason) in BROKEN.items():
        for said in (plain.out, structured.err):
            (line,) = [line for line in said.splitlines() if line.startswith(f"{id} cannot be played: ")]
            assert reason in line


def test_components_come_with_their_sources(saloon):
    figures = json.loads(saloon("components", GAME, "--json").out)
    assert {figure["source"] for figure in figures} <= {"rulebook", "public", "assumed"}
    assert {"table", "id", "figure", "value", "source", "note"} == set(figures[0])


def test_only_the_assumed_components(saloon):
    figures = json.loads(saloon("components", GAME, "--assumed", "--json").out)
    assert {figure["source"] for figure in figures} == {"assumed"}
    lines = saloon("components", GAME, "--assumed").out.splitlines()
    assert len(lines) == 1 + len(figures)
    assert all("assumed" in line for line in lines[1:])


def test_the_components_of_every_part_are_listed(saloon, tmp_path, monkeypatch):
    with parted_game(tmp_path, monkeypatch) as game:
        monkeypatch.setattr(components, "find_game", lambda id: game)
        assert [figure["id"] for figure in json.loads(saloon("components", game.id, "--json").out)] == ["ford", "bridge"]


def test_a_simulation_as_json(saloon):
    words = ("simulate", GAME, "--seats", 4, "--bots", "greedy,random,random,random", "--games", 6, "--seed", 1, "--json")
    code, out, err = saloon(*words, "--option", "raid_mode=literal")
    summary = json.loads(out)
    assert (code, err) == (0, "")
    assert (summary["games"], summary["seats"], summary["seed"]) == (6, 4, 1)
    assert summary["options"] == {"raid_mode": "literal"}
    assert {"decisions", "decisions_per_second", "games_per_second"} <= set(summary)
    assert set(summary["bots"]["greedy"]) == {"games", "wins", "win_rate", "interval", "mean_score"}
    assert summary["bots"]["random"]["games"] == 18


def test_a_simulation_as_a_table(saloon):
    code, out, err = saloon("simulate", GAME, "--bots", "random", "--games", 3)
    assert (code, err) == (0, "")
    assert "3 games with 3 seats, seed 0" in out
    assert out.splitlines()[1].split()[:3] == ["bot", "games", "wins"]


def test_one_bot_takes_all_seats(saloon):
    summary = json.loads(saloon("simulate", GAME, "--bots", "random", "--seats", 5, "--games", 1, "--json").out)
    assert summary["bots"]["random"]["games"] == 5


def test_records_do_not_depend_on_the_number_of_processes(saloon, tmp_path):
    written = []
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        assert saloon("simulate", GAME, "--games", 5, "--jobs", jobs, "--records", folder).code == 0
        written.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert len(written[0]) == 5
    assert written[0] == written[1]


@pytest.fixture
def stopping(monkeypatch):
    """A bot at whose third game somebody presses Ctrl-C."""
    made = []

    class Stopping(RandomBot):
        def __init__(self, random):
            super().__init__(random)
            made.append(self)

        def choose(self, decision):
            if len(made) > 2:
                raise KeyboardInterrupt
            return super().choose(decision)

    monkeypatch.setitem(HOUSE_BOTS, "stopping", Stopping)
    return "stopping"


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Stopped after 2 of 5 games.\n"), ("fr", "Arrêté après 2 parties sur 5.\n")]
)
def test_ctrl_c_keeps_the_games_that_were_finished(saloon, tmp_path, stopping, language, sentence):
    words = ("simulate", GAME, "--bots", f"{stopping},random", "--games", 5, "--records", tmp_path / "games")
    code, out, err = saloon(*words, "--json", "--lang", language)
    assert (code, err, json.loads(out)["games"]) == (130, sentence, 2)
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == ["000000.record", "000001.record"]


def test_ctrl_c_before_the_first_game_is_over_leaves_nothing_to_say(saloon, stopping):
    assert saloon("simulate", GAME, "--bots", f"{stopping},{stopping},{stopping}") == (130, "", "")


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize(("language", "sentence"), [("en", "thinks for a number of seconds"), ("fr", "réfléchit un nombre de")])
def test_bots_with_a_budget_of_seconds_are_said_to_differ_from_run_to_run(saloon, command, language, sentence):
    words = (command, GAME, "--games", 1, "--seats", 2, "--option", "two_player_mode=single_ranch", "--lang", language)
    assert f"search:0.0001s {sentence}" in saloon(*words, "--bots", "search:0.0001s,random").err
    assert saloon(*words, "--bots", "search:1p,random").err == ""


@pytest.mark.parametrize("words", [("--help",), ("-h",), ("play", "--help"), ("simulate", "-h")])
@pytest.mark.parametrize(("language", "heading"), [("en", "usage: saloon"), ("fr", "usage : saloon")])
def test_help_speaks_the_language(saloon, words, language, heading):
    code, out, err = saloon("--lang", language, *words)
    assert (code, err) == (0, "")
    assert out.startswith(heading)
    assert ("show this help" in out) == (language == "en")


@pytest.mark.parametrize(("language", "pure", "compiled"), [("en", "pure Python", "compiled"), ("fr", "Python pur", "compilé")])
def test_the_version_says_what_is_running(saloon, language, pure, compiled):
    running = compiled if is_compiled() else pure
    assert saloon("--lang", language, "--version") == (0, f"saloon {__version__} ({running})\n", "")


@pytest.mark.parametrize(
    ("environment", "french"),
    [
        ({"LANG": "fr_FR.UTF-8"}, True),
        ({"LC_ALL": "fr"}, True),
        ({"LANGUAGE": "de:fr:en"}, True),
        ({"LC_MESSAGES": "fr_CA", "LANG": "en_US.UTF-8"}, True),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, False),
        ({"LANG": "de_DE.UTF-8"}, False),
        ({}, False),
    ],
)
def test_the_environment_chooses_the_language(saloon, monkeypatch, environment, french):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("Places" in saloon("games").out) == french
    assert "Seats" in saloon("games", "--lang=en").out
