"""How Pedro's estanciero moves (rulebook, "Déplacement de Pedro"): exactly as far as his card says; Buenos Aires stops him."""

from __future__ import annotations

from saloon.engine import Flow
from saloon.games.great_western_trail_argentina.components import (
    BUENOS_AIRES,
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
from saloon.games.great_western_trail_argentina.pedro.priorities import ask
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.pedro.story import note
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.trail import ways as walking
from saloon.games.trail.priorities import Criterion, preferred
from saloon.games.trail.ways import Way

_RAMPS = frozenset(INDEX[ramp] for ramp in RAMPS)
_ENDS = _RAMPS | {INDEX[BUENOS_AIRES]}
CRITERIA: tuple[Criterion, ...] = (
    ("shortest", lambda way: way.steps + way.left),
    ("taxes", lambda way: way.tolls),
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
        ends.setdefault(end_of(SPACES[way.space]), way)
    end, why = yield from ask(g, "pedro_move", list(ends), why)
    way, came = ends[end], pedro.herder
    space, pedro.herder = SPACES[way.space], end
    to = g.trail[way.space] or space
    g.tell("pedro_moves", pedro.seat, to=to, space=space, origin=came, steps=way.steps, why=why)
    walked = [SPACES[index] for index in TRAIL.way(INDEX[came], way.space, way.branches)]
    note(pedro, "pedro_moves", to=to, way=walked, steps=way.steps, why=why)
    if space.track:
        g.tell("embarks", pedro.seat, ramp=space)
    if way.yours:
        person = g.players[0]
        person.dollars += way.yours
        g.tell("pedro_taxed", person.seat, dollars=way.yours)
        note(pedro, "pedro_taxed", dollars=way.yours)


def end_of(space: Space) -> Space:
    """A ramp leads to Buenos Aires."""
    return BUENOS_AIRES if space.track else space


def ways(g: State, pedro: Opponent, steps: int) -> list[Way]:
    """Every way of exactly so many locations, or of fewer to Buenos Aires; ramps are open as far as his own engine has come."""
    occupied = g.occupied | OPEN_RAMPS[pedro.engine]
    hands = fees(g.seats, pedro.seat)
    return walking.ways(TRAIL, INDEX[pedro.herder], occupied, steps, _ENDS, g.trail, hands, closed=_RAMPS)
