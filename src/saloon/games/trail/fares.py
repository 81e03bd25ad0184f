"""Routes as options: what each costs whom, and how it is named (phase A of a turn)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from saloon.engine import Value
from saloon.games.trail.path import Dues, Route, Routes, Trail, Ways


def price(pays: Dues) -> tuple[int, int]:
    """By what is paid in all, then by what rivals get of it; who is no seat is no rival."""
    total = rivals = 0
    for payee, amount in pays:
        total += amount
        if payee >= 0:
            rivals += amount
    return total, rivals


def payments(dues: Dues, dollars: int) -> Dues:
    """What is really paid, in the order of the way: whoever is short pays what is there."""
    for number, (payee, amount) in enumerate(dues):
        if amount > dollars:
            return (*dues[:number], (payee, dollars)) if dollars else dues[:number]
        dollars -= amount
    return dues


def ways_to(space: Any, routes: Sequence[Route], dollars: int, spaces: Sequence[Any]) -> dict[Value, Route]:
    """The cheapest route by the name of the place alone; others by their branches, if somebody is paid otherwise."""
    prices: dict[Dues, Route] = {}
    for route in routes:
        paid = payments(route[0], dollars)
        prices[paid] = prices.pop(paid, route)  # the first way, in the place of the last
    found: dict[Value, Route] = {space: prices.pop(_cheapest(prices))}
    for route in prices.values():
        found[(space, *[spaces[branch] for branch in route[1]])] = route
    return found


def _cheapest(prices: Iterable[Dues]) -> Dues:
    """The first of those that cost least."""
    found: Dues = ()
    least: tuple[int, int] | None = None
    for paid in prices:
        costs = price(paid)
        if least is None or costs < least:
            found, least = paid, costs
    return found


def moves_of(routes: Routes, dollars: int, spaces: Sequence[Any]) -> dict[Value, Dues]:
    """Every place within reach and the fees on the way; where routes cost different people different money, each of them."""
    found: dict[Value, Dues] = {}
    for place, ways in routes.items():
        if len(ways) == 1:
            found[spaces[place]] = ways[0][0]
        else:
            for value, route in ways_to(spaces[place], ways, dollars, spaces).items():
                found[value] = route[0]
    return found


# ------------------------------------------------------------ for those who look


class Journey(NamedTuple):
    """A move as a player wants to see it before choosing it: every space of the way, the steps, and who is paid what."""

    way: list[Any]
    steps: int
    payments: Dues


def journey(
    trail: Trail, spaces: Sequence[Any], ends: tuple[int, int], ways: Ways, pays: Dues, counts: Callable[[int], bool]
) -> Journey:
    """The way between two spaces; `counts` says which of its spaces are locations."""
    way = trail.way(*ends, ways)
    return Journey([spaces[index] for index in way], sum(counts(index) for index in way[1:]), pays)
