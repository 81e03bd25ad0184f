"""Where the site keeps its data: read from the environment alone, so that nothing is made or opened by asking."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import dj_database_url
from platformdirs import user_data_dir

SQLITE, POSTGRESQL = "django.db.backends.sqlite3", "django.db.backends.postgresql"

PRIVATE = ("secret", "vapid.pem*", "saloon.sqlite3*")

Database = dict[str, Any]
"""A database as Django describes one."""


def data_folder() -> Path:
    return Path(os.environ.get("SALOON_DATA") or user_data_dir("saloon", appauthor=False))


def secret_file() -> Path:
    return data_folder() / "secret"


def vapid_file() -> Path:
    return data_folder() / "vapid.pem"


def no_secret(file: Path) -> bool:
    """Whether there is none, or an empty one."""
    return not file.exists() or not file.read_text("ascii", "replace").strip()


def keep_private(folder: Path) -> None:
    """What lies in the data folder is its owner's only: the database with its logs, the secret, and the folder itself."""
    if os.name != "posix":  # elsewhere the folder for user data is private already
        return
    for place in [folder, *(file for name in PRIVATE for file in folder.glob(name))]:
        mode = stat.S_IMODE(place.stat().st_mode)
        if mode & 0o077 and not mode & stat.S_ISVTX:  # not where everybody puts something, like /tmp
            with suppress(OSError):  # somebody else's, who has to know
                place.chmod(mode & 0o700)


def database() -> Database:
    """The database of the site; a ValueError says what is wrong with its address."""
    if url := os.environ.get("SALOON_DATABASE"):
        return {**dj_database_url.parse(url, conn_max_age=60)}
    return {
        "ENGINE": SQLITE,
        "NAME": data_folder() / "saloon.sqlite3",
        "OPTIONS": {
            # An acknowledged choice is on disk: the log is synced at every commit.
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=10000",
            "transaction_mode": "IMMEDIATE",
        },
    }


def place_of(database: Database) -> str:
    """The file of the database, or its address without the password."""
    return str(database["NAME"]) if database["ENGINE"] == SQLITE else address_without_password()


def address_without_password() -> str:
    """As the programs of PostgreSQL take it on their command line, which everybody on the machine can read."""
    parts = urlsplit(os.environ["SALOON_DATABASE"])
    user, at, host = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(scheme="postgresql", netloc=f"{user.partition(':')[0]}{at}{host}"))
