"""`saloon backup`: all that was played, and the secret, in one file. The site may run meanwhile."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from saloon.cli.bundle import DATABASE, SECRET, write_bundle
from saloon.cli.databases import check_sqlite, copy_sqlite, run_program, site_database
from saloon.cli.files import named_file
from saloon.cli.parsing import Args, BadCommand, Parser
from saloon.web.places import SQLITE, Database, address_without_password, place_of, secret_file
from saloon.words.texts import Texts


def add_arguments(parser: Parser) -> None:
    parser.thing("file", "arg-backup-file")
    parser.switch("--force", "arg-backup-force")


def run(args: Args, say: Texts) -> int:
    database = site_database()
    with named_file(args.file):
        target = Path(args.file)
        if not target.parent.is_dir():
            raise BadCommand("no-folder", file=args.file)
        if target.is_dir():
            raise BadCommand("file-is-folder", file=args.file)
        if target.exists() and not args.force:
            raise BadCommand("backup-exists", file=args.file)
        with TemporaryDirectory(prefix=".saloon-backup-", dir=target.parent) as folder:
            _collect(database, Path(folder))
            write_bundle(Path(folder), database["ENGINE"], target)
    print(say("backup-made", file=args.file, place=place_of(database)))
    return 0


def _collect(database: Database, folder: Path) -> None:
    if database["ENGINE"] == SQLITE:
        _collect_sqlite(Path(database["NAME"]), folder / DATABASE)
    else:
        options = ("--no-password", "--format=custom", f"--file={folder / DATABASE}", f"--dbname={address_without_password()}")
        run_program("pg_dump", *options, password=database["PASSWORD"])
    if secret_file().is_file():
        shutil.copy(secret_file(), folder / SECRET)


def _collect_sqlite(file: Path, target: Path) -> None:
    if not file.is_file() or not file.stat().st_size:
        raise BadCommand("nothing-to-back-up", place=str(file))
    try:
        copy_sqlite(file, target)
        check_sqlite(target)
    except sqlite3.Error as error:
        raise BadCommand("database-unreadable", place=str(file), why=str(error)) from error
