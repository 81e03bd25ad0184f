"""Phase 2: what a cowboy can bring on every target, how likely it is to be disputed, and when to stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from saloon.engine import PASS, Seat
from saloon.games.carson_city.components import (
    AMMO,
    B3,
    B4,
    B5,
    B6,
    B8,
    B10,
    B12,
    BIT,
    CITY_HALL,
    DYNAMITE,
    FINISH,
    GANGS,
    HOTEL,
    INC_GAMBLING,
    INC_GUNS,
    INC_PARCELS,
    INDEX,
    LEVELS,
    NEAR,
    NO_DUEL,
    NOBODY,
    NUMBERS,
    PADDOCKS,
    PLAIN,
    PURCHASES,
    RANCH,
    ROAD1,
    ROADS3,
    ROW,
    SINGER,
    TOWN,
    VP2,
    VP3,
    VP4,
    VP5,
    VP_BUILDINGS,
    VP_GUNS,
    VP_PARCELS,
    WAGES,
    WHITE,
    Building,
    Paddock,
    Parcel,
    Space,
    Target,
)
from saloon.games.carson_city.evaluation.duels import DYNAMITE_DIE, chance, odds, reach
from saloon.games.carson_city.evaluation.land import PIECE, RIVAL, parcel_worth, tile_worth
from saloon.games.carson_city.evaluation.outlook import DOLLAR, GAMBLE, NEVER, PASTURES, PURSE, Outlook
from saloon.games.carson_city.evaluation.roads import road, worth_of_roads
from saloon.games.carson_city.rules.cards import holds
from saloon.games.carson_city.rules.placing import HORSE, ROAD
from saloon.games.carson_city.rules.sets import INDICES_OF, listed, parcels_in
from saloon.games.carson_city.rules.town import income, outlawed

COMING: Final = 0.1
"""How likely each rival who still has cowboys is to come to a target that is empty now."""

EARLY: Final = 0.25
"""What it is worth to pass before another: the next pick, and ties."""

UNDEFENDED: Final = 0.85
"""How often an attack on an empty building stays unanswered."""

FAVOUR: Final = 0.2
"""How much a second space for buying points is worth beside the first."""

LUCK: Final = 4.0
"""Product of two dice beyond their sum, in dollars, with something for the cowboy that costs nothing."""

HIGHEST, BARGAIN = NUMBERS["highest_price"], 3
"""The most that a parcel can cost, and what the red Indian pays at most."""

RODEO: Final = 0.12
"""What a hat is worth at the rodeo, for every horse that it could make count."""

SHOWDOWN: Final = 0.5
"""What three revolvers are worth for every own cowboy that must fight."""


class Placement:
    """The board while cowboys are placed: who stands where, and how many may still come."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.at: dict[Target, list[tuple[Seat, str]]] = {}
        for seat, target, form in o.g.placed:
            self.at.setdefault(target, []).append((seat, form))
        self.own = o.forces[o.seat]
        coming = [player.seat for player in o.g.players if player.seat != o.seat and self._may_come(player.seat)]
        lost = sum(1 - chance(self.own - o.forces[seat]) for seat in coming)
        self.alone = 1 - COMING * lost
        """How surely a cowboy who is alone now will do its work."""
        self.parcels = len(o.free_sites) - len(o.own_sites)
        self.cheap = holds(o.me, "8R")
        self.tiles: dict[Building, float] = {}

    def _may_come(self, seat: Seat) -> bool:
        return seat not in self.o.g.passed and self.o.g.players[seat].reserve > 0

    def won(self, target: Target, more: float = 0.0) -> float:
        """The odds of doing what the target is for."""
        there = self.at.get(target)
        if there is None:
            return self.alone
        rivals = [seat for seat, form in there if seat != self.o.seat and form not in (NO_DUEL, SINGER)]
        return self.alone * odds(self.o, rivals, self.own + more) if rivals else self.alone


# ------------------------------------------------------------ what targets bring


def place(o: Outlook, options: Sequence[Any]) -> list[float]:
    """What every target brings, less what the cowboy is worth at home; passing early has its own reward."""
    placement = Placement(o)
    quiet = for_sale(o, placement)
    worths = []
    for option in options:
        worth = quiet.get(option)
        if worth is None:
            worth = passing(o) if type(option) is str else target_worth(o, placement, option)
        worths.append(worth)
    return worths


