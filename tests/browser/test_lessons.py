"""A lesson in front of a browser: by keys to its end, by finger from chapter to chapter, back, another way, another day."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person
from browser.scene import teach
from browser.test_every_page import found_by_axe
from saloon.engine import find_game
from saloon.engine.lesson import find_lesson
from web.site import Site

GAME, NAME = "great_western_trail", "round_trip"
LESSON = find_lesson(find_game(GAME), NAME)
NUMBERS = {note.name: note.number for note in LESSON.notes}


def at(person: Person, note: str) -> None:
    expect(person.find("#coach")).to_have_attribute("data-note", str(NUMBERS[note]))
    person.settle()


def clean(person: Person, name: str) -> None:
    """By day and by night: nothing sideways, nothing that axe calls serious, and a picture."""
    size = person.page.viewport_size
    assert size is not None
    for theme in ("day", "night"):
        person.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        assert not person.scrolls()[0]
        assert found_by_axe(person) == []
        person.shoot(f"lesson-{name}-{size['width']}-{theme}")
    person.page.evaluate("document.documentElement.dataset.theme = 'day'")


def key_of(person: Person, choice: str) -> str:
    key = person.button(choice).get_attribute("data-key")
    assert key, choice
    return key


def test_a_lesson_is_played_to_its_end_by_keys_alone(site: Site, invite: Invite) -> None:
    ada = teach(site, "Ada", GAME, NAME).seat("Ada", invite(DESK))
    for note in LESSON.notes:
        at(ada, note.name)
        ada.press(key_of(ada, note.choice) if note.choice else "Space")
    card = ada.find(".finish")
    expect(card).to_be_visible()
    expect(card.locator(".primary")).to_be_focused()
    expect(card.locator("[data-got] svg")).to_have_count(len(LESSON.gains))
    ada.shoot("lesson-end-1440-day")
    card.locator("[data-do=lesson-free]").focus()
    ada.press("Enter")
    expect(ada.find("#table.lesson")).to_have_count(0)
    ada.see_table()


def test_back_another_way_and_on_another_day(site: Site, invite: Invite) -> None:
    laid = teach(site, "Bea", GAME, NAME)
    bea = laid.seat("Bea", invite(DESK))
    for note in ("welcome", "hand"):
        at(bea, note)
        bea.press("Space")
    at(bea, "begin")
    bea.press("Backspace")
    at(bea, "hand")
    bea.press("Space")
    at(bea, "begin")
    bea.lit("begin:C").click()
    expect(bea.find("#coach.other")).to_be_visible()
    clean(bea, "another-way")
    bea.press("Escape")
    expect(bea.find("#coach.other")).to_have_count(0)
    bea.find("[data-do=lesson-show]").click()
    at(bea, "sell")
    bea.find("#p-course a").click()
    bea.go("/")
    bea.find(".going-on .btn").click()
    bea.see_table()
    at(bea, "sell")
    bea.find(".chapters button").first.click()
    at(bea, "welcome")
    bea.find(".chapters .later").first.click()
    at(bea, "begin")
    bea.press(key_of(bea, "begin:C"))
    bea.find("[data-do=lesson-free]").click()
    expect(bea.find("#table:not(.lesson)")).to_be_visible()
    bea.see_table()
    assert bea.table != laid.path


def test_a_finger_goes_from_chapter_to_chapter(site: Site, invite: Invite) -> None:
    cleo = teach(site, "Cleo", GAME, NAME).seat("Cleo", invite(PHONE, "fr"))
    at(cleo, "welcome")
    cleo.find("[data-do=lesson-next]").tap()
    at(cleo, "hand")
    expect(cleo.find("#p-region-hand")).to_be_in_viewport()
    cleo.find("[data-do=lesson-next]").tap()
    at(cleo, "begin")
    cleo.find("#p-ask .opt.guided").tap()
    at(cleo, "sell")
    for first in ("walk", "market", "own_building", "last_stop", "arrive"):
        cleo.find("#coach [data-do=lesson-go]:not([aria-keyshortcuts])").tap()
        at(cleo, first)
        expect(cleo.find("#regions [data-choice].guided").first).to_be_in_viewport()
    clean(cleo, "arrives")
    cleo.lit("move:KC").tap()
    at(cleo, "foresee")
    cleo.find("#coach [data-do=lesson-go]:not([aria-keyshortcuts])").tap()
    at(cleo, "again")
    cleo.find("[data-do=lesson-next]").tap()
    expect(cleo.find(".finish")).to_be_visible()
    clean(cleo, "end")
