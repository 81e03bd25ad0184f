"""What is told accounts for all that moves; the conformance suite keeps these books over whole games."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import ids, play, scene
from saloon.engine import Match
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.books import ENTRIES

BOOKS = GAME.rules.books


def told(match: Match) -> list[str]:
    return [tell.event for tell in match.tells]


def kept(match: Match, *choices: str) -> bool:
    """Whether the books agree with the position after these choices."""
    books, before = BOOKS.holdings(match.state), len(match.tells)
    for tell in play(match, *choices).tells[before:]:
        BOOKS.enter(books, tell)
    return books == BOOKS.holdings(match.state)


def test_a_new_draw_stack_is_told():
    match = scene(listen=True, hand="criollo", draw="galloway", discard="longhorn corriente")
    assert kept(match, "move:B", "act:end")
    assert told(match)[-3:] == ["shuffles", "draws", "turn"]


def test_a_new_card_of_the_display_is_told():
    match = scene(listen=True, herder="B", display="O01", objectives="O02 O03")
    assert kept(match, "move:C", "act:C-1b", "objective:O01")
    assert [tell.values["card"].id for tell in match.tells if tell.event == "shows_objective"] == ["O02"]


@pytest.mark.parametrize("choice", ["objective:O01", "objective:stack"])
def test_an_objective_card_that_comes_into_the_hand_is_told_as_such(choice):
    match = scene(listen=True, trail={"A1": "8b-0"}, hand="criollo", display="O01", objectives="O02 O03")
    assert kept(match, "move:A1", "act:8b-1", choice)
    (gained,) = [tell.values for tell in match.tells if tell.event == "gains_objective"]
    assert (gained["zone"], gained["source"]) == ("hand", "stack" if choice == "objective:stack" else "display")


def test_the_hand_that_was_sold_and_the_way_back_to_the_start_are_told():
    match = scene(listen=True, herder="G", hand="galloway criollo")
    assert kept(match, "move:KC", "deliver:kansas_city", "disc:aux1")
    (away,) = [tell for tell in match.tells if tell.event == "discards_hand"]
    assert ids(away.values["cards"]) == ["criollo", "galloway"]
    assert "starts_again" in told(match)


def test_every_event_but_those_that_move_nothing_is_entered():
    """The events are found in the texts of the log."""
    keys = GAME.texts("en").keys()
    events = {key.removeprefix("tell-") for key in keys if key.startswith("tell-")}
    still = {"turn", "refills_market", "copies", "delivers_nothing"}
    assert events - set(ENTRIES) == still | {
        f"sam_{event}" for event in ("specialist", "finds_nothing", "adds", "delivers_nothing", "keeps_store")
    }
