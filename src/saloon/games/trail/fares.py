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
    paid = []
    for due in dues:
        if due[1] > dollars:
            if dollars:
                paid.append((due[0], dollars))
            break
        dollars -= due[1]
        paid.append(due)
    return tuple(paid)


def ways_to(space: Any, routes: dict[Dues, Ways], dollars: int, spaces: Sequence[Any]) -> dict[Value, tuple[Dues, Ways]]:
    """The cheapest route by the name of the place alone; others by their branches, if somebody is paid otherwise."""
    prices = {payments(dues, dollars): (dues, ways) for dues, ways in reversed(routes.items())}
    best = min(reversed(prices), key=price)
    found: dict[Value, tuple[Dues, Ways]] = {space: prices.pop(best)}
    for dues, ways in reversed(prices.values()):
        found[(space, *(spaces[branch] for branch in ways))] = (dues, ways)
    return found


def moves_of(routes: Routes, dollars: int, spaces: Sequence[Any]) -> dict[Value, Dues]:
    """Every place within reach and the fees on the way; where routes cost different people different money, each of them."""
    found: dict[Value, Dues] = {}
    for place, ways in routes.items():
        if len(ways) == 1:
            (found[spaces[place]],) = ways
        else:
            found.update({value: dues for value, (dues, _) in ways_to(spaces[place], ways, dollars, spaces).items()})
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
