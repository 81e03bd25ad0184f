"""Phase 1: which personality, and what to do with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from saloon.engine import PASS
from saloon.games.carson_city.components import (
    CASH,
    CHURCH,
    GANGS,
    HOUSE,
    INDEX,
    MINE,
    MOUNTAIN,
    NOBODY,
    NUMBERS,
    POINT,
    PRISON,
    RANCH,
    SALOON,
    SCHOOL,
    TOWNHOUSE,
    WEAPONS,
    Building,
    Command,
    Parcel,
    Person,
)
from saloon.games.carson_city.evaluation.land import PIECE, RIVAL, tile_worth
from saloon.games.carson_city.evaluation.outlook import DOLLAR, GUN, NEVER, PURSE, Outlook
from saloon.games.carson_city.rules.cards import holder, holds
from saloon.games.carson_city.rules.ending import BANKERS_OFFER
from saloon.games.carson_city.rules.order import resolution_order
from saloon.games.carson_city.rules.town import income, owned

COWBOY: Final[tuple[float, ...]] = (0.0, 2.2, 2.0, 1.9, 1.7)
"""What one more cowboy in this round brings."""

STRENGTH: Final = 1.2
"""What a point of strength for one round brings."""

ROOMY: Final = 0.012
"""What each dollar of the cash limit is worth, as far as one can expect to fill it."""

LOT_BID, AMMO_BID = 7, 3
"""What two parcels, and three revolvers for a round, are worth in dollars."""

TWICE: Final = 1.8
"""What a second card must promise: the power to take it serves only once."""


# ------------------------------------------------------------ choosing a card


def take(o: Outlook, options: Sequence[Any]) -> list[float]:
    return [card_worth(o, person) for person in options]


def second(o: Outlook, options: Sequence[Any]) -> list[float]:
    patience = TWICE if o.left else 0.0
    return [patience if option == PASS else card_worth(o, option) for option in options]


def card_worth(o: Outlook, person: Person) -> float:
    """What it does, and how much money it lets one keep."""
    power = POWERS.get(person.id)
    worth = power(o) if power is not None else 0.0
    if o.left:
        worth += ROOMY * min(person.limit, 15 + 15 * o.round)
    return worth


def another(price: int) -> Callable[[Outlook], float]:
    """The street boy brings the best of the others."""

    def worth(o: Outlook) -> float:
        others = [card_worth(o, person) for person in o.g.left if person.number > 1]
        return max(others, default=0.0) + 0.5 - price * o.dollar

    return worth


def best_kind(o: Outlook) -> int:
    """What the best kind of own building earns."""
    totals: dict[Any, int] = {}
    for index, pays in o.own_incomes.items():
        piece = o.land[index]
        totals[piece] = totals.get(piece, 0) + pays
    return max(totals.values(), default=0)


def best_prospects(o: Outlook) -> float:
    """The best free parcel of all."""
    return max((hope for hope, owner in zip(o.hopes, o.owner, strict=True) if owner == NOBODY), default=0.0)


def free_land(o: Outlook) -> float:
    return 0.8 + o.promise * best_prospects(o) * o.stream


def founding(tile: Building, cost: int) -> Callable[[Outlook], float]:
    """The prospector and the red cowboy: a building at once, with its parcel."""

    def worth(o: Outlook) -> float:
        if o.me.money < cost:
            return 0.0
        pays = 7.0 if tile is RANCH else max(3.0, 0.8 * best_prospects(o))
        return pays * o.stream + PIECE + 0.8 - cost * o.dollar

    return worth


def recruits(o: Outlook) -> float:
    return max(0.0, *(recruit(o, count) for count in (1, 2, 3) if PRICES[count] <= o.me.money and count <= o.me.supply), 0.0)


def weapons(o: Outlook) -> float:
    return max(0.0, *(arm(o, count) for count in (1, 2) if ARMS[count] <= o.me.money), 0.0)


def row_bargain(o: Outlook) -> float:
    """Any tile of the row for five dollars, without a cowboy."""
    if o.me.money < 5:
        return 0.0
    best = max((tile_worth(o, tile) for tile in set(o.g.row) if tile is not None), default=0.0)
    return max(0.0, best - 5 * o.dollar)


def tax_income(o: Outlook) -> int:
    return max(_arms_tax(o), _money_tax(o))


def glory_worth(o: Outlook) -> float:
    return max(glory(o, count) for count in range(min(2, o.me.reserve) + 1))


def earned(o: Outlook) -> int:
    return sum(o.own_incomes.values())


POWERS: Final[dict[str, Callable[[Outlook], float]]] = {
    "0Y": another(3),
    "0R": another(0),
    "1Y": lambda o: COWBOY[o.round] + 1.2,
    "1R": lambda o: 0.6,
    "2Y": lambda o: 9 * o.dollar,
    "2R": lambda o: 2.2,
    "3Y": lambda o: max(8, best_kind(o)) * o.dollar,
    "3R": lambda o: max(8 * o.dollar, owned(o.g, o.seat, HOUSE, TOWNHOUSE)),
    "4Y": lambda o: 0.8 + 6 * o.dollar,
    "4R": row_bargain,
    "5Y": free_land,
    "5R": lambda o: max(8 * o.dollar, owned(o.g, o.seat, MOUNTAIN)),
    "6Y": recruits,
    "6R": weapons,
    "7Y": lambda o: 3 * STRENGTH,
    "7R": lambda o: 2 * STRENGTH,
    "8Y": lambda o: 1.6 + 0.3 * o.left,
    "8R": lambda o: 4 * o.dollar,
    "9Y": founding(MINE, 10),
    "9R": lambda o: 0.8 + 2 * o.count(MINE),
    "10Y": lambda o: 1.6,
    "10R": lambda o: 1.0 + o.count(MINE),
    "11Y": lambda o: 1.8,
    "11R": lambda o: 12 * o.dollar,
    "12Y": lambda o: 1.2,
    "12R": lambda o: 0.8,
    "13Y": lambda o: 1.0 + min(3, o.me.roads),
    "13R": lambda o: tax_income(o) * o.dollar,
    "14Y": lambda o: 1.0,
    "14R": lambda o: 1.0,
    "15Y": lambda o: 1.4 + o.me.rodeos + 0.4 * o.left,
    "15R": founding(RANCH, 8),
    "16Y": lambda o: 0.15 * earned(o) * DOLLAR[o.round],
    "16R": glory_worth,
    "17Y": lambda o: 1.2 + 0.3 * o.left,
    "17R": lambda o: earned(o) / (5 * o.round),
    "18Y": lambda o: 0.6,
    "18R": lambda o: 2.0 * owned(o.g, o.seat, SCHOOL, PRISON, CHURCH) + 2 * (not owned(o.g, o.seat, SALOON)),
}


# ------------------------------------------------------------ using it

PRICES, ARMS = {1: 1, 2: 4, 3: 9}, {1: 3, 2: 9}


def recruit(o: Outlook, count: int) -> float:
    return COWBOY[o.round] * count - PRICES[count] * o.dollar


def arm(o: Outlook, count: int) -> float:
    return (GUN * (o.left + 1) + 0.4) * count - ARMS[count] * o.dollar


def glory(o: Outlook, count: int) -> float:
    """Three points for a cowboy are more than most of them bring."""
    return 3 * (1 + count) - (COWBOY[o.round] + 0.6) * count


def profit(o: Outlook, answer: Command) -> float:
    """Money now, unless the merchant or the settler brings more later."""
    if answer is CASH:
        need = 0.5 if o.left and o.me.money < PURSE[o.round] else 0.0
        return 8 * DOLLAR[o.round] + need
    face = o.me.cards[-1].id
    if face == "3Y":
        return max(8.0, best_kind(o) + 1.0) * DOLLAR[o.round]
    return 0.3 + owned(o.g, o.seat, MOUNTAIN) if face == "5R" else 0.3 + owned(o.g, o.seat, HOUSE, TOWNHOUSE)


def tax(o: Outlook, answer: Command) -> float:
    return float(_arms_tax(o) if answer is WEAPONS else _money_tax(o))


def _arms_tax(o: Outlook) -> int:
    return sum(min(player.revolvers, player.money) for player in o.g.players if player is not o.me)


def _money_tax(o: Outlook) -> int:
    return sum(-(-player.money // 10) for player in o.g.players if player is not o.me)


def bid(o: Outlook, options: Sequence[Any]) -> list[float]:
    """A dollar more than the last one, as long as it is not too much; the auctioneer gets part of it back."""
    parcels = holder(o.g, "12Y")
    auctioneer = parcels or holder(o.g, "12R")
    most = LOT_BID - o.round if parcels is not None else AMMO_BID
    most += 2 * (auctioneer is not None and auctioneer.seat == o.seat)
    most = min(most, o.me.money - 4)
    lowest = options[0]
    return [0.0 if option == PASS else float(most - option) if option == lowest else NEVER for option in options]


def double(o: Outlook, choice: Any) -> float:
    """The merchant's kind of building, or eight dollars."""
    if choice is CASH:
        return 8.0
    return float(sum(pays for index, pays in o.own_incomes.items() if o.land[index] is choice))


