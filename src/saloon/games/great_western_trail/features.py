"""What a seat's final total depends on, as numbers by name; what each is worth is learned (`weights.json`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.engine import Seat
from saloon.games.great_western_trail.components import FOLLOWING, INDEX, KANSAS_CITY, PLAYER_COUNTS, ROWS, Space
from saloon.games.great_western_trail.rules.kansas_city import breeding_value
from saloon.games.great_western_trail.scoring import herd, score
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.path import spaces_left

RICH: Final = 30
"""More dollars than this bring nothing more."""


_LEFT: Final = spaces_left(FOLLOWING, INDEX[KANSAS_CITY])
_LONGEST: Final = max(_LEFT)


def on_the_way(herder: Space | None) -> float:
    """How much of the way to Kansas City lies behind a herder, from 0 to 1; in the city, where the next trip begins, none."""
    return 1 - _LEFT[INDEX[herder]] / _LONGEST if herder not in (None, KANSAS_CITY) else 0.0


def features(g: State, seat: Seat) -> dict[str, float]:
    """Points so far by category, workers (also squared: a long row pays more), discs, cards by breed, where the herder is."""
    who = g.at(seat)
    mark, own = OWN[who.__class__]
    found: dict[str, float] = {f"{mark}score {category}": points for category, points in score(g, seat).items()}
    return found | own(g, who)


def _player(g: State, me: Player) -> dict[str, float]:
    found: dict[str, float] = {}
    cards = herd(me)
    for card in cards:
        kind = f"breed {card.breed}" if card.breed else "objectives in the deck"
        found[kind] = found.get(kind, 0) + 1
    for row, count in enumerate(me.workers):
        found[f"workers {row}"], found[f"workers {row} squared"] = count, count * count
    for kind_of_disc, count in enumerate(me.discs):
        found[f"disc {kind_of_disc}"] = count
    found |= {
        "dollars": min(me.dollars, RICH),
        "tokens": me.tokens,
        "certificates": me.certificates,
        "permanent": me.permanent,
        "engine": me.engine.number,
        "outlaws": len(me.outlaws),
        "hazards": len(me.hazards),
        "stations": len(me.stations),
        "cities": len(me.cities),
        "masters": len(me.masters),
        "objectives": len(me.area),
        "cards": len(cards),
        "mean value": sum(card.value for card in cards) / max(1, len(cards)),
        "hand": breeding_value(me.hand),
        "built": len(g.faces) - len(me.buildings),
        "on the way": on_the_way(me.herder),
        "to move": g.active == me.seat,
    }
    return found


OWN: Final[dict[type, tuple[str, Callable[[State, Any], dict[str, float]]]]] = {Player: ("", _player)}
"""By who sits at a seat: what the names of all features begin with, because they are worth something else, and further ones."""


def progress(g: State) -> float:
    """The job market fills; when it is full, the last turns are played."""
    player_count = PLAYER_COUNTS[g.seats]
    return (len(g.jobs) - player_count.workers) / (len(ROWS) * player_count.columns - player_count.workers)
