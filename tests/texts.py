"""Checks that games share: nothing is missing or different between the languages of a package, or left unsaid in a play."""

from __future__ import annotations

import re
from ast import Constant, JoinedStr, parse, walk
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.tables import NAMES
from saloon.engine import LANGUAGES, Game, Match, Seat, new_match, seeded
from saloon.engine.conformance import random_choice
from saloon.engine.wording import Teller

Patterns = dict[str, ast.Pattern]
UNSAID = re.compile(r"[{}_]|\$[a-z]|\b(True|False|None)\b")
"""What betrays a value that no sentence was made for."""


def source(package: str, folder: str = "") -> str:
    """The Python source of a package, or of one of its folders."""
    root = files(package)
    paths = root.joinpath(folder).iterdir() if folder else root.iterdir()
    return "".join(path.read_text("utf-8") for path in paths if path.name.endswith(".py"))


def whole_source(package: str) -> str:
    """The Python source of a package with all its folders."""
    return "".join(path.read_text("utf-8") for path in sorted(Path(str(files(package))).rglob("*.py")))


def locale_problems(package: str, *parts: str) -> list[str]:
    """What is wrong with the locale files of a package, in sentences; an empty list is what a test wants.

    parts: packages that the messages may refer to, and must not repeat.
    """
    bodies = {language: _body(package, language) for language in LANGUAGES}
    problems = [problem for language, body in bodies.items() for problem in _own_problems(language, body)]
    for language, body in bodies.items():
        known = {key for each in (body, *(_body(part, language) for part in parts)) for key, _ in _patterns(each)}
        problems += _dangling(language, body, known)
    first, *others = [(language, dict(_patterns(body))) for language, body in bodies.items()]
    problems += [problem for other in others for problem in _differences(first, other)]
    return problems + [f"{key} only repeats what {part} says" for part in parts for key in _repeated(package, part)]


def _body(package: str, language: str) -> list[Any]:
    file = files(package).joinpath("locale", f"{language}.ftl")
    return FluentParser().parse(file.read_text("utf-8")).body if file.is_file() else []


def _own_problems(language: str, body: list[Any]) -> Iterator[str]:
    """Lines that Fluent cannot read, ids that exist twice."""
    for entry in body:
        if isinstance(entry, ast.Junk):
            yield f"{language}: cannot read {entry.content.strip()[:60]!r}"
    keys = [key for key, _ in _patterns(body)]
    yield from (f"{language}: {key} exists twice" for key in sorted({key for key in keys if keys.count(key) > 1}))


def _dangling(language: str, body: list[Any], known: set[str]) -> Iterator[str]:
    """References to nothing."""
    for key, pattern in _patterns(body):
        missing = _Used(pattern).references - known
        yield from (f"{language}: {key} refers to {name}, which does not exist" for name in sorted(missing))


def _repeated(package: str, part: str) -> list[str]:
    """Messages that both have, alike in every language."""
    pairs = [(_messages(package, language), _messages(part, language)) for language in LANGUAGES]
    return [id for id in pairs[0][0] if all(id in own and id in other and own[id].equals(other[id]) for own, other in pairs)]


def _messages(package: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in _body(package, language) if isinstance(entry, ast.Message)}


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


# ------------------------------------------------------------ who says it


def unused_messages(game: Game) -> set[str]:
    """Messages of a game and its parts that no source and no other message names.

    A key that is put together (`f"help-{deck}"`) names all that fit; rulings are found by their prefix.
    """
    sources = [_named_in(package) for package in (*game.packages, "saloon.engine", "saloon.drawing", "saloon.web")]
    things = {re.escape(f"{thing.kind}-{thing.id}") for thing in game.things()}
    values = {rf"{re.escape(part)}-\w+" for verb in game.rules.verbs.values() for part in verb.parts}
    standing = {re.escape(f"standing-{id}") for id in game.page.standing}
    named = re.compile("|".join({r"ruling-\w+", *things, *values, *standing}.union(*sources)))
    bodies = [_body(package, "en") for package in game.packages]
    referred = {
        name.partition(".")[0] for body in bodies for _, pattern in _patterns(body) for name in _Used(pattern).references
    }
    keys = set(game.texts("en").keys())
    used = {key.partition(".")[0] for key in keys if named.fullmatch(key)} | referred
    return {key for key in keys if "." not in key} - used


