"""Auctions and duels in the browser: two people, two pages, by keys, by mouse and by thumb."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person
from browser.scene import Laid, lay
from browser.test_every_page import found_by_axe
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
    assert found_by_axe(ada) == []
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


def take_your_time(person: Person) -> None:
    """The card of a duel stays until somebody wants it to go, however slow the machine is."""
    person.page.evaluate("document.getElementById('reveals').dataset.shownMs = 3_600_000")


def test_a_duel_with_tiles_is_chosen_in_secret_changed_and_revealed(site: Site, invite: Invite) -> None:
    laid = lay(site, "Ada", "Luc", game=GAME, seed=2, options={"might_is_right": "yes"}, moment="tile")
    ada, luc = laid.seat("Ada", invite(DESK)), laid.seat("Luc", invite(PHONE, "fr"))
    assert ada.wait_for_turn()
    assert luc.wait_for_turn()
    expect(ada.find("#regions .framed")).to_have_count(1)
    for person in (ada, luc):
        take_your_time(person)
    tiles = ada.options()
    ada.button(tiles[-1]).focus()
    expect(ada.find("#lead")).to_contain_text("in all")
    expect(ada.find(".reach.on")).to_have_count(1)
    ada.shoot("duel-choose")
    luc.shoot("duel-choose-phone-fr")
    assert found_by_axe(ada) == []

    ada.page.keyboard.press("1")
    ada.settle()
    expect(ada.find(".own-answer")).to_contain_text("You chose: Tile")
    expect(ada.find("#regions [data-choice]")).to_have_count(0)
    expect(luc.find(".fighter.ready")).to_have_count(1)
    ada.shoot("duel-ready")
    ada.page.keyboard.press("u")
    expect(ada.button(tiles[0])).to_have_attribute("aria-pressed", "true")
    ada.shoot("duel-change")
    ada.choose(tiles[-1])
    expect(ada.find(".own-answer")).to_contain_text(f"Tile {tiles[-1].removeprefix('tile:')}")

    theirs = luc.options()[0]
    luc.button(theirs).tap()
    luc.find("#commit").tap()
    for person in (ada, luc):
        expect(person.find("#reveals .reveal .shot")).to_have_count(2)
        person.shoot("duel-reveal" if person is ada else "duel-reveal-phone-fr")
    expect(ada.find("#reveals .reveal .shot.s0 .throw")).to_have_text(tiles[-1].removeprefix("tile:"))
    ada.page.keyboard.press("Space")
    expect(ada.find("#reveals .reveal")).to_have_count(0)
    expect(ada.find("#p-drawer-log")).to_contain_text("wins the duel")


def acts(person: Person, choice: str) -> None:
    assert person.wait_for_turn()
    person.choose(choice)
    if person.find("#p-ask .ask.hold").count():
        person.press("e")


def test_a_duel_with_dice_is_a_card_beside_its_place(site: Site, invite: Invite) -> None:
    laid = lay(site, "Ada", "Luc", game=GAME, seed=3, moment="place")
    ada, luc = laid.seat("Ada", invite(DESK, "en", "night")), laid.seat("Luc", invite(DESK, "fr"))
    for person in (ada, luc):
        take_your_time(person)
    acts(ada, "place:roads3")
    acts(luc, "place:roads3")
    acts(ada, "pass")
    acts(luc, "pass")
    for person, shot in ((ada, "duel-dice-night"), (luc, "duel-dice-fr")):
        card = person.find("#reveals .reveal")
        expect(card).to_have_count(1)
        expect(card.locator(".shot .die-face")).to_have_count(2)
        person.shoot(shot)
    place, card = ada.find("#at-roads3").bounding_box(), ada.find("#reveals .reveal").bounding_box()
    assert place
    assert card
    assert card["x"] + card["width"] <= place["x"] or card["x"] >= place["x"] + place["width"], "never over it"
    ada.find("#regions").click(position={"x": 5, "y": 5})
    expect(ada.find("#reveals .reveal")).to_have_count(0)
