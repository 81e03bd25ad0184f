"""A table is opened by hand: simple things first, everything by keyboard too."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE

pytestmark = pytest.mark.real


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_a_table_of_friends_with_a_river_of_ones_own(invite: Invite, size: dict, language: str) -> None:
    ada = invite(size, language)
    ada.go("/new/carson_city")
    expect(ada.find("#set-kind-first")).to_have_attribute("aria-pressed", "true")
    ada.find("#set-who-friends").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.find("#set-who-friends")).to_have_attribute("aria-pressed", "true")
    expect(ada.find("#set-who-friends")).to_be_focused()
    ada.find("#fold-variants summary").click()
    ada.find("label:has(#o-river-free)").click()
    expect(ada.find("#p-free_river-84")).to_be_checked()
    expect(ada.find("#set-own")).to_be_visible()
    ada.find("label:has(#p-free_river-84)").click()
    expect(ada.find("[role=alert]")).to_be_visible()
    expect(ada.find("#p-free_river-84")).not_to_be_checked()
    ada.find("label:has(#p-free_river-84)").click()
    expect(ada.find("[role=alert]")).to_have_count(0)
    ada.shoot(f"new-table-{language}")
    assert not ada.scrolls()[0]
    ada.find("#set-keep").click()
    expect(ada.find("#set-kind-usual")).to_have_attribute("aria-pressed", "true")
    ada.find(".ready-box button.primary").click()
    expect(ada.find("#invitation")).to_be_visible()
    ada.go("/new/carson_city")
    expect(ada.find("#set-kind-usual")).to_have_attribute("aria-pressed", "true")
