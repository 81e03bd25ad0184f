"""At the Poker Table: the leaflet sentence by sentence, its example, and what it leaves open."""

from __future__ import annotations

import pytest

from games.great_western_trail.poker.table import PLAYED, at, bonus, poker
from games.great_western_trail.scene import ids, me, options, play, scene, values
from saloon.engine import LANGUAGES, Match
from saloon.engine.errors import BadOptions
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import INDEX, Space
from saloon.games.great_western_trail.poker.components import BANK, BONUSES, MAX_CARDS, STAKES
from saloon.games.great_western_trail.scoring import score
from texts import UNSAID, explained, labels, said

LAY, SHOW = "act:poker_lay-1", "act:poker_show-1"


def at_d(seated: dict[int, str] = {}, **things: object) -> Match:
    """In the first turn the herder begins at the building on space D."""
    return play(poker(seated, **{"workers": (3, 1, 2), "dollars": 5, **things, "herder": None}), "begin:D")


def at_g(seated: dict[int, str] = {}, **things: object) -> Match:
    return play(poker(seated, **{**things, "herder": None}), "begin:G")


# ------------------------------------------------------------ set-up


def test_figures():
    """The 6 is printed, the other points and the money are assumed (G-25)."""
    assert [(token.points, token.dollars, token.players) for token in BONUSES] == [(6, 2, 2), (5, 2, 2), (4, 2, 3), (3, 2, 4)]
    assert (BANK, MAX_CARDS, STAKES) == (3, 3, (1, 2))
    assumed = {(each.id, each.figure) for each in GAME.figures() if each.source == "assumed" and each.id.startswith("PB")}
    assert ("PB1", "points") not in assumed
    assert {("PB1", "dollars"), ("PB2", "points"), ("PB4", "dollars")} <= assumed


@pytest.mark.parametrize(("seats", "points"), [(2, [6, 5]), (3, [6, 5, 4]), (4, [6, 5, 4, 3])])
def test_there_is_a_token_for_each_player_the_six_on_top(seats, points):
    g = GAME.set_up(seats, PLAYED, seed=1)
    assert [token.points for token in reversed(g.poker.bonuses)] == points
    assert (len(g.poker.seats), g.poker.pot) == (seats, 0)


def test_without_the_option_there_is_no_table():
    g = GAME.set_up(3, {}, seed=1)
    assert (g.poker, "poker" in GAME.rules.score(g, 0)) == (None, False)
    assert LAY not in options(play(scene(herder=None, workers=(3, 1, 1)), "begin:D"))


def test_g_26_it_is_not_played_alone():
    with pytest.raises(BadOptions, match="2, 3, 4 seats only"):
        GAME.set_up(1, PLAYED, seed=1)


# ------------------------------------------------------------ laying cards at D


def test_the_building_on_space_d_has_one_more_action_beside_its_own():
    match = at_d(hand="galloway galloway")
    tile = match.state.trail[INDEX[Space.of("D")]]
    assert LAY in options(match)
    assert {f"act:{action.id}" for action in tile.actions} & {*options(match)}


@pytest.mark.parametrize("neutral_tiles", ["fixed", "random"])
def test_it_is_the_space_that_counts_not_the_building(neutral_tiles):
    match = at_d(options={"neutral_tiles": neutral_tiles})
    assert LAY in options(match)
    assert LAY not in options(play(poker(workers=(3, 1, 1), herder=None), "begin:E"))


def test_doing_it_excludes_an_auxiliary_action():
    match = at_d(hand="criollo", draw=["criollo"] * 3)
    assert any(option.startswith("act:aux") for option in options(match))
    play(match, LAY, "sit:cowboy", "pass")
    assert not any(option.startswith("act:aux") for option in options(match))


def test_it_is_done_once_in_a_visit():
    match = play(at_d({0: "criollo"}, hand="criollo criollo criollo"), LAY, "lay:criollo", "pass")
    assert LAY not in options(match)
    assert len(at(match)) == 2


def test_pk_05_whoever_sits_first_has_the_token_of_six():
    match = play(at_d(hand="criollo"), LAY)
    assert values(match) == ["cowboy", "engineer"], "the printed builder stays"
    play(match, "sit:engineer")
    place = match.state.poker.seats[0]
    assert (place.worker.id, place.bonus, me(match).workers, me(match).dollars) == ("engineer", bonus("PB1"), [3, 1, 1], 7)
    assert [token.points for token in match.state.poker.bonuses] == [5]
    assert score(match.state, 0)["poker"] == 6


def test_pk_05_with_printed_workers_only_nobody_sits():
    match = at_d(workers=(1, 1, 1), hand="criollo", listen=True)
    assert LAY not in options(match)
    (why,) = [why for why in match.why_not if getattr(why.value, "id", "") == "poker_lay-1"]
    assert why.reason == "no_poker_player"


