"""What a person prefers, in front of a browser: chosen at the table, applied at once in every open page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK
from browser.scene import lay
from browser.test_every_page import found_by_axe
from web.site import Site


def test_a_click_selects_as_soon_as_somebody_prefers_it(site: Site, invite: Invite) -> None:
    laid = lay(site, "Ada", "greedy", "greedy")
    ada = laid.seat("Ada", invite(DESK, "en"))
    assert ada.wait_for_turn()
    other = ada.context.new_page()
    other.goto(f"{ada.address}/settings")
    ada.find("#menu > summary").click()
    ada.find("[data-do=preferences]").click()
    dialog = ada.find("#preferences")
    expect(dialog.locator("select")).to_have_count(6)
    assert found_by_axe(ada) == []
    ada.shoot("preferences-table")
    dialog.locator("[name=confirm]").select_option("on")
    dialog.locator("[name=animation]").select_option("off")
    expect(other.locator("html")).to_have_attribute("data-animation", "off")
    dialog.get_by_role("button", name="Close").click()

    count = ada.find("#p-drawer-log .move").count()
    ada.find("#p-ask [data-choice]").first.click()
    expect(ada.find("#commit")).to_be_visible()
    expect(ada.find("#table")).to_have_class(re.compile("picked"))
    assert ada.find("#p-drawer-log .move").count() == count
    ada.find("#commit").click()
    ada.settle()
    expect(ada.find("#table")).not_to_have_class(re.compile("picked"))

    ada.sit(ada.table)
    expect(ada.find("html")).to_have_attribute("data-confirm", "on")
    other.goto(f"{ada.address}/settings")
    other.locator("[name=confirm]").select_option("")
    expect(ada.find("html")).not_to_have_attribute("data-confirm", "on")


def test_the_own_pieces_take_the_colour_that_somebody_asks_for(site: Site, invite: Invite) -> None:
    """On their own page only; whoever had it takes theirs. The brand goes with the colour."""
    laid = lay(site, "Ada", "Luc", "greedy")
    ada, luc = laid.seat("Ada", invite(DESK, "fr")), laid.seat("Luc", invite(DESK))
    colour = "getComputedStyle(document.querySelector('#p-top .brand.s{}')).backgroundColor"
    brand = "document.getElementById('i-brand-{}').innerHTML"
    blue, yellow, ring, rafter = (
        ada.page.evaluate(look) for look in (colour.format(0), colour.format(2), brand.format("ring"), brand.format("rafter"))
    )
    ada.find("#menu > summary").click()
    ada.find("[data-do=preferences]").click()
    ada.find("#preferences [name=colour]").select_option("2")
    expect(ada.find("html")).to_have_attribute("data-colour", "2")
    ada.find("#preferences").get_by_role("button", name="Fermer").click()
    assert ada.page.evaluate(colour.format(0)) == yellow != blue
    assert ada.page.evaluate(colour.format(2)) == blue
    assert ada.page.evaluate(brand.format("ring")) == rafter != ring
    ada.shoot("preferences-colour")
    assert luc.page.evaluate(colour.format(0)) == blue
