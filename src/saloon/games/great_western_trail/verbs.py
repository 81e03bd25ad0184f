"""Every question of the game and every value it can take: notation, action space, index of the help."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from saloon.engine import PASS, Value, Verb
from saloon.games.great_western_trail.components import (
    BUILDINGS,
    CERTIFICATE_TRACK,
    END,
    FOLLOWING,
    HAZARD_SPACES,
    HAZARDS,
    JOBS,
    KANSAS_CITY,
    MORE_CATTLE,
    NEUTRAL_SPACES,
    OUTLAWS,
    SELL,
    SITES,
    SPACES,
    STACK,
    TRACK,
    WORKER_ROW,
    WORKERS,
    ZONES,
    Action,
    Space,
)
from saloon.games.great_western_trail.kit import BASE, Kit, kit_with
from saloon.games.great_western_trail.module import Module
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.path import branches_of

_PLACES = tuple(space for space in SPACES if space.sort != "start" and not (space.zone == "outlaw" and space.number <= 3))


def _routes() -> list[tuple[Space, ...]]:
    """Routes to a place by their branches."""
    return [tuple(SPACES[index] for index in way) for way in branches_of(FOLLOWING)]


def _verb(*values: Value, parts: tuple[str, ...] = ("value",)) -> Verb:
    """At every question a token may be exchanged."""
    return Verb((*values, EXCHANGE), parts)


def verbs_of(modules: Sequence[Module[Any]]) -> dict[str, Verb]:
    """The verbs of the base game with every value that one of the modules brings, and the modules' own."""
    kits = [BASE, *(module.kit(BASE) for module in modules), kit_with(tuple(modules))]

    def every(values: Callable[[Kit], Iterable[Value]]) -> Iterable[Value]:
        return dict.fromkeys(value for kit in kits for value in values(kit))

    cattle = every(lambda kit: (card for cards in kit.breeds.values() for card in reversed(cards)))
    objectives = every(lambda kit: kit.objectives)
    singles, doubles = every(lambda kit: kit.singles), every(lambda kit: kit.doubles)
    discs, stations = every(lambda kit: kit.discs), every(lambda kit: (*kit.stations, *kit.town_stations))
    verbs = {
        "begin": _verb(*NEUTRAL_SPACES),
        "move": _verb(*_PLACES, *_routes(), *objectives),
        "walk": _verb(*(space for space in _PLACES if space is not KANSAS_CITY), PASS),
        "act": _verb(*Action.all.values(), *singles, *objectives, END),
        "auxiliary": _verb(*singles, *doubles, PASS),
        "bonus": _verb(*Action.all.values(), PASS),
        "copy": _verb(*NEUTRAL_SPACES, *SITES),
        "draw": _verb(*range(1, WORKER_ROW + 1), PASS),
        "discard": _verb(*cattle, *objectives),
        "remove": _verb(*cattle, *objectives, PASS),
        "hire": _verb(*JOBS.values(), PASS),
        "buy": _verb(*every(lambda kit: kit.purchases), MORE_CATTLE, PASS),
        "take": _verb(*every(lambda kit: dict.fromkeys(kit.cattle))),
        "build": _verb(*BUILDINGS.values(), PASS),
        "site": _verb(*SITES),
        "engine": _verb(*TRACK.values(), PASS),
        "retreat": _verb(*TRACK.values()),
        "station": _verb(*BASE.stations),
        "upgrade": _verb(*discs, *stations, PASS),
        "master": _verb(*WORKERS, PASS),
        "hazard": _verb(*HAZARD_SPACES, PASS),
        "outlaw": _verb(*ZONES["outlaw"], PASS),
        "objective": _verb(*objectives, STACK, PASS),
        "foresee": _verb(*HAZARDS, *OUTLAWS, *WORKERS),
        "certify": _verb(*range(CERTIFICATE_TRACK[-1] + 1)),
        "sell": _verb(SELL),
        "spend": _verb(*range(CERTIFICATE_TRACK[-1] + 1)),
        "deliver": _verb(*every(lambda kit: kit.cities)),
        "disc": _verb(*discs, *stations),
        "exchange": Verb((EXCHANGE,)),
    }
    for module in modules:
        verbs |= {verb: _verb(*cattle, *objectives, PASS) for verb in module.hand_verbs if verb not in module.verbs}
        for verb, spec in module.verbs.items():
            verbs[verb] = Verb((*verbs[verb].values, *spec.values), spec.parts) if verb in verbs else spec
    return verbs
