"""What a seat's final total depends on, as numbers by name; what each is worth is learned (`weights.json`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.engine import Seat
from saloon.games.great_western_trail_argentina.components import (
    BUENOS_AIRES,
    CATTLE,
    DISCS,
    EXHAUSTION,
    FOLLOWING,
    INDEX,
    OBJECTIVES,
    PLAYER_COUNTS,
    ROWS,
    ROWS_OF_WORKERS,
    SPACES,
)
from saloon.games.great_western_trail_argentina.rules.buenos_aires import breeding_value
from saloon.games.great_western_trail_argentina.rules.workers import own_strength, worker_sets
from saloon.games.great_western_trail_argentina.scoring import herd, score
from saloon.games.great_western_trail_argentina.state import Player, Seated, State
from saloon.games.trail.path import spaces_left

RICH: Final = 30
"""More pesos than this bring nothing more."""

_KINDS: Final = {
    **{card: f"breed {card.breed}" for card in CATTLE},
    **dict.fromkeys(OBJECTIVES, "objectives in the deck"),
    EXHAUSTION: "exhaustion",
}
_ROWS: Final = [(name, f"{name} squared") for name in ROWS_OF_WORKERS]
_DISCS: Final = [f"disc {place}" for place in range(len(DISCS))]


def features(g: State, seat: Seat) -> dict[str, float]:
    """Points so far by category, where one is, and what only whoever sits there has."""
    who = g.at(seat)
    mark, own = OWN[who.__class__]
    found: dict[str, float] = {f"{mark}score {category}": points for category, points in score(g, seat).items()}
    found |= {
        f"{mark}engine": who.engine.number,
        f"{mark}grain": who.grain,
        f"{mark}farmers": len(who.farmers),
        f"{mark}stations": len(who.stations),
        f"{mark}ships": len(who.ships),
        f"{mark}quays": len(who.quays),
        f"{mark}spaces": len(who.spaces),
        f"{mark}built": len(g.faces) - len(who.buildings),
        f"{mark}on the way": on_the_way(who),
        f"{mark}to move": g.active == seat,
    }
    return found | own(g, who)


_LEFT: Final = spaces_left(FOLLOWING, INDEX[BUENOS_AIRES], without=[INDEX[space] for space in SPACES if space.track])


def on_the_way(who: Seated) -> float:
    """How much of the way to Buenos Aires lies behind the estanciero, from 0 to 1."""
    return max(0.0, 1 - _LEFT[INDEX[who.herder]] / _LEFT[0]) if who.herder is not None else 0.0


def _player(g: State, me: Player) -> dict[str, float]:
    """Workers (also squared: a long row pays more), discs, cards by breed, means, and the hand, by how near Buenos Aires is."""
    cards, hand = herd(me), breeding_value(me.hand)
    found: dict[str, float] = {}
    for card in cards:
        kind = _KINDS[card]
        found[kind] = found.get(kind, 0) + 1
    for (name, squared), row in zip(_ROWS, me.workers, strict=True):
        found[name], found[squared] = len(row), len(row) ** 2
    found |= dict(zip(_DISCS, me.discs, strict=True))
    return found | {
        "dollars": min(me.dollars, RICH),
        "tokens": me.tokens,
        "certificates": me.certificates,
        "permanent": me.permanent,
        "strength": own_strength(me),
        "worker sets": worker_sets(me),
        "masters": len(me.masters),
        "objectives": len(me.area),
        "cards": len(cards),
        "mean value": sum(card.value for card in cards) / max(1, len(cards)),
        "hand": hand,
        "hand on the way": hand * on_the_way(me),
    }


OWN: Final[dict[type, tuple[str, Callable[[State, Any], dict[str, float]]]]] = {Player: ("", _player)}
"""By who sits at a seat: what the names of all features begin with, because they are worth something else, and further ones."""


def progress(g: State) -> float:
    """The job market fills; when it is full, the last turns are played."""
    player_count = PLAYER_COUNTS[g.seats]
    return (len(g.jobs) - player_count.workers) / (len(ROWS) * player_count.columns - player_count.workers)
