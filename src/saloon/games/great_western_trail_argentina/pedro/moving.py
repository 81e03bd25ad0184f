"""How Pedro's estanciero moves (rulebook, "Déplacement de Pedro"): exactly as far as his card says; Buenos Aires stops him."""

from __future__ import annotations

from typing import NamedTuple

from saloon.engine import Flow
from saloon.games.great_western_trail_argentina.components import (
    BANK,
    BUENOS_AIRES,
    FOLLOWING,
    INDEX,
    LOADING,
    OPEN_RAMPS,
    RAMPS,
    ROWS_OF_WORKERS,
    SPACES,
    TRAIL,
    Loading,
    Pedro,
    Space,
    fees,
)
from saloon.games.great_western_trail_argentina.pedro.priorities import Criterion, ask, preferred
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.pedro.story import note
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.trail.path import Ways

_RAMPS = frozenset(INDEX[ramp] for ramp in RAMPS)
_BUENOS_AIRES = INDEX[BUENOS_AIRES]


class Way(NamedTuple):
    """A way of so many locations to a space, and how many would follow to Buenos Aires.

    taxes: all hands on the way.
    yours: those of the person's buildings.
    branches: those taken at forks.
    """

    space: Space
    left: int
    steps: int
    taxes: int
    yours: int
    branches: Ways = ()

    @property
    def end(self) -> Space:
        """A ramp leads to Buenos Aires."""
        return BUENOS_AIRES if self.space.track else self.space


CRITERIA: tuple[Criterion, ...] = (
    ("shortest", lambda way: way.steps + way.left),
    ("taxes", lambda way: way.taxes),
    ("your_taxes", lambda way: way.yours),
)


def loading_card(g: State, pedro: Opponent) -> Loading:
    """The active one."""
    return LOADING[g.options.level][pedro.loading]


def steps_of(g: State, pedro: Opponent, card: Pedro) -> int:
    """As printed, or his experience, or as many as he has workers of the type."""
    if card.moves == "experience":
        return loading_card(g, pedro).experience
    return int(card.moves) if card.moves.isdigit() else crew(pedro, ROWS_OF_WORKERS.index(card.moves))


def move(g: State, pedro: Opponent, steps: int) -> Flow:
    """By the criteria; he pays nothing, but the person is paid by the bank for every hand on own buildings (G-24)."""
    left, why = preferred(ways(g, pedro, steps), CRITERIA)
    ends: dict[Space, Way] = {}
    for way in left:
        ends.setdefault(way.end, way)
    end, why = yield from ask(g, "pedro_move", list(ends), why)
    way, came = ends[end], pedro.herder
    pedro.herder = end
    to = g.trail[INDEX[way.space]] or way.space
    g.tell("pedro_moves", pedro.seat, to=to, space=way.space, origin=came, steps=way.steps, why=why)
    spaces = [SPACES[index] for index in TRAIL.way(INDEX[came], INDEX[way.space], way.branches)]
    note(pedro, "pedro_moves", to=to, way=spaces, steps=way.steps, why=why)
    if way.space.track:
        g.tell("embarks", pedro.seat, ramp=way.space)
    if way.yours:
        person = g.players[0]
        person.dollars += way.yours
        g.tell("pedro_taxed", person.seat, dollars=way.yours)
        note(pedro, "pedro_taxed", dollars=way.yours)


def ways(g: State, pedro: Opponent, steps: int) -> list[Way]:
    """Every way of exactly so many locations, or of fewer to Buenos Aires; ramps are open as far as his own engine has come."""
    occupied = g.occupied | OPEN_RAMPS[pedro.engine.number]
    hands, left = fees(g.seats, pedro.seat), locations_left(occupied)
    found = []
    walked = [(0, 0, 0)]
    for place, before, branches in TRAIL.steps(INDEX[pedro.herder], occupied, steps):
        count, taxes, yours = walked[before]
        owner, amount = hands.get(g.trail[place], (BANK, 0))
        so_far = (count + 1, taxes + amount, yours + amount * (owner != BANK))
        walked.append(so_far)
        if count + 1 == steps or place == _BUENOS_AIRES or place in _RAMPS:
            found.append(Way(SPACES[place], left[place], *so_far, branches))
    return found


def locations_left(occupied: int) -> list[int]:
    """From each space the fewest locations to Buenos Aires. Every arrow leads to a space that stands later in the box."""
    left = [0] * len(SPACES)
    for index in reversed(range(len(SPACES))):
        left[index] = min(
            (
                left[follower] + (occupied >> follower & 1 or follower == _BUENOS_AIRES)
                for follower in FOLLOWING[index]
                if follower not in _RAMPS or occupied >> follower & 1
            ),
            default=0,
        )
    return left
