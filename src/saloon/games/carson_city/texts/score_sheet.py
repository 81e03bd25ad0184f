"""The score sheet line by line: what each category adds up, in words; their sums are those of `scoring`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from saloon.engine import Line, Seat, Texts
from saloon.engine.reader import score_lines
from saloon.games.carson_city.components import (
    CHURCH,
    HOUSE,
    MOUNTAIN,
    NUMBERS,
    PRISON,
    SALOON,
    SCHOOL,
    STATION,
    TOWNHOUSE,
    Building,
    Piece,
)
from saloon.games.carson_city.rules.cards import holds
from saloon.games.carson_city.rules.town import all_symbols, owned
from saloon.games.carson_city.scoring import horses, kit, money, station, worth
from saloon.games.carson_city.state import Player, State
from saloon.games.carson_city.texts.names import piece_name


def score_sheet(g: State, seat: Seat, say: Texts) -> dict[str, list[Line]]:
    return score_lines(LINES, g, g.players[seat], say)


def _standing(g: State, me: Player, say: Texts, fits: Callable[[Piece], bool]) -> Iterator[Line]:
    """What stands on own parcels; with a bridge beside it, it says so."""
    for index, piece in enumerate(g.land):
        if g.owner[index] == me.seat and piece is not None and fits(piece):
            name, points = piece_name(say, piece), worth(g, index)
            yield (say("sum-bridge", piece=name) if points > NUMBERS["piece_points"] else name), points


def _play(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield say("sum-play"), me.points


def _money(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield say("sum-money", money=me.money, each=NUMBERS["money_points"]), money(g, me)


def _buildings(g: State, me: Player, say: Texts) -> Iterator[Line]:
    return _standing(g, me, say, lambda piece: isinstance(piece, Building))


def _houses(g: State, me: Player, say: Texts) -> Iterator[Line]:
    return _standing(g, me, say, lambda piece: piece is HOUSE or piece is TOWNHOUSE)


def _mountains(g: State, me: Player, say: Texts) -> Iterator[Line]:
    return _standing(g, me, say, lambda piece: piece is MOUNTAIN)


def _station(g: State, me: Player, say: Texts) -> Iterator[Line]:
    if owned(g, me.seat, STATION):
        yield say("sum-station", symbols=all_symbols(g)), station(g, me)


def _teacher(g: State, me: Player, say: Texts) -> Iterator[Line]:
    if holds(me, "18R"):
        for building in (SCHOOL, PRISON, CHURCH):
            yield from [(piece_name(say, building), 2)] * owned(g, me.seat, building)
        yield say("sum-no-saloon"), 2 * (not owned(g, me.seat, SALOON))


def _horses(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield say("sum-horses", horses=me.horses + sum(me.stable), times=1 + me.rodeos), horses(g, me)


def _kit(g: State, me: Player, say: Texts) -> Iterator[Line]:
    yield say("sum-kit", count=kit(g, me)), kit(g, me)


LINES: dict[str, Callable[[State, Player, Texts], Iterator[Line]]] = {
    "play": _play,
    "money": _money,
    "buildings": _buildings,
    "houses": _houses,
    "mountains": _mountains,
    "station": _station,
    "teacher": _teacher,
    "horses": _horses,
    "kit": _kit,
}
