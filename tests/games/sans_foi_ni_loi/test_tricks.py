"""Dirty tricks, card by card."""

from __future__ import annotations

import pytest

from games.sans_foi_ni_loi.scene import cards, ids, land, options, scene, seed_of
from saloon.engine import Dice

# ------------------------------------------------------------ lynching


@pytest.mark.parametrize(
    ("victim", "cost"), [("cowboy1", 3), ("cowboy2", 4), ("cowboy3", 5), ("undertaker", 5), ("mayor", 6), ("sheriff", 7)]
)
def test_lynching_costs_two_and_the_bonus(victim, cost):
    line = ["range1"] * 6
    match = scene(hand=["lynching"], line=line, ranches={1: dict(folk=victim), 0: dict(gold=4)})
    if cost > 6:
        assert "act:lynching" not in options(match)
        match.play("0 act:buy")
    left = match.state.points - cost
    match.play("0 act:lynching")
    assert match.state.points == left
    assert match.state.ranches[1].cowboys == match.state.ranches[1].notables == []
    assert ids(match.state.discard) == ["lynching", victim]


def test_with_six_points_and_one_coin_the_sheriff_cannot_be_lynched():
    match = scene(hand=["lynching"], ranches={1: dict(folk="sheriff"), 0: dict(gold=1)})
    assert "act:lynching" not in options(match)
    assert "act:buy" not in options(match)


def test_lynching_chooses_freely_among_characters():
    match = scene(hand=["lynching"], ranches={1: dict(folk="undertaker cowboy1"), 2: dict(folk="cowboy2 cowboy2")})
    match.play("0 act:lynching")
    assert options(match) == ["lynch:1.undertaker", "lynch:1.cowboy1", "lynch:2.cowboy2"]


# ------------------------------------------------------------ hired killers


def test_a_killer_who_wins_comes_back_with_the_reward():
    """4 + 3 against 3 + 3."""
    match = scene(hand=["killer_b"], rolls=(4, 3), ranches={1: dict(folk="cowboy2 cowboy3")})
    match.play("0 act:killer_b")
    g = match.state
    assert ids(g.ranches[1].cowboys) == ["cowboy2"]
    assert ids(g.players[0].hand) == ["killer_b"]
    assert g.ranches[0].gold == 3
    assert ids(g.trophies["killer_b"]) == ["cowboy3"]


def test_a_killer_who_loses_pays_bounty_and_trophies():
    """Trophies of 3 and 5; 1 + 3 against 6 + 1: the defender gets 3 + 8."""
    trophies = {"killer_b": ["cowboy3", "sheriff"]}
    match = scene(hand=["killer_b"], rolls=(1, 6), trophies=trophies, ranches={1: dict(folk="cowboy1")})
    match.play("0 act:killer_b")
    g = match.state
    assert g.ranches[1].gold == 11
    assert g.trophies == {}
    assert sorted(ids(g.discard)) == ["cowboy3", "killer_b", "sheriff"]
    assert ids(g.ranches[1].cowboys) == ["cowboy1"]


def test_in_a_tie_both_fall_and_nobody_is_paid():
    """5 + 2 against 4 + 3; the Undertaker died in this very duel."""
    match = scene(hand=["killer_a"], rolls=(5, 4), ranches={1: dict(folk="undertaker")})
    match.play("0 act:killer_a")
    g = match.state
    assert sorted(ids(g.discard)) == ["killer_a", "undertaker"]
    assert g.ranches[1].notables == []
    assert [ranch.gold for ranch in g.ranches] == [0, 0, 0]


def test_the_undertaker_is_paid_for_both_of_a_tie():
    """4 gold to the ranch that has him."""
    match = scene(hand=["killer_a"], rolls=(5, 4), ranches={1: dict(folk="cowboy3"), 2: dict(folk="undertaker")})
    match.play("0 act:killer_a", "0 shoot:1.cowboy3")
    assert [ranch.gold for ranch in match.state.ranches] == [0, 0, 4]


def test_the_killer_meets_the_strongest_first():
    """Sheriff, then Mayor."""
    match = scene(hand=["killer_c"], rolls=(6, 1), ranches={1: dict(folk="sheriff cowboy3 mayor"), 0: dict(gold=2)})
    match.play("0 act:killer_c")
    assert ids(match.state.trophies["killer_c"]) == ["sheriff"]
    seed_of(match, 6, 1)
    match.play("0 act:killer_c")
    assert ids(match.state.trophies["killer_c"]) == ["sheriff", "mayor"]


