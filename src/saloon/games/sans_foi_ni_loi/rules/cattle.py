"""Steps 1 and 2 of a turn: the herds are watched, sold and fattened; the mines pay (rulebook, "Gérer son élevage")."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.engine import PASS, Ask, Flow
from saloon.games.sans_foi_ni_loi.components import FENCE, FULL_AGE, MINE, MINE_LIMIT, OLDER, PANIC_HERDS, RAID, Herd
from saloon.games.sans_foi_ni_loi.rules.gold import receive
from saloon.games.sans_foi_ni_loi.state import Ranch, Range, State

Place = tuple[int, Herd]
"""The number of a range, and a herd on it."""


def tend_cattle(g: State, me: Ranch) -> Flow:
    """Step 1: the watch test, then the sale, then the fattening."""
    for land in me.ranges:
        if land.herds:
            yield from watch(g, me)
            yield from sell(g, me)
            fatten(g, me)
            return


def watch(g: State, me: Ranch) -> Flow:
    """Step 1a: a die and the herds against a die, the cowboys and the fences; whoever fails loses the dearest herd."""
    herds = len(watched(g, me))
    if not herds:
        return
    weight = PANIC_HERDS if me.panic else 1
    difficulty = g.roll() + herds * weight
    result = g.roll() + sum(cowboy.watch for cowboy in me.cowboys) + me.fences * FENCE.watch
    g.tell("watches", me.seat, ranch=me.number, difficulty=difficulty, result=result, held=str(result >= difficulty))
    if result < difficulty:
        for _ in range(min(weight, herds)):
            yield from flee(g, me)


def flee(g: State, me: Ranch) -> Flow:
    """The herd that would bring most is lost; between equals its owner chooses (A-03)."""
    herds = watched(g, me)
    most = max(herd.value for _, herd in herds)
    dearest = list(dict.fromkeys(place for place in herds if place[1].value == most))
    number, herd = dearest[0] if len(dearest) == 1 else (yield Ask(me.seat, "flee", dearest))
    me.ranges[number].herds.remove(herd)
    g.discard.append(herd.card)
    g.tell("flees", me.seat, ranch=me.number, herd=herd)


def sell(g: State, me: Ranch) -> Flow:
    """Step 1b: any of the herds that are still there, for base times age; never those on a raided range."""
    while saleable := list(dict.fromkeys(free_herds(me))):
        place = yield Ask(me.seat, "sell", [*saleable, PASS])
        if place == PASS:
            return
        number, herd = place
        me.ranges[number].herds.remove(herd)
        g.discard.append(herd.card)
        paid = receive(g, me, herd.value)
        g.tell("sells", me.seat, ranch=me.number, herd=herd, gold=paid)


def fatten(g: State, me: Ranch) -> None:
    """Step 1c: what was neither lost nor sold is a turn older."""
    if g.listener is not None:
        tell_growth(g, me)
    for land in me.ranges:
        if land.herds and not is_blocked(g, land):
            land.herds = [OLDER[herd] for herd in land.herds]


def tell_growth(g: State, me: Ranch) -> None:
    """The herds as they will be; those of full age grow no more."""
    if grown := [OLDER[herd] for _, herd in watched(g, me) if herd.age < FULL_AGE]:
        g.tell("fattens", me.seat, ranch=me.number, herds=grown)


def dig_mines(g: State, me: Ranch) -> None:
    """Step 2: each mine pays the sum of two dice; at ten or more it blows up with its range."""
    for land in [land for land in me.ranges if land.mine and not land.raided]:
        found = g.roll() + g.roll()
        if found <= MINE_LIMIT:
            paid = receive(g, me, found)
            g.tell("digs", me.seat, ranch=me.number, found=found, gold=paid)
        else:
            remove_range(g, me, land)
            g.tell("explodes", me.seat, ranch=me.number, found=found, range=land.card)


def remove_range(g: State, ranch: Ranch, land: Range) -> None:
    """A range leaves the game with all that is on it."""
    # By identity: two ranges may look the same, and the first of them is not always the one that goes.
    ranch.ranges = [other for other in ranch.ranges if other is not land]
    g.discard.append(land.card)
    g.discard += [herd.card for herd in land.herds]
    if land.mine:
        g.discard.append(MINE)
    if land.raided:
        g.discard.append(RAID)


def is_blocked(g: State, land: Range) -> bool:
    """Herds under a raid are out of their owner's reach too (A-05); read literally, they still age and flee."""
    return land.raided and g.options.raid_mode == "blocked"


def watched(g: State, me: Ranch) -> list[Place]:
    """The herds that count in the watch test."""
    return [(i, herd) for i, land in enumerate(me.ranges) if not is_blocked(g, land) for herd in land.herds]


def free_herds(ranch: Ranch) -> Iterator[Place]:
    """The herds that can be sold or stolen: not those on raided ranges, in either reading."""
    for number, land in enumerate(ranch.ranges):
        if not land.raided:
            for herd in land.herds:
                yield number, herd
