"""What a player considers before anything else: how long the game will last, what a dollar is worth, what is already promised.

Everything is priced in victory points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

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
    INDICES_OF,
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
    around,
    bits_of,
    listed,
)
from saloon.games.carson_city.rules.cards import cash_limit, holds, strength
from saloon.games.carson_city.rules.order import resolution_order
from saloon.games.carson_city.rules.town import buildings_of, income, outlaw_on, price
from saloon.games.carson_city.state import Player, State, touched

NEVER = -1000.0
ALWAYS = 1000.0

DOLLAR = (0.0, 0.36, 0.27, 0.21, 0.17)
"""What a dollar is worth by round: the price at which points are sold then, less what it takes to be the one who buys them."""

SCARCE = 0.08
"""What each of the first dollars is worth beyond that: without them cowboys find nothing to do."""

NEEDED, POOR = 0.15, 5
"""What a dollar is worth beyond that in the middle of a round to who has fewer than five."""

PURSE = (0, 12, 14, 16, 0)
"""How many dollars one likes to begin a round with, by the round that ends."""

EXCESS = 1 / NUMBERS["spend_points"]
LAST = 1 / NUMBERS["money_points"]
"""A dollar above the cash limit, and one at the end of the game."""

HOLD = (0.0, 1.2, 1.0, 0.9, 0.0)
"""What a cowboy is worth who stays at home for the next round."""

GAMBLE = 7.0
"""What two dice bring."""

FIRST_INCOME = 7.0
"""What a building that is still to be bought will pay in the same round."""

GUN = 0.75
"""What a revolver brings in every round: duels, incomes, points."""

SENT_OUT, SHARP_EYE = 0.3, 1.5
"""How many of the cowboys at home will still go out, and count no more; what a second die to choose from adds."""

TITLE = 0.15
"""What a parcel itself brings in every round to come: incomes and points for landowners."""

SETTLED = 0.6
"""How surely the first parcels will be built on."""

PROMISE, OTHERS = 0.35, 0.5
"""How surely a good site will be built on in a later round, and how much less for every other free site."""

SHOPS = (DRUGSTORE, BANK, SALOON, GENERAL_STORE)
"""They earn by the houses around."""

UNSERVED = 0.35
"""How much of a shop's site counts where neither roads lead nor those in the reserve would."""

MEADOW, TRADE = 0.7, 3.6
"""Dollars for a free parcel beside a ranch, and for a house beside the shop that one will find for it."""

PASTURES = [MEADOW * len(around) for around in NEIGHBOURS]
"""What a ranch would bring on each parcel, if nothing stood around."""


Found = TypeVar("Found")


class lazy(Generic[Found]):  # noqa: N801
    """Worked out once, when it is asked for: like `functools.cached_property`, without its lock."""

    def __init__(self, work: Callable[[Any], Found]) -> None:
        self.work, self.name = work, work.__name__

    def __get__(self, owner: object, kind: type) -> Found:
        found = owner.__dict__[self.name] = self.work(owner)
        return found


