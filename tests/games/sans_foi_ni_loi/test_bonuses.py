"""Counters and bonuses, and the Mayor's step."""

from __future__ import annotations

import pytest

from games.sans_foi_ni_loi.scene import ids, options, scene

LINE = ["range1", "herd1", "cowboy1", "range2", "herd2", "cowboy2"]


def test_the_girls_find_the_first_two_cowboys_of_the_deck():
    """The rest of the deck is shuffled."""
    match = scene(hand=["girls"], deck=["herd1", "cowboy1", "rails", "cowboy2", "cowboy3"])
    match.play("0 act:girls")
    assert ids(match.state.players[0].hand) == ["cowboy1", "cowboy2"]
    assert sorted(ids(match.state.deck)) == ["cowboy3", "herd1", "rails"]


def test_the_girls_find_fewer_where_fewer_are():
    match = scene(hand=["girls"], deck=["herd1", "cowboy1", "rails"])
    match.play("0 act:girls")
    assert ids(match.state.players[0].hand) == ["cowboy1"]


def test_the_girls_do_not_search_the_line():
    match = scene(hand=["girls"], deck=["herd1"] * 3, line=LINE)
    match.play("0 act:girls")
    assert match.state.players[0].hand == []
    assert ids(match.state.line) == LINE


def test_the_girls_can_empty_the_deck():
    """Ruling A-23: the game ends at the end of the turn."""
    match = scene(hand=["girls"], deck=["cowboy1", "cowboy2"])
    match.play("0 act:girls")
    assert not match.over
    match.play("0 act:end")
    assert match.over


def test_the_cards_that_the_girls_bring_are_seen_by_all():
    """Ruling A-14."""
    match = scene(hand=["girls"], deck=["cowboy1", "herd1", "cowboy2", "herd1"])
    match.play("0 act:girls")
    assert ids(match.observe(1).players[0].shown) == ["cowboy1", "cowboy2"]


def test_the_trapper_brings_a_die_and_three_as_far_as_the_bank_can_pay():
    match = scene(hand=["trapper"], rolls=(6,), bank=7)
    match.play("0 act:trapper")
    assert (match.state.ranches[0].gold, match.state.bank) == (7, 0)


def test_an_empty_bank_buys_no_furs():
    """Ruling A-06."""
    assert "act:trapper" not in options(scene(hand=["trapper"], bank=0))


@pytest.mark.parametrize("card", ["sheriff", "mayor", "undertaker"])
def test_notables_stay(card):
    match = scene(hand=[card], line=LINE)
    match.play(f"0 act:{card}")
    assert ids(match.state.ranches[0].notables) == [card]
    assert match.state.points == 2
    assert match.state.discard == []


def test_fences_add_up():
    match = scene(hand=["fence", "fence"], ranches={0: dict(gold=4)})
    match.play("0 act:fence", "0 act:buy", "0 act:buy", "0 act:fence")
    assert match.state.ranches[0].fences == 2


def test_the_mayor_is_asked_before_every_turn():
    """Also before his own; after his death no more."""
    match = scene(line=LINE, hand=["lynching"], active=0, ranches={1: dict(folk="mayor")})
    for seat in (0, 1, 2):
        assert options(match, 1)[0] == "pass"
        match.play("1 pass", f"{seat} act:end")
    match.play("1 pass", "0 act:lynching")
    assert 1 in match.asks
    assert match.asks[1].verb == "act"


def test_the_mayor_puts_the_line_in_any_order():
    match = scene(line=LINE, ranches={1: dict(folk="mayor")})
    wanted = ["cowboy2", "herd2", "range2", "cowboy1", "herd1"]
    match.play(*(f"1 arrange:{card}" for card in wanted))
    assert ids(match.state.line) == [*wanted, "range1"]
    assert 0 in match.asks


def test_equal_cards_of_the_line_are_not_asked_apart():
    match = scene(line=["range1"] * 5 + ["mine"], ranches={1: dict(folk="mayor")})
    assert options(match, 1) == ["pass", "arrange:range1", "arrange:mine"]
    match.play("1 arrange:mine")
    assert ids(match.state.line) == ["mine"] + ["range1"] * 5
    assert 0 in match.asks


def bribed(**more):
    return scene(line=LINE, options={"mayor_bribe": "gold"}, ranches={0: dict(gold=3), 1: dict(folk="mayor")}, **more)


def test_an_accepted_bribe_sets_the_line_and_moves_the_gold():
    """Option mayor_bribe=gold."""
    match = bribed()
    assert options(match) == ["pass", "offer:1", "offer:2", "offer:3"]
    match.play("0 offer:2", *(f"0 request:{card}" for card in reversed(LINE[1:])))
    assert options(match, 1) == ["bribe:accept", "bribe:refuse"]
    match.play("1 bribe:accept")
    g = match.state
    assert ids(g.line) == LINE[::-1]
    assert [ranch.gold for ranch in g.ranches] == [1, 2, 0]
    assert match.asks[0].verb == "act"


def test_a_refused_bribe_costs_nothing_and_leaves_the_mayor_free():
    match = bribed()
    match.play("0 offer:2", *(f"0 request:{card}" for card in reversed(LINE[1:])), "1 bribe:refuse")
    assert match.asks[1].verb == "arrange"
    match.play("1 pass")
    assert ids(match.state.line) == LINE
    assert [ranch.gold for ranch in match.state.ranches] == [3, 0, 0]


def test_one_offer_a_turn_and_none_to_oneself_or_without_gold():
    match = bribed()
    match.play("0 pass", "1 pass", "0 act:end")
    assert match.asks[1].verb == "arrange"  # his own turn
    match.play("1 pass", "1 act:end")
    assert match.asks[1].verb == "arrange"  # seat 2 has no gold to offer
