"""What every player aid must keep to: said in both languages, drawn with icons that exist, nothing left over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from games.drawings import check_icons_and_styles
from games.tables import SPEAKING
from saloon.engine import LANGUAGES, Texts
from saloon.engine.aid import Block, Row, said_aid
from saloon.engine.options import read_options
from texts import UNSAID

AIDS = [pytest.param(game, id=game.id) for game in SPEAKING if game.page.aid]


class Heard:
    """Texts that remember what was asked for."""

    def __init__(self, say: Texts) -> None:
        self.say, self.keys = say, set[str]()

    def __call__(self, key: str, /, **values: Any) -> str:
        self.keys.add(key.partition(".")[0])
        return self.say(key, **values)

    def __contains__(self, key: str) -> bool:
        return key in self.say


def rows(blocks: list[Block]) -> Iterator[Row]:
    """Every row and cell."""
    for block in blocks:
        for row in (*block.rows, *block.asides, *([block.head] if block.head else [])):
            yield from (row, *(cell for cell in row.cells if isinstance(cell, Row)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", AIDS)
def test_an_aid_says_all_it_has_in_both_languages(game, language):
    heard = Heard(game.texts(language))
    for block in said_aid(game.page.aid, heard):
        for row in (*block.rows, *block.asides):
            for said in (row, *row.cells):
                assert said.text or said.words or said.name or row.cells, block.title
                assert not UNSAID.search(f"{said.name}{said.text}{said.words}"), said
    assert {key for key in game.texts(language).keys() if key.startswith("aid-") and "." not in key} - heard.keys == set()  # noqa: SIM118


@pytest.mark.parametrize("game", AIDS)
def test_every_sign_of_an_aid_is_drawn(game):
    for row in rows(game.page.aid):
        if row.sign:
            check_icons_and_styles({row.key: row.sign})
            words = [thing for thing in ElementTree.fromstring(row.sign).iter() if len("".join(thing.itertext())) > 1]
            assert min((float(thing.get("font-size", 10)) for thing in words), default=10) >= 10, row


@pytest.mark.parametrize("game", AIDS)
def test_the_rows_of_a_table_are_no_longer_than_its_head(game):
    for block in game.page.aid:
        if block.look == "table" and block.head:
            assert all(len(row.cells) <= len(block.head.cells) for row in block.rows), block.key


@pytest.mark.parametrize("game", AIDS)
def test_what_is_not_always_played_comes_last(game):
    """The rest fits one side of paper."""
    always = [block.always for block in game.page.aid]
    assert always == sorted(always, reverse=True)
    for seats in game.seats:
        for chosen in game.spread(seats):
            options = read_options(game.options_type, seats, chosen)
            assert {block.played(seats, options) for block in game.page.aid} <= {True, False}
