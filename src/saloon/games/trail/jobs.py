"""The job market: rows filled from left to right, and a token that moves down when its row is full.

The market is the list of all workers ever put there, None where one was hired: the token's row follows from its length.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

W = TypeVar("W")


def token_row(market: Sequence[object], columns: int) -> int:
    """The row of the token, counted from 0; the number of rows once it has left the market."""
    return len(market) // columns


def spaces_left(market: Sequence[object], rows: int, columns: int) -> int:
    """How many more workers end the game."""
    return rows * columns - len(market)


def leaves_row(market: Sequence[object], columns: int) -> int | None:
    """The row that the token has just left, if the last worker filled it."""
    return len(market) // columns - 1 if len(market) % columns == 0 else None


def for_hire(market: Sequence[W | None], columns: int) -> list[tuple[int, W]]:
    """Workers in the rows above the token's, each kind once a row, from the top."""
    return [
        (row, worker)
        for row in range(len(market) // columns)
        for worker in dict.fromkeys(market[row * columns : (row + 1) * columns])
        if worker is not None
    ]


def hire(market: list[W | None], columns: int, row: int, worker: W) -> None:
    """The leftmost worker of that kind leaves its row; its space stays empty."""
    market[market.index(worker, row * columns, (row + 1) * columns)] = None
