"""Since your turn: a sentence a turn, opened to its lines by keys alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK
from browser.scene import lay
from web.site import Site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("since"), SALOON_BOT_PAUSE="0", SALOON_LIMITS="off") as site:
        yield site


def test_what_the_others_did_is_a_sentence_each_that_opens_to_its_lines(site: Site, invite: Invite) -> None:
    """Ada plays a turn in French; then she reads what Bob and Clay did, and opens Clay's turn by keys."""
    seats = ("Ada", "greedy=Bob", "greedy=Clay")
    ada = lay(site, *seats, game="great_western_trail", moment=80, language="fr").seat("Ada", invite(DESK, "fr"))
    assert ada.wait_for_turn()
    ada.end_turn()
    assert ada.wait_for_turn()
    turns = ada.find("#p-drawer-recap .retold")
    expect(turns).to_have_count(2)
    expect(turns.nth(0).locator("summary")).to_have_text(re.compile(r"^Bob a rejoint .*\.$"))
    expect(turns.nth(1).locator("summary")).to_have_text(re.compile(r"^Clay a rejoint .*\.$"))
    expect(ada.find("#p-drawer-recap .retold .move:not(summary):visible")).to_have_count(0)
    expect(ada.find("#p-told p")).to_have_count(2)

    ada.find("#tab-recap").focus()
    for _ in range(3):  # the feed, Bob's turn, Clay's turn
        ada.press("Tab")
    expect(turns.nth(1).locator("summary")).to_be_focused()
    ada.press("Enter")
    lines = turns.nth(1).locator("div.move")
    expect(lines.first).to_be_visible()
    expect(lines).to_contain_text(["Clay rejoint"])
    ada.shoot("since-your-turn")
    ada.press("Enter")
    expect(lines.first).to_be_hidden()
