"""From the first page to the last score: by mouse, by keyboard, and two people at two browsers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person


def test_a_newcomer_plays_a_whole_game_by_mouse(invite: Invite) -> None:
    """Two clicks from the first page to the table; then cards on the board, and buttons; then score and replay."""
    ada = invite()
    ada.go("/").play_now("sans_foi_ni_loi")
    ada.see_table()
    assert ada.wait_for_turn()
    expect(ada.find(".order .o")).to_have_count(3)
    click_the_board(ada)
    while ada.wait_for_turn():
        ada.end_turn()
    expect(ada.page).to_have_title(re.compile("over"))
    ada.shoot("game-over")

    ada.page.get_by_role("link", name="See the score").click()
    expect(ada.find("table.pad tfoot td")).to_have_count(3)
    ada.shoot("score")
    ada.page.get_by_role("link", name="Replay", exact=True).click()
    expect(ada.find("#replay h1")).to_have_text("Set-up")
    step_through(ada)


def click_the_board(ada: Person) -> None:
    """What is lit on the board is what the buttons offer; a click on it does the same."""
    lit = ada.page.eval_on_selector_all("#regions [data-choice]", "all => all.map(each => each.dataset.choice)")
    assert lit
    assert set(lit) <= set(ada.options())
    ada.lit("act:take1").click()
    ada.settle()
    expect(ada.lit("act:take1")).to_have_count(0)
    expect(ada.find("#p-region-hand [data-help^=card-]")).to_have_count(4)
    ada.lit("act:take2").click()
    ada.settle()
    expect(ada.find("#p-region-hand [data-help^=card-]")).to_have_count(5)


def step_through(ada: Person) -> None:
    """Forward by a click, to the end by a key, back by the list of moves, and played."""
    ada.page.get_by_role("link", name="Forward", exact=True).click()
    expect(ada.page).to_have_url(re.compile(r"at=1\b"))
    ada.page.keyboard.press("End")
    expect(ada.find("[data-forward]")).to_have_attribute("data-forward", "")
    ada.shoot("replay-end")
    last = ada.page.url
    ada.find(".mv:visible").first.click()
    expect(ada.page).not_to_have_url(last)
    here = ada.page.url
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page).not_to_have_url(here)
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.find("[data-play]")).to_have_attribute("aria-pressed", "false")


def test_another_plays_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    """The form, the table and the score without a mouse. Every key of the help does what it says."""
    ada = invite(DESK, "en", "night")
    fill_the_form(ada)
    assert ada.wait_for_turn()
    learn_the_keys(ada)
    while ada.wait_for_turn():
        ada.press("e" if ada.find("#p-ask [data-key=e]").count() else "1")
    tab_to(ada, "See the score")
    ada.page.keyboard.press("Enter")
    expect(ada.find("table.pad tfoot td")).to_have_count(2)


def tab_to(ada: Person, name: str) -> None:
    """Tab until the thing of that name is in focus."""
    for _ in range(120):
        ada.page.keyboard.press("Tab")
        if focused(ada, "innerText").strip() == name:
            return
    raise AssertionError(f"Tab never comes to {name}")


def focused(ada: Person, attribute: str) -> str:
    return ada.page.evaluate(f"document.activeElement.{attribute} ?? ''")


def fill_the_form(ada: Person) -> None:
    """Two seats, the second for a bot, one ranch each, a name: Tab, arrows, Space, Enter."""
    ada.go("/").page.keyboard.press("n")
    expect(ada.page).to_have_url(re.compile("/new/"))
    ada.go("/new/sans_foi_ni_loi")
    while focused(ada, "value") != "seats-2":
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    expect(ada.find("#summary")).to_contain_text("a bot")
    while focused(ada, "parentElement.id") != "fold-variants":
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    while focused(ada, "name") != "option-two_player_mode":
        ada.page.keyboard.press("Tab")
    while focused(ada, "value") != "single_ranch":
        ada.page.keyboard.press("ArrowRight")
    expect(ada.find("#fold-variants summary")).to_contain_text("Two players")
    ada.shoot("form-by-keys")
    while focused(ada, "id") != "person":
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.type("Ada")
    ada.page.keyboard.press("Enter")
    ada.see_table()


def learn_the_keys(ada: Person) -> None:
    """1 takes, u gives back, Shift+u begins again, Enter takes what is in focus, ? explains it, l and p look around."""
    start = ada.options()
    ada.press("1")
    expect(ada.button(start[0])).to_have_count(0)
    ada.press("u")
    expect(ada.button(start[0])).to_have_count(1)
    ada.press("1")
    ada.press("2")
    expect(ada.find("#p-region-hand [data-help^=card-]")).to_have_count(5)
    ada.press("Shift+U")
    expect(ada.find("#p-region-hand [data-help^=card-]")).to_have_count(3)
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowDown")
    chosen = focused(ada, "dataset.choice")
    assert chosen in start
    expect(ada.find(f'#regions .focus[data-choice="{chosen}"]')).to_have_count(1)
    ada.page.keyboard.press("?")
    expect(ada.find("#tip")).to_be_visible()
    expect(ada.find("#tip-body")).not_to_be_empty()
    ada.page.keyboard.press("Escape")
    expect(ada.find("#tip")).to_be_hidden()
    assert focused(ada, "dataset.choice") == chosen
    ada.press("Enter")
    expect(ada.button(chosen)).to_have_count(0)
    ada.page.keyboard.press("l")
    expect(ada.find("#tab-log")).to_have_attribute("aria-selected", "true")
    ada.page.keyboard.press("l")
    expect(ada.find("#tab-chat")).to_have_attribute("aria-selected", "true")
    ada.page.keyboard.press("l")
    expect(ada.find("#tab-notes")).to_have_attribute("aria-selected", "true")
    ada.page.keyboard.press("l")
    expect(ada.find("#tab-recap")).to_have_attribute("aria-selected", "true")
    ada.page.keyboard.press("p")
    ada.page.keyboard.press("2")


def test_two_people_play_each_other_live(invite: Invite) -> None:
    """An invitation link, two browsers, a desk and a phone: each sees what the other does, without loading anything again."""
    ada, luc = invite(), invite(PHONE, "fr", "night")
    open_table(ada, "Ada")
    link = ada.find("#invitation").input_value()
    assert link.startswith(ada.address)
    luc.go(link.removeprefix(ada.address))
    luc.find("#person").fill("Luc")
    luc.find("#newcomer .btn.primary").tap()
    luc.see_table()
    ada.see_table()
    expect(ada.find(".order")).to_contain_text("Luc")
    expect(luc.find(".order")).to_contain_text("Ada")
    first, second = (ada, luc) if ada.is_asked else (luc, ada)
    expect(second.find("#p-ask .ask.wait")).to_contain_text("Ada" if first is ada else "Luc")
    taken = first.find("#p-region-line [data-choice='act:take1']").get_attribute("data-help")
    first.press("1")
    expect(second.find("#p-drawer-log .move")).not_to_have_count(0)
    expect(first.find(f"#p-region-hand [data-help='{taken}']")).not_to_have_count(0)
    expect(second.find("#p-region-hand [data-help]")).to_have_count(3)
    ada.shoot("two-ada")
    luc.shoot("two-luc")
    while not (ada.is_over and luc.is_over):
        for person in (ada, luc):
            if person.is_asked:
                person.end_turn()
        ada.page.wait_for_selector("#p-ask .ask:is(.yours, .over), #p-ask .ask.wait")
    expect(ada.find("#p-ask")).to_contain_text("points")
    expect(luc.page).to_have_title(re.compile("^La partie"))


def open_table(ada: Person, name: str) -> None:
    """Two seats, by invitation only."""
    ada.go("/new/sans_foi_ni_loi")
    ada.find("#set-who-friends").click()
    ada.find("[name=set][value=seats-2]").click()
    expect(ada.find(".chair")).to_have_count(2)
    ada.find("#person").fill(name)
    ada.shoot("form")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_selector("#invitation")
    ada.shoot("waiting-room")
