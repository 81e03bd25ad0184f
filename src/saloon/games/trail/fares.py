"""Routes as options: what each costs whom, and how it is named (phase A of a turn)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from saloon.engine import Value
from saloon.games.trail.path import Dues, Routes, Trail, Ways


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


def ways_to(space: Any, routes: dict[Dues, Ways], dollars: int, spaces: Sequence[Any]) -> dict[Value, tuple[Dues, Ways]]:
    """The cheapest route by the name of the place alone; others by their branches, if somebody is paid otherwise."""
    prices: dict[Dues, tuple[Dues, Ways]] = {}
    for dues, ways in routes.items():
        paid = payments(dues, dollars)
        prices[paid] = prices.pop(paid, (dues, ways))  # the first way, in the place of the last
    found: dict[Value, tuple[Dues, Ways]] = {space: prices.pop(min(prices, key=price))}
    for dues, ways in prices.values():
        found[(space, *[spaces[branch] for branch in ways])] = (dues, ways)
    return found


def moves_of(routes: Routes, dollars: int, spaces: Sequence[Any]) -> dict[Value, Dues]:
    """Every place within reach and the fees on the way; where routes cost different people different money, each of them."""
    found: dict[Value, Dues] = {}
    for place, ways in routes.items():
        if len(ways) == 1:
            (found[spaces[place]],) = ways
        else:
            for value, (dues, _) in ways_to(spaces[place], ways, dollars, spaces).items():
                found[value] = dues
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
