"""Phase 4: counter, new cowboys, cash limits, cards and tokens, order, tiles."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, ids, me, money, options, play, points, scene, values
from saloon.engine import Match
from saloon.games.carson_city.components import PURCHASES
from saloon.games.carson_city.options import FIRST_GAME
from saloon.games.carson_city.rules.order import is_open

BAG = "bank saloon hotel drugstore prison church bank"


def ending(seats: int = 2, **things: object) -> Match:
    """The end of a round, until the next begins."""
    return scene(seats, **{"phase": "end", "until": "end", "bag": BAG, **things})


# ------------------------------------------------------------ the counter


@pytest.mark.parametrize(("round", "left"), [(1, "vp3 vp4 vp5"), (2, "vp4 vp5"), (3, "vp5")])
def test_every_round_closes_the_cheapest_space_for_points(round, left):
    g = ending(round=round).state
    assert (g.round, ids([space for space in PURCHASES if is_open(g, space)])) == (round + 1, left.split())


@pytest.mark.parametrize(("round", "space"), [(2, "vp2"), (3, "vp3"), (4, "vp4")])
def test_a_closed_space_takes_no_cowboy(round, space):
    assert f"place:{space}" not in options(scene(2, round=round, cowboys=1))


# ------------------------------------------------------------ cowboys


@pytest.mark.parametrize(("round", "count"), [(1, 4), (2, 5), (3, 5)])
def test_new_cowboys_come_and_those_of_the_reserve_stay(round, count):
    match = ending(round=round, cowboys=2)
    assert (me(match).reserve, me(match).supply) == (2 + count, 8 - count)


@pytest.mark.parametrize("before", [6, 8, 10])
def test_nobody_has_more_than_ten_cowboys(before):
    match = ending(cowboys=before)
    assert (me(match).reserve, me(match).supply) == (10, 0)


def test_after_the_last_round_no_cowboys_come():
    match = ending(round=4, cowboys=2)
    assert (match.state.finished, me(match).reserve) == (True, 2)


# ------------------------------------------------------------ cash limits


def test_money_above_the_limit_must_be_spent():
    match = ending(cards={0: "7Y"}, money={0: 29})
    assert values(match) == ["9", "10", "20"]


def test_ten_dollars_spent_are_a_point():
    match = play(ending(cards={0: "7Y"}, money={0: 45}), "spend:30")
    assert (me(match).money, me(match).points) == (15, 3)


def test_less_than_ten_dollars_spent_are_none():
    match = play(ending(cards={0: "7Y"}, money={0: 29}), "spend:9")
    assert (me(match).money, me(match).points) == (20, 0)


def test_more_than_the_surplus_may_be_spent_also_below_the_limit():
    match = ending(cards={0: "2Y"}, money={0: 25})
    assert values(match) == ["0", "10", "20"]
    play(match, "spend:20")
    assert (me(match).money, me(match).points) == (5, 2)


def test_who_can_gain_nothing_by_spending_is_not_asked():
    match = ending(cards={0: "7Y"}, money={0: 9})
    assert (asked(match), me(match).money) == (None, 9)


def test_limits_are_applied_in_turn_order():
    match = ending(order=[1, 0], money=50, cards={0: "7Y", 1: "1Y"})
    assert asked(match) == (1, "spend")


def test_the_limit_also_holds_in_the_last_round():
    match = ending(round=4, cards={0: "7Y"}, money={0: 29})
    assert asked(match) == (0, "spend")


# ------------------------------------------------------------ cards, tokens, order


def test_cards_are_laid_out_again_with_the_faces_they_had():
    match = ending(cards={0: "7R", 1: "1Y"})
    assert (me(match).cards, me(match, 1).cards) == ([], [])
    assert {"7R", "1Y"} <= set(ids(match.state.left))
    assert len(match.state.left) == 7


def test_tokens_return():
    match = ending(cards={0: "1Y", 1: "11Y"}, white=0, no_duel={1: 2}, ammo=1)
    assert (me(match).white, me(match, 1).no_duel, me(match, 1).ammo, match.state.ammo_home) == (False, 0, False, True)


def test_dynamite_is_kept():
    assert me(ending(cards={0: "9R"}, dynamite={0: 2})).dynamite == 2


def test_roads_and_kept_tiles_stay_with_their_owner():
    match = ending(roads_left={0: 2}, kept={0: "mine"})
    assert (me(match).roads, ids(me(match).tiles)) == (2, ["mine"])


def test_who_passed_first_chooses_first_in_the_next_round():
    match = scene(3, phase="end", passed=[2, 0, 1], bag=BAG)
    assert (match.state.pick, asked(match)) == ([2, 0, 1], (2, "take"))


# ------------------------------------------------------------ tiles


def test_tiles_slide_to_the_cheap_side_and_the_bag_fills_the_row():
    match = ending(row="- ranch - - mine - -", bag="bank saloon hotel drugstore prison")
    assert ids(match.state.row) == ["ranch", "mine", "bank", "saloon", "hotel", "drugstore", "prison"]


def test_an_empty_bag_leaves_spaces_empty():
    box = {"ranch": 5, "mine": 6, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2, "prison": 2}
    kept = [tile for tile, count in box.items() for _ in range(count)]
    match = ending(row="- ranch", bag="", kept={1: kept}, options=FIRST_GAME)
    assert (ids(match.state.row), match.state.bag) == (["ranch", "-", "-", "-", "-", "-", "-"], [])


def test_a_city_hall_that_is_drawn_is_put_by_who_chooses_first_in_the_next_round():
    match = ending(passed=[1, 0], bag="bank city_hall saloon hotel drugstore prison church bank")
    assert asked(match) == (1, "hall")
    play(match, "hall:33")
    assert ids(match.state.row) == ["bank", "saloon", "hotel", "drugstore", "prison", "church", "bank"]


# ------------------------------------------------------------ the end


def test_the_game_ends_after_the_cash_limits_of_the_fourth_round():
    match = scene(2, phase="end", round=4, money=3)
    assert (match.over, match.state.finished, money(match), points(match)) == (True, True, [3, 3], [0, 0])
