"""What a mat shows of a player, as plain values: mats of equal facts look alike, so their drawings are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from saloon.engine import Component, Seat
from saloon.games.trail.board.view import AnyView

Pile = tuple[tuple[Any, int], ...]
"""Cards of an open pile, each kind with its number."""


class SeatFacts(Struct, frozen=True, kw_only=True):
    """Who sits there; `mark` is the icon of a bot, or of an automa."""

    seat: Seat
    name: str
    mark: str


class MatFacts(SeatFacts, frozen=True, kw_only=True):
    """What every player board shows, and what lies beside it.

    permanent: certificates that are never spent.
    pile: the discard pile, which everybody may look through.
    """

    dollars: int
    tokens: int
    workers: tuple[int, ...]
    certificates: int
    permanent: int
    steps: int
    hand_limit: int
    hand: int
    draw: int
    pile: Pile


class Holding(Protocol):
    """What every player of the sister games holds."""

    seat: Seat
    dollars: int
    tokens: int
    workers: list[Any]
    certificates: int
    draw: list[Any]


def mat_facts(
    view: AnyView, player: Holding, *, permanent: int, steps: int, hand_limit: int, hand: int, pile: Pile
) -> dict[str, Any]:
    """The facts that every mat shows, by name."""
    seat = player.seat
    return {
        "seat": seat, "name": view.name(seat), "mark": "bot" if view.viewpoint.bots[seat] else "",
        "dollars": player.dollars, "tokens": player.tokens, "workers": tuple(player.workers),
        "certificates": player.certificates, "permanent": permanent, "steps": steps, "hand_limit": hand_limit,
        "hand": hand, "draw": len(player.draw), "pile": pile,
    }  # fmt: skip


C = TypeVar("C", bound=Component)


def pile_of(cards: Iterable[C], order: Callable[[C], Any]) -> Pile:
    """An open pile, its kinds in an order."""
    return tuple(sorted(Counter(cards).items(), key=lambda kind: order(kind[0])))
