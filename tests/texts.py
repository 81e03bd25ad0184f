"""A check that all locale files share: nothing is missing, misspelt or different between the languages of a package."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from saloon.engine import LANGUAGES

Patterns = dict[str, ast.Pattern]


def locale_problems(package: str) -> list[str]:
    """What is wrong with the locale files of a package, in sentences; an empty list is what a test wants."""
    bodies = {language: _body(package, language) for language in LANGUAGES}
    problems = [problem for language, body in bodies.items() for problem in _own_problems(language, body)]
    first, *others = [(language, dict(_patterns(body))) for language, body in bodies.items()]
    return problems + [problem for other in others for problem in _differences(first, other)]


def _body(package: str, language: str) -> list[Any]:
    source = files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8")
    return FluentParser().parse(source).body


def _own_problems(language: str, body: list[Any]) -> Iterator[str]:
    """Lines that Fluent cannot read, ids that exist twice, references to nothing."""
    for entry in body:
        if isinstance(entry, ast.Junk):
            yield f"{language}: cannot read {entry.content.strip()[:60]!r}"
    keys = [key for key, _ in _patterns(body)]
    yield from (f"{language}: {key} exists twice" for key in sorted({key for key in keys if keys.count(key) > 1}))
    for key, pattern in _patterns(body):
        missing = _Used(pattern).references - set(keys)
        yield from (f"{language}: {key} refers to {name}, which does not exist" for name in sorted(missing))


def _differences(one: tuple[str, Patterns], two: tuple[str, Patterns]) -> Iterator[str]:
    (language, mine), (other, theirs) = one, two
    yield from (f"{other}: {key} is missing" for key in mine if key not in theirs)
    yield from (f"{language}: {key} is missing" for key in theirs if key not in mine)
    for key in mine.keys() & theirs.keys():
        here, there = _Used(mine[key]).variables, _Used(theirs[key]).variables
        if here != there:
            yield f"{key} uses {sorted(here)} in {language}, but {sorted(there)} in {other}"


def _patterns(body: list[Any]) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message, term and attribute with its text."""
    for entry in body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                yield name, entry.value
            yield from ((f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes)


class _Used(Visitor):
    """The variables and the other messages that a text uses."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
