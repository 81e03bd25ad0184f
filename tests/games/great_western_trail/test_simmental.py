"""The Simmental variant."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail.scene import ids, me, options, play, scene, values
from saloon.engine import Match
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.scoring import score
from saloon.games.great_western_trail.simmental.components import BOX, MARKET_SIZE, SIMMENTAL, SIMMENTALS


def simmental(**things: object) -> Match:
    return scene(**{"options": {"simmental": "yes"}, **things})


def at(space: str, **things: object) -> Match:
    return play(simmental(**{**things, "herder": None}), f"begin:{space}")


def test_figures():
    """Breeding value, points and number of the cards; cowboys, dollars and cards of the prices; cards of the market."""
    assert {stage: (card.value, card.points, card.count) for stage, card in SIMMENTAL.items()} == {
        1: (2, 3, SIMMENTALS), 2: (4, 4, SIMMENTALS), 3: (5, 5, SIMMENTALS),
    }  # fmt: skip
    assert SIMMENTALS == 8
    assert MARKET_SIZE == {2: 9, 3: 12, 4: 15}
    prices = [(line["cowboys"], line["dollars"], line["cards"]) for line in BOX.tables["price"]]
    assert prices == [(1, 8, 1), (2, 5, 1)]
    assert {card.breed for card in SIMMENTAL.values()} == {"simmental"}


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 12), (4, 15)])
def test_eight_cards_of_stage_one_join_a_larger_market(seats, size):
    g = GAME.set_up(seats, {"simmental": "yes"}, seed=1)
    assert (len(g.market), len(g.cattle)) == (size, 44 - size)
    assert Counter(card.id for card in [*g.market, *g.cattle])["simmental-1"] == 8


def test_stages_two_and_three_lie_beside_the_board():
    assert GAME.set_up(3, {"simmental": "yes"}, seed=1).simmentals == [8, 8]


def test_without_the_variant_there_are_none():
    g = GAME.set_up(3, {}, seed=1)
    assert (g.simmentals, any(card.breed == "simmental" for card in [*g.market, *g.cattle])) == ([0, 0], False)


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 12), (4, 15)])
def test_a_yellow_arrow_fills_the_larger_market(seats, size):
    row = " ".join(["cowboy"] * (seats - 1))
    match = simmental(seats=seats, herder="G", foresight={2: "cowboy"}, jobs={6: row}, token=6, cattle=["longhorn"] * 20)
    play(match, "move:KC")
    assert len(match.state.market) == size


@pytest.mark.parametrize(("cowboys", "price"), [(1, 8), (2, 5)])
def test_a_simmental_costs_eight_dollars_with_one_cowboy_and_five_with_two(cowboys, price):
    match = play(at("E", dollars=price, workers=(cowboys, 1, 1), market="simmental-1"), "act:E-2", f"buy:simmental-{cowboys}")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["simmental-1"])


def arrive(**things: object) -> Match:
    return play(simmental(**{"herder": "G", **things}), "move:KC")


def test_simmentals_of_any_stage_are_one_breed_and_one_of_them_counts():
    assert me(arrive(hand="simmental-1 simmental-2 simmental-3 criollo")).dollars == 5 + 1


@pytest.mark.parametrize(("stage", "value"), [(1, 2), (2, 4), (3, 5)])
def test_the_stages_are_worth_two_four_and_five(stage, value):
    assert me(arrive(hand=f"simmental-{stage}")).dollars == value


def test_after_the_income_simmentals_rise_a_stage_and_go_onto_the_discard_pile():
    match = arrive(hand="simmental-1 simmental-1 galloway")
    assert options(match) == ["raise:simmental-1", "pass"]
    play(match, "raise:simmental-1", "raise:simmental-1")
    assert me(match).dollars == 4, "what is new does not count for this sale"
    assert sorted(ids(me(match).discard)) == ["galloway", "simmental-2", "simmental-2"]
    assert (ids(match.state.removed), match.state.simmentals) == (["simmental-1", "simmental-1"], [6, 8])


def test_no_card_rises_two_stages_at_once():
    match = play(arrive(hand="simmental-1 simmental-2"), "raise:simmental-1")
    assert options(match) == ["raise:simmental-2", "pass"]
    play(match, "raise:simmental-2")
    assert sorted(ids(me(match).discard)) == ["simmental-2", "simmental-3"]
    assert match.state.simmentals == [7, 7]


def test_the_last_stage_rises_no_more():
    assert ids(me(arrive(hand="simmental-3")).discard) == ["simmental-3"]


def test_without_cards_of_the_next_stage_none_rises():
    match = simmental(herder="G", hand="simmental-1 simmental-1")
    match.state.simmentals = [1, 8]
    play(match, "move:KC", "raise:simmental-1")
    assert sorted(ids(me(match).discard)) == ["simmental-1", "simmental-2"]


def test_one_of_two_simmentals_may_rise_or_none():
    """P. 19: they may be exchanged."""
    match = arrive(hand="simmental-1 simmental-1")
    none, one = play(match.clone(), "pass"), play(match, "raise:simmental-1", "pass")
    assert ids(me(none).discard) == ["simmental-1", "simmental-1"]
    assert sorted(ids(me(one).discard)) == ["simmental-1", "simmental-2"]


def test_after_the_income_a_token_may_bring_a_simmental_that_rises():
    match = arrive(hand="galloway", tokens=1, draw="simmental-1 criollo")
    assert (me(play(match, "sell:sell")).dollars, options(match)) == (2, ["pass", "raise:exchange"])
    play(match, "raise:exchange", "draw:1", "discard:galloway", "raise:simmental-1")
    assert ids(me(match).discard) == ["galloway", "simmental-2"]


def test_without_a_simmental_in_the_herd_nobody_is_asked():
    assert options(play(arrive(hand="galloway", tokens=1), "sell:sell"))[0].startswith("deliver:")


def test_a_simmental_is_any_cattle():
    match = play(simmental(trail={"FR1": "3a-0"}, hand="simmental-2"), "move:FR1", "act:FR1-risk-1")
    assert ids(me(match).discard) == ["simmental-2"]


def test_a_simmental_is_no_cattle_of_value_three_nor_of_another_breed():
    match = play(simmental(trail={"A1": "5a-0"}, hand="simmental-1 simmental-2 simmental-3"), "move:A1")
    assert "act:5a-1" not in options(match)
    assert not {"act:E-1"} & {*options(at("E", hand="simmental-1"))}


def test_two_simmentals_of_different_stages_are_a_pair():
    """With two of them and no other pair, nothing is asked."""
    match = play(at("F", hand="simmental-1 simmental-3 criollo", tokens=1), "act:F-1")
    assert (me(match).dollars, sorted(ids(me(match).discard))) == (4, ["simmental-1", "simmental-3"])


def test_of_three_simmentals_the_player_says_which_two_go():
    match = play(at("F", hand="simmental-1 simmental-2 simmental-3", tokens=1), "act:F-1")
    assert sorted(values(match)) == ["simmental-1", "simmental-2", "simmental-3"]
    play(match, "discard:simmental-3", "discard:simmental-1")
    assert ids(me(match).hand) == ["simmental-2"]


@pytest.mark.parametrize(("stage", "points"), [(1, 3), (2, 4), (3, 5)])
def test_simmentals_score_their_points(stage, points):
    assert score(simmental(hand=f"simmental-{stage}").state, 0)["cattle"] == points


def test_simmentals_meet_no_condition_of_an_objective():
    things = dict(area="O12", hand="simmental-2 simmental-3 longhorn")
    assert score(simmental(**things).state, 0)["objectives"] == -3


def test_a_hand_that_was_sold_is_known_while_simmentals_rise():
    """Everybody has seen it, so nobody imagines another."""
    match = play(simmental(seats=2, herder="G", hand="galloway simmental-1"), "move:KC")
    assert match.asks[0].verb == "raise"
    assert me(match).shown == me(match).hand
