"""Shells complete commands, options, games, bots, option names and values."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.cli import COMMANDS, completion

GAME = "sans_foi_ni_loi"
SCRIPT = """
eval "$(saloon completion bash)"
COMP_LINE="saloon play sans" COMP_POINT=16 COMP_TYPE=9
_python_argcomplete saloon
echo "${COMPREPLY[*]}"
"""


OFFERED = {
    "saloon pl": ["play"],
    "saloon play sans": [GAME],
    "saloon simulate carson": ["carson_city"],
    "saloon components great_western_trail_e": ["great_western_trail_el_paso"],
    "saloon play --pl": ["--players"],
    f"saloon play {GAME} --players Ann,gr": ["Ann,greedy"],
    "saloon simulate --bots e": ["easy"],
    "saloon arena --bots greedy,rand": ["greedy,random"],
    f"saloon play {GAME} --option ra": ["raid_mode="],
    f"saloon simulate {GAME} --option raid_mode": ["raid_mode="],
    "saloon arena --game carson_city --option riv": ["river=", "river_mountains="],
    f"saloon play {GAME} --option raid_mode=l": ["raid_mode=literal"],
    f"saloon play {GAME} --option raid_mod=l": [],
    "saloon play --option ra": [],
    "saloon play poker --option ra": [],
    "saloon arena --format p": ["parquet"],
    "saloon games --lang ": ["en", "fr"],
    "saloon completion ": list(completion.SHELLS),
}

EACH_IN_A_PROCESS = """
import json, os, sys
from saloon.cli import main
for number, line in enumerate(json.load(sys.stdin)):
    if not os.fork():
        file = os.path.join(sys.argv[1], str(number))
        asked = {"_ARGCOMPLETE": "1", "_ARGCOMPLETE_STDOUT_FILENAME": file, "IFS": " "}
        os.environ.update(asked, COMP_LINE=line, COMP_POINT=str(len(line)))
        main([])
    os.wait()
"""


@pytest.fixture(scope="module")
def offered(tmp_path_factory):
    """By line, what a shell is offered after it. Whoever answers a shell ends, so that each line has a process of its own."""
    folder, lines = tmp_path_factory.mktemp("offered"), [*OFFERED, "saloon "]
    command = [sys.executable, "-c", EACH_IN_A_PROCESS, str(folder)]
    subprocess.run(command, input=json.dumps(lines), text=True, check=True, timeout=120, env={**os.environ, "LC_ALL": "C"})
    return {line: folder.joinpath(str(number)).read_text().split() for number, line in enumerate(lines)}


@pytest.mark.real
def test_what_can_follow_is_offered(offered):
    assert {line: offered[line] for line in OFFERED} == OFFERED
    assert set(offered["saloon "]) >= set(COMMANDS)


@pytest.mark.parametrize("shell", completion.SHELLS)
def test_every_shell_gets_its_script(saloon, shell):
    code, out, err = saloon("completion", shell)
    assert (code, err) == (0, "")
    assert "saloon" in out


@pytest.mark.real
@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_completes(tmp_path):
    program = Path(tmp_path, "saloon")
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m saloon "$@"\n')
    program.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(["bash", "-c", SCRIPT], env=environment, capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.strip() == GAME
