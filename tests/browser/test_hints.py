"""A hint is seen wherever its option is: in the list, however long, and on the board."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.scene import lay
from web.site import Site


def test_a_hint_is_marked_in_a_long_list_and_on_the_board(site: Site, invite: Invite) -> None:
    ada = lay(site, "Ada", "greedy", "greedy", game="carson_city", moment="settle").seat("Ada", invite())
    assert ada.wait_for_turn()
    expect(ada.find("#p-ask details.fold")).to_contain_text("more")
    ask = ada.find("#p-ask [data-do=advise]")
    expect(ask).to_contain_text("Ask for a hint")
    ada.press("h")
    best = ada.find("#p-ask [data-choice]:has(.odds.best)")
    expect(best).to_be_in_viewport()
    choice = best.get_attribute("data-choice")
    marked = ada.find("#regions .advised")
    expect(marked).to_have_attribute("data-choice", choice or "")
    expect(marked).to_be_in_viewport()
    ada.shoot("hint")
