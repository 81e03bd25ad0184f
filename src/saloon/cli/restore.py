"""`saloon restore`: a backup put back. Everything is checked first; what is refused has changed nothing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from saloon.cli.bundle import DATABASE, SECRET, unpack_bundle
from saloon.cli.databases import check_sqlite, postgresql, read_only, run_program, site_database
from saloon.cli.files import named_file
from saloon.cli.parsing import Args, BadCommand, Parser
from saloon.engine import Texts
from saloon.web.places import SQLITE, Database, address_without_password, data_folder, place_of, secret_file

LOGS = ("-wal", "-shm", "-journal")
"""What SQLite may have left beside a database; with another database in its place they would be poison."""


def add_arguments(parser: Parser) -> None:
    parser.thing("file", "arg-restore-file")
    parser.switch("--force", "arg-restore-force")


def run(args: Args, say: Texts) -> int:
    database = site_database()
    with TemporaryDirectory(prefix="saloon-restore-") as folder:
        unpacked = Path(folder)
        with named_file(args.file):
            engine = unpack_bundle(args.file, unpacked)
        if engine != database["ENGINE"]:
            raise BadCommand("backup-of-another", file=args.file, found=_kind(engine), here=_kind(database["ENGINE"]))
        with named_file(str(data_folder())):
            data_folder().mkdir(parents=True, exist_ok=True)
        restore = _restore_sqlite if engine == SQLITE else _restore_postgresql
        restore(database, unpacked / DATABASE, args.file, args.force)
        if (unpacked / SECRET).exists():
            with named_file(str(secret_file())):
                _put(unpacked / SECRET, secret_file())
    print(say("restored", file=args.file, place=place_of(database)))
    return 0


def _kind(engine: str) -> str:
    return "SQLite" if engine == SQLITE else "PostgreSQL"


def _restore_sqlite(database: Database, source: Path, file: str, force: bool) -> None:
    try:
        check_sqlite(source)
        with read_only(source) as connection:
            connection.execute("SELECT name FROM django_migrations")
    except sqlite3.Error as error:
        raise BadCommand("backup-damaged", file=file) from error
    target = Path(database["NAME"])
    with named_file(str(target)):
        if target.exists() and target.stat().st_size:
            if not force:
                raise BadCommand("database-exists", place=str(target))
            _close(target)
        for log in LOGS:
            target.with_name(target.name + log).unlink(missing_ok=True)
        _put(source, target)


def _close(file: Path) -> None:
    """Make sure that nobody has the database open: only then does SQLite let go of its write-ahead log."""
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            raise BadCommand("database-in-use", place=str(file)) from error
        except sqlite3.DatabaseError:
            return  # it is damaged, which may be why it is to be replaced


def _put(source: Path, target: Path) -> None:
    """Replace a file in one step, so that a power cut leaves the old one or the new one."""
    copied = target.with_name(f"{target.name}.restored")
    try:
        copied.touch(mode=0o600)
        with copied.open("wb") as file:
            file.write(source.read_bytes())
            file.flush()
            os.fsync(file.fileno())
        copied.replace(target)
    finally:
        copied.unlink(missing_ok=True)


def _restore_postgresql(database: Database, source: Path, file: str, force: bool) -> None:
    password = database["PASSWORD"]
    run_program("pg_restore", "--list", str(source))
    if _has_tables(database) and not force:
        raise BadCommand("database-exists", place=place_of(database))
    options = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    run_program("pg_restore", *options, f"--dbname={address_without_password()}", str(source), password=password)


def _has_tables(database: Database) -> bool:
    try:
        with postgresql(database["PASSWORD"]) as connection:
            found = connection.execute("SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1").fetchone()
    except ImportError as error:
        raise BadCommand("database-needs", why=str(error)) from error
    except OSError as error:
        raise BadCommand("database-silent", place=place_of(database), why=str(error)) from error
    return found is not None
