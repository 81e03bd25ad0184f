"""Games and decisions as tables for other programs: CSV, or Parquet with `saloon[arena]`."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from saloon.arena.findings import Findings
from saloon.arena.playing import ArenaRefusal, GamePlayed
from saloon.words.refusals import unknown

Cell = int | float | str
Columns = Mapping[str, type]
"""By name, the kind of their cells."""

FORMATS = ("csv", "parquet")
AT_ONCE = 20_000
"""Rows of a Parquet group."""


def games_columns(categories: Iterable[str]) -> dict[str, type]:
    """One row per game and seat. deal: games of the same deal have the same cards. won: the part of the victory."""
    first = {"game": int, "deal": int, "seat": int, "bot": str}
    last = {"total": int, "rank": int, "won": float, "decisions": int, "seconds": float, "opening": str}
    return {**first, **{f"score_{category}": int for category in categories}, **last}


def games_rows(findings: Findings, games: Iterable[GamePlayed]) -> Iterator[list[Cell]]:
    for played in games:
        deal = findings.schedule.fixture(played.number).deal
        people = zip(findings.occupants(played.number), played.seats, played.shares, strict=True)
        for seat, (name, line, share) in enumerate(people):
            points = [line.categories.get(category, 0) for category in findings.categories]
            last: list[Cell] = [line.total, line.rank, share, line.decisions, line.seconds, line.opening]
            yield [played.number, deal, seat, name, *points, *last]


DECISIONS: dict[str, type] = {
    "game": int, "number": int, "seat": int, "bot": str, "verb": str, "choice": str, "options": int, "seconds": float,
}  # fmt: skip
"""One row a choice. number: in its game. options: how many there were."""


def decisions_rows(findings: Findings, games: Iterable[GamePlayed]) -> Iterator[list[Cell]]:
    for played in games:
        names = findings.occupants(played.number)
        for number, (choice, thought) in enumerate(zip(played.choices, played.thoughts or [], strict=True)):
            seat, _, text = choice.partition(" ")
            verb, _, value = text.partition(":")
            yield [played.number, number, int(seat), names[int(seat)], verb, value, *thought]


def check_format(format: str) -> None:
    """Refuse what cannot be written, before anything is played."""
    if format not in FORMATS:
        raise unknown(ArenaRefusal, "unknown-format", format, FORMATS)
    if format == "parquet":
        _pyarrow()


def write_table(path: Path, format: str, columns: Columns, rows: Iterator[list[Cell]]) -> Path:
    """The table as `path` with the ending of its format."""
    file = path.with_suffix(f".{format}")
    if format == "csv":
        _write_csv(file, columns, rows)
    else:
        _write_parquet(file, columns, rows)
    return file


def _write_csv(file: Path, columns: Columns, rows: Iterable[Sequence[Cell]]) -> None:
    with open(file, "w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(rows)


def _write_parquet(file: Path, columns: Columns, rows: Iterator[Sequence[Cell]]) -> None:
    arrow, parquet = _pyarrow()
    kinds = {int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
    with parquet.ParquetWriter(file, schema) as writer:
        while some := list(islice(rows, AT_ONCE)):
            writer.write_table(arrow.table([list(column) for column in zip(*some, strict=True)], schema=schema))


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise ArenaRefusal("no-parquet") from None
    return pyarrow, parquet
