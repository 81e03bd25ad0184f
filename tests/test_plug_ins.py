"""The suites of every game take plug-ins as they are: one that has nothing optional, and the one of the tutorial."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from test_tutorial import GAME as TUTORIAL
from test_tutorial import documented_files

TESTS = Path(__file__).parent
SUITES = ("test_every_game.py", "test_golden.py", "games/test_every_text.py", "games/test_every_board.py")
BARE = "bare_bones"


def installed(folder: Path) -> Path:
    """A folder that Python finds both games in, as if they were installed."""
    for path, text in documented_files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    for id in (TUTORIAL, BARE):
        about = folder / f"{id}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[saloon.games]\n{id} = {id}:GAME\n")
    return folder


def test_the_suites_accept_plug_ins_without_the_optional_parts(tmp_path):
    path = os.pathsep.join([str(installed(tmp_path / "site")), str(TESTS), os.environ.get("PYTHONPATH", "")])
    suites = [str(TESTS / suite) for suite in SUITES]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-n",
        "0",
        "-vv",
        "-p",
        "no:cacheprovider",
        "-k",
        f"{BARE} or {TUTORIAL}",
        *suites,
    ]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    for game, least in ((BARE, 10), (TUTORIAL, 20)):
        assert len(re.findall(rf"\[.*{game}.*PASSED", done.stdout)) > least, done.stdout
