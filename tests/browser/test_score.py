"""The end of a game: its categories by keys, where points came from, and the sheet as a picture."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE, Person
from browser.scene import ended
from browser.test_every_page import found_by_axe
from web.site import Site

PNG = b"\x89PNG\r\n"


def save_picture(person: Person, folder: Path) -> bytes:
    person.find(".wact .pop > summary").click()
    with person.page.expect_download() as download:
        person.find("a[data-picture]").click()
    assert download.value.suggested_filename.endswith(".png")
    download.value.save_as(folder / "sheet.png")
    return (folder / "sheet.png").read_bytes()


def test_a_score_sheet_by_keys_and_as_a_picture(site: Site, invite: Invite, tmp_path: Path) -> None:
    over = ended(site, "Ada", "Luc", "Bea", game="carson_city")
    ada = over.become("Ada", invite()).go(f"{over.path}/score")
    titles = ada.find(".sum > summary")
    titles.first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.find(".sums >> visible=true")).to_contain_text("Round")
    ada.page.keyboard.press("ArrowDown")
    expect(titles.nth(1)).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.find(".sum[open]")).to_have_count(1)
    lefts = {
        round(ada.find(each).evaluate("it => it.getBoundingClientRect().x"))
        for each in ("thead th.s1", ".sums td.s1 >> visible=true")
    }
    assert len(lefts) == 1, "details stand under their column"
    expect(ada.find(".winner .primary, main .primary")).to_have_count(1)
    assert save_picture(ada, tmp_path).startswith(PNG)
    ada.shoot("score-carson")


def test_a_score_sheet_on_a_phone_by_night_in_french(site: Site, invite: Invite, tmp_path: Path) -> None:
    names = ("Ada", "Luc", "Bea", "Joaquín Murrieta", "Kit", "Anouk")
    over = ended(site, *names, game="carson_city", language="fr")
    ada = over.become("Ada", invite(PHONE, "fr", "night")).go(f"{over.path}/score")
    ada.find(".sum > summary").first.tap()
    expect(ada.find(".sums >> visible=true")).to_contain_text("Tour")
    assert not ada.scrolls()[0]
    assert found_by_axe(ada) == []
    ada.page.evaluate("navigator.canShare = () => true")
    assert save_picture(ada, tmp_path).startswith(PNG)
    ada.shoot("score-carson-phone")
