"""The books that sisters share: words for what events change."""

from __future__ import annotations

from collections import Counter

from saloon.engine import Books, Holdings, Tell
from saloon.games.trail.books import ENTRIES, at, common, each_of, gets, gives, moves, own, put, swaps


def after(books: Holdings, entries: dict, event: str, **values: object) -> Holdings:
    """What there is after an event of seat 1; what there is none of is left out."""
    Books(lambda g: books, entries).enter(books, Tell(0, event, 1, values))
    return +books


def test_a_number_comes_or_goes():
    assert after(Counter(), {"wins": gets("coins")}, "wins", count=2) == {(1, "coins"): 2}
    assert after(Counter({(1, "coins"): 3}), {"pays": gives("coins", "price")}, "pays", price=2) == {(1, "coins"): 1}


def test_a_thing_or_several_go_from_one_place_to_another():
    books: Holdings = Counter()
    put(books, ("market",), ["ox", "ox", None, "cow"])
    entries = {
        "buys": moves("cards", common("market"), own("discard")),
        "builds": moves("tile", common("market"), at("trail", "space")),
    }
    bought = {(1, "discard", "ox"): 1, (1, "discard", "cow"): 1}
    assert after(books, entries, "buys", cards=["ox", "cow"]) == {("market", "ox"): 1, **bought}
    assert after(books, entries, "builds", tile="ox", space="A") == {("trail", "A", "ox"): 1, **bought}


def test_one_thing_follows_another_and_an_event_may_do_several_things():
    books: Holdings = Counter({(1, "herder", "A"): 1, (1, "coins"): 2})
    entry = each_of(swaps(own("herder"), "origin", "space"), gives("coins", "price"))
    assert after(books, {"moves": entry}, "moves", origin="A", space="B", price=2) == {(1, "herder", "B"): 1}


def test_a_shuffled_discard_pile_is_the_draw_stack():
    books: Holdings = Counter({(1, "discard", "ox"): 2, (1, "draw", "cow"): 1, (0, "discard", "ox"): 1})
    assert after(books, dict(ENTRIES), "shuffles") == {(1, "draw", "ox"): 2, (1, "draw", "cow"): 1, (0, "discard", "ox"): 1}
