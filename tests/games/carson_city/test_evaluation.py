"""What options are worth to the greedy bot: a number for every option of every question, and the advice of a good player."""

from __future__ import annotations

from math import isfinite

import pytest

from games.carson_city.scene import play, scene, values
from saloon.arena.simulate import simulate
from saloon.engine import Dice, Match, new_match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.evaluation import RATINGS, rate_options
from saloon.games.carson_city.verbs import VERBS

MOUNTAINS = {"22": "mountain", "23": "mountain", "24": "mountain"}
TOWN = {"44": "house", "45": "house", "46": "house"}


def advice(match: Match) -> str:
    """What is rated best, as records write it without the verb."""
    ask = next(iter(match.asks.values()))
    worths = list(rate_options(match.observe(ask.seat), ask))
    return values(match)[worths.index(max(worths))]


def worths_of(match: Match) -> dict[str, float]:
    ask = next(iter(match.asks.values()))
    return dict(zip(values(match), rate_options(match.observe(ask.seat), ask), strict=True))


# ------------------------------------------------------------ an answer to everything


def test_there_is_a_rating_for_every_verb():
    assert set(RATINGS) == set(VERBS)


@pytest.mark.parametrize("number", range(len(GAME.spread(4))))
def test_every_option_of_every_question_gets_a_finite_number(number):
    seats = 2 + number % 5
    dice, match = Dice(number), new_match(GAME, seats, GAME.spread(seats)[number], number)
    while not match.over:
        ask = dice.pick(list(match.asks.values()))
        worths = rate_options(match.observe(ask.seat), ask)
        assert len(worths) == len(ask.options), ask
        assert all(map(isfinite, worths)), ask
        match.choose(ask.seat, dice.pick(ask.options))


@pytest.mark.parametrize("seed", range(2))
def test_rating_changes_nothing(seed):
    dice, match = Dice(seed), new_match(GAME, 3, {"people": "random", "horses": "yes", "outlaws": "yes"}, seed)
    while not match.over:
        ask = next(iter(match.asks.values()))
        seen = match.observe(ask.seat)
        rate_options(seen, ask)
        assert seen == match.observe(ask.seat)
        match.choose(ask.seat, dice.pick(ask.options))


# ------------------------------------------------------------ land and buildings


def test_the_mine_goes_beside_the_mountains():
    match = scene(land=MOUNTAINS, parcels={"33": 0, "77": 0}, row="- mine", money=10, placed=[(0, "b4")], at="b4")
    assert advice(match) == "b4"
    assert advice(play(match, "buy_building:b4")) == "33"


def test_the_ranch_leaves_the_site_beside_the_mountains_to_a_mine():
    match = scene(land=MOUNTAINS, parcels={"33": 0, "77": 0}, row="ranch", money=10, placed=[(0, "b3")], at="b3")
    assert advice(play(match, "buy_building:b3")) == "77"


def test_the_saloon_goes_beside_the_houses():
    match = scene(
        land=TOWN, roads="44 45 46", parcels={"55": 0, "33": 0}, row="- - saloon", money=10, placed=[(0, "b5")], at="b5"
    )
    assert advice(play(match, "buy_building:b5")) == "55"


def test_a_good_building_is_worth_the_first_cowboy():
    match = scene(land=MOUNTAINS, parcels={"33": 0, "77": 0}, row="ranch mine", money=15, cowboys=3, revolvers=1)
    assert advice(match) == "b4"


def test_no_cowboy_waits_for_a_building_that_cannot_be_paid():
    worths = worths_of(scene(parcels={"33": 0}, row="- - - - - - mine", money=11, cowboys=3))
    assert worths["b12"] < worths["pass"]


def test_a_parcel_is_bought_for_a_tile_that_wants_one():
    match = scene(round=4, land=TOWN, roads="44 45 46", kept={0: "saloon"}, money=20, cowboys=3)
    assert advice(match) in ("55", "35")


def test_a_mountain_for_two_dollars_is_worth_a_cowboy_in_the_last_round():
    match = scene(round=4, land={"77": "mountain"}, money=10, cowboys=1)
    assert advice(match) == "77"


def test_a_house_is_put_beside_own_shops_rather_than_those_of_a_rival():
    match = scene(
        land={"33": "saloon 0", "66": "saloon 1"}, parcels={"32": 0}, roads="33 66", row="hotel", money=10,
        placed=[(0, "b3")], at="b3",
    )  # fmt: skip
    play(match, "buy_building:b3", "build:32")
    assert int(advice(match)[0]) < 5


def test_a_road_is_laid_to_where_a_shop_is_waiting():
    match = scene(land={"44": "house"}, parcels={"56": 0}, row="- - bank", money=10, roads_left=1, placed=[(0, "b5")], at="b5")
    assert advice(match) == "lay"
    edge = advice(play(match, "buy_building:lay"))
    play(match, f"road:{edge}", "buy_building:b5")
    assert advice(match) == "56"


