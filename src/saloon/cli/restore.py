"""`saloon restore`: a backup put back. Everything is checked first; what is refused has changed nothing."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from saloon.cli.bundle import DATABASE, SECRET, unpack_bundle
from saloon.cli.databases import check_sqlite, postgresql, read_only, run_program, site_database
from saloon.cli.files import named_file
from saloon.cli.parsing import Args, BadCommand, Parser
from saloon.web.places import SQLITE, Database, address_without_password, data_folder, place_of, secret_file
from saloon.words.texts import Texts

LOGS = ("-wal", "-shm", "-journal")
"""What SQLite may have left beside a database; with another database in its place they would be poison."""

DROP_TABLES = """
DO $$ DECLARE old text; BEGIN
    PERFORM set_config('lock_timeout', '30s', true);
    FOR old IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
        EXECUTE format('DROP TABLE IF EXISTS %I CASCADE', old);
    END LOOP;
END $$
"""
"""All tables go, those of a later version of the site too, which the backup does not know. Nobody is waited for long."""


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
            data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
        if engine == SQLITE:
            _check_content(unpacked / DATABASE, args.file)
            _restore_sqlite(Path(database["NAME"]), unpacked / DATABASE, args.force)
        else:
            _restore_postgresql(database, unpacked / DATABASE, args.force)
        if (unpacked / SECRET).exists():
            with named_file(str(secret_file())):
                _put(unpacked / SECRET, secret_file())
    print(say("restored", file=args.file, place=place_of(database)))
    return 0


def _kind(engine: str) -> str:
    return "SQLite" if engine == SQLITE else "PostgreSQL"


def _check_content(source: Path, file: str) -> None:
    """A checksum only says that the database is as it was packed."""
    try:
        check_sqlite(source)
        with read_only(source) as connection:
            connection.execute("SELECT name FROM django_migrations")
    except sqlite3.Error as error:
        raise BadCommand("backup-damaged", file=file) from error


def _restore_sqlite(target: Path, source: Path, force: bool) -> None:
    with named_file(str(target)):
        if target.exists() and target.stat().st_size:
            if not force:
                raise BadCommand("database-exists", place=str(target))
            _close(target)
        _put(source, target, LOGS)


def _close(file: Path) -> None:
    """Make sure that nobody has the database open: only then does SQLite let go of its write-ahead log."""
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            raise BadCommand("database-in-use", place=str(file)) from error
        except sqlite3.DatabaseError:
            return  # it is damaged, which may be why it is to be replaced


def _put(source: Path, target: Path, stale: Sequence[str] = ()) -> None:
    """Replace a file in one step, so that a full disk or a power cut leaves the old one; what is stale beside it goes."""
    copied = target.with_name(f"{target.name}.restored")
    try:
        copied.touch(mode=0o600)
        with copied.open("wb") as file:
            file.write(source.read_bytes())
            file.flush()
            os.fsync(file.fileno())
        for ending in stale:
            target.with_name(target.name + ending).unlink(missing_ok=True)
        copied.replace(target)
    finally:
        copied.unlink(missing_ok=True)


def _restore_postgresql(database: Database, source: Path, force: bool) -> None:
    """In one transaction: a restore that fails has changed nothing."""
    script = source.with_name("script")
    run_program("pg_restore", "--no-owner", f"--file={script}", str(source))
    if _has_tables(database) and not force:
        raise BadCommand("database-exists", place=place_of(database))
    options = ("--no-psqlrc", "--no-password", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1")
    address = f"--dbname={address_without_password()}"
    run_program("psql", *options, address, f"--command={DROP_TABLES}", f"--file={script}", password=database["PASSWORD"])


def _has_tables(database: Database) -> bool:
    try:
        with postgresql(database["PASSWORD"]) as connection:
            found = connection.execute("SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1").fetchone()
    except ImportError as error:
        raise BadCommand("database-needs", why=str(error)) from error
    except OSError as error:
        raise BadCommand("database-silent", place=place_of(database), why=str(error)) from error
    return found is not None
