"""Argentina in the browser: farmers and their strength, Buenos Aires on its sheet, the harbour of a phone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person
from browser.scene import Laid, lay
from web.site import Site

GAME = "great_western_trail_argentina"
TABLET = {"viewport": {"width": 1024, "height": 768}}


def argentina(site: Site, *seats: str, **more: Any) -> Laid:
    return lay(site, *seats, game=GAME, **more)


def first_of(person: Person, verb: str) -> str:
    """The first option of a question that lies on the board."""
    return next(choice for choice in person.options() if re.fullmatch(rf"{verb}:[\w-]+", choice) and "exchange" not in choice)


def test_a_move_by_a_click_on_the_map(site: Site, invite: Invite) -> None:
    """What it takes is shown before; nothing scrolls, on a tablet either."""
    ada = argentina(site, "Ada", "greedy", "greedy", moment="move").seat("Ada", invite(TABLET))
    assert ada.wait_for_turn()
    assert ada.scrolls() == (False, False)
    choice = first_of(ada, "move")
    ada.lit(choice).hover()
    expect(ada.find(f'#regions .route.on[data-for="{choice}"]')).not_to_have_count(0)
    ada.shoot("argentina-tablet-move")
    ada.lit(choice).click()
    ada.settle()
    expect(ada.button(choice)).to_have_count(0)


def test_farmers_are_helped_with_a_meter_beside_the_question(site: Site, invite: Invite) -> None:
    """The mark moves with the farmer in focus, who is chosen by a click on the map."""
    ada = argentina(site, "Ada", "greedy", "greedy", moment="help", seed=1).seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    meter = ada.find("#p-ask .figure")
    expect(meter).to_contain_text("of 0 needed")
    choice = first_of(ada, "help")
    ada.lit(choice).hover()
    expect(ada.find(f'#p-ask .route.on[data-for="{choice}"]')).to_have_count(1)
    ada.shoot("argentina-help")
    ada.lit(choice).click()
    ada.settle()
    expect(ada.button(choice)).to_have_count(0)


def test_buenos_aires_opens_a_sheet_that_is_answered_by_clicks(site: Site, invite: Invite) -> None:
    """A delivery strikes ears and says which ships become dearer; the map can be looked at; then a ship is loaded."""
    ada = argentina(site, "Ada", "greedy", "greedy", moment="deliver").seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    sheet, trail = ada.find("#p-region-buenos-aires"), ada.find("#p-region-trail")
    expect(sheet).to_be_visible()
    expect(trail).to_have_count(0)
    choice = first_of(ada, "deliver")
    ada.lit(choice).hover()
    expect(ada.find(f'#p-region-mat .route.on[data-for="{choice}"] .struck')).not_to_have_count(0)
    ada.shoot("argentina-deliver")
    ada.page.keyboard.press("m")
    expect(trail).to_be_visible()
    expect(sheet).to_have_count(0)
    order = "[...document.querySelectorAll('#regions > .region')].map(each => each.id.slice(9)).reverse().join()"
    ada.page.wait_for_function(f"() => {order} === 'harbour,trail,mat,hand'")
    expect(ada.lit(choice)).to_have_count(1)
    ada.find("[data-do=plan]").click()
    expect(sheet).to_be_visible()
    ada.lit(choice).click()
    ada.settle()
    while not ada.find('#p-region-buenos-aires [data-choice^="load:"]').count():
        ada.choose(ada.options()[0])
    expect(ada.find("#p-ask .phases [aria-current]")).to_have_text("3 Loading")
    ship = first_of(ada, "load")
    ada.lit(ship).hover()
    expect(ada.find(f'#p-region-mat .route.on[data-for="{ship}"] .may-go')).not_to_have_count(0)
    ada.lit(ship).click()
    ada.settle()
    expect(ada.lit(ship)).to_have_count(0)
    assert ada.scrolls() == (False, False)


def test_looking_back_from_the_sheet_shows_the_map(site: Site, invite: Invite) -> None:
    ada = argentina(site, "Ada", "greedy", "greedy", moment="load").seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    expect(ada.find("#p-region-buenos-aires")).to_be_visible()
    ada.find("[data-do=playback]").click()
    expect(ada.find("#p-region-trail")).to_be_visible()
    expect(ada.find("#p-region-buenos-aires")).to_have_count(0)
    ada.find("#player [data-do=stop]").click()
    expect(ada.find("#p-region-buenos-aires")).to_be_visible()
    expect(ada.find("#p-region-trail")).to_have_count(0)


def test_delivery_and_loading_by_thumb(site: Site, invite: Invite) -> None:
    """The tab of the ships opens by itself, at what is asked; a tap selects, the wide button commits."""
    ada = argentina(site, "Ada", "greedy", "greedy", moment="deliver", language="fr").seat("Ada", invite(PHONE, "fr"))
    assert ada.wait_for_turn()
    expect(ada.find("#tabs .ptab.on")).to_have_text("Bateaux")
    choice = first_of(ada, "deliver")
    expect(ada.lit(choice)).to_be_in_viewport()
    ada.lit(choice).tap()
    expect(ada.find(f'#p-region-harbour .route.on[data-for="{choice}"]')).not_to_have_count(0)
    ada.shoot("argentina-phone-deliver")
    ada.find("#commit").tap()
    ada.settle()
    while not ada.find('#p-region-harbour [data-choice^="load:"]').count():
        ada.find("#p-ask [data-choice]").first.tap()
        if ada.find("#commit:visible").count():
            ada.find("#commit").tap()
        ada.settle()
    ship = first_of(ada, "load")
    ada.lit(ship).tap()
    ada.shoot("argentina-phone-load")
    ada.find("#commit").tap()
    ada.settle()
    expect(ada.lit(ship)).to_have_count(0)
