"""The North in the browser: stores by mouse, key and thumb, a delivery to a large town, and which of the two maps is open."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person
from browser.scene import Laid, lay
from web.site import Site

GAME = "great_western_trail"
TABLETS = {"tablet": {"viewport": {"width": 1024, "height": 768}}, "wide-tablet": {"viewport": {"width": 1180, "height": 820}}}
LIKES = ["act:aux6", "auxiliary:aux6", "store:OMA", "store:S01"]
"""Seat 0 places stores as soon as it can, until it has one in Omaha."""
THUMB = 44


def north(site: Site, moment: str | int, *others: str, **more: Any) -> Laid:
    return lay(
        site, "Ada", *(others or ("greedy",)), game=GAME, seed=3, options={"rails_to_the_north": "yes"}, moment=moment,
        likes=LIKES, **more,
    )  # fmt: skip


def expect_open(person: Person, plan: str) -> None:
    """The switch and the height of the map say the same."""
    expect(person.find(f"#plan-{plan}.on")).to_have_count(1)
    expect(person.find("#r-rail")).to_have_attribute("viewBox", {"north": "0 0 1068 508", "trail": "0 0 1068 211"}[plan])


def test_a_store_by_mouse_shows_what_it_does_before_it_is_placed(site: Site, invite: Invite) -> None:
    ada = north(site, "store:OMA").seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    expect_open(ada, "north")
    expect(ada.find('.route.on[data-for="store:OMA"]')).to_have_count(0)
    ada.find("#town-OMA").hover()
    expect(ada.find('.route.on[data-for="store:OMA"]')).to_have_count(1)
    ada.shoot("north-store")
    ada.find("#town-OMA").click()
    ada.settle()
    while ada.lit("trade:OMA-1").count():
        ada.find("#trade-OMA-1").click()
        ada.settle()
    expect(ada.find("#town-OMA #store-0-1, #mat-0-annex #store-0-2")).not_to_have_count(0)
    expect(ada.find("#mat-0-annex #store-0-1")).to_have_count(0)


def test_a_store_by_key_and_the_next_question_opens_its_own_map(site: Site, invite: Invite) -> None:
    ada = north(site, "store:S01").seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    ada.page.keyboard.press("t")
    expect_open(ada, "trail")
    expect(ada.lit("store:S01")).to_have_count(1)  # a symbol now
    key = ada.button("store:S01").locator("kbd, .key").first.inner_text()
    ada.page.keyboard.press(key)
    ada.settle()
    expect(ada.button("store:S01")).to_have_count(0)
    ada.page.keyboard.press("n")
    expect_open(ada, "north")
    expect(ada.find("#town-S01 #store-0-0")).to_have_count(1)


def test_the_switch_opens_either_map_by_a_click(site: Site, invite: Invite) -> None:
    ada = north(site, "move").seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    expect_open(ada, "trail")
    ada.shoot("north-closed")
    ada.find("#plan-north").click()
    expect_open(ada, "north")
    ada.find("#small-trail").click(position={"x": 8, "y": 120})
    expect_open(ada, "trail")
    assert ada.scrolls() == (False, False)


def test_a_delivery_to_a_large_town(site: Site, invite: Invite) -> None:
    ada = north(site, "deliver:OMA").seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    expect_open(ada, "north")
    ada.button("deliver:OMA").hover()
    expect(ada.find('.route.on[data-for="deliver:OMA"]')).to_have_count(1)
    ada.shoot("north-deliver")
    ada.find("#town-OMA").click()
    ada.settle()
    while ada.options()[0].startswith("disc:"):
        ada.choose(ada.options()[0])
        ada.settle()
    expect(ada.find("#town-OMA-0")).to_have_count(1)


def test_a_town_that_is_not_lit_is_explained(site: Site, invite: Invite) -> None:
    ada = north(site, "store:S01").seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    ada.find("#town-MON").click()
    expect(ada.find("#tip-title")).to_have_text("Montréal")


def test_a_store_by_thumb(site: Site, invite: Invite) -> None:
    """The tab of the North opens by itself; a tap selects, the wide button commits; from afar there are symbols."""
    ada = north(site, "store:OMA").seat("Ada", invite(PHONE, language="fr"))
    assert ada.wait_for_turn()
    expect(ada.find(".ptab.on")).to_have_text("Nord")
    town = ada.find("#town-OMA")
    expect(town).to_be_in_viewport()
    target = town.locator(".hit").first.bounding_box()
    assert target is not None
    assert min(target["width"], target["height"]) >= THUMB
    town.tap(position={"x": 20, "y": 20})
    expect(ada.find('.route.on[data-for="store:OMA"]')).to_have_count(1)
    ada.shoot("north-phone-picked")
    for _ in range(4):
        ada.find('#mapbar [data-do="zoom"]').last.tap()
    expect(ada.find("#p-region-north.from-afar")).to_have_count(1)
    expect(ada.find("#far-town-OMA")).to_be_visible()
    ada.shoot("north-phone-afar")
    ada.find("#commit").tap()
    ada.settle()
    expect(ada.button("store:OMA")).to_have_count(0)


@pytest.mark.parametrize("name", TABLETS)
def test_the_north_is_a_panel_over_the_trail_on_a_tablet(site: Site, invite: Invite, name: str) -> None:
    """A question about it opens it, with the town in view."""
    ada = north(site, "store:OMA").seat("Ada", invite(TABLETS[name]))
    assert ada.wait_for_turn()
    expect(ada.find("#side #p-region-rail")).to_be_visible()
    expect(ada.find("#side [data-choice='store:OMA']").first).to_be_in_viewport()
    assert ada.scrolls() == (False, False)
    ada.shoot(f"north-{name}")
    ada.page.keyboard.press("Escape")
    expect(ada.find("#p-region-rail")).to_be_hidden()
    expect(ada.find("#regions #p-region-trail")).to_be_visible()
    assert ada.scrolls() == (False, False)
    ada.shoot(f"north-{name}-trail")


def test_a_replay_opens_either_map(site: Site, invite: Invite) -> None:
    laid = north(site, "store:OMA")
    ada = laid.seat("Ada", invite(DESK)).go(f"{laid.path}/replay?at=12")
    expect_open(ada, "trail")
    ada.page.keyboard.press("n")
    expect_open(ada, "north")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.find("#replay")).to_have_attribute("data-at", "13")
    expect_open(ada, "north")
    ada.find("#plan-trail").click()
    expect_open(ada, "trail")


def test_without_motion_another_map_does_not_mark_everything_as_changed(site: Site, invite: Invite) -> None:
    still = invite(DESK)
    still.page.emulate_media(reduced_motion="reduce")
    ada = north(site, "move").seat("Ada", still)
    assert ada.wait_for_turn()
    ada.page.keyboard.press("n")
    expect_open(ada, "north")
    expect(ada.find(".changed")).to_have_count(0)
