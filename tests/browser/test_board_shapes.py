"""Boards of every shape: routes that are previewed, regions at the side, sheets over the board, maps that a phone pans.

Their drawings are put into what the server says, on their way to the page: what is tested is the page, whatever the game.
Ways and asides are those of a game that has them.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, TIMEOUT_MILLISECONDS, Person
from browser.scene import Laid, lay
from web.site import Site

PLACES = {"act:take1": (120, 90), "act:take2": (560, 380), "act:take3": (780, 460)}


def trail(lit: list[str]) -> str:
    """A map with a place for some choices, and a way to each of them."""
    places = "".join(
        f'<g id="at-{index}" data-choice="{choice}" data-help="verb-act" transform="translate({x} {y})">'
        '<rect width="90" height="50" fill="teal"/></g>'
        f'<g class="route" data-for="{choice}"><path d="M450 260L{x} {y}" stroke="teal" stroke-width="5"/></g>'
        for index, (choice, (x, y)) in enumerate(PLACES.items())
        if choice in lit
    )
    ground = '<rect width="900" height="520" fill="none" stroke="gray"/>'
    return f'<svg class="board" viewBox="0 0 900 520" data-map="900" role="img" aria-label="Trail">{ground}{places}</svg>'


def strip(seat: int) -> str:
    box = f'<rect y="{seat * 50}" width="340" height="44" fill="tan"/>'
    return f'<g id="strip-{seat}" data-seat="{seat}" data-sheet="mat-{seat}">{box}</g>'


STRIPS = f'<svg class="board" viewBox="0 0 340 150" data-place="side" role="img" aria-label="Rivals">{strip(1)}{strip(2)}</svg>'


def mat(seat: int) -> str:
    piece = f'<g id="mat-piece-{seat}" data-help="verb-act"><rect width="60" height="60" fill="brown"/></g>'
    shape = 'viewBox="0 0 604 168" data-place="sheet" role="img"'
    return f'<svg class="board" {shape} aria-label="Mat of seat {seat}">{piece}</svg>'


def with_board(person: Person) -> Person:
    """Everything as the server says it, but with these drawings; a new choice of the map is drawn as the question changes."""

    def connect(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(redrawn(str(text))))

    person.page.route_web_socket("**/live/*", connect)
    return person


def redrawn(text: str) -> str:
    message: dict[str, Any] = json.loads(text)
    if message["kind"] == "show":
        parts = {id: html for id, html in message["parts"].items() if not id.startswith("p-region-") or id.endswith("-hand")}
        lit = list(message["state"]["keys"].values())
        drawn = {"trail": trail(lit), "strips": STRIPS, "mat-1": mat(1), "mat-2": mat(2)}
        message["parts"] = {f"p-region-{name}": svg for name, svg in drawn.items()} | parts
        message["state"]["regions"] = [*(f"p-region-{name}" for name in drawn), "p-region-hand"]
    return json.dumps(message)


def test_a_route_is_shown_while_its_choice_is_looked_at(site: Site, invite: Invite) -> None:
    """By the mouse on the board or on the button, by the focus; it survives news, and goes when one looks elsewhere."""
    laid = lay(site, "Ada", "Luc", "greedy")
    ada = laid.seat("Ada", with_board(invite()))
    on = ada.find(".route.on")
    expect(on).to_have_count(0)
    ada.lit("act:take2").hover()
    expect(on).to_have_attribute("data-for", "act:take2")
    ada.button("act:take1").hover()
    expect(on).to_have_attribute("data-for", "act:take1")
    ada.shoot("route")
    ada.find("#p-drawer-recap").hover()
    expect(on).to_have_count(0)
    ada.button("act:take3").focus()
    expect(on).to_have_attribute("data-for", "act:take3")
    laid.seat("Luc", invite())
    expect(ada.find(".order .o").nth(1).locator(".dot.here")).to_have_count(1)
    expect(on).to_have_attribute("data-for", "act:take3")
    ada.press("3")
    expect(ada.find(".route[data-for='act:take3']")).to_have_count(0)


def test_the_side_of_a_desk_and_a_tab_of_a_phone(site: Site, invite: Invite) -> None:
    laid = lay(site, "Ada", "greedy", "greedy")
    ada = laid.seat("Ada", with_board(invite(DESK)))
    expect(ada.find("#side #p-region-strips")).to_be_visible()
    ask, side, drawer = (ada.find(each).bounding_box() for each in ("#p-ask", "#side", "#drawer"))
    assert ask
    assert side
    assert drawer
    assert ask["y"] + ask["height"] <= side["y"] <= side["y"] + side["height"] <= drawer["y"]
    assert ada.scrolls() == (False, False)
    ada.shoot("side")
    ada.page.set_viewport_size(PHONE["viewport"])
    expect(ada.find("#side > *")).to_have_count(0)
    expect(ada.find("#tabs .ptab")).to_have_text(["Trail", "Rivals", "Hand", "Recap"])
    ada.find("#tabs .ptab", has_text="Rivals").click()
    expect(ada.find("#p-region-strips")).to_be_visible()
    ada.page.set_viewport_size(DESK["viewport"])
    expect(ada.find("#side #p-region-strips")).to_be_visible()


def test_a_sheet_opens_over_the_board(site: Site, invite: Invite) -> None:
    """By its strip, by p and a number, by the name; Escape closes it, and the focus is where it was."""
    laid = lay(site, "Ada", "greedy", "greedy")
    ada = laid.seat("Ada", with_board(invite()))
    sheet = ada.find("#sheet")
    expect(ada.find("#p-region-mat-1")).to_be_hidden()
    ada.find("#strip-1").click()
    expect(sheet).to_be_visible()
    expect(ada.find("#sheet-title")).to_have_text("Mat of seat 1")
    ada.shoot("sheet")
    ada.find("#mat-piece-1").click()
    expect(ada.find("#tip")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.find("#tip")).to_be_hidden()
    expect(sheet).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()

    ada.button("act:take1").focus()
    for key in "p3":
        ada.page.keyboard.press(key)
    expect(ada.find("#p-region-mat-2")).to_be_visible()
    expect(ada.find("#p-region-mat-1")).to_be_hidden()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.find("#mat-piece-2.looked")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(ada.button("act:take1")).to_be_focused()

    name = ada.find(".order .o").nth(1)
    name.click()
    expect(ada.find("#p-region-mat-1")).to_be_visible()
    ada.find("#sheet [data-do=unsheet]").click()
    expect(sheet).to_be_hidden()
    expect(name).to_be_focused()

    ada.page.keyboard.press("b")
    looked = ada.find("#strip-1.looked")
    while not looked.count():
        ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    expect(ada.find("#p-region-mat-1")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.find("#regions")).to_be_focused()


def middle(ada: Person, selector: str) -> tuple[float, float]:
    box = ada.find(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def in_view(ada: Person, selector: str) -> bool:
    x, y = middle(ada, selector)
    view = ada.find("#p-region-trail").bounding_box()
    assert view
    return 0 < x < 390 and view["y"] < y < view["y"] + view["height"]


def wait_until_in_view(ada: Person, selector: str) -> None:
    for _ in range(TIMEOUT_MILLISECONDS // 50):
        if in_view(ada, selector):
            return
        ada.page.wait_for_timeout(50)
    raise AssertionError(selector)


def lead_by_the_small_map(ada: Person) -> None:
    """It shows what can be chosen and what is seen; a touch in its corner brings the corner of the map into view."""
    small = ada.find("#smallmap")
    expect(small).to_be_visible()
    assert small.locator("circle").count() == len(ada.page.query_selector_all("#p-region-trail [data-choice]"))
    box = small.bounding_box()
    assert box is not None
    scrolled = "at => Math.abs(document.getElementById('p-region-trail').scrollLeft - at) < 3"
    for x, at in ((box["width"] - 3, 900 - 390), (3, 0)):
        small.tap(position={"x": x, "y": box["height"] / 2})
        ada.page.wait_for_function(scrolled, arg=at)
        ada.page.wait_for_function("at => Math.abs(smallmap.querySelector('rect').x.baseVal.value - at) < 3", arg=at)


def test_a_map_on_a_phone(site: Site, invite: Invite) -> None:
    """As wide as it wants to be; it goes to what can be chosen; it zooms; a tap selects there, and the way appears."""
    ada = lay(site, "Ada", "greedy", "greedy").seat("Ada", with_board(invite(PHONE)))
    width = "document.querySelector('#p-region-trail svg').getBoundingClientRect().width"
    ada.wait_for_turn()
    expect(ada.find("#mapbar")).to_be_visible()
    assert ada.page.evaluate(width) == 900
    wait_until_in_view(ada, "#regions [data-choice='act:take1']")
    assert not ada.scrolls()[0]
    ada.shoot("map")
    lead_by_the_small_map(ada)
    ada.button("act:take3").tap()
    wait_until_in_view(ada, "#regions [data-choice='act:take3']")
    expect(ada.find(".route.on")).to_have_attribute("data-for", "act:take3")
    ada.lit("act:take3").tap()
    ada.settle()

    further = ada.find("#mapbar [data-do=zoom]").nth(1)
    while further.is_visible():  # until all of the map is as wide as the window
        further.tap()
    assert ada.page.evaluate(width) == 390
    expect(ada.find("#smallmap")).to_be_hidden()
    ada.shoot("map-small")
    for _ in range(12):
        ada.find("#mapbar [data-do=zoom]").first.tap()
    assert ada.page.evaluate(width) == 1800
    ada.find("#p-region-trail").evaluate("map => map.scrollTo(0, 0)")
    ada.find("#mapbar [data-do=options]").tap()
    wait_until_in_view(ada, "#p-region-trail [data-choice]")

    pinch = """map => {
        const touch = (id, x, y) => new Touch({ identifier: id, target: map, clientX: x, clientY: y });
        const tell = (kind, ...touches) =>
            map.dispatchEvent(new TouchEvent(kind, { bubbles: true, cancelable: true, touches, targetTouches: touches }));
        tell("touchstart", touch(1, 50, 200), touch(2, 350, 200));
        tell("touchmove", touch(1, 125, 200), touch(2, 275, 200));
        tell("touchend");
    }"""
    ada.find("#p-region-trail").evaluate(pinch)
    assert ada.page.evaluate(width) == 900
    ada.find("#tabs .ptab").nth(2).tap()
    expect(ada.find("#mapbar")).to_be_hidden()
    assert not ada.scrolls()[0]


def on_the_trail(site: Site) -> Laid:
    return lay(site, "Ada", "Luc", "greedy", moment="fork", game="great_western_trail")


def test_other_ways_open_in_place(site: Site, invite: Invite) -> None:
    """By the mouse and by keys; they stay open when there is news; the number is that of the best way."""
    laid = on_the_trail(site)
    ada = laid.become("Ada", invite()).go(laid.path)
    assert ada.wait_for_turn()
    fork = ada.find("#p-ask .ways").first
    way, main = fork.locator("details [data-choice]").first, fork.locator("> [data-choice]")
    choice = str(main.get_attribute("data-choice"))
    assert str(way.get_attribute("data-choice")).startswith(f"{choice}.")
    expect(way).to_be_hidden()
    fork.locator("summary").click()
    expect(way).to_be_visible()
    luc = laid.become("Luc", invite()).go(laid.path)
    luc.find("#p-ask .ask").wait_for()
    expect(ada.find(".order .o").nth(1).locator(".dot.here")).to_have_count(1)
    expect(way).to_be_visible()
    ada.shoot("ways")
    main.focus()
    for _ in range(2):
        ada.page.keyboard.press("ArrowDown")
    expect(way).to_be_focused()
    fork.locator("summary").click()
    main.focus()
    for _ in range(2):
        ada.page.keyboard.press("ArrowDown")
    assert ada.page.evaluate("document.activeElement.checkVisibility()")
    expect(way).not_to_be_focused()
    fork.locator("summary").focus()
    ada.page.keyboard.press("Enter")
    expect(way).to_be_visible()
    way.focus()
    ada.page.keyboard.press("Enter")
    ada.settle()
    expect(ada.find(f'#p-ask [data-choice="{choice}"]')).to_have_count(0)


def test_an_aside_while_somebody_else_is_asked(site: Site, invite: Invite) -> None:
    laid = on_the_trail(site)
    ada, luc = laid.become("Ada", invite()).go(laid.path), laid.become("Luc", invite()).go(laid.path)
    assert ada.wait_for_turn()
    expect(luc.find("#p-ask .ask.wait [data-choice]")).to_have_count(1)
    expect(luc.page).not_to_have_title(re.compile("Your turn"))
    luc.page.keyboard.press("x")
    assert luc.wait_for_turn()
    expect(ada.find("#p-ask .ask.wait h1")).to_have_count(1)
    luc.find("#p-ask [data-do=undo]").click()
    assert ada.wait_for_turn()

    tapper = laid.become("Luc", invite(PHONE)).go(laid.path)
    tapper.find("#p-ask [data-choice]").tap()
    commit = tapper.find("#commit")
    expect(commit).to_be_visible()
    tapper.shoot("phone-aside")
    commit.tap()
    assert tapper.wait_for_turn()