def for_sale(o: Outlook, placement: Placement) -> dict[Target, float]:
    """What buying each parcel brings on which nobody stands: most targets are of this kind, so here they are all at once."""
    budget = o.budget
    if budget <= 0 or not o.me.titles:
        return dict.fromkeys(parcels_in(unowned(o, placement)), NEVER)
    land, occupied, wants = o.land, o.town.occupied, o.wants
    won, lost, dollar = placement.alone, (1 - placement.alone) * o.hold, o.dollar
    dearest = BARGAIN if placement.cheap else HIGHEST
    promise, empty, built = o.promise * o.later, o.title + o.promise * PIECE, o.title + PIECE
    hopes = o.hopes if promise else PASTURES
    found: dict[Target, float] = {}
    for index in listed(INDICES_OF, unowned(o, placement)):
        price = 1 + (NEAR[index] & occupied).bit_count()
        if land[index] is None:
            worth = parcel_worth(o, index) if wants else promise * hopes[index] + empty
        else:
            price, worth = price + 1, built
        if price > dearest:
            price = dearest
        found[TOWN[index]] = NEVER if price > budget else won * (worth - price * dollar) + lost
    return found


def unowned(o: Outlook, placement: Placement) -> int:
    """Parcels for sale on which nobody stands, as bits."""
    found = o.g.unowned & ~outlawed(o.g)
    for target in placement.at:
        found &= ~BIT[target]
    return found


def passing(o: Outlook) -> float:
    waiting = len(o.g.players) - len(o.g.passed) - 1
    reward = EARLY if o.left else 1.0 if o.g.options.kit_carson else 0.02
    return at_home(o) + reward * min(waiting, 3) * (1 if o.left else 0.5)


def at_home(o: Outlook) -> float:
    """A cowboy in the reserve: for the next round, and as strength for those who count it."""
    worth = o.hold
    if INC_GUNS in o.mine:
        worth += DOLLAR[o.round] * NUMBERS["gun_income"]
    if VP_GUNS in o.mine:
        worth += 0.5
    return worth


def target_worth(o: Outlook, placement: Placement, target: Target, more: float = 0.0) -> float:
    """If it comes to nothing the cowboy is home again."""
    kind = type(target)
    if kind is Parcel:
        return parcel_target(o, placement, INDEX[target], more)  # type: ignore[index]
    if kind is Paddock:
        return riding(o, target)
    assert isinstance(target, Space)
    gain = GAINS[target](o, placement, target)
    if not target.duel:
        return gain
    won = placement.won(target, more)
    return won * gain + (1 - won) * o.hold


