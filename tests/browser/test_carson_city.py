"""Carson City in the browser: by clicks on the town and the track, by touch, all at once."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE
from browser.scene import Laid, lay
from web.site import Site

GAME = "carson_city"


def town(site: Site, *seats: str, **more: Any) -> Laid:
    return lay(site, *seats, game=GAME, seed=3, **more)


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
    ada.open_list()
    ada.touch("place:road1")
    expect(ada.find("#p-ask .ask.hold")).to_have_count(1)


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
