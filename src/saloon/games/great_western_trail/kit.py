"""The kit: the box that is on the table, as the modules in play have changed it.

Rules, drawings, texts and evaluation find it at `g.kit`. It is made once for each set of modules in play and never changes;
states do not hold it, only the options that it follows from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from saloon.games.great_western_trail.components import (
    ARROWS,
    CITIES,
    DISCS,
    DOUBLES,
    FACES,
    MARKET_CATTLE,
    MASTERS,
    OBJECTIVE_STACK,
    PLAYER_COUNTS,
    PURCHASES,
    SINGLES,
    STARTING_HERD,
    STARTING_OBJECTIVES,
    STATIONS,
    Arrow,
    Auxiliary,
    Card,
    City,
    Disc,
    Face,
    Master,
    Purchase,
    Station,
)
from saloon.games.trail.components import cards_by_breed

if TYPE_CHECKING:
    from saloon.games.great_western_trail.module import Module


@dataclass(frozen=True, kw_only=True, eq=False)
class Kit:
    """What a module may replace or add to, with `dataclasses.replace`.

    modules:   those in play, in the order of the box.
    cattle:    the cards of the market stack.
    reserve:   cards that come into play later, from places of a module.
    purchases: the price table of the cattle market.
    market_size: cards of the cattle market, by number of players.
    objectives, starting_objectives: the cards of the objective stack, and those that players begin with.
    faces:     both sides of every personal building.
    discs:     kinds of discs of a player board; those of the base game come first, so that their places stay the same.
    singles, doubles: auxiliary actions.
    stations, town_stations, masters: stations where engines stop, others that are reached in some other way, and the station
               masters that may stand there.
    cities:    from Kansas City, which is always reached, to New York; `arrows` between them.
    """

    modules: tuple[Module[Any], ...] = ()
    cattle: tuple[Card, ...]
    reserve: tuple[Card, ...] = ()
    purchases: tuple[Purchase, ...]
    market_size: Mapping[int, int]
    objectives: tuple[Card, ...]
    starting_objectives: tuple[Card, ...]
    faces: tuple[Face, ...]
    discs: tuple[Disc, ...]
    singles: tuple[Auxiliary, ...]
    doubles: tuple[Auxiliary, ...]
    stations: tuple[Station, ...]
    town_stations: tuple[Station, ...] = ()
    masters: tuple[Master, ...]
    cities: tuple[City, ...]
    arrows: tuple[Arrow, ...]

    # What modules in play do at moments that come often; most of them do nothing.

    @cached_property
    def local_actions(self) -> list[Callable[..., Any]]:
        return self._done_at("local_actions")

    @cached_property
    def destinations(self) -> list[Callable[..., Any]]:
        return self._done_at("destinations")

    @cached_property
    def sold_worth(self) -> list[Callable[..., Any]]:
        return self._done_at("sold_worth")

    @cached_property
    def access(self) -> list[Callable[..., Any]]:
        return self._done_at("access")

    def _done_at(self, moment: str) -> list[Callable[..., Any]]:
        return [does for module in self.modules if (does := getattr(module, moment)) is not getattr(type(module), moment)]

    @cached_property
    def buildings(self) -> list[int]:
        """Their numbers."""
        return sorted({int(face.id[:-1]) for face in self.faces})

    @cached_property
    def posts(self) -> dict[Station, int]:
        """The place of each station among those where a station master may stand."""
        stations = (*self.stations, *self.town_stations)
        return {station: place for place, station in enumerate(station for station in stations if station.master)}

    @cached_property
    def kansas_city(self) -> City:
        return self.cities[0]

    @cached_property
    def new_york(self) -> City:
        return self.cities[-1]

    @cached_property
    def arrow_ends(self) -> list[tuple[Arrow, City, City]]:
        """Every arrow with the two cities that it joins."""
        return [(arrow, City.of(one), City.of(other)) for arrow in self.arrows for one, other in [arrow.cities]]

    @cached_property
    def arrows_of(self) -> dict[City, list[tuple[Arrow, City]]]:
        """The arrows of each city, each with the city at its other end."""
        found: dict[City, list[tuple[Arrow, City]]] = {city: [] for city in self.cities}
        for arrow, one, other in self.arrow_ends:
            found[one].append((arrow, other))
            found[other].append((arrow, one))
        return found

    @cached_property
    def breeds(self) -> dict[str, tuple[Card, ...]]:
        """The cards of each breed, the most valuable first."""
        return cards_by_breed(dict.fromkeys((*STARTING_HERD, *self.cattle, *self.reserve)))

    @cached_property
    def order(self) -> dict[Card, int]:
        """Every card by its place in the box, cattle first."""
        return {card: place for place, card in enumerate(sorted(Card.all.values(), key=lambda card: not card.breed))}


BASE = Kit(
    cattle=MARKET_CATTLE,
    purchases=PURCHASES,
    market_size={seats: player_count.market for seats, player_count in PLAYER_COUNTS.items()},
    objectives=OBJECTIVE_STACK,
    starting_objectives=STARTING_OBJECTIVES,
    faces=FACES,
    discs=DISCS,
    singles=SINGLES,
    doubles=DOUBLES,
    stations=STATIONS,
    masters=MASTERS,
    cities=CITIES,
    arrows=ARROWS,
)


@lru_cache(maxsize=256)
def kit_with(modules: tuple[Module[Any], ...]) -> Kit:
    """The base game with these modules, each of which finds what those before it have made of the box."""
    kit = BASE
    for module in modules:
        kit = module.kit(kit)
    return replace(kit, modules=modules)
