"""Annex: both faces of every common building, the neutral ones, worker bonuses, objective and bonus tiles."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.great_western_trail_el_paso.scene import arrive, ids, me, play, scene, values, zone
from saloon.engine import Match

EVERYTHING = {
    "dollars": 40,
    "workers": (4, 6, 4, 0),
    "hand": "criollo pineywoods galloway santa_gertrudis simmental",
}
Check = Callable[[Match], bool]


def gains(dollars: int = 0, certificates: int = 0, tokens: int = 0) -> Check:
    return lambda match: (me(match).dollars - 40, me(match).certificates, me(match).tokens) == (dollars, certificates, tokens)


def discards(card: str, dollars: int) -> Check:
    return lambda match: ids(me(match).discard) == [card] and me(match).dollars == 40 + dollars


def asks(*offered: str) -> Check:
    """The next question begins with these values."""
    return lambda match: values(match)[: len(offered)] == [*offered]


def takes(card: str, price: int = 0) -> Check:
    return lambda match: ids(me(match).discard) == [card] and me(match).dollars == 40 - price


def removes(card: str) -> Check:
    return lambda match: ids(me(match).removed) == [card]


HIRING = asks("cowboy", "builder", "engineer", "joker")
AUXILIARY = asks("L1", "L3")
OBJECTIVE = asks("O01", "O04", "O07", "objective_stack")
BONUS = asks("dollars", "permanent", "duplicate", "bonus_stack")
EITHER = asks("O01", "O04", "O07", "objective_stack", "dollars", "permanent", "duplicate", "bonus_stack")
ANY = asks("criollo", "pineywoods", "galloway", "santa_gertrudis", "simmental")
MARKET = asks("black_angus", "corriente", "shorthorn", "hereford")
MOVE = asks("NB")
CERTIFICATES = asks("3", "2", "1")

FACES: dict[str, list[tuple[str, Check]]] = {
    "1a": [("1", discards("criollo", 3)), ("2", AUXILIARY)],
    "2a": [("1", BONUS), ("2", MOVE)],
    "3a": [("1", HIRING), ("2", ANY)],
    "4a": [("1", AUXILIARY), ("2", gains(tokens=1)), ("3", MOVE)],
    "5a": [("1", takes("corriente")), ("2", CERTIFICATES)],
    "6a": [("1", EITHER), ("2", gains(tokens=1)), ("3", MOVE)],
    "1b": [("1", ANY), ("2", AUXILIARY)],
    "2b": [("1", asks("pineywoods", "galloway", "santa_gertrudis", "simmental")), ("2a", AUXILIARY), ("2b", MARKET)],
    "3b": [("1", removes("simmental")), ("2", AUXILIARY), ("3", MOVE)],
    "4b": [("1", takes("shorthorn", 2)), ("2", gains(tokens=2))],
    "5b": [("1", CERTIFICATES), ("2", gains(dollars=5)), ("3", MOVE)],
    "6b": [("1", OBJECTIVE), ("2", BONUS), ("3", HIRING)],
}
NEUTRALS: dict[str, list[tuple[str, Check]]] = {
    "B": [("1", discards("galloway", 2)), ("2", HIRING)],
    "C": [("1", gains(dollars=2)), ("2", gains(certificates=1))],
    "D": [("1", discards("pineywoods", 2)), ("2", gains(dollars=-1, tokens=1)), ("3", MARKET)],
    "E": [("1", discards("santa_gertrudis", 2)), ("2", asks("1a", "2a", "3a", "4a", "5a", "6a"))],
    "F": [("1", AUXILIARY), ("2", asks("T1-front", "T2-front", "T3-front", "T4-front"))],
    "G": [("1", gains(tokens=1)), ("2", AUXILIARY)],
}


# ------------------------------------------------------------ buildings


@pytest.mark.parametrize(("face", "number"), [(face, number) for face in FACES for number in range(len(FACES[face]))])
def test_every_face_of_a_common_building_does_what_the_annex_says(face, number):
    match = arrive("S1", face, **EVERYTHING)
    item, check = FACES[face][number]
    play(match, f"act:{face}-{item}")
    assert check(match)


@pytest.mark.parametrize("face", FACES)
def test_it_has_no_other_actions(face):
    match = arrive("S1", face, **EVERYTHING)
    assert [value for value in values(match) if value.startswith(face)] == [f"{face}-{item}" for item, _ in FACES[face]]


@pytest.mark.parametrize(("tile", "number"), [(tile, number) for tile in NEUTRALS for number in range(len(NEUTRALS[tile]))])
def test_every_neutral_building_does_what_the_annex_says(tile, number):
    match = arrive(f"N{tile}", **EVERYTHING)
    item, check = NEUTRALS[tile][number]
    play(match, f"act:{tile}-{item}")
    assert check(match)


@pytest.mark.parametrize("tile", NEUTRALS)
def test_a_neutral_building_has_no_other_actions(tile):
    match = arrive(f"N{tile}", **EVERYTHING)
    assert [value for value in values(match) if value.startswith(f"{tile}-")] == [
        f"{tile}-{item}" for item, _ in NEUTRALS[tile]
    ]


@pytest.mark.parametrize("chosen", ["2b-2a", "2b-2b"])
def test_2b_allows_an_auxiliary_action_or_buying_cattle_but_not_both(chosen):
    match = play(arrive("S1", "2b", **EVERYTHING), f"act:{chosen}")
    play(match, "auxiliary:L1" if chosen.endswith("a") else "buy:corriente")
    assert not any(value.startswith("2b-2") for value in values(match))
    assert "2b-1" in values(match)


def test_buying_at_2b_costs_cowboys_and_dollars_as_usual():
    match = play(arrive("S1", "2b", **EVERYTHING), "act:2b-2b", "buy:shorthorn")
    assert (me(match).dollars, zone(me(match))["cowboy"]) == (34, 1)


@pytest.mark.parametrize(("face", "action"), [("3a", "3a-1"), ("6b", "6b-3")])
def test_a_joker_hired_by_a_building_costs_four_dollars(face, action):
    match = play(arrive("S1", face, **EVERYTHING), f"act:{action}", "hire:joker")
    assert me(match).dollars == 36


def test_on_3a_and_on_6b_only_one_worker_is_hired():
    for face, action in (("3a", "3a-1"), ("6b", "6b-3")):
        assert action not in values(play(arrive("S1", face, **EVERYTHING), f"act:{action}", "hire:cowboy"))


def test_on_6b_an_objective_and_a_bonus_tile_are_taken_in_any_order():
    match = play(arrive("S1", "6b", **EVERYTHING), "act:6b-2", "tile:permanent", "act:6b-1", "tile:O04")
    assert (ids(me(match).bonuses), ids(me(match).objectives)) == (["permanent"], ["O04"])


# ------------------------------------------------------------ objective tiles


def points(**things: object) -> int:
    return scene(**{"draw": "", **things}).standings()[0].categories["objectives"]


@pytest.mark.parametrize(
    ("objective", "cattle", "worth"),
    [
        ("O01", "black_angus black_angus", 3),
        ("O02", "corriente black_angus", 3),
        ("O03", "corriente corriente", 4),
        ("O04", "shorthorn", 3),
        ("O05", "shorthorn black_angus", 4),
        ("O06", "shorthorn corriente", 5),
        ("O07", "hereford", 4),
        ("O08", "hereford black_angus", 5),
    ],
)
def test_some_objectives_ask_for_cattle_among_all_cards(objective, cattle, worth):
    cards = cattle.split()
    assert points(objectives=objective, discard=cards) == worth
    assert points(objectives=objective, discard=cards[1:]) == 0


@pytest.mark.parametrize(
    ("objective", "enough", "too_little"),
    [
        ("O11", {"S1": "4a-0"}, {"S1": "3a-0"}),
        ("O11", {"S1": "2a-0", "S3": "2a-0"}, {"S1": "1a-0", "S3": "2a-0"}),
        ("O11", {"S1": "6a-0"}, {"S1": "6a-1"}),
        ("O12", {"S1": "1a-0", "S3": "5a-0"}, {"S1": "5a-0"}),
        ("O13", {"S1": "3a-0", "S3": "5a-0"}, {"S1": "6a-0", "S3": "1a-0"}),
    ],
)
def test_some_ask_for_buildings_whose_costs_add_up_to_at_least_a_number(objective, enough, too_little):
    assert points(objectives=objective, trail=enough) > 0
    assert points(objectives=objective, trail=too_little) == 0


def test_buildings_given_to_one_objective_do_not_serve_another():
    trail = {"S1": "4a-0", "S3": "5a-0"}
    assert points(objectives="O11 O13", trail=trail) == 5
    assert points(objectives="O10 O11", trail=trail, bonuses="dollars") == 7


@pytest.mark.parametrize(("objective", "post"), [("O14", "P12"), ("O15", "P14"), ("O16", "P16")])
def test_some_ask_for_a_disc_on_a_trading_post(objective, post):
    assert points(objectives=objective, posts=post) > 0
    assert points(objectives=objective, posts="P0 P5 P7 P9 P10") == 0


def test_whether_a_higher_post_will_do_is_an_option():
    assert points(objectives="O15", posts="P16") == 0
    assert points(objectives="O15", posts="P16", options={"objective_posts": "at_least"}) == 4
    assert points(objectives="O15", posts="P12", options={"objective_posts": "at_least"}) == 0


@pytest.mark.parametrize(
    ("objective", "both", "one"),
    [
        ("O09", {"bonuses": "dollars", "discard": "corriente"}, {"bonuses": "dollars"}),
        ("O10", {"bonuses": "dollars", "trail": {"S1": "3a-0"}}, {"trail": {"S1": "3a-0"}}),
        ("O17", {"posts": "P10", "discard": "black_angus"}, {"posts": "P10"}),
        ("O18", {"posts": "P12", "bonuses": "dollars"}, {"bonuses": "dollars"}),
    ],
)
def test_where_two_conditions_are_shown_both_must_be_met(objective, both, one):
    assert points(objectives=objective, **both) > 0
    assert points(objectives=objective, **one) == 0


def test_two_discs_on_a_post_serve_two_objectives_and_one_disc_only_one():
    assert points(objectives="O14 O18", posts="P12 P12", bonuses="dollars") == 3 + 4
    assert points(objectives="O14 O18", posts="P12", bonuses="dollars") == 4


@pytest.mark.parametrize(("objective", "count"), [("O19", 2), ("O20", 3)])
def test_some_ask_for_bonus_tiles(objective, count):
    assert points(objectives=objective, bonuses=["dollars"] * count) > 0
    assert points(objectives=objective, bonuses=["dollars"] * (count - 1)) == 0


# ------------------------------------------------------------ lasting bonus tiles


def reach(**things: object) -> str:
    """The highest post that a hand of two Corrientes and two Herefords reaches."""
    match = arrive("EP", hand="corriente corriente hereford hereford", workers=(0, 0, 0, 1), **things)
    return [value for value in values(match) if value.startswith("P")][-1]


@pytest.mark.parametrize(
    ("tiles", "post"),
    [
        ("", "P7"),
        ("permanent", "P9"),
        ("permanent permanent", "P10"),
        ("duplicate", "P12"),
        ("duplicate duplicate", "P16"),
        ("duplicate permanent", "P14"),
        ("duplicate duplicate duplicate", "P16"),
    ],
)
def test_lasting_effects_of_several_tiles_add_up(tiles, post):
    assert reach(bonuses=tiles) == post


def test_lasting_tiles_work_in_every_delivery():
    match = play(arrive("EP", hand="hereford criollo", bonuses="permanent"), "deliver:P7", "disc:L1", "tile:O01")
    assert ids(me(match).bonuses) == ["permanent"]


def test_the_points_of_a_tile_with_an_immediate_effect_count_at_the_end():
    match = scene(bonuses="dollars remove")
    assert match.standings()[0].categories["bonuses"] == 2 + 3
