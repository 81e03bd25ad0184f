"""Roads: where they may lie, laying them at any time (rulebook p. 6 to 8, variant "The Carson River")."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from saloon.engine import PASS, Ask, Component, Flow, Question, Value
from saloon.games.carson_city.components import (
    FULL_LINE,
    LAY,
    LEVEL_EDGES,
    TOUCHED_BITS,
    UPRIGHT_EDGES,
    Edge,
    ends,
)
from saloon.games.carson_city.rules.cards import holds
from saloon.games.carson_city.state import Player, State, pay

Answer = Generator[Question, Any, Value]
WINDOW = "window"
"""When only roads are asked about."""


def is_crossing(g: State, edge: Edge) -> bool:
    """Between river and river: only a bridge of two roads crosses it."""
    return g.river != 0 and all(g.river >> index & 1 for index in edge.parcels)


def has_road(g: State, edge: Edge) -> bool:
    return bool((g.across if edge.level else g.down)[edge.i] >> edge.j & 1)


def edges(g: State, roads: int) -> list[Edge]:
    """Edges that so many roads can extend the network to: an end of theirs is an end of a road, and no road lies there."""
    found: list[Edge] = []
    if not roads:
        return found
    nodes = g.nodes
    for line, taken, edges_of in zip(nodes, g.across, LEVEL_EDGES, strict=True):
        found += edges_of[(line | line >> 1) & FULL_LINE & ~taken]
    for above, below, taken, edges_of in zip(nodes, nodes[1:], g.down, UPRIGHT_EDGES, strict=False):
        found += edges_of[(above | below) & ~taken]
    if roads == 1 and g.river:
        return [edge for edge in found if not is_crossing(g, edge)]
    return found


def lay(g: State, player: Player, edge: Edge) -> None:
    """Lay a road of the reserve, two for a bridge; the governor scores those that serve new parcels."""
    bridge = is_crossing(g, edge)
    useful = holds(player, "13Y") and TOUCHED_BITS[edge] & ~(g.served | g.river) != 0
    player.roads -= 2 if bridge else 1
    put_road(g, edge)
    g.tell("lays_bridge" if bridge else "lays", player.seat, edge=edge)
    if useful:
        score(g, player, 2 if bridge else 1, "13Y")


def put_road(g: State, edge: Edge) -> None:
    if is_crossing(g, edge):
        g.bridges.append(edge)
    (g.across if edge.level else g.down)[edge.i] |= 1 << edge.j
    g.served |= TOUCHED_BITS[edge]
    for i, j in ends(edge):
        g.nodes[i] |= 1 << j


def score(g: State, player: Player, points: int, why: str) -> None:
    player.points += points
    g.tell("scores", player.seat, points=points, why=why)


def sell_points(g: State, player: Player, count: int, money: int, why: Component) -> None:
    """A space of the council, or the red banker."""
    pay(g, player, money)
    player.points += count
    g.tell("buys_points", player.seat, count=count, money=money, source=why)


# ------------------------------------------------------------ asking


def decide(g: State, me: Player, verb: str, options: Sequence[Value], about: Any = None) -> Answer:
    """Ask; whoever has roads may lay them first, and then the question is put again: here roads change none of its options."""
    while True:
        answer = yield Ask(me.seat, verb, [*options, LAY] if me.roads else options, about)
        if answer is not LAY:
            return answer
        yield from lay_one(g, me)


def decide_anew(g: State, me: Player, verb: str, options: Callable[[], Sequence[Value]], about: Any = None) -> Answer:
    """The same where a road that is laid first opens more to choose from."""
    while True:
        found = options()
        answer = yield Ask(me.seat, verb, [*found, LAY] if me.roads else found, about)
        if answer is not LAY:
            return answer
        yield from lay_one(g, me)


def choose(g: State, me: Player, verb: str, options: Sequence[Value]) -> Answer:
    """Ask, unless there is only one answer."""
    return options[0] if len(options) == 1 else (yield from decide(g, me, verb, options))


def lay_one(g: State, me: Player) -> Flow:
    edge = yield Ask(me.seat, "road", [*edges(g, me.roads), PASS])
    if edge != PASS:
        lay(g, me, edge)


def lay_as_many(g: State, me: Player) -> Flow:
    """A window for roads only: until the player has enough."""
    while me.roads and (able := edges(g, me.roads)):
        edge = yield Ask(me.seat, "road", [*able, PASS], about=WINDOW)
        if edge == PASS:
            return
        lay(g, me, edge)
