"""Helping farmers, exhaustion cards and exchange tokens, sentence by sentence (rulebook, pp. 17 and 18, "Clarifications")."""

from __future__ import annotations

import pytest

from games.great_western_trail_argentina.scene import ids, me, options, play, reasons, scene, values
from saloon.games.great_western_trail_argentina.components import INDEX, Space
from saloon.games.great_western_trail_argentina.rules.farmers import reach
from saloon.games.great_western_trail_argentina.rules.workers import own_strength

FARMERS = {"g1": "green-3-green", "b1": "blue-4-black", "o1": "orange-5-green", "y7": "yellow-8-black"}


def on_f(**more):
    return play(scene(herder=None, **({"trail": FARMERS} | more)), "begin:F")


def test_strength_of_the_board_is_none_at_first():
    assert own_strength(me(scene())) == 0


@pytest.mark.parametrize(("cleared", "strength"), [("str_left", 1), ("str_right", 2), ("str_left str_right", 3)])
def test_cleared_spaces_give_strength(cleared, strength):
    assert own_strength(me(scene(cleared=cleared))) == strength


def test_worker_tiles_give_strength_but_granjeros_do_not():
    match = scene(workers=("strong_gaucho gaucho", "strong_carpintero", "strong_maquinista", "green-7-black"))
    assert own_strength(me(match)) == 3


def test_only_four_cards_count():
    match = scene(hand="niata niata patagonico patagonico patagonico caracu_2")
    assert reach(me(match), 0) == 7 + 2 + 2 + 2


def test_up_to_three_farmers_anywhere():
    match = play(on_f(hand="caracu_2 caracu_3 aberdeen_angus_5"), "act:F-2", "help:g1", "help:b1", "help:o1")
    assert options(match)[0].startswith("reveal:")


def test_fewer_farmers_can_be_helped():
    match = play(on_f(hand="caracu_2 caracu_3"), "act:F-2", "help:y7", "pass")
    assert options(match)[0].startswith("reveal:")


def test_the_strength_needed_is_the_sum():
    match = play(on_f(hand="caracu_2 niata"), "act:F-2", "help:g1")
    assert values(match) == ["b1", "o1", "pass"]
    play(match, "help:b1")
    assert options(match)[0].startswith("reveal:")


def test_without_the_strength_for_anybody_there_is_no_action():
    match = scene(herder=None, trail=FARMERS, hand="patagonico", listen=True)
    play(match, "begin:F")
    assert "F-2" not in values(match)
    assert reasons(match)["act:F-2"] == "nobody_to_help"


