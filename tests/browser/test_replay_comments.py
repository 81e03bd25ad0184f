"""Talking about a game that is over: what rivals had, what somebody wrote, and what others read there."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE
from browser.scene import ended
from browser.test_every_page import found_by_axe
from web.site import Site


def test_strips_open_mats_by_keys_and_a_comment_is_read_by_others(site: Site, invite: Invite) -> None:
    over = ended(site, "Ada", "Luc", "Bea", game="carson_city")
    ada = over.become("Ada", invite()).go(f"{over.path}/replay?at=40&seat=0")
    strip, mat = ada.find("#rival-1"), ada.find("#p-region-mat-1")
    expect(strip).to_have_attribute("aria-expanded", "false")
    strip.focus()
    ada.page.keyboard.press("Enter")
    expect(mat.locator("svg.board")).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.find("#replay")).to_have_attribute("data-at", "41")
    expect(mat.locator("svg.board")).to_be_visible()
    expect(strip).to_be_focused()
    ada.shoot("replay-mat")
    ada.page.keyboard.press("Escape")
    expect(mat).to_be_hidden()
    ada.page.keyboard.press("p")
    ada.page.keyboard.press("3")
    expect(ada.find("#p-region-mat-2 svg.board")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.find("#comments > summary").click()
    ada.find("#comments textarea").fill("Here <b>Luc</b> was lost.")
    ada.find("#replay .transport a[data-hotkey=ArrowRight]").click()
    expect(ada.find("#replay")).to_have_attribute("data-at", "42")
    expect(ada.find("#comments textarea")).to_have_value("Here <b>Luc</b> was lost.")
    ada.find(".comment-form button").click()
    expect(ada.find("#comments li[aria-current]")).to_contain_text("Here <b>Luc</b> was lost.")
    assert ada.scrolls() == (False, False), "only its columns move"
    assert found_by_axe(ada) == []
    ada.shoot("replay-comments")

    luc = over.become("Luc", invite(PHONE, "fr", "night")).go(f"{over.path}/replay?at=0&size=phone")
    luc.find("#comments > summary").tap()
    expect(luc.find("#comments")).to_contain_text("Commentaires")
    expect(luc.find("#comments li button.tool")).to_have_count(0)
    luc.find("#comments .mv").tap()
    expect(luc.page).to_have_url(re.compile("at=42"))
    assert not luc.scrolls()[0]
    assert found_by_axe(luc) == []
    luc.shoot("replay-comments-phone")

    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.find("#comments li .tool").click()
    expect(ada.find("#comments li")).to_have_count(0)
