"""The trail games in the browser: routes before they are taken, by mouse and by touch; Sue's turn, step by step."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE
from browser.scene import Laid, lay
from web.site import Site

TRAIL, EL_PASO = "great_western_trail", "great_western_trail_el_paso"
both = pytest.mark.parametrize("game", [TRAIL, EL_PASO])


def trail(site: Site, game: str, *seats: str, **more: Any) -> Laid:
    return lay(site, *seats, game=game, seed=3, **more)


@both
def test_a_route_shows_what_it_takes_before_it_is_taken(site: Site, invite: Invite, game: str) -> None:
    ada = trail(site, game, "Ada", "greedy", "greedy", moment="move").seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    choice = next(choice for choice in ada.options() if choice.startswith("move:"))
    expect(ada.find(f'#regions .route.on[data-for="{choice}"]')).to_have_count(0)
    ada.button(choice).hover()
    expect(ada.find(f'#regions .route.on[data-for="{choice}"]')).not_to_have_count(0)
    ada.shoot(f"{game}-route")


@both
def test_a_move_by_thumb(site: Site, invite: Invite, game: str) -> None:
    """A tap selects, the wide button commits."""
    ada = trail(site, game, "Ada", "greedy", "greedy", moment=80).seat("Ada", invite(PHONE))
    assert ada.wait_for_turn()
    choice = next(choice for choice in ada.options() if choice.startswith("move:") and choice.count(".") == 0)
    ada.open_list()
    ada.button(choice).tap()
    expect(ada.find(f'#regions .route.on[data-for="{choice}"]')).not_to_have_count(0)
    ada.shoot(f"{game}-phone-picked")
    ada.find("#commit").tap()
    ada.settle()
    expect(ada.button(choice)).to_have_count(0)


def test_sue_plays_her_turn_and_every_step_can_be_read(site: Site, invite: Invite) -> None:
    """Ada plays a whole turn; when it is hers again, Sue's card, her way and what she did are what happened since."""
    ada = trail(site, EL_PASO, "Ada", moment=30).seat("Ada", invite(DESK))
    assert ada.wait_for_turn()
    ada.choose(next(choice for choice in ada.options() if choice.startswith("move:")))
    ada.settle()
    while ada.wait_for_turn() and not ada.options()[0].startswith("move:"):
        ends = [choice for choice in ada.options() if choice in ("done", "act:end", "rest:end")]
        ada.choose(ends[0] if ends else ada.options()[0])
        ada.settle()
    since = ada.find("#p-drawer-recap")
    expect(since).to_contain_text("Sue turns over card")
    expect(since).to_contain_text("Sue goes")
    ada.shoot("el-paso-after-sue")
