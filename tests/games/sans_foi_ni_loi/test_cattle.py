"""Steps 1 and 2: watch test, sale, fattening, mines."""

from __future__ import annotations

import pytest

from games.sans_foi_ni_loi.scene import ids, land, options, scene


def test_a_watch_test_is_passed_on_equality():
    """Three herds and a 2 against a cowboy of 2 and a 3."""
    match = scene(rolls=(2, 3), ranches={0: dict(ranges=[land("range3", "herd1-1", "herd2-1", "herd3-1")], folk="cowboy2")})
    assert len(match.state.ranches[0].ranges[0].herds) == 3
    assert match.state.discard == []


def test_a_failed_watch_test_loses_the_dearest_herd():
    """Worth 3, 6 and 4; 4 + 3 against 5: the one worth 6 flees."""
    match = scene(rolls=(4, 5), ranches={0: dict(ranges=[land("range3", "herd3-1", "herd2-3", "herd1-4")])})
    assert ids(match.state.ranches[0].ranges[0].herds) == ["herd3-1", "herd1-4"]
    assert ids(match.state.discard) == ["herd2"]


def test_under_panic_herds_count_double_and_two_flee():
    """2 + 6 against 4 + 3: the herds worth 6 and 4 flee."""
    herds = land("range3", "herd3-1", "herd2-3", "herd1-4")
    match = scene(rolls=(2, 4), ranches={0: dict(ranges=[herds], folk="cowboy3", panic=True)})
    assert ids(match.state.ranches[0].ranges[0].herds) == ["herd3-1"]
    assert ids(match.state.discard) == ["herd2", "herd1"]


def test_under_panic_a_single_herd_is_all_that_is_lost():
    match = scene(rolls=(6, 1), ranches={0: dict(ranges=[land("range3", "herd3-1")], panic=True)})
    assert ids(match.state.discard) == ["herd3"]


def test_fences_watch_but_notables_do_not():
    """5 + 4 against 1 + 1 + 4: failed."""
    ranges = [land("range3", "herd1-1", "herd1-1", "herd2-1"), land("range1", "herd3-1")]
    folk = "cowboy1 sheriff undertaker"
    match = scene(rolls=(5, 1), ranches={0: dict(ranges=ranges, folk=folk, fences=2), 1: dict(folk="")}, listen=True)
    watch = next(tell for tell in match.tells if tell.event == "watches")
    assert (watch.values["difficulty"], watch.values["result"]) == (9, 6)
    assert ids(match.state.discard) == ["herd3"]


def test_the_mayor_does_not_watch_either():
    """The Mayor's player is asked first."""
    ranges = [land("range3", "herd1-1", "herd1-1", "herd2-1"), land("range1", "herd3-1")]
    folk = "cowboy1 sheriff mayor undertaker"
    line = ["range1", "range2"] * 3
    match = scene(rolls=(5, 1), line=line, listen=True, ranches={0: dict(ranges=ranges, folk=folk, fences=2)})
    match.play("0 pass")
    watch = next(tell for tell in match.tells if tell.event == "watches")
    assert (watch.values["difficulty"], watch.values["result"]) == (9, 6)


def test_without_herds_no_dice_are_rolled():
    match = scene(ranches={0: dict(ranges=[land()], folk="cowboy1")})
    assert match.state.seals == 0


def test_between_equally_dear_herds_the_owner_chooses():
    """Ruling A-03: a good herd of age 3 and a prize herd of age 2 both bring 6."""
    match = scene(rolls=(6, 1), ranches={0: dict(ranges=[land("range3", "herd2-3", "herd3-2")])})
    assert options(match) == ["flee:0.herd2-3", "flee:0.herd3-2"]
    match.play("0 flee:0.herd2-3")
    assert ids(match.state.ranches[0].ranges[0].herds) == ["herd3-2"]


def test_between_identical_herds_nobody_is_asked():
    match = scene(rolls=(6, 1), ranches={0: dict(ranges=[land("range3", "herd2-2", "herd2-2")])})
    assert ids(match.state.discard) == ["herd2"]
    assert options(match) == ["sell:0.herd2-2", "pass"]


@pytest.mark.parametrize(
    ("herd", "values"), [("herd1", [1, 2, 3, 4, 4]), ("herd2", [2, 4, 6, 8, 8]), ("herd3", [3, 6, 9, 12, 12])]
)
def test_a_herd_is_worth_base_times_age_up_to_four(herd, values):
    """Rulebook, example: the sale values in the owner's next five turns."""
    match = scene(hand=[herd], ranches={0: dict(ranges=[land("range1")], folk="cowboy3 cowboy3 cowboy3")})
    match.play(f"0 act:{herd}", "0 act:end")
    seen = []
    for _ in values:
        match.play("1 act:end", "2 act:end")
        seen.append(match.state.ranches[0].ranges[0].herds[0].value)
        match.state.idle = 0
        match.play("0 pass", "0 act:end")
    assert seen == values


