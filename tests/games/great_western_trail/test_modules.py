"""Expansions are modules: the game and one of its own, and one from outside that no file of the game knows.

The one from outside, the chapel, is joined to the real game: a toy with a seam of its own would only show that toys can be
joined.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

from saloon.engine import from_bytes, new_match, to_bytes
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.kit import BASE
from texts import locale_problems

MODULES = GAME.options_type.modules
TESTS = Path(__file__).parents[2]


def test_no_file_of_the_base_game_names_a_module():
    base = Path(str(files(GAME.package)))
    own = {base / module.package.rpartition(".")[2] for module in MODULES}
    for file in [file for file in base.rglob("*.*") if file.suffix in (".py", ".toml", ".ftl") and not own & set(file.parents)]:
        if file != base / "__init__.py":
            words = set(re.findall("[a-z]+", file.read_text("utf-8").lower()))
            assert not words & {module.id for module in MODULES}, file


def test_a_kit_is_made_once_and_is_no_part_of_the_state():
    plain, other = (new_match(GAME, seats, {"faces": "b"}, seed=seats).state for seats in (2, 3))
    assert plain.kit is other.kit is plain.clone().kit is plain.observe(0).kit
    assert plain.kit.cattle is BASE.cattle
    assert new_match(GAME, 2, {"simmental": "yes"}).state.kit is not plain.kit
    assert b"kit" not in to_bytes(plain)


def test_a_state_that_was_saved_knows_its_modules():
    g = new_match(GAME, 2, {"simmental": "yes"}).state
    found = from_bytes(to_bytes(g), GAME.rules.state)
    assert found == g
    assert found.kit is g.kit


def test_figures_and_messages_of_modules_belong_to_the_game():
    assert {"hand", *(f"simmental-{stage}" for stage in (1, 2, 3))} <= {figure.id for figure in GAME.figures()}
    assert {"tell-raises", "option-simmental.help", "tell-earns"} <= set(GAME.texts("fr").keys())
    assert all(locale_problems(module.package) == [] for module in MODULES)


def test_option_sets_are_those_of_the_game_and_of_its_modules():
    for seats in GAME.seats:
        sets = GAME.spread(seats)
        assert {} in sets
        fitting = [each for module in MODULES for each in module.spread if all(_fits(option, seats) for option in each)]
        assert all(each in sets for each in fitting)


def _fits(option: str, seats: int) -> bool:
    return seats in (GAME.options[option].seats or GAME.seats)


def test_a_module_joins_from_outside():
    """In a process of its own: what is joined stays joined."""
    checks = TESTS / "games" / "great_western_trail" / "chapel" / "checks.py"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), str(TESTS)]))}
    call = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", str(checks)]
    done = subprocess.run(call, capture_output=True, text=True, cwd=TESTS.parent, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
