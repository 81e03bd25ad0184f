"""Buildings and where they pay; parcels; houses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saloon.games.carson_city.components import (
    BANK,
    BLACKSMITH,
    CHURCH,
    DRUGSTORE,
    GENERAL_STORE,
    HOTEL,
    INDEX,
    KEEP,
    LEVELS,
    MINE,
    NEAR,
    NEIGHBOURS,
    NOBODY,
    NUMBERS,
    RANCH,
    ROW,
    SALOON,
    SCHOOL,
    STATION,
    YES,
    Building,
    Command,
    Parcel,
    Space,
)
from saloon.games.carson_city.evaluation.outlook import DOLLAR, GUN, NEVER, TITLE, UNSERVED, Outlook
from saloon.games.carson_city.rules.cards import holds
from saloon.games.carson_city.rules.sets import INDICES_OF, listed
from saloon.games.carson_city.rules.town import all_symbols, price, sites

PIECE: Final = float(NUMBERS["piece_points"])

GROWTH: Final = 0.5
"""House symbols that a shop will gain by others, on average of the rounds to come."""

COUNCIL: Final = 0.35
"""What one more building brings in every round to come: a point whenever one has the council's favour."""

CROWDING: Final = 0.85
"""How much of a ranch's meadows stay free."""

SCHOOL_HOUSES: Final = 1.5
"""What three houses at once are worth to who places them."""

SHELTER: Final = 0.15
"""How much of the incomes beside it a church saves."""

UNSITED: Final = 0.3
"""How much of a building counts as long as there is no parcel for it."""

BOTH: Final = 0.8
TYPICAL_PRICE: Final = 3
"""How surely a parcel can still be had for a building, and for how many dollars."""

KEPT: Final = 1.0
"""A building that is kept may come to stand somewhere better, but pays nothing until then."""

MISSED: Final = 4.0
"""A building that one can no longer pay."""

UNBUILT: Final = -100.0
"""To take a building back because of its house."""

RIVAL: Final = 0.3
"""How much a rival's gain hurts."""


# ------------------------------------------------------------ buildings


def yields(o: Outlook, tile: Building, index: int) -> float:
    """Dollars per round that the building would bring there, with what it adds to others."""
    town = o.town
    if tile is RANCH:
        free = len(NEIGHBOURS[index]) - (NEAR[index] & town.occupied).bit_count()
        own = max(1.0, CROWDING * free) + 3 * o.count(DRUGSTORE) + 5 * o.count(BLACKSMITH)
    elif tile is MINE:
        own = 3.0 * (NEAR[index] & town.mountains).bit_count() + 3 * bool(NEAR[index] & town.river) + 3 * o.count(BANK)
    elif tile is DRUGSTORE:
        own = 3 * (town.houses(index) + 1 + town.ranches + GROWTH)
    elif tile is BANK:
        own = 3 * (town.houses(index) + 1 + town.mines + GROWTH)
    elif tile is SALOON:
        own = 5 * (town.houses(index) + 1 + GROWTH)
    elif tile is GENERAL_STORE:
        own = 3.5 * (town.houses(index) + 1 + GROWTH)
    elif tile is BLACKSMITH:
        own = 5 * (min(4.0, o.payday + 0.5 * o.left) + town.ranches)
    elif tile is HOTEL:
        own = float(HOTEL.cap)
    else:
        own = 0.0
    if o.shops & NEAR[index] or o.meadows & NEAR[index]:
        own += neighbourly(o, index, tile.symbols)
    return own


def neighbourly(o: Outlook, index: int, symbols: int) -> float:
    """What own shops gain, and own ranches lose, by something new beside them."""
    gain = 0.0
    if symbols:
        for other in listed(INDICES_OF, o.shops & NEAR[index]):
            shop = o.land[other]
            assert isinstance(shop, Building)
            gain += symbols * shop.step
    return gain - (o.meadows & NEAR[index]).bit_count()


