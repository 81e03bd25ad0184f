"""The annex of a player board: stores that are left, bells, and the auxiliary action that places a store."""

from __future__ import annotations

from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, group, rect, text
from saloon.games.great_western_trail.board.spaces import Mat, auxiliary
from saloon.games.great_western_trail.rails.board.pieces import BELL, placed_store
from saloon.games.great_western_trail.rails.components import SINGLE, STORE_ROW, STORES
from saloon.games.great_western_trail.rails.state import RailsState, stores_left
from saloon.games.great_western_trail.state import Player
from saloon.games.trail.board import mats

ID = "rails_to_the_north"
"""Of the module."""


def counted(g: RailsState, player: Player) -> list[tuple[str, object]]:
    """What the strips of the others say: how many stores are left."""
    return [("store", stores_left(g, player.seat))]


def annex_facts(g: RailsState, player: Player) -> int:
    """What the annex of a player shows: how many stores are left."""
    return stores_left(g, player.seat)


def annex(mat: Mat, x: float, y: float, step: float, rise: float, size: float) -> str:
    """Five rows of three stores, taken from the upper left; a bell at the end of each row, of gold once the row is empty."""
    left = dict(mat.facts.of_modules)[ID]
    body = mats.heading(mat, "board-stores", x + 1, y + 11.5, 3 * step)
    body += f'<g id="{mat.id("stores")}">{text(x + 3 * step + 20, y + 11.5, left, "number", 14, "end")}</g>'
    top = y + 19 + rise / 2
    for number in range(STORES):
        at = x + size / 2 + 1.5 + number % STORE_ROW * step, top + number // STORE_ROW * rise
        gone = number < STORES - left
        if gone:
            body += rect(at[0] - size / 2, at[1] - size * 0.45, size, size * 0.9, 4, "annex-off")
        else:
            body += _next(at, size) if number == STORES - left and _asked(mat) else ""
            body += placed_store(mat.facts.seat, number, *at, size)
        if number % STORE_ROW == STORE_ROW - 1:
            body += _bell(x + 3 * step + 10, at[1], size * 0.48, gone)
    return group(body, more=f' data-help="term-store" id="{mat.id("annex")}"')


def _asked(mat: Mat) -> bool:
    """Whether a store is being placed."""
    return any(choice.startswith("store:") for choice in mat.viewpoint.lit)


def _next(at: tuple[float, float], size: float) -> str:
    """The light around the store that goes."""
    return rect(at[0] - size * 0.62, at[1] - size * 0.6, size * 1.24, size * 1.2, 6, "lit-ring")


def _bell(x: float, y: float, r: float, rung: bool) -> str:
    on = " on" if rung else ""
    return circle(x, y, r, f"bell-space{on}") + icon(BELL, x, y, r * 1.35, f"bell-space-i{on}")


def store_action(mat: Mat, x: float, y: float, w: float, h: float, r: float) -> str:
    return auxiliary(mat, SINGLE[0], x, y, w, h, r)
