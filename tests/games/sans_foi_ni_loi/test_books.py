"""The log leaves nothing out: what it says of herds, ranges and gold, and the books that are kept from it (ruling A-14).

The random games of the conformance suite compare the books with every position.
"""

from __future__ import annotations

from collections import Counter

import pytest

from games.sans_foi_ni_loi.scene import land, scene
from games.sans_foi_ni_loi.test_texts import events, tellers
from saloon.engine import Match, Tell
from saloon.engine.wording import Teller
from saloon.games.sans_foi_ni_loi import GAME
from saloon.games.sans_foi_ni_loi.books import BOOKS, ENTRIES, GOLD
from saloon.games.sans_foi_ni_loi.components import DECK

MOVES_NOTHING = {"turn", "offers", "bribe_refuse", "watches", "ends", "nears_stall"}


def told(match: Match, event: str) -> dict:
    return next(tell.values for tell in match.tells if tell.event == event)


def log(match: Match, language: str = "en") -> list[str]:
    teller = tellers(language, len(match.state.players))
    return [teller.line(tell, match.observe(None)) for tell in match.tells]


def kept(match: Match, *choices: str) -> Counter:
    """The books of a scene, kept from what is told while these choices are made."""
    books, heard = BOOKS.holdings(match.state), len(match.tells)
    match.play(*choices)
    for tell in match.tells[heard:]:
        BOOKS.enter(books, tell)
    return books


def test_every_event_moves_something_or_is_known_to_move_nothing():
    assert events() == set(ENTRIES) | MOVES_NOTHING
    assert not set(ENTRIES) & MOVES_NOTHING


@pytest.mark.parametrize(("seats", "gold"), [(2, 50), (6, 60)])
def test_the_books_hold_every_card_and_every_coin(seats, gold):
    match = scene(seats)
    found = BOOKS.holdings(Match(match.game, match.game.set_up(seats, {}, seed=1)).state)
    assert sum(count for account, count in found.items() if account[-1] == GOLD) == gold
    assert sum(count for account, count in found.items() if account[-1] != GOLD) == len(DECK)


def test_herds_that_grow_older_are_told_and_those_of_full_age_are_not():
    ranges = [land("range3", "herd2-1", "herd1-4"), land("range1", "herd3-2", raided=True)]
    match = scene(rolls=(1, 6), ranches={0: dict(ranges=ranges)}, listen=True)
    books = kept(match, "0 pass")
    assert [herd.id for herd in told(match, "fattens")["herds"]] == ["herd2-2"]
    assert books == BOOKS.holdings(match.state)


def test_rails_name_all_that_goes_with_the_range():
    match = scene(hand=["rails"], ranches={1: dict(ranges=[land("range2", "herd1-2", raided=True)])}, listen=True)
    books = kept(match, "0 act:rails")
    assert books == BOOKS.holdings(match.state)
    assert log(match)[-1].endswith("Bob loses a good range with a poor herd, 2nd turn (worth 2) and an Indian Raid.")
    assert log(match, "fr")[-1].endswith(
        "Bob perd un terrain moyen avec un troupeau médiocre, 2e tour (vaut 2) et un Raid indien."
    )


def test_a_mine_that_explodes_names_its_range():
    match = scene(rolls=(5, 5), ranches={0: dict(ranges=[land("range2", mine=True)])}, listen=True)
    assert told(match, "explodes")["range"].id == "range2"


def test_a_killer_goes_with_its_trophies():
    """Rulebook, "Tueurs à gages": the books find the trophies that were told when they were shot."""
    match = scene(hand=["killer_b"], trophies={"killer_b": ["cowboy3"]}, ranches={1: dict(folk="cowboy1")}, listen=True)
    match.state.dice.state = scene(rolls=(1, 6)).state.dice.state
    books = kept(match, "0 act:killer_b")
    assert books == BOOKS.holdings(match.state)
    assert books[1, GOLD] == 3 + 3


def test_the_saloon_is_told_once_whoever_comes_over():
    ranches = {1: dict(folk="cowboy1"), 2: dict(folk="cowboy2")}
    match = scene(hand=["saloon"], ranches=ranches, listen=True)
    match.play("0 act:saloon")
    assert [tell.event for tell in match.tells][-3:] == ["opens_saloon", "lures", "lures"]


def test_with_two_ranches_each_the_log_says_whose_gold_it_is():
    match = scene(2, active=2, ranches={2: dict(gold=4)}, listen=True)
    match.play("0 act:buy")
    assert "2 buys an action point for 2 gold coins." in log(match)[-1]
    assert "2 achète un point d’action pour 2 pièces d’or." in log(match, "fr")[-1]


def test_what_an_older_version_told_can_still_be_read():
    """Tables in play keep their log: a line that lacks a value has … there, and one that is no more is …"""
    seen, teller = scene().observe(0), Teller(GAME, "en", ["Ann", "Bob", "Cy"], old=True)
    assert teller.line(Tell(0, "buys", 0, {"gold": 2}), seen) == "… buys an action point for 2 gold coins."
    assert teller.line(Tell(0, "buys", 0, {"gold": 2, "ranch": 1}), seen) == "Bob buys an action point for 2 gold coins."
    assert teller.line(Tell(0, "dances", 0, {}), seen) == "…"
    with pytest.raises(ValueError, match="ranch"):
        tellers("en", 3).line(Tell(0, "buys", 0, {"gold": 2}), seen)
