"""Exchange tokens: at every question, by whoever is asked or by anybody else."""

from __future__ import annotations

from dataclasses import dataclass, field

from saloon.engine import Aside, Ask
from saloon.games.trail.exchange import EXCHANGE, asides, decide


@dataclass
class Player:
    seat: int
    tokens: int = 0


@dataclass
class Table:
    players: list[Player]
    log: list[str] = field(default_factory=list)


def spend(g: Table, player: Player):
    """A token is answered with a question of its own."""
    player.tokens -= 1
    word = yield Ask(player.seat, "say", ["yes", "no"])
    g.log.append(f"{player.seat} {word}")


def asked(g: Table, options=("left", "right"), again=lambda: ["left", "right"]):
    return decide(g, g.players[0], "go", list(options), again, spend)


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
