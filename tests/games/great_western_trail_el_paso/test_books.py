"""The books, kept from the log alone: what they have an account for, and what is told where much moves at once."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import arrive, ids, me, play, solo, told
from saloon.engine import Match, new_match
from saloon.engine.conformance import random_choice
from saloon.engine.dice import seeded
from saloon.games.great_western_trail_el_paso import GAME

BOOKS = GAME.rules.books


def balance(match: Match, *choices: str) -> Match:
    """Play on, and keep books of it: they must agree with the position."""
    holdings, heard = BOOKS.holdings(match.state), len(match.tells)
    play(match, *choices)
    for tell in match.tells[heard:]:
        BOOKS.enter(holdings, tell)
    assert holdings == BOOKS.holdings(match.state)
    return match


@pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in GAME.seats for seed in range(3)])
def test_the_books_of_a_whole_game_balance(seats, seed):
    match = new_match(GAME, seats, {"faces": "random", "trains": "random"}, seed, listen=True)
    holdings, heard, dice = BOOKS.holdings(match.state), 0, seeded("books", seed)
    while not match.over:
        match.choose(*random_choice(match, dice))
        for tell in match.tells[heard:]:
            BOOKS.enter(holdings, tell)
        heard = len(match.tells)
        assert holdings == BOOKS.holdings(match.state)


def test_a_shuffled_discard_pile_is_told():
    match = arrive("NC", hand="criollo criollo", draw="galloway", discard="galloway joker joker", listen=True)
    balance(match, "act:end")
    assert told(match, "shuffles") == [{}]


def test_a_hand_is_told_when_it_is_discarded_with_what_a_token_has_brought():
    """Post 9 asks whom to hire while the hand that was revealed is still there."""
    match = arrive("EP", hand="hereford corriente criollo", draw="shorthorn criollo", tokens=1, listen=True)
    balance(match, "deliver:P9", "disc:L1")
    assert (len(me(match).hand), told(match, "discards_hand")) == (3, [])
    balance(match, "hire:exchange", "discard:criollo", "pass")
    assert ids(told(match, "discards_hand")[0]["cards"]) == ["corriente", "shorthorn", "hereford"]


def test_nobody_discards_an_empty_hand():
    match = balance(arrive("EP", listen=True), "disc:L1")
    assert told(match, "discards_hand") == []


@pytest.mark.parametrize(("choice", "how"), [("tile:O01", "filled"), ("tile:objective_stack", "stack")])
def test_a_tile_is_told_with_where_it_came_from_and_what_takes_its_place(choice, how):
    match = arrive("EP", hand="hereford galloway", objective_stack="O20 O19", listen=True)
    balance(match, "deliver:P7", "disc:L1", choice)
    [values] = told(match, "takes_tile")
    assert values["how"] == how
    assert values.get("next") is (match.state.objective_row[0] if how == "filled" else None)


def test_the_last_tiles_of_a_row_have_no_place_to_be_filled():
    match = arrive("EP", hand="hereford galloway", objective_row="O01 O04 -", objective_stack="", listen=True)
    balance(match, "deliver:P7", "disc:L1", "tile:O01")
    assert told(match, "takes_tile")[0]["how"] == "row"


def test_a_replaced_building_goes_back_to_its_pile():
    match = arrive("NE", dollars=9, workers=(0, 2, 0, 1), trail={"S1": "2a-0", "S3": "1a-0"}, listen=True)
    balance(match, "act:E-2", "build:3a", "site:S1", "jokers:1")
    assert told(match, "replaces")


def test_sue_tells_when_her_deck_is_shuffled():
    match = solo(sue={"deck": [], "discard": "A1 A2 A3 A4 A5 A6 A7 A8"}, listen=True)
    assert [tell.event for tell in match.tells][:2] == ["sue_shuffles", "sue_turns"]
