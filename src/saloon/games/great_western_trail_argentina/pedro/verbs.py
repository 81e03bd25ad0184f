"""Questions to the person where the criteria leave Pedro a choice (rulebook, "Les décisions de Pedro")."""

from __future__ import annotations

from saloon.engine import Value, Verb
from saloon.games.great_western_trail_argentina.components import (
    BONUS_SPACES,
    BUENOS_AIRES,
    BUILDINGS,
    FARMER_SPACES,
    NEUTRAL_SPACES,
    QUAYS,
    SHIPS,
    SITES,
    STATIONS,
    Space,
)
from saloon.games.trail.asking import EXCHANGE

_FARMERS: tuple[Space, ...] = tuple(space for space, _ in FARMER_SPACES)


def _verb(*values: Value) -> Verb:
    """Questions beside which a token may be exchanged."""
    return Verb((*values, EXCHANGE))


VERBS = {
    "pedro_move": _verb(*NEUTRAL_SPACES, *SITES, *_FARMERS, BUENOS_AIRES),
    "pedro_farmer": _verb(*_FARMERS),
    "pedro_tile": _verb(*BUILDINGS.values()),
    "pedro_site": _verb(*SITES),
    "pedro_space": _verb(*BONUS_SPACES),
    "pedro_disc": _verb(*STATIONS, *QUAYS, *SHIPS),
}
