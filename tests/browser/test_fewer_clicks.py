"""What is pressed in every turn lies where it always lies, and nothing is pressed that decides nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.scene import lay
from web.site import Site

MOST_QUESTIONS = 12
"""More than any turn of this story asks."""


CORNERS = """bar => { const [{ right, bottom }, { left, top }] = [bar, bar.querySelector(".btn")].map(
                       each => each.getBoundingClientRect());
                   return [right, bottom, left, top]; }"""
"""Where the bar ends, and where its first button begins."""


def corners(person: Person) -> list[float]:
    found: list[float] = person.page.eval_on_selector("#p-ask .turnbar", CORNERS)
    return found


def test_undo_and_the_end_of_a_turn_never_move(site: Site, invite: Invite) -> None:
    ada = lay(site, "Ada", "greedy", "greedy", game="great_western_trail", moment=60).seat("Ada", invite())
    assert ada.wait_for_turn()
    lie, questions = corners(ada), {ada.question()}
    for _ in range(MOST_QUESTIONS):
        ada.find("#p-ask [data-choice]").first.click()
        if not ada.wait_for_turn():
            break
        assert corners(ada) == lie, ada.question()
        questions.add(ada.question())
    assert len(questions) > 2
    ada.shoot("bar")


def test_the_end_of_a_turn_is_said_once_or_once_for_all(site: Site, invite: Invite) -> None:
    laid = lay(site, "Ada", "Luc", "greedy", options={})
    ada, luc = laid.seat("Ada", invite()), laid.seat("Luc", invite())
    assert ada.wait_for_turn()
    ada.choose("act:take1")
    ada.press("e")
    assert luc.wait_for_turn()
    expect(ada.find("#p-ask .ask.wait")).to_be_visible()

    noon = lay(site, "Ada", "greedy", "greedy", game="carson_city", moment="place").seat("Ada", invite())
    assert noon.wait_for_turn()
    noon.choose("place:ammo")
    noon.find("#always-done").click()
    assert noon.wait_for_turn()
    expect(noon.find("#p-ask .hold")).to_have_count(0)
