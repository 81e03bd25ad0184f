"""Phase B at a location (rulebook, p. 8; G-15, G-21): local actions, or one auxiliary action, or helping the farmer there."""

from __future__ import annotations

from typing import Final

from saloon.engine import Value
from saloon.games.great_western_trail_argentina.components import (
    BANK,
    END,
    HELP_HERE,
    INDEX,
    SPECIALS,
    Action,
    Auxiliary,
    Building,
    Card,
)
from saloon.games.great_western_trail_argentina.rules.effects import ABLE, VOCABULARY, auxiliaries, perform
from saloon.games.great_western_trail_argentina.rules.farmers import farmer_on, help_those, reach
from saloon.games.great_western_trail_argentina.rules.hands import ASKING
from saloon.games.great_western_trail_argentina.rules.moving import move_on
from saloon.games.great_western_trail_argentina.rules.objectives import play_objective, playable
from saloon.games.great_western_trail_argentina.rules.reasons import explain_auxiliaries, lacking, too_weak
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail.location import GoesOn, Local, Location, Visit, Visited
from saloon.games.trail.reasons import Reason

AUXILIARY_ACTIONS: Final = frozenset(action for action in Action.all.values() if action.keyword == "auxiliary")


def use_location(g: State, me: Player) -> GoesOn:
    """Do what the location offers; True if the estanciero has moved on, to a place that is used in its turn."""
    return LOCATION.use(g, me, Visit(actions_here(g, me), END))


def actions_here(g: State, me: Player) -> tuple[Action, ...]:
    """Of a neutral or own building and of its space; nothing on others' buildings; on a farmer's tile, to help him."""
    assert me.herder is not None
    tile = g.trail[INDEX[me.herder]]
    if not isinstance(tile, Building):
        return (HELP_HERE,)
    if tile.owner == me.seat:
        return tile.actions + SPECIALS.get(me.herder, ())
    return tile.actions if tile.owner == BANK else ()


def offers_auxiliary(visit: Visit) -> bool:
    """A building's own auxiliary action is never worse than doing one instead of all that it offers."""
    return not AUXILIARY_ACTIONS.isdisjoint(visit.left)


def others(g: State, me: Player, visit: Visit) -> list[Value]:
    """Auxiliary actions as long as nothing was done here, and objective cards."""
    cards = playable(me)
    return auxiliaries(g, me, double=False) + cards if visit.free and not offers_auxiliary(visit) else cards


def play(g: State, me: Player, visit: Visit, card: Card) -> Visited:
    yield from play_objective(g, me, card)
    return None


def help_out(g: State, me: Player, visit: Visit, chosen: Auxiliary) -> Visited:
    """A single auxiliary action instead of all that is left."""
    visit.forfeit()
    return perform(g, me, chosen.action)


def perform_here(g: State, me: Player, visit: Visit, action: Action) -> Visited:
    """An action of the building; if that is replaced under the estanciero, nothing of either is left."""
    assert me.herder is not None
    index = INDEX[me.herder]
    tile = g.trail[index]
    yield from perform(g, me, action)
    if g.trail[index] is not tile:
        visit.left = ()
    return None


def go_on(g: State, me: Player, visit: Visit, action: Action) -> Visited:
    """What was left here is lost (G-21)."""
    yield from move_on(g, me, action.gain[0].amount)
    return True


def may_help_here(g: State, me: Player, visit: Visit, action: Action) -> bool:
    assert me.herder is not None
    return farmer_on(g, me.herder).strength <= reach(me, 0)


def help_here(g: State, me: Player, visit: Visit, action: Action) -> Visited:
    """Only the farmer on whose tile one stands."""
    assert me.herder is not None
    return help_those(g, me, [me.herder], farmer_on(g, me.herder).strength)


def lacks(g: State, me: Player, visit: Visit, action: Action) -> Reason:
    if action is HELP_HERE:
        assert me.herder is not None
        return too_weak(farmer_on(g, me.herder), reach(me, 0))
    return lacking(g, me, VOCABULARY.missing(g, me, action))


def explain(g: State, me: Player, visit: Visit, able: list[Value]) -> None:
    if not offers_auxiliary(visit):
        explain_auxiliaries(g, me, "act", able, acted=not visit.free)


LOCATION: Final = Location(
    asking=ASKING,
    able=ABLE,
    lacks=lacks,
    locals={
        "estanciero": Local(go_on, lambda g, me, visit, action: True),
        "help_here": Local(help_here, may_help_here),
    },
    perform=perform_here,
    performers={Card: play, Auxiliary: help_out},
    others=others,
    explain=explain,
)
