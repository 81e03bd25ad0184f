"""Moving over the board with the keyboard, as a screen reader hears it: read in the accessibility tree of the browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.scene import lay
from browser.test_reading import GAMES
from web.site import Site


def heard(person: Person) -> str:
    """What the browser hands on as news: the text of whatever is announced."""
    tree: dict[str, Any] = person.context.new_cdp_session(person.page).send("Accessibility.getFullAXTree")
    nodes = {node["nodeId"]: node for node in tree["nodes"] if not node["ignored"]}
    texts = [node for node in nodes.values() if node["role"]["value"] == "StaticText" and _in_status(nodes, node)]
    return " ".join(node["name"]["value"] for node in texts)


def _in_status(nodes: dict[str, Any], node: dict[str, Any]) -> bool:
    """Whether the text stands in a region that is announced."""
    while node["role"]["value"] != "status":
        if node.get("parentId") not in nodes:
            return False
        node = nodes[node["parentId"]]
    return True


@pytest.mark.parametrize("game", GAMES)
def test_what_the_keyboard_looks_at_is_announced(site: Site, invite: Invite, game: str) -> None:
    """What can be chosen with its name, its price and its key; what cannot be with its name, or why."""
    ada = lay(site, "Ada", "greedy", "greedy", game=game, moment=60).seat("Ada", invite())
    assert ada.wait_for_turn()
    ada.press("b")
    expect(ada.find("#looked")).not_to_be_empty()
    ada.press("ArrowDown")
    piece = ada.find(".looked[data-choice]")
    choice = piece.get_attribute("data-choice") or ""
    label = ada.button(choice).get_attribute("title") or ""
    expect(ada.find("#looked")).to_contain_text("You can choose this")
    assert label in heard(ada)
    while ada.find(".looked[data-choice], .looked [data-choice]").count():
        ada.press("ArrowRight")
    expect(ada.find("#looked")).not_to_contain_text("You can choose this")
    assert heard(ada)


def test_what_is_looked_at_is_chosen_by_shift_and_enter(site: Site, invite: Invite) -> None:
    ada = lay(site, "Ada", "greedy", "greedy", game="carson_city", moment="place").seat("Ada", invite())
    assert ada.wait_for_turn()
    ada.press("b")
    while not ada.find('.looked[data-choice^="place:"]').count():
        ada.press("ArrowDown")
    ada.press("Enter")
    expect(ada.find("#tip")).to_be_visible()
    ada.press("Shift+Enter")
    expect(ada.find("#p-ask .hold")).to_be_visible()
