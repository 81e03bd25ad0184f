"""Plug-ins as if they were installed: a package of one file with its entry point, in a folder that Python looks into."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from saloon.engine import LANGUAGES, registry

SMALLEST = """
from saloon.engine import Ask, Game, GameOptions, Position, Rules, Verb, state

class Options(GameOptions):
    pass

@state
class Coins(Position):
    taken: list[int]

def turn(g):
    me = sum(g.taken) % 2
    g.taken[me] += yield Ask(me, "take", [1, 2])

GAME = Game(package=__name__, rules_number=1, seats=[2], options=Options, rules=Rules(
    state=Coins, setup=lambda options, seats, dice: Coins(dice=dice, taken=[0, 0]), turn=turn, over=lambda g: sum(g.taken) > 9,
    verbs={"take": Verb([1, 2])}, score=lambda g, seat: {"coins": g.taken[seat]}, seats_of=lambda g: 2))
"""
"""A game for two without texts, components, drawings, poster and help."""

BROKEN = {
    "broken_import": ("import nowhere_to_be_found", "No module named 'nowhere_to_be_found'"),
    "broken_rules": ("GAME = 1 / 0", "ZeroDivisionError: division by zero"),
    "broken_object": ("GAME = 'chess'", "'chess' is no Game"),
    "broken_entry": ("", "has no attribute 'GAME'"),
    "broken_texts": (SMALLEST, "no message `game` in locale/en.ftl of broken_texts"),
    "broken_id": (SMALLEST.replace("__name__", "'broken_texts'"), "it is registered as broken_id"),
}
"""Plug-ins that cannot be played: their source, and what is said of them."""


def install_broken(folder: Path, monkeypatch: Any) -> None:
    """All of `BROKEN`, beside what is installed anyway."""
    for id, (source, _) in BROKEN.items():
        _write(folder, id, source)
    monkeypatch.syspath_prepend(folder)


def install_smallest(folder: Path, monkeypatch: Any) -> str:
    """A game that has a name and nothing else that people could read or see; gives its id."""
    package = _write(folder, "smallest", SMALLEST)
    (package / "locale").mkdir()
    for language in LANGUAGES:
        (package / "locale" / f"{language}.ftl").write_text("game = Coins")
    monkeypatch.syspath_prepend(folder)
    return "smallest"


def _write(folder: Path, id: str, source: str) -> Path:
    about, package = folder / f"{id}-1.0.dist-info", folder / id
    about.mkdir(parents=True)
    package.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[saloon.games]\n{id} = {id}:GAME\n")
    (package / "__init__.py").write_text(source)
    return package


def forget() -> None:
    """What the registry remembers of the installed games."""
    registry._installed.cache_clear()
    for id in (*BROKEN, "smallest"):
        sys.modules.pop(id, None)
