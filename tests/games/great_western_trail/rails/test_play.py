"""Whole games with the North."""

from __future__ import annotations

import pytest

from games.great_western_trail.rails.scene import NORTH, north, placing
from games.great_western_trail.scene import play
from saloon.engine import new_match, to_bytes
from saloon.engine.conformance import check_play
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.knowledge import invariants


@pytest.mark.play
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_random_play_keeps_every_promise(seats, seed):
    found = check_play(GAME, seats, NORTH, seed=seed)
    assert found.verbs["store"]


@pytest.mark.play
def test_greedy_plays_to_the_end():
    match = new_match(GAME, 2, NORTH, seed=3)
    while not match.over:
        ask = next(iter(match.asks.values()))
        worths = GAME.bots.rate_options(match.observe(ask.seat), ask)
        match.choose(ask.seat, ask.options[max(range(len(worths)), key=worths.__getitem__)])
    assert any(match.state.rails.stores)


def test_what_was_saved_goes_on():
    match = play(placing(stores="S01"), "store:OMA", "trade:OMA-1")
    assert to_bytes(type(match).restore(match.save(), GAME).state) == to_bytes(match.state)


def test_the_books_are_kept_from_what_is_told():
    match = placing(stores="S01", tiles={"M01": "MT2"}, market="longhorn", listen=True)
    books = GAME.rules.books.holdings(match.state)
    assert (books[0, "annex"], sum(count for account, count in books.items() if account[1:2] == ("stores",))) == (14, 1)
    before = len(match.tells)
    play(match, "store:M01", "bonus:MT2-1b")
    for tell in match.tells[before:]:
        if tell.event in ("places_store", "takes_cattle"):
            GAME.rules.books.enter(books, tell)
    assert books[0, "annex"] == 13


@pytest.mark.parametrize(
    ("broken", "what"),
    [
        (dict(stores="S01-1 S01-2"), "two stores of a player in a town"),
        (dict(stores="S01-1", rivals={1: "S01-1"}), "two stores on a trade space"),
        (dict(cities="TOR"), "a delivery to a town without a store"),
        (dict(stations="ST11"), "a station without a store"),
    ],
)
def test_what_must_never_happen_is_noticed(broken, what):
    g = GAME.set_up(2, NORTH, seed=1)
    scene = north(seats=2, **broken).state
    g.rails = scene.rails
    for player, other in zip(g.players, scene.players, strict=True):
        player.cities, player.stations = other.cities, other.stations
        player.discs[0] -= len(other.cities) + len(other.stations)
    with pytest.raises(AssertionError, match=what):
        invariants(g)
