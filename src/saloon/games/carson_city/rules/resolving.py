"""Phase 3: one action space after the other (rulebook p. 6 to 8)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any, Final

from saloon.engine import PASS, Ask, Flow, Hold, Question
from saloon.games.carson_city.components import (
    B3,
    BIT,
    CASH,
    INC_BUILDINGS,
    INC_GUNS,
    INC_PARCELS,
    INDEX,
    NO_DUEL,
    NUMBERS,
    PADDOCKS,
    PARCELS,
    ROW,
    SINGER,
    VP_GUNS,
    VP_PARCELS,
    WAGES,
    WHITE,
    Building,
    Parcel,
    Space,
    Target,
)
from saloon.games.carson_city.rules.acting import collects, performs, renounce
from saloon.games.carson_city.rules.cards import holder, holds, paddocks_open, strength
from saloon.games.carson_city.rules.constructing import build_kept, build_or_keep, take_tile
from saloon.games.carson_city.rules.duels import contested, duel, first_involved, on, to_reserve, to_supply
from saloon.games.carson_city.rules.horses import buy_horse, may_buy_horse
from saloon.games.carson_city.rules.incomes import building_incomes
from saloon.games.carson_city.rules.order import resolution_order
from saloon.games.carson_city.rules.people import gain_roads
from saloon.games.carson_city.rules.roads import decide, lay_as_many, score, sell_points
from saloon.games.carson_city.rules.town import buildings_of, give_parcel, outlawed, parcels_owned, price
from saloon.games.carson_city.state import Placed, Player, State, pay, receive

ALWAYS: Final = (PARCELS, B3, INC_BUILDINGS)
"""Spaces after which, or where, something happens though nobody stands there."""


def resolve(g: State) -> Flow:
    """A space of the track."""
    order = resolution_order(g)
    space = order[g.step]
    yield from STEPS[space.sort](g, space)
    if space is B3:
        yield from deferred_building(g)
    g.step = next_step(g)
    if g.step == len(order):
        for seat in g.order:
            yield from lay_as_many(g, g.players[seat])
        g.phase = "end"


def next_step(g: State) -> int:
    """The next space that has something to do: where a cowboy stands, where parcels are sold and buildings pay."""
    order, busy = resolution_order(g), {target for _, target, _ in g.placed}
    busy.update(ALWAYS)
    step = g.step + 1
    while step < len(order) and order[step] not in busy:
        step += 1
    return step


Action = Callable[[State, Player, Placed], Generator[Question, Any, Flow | None]]
"""What a cowboy does; and what its player does after it has left, if there is something."""


def in_turn_order(g: State, placed: list[Placed]) -> list[Placed]:
    order = g.order
    return sorted(placed, key=lambda each: order.index(each[0]))


def perform_each(g: State, space: Space, action: Action) -> Flow:
    """Those with a "no duel" token first; of the others, who wins the duel."""
    performers = in_turn_order(g, [each for each in on(g, space) if each[2] in (NO_DUEL, SINGER)])
    for each in performers:
        yield from _perform(g, each, action)
    winner = yield from duel(g, space)
    if winner is not None:
        yield from _perform(g, winner, action)


def _perform(g: State, placed: Placed, action: Action) -> Flow:
    after = yield from action(g, g.players[placed[0]], placed)
    to_supply(g, placed)
    if after is not None:
        yield from after


# ------------------------------------------------------------ wages, ammunition, roads


def crews(g: State, space: Space) -> Iterator[tuple[Player, list[Placed]]]:
    """Everybody's cowboys on a space without duels, in turn order; the white one comes last."""
    there = sorted(on(g, space), key=lambda each: each[2] == WHITE)
    for seat in g.order:
        if crew := [each for each in there if each[0] == seat]:
            yield g.players[seat], crew


