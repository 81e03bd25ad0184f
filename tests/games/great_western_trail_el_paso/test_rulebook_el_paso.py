"""Rulebook, pages 12 and 13: income, a Simmental, and the delivery."""

from __future__ import annotations

import pytest

from games.great_western_trail_el_paso.scene import (
    BLACK,
    PLAIN,
    arrive,
    ids,
    me,
    options,
    play,
    scene,
    told,
    values,
    verb,
    zone,
)
from saloon.engine import UNKNOWN, Match

NINE = "hereford corriente criollo"
TWELVE = "hereford corriente shorthorn"


def deliver(hand: str = "", **things: object) -> Match:
    """A match that has just come to El Paso; a joker makes every question be put."""
    return arrive("EP", **{"hand": hand, "workers": (0, 0, 0, 1), **things})


def posts(match: Match) -> list[str]:
    return [value for value in values(match) if value.startswith("P")]


def discs(match: Match) -> list[str]:
    assert verb(match) == "disc"
    return values(match)


# ------------------------------------------------------------ the three actions


def test_five_dollars_come_first_then_a_simmental_then_the_delivery():
    match = deliver("criollo", simmentals=5, listen=True)
    assert me(match).dollars == 5
    assert ids(me(match).discard) == ["simmental"]
    assert match.state.simmentals == 4
    assert verb(match) == "deliver"
    play(match, "deliver:P0", "disc:L1")
    order = [tell.event for tell in match.tells if tell.event in ("gains", "takes_simmental", "delivers")]
    assert order[:3] == ["gains", "takes_simmental", "delivers"]


def test_nothing_of_el_paso_can_be_left_out():
    match = deliver("criollo")
    assert not {"end", "pass", "nothing"} & {*values(match)}
    assert not {"end", "pass"} & {*values(play(match, "deliver:P0"))}


def test_no_auxiliary_action_is_done_at_el_paso():
    assert not {"L1", "L3"} & {*values(deliver("criollo", cleared="R1", posts="P10"))}


def test_the_simmental_taken_now_does_not_count_in_this_delivery():
    assert "P5" not in posts(deliver("galloway criollo"))


# ------------------------------------------------------------ what the hand is worth


@pytest.mark.parametrize(
    ("hand", "highest"),
    [
        ("criollo criollo criollo criollo", "P0"),
        ("galloway pineywoods criollo criollo", "P5"),
        ("simmental pineywoods galloway criollo", "P7"),
        ("hereford shorthorn", "P9"),
        ("hereford hereford shorthorn", "P9"),
        ("hereford shorthorn corriente black_angus simmental", "P16"),
    ],
)
def test_every_different_breed_counts_once_however_many_cards_there_are(hand, highest):
    assert posts(deliver(hand))[-1] == highest


@pytest.mark.parametrize(("tiles", "highest"), [("", "P5"), ("duplicate", "P10"), ("duplicate duplicate", "P14")])
def test_a_duplicate_tile_adds_exactly_one_further_card(tiles, highest):
    assert posts(deliver("hereford hereford hereford", bonuses=tiles))[-1] == highest


def test_a_duplicate_tile_adds_the_best_card():
    assert posts(deliver("hereford hereford criollo criollo", bonuses="duplicate"))[-1] == "P10"


def test_without_a_duplicate_in_hand_its_tile_adds_nothing():
    assert posts(deliver("hereford criollo", bonuses="duplicate duplicate"))[-1] == "P5"


@pytest.mark.parametrize(
    ("things", "highest"),
    [
        ({}, "P5"),
        ({"bonuses": "permanent"}, "P7"),
        ({"cleared": "R1", "posts": "P16"}, "P7"),
        ({"bonuses": "permanent permanent", "cleared": "R1", "posts": "P16"}, "P9"),
    ],
)
def test_every_permanent_certificate_of_tiles_and_of_the_board_adds_one(things, highest):
    assert posts(deliver("hereford criollo", **things))[-1] == highest


