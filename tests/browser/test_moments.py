"""Auctions and duels in the browser: two people, two pages, by keys, by mouse and by thumb."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person
from browser.scene import Laid, lay
from web.site import Site

GAME = "carson_city"


def auction(site: Site, *seats: str, **more: Any) -> Laid:
    options = {"people": "rich", "bidding": "open"}
    return lay(site, *seats, game=GAME, seed=3, options=options, moment="take", **more)


def puts_up(person: Person) -> None:
    """The auctioneer chooses the lot."""
    assert person.wait_for_turn()
    for choice in ("take:12Y", "lot:11", "lot:12"):
        person.choose(choice)


def test_two_people_bid_against_each_other(site: Site, invite: Invite) -> None:
    laid = auction(site, "Ada", "Luc")
    ada, luc = laid.seat("Ada", invite(DESK)), laid.seat("Luc", invite(PHONE, "fr"))
    watcher = invite(DESK, "en", "night").sit(laid.path)
    puts_up(ada)
    assert luc.wait_for_turn()
    for person in (ada, luc, watcher):
        expect(person.find("#regions .framed .frame")).to_have_count(2)
    expect(watcher.find("#stepper")).to_have_count(0)

    ada.page.keyboard.press("4")
    expect(ada.find("#bid")).to_contain_text("Bid $4")
    ada.page.keyboard.press("ArrowUp")
    expect(ada.find("#bid-sum")).to_have_text("$5")
    expect(ada.find("#bid-after")).to_contain_text("$2 to the bank")
    ada.shoot("auction-desk")
    ada.page.keyboard.press("Enter")
    ada.settle()
    expect(ada.find("#p-ask h1")).to_have_text("You lead with $5")
    expect(watcher.find(".highest")).to_contain_text("Ada leads")
    ada.shoot("auction-leads")
    watcher.shoot("auction-watched-night")

    expect(luc.find("#bid")).to_contain_text("Offrir 6 $")
    luc.find("[data-do=bid-step][data-by='1']").tap()
    luc.shoot("auction-phone-fr")
    luc.find("#bid").tap()
    luc.settle()
    assert ada.wait_for_turn()
    ada.page.keyboard.press("8")
    expect(ada.find("#bid")).to_contain_text("Bid $8")
    ada.shoot("auction-outbid")
    ada.press("e")
    for person in (ada, luc, watcher):
        expect(person.find("#regions .framed")).to_have_count(0)
        expect(person.find("#p-drawer-log")).to_contain_text("Luc")


def test_a_rivals_bid_raises_the_sum_and_never_bids(site: Site, invite: Invite) -> None:
    laid = auction(site, "Ada", "Luc", "Wren")
    ada, luc = laid.seat("Ada", invite(DESK)), laid.seat("Luc", invite(DESK))
    puts_up(ada)
    assert luc.wait_for_turn()
    luc.page.keyboard.press("3")
    ada.page.keyboard.press("6")
    ada.page.keyboard.press("Enter")
    ada.settle()
    expect(luc.find("#bid-raised")).to_have_text("Ada bids $6: your sum is $7 now.")
    expect(luc.find("#bid")).to_contain_text("Bid $7")
    luc.shoot("auction-raised")
