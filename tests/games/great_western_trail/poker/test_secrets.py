"""Nobody but their owner learns which cards lie at the poker table before hands are shown: pairs of matches that differ in
nothing else look the same to players, spectators, programs and bots."""

from __future__ import annotations

from collections import Counter

import pytest

from games.drawings import SIZES, drawn
from games.great_western_trail.poker.table import PLAYED, at, poker
from games.great_western_trail.scene import cards, ids, me, play
from saloon.engine import UNKNOWN, Match, seeded, to_bytes
from saloon.engine.conformance import check_play
from saloon.engine.wording import Teller
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import Card
from texts import NAMES, said

LAY, SHOW = "act:poker_lay-1", "act:poker_show-1"
HAND = "hereford-7 criollo galloway"
OTHERS = (1, 2, None)
"""A player with cards at the table, one without, a spectator."""


def at_d(**things: object) -> Match:
    match = poker({0: "", 1: "longhorn"}, **{"seats": 3, "hand": HAND, "dollars": 9, "listen": True, **things, "herder": None})
    return play(match, "begin:D", LAY)


def pair(*laid: str, **things: object) -> list[Match]:
    """The same, but for the card that is laid."""
    return [play(at_d(**things), f"lay:{card}") for card in laid]


def tells(match: Match, seat: int | None) -> list[object]:
    return [(tell.event, tell.seen_by(seat).values) for tell in match.tells]


# ------------------------------------------------------------ players, spectators, programs


@pytest.mark.parametrize("seat", OTHERS)
def test_a_laid_card_is_not_in_what_others_observe(seat):
    """Programs are sent observations and tells, and nothing else of a position."""
    one, other = pair("hereford-7", "criollo")
    assert to_bytes(one.observe(seat)) == to_bytes(other.observe(seat))
    assert one.observe(seat).poker.seats[0].cards == [UNKNOWN]
    assert tells(one, seat) == tells(other, seat)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seat", OTHERS)
def test_a_laid_card_is_not_in_the_log_nor_in_the_position_in_words(seat, language):
    one, other = pair("hereford-7", "criollo")
    teller = Teller(GAME, language, NAMES[:3])
    lines = [[teller.line(tell.seen_by(seat), match.observe(seat)) for tell in match.tells] for match in (one, other)]
    assert lines[0] == lines[1]
    assert not any("Hereford" in line for line in lines[0])
    assert said(one, seat, language) == said(other, seat, language)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("plan", ["", "poker"])
def test_a_laid_card_is_not_in_what_others_see_drawn(seat, size, plan):
    one, other = pair("hereford-7", "criollo")
    assert drawn(one, seat, size=size, plan=plan) == drawn(other, seat, size=size, plan=plan)


@pytest.mark.parametrize("size", SIZES)
def test_a_covered_screen_shows_no_card_of_the_table(size):
    """Around one screen: the own cards too, until their player says so."""
    one, other = pair("hereford-7", "criollo")
    views = [drawn(match, 0, size=size, covered=True, plan="poker") for match in (one, other)]
    region = "poker" if size == "phone" else "trail"
    assert views[0][region] == views[1][region]


def test_its_owner_sees_it():
    (match,) = pair("hereford-7")
    assert ids(match.observe(0).poker.seats[0].cards) == ["hereford-7"]
    assert "poker-0-0" in drawn(match, 0, plan="poker")["trail"]
    assert any(tell.event == "lays" and tell.seen_by(0).values["card"] is Card.of("hereford-7") for tell in match.tells)


def test_a_card_that_was_laid_and_taken_back_leaves_no_trace():
    match = at_d()
    before = to_bytes(match.observe(1))
    play(match, "lay:hereford-7")
    match.undo()
    assert to_bytes(match.observe(1)) == before
    assert to_bytes(play(match, "lay:criollo").observe(1)) == to_bytes(pair("criollo")[0].observe(1))


# ------------------------------------------------------------ bots


def test_bots_imagine_any_card_of_the_herd_at_the_table():
    match = play(at_d(hand="hereford-7 criollo", draw=["galloway"] * 4), "lay:hereford-7")
    found = Counter(match.imagine(1, seeded(luck)).state.poker.seats[0].cards[0].id for luck in range(60))
    assert set(found) == {"hereford-7", "criollo", "galloway"}


