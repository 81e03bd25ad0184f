"""The player aid on paper, and the book at a table: the aid, a chapter of the rules, and what a search finds."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE
from browser.scene import lay
from saloon.engine import LANGUAGES, all_games
from web.site import Site

PAGE = re.compile(rb"/Type\s*/Page\b")
AIDS = [game.id for game in all_games() if game.page.aid]


@pytest.mark.parametrize("game", AIDS)
def test_an_aid_fits_one_side_of_paper(invite: Invite, game: str) -> None:
    sides = {}
    for language, paper in product(LANGUAGES, ("A4", "Letter")):
        person = invite(language=language, theme="night").go(f"/games/{game}/aid")
        assert not person.scrolls()[0]
        sides[language, paper] = len(PAGE.findall(person.page.pdf(format=paper, print_background=True)))
    assert set(sides.values()) == {1}, sides


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_book_is_read_by_keys_and_never_lies_over_the_question(site: Site, invite: Invite, size: dict[str, Any]) -> None:
    table = lay(site, "Ada", "greedy", "greedy", game="carson_city", options={"city_hall": "no"})
    reader = table.seat("Ada", invite(size))
    keys, title = reader.page.keyboard, reader.find("#book-title")
    keys.press("/")
    expect(title).to_have_text("Player aid")
    book, ask = reader.find("#book").bounding_box(), reader.find("#p-ask .ask").bounding_box()
    assert book
    assert ask
    assert book["x"] + book["width"] <= ask["x"] or book["y"] + book["height"] <= ask["y"]
    reader.shoot(f"book-aid-{size['viewport']['width']}")

    keys.press("/")  # the same key searches
    keys.type("duel")
    expect(reader.find("#found [role=option]").first).to_be_visible()
    keys.press("Enter")
    expect(title).to_have_text("The duel")
    expect(reader.find("#book-leaf figure").first).to_be_visible()

    keys.press("Escape")
    expect(reader.find("#book")).to_be_hidden()
    keys.press("Shift+R")  # of the open question
    expect(title).to_have_text("Set-up")
    reader.find("#book-leaf .term").first.click()
    expect(reader.find("#tip-title")).to_be_visible()
    reader.find("#tip-more").click()  # stays at the table
    expect(title).not_to_have_text("Set-up")
    reader.find("#book [data-do=shut]").click()
    expect(reader.find("#book")).to_be_hidden()
