"""A match: choosing, refusing, undoing, holding, copying, imagining, saving."""

from __future__ import annotations

from functools import partial
from hashlib import blake2b

import msgspec
import pytest

from engine import toy as rules
from engine.toy import BANK, TOY, toy
from saloon.engine import PASS, Ask, AskAll, AskAny, BadSave, IllegalChoice, Match, new_match, seeded, to_bytes
from saloon.engine.conformance import random_choice, snapshot


def a_match(*choices: str, seats: int = 3, **how) -> Match:
    match = new_match(TOY, seats, {}, 1, **how)
    match.play(*choices)
    return match


def options(match: Match, seat: int) -> list[str]:
    return match.asks[seat].texts()


def coins(match: Match) -> list[int]:
    return [player.coins for player in match.state.players]


def play_to_the_end(match: Match) -> Match:
    dice = seeded("end")
    while not match.over:
        match.choose(*random_choice(match, dice))
    return match


# ------------------------------------------------------------ choosing and refusing


def test_a_choice_is_taken_and_counted():
    match = a_match("0 do:grab", "1 grab:north.2")
    assert match.count == 2
    assert match.state.claims == {"north": (1, 2)}
    assert coins(match) == [3, 1, 3]


def test_an_equal_value_is_taken_as_the_option_it_equals():
    """True equals 1, but a record must not say so."""
    match = new_match(toy("unsealed_bids"), 3)
    match.log = []
    match.play("0 do:bid", "0 pass", f"1 bid:{match.state.players[1].hand[0].id}", "2 pass")
    match.answer(0, True)
    assert match.log[-1] == (0, "thank", 1)
    assert match.log[-1][2] is not True


