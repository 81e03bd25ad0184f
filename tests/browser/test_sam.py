"""Alone on the trail, against Sam."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE, Person
from browser.scene import lay
from web.site import Site

GAME = "great_western_trail"
MAX_AREA_PIXELS = 300
"""Of his area between his turns, at a desk of 900: the rest is for the question above it."""
PAUSE = "0.6"
"""A bot's pause in seconds, of which each line of his takes five: long enough to be seen, on a busy machine too."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("sam"), SALOON_BOT_PAUSE=PAUSE, SALOON_LIMITS="off") as site:
        yield site


def play_a_turn(person: Person) -> None:
    """The usual answer to every question, until the turn is over."""
    while person.is_asked and "done" not in person.options():
        choices = [choice for choice in person.options() if choice not in ("exchange:exchange", "act:exchange")]
        person.choose("act:end" if "act:end" in choices else choices[0])
    if person.is_asked:
        person.choose("done")


def test_from_the_lobby_to_his_first_turn(site: Site, invite: Invite) -> None:
    ada = invite()
    ada.go("/")
    alone = ada.find(f".alone:has(form[action*='{GAME}'])", has_text="Sam").first
    alone.locator("summary").click()
    alone.get_by_role("button", name="hard").click()
    ada.see_table()
    expect(ada.find("#p-top .order li", has_text="Sam")).to_have_count(1)
    area = ada.find("#rival-1")
    expect(area).to_contain_text("hard")
    play_a_turn(ada)
    expect(ada.find("#p-ask .ask-head")).to_contain_text("Sam plays")
    expect(area.locator(".story")).not_to_have_count(0)
    expect(area.locator(".story").first).to_contain_text("Turns over card")
    ada.shoot("sam-first-step")
    area.locator(".story", has_text="Moves").first.click()
    expect(ada.find("#tip-title")).to_have_text("Sam’s way")
    ada.shoot("sam-why")
    ada.press("Escape")
    expect(ada.find("#regions .told")).not_to_have_count(0)
    ada.shoot("sam-told")
    assert ada.wait_for_turn()
    expect(area.locator(".story")).to_have_count(0)
    expect(area).to_contain_text("takes next")
    ada.shoot("sam-after-his-turn")


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("rails", ["no", "yes"])
def test_his_area_at_a_later_moment(site: Site, invite: Invite, theme: str, rails: str) -> None:
    options = {"sam": "medium", "rails_to_the_north": rails}
    laid = lay(site, "Ada", game=GAME, options=options, moment=120, seed=3)
    ada = laid.seat("Ada", invite(theme=theme))
    expect(ada.find("#rival-1")).to_contain_text("His cards")
    ada.shoot(f"sam-desk-{rails}-{theme}")
    luc = laid.seat("Ada", invite(PHONE, "fr", theme))
    luc.find("#tabs .ptab", has_text="Autres").tap()
    expect(luc.find("#rival-1")).to_contain_text("Ses cartes")
    assert not luc.scrolls()[0]
    luc.shoot(f"sam-phone-{rails}-{theme}")


def test_with_rails_his_area_is_low_and_his_marks_can_be_switched_off(site: Site, invite: Invite) -> None:
    options = {"sam": "medium", "rails_to_the_north": "yes"}
    laid = lay(site, "Ada", game=GAME, options=options, moment=96, seed=3)
    ada = laid.seat("Ada", invite())
    assert ada.wait_for_turn()
    box = ada.find("#rival-1").bounding_box()
    assert box is not None
    assert box["height"] < MAX_AREA_PIXELS
    mark = ada.find("#regions .mark").first
    expect(mark).to_be_visible()
    ada.shoot("sam-six-options")
    ada.find("#menu summary").click()
    ada.find("#menu .hide-marks").click()
    expect(mark).to_be_hidden()
    ada.sit(laid.path)
    expect(mark).to_be_hidden()
    ada.find("#menu summary").click()
    ada.shoot("sam-menu")
    ada.find("#menu .show-marks").click()
    expect(mark).to_be_visible()