class Outlook:
    """What is known before an option is looked at; what not every question needs is worked out when it is needed."""

    def __init__(self, g: State, me: Player, about: Any = None) -> None:
        self.about = about
        """What the question says of itself."""
        self.g, self.me, self.seat, self.round = g, me, me.seat, g.round
        self.land, self.owner = g.land, g.owner
        paid = g.phase == "end" or (g.phase == "resolve" and g.step > resolution_order(g).index(INC_BUILDINGS))
        self.payday = g.round + paid
        """The round of the next incomes of buildings."""
        self.stream = sum(DOLLAR[self.payday :])
        """What a dollar in every round to come is worth."""
        self.later = sum(DOLLAR[g.round + 1 :])
        """The same, from the next round on."""
        self.left = ROUNDS - g.round
        self.best: dict[Building, float | None] = {}

    # -------------------------------------------------------- money

    @lazy
    def mine(self) -> list[Target]:
        """Where own cowboys stand."""
        seat = self.seat
        return [each[1] for each in self.g.placed if each[0] == seat]

    @lazy
    def budget(self) -> int:
        """Money for parcels and buildings, with the wages to come, less what cowboys stand for already."""
        me, left = self.me, self.me.money
        for target in self.mine:
            if target is WAGES:
                left += NUMBERS["wages"]
            elif target in ROW:
                assert isinstance(target, Space)
                left -= self.cost(target)
            elif target.__class__ is Parcel and self.owner[INDEX[target]] == NOBODY:
                left -= min(3, price(self.g, INDEX[target])) if holds(me, "8R") else price(self.g, INDEX[target])
        return left

    @lazy
    def half_price(self) -> bool:
        return holds(self.me, "4Y")

    def cost(self, space: Space) -> int:
        return -(-space.price // 2) if self.half_price else space.price

    @lazy
    def dollar(self) -> float:
        """What a dollar is worth now: more while there are few."""
        worth = DOLLAR[self.round]
        return worth + NEEDED if self.left and self.budget < POOR else worth

    @lazy
    def own_incomes(self) -> dict[int, int]:
        """What own buildings pay."""
        return {index: income(self.g, index) for index in buildings_of(self.g, self.seat)}

    @lazy
    def cash(self) -> float:
        """What will be in the purse when points are sold."""
        cash = float(self.budget)
        if self.payday == self.round:
            cash += sum(self.own_incomes.values())
            if self.g.phase != "resolve":
                cash += FIRST_INCOME * (len(self.plan.tiles) - len(self.plan.wants))
            for target in self.mine:
                if target is INC_PARCELS:
                    cash += NUMBERS["parcel_income"] * self.owner.count(self.seat)
                elif target is INC_GUNS:
                    cash += NUMBERS["gun_income"] * self.strength
                elif target is INC_GAMBLING:
                    cash += GAMBLE
        return cash

    @lazy
    def limit(self) -> int:
        return cash_limit(self.me)

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

    @lazy
    def strength(self) -> int:
        return strength(self.me)

    @lazy
    def forces(self) -> list[float]:
        """What every player will bring to a duel."""
        return [self._force(player) for player in self.g.players]

    def _force(self, player: Player) -> float:
        found = float(strength(player))
        if player.seat not in self.g.passed:
            found -= SENT_OUT * player.reserve
        return found + SHARP_EYE * (SHARPSHOOTER in player.powers)

    @lazy
    def hold(self) -> float:
        """What the next cowboy is worth at home."""
        me, worth = self.me, HOLD[self.round]
        return worth if me.reserve + RECRUITS[self.round] <= COWBOYS else 0.0

    # -------------------------------------------------------- the town

    @lazy
    def town(self) -> Town:
        return Town(self)

    @lazy
    def own_sites(self) -> list[int]:
        """Own free parcels, without outlaws."""
        found = listed(INDICES_OF, self.town.sites)
        return [index for index in found if not outlaw_on(self.g, index)] if self.g.outlaws else found

    @lazy
    def free_sites(self) -> list[int]:
        """Own free parcels, and those that cowboys stand for."""
        return self.own_sites + [
            INDEX[target]
            for target in self.mine
            if target.__class__ is Parcel and self.owner[INDEX[target]] == NOBODY and self.land[INDEX[target]] is None
        ]

    @lazy
    def plan(self) -> TilePlan:
        return TilePlan(self)

    @lazy
    def wants(self) -> list[Building]:
        """Tiles that want a parcel, each kind once."""
        return list(dict.fromkeys(self.plan.wants))

    @lazy
    def hopes(self) -> list[float]:
        """Dollars a round that a suitable building would bring on every free parcel."""
        town, vacant = self.town, self.g.vacant
        occupied, mountains, symbols, doubles, reached = town.occupied, town.mountains, town.symbols, town.doubles, town.reached
        found = list(PASTURES)
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

    @lazy
    def country(self) -> tuple[int, int]:
        """The most mountains, and the most houses on a road, that one could have around a parcel that is for sale."""
        town, mountains, houses = self.town, 0, 0
        peaks, streets = town.mountains, town.symbols | town.doubles
        for index in listed(INDICES_OF, self.g.vacant & self.g.unowned & around(peaks | streets)):
            near = NEAR[index]
            if near & peaks and (found := (near & peaks).bit_count()) > mountains:
                mountains = found
            if near & streets and (found := (near & streets).bit_count() + (near & town.doubles).bit_count()) > houses:
                houses = found
        return mountains, houses

    @lazy
    def promise(self) -> float:
        """How surely one more site would be built on in a later round."""
        if not self.left:
            return 0.0
        if self.g.phase == "settle":
            return SETTLED
        return PROMISE / (1 + OTHERS * len(self.free_sites))

    @lazy
    def title(self) -> float:
        """What one more parcel brings by itself."""
        worth = TITLE * (self.left + 1)
        if INC_PARCELS in self.mine:
            worth += DOLLAR[self.round] * NUMBERS["parcel_income"]
        return worth + 0.5 if VP_PARCELS in self.mine else worth

    @lazy
    def kinds(self) -> Counter[object]:
        """Own buildings by kind."""
        return Counter(self.land[index] for index in self.own_incomes)

    @lazy
    def shops(self) -> int:
        """Own shops that count houses, as bits."""
        return sum(1 << index for index in self.own_incomes if self.land[index] in SHOPS)

    @lazy
    def meadows(self) -> int:
        """Own ranches, as bits."""
        return sum(1 << index for index in self.own_incomes if self.land[index] is RANCH)


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
        return [declined if option.__class__ is str and option == PASS else value(o, option) for option in options]

    return rated
