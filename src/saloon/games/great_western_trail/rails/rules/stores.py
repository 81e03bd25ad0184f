"""Placing a store (rulebook, "Placer un magasin"), and what the town does then (G6, G30)."""

from __future__ import annotations

from collections.abc import Callable

from saloon.engine import PASS, Flow
from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.rails.components import MEDIUM, STATION_OF, TILE_ACTIONS, Town, TownTile, TradeSpace
from saloon.games.great_western_trail.rails.rules.network import (
    cheapest,
    choices,
    free_spaces,
    in_reach,
    may_place,
    open_towns,
)
from saloon.games.great_western_trail.rails.state import RailsState, north
from saloon.games.great_western_trail.rules import railroad
from saloon.games.great_western_trail.rules.asking import Answer
from saloon.games.great_western_trail.rules.effects import perform, perform_one
from saloon.games.great_western_trail.rules.hands import ASKING, discard
from saloon.games.great_western_trail.state import Player
from saloon.games.trail.purse import pay
from saloon.games.trail.vocabulary import Doing

VALUE = 2
"""Of the cattle that the auxiliary action asks for."""


# ------------------------------------------------------------ the condition of the auxiliary action


def twos(me: Player) -> list[Card]:
    """Cattle cards of the hand of breeding value 2, whatever their breed."""
    return [card for card in me.hand if card.value == VALUE]


def may_give_twos(g: RailsState, me: Player, count: int) -> bool:
    """Whether there are so many; beside each a dollar is paid, and then there must be a town to go to."""
    return len(twos(me)) >= count and may_place(g, me, me.dollars - count)


def give_twos(g: RailsState, me: Player, count: int) -> Flow:
    """Discard so many. No token in between: it could exchange the very card that the action asks for."""
    for _ in range(count):
        card = yield from ASKING.choose(g, me, "discard", list(dict.fromkeys(twos(me))), beside=False)
        discard(g, me, card)


# ------------------------------------------------------------ the action


def place_stores(g: RailsState, me: Player, count: int, *, optional: bool) -> Doing:
    """One after the other: a store opens the way for the next, which may be given up."""
    for number in range(1, count + 1):
        placed = yield from place_store(g, me, optional=optional or number > 1, number=number, count=count)
        if placed == PASS:
            return PASS


def place_store(g: RailsState, me: Player, *, optional: bool, number: int = 1, count: int = 1) -> Answer:
    """A town in reach and one of its free spaces; the price or gift of the space, then what the town does. The town, or PASS.

    number, count: which of how many stores of the action this is; only the head of the question needs it.
    """
    towns = open_towns(g, me) if may_place(g, me, me.dollars) else []
    about, explain = (number, count), lambda: explain_towns(g, me, towns)
    town = yield from ASKING.offer(g, me, "store", towns, optional, about=about, explain=explain)
    if town == PASS:
        return PASS
    space = yield from ASKING.choose(g, me, "trade", choices(g, me, town), explain=lambda: explain_spaces(g, me, town))
    north(g).stores[me.seat].append(space)
    g.tell("places_store", me.seat, town=town, space=space)
    yield from trade(g, me, space)
    if town.size in EFFECTS:
        yield from EFFECTS[town.size](g, me, town)
    return town


def trade(g: RailsState, me: Player, space: TradeSpace) -> Flow:
    """Pay the price of the space, or perform what it shows; money must be taken, icons may be given up."""
    pay(g, me, space.cost)
    if space.action is not None:
        yield from perform(g, me, space.action, optional=True)


# ------------------------------------------------------------ what towns do


def tile_of(g: RailsState, town: Town) -> TownTile:
    """The tile of a medium town."""
    return north(g).tiles[MEDIUM.index(town)]


def use_tile(g: RailsState, me: Player, town: Town) -> Flow:
    """Perform what the tile of a medium town shows, now or never."""
    return perform_one(g, me, TILE_ACTIONS[tile_of(g, town)])


def improve_station(g: RailsState, me: Player, town: Town) -> Flow:
    """The station may be upgraded like any other, now or never."""
    return railroad.upgrade(g, me, STATION_OF[town])


EFFECTS: dict[str, Callable[[RailsState, Player, Town], Flow]] = {"medium": use_tile, "station": improve_station}
"""By size of the town; small ones do nothing, large ones are destinations from now on."""


# ------------------------------------------------------------ why not


def explain_towns(g: RailsState, me: Player, able: list[Town]) -> None:
    """Towns in reach that are too dear."""
    for town in in_reach(g, me):
        if town not in able:
            g.why_not(me.seat, "store", town, "no_money", dollars=cheapest(g, town), purse=me.dollars)


def explain_spaces(g: RailsState, me: Player, town: Town) -> None:
    for space in {space.shows: space for space in reversed(free_spaces(g, town)) if space.cost > me.dollars}.values():
        g.why_not(me.seat, "trade", space, "no_money", dollars=space.cost, purse=me.dollars)