def parcel_target(o: Outlook, placement: Placement, index: int, more: float) -> float:
    """To buy it, to rob or to defend what stands there, to hold the city hall, to drive an outlaw away."""
    owner, piece = o.owner[index], o.land[index]
    target = TOWN[index]
    if o.g.outlaws and target in o.g.outlaws:
        return outlaw_hunt(o, placement, index, more)
    if owner == NOBODY:
        if piece is CITY_HALL:
            won = placement.won(target, more)
            if o.g.hall is not None:
                won *= chance(placement.own + more - o.forces[o.g.hall])
            return won * city_hall(o) + (1 - won) * o.hold
        price = 1 + (NEAR[index] & o.town.occupied).bit_count() + (piece is not None)
        if placement.cheap:
            price = min(price, BARGAIN)
        if price > o.budget or not o.me.titles:
            return NEVER
        won = placement.won(target, more)
        return won * (parcel_worth(o, index) - price * o.dollar) + (1 - won) * o.hold
    if owner == o.seat:
        return defence(o, placement, index, more)
    won = placement.won(target, more) * UNDEFENDED
    if piece is RANCH:
        pays = (NEAR[index] & ~o.town.occupied).bit_count()
    else:
        pays = HOTEL.cap if piece is HOTEL else income(o.g, index)
    return won * (pays // 2) * DOLLAR[o.round] * (1 + RIVAL) + (1 - won) * o.hold


def defence(o: Outlook, placement: Placement, index: int, more: float) -> float:
    """Only where somebody has come to rob."""
    there = [seat for seat, _ in placement.at.get(TOWN[index], ())]
    if not there or o.seat in there:
        return -1.0
    won = placement.won(TOWN[index], more)
    return won * (o.own_incomes.get(index, 0) // 2) * DOLLAR[o.round] * (1 + RIVAL) + (1 - won) * o.hold


def outlaw_hunt(o: Outlook, placement: Placement, index: int, more: float) -> float:
    gang = GANGS[o.g.gang]
    won = reach(o, gang.strength, placement.own + more) * placement.won(TOWN[index], more)
    gain = float(gang.points)
    if o.owner[index] == o.seat:
        gain += 0.5 * o.own_incomes.get(index, 0) * o.stream + 0.5 * o.left
    return won * gain + (1 - won) * o.hold


def city_hall(o: Outlook) -> float:
    """A level more for own shops, and others for whom it is not."""
    steps = sum(o.land[index].step for index in o.own_incomes if o.land[index] in LEVELS)  # type: ignore[union-attr]
    return steps * o.stream * 0.8 - 0.3


# ------------------------------------------------------------ spaces


def wages(o: Outlook, placement: Placement, space: Space) -> float:
    worth = NUMBERS["wages"] * o.dollar
    return max(worth, horse_worth(o) - NUMBERS["horse_price"] * o.dollar) if o.g.options.horses else worth


def ammunition(o: Outlook, placement: Placement, space: Space) -> float:
    worth = NUMBERS["ammo"] * (at_home(o) - o.hold)
    fights = sum(1 for target in o.mine if any(seat != o.seat for seat, _ in placement.at[target]))
    return worth + SHOWDOWN * (1 + 1.5 * fights)


def building(o: Outlook, placement: Placement, space: Space) -> float:
    tile = o.g.row[ROW.index(space)]
    assert tile is not None
    cost = o.cost(space)
    if cost > o.budget:
        return NEVER
    worth = placement.tiles.get(tile)
    if worth is None:
        worth = placement.tiles[tile] = tile_worth(o, tile)
    return worth - cost * o.dollar


def purchase(o: Outlook, placement: Placement, space: Space) -> float:
    """Points for the money that one will have then; a cheaper space that one stands on already takes most of it."""
    gain = best_purchase(o, o.cash, space.price)
    return FAVOUR * gain if any(target in PURCHASES for target in o.mine) else gain


def best_purchase(o: Outlook, cash: float, price: int) -> float:
    """How much better off one is with the best number of points: all of it, or down to what one likes to keep."""
    purse = o.purse
    kept, best = purse(cash), 0.0
    for rest in (0, PURSE[o.round], o.limit):
        if rest < cash:
            count = (cash - rest) // price
            if (gain := count + purse(cash - count * price) - kept) > best:
                best = gain
    return best


def guns(o: Outlook) -> float:
    """The strength that will be left at the end of the placement, without this cowboy."""
    return max(0.0, o.forces[o.seat] - 0.5)


GAINS: Final[dict[Space, Callable[[Outlook, Placement, Space], float]]] = {
    WAGES: wages,
    AMMO: ammunition,
    ROADS3: lambda o, s, t: worth_of_roads(o, NUMBERS["roads"]),
    ROAD1: lambda o, s, t: worth_of_roads(o, 1),
    **dict.fromkeys((B12, B10, B8, B6, B5, B4, B3), building),
    INC_PARCELS: lambda o, s, t: NUMBERS["parcel_income"] * (o.owner.count(o.seat) + s.parcels) * DOLLAR[o.round],
    INC_GUNS: lambda o, s, t: NUMBERS["gun_income"] * guns(o) * DOLLAR[o.round],
    INC_GAMBLING: lambda o, s, t: (GAMBLE + LUCK * o.me.singer) * DOLLAR[o.round],
    **dict.fromkeys((VP2, VP3, VP4, VP5), purchase),
    VP_GUNS: lambda o, s, t: 0.5 * guns(o),
    VP_PARCELS: lambda o, s, t: float((o.owner.count(o.seat) + s.parcels) // 2),
    VP_BUILDINGS: lambda o, s, t: float(len(o.own_incomes) + len(o.plan.tiles) - len(o.plan.wants)),
}


# ------------------------------------------------------------ how a cowboy goes


def form(o: Outlook, options: Sequence[Any]) -> list[float]:
    """The singer's and the white cowboy first; tokens where somebody else stands. The target is not known here."""
    return [FORMS_IN_ORDER[option] for option in options]


FORMS_IN_ORDER: Final = {SINGER: 4.0, WHITE: 3.0, NO_DUEL: 2.0, PLAIN: 1.0, DYNAMITE: 0.0}


def kit(o: Outlook, options: Sequence[Any]) -> list[float]:
    """All at once: what was put somewhere stays there."""
    placement = Placement(o)
    quiet, streets = for_sale(o, placement), holds(o.me, "13Y")
    worths = []
    for option in options:
        if option is FINISH:
            worths.append(passing(o))
            continue
        target, how = option
        if how == PLAIN and (worth := quiet.get(target)) is not None:
            worths.append(worth + FORMS_IN_ORDER[PLAIN] * TRIFLE)
        elif how in COWBOYS_GO:
            worths.append(target_worth(o, placement, target, COWBOYS_GO[how]) + FORMS_IN_ORDER[how] * TRIFLE)
        elif how == HORSE:
            worths.append(at_home(o) + RIDE + stabling(o, PADDOCKS.index(target)))
        elif how == ROAD and streets:
            worths.append(AT_ONCE * road(o, [target])[0])
        else:
            worths.append(NEVER)
    return worths


COWBOYS_GO: Final = {PLAIN: 0.0, DYNAMITE: DYNAMITE_DIE, WHITE: 6.0, NO_DUEL: 6.0, SINGER: 6.0}
"""How a cowboy may go, and what that adds to its strength: some need not fight at all."""

TRIFLE, RIDE, AT_ONCE = 0.05, 5.0, 10.0
"""Of two ways to the same place the better; horses before cowboys; the governor's roads before everything."""


def again(o: Outlook, options: Sequence[Any]) -> list[float]:
    """Another cowboy at once, if it has something to do; else the sooner out the better. None is moved."""
    placement = Placement(o)
    worths = []
    for option in options:
        if type(option) is tuple:
            worths.append(NEVER)
        elif option is FINISH:
            worths.append(passing(o))
        else:
            worths.append(passing(o) - TRIFLE if type(option) is str else target_worth(o, placement, option))
    return worths


# ------------------------------------------------------------ horses


def horse_worth(o: Outlook) -> float:
    """A point, more with every rodeo; and a little help in every round to come."""
    return 1 + o.me.rodeos + 0.6 * o.left


def stabling(o: Outlook, at: int) -> float:
    """Where a horse is most useful."""
    worth = RODEO * PADDOCKS[at].hat * (o.me.horses + sum(o.me.stable))
    if at == 0:
        return worth + (0.3 if not o.me.stable[0] else 0.0)
    if at == 1:
        return worth - 0.2
    if at == 2:
        ranches = sorted((pays for index, pays in o.own_incomes.items() if o.land[index] is RANCH), reverse=True)
        return worth + (ranches[o.me.stable[2]] * DOLLAR[o.round] if o.me.stable[2] < len(ranches) else 0.0)
    return worth + (2 * DOLLAR[o.round] if at == 3 else 0.0)


def horse(o: Outlook, paddock: Paddock) -> float:
    return 1 + stabling(o, PADDOCKS.index(paddock))


def riding(o: Outlook, paddock: Target) -> float:
    """A cowboy doubles the hats of the horses there."""
    at = PADDOCKS.index(paddock)
    return RODEO * PADDOCKS[at].hat * o.me.stable[at] * (o.me.horses + sum(o.me.stable))


def paid_with(o: Outlook, choice: Any) -> float:
    """Wages, or a horse instead."""
    if isinstance(choice, Paddock):
        return horse_worth(o) - NUMBERS["horse_price"] * DOLLAR[o.round] + stabling(o, PADDOCKS.index(choice))
    return NUMBERS["wages"] * DOLLAR[o.round]


# ------------------------------------------------------------ the doctor


def heal(o: Outlook, options: Sequence[Any]) -> list[float]:
    """A cowboy that lost is sent to an empty space at once; the doctor asks three dollars."""
    placement = Placement(o)
    fee = 0.0 if holds(o.me, "14Y") else 3 * DOLLAR[o.round]
    return [at_home(o) if option == PASS else target_worth(o, placement, option) - fee for option in options]
