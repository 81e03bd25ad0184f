"""`saloon doctor`: what is installed, what is missing, and whether the site could start. It looks, and changes nothing."""

from __future__ import annotations

import json
import os
import platform
import sqlite3
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from saloon import __version__
from saloon.cli.databases import check_sqlite, postgresql, site_database
from saloon.cli.parsing import Args, BadCommand, Parser, whole_number
from saloon.cli.plain import one_line
from saloon.cli.screen import Screen
from saloon.cli.serve import HOST, OTHER_PORTS, PORT, bare_host, free_port
from saloon.compiled import compiled_modules, is_compiled, is_left_aside, stale_modules
from saloon.engine import Texts, all_games, broken_games
from saloon.web.environment import SETTINGS, BadSetting
from saloon.web.places import POSTGRESQL, SQLITE, data_folder, place_of

USABLE, UNUSABLE = 0, 1
OK, MISSING, BAD = "ok", "missing", "bad"
EXTRAS = {
    "psycopg": "server",
    "redis": "server",
    "http_ece": "push",
    "py_vapid": "push",
    "ray": "ray",
    "matplotlib": "arena",
    "pyarrow": "arena",
}
"""Packages that not everybody needs, and the extra that brings each."""


class Finding(NamedTuple):
    """One thing that was looked at. What is missing can be done without; what is bad cannot."""

    name: str
    state: str
    detail: str


def add_arguments(parser: Parser) -> None:
    parser.option("--host", "arg-host", "HOST", default=HOST)
    parser.option("--port", "arg-port", "PORT")
    parser.switch("--json", "arg-json")


def run(args: Args, say: Texts) -> int:
    port = whole_number("--port", args.port or PORT, 1, 65535)
    findings = [
        *_installed(say),
        *_games(say),
        *_settings(say),
        _data(say),
        _database(say),
        _port(say, bare_host(args.host), port, args.port is not None),
    ]
    if args.json:
        print(json.dumps([finding._asdict() for finding in findings], ensure_ascii=False, indent=2))
    else:
        _print(say, findings)
    return UNUSABLE if any(finding.state == BAD for finding in findings) else USABLE


def _print(say: Texts, findings: list[Finding]) -> None:
    screen = Screen()
    states = {state: say(f"doctor-state-{state}") for state in (OK, MISSING, BAD)}
    width = max(map(len, states.values()))
    for name, state, detail in findings:
        screen.line(f"{states[state]:{width}}  {name}: {one_line(detail)}", "bold red" if state == BAD else "")


def _installed(say: Texts) -> Iterator[Finding]:
    yield Finding("python", OK, platform.python_version())
    yield Finding("saloon", OK, __version__)
    yield _build(say)
    for package, extra in EXTRAS.items():
        try:
            yield Finding(package, OK, version(package))
        except PackageNotFoundError:
            state = BAD if package in _needed() else MISSING
            yield Finding(package, state, say("doctor-not-installed", extra=extra))


def _build(say: Texts) -> Finding:
    """Compiled modules that are older than their sources play by rules that nobody reads any more."""
    if (stale := stale_modules()) and is_compiled():
        return Finding("build", BAD, say("doctor-stale", count=len(stale), module=stale[0]))
    if is_compiled():
        return Finding("build", OK, say("doctor-compiled", count=sum(1 for _ in compiled_modules())))
    return Finding("build", OK, say("doctor-left-aside" if is_left_aside() else "build-pure"))


def _needed() -> set[str]:
    """The packages without which the site, as it is set up, does not start."""
    wanted = {"redis": os.environ.get("SALOON_REDIS"), "ray": os.environ.get("SALOON_RAY"), "psycopg": _on_postgresql()}
    return {package for package, wish in wanted.items() if wish}


def _on_postgresql() -> bool:
    try:
        return bool(site_database()["ENGINE"] == POSTGRESQL)
    except BadCommand:
        return False


def _games(say: Texts) -> Iterator[Finding]:
    for game in all_games():
        yield Finding(game.id, OK, say("doctor-game"))
    for id, reason in broken_games().items():
        yield Finding(id, BAD, say("games-broken", id=id, reason=reason))


def _settings(say: Texts) -> Iterator[Finding]:
    wrong = False
    for name, read in SETTINGS.items():
        try:
            read()
        except BadSetting as refusal:
            wrong = True
            yield Finding(name, BAD, refusal.say(say.language))
    if not wrong:
        yield Finding("settings", OK, say("doctor-settings"))


def _data(say: Texts) -> Finding:
    folder = data_folder().absolute()
    nearest = next(path for path in (folder, *folder.parents) if path.exists())
    if not nearest.is_dir():
        return Finding("data", BAD, say("doctor-data-file", folder=str(folder), file=str(nearest)))
    if not os.access(nearest, os.W_OK | os.X_OK):
        return Finding("data", BAD, say("doctor-data-forbidden", folder=str(folder)))
    return Finding("data", OK, str(folder) if nearest == folder else say("doctor-data-new", folder=str(folder)))


def _database(say: Texts) -> Finding:
    try:
        found = site_database()
    except BadCommand as refusal:
        return Finding("database", BAD, refusal.say(say.language))
    place = place_of(found)
    if found["ENGINE"] == SQLITE and not os.path.lexists(place):
        return Finding("database", OK, say("doctor-database-new", place=place))
    try:
        if found["ENGINE"] == SQLITE:
            check_sqlite(Path(place))
        else:
            with postgresql(found["PASSWORD"]) as connection:
                connection.execute("SELECT 1")
    except (sqlite3.Error, OSError, ImportError) as error:
        return Finding("database", BAD, say("doctor-database-bad", place=place, why=str(error)))
    return Finding("database", OK, place)


def _port(say: Texts, host: str, port: int, only: bool) -> Finding:
    try:
        return Finding("port", OK, say("doctor-port", port=str(free_port(host, port, 1 if only else OTHER_PORTS))))
    except BadCommand as refusal:
        return Finding("port", BAD, refusal.say(say.language))
