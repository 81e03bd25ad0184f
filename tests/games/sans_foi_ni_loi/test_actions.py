"""Step 3: six action points; taking, drawing, buying, placing."""

from __future__ import annotations

import pytest

from games.sans_foi_ni_loi.scene import ids, land, options, scene
from saloon.engine import IllegalChoice

LINE = ["range1", "herd1", "cowboy1", "range2", "herd2", "cowboy2"]


def test_three_cards_for_six_points():
    """Rulebook, example: slots 1, 2, 3; the others stay where they are until the end of the turn."""
    match = scene(line=LINE, hand=["rodeo"], ranches={0: dict(gold=2)})
    match.play("0 act:take1", "0 act:take2", "0 act:take3")
    g = match.state
    assert g.points == 0
    assert ids(g.players[0].hand) == ["rodeo", "range1", "herd1", "cowboy1"]
    assert [card and card.id for card in g.line] == [None, None, None, "range2", "herd2", "cowboy2"]


def test_two_blind_draws_for_six_points():
    """An example of the rulebook."""
    match = scene(deck=["sheriff", "mayor", *["range1"] * 10], ranches={0: dict(gold=2)})
    match.play("0 act:draw", "0 act:draw")
    assert match.state.points == 0
    assert ids(match.state.players[0].hand) == ["sheriff", "mayor"]
    assert len(match.state.deck) == 10


def test_playing_a_card_costs_its_own_price_whatever_taking_it_cost():
    """Rulebook, example: a prize herd taken from slot 5 is placed for 1."""
    match = scene(line=["range1"] * 4 + ["herd3", "range1"], ranches={0: dict(ranges=[land("range1")], gold=2)})
    match.play("0 act:take5", "0 act:herd3")
    assert match.state.points == 0
    assert match.state.ranches[0].ranges[0].herds[0].value == 3


def test_slot_six_costs_all_six_points():
    match = scene(line=LINE, ranches={0: dict(gold=2)})
    match.play("0 act:take6")
    assert options(match) == ["act:buy", "act:end"]


def test_points_left_are_lost():
    match = scene(line=LINE)
    match.play("0 act:take1", "0 act:end", "1 act:end", "2 act:end")
    assert match.state.points == 6


def test_points_can_be_bought_without_limit():
    match = scene(ranches={0: dict(gold=5)})
    match.play("0 act:buy", "0 act:buy")
    assert (match.state.points, match.state.ranches[0].gold, match.state.bank) == (8, 1, 49)
    assert "act:buy" not in options(match)


def test_a_ranch_without_ranges_may_have_cowboys_but_no_herds():
    match = scene(hand=["cowboy1", "herd1"])
    assert "act:cowboy1" in options(match)
    assert "act:herd1" not in options(match)


def test_a_range_takes_only_as_many_herds_as_it_feeds():
    """A full range of 1 takes none; a range of 3 three times."""
    match = scene(hand=["herd1", "herd1", "herd1", "herd1", "range3"], ranches={0: dict(ranges=[land("range1")])})
    match.play("0 act:herd1")
    assert "act:herd1" not in options(match)
    match.play("0 act:range3", "0 act:herd1", "0 act:herd1", "0 act:herd1")
    assert [len(land.herds) for land in match.state.ranches[0].ranges] == [1, 3]


def test_a_poor_herd_may_graze_on_an_excellent_range():
    match = scene(hand=["herd1"], ranches={0: dict(ranges=[land("range3")])})
    match.play("0 act:herd1")
    assert ids(match.state.ranches[0].ranges[0].herds) == ["herd1-1"]


def test_the_range_is_asked_only_where_several_have_room():
    match = scene(hand=["herd1"], ranches={0: dict(ranges=[land("range1"), land("range2"), land("range1", raided=True)])})
    match.play("0 act:herd1")
    assert options(match) == ["range:0", "range:1"]
    match.play("0 range:1")
    assert ids(match.state.ranches[0].ranges[1].herds) == ["herd1-1"]


def test_no_herd_on_a_mine_and_no_mine_under_a_herd():
    match = scene(hand=["herd1"], ranches={0: dict(ranges=[land("range1", mine=True)])}, rolls=(1, 1))
    assert "act:herd1" not in options(match)
    match = scene(hand=["herd1", "mine"], ranches={0: dict(ranges=[land("range2")])})
    assert "act:mine" in options(match)
    match.play("0 act:herd1")
    assert "act:mine" not in options(match)


