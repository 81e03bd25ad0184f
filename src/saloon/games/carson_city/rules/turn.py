"""What happens next: one step of the phase that is on, each beginning from pure data (rulebook, "Déroulement du jeu")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saloon.engine import Flow
from saloon.games.carson_city.rules.beginning import begin, settle
from saloon.games.carson_city.rules.ending import end_round
from saloon.games.carson_city.rules.outlaws import outlaws_arrive
from saloon.games.carson_city.rules.people import take_person, take_second
from saloon.games.carson_city.rules.placing import kit_carson, place_cowboy
from saloon.games.carson_city.rules.resolving import resolve
from saloon.games.carson_city.state import State

PHASES: Final[dict[str, Callable[[State], Flow]]] = {
    "beginning": begin,
    "settle": settle,
    "outlaws": outlaws_arrive,
    "people": take_person,
    "second": take_second,
    "place": place_cowboy,
    "kit": kit_carson,
    "resolve": resolve,
    "end": end_round,
}


def turn(g: State) -> Flow:
    return PHASES[g.phase](g)


def over(g: State) -> bool:
    return g.finished
