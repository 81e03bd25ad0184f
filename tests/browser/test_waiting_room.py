"""While a table waits: two people who have played together talk, and one invites the other."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE
from browser.scene import lay
from web.site import Site


def test_somebody_is_invited_and_people_talk_while_they_wait(site: Site, invite: Invite) -> None:
    met = lay(site, "Ada", "Bartholomew Longstreet")
    ada = met.become("Ada", invite())
    bart = met.become("Bartholomew Longstreet", invite(PHONE, "fr"))
    waits = lay(site, "Ada=Ada", "nobody", "nobody", name="Noon")
    ada.context.clear_cookies()
    waits.become("Ada", ada)
    ada.go(waits.path)
    ada.find(".qr summary").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.find(".qr svg")).to_be_visible()
    ada.find("#saying").fill("Anybody for noon?")
    ada.page.keyboard.press("Enter")
    expect(ada.find("#roomchat")).to_contain_text("Anybody for noon?")
    ada.shoot("waiting-room")

    met.become("Ada", ada)
    ada.go("/new/sans_foi_ni_loi")
    bart.go(waits.path)
    expect(bart.find("#roomchat")).to_contain_text("Anybody for noon?")
    bart.find("#saying").fill("Présent !")
    bart.find(".roomchat form button").tap()
    expect(bart.find("#roomchat")).to_contain_text("Présent !")
    assert not bart.scrolls()[0]
    bart.shoot("waiting-room-phone")