def test_no_mine_on_a_raided_or_mined_range():
    """Ruling A-10."""
    ranges = [land("range1", raided=True), land("range1", mine=True)]
    match = scene(hand=["mine"], ranches={0: dict(ranges=ranges)}, rolls=(1, 1))
    assert "act:mine" not in options(match)


def test_a_card_taken_this_turn_may_be_played_this_turn():
    match = scene(line=["cowboy3", *LINE[1:]])
    match.play("0 act:take1", "0 act:cowboy3")
    assert ids(match.state.ranches[0].cowboys) == ["cowboy3"]


def test_nothing_can_be_played_in_anothers_turn():
    match = scene(hands={1: ["cowboy1"]})
    with pytest.raises(IllegalChoice, match="Seat 1 is not asked"):
        match.play("1 act:cowboy1")


def test_a_refused_choice_says_what_was_allowed():
    match = scene(hand=["holdup"], bank=0, line=LINE)
    with pytest.raises(IllegalChoice, match=r"act:take1, act:take2, .* not act:holdup"):
        match.play("0 act:holdup")


def test_more_than_ten_cards_are_discarded_by_choice():
    """Twelve cards, two are discarded; ten need no discard."""
    match = scene(hand=["rodeo"] * 6 + ["cavalry"] * 6)
    match.play("0 act:end")
    assert options(match) == ["discard:rodeo", "discard:cavalry"]
    match.play("0 discard:rodeo", "0 discard:cavalry")
    assert len(match.state.players[0].hand) == 10
    assert 0 not in match.asks
    match = scene(hand=["rodeo"] * 10)
    match.play("0 act:end")
    assert 1 in match.asks


def test_the_hand_is_not_limited_during_the_turn():
    match = scene(hand=["rodeo"] * 10, line=LINE)
    match.play("0 act:take1", "0 act:take2")
    assert len(match.state.players[0].hand) == 12


def test_the_line_slides_and_is_refilled_from_the_deck():
    """Cards a c d f in slots 1 3 4 6; then the next two of the deck."""
    line = ["range1", "herd1", "cowboy1", "range2", "herd2", "cowboy2"]
    match = scene(line=line, deck=["sheriff", "mayor", *["range1"] * 9], ranches={0: dict(gold=2)})
    match.play("0 act:take2", "0 act:buy", "0 act:take5")
    assert ids(match.state.line) == ["range1", "cowboy1", "range2", "cowboy2", "sheriff", "mayor"]


def test_why_an_option_is_missing_is_told():
    match = scene(hand=["holdup", "herd2", "sheriff"], line=LINE, bank=0, listen=True)
    match.play("0 act:take3")
    reasons = {str(why.value): why.reason for why in match.why_not}
    assert reasons["herd2"] == "no_target_herd"
    assert reasons["holdup"] == "no_target_holdup"
    assert reasons["sheriff"] == "too_dear"
    assert reasons["take4"] == "too_dear"
    assert reasons["buy"] == "no_gold"


def test_undo_goes_back_to_the_last_die_or_draw():
    """Taking and placing can be undone, a blind draw cannot."""
    match = scene(line=LINE, hand=["cowboy1"])
    match.play("0 act:take1", "0 act:cowboy1")
    match.undo()
    match.undo()
    assert not match.can_undo
    match.play("0 act:draw")
    assert not match.can_undo
    match.play("0 act:cowboy1")
    match.undo()
    assert not match.can_undo


@pytest.mark.parametrize("trick", ["sharp", "holdup", "saloon", "killer_a", "trapper", "girls"])
def test_what_rolls_or_reveals_cannot_be_undone(trick):
    match = scene(hand=[trick, "range1"], hands={1: ["mayor", "sheriff"]}, ranches={1: dict(folk="cowboy1"), 0: dict(gold=4)})
    match.play(f"0 act:{trick}")
    assert not match.can_undo


def test_the_end_of_a_turn_waits_for_its_player_where_people_play():
    match = scene(line=LINE, hold=True)
    match.play("0 act:take1", "0 act:end")
    assert options(match) == ["done"]
    match.undo()
    match.play("0 act:take2", "0 act:end", "0 done")
    assert 1 in match.asks
    assert not match.can_undo
