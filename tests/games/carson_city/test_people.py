"""Phase 1: who chooses, what can be chosen, and the order that follows; what each card does is in `test_people_faces.py`."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, ids, me, money, options, play, scene, values
from saloon.engine import Match
from saloon.games.carson_city.components import Person
from saloon.games.carson_city.rules.cards import cash_limit
from saloon.games.carson_city.state import Player

FIRST = "1Y 2Y 3Y 4Y 5Y 6Y 7Y"


def picking(seats: int = 3, people: str = FIRST, **things: object) -> Match:
    return scene(seats, **{"phase": "people", "people": people, "money": 15, **things})


def test_people_are_chosen_in_the_order_of_the_track():
    match = picking(pick=[2, 0, 1])
    chosen = []
    for card in ("2Y", "7Y", "1Y"):
        chosen.append(asked(match)[0])
        play(match, f"take:{card}")
    assert chosen == [2, 0, 1]


def test_everybody_takes_one_card_and_a_taken_card_is_gone():
    match = play(picking(), "take:2Y")
    assert ids(me(match).cards) == ["2Y"]
    assert values(match) == ["1Y", "3Y", "4Y", "5Y", "6Y", "7Y"]


def test_a_card_is_resolved_completely_before_the_next_player_chooses():
    match = play(picking(), "take:5Y")
    assert asked(match) == (0, "parcel")
    play(match, "parcel:11")
    assert asked(match) == (1, "take")


def test_taking_a_card_cannot_be_declined():
    assert "pass" not in options(picking())


def test_the_turn_order_follows_the_numbers_of_the_cards():
    match = play(picking(), "take:7Y", "take:2Y", "take:4Y")
    assert match.state.order == [1, 2, 0]
    assert asked(match)[0] in match.state.order


def test_two_players_choose_of_the_same_seven():
    match = play(picking(2), "take:7Y")
    assert len(options(match)) == 6


@pytest.mark.parametrize(
    ("card", "limit"),
    [
        ("1Y", 20), ("1R", 20), ("2Y", 120), ("2R", 60), ("3Y", 60), ("3R", 60), ("4Y", 30), ("4R", 30), ("5Y", 30), ("5R", 20),
        ("6Y", 25), ("6R", 20), ("7Y", 20), ("7R", 30), ("8Y", 20), ("8R", 30), ("9Y", 20), ("9R", 20), ("10Y", 30),
        ("10R", 20), ("11Y", 15), ("11R", 40), ("12Y", 30), ("12R", 30), ("13Y", 50), ("13R", 50), ("14Y", 60), ("14R", 90),
        ("15Y", 20), ("15R", 20), ("16Y", 240), ("16R", 40), ("17Y", 60), ("17R", 40), ("18Y", 60), ("18R", 60), ("0Y", 0),
    ],
)  # fmt: skip
def test_every_face_has_its_cash_limit(card, limit):
    assert cash_limit(Player(0, cards=[Person.of(card)])) == limit


def test_the_doctors_card_is_taken_with_either_face():
    match = picking(people="1Y 2Y 3Y 4Y 5Y 6Y 14Y")
    assert {"take:14Y", "take:14R"} <= set(options(match))


def test_other_cards_are_taken_with_the_face_that_lies_up():
    assert values(picking(people="1R 2R 3R 4R 5R 6R 7R")) == ["1R", "2R", "3R", "4R", "5R", "6R", "7R"]


def test_roads_may_be_laid_before_a_card_is_taken():
    match = play(picking(roads_left=1), "take:lay", "road:h34")
    assert (asked(match), me(match).roads) == ((0, "take"), 0)
    assert "take:lay" not in options(match)


def test_even_the_last_of_six_has_a_choice():
    match = play(picking(6, "0R 1Y 2Y 7Y 8R 10Y 13Y 18Y"), "take:0R", "take:2Y", "take:1Y", "take:7Y", "take:8R", "take:10Y")
    assert values(match) == ["13Y", "18Y"]


def test_money_is_not_touched_by_choosing():
    match = play(picking(), "take:7Y", "take:1Y")
    assert money(match) == [15, 15, 15]
