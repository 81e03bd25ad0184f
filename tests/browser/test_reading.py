"""Reading a card never plays it: by its corner, a resting finger, or keys, in every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE, Person
from browser.scene import lay
from web.site import Site

GAMES = (
    "sans_foi_ni_loi",
    "carson_city",
    "great_western_trail",
    "great_western_trail_el_paso",
    "great_western_trail_argentina",
)
REST_MILLISECONDS = 700
"""A little more than a finger must rest."""


def reads(person: Person, question: str) -> None:
    """Something is explained, and nothing was chosen."""
    expect(person.find("#tip")).to_be_visible()
    expect(person.find("#tip-body")).not_to_be_empty()
    assert person.question() == question


def rest_finger(person: Person, selector: str) -> None:
    box = person.find(selector).first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    screen = person.context.new_cdp_session(person.page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    person.page.wait_for_timeout(REST_MILLISECONDS)
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_read_without_being_played(site: Site, invite: Invite, game: str) -> None:
    laid = lay(site, "Ada", "greedy", "greedy", game=game, moment=60)
    ada = laid.seat("Ada", invite())
    assert ada.wait_for_turn()
    question = ada.question()
    ada.lit().first.hover()
    corner = ada.find("#corner")
    expect(corner).to_be_visible()
    box = corner.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 28
    corner.click()
    reads(ada, question)
    ada.shoot(f"reading-{game}")
    ada.press("Escape")

    ada.press("b")
    ada.press("ArrowDown")
    ada.press("Tab")
    expect(corner).to_be_focused()
    ada.press("Enter")
    reads(ada, question)


def test_a_finger_that_rests_reads(site: Site, invite: Invite) -> None:
    laid = lay(site, "Ada", "greedy", "greedy", game="great_western_trail", moment="discard")
    ada = laid.seat("Ada", invite(PHONE))
    assert ada.wait_for_turn()
    question = ada.question()
    rest_finger(ada, "#regions .region.on [data-choice]")
    reads(ada, question)
    expect(ada.find("#table.picked")).to_have_count(0)
    ada.shoot("reading-phone")
    ada.find("#tip [data-do=close]").tap()
    ada.find("#regions .region.on [data-choice]").first.tap()
    ada.find("#corner").tap()
    reads(ada, question)