def test_roads_without_use_are_kept():
    match = scene(parcels={"44": 0}, row="ranch", money=5, roads_left=3, placed=[(0, "b3")], at="b3")
    assert advice(match) == "b3"


# ------------------------------------------------------------ money and points


def test_points_are_bought_while_they_cost_two():
    assert int(advice(scene(at="vp2", placed=[(0, "vp2")], money=30))) >= 8


def test_at_the_end_all_money_goes_into_points():
    assert advice(scene(at="vp5", round=4, placed=[(0, "vp5")], money=23)) == "4"


def test_money_above_the_limit_is_spent_in_tens():
    match = scene(phase="end", round=2, cards={0: "7Y"}, money={0: 28})
    assert advice(match) == "10"


def test_who_has_many_buildings_asks_the_council_for_points():
    land = {"11": "ranch 0", "13": "ranch 0", "15": "ranch 0", "17": "mine 0", "31": "mine 0"}
    assert advice(scene(round=4, land=land, cowboys=1)) == "vp_buildings"


# ------------------------------------------------------------ cowboys and duels


def test_nobody_goes_where_a_much_stronger_player_stands():
    free = worths_of(scene(placed=[(1, "vp2")], money=20, cowboys=2, revolvers={0: 3, 1: 0}))
    lost = worths_of(scene(placed=[(1, "vp2")], money=20, cowboys=2, revolvers={0: 0, 1: 8}))
    assert lost["vp2"] < free["vp2"]
    assert lost["vp2"] < lost["pass"]


def test_a_rich_building_without_guard_is_robbed_in_the_last_round():
    land = {"55": "saloon 1", "44": "townhouse", "45": "townhouse", "46": "townhouse", "54": "house"}
    assert advice(scene(round=4, land=land, cowboys=1)) == "55"


def test_a_robbed_building_is_defended_by_who_is_stronger():
    land = {"55": "saloon 0", "44": "townhouse", "45": "townhouse", "46": "townhouse", "54": "house"}
    match = scene(round=4, land=land, placed=[(1, "55")], cowboys=1, revolvers={0: 6})
    assert advice(match) == "55"


def test_who_counts_guns_would_rather_pass_than_work_for_wages():
    here = [(0, "vp_guns"), (0, "inc_guns")]
    worths = worths_of(scene(round=4, placed=here, cowboys={0: 2}, passed=[1, 2]))
    assert worths["wages"] < worths["pass"] < worths["ammo"]


def test_the_lowest_duel_tile_that_will_do_is_played():
    match = scene(
        2, at="vp5", placed=[(0, "vp5"), (1, "vp5")], options={"might_is_right": "yes"}, revolvers={0: 2},
        duel_hands={0: [0, 3, 5], 1: [1, 2, 2]},
    )  # fmt: skip
    assert advice(match) in ("0", "3")


def test_the_captain_is_for_those_who_can_pay_for_cowboys():
    people = "2Y 3Y 4Y 5Y 6Y 10Y 14Y"
    assert advice(scene(phase="people", people=people, money=15, cowboys=3)) == "6Y"
    assert advice(scene(phase="people", people=people, money=0, cowboys=3)) != "6Y"


def test_nobody_takes_cowboys_back_when_all_place_at_once():
    match = scene(2, phase="kit", placed=[(0, "wages"), (1, "wages")], cowboys=1, options={"kit_carson": "yes"})
    worths = worths_of(match)
    assert worths["wages.back"] < worths["finish"]


def test_a_new_beginning_buys_cowboys_weapons_and_land():
    match = new_match(GAME, 3, {"new_beginning": "yes"}, 1)
    for line in ("fame", "crew", "land", "powers", "stake"):
        answers = {}
        for seat, ask in match.asks.items():
            worths = list(rate_options(match.observe(seat), ask))
            answers[seat] = ask.options[worths.index(max(worths))]
        if line in ("crew", "land"):
            assert all(answer[1] >= 1 for answer in answers.values()), line
        if line == "crew":
            assert all(answer[0] >= 1 for answer in answers.values())
        for seat, answer in answers.items():
            match.choose(seat, answer)


# ------------------------------------------------------------ in the arena


def test_it_beats_chance():
    summary = simulate(GAME, ["greedy", "random", "random", "random"], games=8, seed=7)
    assert summary.bots["greedy"].wins >= 7


def test_four_of_them_score_like_people_who_know_the_game():
    summary = simulate(GAME, ["greedy"] * 4, games=3, seed=7)
    assert summary.bots["greedy"].mean_score > 25


def test_it_ends_with_all_variants_at_once():
    variants = dict.fromkeys(("new_beginning", "might_is_right", "kit_carson", "outlaws", "horses"), "yes")
    summary = simulate(GAME, ["greedy"] * 3, games=2, seed=3, options={"people": "random", "river": "printed", **variants})
    assert summary.bots["greedy"].mean_score > 20
