"""What can be done beside every question: exchange tokens, by whoever is asked or by anybody else."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from saloon.engine import PASS, Aside, Ask
from saloon.games.trail.asking import EXCHANGE, Asking, asides


@dataclass
class Player:
    seat: int
    tokens: int = 0


@dataclass
class Table:
    players: list[Player]
    log: list[str] = field(default_factory=list)
    listener: object | None = None


def spend(g: Table, player: Player, value: str):
    """A token is answered with a question of its own."""
    player.tokens -= 1
    word = yield Ask(player.seat, "say", ["yes", "no"])
    g.log.append(f"{player.seat} {word}")


ASKING = Asking(lambda g, player: [EXCHANGE] if player.tokens else [], spend)


def asked(g: Table, options=("left", "right"), again=lambda: ["left", "right"]):
    return ASKING.put(g, g.players[0], "go", list(options), again)


def answer_of(flow, value):
    """What a flow returns when it is given its last answer."""
    try:
        question = flow.send(value)
    except StopIteration as end:
        return end.value
    raise AssertionError(f"asks {question}")


def test_without_a_token_only_the_question_is_asked():
    flow = asked(Table([Player(0), Player(1)]))
    assert next(flow) == Ask(0, "go", ["left", "right"])
    assert answer_of(flow, "left") == "left"


def test_a_token_is_one_more_option():
    flow = asked(Table([Player(0, 1), Player(1)]))
    assert next(flow) == Ask(0, "go", ["left", "right", EXCHANGE])


def test_a_token_is_dealt_with_completely_then_the_question_is_put_again():
    g = Table([Player(0, 1), Player(1)])
    flow = asked(g)
    next(flow)
    assert flow.send(EXCHANGE) == Ask(0, "say", ["yes", "no"])
    assert flow.send("yes") == Ask(0, "go", ["left", "right"])
    assert answer_of(flow, "right") == "right"
    assert g.log == ["0 yes"]


def test_what_a_question_says_of_itself_is_said_again_after_a_token():
    flow = ASKING.choose((g := Table([Player(0, 1)])), g.players[0], "hire", ["cowboy", "builder"], about=3)
    assert next(flow) == Ask(0, "hire", ["cowboy", "builder", EXCHANGE], 3)
    flow.send(EXCHANGE)
    assert flow.send("no") == Ask(0, "hire", ["cowboy", "builder"], about=3)


def test_options_are_worked_out_again_after_a_token():
    flow = asked(Table([Player(0, 1)]), ["left"], lambda: ["left", "back"])
    assert next(flow).options == ["left", EXCHANGE]
    flow.send(EXCHANGE)
    assert flow.send("no").options == ["left", "back"]


def test_somebody_elses_token_comes_as_an_aside():
    g = Table([Player(0), Player(1, 1)])
    flow = asked(g)
    next(flow)
    assert flow.send(Aside(1, EXCHANGE)) == Ask(1, "say", ["yes", "no"])
    assert flow.send("no") == Ask(0, "go", ["left", "right"])
    assert (g.log, g.players[1].tokens) == (["1 no"], 0)


def test_some_questions_do_not_offer_ones_own_token():
    g = Table([Player(0, 1), Player(1, 1)])
    flow = asked(g, again=None)
    assert next(flow).options == ["left", "right"]
    flow.send(Aside(1, EXCHANGE))
    assert flow.send("yes").options == ["left", "right"]


def test_everybody_with_a_token_may_put_it_in():
    found = asides([Player(0), Player(1, 2), Player(2, 1)])
    assert found == {seat: Ask(seat, EXCHANGE, [EXCHANGE]) for seat in (1, 2)}


# ------------------------------------------------------------ asking only where there is a choice


def decided(g: Table, options):
    return ASKING.decide(g, g.players[0], "go", options)


def chosen(g: Table, options, **how):
    return ASKING.choose(g, g.players[0], "go", options, **how)


def test_a_question_with_one_answer_is_not_put():
    assert answer_of(decided(Table([Player(0)]), lambda: ["left"]), None) == "left"
    assert answer_of(chosen(Table([Player(0)]), ["left"]), None) == "left"


def test_a_question_with_one_answer_is_put_where_a_token_may_change_that():
    g = Table([Player(0, 1)])
    flow = decided(g, lambda: ["left"])
    assert next(flow).options == ["left", EXCHANGE]
    flow.send(EXCHANGE)
    assert answer_of(flow, "yes") == "left"


def test_a_token_that_leaves_one_answer_settles_the_question():
    g = Table([Player(0, 1)])
    flow = decided(g, lambda: ["left", "right"] if g.players[0].tokens else ["right"])
    next(flow)
    flow.send(EXCHANGE)
    assert answer_of(flow, "no") == "right"


def test_a_question_that_opens_a_turn_is_put_even_with_one_answer():
    g = Table([Player(0, 1)])
    flow = ASKING.put(g, g.players[0], "move", ["left"], lambda: ["left"])
    next(flow)
    flow.send(EXCHANGE)
    assert flow.send("yes") == Ask(0, "move", ["left"])


def test_a_choice_may_stand_for_itself():
    flow = chosen(Table([Player(0, 1)]), ["left", "right"], beside=False)
    assert next(flow).options == ["left", "right"]


def test_a_choice_keeps_its_options_after_a_token():
    flow = chosen(Table([Player(0, 1)]), ["left", "right"])
    next(flow)
    flow.send(EXCHANGE)
    assert flow.send("yes").options == ["left", "right"]


def test_what_is_missing_is_explained_whenever_the_question_is_put_to_somebody_who_listens():
    g, said = Table([Player(0, 1)]), []
    g.listener = object()
    flow = chosen(g, ["left", "right"], explain=lambda: said.append("why"))
    next(flow)
    flow.send(EXCHANGE)
    flow.send("yes")
    assert said == ["why", "why"]


def test_nothing_is_explained_to_nobody():
    flow = chosen(Table([Player(0, 1)]), ["left", "right"], explain=lambda: pytest.fail("explained"))
    assert next(flow).options == ["left", "right", EXCHANGE]


def test_a_game_may_offer_other_things_beside():
    used = []

    def use(g, player, value):
        used.append(value)
        player.tokens = 0
        return
        yield

    asking = Asking(lambda g, player: ["sing", "dance"] if player.tokens else [], use)
    g = Table([Player(0, 1)])
    flow = asking.put(g, g.players[0], "go", ["left", "right"], lambda: ["left", "right"])
    assert next(flow).options == ["left", "right", "sing", "dance"]
    assert flow.send("dance").options == ["left", "right"]
    assert used == ["dance"]


def offered(g: Table, able, optional: bool):
    return Asking(lambda g, me: [], spend).offer(g, g.players[0], "turn", able, optional)


def test_what_may_be_declined_is_asked_with_a_pass_at_the_end():
    g = Table([Player(0)])
    assert next(offered(g, ["left"], True)).options == ["left", PASS]
    assert next(offered(g, ["left", "right"], False)).options == ["left", "right"]


def test_an_offer_of_nothing_is_declined_and_one_without_a_choice_taken():
    g = Table([Player(0)])
    for able, optional, answer in (([], True, PASS), ([], False, PASS), (["left"], False, "left")):
        with pytest.raises(StopIteration) as end:
            next(offered(g, able, optional))
        assert end.value.value == answer
