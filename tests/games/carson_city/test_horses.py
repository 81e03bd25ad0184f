"""Horses, paddocks and rodeos."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, me, money, options, play, points, reserves, scene, values
from saloon.engine import Match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.rules.cards import strength
from saloon.games.carson_city.rules.horses import rodeo_points
from saloon.games.carson_city.scoring import score
from saloon.games.carson_city.state import Player

ON = {"horses": "yes"}
BAG = "bank saloon hotel drugstore prison church bank"


def placing(seats: int = 2, **things: object) -> Match:
    return scene(seats, **{"cowboys": 4, "horses": 3, "options": ON, **things})


def at(step: str, **things: object) -> Match:
    return scene(2, **{"at": step, "options": ON, **things})


def test_everybody_begins_with_a_horse_and_five_empty_paddocks():
    for player in GAME.set_up(3, ON, seed=1).players:
        assert (player.horses, player.stable, player.rodeos) == (1, [0] * 5, 0)


# ------------------------------------------------------------ buying


def test_a_cowboy_on_the_wages_may_buy_a_horse_which_goes_into_a_paddock():
    match = at("wages", placed=[(0, "wages")], money=4)
    assert (asked(match), values(match)) == ((0, "wages"), ["cash", "1", "2", "3", "4", "5", "pass"])
    play(match, "wages:5")
    assert (me(match).money, me(match).stable, me(match).supply) == (0, [0, 0, 0, 0, 1], 10)


def test_one_horse_a_round():
    match = play(at("wages", placed=[(0, "wages"), (0, "wages")], money=4), "wages:cash", "wages:5")
    assert (me(match).money, sum(me(match).stable)) == (4, 1)
    match = play(at("wages", placed=[(0, "wages"), (0, "wages")], money=8), "wages:5")
    assert (asked(match), me(match).money) == (None, 8)


def test_who_has_not_four_dollars_is_paid_without_a_question():
    assert money(at("wages", placed=[(0, "wages")], money=3)) == [7, 3]


def test_wages_go_in_turn_order():
    assert asked(at("wages", placed=[(0, "wages"), (1, "wages")], money=4, order=[1, 0])) == (1, "wages")


def test_horses_are_limited_to_those_of_the_box():
    assert asked(at("wages", placed=[(0, "wages")], money=4, horses={0: 12, 1: 13})) is None


def test_a_horse_bought_for_the_fourth_paddock_pays_two_dollars():
    assert me(play(at("wages", placed=[(0, "wages")], money=4), "wages:4")).money == 2


# ------------------------------------------------------------ playing


def test_after_a_cowboy_a_horse_may_go_into_a_paddock():
    match = play(placing(), "place:wages")
    assert (asked(match), values(match)) == ((0, "horse"), ["1", "2", "3", "4", "5", "pass"])
    play(match, "horse:5")
    assert (me(match).horses, me(match).stable, asked(match)) == (2, [0, 0, 0, 0, 1], (1, "place"))


def test_no_horse_has_to_be_played():
    match = play(placing(), "place:wages", "pass")
    assert (me(match).horses, asked(match)) == (3, (1, "place"))


def test_without_horses_in_the_reserve_nothing_is_asked():
    assert asked(play(placing(horses=0), "place:wages")) == (1, "place")


def test_who_passes_plays_no_horse():
    assert asked(play(placing(), "pass")) == (1, "place")


def test_a_cowboy_may_ride_in_a_paddock_instead_and_brings_no_horse():
    match = play(placing(), "place:5")
    assert (me(match).riders, me(match).reserve, asked(match)) == ([4], 3, (1, "place"))


def test_every_paddock_takes_one_cowboy():
    match = play(placing(), "place:5", "place:5")
    assert "place:5" not in options(match)
    assert "place:4" in options(match)


@pytest.mark.parametrize(("horses", "bonus"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2)])
def test_the_first_paddock_adds_strength(horses, bonus):
    assert strength(Player(0, stable=[horses, 0, 0, 0, 0])) == bonus


def test_the_fourth_paddock_pays_two_dollars_at_once():
    assert me(play(placing(), "place:wages", "horse:4")).money == 2


# ------------------------------------------------------------ the second paddock


def again(**things: object) -> Match:
    return play(placing(**things), "place:ammo", "horse:2")


def test_the_second_paddock_lets_another_cowboy_be_placed_with_another_horse():
    match = again()
    assert asked(match) == (0, "again")
    play(match, "again:11")
    assert (me(match).reserve, asked(match)) == (2, (0, "horse"))
    play(match, "horse:2", "again:12", "pass")
    assert (me(match).reserve, me(match).stable, asked(match)) == (1, [0, 2, 0, 0, 0], (1, "place"))


def test_the_second_paddock_lets_a_cowboy_be_moved():
    match = play(again(placed=[(0, "vp2")]), "again:vp2.back")
    assert asked(match) == (0, "shift")
    play(match, "shift:vp3")
    assert [(seat, target.id) for seat, target, _ in match.state.placed] == [(0, "ammo"), (0, "vp3")]
    assert asked(match) == (1, "place")


def test_the_second_paddock_lets_a_cowboy_come_home():
    match = play(again(placed=[(0, "vp2")]), "again:vp2.back", "pass")
    assert (me(match).reserve, len(match.state.placed)) == (4, 1)


def test_the_second_paddock_lets_its_owner_pass_at_once():
    match = again()
    found = options(match)
    play(match, "again:finish" if "again:finish" in found else "pass")
    assert match.state.passed == [0]


def test_cowboys_of_others_are_not_moved():
    assert "again:vp2.back" not in options(again(placed=[(1, "vp2")]))


def test_a_moved_cowboy_goes_only_where_it_might_be_placed():
    match = play(again(placed=[(0, "vp2"), (0, "vp3"), (1, "vp4", "white")], cards={1: "1Y"}), "again:vp2.back")
    assert not {"shift:vp3", "shift:vp4"} & set(options(match))


def test_a_token_goes_with_a_moved_cowboy():
    match = play(again(placed=[(0, "vp2", "dynamite")]), "again:vp2.back", "shift:vp3")
    assert match.state.placed[-1][2] == "dynamite"
    match = play(again(placed=[(0, "vp2", "dynamite")]), "again:vp2.back", "pass")
    assert me(match).dynamite == 1


# ------------------------------------------------------------ the third paddock


def test_the_third_paddock_doubles_a_ranch_for_every_horse():
    match = at("inc_buildings", stable={0: [0, 0, 1, 0, 0], 1: [0] * 5}, land={"22": "ranch 0"})
    if asked(match) is not None:
        play(match, options(match)[0])
    assert money(match) == [16, 0]


def test_a_ranch_is_doubled_only_once():
    match = at("inc_buildings", stable={0: [0, 0, 2, 0, 0], 1: [0] * 5}, land={"22": "ranch 0"})
    if asked(match) is not None:
        play(match, options(match)[0])
    assert money(match) == [16, 0]


def test_other_buildings_are_not_doubled():
    assert money(at("inc_buildings", stable={0: [0, 0, 1, 0, 0], 1: [0] * 5}, land={"22": "hotel 0"})) == [6, 0]


# ------------------------------------------------------------ rodeos


def ending(seats: int = 2, **things: object) -> Match:
    return scene(seats, **{"phase": "end", "until": "end", "options": ON, "bag": BAG, **things})


@pytest.mark.parametrize(("paddock", "hat"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 5)])
def test_a_paddock_is_worth_hat_times_horses_and_twice_that_with_a_cowboy(paddock, hat):
    stable = [0] * 5
    stable[paddock] = 2
    assert rodeo_points(Player(0, stable=stable)) == 2 * hat
    assert rodeo_points(Player(0, stable=stable, riders=[paddock])) == 4 * hat


def test_a_cowboy_without_a_horse_is_worth_nothing():
    assert rodeo_points(Player(0, stable=[0] * 5, riders=[4])) == 0


def test_all_paddocks_add_up():
    assert rodeo_points(Player(0, stable=[1, 1, 1, 1, 1], riders=[0])) == 13


def test_the_highest_total_has_the_rodeo():
    match = ending(stable={0: [0, 0, 0, 1, 0], 1: [0, 0, 0, 0, 1]})
    assert [player.rodeos for player in match.state.players] == [0, 1]


@pytest.mark.parametrize("passed", [[0, 1], [1, 0]])
def test_who_passed_first_wins_a_tied_rodeo(passed):
    match = ending(stable={0: [0, 0, 0, 1, 0], 1: [0, 0, 0, 1, 0]}, passed=passed)
    assert me(match, passed[0]).rodeos == 1


def test_horses_come_home_and_riders_go_to_the_general_supply():
    match = ending(stable={0: [1, 0, 0, 0, 2], 1: [0] * 5}, riders={0: [4]}, cowboys={0: 1})
    assert (me(match).horses, me(match).stable, me(match).riders) == (3, [0] * 5, [])
    assert (reserves(match)[0], me(match).supply) == (5, 5)


def test_there_is_a_rodeo_in_the_last_round_too():
    assert me(ending(round=4, stable={0: [0, 0, 0, 0, 1], 1: [0] * 5})).rodeos == 1


def test_every_horse_is_a_point_and_one_more_for_every_rodeo():
    match = ending(round=4, horses={0: 2, 1: 4}, stable={0: [0, 0, 0, 0, 1], 1: [0] * 5}, rodeos={0: 1})
    assert [score(match.state, seat)["horses"] for seat in (0, 1)] == [9, 4]


def test_horses_bring_no_points_before_the_end():
    assert points(ending(horses=2)) == [0, 0]
