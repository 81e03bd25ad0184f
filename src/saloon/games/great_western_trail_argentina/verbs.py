"""Every question of the game and every value it can take: notation, action space, index of the help."""

from __future__ import annotations

from saloon.engine import PASS, Value, Verb
from saloon.games.great_western_trail_argentina.components import (
    BESIDE,
    BONUS_SPACES,
    BUILDINGS,
    CATTLE,
    CERTIFICATE_TRACK,
    DISCS,
    DOUBLES,
    END,
    EXHAUSTION,
    FARMER_SPACES,
    FARMERS,
    FOLLOWING,
    GRAIN_LIMIT,
    JOBS,
    MARKET_KINDS,
    MORE_CATTLE,
    NEUTRAL_SPACES,
    OBJECTIVES,
    PURCHASES,
    QUAYS,
    REVEALED,
    ROW,
    SELL,
    SHIPS,
    SINGLES,
    SITES,
    SPACES,
    STACK,
    START,
    STATIONS,
    TRACK,
    WORKER_ROW,
    WORKERS,
    Action,
    Space,
)
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.path import branches_of

_CARDS = (*CATTLE, EXHAUSTION, *OBJECTIVES)


def _routes() -> list[tuple[Space, ...]]:
    """Routes to a place by their branches."""
    return [tuple(SPACES[index] for index in way) for way in branches_of(FOLLOWING)]


def _verb(*values: Value) -> Verb:
    """Questions beside which a token may be exchanged."""
    return Verb((*values, EXCHANGE))


VERBS = {
    "begin": _verb(*NEUTRAL_SPACES),
    "move": _verb(*(space for space in SPACES if space is not START), *_routes(), *OBJECTIVES),
    "act": _verb(*Action.all.values(), *SINGLES, *OBJECTIVES, END),
    "auxiliary": _verb(*SINGLES, *DOUBLES, PASS),
    "bonus": _verb(*Action.all.values(), PASS),
    "draw": _verb(*range(1, WORKER_ROW + 1), PASS),
    "discard": _verb(*_CARDS),
    "remove": _verb(*_CARDS, PASS),
    "certify": _verb(*range(CERTIFICATE_TRACK[-1] + 1)),
    "harvest": _verb(*range(GRAIN_LIMIT + 1)),
    "hire": _verb(*JOBS.values(), PASS),
    "buy": _verb(*PURCHASES, MORE_CATTLE, PASS),
    "take": _verb(*MARKET_KINDS, PASS),
    "build": _verb(*BUILDINGS.values(), PASS),
    "site": _verb(*SITES),
    "engine": _verb(*TRACK.values(), PASS),
    "station": _verb(*STATIONS, PASS),
    "upgrade": _verb(*DISCS, *STATIONS, PASS),
    "master": _verb(*WORKERS, *FARMERS, PASS),
    "objective": _verb(*OBJECTIVES, STACK, PASS),
    "help": Verb((*(space for space, _ in FARMER_SPACES), PASS)),
    "reveal": Verb((REVEALED, *CATTLE)),
    "settle": _verb(ROW, BESIDE),
    "deliver": _verb(*BONUS_SPACES, *OBJECTIVES, PASS),
    "quay": _verb(*QUAYS),
    "sell": _verb(SELL, *OBJECTIVES),
    "spend": Verb(tuple(range(CERTIFICATE_TRACK[-1] + 1))),
    "load": _verb(*SHIPS),
    "disc": _verb(*DISCS, *STATIONS, PASS),
    "foresee": _verb(*FARMERS, *WORKERS),
    "exchange": Verb((EXCHANGE,)),
}
