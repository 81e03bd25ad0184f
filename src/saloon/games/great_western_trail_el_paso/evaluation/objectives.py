"""Objective tiles: which will be fulfilled, and what that makes worth doing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.games.great_western_trail_el_paso.components import MARKET, Cattle, Objective
from saloon.games.great_western_trail_el_paso.evaluation.outlook import Outlook
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.state import Player

CHANCES: Final = {
    "black_angus": 0.35, "corriente": 0.32, "shorthorn": 0.35, "hereford": 0.24, "bonus": 0.81,
    "buildings 3": 0.74, "buildings 4": 0.83, "buildings 6": 0.65, "buildings 8": 0.42,
    "P10": 0.8, "P12": 0.74, "P14": 0.47, "P16": 0.29,
}  # fmt: skip
"""Of coming by what is missing, with the whole game to come."""

BUILDERS: Final = {task: int(task.removeprefix("buildings ")) for task in CHANCES if task.startswith("buildings ")}
"""How many builders the buildings of a task must have taken."""

SERVED: Final = 0.97
"""What is there will most likely not be needed elsewhere."""

EAGER: Final = 1.0
"""How much of an objective's points counts for the last thing that it asks for."""

BREEDS: Final = frozenset(breed.id for breed in MARKET)


def elements(o: Outlook) -> dict[str, float]:
    """What can serve an objective. Cattle of the draw stack cannot be seen: of what has left the market, one's likely share."""
    g, me = o.g, o.me
    have: dict[str, float] = {"bonus": float(len(me.bonuses)), "buildings": 0.0}
    for zone in (me.hand, me.discard):
        for card in zone:
            if card.id in BREEDS:
                have[card.id] = have.get(card.id, 0.0) + 1
    if me.draw:
        _guess(o, have)
    for _, tile in own_buildings(g, me.seat):
        have["buildings"] += tile.builders
    for post in me.posts:
        have[post.id] = 1.0
    return have


def _guess(o: Outlook, have: dict[str, float]) -> None:
    g, me = o.g, o.me
    hidden = sum([len(player.draw) + len(player.hand) for player in g.players]) - len(me.hand)
    share = len(me.draw) / hidden
    owners = g.seated
    for breed, left in zip(MARKET, g.market, strict=True):
        gone = breed.count - left
        if not gone:
            continue
        gone -= me.hand.count(breed)
        for who in owners:
            gone -= SEEN[who.__class__](who, breed)
        if gone > 0:
            have[breed.id] = have.get(breed.id, 0.0) + gone * share


SEEN: Final[dict[type, Callable[[Any, Cattle], int]]] = {
    Player: lambda player, breed: player.discard.count(breed),
}
"""How many head of a breed everybody knows to be with whoever sits at a seat, besides one's own hand."""


def take(have: dict[str, float], task: str) -> float:
    """How far a task is served; what serves it serves no other."""
    least = BUILDERS.get(task)
    if least is not None:
        served = min(1.0, have["buildings"] / least)
        if served == 1.0:
            have["buildings"] -= least
        return served
    there = have.get(task, 0.0)
    if there <= 0:
        return 0.0
    have[task] = there - 1
    return min(1.0, there)


def wants(o: Outlook) -> dict[str, float]:
    """What the objectives that one has still ask for, each thing with the points that hang on it."""
    if o.wants is None:
        o.wants, o.spare = _needs(o)
    return o.wants


def _needs(o: Outlook) -> tuple[dict[str, float], dict[str, float]]:
    found: dict[str, float] = {}
    have = elements(o)
    for tile in o.me.objectives:
        missing = [(task, 1 - served) for task in tile.tasks if (served := take(have, task)) < 1]
        for task, lack in missing:
            worth = EAGER * tile.points * lack / len(missing)
            key = "buildings" if task in BUILDERS else task
            if worth > found.get(key, 0.0):
                found[key] = worth
    return found, have


def objective_worth(o: Outlook, tile: Objective) -> float:
    """Its points, as likely as its tasks will be met with what other objectives leave."""
    wants(o)
    assert o.spare is not None
    have, chance = o.spare.copy(), 1.0
    time = min(1.0, 2 * o.left)
    for task in tile.tasks:
        served = take(have, task)
        chance *= served * SERVED + (1 - served) * CHANCES[task] * time
    return chance * tile.points