def test_a_killer_who_won_may_strike_again_at_once():
    """6 points, two duels."""
    match = scene(hand=["killer_c"], rolls=(6, 1), ranches={1: dict(folk="cowboy1 cowboy2"), 0: dict(gold=2)})
    match.play("0 act:killer_c")
    assert match.state.points == 3
    seed_of(match, 6, 1)
    match.play("0 act:killer_c")
    assert match.state.points == 0
    assert len(match.state.trophies["killer_c"]) == 2


def test_between_equally_strong_victims_the_attacker_chooses():
    """Ruling A-03: Undertaker and veteran cowboy both have +3."""
    match = scene(hand=["killer_c"], ranches={1: dict(folk="undertaker cowboy3 cowboy1")})
    match.play("0 act:killer_c")
    assert options(match) == ["shoot:1.undertaker", "shoot:1.cowboy3"]


def test_a_killer_needs_a_victim():
    assert "act:killer_a" not in options(scene(hand=["killer_a"], ranches={0: dict(folk="cowboy1")}))


def test_the_reward_may_be_the_victims_bonus():
    """Option killer_reward=victim_bonus (ruling A-07)."""
    match = scene(hand=["killer_c"], rolls=(6, 1), options={"killer_reward": "victim_bonus"}, ranches={1: dict(folk="cowboy1")})
    match.play("0 act:killer_c")
    assert match.state.ranches[0].gold == 1


def test_the_killers_numbers_are_an_option():
    match = scene(hand=["killer_a"], rolls=(1, 6), options={"killer_values": "9/7,3/3,4/4"}, ranches={1: dict(folk="cowboy3")})
    match.play("0 act:killer_a")
    assert match.state.ranches[0].gold == 7


def test_bounty_is_paid_before_the_undertaker():
    """Ruling A-01: a bank of 3 pays the bounty and has nothing for the Undertaker."""
    match = scene(hand=["killer_b"], rolls=(6, 1), bank=3, ranches={1: dict(folk="cowboy1"), 2: dict(folk="undertaker")})
    match.play("0 act:killer_b", "0 shoot:1.cowboy1")
    assert [ranch.gold for ranch in match.state.ranches] == [3, 0, 0]


def test_the_undertaker_is_paid_for_a_beaten_killer_and_for_a_lynching():
    match = scene(hand=["killer_b", "lynching"], rolls=(1, 6), ranches={1: dict(folk="undertaker"), 2: dict(folk="cowboy1")})
    match.play("0 act:killer_b", "0 shoot:1.undertaker")
    assert match.state.ranches[1].gold == 3 + 2
    match.play("0 act:lynching")
    assert match.state.ranches[1].gold == 3 + 2 + 2


def test_the_undertaker_is_paid_for_deaths_on_his_own_side():
    match = scene(hand=["lynching"], ranches={1: dict(folk="undertaker cowboy1")})
    match.play("0 act:lynching", "0 lynch:1.cowboy1")
    assert match.state.ranches[1].gold == 2


def test_the_undertaker_is_not_paid_for_his_own_death():
    """Ruling A-11."""
    match = scene(hand=["lynching"], ranches={1: dict(folk="undertaker")})
    match.play("0 act:lynching")
    assert match.state.ranches[1].gold == 0


# ------------------------------------------------------------ sheriff


def test_the_sheriff_stops_card_sharp_hold_up_and_rustling_only():
    """On the bank, Hold-up stays legal."""
    tricks = ["sharp", "holdup", "rustling", "raid", "panic", "rails", "saloon", "lynching", "killer_a"]
    target = dict(folk="sheriff cowboy1", gold=5, ranges=[land("range1", "herd1-1")])
    match = scene(2, options={"two_player_mode": "single_ranch"}, hand=tricks, hands={1: ["mayor"]}, ranches={
        0: dict(ranges=[land()]), 1: target,
    })  # fmt: skip
    able = set(options(match))
    assert not {"act:sharp", "act:rustling"} & able
    assert {"act:raid", "act:panic", "act:rails", "act:saloon", "act:lynching", "act:killer_a", "act:holdup"} <= able
    match.play("0 act:holdup")
    assert match.state.ranches[1].gold == 5
    assert match.state.ranches[0].gold >= 4


# ------------------------------------------------------------ hold-up, saloon, rustling


