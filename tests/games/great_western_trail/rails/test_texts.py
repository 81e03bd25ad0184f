"""What is said of the North: help of every town, tile and card, the log, the position, reasons."""

from __future__ import annotations

import pytest

from games.great_western_trail.rails.scene import NORTH, north, placing
from games.great_western_trail.scene import play
from saloon.engine import LANGUAGES
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import BUILDINGS
from saloon.games.great_western_trail.rails import RAILS
from saloon.games.great_western_trail.rails.components import (
    ANNEX,
    CARDS,
    DOUBLE,
    EMBLEMS,
    MASTERS,
    SINGLE,
    STRIP,
    TILES,
    TOWN_STATIONS,
    TOWNS,
    TRADE,
)
from texts import UNSAID, explained, locale_problems, said, teller_of, unreadable

THINGS = [
    *TOWNS, *TILES, *STRIP, *EMBLEMS, *TOWN_STATIONS, *MASTERS, *CARDS, *SINGLE, *DOUBLE, *ANNEX,
    *(spaces[0] for spaces in TRADE.values()), BUILDINGS[0, "13a"], BUILDINGS[0, "13b"],
]  # fmt: skip


def test_it_says_the_same_in_both_languages():
    assert locale_problems(RAILS.package, GAME.package, "saloon.games.trail") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained(language):
    for thing in THINGS:
        title, text = explained(GAME, language, thing.kind, thing.id)
        assert not UNSAID.search(title + text), title + text


@pytest.mark.parametrize(
    ("kind", "id", "title", "texts"),
    [
        (
            "town",
            "S01",
            "Atchison",
            [
                "A small town: a store here does nothing more.",
                "Trade spaces: 4 × empty space.",
                "Rails lead to the town hall of Kansas City, Salina, Omaha, so that everybody",
            ],
        ),
        (
            "town",
            "DEN",
            "Denver",
            ["A large town: with a store", "pay $1, 2 × pay $2, pay $3.", "Value 8, black corners."],
        ),
        ("town", "TS1", "Lincoln", ["A station town:", "Upgrading costs $7 and is worth 6 points", "Rails lead to Omaha."]),
        ("towntile", "MT3", "Hire a worker, $2 less", ["A store in its medium town allows you to hire a worker ($2 less)."]),
        ("city", "ORE", "Oregon City", ["Value 18, black corners.", "3 points per cleared bell space at the end."]),
        ("city", "OMA", "Omaha", ["lets you gain $2, gain an objective card.", "Only for whoever has a store in the town."]),
        ("building", "13b-0", "Building 13b", ["Needs 3 builders, worth 4 points.", "1 certificate per cleared bell space ·"]),
        (
            "auxiliary",
            "aux6",
            "Auxiliary action: discard a cattle card of value 2, place a store (−$1)",
            ["Auxiliary action 6, open from the start."],
        ),
        ("master", "SM10", "Place a store; at the end 2 points per store in a medium town", ["For a hired worker"]),
        ("station", "ST11", "Station 11 ($7, 6 points)", ["white corners.", "Whoever places a store in Lincoln"]),
    ],
)
def test_help_is_composed_from_figures(kind, id, title, texts):
    found, help_text = explained(GAME, "en", kind, id)
    assert found == title
    assert all(text in help_text for text in texts), help_text


def test_rulings_are_in_the_help():
    for language in LANGUAGES:
        keys = GAME.texts(language).keys()
        assert {f"ruling-g{number:02}" for number in (*range(1, 15), *range(28, 32))} <= set(keys)


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Ann places a store in Omaha."), ("fr", "Ann place un magasin à Omaha.")]
)
def test_the_log_names_the_town(language, line):
    match = play(placing(stores="S01", listen=True), "store:OMA", "trade:OMA-1")
    (told,) = [tell for tell in match.tells if tell.event == "places_store"]
    assert teller_of(GAME, language, 3).line(told, match.observe(0)) == line


def test_what_costs_nothing_is_told_so():
    match = placing(stores="S01", tiles={"M01": "MT4"}, trail={"A1": "1a-0"}, listen=True)
    play(match, "store:M01", "build:5a-0")
    lines = [teller_of(GAME, "en", 3).line(tell.seen_by(0), match.observe(0)) for tell in match.tells]
    assert any(line.endswith("free of charge.") for line in lines)


def test_the_north_in_words():
    match = north(stores="S01 OMA M01", rivals={1: "OMA"}, cities="FUL", tiles={"M01": "MT3"}, masters={"ST11": "SM2"})
    lines = said(match, 0)
    for line in [
        "The North (stores left: Ann 12, 1 bell · Bob 14, 0 bells · Cleo 15, 0 bells):",
        "  Salina, medium town; tile: hire a worker, $2 less; free: 3 × empty space; stores: Ann; rails: Atchison",
        "  Omaha, large town; value 3; free: gain $2, empty space; stores: Ann, Bob; "
        "rails: Fulton, St. Louis, Atchison, Lincoln, Sioux City",
    ]:
        assert line in lines, "\n".join(lines)
    assert any(line.startswith("  Lincoln, station town; station 11: $7, 6 points, master: ") for line in lines)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_random_game_can_be_read(seats):
    assert unreadable(GAME, seats, NORTH, seed=seats) == []
