"""Sam's actions (rulebook, "Actions de Sam"), by the words of his cards. An action that finds nothing to do says so."""

from __future__ import annotations

from collections.abc import Callable

from saloon.games.great_western_trail.components import (
    INDEX,
    JOBS,
    PLAYER_COUNTS,
    WORKER_ROW,
    WORKERS,
    ZONES,
    Card,
    Hazard,
    Outlaw,
    Space,
    Worker,
)
from saloon.games.great_western_trail.rules.objectives import refill_display
from saloon.games.great_western_trail.rules.zones import outlaws
from saloon.games.great_western_trail.sam.building import build, build_small
from saloon.games.great_western_trail.sam.components import SamCard
from saloon.games.great_western_trail.sam.market import add_and_buy, buy, take_value_three
from saloon.games.great_western_trail.sam.railroad import advance, advance_to_station
from saloon.games.great_western_trail.sam.state import Sam, SamState
from saloon.games.great_western_trail.state import take_tile
from saloon.games.trail import jobs as job_market
from saloon.games.trail.priorities import Criterion, preferred
from saloon.games.trail.story import tell


def word_of(sam: Sam, card: SamCard) -> str:
    """The action of the card, or what he does instead where he is no specialist for it."""
    return card.action if card.specialty in ("", WORKERS[sam.specialty].id) else card.otherwise


def act(g: SamState, sam: Sam, card: SamCard) -> None:
    word = word_of(sam, card)
    if card.specialty:
        tell(g, sam, "sam_specialist", workers=card.specialty, can=int(word == card.action))
    if not ACTIONS[word](g, sam):
        tell(g, sam, "sam_finds_nothing", action=word)


# ------------------------------------------------------------ hiring


def jobs(g: SamState, sam: Sam) -> list[tuple[int, Worker]]:
    """Workers above the token's row for whom there is a space, the leftmost of the highest row first."""
    columns = PLAYER_COUNTS[g.seats].columns
    return [at for at in job_market.for_hire(g.jobs, columns) if sam.workers[at[1].row] < WORKER_ROW]


def hire_cheapest(g: SamState, sam: Sam) -> bool:
    """The lowest cost; his specialty if equal (card 1)."""
    return hire(g, sam, ("cheapest", _cost), ("specialty", lambda at: at[1].row != sam.specialty))


def hire_specialty(g: SamState, sam: Sam) -> bool:
    """His specialty, else what he has most of; the lowest cost if equal (card 2)."""
    specialty: Criterion = ("specialty", lambda at: at[1].row != sam.specialty)
    return hire(g, sam, specialty, ("most", lambda at: -sam.workers[at[1].row]), ("cheapest", _cost))


def _cost(at: tuple[int, Worker]) -> int:
    return JOBS[at].cost


def hire(g: SamState, sam: Sam, *criteria: Criterion) -> bool:
    """For nothing; the leftmost in the highest row where the criteria leave several."""
    able = jobs(g, sam)
    if not able:
        return False
    left, why = preferred(able, criteria)
    row, worker = left[0]
    job_market.hire(g.jobs, PLAYER_COUNTS[g.seats].columns, row, worker)
    sam.workers[worker.row] += 1
    tell(g, sam, "sam_hires", worker=worker, row=row + 1, why=why if len(left) == 1 else "leftmost")
    if sam.workers[worker.row] > sam.workers[sam.specialty]:
        sam.specialty = worker.row
        tell(g, sam, "sam_specializes", worker=worker)
    return True


# ------------------------------------------------------------ objectives, outlaws, hazards


def farthest_objective(g: SamState) -> Card | None:
    """The card of the display that is farthest from the stack; a new one comes in at the other end."""
    return g.display[0] if g.display else None


def take_objective(g: SamState, sam: Sam) -> bool:
    card = farthest_objective(g)
    if card is None:
        return False
    g.display.remove(card)
    sam.pile.append(card)
    tell(g, sam, "sam_objective", card=card)
    refill_display(g)
    return True


def last_outlaw(g: SamState) -> Space | None:
    """The occupied space of the outlaws with the highest number."""
    return max(outlaws(g), key=lambda space: space.number, default=None)


def take_outlaw(g: SamState, sam: Sam) -> bool:
    """Without the bounty."""
    space = last_outlaw(g)
    if space is None:
        return False
    tile = take_tile(g, INDEX[space])
    assert isinstance(tile, Outlaw)
    sam.outlaws.append(tile)
    tell(g, sam, "sam_collects", tile=tile, space=space)
    return True


def best_hazard(g: SamState) -> tuple[Space, str] | None:
    """Of the zone with most tiles, or with the tile that is worth most if equal, that with most points; and what decided."""
    zones = [[space for space in ZONES[zone] if g.trail[INDEX[space]] is not None] for zone in ("flood", "drought", "rockfall")]
    zones = [zone for zone in zones if zone]
    if not zones:
        return None

    def points(space: Space) -> int:
        tile = g.trail[INDEX[space]]
        return tile.points if isinstance(tile, Hazard) else 0

    left, why = preferred(zones, (("most", lambda zone: -len(zone)), ("points", lambda zone: -max(map(points, zone)))))
    return max(left[0], key=lambda space: (points(space), space.number)), why if len(left) == 1 else "first"


def take_hazard(g: SamState, sam: Sam) -> bool:
    found = best_hazard(g)
    if found is None:
        return False
    space, why = found
    tile = take_tile(g, INDEX[space])
    assert isinstance(tile, Hazard)
    sam.hazards.append(tile)
    tell(g, sam, "sam_clears", tile=tile, space=space, why=why)
    return True


# ------------------------------------------------------------ by the words of the cards

ACTIONS: dict[str, Callable[[SamState, Sam], bool]] = {
    "hire_cheapest": hire_cheapest,
    "hire_specialty": hire_specialty,
    "buy": buy,
    "add_and_buy": add_and_buy,
    "take_value_three": take_value_three,
    "build": build,
    "build_small": build_small,
    "engine": advance,
    "engine_to_station": advance_to_station,
    "objective": take_objective,
    "outlaw": take_outlaw,
    "hazard": take_hazard,
}
"""Each says whether there was anything to do."""
