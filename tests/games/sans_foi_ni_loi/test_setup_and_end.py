"""Set-up, end of the game, prestige, two players."""

from __future__ import annotations

import pytest

from games.sans_foi_ni_loi.scene import ids, land, options, scene
from saloon.engine import new_match, winners
from saloon.games.sans_foi_ni_loi import GAME
from saloon.games.sans_foi_ni_loi.components import CARDS, DECK
from saloon.games.sans_foi_ni_loi.knowledge import invariants
from saloon.games.sans_foi_ni_loi.panel import countdown
from saloon.games.sans_foi_ni_loi.scoring import prestige
from saloon.games.sans_foi_ni_loi.state import Ranch
from saloon.games.sans_foi_ni_loi.texts.position import position


@pytest.mark.parametrize(("seats", "bank", "deck"), [(2, 50, 105), (3, 50, 102), (4, 50, 99), (5, 55, 96), (6, 60, 93)])
def test_bank_and_deck_at_the_start(seats, bank, deck):
    """Rulebook, "Mise en place"."""
    g = new_match(GAME, seats, seed=3).state
    assert (g.bank, len(g.deck), len(g.line)) == (bank, deck, 6)
    assert [len(player.hand) for player in g.players] == [3] * seats
    assert all(ranch == Ranch(ranch.number, ranch.seat) for ranch in g.ranches)


def test_the_box_has_117_cards():
    frames = {
        frame: sum(card.count for card in CARDS if card.frame == frame)
        for frame in ("range", "herd", "cowboy", "trick", "bonus")
    }
    assert frames == {"range": 24, "herd": 30, "cowboy": 20, "trick": 25, "bonus": 18}
    assert len(DECK) == 117


def test_only_the_killers_and_the_stall_guard_are_assumed():
    assumed = {(figure.id, figure.figure) for figure in GAME.figures() if figure.source == "assumed"}
    killers = {(f"killer_{x}", figure) for x in "abc" for figure in ("bonus", "bounty")}
    assert assumed == killers | {("idle_rounds", "value")}


def test_the_first_player_is_drawn_at_random():
    assert {new_match(GAME, 5, seed=seed).state.active for seed in range(60)} == {0, 1, 2, 3, 4}


def test_play_goes_clockwise():
    match = scene(4, active=2)
    order = []
    for _ in range(5):
        (seat,) = match.asks
        order.append(seat)
        match.play(f"{seat} act:end")
    assert order == [2, 3, 0, 1, 2]


def test_the_game_ends_when_the_refill_empties_the_deck():
    """Two cards, two free slots: the Line is full and the game is over."""
    match = scene(deck=["sheriff", "mayor"])
    match.play("0 act:take1", "0 act:take2", "0 act:end")
    assert match.over
    assert ids(match.state.line)[-2:] == ["sheriff", "mayor"]


def test_a_line_that_cannot_be_filled_stays_short():
    match = scene(deck=["sheriff"])
    match.play("0 act:take1", "0 act:take2", "0 act:end")
    assert match.over
    assert match.state.line[-1] is None


def test_the_game_ends_at_the_end_of_the_turn_not_of_the_round():
    match = scene(bank=0, active=1)
    match.play("1 act:end")
    assert match.over


def test_two_rounds_without_a_card_end_the_game():
    """Ruling A-13."""
    match = scene(listen=True)
    for _ in range(5):
        (seat,) = match.asks
        match.play(f"{seat} act:end")
    assert not match.over
    match.play("2 act:end")
    assert match.over
    assert match.tells[-1].values["reason"] == "stall"


def test_a_card_taken_starts_the_count_anew():
    match = scene()
    for _ in range(5):
        (seat,) = match.asks
        match.play(f"{seat} act:end")
    match.play("2 act:take1", "2 act:end")
    assert not match.over
    assert match.state.idle == 0


def test_a_card_played_starts_the_count_anew():
    """A ruling of the house, A-13: only turns count in which nothing was taken and nothing was played."""
    match = scene(hand=["range1"])
    match.play("0 act:range1", "0 act:end")
    assert match.state.idle == 0
    match.play("1 act:end", "2 act:end")
    assert match.state.idle == 2


