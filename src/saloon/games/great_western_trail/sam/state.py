"""What Sam adds to the options and to the table."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from saloon.engine import For, Hidden, Seat, state
from saloon.games.great_western_trail import options
from saloon.games.great_western_trail.components import (
    Building,
    Card,
    City,
    Hazard,
    Outlaw,
    Space,
    Station,
    Track,
)
from saloon.games.great_western_trail.sam.components import LEVELS, Expansion, Level, SamCard
from saloon.games.great_western_trail.state import State
from saloon.games.trail.story import Line

FirstCity = Literal[
    "level", "fulton", "st_louis", "bloomington", "peoria", "chicago", "toledo", "pittsburgh", "philadelphia", "new_york"
]


class Options(options.Options, frozen=True):
    """How strong he is, and where he delivers first if that is not as his level says."""

    sam: Annotated[Literal["easy", "medium", "hard"], For(seats=(1,))] = "easy"
    sam_city: Annotated[FirstCity, For(seats=(1,))] = "level"


@state
class Sam:
    """His board and what lies beside it. He has neither money nor tokens nor certificates nor a herd.

    deck, played: his cards, face down and used; the top is the end of the list.
    card:      the one of his turn.
    engine:    None when it has reached the end of the line and left the game.
    workers:   how many there are of each row, the printed one included.
    specialty: the row that the specialty tile lies beside.
    discs:     those that are not on the board.
    pile:      cattle and objective cards that he got; they lie face down, but everybody saw them.
    step, story: where he is in his turn, and what he has done in it, or in the last one; `way` the spaces of his move.
    starting:  the objective card that he began with; `unused` those that stayed in the box.
    expansions, active: with Rails to the North, his stack of expansion cards and those that were revealed; the top is the end.
    """

    seat: Seat
    deck: Annotated[list[SamCard], Hidden("nobody", pool="sam")]
    starting: Annotated[list[Card], Hidden("nobody", pool="starting")]
    unused: Annotated[list[Card], Hidden("nobody", pool="starting")]
    workers: list[int]
    specialty: int
    discs: int
    buildings: list[Building]
    herder: Space | None
    engine: Track | None
    played: list[SamCard] = []
    card: SamCard | None = None
    pile: list[Card] = []
    hazards: list[Hazard] = []
    outlaws: list[Outlaw] = []
    stations: list[Station] = []
    cities: list[City] = []
    step: str = ""
    story: list[Line] = []
    way: list[Space] = []
    expansions: list[Expansion] = []
    active: list[Expansion] = []


class SamState(State):
    """sam: whom a single player plays against."""

    sam: Sam | None = None


def settings(g: SamState) -> Options:
    """The options of the table, with his."""
    return cast("Options", g.options)


def level_of(g: SamState) -> Level:
    return LEVELS[settings(g).sam]
