"""How Sam's herder moves (rulebook, "Déplacement de Sam")."""

from __future__ import annotations

from saloon.games.great_western_trail.components import INDEX, KANSAS_CITY, SPACES, TRAIL, Building, tolls
from saloon.games.great_western_trail.rules.building import own_buildings
from saloon.games.great_western_trail.sam.components import MOST_STEPS, SamCard
from saloon.games.great_western_trail.sam.state import Sam, SamState
from saloon.games.trail.priorities import preferred
from saloon.games.trail.story import note, tell
from saloon.games.trail.ways import CRITERIA, Way, ways

_ENDS = (INDEX[KANSAS_CITY],)
FIRST = ("first", lambda way: way.branches)
"""The branch that stands first in the box, where all else is equal (S-09)."""


def steps_of(g: SamState, sam: Sam, card: SamCard) -> int:
    """As printed; or his workers of his specialty, or the buildings of whoever has most: one at least, five at most."""
    if card.moves.isdigit():
        return int(card.moves)
    count = sam.workers[sam.specialty] if card.moves == "workers" else most_buildings(g)
    return min(max(count, 1), MOST_STEPS)


def most_buildings(g: SamState) -> int:
    """On the trail, of him or the player."""
    return max(len(own_buildings(g, who)) for who in g.seated)


def way_of(g: SamState, sam: Sam, steps: int) -> tuple[Way, str]:
    """The shortest to Kansas City, with the lowest tolls, which bring the player least; and what decided."""
    assert sam.herder is not None
    hands = tolls(len(g.players), sam.seat)
    left, why = preferred(ways(TRAIL, INDEX[sam.herder], g.occupied, steps, _ENDS, g.trail, hands), (*CRITERIA, FIRST))
    return left[0], why


def move(g: SamState, sam: Sam, card: SamCard) -> None:
    """He pays nothing, but the player is paid by the bank for every hand on own buildings."""
    way, why = way_of(g, sam, steps_of(g, sam, card))
    assert sam.herder is not None
    came, sam.herder = sam.herder, SPACES[way.space]
    sam.way = [SPACES[space] for space in TRAIL.way(INDEX[came], way.space, way.branches)]
    tile = g.trail[way.space]
    to = tile if isinstance(tile, Building) else sam.herder
    tell(g, sam, "sam_moves", to=to, space=sam.herder, origin=came, steps=way.steps, by=card.moves, why=why)
    if way.yours:
        person = g.players[0]
        person.dollars += way.yours
        g.tell("sam_taxed", person.seat, dollars=way.yours)
        note(sam, "sam_taxed", dollars=way.yours)
