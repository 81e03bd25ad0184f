"""How to play, with a keyboard and a mouse: contents, search, folded chapters, help cards, and between desk and phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Invite

GAME = "great_western_trail"
TABLET = {"viewport": {"width": 1024, "height": 768}}


def test_a_reader_finds_a_rule_and_the_piece_behind_a_word(invite: Invite) -> None:
    person = invite().go(f"/games/{GAME}")
    person.page.keyboard.press("/")
    person.page.keyboard.type("hazard")
    expect(person.find("#found [role=option]").first).to_contain_text("Hazards and outlaws")
    person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("ArrowUp")
    person.page.keyboard.press("Enter")
    expect(person.find("#dangers")).to_have_attribute("open", "")
    expect(person.find(".contents [aria-current]")).to_have_text("The rules in detail")
    person.find("#turn .term").first.click()
    expect(person.find("#tip-title")).to_have_text("Hands and fees")
    person.find("#tip-more").click()
    expect(person.find("#moving")).to_have_attribute("open", "")
    person.find("#picture .term").first.click()
    person.page.keyboard.press("Escape")
    expect(person.find("#tip")).to_be_hidden()
    person.find("summary", has_text=re.compile("Cities")).click()
    expect(person.find("#piece-city-chicago > svg")).to_be_visible()
    assert not person.trouble


def test_a_tablet_shows_all_of_it_without_moving_sideways(invite: Invite) -> None:
    person = invite(TABLET).go(f"/games/{GAME}")
    assert not person.scrolls()[0]
