"""The command run in this process, and as a real one."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from typing import NamedTuple

import pytest

from high_noon.installed import install
from saloon.cli import main
from saloon.cli.languages import VARIABLES

GAME = "sans_foi_ni_loi"


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def _english_and_plain(monkeypatch):
    for variable in (*VARIABLES, "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """A data folder of one's own."""
    monkeypatch.setenv("SALOON_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture(autouse=True, scope="session")
def _hears_ctrl_c():
    """A shell lets what it starts in the background ignore Ctrl-C, and so would what the tests start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def saloon(capsys, monkeypatch):
    """Run the command with arguments and lines of input."""

    def run(*words: object, typed: str | bytes = "") -> Ran:
        data = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
        code = main([str(word) for word in words])
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def high_noon(tmp_path, monkeypatch):
    """The id of a game with an automa, as if it were installed."""
    return install(tmp_path / "site", monkeypatch)


@pytest.fixture
def refused(saloon):
    """Run the command, expect exit code 2 and one sentence on standard error, and give the sentence."""

    def run(*words: object, typed: str | bytes = "") -> str:
        code, out, err = saloon(*words, typed=typed)
        assert (code, out) == (2, "")
        assert err.startswith("saloon: ")
        assert err.endswith(".\n")
        assert err.count("\n") == 1
        return err.removeprefix("saloon: ").strip()

    return run


@pytest.fixture
def real():
    """Run the command as people do, in a process of its own."""

    def run(*words: object, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
        plain = {name: value for name, value in os.environ.items() if name not in VARIABLES}
        command = [sys.executable, "-m", "saloon", *map(str, words)]
        return subprocess.run(command, input=typed, capture_output=True, timeout=120, env={**plain, **environment})

    return run


@pytest.fixture
def record_file(saloon, tmp_path):
    """A finished game of three random bots."""
    folder = tmp_path / "records"
    assert saloon("simulate", GAME, "--bots", "random,random,random", "--games", 1, "--seed", 7, "--records", folder).code == 0
    return folder / "000000.record"
