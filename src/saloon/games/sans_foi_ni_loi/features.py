"""What a seat's final total depends on, as numbers by name; what each is worth is learned (`weights.json`)."""

from __future__ import annotations

from typing import Final

from saloon.engine import Seat
from saloon.games.sans_foi_ni_loi.components import DEAL, DECK, LINE
from saloon.games.sans_foi_ni_loi.scoring import CATEGORIES, counted, prestige_of
from saloon.games.sans_foi_ni_loi.state import State

SCORES: Final = {category: f"score {category}" for category in CATEGORIES}
LEADS: Final = {category: f"lead {category}" for category in CATEGORIES}


def features(g: State, seat: Seat) -> dict[str, float]:
    """Prestige so far, the counts behind it and their lead over the other ranches, and what may still change them."""
    found: dict[str, float] = {}
    own = [ranch for ranch in g.ranches if ranch.seat == seat]
    for category, counts in counted(g).items():
        mine = [counts[ranch.number] for ranch in own]
        theirs = [counts[ranch.number] for ranch in g.ranches if ranch.seat != seat]
        found[SCORES[category]] = prestige_of(g, seat, counts)
        found[category] = sum(mine)
        found[LEADS[category]] = max(-3, min(3, max(mine) - max(theirs)))
    hand = g.players[seat].hand
    return found | {
        "hand": len(hand),
        "rival hands": sum([len(player.hand) for player in g.players if player.seat != seat]),
        "fences": sum([ranch.fences for ranch in own]),
        "notables": sum([len(ranch.notables) for ranch in own]),
        "raided": sum([land.raided for ranch in own for land in ranch.ranges]),
        "to move": g.ranches[g.active].seat == seat,
    }


def progress(g: State) -> float:
    """Cards that have left the deck."""
    return 1.0 - len(g.deck) / (len(DECK) - DEAL * len(g.players) - LINE)
