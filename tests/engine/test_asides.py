"""Asides: what a seat may put in while another is asked, on a toy where everybody has a bell."""

from __future__ import annotations

from typing import Annotated

import pytest

from engine.toy import TOY
from saloon.engine import (
    PASS,
    Aside,
    Ask,
    AskAll,
    Dice,
    Flow,
    Game,
    GameOptions,
    Hidden,
    Hold,
    IllegalChoice,
    Match,
    Position,
    Rules,
    Seat,
    Verb,
    new_match,
    seeded,
    state,
)
from saloon.engine.conformance import check_hold, check_play, random_choice, snapshot
from saloon.engine.record import read_record, record_of, replay

ROUNDS, NUMBERS, RING = 4, (1, 2, 3), "ring"


class Options(GameOptions, frozen=True):
    pass


@state
class Player:
    seat: Seat
    bells: int = 1
    points: int = 0
    rings: int = 0
    cards: Annotated[list[int], Hidden("owner", pool="cards", each="seat")] = []
    deck: Annotated[list[int], Hidden("nobody", pool="cards", each="seat")] = []


@state
class Table(Position):
    players: list[Player]
    active: Seat = 0
    turns: int = 0


def setup(options: Options, seats: int, dice: Dice) -> Table:
    players = [Player(seat, cards=[seat, 10 + seat], deck=[20 + seat, 30 + seat]) for seat in range(seats)]
    return Table(dice=dice, players=players)


def turn(g: Table) -> Flow:
    """Name a number, then all vote in secret; whoever has a bell may ring it for a point before a number is named."""
    me = g.players[g.active]
    number = yield from undisturbed(g, me, "name", [*NUMBERS, PASS])
    me.points += 0 if number == PASS else number
    if number == NUMBERS[-1]:
        yield AskAll(range(len(g.players)), lambda seat: Ask(seat, "vote", [0, 1]))
        g.seal()
    yield Hold(me.seat)
    g.active = (g.active + 1) % len(g.players)
    g.turns += 1


def undisturbed(g: Table, me: Player, verb: str, options: list):  # type: ignore[type-arg]
    while True:
        answer = yield Ask(me.seat, verb, [*options, RING] if me.bells else options)
        if isinstance(answer, Aside):
            yield from ring(g, g.players[answer.seat])
        elif answer == RING:
            yield from ring(g, me)
        else:
            return answer


def ring(g: Table, player: Player) -> Flow:
    """A ring has a question of its own, and may be disturbed in its turn."""
    player.bells -= 1
    player.rings += 1
    g.tell("rings", player.seat)
    player.points += yield from undisturbed(g, player, "tip", [0, 1])


def asides(g: Table) -> dict[Seat, Ask]:
    return {player.seat: Ask(player.seat, RING, [RING]) for player in g.players if player.bells}


BELLS = Game(
    package="bells",
    rules_number=1,
    seats=(2, 3),
    options=Options,
    rules=Rules(
        state=Table,
        setup=setup,
        turn=turn,
        over=lambda g: g.turns == ROUNDS,
        verbs={
            "name": Verb([*NUMBERS, RING, PASS]),
            "tip": Verb([0, 1, RING]),
            "vote": Verb([0, 1]),
            RING: Verb([RING]),
        },
        asides=asides,
        score=lambda g, seat: {"points": g.players[seat].points},
        seats_of=lambda g: len(g.players),
    ),
)


def a_match(*choices: str, **how) -> Match:
    match = new_match(BELLS, 3, {}, 1, **how)
    match.play(*choices)
    return match


def points(match: Match) -> list[int]:
    return [player.points for player in match.state.players]


def test_others_may_put_something_in_while_one_seat_is_asked():
    match = a_match()
    assert list(match.asks) == [0]
    assert {seat: ask.texts() for seat, ask in match.asides.items()} == {1: ["ring:ring"], 2: ["ring:ring"]}


def test_an_aside_is_dealt_with_and_the_question_is_put_again():
    match = a_match("1 ring:ring")
    assert match.asks[1].texts() == ["tip:0", "tip:1"]
    match.play("1 tip:1")
    assert match.asks[0].texts() == ["name:1", "name:2", "name:3", "pass", "name:ring"]
    match.play("0 name:2")
    assert (points(match), match.count) == ([2, 1, 0], 3)


