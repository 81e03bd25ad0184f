"""A phone: the question is a sheet of three heights, places are chosen on the map, the hand is a strip."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE, Person
from browser.scene import lay
from saloon.engine import game_ids
from web.site import Site

WINDOW = 844
GAMES = sorted(game_ids())


def height(person: Person) -> int:
    """Of the sheet, once it stands still."""
    person.page.wait_for_function("() => !document.querySelector('.asking').getAnimations().length")
    return int(person.page.evaluate("document.querySelector('.asking').offsetHeight"))


def drag(person: Person, by: int) -> None:
    """The grip, by so many pixels upwards."""
    box = person.find("#grip").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    for part in range(1, 9):
        mouse.move(x, y - by * part / 8)
    mouse.up()


def test_the_sheet_by_tap_by_drag_and_by_keys(site: Site, invite: Invite) -> None:
    """Low where a map shows what can be chosen; what its reader wants is kept for the next question of that kind."""
    laid = lay(site, "Ada", "greedy", "greedy", game="carson_city", seed=3, moment="place")
    ada = laid.seat("Ada", invite(PHONE))
    assert ada.wait_for_turn()
    grip, table = ada.find("#grip"), ada.find("#table")
    expect(grip).to_have_attribute("aria-expanded", "false")
    expect(ada.button("place:wages")).to_be_hidden()
    low = height(ada)
    grip.tap()
    expect(table).to_have_attribute("data-height", "half")
    expect(grip).to_have_attribute("aria-expanded", "true")
    expect(ada.button("place:wages")).to_be_visible()
    assert low < height(ada) <= 0.46 * WINDOW + 1
    ada.shoot("phone-sheet-half")

    drag(ada, 300)
    expect(table).to_have_attribute("data-height", "full")
    for gone in ("#tabs", "#regions"):
        expect(ada.find(gone)).to_be_hidden()
    assert not ada.scrolls()[1]
    ada.shoot("phone-sheet-full")
    drag(ada, -600)
    expect(table).to_have_attribute("data-height", "peek")
    assert height(ada) <= low

    grip.focus()
    ada.page.keyboard.press("ArrowUp")
    expect(table).to_have_attribute("data-height", "half")
    ada.page.keyboard.press("Enter")
    expect(table).to_have_attribute("data-height", "full")
    expect(grip).to_have_accessible_name("Show the board")
    ada.page.keyboard.press("Escape")
    expect(table).to_have_attribute("data-height", "half")

    ada.page.reload()
    assert ada.wait_for_turn()
    expect(table).to_have_attribute("data-height", "half")
    ada.button("place:road1").tap()
    ada.find("#commit").tap()
    expect(ada.find("#p-ask .ask.hold")).to_have_count(1)
    expect(grip).to_be_hidden()
    expect(table).not_to_have_attribute("data-height", re.compile("."))


def test_a_cowboy_is_placed_on_the_map(site: Site, invite: Invite) -> None:
    """The town is as wide as the phone; a touch puts a ghost there and says what it costs; the wide button places it."""
    laid = lay(site, "Ada", "greedy", "greedy", game="carson_city", seed=3, moment="place")
    ada = laid.seat("Ada", invite(PHONE))
    assert ada.wait_for_turn()
    commit, town = ada.find("#commit"), ada.find("#p-region-town")
    expect(commit).to_have_text("Choose a place")
    assert ada.page.evaluate("document.querySelector('#r-town').getBoundingClientRect().width") == PHONE["viewport"]["width"]
    ada.find(".where", has_text="Track").tap()
    expect(ada.find("#p-region-track")).to_be_visible()
    ada.find(".where", has_text="Town").tap()
    places = town.locator("[data-choice^='place:']")
    choice = str(places.nth(20).get_attribute("data-choice"))
    assert min(ada.lit(choice).bounding_box()[side] for side in ("width", "height")) >= 44  # type: ignore[index]
    expect(ada.find(".ghost.on")).to_have_count(0)
    ada.lit(choice).tap()
    expect(town.locator(".ghost.on")).to_be_visible()
    expect(ada.find("#picked")).to_contain_text("Row")
    expect(commit).to_have_text(re.compile(r"Place a cowboy here · \$\d"))
    ada.shoot("phone-place-picked")
    ada.find("#picked [data-do=unpick]").tap()
    expect(commit).to_have_text("Choose a place")
    ada.touch(choice)
    expect(ada.find("#p-ask .ask.hold")).to_have_count(1)
    expect(town.locator(".ghost.on")).to_have_count(0)


def test_the_hand_is_a_strip_and_a_pin_leads_home(site: Site, invite: Invite) -> None:
    """A turn on the trail: one's herder is in view when it begins; wherever the map is led, a touch on the pin goes back."""
    laid = lay(site, "Ada", "greedy", "greedy", game="great_western_trail", seed=3, moment=120)
    ada = laid.seat("Ada", invite(PHONE))
    assert ada.wait_for_turn()
    pin, strip, trail = ada.find("#own-pin"), ada.find("#strip"), ada.find("#p-region-trail")
    expect(ada.find("#herder-0")).to_be_in_viewport()
    expect(pin).to_be_hidden()
    trail.evaluate("map => map.scrollTo(map.scrollWidth, map.scrollHeight)")
    expect(pin).to_be_visible()
    ada.shoot("phone-pin")
    pin.tap()
    expect(ada.find("#herder-0")).to_be_in_viewport()
    expect(pin).to_be_hidden()

    cards = ada.find("#p-region-hand [id^=hand-].card").count()
    expect(strip.locator(".card")).to_have_count(cards)
    strip.tap(position={"x": 60, "y": 28})
    expect(ada.find("#p-region-hand")).to_be_visible()
    strip.tap(position={"x": 60, "y": 28})
    expect(trail).to_be_visible()
    choice = str(ada.lit().first.get_attribute("data-choice"))
    ada.lit(choice).first.tap()
    expect(ada.find("#picked")).to_be_visible()
    expect(ada.find("#commit")).to_contain_text("Go to: ")
    ada.find("#commit").tap()
    ada.settle()
    expect(ada.button(choice)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_tabs_fit_in_french_on_the_smallest_phone(site: Site, invite: Invite, game: str) -> None:
    small = {**PHONE, "viewport": {"width": 360, "height": 740}}
    ada = lay(site, "Ada", "greedy", "greedy", game=game, language="fr").seat("Ada", invite(small, "fr"))
    ada.wait_for_turn()
    tabs = ada.find("#tabs")
    assert tabs.evaluate("bar => bar.scrollWidth <= bar.clientWidth && bar.clientHeight >= 44")
    assert tabs.evaluate("bar => [...bar.children].every(tab => tab.scrollWidth <= tab.clientWidth)")
