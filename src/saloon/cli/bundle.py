"""The file of a backup: a compressed tar archive of the database, the secret, and a note that says what they are.

The note holds a checksum of each, so that a damaged file is known before anything is restored from it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import tarfile
import zlib
from pathlib import Path
from typing import Any

from saloon import __version__
from saloon.cli.parsing import BadCommand

FORMAT = 1
NOTE, DATABASE, SECRET = "saloon-backup.json", "database", "secret"
MAX_NOTE = 10_000


def write_bundle(folder: Path, engine: str, target: Path) -> None:
    """Pack the database and the secret of `folder`. It holds what nobody else may read, and is there whole or not at all."""
    parts = [name for name in (DATABASE, SECRET) if (folder / name).exists()]
    sums = {name: _checksum(folder / name) for name in parts}
    note = {"saloon-backup": FORMAT, "version": __version__, "engine": engine, "sums": sums}
    (folder / NOTE).write_text(json.dumps(note, indent=2), "utf-8")
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.touch(mode=0o600)
    try:
        with unfinished.open("wb") as file:
            with tarfile.open(fileobj=file, mode="w:gz") as archive:
                for name in (NOTE, *parts):
                    archive.add(folder / name, name)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def unpack_bundle(file: str, folder: Path) -> str:
    """Put the parts of a backup into `folder`, and give the engine of its database; what is no whole backup is refused."""
    try:
        with open(file, "rb") as opened, tarfile.open(fileobj=opened, mode="r:gz") as archive:
            note = _read_note(archive)
            for name, checksum in note["sums"].items():
                _unpack(archive, name, folder / name)
                if _checksum(folder / name) != checksum:
                    raise BadCommand("backup-damaged", file=file)
        _read_through(file)
        return str(note["engine"])
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise BadCommand("backup-damaged", file=file) from error
    except (tarfile.TarError, KeyError, TypeError, ValueError) as error:
        raise BadCommand("not-a-backup", file=file) from error


def _read_note(archive: tarfile.TarFile) -> dict[str, Any]:
    """The note, if it is one of ours: a KeyError, TypeError or ValueError otherwise."""
    opened = archive.extractfile(NOTE)
    note = json.loads(opened.read(MAX_NOTE)) if opened else None
    if not isinstance(note, dict) or note["saloon-backup"] != FORMAT:
        raise ValueError(note)
    if not {DATABASE} <= set(note["sums"]) <= {DATABASE, SECRET}:
        raise ValueError(note)
    return note


def _unpack(archive: tarfile.TarFile, name: str, target: Path) -> None:
    source = archive.extractfile(name)
    if source is None:
        raise ValueError(name)
    target.touch(mode=0o600)
    with target.open("wb") as file:
        shutil.copyfileobj(source, file)


def _read_through(file: str) -> None:
    """To the end, where gzip keeps its own checksum: what comes after the parts counts too."""
    with gzip.open(file) as opened:
        while opened.read(1 << 20):
            pass


def _checksum(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