def test_permanent_certificates_are_not_spent():
    match = play(deliver("hereford criollo", bonuses="permanent", certificates=1), "deliver:P7", "disc:L1", "tile:O01")
    assert (me(match).certificates, ids(me(match).bonuses)) == (1, ["permanent"])


def test_certificates_of_the_track_are_spent_as_needed_and_the_others_are_kept():
    match = play(deliver("hereford criollo", certificates=3), "deliver:P7", "disc:L1", "tile:O01")
    assert me(match).certificates == 2


def test_certificates_of_the_track_can_be_spent_without_any_permanent_one():
    assert posts(deliver("hereford", certificates=4))[-1] == "P9"


def test_nobody_has_to_spend_certificates():
    match = play(deliver("hereford", certificates=4, posts="P7", cleared="L3"), "deliver:P0", "disc:L1")
    assert me(match).certificates == 4


def test_where_every_post_asks_for_certificates_nothing_need_be_delivered():
    """p. 12: "vous pouvez dépenser des certificats". Only black corners are left, and the hand is worth 9."""
    things = {"cleared": PLAIN, "posts": "P0 P0 P0 P0", "certificates": 3}
    match = arrive("EP", hand=NINE, **things)
    assert options(match) == ["deliver:P10", "deliver:P12", "deliver:nothing"]
    play(match, "deliver:nothing")
    assert (me(match).certificates, len(me(match).posts), [*match.asks]) == (3, 4, [1])
    assert options(arrive("EP", hand=NINE, **{**things, "certificates": 1})) == ["deliver:P10", "deliver:nothing"]


def test_whoever_reaches_a_post_without_certificates_must_deliver():
    match = arrive("EP", hand=f"{NINE} galloway", cleared=PLAIN, posts="P0 P0 P0 P0", certificates=3)
    assert options(match) == ["deliver:P10", "deliver:P12", "deliver:P14"]


def test_a_builder_can_still_bring_a_certificate_before_the_post_is_chosen():
    match = deliver("hereford criollo", workers=(0, 1, 0, 0))
    assert posts(match)[-1] == "P5"
    assert posts(play(match, "deliver:discard_builder"))[-1] == "P7"


def test_a_token_can_still_exchange_a_card_before_the_hand_is_revealed():
    match = deliver("criollo", draw="hereford criollo", tokens=1)
    play(match, "deliver:exchange", "discard:criollo")
    assert posts(match)[-1] == "P5"


def test_the_whole_hand_is_shown_to_the_others():
    match = deliver("hereford shorthorn criollo", listen=True)
    assert match.observe(1).players[0].hand == [UNKNOWN] * 3
    play(match, "deliver:P9", "disc:L1")
    assert verb(match) == "hire"
    assert sorted(ids(match.observe(1).players[0].shown)) == ["criollo", "hereford", "shorthorn"]
    assert ids(told(match, "delivers")[0]["cards"]) == ["criollo", "shorthorn", "hereford"]


# ------------------------------------------------------------ choosing a post


def test_a_post_asks_for_no_more_than_the_total():
    assert posts(deliver(NINE)) == ["P0", "P5", "P7", "P9"]


@pytest.mark.parametrize("post", ["P5", "P7", "P9", "P10", "P14", "P18", "P20"])
def test_a_post_with_an_own_disc_cannot_be_chosen_again(post):
    match = deliver(TWELVE, posts=post, cleared="L3", bonuses=["permanent"] * 8)
    assert post not in posts(match)


@pytest.mark.parametrize("post", ["P0", "P12", "P16"])
def test_but_posts_0_12_and_16_can(post):
    match = deliver(TWELVE, posts=post, cleared="L3", bonuses=["permanent"] * 8)
    assert post in posts(match)


def test_discs_of_others_are_not_in_the_way():
    match = deliver(NINE, others={1: {"posts": "P7 P9", "cleared": "L1 L2"}})
    assert {"P7", "P9"} < {*posts(match)}