def test_a_hold_up_takes_no_more_than_there_is():
    """4 gold, a die of 6."""
    match = scene(hand=["holdup"], rolls=(6,), ranches={1: dict(gold=4)})
    match.play("0 act:holdup", "0 rob:1")
    assert [ranch.gold for ranch in match.state.ranches] == [4, 0, 0]


def test_a_hold_up_brings_a_die_and_three():
    match = scene(hand=["holdup"], rolls=(2,))
    match.play("0 act:holdup")
    assert (match.state.ranches[0].gold, match.state.bank) == (5, 45)


def test_the_saloon_lures_a_cowboy_from_every_opponent():
    """{1, 2}, {3} and none."""
    folk = {1: dict(folk="cowboy1 cowboy2"), 2: dict(folk="cowboy3"), 3: dict(folk="undertaker")}
    lured = set()
    for state in range(12):
        match = scene(4, hand=["saloon"], ranches=folk)
        match.state.dice = Dice(state)
        match.play("0 act:saloon")
        g = match.state
        assert [len(ranch.cowboys) for ranch in g.ranches] == [2, 1, 0, 0]
        assert g.ranches[3].gold == 0
        assert g.ranches[0].cowboys[1].id == "cowboy3"
        lured.add(g.ranches[0].cowboys[0].id)
    assert lured == {"cowboy1", "cowboy2"}


def test_a_rustled_herd_keeps_its_age():
    """Age 3 at once; watched and sold for 9 in the thief's next turn, or age 4."""
    victim = dict(ranges=[land("range1", "herd3-3")])
    match = scene(hand=["rustling"], ranches={0: dict(ranges=[land("range2")], folk="cowboy3 cowboy3"), 1: victim})
    match.play("0 act:rustling")
    assert ids(match.state.ranches[0].ranges[0].herds) == ["herd3-3"]
    assert match.state.ranches[1].ranges[0].herds == []
    match.play("0 act:end", "1 act:end", "2 act:end")
    assert options(match) == ["sell:0.herd3-3", "pass"]
    kept = match.clone()
    match.play("0 sell:0.herd3-3")
    assert match.state.ranches[0].gold == 9
    kept.play("0 pass")
    assert ids(kept.state.ranches[0].ranges[0].herds) == ["herd3-4"]


def test_rustling_needs_room():
    full = [land("range1", "herd1-1"), land("range1", raided=True)]
    match = scene(hand=["rustling"], rolls=(1, 6), ranches={0: dict(ranges=full), 1: dict(ranges=[land("range1", "herd3-3")])})
    match.play("0 pass")
    assert "act:rustling" not in options(match)


def test_rustling_asks_for_the_herd_and_for_the_new_range():
    own = dict(ranges=[land("range1"), land("range2")])
    match = scene(hand=["rustling"], ranches={0: own, 1: dict(ranges=[land("range2", "herd3-3", "herd1-1")])})
    match.play("0 act:rustling")
    assert options(match) == ["rustle:1.0.herd3-3", "rustle:1.0.herd1-1"]
    match.play("0 rustle:1.0.herd1-1")
    assert options(match) == ["range:0", "range:1"]
    match.play("0 range:1")
    assert ids(match.state.ranches[0].ranges[1].herds) == ["herd1-1"]


@pytest.mark.parametrize("mode", ["blocked", "literal"])
def test_a_raided_herd_cannot_be_rustled(mode):
    victim = dict(ranges=[land("range1", "herd3-3", raided=True)])
    match = scene(hand=["rustling"], options={"raid_mode": mode}, ranches={0: dict(ranges=[land()]), 1: victim})
    assert "act:rustling" not in options(match)


# ------------------------------------------------------------ raid, panic, rails


def test_a_raid_lies_on_one_range_of_an_opponent():
    """One raid a range (ruling A-06); never on an own range (A-04)."""
    match = scene(hand=["raid", "raid"], ranches={0: dict(ranges=[land()]), 1: dict(ranges=[land("range1"), land("range2")])})
    match.play("0 act:raid")
    assert options(match) == ["seize:1.0", "seize:1.1"]
    match.play("0 seize:1.1", "0 act:raid")
    assert [land.raided for land in match.state.ranches[1].ranges] == [True, True]


def test_no_herd_goes_on_a_raided_range():
    match = scene(hand=["herd1"], ranches={0: dict(ranges=[land(raided=True)])})
    assert "act:herd1" not in options(match)


