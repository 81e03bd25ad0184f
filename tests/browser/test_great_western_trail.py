"""Great Western Trail in the browser: played by clicks on the map and by touch, at every size, without barriers."""

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

GAME = "great_western_trail"
ALONE = ("pass", "done", "act:end")
"""Choices that have no place on the board."""


def trail(site: Site, *seats: str, **more: Any) -> Laid:
    return lay(site, *seats, game=GAME, seed=3, **more)


def test_the_last_turn_is_played_by_clicks_on_the_board(site: Site, invite: Invite) -> None:
    """Every option but the end is lit on the board; the first lit one is clicked, until the score is there."""
    ada = trail(site, "Ada", "greedy", moment="last").seat("Ada", invite(DESK))
    while ada.wait_for_turn():
        options = [choice for choice in ada.options() if choice not in ALONE and not choice.endswith(":exchange")]
        plain = [choice for choice in options if choice.count(".") == 0]
        if plain:
            expect(ada.lit(plain[0])).not_to_have_count(0)
            ada.lit(plain[0]).first.click(force=True)
            ada.settle()
        else:
            ada.shortest()
            ada.settle()
    ada.page.get_by_role("link", name="See the score").click()
    expect(ada.find("table.pad tfoot td")).to_have_count(2)
    ada.shoot("trail-score")


def test_a_route_shows_its_toll_before_it_is_taken(site: Site, invite: Invite) -> None:
    ada = trail(site, "Ada", "greedy", "greedy", moment="move").seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    choice = next(choice for choice in ada.options() if choice.startswith("move:"))
    expect(ada.find(f'#regions .route.on[data-for="{choice}"]')).to_have_count(0)
    ada.button(choice).hover()
    expect(ada.find(f'#regions .route.on[data-for="{choice}"]')).not_to_have_count(0)
    ada.shoot("trail-route")


def test_a_turn_by_thumb(site: Site, invite: Invite) -> None:
    """A tap selects, the wide button commits; every tab can be looked at; nothing scrolls sideways."""
    ada = trail(site, "Ada", "greedy", "greedy", moment=120).seat("Ada", invite(PHONE))
    assert ada.wait_for_turn()
    choice = next(choice for choice in ada.options() if choice.startswith("move:") and choice.count(".") == 0)
    ada.button(choice).tap()
    expect(ada.find(f'#regions .route.on[data-for="{choice}"]')).not_to_have_count(0)
    ada.shoot("trail-phone-picked")
    ada.find("#commit").tap()
    ada.settle()
    expect(ada.button(choice)).to_have_count(0)
    for tab in ada.find("#tabs .ptab").all():
        tab.tap()
        expect(ada.find(f"#{tab.get_attribute('data-tab')}")).to_be_visible()
        assert not ada.scrolls()[0]
        ada.shoot(f"trail-phone-{tab.get_attribute('data-tab')}")


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_is_on_one_screen(site: Site, invite: Invite, seats: int) -> None:
    for moment in (1, "last"):
        ada = trail(site, "Ada", *["greedy"] * (seats - 1), moment=moment).seat("Ada", invite(DESK, "fr"))
        for size in (DESK, SMALL_DESK):
            ada.page.set_viewport_size(size["viewport"])
            ada.find("#p-ask .ask").wait_for()
            assert ada.scrolls() == (False, False), (seats, moment, size)
            inside(ada, "#p-ask .turnbar", size["viewport"]["width"], size["viewport"]["height"])
        ada.shoot(f"trail-desk-{seats}-{moment}")
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
        person.shoot(f"trail-{'phone' if size is PHONE else 'desk'}-{name}-night")
    assert not barriers, "\n".join(barriers)


def pages(site: Site, ada: Person) -> Any:
    """The form, the help, the table at several questions, the replay."""
    yield "form", ada.go(f"/new/{GAME}")
    yield "help", ada.go(f"/games/{GAME}")
    for moment in ("move", "buy", "deliver"):
        laid = trail(site, "Ada", "greedy", "greedy", moment=moment)
        yield moment, laid.seat("Ada", ada)
    yield "replay", ada.go(f"{laid.path}/replay?at=60")
