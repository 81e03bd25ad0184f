"""Tablets and small laptops: what can be read and hit, what is on the screen, panels that open by themselves, zoom."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, Person
from browser.scene import Laid, lay
from web.site import Site

TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
SIZES = ((1024, 768), (1180, 820), (1280, 720))
LEAST_LETTERS = 10.7
"""Pixels: eleven, but for a rosette."""
TABLES = (
    ("great_western_trail", 4, 230, {}),
    ("great_western_trail", 3, 60, {"rails_to_the_north": "yes"}),
    ("great_western_trail_el_paso", 3, 120, {}),
    ("great_western_trail_argentina", 3, 160, {}),
    ("carson_city", 3, 120, {}),
    ("sans_foi_ni_loi", 3, 90, {}),
)
every_table = pytest.mark.parametrize(("game", "seats", "moment", "options"), TABLES)

SMALLEST = """() => {
    const hidden = (one) => one && (getComputedStyle(one).clipPath.startsWith("inset(50") || hidden(one.parentElement));
    const size = (one) => {
        const matrix = one.ownerSVGElement && one.getScreenCTM();
        return parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    };
    const walker = document.createTreeWalker(document.getElementById("table"), NodeFilter.SHOW_TEXT), found = [];
    while (walker.nextNode()) {
        const one = walker.currentNode.parentElement, range = document.createRange();
        if (!walker.currentNode.data.trim() || !one.checkVisibility() || one.closest("desc, .sr") || hidden(one)) continue;
        range.selectNodeContents(walker.currentNode);
        const { width, left, right, top, bottom } = range.getBoundingClientRect();
        if (width && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight)
            found.push([size(one), walker.currentNode.data.trim(), one.closest("[id]").id]);
    }
    return found.sort(([a], [b]) => a - b)[0];
}"""
"""The smallest letters that can be seen: how large they are, what they say, and where."""

USED = """() => {
    const boxes = [...document.querySelectorAll(
        ".top, #regions > .region, .asking, #dock > .region, .vtabs, #drawer")].filter((one) => one.checkVisibility());
    const inside = (x, y) => boxes.some((one) => {
        const box = one.getBoundingClientRect();
        return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
    });
    let hit = 0, all = 0;
    for (let x = 4; x < innerWidth; x += 8) for (let y = 4; y < innerHeight; y += 8) { all++; hit += inside(x, y); }
    return hit / all;
}"""
"""The share of the window that shows something."""

TARGETS = """() => [...document.querySelectorAll(".region [data-choice] > .hit:first-child")].map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return [Math.min(width, height), one.parentElement.id];
}).filter(([side]) => side).sort(([a], [b]) => a - b)[0]"""
"""The smallest target that can be seen, and of what."""


def table(site: Site, game: str, seats: int, moment: int | str, options: dict[str, str]) -> Laid:
    return lay(site, "Ada", *["greedy"] * (seats - 1), game=game, moment=moment, options=options)


def boxes(ada: Person, selector: str) -> list[dict[str, float]]:
    return [box for each in ada.find(selector).all() if (box := each.bounding_box())]


def resize(ada: Person, width: int, height: int) -> None:
    """Until the drawings of that size have come and lie in their places."""
    ada.page.set_viewport_size({"width": width, "height": height})
    ada.page.wait_for_function("() => document.querySelector('#stage').dataset.drawer !== undefined")
    ada.settle()


@every_table
def test_everything_can_be_read_and_hit_on_one_screen(
    site: Site, invite: Invite, game: str, seats: int, moment: int, options: dict[str, str]
) -> None:
    """Letters of eleven pixels, targets for a finger, no wasted third, no page that scrolls; panels never cover the dock."""
    ada = table(site, game, seats, moment, options).seat("Ada", invite(TABLET, "fr"))
    for width, height in SIZES:
        resize(ada, width, height)
        letters = ada.page.evaluate(SMALLEST)
        assert letters[0] >= LEAST_LETTERS, (width, letters)
        assert ada.page.evaluate(USED) > 0.8, (width, height)
        assert ada.scrolls() == (False, False), (width, height)
        dock = min(box["y"] for box in boxes(ada, ".asking, #dock > .region"))
        for tab in ada.find("#panels .vtab").all():
            tab.click()
            expect(tab).to_have_attribute("aria-expanded", "true")
            panel = boxes(ada, "#side:has(> .open), #drawer.open")[0]
            assert panel["y"] + panel["height"] <= dock, (width, height, tab.inner_text())
            letters = ada.page.evaluate(SMALLEST)
            assert letters[0] >= LEAST_LETTERS, (width, tab.inner_text(), letters)
            ada.shoot(f"tablet-{game}-{width}-{tab.get_attribute('data-panel')}")
            tab.click()
        ada.shoot(f"tablet-{game}-{width}")


@every_table
def test_small_pieces_have_targets_for_a_finger_and_for_a_mouse(
    site: Site, invite: Invite, game: str, seats: int, moment: int, options: dict[str, str]
) -> None:
    laid = table(site, game, seats, moment, options)
    for size, least in ((TABLET, 44), (DESK, 28)):
        ada = laid.seat("Ada", invite(size))
        ada.settle()
        smallest = ada.page.evaluate(TARGETS)
        assert smallest is None or smallest[0] >= least - 0.5, (size, smallest)
        ada.context.close()


def test_a_question_opens_its_panel_and_the_answer_closes_it(site: Site, invite: Invite) -> None:
    """Closed by hand, its tab has a dot; a touch selects, the wide button commits."""
    ada = table(site, "great_western_trail", 3, "hire", {}).seat("Ada", invite(TABLET))
    jobs = ada.find("#panels [data-panel=p-region-jobs]")
    expect(jobs).to_have_attribute("aria-expanded", "true")
    jobs.tap()
    expect(jobs).to_have_attribute("aria-expanded", "false")
    expect(jobs).to_have_class("vtab has")
    jobs.tap()
    ada.find("#p-region-jobs [data-choice^='hire:']").first.tap(force=True)
    expect(ada.find("#commit")).to_contain_text("of row")
    ada.shoot("tablet-hire")
    ada.find("#commit").tap()
    expect(jobs).to_have_attribute("aria-expanded", "false")
    expect(ada.find("#p-region-trail")).to_be_visible()


def test_the_nearest_of_small_pieces_is_chosen(site: Site, invite: Invite) -> None:
    """Workers of the job market, whose targets overlap: each by a touch on its own edge, towards the next."""
    ada = table(site, "great_western_trail", 4, "hire", {}).seat("Ada", invite(TABLET))
    pieces = ada.find("#p-region-jobs [data-choice^='hire:']")
    first, last = (piece.locator(".lit-ring").bounding_box() for piece in (pieces.first, pieces.last))
    assert first is not None
    assert last is not None
    ada.page.touchscreen.tap(last["x"] + 4, last["y"] + 4)
    expect(pieces.last).to_contain_class("focus")
    ada.page.touchscreen.tap(first["x"] + first["width"] - 4, first["y"] + first["height"] - 4)
    expect(pieces.first).to_contain_class("focus")


def test_a_region_of_a_desk_is_enlarged_and_moved(site: Site, invite: Invite) -> None:
    """By keys and by the wheel; it is said how large it is; dragging chooses nothing; one's own board comes over the map."""
    ada = table(site, "great_western_trail", 3, 120, {}).seat("Ada", invite(DESK))
    trail, wide = ada.find("#p-region-trail"), boxes(ada, "#r-trail")[0]["width"]
    ada.page.keyboard.press("z")
    expect(trail).to_contain_class("zoomed")
    expect(ada.find("#toast")).to_contain_text("150%")
    assert boxes(ada, "#r-trail")[0]["width"] > 1.4 * wide
    before = ada.find("#p-ask h1").inner_text()
    at = trail.evaluate("(one) => [one.scrollLeft, one.scrollTop]")
    ada.page.keyboard.press("Shift+ArrowRight")
    ada.page.wait_for_function("(left) => document.getElementById('p-region-trail').scrollLeft > left + 20", arg=at[0])
    box = trail.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + 300, box["y"] + 200)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + 420, box["y"] + 200, steps=4)
    ada.page.mouse.up()
    assert ada.find("#p-ask h1").inner_text() == before
    ada.shoot("desk-zoomed")
    ada.page.keyboard.press("Escape")
    expect(trail).not_to_contain_class("zoomed")
    ada.page.keyboard.down("Control")
    ada.page.mouse.wheel(0, -240)
    ada.page.keyboard.up("Control")
    expect(trail).to_contain_class("zoomed")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("p")
    ada.page.keyboard.press("1")
    expect(ada.find("#p-region-mat")).to_contain_class("large")
    ada.shoot("desk-own-mat")
    ada.page.keyboard.press("Escape")
    expect(ada.find("#p-region-mat")).not_to_contain_class("large")