def test_two_whole_rounds_are_two_turns_of_every_ranch():
    """The turn in which the last card was taken is not one of them."""
    match = scene()
    match.play("0 act:take1", "0 act:end")
    for _ in range(5):
        (seat,) = match.asks
        match.play(f"{seat} act:end")
    assert not match.over
    (seat,) = match.asks
    match.play(f"{seat} act:end")
    assert match.over


def test_the_table_is_warned_one_round_before():
    match = scene(listen=True)
    match.play("0 act:end", "1 act:end")
    assert [meter for meter, _, _ in countdown(match.state)] == ["deck", "bank"]
    match.play("2 act:end")
    assert [tell.event for tell in match.tells].count("nears_stall") == 1
    assert countdown(match.state)[-1] == ("stall", 3, 6)
    assert "Ends in 3 idle turns" in position(match.observe(0), 0, ["Ann", "Bob", "Cy"], GAME.texts("en"))[0]
    match.play("0 act:take1", "0 act:end")
    assert [meter for meter, _, _ in countdown(match.state)] == ["deck", "bank"]


def rich(ranges: int, herds: int, cowboys: int, gold: int) -> dict:
    lands = [land("range3") for _ in range(ranges)]
    for herd in range(herds):
        lands[herd // 3].herds += land("range3", "herd1-1").herds
    return dict(ranges=lands, folk=" ".join(["cowboy1"] * cowboys), gold=gold)


def test_final_scoring():
    """Rulebook, example: Claudia 14, Bruno 9, Laurence and Pascal 10."""
    counts = [(6, 1, 2, 17), (3, 3, 0, 13), (5, 3, 0, 11), (4, 2, 5, 9)]
    match = scene(4, bank=0, ranches={seat: rich(*count) for seat, count in enumerate(counts)})
    table = match.standings()
    by_category = {name: [line.categories[name] for line in table] for name in ("ranges", "herds", "cowboys", "gold")}
    assert by_category == {"ranges": [5, 1, 3, 2], "herds": [1, 5, 5, 2], "cowboys": [3, 0, 0, 5], "gold": [5, 3, 2, 1]}
    assert [line.total for line in table] == [14, 9, 10, 10]
    assert [line.rank for line in table] == [1, 4, 2, 2]
    assert winners(table) == [0]


def test_nothing_scores_nothing():
    assert prestige([0, 0, 1, 1]) == [0, 0, 5, 5]


def test_fifth_and_sixth_score_nothing():
    assert prestige([6, 5, 4, 3, 2, 1]) == [5, 3, 2, 1, 0, 0]


def test_equals_share_a_rank_and_the_next_is_skipped():
    assert prestige([3, 3, 2, 1]) == [5, 5, 2, 1]


def test_a_raided_range_counts_neither_itself_nor_its_herds():
    """3 ranges, one raided with 2 herds, one herd elsewhere: 2 ranges, 1 herd."""
    own = [land("range2", "herd1-1", "herd1-1", raided=True), land("range1", "herd2-1"), land("range1")]
    rival = [land("range1"), land("range1")]
    match = scene(3, rolls=(1, 6), ranches={0: dict(ranges=own), 1: dict(ranges=rival)})
    scores = match.standings()
    assert scores[0].categories["ranges"] == scores[1].categories["ranges"] == 5
    assert scores[0].categories["herds"] == 5


def test_notables_are_not_cowboys():
    """Ruling A-09."""
    match = scene(ranches={0: dict(folk="sheriff undertaker"), 1: dict(folk="cowboy1")})
    assert [line.categories["cowboys"] for line in match.standings()] == [0, 5, 0]


def test_equal_totals_share_the_victory_unless_gold_decides():
    """Option tie_break=gold: more gold, then more ranges."""
    ranches = {0: rich(2, 0, 1, 5), 1: rich(1, 0, 2, 5), 2: rich(0, 0, 0, 0)}
    assert winners(scene(ranches=ranches).standings()) == [0, 1]
    assert winners(scene(ranches=ranches, options={"tie_break": "gold"}).standings()) == [0]
    ranches = {0: rich(1, 0, 2, 4), 1: rich(2, 0, 1, 5), 2: rich(3, 0, 0, 6)}
    tied = scene(ranches=ranches).standings()
    assert [line.total for line in tied] == [9, 9, 10]


# ------------------------------------------------------------ two players


def test_two_players_have_two_ranches_each_in_turn():
    """Rulebook, example: P1R1, P2R1, P1R2, P2R2, and so on."""
    match = scene(2)
    assert [ranch.seat for ranch in match.state.ranches] == [0, 1, 0, 1]
    order = []
    for _ in range(5):
        order.append(match.state.active)
        (seat,) = match.asks
        match.play(f"{seat} act:end")
    assert order == [0, 1, 2, 3, 0]


def test_two_players_add_the_prestige_of_both_ranches():
    """Rulebook, example: ranked as four ranches, summed by player."""
    ranches = {0: rich(4, 0, 0, 0), 1: rich(3, 0, 0, 0), 2: rich(1, 0, 0, 0), 3: rich(2, 0, 0, 0)}
    match = scene(2, ranches=ranches)
    assert [line.total for line in match.standings()] == [5 + 1, 3 + 2]


def test_the_sister_ranch_is_no_opponent():
    match = scene(2, hand=["raid", "rails", "panic", "holdup"], ranches={2: dict(ranges=[land()], gold=5), 3: dict(gold=5)})
    assert not {"act:raid", "act:rails"} & set(options(match))
    match.play("0 act:panic")
    assert options(match) == ["ranch:1", "ranch:3"]
    match.play("0 ranch:1", "0 act:holdup")
    assert options(match) == ["rob:bank", "rob:3"]


def test_both_ranches_share_the_hand_but_not_gold_or_points():
    match = scene(2, hand=["cowboy1"], ranches={2: dict(gold=9)})
    assert "act:buy" not in options(match)
    match.play("0 act:end", "1 act:end", "0 act:cowboy1")
    assert ids(match.state.ranches[2].cowboys) == ["cowboy1"]


def test_the_saloon_draws_from_both_ranches_of_the_other_player():
    match = scene(2, hand=["saloon"], ranches={1: dict(folk="cowboy1"), 2: dict(folk="cowboy3"), 3: dict(folk="cowboy2")})
    match.play("0 act:saloon")
    assert ids(match.state.ranches[0].cowboys) == ["cowboy1", "cowboy2"]
    assert ids(match.state.ranches[2].cowboys) == ["cowboy3"]


def test_the_sheriff_guards_the_common_hand_but_only_his_own_gold():
    """Ruling A-16."""
    ranches = {1: dict(folk="sheriff", gold=5), 3: dict(gold=5)}
    match = scene(2, hand=["sharp", "holdup"], hands={1: ["mayor"]}, ranches=ranches)
    assert "act:sharp" not in options(match)
    match.play("0 act:holdup")
    assert options(match) == ["rob:bank", "rob:3"]


def test_the_duel_is_played_with_one_ranch_each():
    """Option two_player_mode=single_ranch."""
    g = new_match(GAME, 2, {"two_player_mode": "single_ranch"}, seed=1).state
    assert [ranch.seat for ranch in g.ranches] == [0, 1]
    assert (g.bank, len(g.deck)) == (50, 105)


# ------------------------------------------------------------ knowledge


def test_a_card_taken_from_the_line_is_known_to_all():
    """Ruling A-14."""
    match = scene(line=["sheriff", "mayor", "range1", "range1", "range1", "range1"])
    match.play("0 act:take1")
    assert ids(match.observe(1).players[0].shown) == ["sheriff"]
    assert match.observe(1).players[0].hand == ["?"]


def test_a_blind_draw_is_seen_by_nobody_else():
    match = scene(deck=["sheriff", *["range1"] * 5], listen=True)
    match.play("0 act:draw")
    assert match.observe(1).players[0].shown == []
    tell = next(tell for tell in match.tells if tell.event == "draws")
    assert [str(tell.seen_by(seat).values["card"]) for seat in (0, 1)] == ["sheriff", "?"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_coins_and_cards_are_conserved_from_the_start(seats):
    """Ruling A-14; the random games of the conformance suite look at every decision."""
    invariants(new_match(GAME, seats, seed=9).state)
