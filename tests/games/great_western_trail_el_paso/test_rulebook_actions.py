"""Rulebook, pages 7 to 11: which actions a location allows, and the simple ones among them."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import arrive, ids, me, options, play, scene, values, verb, zone

# ------------------------------------------------------------ what a location allows


@pytest.mark.parametrize("place", ["NB", "NC", "ND", "NE"])
def test_a_neutral_building_offers_its_actions_or_one_auxiliary_action(place):
    match = arrive(place, dollars=40, workers=(1, 1, 1, 0), hand="galloway pineywoods santa_gertrudis")
    actions = [value for value in values(match) if value.startswith(place[1])]
    assert len(actions) >= 2
    assert {"L1", "L3"} < {*values(match)}


@pytest.mark.parametrize(("place", "own"), [("NF", "F-1"), ("NG", "G-2")])
def test_where_the_tile_has_an_auxiliary_action_that_one_is_offered(place, own):
    """It is never worse than an auxiliary action instead of all that the tile offers."""
    match = arrive(place, dollars=40, workers=(1, 1, 1, 0))
    assert own in values(match)
    assert not {"L1", "L3"} & {*values(match)}
    assert values(play(match, f"act:{own}"))[:2] == ["L1", "L3"]


def test_an_own_building_offers_its_actions_or_one_auxiliary_action():
    assert values(arrive("S1", "5b")) == ["5b-1", "5b-2", "5b-3", "L1", "L3", "end"]


def test_a_building_of_an_opponent_offers_one_auxiliary_action_only():
    match = arrive("S1", "5b-1")
    assert values(match) == ["L1", "L3", "end"]
    play(match, "act:L1")
    assert me(match).dollars == 1
    assert [*match.asks] == [1]


def test_after_an_auxiliary_action_the_tile_offers_nothing_more():
    match = play(arrive("NC", tokens=1), "act:L1")
    assert values(match) == ["end", "exchange"]


def test_after_an_action_of_the_tile_no_auxiliary_action_is_offered_instead():
    assert values(play(arrive("NC"), "act:C-1")) == ["C-2", "end"]


@pytest.mark.parametrize(("place", "action"), [("NF", "F-1"), ("NG", "G-2")])
def test_an_auxiliary_action_printed_on_the_tile_does_not_shut_out_its_other_actions(place, action):
    match = play(arrive(place, workers=(0, 0, 1, 0), dollars=2), f"act:{action}", "auxiliary:L1")
    assert any(value[0] == place[1] for value in values(match))


@pytest.mark.parametrize("order", [("C-1", "C-2"), ("C-2", "C-1")])
def test_actions_of_a_tile_are_done_in_any_order(order):
    match = play(arrive("NC"), *(f"act:{action}" for action in order))
    assert (me(match).dollars, me(match).certificates) == (2, 1)


def test_every_action_is_done_once_only():
    match = play(arrive("NC"), "act:C-1")
    assert "C-1" not in values(match)


def test_actions_may_be_left_out_even_all_of_them():
    match = play(arrive("NC"), "act:end")
    assert (me(match).dollars, me(match).certificates, [*match.asks]) == (0, 0, [1])
    match = play(arrive("NC"), "act:C-2", "act:end")
    assert (me(match).dollars, me(match).certificates) == (0, 1)


# ------------------------------------------------------------ costs


@pytest.mark.parametrize(
    ("place", "tile", "action", "price"),
    [("NB", "", "B-2", 5), ("ND", "", "D-2", 1), ("S1", "2a", "2a-1", 2), ("S1", "4b", "4b-1", 2)],
)
def test_an_action_with_a_price_is_done_only_by_whoever_can_pay_it(place, tile, action, price):
    assert action not in values(arrive(place, tile, dollars=price - 1))
    assert action in values(arrive(place, tile, dollars=price))


# ------------------------------------------------------------ discarding cattle for money

SALES = [
    ("NB", "", "B-1", "galloway", 2),
    ("ND", "", "D-1", "pineywoods", 2),
    ("NE", "", "E-1", "santa_gertrudis", 2),
    ("S1", "1a", "1a-1", "criollo", 3),
]


@pytest.mark.parametrize(("place", "tile", "action", "breed", "dollars"), SALES)
def test_the_shown_card_is_discarded_for_the_shown_sum(place, tile, action, breed, dollars):
    match = play(arrive(place, tile, hand=[breed, "corriente"], tokens=1), f"act:{action}")
    assert me(match).dollars == dollars
    assert ids(me(match).hand) == ["corriente"]
    assert ids(me(match).discard) == [breed]


@pytest.mark.parametrize(("place", "tile", "action", "breed", "dollars"), SALES)
def test_without_the_shown_card_there_is_no_money(place, tile, action, breed, dollars):
    hand = [other for *_, other, _ in SALES if other != breed]
    assert action not in values(arrive(place, tile, hand=hand))


@pytest.mark.parametrize(("place", "tile", "action", "breed", "dollars"), SALES)
def test_even_with_several_such_cards_only_one_is_discarded(place, tile, action, breed, dollars):
    match = play(arrive(place, tile, hand=[breed, breed], tokens=1), f"act:{action}")
    assert me(match).dollars == dollars
    assert action not in values(match)


def test_cattle_of_the_hand_only_can_be_discarded_for_money():
    assert "B-1" not in values(arrive("NB", hand="criollo", discard="galloway"))


def test_where_any_cattle_will_do_every_breed_of_the_hand_is_offered_and_pays_the_same():
    match = play(arrive("S1", "3a", hand="criollo hereford hereford simmental"), "act:3a-2")
    assert options(match) == ["discard:criollo", "discard:hereford", "discard:simmental"]
    assert me(play(match, "discard:hereford")).dollars == 2


@pytest.mark.parametrize("breed", ["pineywoods", "galloway", "santa_gertrudis", "simmental"])
def test_any_cattle_of_value_two_brings_five_dollars(breed):
    match = play(arrive("S1", "2b", hand=[breed, "criollo", "black_angus"], tokens=1), "act:2b-1")
    assert (me(match).dollars, breed in ids(me(match).discard)) == (5, True)


@pytest.mark.parametrize("breed", ["criollo", "black_angus", "corriente", "shorthorn", "hereford"])
def test_cattle_of_another_value_does_not(breed):
    assert "2b-1" not in values(arrive("S1", "2b", hand=[breed]))


@pytest.mark.parametrize(
    ("breed", "dollars"),
    [("criollo", 2), ("galloway", 4), ("simmental", 4), ("black_angus", 6), ("corriente", 6), ("hereford", 10)],
)
def test_any_cattle_brings_twice_its_breeding_value(breed, dollars):
    match = play(arrive("S1", "1b", hand=[breed]), "act:1b-1")
    assert me(match).dollars == dollars


def test_a_sale_can_be_taken_back():
    match = play(arrive("NB", hand="galloway", tokens=1), "act:B-1")
    match.undo()
    assert (me(match).dollars, ids(me(match).hand)) == (0, ["galloway"])


# ------------------------------------------------------------ money and certificates


def test_money_comes_from_the_bank():
    match = play(arrive("NC"), "act:C-1")
    assert (me(match).dollars, me(match, 1).dollars) == (2, 0)


@pytest.mark.parametrize(("before", "most"), [(0, 3), (1, 3), (2, 2)])
def test_of_three_certificates_fewer_can_be_taken_but_none_beyond_four(before, most):
    """p. 8: "d'une case par icône de certificat (ou moins)"; who chose the action takes one at least."""
    match = play(arrive("S1", "5a", certificates=before), "act:5a-2")
    assert options(match) == [f"certify:{count}" for count in range(most, 0, -1)]
    for count in (most, 1):
        assert me(play(match.clone(), f"certify:{count}")).certificates == before + count


def test_the_only_certificate_that_an_action_can_give_is_taken():
    match = play(arrive("S1", "5a", certificates=3, tokens=1), "act:5a-2")
    assert (me(match).certificates, verb(match)) == (4, "act")
    assert me(play(arrive("NC"), "act:C-2")).certificates == 1


def test_certificates_are_taken_within_one_step():
    """A builder in between would change how many there is room for; before and after it he can be discarded."""
    match = play(arrive("S1", "5a", tokens=1, dollars=2, workers=(0, 1, 0, 0)), "act:5a-2")
    assert options(match) == ["certify:3", "certify:2", "certify:1"]
    assert "act:discard_builder" in options(play(match, "certify:2"))


def test_on_four_no_more_certificates_can_be_had():
    assert "C-2" not in values(arrive("NC", certificates=4))
    assert "5a-2" not in values(arrive("S1", "5a", certificates=4))


# ------------------------------------------------------------ exchange tokens


def test_a_token_is_taken_from_the_bank():
    match = play(arrive("NG"), "act:G-1")
    assert me(match).tokens == 1


def test_a_token_of_d_costs_a_dollar():
    match = play(arrive("ND", dollars=1, draw="", discard=""), "act:D-2")
    assert (me(match).dollars, me(match).tokens) == (0, 1)


def test_a_token_taken_now_can_be_used_in_the_same_turn():
    match = play(arrive("NG", hand="criollo", draw="galloway criollo"), "act:G-1", "act:exchange", "discard:criollo")
    assert (me(match).tokens, ids(me(match).hand)) == (0, ["galloway"])


def test_using_a_token_draws_a_card_and_then_discards_one_of_the_hand():
    match = play(arrive("NC", tokens=1, hand="criollo", draw="galloway pineywoods"), "act:exchange")
    assert options(match) == ["discard:criollo", "discard:galloway"]
    assert not match.can_undo
    play(match, "discard:galloway")
    assert (ids(me(match).hand), ids(me(match).discard), me(match).tokens) == (["criollo"], ["galloway"], 0)


def test_cards_are_never_drawn_with_several_tokens_at_once():
    match = play(arrive("NC", tokens=2, hand="criollo", draw="galloway pineywoods"), "act:exchange")
    assert "discard:exchange" not in options(match)
    assert not any("joker" in option for option in options(match))


def test_tokens_are_used_one_after_the_other():
    match = arrive("NC", tokens=2, hand="criollo", draw="galloway pineywoods")
    play(match, "act:exchange", "discard:criollo", "act:exchange", "discard:galloway")
    assert (ids(me(match).hand), me(match).tokens) == (["pineywoods"], 0)


def test_a_worker_drawn_in_an_exchange_goes_to_the_worker_zone_and_drawing_goes_on():
    match = play(arrive("NC", tokens=1, hand="criollo", draw="joker galloway criollo"), "act:exchange")
    assert zone(me(match)) == {"joker": 1}
    assert options(match) == ["discard:criollo", "discard:galloway"]


def test_an_exchange_shuffles_the_discard_pile_if_the_stack_is_empty():
    match = play(arrive("NC", tokens=1, hand="criollo", draw="", discard="galloway"), "act:exchange", "discard:criollo")
    assert (ids(me(match).hand), ids(me(match).discard)) == (["galloway"], ["criollo"])


def test_with_an_empty_hand_the_drawn_card_itself_is_discarded():
    match = play(arrive("NC", tokens=1, draw="galloway criollo"), "act:exchange")
    assert (me(match).hand, ids(me(match).discard)) == ([], ["galloway"])


def test_without_any_card_to_draw_a_token_cannot_be_used():
    assert "exchange" not in values(arrive("NC", tokens=1, hand="criollo", draw=""))


# ------------------------------------------------------------ receiving cattle


@pytest.mark.parametrize(("tile", "action", "breed", "price"), [("5a", "5a-1", "corriente", 0), ("4b", "4b-1", "shorthorn", 2)])
def test_shown_cattle_is_taken_from_the_market_without_cowboys_onto_the_discard_pile(tile, action, breed, price):
    match = arrive("S1", tile, dollars=3, workers=(4, 0, 0, 0))
    left = dict(zip(["black_angus", "corriente", "shorthorn", "hereford"], match.state.market, strict=True))
    play(match, f"act:{action}")
    assert ids(me(match).discard) == [breed]
    assert (me(match).dollars, zone(me(match))) == (3 - price, {"cowboy": 4})
    left[breed] -= 1
    assert match.state.market == [*left.values()]


def test_free_cattle_that_is_sold_out_is_not_offered():
    assert "5a-1" not in values(arrive("S1", "5a", market={"corriente": 0}))


def test_a_shorthorn_that_is_sold_out_cannot_be_had_for_two_dollars():
    match = arrive("S1", "4b", dollars=5, market={"shorthorn": 0})
    if "4b-1" in values(match):
        play(match, "act:4b-1")
    assert match.state.market[2] == 0
    assert me(match).discard == []


# ------------------------------------------------------------ removing cattle


def test_a_shown_card_of_the_hand_is_removed_from_the_game():
    match = play(arrive("S1", "3b", hand="simmental criollo"), "act:3b-1")
    assert (ids(me(match).removed), ids(me(match).hand), me(match).discard) == (["simmental"], ["criollo"], [])


def test_without_the_shown_card_in_hand_nothing_is_removed():
    assert "3b-1" not in values(arrive("S1", "3b", hand="criollo", discard="simmental"))


def test_where_any_cattle_will_do_one_card_of_the_hand_is_chosen():
    match = play(arrive("NC", cleared="L4", posts="P5", hand="criollo galloway"), "act:L4")
    assert options(match) == ["remove:criollo", "remove:galloway"]


def test_workers_and_cards_of_the_discard_pile_cannot_be_removed():
    assert "L4" not in values(arrive("NC", cleared="L4", posts="P5", discard="criollo", workers=(1, 1, 1, 1)))


# ------------------------------------------------------------ a location of nobody's


def test_the_action_phase_ends_by_itself_when_nothing_is_left_to_do():
    match = play(scene(at="NB"), "move:NC", "act:C-1", "act:C-2")
    assert ([*match.asks], verb(match)) == ([1], "move")
