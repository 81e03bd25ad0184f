"""Rulebook, page 10, and annex: the train and the tiles of its supply."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import arrive, ids, me, options, play, values, verb, zone
from saloon.engine import Match

RICH = {"dollars": 40, "workers": (0, 0, 9, 0)}


def ride(train: str, **things: object) -> Match:
    """A match in which a train card has just been paid for."""
    return play(arrive("NF", **{**RICH, "trains": train, **things}), "act:F-2", f"train:{train}")


def rides(match: Match) -> list[str]:
    """Actions of the train card that can be done."""
    return [value for value in values(match) if value.startswith("T")]


# ------------------------------------------------------------ paying


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_train_card_costs_its_engineers_and_two_dollars_for_each(number):
    match = ride(f"T{number}-front")
    assert (me(match).dollars, zone(me(match))) == (40 - 2 * number, {"engineer": 9 - number})
    assert ids(me(match).discard) == ["engineer"] * number


@pytest.mark.parametrize(("dollars", "workers"), [(5, (0, 0, 9, 0)), (40, (9, 9, 2, 0))])
def test_only_cards_that_can_be_paid_with_engineers_and_dollars_are_offered(dollars, workers):
    match = play(arrive("NF", dollars=dollars, workers=workers), "act:F-2")
    assert options(match) == ["train:T1-front", "train:T2-front"]


@pytest.mark.parametrize(("dollars", "workers"), [(1, (0, 0, 9, 0)), (40, (9, 9, 0, 0))])
def test_without_an_engineer_or_two_dollars_the_train_is_not_used(dollars, workers):
    assert "F-2" not in values(arrive("NF", dollars=dollars, workers=workers))


def test_jokers_may_take_the_place_of_engineers():
    match = play(arrive("NF", dollars=6, workers=(0, 0, 1, 2)), "act:F-2", "train:T3-front")
    assert (me(match).dollars, zone(me(match))) == (0, {})


def test_only_one_card_is_used_by_an_action():
    match = play(ride("T1-front"), "act:stop")
    assert "F-2" not in values(match)
    assert "F-1" in values(match)


def test_the_auxiliary_action_of_f_can_be_done_before_or_after_the_train():
    match = play(arrive("NF", **RICH), "act:F-1", "auxiliary:L1", "act:F-2", "train:T1-front")
    assert me(match).dollars == 39
    match = play(ride("T1-front"), "act:stop", "act:F-1", "auxiliary:L1")
    assert me(match).dollars == 39


# ------------------------------------------------------------ using a card


@pytest.mark.parametrize(
    ("train", "order"),
    [("T3-front", ("T3-front-1", "T3-front-2")), ("T3-front", ("T3-front-2", "T3-front-1"))],
)
def test_actions_of_a_card_are_done_in_any_order(train, order):
    match = ride(train)
    for action in order:
        play(match, f"act:{action}", "tile:O01" if action.endswith("1") else "tile:permanent")
    assert (ids(me(match).objectives), ids(me(match).bonuses)) == (["O01"], ["permanent"])


def test_actions_of_a_card_may_be_left_out():
    match = play(ride("T3-front"), "act:stop")
    assert (me(match).objectives, me(match).bonuses) == ([], [])


def test_an_auxiliary_action_instead_is_not_offered_with_a_train_card():
    assert not {"L1", "L3"} & {*values(ride("T1-front"))}


@pytest.mark.parametrize(
    ("train", "actions"),
    [
        ("T1-front", ["objective", "token"]),
        ("T1-back", ["objective", "certificate"]),
        ("T2-front", ["bonus", "auxiliary"]),
        ("T2-back", ["bonus", "token"]),
        ("T3-front", ["objective", "bonus"]),
        ("T3-back", ["black_angus", "tile"]),
        ("T4-front", ["certificates", "tile", "rancher"]),
        ("T4-back", ["tile", "bonus", "hire"]),
    ],
)
def test_every_face_of_a_train_card_has_its_two_or_three_actions(train, actions):
    for number, action in enumerate(actions, 1):
        match = ride(train)
        assert rides(match) == [f"{train}-{each}" for each in range(1, len(actions) + 1)]
        play(match, f"act:{train}-{number}")
        DONE[action](match)
        assert f"{train}-{number}" not in values(match)


OBJECTIVES_OPEN = ["O01", "O04", "O07", "objective_stack"]
BONUSES_OPEN = ["dollars", "permanent", "duplicate", "bonus_stack"]


def takes(match: Match, offered: list[str]) -> None:
    assert values(match) == offered
    play(match, f"tile:{offered[1]}")
    assert ids([*me(match).objectives, *me(match).bonuses]) == [offered[1]]


def does_auxiliary(match: Match) -> None:
    assert values(match)[:2] == ["L1", "L3"]
    before = me(match).dollars
    assert me(play(match, "auxiliary:L1")).dollars == before + 1


def moves(match: Match) -> None:
    assert [value for value in values(match) if value in ("NG", "EP", "NB")] == ["NG", "EP"]
    play(match, "move:NG")
    assert "act:G-1" in options(match)


def hires(match: Match) -> None:
    before = me(match).dollars
    play(match, "hire:joker")
    assert (me(match).dollars, zone(me(match))["joker"]) == (before - 4, 1)


def has(what: str, count: int):
    def check(match: Match) -> None:
        assert getattr(me(match), what) == count

    return check


def has_black_angus(match: Match) -> None:
    assert ids(me(match).discard)[-1] == "black_angus"


DONE = {
    "objective": lambda match: takes(match, OBJECTIVES_OPEN),
    "bonus": lambda match: takes(match, BONUSES_OPEN),
    "tile": lambda match: takes(match, [*OBJECTIVES_OPEN, *BONUSES_OPEN]),
    "token": has("tokens", 1),
    "certificate": has("certificates", 1),
    "certificates": has("certificates", 3),
    "auxiliary": does_auxiliary,
    "black_angus": has_black_angus,
    "rancher": moves,
    "hire": hires,
}


def test_a_free_black_angus_that_is_sold_out_is_not_offered():
    assert "T3-back-1" not in values(ride("T3-back", market={"black_angus": 0}))


def test_moving_on_by_train_forfeits_what_is_left_of_the_card_and_of_the_location():
    match = play(ride("T4-front"), "act:T4-front-3", "move:NG")
    assert not any(value.startswith(("T", "F")) for value in values(match))


def test_a_worker_bonus_can_pay_for_the_last_action_of_a_train_card():
    supply = {
        "workers_left": (0, 0, 0, 1),
        "objective_row": "- - -",
        "objective_stack": "",
        "bonus_row": "- - -",
        "bonus_stack": "",
    }
    match = arrive("NF", trains="T4-back", dollars=10, workers=(0, 0, 4, 1), **supply)
    play(match, "act:F-2", "train:T4-back", "jokers:0", "act:discard_joker")
    assert "T4-back-3" in values(match)


# ------------------------------------------------------------ taking a tile


def test_an_open_tile_is_replaced_by_the_top_of_its_stack_in_the_same_place():
    match = play(ride("T1-front", objective_stack="O20 O19"), "act:T1-front-1", "tile:O04")
    assert (ids(me(match).objectives), ids(match.state.objective_row)) == (["O04"], ["O01", "O20", "O07"])


def test_the_hidden_top_of_a_stack_may_be_taken_instead():
    match = play(ride("T1-front", objective_stack="O20 O19"), "act:T1-front-1", "tile:objective_stack")
    assert (ids(me(match).objectives), ids(match.state.objective_row)) == (["O20"], ["O01", "O04", "O07"])
    match = play(ride("T2-back", bonus_stack="permanent dollars"), "act:T2-back-1", "tile:bonus_stack")
    assert (ids(me(match).bonuses), len(match.state.bonuses)) == (["permanent"], 1)


@pytest.mark.parametrize("choice", ["tile:O04", "tile:objective_stack"])
def test_what_a_tile_brings_to_light_cannot_be_taken_back(choice):
    match = play(ride("T1-front"), "act:T1-front-1")
    assert match.can_undo
    assert not play(match, choice).can_undo


def test_when_a_stack_has_run_out_its_places_stay_empty():
    match = play(ride("T1-front", objective_stack=""), "act:T1-front-1")
    assert values(match) == ["O01", "O04", "O07"]
    play(match, "tile:O04")
    assert ids(match.state.objective_row) == ["O01", "-", "O07"]


def test_without_tiles_an_action_that_takes_one_is_not_offered():
    match = ride("T3-front", objective_row="- - -", objective_stack="")
    assert rides(match) == ["T3-front-2"]


def test_a_tile_of_either_kind_can_be_taken_as_long_as_one_kind_is_left():
    match = play(ride("T4-back", objective_row="- - -", objective_stack=""), "act:T4-back-1")
    assert values(match) == BONUSES_OPEN


def test_a_bonus_tile_of_2a_costs_two_dollars():
    match = play(arrive("S1", "2a", dollars=3), "act:2a-1")
    assert values(match) == BONUSES_OPEN
    play(match, "tile:permanent")
    assert (me(match).dollars, ids(me(match).bonuses)) == (1, ["permanent"])


def test_nobody_pays_two_dollars_for_a_bonus_tile_that_is_not_there():
    assert "2a-1" not in values(arrive("S1", "2a", dollars=3, bonus_row="- - -", bonus_stack=""))


# ------------------------------------------------------------ bonus tiles


def bonus(tile: str, **things: object) -> Match:
    """A match in which a bonus tile has just been taken."""
    return play(ride("T2-back", bonus_row=f"{tile} - -", bonus_stack="", **things), "act:T2-back-1")


def test_a_tile_with_five_dollars_gives_them_at_once_and_once():
    match = bonus("dollars")
    assert me(match).dollars == 40 - 4 + 5
    assert ids(me(match).bonuses) == ["dollars"]


def test_a_tile_with_three_exchanges_gives_them_one_after_the_other():
    match = bonus("exchange", hand="criollo", draw="galloway pineywoods shorthorn hereford")
    play(match, "discard:criollo", "discard:galloway")
    assert options(match) == ["discard:pineywoods", "discard:shorthorn"]
    play(match, "discard:pineywoods")
    assert (ids(me(match).hand), verb(match)) == (["shorthorn"], "act")


def test_exchanges_of_a_tile_are_not_combined_and_take_no_token():
    match = bonus("exchange", hand="criollo", draw="galloway pineywoods criollo", tokens=1)
    assert options(match) == ["discard:criollo", "discard:galloway"]
    assert me(match).tokens == 1


def test_a_tile_that_removes_a_card_of_the_hand_does_so_at_once():
    match = bonus("remove", hand="criollo galloway", discard="hereford")
    assert options(match) == ["remove:criollo", "remove:galloway"]
    play(match, "remove:criollo")
    assert (ids(me(match).removed), ids(me(match).hand)) == (["criollo"], ["galloway"])


def test_a_tile_that_removes_a_card_and_pays_does_both():
    match = play(bonus("remove_dollars", hand="criollo galloway"), "remove:criollo")
    assert (ids(me(match).removed), me(match).dollars) == (["criollo"], 38)


@pytest.mark.parametrize(("tile", "dollars"), [("remove", 36), ("remove_dollars", 38)])
def test_a_tile_that_removes_a_card_must_be_obeyed(tile, dollars):
    """Annex: "Retirez immédiatement de la partie 1 carte Bétail de votre main"."""
    match = bonus(tile, hand="hereford hereford")
    assert (ids(me(match).removed), ids(me(match).hand), me(match).dollars) == (["hereford"], ["hereford"], dollars)


@pytest.mark.parametrize("tile", ["remove", "remove_dollars"])
def test_with_an_empty_hand_such_a_tile_only_counts_its_points(tile):
    match = bonus(tile)
    assert (ids(me(match).bonuses), me(match).dollars, verb(match)) == ([tile], 36, "act")


@pytest.mark.parametrize("tile", ["permanent", "duplicate"])
def test_a_lasting_tile_asks_nothing_when_it_is_taken(tile):
    match = bonus(tile, hand="criollo galloway")
    assert (ids(me(match).bonuses), verb(match)) == ([tile], "act")


def test_a_tile_from_the_hidden_stack_has_its_effect_too():
    match = play(ride("T2-back", bonus_stack="dollars"), "act:T2-back-1", "tile:bonus_stack")
    assert me(match).dollars == 41
