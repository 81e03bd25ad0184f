"""What a player considers before anything else: how long the game will last, what a dollar is worth, what is already promised.

Everything is priced in victory points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from saloon.engine import PASS
from saloon.games.carson_city.components import (
    BANK,
    COWBOYS,
    DRUGSTORE,
    GENERAL_STORE,
    INC_BUILDINGS,
    INC_GAMBLING,
    INC_GUNS,
    INC_PARCELS,
    INDEX,
    MINE,
    MOUNTAIN,
    NEAR,
    NEIGHBOURS,
    NOBODY,
    NUMBERS,
    RANCH,
    RECRUITS,
    ROUNDS,
    ROW,
    SALOON,
    SHARPSHOOTER,
    VP_PARCELS,
    WAGES,
    WHOLE_TOWN,
    Building,
    Parcel,
    Space,
    Target,
    bits_of,
)
from saloon.games.carson_city.rules.cards import cash_limit, holds, strength
from saloon.games.carson_city.rules.order import resolution_order
from saloon.games.carson_city.rules.sets import INDICES_OF, around, listed
from saloon.games.carson_city.rules.town import buildings_of, income, outlaw_on, price
from saloon.games.carson_city.state import Player, State, touched

NEVER: Final = -1000.0
ALWAYS: Final = 1000.0

DOLLAR: Final[tuple[float, ...]] = (0.0, 0.36, 0.27, 0.21, 0.17)
"""What a dollar is worth by round: the price at which points are sold then, less what it takes to be the one who buys them."""

SCARCE: Final = 0.08
"""What each of the first dollars is worth beyond that: without them cowboys find nothing to do."""

NEEDED: Final = 0.15
POOR: Final = 5
"""What a dollar is worth beyond that in the middle of a round to who has fewer than five."""

PURSE: Final[tuple[int, ...]] = (0, 12, 14, 16, 0)
"""How many dollars one likes to begin a round with, by the round that ends."""

EXCESS: Final = 1 / NUMBERS["spend_points"]
LAST: Final = 1 / NUMBERS["money_points"]
"""A dollar above the cash limit, and one at the end of the game."""

HOLD: Final[tuple[float, ...]] = (0.0, 1.2, 1.0, 0.9, 0.0)
"""What a cowboy is worth who stays at home for the next round."""

GAMBLE: Final = 7.0
"""What two dice bring."""

FIRST_INCOME: Final = 7.0
"""What a building that is still to be bought will pay in the same round."""

GUN: Final = 0.75
"""What a revolver brings in every round: duels, incomes, points."""

SENT_OUT: Final = 0.3
SHARP_EYE: Final = 1.5
"""How many of the cowboys at home will still go out, and count no more; what a second die to choose from adds."""

TITLE: Final = 0.15
"""What a parcel itself brings in every round to come: incomes and points for landowners."""

SETTLED: Final = 0.6
"""How surely the first parcels will be built on."""

PROMISE: Final = 0.35
OTHERS: Final = 0.5
"""How surely a good site will be built on in a later round, and how much less for every other free site."""

SHOPS: Final[tuple[Building, ...]] = (DRUGSTORE, BANK, SALOON, GENERAL_STORE)
"""They earn by the houses around."""

UNSERVED: Final = 0.35
"""How much of a shop's site counts where neither roads lead nor those in the reserve would."""

MEADOW: Final = 0.7
TRADE: Final = 3.6
"""Dollars for a free parcel beside a ranch, and for a house beside the shop that one will find for it."""

PASTURES: Final = [MEADOW * len(around) for around in NEIGHBOURS]
"""What a ranch would bring on each parcel, if nothing stood around."""


STREAMS: Final = tuple(sum(DOLLAR[start:], 0.0) for start in range(ROUNDS + 2))
"""What a dollar in every round is worth, from each round on to the last."""


