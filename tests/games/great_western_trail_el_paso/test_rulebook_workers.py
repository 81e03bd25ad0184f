"""Rulebook, pages 9 and 10: hiring workers, their bonuses, and buying cattle with cowboys."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import arrive, ids, me, options, play, scene, values, zone

TYPES = ["cowboy", "builder", "engineer", "joker"]

# ------------------------------------------------------------ hiring


@pytest.mark.parametrize("worker", TYPES)
def test_a_hired_worker_goes_from_the_supply_to_the_worker_zone_at_once(worker):
    match = play(arrive("NB", dollars=9), "act:B-2", f"hire:{worker}")
    assert zone(me(match)) == {worker: 1}
    assert match.state.workers == [12 - (each == worker) for each in TYPES]


@pytest.mark.parametrize(("worker", "price"), [("cowboy", 5), ("builder", 5), ("engineer", 5), ("joker", 9)])
def test_a_joker_always_costs_four_dollars_more(worker, price):
    match = play(arrive("NB", dollars=20), "act:B-2", f"hire:{worker}")
    assert me(match).dollars == 20 - price


def test_whoever_cannot_pay_the_four_dollars_hires_no_joker():
    assert values(play(arrive("NB", dollars=8), "act:B-2")) == TYPES[:3]


def test_where_one_worker_can_be_paid_a_bonus_may_still_pay_for_a_joker():
    match = play(arrive("NB", dollars=7, workers=(0, 0, 0, 1), workers_left=(3, 0, 0, 3)), "act:B-2")
    assert options(match) == ["hire:cowboy", "hire:discard_joker"]
    assert values(play(match, "hire:discard_joker")) == ["cowboy", "joker"]


@pytest.mark.parametrize(("worker", "price"), [("cowboy", 0), ("joker", 4)])
def test_where_hiring_is_free_only_a_joker_costs_something(worker, price):
    match = play(arrive("S1", "3a", dollars=5), "act:3a-1", f"hire:{worker}")
    assert me(match).dollars == 5 - price


def test_without_money_a_free_worker_is_no_joker():
    assert values(play(arrive("S1", "3a"), "act:3a-1")) == TYPES[:3]


def test_the_second_worker_of_b_costs_eight_dollars_and_both_thirteen():
    match = play(arrive("NB", dollars=13), "act:B-2", "hire:cowboy", "act:B-3", "hire:builder")
    assert (me(match).dollars, zone(me(match))) == (0, {"cowboy": 1, "builder": 1})


@pytest.mark.parametrize("pair", [("joker", "cowboy"), ("cowboy", "joker")])
def test_if_one_of_two_is_a_joker_both_cost_seventeen(pair):
    match = play(arrive("NB", dollars=17), "act:B-2", f"hire:{pair[0]}", "act:B-3", f"hire:{pair[1]}")
    assert (me(match).dollars, zone(me(match))) == (0, {"cowboy": 1, "joker": 1})


@pytest.mark.parametrize("worker", TYPES)
def test_the_second_worker_is_of_a_different_type(worker):
    match = play(arrive("NB", dollars=40), "act:B-2", f"hire:{worker}", "act:B-3")
    assert [each for each in TYPES if each not in values(match)] == [worker]


def test_the_second_worker_of_b_cannot_be_hired_alone():
    assert "B-3" not in values(arrive("NB", dollars=40))


def test_the_second_worker_is_optional():
    match = play(arrive("NB", dollars=40), "act:B-2", "hire:cowboy", "act:end")
    assert zone(me(match)) == {"cowboy": 1}


def test_selling_a_galloway_between_two_hirings_helps_to_pay():
    match = play(arrive("NB", dollars=11, hand="galloway"), "act:B-2", "hire:cowboy", "act:B-1", "act:B-3")
    assert values(match) == ["builder", "engineer"]


def test_a_type_that_has_run_out_cannot_be_hired():
    match = play(arrive("NB", dollars=40, workers_left=(0, 1, 1, 0)), "act:B-2")
    assert values(match) == ["builder", "engineer"]


def test_with_an_empty_supply_nobody_is_hired():
    match = arrive("NB", dollars=40, workers_left=(0, 0, 0, 0))
    assert "B-2" not in values(match)


def test_a_discarded_worker_does_not_go_back_to_the_supply():
    match = play(scene(workers=(0, 0, 1, 0)), "move:discard_engineer")
    assert match.state.workers == [12] * 4
    assert ids(me(match).discard) == ["engineer"]


def test_hiring_reveals_nothing_and_can_be_taken_back():
    match = play(arrive("NB", dollars=13), "act:B-2", "hire:cowboy")
    match.undo()
    assert (me(match).dollars, zone(me(match))) == (13, {})


# ------------------------------------------------------------ worker bonuses


def test_a_joker_brings_two_dollars():
    match = play(arrive("NC", workers=(0, 0, 0, 1)), "act:discard_joker")
    assert (me(match).dollars, ids(me(match).discard), zone(me(match))) == (2, ["joker"], {})


def test_a_joker_does_not_copy_the_bonus_of_another_worker():
    match = arrive("NC", workers=(0, 0, 0, 1), dollars=10)
    assert [value for value in values(match) if value.startswith("discard")] == ["discard_joker"]


def test_an_engineer_brings_a_dollar():
    match = play(arrive("NC", workers=(0, 0, 1, 0)), "act:discard_engineer")
    assert (me(match).dollars, ids(me(match).discard)) == (1, ["engineer"])


def test_a_builder_and_two_dollars_bring_a_certificate():
    match = play(arrive("NC", workers=(0, 1, 0, 0), dollars=2), "act:discard_builder")
    assert (me(match).dollars, me(match).certificates, ids(me(match).discard)) == (0, 1, ["builder"])


def test_without_two_dollars_a_builder_brings_nothing():
    assert "discard_builder" not in values(arrive("NC", workers=(0, 1, 0, 0), dollars=1))


def test_with_four_certificates_a_builder_brings_nothing():
    assert "discard_builder" not in values(arrive("NC", workers=(0, 1, 0, 0), dollars=9, certificates=4))


def test_a_worker_of_the_hired_price_can_be_discarded_at_once():
    match = play(arrive("NB", dollars=5, workers=(0, 0, 0, 0)), "act:B-2", "hire:engineer", "act:discard_engineer")
    assert (me(match).dollars, zone(me(match))) == (1, {})


def test_workers_in_the_deck_have_no_bonus():
    match = arrive("NC", draw="joker engineer", discard="joker", hand="criollo")
    assert not any(value.startswith("discard") for value in values(match))


def test_a_bonus_can_be_taken_back():
    match = play(arrive("NC", workers=(0, 0, 0, 1)), "act:discard_joker")
    match.undo()
    assert (me(match).dollars, zone(me(match))) == (0, {"joker": 1})


# ------------------------------------------------------------ buying cattle

PRICES = [("black_angus", 1), ("corriente", 2), ("shorthorn", 3), ("hereford", 4)]


@pytest.mark.parametrize(("breed", "cowboys"), PRICES)
def test_a_breed_costs_its_cowboys_and_two_dollars_for_each(breed, cowboys):
    match = play(arrive("ND", dollars=2 * cowboys + 1, workers=(cowboys, 0, 0, 0)), "act:D-3")
    if cowboys > 1:
        play(match, f"buy:{breed}")
    assert (me(match).dollars, zone(me(match))) == (1, {})
    assert ids(me(match).discard) == ["cowboy"] * cowboys + [breed]


@pytest.mark.parametrize(("breed", "cowboys"), PRICES)
def test_one_worker_or_one_dollar_too_few_and_it_cannot_be_bought(breed, cowboys):
    for dollars, workers in ((40, cowboys - 1), (2 * cowboys - 1, 9)):
        match = arrive("ND", dollars=dollars, workers=(workers, 1, 1, 0))
        if "D-3" in values(match):
            play(match, "act:D-3")
            assert breed not in values(match)


@pytest.mark.parametrize(("breed", "cowboys"), PRICES)
def test_jokers_may_take_the_place_of_all_cowboys(breed, cowboys):
    match = play(arrive("ND", dollars=2 * cowboys, workers=(0, 0, 0, cowboys)), "act:D-3")
    if cowboys > 1:
        play(match, f"buy:{breed}")
    assert ids(me(match).discard) == ["joker"] * cowboys + [breed]


def test_whoever_has_both_chooses_how_many_jokers_to_spend():
    match = play(arrive("ND", dollars=20, workers=(2, 0, 0, 1)), "act:D-3", "buy:corriente")
    assert options(match) == ["jokers:0", "jokers:1"]
    assert zone(me(play(match, "jokers:1"))) == {"cowboy": 1}


def test_builders_and_engineers_do_not_buy_cattle():
    assert "D-3" not in values(arrive("ND", dollars=40, workers=(0, 5, 5, 0)))


def test_one_card_is_bought_by_an_action():
    match = play(arrive("ND", dollars=40, workers=(9, 0, 0, 0)), "act:D-3", "buy:black_angus")
    assert "D-3" not in values(match)


def test_a_breed_that_is_sold_out_cannot_be_bought():
    match = play(arrive("ND", dollars=40, workers=(9, 0, 0, 0), market={"corriente": 0}), "act:D-3")
    assert values(match) == ["black_angus", "shorthorn", "hereford"]


def test_bought_cattle_leaves_the_market():
    match = play(arrive("ND", dollars=40, workers=(4, 0, 0, 0)), "act:D-3", "buy:hereford")
    assert match.state.market == [8, 10, 8, 5]


def test_neither_starting_cattle_nor_simmentals_are_for_sale():
    match = play(arrive("ND", dollars=40, workers=(9, 0, 0, 0)), "act:D-3")
    assert values(match) == [breed for breed, _ in PRICES]


# ------------------------------------------------------------ workers spent for an action


@pytest.mark.parametrize(
    ("place", "choices", "workers"),
    [
        ("ND", ("act:D-3", "buy:corriente"), (0, 0, 0, 2)),
        ("NF", ("act:F-2", "train:T2-front"), (0, 0, 2, 0)),
        ("NE", ("act:E-2", "build:2a", "site:S2i"), (0, 0, 0, 2)),
    ],
)
def test_workers_spent_for_an_action_give_no_bonus(place, choices, workers):
    match = play(arrive(place, dollars=4, workers=workers), *choices)
    assert (me(match).dollars, me(match).certificates, zone(me(match))) == (0, 0, {})


def test_further_workers_may_still_be_discarded_for_their_bonus():
    match = play(arrive("ND", dollars=2, workers=(1, 0, 0, 2)), "act:discard_joker", "act:D-3", "buy:black_angus", "jokers:0")
    assert me(match).dollars == 2
    assert me(play(match, "act:discard_joker")).dollars == 4
