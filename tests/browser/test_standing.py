"""Standing answers in front of a browser: switched on beside the question, told in the log, taken back, kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person
from browser.scene import lay
from browser.test_every_page import found_by_axe
from high_noon.installed import ID, environment
from web.site import Site

HIGHEST, DONE = "#always-highest", "#always-done"
WORDS = {
    "en": ("Always: play the highest shot", "Answered for you: shot_", "asked this time", "Standing answers"),
    "fr": ("Toujours : jouer le plus haut tir", "Répondu pour vous : shot_", "cette fois", "Réponses permanentes"),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site where High Noon is installed too, which has standing answers of its own."""
    folder = tmp_path_factory.mktemp("noon")
    with Site(folder, SALOON_BOT_PAUSE="0", SALOON_LIMITS="off", **environment(folder / "plugin")) as site:
        yield site


def click(person: Person, selector: str) -> None:
    """By the mouse or by a finger, as the person has."""
    found = person.find(selector).first
    found.tap() if person.find("#table.touch").count() else found.click()
    person.settle()


def clean(person: Person, name: str) -> None:
    """By day and by night: nothing sideways, and nothing that axe calls serious."""
    size = person.page.viewport_size
    assert size is not None
    for theme in ("day", "night"):
        person.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        assert not person.scrolls()[0]
        assert found_by_axe(person) == []
        person.shoot(f"standing-{name}-{size['width']}-{theme}")
    person.page.evaluate("document.documentElement.dataset.theme = 'day'")


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_a_question_is_answered_from_now_on(site: Site, invite: Invite, size: dict[str, Any], language: str) -> None:
    always, answered, again, title = WORDS[language]
    ada = lay(site, "Ada", "greedy", game=ID, language=language).seat("Ada", invite(size, language))
    assert ada.wait_for_turn()
    switch, log = ada.find(HIGHEST), ada.find("#p-drawer-log")
    expect(switch).to_have_text(always)
    expect(switch).to_have_attribute("aria-checked", "false")
    clean(ada, "offered")

    click(ada, HIGHEST)
    expect(ada.find("#p-ask .hold")).to_be_visible()
    expect(ada.find(DONE)).to_be_visible()
    expect(log).to_contain_text(answered)
    clean(ada, "hold")

    click(ada, "#p-ask [data-do=undo]")
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(ada.find("#p-ask .always .hint")).to_contain_text(again)
    expect(log).not_to_contain_text(answered)
    clean(ada, "asked-again")
    ada.sit(ada.table)
    expect(ada.find("#p-ask .always .hint")).to_contain_text(again)

    click(ada, "#p-ask [data-choice]")
    if ada.find("#commit:visible").count():
        click(ada, "#commit")
    expect(ada.find("#p-ask .hold")).to_be_visible()
    expect(log).not_to_contain_text(answered)
    click(ada, "#p-ask .btn.end")
    expect(ada.find("#p-ask .hold")).to_be_visible()
    expect(log).to_contain_text(answered)

    ada.find("#menu summary").click()
    ada.find("[data-do=standing]").click()
    expect(ada.find("#standing-title")).to_have_text(title)
    expect(ada.find("#standing [role=switch][aria-checked=true]")).to_have_count(1)
    clean(ada, "dialog")
    path = ada.table
    ada.go("/settings")
    expect(ada.find(f"[name=standing][value='{ID}:highest']")).to_be_checked()
    expect(ada.find(f"[name=standing][value='{ID}:done']")).not_to_be_checked()
    ada.find("#standing").scroll_into_view_if_needed()
    clean(ada, "settings")
    ada.find(f"[name=standing][value='{ID}:highest']").uncheck()
    ada.find("#standing button").click()
    expect(ada.find(f"[name=standing][value='{ID}:highest']")).not_to_be_checked()
    ada.sit(path)
    click(ada, "#p-ask [data-do=undo]")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(ada.find("#p-ask .always .hint")).to_have_count(0)


def test_by_keys(site: Site, invite: Invite) -> None:
    """The switch beside the question and those of the dialog; what others see is the ordinary log."""
    laid = lay(site, "Ada", "Luc", game=ID)
    ada, luc = laid.seat("Ada", invite()), laid.seat("Luc", invite())
    assert ada.wait_for_turn()
    ada.find(HIGHEST).focus()
    ada.press("Enter")
    expect(ada.find("#p-ask .hold")).to_be_visible()
    expect(luc.find("#p-drawer-log")).to_contain_text("plays shot_")
    expect(luc.find("#p-drawer-log")).not_to_contain_text("Answered")
    expect(luc.find("#p-ask")).not_to_contain_text("Always")
    ada.find("#menu summary").press("Enter")
    ada.find("[data-do=standing]").press("Enter")
    switch = ada.find("#standing [data-answer=done]")
    switch.press("Space")
    expect(switch).to_have_attribute("aria-checked", "true")
    ada.page.keyboard.press("Escape")
    expect(ada.find("#standing")).to_be_hidden()
    expect(ada.find("#p-drawer-log")).to_contain_text("Answered for you: End turn")
    assert luc.wait_for_turn()
