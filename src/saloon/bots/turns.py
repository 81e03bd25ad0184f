"""Whose turn it is to answer, for programs that answer for everybody."""

from __future__ import annotations

from saloon.engine import Ask, Dice, Match


def next_ask(match: Match, order: Dice | None = None) -> Ask:
    """The ask that is dealt with next; where several seats may choose, `order` picks one, and without it the first is taken."""
    question = match.question
    if question.__class__ is Ask:
        return question
    asks = match.asks
    return asks[next(iter(asks)) if order is None else order.pick(list(asks))]
