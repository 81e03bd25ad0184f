"""Whole games with the North."""

from __future__ import annotations

import pytest

from games.great_western_trail.rails.scene import NORTH, north, placing
from games.great_western_trail.scene import play
from saloon.engine import Dice, Match, Value, new_match, seeded, to_bytes
from saloon.engine.asks import choice_text
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.knowledge import invariants
from saloon.games.great_western_trail.options import OTHER_FACES
from saloon.games.great_western_trail.rails.components import EMBLEMS

KEEN = ("store:", "act:aux6", "act:13", "auxiliary:aux6", "build:13", *(f"deliver:{city.id}" for city in EMBLEMS))


def keen_choice(match: Match, dice: Dice) -> tuple[int, Value]:
    """Nearly always something of the North, if there is anything."""
    ask = next(iter(match.asks.values()))
    keen = [option for option in ask.options if choice_text(ask.verb, option).startswith(KEEN)]
    return ask.seat, dice.pick(keen if keen and dice.below(8) else ask.options)


@pytest.mark.play
@pytest.mark.parametrize("seats", [2, 4])
def test_all_over_the_north_nothing_is_lost_and_everything_is_told(seats):
    """A game between rich players who are keen on stores: random ones hardly leave Kansas City."""
    g, dice = GAME.set_up(seats, {**NORTH, **OTHER_FACES, "simmental": "yes"}, seed=seats), seeded(seats)
    for player in g.players:
        player.dollars, player.permanent = 60, 12
    match = Match(GAME, g, listen=True)
    books, heard = GAME.rules.books.holdings(match.state), len(match.tells)
    while not match.over:
        match.choose(*keen_choice(match, dice))
        invariants(match.state)
        for tell in match.tells[heard:]:
            GAME.rules.books.enter(books, tell)
        heard = len(match.tells)
        assert +books == +GAME.rules.books.holdings(match.state)
    assert len({space.town for stores in match.state.rails.stores for space in stores}) > 12
    assert any(city in EMBLEMS for player in match.state.players for city in player.cities)


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
    heard = len(match.tells)
    play(match, "store:M01", "bonus:MT2-1b")
    for tell in match.tells[heard:]:
        GAME.rules.books.enter(books, tell)
    assert books[0, "annex"] == 13
    assert +books == +GAME.rules.books.holdings(match.state)


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
