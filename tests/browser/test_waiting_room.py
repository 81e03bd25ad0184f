"""While a table waits: two people who have played together talk, and one invites the other."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE
from browser.scene import lay
from web.site import Site

WAIT = """
import json, sys, django
django.setup()
from saloon.web.tables.creating import SeatPlan, TablePlan, make_table
from saloon.web.tables.models import Table
host = Table.objects.get(code=sys.argv[1]).host
plan = TablePlan("sans_foi_ni_loi", [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")], name="Noon", public=False)
print(json.dumps(make_table(host, plan).code))
"""


def test_somebody_is_invited_and_people_talk_while_they_wait(site: Site, invite: Invite) -> None:
    met = lay(site, "Ada", "Bartholomew Longstreet")
    ada, bart = met.become("Ada", invite()), met.become("Bartholomew Longstreet", invite(PHONE, "fr"))
    path = f"/t/{site.run(WAIT, met.code)}"
    ada.go(path)
    ada.find(".qr summary").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.find(".qr svg")).to_be_visible()
    ada.shoot("waiting-room")
    ada.find("form[action$='/invite'] button").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.find(".asked")).to_contain_text("Bartholomew Longstreet")
    ada.find("#saying").fill("Anybody for noon?")
    ada.page.keyboard.press("Enter")
    expect(ada.find("#roomchat")).to_contain_text("Anybody for noon?")

    bart.go("/")
    expect(bart.find("[aria-labelledby=invitations]")).to_contain_text("Ada vous invite")
    assert not bart.scrolls()[0]
    bart.shoot("invitation-phone")
    bart.find(f"[aria-labelledby=invitations] a.btn[href='{path}']").tap()
    expect(bart.find("#roomchat")).to_contain_text("Anybody for noon?")
    bart.find("#saying").fill("Présent !")
    bart.find(".roomchat form button").tap()
    expect(ada.find("#roomchat")).to_contain_text("Présent !")  # by itself
    bart.find("#newcomer button.primary").tap()
    expect(ada.find("#room .rseats")).to_contain_text("Bartholomew Longstreet")
    assert not bart.scrolls()[0]
    bart.shoot("waiting-room-phone")
    bart.go("/")
    expect(bart.find("[aria-labelledby=invitations]")).to_have_count(0)
