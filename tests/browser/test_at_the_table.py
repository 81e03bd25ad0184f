"""A turn and everything around it: touch, undo, reload, restart, covered hands, watching, help, log, recap."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person
from browser.scene import lay
from web.site import Site

HAND = "#p-region-hand [data-help^=card-]"
"""Cards of the hand that can be read."""


def test_a_turn_by_touch(site: Site, invite: Invite) -> None:
    """A tap selects, the wide button commits; the board is one tab after the other; nothing scrolls sideways."""
    ada = lay(site, "Ada", "greedy", "greedy").seat("Ada", invite(PHONE))
    assert ada.wait_for_turn()
    commit = ada.find("#commit")
    ada.button("act:take1").tap()
    expect(commit).to_contain_text("1 point")
    expect(ada.find("#regions .focus[data-choice='act:take1']")).to_have_count(1)
    ada.shoot("phone-picked")
    ada.lit("act:take2").tap()
    expect(commit).to_contain_text("2 points")
    expect(ada.find(HAND)).to_have_count(3)
    commit.tap()
    ada.settle()
    expect(ada.find(HAND)).to_have_count(4)

    for tab in ada.find("#tabs .ptab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-pressed", "true")
        expect(ada.find(f"#{tab.get_attribute('data-tab')}")).to_be_visible()
        assert not ada.scrolls()[0]
        ada.shoot(f"phone-{tab.get_attribute('data-tab')}")
    while ada.is_asked and ada.find("#p-ask .btn.end").count():
        ada.find("#p-ask .btn.end").tap()
        ada.settle()
    expect(ada.find("#p-drawer-log")).to_contain_text("Clay")


def test_help_by_tap_click_and_key(site: Site, invite: Invite) -> None:
    """A card tells its rule by click, by tap and by its key; what cannot be chosen tells why; Escape closes."""
    laid = lay(site, "Ada", "greedy", "greedy")
    ada = laid.seat("Ada", invite())
    ada.wait_for_turn()
    off = ada.find("#p-ask .opt.off").first
    reason = off.locator("small").inner_text()
    assert reason
    off.click(force=True)
    expect(ada.find("#tip-why")).to_have_text(reason)
    ada.shoot("why-not")
    ada.page.keyboard.press("Escape")
    expect(ada.find("#tip")).to_be_hidden()
    ada.find("#regions .cannot").first.click()
    expect(ada.find("#tip-why")).not_to_be_empty()
    ada.find("#p-ask .info[data-help]").click()
    expect(ada.find("#tip-body")).not_to_be_empty()
    ada.lit("act:take1").click(button="right")
    expect(ada.find("#tip-body")).not_to_be_empty()
    expect(ada.find("#tip-why")).to_be_hidden()
    clear_of_the_ask(ada)
    ada.button("act:take3").focus()
    ada.page.keyboard.press("?")
    expect(ada.find("#tip")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.button("act:take3")).to_be_focused()

    luc = invite(PHONE, "fr")
    luc.sit(laid.path)
    luc.find("#regions .on [data-help^=card-]").first.tap()
    expect(luc.find("#tip-body")).not_to_be_empty()
    assert not luc.scrolls()[0]
    luc.shoot("phone-help")


def clear_of_the_ask(ada: Person) -> None:
    tip, ask = ada.find("#tip").bounding_box(), ada.find("#p-ask").bounding_box()
    assert tip
    assert ask
    assert tip["x"] + tip["width"] <= ask["x"]


def test_undo_and_where_it_stops(site: Site, invite: Invite) -> None:
    """Step by step, the whole turn at once, and a padlock with its reason after a card was drawn unseen."""
    ada = lay(site, "Ada", "greedy", "greedy").seat("Ada", invite())
    start = ada.options()
    undo = ada.find("#p-ask [data-do=undo]")
    expect(undo).to_have_count(0)
    ada.choose("act:take1")
    ada.choose("act:take2")
    undo.click()
    expect(ada.button("act:take2")).to_have_count(1)
    expect(ada.button("act:take1")).to_have_count(0)
    ada.choose("act:take2")
    ada.find("#p-ask [data-do=restart]").click()
    expect(ada.find(HAND)).to_have_count(3)
    assert ada.options() == start

    ada.choose("act:draw")
    expect(undo).to_have_count(0)
    lock = ada.find("#p-ask .turnbar .btn.off").first
    lock.click(force=True)
    expect(ada.find("#tip-why")).to_contain_text("Undo stops here")
    ada.shoot("padlock")
    ada.choose("act:take1")
    undo.click()
    expect(ada.button("act:take1")).to_have_count(1)
    expect(undo).to_have_count(0)


def test_reload_and_restart_in_mid_turn(site: Site, invite: Invite) -> None:
    """After a reload, and after the server was killed and came back, the turn goes on where it was."""
    ada = lay(site, "Ada", "greedy", "greedy").seat("Ada", invite())
    ada.choose("act:take2")
    left, offered = ada.reads("#p-ask .hint"), ada.options()
    assert left.startswith("4 of 6")
    ada.page.reload()
    ada.see_table()
    assert (ada.reads("#p-ask .hint"), ada.options()) == (left, offered)

    site.kill()
    expect(ada.find("#offline")).to_be_visible()
    expect(ada.find("#regions svg")).not_to_have_count(0)
    ada.shoot("connection-lost")
    site.start()
    expect(ada.find("#offline")).to_be_hidden()
    assert (ada.reads("#p-ask .hint"), ada.options()) == (left, offered)
    ada.choose("act:take1")
    expect(ada.find(HAND)).to_have_count(5)
    ada.find("#p-ask [data-do=restart]").click()
    expect(ada.find(HAND)).to_have_count(3)
    ada.trouble.clear()  # the browser complains of the server that was away


def test_two_at_one_screen_keep_their_hands_covered(site: Site, invite: Invite) -> None:
    """No card of a covered hand is anywhere in the page until its player says so."""
    ada = lay(site, "Ada", "Ada=Bea", "greedy").seat("Ada", invite())
    cover = ada.find("#uncover")
    expect(cover).to_have_text("I am Ada")
    is_covered(ada)
    ada.shoot("covered")
    cover.click()
    expect(ada.find(HAND)).to_have_count(3)
    own = cards(ada)
    expect(ada.find("#p-ask .ask-head")).to_contain_text("Ada")
    ada.end_turn()
    expect(cover).to_have_text("I am Bea")
    is_covered(ada)
    ada.page.keyboard.press("1")
    is_covered(ada)
    ada.page.reload()
    ada.see_table()
    expect(cover).to_have_text("I am Bea")
    is_covered(ada)
    cover.press("Enter")
    expect(ada.find(HAND)).to_have_count(3)
    assert cards(ada) != own


def cards(ada: Person) -> list[str]:
    return ada.page.eval_on_selector_all(HAND, "all => all.map(each => each.dataset.help)")


def is_covered(ada: Person) -> None:
    expect(ada.find(HAND)).to_have_count(0)
    hand = ada.find("#p-region-hand").inner_html()
    assert "back" in hand
    assert "data-help" not in hand
    expect(ada.find("#p-ask [data-choice], #regions [data-choice]")).to_have_count(0)


def test_watching(site: Site, invite: Invite) -> None:
    """Who watches sees the table and what happens at it, no hand, no options, and cannot speak."""
    laid = lay(site, "Ada", "Luc", "greedy")
    ada, eve = laid.seat("Ada", invite()), invite(language="fr", theme="night").sit(laid.path)
    expect(eve.find("#p-ask")).to_contain_text("Ada")
    expect(eve.find(HAND)).to_have_count(0)
    expect(eve.find("[data-choice]")).to_have_count(0)
    expect(eve.find("#speak")).to_have_count(0)
    expect(eve.page).not_to_have_title(re.compile("●"))
    expect(ada.page).to_have_title(re.compile("^● Your turn"))
    eve.shoot("watching")
    before = eve.find("#p-drawer-log .move").count()
    ada.end_turn()
    expect(eve.find("#p-ask .ask-head")).to_contain_text("Luc")
    expect(ada.page).not_to_have_title(re.compile("●"))
    assert eve.find("#p-drawer-log .move").count() > before


def test_recap_and_log(site: Site, invite: Invite) -> None:
    """What the bots did is told, can be shown on the board and stopped; a line of the log leads to its moment in the replay."""
    ada = lay(site, "Ada", "greedy", "greedy").seat("Ada", invite())
    ada.end_turn()
    assert ada.wait_for_turn()
    expect(ada.find("#p-drawer-recap .move")).not_to_have_count(0)
    show = ada.page.get_by_role("button", name="Show on the board")
    show.click()
    expect(ada.find("#player")).to_be_visible()
    expect(ada.find("#player-line")).not_to_be_empty()
    ada.shoot("looking-back")
    ada.page.get_by_role("button", name="Stop").click()
    expect(ada.find("#player")).to_be_hidden()
    expect(ada.lit()).not_to_have_count(0)
    show.click()
    expect(ada.find("#player")).to_be_visible()
    ada.page.keyboard.press("x")
    expect(ada.find("#player")).to_be_hidden()

    ada.find("#tab-log").click()
    link = ada.find("#p-drawer-log a.at").last
    at = link.inner_text()
    link.click()
    expect(ada.page).to_have_url(re.compile(rf"/replay\?at={at}$"))
    expect(ada.find("#replay input[type=range]")).to_have_value(at)
    ada.shoot("replay-running")


def test_the_desk_needs_no_scrolling(site: Site, invite: Invite) -> None:
    """From two to six seats, early and late, on a large and on a small desk: everything is on one screen."""
    for seats, moment in ((2, "last"), (3, 150), (4, "last"), (6, 150), (6, "last")):
        laid = lay(site, "Ada", *["greedy"] * (seats - 1), moment=moment)
        ada = laid.seat("Ada", invite(DESK, "fr"))
        for width, height in ((1440, 900), (1280, 760), (1920, 1080)):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.find("#p-ask .ask").wait_for()
            assert ada.scrolls() == (False, False), (seats, moment, width)
            inside(ada, "#regions .region", width, height)
            inside(ada, "#p-ask .turnbar", width, height)
        ada.shoot(f"desk-{seats}-{moment}")
        ada.context.close()


def inside(ada: Person, selector: str, width: int, height: int) -> None:
    """All of it is in the window."""
    for thing in ada.find(selector).all():
        box = thing.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width + 1, (selector, box)
        assert box["y"] + box["height"] <= height + 1, (selector, box)
