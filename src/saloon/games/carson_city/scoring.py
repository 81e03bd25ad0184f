"""Final scoring (rulebook, "Fin du jeu")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saloon.engine import Seat
from saloon.games.carson_city.components import (
    CHURCH,
    HOUSE,
    MOUNTAIN,
    NUMBERS,
    PRISON,
    SALOON,
    SCHOOL,
    STATION,
    TOUCHED,
    TOWNHOUSE,
    Building,
)
from saloon.games.carson_city.rules.cards import holds
from saloon.games.carson_city.rules.town import all_symbols, occupied_by, owned
from saloon.games.carson_city.state import Player, State


def score(g: State, seat: Seat) -> dict[str, int]:
    me = g.players[seat]
    return {category: rule(g, me) for category, rule in SCORING.items()}


def tie_break(g: State, seat: Seat) -> tuple[int, ...]:
    """Who passed first in the last round."""
    return (-g.passed.index(seat),) if seat in g.passed else (-len(g.players),)


def worth(g: State, index: int) -> int:
    """Two points for what stands on a parcel, three if a bridge touches it."""
    bridge = any(index in TOUCHED[edge] for edge in g.bridges)
    return NUMBERS["bridge_points"] if bridge else NUMBERS["piece_points"]


def _standing(g: State, me: Player, fits: Callable[[object], bool]) -> int:
    return sum(worth(g, index) for index in occupied_by(g, me.seat) if fits(g.land[index]))


def play(g: State, me: Player) -> int:
    return me.points


def money(g: State, me: Player) -> int:
    return me.money // NUMBERS["money_points"]


def buildings(g: State, me: Player) -> int:
    return _standing(g, me, lambda piece: isinstance(piece, Building))


def houses(g: State, me: Player) -> int:
    return _standing(g, me, lambda piece: piece is HOUSE or piece is TOWNHOUSE)


def mountains(g: State, me: Player) -> int:
    return _standing(g, me, lambda piece: piece is MOUNTAIN)


def station(g: State, me: Player) -> int:
    return all_symbols(g) // 2 if owned(g, me.seat, STATION) else 0


def teacher(g: State, me: Player) -> int:
    """Two for every school, prison and church, and two for having no saloon."""
    if not holds(me, "18R"):
        return 0
    return 2 * owned(g, me.seat, SCHOOL, PRISON, CHURCH) + 2 * (not owned(g, me.seat, SALOON))


def horses(g: State, me: Player) -> int:
    return (me.horses + sum(me.stable)) * (1 + me.rodeos)


def kit(g: State, me: Player) -> int:
    """One for every other player who finished placing later in the last round."""
    if not g.options.kit_carson or not g.finished or me.seat not in g.passed:
        return 0
    return len(g.players) - 1 - g.passed.index(me.seat)


SCORING: Final[dict[str, Callable[[State, Player], int]]] = {
    "play": play,
    "money": money,
    "buildings": buildings,
    "houses": houses,
    "mountains": mountains,
    "station": station,
    "teacher": teacher,
    "horses": horses,
    "kit": kit,
}
"""In the order of the score sheet."""
