"""Dollars, exchange tokens and certificates: what comes and goes without a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from saloon.engine import Position, Seat
from saloon.games.trail.certificates import advance


class Purse(Protocol):
    """What a player must have."""

    seat: Seat
    dollars: int
    tokens: int
    certificates: int


def gain_dollars(g: Position, me: Purse, count: int) -> None:
    me.dollars += count
    if count:
        g.tell("gains", me.seat, dollars=count)


def pay(g: Position, me: Purse, count: int) -> None:
    me.dollars -= count
    if count:
        g.tell("pays_bank", me.seat, dollars=count)


def gain_tokens(g: Position, me: Purse, count: int) -> None:
    me.tokens += count
    g.tell("gains_token", me.seat, count=count)


def gain_certificates(g: Position, me: Purse, count: int, track: Sequence[int], limit: int) -> None:
    """Up to the limit; more is never worse, so nobody is asked."""
    before = me.certificates
    me.certificates = advance(track, before, count, limit)
    if me.certificates != before:
        g.tell("certifies", me.seat, count=me.certificates - before, certificates=me.certificates)
