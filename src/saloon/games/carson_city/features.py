"""What a seat's final total depends on, as numbers by name; what each is worth is learned (`weights.json`)."""

from __future__ import annotations

from saloon.engine import Seat
from saloon.games.carson_city.components import ROUNDS, Building
from saloon.games.carson_city.rules.cards import strength
from saloon.games.carson_city.rules.town import income
from saloon.games.carson_city.scoring import score
from saloon.games.carson_city.state import State

RICH = 30


def features(g: State, seat: Seat) -> dict[str, float]:
    """Points so far by category, what there is to spend, and what the town pays each round."""
    me = g.players[seat]
    found: dict[str, float] = {f"score {category}": points for category, points in score(g, seat).items()}
    own = [index for index, owner in enumerate(g.owner) if owner == seat]
    built = [index for index in own if isinstance(g.land[index], Building)]
    found |= {
        "money": min(me.money, RICH),
        "more money": max(0, me.money - RICH),
        "strength": strength(me),
        "revolvers": me.revolvers,
        "cowboys": me.reserve,
        "cowboys to come": me.supply,
        "roads": me.roads,
        "titles": me.titles,
        "cards": len(me.cards),
        "tiles": len(me.tiles),
        "white cowboy": me.white,
        "ammunition": me.ammo,
        "income": sum(income(g, index) for index in built),
        "parcels": len(own),
        "built": len(built),
        "placed": sum(1 for whose, _, _ in g.placed if whose == seat),
        f"phase {g.phase}": 1,
    }
    return found


def progress(g: State) -> float:
    """Rounds that are over."""
    return (g.round - 1) / ROUNDS
