"""What kind each test is, in one place: quick unless it is said here, or by a mark of its own, that it is not.

`play`: plays whole games, or many. `real`: needs a server, a browser, a cluster, a database, or processes of its own.
`make quick` leaves both out.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.compiled import build, is_compiled, stale_modules

HERE = Path(__file__).parent
REAL = (
    "browser",
    "arena/test_cluster.py",
    "cli/test_real.py",
    "test_plug_ins.py",
    "test_tutorial.py",
    "web/test_network_bot.py",
    "web/test_nothing_is_lost.py",
    "web/test_socket.py",
    "web/test_standing_server.py",
    "web/test_two_servers.py",
)
"""Folders and files of which every test is real; elsewhere, whatever uses one of these fixtures:"""
REAL_FIXTURES = {"company", "real", "site"}
PLAY = (
    "arena/test_tournament.py",
    "cli/test_arena.py",
    "games/test_every_board.py",
    "games/test_every_text.py",
    "test_every_game.py",
    "test_golden.py",
)

SAMPLE = ("test_golden.py", "test_compiled.py")


def pytest_report_header() -> str:
    return f"saloon: {build()}"


def pytest_sessionstart() -> None:
    if is_compiled() and (stale := stale_modules()):
        pytest.exit(f"{stale[0]} has changed since it was compiled: make compile, or make pure", pytest.ExitCode.USAGE_ERROR)


def is_in(item: pytest.Item, places: tuple[str, ...]) -> bool:
    place = item.path.relative_to(HERE)
    return any(place.is_relative_to(each) for each in places)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_in(item, REAL) or REAL_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker("real")
        if is_in(item, PLAY):
            item.add_marker("play")
        if is_in(item, SAMPLE):
            item.add_marker("sample")
    # What takes long comes first, so that no worker is left with it when the others are done.
    items.sort(key=lambda item: (item.get_closest_marker("real") is None, item.get_closest_marker("play") is None))