def test_g_27_one_may_sit_without_laying_a_card():
    match = play(at_d(hand="criollo", dollars=0), LAY, "sit:cowboy", "pass")
    assert (at(match), match.state.poker.pot, me(match).dollars) == ([], 0, 2)


def test_nobody_has_two_seats():
    match = play(at_d({0: ""}, hand="criollo"), LAY)
    assert values(match) == ["criollo", "pass"]


def test_the_first_card_costs_a_dollar_and_the_second_two():
    match = play(at_d(hand="criollo galloway longhorn"), LAY, "sit:cowboy", "lay:longhorn")
    assert (match.state.poker.pot, me(match).dollars) == (1, 5 + 2 - 1)
    play(match, "lay:galloway")
    assert (match.state.poker.pot, me(match).dollars) == (3, 4)
    assert (at(match), ids(me(match).hand)) == (["longhorn", "galloway"], ["criollo"])


def test_there_is_no_third_card_in_a_visit():
    match = play(at_d({0: ""}, hand="criollo criollo criollo criollo"), LAY, "lay:criollo", "lay:criollo")
    assert "lay" not in {option.partition(":")[0] for option in options(match)}


def test_without_the_dollars_for_a_second_card_there_is_none():
    match = play(at_d({0: ""}, hand="criollo galloway", dollars=2), LAY, "lay:galloway")
    assert not options(match)[0].startswith("lay:")


def test_without_a_dollar_whoever_sits_already_lays_nothing():
    match = at_d({0: ""}, hand="criollo", dollars=0, listen=True)
    assert LAY not in options(match)
    assert [why.reason for why in match.why_not if getattr(why.value, "id", "") == "poker_lay-1"] == ["no_money"]


def test_the_money_of_the_token_pays_for_cards():
    match = play(at_d(hand="criollo galloway", dollars=0), LAY, "sit:cowboy", "lay:criollo")
    assert me(match).dollars == 1


def test_pk_03_with_two_cards_at_the_seat_one_more_may_be_laid():
    match = play(at_d({0: "criollo criollo"}, hand="longhorn galloway"), LAY, "lay:longhorn")
    assert not options(match)[0].startswith("lay:")
    assert (len(at(match)), match.state.poker.pot) == (3, 1)


def test_pk_03_with_three_cards_none_may_be_laid_or_replaced():
    match = at_d({0: "criollo criollo criollo"}, hand="longhorn", listen=True)
    assert LAY not in options(match)
    assert [why.reason for why in match.why_not if getattr(why.value, "id", "") == "poker_lay-1"] == ["poker_seat_full"]


def test_any_card_may_be_laid_objectives_too():
    match = play(at_d({0: ""}, hand="O01 longhorn"), LAY)
    assert set(values(match)) == {"O01", "longhorn", "pass"}
    play(match, "lay:O01")
    assert at(match) == ["O01"]


def test_a_token_may_be_spent_before_a_card_is_laid():
    match = play(at_d({0: ""}, hand="criollo", draw="longhorn", tokens=1), LAY, "lay:exchange", "discard:criollo")
    assert at(play(match, "lay:longhorn")) == ["longhorn"]


def test_laid_cards_are_neither_in_the_hand_nor_in_the_deck_and_the_hand_is_refilled():
    match = play(at_d({0: ""}, hand="longhorn galloway", draw=["criollo"] * 3, discard=""), LAY, "lay:longhorn", "pass")
    while match.asks and 0 in match.asks:
        play(match, next(option for option in options(match) if option in ("act:end", "done")))
    assert sorted(ids(me(match).hand)) == ["criollo", "criollo", "criollo", "galloway"]
    assert at(match) == ["longhorn"]


def test_the_space_that_a_worker_leaves_gives_its_action_again():
    """G-36: the fourth cowboy sits down; the next one hired removes a hazard."""
    match = play(at_d(workers=(4, 1, 1)), LAY)
    assert (me(match).workers, match.state.poker.seats[0].worker.id) == ([3, 1, 1], "cowboy")
    hires = scene(workers=(3, 1, 1), dollars=20, jobs={1: "cowboy"}, trail={"FLOOD1": "flood-2-green"}, herder=None)
    assert options(play(hires, "begin:A", "act:A-2"))[0] == "hazard:FLOOD1"


@pytest.mark.parametrize(("workers", "points"), [((5, 1, 1), 0), ((6, 1, 1), 4)])
def test_a_worker_of_the_fifth_or_sixth_space_scores_no_more(workers, points):
    match = play(at_d(workers=workers), LAY)
    assert score(match.state, 0)["workers"] == points


# ------------------------------------------------------------ showing hands at G


def test_pk_01_the_best_hand_wins_the_pot_and_three_dollars():
    """Leaflet: Miranda's two cards make 2, Éléonore's single one is worth 4; there are 4 dollars in the pot."""
    match = play(at_g({0: "criollo criollo", 1: "shorthorn-3"}, pot=4), SHOW)
    assert ([player.dollars for player in match.state.players], match.state.poker.pot) == ([0, 7], 0)
    assert (ids(me(match).discard), ids(me(match, 1).discard)) == (["criollo", "criollo"], ["shorthorn-3"])
    assert (at(match), at(match, 1)) == ([], [])