# ------------------------------------------------------------ choosing a disc


@pytest.mark.parametrize("post", ["P0", "P5", "P7", "P9"])
def test_a_disc_with_black_corners_does_not_go_to_a_plain_post(post):
    assert discs(play(deliver(TWELVE), f"deliver:{post}")) == PLAIN.split()


@pytest.mark.parametrize("post", ["P10", "P12", "P14", "P16", "P18", "P20"])
def test_any_disc_goes_to_a_post_of_ten_or_more(post):
    match = play(deliver(TWELVE, bonuses=["permanent"] * 8), f"deliver:{post}")
    assert discs(match) == [*PLAIN.split(), *BLACK.split()]


def test_with_black_cornered_discs_only_plain_posts_cannot_be_chosen():
    assert posts(deliver(TWELVE, cleared=PLAIN, posts="P0 P0 P0 P0")) == ["P10", "P12"]


@pytest.mark.parametrize(("slot", "dollars"), [("L1", 5), ("L2", 5), ("L3", 5), ("L4", 2), ("R1", 6), ("R2", 1), ("R3", 7)])
def test_a_disc_pays_or_costs_what_its_space_says(slot, dollars):
    match = play(deliver(TWELVE), "deliver:P12", f"disc:{slot}")
    assert me(match).dollars == dollars


@pytest.mark.parametrize(("slot", "price"), [("L4", 3), ("R2", 4)])
def test_whoever_cannot_pay_for_a_disc_chooses_another(slot, price):
    match = deliver(TWELVE, workers=(0, 3, 0, 0), dollars=price - 2)
    play(match, *["deliver:discard_builder"] * 2, "deliver:P12")
    assert me(match).dollars == price - 1
    assert slot not in discs(match)


def test_only_discs_that_are_still_on_the_board_can_be_chosen():
    assert discs(play(deliver(TWELVE, cleared="L1 L3 R2", posts="P0 P0 P0"), "deliver:P12")) == ["L2", "L4", "R1", "R3"]


# ------------------------------------------------------------ what a disc opens


def test_the_first_ability_is_a_permanent_certificate_which_does_not_count_yet():
    match = deliver("hereford shorthorn", certificates=1)
    assert posts(match)[-1] == "P10"
    play(match, "deliver:P10", "disc:R1")
    assert me(match).certificates == 1
    assert me(match).slots[4] == 0


def test_a_longer_hand_counts_already_when_cards_are_drawn_in_this_turn():
    match = play(arrive("EP", hand=TWELVE), "deliver:P12", "disc:R2")
    assert len(me(match).hand) == 5


def test_a_longer_move_counts_from_the_next_turn_on():
    match = play(arrive("EP", hand=TWELVE), "deliver:P12", "disc:R3", "move:NB", "act:end")
    assert values(match) == ["NB", "NC", "ND", "NE"]


def test_without_a_disc_none_is_placed_and_nothing_is_earned():
    match = play(deliver(TWELVE, cleared=f"{PLAIN} {BLACK}", posts="P0 P0 P0 P0 P12 P12 P12"), "deliver:nothing")
    assert len(me(match).posts) == 7
    assert (me(match).dollars, me(match).hand) == (5, [])


# ------------------------------------------------------------ rewards


@pytest.mark.parametrize(
    ("post", "thing", "count"),
    [
        ("P0", "dollars", 6),
        ("P5", "certificates", 1),
        ("P10", "certificates", 1),
        ("P16", "tokens", 1),
        ("P20", "dollars", 7),
    ],
)
def test_a_post_gives_its_reward_at_once(post, thing, count):
    match = play(deliver(TWELVE, bonuses=["permanent"] * 8), f"deliver:{post}", "disc:L1")
    assert getattr(me(match), thing) == count


