"""What was scored during play is told apart by where it came from."""

from __future__ import annotations

from random import Random

import pytest

from saloon.engine import Tell, new_match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.components import Person, Space
from saloon.games.carson_city.texts.earned import EVENTS, ICONS, earned

TEXTS = GAME.texts("en")


def parts(*tells: Tell, seat: int = 0) -> dict[str, list[tuple[str, int]]]:
    return {each.part: each.lines for each in earned(tells, seat, TEXTS)["play"] if each.lines}


def test_bought_council_and_cards_by_round():
    assert parts(
        Tell(1, "buys_points", 0, {"count": 4, "money": 8, "source": Space.of("vp2")}),
        Tell(2, "scores", 1, {"points": 9, "why": "vp_guns"}),
        Tell(3, "round", None, {"round": 2}),
        Tell(4, "scores", 0, {"points": 3, "why": "vp_guns"}),
        Tell(5, "scores", 0, {"points": 2, "why": "10Y"}),
        Tell(6, "scores", 0, {"points": 2, "why": "10Y"}),
        Tell(7, "loses_point", 0, {}),
        Tell(8, "scores", 0, {"points": 1, "why": "spent"}),
        Tell(9, "buys_points", 0, {"count": 3, "money": 3, "source": Person.of("2R")}),
    ) == {
        "bought": [("Round 1: points for $2 each", 4), ("Round 2: red banker (2)", 3)],
        "council": [("Round 2: points for cowboys", 3)],
        "cards": [("Round 2: yellow gunsmith (10)", 4), ("Round 2: undertaker (14)", -1)],
        "spent": [("Round 2", 1)],
    }


def test_every_part_has_a_name_and_every_event_that_moves_points_is_heard():
    for language in ("en", "fr"):
        assert all(f"category-{part}" in GAME.texts(language) for part in ICONS)
    assert set(EVENTS) <= set(GAME.rules.books.entries)


@pytest.mark.parametrize("options", [{}, {"outlaws": "yes", "new_beginning": "yes"}, {"people": "rich"}], ids=str)
def test_the_parts_add_up_to_what_was_scored_during_play(options):
    match, chance = new_match(GAME, 4, options, 11, listen=True), Random(5)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, chance.choice(ask.options))
    for standing in match.standings():
        found = earned(match.tells, standing.seat, TEXTS)["play"]
        assert sum(points for part in found for _, points in part.lines) == standing.categories["play"]
