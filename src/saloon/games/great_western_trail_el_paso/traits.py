"""What a seat's final total depends on, as numbers by name; what each is worth is learned (`value.json`)."""

from __future__ import annotations

from saloon.engine import Seat
from saloon.games.great_western_trail_el_paso.components import WORKERS, Cattle
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.rules.el_paso import delivery_value, permanent
from saloon.games.great_western_trail_el_paso.scoring import cards, owner, score
from saloon.games.great_western_trail_el_paso.state import Player, State

RICH = 25
"""More dollars than this bring nothing more."""


def traits(g: State, seat: Seat) -> dict[str, float]:
    """Points so far by category, workers at hand and in the deck, cattle by breed, discs, and where the rancher is.

    Sue's are her own: she has no money and no hand, and her pile grows as her cards say.
    """
    who = owner(g, seat)
    mark = "" if isinstance(who, Player) else "Sue "
    found: dict[str, float] = {f"{mark}score {category}": points for category, points in score(g, seat).items()}
    found[f"{mark}on the way"] = who.rancher.order if who.rancher is not None else 0
    found[f"{mark}to move"] = g.active == seat
    for kind, count in zip(WORKERS, who.workers, strict=False):
        found[f"{mark}{kind.id} at hand"] = count
    if not isinstance(who, Player):
        return found | {"Sue": 1, "Sue reserve": len(who.reserve), "Sue discs": who.discs}
    value, count = 0, 0
    for card in cards(who):
        found[card.id] = found.get(card.id, 0) + 1
        if isinstance(card, Cattle):
            value, count = value + card.value, count + 1
    for number, there in enumerate(who.slots):
        found[f"disc {number}"] = there
    return found | {
        "alone": g.sue is not None,
        "dollars": min(who.dollars, RICH),
        "tokens": who.tokens,
        "certificates": who.certificates,
        "permanent": permanent(who),
        "mean value": value / max(1, count),
        "cattle": count,
        "hand": delivery_value(who) if who.hand else 0,
        "removed": len(who.removed),
        "posts": len(who.posts),
        "bonus tiles": len(who.bonuses),
        "objectives": len(who.objectives),
        "builders built": sum(tile.builders for _, tile in own_buildings(g, seat)),
    }
