"""Final scoring (rulebook, "Décompte final"): seven categories."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from saloon.engine import Seat
from saloon.games.great_western_trail_el_paso.components import (
    CLOSER_POINTS,
    DOLLARS_A_POINT,
    MARKET,
    POSTS,
    WORKERS,
    Card,
    Cattle,
    Objective,
    Post,
    Worker,
)
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.state import Player, Seated, State
from saloon.games.trail.objectives import Best, Needs, best_assignment


def score(g: State, seat: Seat) -> dict[str, int]:
    who = g.at(seat)
    return {category: rule(g, who) for category, rule in SCORERS[who.__class__].items()}


def tie_break(g: State, seat: Seat) -> tuple[int, ...]:
    """Money left after conversion."""
    who = g.at(seat)
    return (TIE_BREAKS[who.__class__](who),)


def cards(who: Seated) -> list[Card]:
    """All cards of the herd deck, without the worker zone. In an observation some are unknown, and count nothing."""
    return [card for pile in PILES[who.__class__](who) for card in pile if isinstance(card, Card)]


def money(g: State, me: Player) -> int:
    return me.dollars // DOLLARS_A_POINT


def buildings(g: State, who: Seated) -> int:
    return sum(tile.points for _, tile in own_buildings(g, who.seat))


def posts(g: State, who: Seated) -> int:
    return sum(post.points for post in who.posts)


def workers(g: State, who: Seated) -> int:
    """Those of the worker zone and those of the deck."""
    here = zip(WORKERS, who.workers, strict=False)
    return sum(worker.points * count for worker, count in here) + sum(
        card.points for card in cards(who) if isinstance(card, Worker)
    )


def cattle(g: State, who: Seated) -> int:
    """And two for whoever is on the Simmental space."""
    herd = sum(card.points for card in cards(who) if isinstance(card, Cattle))
    return herd + (CLOSER_POINTS if g.closer == who.seat else 0)


def bonuses(g: State, who: Seated) -> int:
    return sum(tile.points for tile in who.bonuses)


# ------------------------------------------------------------ objectives


def elements(g: State, me: Player) -> dict[str, int]:
    """What can serve an objective: cattle by breed, bonus tiles, buildings by their cost, discs by their post."""
    have = {breed.id: 0 for breed in MARKET}
    for card in cards(me):
        if card.id in have:
            have[card.id] += 1
    have["bonus"] = len(me.bonuses)
    for kind in [f"building {tile.builders}" for _, tile in own_buildings(g, me.seat)] + [post.id for post in me.posts]:
        have[kind] = have.get(kind, 0) + 1
    return have


def ways(g: State, me: Player, objective: Objective) -> list[Needs]:
    """Every set of elements that would fulfil an objective: its tasks one by one, each with whatever can serve it."""
    found: list[dict[str, int]] = [{}]
    for task in objective.tasks:
        found = [_with(way, kinds) for way in found for kinds in _serving(g, me, task)]
    return list(found)


def _with(way: dict[str, int], kinds: Sequence[str]) -> dict[str, int]:
    more = dict(way)
    for kind in kinds:
        more[kind] = more.get(kind, 0) + 1
    return more


def _serving(g: State, me: Player, task: str) -> list[list[str]]:
    """What meets one task: buildings that reach a sum, a disc on a post (or, by the other reading, on a higher one too)."""
    name, _, least = task.partition(" ")
    if name == "buildings":
        own = [tile.builders for _, tile in own_buildings(g, me.seat)]
        sets = (some for size in (1, 2) for some in combinations(own, size))
        return [[f"building {builders}" for builders in some] for some in sets if sum(some) >= int(least)]
    if task in Post.all and g.options.objective_posts == "at_least":
        return [[post.id] for post in POSTS if post.value >= Post.of(task).value]
    return [[task]]


def best_objectives(g: State, me: Player) -> Best:
    """The best use of what one has."""
    return best_assignment(me.objectives, (), elements(g, me), ways=lambda objective: ways(g, me, objective))


def objectives(g: State, me: Player) -> int:
    return best_objectives(g, me).objectives if me.objectives else 0


SCORING: dict[str, Callable[[State, Any], int]] = {
    "money": money,
    "buildings": buildings,
    "posts": posts,
    "workers": workers,
    "cattle": cattle,
    "bonuses": bonuses,
    "objectives": objectives,
}
"""In the order of the score sheet."""

# By the class at a seat; automas add theirs.
SCORERS: dict[type, dict[str, Callable[[State, Any], int]]] = {Player: SCORING}
TIE_BREAKS: dict[type, Callable[[Any], int]] = {Player: lambda me: me.dollars % DOLLARS_A_POINT}
PILES: dict[type, Callable[[Any], tuple[list[Any], ...]]] = {Player: lambda me: (me.draw, me.hand, me.discard)}