def standing(o: Outlook, tile: Building, index: int) -> float:
    """What the building is worth there, to the end of the game."""
    worth = yields(o, tile, index) * o.stream + PIECE + COUNCIL * (o.left + 1)
    worth += GUN * tile.revolvers * (o.left + 1)
    if tile is CHURCH:
        worth += SHELTER * o.stream * sum(o.own_incomes.get(other, 0) for other in NEIGHBOURS[index])
    elif tile is SCHOOL:
        worth += SCHOOL_HOUSES
    elif tile is STATION:
        worth += 0.5 * all_symbols(o.g) + 2 * o.left
    return worth


def best_site(o: Outlook, tile: Building) -> float | None:
    """The worth of the building on the best of one's own free parcels, and of those that cowboys stand for."""
    found = o.best.get(tile, NEVER)
    if found == NEVER:
        found = o.best[tile] = _best_site(o, tile)
    return found


def _best_site(o: Outlook, tile: Building) -> float | None:
    if tile is STATION:
        return max((standing(o, tile, INDEX[parcel]) for parcel in sites(o.g, o.me, tile)), default=None)
    best = None
    for index in o.free_sites:
        worth = standing(o, tile, index)
        if tile.road and not o.town.reached >> index & 1:
            worth *= UNSERVED if o.left else 0.0
        if best is None or worth > best:
            best = worth
    return best


def tile_worth(o: Outlook, tile: Building) -> float:
    """What it is worth to have the tile: on the best own parcel, or on one that is still to be bought."""
    if o.plan.has_room(tile):
        return best_site(o, tile) or 0.0
    if tile is STATION:
        return 0.0
    if o.g.phase in ("place", "kit") and o.me.reserve > 1 and o.me.titles:
        return BOTH * typical(o, tile) - TYPICAL_PRICE * o.dollar - o.hold
    return UNSITED * (typical(o, tile) if o.left else 0.0)


def typical(o: Outlook, tile: Building) -> float:
    """What the building would be worth on the best parcel that is for sale."""
    mountains, houses = o.country
    town = o.town
    if tile is RANCH:
        pays = 6.0
    elif tile is MINE:
        pays = 3.0 * mountains
    elif tile is DRUGSTORE:
        pays = 3.0 * (houses + 1 + town.ranches)
    elif tile is BANK:
        pays = 3.0 * (houses + 1 + town.mines)
    elif tile in (SALOON, GENERAL_STORE):
        pays = tile.step * (houses + 1.0)
    elif tile is BLACKSMITH:
        pays = 5 * (min(4.0, o.payday + 0.5 * o.left) + town.ranches)
    else:
        pays = float(tile.cap)
    return pays * o.stream + PIECE + (COUNCIL + GUN * tile.revolvers) * (o.left + 1)


def buy_building(o: Outlook, space: Space) -> float:
    """Who stands there had a reason to; only the price may have become too much."""
    tile = o.g.row[ROW.index(space)]
    assert tile is not None
    best = best_site(o, tile)
    worth = best if best is not None and len(o.own_sites) > len(o.me.tiles) else UNSITED * typical(o, tile) * bool(o.left)
    return worth - o.cost(space) * DOLLAR[o.round]


def tile_of_row(o: Outlook, space: Space) -> float:
    """The red Chinese worker pays five for any of them."""
    tile = o.g.row[ROW.index(space)]
    assert tile is not None
    return tile_worth(o, tile) - 5 * DOLLAR[o.round]


def unpack(o: Outlook, tile: Building) -> float:
    return max((standing(o, tile, INDEX[parcel]) for parcel in sites(o.g, o.me, tile)), default=0.0)


def build(o: Outlook, options: Sequence[Any]) -> list[float]:
    """Where it pays most, without wasting a site that is made for something else."""
    tile: Building = o.about
    return [
        KEPT if option is KEEP else standing(o, tile, INDEX[option]) - misused(o, tile, INDEX[option]) for option in options
    ]


