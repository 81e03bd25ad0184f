"""What the poker table adds to the options and to the table."""

from __future__ import annotations

from typing import Annotated

from saloon.engine import For, Hidden, Seat, state
from saloon.games.great_western_trail import options
from saloon.games.great_western_trail import state as base
from saloon.games.great_western_trail.components import Card, Worker
from saloon.games.great_western_trail.poker.components import Bonus


class Options(options.Options, frozen=True):
    """Whether it is played."""

    poker_table: Annotated[bool, For(seats=(2, 3, 4))] = False


@state
class PokerSeat:
    """A place at the table.

    worker: who sits there for the player, until the end of the game, and the bonus token that this brought.
    cards:  face down until somebody shows hands; their owner may look at them at any time.
    unseen: of those and of the hand, cards that came from the objective stack without the others seeing them.
    """

    seat: Seat
    worker: Worker | None = None
    bonus: Bonus | None = None
    cards: Annotated[list[Card], Hidden("owner", pool="herd", each="seat")] = []
    unseen: Annotated[list[Card], Hidden("owner")] = []


@state
class ShownHand:
    """What somebody had when hands were shown, and won."""

    seat: Seat
    cards: list[Card]
    prize: int


@state
class Poker:
    """The table.

    bonuses: tokens that nobody has yet; the top is the end of the list.
    shown:   the hands that were shown in this turn.
    """

    seats: list[PokerSeat]
    bonuses: list[Bonus]
    pot: int = 0
    shown: list[ShownHand] = []


class PokerState(base.State):
    poker: Poker | None = None