@pytest.mark.parametrize(("cards", "exhaustion"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_exhaustion_cards_by_number_of_revealed_cards(cards, exhaustion):
    match = play(on_f(trail={"g1": "green-3-green"}, hand=["caracu_2"] * 4), "act:F-2")
    play(match, *["reveal:caracu_2"] * (cards - 1), *["reveal:revealed"] * (cards < 4))
    assert ids(me(match).discard).count("exhaustion") == exhaustion
    assert ids(me(match).discard).count("caracu_2") == cards
    assert match.state.exhaustion == 20 - exhaustion


def test_more_than_needed_can_be_revealed_but_never_too_little():
    """With three weak cards on the table, the fourth must be the strong one."""
    match = play(on_f(trail={"g1": "green-7-black"}, hand="niata niata niata caracu_2"), "act:F-2")
    assert values(match) == ["niata", "caracu_2"]
    play(match, "reveal:niata", "reveal:niata")
    assert values(match) == ["niata", "caracu_2"]
    play(match, "reveal:niata")
    assert "caracu_2" in ids(me(match).discard)


def test_no_card_need_be_revealed_where_the_board_is_strong_enough():
    match = play(on_f(trail={"g1": "green-3-green"}, cleared="str_left str_right", hand="niata"), "act:F-2")
    assert values(match) == ["revealed", "niata"]
    play(match, "reveal:revealed")
    assert me(match).discard == []


def test_objective_and_exhaustion_cards_cannot_be_revealed():
    match = play(on_f(trail={"g1": "green-3-green"}, hand="caracu_2 o100 exhaustion niata"), "act:F-2")
    assert values(match) == ["caracu_2", "niata"]


def test_no_token_while_the_hand_is_revealed():
    match = play(on_f(trail={"g1": "green-3-green"}, hand="caracu_2 patagonico patagonico", tokens=1), "act:F-2")
    assert options(match)[0].startswith("reveal:")
    assert "exchange" not in values(match)


def test_the_money_spot_and_the_printed_sum_are_received():
    trail = {"g1": "green-7-black", "g2": "green-7-black", "g3": "green-7-black", "g4": "green-3-green"}
    match = play(on_f(trail=trail, hand="patagonico patagonico", coins={"g4": 4}), "act:F-2")
    assert me(match).dollars == 4 + 3
    assert match.state.coins[INDEX[Space.of("g4")]] == 0


def test_whoever_is_too_poor_cannot_settle_a_farmer():
    match = play(on_f(trail={"g1": "green-3-green"}, hand="caracu_2", dollars=5), "act:F-2")
    assert ids(me(match).farmers) == ["green-3-green"]
    assert "settle" not in options(match)[0]


@pytest.mark.parametrize(("granjeros", "price", "more"), [(1, 6, "harvest:1"), (2, 6, "harvest:1"), (4, 8, "harvest:1")])
def test_what_a_place_in_the_row_costs(granjeros, price, more):
    match = on_f(trail={"g1": "green-3-green"}, hand="caracu_2", dollars=10, workers=(1, 1, 1, granjeros))
    play(match, "act:F-2", "settle:row", more)
    assert me(match).dollars == 10 - price
    assert len(me(match).workers[3]) == granjeros


@pytest.mark.parametrize(("granjeros", "price", "quay"), [(3, 8, "rotterdam_1"), (5, 10, "liverpool_1")])
def test_some_places_put_a_disc_on_a_quay(granjeros, price, quay):
    match = on_f(trail={"g1": "green-3-green"}, hand="caracu_2", dollars=10, workers=(1, 1, 1, granjeros))
    play(match, "act:F-2", "settle:row", "disc:cert")
    assert (me(match).dollars, ids(me(match).quays)) == (10 - price, [quay])


def test_the_action_of_a_place_may_be_renounced():
    match = on_f(trail={"g1": "green-3-green"}, hand="caracu_2", dollars=6)
    play(match, "act:F-2", "settle:row", "harvest:0")
    assert me(match).grain == 0


def test_a_full_row_takes_no_more():
    match = on_f(trail={"g1": "green-3-green"}, hand="caracu_2", dollars=30, workers=(1, 1, 1, 6))
    play(match, "act:F-2")
    assert len(me(match).farmers) == 1


def test_farmers_settle_one_after_the_other():
    """The first stays beside the board, the second joins the row."""
    match = on_f(hand="caracu_2", dollars=6)
    play(match, "act:F-2", "help:g1", "help:b1", "settle:beside", "settle:row", "harvest:1")
    assert (ids(me(match).farmers), ids(me(match).workers[3])) == (["green-3-green"], ["blue-4-black"])


def test_helping_on_the_spot_asks_for_the_tax_too():
    match = play(scene(herder="A", dollars=5, hand="caracu_2", trail={"g1": "green-3-green"}), "move:g1", "act:farmer-1")
    assert me(match).dollars == 5  # two were paid, and come back from the money spot


def test_a_farmer_who_is_too_strong_is_explained():
    match = play(scene(herder="A", trail={"g1": "green-7-black"}, listen=True), "move:g1")
    assert reasons(match)["act:farmer-1"] == "too_weak"


def test_after_helping_on_the_spot_no_auxiliary_action():
    match = play(scene(herder="A", hand="caracu_2", trail={"g1": "green-3-green"}), "move:g1", "act:farmer-1")
    assert match.state.active == 1


def test_an_empty_pile_gives_no_exhaustion():
    """G-31."""
    match = play(on_f(trail={"g1": "green-3-green"}, hand="caracu_2", exhaustion=0), "act:F-2")
    assert ids(me(match).discard) == ["caracu_2"]


# ------------------------------------------------------------ exchange tokens


def test_a_token_draws_up_to_two_and_discards_as_many():
    match = scene(tokens=1, hand="niata", draw="caracu_2 caracu_3 niata")
    play(match, "move:exchange", "draw:2", "discard:niata", "discard:caracu_2")
    assert (ids(me(match).hand), me(match).tokens) == (["caracu_3"], 0)
    assert options(match)[0] == "move:B"


def test_a_token_may_draw_one_card_only():
    match = scene(tokens=1, hand="niata", draw="caracu_2 caracu_3")
    play(match, "move:exchange", "draw:1", "discard:niata")
    assert ids(me(match).hand) == ["caracu_2"]


def test_a_token_with_too_few_cards_draws_what_exists():
    """G-34."""
    match = scene(tokens=1, hand="niata", draw="caracu_2")
    play(match, "move:exchange", "discard:niata")
    assert ids(me(match).hand) == ["caracu_2"]


def test_tokens_can_be_spent_in_other_turns():
    """G-29."""
    match = scene(others={1: {"tokens": 1, "hand": "niata", "draw": "caracu_2"}})
    play(match, "1 exchange:exchange", "1 discard:niata")
    assert ids(me(match, 1).hand) == ["caracu_2"]
    assert options(match)[0] == "move:B"


def test_the_discard_pile_is_shuffled_only_when_a_card_is_missing():
    match = scene(tokens=1, hand="niata", draw="caracu_2", discard="caracu_3")
    play(match, "move:exchange", "draw:2")
    assert me(match).draw == []
    assert sorted(ids(me(match).hand)) == ["caracu_2", "caracu_3", "niata"]