def wages(g: State, space: Space) -> Flow:
    """Four dollars a cowboy (p. 6); with horses, one of them may pay four instead for a horse (p. 19)."""
    for me, crew in crews(g, space):
        while crew and may_buy_horse(g, me, NUMBERS["wages"] * (len(crew) - 1)):
            yield from _money_or_horse(g, me, crew.pop(0))
        if crew:
            _pay_wages(g, me, (yield from collects(g, me, space, len(crew))), len(crew))
        for each in crew:
            to_supply(g, each)


def _money_or_horse(g: State, me: Player, placed: Placed) -> Flow:
    paddocks = [PADDOCKS[at] for at in paddocks_open(g)] if may_buy_horse(g, me) else []
    choice = yield from decide(g, me, "wages", [CASH, *paddocks, PASS])
    if choice == PASS:
        renounce(g, me, WAGES)
    elif choice is CASH:
        _pay_wages(g, me, 1, 1)
    else:
        buy_horse(g, me, choice)
    to_supply(g, placed)


def _pay_wages(g: State, me: Player, count: int, cowboys: int) -> None:
    if count:
        receive(g, me, NUMBERS["wages"] * count)
        g.tell("earns_wages", me.seat, money=NUMBERS["wages"] * count, space=WAGES, cowboys=cowboys)


def ammunition(g: State, space: Space) -> Flow:
    def take(g: State, me: Player, placed: Placed) -> Generator[Question, Any, None]:
        if (yield from performs(g, me, space)):
            g.ammo_home, me.ammo = False, True
            g.tell("takes_ammo", me.seat)

    yield from perform_each(g, space, take)


def three_roads(g: State, space: Space) -> Flow:
    def take(g: State, me: Player, placed: Placed) -> Generator[Question, Any, None]:
        if (yield from performs(g, me, space)):
            gain_roads(g, me, NUMBERS["roads"], space, 1)

    yield from perform_each(g, space, take)


def one_road(g: State, space: Space) -> Flow:
    for me, crew in crews(g, space):
        if count := (yield from collects(g, me, space, len(crew))):
            gain_roads(g, me, count, space, len(crew))
        for each in crew:
            to_supply(g, each)


# ------------------------------------------------------------ parcels


def buy_parcels(g: State, space: Space) -> Flow:
    """The lawyer's privilege, all duels, then purchases in turn order."""
    for_sale = g.unowned & ~outlawed(g)
    wanted = [target for target in dict.fromkeys(each[1] for each in g.placed) if BIT[target] & for_sale]
    send_home_for_lawyer(g, wanted)
    yield from duels_in_order(g, contested(g, wanted))
    for each in in_turn_order(g, [each for target in wanted for each in on(g, target)]):
        yield from _buy_parcel(g, g.players[each[0]], each)


def send_home_for_lawyer(g: State, wanted: list[Target]) -> None:
    lawyer = holder(g, "17Y")
    if lawyer is None:
        return
    for target in wanted:
        crowd = on(g, target)
        if any(each[0] == lawyer.seat for each in crowd):
            for each in crowd:
                if each[0] != lawyer.seat:
                    to_reserve(g, each)
                    g.tell("sent_home", each[0], parcel=target)


def duels_in_order(g: State, targets: list[Target]) -> Flow:
    """Who passed first of all who fight says which duel is next."""
    left, number = list(targets), 0
    chooser = first_involved(g, left)
    while left:
        target = left[0] if len(left) == 1 else (yield Ask(chooser, "next_duel", left))
        left, number = [other for other in left if other is not target], number + 1
        yield from duel(g, target, number=number, of=number + len(left))
        left = contested(g, left)


def parcel_price(g: State, me: Player, index: int) -> int:
    return min(price(g, index), 3) if holds(me, "8R") else price(g, index)


def _buy_parcel(g: State, me: Player, placed: Placed) -> Flow:
    parcel = placed[1]
    assert isinstance(parcel, Parcel)
    cost = parcel_price(g, me, INDEX[parcel])
    if me.money >= cost and me.titles:
        choice = yield from decide(g, me, "buy_parcel", [parcel, PASS])
        if choice is parcel:
            pay(g, me, cost)
            give_parcel(g, me, parcel)
            g.tell("owns", me.seat, parcel=parcel, money=cost)
        else:
            renounce(g, me, parcel)
        yield Hold(me.seat)
    else:
        renounce(g, me, parcel)
    to_supply(g, placed)


