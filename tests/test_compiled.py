"""Compiled modules and their sources are one: whatever one of them saved, the other goes on with.

Where nothing is compiled, the sources are compared with themselves.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import traceback
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from games.tables import is_of_the_house
from saloon import compiled
from saloon.compiled import is_compiled, source_of, stale_modules
from saloon.engine import Match, all_games, new_match, seeded
from saloon.engine.conformance import random_choice

SRC = Path(compiled.PACKAGE).parent
WITHIN = re.compile(r"saloon/(engine|games)/.*\.py$")
GAMES = [pytest.param(game, id=game.id) for game in all_games() if is_of_the_house(game)]
SAVED_AT = (0, 7, 23, 60, 111)
"""Choices after which a match is saved."""

PURE_PLAYER = """
import sys
from saloon.engine import Match, find_game, new_match, record_of, seeded, all_games
from saloon.engine.conformance import random_choice
all_games()  # a game is found once all are known
game, line = find_game(sys.argv[1]), sys.stdin.readline()
while line:
    match, dice = Match.restore(bytes.fromhex(line), game), seeded("on")
    for _ in range(9):
        if not match.over:
            match.choose(*random_choice(match, dice))
    print(match.save().hex(), flush=True)
    line = sys.stdin.readline()
assert all(module.__file__.endswith(".py") for name, module in sys.modules.items() if name.startswith("saloon."))
"""


def random_match(game, choices):
    match, dice = new_match(game, max(game.seats), game.spread(max(game.seats))[-1], 5), seeded("compiled")
    while not match.over and match.count < choices:
        match.choose(*random_choice(match, dice))
    return match


def played_on(match):
    dice = seeded("on")
    for _ in range(9):
        if not match.over:
            match.choose(*random_choice(match, dice))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_what_one_saved_the_other_goes_on_with(game):
    """Byte for byte, there and back."""
    saved = [random_match(game, choices).save() for choices in SAVED_AT]
    done = subprocess.run(
        [sys.executable, "-c", PURE_PLAYER, game.id],
        input="".join(f"{each.hex()}\n" for each in saved),
        env={**os.environ, "SALOON_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    theirs = [bytes.fromhex(line) for line in done.stdout.split()]
    assert theirs == [played_on(Match.restore(each, game)).save() for each in saved]
    assert [Match.restore(each, game).save() for each in theirs] == theirs


def test_an_error_says_where_it_happened():
    """Also in compiled modules: file, function and line, for whoever reads the log."""
    match = new_match(all_games()[0], max(all_games()[0].seats))
    match.state.players.clear()
    with pytest.raises(IndexError) as raised:
        match.choose(*random_choice(match, seeded("error")))
    frames = [frame for frame in traceback.extract_tb(raised.value.__traceback__) if WITHIN.search(frame.filename)]
    assert any(frame.filename.endswith("saloon/engine/match.py") and frame.name == "choose" for frame in frames)
    assert "/rules/" in frames[-1].filename
    assert all(function_at(frame) == frame.name for frame in frames)


def function_at(frame):
    """The name of the function that the line of an error lies in."""
    path = SRC / WITHIN.search(frame.filename)[0]
    inside = [
        node
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef) and node.lineno <= frame.lineno <= node.end_lineno
    ]
    return inside[-1].name


# ------------------------------------------------------------ which one runs


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package with one module, whose source and compiled file are as old as the test says."""
    monkeypatch.setattr(compiled, "PACKAGE", str(tmp_path))
    (tmp_path / "engine").mkdir()

    def made(source=2, made=1):
        python, extension = (tmp_path / "engine" / f"match{suffix}" for suffix in (".py", EXTENSION_SUFFIXES[0]))
        for path, age in ((python, source), (extension, made)):
            path.write_text("")
            os.utime(path, (10_000 - age, 10_000 - age))
        return str(python)

    return made


def test_nothing_is_compiled_unless_somebody_does(package):
    assert not is_compiled()
    assert stale_modules() == []


@pytest.mark.skipif(compiled.is_left_aside(), reason="SALOON_PURE is set")
def test_compiled_modules_are_taken_first(package):
    package()
    assert is_compiled()
    assert stale_modules() == []


def test_a_source_that_has_changed_makes_its_module_stale(package):
    source = package(source=1, made=2)
    assert stale_modules() == [source]


def test_a_source_that_is_gone_makes_its_module_stale(package):
    source = package()
    os.unlink(source)
    assert stale_modules() == [source]


def test_compiled_modules_are_left_aside_where_somebody_asks(package, monkeypatch):
    source = package()
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    compiled.leave_compiled_aside()
    assert not is_compiled()
    found = sys.meta_path[0].find_spec("saloon.engine.match", [os.path.dirname(source)])
    assert found.origin == source
    assert sys.meta_path[0].find_spec("elsewhere.match", [os.path.dirname(source)]) is None


def test_a_compiled_module_lies_beside_its_source():
    assert source_of("rules/turn.cpython-311-x86_64-linux-gnu.so") == "rules/turn.py"
