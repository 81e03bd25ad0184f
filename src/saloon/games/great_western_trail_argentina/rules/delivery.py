"""Deliveries: from the quays of a city to its districts (rulebook, Buenos Aires, step 1), and discs put on a quay (G-14)."""

from __future__ import annotations

from typing import Final

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail_argentina.components import (
    BONUS_ACTIONS,
    BONUS_SPACES,
    DISTRICT_OF,
    QUAYS,
    BonusSpace,
    Quay,
)
from saloon.games.great_western_trail_argentina.rules import effects
from saloon.games.great_western_trail_argentina.rules.discs import discs_for, take_disc
from saloon.games.great_western_trail_argentina.rules.grain import pay_grain
from saloon.games.great_western_trail_argentina.rules.hands import ASKING, can_exchange
from saloon.games.great_western_trail_argentina.rules.objectives import play_objective, playable
from saloon.games.great_western_trail_argentina.rules.reasons import explain_discs, explain_spaces
from saloon.games.great_western_trail_argentina.state import Player, Seated, State
from saloon.games.trail.location import GoesOn

COST: Final = {
    (quay, space): max(0, DISTRICT_OF[space].grain - quay.discount)
    for space in BONUS_SPACES
    for quay in QUAYS
    if quay.city == DISTRICT_OF[space].city
}
"""Grain that a delivery costs; a discount is never paid out."""
_CITY: Final = {space: district.city for space, district in DISTRICT_OF.items()}
_GRAIN: Final = {space: district.grain for space, district in DISTRICT_OF.items()}
_CHEAPEST: Final = min(_GRAIN.values())
_KINDS: Final = {space: (space.district, space.points, space.gives) for space in BONUS_SPACES}


def quays_for(who: Seated, space: BonusSpace) -> list[Value]:
    """Own quays of the same city from which the grain suffices."""
    return [quay for quay in QUAYS if quay in who.quays and COST.get((quay, space), who.grain + 1) <= who.grain]


def destinations(g: State, who: Seated) -> list[Value]:
    """Free spaces that can be delivered to; of equal ones the first."""
    if not who.quays:
        return []
    reach, grain = dict[str, int](), who.grain
    for quay in who.quays:
        city = quay.city
        reach[city] = max(reach.get(city, 0), grain + quay.discount)
    if max(reach.values()) < _CHEAPEST:
        return []
    able = [space for space in g.spaces if _GRAIN[space] <= reach.get(_CITY[space], -1)]
    if not able:
        return []
    taken = {space for other in g.seated for space in other.spaces}
    found = {_KINDS[space]: space for space in reversed(able) if space not in taken}
    return [*reversed(found.values())]


def delivery_step(g: State, me: Player) -> GoesOn:
    """One delivery, or none; True if the player has gone on without one. Objective cards can be played before it (G-17)."""

    def able() -> list[Value]:
        if g.listener is not None:
            explain_spaces(g, me, spaces)
        return [*spaces, PASS, *playable(me)]

    while (spaces := destinations(g, me)) or playable(me) or _objective_may_come(me):
        chosen = yield from ASKING.decide(g, me, "deliver", able)
        if chosen == PASS:
            return True
        if isinstance(chosen, BonusSpace):
            yield from deliver_to(g, me, chosen)
            return False
        yield from play_objective(g, me, chosen)
    return False


def _objective_may_come(me: Player) -> bool:
    """Whether a token could still bring an objective card, and with it grain."""
    return can_exchange(me) and any(card.tasks for card in (*me.draw, *me.discard))


def deliver(g: State, me: Player) -> Flow:
    """As an action (6b)."""
    spaces = destinations(g, me)
    yield from deliver_to(
        g, me, (yield from ASKING.choose(g, me, "deliver", spaces, explain=lambda: explain_spaces(g, me, spaces)))
    )


def deliver_to(g: State, me: Player, space: BonusSpace) -> Flow:
    """Choose the quay where there is a choice, pay the grain, have the bonus at once."""
    quay = yield from ASKING.choose(g, me, "quay", quays_for(me, space), about=space)
    pay_grain(g, me, COST[quay, space])
    me.quays.remove(quay)
    me.spaces.append(space)
    g.tell("delivers", me.seat, space=space, quay=quay)
    if space in BONUS_ACTIONS:
        yield from effects.perform(g, me, BONUS_ACTIONS[space], optional=True)


# ------------------------------------------------------------ straight to a quay


def discs_for_quay(me: Player, quay: Quay) -> list[Value]:
    return [*discs_for(me, quay.black, me.dollars)]


def place_on_quay(g: State, me: Player, quay: Quay, *, optional: bool = False) -> Flow:
    """A disc of the player board to a quay."""
    discs = discs_for_quay(me, quay)
    disc = yield from ASKING.offer(
        g, me, "disc", discs, optional, about=quay, explain=lambda: explain_discs(g, me, "disc", discs)
    )
    if disc != PASS:
        take_disc(g, me, disc)
        me.quays.append(quay)
        g.tell("ships_out", me.seat, disc=disc, quay=quay)
