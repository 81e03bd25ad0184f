"""Phase B at a location (rulebook): local actions, or one auxiliary action; copying a neighbour (building 6b; Q22, Q46)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Final

from saloon.engine import Value
from saloon.games.great_western_trail.components import (
    BANK,
    END,
    INDEX,
    NEIGHBOURS,
    RISKS,
    Action,
    Auxiliary,
    Building,
    Card,
    Space,
)
from saloon.games.great_western_trail.rules.effects import ABLE, VOCABULARY, auxiliaries, perform
from saloon.games.great_western_trail.rules.hands import ASKING
from saloon.games.great_western_trail.rules.moving import move_on
from saloon.games.great_western_trail.rules.objectives import play_objective, playable
from saloon.games.great_western_trail.rules.reasons import explain_auxiliaries, lacking
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail import location
from saloon.games.trail.effects import Effect
from saloon.games.trail.location import GoesOn, Local, Location, Visited
from saloon.games.trail.reasons import Reason


class Visit(location.Visit):
    """What can still be done where the herder stands.

    tile: the building whose actions these are; None on a hazard, an outlaw or another player's building.
    done: the printed items that were performed in this turn, here or elsewhere; with 6b they could come again (Q46).
    """

    __slots__ = ("done", "space", "tile")

    def __init__(self, g: State, me: Player, done: set[str]) -> None:
        self.left, self.end, self.free = (), END, True  # written out: a visit is made in every turn
        assert me.herder is not None
        self.space, self.done = me.herder, done
        tile = g.trail[INDEX[me.herder]]
        self.tile: Building | None = None
        if type(tile) is Building and tile.owner in (BANK, me.seat):
            self.tile = tile
            self.left = self.undone(tile, self.space)
            for local_actions in g.options.kit.local_actions:
                self.left += local_actions(g, me, self.space)

    def undone(self, tile: Building, space: Space) -> tuple[Action, ...]:
        """The actions of a building and of its space that were not performed in this turn."""
        actions = tile.actions + RISKS[space] if space in RISKS else tile.actions
        return tuple([action for action in actions if action.item not in self.done]) if self.done else actions

    def offered(self) -> Iterable[Action]:
        """Of equal actions (11a) only the first that is left."""
        return self.left if len(self.left) < 2 else _different(self.left)

    def spend(self, action: Action) -> None:
        super().spend(action)
        self.done.add(action.item)


@lru_cache(maxsize=4096)
def _different(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The first of those that ask for and give the same."""
    firsts: dict[tuple[tuple[Effect, ...], tuple[Effect, ...]], Action] = {}
    for action in actions:
        firsts.setdefault((action.cost, action.gain), action)
    return tuple(firsts.values())


def use_location(g: State, me: Player, done: set[str]) -> GoesOn:
    """Do what the location offers; True if the herder has moved on, to a place that is used in its turn."""
    return LOCATION.use(g, me, Visit(g, me, done))


def others(g: State, me: Player, visit: Visit) -> list[Value]:
    """Auxiliary actions as long as nothing was done here, and objective cards."""
    cards = playable(me)
    if not visit.free:
        return cards
    able: list[Value] = auxiliaries(g, me, double=False)
    return able + cards if cards else able


def play(g: State, me: Player, visit: Visit, card: Card) -> Visited:
    """An objective card; one that moves the herder ends the phase, for the new place is not used."""
    came = me.herder
    yield from play_objective(g, me, card)
    return None if me.herder is came else False


def help_out(g: State, me: Player, visit: Visit, chosen: Auxiliary) -> Visited:
    """A single auxiliary action instead of all that is left."""
    visit.forfeit()
    return perform(g, me, chosen.action)


def perform_here(g: State, me: Player, visit: Visit, action: Action) -> Visited:
    """An action of the building; if that was replaced under the herder, nothing of it is left (Q44)."""
    yield from perform(g, me, action)
    if g.trail[INDEX[visit.space]] is not visit.tile:
        visit.left = ()
    return None


def go_on(g: State, me: Player, visit: Visit, action: Action) -> Visited:
    """What was left here is lost (Q12)."""
    yield from move_on(g, me, action.gain[0].amount)
    return True


def models(g: State, visit: Visit) -> list[Space]:
    """Neighbouring buildings, whoever owns them, with something new to perform; another 6b could only copy once more."""
    found = []
    for space in NEIGHBOURS[visit.space]:
        tile = g.trail[INDEX[space]]
        if isinstance(tile, Building) and any(action.keyword != "copy" for action in visit.undone(tile, space)):
            found.append(space)
    return found


def copy(g: State, me: Player, visit: Visit, action: Action) -> Visited:
    """The actions of a neighbour, and of its space, join those that are left here; none is performed twice in a turn."""
    space = yield from ASKING.choose(g, me, "copy", models(g, visit))
    tile = g.trail[INDEX[space]]
    assert isinstance(tile, Building)
    visit.left += visit.undone(tile, space)
    g.tell("copies", me.seat, tile=tile)
    return None


def lacks(g: State, me: Player, visit: Visit, action: Action) -> Reason:
    return lacking(g, me, VOCABULARY.missing(g, me, action))


def explain(g: State, me: Player, visit: Visit, able: list[Value]) -> None:
    missing = partial(VOCABULARY.missing, g, me)
    explain_auxiliaries(g, me, "act", able, acted=not visit.free, missing=missing)


LOCATION: Final = Location(
    asking=ASKING,
    able=ABLE,
    perform=perform_here,
    locals={
        "herder": Local(go_on, lambda g, me, visit, action: True),
        "copy": Local(copy, lambda g, me, visit, action: bool(models(g, visit))),
    },
    others=others,
    performers={Card: play, Auxiliary: help_out},
    lacks=lacks,
    explain=explain,
)