def test_a_herd_that_is_not_sold_grows_a_turn_older():
    """Base 2, age 1; worth 4 at the next sale."""
    match = scene(ranches={0: dict(ranges=[land("range1", "herd2-1")], folk="cowboy3 cowboy3")})
    match.play("0 pass")
    assert ids(match.state.ranches[0].ranges[0].herds) == ["herd2-2"]
    assert match.state.ranches[0].ranges[0].herds[0].value == 4


def test_any_part_of_the_herds_may_be_sold():
    ranges = [land("range2", "herd2-3", "herd1-1"), land("range1", "herd3-4")]
    match = scene(ranches={0: dict(ranges=ranges, folk="cowboy3 cowboy3 cowboy3")})
    assert options(match) == ["sell:0.herd2-3", "sell:0.herd1-1", "sell:1.herd3-4", "pass"]
    match.play("0 sell:1.herd3-4", "0 sell:0.herd2-3", "0 pass")
    g = match.state
    assert (g.ranches[0].gold, g.bank) == (18, 32)
    assert ids(g.ranches[0].ranges[0].herds) == ["herd1-2"]
    assert ids(g.discard) == ["herd3", "herd2"]


def test_a_bank_that_is_short_pays_what_it_has():
    """18 due, 17 paid; the game ends after this turn if the bank is still empty."""
    ranges = [land("range2", "herd3-4", "herd2-3")]
    match = scene(bank=17, ranches={0: dict(ranges=ranges, folk="cowboy3 cowboy3 cowboy3")})
    match.play("0 sell:0.herd3-4", "0 sell:0.herd2-3")
    assert (match.state.ranches[0].gold, match.state.bank) == (17, 0)
    match.play("0 act:end")
    assert match.over


def test_gold_for_a_point_goes_back_to_the_bank():
    """As above, then one point is bought: the bank has 2 and the game goes on."""
    ranges = [land("range2", "herd3-4", "herd2-3")]
    match = scene(bank=17, ranches={0: dict(ranges=ranges, folk="cowboy3 cowboy3 cowboy3")})
    match.play("0 sell:0.herd3-4", "0 sell:0.herd2-3", "0 act:buy", "0 act:end")
    assert match.state.bank == 2
    assert not match.over


def test_a_mine_pays_the_sum_of_two_dice():
    """4 and 5 bring 9."""
    match = scene(rolls=(4, 5), ranches={0: dict(ranges=[land(mine=True)])})
    assert match.state.ranches[0].gold == 9


def test_a_mine_blows_up_at_ten():
    """4 and 6: no gold, range and mine are gone."""
    match = scene(rolls=(4, 6), ranches={0: dict(ranges=[land(mine=True), land("range1")])})
    g = match.state
    assert g.ranches[0].gold == 0
    assert [land.card.id for land in g.ranches[0].ranges] == ["range1"]
    assert ids(g.discard) == ["range3", "mine"]


def test_the_right_one_of_two_equal_ranges_blows_up():
    match = scene(rolls=(1, 1, 6, 6), ranches={0: dict(ranges=[land("range1", mine=True), land("range1", mine=True)])})
    assert match.state.ranches[0].gold == 2
    assert len(match.state.ranches[0].ranges) == 1


def test_a_raided_mine_is_not_rolled():
    match = scene(ranches={0: dict(ranges=[land(mine=True, raided=True)])})
    assert match.state.seals == 0
    assert match.state.ranches[0].gold == 0


def test_herds_under_a_raid_are_out_of_play():
    """Not tested, not sold, not older."""
    match = scene(ranches={0: dict(ranges=[land("range2", "herd1-2", "herd1-4", raided=True)])})
    assert match.state.seals == 0
    assert options(match)[0] == "act:take1"
    assert ids(match.state.ranches[0].ranges[0].herds) == ["herd1-2", "herd1-4"]


def test_read_literally_raided_herds_are_tested_and_age_but_are_not_sold():
    """Option raid_mode=literal."""
    ranges = [land("range2", "herd1-2", "herd1-4", raided=True)]
    match = scene(options={"raid_mode": "literal"}, rolls=(1, 6), ranches={0: dict(ranges=ranges)})
    assert match.state.seals == 2
    assert options(match)[0] == "act:take1"
    assert ids(match.state.ranches[0].ranges[0].herds) == ["herd1-3", "herd1-4"]


def test_read_literally_a_raided_herd_can_flee():
    ranges = [land("range2", "herd1-2", "herd1-4", raided=True)]
    match = scene(options={"raid_mode": "literal"}, rolls=(6, 1), ranches={0: dict(ranges=ranges)})
    assert ids(match.state.ranches[0].ranges[0].herds) == ["herd1-3"]
