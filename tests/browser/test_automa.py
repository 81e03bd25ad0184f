"""Alone at a table, against an opponent that the rules play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE, Person
from high_noon.installed import ID, environment
from web.site import Site

PAUSE = "0.4"
"""Of a bot; each step of hers takes five of them: long enough to see all of them, on a busy machine too."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site where High Noon is installed too."""
    folder = tmp_path_factory.mktemp("noon")
    with Site(folder, SALOON_BOT_PAUSE=PAUSE, SALOON_LIMITS="off", **environment(folder / "plugin")) as site:
        yield site


def alone(person: Person, words: str) -> Person:
    """Through the form of a new table: one seat, and who sits there too."""
    person.go(f"/new/{ID}")
    expect(person.find(".chair", has_text="Sue")).to_have_count(0)
    card = person.find("#set-who-alone")
    expect(card).to_contain_text(words)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(person.find(".chair")).to_have_count(2)
    sue = person.find(".chair", has_text="Sue")
    expect(sue).to_contain_text("automa")
    expect(sue.locator("input, select")).to_have_count(0)
    expect(person.find("#summary")).to_contain_text("Sue")
    person.shoot(f"automa-new-{person.page.viewport_size['width']}")  # type: ignore[index]
    assert not person.scrolls()[0]
    person.find(".ready-box button.primary").click()
    return person.see_table()


def test_her_steps_are_seen_one_after_the_other(site: Site, invite: Invite) -> None:
    ada = alone(invite(), "Alone against Sue, whom the rules play.")
    assert ada.is_asked
    expect(ada.find("#p-top .order li")).to_have_count(2)
    expect(ada.find("#p-top .order li", has_text="Sue").get_by_role("img", name="Automa")).to_have_count(1)
    ada.choose(ada.options()[0])
    expect(ada.find("#p-ask [data-do=undo]")).to_be_visible()
    ada.choose("done")
    head, told = ada.find("#p-ask .ask-head"), ada.find("#p-ask h1")
    expect(head).to_contain_text("Sue plays")
    expect(head.locator(".think")).to_be_visible()
    expect(told).to_have_text("Sue walks up.")
    expect(ada.find("#p-ask [data-do=undo], #p-ask [data-choice]")).to_have_count(0)
    ada.shoot("automa-first-step")
    expect(told).to_contain_text("Sue plays shot_")
    expect(ada.find("#p-ask .asked")).to_have_text("Sue walks up.")
    assert ada.wait_for_turn()
    ada.find("[data-do=playback]").click()
    expect(ada.find("#player-line")).to_contain_text("Sue walks up.")
    expect(ada.find("#player-line")).to_contain_text("Sue plays shot_")


def test_a_table_that_is_left_between_her_steps_goes_on(site: Site, invite: Invite) -> None:
    """On a phone, in French; the page is closed in the middle of her turn."""
    luc = alone(invite(PHONE, "fr"), "En solitaire contre Sue, que les règles font jouer.")
    path = luc.table
    for _ in range(2):
        luc.find("#p-ask [data-choice]").first.tap()
        if luc.find("#commit:visible").count():
            luc.find("#commit").tap()
        luc.settle()
    expect(luc.find("#p-ask .ask-head")).to_contain_text("Sue joue")
    luc.shoot("phone-automa-step")
    luc.go("/")
    luc.sit(path)
    assert luc.wait_for_turn()
    expect(luc.find("#p-drawer-recap")).to_contain_text("Sue s’avance.")