def test_asides_follow_the_state():
    match = a_match("1 ring:ring", "1 tip:1")
    assert list(match.asides) == [2]


def test_an_aside_may_disturb_an_aside():
    match = a_match("1 ring:ring", "2 ring:ring", "2 tip:1", "1 tip:1", "0 name:1")
    assert points(match) == [1, 1, 1]


def test_who_is_asked_answers_and_puts_nothing_in():
    match = a_match("0 name:ring", "0 tip:1")
    assert points(match) == [1, 0, 0]
    assert 0 not in match.asides


@pytest.mark.parametrize(("seat", "text"), [(1, "name:1"), (1, "ring:2"), (0, "ring:ring")])
def test_a_wrong_aside_is_refused_and_changes_nothing(seat, text):
    match = a_match()
    before = snapshot(match)
    with pytest.raises(IllegalChoice, match=f"Seat {seat} may choose"):
        match.answer_text(seat, text)
    assert snapshot(match) == before


def test_who_has_nothing_to_put_in_is_not_asked():
    match = a_match("1 ring:ring", "1 tip:0")
    with pytest.raises(IllegalChoice, match="Seat 1 is not asked anything now; seat 0 is to choose"):
        match.answer_text(1, "ring:ring")


def test_an_aside_is_taken_as_a_value_too():
    match = a_match()
    match.answer(2, RING)
    assert list(match.asks) == [2]


def test_nothing_is_put_in_while_several_are_asked():
    match = a_match("0 name:3")
    assert list(match.asks) == [0, 1, 2]
    assert match.asides == {}


def test_nothing_is_put_in_at_a_hold_or_after_the_end():
    match = a_match("0 name:1", hold=True)
    assert match.holding
    assert match.asides == {}
    match = a_match("0 pass", "1 pass", "2 pass", "0 pass")
    assert match.over
    assert match.asides == {}


def test_games_without_asides_have_none():
    assert new_match(TOY, 3).asides == {}


def test_an_aside_can_be_undone_by_whoever_put_it_in():
    match = a_match("0 name:ring", "0 tip:1", "1 ring:ring")
    assert match.undo_seat == 1
    match.undo()
    assert list(match.asks) == [0]
    assert match.state.players[1].bells == 1
    assert match.count == 2


def test_clones_and_saves_keep_asides():
    match = a_match("1 ring:ring", "1 tip:1", "2 ring:ring")
    for copy in (match.clone(), Match.restore(match.save(), BELLS)):
        assert snapshot(copy) == snapshot(match)
        copy.play("2 tip:1", "0 name:1")
        assert points(copy) == [1, 1, 1]


def test_a_match_that_keeps_nothing_takes_asides():
    match = a_match("1 ring:ring", "1 tip:1", "0 name:2", keep=False)
    assert points(match) == [2, 1, 0]


def test_records_tell_asides_apart():
    match = new_match(BELLS, 2, {}, 5)
    match.log = []
    match.play("1 ring:ring", "1 tip:1", "0 name:2", "1 pass", "0 pass", "1 name:1")
    text = record_of(match, {}, 5, ["Ann", "Bob"]).write()
    assert "\n1 ring:ring\n1 tip:1\n0 name:2\n" in text
    again = replay(read_record(text), game=BELLS)
    assert (again.over, snapshot(again)) == (True, snapshot(match))


def test_a_listener_hears_asides_in_their_place():
    match = a_match("1 ring:ring", listen=True)
    assert [(tell.at, tell.event, tell.seat) for tell in match.tells] == [(1, "rings", 1)]


def test_an_imagined_match_takes_asides():
    match = a_match("1 ring:ring").imagine(1, seeded(1))
    match.play("1 tip:1", "2 ring:ring", "2 tip:1", "0 name:1")
    assert points(match) == [1, 1, 1]


@pytest.mark.parametrize("seats", BELLS.seats)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_asides_conforms(seats, seed):
    check_play(BELLS, seats, {}, seed)
    check_hold(BELLS, seats, {}, seed)


def test_random_plays_put_something_in():
    """Otherwise the tests above would prove less than they say."""
    rung = 0
    for seed in range(8):
        match, dice = new_match(BELLS, 3, {}, seed), seeded(seed)
        match.log = []
        while not match.over:
            match.choose(*random_choice(match, dice))
        rung += [verb for _, verb, _ in match.log].count(RING)
    assert rung
