"""The tutorial of docs/adding-a-game.md, as it stands there: its game plays, keeps every promise and speaks both languages."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
GAME = "gold_creek"


def documented_files() -> dict[str, str]:
    """Every file that the page shows, by its path."""
    return dict(re.findall(r"^`([\w/.]+)`\n```\w+\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE))


@pytest.fixture(scope="module")
def tutorial(tmp_path_factory):
    """Runs a command where the game of the tutorial is installed."""
    folder = tmp_path_factory.mktemp("tutorial")
    for path, text in documented_files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    about = folder / f"{GAME}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {GAME}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[saloon.games]\n{GAME} = {GAME}:GAME\n")
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))

    def run(*words, **settings):
        environment = {**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8"}
        command = [sys.executable, "-m", *map(str, words)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, **settings)

    return run


def test_the_page_shows_every_file_of_the_game():
    assert set(documented_files()) == {
        "gold_creek/components.toml",
        "gold_creek/__init__.py",
        "gold_creek/locale/en.ftl",
        "gold_creek/locale/fr.ftl",
        "pyproject.toml",
    }


def test_bots_play_it_and_greedy_wins(tutorial):
    done = tutorial("saloon", "simulate", GAME, "--bots", "greedy,random", "--games", 100, "--json")
    assert done.returncode == 0, done.stderr
    bots = json.loads(done.stdout)["bots"]
    assert bots["greedy"]["wins"] > bots["random"]["wins"]


@pytest.mark.parametrize(("language", "question"), [("en", "Dig on, or go home?"), ("fr", "Creuser encore, ou rentrer ?")])
def test_people_are_asked_in_their_language(tutorial, language, question):
    done = tutorial("saloon", "play", GAME, "--players", "Ann,greedy", "--seed", 2, "--lang", language, input="1\n1\nq\n")
    assert done.returncode == 0, done.stderr
    assert question in done.stdout.replace("\xa0", " ").replace("\u202f", " ")


def test_it_keeps_every_promise(tutorial):
    done = tutorial("saloon.engine.conformance", GAME, 2, 1)
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_figures_are_listed_with_their_sources(tutorial):
    done = tutorial("saloon", "components", GAME, "--assumed")
    assert done.returncode == 0, done.stderr
    assert "nugget" in done.stdout
