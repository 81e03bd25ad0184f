"""People and their pages: chat, accounts, languages, themes."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE
from browser.scene import lay
from web.site import Site

HOSTILE = (
    """<img src=x onerror="document.title='pwned'"> "quoted" 'twice' & <b>bold</b></p><script>document.title='pwned'</script>"""
)


def test_chat_shows_what_was_typed(site: Site, invite: Invite) -> None:
    """Whatever somebody types is text in the other browser, up to five hundred characters of it."""
    laid = lay(site, "Ada", "<i>Luc</i>", name="<u>Table</u>")
    ada, luc = laid.seat("Ada", invite()), laid.seat("<i>Luc</i>", invite(PHONE))
    ada.find("#tab-chat").click()
    ada.find("#speech").fill(HOSTILE)
    ada.find("#speech").press("Enter")
    luc.find("#tabs [data-tab=drawer]").tap()
    expect(luc.find("#unread")).to_have_text("1")
    luc.find("#tab-chat").tap()
    expect(luc.find("#p-drawer-chat .say")).to_contain_text(HOSTILE)
    expect(luc.find("#unread")).to_be_hidden()
    luc.find("#speech").fill("e" * 500)
    luc.find("#speak button").tap()
    expect(ada.find("#p-drawer-chat")).to_contain_text("e" * 500)
    expect(ada.find("#p-drawer-chat")).to_contain_text("<i>Luc</i>")
    for person in (ada, luc):
        expect(person.find("#p-drawer-chat :is(img, script, i, u), #p-top :is(i, u), #regions i")).to_have_count(0)
        expect(person.page).not_to_have_title(re.compile("pwned"))
        assert not person.scrolls()[0]
    ada.shoot("chat")
    luc.shoot("phone-chat")


def test_a_guest_makes_an_account_and_keeps_the_tables(site: Site, invite: Invite) -> None:
    ada = invite()
    ada.go("/").play_now("sans_foi_ni_loi")
    ada.see_table()
    path = ada.table
    ada.choose("act:take1")
    ada.go("/sign-up")
    name = f"ada{site.port}"
    ada.find("[name=username]").fill(name)
    ada.find("[name=password]").fill("seven horses went west")
    ada.page.get_by_role("button", name="Make an account").click()
    expect(ada.find("summary.me")).to_be_visible()
    ada.go("/")
    expect(ada.find(f".tcard a[href='{path}']")).to_have_count(1)
    ada.shoot("lobby-with-a-turn")

    later = invite(PHONE)
    later.go("/sign-in")
    later.find("[name=username]").fill(name)
    later.find("[name=password]").fill("seven horses went west")
    later.page.get_by_role("button", name="Sign in").last.tap()
    later.find(f".tcard a[href='{path}']").tap()
    later.see_table()
    assert later.is_asked
    expect(later.find("#p-ask .hint")).to_contain_text("5 of 6")


def test_both_languages(site: Site, invite: Invite) -> None:
    """The browser chooses; the switch changes everything, the board too, and is remembered."""
    luc = invite(language="fr").go("/")
    expect(luc.find("html")).to_have_attribute("lang", "fr")
    expect(luc.find("h1")).to_have_text(re.compile("^À quoi"))
    luc.page.get_by_role("button", name="English").click()
    expect(luc.find("html")).to_have_attribute("lang", "en")
    expect(luc.find("h1")).to_have_text("What shall we play?")

    laid = lay(site, "Ada", "greedy", "greedy", moment=90)
    ada = laid.seat("Ada", invite())
    expect(ada.find("#p-region-line svg")).to_contain_text("The Line")
    english = {part: ada.reads(part) for part in ("#p-ask", "#p-region-line", "#p-region-hand", "#p-top", "#tab-recap")}
    ada.find("#p-top [data-do=language][data-value=fr]").click()
    ada.see_table()
    expect(ada.find("html")).to_have_attribute("lang", "fr")
    expect(ada.find("#p-region-line svg")).to_contain_text("La file")
    for part, words in english.items():
        assert ada.reads(part) != words, part
    expect(ada.find("#p-ask .ask-head")).to_contain_text("À vous")
    ada.shoot("french")
    ada.page.reload()
    ada.see_table()
    expect(ada.find("html")).to_have_attribute("lang", "fr")


def test_day_and_night(site: Site, invite: Invite) -> None:
    """The system's wish at first, the switch from then on: on pages and at the table alike."""
    ada = invite(theme="night").go("/")
    ground = "getComputedStyle(document.body).backgroundColor"
    night = ada.page.evaluate(ground)
    with ada.page.expect_response(re.compile("/theme")):
        ada.page.get_by_role("button", name="Day or night").click()
    expect(ada.find("html")).to_have_attribute("data-theme", "day")
    assert ada.page.evaluate(ground) != night
    ada.play_now("sans_foi_ni_loi")
    ada.see_table()
    expect(ada.find("html")).to_have_attribute("data-theme", "day")
    with ada.page.expect_response(re.compile("/theme")):
        ada.find("#p-top [data-do=theme]").click()
    expect(ada.find("html")).to_have_attribute("data-theme", "night")
    ada.page.reload()
    expect(ada.find("html")).to_have_attribute("data-theme", "night")
