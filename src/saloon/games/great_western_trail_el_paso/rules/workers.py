"""Workers: hiring them, and paying with them (rulebook, "Engager un ouvrier")."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saloon.engine import PASS, Flow, Question, Value
from saloon.games.great_western_trail_el_paso.components import JOKER, JOKER_PRICE, WAGE, WORKERS, Worker
from saloon.games.great_western_trail_el_paso.rules.hands import ASKING, lay_off
from saloon.games.great_western_trail_el_paso.rules.reasons import explain_workers
from saloon.games.great_western_trail_el_paso.state import Player, State

Hired = Generator[Question, Any, Worker | None]


def applicants(g: State, me: Player, price: int, other: Worker | None = None) -> list[Value]:
    """Workers of the supply that can be paid; a joker always costs more. `other` is a type that it must not be."""
    purse = me.dollars - price
    if purse < 0:
        return []
    supply = g.workers
    found: list[Value] = [worker for index, worker in enumerate(WORKERS[:JOKER]) if supply[index] and worker is not other]
    if supply[JOKER] and purse >= JOKER_PRICE and WORKERS[JOKER] is not other:
        found.append(WORKERS[JOKER])
    return found


def may_hire(g: State, me: Player, price: int) -> bool:
    return me.dollars >= price and bool(applicants(g, me, price))


def hire(g: State, me: Player, price: int, *, optional: bool = False, other: Worker | None = None) -> Hired:
    """Take a worker from the supply into the worker zone; who it was.

    Asked even where only one can be paid, as long as a worker bonus might pay for another.
    """

    def able() -> list[Value]:
        found = applicants(g, me, price, other)
        if g.listener is not None:
            explain_workers(g, me, price, other, found)
        return [*found, PASS] if optional or not found else found

    worker = yield from ASKING.decide(g, me, "hire", able, price)
    if worker == PASS:
        return None
    assert isinstance(worker, Worker)
    index = WORKERS.index(worker)
    cost = price + JOKER_PRICE * (index == JOKER)
    me.dollars -= cost
    g.workers[index] -= 1
    me.workers[index] += 1
    g.tell("hires", me.seat, worker=worker, dollars=cost)
    return worker


def crew(me: Player, index: int) -> int:
    """How many workers of a type can be spent: those there are and jokers, as far as the money goes."""
    return min(me.workers[index] + me.workers[JOKER], me.dollars // WAGE)


def spend_workers(g: State, me: Player, index: int, count: int) -> Flow:
    """Discard so many workers of a type, or jokers in their place, and pay their wages. They give no bonus."""
    fewest, most = max(0, count - me.workers[index]), min(count, me.workers[JOKER])
    jokers = fewest
    if fewest < most:
        jokers = yield from ASKING.choose(g, me, "jokers", list(range(fewest, most + 1)), beside=False)
    lay_off(me, index, count - jokers)
    lay_off(me, JOKER, jokers)
    me.dollars -= count * WAGE
    g.tell("spends", me.seat, worker=WORKERS[index], count=count - jokers, jokers=jokers, dollars=count * WAGE)
