"""Every question of the game and every value it can take: notation, action space, index of the help."""

from __future__ import annotations

from saloon.engine import PASS, Value, Verb
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    BONUS_STACK,
    BONUS_TILES,
    BONUSES,
    CATTLE,
    DISPLAY,
    DRAW,
    EL_PASO,
    END,
    FACES,
    KINDS,
    MARKET,
    NEUTRAL_SPACES,
    NOTHING,
    OBJECTIVE_STACK,
    OBJECTIVES,
    POSTS,
    SITES,
    SLOTS,
    STOP,
    TRAINS,
    WORKERS,
    Action,
)
from saloon.games.trail.asking import EXCHANGE


def _verb(*values: Value) -> Verb:
    """Questions beside which tokens and worker bonuses can be used."""
    return Verb((*values, EXCHANGE, *BONUSES.values()))


VERBS = {
    "draft": Verb(OBJECTIVES),
    "begin": _verb(*NEUTRAL_SPACES),
    "move": _verb(EL_PASO, *NEUTRAL_SPACES, *SITES),
    "act": _verb(*Action.all.values(), *AUXILIARIES, STOP, END),
    "auxiliary": _verb(*AUXILIARIES, PASS),
    "hire": _verb(*WORKERS, PASS),
    "jokers": Verb(tuple(range(max(KINDS) + 1))),
    "buy": Verb(MARKET),
    "train": Verb(TRAINS),
    "build": Verb(FACES),
    "site": Verb(SITES),
    "tile": Verb((*OBJECTIVES, OBJECTIVE_STACK, *BONUS_TILES, BONUS_STACK)),
    "place": Verb(tuple(range(1, DISPLAY + 1))),
    "discard": Verb(CATTLE),
    "remove": Verb(CATTLE),
    "again": _verb(DRAW, PASS),
    "deliver": _verb(*POSTS, NOTHING),
    "disc": Verb(SLOTS),
    "rest": _verb(END),
}
