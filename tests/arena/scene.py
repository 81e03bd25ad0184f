"""Small tournaments for tests."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from saloon.arena.journal import open_journal
from saloon.arena.pools import OwnProcess, Pool
from saloon.arena.tournament import new_tournament, play_missing, write_results
from saloon.engine import find_game

TIMED = ("seconds",)
"""Columns that depend on the clock."""


def tournament(bots: Sequence[str] = ("greedy", "random", "random"), games: int = 12, **rest: Any):
    rest.setdefault("seats", 2)
    game = rest.pop("game", None) or find_game("sans_foi_ni_loi")
    return new_tournament(game, bots, games, **rest)


def hold(folder: Path, what=None, pool: Pool | None = None, *, resume: bool = False, format: str = "csv", on_game=None):
    """Play it to the end and write its results."""
    with open_journal(folder, what or tournament(), resume=resume) as journal:
        play_missing(journal, pool or OwnProcess(), on_game)
        return write_results(folder, journal, format, "en")


def rows(file: Path) -> list[dict[str, str]]:
    with open(file, encoding="utf-8", newline="") as table:
        return [{key: cell for key, cell in row.items() if key not in TIMED} for row in csv.DictReader(table)]


def outcome(folder: Path) -> dict[str, Any]:
    """All that a tournament wrote and that does not depend on the clock."""
    records = {path.name: path.read_bytes() for path in sorted((folder / "records").iterdir())}
    plots = {path.name: path.read_bytes() for path in sorted((folder / "plots").glob("*.svg"))}
    tables = {path.name: rows(path) for path in sorted(folder.glob("*.csv"))}
    return {"records": records, "plots": plots, "report": (folder / "report.md").read_text("utf-8"), **tables}
