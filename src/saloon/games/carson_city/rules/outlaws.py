"""Outlaws come and move at the start of rounds 2 to 4 (rulebook, variant "Hors-la-loi")."""

from __future__ import annotations

from saloon.engine import Ask, Flow
from saloon.games.carson_city.components import (
    BIT,
    CITY_HALL,
    GANGS,
    INDEX,
    INLAND,
    NEIGHBOURS,
    NUMBERS,
    PRISON,
    TOWN,
    Building,
    Parcel,
    rolled_parcel,
)
from saloon.games.carson_city.rules.roads import score
from saloon.games.carson_city.rules.sets import around
from saloon.games.carson_city.rules.town import beside_prison, income, outlawed
from saloon.games.carson_city.state import State, parcels_with


def outlaws_arrive(g: State) -> Flow:
    """Strength of all and number of newcomers by two dice; then all move, in the order of who passed first."""
    g.gang, white = g.roll(), g.roll()
    g.tell("gang", None, strength=GANGS[g.gang].strength, count=GANGS[white].newcomers)
    for _ in range(GANGS[white].newcomers):
        arrive(g)
    waiting = list(g.outlaws)
    while waiting:
        mover = waiting[0]
        if len(waiting) > 1 and _order_matters(g, waiting):
            mover = yield Ask(g.last_passed[0], "mover", waiting)
        waiting.remove(mover)
        move(g, mover)
    g.phase = "people"


def arrive(g: State) -> None:
    """A newcomer's parcel by the dice; a prison takes him at once."""
    if len(g.outlaws) >= NUMBERS["outlaws"]:
        return
    possible = _ways_into_town(g)
    if not possible:
        return
    while not BIT[parcel := rolled_parcel(g.roll(), g.roll())] & possible:
        pass
    index = INDEX[parcel]
    if g.land[index] is PRISON:
        g.tell("jailed", None, parcel=parcel)
        score(g, g.players[g.owner[index]], GANGS[g.gang].points, "outlaw")
    else:
        g.outlaws.append(parcel)
        g.tell("arrives", None, parcel=parcel)


def _ways_into_town(g: State) -> int:
    """Parcels that dice can name, as bits: prisons; no river, no city hall, none beside a prison or with an outlaw."""
    prisons = parcels_with(g, PRISON)
    closed = outlawed(g) | g.river | parcels_with(g, CITY_HALL) | around(prisons)
    return INLAND & (prisons | ~closed)


def prey(g: State, outlaw: Parcel, *, alone: bool = False) -> dict[int, int]:
    """Buildings within reach and what they pay: no other outlaw there (unless they are thought away), no prison beside."""
    here = INDEX[outlaw]
    found = {}
    for index in (here, *NEIGHBOURS[here]):
        piece = g.land[index]
        if isinstance(piece, Building) and piece.prey and not beside_prison(g, index):
            worth = 0 if g.owner[index] == g.heroes else income(g, index)
            if worth and (alone or index == here or TOWN[index] not in g.outlaws):
                found[index] = worth
    return found


def _order_matters(g: State, outlaws: list[Parcel]) -> bool:
    """Whether two of them reach for the same building, or one stands where another might go."""
    reaches = [{INDEX[outlaw], *prey(g, outlaw, alone=True)} for outlaw in outlaws]
    return any(one & two for at, one in enumerate(reaches) for two in reaches[at + 1 :])


def move(g: State, outlaw: Parcel) -> None:
    """To the highest income; who stands on one of the highest stays; else chance decides between equals."""
    found = prey(g, outlaw)
    if not found:
        return
    best = [index for index, worth in found.items() if worth == max(found.values())]
    if INDEX[outlaw] in best:
        return
    goal = best[0]
    if len(best) > 1:
        g.seal()
        goal = g.dice.pick(best)
    g.outlaws[g.outlaws.index(outlaw)] = TOWN[goal]
    g.tell("outlaw_moves", None, origin=outlaw, parcel=TOWN[goal])
