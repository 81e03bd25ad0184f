"""Somebody who looks at a table."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from saloon.engine import Seat


class Viewer(Struct):
    """A connection to a table: a person with seats, a spectator, or a program.

    seats:   the seats that this person holds.
    looking: the seat whose view is shown; None is what everybody may see.
    covered: with several seats at one screen, hands stay covered until the person says who is looking.
    since:   how many choices had been made when this person last chose: what came after is the recap.
    asking:  the question about which a bot is thinking for this person.
    """

    user: int | None
    name: str
    language: str
    seats: tuple[Seat, ...] = ()
    looking: Seat | None = None
    covered: bool = False
    size: Literal["desk", "phone"] = "desk"
    program: bool = False
    since: int = 0
    asking: Any = None
