"""Looking back in a browser: step, play at three speeds, by mouse and by keys; with all cards open everybody's are there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.scene import lay
from web.site import Site


@pytest.fixture
def eve(site: Site, invite: Invite) -> Person:
    """Somebody who looks at the replay of a game that is over."""
    laid = lay(site, "Eve", "greedy", "greedy", moment="last")
    eve = laid.seat("Eve", invite())
    while eve.wait_for_turn():
        eve.end_turn()
    return eve.go(f"{laid.path}/replay?at=20")


def test_a_replay_goes_on_by_itself_until_it_is_stopped(eve: Person) -> None:
    play = eve.find("[data-play]")
    eve.find(".speeds button", has_text="4×").click()
    expect(eve.find(".speeds button", has_text="4×")).to_have_attribute("aria-pressed", "true")
    expect(eve.find(".speeds button", has_text="1×")).to_have_attribute("aria-pressed", "false")
    play.click()
    expect(eve.find("#replay input[type=range]")).to_have_value(re.compile(r"^(2[4-9]|[3-9]\d|\d{3})$"))
    expect(eve.find(".speeds button", has_text="4×")).to_have_attribute("aria-pressed", "true")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    # A step may still have been on its way.
    eve.page.wait_for_function("location.href.endsWith(`at=${document.getElementById('replay').dataset.at}`)")
    assert not eve.trouble


def test_keys_step_by_move_and_by_turn(eve: Person) -> None:
    for key, moment in (("ArrowRight", "21"), ("ArrowLeft", "20"), ("Home", "0")):
        eve.page.keyboard.press(key)
        expect(eve.find("#replay")).to_have_attribute("data-at", moment)
    eve.page.keyboard.press("PageDown")
    expect(eve.find("#replay")).not_to_have_attribute("data-at", "0")
    eve.page.keyboard.press("End")
    expect(eve.find("#replay input[type=range]")).to_have_value(
        eve.find("#replay input[type=range]").get_attribute("max") or ""
    )


def test_the_slider_leads_to_a_moment(eve: Person) -> None:
    eve.find("#replay input[type=range]").fill("57")
    expect(eve.find("#replay")).to_have_attribute("data-at", "57")
    expect(eve.page).to_have_url(re.compile("at=57"))


def test_all_hands_lie_open_or_one_seats_only(eve: Person) -> None:
    expect(eve.find("[id^=p-region-hand]")).to_have_count(3)
    eve.find(".seatpick a", has_text="Eve").click()
    expect(eve.find("[id^=p-region-hand]")).to_have_count(1)
    expect(eve.find("#p-region-hand")).to_contain_text("Eve")
    assert not eve.trouble


def test_whoever_uses_keys_stays_where_they_are(eve: Person) -> None:
    for found in (".speeds button >> nth=2", "#replay input[type=range]", "[data-hotkey=ArrowRight]"):
        moment = int(eve.find("#replay").get_attribute("data-at") or 0)
        eve.find(found).focus()
        eve.page.evaluate("document.querySelector('[data-hotkey=ArrowRight]').click()")
        expect(eve.find("#replay")).to_have_attribute("data-at", str(moment + 1))
        expect(eve.find(found)).to_be_focused()
