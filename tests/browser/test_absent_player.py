"""Somebody goes away in the middle of a game: reminded, waited for, played for by a bot, and welcome back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE
from browser.scene import lay
from web.site import Site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A house with little patience."""
    patience = {"SALOON_ABSENT_SECONDS": "1", "SALOON_GRACE_SECONDS": "4"}
    with Site(tmp_path_factory.mktemp("patience"), SALOON_LIMITS="off", **patience) as site:
        yield site


def test_a_bot_plays_for_whoever_does_not_come_until_they_are_back(site: Site, invite: Invite) -> None:
    laid = lay(site, "Ada", "Luc", seed=7, undo="none")
    luc = laid.seat("Luc", invite())
    if luc.is_asked:
        luc.end_turn()
    # Nobody does anything: the page is told by itself, first of the reminder and then of the offer.
    expect(luc.find("#p-notice")).to_contain_text("Ada has been away for long and was reminded")
    luc.shoot("absent-reminded")
    offer = luc.find("#p-notice [data-do=vote]")
    expect(offer).to_be_visible()
    luc.shoot("absent-offer")
    offer.focus()
    luc.page.keyboard.press("Enter")
    expect(luc.find("#p-notice")).to_contain_text("Ada is away; a bot plays until Ada comes back.")
    assert luc.wait_for_turn()

    ada = laid.become("Ada", invite(PHONE, "fr"))
    ada.go("/")
    kept = ada.find(f".wrow a[href='{laid.path}']", has_text="Un robot joue pour vous")
    ada.shoot("absent-lobby-phone")
    kept.tap()
    ada.see_table()
    expect(ada.find("#p-notice")).to_contain_text("un robot a joué pour vous")
    chosen = ada.find("#p-notice .made li")
    ada.find("#p-notice .made summary").tap()
    expect(chosen.first).to_be_visible()
    ada.shoot("absent-back-phone")
    assert not ada.scrolls()[0]
    ada.find("#p-notice [data-do=back]").tap()
    expect(ada.find("#p-notice")).to_contain_text("Vous avez repris votre place")
    expect(luc.find("#p-notice")).to_be_empty()
    luc.shoot("absent-over")
    luc.end_turn()
    assert ada.wait_for_turn(), "her own again"
    ada.shoot("absent-own-turn-phone")
