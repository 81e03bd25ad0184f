"""What a seat's final total depends on, as numbers by name; what each is worth is learned (`weights.json`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.engine import Seat
from saloon.games.great_western_trail_el_paso.components import BUILDER, PLAYER_COUNTS, WAGE, WORKERS, Card, Cattle
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.rules.el_paso import delivery_value, permanent
from saloon.games.great_western_trail_el_paso.scoring import score
from saloon.games.great_western_trail_el_paso.state import Player, State

RICH = 25
"""More dollars than this bring nothing more."""

STEPS = (3, 6, 10)
"""The first dollars are worth most."""


def features(g: State, seat: Seat) -> dict[str, float]:
    """Points so far by category, workers at hand, where the rancher is, and what only whoever sits there has."""
    who = g.at(seat)
    mark, own = OWN[who.__class__]
    found: dict[str, float] = {f"{mark}score {category}": points for category, points in score(g, seat).items()}
    found[f"{mark}on the way"] = who.rancher.order if who.rancher is not None else 0
    found[f"{mark}to move"] = g.active == seat
    for kind, count in zip(WORKERS, who.workers, strict=False):
        found[f"{mark}{kind.id} at hand"] = count
    return found | own(g, who)


def _player(g: State, me: Player) -> dict[str, float]:
    return _herd(me) | _belongings(g, me)


def _herd(me: Player) -> dict[str, float]:
    """Cards by kind, wherever they are; workers of the deck by pile, because those of the draw stack come sooner."""
    found: dict[str, float] = {}
    value, count = 0, 0
    for pile, zone in (("hand", me.hand), ("draw", me.draw), ("discard", me.discard)):
        found[f"{pile} size"] = len(zone)
        for card in zone:
            if isinstance(card, Cattle):
                value, count = value + card.value, count + 1
                found[card.id] = found.get(card.id, 0) + 1
            elif isinstance(card, Card):
                found[f"{card.id} in {pile}"] = found.get(f"{card.id} in {pile}", 0) + 1
    return found | {
        "mean value": value / max(1, count),
        "cattle": count,
        "hand": delivery_value(me) if me.hand else 0,
        "kinds in hand": len({card.id for card in me.hand if isinstance(card, Card)}),
        "removed": len(me.removed),
    }


def _belongings(g: State, me: Player) -> dict[str, float]:
    """Money, discs, tiles, buildings by their size."""
    found: dict[str, float] = {f"dollars up to {step}": min(me.dollars, step) for step in (*STEPS, RICH)}
    for number, there in enumerate(me.slots):
        found[f"disc {number}"] = there
    for _, tile in own_buildings(g, me.seat):
        size = f"building {tile.builders}"
        found[size] = found.get(size, 0) + 1
    return found | {
        "alone": g.sue is not None,
        "builders that can be paid": min(me.workers[BUILDER], me.dollars // WAGE),
        "tokens": me.tokens,
        "certificates": me.certificates,
        "permanent": permanent(me),
        "posts": len(me.posts),
        "bonus tiles": len(me.bonuses),
        "objectives": len(me.objectives),
        "builders built": sum(tile.builders for _, tile in own_buildings(g, me.seat)),
    }


OWN: dict[type, tuple[str, Callable[[State, Any], dict[str, float]]]] = {Player: ("", _player)}
"""By who sits at a seat: what the names of all features begin with, because they are worth something else, and further ones."""


def progress(g: State) -> float:
    """The Simmentals go one by one; after the last, somebody closes the game."""
    return 1.0 - g.simmentals / PLAYER_COUNTS[len(g.players)].simmentals
