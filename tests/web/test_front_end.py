"""Scripts and style sheets keep their shape: small modules that browsers load as they are, and that know no game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders

import saloon.web
from saloon.engine import all_games, game_ids

ROOM = Path(saloon.web.__file__).parent
STATIC = ROOM / "static"
PROJECT = ROOM.parents[2]
SCRIPTS = sorted(ROOM.rglob("*.js"))
SHEETS = sorted((STATIC / "web").rglob("*.css"))
MOST_LINES = 200
IMPORT = re.compile(r'^import [^;]*?"(\.[^"]+)";', re.M)
ENTRIES = {
    "base.html": {"site.js"},
    "guide.html": {"guide.js"},
    "table.html": {"site.js", "table.js", "lesson.js", "moments.js"},
    "replay.html": {"replay.js"},
    "score.html": {"score.js"},
}
"""Which scripts a template begins with."""


def named(path: Path) -> str:
    return path.relative_to(STATIC).as_posix()


def imported_by(script: Path) -> set[Path]:
    return {(script.parent / name).resolve() for name in IMPORT.findall(script.read_text("utf-8"))}


def needed_by(names: set[str]) -> set[str]:
    """All modules that these scripts import, and so on."""
    found: set[Path] = set()
    waiting = [STATIC / "web" / name for name in names]
    while waiting:
        fresh = imported_by(waiting.pop()) - found
        found |= fresh
        waiting += fresh
    return {named(path) for path in found}


@pytest.mark.parametrize("script", SCRIPTS, ids=named)
def test_a_script_is_small_and_checked(script):
    lines = script.read_text("utf-8").splitlines()
    assert lines[0] == "// @ts-check"
    assert lines[1].startswith("// "), "its second line says what it is for"
    assert len(lines) <= MOST_LINES


@pytest.mark.parametrize("script", SCRIPTS, ids=named)
def test_a_script_names_no_game(script):
    text = script.read_text("utf-8").lower()
    names = {*game_ids(), *(game.package.rpartition(".")[2] for game in all_games())}
    for name in {form for each in names for form in (each, each.replace("_", "-"), each.replace("_", " "))}:
        assert name not in text


@pytest.mark.parametrize("script", SCRIPTS, ids=named)
def test_what_a_script_imports_is_served(script):
    assert all(finders.find(named(path)) for path in imported_by(script))


@pytest.mark.parametrize(("template", "scripts"), ENTRIES.items(), ids=list(ENTRIES))
def test_pages_load_their_modules_at_once(template, scripts):
    """A module is not asked for only when the one that imports it has arrived."""
    text = (ROOM / "templates" / "web" / template).read_text("utf-8")
    begun = set(re.findall(r"""<script[^>]*src="{% static '([^']+)' %}" type="module">""", text))
    assert begun == {f"web/{name}" for name in scripts}
    preloaded = set(re.findall(r"""<link rel="modulepreload" href="{% static '([^']+)' %}">""", text))
    inherited = needed_by({"site.js"}) if 'extends "web/base.html"' in text else set()
    assert preloaded == needed_by(scripts) - inherited


@pytest.mark.parametrize("sheet", SHEETS, ids=named)
def test_a_colour_is_written_once_for_day_and_night(sheet):
    """Colours come from the tokens, or from `light-dark()`; no block of a sheet is repeated for the other theme."""
    text = sheet.read_text("utf-8")
    assert "prefers-color-scheme" not in text
    assert "data-theme" not in text


def test_checkers_are_locked_without_an_address():
    """Whoever installs them gets the same files, from whatever registry their npm uses."""
    lock = json.loads((PROJECT / "package-lock.json").read_text("utf-8"))
    wanted = json.loads((PROJECT / "package.json").read_text("utf-8"))["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert {f"node_modules/{name}" for name in wanted} <= packages.keys()
    assert all("integrity" in package and "resolved" not in package for package in packages.values())