def superseded(game: Game, part: str) -> set[str]:
    """Messages of a part that the game says in words of its own."""
    return _messages(game.package, "en").keys() & _messages(part, "en").keys()


@cache
def _named_in(package: str) -> frozenset[str]:
    """Texts in the source of a package that look like keys of messages, as patterns."""
    trees = (parse(path.read_text("utf-8")) for path in Path(str(files(package))).rglob("*.py"))
    texts = (_as_pattern(node) for tree in trees for node in walk(tree) if isinstance(node, Constant | JoinedStr))
    return frozenset(text for text in texts if re.match(r"[a-z]+\\-|(unknown|game)$", text))


def _as_pattern(node: Constant | JoinedStr) -> str:
    parts = node.values if isinstance(node, JoinedStr) else [node]
    return "".join(re.escape(str(part.value)) if isinstance(part, Constant) else r"[\w.-]*" for part in parts)


# ------------------------------------------------------------ names


@cache
def teller_of(game: Game, language: str, seats: int) -> Teller:
    return Teller(game, language, game.occupants(NAMES[:seats]))


def explained(game: Game, language: str, kind: str, id: str) -> tuple[str, str]:
    """Name and help of a component: composed, or its own messages."""
    assert game.page.help is not None
    say, key = game.texts(language), f"{kind}-{id}"
    return game.page.help(say, game.component(kind, id)) or (say(key), say(f"{key}.help"))


def labels(match: Match, language: str = "en", *, short: bool = False) -> list[str]:
    """The options of the open question."""
    ask = next(iter(match.asks.values()))
    words, seen = teller_of(match.game, language, len(match.state.players)), match.observe(ask.seat)
    return [(words.short if short else words.label)(ask.verb, option, seen, ask.about) for option in ask.options]


def said(match: Match, seat: Seat | None, language: str = "en") -> list[str]:
    """The position in words, for one reader."""
    game = match.game
    assert game.page.position is not None
    return game.page.position(
        match.observe(seat), seat, game.occupants(NAMES[: len(match.state.players)]), game.texts(language)
    )


# ------------------------------------------------------------ whole games


def random_match(game: Game, seats: int, options: Mapping[str, str], seed: int, choices: int) -> Match:
    """After so many choices, or at its end."""
    *_, match = islice(decisions(game, seats, options, seed), choices + 1)
    return match


def decisions(game: Game, seats: int, options: Mapping[str, str], seed: int) -> Iterator[Match]:
    """A random game, stopped at every decision and at its end."""
    match, dice = new_match(game, seats, options, seed, listen=True), seeded(seed)
    while not match.over:
        yield match
        match.choose(*random_choice(match, dice))
    yield match


def unreadable(game: Game, seats: int, options: Mapping[str, str], seed: int) -> list[str]:
    """What a random game leaves unsaid or says twice, in any language: labels, notes, questions, reasons, everybody's log."""
    problems = []
    for match, language in zip(decisions(game, seats, options, seed), cycle(LANGUAGES), strict=False):
        problems += _unclear_questions(match, teller_of(game, language, seats))
    for seat in (None, *range(seats)):
        for language in LANGUAGES:
            lines = [teller_of(game, language, seats).line(tell.seen_by(seat), match.observe(seat)) for tell in match.tells]
            problems += [line for line in lines if UNSAID.search(line)]
    return problems


def _unclear_questions(match: Match, words: Teller) -> Iterator[str]:
    for seat, ask in islice(match.asks.items(), 2):
        seen = match.observe(seat)
        labels = [words.label(ask.verb, option, seen, ask.about) for option in ask.options]
        yield from (label for label, often in Counter(labels).items() if often > 1 or UNSAID.search(label))
        yield from (note for option in ask.options if UNSAID.search(note := words.note(ask, option, seen)))
        said = [words.question(ask, seen), *(words.reason(why, seen) for why in match.why_not)]
        yield from (text for text in said if text[-1] not in "?.")
