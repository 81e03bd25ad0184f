"""A wish to go back across a reveal: everybody is warned, and what nobody has seen is dealt anew."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE, Person
from browser.scene import lay
from web.site import Site


def hand(person: Person) -> list[str]:
    return person.page.eval_on_selector_all("#p-region-hand [data-help]", "all => all.map(each => each.dataset.help)")


def test_everybody_is_warned_before_the_table_goes_back(site: Site, invite: Invite) -> None:
    laid = lay(site, "Ada", "Luc", "greedy", undo="agree")
    ada, luc = laid.seat("Ada", invite()), laid.seat("Luc", invite(PHONE, "fr"))
    assert ada.wait_for_turn()
    before = hand(ada)
    ada.choose("act:draw")
    ada.find("#wish summary").focus()
    ada.page.keyboard.press("Enter")
    ada.shoot("wish-ways")
    ada.find("#wish [data-deal=anew]").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.find("#p-notice .lit")).to_contain_text("Ada")
    ada.shoot("wish-asked")
    warning = luc.find("#p-notice")
    expect(warning).to_contain_text("Ce que personne n’a vu sera redistribué.")
    expect(warning.locator(".lit .move")).not_to_have_count(0)
    assert not luc.scrolls()[0]
    luc.shoot("wish-warning-phone")
    luc.find("#p-notice [data-yes=true]").tap()
    expect(luc.find("#p-notice")).to_be_empty()
    expect(ada.find("#p-notice")).to_be_empty()
    assert ada.wait_for_turn()
    expect(ada.button("act:draw")).to_be_visible()
    assert hand(ada) == before, "as she knew it"
    ada.shoot("wish-gone-back")