def blast(o: Outlook, parcel: Parcel) -> float:
    """Dynamite triples a mine; a poor one may wait for a better round."""
    return _more(o, parcel, 3) * DOLLAR[o.round] - (1.2 if o.left else 0.0)


def stud(o: Outlook, parcel: Parcel) -> float:
    """A horse doubles the best ranch, unless the merchant will double them all."""
    merchant = o.me.waiting and 3 in o.me.waiting and holds(o.me, "3Y")
    return -1.0 if merchant and double(o, RANCH) >= max(8, best_kind(o)) else _more(o, parcel, 2)


def _more(o: Outlook, parcel: Parcel, factor: int) -> float:
    """Dollars that a multiplied income brings; an attacker gets half of it, which hurts."""
    pays = o.own_incomes[INDEX[parcel]]
    if parcel.id not in o.about:
        return float(pays * (factor - 1))
    loot = pays * factor // 2 - pays // 2
    return pays * (factor - 1) - loot - RIVAL * loot


def bounty(o: Outlook, answer: Command) -> float:
    """Points for an outlaw, or half of what the freed building pays."""
    if answer is POINT:
        return float(GANGS[o.g.gang].points)
    return income(o.g, INDEX[o.about]) // 2 * DOLLAR[o.round]


# ------------------------------------------------------------ money into points


def points(o: Outlook, count: int) -> float:
    """What is not needed in the next round is spent while points are cheap."""
    price = resolution_order(o.g)[o.g.step].price
    return count + o.purse(o.me.money - count * price)


def banker(o: Outlook, count: int) -> float:
    return count + o.purse(o.me.money - BANKERS_OFFER[count]) - o.purse(o.me.money)


def spend(o: Outlook, money: int) -> float:
    return money // NUMBERS["spend_points"] + o.purse(o.me.money - money)
