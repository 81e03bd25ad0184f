"""What is started imports what it needs and no more: people wait for it. Each start is a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

SLOW = {
    *("argcomplete", "babel", "django", "fluent", "importlib.metadata", "markdown_it", "pydantic", "rich", "uvicorn"),
    *("saloon.arena", "saloon.bots", "saloon.drawing", "saloon.games", "saloon.web"),
}
"""What takes long to import, and must be waited for only by whoever uses it."""

SHOW = "import json, sys; print(); print(json.dumps(sorted(sys.modules)))"
COMMAND = "from saloon.cli import main; assert main({}) == 0; "

STARTS = {
    "import saloon": "import saloon; ",
    "import saloon.engine": "from saloon.engine import find_game, new_match; ",
    "saloon --version": COMMAND.format(["--version"]),
    "saloon --help": COMMAND.format(["--help"]),
    "saloon --help in French": COMMAND.format(["--lang", "fr", "--help"]),
    "saloon completion --help": COMMAND.format(["completion", "--help"]),
}
WITH_ENGINE = {"import saloon.engine"}


def imported(source: str) -> set[str]:
    """The modules that there are after a program."""
    done = subprocess.run([sys.executable, "-c", source + SHOW], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.real
@pytest.mark.parametrize("start", STARTS)
def test_starting_is_not_slowed_down_by_what_is_not_used(start):
    unused = SLOW if start in WITH_ENGINE else {*SLOW, "msgspec", "saloon.engine"}
    assert imported(STARTS[start]) & unused == set()


@pytest.mark.real
def test_the_package_alone_brings_nothing_along():
    assert {name for name in imported(STARTS["import saloon"]) if name.startswith("saloon.")} == set()


@pytest.mark.real
def test_a_game_comes_without_the_others():
    found = imported("from saloon.engine import find_game; find_game('sans_foi_ni_loi'); ")
    games = {name.split(".")[2] for name in found if name.startswith("saloon.games.")}
    assert games == {"sans_foi_ni_loi"}


@pytest.mark.real
def test_a_game_is_played_without_a_word_of_fluent():
    play = "from saloon.engine import find_game, new_match; new_match(find_game('sans_foi_ni_loi'), 2); "
    assert imported(play) & {"fluent", "babel", "markdown_it"} == set()


@pytest.mark.real
def test_a_command_comes_without_the_others():
    found = imported(COMMAND.format(["serve", "--help"]))
    assert found & {"saloon.cli.play", "saloon.cli.arena", "saloon.bots", "saloon.engine", "django", "rich"} == set()


@pytest.mark.real
def test_a_site_that_is_loaded_looks_for_cycles_again():
    steps = "import gc; from saloon.engine import cycles; cycles.look_for_cycles_later(); assert not gc.isenabled(); "
    assert "saloon.engine.cycles" in imported(f"{steps} cycles.look_for_cycles_seldom(); assert gc.isenabled(); ")