@pytest.mark.parametrize("post", ["P12", "P14", "P18"])
def test_some_posts_give_nothing_at_once(post):
    match = play(deliver(TWELVE, bonuses=["permanent"] * 8), f"deliver:{post}", "disc:L1")
    assert (me(match).dollars, me(match).certificates, me(match).tokens) == (5, 0, 0)
    assert verb(match) == "act"


def test_the_objective_of_post_7_is_taken_from_the_train_supply_open_or_hidden():
    match = play(deliver(NINE), "deliver:P7", "disc:L1")
    assert options(match) == ["tile:O01", "tile:O04", "tile:O07", "tile:objective_stack"]
    assert ids(me(play(match, "tile:O07")).objectives) == ["O07"]


def test_the_worker_of_post_9_is_free_and_a_joker_costs_four():
    match = play(deliver(NINE), "deliver:P9", "disc:L1", "hire:joker")
    assert (me(match).dollars, zone(me(match))) == (1, {"joker": 2})
    match = play(deliver(NINE), "deliver:P9", "disc:L1", "hire:cowboy")
    assert (me(match).dollars, zone(me(match))) == (5, {"joker": 1, "cowboy": 1})


def test_the_worker_of_post_9_need_not_be_hired():
    match = play(deliver(NINE), "deliver:P9", "disc:L1", "pass")
    assert zone(me(match)) == {"joker": 1}


def test_worker_bonuses_may_still_pay_for_the_joker_of_post_9():
    """Only jokers are left, and the disc has taken the money for one."""
    match = arrive("EP", hand=NINE, workers=(0, 0, 2, 1), workers_left=(0, 0, 0, 3))
    play(match, "deliver:P9", "disc:L4")
    assert (me(match).dollars, options(match)) == (2, ["pass", "hire:discard_engineer", "hire:discard_joker"])
    play(match, "hire:discard_joker")
    assert options(match) == ["hire:joker", "pass", "hire:discard_engineer"]
    play(match, "hire:joker")
    assert (me(match).dollars, zone(me(match))) == (0, {"engineer": 2, "joker": 1})


def test_nobody_is_asked_about_a_joker_that_nothing_can_pay():
    match = arrive("EP", hand=NINE, workers_left=(0, 0, 0, 3))
    assert [*play(match, "deliver:P9", "disc:L4").asks] == [1]


def test_rewards_that_have_run_out_are_not_given():
    match = play(deliver(NINE, objective_row="- - -", objective_stack=""), "deliver:P7", "disc:L1")
    assert verb(match) == "act"
    match = play(deliver(NINE, workers_left=(0, 0, 0, 0)), "deliver:P9", "disc:L1")
    assert verb(match) == "act"


# ------------------------------------------------------------ afterwards


def test_at_last_the_whole_hand_is_discarded():
    match = play(deliver(NINE), "deliver:P0", "disc:L1")
    assert me(match).hand == []
    assert sorted(ids(me(match).discard)) == sorted(["simmental", *NINE.split()])


def test_then_a_new_hand_is_drawn():
    match = play(deliver(NINE), "deliver:P0", "disc:L1", "act:end")
    assert len(me(match).hand) == 4


def test_the_discarded_hand_and_the_simmental_are_shuffled_in_if_the_stack_runs_out():
    match = play(arrive("EP", hand="criollo galloway corriente", draw="pineywoods"), "deliver:P0", "disc:L1")
    assert "pineywoods" in ids(me(match).hand)
    assert len([*me(match).hand, *me(match).draw]) == 5


def test_what_was_revealed_is_not_known_of_the_next_hand():
    match = play(arrive("EP", hand="criollo"), "disc:L1")
    assert me(match).shown == []


def test_the_next_round_begins_at_el_paso():
    match = play(arrive("EP", hand="criollo"), "disc:L1", "move:NB", "act:end")
    assert ([*match.asks], values(match)) == ([0], ["NB", "NC", "ND"])


def test_el_paso_cannot_be_used_where_the_rancher_is_first_placed():
    assert "EP" not in values(scene(at=None))
