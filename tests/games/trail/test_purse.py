"""Dollars, tokens and certificates: what comes and goes, and what is told of it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from saloon.engine import Dice, Position, state
from saloon.engine.telling import Listener
from saloon.games.trail.certificates import gains
from saloon.games.trail.purse import gain_certificates, gain_dollars, gain_tokens, pay

TRACK = (0, 1, 2, 3, 4)


@state
class Table(Position):
    name: str = ""


@dataclass
class Player:
    seat: int = 1
    dollars: int = 3
    tokens: int = 0
    certificates: int = 0


def table() -> Table:
    g = Table(dice=Dice(1))
    g.listener = Listener(0)
    return g


def told(g: Table) -> list[tuple[str, int | None, dict[str, object]]]:
    return [(tell.event, tell.seat, tell.values) for tell in g.listener.tells]


def test_dollars_come():
    g, me = table(), Player()
    gain_dollars(g, me, 2)
    assert me.dollars == 5
    assert told(g) == [("gains", 1, {"dollars": 2})]


def test_of_no_dollars_nothing_is_told():
    g, me = table(), Player()
    gain_dollars(g, me, 0)
    assert (me.dollars, told(g)) == (3, [])


def test_dollars_go():
    g, me = table(), Player()
    pay(g, me, 3)
    assert me.dollars == 0
    assert told(g) == [("pays_bank", 1, {"dollars": 3})]


def test_tokens_come():
    g, me = table(), Player()
    gain_tokens(g, me, 2)
    assert me.tokens == 2
    assert told(g) == [("gains_token", 1, {"count": 2})]


@pytest.mark.parametrize(("before", "count", "after"), [(0, 1, 1), (0, 3, 3), (2, 3, 4), (3, 1, 4)])
def test_certificates_come_up_to_the_limit(before, count, after):
    g, me = table(), Player(certificates=before)
    gain_certificates(g, me, count, TRACK, 4)
    assert me.certificates == after
    assert told(g) == [("certifies", 1, {"count": after - before, "certificates": after})]


def test_at_the_limit_nothing_happens_and_nothing_is_told():
    g, me = table(), Player(certificates=3)
    gain_certificates(g, me, 2, TRACK, 3)
    assert (me.certificates, told(g)) == (3, [])


@pytest.mark.parametrize(
    ("marker", "spaces", "limit", "counts"),
    [(0, 2, 4, [2, 1, 0]), (2, 2, 3, [1, 0]), (3, 1, 3, [0]), (0, 9, 4, [4, 3, 2, 1, 0])],
)
def test_fewer_certificates_can_be_taken_down_to_none(marker, spaces, limit, counts):
    assert gains(TRACK, marker, spaces, limit) == counts


def test_a_step_of_the_track_may_be_worth_two():
    assert gains((0, 1, 2, 3, 4, 6), 3, 2, 6) == [3, 1, 0]
