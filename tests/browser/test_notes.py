"""Private notes at a table: written by keys, there again on another device, and nobody else's."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE
from browser.scene import lay
from browser.test_every_page import found_by_axe
from web.site import Site

TEXT = "Luc keeps a lynching.\nSell at nine."


def test_notes_are_kept_while_one_writes_and_read_by_nobody_else(site: Site, invite: Invite) -> None:
    laid = lay(site, "Ada", "Luc", "greedy", moment=60, public=True)
    ada, luc = laid.seat("Ada", invite()), laid.seat("Luc", invite())
    for _ in range(3):
        ada.page.keyboard.press("l")
    expect(ada.find("#tab-notes")).to_be_focused()
    expect(ada.find("#p-drawer-notes")).to_be_enabled()
    ada.page.keyboard.press("Tab")
    expect(ada.find("#p-drawer-notes")).to_be_focused()
    ada.page.keyboard.type(TEXT)
    expect(ada.find("#notes-said")).to_have_text("Saved")
    assert found_by_axe(ada) == []
    ada.shoot("notes")

    phone = laid.seat("Ada", invite(PHONE, "fr", "night"))
    phone.find("#tabs .ptab").last.tap()
    phone.find("#tab-notes").tap()
    expect(phone.find("#p-drawer-notes")).to_have_value(TEXT)
    phone.find("#p-drawer-notes").fill(f"{TEXT} Neuf !")
    expect(phone.find("#notes-said")).to_have_text("Enregistré")
    assert not phone.scrolls()[0]
    phone.shoot("notes-phone")

    ada.sit(laid.path).find("#tab-notes").click()
    expect(ada.find("#p-drawer-notes")).to_have_value(f"{TEXT} Neuf !")
    luc.find("#tab-notes").click()
    expect(luc.find("#p-drawer-notes")).to_be_enabled()
    expect(luc.find("#p-drawer-notes")).to_have_value("")
    watcher = invite().sit(laid.path)
    expect(watcher.find("#tab-notes")).to_have_count(0)
    assert "lynching." not in watcher.page.content()
