"""Sentences at the edge: keys, names, numbers, and the languages' own lists."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from saloon.engine import DONE, PASS, Ask, Component, Only, Page, Tell, Verb, WhyNot, component
from saloon.engine.wording import Teller, folded, opened
from saloon.words.texts import Texts

TEXTS = """
game = Caravan
unknown = a hidden good
good-dates = dates
    .help = Sweet and cheap.
good-salt = salt
place-oasis = the oasis
verb-sell = What does { $seat } sell?
    .help = Sell one good a turn.
do-sell-pass = Sell nothing
do-sell = Sell { $value }
do-go = Go { $steps ->
        [one] one step
       *[other] { $steps } steps
    } to { $place }
do-go-2 = Hurry to { $place }
do-go-3-oasis = Rest at { $place }
tell-sells = { $seat } sells { $good } to { $rival } for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
tell-rains = It rains.
tell-finds = { $seat } finds { $goods }.
why-poor = { $seat } has only { $coins }.
category-coins = Coins
ruling-b = Second.
ruling-a = First.
"""


@component
class Good(Component):
    id: str


DATES, SALT, SILK = Good("dates"), Good("salt"), Good("silk")


def named_by_game(seen, key, value, say, names, about=None):
    if about is not None:
        return f"{value.id} for {about}"
    return "the king’s silk" if value is SILK else None


@pytest.fixture
def teller():
    """A Teller of an invented game, in either language."""

    def make(language="en"):
        verbs = {"sell": Verb([DATES, SALT, PASS]), "go": Verb([], ("steps", "place")), "rest": Verb([])}
        game = SimpleNamespace(
            texts=lambda language: Texts([TEXTS], language),
            rules=SimpleNamespace(verbs=verbs),
            page=Page(name=named_by_game, help=lambda say, thing: ("silk", "From the king.") if thing is SILK else None),
            things=lambda: [DATES, SILK],
        )
        return Teller(game, language, ["Mona", "Luc"])

    return make


@pytest.mark.parametrize(
    ("verb", "value", "label"),
    [
        ("sell", DATES, "Sell dates"),
        ("sell", PASS, "Sell nothing"),
        ("sell", SILK, "Sell the king’s silk"),
        ("go", (1, "oasis"), "Go one step to the oasis"),
        ("go", (5, "hills"), "Go 5 steps to hills"),
        ("go", (2, "oasis"), "Hurry to the oasis"),
        ("go", (3, "oasis"), "Rest at the oasis"),
        ("rest", SALT, "salt"),
        ("rest", 7, "7"),
    ],
)
def test_the_most_special_label_wins(teller, verb, value, label):
    assert teller().label(verb, value, None) == label


def test_a_label_says_what_the_ask_is_about(teller):
    assert teller().label("rest", SALT, None, 7) == teller().short("rest", SALT, None, 7) == "salt for 7"
    assert teller().label("sell", DATES, None, 2) == "Sell dates for 2"


def test_a_question_names_the_seat(teller):
    assert teller().question(Ask(1, "sell", [DATES]), None) == "What does Luc sell?"


def test_a_question_without_words_is_its_verb(teller):
    assert teller().question(Ask(1, "dance", [DATES]), None) == "dance"
    assert teller().label(DONE, DONE, None)


def test_seats_become_names_and_numbers_stay_numbers(teller):
    line = teller().line
    assert line(Tell(0, "sells", 0, {"good": SALT, "rival": 1, "coins": 1}), None) == "Mona sells salt to Luc for one coin."
    assert line(Tell(0, "sells", 0, {"good": SALT, "rival": 1, "coins": 0}), None) == "Mona sells salt to Luc for 0 coins."
    assert line(Tell(0, "rains", None, {}), None) == "It rains."


@pytest.mark.parametrize(
    ("language", "listed"), [("en", "dates, salt, and the king’s silk"), ("fr", "dates, salt et the king’s silk")]
)
def test_lists_are_joined_in_the_language_s_way(teller, language, listed):
    assert teller(language).line(Tell(0, "finds", 0, {"goods": [DATES, SALT, SILK]}), None) == f"Mona finds {listed}."


def test_what_a_reader_may_not_see_is_unknown(teller):
    tell = Tell(0, "finds", 0, {"goods": Only((0,), SALT)})
    assert teller().line(tell.seen_by(0), None) == "Mona finds salt."
    assert teller().line(tell.seen_by(1), None) == "Mona finds a hidden good."
    assert teller().line(tell.seen_by(None), None) == "Mona finds a hidden good."
    assert teller().line(opened(tell), None) == "Mona finds salt."


def test_a_reason_names_what_is_missing(teller):
    assert teller().reason(WhyNot(1, "sell", SALT, "poor", {"coins": 2}), None) == "Luc has only 2."


def test_a_component_without_a_name_is_its_id(teller):
    assert teller().component(SILK) == "silk"
    assert teller().component(DATES) == "dates"


def test_categories_and_rulings(teller):
    assert teller().category("coins") == "Coins"
    assert teller().category("camels") == "camels"
    assert teller().rulings() == ["Second.", "First."]


@pytest.mark.parametrize("word", ["dates", "DATES", "dàtes", "date"])
def test_help_is_found_by_any_spelling(teller, word):
    assert teller().help(word) == [("dates", "Sweet and cheap.")]


def test_help_on_verbs_and_on_nothing(teller):
    assert teller().help("sell") == [("What does … sell?", "Sell one good a turn.")]
    assert teller().help("camel") == []
    assert teller().help(" ") == []


def test_help_that_the_game_composes(teller):
    assert teller().help("silk") == [("silk", "From the king.")]
    assert list(teller().composed()) == [(SILK, "silk", "From the king.")]


def test_folding():
    assert folded(" Épée_Œuvre  ") == folded("epee œuvre")
