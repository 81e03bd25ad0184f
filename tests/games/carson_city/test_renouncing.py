"""What costs nothing may be declined all the same: "Vous pouvez toujours décider de renoncer à réaliser une action" (p. 5)."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, heard, me, money, options, piece, play, points, scene, values
from saloon.engine import Match

HORSES = {"horses": "yes"}


def alone(space: str, **things: object) -> Match:
    """One player with something to gain on a space of the track."""
    found = {"placed": [(0, space)], "parcels": {"11": 0, "12": 0}, "land": {"13": "hotel 0"}, "revolvers": {0: 4}}
    return scene(2, **{"at": space, "ask_all": True, "listen": True, **found, **things})


# ------------------------------------------------------------ spaces of the track


@pytest.mark.parametrize(
    "space", ["ammo", "roads3", "inc_parcels", "inc_guns", "inc_gambling", "vp_guns", "vp_parcels", "vp_buildings"]
)
def test_an_action_that_costs_nothing_is_asked_and_may_be_renounced(space):
    match = alone(space)
    assert options(match) == [f"perform:{space}", "pass"]
    play(match, "pass")
    player = me(match)
    assert (player.money, player.points, player.roads, player.ammo, player.supply) == (0, 0, 0, False, 10)
    assert [told["target"].id for _, told in heard(match, "renounces")] == [space]


def test_even_after_a_duel_that_was_won():
    match = alone("roads3", placed=[(0, "roads3"), (1, "roads3")], rolls=(6, 1))
    assert asked(match) == (0, "perform")
    play(match, "pass")
    assert [me(match, seat).roads for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize("space", ["inc_parcels", "inc_guns", "vp_guns", "vp_parcels", "vp_buildings"])
def test_nobody_is_asked_about_nothing(space):
    assert asked(alone(space, parcels={}, land={}, revolvers={})) is None


@pytest.mark.parametrize(("space", "count", "found"), [("wages", 3, (12, 0)), ("wages", 1, (4, 0)), ("road1", 2, (0, 2))])
def test_each_cowboy_on_a_space_without_duels_may_do_its_work_or_not(space, count, found):
    match = alone(space, placed=[(0, space)] * 3)
    assert values(match) == ["3", "2", "1", "0"]
    play(match, f"collect:{count}")
    assert (me(match).money, me(match).roads, me(match).supply) == (*found, 10)


def test_with_horses_each_of_them_is_asked_as_long_as_a_horse_can_be_bought():
    match = alone("wages", placed=[(0, "wages")] * 2, options=HORSES, money={0: 4})
    play(match, "wages:5")
    assert (options(match), me(match).money) == (["collect:1", "collect:0"], 0)


def test_the_wages_of_one_cowboy_may_pay_for_the_horse_of_the_next():
    match = alone("wages", placed=[(0, "wages")] * 2, options=HORSES)
    assert options(match) == ["wages:cash", "pass"]
    play(match, "wages:cash", "wages:5")
    assert (me(match).money, me(match).stable) == (0, [0, 0, 0, 0, 1])


def test_the_two_dollars_for_a_horse_bought_into_the_fourth_paddock_are_told():
    match = play(alone("wages", options=HORSES, money={0: 4}), "wages:4")
    assert (me(match).money, heard(match, "gains")) == (2, [(0, {"money": 2})])


# ------------------------------------------------------------ buildings and the city hall


def test_the_winner_of_an_attack_may_leave_the_owner_the_whole_income():
    match = scene(2, at="inc_buildings", land={"44": "hotel 0"}, placed=[(1, "44")], ask_all=True)
    assert options(match) == ["perform:44", "pass"]
    assert money(play(match, "pass")) == [6, 0]


def test_who_wins_the_city_hall_need_not_stay_there():
    """The cowboy of an occupant is bound until it is driven out; one that renounces is free for later rounds."""
    match = scene(2, at="inc_buildings", land={"44": "city_hall"}, placed=[(0, "44")], ask_all=True)
    play(match, "pass")
    assert (match.state.hall, me(match).supply) == (None, 10)


def test_an_occupant_who_defends_the_city_hall_is_not_asked():
    match = scene(2, at="inc_buildings", land={"44": "city_hall"}, placed=[(1, "44")], hall=0, rolls=(1, 6), ask_all=True)
    assert (asked(match), match.state.hall) == (None, 0)


@pytest.mark.parametrize(("choice", "paid"), [("stud:22", [8, 8]), ("pass", [4, 4])])
def test_a_horse_of_the_third_paddock_need_not_double_a_ranch(choice, paid):
    """P. 19: it lets its owner double the income; half of that is an attacker's."""
    match = scene(
        2, at="inc_buildings", land={"22": "ranch 0"}, placed=[(1, "22")], options=HORSES,
        others={0: {"stable": [0, 0, 1, 0, 0]}},
    )  # fmt: skip
    assert options(match) == ["stud:22", "pass"]
    assert money(play(match, choice)) == paid


# ------------------------------------------------------------ which cowboy, which sum


@pytest.mark.parametrize(("moved", "left"), [("back", "white"), ("white_back", "plain")])
def test_of_two_own_cowboys_on_the_wages_the_player_says_which_moves(moved, left):
    """P. 19: move a cowboy that was placed before; the white one and another may stand side by side."""
    match = scene(2, cards={0: "1Y"}, placed=[(0, "wages", "white"), (0, "wages")], cowboys={0: 1, 1: 1}, horses={0: 1},
                  options=HORSES)  # fmt: skip
    play(match, "place:11", "horse:2")
    assert {"again:wages.back", "again:wages.white_back"} <= set(options(match))
    play(match, f"again:wages.{moved}", "shift:12")
    assert [form for _, target, form in match.state.placed if target.id == "wages"] == [left]


@pytest.mark.parametrize(
    ("people", "round", "offered"),
    [("13R 2Y 4Y", 1, [2, 10, 20, 30, *(n for n in range(3, 33) if n % 10)]), ("2Y 4Y", 1, [2, 10, 20, 30]),
     ("13R 2Y 4Y", 4, [2, 10, 20, 30])],
)  # fmt: skip
def test_any_sum_may_be_spent_while_the_governor_may_come(people, round, offered):
    """P. 9: more than the excess may be spent; without a point for it that helps against the tax on money only (p. 15)."""
    match = scene(2, phase="end", until="end", cards={0: "4Y", 1: "2Y"}, people=people, round=round, money={0: 32})
    assert [int(value) for value in values(match)] == offered
    assert points(play(match, "spend:20"))[0] == 2


def test_no_piece_moves_when_everything_is_renounced():
    match = scene(2, at="b3", row="bank", placed=[(0, "b3")], money=9, listen=True)
    play(match, "pass")
    assert (len(heard(match, "renounces")), piece(match, "44"), match.state.row[0].id) == (1, "", "bank")
