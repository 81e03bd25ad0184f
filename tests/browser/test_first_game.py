"""A first game in front of a browser: what options lead to, a coach who can be sent away, and a bot that says why."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE
from browser.scene import lay
from browser.test_every_page import found_by_axe
from web.site import Site


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_a_bot_says_why_and_marks_it_and_the_coach_leaves_for_good(
    site: Site, invite: Invite, size: dict[str, Any], language: str
) -> None:
    laid = lay(site, "Ada", "greedy", "greedy", game="carson_city", moment="place", language=language)
    ada = laid.seat("Ada", invite(size, language))
    if size is DESK:
        ada.find("#p-ask .opt").first.hover()
        expect(ada.find("#lead")).to_have_text(ada.find("#p-ask .opt .gist").first.text_content() or "")

    ada.find("[data-do=advise]").click()
    expect(ada.find(".advice.told small")).to_be_visible()
    ada.open_list()
    best = ada.find("#p-ask [data-choice]:has(.odds.best)")
    choice = best.get_attribute("data-choice") or ""
    expect(best).to_be_visible()
    marked = ada.page.eval_on_selector_all("#stage .advised", "all => all.map(each => each.dataset.choice)")
    assert set(marked) == {choice}
    assert not ada.scrolls()[0]
    assert found_by_axe(ada) == []
    ada.shoot(f"first-game-{language}")

    ada.find("#counsel [data-do=coach]").click()
    expect(ada.find("#counsel")).to_have_count(0)
    ada.sit(laid.path)
    expect(ada.find("#counsel")).to_have_count(0)
    ada.go("/settings")
    ada.find("[name=coach]").check()
    ada.find("#form-settings .btn.primary").click()
    expect(ada.find("[name=coach]")).to_be_checked()
    ada.sit(laid.path)
    expect(ada.find("#counsel")).to_be_visible()
