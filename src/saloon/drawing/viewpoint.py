"""Who looks at a board, and what they may choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypeVar

from msgspec import Struct

C = TypeVar("C")

MAX_GLOWING_PIECES = 8
"""More lit things than this are ringed thinly and stand still."""


Size = Literal["desk", "tablet", "phone"]
"""What a page is drawn for. A tablet in landscape has the drawings of a desk in other regions."""


def size_named(text: str | None) -> Size:
    """The size that a page asks for; programs, and whoever says nothing, sit at a desk."""
    return "phone" if text == "phone" else "tablet" if text == "tablet" else "desk"


MAX_PLAN_CHARACTERS = 20
"""Of the name of a plan."""


def plan_name(text: str | None) -> str:
    """The name of a plan of a board, as somebody sends it; nothing, if it cannot be one."""
    plan = (text or "")[:MAX_PLAN_CHARACTERS]
    return plan if plan.isascii() and plan.isalpha() else ""


class Viewpoint(Struct, frozen=True):
    """One viewer of a drawing, beside the observation that the drawing is made from.

    seat:    None is a spectator.
    lit:     what may be chosen now, as records write it (`act:take3`), and the key that chooses it ("3", or nothing).
    dimmed:  what a player would expect but may not choose, and why not, in a sentence.
    asked:   the seats that are being asked now.
    covered: around one screen, hands are covered until their player says so.
    about:   what the open question says for those who draw it (`Ask.about`).
    plan:    the plan that the viewer has opened by hand, where a board has several; else the drawing follows the question.
    told:    what an automa has done in its turn: by the id of a piece, its seat and the number of the line that tells it.
    marks:   what an automa would take next by its rules: by the id of a piece, its seat.
    hand_order: how the viewer likes to see a hand: as it was "dealt", by "value" or by "kind".
    own:     whether the seat is the viewer's; in a replay one looks over shoulders, and nothing is called "yours".
    """

    seat: int | None
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    language: str
    size: Size = "desk"
    lit: dict[str, str] = {}
    dimmed: dict[str, str] = {}
    asked: tuple[int, ...] = ()
    covered: bool = False
    own: bool = True
    about: Any = None
    plan: str = ""
    told: dict[str, tuple[int, str]] = {}
    marks: dict[str, int] = {}
    hand_order: str = "dealt"

    @property
    def drawings(self) -> Literal["desk", "phone"]:
        """Whose drawings these eyes see."""
        return "phone" if self.size == "phone" else "desk"

    @property
    def noted(self) -> frozenset[str]:
        """The ids of pieces that an automa's turn, or what it would take next, has something to say about."""
        return frozenset((*self.told, *self.marks))

    def arranged(self, cards: Sequence[C], value: Callable[[C], Any], kind: Callable[[C], Any]) -> list[C]:
        """The cards of a hand as the viewer likes to see them, those of a kind together; the most valuable first."""

        def place(card: C) -> tuple[Any, int]:
            order = -value(card) if self.hand_order == "value" else kind(card) if self.hand_order == "kind" else 0
            return order, cards.index(card)

        return sorted(cards, key=place)

    def choice(self, choices: Iterable[str]) -> str | None:
        """The first of the choices that is open."""
        return next((choice for choice in choices if choice in self.lit), None)

    def reason(self, choices: Iterable[str]) -> str | None:
        """Why none of the choices is open, if there is something to say."""
        return next((self.dimmed[choice] for choice in choices if choice in self.dimmed), None)
