"""Sue's part of the position."""

from __future__ import annotations

from typing import Annotated

from saloon.engine import Hidden, Seat, state
from saloon.games.great_western_trail_el_paso.components import (
    BonusTile,
    Card,
    Cattle,
    Objective,
    Post,
    Solo,
    Space,
    Worker,
)


@state
class Sue:
    """The solo opponent.

    reserve: workers and cattle that she draws from.
    deck:    her solo cards, `card` the one that is turned over, `unused` the B cards that are not in play.
    row:     her three types of workers, from the left; `workers` how many she has of each type, jokers that joined it included,
             and `jokers` how many of those are jokers.
    """

    seat: Seat
    reserve: Annotated[list[Card], Hidden("nobody", pool="reserve")]
    deck: Annotated[list[Solo], Hidden("nobody", pool="solo")]
    unused: Annotated[list[Solo], Hidden("nobody", pool="solo")]
    discard: list[Solo]
    card: Solo | None
    row: list[Worker]
    workers: list[int]
    jokers: list[int]
    cattle: list[Cattle]
    rancher: Space
    discs: int
    posts: list[Post]
    objectives: list[Objective]
    bonuses: list[BonusTile]