# ------------------------------------------------------------ buildings


def building_price(me: Player, space: Space) -> int:
    """The Chinese worker pays half, rounded up."""
    return -(-space.price // 2) if holds(me, "4Y") else space.price


def buy_building(g: State, space: Space) -> Flow:
    def buy(g: State, me: Player, placed: Placed) -> Generator[Question, Any, Flow | None]:
        cost = building_price(me, space)
        if me.money < cost:
            renounce(g, me, space)
            return None
        if (yield from decide(g, me, "buy_building", [space, PASS])) == PASS:
            renounce(g, me, space)
            yield Hold(me.seat)
            return None
        pay(g, me, cost)
        tile = take_tile(g, ROW.index(space))
        g.tell("takes_tile", me.seat, building=tile, money=cost, space=space)
        return _build_at_once(g, me, tile)

    yield from perform_each(g, space, buy)


def _build_at_once(g: State, me: Player, tile: Building) -> Flow:
    yield from build_or_keep(g, me, tile)
    yield Hold(me.seat)


def deferred_building(g: State) -> Flow:
    """Right after the last building space: roads, then tiles that were kept, in turn order."""
    for seat in g.order:
        yield from lay_as_many(g, g.players[seat])
    for seat in g.order:
        yield from build_kept(g, g.players[seat])


# ------------------------------------------------------------ incomes and points


def earn(g: State, space: Space) -> Flow:
    def take(g: State, me: Player, placed: Placed) -> Generator[Question, Any, None]:
        money = _fixed_income(g, me, space)
        if (yield from performs(g, me, space, money)):
            money = _gamble(g, placed) if money is None else money
            receive(g, me, money)
            g.tell("earns", me.seat, money=money, space=space)

    yield from perform_each(g, space, take)


def _fixed_income(g: State, me: Player, space: Space) -> int | None:
    """What parcels or cowboys bring; only the dice say what gambling does."""
    if space is INC_PARCELS:
        return NUMBERS["parcel_income"] * parcels_owned(g, me.seat)
    return NUMBERS["gun_income"] * strength(me) if space is INC_GUNS else None


def _gamble(g: State, placed: Placed) -> int:
    one, two = g.roll(), g.roll()
    return one * two if placed[2] == SINGER else one + two


def incomes_of_buildings(g: State, space: Space) -> Flow:
    yield from building_incomes(g)


def buy_points(g: State, space: Space) -> Flow:
    def buy(g: State, me: Player, placed: Placed) -> Generator[Question, Any, None]:
        if me.money < space.price:
            renounce(g, me, space)
            return
        count = yield from decide(g, me, "points", range(me.money // space.price, -1, -1))
        if count:
            sell_points(g, me, count, count * space.price, space)
        else:
            renounce(g, me, space)
        yield Hold(me.seat)

    yield from perform_each(g, space, buy)


def council(g: State, space: Space) -> Flow:
    def reward(g: State, me: Player, placed: Placed) -> Generator[Question, Any, None]:
        points = council_points(g, me, space)
        if (yield from performs(g, me, space, points)):
            score(g, me, points, space.id)

    yield from perform_each(g, space, reward)


def council_points(g: State, me: Player, space: Space) -> int:
    if space is VP_GUNS:
        return strength(me) // 2
    return parcels_owned(g, me.seat) // 2 if space is VP_PARCELS else len(buildings_of(g, me.seat))


STEPS: Final[dict[str, Callable[[State, Space], Flow]]] = {
    "wages": wages,
    "ammo": ammunition,
    "roads": three_roads,
    "road": one_road,
    "parcels": buy_parcels,
    "building": buy_building,
    "income": earn,
    "buildings": incomes_of_buildings,
    "points": buy_points,
    "council": council,
}
