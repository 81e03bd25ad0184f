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


def take_certificates(g: Position, me: Purse, count: int) -> None:
    me.certificates += count
    if count:
        g.tell("certifies", me.seat, count=count, certificates=me.certificates)


def gain_certificates(g: Position, me: Purse, spaces: int, track: Sequence[int], limit: int) -> None:
    """As far as the limit."""
    take_certificates(g, me, advance(track, me.certificates, spaces, limit) - me.certificates)
