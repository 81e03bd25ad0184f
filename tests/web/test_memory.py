"""What is remembered is bounded: every cache has a limit, and those above the usual one are listed with their reason."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import saloon

SOURCE = Path(saloon.__file__).parent
LISTED = Path(__file__).parents[2] / "docs" / "performance.md"
USUAL_LIMIT = 4096
"""Entries that a cache may have without being listed."""


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Every use of a cache of the standard library: its name, and the node."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("cache", "lru_cache"):
            yield node.func.id, node
        for decorator in getattr(node, "decorator_list", ()):
            if isinstance(decorator, ast.Name) and decorator.id in ("cache", "lru_cache"):
                yield decorator.id, decorator


def limits() -> Iterator[tuple[str, int | None]]:
    """Every cache, by file and line, and its limit; None if it has none that can be read."""
    for file in sorted(SOURCE.rglob("*.py")):
        for name, node in calls(ast.parse(file.read_text("utf-8"))):
            sizes = {word.arg: word.value for word in node.keywords} if isinstance(node, ast.Call) else {}
            limit = eval(ast.unparse(sizes["maxsize"]), {}) if name == "lru_cache" and "maxsize" in sizes else None
            yield f"{file.relative_to(SOURCE)}:{node.lineno}", limit


def listed() -> dict[str, int]:
    """The limits that the documentation lists: `module.NAME` or a file, and its number."""
    rows = re.findall(r"^\| `([\w./]+)` \|[^|]*\| ([\d,]+) \|", LISTED.read_text("utf-8"), re.MULTILINE)
    return {name: int(number.replace(",", "")) for name, number in rows}


def test_every_cache_has_a_limit():
    found = dict(limits())
    assert len(found) > 100
    assert [place for place, limit in found.items() if not limit] == []


def test_a_cache_above_the_usual_limit_is_listed():
    big = {(place.partition(":")[0], limit) for place, limit in limits() if limit and limit > USUAL_LIMIT}
    assert big <= set(listed().items())


NUMBERS = [name for name in listed() if not name.endswith(".py")]


@pytest.mark.parametrize("name", NUMBERS)
def test_the_limits_that_are_listed_are_those_of_the_code(name):
    module, _, constant = name.rpartition(".")
    assert getattr(import_module(f"saloon.{module}"), constant) == listed()[name]
