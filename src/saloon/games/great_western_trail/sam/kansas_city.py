"""Sam in Kansas City (rulebook, "Lonely are the Brave"): foresight, delivery; he has no hand to sell."""

from __future__ import annotations

from saloon.games.great_western_trail.components import ARROW_ACTIONS, CITY_ACTIONS, Action, City, Worker
from saloon.games.great_western_trail.rules.kansas_city import place
from saloon.games.great_western_trail.sam import north
from saloon.games.great_western_trail.sam.actions import take_objective
from saloon.games.great_western_trail.sam.railroad import free_disc
from saloon.games.great_western_trail.sam.state import Sam, SamState, level_of, settings
from saloon.games.great_western_trail.state import Supply
from saloon.games.trail.story import note, tell


def foresee(g: SamState, sam: Sam) -> None:
    """Steps 1 to 3: always the lower tile."""
    for supply in g.supplies:
        space = lower_space(g, supply)
        if space is not None:
            tile, supply.foresight[space] = supply.foresight[space], None
            assert tile is not None
            place(g, sam.seat, tile)
            note(sam, "sam_foresees", number=supply.number, tile=tile, lower=int(space > 0))


def lower_space(g: SamState, supply: Supply) -> int | None:
    """The tile below; the one above it where that is a worker and the job market is full, or none (S-13)."""
    for space in reversed(range(len(supply.foresight))):
        tile = supply.foresight[space]
        if tile is not None and not (g.ender is not None and isinstance(tile, Worker)):
            return space
    return None


def slide(g: SamState) -> None:
    """Where one plays alone, what is left of the foresight slides down before the upper spaces are refilled."""
    if g.sam is not None:
        for supply in g.supplies:
            supply.foresight.sort(key=lambda tile: tile is not None)


# ------------------------------------------------------------ delivery


def first_city(g: SamState) -> City:
    """Where he delivers first in the base game."""
    chosen = settings(g).sam_city
    return City.of(level_of(g).city if chosen == "level" else chosen)


def next_city(g: SamState, sam: Sam) -> tuple[City, str]:
    """The first by his level or as chosen, then the next by value, then New York again and again; and what decided.

    With Rails to the North his route says where.
    """
    if north.is_played(g):
        return north.next_city(g, sam)
    cities = g.kit.cities
    if not sam.cities:
        return first_city(g), "first"
    last = cities.index(sam.cities[-1])
    return (cities[last + 1], "next") if last + 1 < len(cities) else (cities[last], "again")


def deliver(g: SamState, sam: Sam) -> None:
    """A disc, whatever the corners; of what the city and its arrows give only objective cards."""
    city, why = next_city(g, sam)
    if not free_disc(g, sam):
        tell(g, sam, "sam_delivers_nothing", city=city)
        return
    first = city not in sam.cities
    sam.discs -= 1
    sam.cities.append(city)
    tell(g, sam, "sam_delivers", city=city, why=why)
    for action in gifts(g, sam, city, first=first):
        for effect in action.gain:
            if effect.name == "objective" and not take_objective(g, sam):
                tell(g, sam, "sam_finds_nothing", action="objective")
    north.reveal(g, sam, city)


def gifts(g: SamState, sam: Sam, city: City, *, first: bool) -> list[Action]:
    """Of the city, and of arrows whose other city has his disc already."""
    found = [CITY_ACTIONS[city]] if city in CITY_ACTIONS else []
    arrows = g.kit.arrows_of.get(city, ()) if first else ()
    return found + [ARROW_ACTIONS[arrow] for arrow, other in arrows if arrow in ARROW_ACTIONS and other in sam.cities]