def test_the_cavalry_gives_everything_back_at_once():
    """Ages 2 and 4 as before, and room for a herd in the same turn."""
    ranges = [land("range3", "herd1-2", "herd1-4", raided=True)]
    match = scene(hand=["cavalry", "herd2"], ranches={0: dict(ranges=ranges)})
    match.play("0 act:cavalry", "0 act:herd2")
    g = match.state
    assert ids(g.ranches[0].ranges[0].herds) == ["herd1-2", "herd1-4", "herd2-1"]
    assert sorted(ids(g.discard)) == ["cavalry", "raid"]


def test_the_cavalry_needs_a_raid_and_the_rodeo_king_a_panic():
    able = options(scene(hand=["cavalry", "rodeo"], ranches={0: dict(ranges=[land()])}))
    assert not {"act:cavalry", "act:rodeo"} & set(able)


def test_the_rodeo_king_ends_a_panic():
    match = scene(hand=["rodeo"], ranches={0: dict(panic=True)})
    match.play("0 act:rodeo")
    assert not match.state.ranches[0].panic
    assert sorted(ids(match.state.discard)) == ["panic", "rodeo"]


def test_one_panic_a_ranch_even_without_herds():
    """Ruling A-06."""
    match = scene(hand=["panic", "panic"], ranches={1: dict(panic=True)})
    match.play("0 act:panic")
    assert match.state.ranches[2].panic
    assert "act:panic" not in options(match)


def test_rails_take_the_range_with_everything_on_it():
    """Also a raided mine."""
    match = scene(hand=["rails"], ranches={1: dict(ranges=[land("range2", mine=True, raided=True)])})
    match.play("0 act:rails")
    assert match.state.ranches[1].ranges == []
    assert sorted(ids(match.state.discard)) == ["mine", "raid", "rails", "range2"]


def test_rails_take_the_herds_too():
    match = scene(hand=["rails"], ranches={1: dict(ranges=[land("range1"), land("range2", "herd1-1", "herd3-2")])})
    match.play("0 act:rails", "0 seize:1.1")
    assert sorted(ids(match.state.discard)) == ["herd1", "herd3", "rails", "range2"]


# ------------------------------------------------------------ card sharp


def test_the_card_sharp_sees_the_hand_and_takes_a_card():
    match = scene(hand=["sharp"], hands={1: ["mayor", "herd1", "herd1"]})
    match.play("0 act:sharp")
    assert options(match) == ["steal:mayor", "steal:herd1"]
    match.play("0 steal:herd1")
    assert ids(match.state.players[0].hand) == ["herd1"]
    assert sorted(ids(match.state.players[1].hand)) == ["herd1", "mayor"]


def test_only_the_two_concerned_learn_what_was_stolen():
    match = scene(hand=["sharp"], hands={1: ["mayor", "herd1"], 2: ["range1"]}, listen=True)
    match.play("0 act:sharp", "0 cheat:1", "0 steal:mayor")
    tell = next(tell for tell in match.tells if tell.event == "steals")
    assert [str(tell.seen_by(seat).values["card"]) for seat in (0, 1, 2, None)] == ["mayor", "mayor", "?", "?"]


def test_what_the_card_sharp_saw_he_remembers_and_no_other():
    match = scene(hand=["sharp"], hands={1: ["mayor", "herd1"], 2: ["range1"]})
    match.play("0 act:sharp", "0 cheat:1", "0 steal:mayor")
    assert match.observe(0).players[0].peeks == {1: cards("herd1")}
    assert match.observe(2).players[0].peeks == {}
    for state in range(20):
        assert ids(match.imagine(0, Dice(state)).state.players[1].hand) == ["herd1"]
        assert "mayor" in ids(match.imagine(1, Dice(state)).state.players[0].hand)


def test_a_stolen_killer_keeps_its_trophies():
    match = scene(hand=["sharp"], hands={1: ["killer_b"]}, trophies={"killer_b": ["cowboy3"]}, listen=True)
    match.play("0 act:sharp")
    assert ids(match.state.players[0].hand) == ["killer_b"]
    assert ids(match.state.trophies["killer_b"]) == ["cowboy3"]
    tell = next(tell for tell in match.tells if tell.event == "steals")
    assert str(tell.seen_by(2).values["card"]) == "killer_b"


def test_an_empty_hand_cannot_be_cheated():
    assert "act:sharp" not in options(scene(hand=["sharp"]))
