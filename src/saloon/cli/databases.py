"""The site's database as the commands see it: from outside, without Django, whether the site runs or not."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saloon.cli.parsing import BadCommand
from saloon.web import places
from saloon.web.places import Database, address_without_password

if TYPE_CHECKING:
    import psycopg

ANSWER_SECONDS = 5


def site_database() -> Database:
    """The database that the environment names."""
    try:
        found = places.database()
    except ValueError as error:
        raise BadCommand("database-address", why=str(error)) from error
    if found["ENGINE"] not in (places.SQLITE, places.POSTGRESQL):
        raise BadCommand("database-address", why=found["ENGINE"])
    return found


def read_only(file: Path) -> closing[sqlite3.Connection]:
    """A connection that makes no database where there is none."""
    return closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=ANSWER_SECONDS))


def check_sqlite(file: Path) -> None:
    """Read the whole database; a sqlite3.Error says what is wrong with it."""
    with read_only(file) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(found)


def copy_sqlite(source: Path, target: Path) -> None:
    """A copy in a single file, of one moment, even while somebody writes."""
    with read_only(source) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # or the copy would bring a log of its own along


@contextmanager
def postgresql(password: str) -> Iterator[psycopg.Connection[Any]]:
    """A connection; an OSError says why there is none."""
    import psycopg  # of the extra `server`

    try:
        with psycopg.connect(address_without_password(), password=password, connect_timeout=ANSWER_SECONDS) as connection:
            yield connection
    except psycopg.Error as error:
        raise OSError(str(error)) from error


def run_program(name: str, *arguments: str, password: str = "") -> None:
    """Run one of PostgreSQL's own programs; the password goes by the environment, which others cannot read."""
    program = shutil.which(name)
    if program is None:
        raise BadCommand("program-missing", program=name)
    environment = {**os.environ, **({"PGPASSWORD": password} if password else {})}
    done = subprocess.run([program, *arguments], env=environment, capture_output=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise BadCommand("program-failed", program=name, why=done.stderr.decode(errors="replace").strip())
