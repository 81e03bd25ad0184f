"""What a seat's final total depends on, as numbers by name; what each is worth is learned (`weights.json`)."""

from __future__ import annotations

from saloon.engine import Seat
from saloon.games.great_western_trail.components import PLAYER_COUNTS, ROWS
from saloon.games.great_western_trail.rules.kansas_city import breeding_value
from saloon.games.great_western_trail.scoring import herd, score
from saloon.games.great_western_trail.state import State

RICH = 30
"""More dollars than this bring nothing more."""


def features(g: State, seat: Seat) -> dict[str, float]:
    """Points so far by category, workers (also squared: a long row pays more), discs, cards by breed, where the herder is."""
    me = g.players[seat]
    found: dict[str, float] = {f"score {category}": points for category, points in score(g, seat).items()}
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
        "on the way": me.herder.x if me.herder is not None else 0.0,
        "to move": g.active == seat,
    }
    return found


def progress(g: State) -> float:
    """The job market fills; when it is full, the last turns are played."""
    player_count = PLAYER_COUNTS[len(g.players)]
    return (len(g.jobs) - player_count.workers) / (len(ROWS) * player_count.columns - player_count.workers)
