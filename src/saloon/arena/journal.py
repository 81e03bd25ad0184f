"""The journal of a tournament: its parameters, then one line per finished game, on the disk before it is counted.

It is the only file that must survive an interruption; records, tables and the report are made from it. A line is keyed by its
game number: a game that was played twice, by a worker that was believed dead, counts once.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import msgspec

from saloon.arena.playing import ArenaRefusal, GamePlayed, Tournament

NAME = "journal.jsonl"
MAX_LINE_BYTES = 50_000_000
"""No game comes near, and a file without line ends is not read to its end."""

_CHOICE = re.compile(r"[0-9]{1,2} [^:\r\n]+(:[^\r\n]*)?")
_game_decoder = msgspec.json.Decoder(GamePlayed)


class Journal:
    """A journal that is open for this process alone."""

    def __init__(self, file: IO[bytes], tournament: Tournament, name: str) -> None:
        self._file, self._name = file, name
        self.tournament = tournament
        self._places: dict[int, int] = {}

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, number: int) -> bool:
        return number in self._places

    def missing(self) -> list[int]:
        return [number for number in range(self.tournament.games) if number not in self._places]

    def begin(self) -> None:
        self._write(self.tournament.encoded())

    def add(self, line: bytes) -> GamePlayed | None:
        """Keep a finished game; nothing if it was already there."""
        played = _game_decoder.decode(line)
        if played.number in self._places:
            return None
        self._places[played.number] = self._write(line)
        return played

    def games(self) -> Iterator[GamePlayed]:
        """Every game so far, by number: whatever is computed from them does not depend on who finished first."""
        for number in sorted(self._places):
            self._file.seek(self._places[number])
            yield _game_decoder.decode(self._file.readline(MAX_LINE_BYTES))

    def take_up(self) -> None:
        """Read what is there. What a crash left of a last line is cut off, as if that game had not been played."""
        self._file.seek(0)
        self._same_tournament(self._file.readline(MAX_LINE_BYTES))
        place, line_number = self._file.tell(), 1
        while line := self._file.readline(MAX_LINE_BYTES):
            line_number += 1
            if not line.endswith(b"\n"):
                self._file.truncate(place)
                break
            self._places.setdefault(self._number_of(line, line_number), place)
            place = self._file.tell()

    def _same_tournament(self, line: bytes) -> None:
        """Refuse to go on with another tournament than the one that was begun."""
        try:
            begun = msgspec.json.decode(line, type=Tournament)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ArenaRefusal("bad-journal", file=self._name, line=1) from None
        for field in Tournament.__struct_fields__:
            found, allowed = _said(getattr(self.tournament, field)), _said(getattr(begun, field))
            if found != allowed:
                raise ArenaRefusal("other-tournament", file=self._name, what=field, found=found, allowed=allowed)

    def _number_of(self, line: bytes, line_number: int) -> int:
        try:
            played = _game_decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ArenaRefusal("bad-journal", file=self._name, line=line_number) from None
        if not _sound(played, self.tournament):
            raise ArenaRefusal("bad-journal", file=self._name, line=line_number)
        return played.number

    def _write(self, line: bytes) -> int:
        place = self._file.seek(0, os.SEEK_END)
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        return place


@contextmanager
def open_journal(folder: Path, tournament: Tournament, *, resume: bool) -> Iterator[Journal]:
    """The journal of a folder: a new one, or, to go on, the one that is there."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / NAME
    begun = path.exists() and _has_a_line(path)
    if begun and not resume:
        raise ArenaRefusal("already-begun", file=str(folder))
    if not begun and any(child.name != NAME for child in folder.iterdir()):
        raise ArenaRefusal("not-empty", file=str(folder))
    with open(path, "r+b" if begun else "w+b") as file, _alone(file, path):
        journal = Journal(file, tournament, str(path))
        if begun:
            journal.take_up()
        else:
            journal.begin()
        yield journal


@contextmanager
def _alone(file: IO[bytes], path: Path) -> Iterator[None]:
    """No other process writes to it, where the system can tell."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ArenaRefusal("in-use", file=str(path)) from None
    yield


def _has_a_line(path: Path) -> bool:
    """Whether its parameters were written: who was stopped before that has begun nothing."""
    with open(path, "rb") as file:
        return file.readline(MAX_LINE_BYTES).endswith(b"\n")


def _sound(played: GamePlayed, tournament: Tournament) -> bool:
    """Whether a line can be a game of the tournament: code that reads the games later need not check again."""
    return (
        0 <= played.number < tournament.games
        and len(played.seats) == len(tournament.game_itself.occupants(tournament.bots[: tournament.seats]))
        and any(seat.rank == 1 for seat in played.seats)
        and (played.thoughts is not None) == tournament.decisions
        and (played.thoughts is None or len(played.thoughts) == len(played.choices))
        and all(_CHOICE.fullmatch(choice) for choice in played.choices)
        and all(int(choice.partition(" ")[0]) < len(played.seats) for choice in played.choices)
    )


def _said(value: object) -> str:
    """A parameter as it is given on the command line."""
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in sorted(value.items())) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, Iterable) and not isinstance(value, str) else str(value)