@pytest.mark.parametrize(
    ("seat", "value", "why"),
    [
        (1, PASS, "Seat 1 is not asked anything now; seat 0 is to choose. pass was refused."),
        (9, PASS, "Seat 9 is not asked anything now"),
        (0, "fly", "Seat 0 may choose do:draw, do:hide, do:bid, do:grab, do:roll, pass; not do:fly."),
        (0, None, "not do:None"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(seat, value, why):
    match = a_match()
    before = snapshot(match)
    with pytest.raises(IllegalChoice) as refused:
        match.answer(seat, value)
    assert why in str(refused.value)
    assert snapshot(match) == before


def test_a_wrong_text_is_refused_and_changes_nothing():
    match = a_match()
    before = snapshot(match)
    for text in ("do:fly", "draw", "", "grab:north.1"):
        with pytest.raises(IllegalChoice, match="Seat 0 may choose"):
            match.answer_text(0, text)
    assert snapshot(match) == before


def test_a_match_that_is_over_takes_no_answers():
    match = play_to_the_end(a_match())
    before = snapshot(match)
    with pytest.raises(IllegalChoice, match="The game is over"):
        match.answer(0, PASS)
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        match.undo()
    assert (snapshot(match), match.asks) == (before, {})


# ------------------------------------------------------------ the kinds of ask


def test_secret_answers_wait_for_everybody():
    match = a_match("0 do:bid", "1 pass")
    assert isinstance(match.question, AskAll)
    assert sorted(match.asks) == [0, 2]
    with pytest.raises(IllegalChoice, match="seat 0, 2 is to choose"):
        match.answer(1, PASS)
    match.play("2 pass", "0 pass")
    assert match.state.active == 1


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_secret_answers_does_not_matter(order):
    match = a_match("0 do:bid")
    for seat in order:
        match.answer(seat, match.asks[seat].options[0])
    expected = a_match("0 do:bid")
    for seat in range(3):
        expected.answer(seat, expected.asks[seat].options[0])
    assert to_bytes(match.state) == to_bytes(expected.state)


def test_a_secret_answer_can_be_changed_as_long_as_somebody_chooses():
    match = a_match("0 do:bid", "1 pass", "2 pass")
    other = next(text for text in match.question.by_seat()[1].texts() if text != "pass")
    count, before = match.count, match.observe(2)
    match.log = [(1, "bid", PASS), (2, "bid", PASS)]
    match.change_text(1, other)
    assert (match.count, match.observe(2), sorted(match.asks)) == (count, before, [0])
    assert [choice[0] for choice in match.log] == [1, 2]
    assert match.save() == a_match("0 do:bid", f"1 {other}", "2 pass").save()


def test_an_answer_cannot_be_changed_once_all_have_answered_nor_before_one_has():
    match = a_match("0 do:bid", "1 pass")
    for seat in (0, 2):
        with pytest.raises(IllegalChoice, match="Too late"):
            match.change_text(seat, "pass")
    with pytest.raises(IllegalChoice, match="bid:"):
        match.change_text(1, "bid:nothing")
    match.play("2 pass", "0 pass")
    with pytest.raises(IllegalChoice, match="Too late"):
        match.change_text(1, "pass")


def test_what_anybody_may_answer_next_cannot_be_changed():
    match = a_match("0 do:grab", "2 grab:west.1")
    with pytest.raises(IllegalChoice, match="Too late"):
        match.change_text(2, "pass")


def test_any_asked_seat_may_answer_next():
    match = a_match("0 do:grab", "2 grab:west.1", "1 pass", "2 pass")
    assert isinstance(match.question, AskAny)
    assert sorted(match.asks) == [0]
    match.answer(0, PASS)
    assert match.state.active == 1


@pytest.mark.parametrize("kind", [AskAll, AskAny])
def test_an_ask_of_several_seats_is_made_when_somebody_looks_at_it(kind):
    made = []

    def make(seat):
        made.append(seat)
        return Ask(seat, "bid", [PASS])

    question = kind([2, 0], make)
    asks = question.by_seat()
    assert (list(asks), len(asks), 0 in asks, 1 in asks, made) == ([2, 0], 2, True, False, [])
    assert asks[0] is asks[0]
    assert (asks[0].seat, asks.get(1), asks.get(None), made) == (0, None, None, [0])
    question.renew()
    assert [ask.seat for ask in question.by_seat().values()] == [2, 0]
    assert made == [0, 2, 0]


# ------------------------------------------------------------ telling


def test_only_those_who_may_read_a_card_learn_it():
    match = a_match("0 do:draw", listen=True)
    (draws,) = match.tells
    card = match.state.players[0].hand[-1]
    assert (draws.at, draws.event, draws.seat) == (1, "draws", 0)
    assert [draws.seen_by(seat).values["card"] for seat in (0, 1, None)] == [card, "?", "?"]


def test_reasons_are_those_of_the_open_ask():
    match = a_match(listen=True)
    match.play("0 do:hide")
    match.play(f"0 {options(match, 0)[0]}", "1 pass", "2 pass")
    assert [(why.seat, why.value, why.reason, why.values) for why in match.why_not] == [
        (0, "hide", "nothing_to_hide", {"cards": 2})
    ]
    match.play("0 do:roll")
    assert match.why_not == []


def test_nothing_is_kept_when_nobody_listens():
    match = a_match("0 do:roll")
    assert (match.tells, match.why_not) == ([], [])


# ------------------------------------------------------------ undo


def test_undo_takes_back_the_last_choice():
    match = a_match("0 do:grab", "1 grab:north.2", "2 pass", listen=True)
    assert match.undo_seat == 2
    match.undo()
    assert (match.count, match.undo_seat, sorted(match.asks)) == (2, 1, [0, 1, 2])
    match.undo()
    assert (coins(match), match.tells) == ([3, 3, 3], [])
    match.undo()
    assert snapshot(match) == snapshot(a_match())


def test_undo_does_not_go_back_into_an_earlier_turn():
    match = a_match("0 pass")
    assert not match.can_undo
    assert match.undo_seat is None
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        match.undo()


def test_undo_does_not_go_back_across_a_drawn_card():
    match = a_match("0 do:draw")
    assert not match.can_undo


def test_a_secret_answer_can_be_undone_while_others_think():
    match = a_match("0 do:bid", "1 pass", "2 pass")
    match.undo()
    assert sorted(match.asks) == [0, 2]
    match.undo()
    assert snapshot(match) == snapshot(a_match("0 do:bid"))


def test_undo_shortens_the_log_even_of_a_match_that_was_restored():
    match = Match.restore(a_match("0 pass", "1 pass").save(), TOY)
    match.log = []
    match.play("2 do:grab", "0 pass")
    match.undo()
    assert match.log == [(2, "do", "grab")]


# ------------------------------------------------------------ hold


def test_a_match_that_holds_stops_at_the_end_of_a_turn():
    match = a_match("0 do:grab", "0 pass", "1 pass", "2 pass", hold=True)
    assert options(match, 0) == ["done"]
    assert match.state.active == 0
    match.play("0 done")
    assert (match.state.active, match.count) == (1, 4)


def test_the_last_choice_can_be_undone_at_a_hold():
    match = a_match("0 pass", hold=True)
    match.undo()
    assert snapshot(match) == snapshot(a_match(hold=True))


def test_a_rolled_die_cannot_be_undone_at_a_hold():
    match = a_match("0 do:roll", hold=True)
    assert options(match, 0) == ["done"]
    assert not match.can_undo


def test_holds_are_not_part_of_the_log():
    match = new_match(TOY, 3, {}, 1, hold=True)
    match.log = []
    match.play("0 pass", "0 done", "1 pass")
    match.undo()
    match.play("1 do:roll", "1 done")
    assert match.log == [(0, "do", "pass"), (1, "do", "roll")]


def test_a_hold_survives_clone_and_save():
    match = a_match("0 pass", hold=True)
    assert snapshot(match.clone()) == snapshot(Match.restore(match.save(), TOY)) == snapshot(match)


# ------------------------------------------------------------ clones and saves

SCENES = {
    "the start": [],
    "mid-turn": ["0 do:grab", "1 grab:north.2"],
    "after a seal": ["0 do:draw"],
    "waiting for secret answers": ["0 do:bid", "1 pass"],
    "a later turn": ["0 do:roll", "1 pass"],
}


@pytest.mark.parametrize("choices", SCENES.values(), ids=SCENES)
def test_clones_and_restored_saves_are_the_match(choices):
    match = a_match(*choices)
    copies = [match.clone(), match.clone().clone(), Match.restore(match.save(), TOY), Match.restore(match.clone().save(), TOY)]
    assert [snapshot(copy) for copy in copies] == [snapshot(match)] * 4
    assert len({copy.save() for copy in [match, *copies]}) == 1


def test_a_match_that_is_over_can_be_cloned_saved_and_imagined():
    match = play_to_the_end(a_match())
    restored = Match.restore(match.save(), TOY)
    for copy in (
        match.clone(),
        restored,
        restored.clone(),
        Match.restore(restored.save(), TOY),
        match.imagine(0, seeded(1)).clone(),
    ):
        assert copy.over
        assert copy.standings() is not None
        assert copy.observe(0) == match.observe(0)


def test_a_clone_plays_for_itself():
    match = a_match("0 do:grab")
    before = snapshot(match)
    play_to_the_end(match.clone())
    assert snapshot(match) == before


def test_a_secret_answer_changed_in_a_clone_stays_as_it_is_in_the_match():
    match = a_match("0 do:bid", "1 pass")
    before, clone = match.save(), match.clone()
    clone.change_text(1, options(a_match("0 do:bid"), 1)[0])
    assert match.save() == before != clone.save()


def test_a_clone_can_be_undone_as_far_as_the_match():
    clone = a_match("0 do:grab", "1 grab:north.2").clone()
    clone.undo()
    assert snapshot(clone) == snapshot(a_match("0 do:grab"))
    assert not a_match("0 do:draw").clone().can_undo


def test_a_clone_that_listens_hears_its_turn_again():
    match = a_match("0 do:roll", "1 do:grab", "0 grab:east.1", listen=True)
    assert match.clone().tells == []
    assert match.clone(listen=True).tells == match.tells[1:]


def test_a_restored_match_that_listens_hears_its_turn_again():
    match = a_match("0 do:roll", "1 do:grab", "0 grab:east.1", listen=True)
    assert Match.restore(match.save(), TOY, listen=True).tells == match.tells[1:]


def test_a_match_that_keeps_nothing_plays_but_cannot_be_copied():
    match = a_match("0 do:grab", keep=False)
    assert not match.can_undo
    for copied in (match.clone, match.save):
        with pytest.raises(BadSave, match="does not keep the start of its turn"):
            copied()
    assert play_to_the_end(match).clone().over


def test_a_save_does_not_grow_with_the_match():
    assert len(a_match(*["0 pass", "1 pass", "2 pass"] * 3).save()) < len(a_match().save()) + 20


def test_a_save_of_another_game_is_refused():
    other = toy()
    other.id = "another"
    with pytest.raises(BadSave, match="is of the game toy, not of another"):
        Match.restore(a_match().save(), other)


@pytest.mark.parametrize(
    "damage", [lambda s: b"", lambda s: s[:5], lambda s: s[:-1], lambda s: s + b"x", lambda s: s[:40] + b"?" + s[41:]]
)
def test_a_damaged_save_is_refused(damage):
    with pytest.raises(BadSave, match="damaged"):
        Match.restore(damage(a_match("0 do:grab").save()), TOY)


def test_a_save_with_fields_that_the_state_no_longer_has_is_read():
    """What a former state held and this one does without, like notes that only labels needed."""
    saved = msgspec.msgpack.decode((match := a_match("0 do:grab")).save()[8:])
    saved["start"] |= {"reach": 4, "station": "red_1", "notes": [1, {"of": None}]}
    body = msgspec.msgpack.encode(saved)
    restored = Match.restore(blake2b(body, digest_size=8).digest() + body, TOY)
    assert snapshot(restored) == snapshot(match)


def test_a_save_that_names_an_unknown_card_is_refused(monkeypatch):
    data = a_match().save()
    gone = dict(rules.Card.all)
    gone.pop("red_1")
    monkeypatch.setattr(rules.Card, "all", gone)
    with pytest.raises(BadSave, match="damaged"):
        Match.restore(data, TOY)


def test_a_turn_that_new_rules_no_longer_allow_is_lost_and_nothing_else():
    match = a_match("0 do:roll", "1 do:grab", "0 grab:east.1")

    def without_grab(g):
        ask = (flow := partial(rules.turn)(g)).send(None)
        answer = yield Ask(ask.seat, ask.verb, [option for option in ask.options if option != "grab"])
        try:
            while True:
                answer = yield flow.send(answer)
        except StopIteration:
            return

    changed = toy()
    changed.rules.turn = without_grab
    restored = Match.restore(match.save(), changed, listen=True)
    assert restored.lost == [(1, "do:grab"), (0, "grab:east.1")]
    assert snapshot(restored) == snapshot(restored.clone())
    assert (restored.count, coins(restored), restored.tells) == (1, coins(a_match("0 do:roll")), [])


# ------------------------------------------------------------ imagined matches


def test_an_imagined_match_is_one_that_could_be():
    match = a_match("0 do:bid")
    imagined = match.imagine(0, seeded(3))
    assert imagined.observe(0) == match.observe(0)
    assert options(imagined, 0) == options(match, 0)
    assert imagined.state.players[1].hand != match.state.players[1].hand
    TOY.rules.invariants(imagined.state)


def test_others_are_asked_with_their_imagined_cards():
    imagined = a_match("0 do:bid").imagine(0, seeded(3))
    for player in imagined.state.players:
        assert imagined.asks[player.seat].options == [*rules.by_value(player.hand), PASS]


def test_secret_answers_of_others_are_forgotten_and_ones_own_is_kept():
    match = a_match("0 do:bid", "0 pass", "1 pass")
    imagined = match.imagine(0, seeded(3))
    assert sorted(imagined.asks) == [1, 2]
    assert imagined.count == 2
    imagined.play("1 pass", "2 pass")
    assert (imagined.count, imagined.state.active) == (4, 1)


def test_an_imagined_match_can_be_copied_again_from_the_next_turn_on():
    imagined = a_match("0 do:grab").imagine(0, seeded(3))
    assert not imagined.can_undo
    for copied in (imagined.clone, imagined.save):
        with pytest.raises(BadSave):
            copied()
    imagined.play("0 pass", "1 pass", "2 pass")
    assert snapshot(imagined.clone()) == snapshot(Match.restore(imagined.save(), TOY)) == snapshot(imagined)


def test_imagining_leaves_the_match_alone():
    match = a_match("0 do:bid", "0 pass", "1 pass")
    before = snapshot(match)
    play_to_the_end(match.imagine(2, seeded(3)))
    assert snapshot(match) == before


def test_matches_imagined_alike_are_as_if_each_were_imagined_by_itself():
    match = a_match("0 do:bid", "0 pass", "1 pass")
    one, other = match.imagine_alike(0, seeded(3), 2)
    assert snapshot(one) == snapshot(other) == snapshot(match.imagine(0, seeded(3)))
    one.play("1 pass", "2 pass")
    assert (one.count, other.count) == (4, 2)


def test_matches_imagined_alike_know_when_a_turn_begins_and_keep_nothing_of_it():
    (match,) = a_match().imagine_alike(0, seeded(3), 1)
    assert match.at_turn_start
    match.play("0 do:grab")
    assert not match.at_turn_start
    match.play("0 pass", "1 pass", "2 pass")
    assert match.at_turn_start
    with pytest.raises(BadSave):
        match.clone()


def test_coins_are_where_the_books_say():
    match = play_to_the_end(a_match())
    assert match.state.bank + sum(coins(match)) == BANK + 9
