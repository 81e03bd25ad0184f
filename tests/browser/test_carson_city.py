"""Carson City in the browser: by clicks on the town and the track, by touch, all at once, without barriers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, SMALL_DESK, Person
from browser.scene import Laid, lay
from browser.test_at_the_table import inside
from browser.test_every_page import found_by_axe
from web.site import Site

GAME = "carson_city"


def town(site: Site, *seats: str, **more: Any) -> Laid:
    return lay(site, *seats, game=GAME, seed=3, **more)


def test_the_last_turns_are_played_by_clicks_on_the_board(site: Site, invite: Invite) -> None:
    """What is lit on the board can be clicked; what has no place there has its button; then the score is there."""
    ada = town(site, "Ada", "greedy", moment="last").seat("Ada", invite(DESK))
    while ada.wait_for_turn():
        lit = [choice for choice in ada.options() if ada.lit(choice).count() and not choice.endswith(":lay")]
        if lit:
            ada.lit(lit[0]).first.click(force=True)
        else:
            ada.shortest()
        ada.settle()
    ada.page.get_by_role("link", name="See the score").click()
    expect(ada.find("table.pad tfoot td")).to_have_count(2)
    ada.shoot("town-score")


def test_a_cowboy_is_placed_by_click_and_taken_back(site: Site, invite: Invite) -> None:
    ada = town(site, "Ada", "greedy", "greedy", moment="place").seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    ada.lit("place:wages").first.click(force=True)
    ada.settle()
    expect(ada.find("#p-ask .ask.hold")).to_have_count(1)
    ada.press("u")
    expect(ada.button("place:wages")).to_have_count(1)


def test_a_cowboy_by_thumb(site: Site, invite: Invite) -> None:
    ada = town(site, "Ada", "greedy", "greedy", moment="place").seat("Ada", invite(PHONE))
    assert ada.wait_for_turn()
    ada.button("place:road1").tap()
    ada.find("#commit").tap()
    ada.settle()
    expect(ada.find("#p-ask .ask.hold")).to_have_count(1)
    for tab in ada.find("#tabs .ptab").all():
        tab.tap()
        expect(ada.find(f"#{tab.get_attribute('data-tab')}")).to_be_visible()
        assert not ada.scrolls()[0]
        ada.shoot(f"town-phone-{tab.get_attribute('data-tab')}")


def test_sheets_are_filled_in_secretly_and_all_at_once(site: Site, invite: Invite) -> None:
    """Two people answer the same line; who is ready waits for the other, and neither sees the other's answer."""
    laid = town(site, "Ada", "Luc", options={"new_beginning": "yes"})
    ada, luc = laid.seat("Ada", invite(DESK)), laid.seat("Luc", invite(DESK))
    for line in ("fame", "crew", "land", "powers", "stake"):
        assert ada.wait_for_turn()
        assert luc.wait_for_turn()
        first = next(choice for choice in ada.options() if choice.startswith(f"{line}:"))
        ada.choose(first)
        expect(ada.find("#p-ask .ask.wait")).to_have_count(1)
        luc.choose(next(choice for choice in luc.options() if choice.startswith(f"{line}:")))
    expect(ada.find("#p-drawer-log")).to_contain_text("Luc")


def test_what_happened_is_shown_step_by_step_paused_skipped_and_repeated(site: Site, invite: Invite) -> None:
    ada = town(site, "Ada", "greedy", "greedy", moment="spend").seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    ada.find("[data-do=playback]").first.click()
    expect(ada.find("#player")).to_be_visible()
    ada.page.keyboard.press("Space")  # at once: there are only a few lines
    expect(ada.find("#player [data-do=pause]")).to_have_attribute("aria-pressed", "true")
    ada.find("#player [data-do=again]").click()
    ada.page.keyboard.press("Space")
    told = []
    while ada.find("#player").is_visible() and len(told) < 300:
        told.append(ada.reads("#player-line"))
        ada.page.keyboard.press("ArrowRight")
    assert len(set(told)) > 3
    ada.find("[data-do=playback]").first.click()
    ada.find("#player [data-do=stop]").click()
    expect(ada.find("#player")).to_be_hidden()


def test_kit_carson_lets_everybody_place_at_once(site: Site, invite: Invite) -> None:
    laid = town(site, "Ada", "Luc", options={"kit_carson": "yes"}, moment="kit")
    ada, luc = laid.seat("Ada", invite(DESK)), laid.seat("Luc", invite(DESK))
    assert ada.wait_for_turn()
    assert luc.wait_for_turn()
    for person in (ada, luc):
        person.choose(next(choice for choice in person.options() if choice.endswith(".plain")))
    assert any(choice.endswith(".back") for choice in ada.options())
    for person in (luc, ada):
        person.choose("kit:finish")
    expect(ada.find("#p-drawer-log")).to_contain_text("Ada")


@pytest.mark.parametrize("seats", [2, 6])
def test_everything_is_on_one_screen(site: Site, invite: Invite, seats: int) -> None:
    for moment in ("place", "last"):
        ada = town(site, "Ada", *["greedy"] * (seats - 1), moment=moment).seat("Ada", invite(DESK, "fr"))
        for size in (DESK, SMALL_DESK):
            ada.page.set_viewport_size(size["viewport"])
            ada.find("#p-ask .ask").wait_for()
            assert ada.scrolls() == (False, False), (seats, moment, size)
            inside(ada, "#p-ask .turnbar", size["viewport"]["width"], size["viewport"]["height"])
        ada.shoot(f"town-desk-{seats}-{moment}")
        ada.context.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_no_barrier(site: Site, invite: Invite, size: dict[str, Any]) -> None:
    barriers: list[str] = []
    for name, person in pages(site, invite(size)):
        if person.scrolls()[0]:
            barriers.append(f"{name}: scrolls sideways")
        barriers += [f"{name}: {each}" for each in found_by_axe(person)]
        person.page.evaluate("document.documentElement.dataset.theme = 'night'")
        barriers += [f"{name}, night: {each}" for each in found_by_axe(person, ["color-contrast"])]
        person.shoot(f"town-{'phone' if size is PHONE else 'desk'}-{name}-night")
    assert not barriers, "\n".join(barriers)


def pages(site: Site, ada: Person) -> Any:
    """The form, the help, the table at several questions, the replay."""
    yield "form", ada.go(f"/new/{GAME}")
    yield "help", ada.go(f"/games/{GAME}")
    for moment in ("take", "place", "build"):
        laid = town(site, "Ada", "greedy", "greedy", moment=moment)
        yield moment, laid.seat("Ada", ada)
    yield "replay", ada.go(f"{laid.path}/replay?at=60")
