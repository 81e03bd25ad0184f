"""Orders: of the action track, of play, of those who passed (rulebook, "Déroulement du jeu")."""

from __future__ import annotations

from functools import lru_cache

from saloon.engine import Seat
from saloon.games.carson_city.components import AMMO, REMINDERS, ROW, SPACES, Space
from saloon.games.carson_city.state import State


@lru_cache(maxsize=4)
def _track(council: str) -> tuple[Space, ...]:
    return tuple(sorted(SPACES, key=lambda space: space.order if council == "big_box" else space.old))


def resolution_order(g: State) -> tuple[Space, ...]:
    return _track(g.options.council_order)


def tie_order(g: State) -> list[Seat]:
    """Who passed first wins ties; those who have not passed yet come after, in turn order."""
    return [*g.passed, *(seat for seat in g.order or g.pick if seat not in g.passed)]


@lru_cache(maxsize=8)
def _before_row(round: int) -> tuple[tuple[Space, ...], tuple[Space, ...]]:
    """The spaces before and after the row of buildings that are open in a round, without reminders and ammunition."""
    others = (*ROW, *REMINDERS, AMMO)
    always = [space for space in SPACES if space not in others and not 0 < space.last < round]
    return tuple(s for s in always if s.order < ROW[-1].order), tuple(s for s in always if s.order > ROW[-1].order)


def open_spaces(g: State) -> list[Space]:
    """Every space that a cowboy can stand on, in the order of the track."""
    (wages, *roads), after = _before_row(g.round)
    row = [space for space, tile in zip(ROW, g.row, strict=True) if tile is not None]
    return [wages, *([AMMO] if g.ammo_home else []), *roads, *row[::-1], *after]


def is_open(g: State, space: Space) -> bool:
    """Points are sold for some rounds only; a building space needs its tile, the ammunition its token."""
    if space.last:
        return g.round <= space.last
    if space in ROW:
        return g.row[ROW.index(space)] is not None
    return space is not AMMO or g.ammo_home
