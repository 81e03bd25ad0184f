"""The poker table in the browser: somebody sits down, lays a card that nobody else sees, and shows hands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE
from browser.scene import Laid, lay
from web.site import Site

LAY, SHOW = "act:poker_lay-1", "act:poker_show-1"
STRIP, TABLE = "#regions #poker-table", "#regions .poker-open"


def poker(site: Site, moment: str, *likes: str) -> Laid:
    """Ada and Wren; Ada goes where the poker table is used."""
    return lay(
        site, "Ada", "Wren", game="great_western_trail", seed=3, moment=moment, likes=["move:D", "move:G", *likes],
        options={"poker_table": "yes"},
    )  # fmt: skip


def test_a_worker_sits_down_and_a_card_is_laid_that_only_its_owner_sees(site: Site, invite: Invite) -> None:
    laid = poker(site, LAY)
    ada, wren = laid.seat("Ada", invite(DESK)), laid.seat("Wren", invite(DESK))
    assert ada.wait_for_turn()
    expect(ada.find(TABLE)).to_have_count(0)
    ada.shoot("poker-strip")
    ada.choose(LAY)
    ada.settle()
    if ada.options()[0].startswith("sit:"):
        ada.choose(ada.options()[0])
        ada.settle()
    expect(ada.find(TABLE)).to_have_count(1)
    card = next(choice for choice in ada.options() if choice.startswith("lay:"))
    ada.button(card).hover()
    expect(ada.find(f'#regions .route.on[data-for="{card}"]')).not_to_have_count(0)
    ada.shoot("poker-lay")
    ada.choose(card)
    ada.settle()
    assert ada.options()[0].startswith("lay:"), "a second card may be laid, so the table stays open"
    expect(ada.find("#regions #poker-0-0")).to_have_count(1)
    wren.press("k")
    expect(wren.find(TABLE)).to_have_count(1)
    expect(wren.find("#regions #poker-0-0")).to_have_count(0)
    wren.find("#poker-close").click()
    expect(wren.find(TABLE)).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_hands_are_shown(site: Site, invite: Invite, size: dict[str, object]) -> None:
    ada = poker(site, SHOW, LAY).seat("Ada", invite(size))
    assert ada.wait_for_turn()
    if size is PHONE:
        ada.open_list()
        ada.touch(SHOW)
    else:
        ada.choose(SHOW)
    ada.settle()
    if size is PHONE:
        ada.find("#tabs .ptab", has_text="Poker").tap()
        ada.shoot("poker-phone-show")
        expect(ada.find("#r-poker .poker-seat.won")).to_have_count(1)
    else:
        ada.shoot("poker-show")
        expect(ada.find(f"{TABLE} .poker-seat.won")).to_have_count(1)
