"""Score sheets, ranks and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from saloon.engine.asks import Seat

if TYPE_CHECKING:
    from saloon.engine.game import Game


class Standing(Struct, frozen=True):
    """One seat's line of the score sheet. Equal ranks are a shared place; the next rank is skipped."""

    seat: Seat
    categories: dict[str, int]
    total: int
    rank: int


def standings(game: Game[Any], state: Any) -> list[Standing]:
    """Every seat's score and rank, in seat order: most points, then the game's tie-breaks, then a shared place."""
    sheets = [game.rules.score(state, seat) for seat in range(game.rules.seats_of(state))]
    keys = [(sum(sheet.values()), *game.rules.tie_break(state, seat)) for seat, sheet in enumerate(sheets)]
    return [
        Standing(seat, sheet, sum(sheet.values()), 1 + sum(other > keys[seat] for other in keys))
        for seat, sheet in enumerate(sheets)
    ]


def winners(table: list[Standing]) -> list[Seat]:
    return [standing.seat for standing in table if standing.rank == 1]
