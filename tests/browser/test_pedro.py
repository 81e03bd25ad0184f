"""Pedro in the browser: his turn line by line, as fast as whoever reads it wants."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.scene import lay
from web.site import Site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Where the lines wait to be read, and nothing goes on by itself."""
    with Site(tmp_path_factory.mktemp("pedro"), SALOON_BOT_PAUSE="60", SALOON_LIMITS="off") as site:
        yield site


def test_space_brings_the_next_line_and_enter_all_of_them(site: Site, invite: Invite) -> None:
    """What a line did is ringed on the board with its number, his way is dotted; every line says why."""
    ada = lay(site, "Ada", game="great_western_trail_argentina", moment=60).seat("Ada", invite())
    assert ada.wait_for_turn()
    ada.end_turn()
    now = ada.find("#p-ask .story .now")
    expect(now).to_contain_text("Draws card")
    expect(ada.find("#p-ask .story .to_come")).to_have_count(2)
    expect(ada.find("#regions .told-t")).to_have_count(0)
    ada.page.keyboard.press(" ")
    expect(now.first).to_contain_text("Goes")
    expect(now.first.locator("small")).not_to_be_empty()
    expect(ada.find("#p-ask .story li").first).to_have_class("done")
    expect(ada.find("#p-region-trail .told-t").first).to_have_text("2")
    expect(ada.find("#p-region-trail .told-way")).to_have_count(1)
    ada.shoot("argentina-pedro")
    ada.page.keyboard.press("Enter")
    assert ada.wait_for_turn()
    expect(ada.find("#p-ask .story")).to_have_count(0)
    expect(ada.find("#p-drawer-recap")).to_contain_text("Pedro")