@pytest.mark.parametrize("seat", OTHERS)
def test_what_bots_imagine_does_not_depend_on_the_card_that_was_laid(seat):
    one, other = pair("hereford-7", "criollo")
    for luck in range(8):
        imagined = [match.imagine(seat, seeded(luck)).state for match in (one, other)]
        assert to_bytes(imagined[0]) == to_bytes(imagined[1])


@pytest.mark.parametrize("laid", ["O01", "criollo"])
def test_a_card_that_came_unseen_from_the_stack_is_laid_like_any_other(laid):
    """8b: others know that one card of the hand is an objective; not which, nor whether it was laid."""
    matches = []
    for unseen in ("O01", "O09"):
        match = poker({0: "", 1: ""}, seats=3, hand="criollo galloway", dollars=9, herder=None, objectives="O01 O09 O12")
        g = match.state
        g.objectives.remove(Card.of(unseen))
        g.players[0].unseen = cards(unseen)
        match = play(Match(GAME, g, listen=True), "begin:D", LAY)
        choice = unseen if laid == "O01" else laid
        matches.append(play(match, f"lay:{choice}"))
    one, other = matches
    plain = play(matches[0].clone(), "pass")
    assert len(plain.state.players[0].unseen) == 0
    for seat in OTHERS:
        assert to_bytes(one.observe(seat)) == to_bytes(other.observe(seat))
        for luck in range(6):
            both = [to_bytes(match.imagine(seat, seeded(luck)).state) for match in matches]
            assert both[0] == both[1]


def test_an_unseen_objective_may_be_imagined_in_the_hand_at_the_table_or_in_the_stack():
    match = poker({0: ""}, hand="criollo galloway", dollars=9, herder=None, objectives="O09 O12")
    match.state.players[0].unseen = cards("O01")
    match = play(Match(GAME, match.state), "begin:D", LAY, "lay:criollo")
    where = Counter[str]()
    for luck in range(80):
        g = match.imagine(1, seeded(luck)).state
        objective = Card.of("O01")
        where["hand"] += objective in g.players[0].hand
        where["table"] += objective in g.poker.seats[0].cards
        where["stack"] += objective in g.objectives
        assert sum(bool(card.tasks) for card in (*g.players[0].hand, *g.poker.seats[0].cards)) == 1
    assert min(where.values()) > 0
    assert len(where) == 3


def test_where_the_hand_is_sold_what_was_unseen_of_it_is_known():
    match = poker({0: "criollo"}, hand="galloway O01", herder="G")
    match.state.poker.seats[0].unseen = cards("O01")
    play(match, "move:KC")
    assert match.state.poker.seats[0].unseen == []


def test_a_card_that_all_saw_arriving_is_known_no_more_once_a_card_is_laid():
    match = at_d(hand="O01 criollo")
    me(match).shown = cards("O01")
    assert play(match, "lay:criollo").state.players[0].shown == []


# ------------------------------------------------------------ the reveal


def shown_hands(**things: object) -> Match:
    match = poker({0: "hereford-7", 1: "longhorn"}, 4, **{"seats": 3, "listen": True, **things, "herder": None})
    return play(match, "begin:G", SHOW)


@pytest.mark.parametrize("seat", [0, *OTHERS])
def test_hands_that_are_shown_are_seen_by_all(seat):
    match = shown_hands()
    shown = [(tell.seat, ids(tell.seen_by(seat).values["cards"])) for tell in match.tells if tell.event == "reveals"]
    assert shown == [(0, ["hereford-7"]), (1, ["longhorn"])]


def test_undo_never_crosses_the_showing_of_hands():
    match = play(shown_hands(hold=True), "act:end")
    while match.can_undo:
        match.undo()
    assert (at(match, 0), [hand.seat for hand in match.state.poker.shown]) == ([], [0, 1])
    assert [tell.event for tell in match.tells].count("reveals") == 2


@pytest.mark.play
@pytest.mark.parametrize(("seats", "seed"), [(2, 16), (4, 39)])
def test_plays_in_which_cards_are_laid_and_shown_keep_every_promise(seats, seed):
    report = check_play(GAME, seats, PLAYED, seed=seed, one_in=3)
    assert report.verbs["lay"] > 3
