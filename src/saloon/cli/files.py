"""Files that people name on the command line: whatever is wrong with them is said in one sentence."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from saloon.cli.parsing import BadCommand
from saloon.engine import Record, read_record
from saloon.engine.record import MAX_CHARACTERS

STANDARD_INPUT = "-"

_REASONS = {
    errno.ENOENT: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "file-not-folder",
    errno.EEXIST: "file-not-folder",
    errno.EACCES: "file-forbidden",
}


def load_record(name: str) -> Record:
    """The record in a file, or on standard input for `-`."""
    with named_file(name):
        data = _bytes_of(name)
    try:
        return read_record(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadCommand("file-not-text", file=name) from None


def save_text(name: str, text: str) -> None:
    """At once or not at all: whoever is stopped in between leaves the file as it was."""
    with named_file(name):
        path = Path(name).resolve()
        if not path.parent.is_dir():
            raise BadCommand("no-folder", file=name)
        if path.exists() and not path.is_file():
            path.write_text(text, "utf-8")  # a device or a pipe cannot be replaced
            return
        part = path.with_name(f".{path.name}.part")
        part.write_text(text, "utf-8")
        part.replace(path)


def same_file(one: str, other: str) -> bool:
    return Path(one).resolve() == Path(other).resolve()


@contextmanager
def named_file(name: str) -> Iterator[None]:
    """Say what the system holds against a file or folder."""
    if "\0" in name or not name:
        raise BadCommand("file-missing", file=name)
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadCommand(_REASONS.get(error.errno or 0, "file-bad"), file=name, why=error.strerror or str(error)) from error


def _bytes_of(name: str) -> bytes:
    """At most a little more than a record may have, so that a file without an end is refused too."""
    most = 4 * MAX_CHARACTERS + 1
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read(most)
    with open(name, "rb") as file:
        return file.read(most)