class Outlook:
    """What is known before an option is looked at; what not every question needs is worked out when it is first asked for.

    about:  what the question says of itself.
    payday: the round of the next incomes of buildings.
    stream: what a dollar in every round to come is worth; `later` the same, from the next round on.
    hold:   what the next cowboy is worth at home.
    best:   the worth of tiles on their best sites, as far as it was looked for.
    """

    def __init__(self, g: State, me: Player, about: Any = None) -> None:
        self.about = about
        self.g, self.me, self.seat, self.round = g, me, me.seat, g.round
        self.land, self.owner = g.land, g.owner
        paid = g.phase == "end" or (g.phase == "resolve" and g.step > resolution_order(g).index(INC_BUILDINGS))
        self.payday = self.round + paid
        self.stream, self.later = STREAMS[self.payday], STREAMS[self.round + 1]
        self.left = ROUNDS - self.round
        self.hold = HOLD[self.round] if me.reserve + RECRUITS[self.round] <= COWBOYS else 0.0
        self.best: dict[Building, float | None] = {}
        self._mine: list[Target] | None = None
        self._half_price: bool | None = None
        self._budget: int | None = None
        self._dollar: float | None = None
        self._own_incomes: dict[int, int] | None = None
        self._cash: float | None = None
        self._limit: int | None = None
        self._forces: list[float] | None = None
        self._town: Town | None = None
        self._own_sites: list[int] | None = None
        self._free_sites: list[int] | None = None
        self._plan: TilePlan | None = None
        self._wants: list[Building] | None = None
        self._hopes: list[float] | None = None
        self._country: tuple[int, int] | None = None
        self._promise: float | None = None
        self._title: float | None = None
        self._shops: int | None = None
        self._meadows: int | None = None

    # -------------------------------------------------------- money

    @property
    def mine(self) -> list[Target]:
        """Where own cowboys stand."""
        if self._mine is None:
            seat = self.seat
            self._mine = [each[1] for each in self.g.placed if each[0] == seat]
        return self._mine

    @property
    def budget(self) -> int:
        """Money for parcels and buildings, with the wages to come, less what cowboys stand for already."""
        if self._budget is None:
            self._budget = _budget(self)
        return self._budget

    def cost(self, space: Space) -> int:
        if self._half_price is None:
            self._half_price = holds(self.me, "4Y")
        return -(-space.price // 2) if self._half_price else space.price

    @property
    def dollar(self) -> float:
        """What a dollar is worth now: more while there are few."""
        if self._dollar is None:
            worth = DOLLAR[self.round]
            self._dollar = worth + NEEDED if self.left and self.budget < POOR else worth
        return self._dollar

    @property
    def own_incomes(self) -> dict[int, int]:
        """What own buildings pay."""
        if self._own_incomes is None:
            self._own_incomes = {index: income(self.g, index) for index in buildings_of(self.g, self.seat)}
        return self._own_incomes

    @property
    def cash(self) -> float:
        """What will be in the purse when points are sold."""
        if self._cash is None:
            self._cash = _cash(self)
        return self._cash

    @property
    def limit(self) -> int:
        if self._limit is None:
            self._limit = cash_limit(self.me)
        return self._limit

    def purse(self, money: float) -> float:
        """What money is worth that is left at the end of the round."""
        limit, worth = self.limit, 0.0
        if money > limit:
            worth, money = EXCESS * (money - limit), float(limit)
        if not self.left:
            return worth + LAST * money
        likes = PURSE[self.round]
        return worth + DOLLAR[self.round + 1] * money + SCARCE * (money if money < likes else likes)

    # -------------------------------------------------------- cowboys

    @property
    def forces(self) -> list[float]:
        """What every player will bring to a duel."""
        if self._forces is None:
            self._forces = [_force(self.g, player) for player in self.g.players]
        return self._forces

    # -------------------------------------------------------- the town

    @property
    def town(self) -> Town:
        if self._town is None:
            self._town = Town(self)
        return self._town

    @property
    def own_sites(self) -> list[int]:
        """Own free parcels, without outlaws."""
        if self._own_sites is None:
            found = listed(INDICES_OF, self.town.sites)
            self._own_sites = [index for index in found if not outlaw_on(self.g, index)] if self.g.outlaws else found
        return self._own_sites

    @property
    def free_sites(self) -> list[int]:
        """Own free parcels, and those that cowboys stand for."""
        if self._free_sites is None:
            self._free_sites = self.own_sites + [
                INDEX[target]
                for target in self.mine
                if type(target) is Parcel and self.owner[INDEX[target]] == NOBODY and self.land[INDEX[target]] is None
            ]
        return self._free_sites

    @property
    def plan(self) -> TilePlan:
        if self._plan is None:
            self._plan = TilePlan(self)
        return self._plan

    @property
    def wants(self) -> list[Building]:
        """Tiles that want a parcel, each kind once."""
        if self._wants is None:
            self._wants = list(dict.fromkeys(self.plan.wants))
        return self._wants

    @property
    def hopes(self) -> list[float]:
        """Dollars a round that a suitable building would bring on every free parcel."""
        if self._hopes is None:
            self._hopes = _hopes(self.g, self.town)
        return self._hopes

    @property
    def country(self) -> tuple[int, int]:
        """The most mountains, and the most houses on a road, that one could have around a parcel that is for sale."""
        if self._country is None:
            self._country = _country(self.g, self.town)
        return self._country

    @property
    def promise(self) -> float:
        """How surely one more site would be built on in a later round."""
        if self._promise is None:
            self._promise = _promise(self)
        return self._promise

    @property
    def title(self) -> float:
        """What one more parcel brings by itself."""
        if self._title is None:
            self._title = _title(self)
        return self._title

    def count(self, kind: Building) -> int:
        """Own buildings of a kind."""
        return sum(1 for index in self.own_incomes if self.land[index] is kind)

    @property
    def shops(self) -> int:
        """Own shops that count houses, as bits."""
        if self._shops is None:
            self._shops = bits_of([index for index in self.own_incomes if self.land[index] in SHOPS])
        return self._shops

    @property
    def meadows(self) -> int:
        """Own ranches, as bits."""
        if self._meadows is None:
            self._meadows = bits_of([index for index in self.own_incomes if self.land[index] is RANCH])
        return self._meadows


def _budget(o: Outlook) -> int:
    me, left = o.me, o.me.money
    for target in o.mine:
        if target is WAGES:
            left += NUMBERS["wages"]
        elif target in ROW:
            assert isinstance(target, Space)
            left -= o.cost(target)
        elif type(target) is Parcel and o.owner[INDEX[target]] == NOBODY:
            left -= min(3, price(o.g, INDEX[target])) if holds(me, "8R") else price(o.g, INDEX[target])
    return left


def _cash(o: Outlook) -> float:
    cash = float(o.budget)
    if o.payday == o.round:
        cash += sum(o.own_incomes.values())
        if o.g.phase != "resolve":
            cash += FIRST_INCOME * (len(o.plan.tiles) - len(o.plan.wants))
        for target in o.mine:
            if target is INC_PARCELS:
                cash += NUMBERS["parcel_income"] * o.owner.count(o.seat)
            elif target is INC_GUNS:
                cash += NUMBERS["gun_income"] * strength(o.me)
            elif target is INC_GAMBLING:
                cash += GAMBLE
    return cash


def _force(g: State, player: Player) -> float:
    found = float(strength(player))
    if player.seat not in g.passed:
        found -= SENT_OUT * player.reserve
    return found + SHARP_EYE * (SHARPSHOOTER in player.powers)


def _hopes(g: State, town: Town) -> list[float]:
    occupied, mountains, symbols, doubles, reached = town.occupied, town.mountains, town.symbols, town.doubles, town.reached
    found, vacant = list(PASTURES), g.vacant
    for index in listed(INDICES_OF, WHOLE_TOWN & ~vacant):
        found[index] = 0.0
    for index in listed(INDICES_OF, vacant & around(occupied)):
        near = NEAR[index]
        best = found[index] - MEADOW * (near & occupied).bit_count()
        if (ore := 3.0 * (near & mountains).bit_count()) > best:
            best = ore
        if (houses := near & symbols) or near & doubles:
            trade = TRADE * (houses.bit_count() + 2 * (near & doubles).bit_count() + 1)
            if not reached >> index & 1:
                trade *= UNSERVED
            if trade > best:
                best = trade
        found[index] = best
    return found


def _country(g: State, town: Town) -> tuple[int, int]:
    mountains = houses = 0
    peaks, streets = town.mountains, town.symbols | town.doubles
    for index in listed(INDICES_OF, g.vacant & g.unowned & around(peaks | streets)):
        near = NEAR[index]
        if near & peaks and (found := (near & peaks).bit_count()) > mountains:
            mountains = found
        if near & streets and (found := (near & streets).bit_count() + (near & town.doubles).bit_count()) > houses:
            houses = found
    return mountains, houses


def _promise(o: Outlook) -> float:
    if not o.left:
        return 0.0
    if o.g.phase == "settle":
        return SETTLED
    return PROMISE / (1 + OTHERS * len(o.free_sites))


def _title(o: Outlook) -> float:
    worth = TITLE * (o.left + 1)
    if INC_PARCELS in o.mine:
        worth += DOLLAR[o.round] * NUMBERS["parcel_income"]
    return worth + 0.5 if VP_PARCELS in o.mine else worth


class Town:
    """Bits of the map: what is built on, which mountains and house symbols count for the player."""

    __slots__ = ("doubles", "mines", "mountains", "occupied", "ranches", "reached", "river", "served", "sites", "symbols")

    def __init__(self, o: Outlook) -> None:
        g, seat, land, owner = o.g, o.seat, o.land, o.owner
        mountains = symbols = doubles = ranches = mines = 0
        self.occupied, self.river = WHOLE_TOWN & ~(g.vacant | g.river), g.river
        for index in listed(INDICES_OF, self.occupied):
            piece = land[index]
            assert piece is not None
            if owner[index] != NOBODY and owner[index] != seat:
                continue
            if piece is MOUNTAIN:
                mountains |= 1 << index
            elif piece.symbols:
                if piece.symbols == 1:
                    symbols |= 1 << index
                else:
                    doubles |= 1 << index
                if piece is RANCH:
                    ranches += 1
            elif piece is MINE:
                mines += 1
        self.mountains, self.symbols, self.doubles = mountains, symbols, doubles
        self.ranches, self.mines = ranches, mines
        self.sites = bits_of(index for index in listed(INDICES_OF, g.vacant & ~g.unowned) if owner[index] == seat)
        self.served = self.reached = g.served
        if o.me.roads:
            nodes = g.nodes
            for _ in range(o.me.roads):
                nodes = spread_out(nodes)
            self.reached = touched(nodes)

    def houses(self, index: int) -> int:
        near = NEAR[index]
        return (near & self.symbols).bit_count() + 2 * (near & self.doubles).bit_count()


def spread_out(nodes: list[int]) -> list[int]:
    """Corners that one more road could reach."""
    padded = [0, *nodes, 0]
    return [line | line << 1 | line >> 1 | padded[at] | padded[at + 2] for at, line in enumerate(nodes)]


class TilePlan:
    """Tiles that are kept or that cowboys stand for, and whether there are parcels for them.

    wants:  those for which a parcel is missing.
    served: parcels on a road that are left, and `any` of all kinds, when all others have theirs.
    """

    __slots__ = ("any", "served", "tiles", "wants")

    def __init__(self, o: Outlook) -> None:
        row, mine = o.g.row, o.mine
        self.tiles = [*o.me.tiles, *[tile for space, tile in zip(ROW, row, strict=True) if tile is not None and space in mine]]
        reached = o.town.reached
        served = sum(1 for index in o.free_sites if reached >> index & 1)
        shops = [tile for tile in self.tiles if tile.road]
        others = [tile for tile in self.tiles if not tile.road]
        self.served = served - len(shops)
        rest = len(o.free_sites) - served + max(0, self.served)
        self.any = rest - len(others)
        self.wants = [*shops[: max(0, -self.served)], *others[: max(0, -self.any)]]

    def has_room(self, tile: Building) -> bool:
        return (self.served if tile.road else self.any) > 0 and not (tile.road and self.any <= 0)


Rating = Callable[[Outlook, Sequence[Any]], list[float]]


def each(value: Callable[[Outlook, Any], float], declined: float = 0.0) -> Rating:
    """Options rated one by one; passing is worth nothing unless said otherwise."""

    def rated(o: Outlook, options: Sequence[Any]) -> list[float]:
        return [declined if type(option) is str and option == PASS else value(o, option) for option in options]

    return rated
