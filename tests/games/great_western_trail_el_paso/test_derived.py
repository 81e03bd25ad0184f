"""Examples that follow from the rules, D1 to D18."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from games.great_western_trail_el_paso.scene import PLAIN, arrive, built, her, ids, me, play, scene, solo, values
from saloon.games.great_western_trail_el_paso.components import EL_PASO, INDEX, SIMMENTAL_SPACE, SITES, Space
from saloon.games.great_western_trail_el_paso.rules.moving import journeys, moves, step_limit
from saloon.games.great_western_trail_el_paso.scoring import score
from saloon.games.great_western_trail_el_paso.sue.rules import next_post


def total(match, seat: int = 0) -> int:
    return sum(score(match.state, seat).values())


# ------------------------------------------------------------ D1 to D3: moving


def test_a_first_turn_begins_on_any_neutral_tile():
    """D1."""
    assert values(scene(at=None)) == ["NB", "NC", "ND", "NE", "NF", "NG"]


def test_a_first_turn_does_not_begin_on_a_common_building():
    """D1."""
    assert values(scene(at=None, trail={"S1": "1a-1"})) == ["NB", "NC", "ND", "NE", "NF", "NG"]


def test_el_paso_is_the_only_place_after_g_without_buildings():
    """D2."""
    assert values(scene(at="NG")) == ["EP"]


def test_buildings_on_both_branches_come_before_el_paso():
    """D2."""
    match = scene(at="NG", trail={"S6i": "1a-1", "S6o": "2a-1"})
    assert values(match) == ["S6i", "S6o", "EP"]


def test_el_paso_ends_a_move_with_steps_left():
    """D3."""
    match = play(scene(at="NG", hand="criollo"), "move:EP", "disc:L1")
    assert me(match).rancher is EL_PASO
    assert me(match).dollars == 5 + 1
    assert ids(me(match).discard) == ["simmental", "criollo"]


def walked(g, start: Space, limit: int) -> dict[str, int]:
    """Every place on every way of up to so many steps, walked space by space, with the fewest steps to it."""
    found: dict[str, int] = {}
    ways = [(start, 0)]
    while ways:
        space, steps = ways.pop()
        for id in space.next:
            there = Space.of(id)
            location = there is EL_PASO or g.trail[INDEX[there]] is not None
            if steps + location > limit:
                continue
            if location:
                found[id] = min(found.get(id, 99), steps + 1)
            if there is not EL_PASO:
                ways.append((there, steps + location))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_moves_are_what_one_finds_by_walking(seed):
    dice = random.Random(seed)
    sites = dice.sample([site.id for site in SITES], dice.randint(0, 8))
    trail = {site: f"{number % 6 + 1}a-1" for number, site in enumerate(sites)}
    cowboys, at = dice.randint(0, 3), dice.choice(["EP", "NB", "NC", "ND", "NE", "NF", "NG", *sites])
    match = scene(at=at, trail=trail, workers=(cowboys, 0, 0, 0), cleared=dice.choice(["", "R3"]))
    limit = step_limit(me(match))
    places = walked(match.state, Space.of(at), limit + cowboys)
    assert sorted(values(match)) == sorted(places)
    needed = {space.id: cowboys for space, cowboys in moves(match.state, me(match), limit).items()}
    assert needed == {place: max(0, steps - limit) for place, steps in places.items()}


@pytest.mark.parametrize("seed", range(20))
def test_journeys_show_a_way_of_as_many_steps(seed):
    dice = random.Random(seed)
    sites = dice.sample([site.id for site in SITES], dice.randint(0, 8))
    trail = {site: f"{number % 6 + 1}a-1" for number, site in enumerate(sites)}
    match = scene(trail=trail, at=dice.choice(["EP", "NB", "NF", "NG"]), workers=(2, 0, 0, 0))
    places = walked(match.state, me(match).rancher, 5)
    found = journeys(match.state, me(match), match.asks[0].about)
    assert {space.id: journey.steps for space, journey in found.items()} == places
    for space, journey in found.items():
        assert (journey.way[0], journey.way[-1]) == (me(match).rancher, space)
        assert all(after.id in before.next for before, after in pairwise(journey.way))


# ------------------------------------------------------------ D4, D5: the end


def last_simmental():
    """Two players before the last Simmental, the first with cowboys for a whole round, up to the next turn."""
    match = scene(at="NG", simmentals=1, workers=(4, 0, 0, 0), others={1: {"at": "NG"}})
    return play(match, "move:EP", "disc:L1")


def test_who_takes_the_last_simmental_does_not_end_the_game():
    """D4."""
    match = last_simmental()
    assert (match.state.simmentals, match.state.closer, match.state.left) == (0, None, None)


def test_the_next_arrival_takes_the_simmental_space():
    """D4."""
    match = play(last_simmental(), "move:EP", "disc:L1")
    assert (match.state.closer, me(match, 1).rancher) == (1, SIMMENTAL_SPACE)


def test_the_next_arrival_has_the_income_and_a_delivery_but_no_simmental():
    """D4."""
    match = play(last_simmental(), "move:EP", "disc:L1")
    assert (me(match, 1).dollars, ids(me(match, 1).posts), ids(me(match, 1).discard)) == (6, ["P0"], [])


def test_a_last_delivery_takes_no_simmental_and_no_place():
    """D4."""
    match = play(last_simmental(), "move:EP", "disc:L1", "move:EP", "disc:L2")
    assert match.over
    assert (me(match).dollars, ids(me(match).posts), me(match).rancher) == (6 + 6, ["P0", "P0"], EL_PASO)
    assert ids(me(match).discard).count("simmental") == 1


def test_the_simmental_space_is_worth_two_points():
    """D4."""
    match = play(scene(at="NG", simmentals=0, closer=1, left=1, others={1: {"at": "SIM"}}), "move:EP", "disc:L1")
    assert [score(match.state, seat)["cattle"] for seat in (0, 1)] == [0, 2]


def test_with_four_players_the_three_others_have_a_last_turn():
    """D5: the third closes the game."""
    others = {seat: {"at": None} for seat in (0, 1, 3)}
    match = play(scene(4, active=2, at="NG", simmentals=0, others=others), "move:EP", "disc:L1")
    seats = []
    while not match.over:
        seats.append(match.state.active)
        play(match, "begin:NC", "act:end")
    assert seats == [3, 0, 1]


# ------------------------------------------------------------ D6: tie-break


def test_money_that_is_left_after_conversion_breaks_a_tie():
    """D6: 70 to 70, with 14 dollars against 11."""
    match = scene(dollars=14, posts="P20 P20 P20 P20 P18", others={1: {"dollars": 11, "posts": "P20 P20 P20 P20 P18"}})
    assert (total(match, 0), total(match, 1)) == (70, 70)
    assert [(standing.seat, standing.rank) for standing in match.standings()] == [(0, 1), (1, 2)]


def test_equal_money_shares_the_victory():
    match = scene(dollars=9, bonuses="dollars", others={1: {"dollars": 19}})
    assert [standing.rank for standing in match.standings()] == [1, 1]


def test_money_counts_in_the_tie_only_as_far_as_it_was_not_converted():
    match = scene(dollars=9, bonuses="dollars", others={1: {"dollars": 16}})
    assert (total(match, 0), total(match, 1)) == (3, 3)
    assert [(standing.seat, standing.rank) for standing in match.standings()] == [(0, 1), (1, 2)]


# ------------------------------------------------------------ D7: removals

FIVE = ["criollo"] * 5


def test_a_sixth_removal_is_refused():
    """D7."""
    assert "L4" in values(arrive("NC", hand="criollo", cleared="L4", removed=FIVE[:4]))
    assert "L4" not in values(arrive("NC", hand="criollo", cleared="L4", removed=FIVE))


def test_the_building_that_removes_simmentals_counts_too():
    """D7."""
    assert "3b-1" in values(arrive("S1", "3b", hand="simmental", removed=FIVE[:4]))
    assert "3b-1" not in values(arrive("S1", "3b", hand="simmental", removed=FIVE))


@pytest.mark.parametrize("tile", ["remove", "remove_dollars"])
def test_a_bonus_tile_removes_nothing_after_five(tile):
    match = arrive("S1", "2a", dollars=2, hand="criollo", removed=FIVE, bonus_row=f"{tile} dollars dollars")
    play(match, "act:2a-1", f"tile:{tile}")
    assert (ids(me(match).bonuses), ids(me(match).hand), me(match).dollars) == ([tile], ["criollo"], 0)


# ------------------------------------------------------------ D8 to D10: delivery


def test_black_discs_alone_cannot_be_placed_below_ten():
    """D8: a total of 9 with only the second and the third of them left."""
    match = arrive("EP", hand="hereford corriente", cleared=f"{PLAIN} R1")
    assert (match.state.active, ids(me(match).discard)) == (1, ["simmental", "hereford", "corriente"])
    assert me(match).slots == [0, 0, 0, 0, 0, 1, 1]


def only_the_dear_disc(**mine):
    """Only the disc of the hand limit is left, and a builder can be discarded for a tenth point of value."""
    return arrive("EP", hand="hereford corriente", cleared=f"{PLAIN} R1 R3", workers=(0, 1, 0, 0), **mine)


def test_a_disc_whose_price_cannot_be_paid_is_not_placed():
    """D9: a total of 9 and one certificate, for which two of the five dollars went."""
    match = play(only_the_dear_disc(), "deliver:discard_builder")
    assert match.state.active == 1
    assert (me(match).certificates, me(match).dollars, me(match).slots[5]) == (1, 3, 1)


def test_a_disc_whose_price_can_just_be_paid_is_placed():
    """D9: four dollars; the certificate of post 10 comes after the one that was spent."""
    match = play(only_the_dear_disc(dollars=1), "deliver:discard_builder", "deliver:P10")
    assert (me(match).certificates, me(match).dollars, me(match).slots) == (1, 0, [0] * 7)


def test_a_permanent_certificate_does_not_serve_the_delivery_that_unlocks_it():
    match = play(arrive("EP", hand="hereford shorthorn galloway", certificates=1), "deliver:P12", "disc:R1")
    assert me(match).certificates == 0


@pytest.mark.parametrize("post", ["P0", "P12", "P16"])
def test_some_posts_take_several_discs_of_a_player(post):
    """D10."""
    match = arrive("EP", hand="hereford shorthorn corriente simmental galloway", posts=post, cleared="L1")
    assert post in values(match)


@pytest.mark.parametrize("post", ["P5", "P7", "P9", "P10", "P14"])
def test_other_posts_take_only_one(post):
    """D10."""
    match = arrive("EP", hand="hereford shorthorn corriente simmental galloway", posts=post, cleared="L1")
    assert post not in values(match)


def test_two_discs_on_twelve_are_worth_eight():
    """D10."""
    assert score(scene(posts="P12 P12").state, 0)["posts"] == 8


# ------------------------------------------------------------ D11, D12: actions


def test_two_different_auxiliary_actions():
    """D11."""
    match = play(arrive("S1", "4a"), "act:4a-1", "auxiliary:L1")
    assert values(match) == ["L3", "pass"]
    play(match, "auxiliary:L3")
    assert (me(match).dollars, values(match)) == (1, ["4a-2", "4a-3", "end"])


def test_the_second_of_two_auxiliary_actions_may_be_given_up():
    match = play(arrive("S1", "4a"), "act:4a-1", "auxiliary:L1", "pass")
    assert values(match) == ["4a-2", "4a-3", "end"]


EITHER = {"building_2a": "either"}


def test_the_bonus_tile_of_the_second_building_excludes_the_move():
    """D12."""
    match = arrive("S1", "2a", dollars=2, options=EITHER, bonus_row="permanent dollars duplicate")
    play(match, "act:2a-1", "tile:permanent")
    assert (match.state.active, ids(me(match).bonuses)) == (1, ["permanent"])


def test_the_move_of_the_second_building_excludes_the_bonus_tile():
    """D12."""
    match = play(arrive("S1", "2a", dollars=2, options=EITHER), "act:2a-2", "move:NB")
    assert values(match) == ["L1", "L3", "end"]


def test_as_printed_both_actions_of_the_second_building_can_be_done():
    """D12, without the erratum."""
    match = play(arrive("S1", "2a", dollars=2, bonus_row="permanent dollars duplicate"), "act:2a-1", "tile:permanent")
    assert values(match) == ["2a-2", "end"]


# ------------------------------------------------------------ D13 to D17: Sue


def test_sue_builds_on_the_dearest_space_that_is_nearest():
    """D13: from D, where she ends her move, that is the space before F, two spaces ahead."""
    match = solo("A8", sue={"at": "NC", "workers": (1, 1, 1)})
    assert built(match) == {"S4": "1a-1"}
    match = solo("B1", sue={"at": "NB", "workers": (1, 2, 1)})
    assert (her(match).rancher.id, built(match)) == ("ND", {"S4": "2a-1"})


def test_sue_builds_next_where_it_is_nearest_clockwise():
    """D13: on F, the space after El Paso is nearer than the one before D."""
    match = solo("B2", trail={"S4": "2a-1"}, sue={"at": "S4", "workers": (1, 2, 1)})
    assert (her(match).rancher.id, built(match)) == ("NF", {"S1": "2a-1", "S4": "2a-1"})


def test_sue_replaces_what_uses_most_builders():
    """D14."""
    trail = {"S1": "2a-1", "S3": "4a-1"}
    match = solo("B2", trail=trail, buildings={1: 0, 2: 0, 3: 1, 4: 0, 5: 1, 6: 1}, sue={"at": "NE", "workers": (1, 3, 1)})
    assert built(match) == {"S1": "5a-1", "S3": "4a-1"}
    assert match.state.buildings == [0, 1, 1, 0, 0, 1]


def test_sue_delivers_to_the_next_higher_post():
    """D15."""
    match = solo(active=0)
    found = []
    while her(match).discs > len(found):
        post = next_post(match.state, her(match))
        her(match).posts.append(post)
        found.append(post.value)
    assert found == [7, 9, 10, 12, 14, 16]


def test_sue_does_the_best_of_three_by_her_row():
    """D16: three cowboys, three builders, two engineers; builders are before cowboys."""
    sue = {"workers": (3, 3, 2), "row": "builder cowboy engineer"}
    match = solo("B1", sue=sue)
    assert (list(built(match).values()), her(match).cattle) == (["3a-1"], [])


@pytest.mark.parametrize(
    ("trail", "place"),
    [
        ({}, "NC"),
        ({"S2i": "1a-0"}, "NC"),
        ({"S2o": "1a-0"}, "NC"),
        ({"S2i": "1a-0", "S2o": "2a-0"}, "S2i"),
    ],
)
def test_sue_takes_the_shorter_branch_or_the_inner_one(trail, place):
    """D17."""
    match = solo("B2", trail=trail, sue={"at": "NB"})
    assert her(match).rancher.id == place


# ------------------------------------------------------------ D18


def test_points_of_discs():
    """D18."""
    assert score(scene(posts="P0 P5 P10 P12 P16").state, 0)["posts"] == 0 + 0 + 2 + 4 + 9
