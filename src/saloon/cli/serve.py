"""`saloon serve`: the site, for oneself or for a club."""

from __future__ import annotations

import errno
import os
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryFile

from saloon.cli.databases import site_database
from saloon.cli.parsing import Args, BadCommand, Parser, whole_number
from saloon.cli.plain import one_line
from saloon.web.places import SQLITE, Database, data_folder, no_secret, place_of, secret_file
from saloon.words.texts import Texts

HOST, PORT = "127.0.0.1", "8000"
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FREE_BYTES = 1_000_000
"""What a first start needs on disk, about; with less it would stop half-way."""
OTHER_PORTS = 20
"""How many further ports are tried when the user asked for none."""


def add_arguments(parser: Parser) -> None:
    parser.option("--host", "arg-host", "HOST", default=HOST)
    parser.option("--port", "arg-port", "PORT")
    parser.switch("--no-browser", "arg-no-browser")


def run(args: Args, say: Texts) -> int:
    host = bare_host(args.host)
    port = whole_number("--port", args.port or PORT, 1, 65535)
    port = free_port(host, port, OTHER_PORTS if args.port is None else 1)
    database = site_database()
    check_data_folder(data_folder())
    new_secret = secret_file().is_file() and no_secret(secret_file()) and not os.environ.get("SALOON_SECRET")
    from saloon.web.server import prepare, serve  # only now: Django takes half a second to load, and no other command needs it

    with _usable(database):
        prepare()

    def started(address: str) -> None:
        if new_secret:
            print(say("serve-new-secret", file=str(secret_file().absolute())))
        print(say("serve-started", address=address))
        print(say("serve-data", folder=str(data_folder().absolute()), database=place_of(database)))
        if not is_this_machine(host):
            print(say("serve-names", names=", ".join(_names())))
        sys.stdout.flush()

    serve(host, port, browser=not args.no_browser and _has_browser(), started=started)
    return 0


def bare_host(text: str) -> str:
    """An address of IPv6 may come in the brackets that it has in a browser."""
    return text.removeprefix("[").removesuffix("]")


def free_port(host: str, first: int, tries: int) -> int:
    """The first of so many ports on which nobody listens yet."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(first, min(first + tries, 65536)):
        try:
            with socket.create_server((host, port), family=family, reuse_port=False):
                return port
        except OSError as error:
            why = error.strerror or str(error)
    raise BadCommand("cannot-serve", host=host, port=str(first), why=why)


def check_data_folder(folder: Path) -> None:
    """Make the folder if need be, and write something there: the first time as much as the site will need."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with TemporaryFile(dir=folder) as tried:
            tried.write(bytes(0 if secret_file().exists() else FREE_BYTES))
            tried.flush()
    except OSError as error:
        if error.errno in FULL:
            raise BadCommand("data-full", folder=str(folder), why=error.strerror or str(error)) from error
        raise BadCommand("data-unusable", folder=str(folder), why=error.strerror or str(error)) from error


@contextmanager
def _usable(database: Database) -> Iterator[None]:
    """Say what is wrong with a database that Django cannot use, and what to do."""
    from django.core.exceptions import ImproperlyConfigured
    from django.db import Error

    place = place_of(database)
    try:
        yield
    except Error as error:
        if database["ENGINE"] != SQLITE:
            raise BadCommand("database-silent", place=place, why=one_line(str(error))) from error
        damaged = not isinstance(error.__cause__, sqlite3.OperationalError)
        raise BadCommand("database-damaged" if damaged else "database-unusable", place=place, why=str(error)) from error
    except ImproperlyConfigured as error:
        raise BadCommand("database-needs", why=one_line(str(error))) from error
    except OSError as error:  # the secret, perhaps
        if error.errno in FULL:
            raise BadCommand("data-full", folder=str(data_folder()), why=error.strerror or str(error)) from error
        raise BadCommand("data-unusable", folder=str(data_folder()), why=str(error)) from error


def is_this_machine(host: str) -> bool:
    """Whether only programs on this machine reach the address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _names() -> list[str]:
    from django.conf import settings

    return list(settings.ALLOWED_HOSTS)


def _has_browser() -> bool:
    """Not on a server, not in a pipe."""
    return sys.stdout.isatty() and (
        sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    )
