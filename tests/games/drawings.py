"""Drawn boards, taken apart: what tests of every game ask of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from games.tables import NAMES
from saloon.drawing.icons import names as icon_names
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Game, Match, new_match, seeded

SIZES = ("desk", "tablet", "phone")
Page = dict[str, str]
"""Drawings by region."""
OFF_BOARD = {
    "carson_city": r"\w+:(keep|finish|wait|yes|no|share|weapons)|tile:\d\.\d"
    r"|(fame|crew|land|powers|stake|bid|points|spend|banker|recruit|arm|glory|collect|die|reroll):(?!lay).*",
    "great_western_trail": r"act:end|sell:sell|move:\w+(\.\w+)+",
    "great_western_trail_argentina": r"act:end|sell:sell|reveal:revealed|move:\w+(\.\w+)+|buy:.*\+.*",
    "great_western_trail_el_paso": r"\w+:(end|stop|nothing)",
    "sans_foi_ni_loi": r"act:(buy|end)|(offer|bribe):.*",
}
"""Choices that concern nothing that lies on the table: ends, numbers, consent; two things at once; another way to a place,
which is shown as a way and not as a place."""


def viewpoint(match: Match, seat: int | None, language: str = "en", size: str = "desk", **more: Any) -> Viewpoint:
    """What a seat may choose now, with the keys that the page gives."""
    ask = match.asks.get(seat)
    lit = {} if ask is None else {text: str(key) if key < 10 else "" for key, text in enumerate(ask.texts(), 1)}
    names = tuple(more.pop("names", match.game.occupants(NAMES[: len(match.state.players)])))
    bots = tuple(seat % 2 == 1 for seat in range(len(names)))
    return Viewpoint(seat, names, bots, language, size, lit, asked=tuple(match.asks), about=ask and ask.about, **more)


def drawn(match: Match, seat: int | None, **more: Any) -> Page:
    """The table as a seat sees it."""
    assert match.game.page.board is not None
    return match.game.page.board(match.observe(seat), viewpoint(match, seat, **more))


def on_board(match: Match, seat: int | None) -> set[str]:
    """The choices of a seat that concern things on the table."""
    off = re.compile(rf"pass|done|{OFF_BOARD.get(match.game.id, 'act:end')}")
    return {text for text in viewpoint(match, seat).lit if not off.fullmatch(text)}


def elements(page: Page) -> Iterator[ElementTree.Element]:
    for region in page.values():
        yield from ElementTree.fromstring(region).iter()


def marked(page: Page, mark: str) -> Counter[str]:
    return Counter(value for element in elements(page) if (value := element.get(mark)) is not None)


def choices_in(page: Page, *regions: str) -> dict[str, str]:
    """Choices and the ids of what carries them."""
    return {e.get("data-choice"): e.get("id") for e in elements({r: page[r] for r in regions}) if e.get("data-choice")}


def decisions(game: Game, seats: int, options: dict[str, str], seed: int, often: int = 40) -> Iterator[tuple[Match, bool]]:
    """Every decision of a random game, and whether it is worth a look: the first of each question, then every so many."""
    match, dice = new_match(game, seats, options, seed), seeded(seed)
    asked: Counter[str] = Counter()
    while not match.over:
        ask = next(iter(match.asks.values()))
        asked[ask.verb] += 1
        yield match, asked[ask.verb] < 3 or match.count % often == 0
        match.choose(ask.seat, dice.pick(list(ask.options)))
    yield match, True


def check_icons_and_styles(page: Page) -> None:
    """Only icons that exist, and no styles or scripts of its own."""
    text = "".join(page.values())
    assert set(re.findall(r'href="#i-([^"]+)"', text)) <= icon_names()
    assert not re.search(r'style=|<style|<script|foreignObject|\son\w+=|NaN|"inf"', text)
