"""The incomes of buildings: city hall, outlaws, attacks, then everybody is paid (rulebook p. 8, 11 and 12)."""

from __future__ import annotations

from saloon.engine import PASS, Ask, Flow, Seat, Value
from saloon.games.carson_city.components import (
    CASH,
    CITY_HALL,
    DYNAMITE,
    GANGS,
    INDEX,
    MINE,
    NOBODY,
    PLAIN,
    POINT,
    RANCH,
    SHARE,
    TOWN,
    WHITE,
    Building,
    Parcel,
    Target,
)
from saloon.games.carson_city.rules.acting import performs
from saloon.games.carson_city.rules.cards import holder, holds
from saloon.games.carson_city.rules.duels import contested, duel, first_involved, on, to_supply
from saloon.games.carson_city.rules.roads import decide, score
from saloon.games.carson_city.rules.sets import INDICES_OF, listed
from saloon.games.carson_city.rules.town import has_level, income, income_counts, outlaw_on, protected, taken
from saloon.games.carson_city.state import Placed, Player, State, receive

THIRD_PADDOCK = 2


def building_incomes(g: State) -> Flow:
    """In order: the city hall, outlaws, attacks, what players may multiply, payment, the editor's points."""
    charged = _charged_mines(g)
    raids: dict[int, Seat] = {}
    yield from contest_city_hall(g)
    yield from fight_outlaws(g, raids)
    yield from fight_over_buildings(g, raids)
    factors = dict.fromkeys(charged, 3)
    for seat in g.order:
        yield from multiply(g, g.players[seat], raids, factors)
    pay_buildings(g, raids, factors)
    editor = holder(g, "17R")
    if editor is not None and editor.earned:
        score(g, editor, -(-editor.earned // (5 * g.round)), "17R")


def _charged_mines(g: State) -> list[int]:
    """One's own mine on which one's own cowboy stands with dynamite is tripled without another token."""
    placed = [(seat, INDEX[target]) for seat, target, form in g.placed if form == DYNAMITE and isinstance(target, Parcel)]
    return [index for seat, index in placed if g.land[index] is MINE and g.owner[index] == seat]


# ------------------------------------------------------------ city hall


def contest_city_hall(g: State) -> Flow:
    """New cowboys against who holds it: one stays, for as long as nobody drives it out."""
    if CITY_HALL not in g.land:
        return
    parcel = TOWN[g.land.index(CITY_HALL)]
    if not on(g, parcel):
        return
    held = g.hall
    if held is not None:
        g.placed.append((held, parcel, PLAIN))
        g.hall = None
    winner = yield from duel(g, parcel)
    assert winner is not None
    if winner[0] != held and not (yield from performs(g, g.players[winner[0]], parcel)):
        to_supply(g, winner)
        return
    g.hall, g.hall_white = winner[0], winner[2] == WHITE
    g.placed.remove(winner)
    if winner[2] == DYNAMITE:
        g.dynamite += 1
    g.tell("holds_hall", winner[0], parcel=parcel)


# ------------------------------------------------------------ outlaws and attacks


def _with_cowboys(g: State, outlaws: bool) -> list[Target]:
    """Parcels with cowboys, with or without an outlaw; others have been resolved."""
    targets = dict.fromkeys(each[1] for each in g.placed if isinstance(each[1], Parcel))
    return [target for target in targets if isinstance(target, Parcel) and outlaw_on(g, INDEX[target]) is outlaws]


def fight_outlaws(g: State, raids: dict[int, Seat]) -> Flow:
    left, number = _with_cowboys(g, outlaws=True), 0
    chooser = first_involved(g, left)
    while left:
        target = left[0] if len(left) == 1 else (yield Ask(chooser, "next_duel", left))
        left, number = [other for other in left if other is not target], number + 1
        winner = yield from duel(g, target, GANGS[g.gang].strength, number, number + len(left))
        if winner is not None:
            yield from _beat_outlaw(g, winner, raids)


def _beat_outlaw(g: State, winner: Placed, raids: dict[int, Seat]) -> Flow:
    """Points, or half of the freed building's income; doctor and undertaker are paid by the bank."""
    me, parcel = g.players[winner[0]], winner[1]
    assert isinstance(parcel, Parcel)
    index = INDEX[parcel]
    g.outlaws.remove(parcel)
    to_supply(g, winner)
    g.tell("beats_outlaw", me.seat, parcel=parcel)
    choice: Value = POINT
    if _may_share(g, me, index):
        choice = yield from decide(g, me, "bounty", [POINT, SHARE], about=parcel)
    if choice is POINT:
        score(g, me, GANGS[g.gang].points, "outlaw")
    else:
        raid(g, me, parcel, raids)
    for face, money in (("14Y", 3), ("14R", 2)):
        if (healer := holder(g, face)) is not None:
            receive(g, healer, money)
            g.tell("gains", healer.seat, money=money)


def _may_share(g: State, me: Player, index: int) -> bool:
    """On an opponent's building, unless its church or the Heroes forbid an attack."""
    owner = g.owner[index]
    piece = g.land[index]
    if owner in (NOBODY, me.seat) or not (isinstance(piece, Building) and piece.prey):
        return False
    return not protected(g, index) and not holds(g.players[owner], "16Y") and not holds(me, "16Y")


def fight_over_buildings(g: State, raids: dict[int, Seat]) -> Flow:
    """Attack and defence; a lone attacker needs no duel, a lone defender has nothing to do."""
    left, number = _with_cowboys(g, outlaws=False), 0
    chooser = first_involved(g, contested(g, left))
    while disputed := contested(g, left):
        target = disputed[0] if len(disputed) == 1 else (yield Ask(chooser, "next_duel", disputed))
        number += 1
        yield from duel(g, target, number=number, of=number + len(disputed) - 1)
    for target in left:
        for each in on(g, target):
            yield from _settle(g, each, raids)


def _settle(g: State, placed: Placed, raids: dict[int, Seat]) -> Flow:
    """Who is left on a building: its owner has kept it, anybody else takes half of its income, or renounces that."""
    me, parcel = g.players[placed[0]], placed[1]
    assert isinstance(parcel, Parcel)
    if me.seat == g.owner[INDEX[parcel]]:
        g.tell("defends", me.seat, building=g.land[INDEX[parcel]], parcel=parcel)
    elif (yield from performs(g, me, parcel)):
        raid(g, me, parcel, raids)
    to_supply(g, placed)


def raid(g: State, me: Player, parcel: Parcel, raids: dict[int, Seat]) -> None:
    """Half of what the building will pay."""
    raids[INDEX[parcel]] = me.seat
    g.tell("attacks", me.seat, building=g.land[INDEX[parcel]], parcel=parcel, rival=g.owner[INDEX[parcel]])


# ------------------------------------------------------------ multiplying


def multiply(g: State, me: Player, raids: dict[int, Seat], factors: dict[int, int]) -> Flow:
    """Dynamite on mines, horses for ranches, the merchant for one kind of building; never two on one building.

    All of it is the owner's choice, for an attacker gets half.
    """
    raiders = {TOWN[index].id: seat for index, seat in raids.items()}
    while me.dynamite and (mines := _own(g, me, MINE, factors)):
        parcel = yield from decide(g, me, "blast", [*mines, PASS], raiders)
        if parcel == PASS:
            break
        factors[INDEX[parcel]] = 3
        me.dynamite -= 1
        g.dynamite += 1
        g.tell("blasts", me.seat, parcel=parcel)
    horses = me.stable[THIRD_PADDOCK] if me.stable else 0
    while horses and (ranches := _own(g, me, RANCH, factors)):
        parcel = yield from decide(g, me, "stud", [*ranches, PASS], raiders)
        if parcel == PASS:
            break
        factors[INDEX[parcel]] = 2
        horses -= 1
    if holds(me, "3Y") and 3 in me.waiting:
        yield from _merchant(g, me, factors)


def _own(g: State, me: Player, building: Building, factors: dict[int, int]) -> list[Parcel]:
    return [
        TOWN[index]
        for index, piece in enumerate(g.land)
        if piece is building and g.owner[index] == me.seat and index not in factors
    ]


def _merchant(g: State, me: Player, factors: dict[int, int]) -> Flow:
    """Twice the income of one kind, or eight dollars after all; the card allows it, and forces nothing (p. 13)."""
    kinds = dict.fromkeys(
        piece for index, piece in enumerate(g.land) if g.owner[index] == me.seat and isinstance(piece, Building) and piece.prey
    )
    choice = yield from decide(g, me, "double", [*kinds, CASH, PASS])
    me.waiting.remove(3)
    if choice is CASH:
        receive(g, me, 8)
        g.tell("gains", me.seat, money=8)
    elif choice != PASS:
        g.tell("doubles", me.seat, building=choice)
        for parcel in _own(g, me, choice, factors):
            factors[INDEX[parcel]] = 2


# ------------------------------------------------------------ payment


def pay_buildings(g: State, raids: dict[int, Seat], factors: dict[int, int]) -> None:
    for player in g.players:
        player.earned = 0
    for index in listed(INDICES_OF, taken(g)):
        piece = g.land[index]
        if isinstance(piece, Building) and piece.prey and g.owner[index] != NOBODY:
            _pay(g, index, piece, raids.get(index), factors.get(index, 1))


def _pay(g: State, index: int, building: Building, raider: Seat | None, factor: int) -> None:
    """An outlaw halves what is paid; an attacker takes half, rounded down."""
    owner = g.players[g.owner[index]]
    base = income(g, index)
    total = base * factor
    loot = 0
    haunted = outlaw_on(g, index) and not holds(owner, "16Y")
    if haunted:
        total //= 2
    elif raider is not None and raider != owner.seat:
        loot = total // 2
        receive(g, g.players[raider], loot)
        g.tell("robs", raider, money=loot, building=building, parcel=TOWN[index], rival=owner.seat)
    receive(g, owner, total - loot)
    owner.earned += total - loot
    if g.listener is None:
        return
    around, others = income_counts(g, index)
    sum_of = {"kind": building.id, "step": building.step, "around": around, "others": others, "level": int(has_level(g, index))}
    told = {"base": base, "factor": factor, "loot": loot, "outlaw": int(haunted), **sum_of}
    g.tell("income", owner.seat, money=total - loot, building=building, parcel=TOWN[index], **told)