def test_pk_02_equal_hands_share_and_the_rest_stays_in_the_pot():
    match = play(at_g({0: "longhorn", 1: "galloway criollo"}, pot=4), SHOW)
    assert ([player.dollars for player in match.state.players], match.state.poker.pot) == ([3, 3], 1)


def test_the_rest_is_won_next_time():
    match = play(at_g({0: "longhorn"}, pot=1), SHOW)
    assert me(match).dollars == 1 + 3


def test_sums_count_whatever_the_breeds_and_objectives_count_nothing():
    match = play(at_g({0: "galloway galloway", 1: "O01 longhorn"}, pot=2), SHOW)
    assert [player.dollars for player in match.state.players] == [5, 0]


def test_pk_04_a_seat_without_cards_does_not_show():
    match = at_g({0: "", 1: "longhorn"}, pot=1, listen=True)
    assert SHOW not in options(match)
    assert [why.reason for why in match.why_not if getattr(why.value, "id", "") == "poker_show-1"] == ["no_poker_cards"]


def test_without_a_seat_nobody_shows():
    match = at_g({1: "longhorn"}, listen=True)
    assert SHOW not in options(match)
    assert [why.reason for why in match.why_not if getattr(why.value, "id", "") == "poker_show-1"] == ["no_poker_seat"]


def test_whoever_is_alone_with_cards_wins_whatever_others_have():
    """G-35."""
    match = play(at_g({0: "O01", 1: ""}, pot=1), SHOW)
    assert [player.dollars for player in match.state.players] == [4, 0]


def test_everybody_with_cards_shows_in_four_seats():
    match = play(at_g({2: "longhorn", 0: "criollo", 3: "hereford-7"}, seats=4, pot=3), SHOW)
    assert [player.dollars for player in match.state.players] == [0, 0, 0, 6]
    assert [hand.seat for hand in match.state.poker.shown] == [0, 2, 3]


def test_the_hands_that_were_shown_are_to_be_seen_until_the_turn_is_over():
    match = play(at_g({0: "longhorn"}, pot=1, hold=True), SHOW)
    assert [(hand.seat, ids(hand.cards), hand.prize) for hand in match.state.poker.shown] == [(0, ["longhorn"], 4)]
    play(match, "act:end")
    assert match.state.poker.shown
    assert not play(match, "done").state.poker.shown


# ------------------------------------------------------------ the end, other buildings


def test_pk_06_cards_at_the_table_are_not_part_of_the_herd():
    """A Hereford there has no points and serves no task."""
    g = poker({0: "hereford-7 O01"}, area="O08", hazards="flood-2-green").state
    assert (score(g, 0)["cattle"], score(g, 0)["objectives"]) == (0, -2)
    assert score(scene(hand="hereford-7", area="O08", hazards="flood-2-green").state, 0)["objectives"] == 3


def test_tokens_score_their_points_and_the_money_in_the_pot_is_lost():
    g = poker({1: "", 0: ""}, pot=50).state
    assert [score(g, seat)["poker"] for seat in (0, 1)] == [5, 6]
    assert [score(g, seat)["money"] for seat in (0, 1)] == [0, 0]


def test_building_6b_does_not_copy_the_add_on():
    match = poker(trail={"D1": "6b-0"}, herder="D", workers=(3, 1, 1), dollars=5, hand="criollo")
    play(match, "move:D1", "act:6b-1")
    if options(match)[0].startswith("copy:"):
        play(match, "copy:D")
    assert not {LAY, SHOW} & {*options(match)}
    assert any(option.startswith("act:") for option in options(match))


# ------------------------------------------------------------ words


def test_options_say_what_they_cost_and_make():
    match = play(at_d({0: "longhorn"}, hand="shorthorn-4"), LAY)
    assert any("$1" in label and "your cards 3 → 7" in label for label in labels(match))


def test_sitting_down_says_what_the_token_brings():
    assert any("6 points" in label for label in labels(play(at_d(hand="criollo"), LAY)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_and_add_ons_are_explained(language):
    for kind, id in (
        ("bonus", "PB1"),
        ("addon", "lay"),
        ("addon", "show"),
        ("action", "poker_lay-1"),
        ("action", "poker_show-1"),
    ):
        title, text = explained(GAME, language, kind, id)
        assert not UNSAID.search(title + text), title + text


def test_the_position_in_words_has_the_table_for_each_reader():
    match = poker({0: "longhorn", 1: "criollo"}, pot=3)
    own, others = "\n".join(said(match, 0)), "\n".join(said(match, None))
    assert "Longhorn, together 3" in own
    assert "1 card" in own
    assert "Longhorn, together 3" not in others
