"""The help of every command fits the terminal, in both languages."""

from __future__ import annotations

import pytest

from saloon.cli import COMMANDS
from saloon.engine import LANGUAGES


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), *((command,) for command in COMMANDS)], ids=lambda words: "".join(words) or "saloon")
def test_no_line_of_help_is_longer_than_the_terminal(saloon, monkeypatch, command, language, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    code, out, err = saloon("--lang", language, *command, "--help")
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= columns


@pytest.mark.parametrize(("columns", "width"), [(20, 60), (75, 75), (400, 120)])
def test_help_uses_the_width_there_is_within_reason(saloon, monkeypatch, columns, width):
    monkeypatch.setenv("COLUMNS", str(columns))
    longest = max(map(len, saloon("play", "--help").out.splitlines()))
    assert width - 20 < longest <= width
