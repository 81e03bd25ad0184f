"""Phase 3, space by space: who performs, what it brings, where the cowboy goes."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, ids, me, money, options, owner, play, points, reserves, scene, step_to, values
from saloon.engine import Match
from saloon.games.carson_city.components import SPACES
from saloon.games.carson_city.rules.order import resolution_order
from saloon.games.carson_city.rules.resolving import next_step
from saloon.games.carson_city.rules.town import price


def resolving(at: str, seats: int = 2, **things: object) -> Match:
    """One step of the track."""
    return scene(seats, **{"at": at, **things})


# ------------------------------------------------------------ in general


def test_spaces_are_resolved_in_the_order_of_the_track():
    assert ids(list(resolution_order(scene(2, cowboys=1).state))) == [
        "wages", "ammo", "roads3", "road1", "parcels", "b12", "b10", "b8", "b6", "b5", "b4", "b3",
        "inc_parcels", "inc_guns", "inc_gambling", "inc_buildings",
        "vp2", "vp3", "vp4", "vp5", "vp_guns", "vp_parcels", "vp_buildings",
    ]  # fmt: skip


def test_the_older_board_has_another_order_at_its_end():
    order = ids(list(resolution_order(scene(2, cowboys=1, options={"council_order": "2009"}).state)))
    assert order[16:] == ["vp_parcels", "vp_guns", "vp_buildings", "vp5", "vp4", "vp3", "vp2"]
    assert order[:16] == ids(list(SPACES))[:16]


@pytest.mark.parametrize("space", ["wages", "ammo", "roads3", "road1", "inc_parcels", "inc_guns", "inc_gambling", "vp_guns"])
def test_a_cowboy_that_has_done_its_work_returns_to_the_general_supply(space):
    match = resolving(space, placed=[(0, space)], cowboys=2)
    assert (me(match).reserve, me(match).supply) == (2, 8)


def test_who_renounces_loses_the_cowboy_all_the_same():
    match = play(resolving("b3", placed=[(0, "b3")], row="ranch", money=9), "pass")
    assert (me(match).supply, me(match).money, ids(match.state.row)[0]) == (10, 9, "ranch")


def test_who_has_won_a_duel_may_still_renounce():
    match = resolving("b3", placed=[(0, "b3"), (1, "b3")], row="ranch", money=9, revolvers={0: 9})
    assert (asked(match), values(match)) == ((0, "buy_building"), ["b3", "pass"])
    play(match, "pass")
    assert (me(match, 0).supply, me(match, 1).reserve) == (10, 1)


# ------------------------------------------------------------ wages, ammunition, roads


def test_wages_are_four_dollars_a_cowboy_without_any_duel():
    match = resolving("wages", placed=[(0, "wages"), (1, "wages"), (0, "wages")])
    assert (money(match), reserves(match)) == ([8, 4], [0, 0])


def test_ammunition_adds_three_revolvers_for_the_rest_of_the_round():
    match = resolving("ammo", placed=[(0, "ammo")])
    assert (me(match).ammo, match.state.ammo_home) == (True, False)


def test_only_one_player_has_the_ammunition():
    match = resolving("ammo", placed=[(0, "ammo"), (1, "ammo")], revolvers={1: 9})
    assert (me(match, 0).ammo, me(match, 1).ammo, reserves(match)) == (False, True, [1, 0])


def test_three_roads_go_to_the_winner_of_their_space():
    match = resolving("roads3", placed=[(0, "roads3"), (1, "roads3")], revolvers={1: 9})
    assert [me(match, seat).roads for seat in (0, 1)] == [0, 3]


def test_every_cowboy_on_the_single_road_brings_one_without_any_duel():
    match = resolving("road1", placed=[(0, "road1"), (1, "road1"), (0, "road1")])
    assert ([me(match, seat).roads for seat in (0, 1)], reserves(match)) == ([2, 1], [0, 0])


# ------------------------------------------------------------ parcels


def test_a_parcel_is_bought_for_its_price_with_a_title():
    match = play(resolving("parcels", placed=[(0, "11")], money=5), "buy_parcel:11")
    assert (owner(match, "11"), me(match).money, me(match).titles, me(match).supply) == (0, 4, 11, 10)


def test_a_bare_parcel_among_bare_parcels_costs_a_dollar():
    assert price(scene(2, cowboys=1).state, 0) == 1


@pytest.mark.parametrize("natural", ["house", "townhouse", "mountain", "bank 1", "city_hall"])
def test_every_piece_on_the_parcel_or_beside_it_costs_a_dollar_more(natural):
    g = scene(2, cowboys=1, land={"44": natural}).state
    assert [price(g, index) for index in (27, 18, 36, 17)] == [2, 2, 2, 1]


def test_a_parcel_costs_ten_dollars_at_most():
    land = {f"{row}{column}": "mountain" for row in (3, 4, 5) for column in (3, 4, 5)}
    assert price(scene(2, cowboys=1, land=land).state, 27) == 10


def test_cowboys_and_owners_do_not_change_a_price():
    assert price(scene(2, cowboys=1, parcels={"43": 1}, placed=[(1, "45")]).state, 27) == 1


def test_a_parcel_too_dear_is_not_bought_and_the_cowboy_is_gone():
    match = resolving("parcels", placed=[(0, "11")])
    assert (owner(match, "11"), me(match).supply) == (-1, 10)


def test_purchases_follow_the_turn_order():
    match = resolving("parcels", order=[1, 0], placed=[(0, "11"), (1, "88")], money=5)
    assert asked(match) == (1, "buy_parcel")


def test_a_player_may_buy_one_parcel_and_renounce_another():
    match = play(resolving("parcels", placed=[(0, "11"), (0, "22")], money=5), "buy_parcel:11", "pass")
    assert (owner(match, "11"), owner(match, "22")) == (0, -1)


def test_who_passed_first_of_all_who_fight_decides_which_duel_is_first():
    placed = [(0, "11"), (1, "11"), (1, "22"), (2, "22")]
    match = resolving("parcels", 3, placed=placed, passed=[2, 1, 0], money=5)
    assert (asked(match), values(match)) == ((2, "next_duel"), ["11", "22"])


def test_who_passed_first_of_all_but_does_not_fight_decides_nothing():
    placed = [(1, "11"), (2, "11"), (1, "22"), (2, "22"), (0, "33")]
    assert asked(resolving("parcels", 3, placed=placed, passed=[0, 2, 1], money=5)) == (2, "next_duel")


def test_who_passed_first_decides_the_order_of_all_duels_also_after_fighting_himself():
    placed = [(0, "11"), (1, "11"), (1, "22"), (2, "22"), (1, "33"), (2, "33")]
    match = play(resolving("parcels", 3, placed=placed, passed=[0, 1, 2], money=5), "next_duel:11")
    assert asked(match) == (0, "next_duel")


def test_the_same_holds_for_duels_over_buildings():
    land = {"11": "hotel 0", "33": "hotel 1", "55": "hotel 1"}
    placed = [(0, "11"), (1, "11"), (1, "33"), (2, "33"), (1, "55"), (2, "55")]
    match = play(resolving("inc_buildings", 3, land=land, placed=placed, passed=[0, 1, 2]), "next_duel:11")
    assert asked(match) == (0, "next_duel")


# ------------------------------------------------------------ incomes


def test_two_dollars_a_parcel_occupied_or_not():
    match = resolving("inc_parcels", placed=[(0, "inc_parcels")], land={"33": "bank 0", "34": "mountain 0"}, parcels={"11": 0})
    assert me(match).money == 6


def test_two_dollars_for_every_point_of_strength():
    match = resolving("inc_guns", placed=[(0, "inc_guns")], revolvers={0: 2}, cowboys={0: 3}, ammo=0, cards={0: "7Y"})
    assert me(match).money == 2 * (2 + 3 + 3 + 3)


def test_gambling_brings_the_sum_of_two_dice():
    assert me(resolving("inc_gambling", placed=[(0, "inc_gambling")], rolls=(3, 6))).money == 9


# ------------------------------------------------------------ points


@pytest.mark.parametrize(("space", "cost"), [("vp2", 2), ("vp3", 3), ("vp4", 4), ("vp5", 5)])
def test_any_number_of_points_is_bought_at_the_price_of_the_space(space, cost):
    match = resolving(space, placed=[(0, space)], money={0: 3 * cost + 1})
    assert values(match) == ["3", "2", "1", "0"]
    play(match, "points:2")
    assert (me(match).points, me(match).money) == (2, cost + 1)


def test_points_for_cowboys_are_half_the_strength_rounded_down():
    match = resolving("vp_guns", placed=[(0, "vp_guns")], revolvers={0: 4}, cowboys={0: 3})
    assert points(match) == [3, 0]


def test_points_for_parcels_are_half_of_them_rounded_down():
    match = resolving("vp_parcels", placed=[(0, "vp_parcels")], parcels=dict.fromkeys(("11", "12", "13", "14", "15"), 0))
    assert points(match) == [2, 0]


def test_a_point_for_every_building_but_not_for_houses_mountains_and_kept_tiles():
    land = {"11": "bank 0", "12": "church 0", "13": "house 0", "14": "mountain 0", "15": "bank 1"}
    match = resolving("vp_buildings", placed=[(0, "vp_buildings")], land=land, kept={0: "ranch"})
    assert points(match) == [2, 0]


def test_without_money_no_points_are_offered():
    match = resolving("vp5", placed=[(0, "vp5")], money={0: 4})
    assert (match.over, me(match).supply) == (True, 10)


# ------------------------------------------------------------ roads at the end


def test_roads_may_be_laid_in_turn_order_when_all_actions_are_done():
    match = scene(2, at="vp_buildings", until="", order=[1, 0], roads_left=1)
    assert asked(match) == (1, "road")
    play(match, "road:h34")
    assert asked(match) == (0, "road")
    assert "road:h35" in options(match)


def test_a_whole_phase_of_nothing_ends_in_the_next_round():
    match = step_to(scene(2, cowboys=1, bag="bank saloon hotel bank saloon hotel bank"), "round 2")
    assert (match.state.round, match.state.phase) == (2, "people")


# ------------------------------------------------------------ the way along the track


def test_the_track_goes_on_to_the_next_space_where_something_happens():
    """Where a cowboy stands; and always where parcels are bought, kept tiles are built, and buildings pay."""
    g = scene(2, at="wages", placed=[(0, "roads3"), (1, "vp_guns")], until="now").state
    order, met = resolution_order(g), []
    while (step := next_step(g)) < len(order):
        met.append(order[step].id)
        g.step = step
    assert met == ["roads3", "parcels", "b3", "inc_buildings", "vp_guns"]