def misused(o: Outlook, tile: Building, index: int) -> float:
    """What other buildings would have made of the site."""
    town = o.town
    ore = 3.0 * (NEAR[index] & town.mountains).bit_count() if tile is not MINE else 0.0
    trade = 3.0 * town.houses(index) if not tile.road and town.served >> index & 1 else 0.0
    return 0.4 * o.later * max(ore, trade)


# ------------------------------------------------------------ parcels


def parcel_worth(o: Outlook, index: int) -> float:
    """What stands there counts at the end; what could stand there is a promise, or a plan if tiles want a parcel."""
    if o.land[index] is not None:
        return o.title + PIECE
    if o.wants:
        ready = o.town.reached >> index & 1
        best = max([standing(o, tile, index) if ready or not tile.road else 0.0 for tile in o.wants])
        if best:
            return o.title + best
    return o.title + o.promise * (o.hopes[index] * o.later + PIECE)


def free_parcel(o: Outlook, parcel: Parcel) -> float:
    """One that costs nothing."""
    return parcel_worth(o, INDEX[parcel])


def parcel_of_card(o: Outlook, parcel: Parcel) -> float:
    """Free from the settler; the lawyer pays its price."""
    worth = free_parcel(o, parcel)
    return worth - price(o.g, INDEX[parcel]) * o.dollar if o.me.cards and o.me.cards[-1].id == "17Y" else worth


def buy_parcel(o: Outlook, parcel: Parcel) -> float:
    """Who stands there had a reason to, unless no money would be left for the buildings."""
    index = INDEX[parcel]
    cost = min(3, price(o.g, index)) if holds(o.me, "8R") else price(o.g, index)
    rest = o.me.money - cost
    dear = min((o.cost(space) for space in ROW if space in o.mine), default=0)
    return 1 + parcel_worth(o, index) - cost * DOLLAR[o.round] - (MISSED if dear > rest else 0.0)


def pioneer(o: Outlook, parcel: Parcel) -> float:
    """A mine or a ranch, with the parcel under it."""
    tile, cost = (MINE, 10) if o.me.cards[-1].number == 9 else (RANCH, 8)
    return standing(o, tile, INDEX[parcel]) + TITLE * (o.left + 1) - cost * DOLLAR[o.round]


# ------------------------------------------------------------ houses


def house(o: Outlook, parcel: Parcel | Command) -> float:
    """Beside own shops, away from those of others and from own ranches; on one's own parcel it counts at the end."""
    if not isinstance(parcel, Parcel):
        return UNBUILT
    index = INDEX[parcel]
    owner = o.owner[index]
    worth = neighbourly(o, index, 1) * o.stream
    if owner == o.seat:
        return worth + PIECE - site_lost(o, index)
    if owner == NOBODY:
        for other in NEIGHBOURS[index]:
            if o.land[other] in LEVELS and o.owner[other] != o.seat:
                worth -= RIVAL * o.stream * 3
        # Beside own free parcels it waits for the shops to come.
        return worth + 0.8 * o.later * (NEAR[index] & o.town.sites).bit_count()
    return worth - PIECE


def site_lost(o: Outlook, index: int) -> float:
    """What is given up by covering a free parcel of one's own."""
    spare = len(o.own_sites) - 1 - len(o.me.tiles)
    if not o.left:
        return 0.0 if spare >= 0 else PIECE + 1
    return (PIECE + o.hopes[index] * o.later) / (1 + 0.6 * max(0, spare))


def consent(o: Outlook, answer: Command) -> float:
    """A house on one's own parcel is worth two points, if the parcel is not needed; but it lets the other build."""
    if answer is not YES:
        return 0.0
    spare = len(o.own_sites) - 1 - len(o.me.tiles)
    return (PIECE if spare >= 2 * o.left else 0.0) - 1.0


def hall(o: Outlook, parcel: Parcel) -> float:
    """The city hall counts as a house for everybody."""
    return neighbourly(o, INDEX[parcel], 1) + 0.5 * (NEAR[INDEX[parcel]] & o.town.sites).bit_count()
