"""The score sheet of a finished game: its categories with everybody's points, and what each adds up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from saloon.engine import Earned, Game, Line, Refusal, find_game
from saloon.engine.aid import said_aid
from saloon.engine.wording import Teller
from saloon.web.messages import language
from saloon.web.tables.models import Table
from saloon.web.tables.story import played, story

COLOURS = 11
"""Those of the categories (`--cat-n`); further ones begin again, with another pattern."""
PATTERNS = 4
ANY_ICON = "vp"
USED_ICON = re.compile(r'href="#i-([^"]+)"')

Details = tuple[list[dict[str, list[Line]]], list[dict[str, list[Earned]]]]
"""By seat: the lines of each category, and the parts of those that grew during play."""


class ScoreRow(Struct, frozen=True):
    """A category; points and lines are by seat.

    number: its place among the categories of the game, which decides its colour and its pattern: the same at every table; of a
            game with more categories than colours, its place among those where somebody has a point.
    help:   how it is counted, in a line.
    """

    title: str
    icon: str
    number: int
    help: str
    points: list[int]
    lines: list[list[Line]]

    @property
    def looks(self) -> str:
        """The classes that colour it."""
        return f"cat{self.number % COLOURS}"

    @property
    def pattern(self) -> int:
        return self.number % PATTERNS

    @property
    def opens(self) -> bool:
        return any(self.lines)


class ScoreSheet(Struct, frozen=True):
    """order: the seats, best first; nothing: the titles of whole categories where nobody has a point."""

    names: list[str]
    order: list[int]
    ranks: list[int]
    totals: list[int]
    rows: list[ScoreRow]
    nothing: list[str]

    @property
    def winners(self) -> list[int]:
        return [seat for seat in self.order if self.ranks[seat] == 1]


def score_sheet(table: Table, names: list[str]) -> ScoreSheet:
    assert table.result is not None
    ranks, totals, counted = (table.result[key] for key in ("ranks", "totals", "categories"))
    sheets, details, icons = _opened(counted, *_details(table))
    game = find_game(table.game)
    teller, signs = Teller(game, language(), names), _signs(game, language())
    rows: list[ScoreRow] = []
    nothing = []
    categories = list(dict.fromkeys(key for sheet in sheets for key in sheet))
    for place, category in enumerate(categories):
        points, lines = [sheet.get(category, 0) for sheet in sheets], [gathered(each.get(category, [])) for each in details]
        if not any(points) and not any(lines):
            nothing.append(category)
            continue
        icon, help = signs.get(category, (icons.get(category, ANY_ICON), ""))
        number = place if len(categories) <= COLOURS else len(rows)
        rows.append(ScoreRow(teller.category(category), icon, number, help, points, lines))
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    unscored = [teller.category(category) for category in nothing if category not in icons]
    return ScoreSheet(names, order, ranks, totals, rows, unscored)


def gathered(lines: list[Line]) -> list[Line]:
    """What brings points; equal lines as one, with their number."""
    often = Counter(line for line in lines if line[1])
    return [(text if count == 1 else f"{count} × {text}", count * points) for (text, points), count in often.items()]


# ------------------------------------------------------------ where points come from


def _details(table: Table) -> Details:
    """Nothing, if the game cannot be played again by today's rules."""
    try:
        return _kept_details(table.code, language())
    except Refusal:
        return [], []


@lru_cache(maxsize=128)
def _kept_details(code: str, language: str) -> Details:
    table = Table.objects.get(code=code)
    told, game = story(table), find_game(table.game)
    match, say = played(table, told, told.length), game.texts(language)
    seats, page = range(game.rules.seats_of(match.state)), game.page
    return (
        [page.score_sheet(match.state, seat, say) for seat in seats] if page.score_sheet else [],
        [page.earned(match.tells, seat, say) for seat in seats] if page.earned else [],
    )


def _opened(
    counted: Sequence[dict[str, int]], lines: list[dict[str, list[Line]]], earned: list[dict[str, list[Earned]]]
) -> tuple[list[dict[str, int]], list[dict[str, list[Line]]], dict[str, str]]:
    """Points and lines by seat, with the parts of a category in its place where they add up to it; icons of the parts."""
    sheets, details = [dict(sheet) for sheet in counted], list(lines) or [{} for _ in counted]
    icons: dict[str, str] = {}
    for category in earned[0] if earned else ():
        parts = [each[category] for each in earned]
        sums = [sum(points for part in each for _, points in part.lines) for each in parts]
        if sums != [sheet.get(category) for sheet in sheets]:
            continue
        icons |= {part.part: part.icon for part in parts[0]}
        for seat, each in enumerate(parts):
            found = {part.part: sum(points for _, points in part.lines) for part in each}
            sheets[seat] = _put(sheets[seat], category, found)
            details[seat] = details[seat] | {part.part: part.lines for part in each}
    return sheets, details, icons


def _put(sheet: dict[str, int], category: str, parts: dict[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for key, points in sheet.items():
        found |= parts if key == category else {key: points}
    return found


@lru_cache(maxsize=64)
def _signs(game: Game[Any], language: str) -> dict[str, tuple[str, str]]:
    """The icon of a category and how it counts, as the player aid has them."""
    blocks = [block for block in game.page.aid if block.look == "points"]
    found: dict[str, tuple[str, str]] = {}
    for block, said in zip(blocks, said_aid(blocks, game.texts(language)), strict=True):
        for row, words in zip(block.rows, said.rows, strict=True):
            drawn = USED_ICON.search(row.sign)
            found[row.key] = (drawn[1] if drawn else ANY_ICON, words.text)
    return found
