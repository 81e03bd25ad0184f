"""Roads: to own parcels where a shop is waiting for one, for the governor's points, and bridges at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.engine import PASS
from saloon.games.carson_city.components import ROW, SIDE, TOUCHED, Edge, ends
from saloon.games.carson_city.evaluation.land import typical
from saloon.games.carson_city.evaluation.outlook import Outlook
from saloon.games.carson_city.rules.cards import holds
from saloon.games.carson_city.rules.roads import edges, is_crossing
from saloon.games.carson_city.state import State

GOVERNOR: Final = 1.0
"""Points for a road that serves something new."""

BRIDGE: Final = 1.0
"""Points for each own piece that touches a bridge."""

ROAD: Final = 0.5
"""What a road is worth with the whole game to come, while own parcels lie off the roads."""

NEARLY: Final = 0.7
"""How much of a shop counts that only wants a road."""

KEPT: Final = 0.01
"""A road in the reserve."""

BUILDING_TIME: Final = ("build", "unpack", "buy_building", "tile_of_row")
"""Roads are kept until a building needs them."""


def wants_road(o: Outlook, verb: str) -> bool:
    """Whether laying a road now, before the question, is a good idea."""
    if holds(o.me, "13Y") or (verb in BUILDING_TIME and goals(o)):
        return max(road(o, edges(o.g, o.me.roads)), default=0.0) > KEPT
    return False


def road(o: Outlook, options: Sequence[Any]) -> list[float]:
    """What each edge opens; a road without use is kept."""
    aims, governor = goals(o), holds(o.me, "13Y")
    reach = {index: distance(o.g, index) for index in aims}
    late = not o.left and o.g.phase == "end"
    return [KEPT if option == PASS else edge_worth(o, option, reach, governor=governor, late=late) for option in options]


def edge_worth(o: Outlook, edge: Edge, reach: dict[int, int], *, governor: bool, late: bool) -> float:
    served, worth = o.town.served, 0.0
    if governor and any(not served >> index & 1 for index in TOUCHED[edge]):
        worth += GOVERNOR
    for index, before in reach.items():
        after = min(steps(i, j, index) for i, j in ends(edge))
        if after < before and before <= o.me.roads:
            worth += o.hopes[index] * o.stream / before
    if late and o.me.roads > 1 and is_crossing(o.g, edge):
        own = sum(1 for index in TOUCHED[edge] if o.owner[index] == o.seat and o.land[index] is not None)
        worth += BRIDGE * own
    return worth


def goals(o: Outlook) -> list[int]:
    """Own free parcels without a road, if a building needs one and there is no better place for it."""
    tiles = [tile for tile in o.me.tiles if tile.road]
    tiles += [tile for space, tile in zip(ROW, o.g.row, strict=True) if tile is not None and tile.road and space in o.mine]
    if not tiles:
        return []
    served = o.town.served
    ready = [index for index in o.own_sites if served >> index & 1]
    best = max((o.hopes[index] for index in ready), default=0.0) if len(ready) >= len(tiles) else 0.0
    return [index for index in o.own_sites if not served >> index & 1 and o.hopes[index] > 1.5 * best]


def distance(g: State, index: int) -> int:
    """Roads that it takes to serve a parcel."""
    return min(
        (steps(i, j, index) for i, line in enumerate(g.nodes) for j in range(SIDE + 1) if line >> j & 1),
        default=2 * SIDE,
    )


def steps(i: int, j: int, index: int) -> int:
    """From a corner of the lattice to the nearest corner of a parcel."""
    row, column = divmod(index, SIDE)
    return max(row - i, i - row - 1, 0) + max(column - j, j - column - 1, 0)


def worth_of_roads(o: Outlook, count: int) -> float:
    """What more roads in the reserve are worth: own sites, and shops in hand, that are waiting for them."""
    served, governor = o.town.served, GOVERNOR * count if holds(o.me, "13Y") else 0.0
    waiting = [index for index in o.free_sites if not served >> index & 1]
    if not waiting:
        return governor
    useful = min(count, 2 * len(waiting), max(0, 3 - o.me.roads))
    worth = ROAD * useful * (o.left + 1) / 4
    shops = [tile for tile in o.wants if tile.road]
    if shops:
        missing = min(distance(o.g, index) for index in waiting) - o.me.roads
        if 0 < missing <= count:
            worth += NEARLY * max(typical(o, tile) for tile in shops)
    return worth + governor
