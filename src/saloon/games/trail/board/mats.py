"""What a player board is made of: who and with what, discs, certificates."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from saloon.drawing.counters import coin
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.seats import disc
from saloon.drawing.shapes import circle, fitted, rect, text, width
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat, texts
from saloon.games.trail.board.view import nobody


class Seated(Hashable, Protocol):
    """Facts of a seat; equal ones are drawn alike."""

    @property
    def seat(self) -> Seat: ...


F = TypeVar("F", bound=Seated)


class Mat(NamedTuple, Generic[F]):
    """A player's facts in somebody's eyes, with the texts of a package."""

    package: str
    facts: F
    viewpoint: Viewpoint

    def say(self, key: str) -> str:
        return texts(self.package, self.viewpoint.language)(key)

    def id(self, part: object) -> str:
        return f"mat-{self.facts.seat}-{part}"


Part = Callable[[Mat[F]], str]
"""A part of a mat that is drawn, and kept, by itself."""


def whole_mat(mat: Mat[F], parts: Mapping[Part[F], set[str]], asked: set[str]) -> str:
    """Parts on which something can be chosen, or is missing for a reason, are drawn anew; the others never change.

    parts: in the order they are drawn, each with the questions that it answers.
    asked: the questions that are open now.
    """
    language, size = mat.viewpoint.language, mat.viewpoint.size
    return "".join(
        part(mat) if asked & answers else _dark(part, mat.package, mat.facts, language, size) for part, answers in parts.items()
    )


@lru_cache(maxsize=8192)
def _dark(part: Callable[[Mat[Any]], str], package: str, facts: Any, language: str, size: str) -> str:
    return part(Mat(package, facts, nobody(language, size)))


# ------------------------------------------------------------ who, and what with


def heading(words: str, x: float, y: float, space: float) -> str:
    return text(x, y, fitted(words, space, 11.5), "heading", 11.5)


def token_choice(viewpoint: Viewpoint) -> tuple[str, ...]:
    """Tokens can be exchanged at every question, whatever its verb."""
    return tuple(choice for choice in viewpoint.lit if choice.endswith(":exchange"))


def tokens(viewpoint: Viewpoint, id: str, count: int, x: float, y: float, w: float, h: float) -> str:
    """Exchange tokens, and whether one can be spent now."""
    body = icon("exchange", h / 2, h / 2, 15, "glyph") + text(h + 3, h / 2 + 4.6, count, "number-2", 13)
    choices = token_choice(viewpoint)
    return piece(viewpoint, id, body, w, h, x=x, y=y, choices=choices, help="term-token", r=6, badge=8.4, corner="right")


def purse(id: str, dollars: int, x: float, y: float, r: float, size: float) -> str:
    money = text(x + r + 4, y + size * 0.34, dollars, "money title", size)
    return f'<g id="{id}">{coin(x, y, "$", r)}{money}</g>'


def counted(id: str, glyph: str, number: object, x: float, y: float) -> str:
    return f'<g id="{id}">{icon(glyph, x, y, 15, "glyph")}{text(x + 14, y + 4.6, number, "number-2", 13)}</g>'


def name(words: str, mark: str, x: float, y: float, space: float, size: float) -> str:
    """Who it is; `mark` is the icon of a bot, or of an automa."""
    words = fitted(words, space - 17 if mark else space, size, True)
    body = text(x, y, words, "name", size)
    return body + icon(mark, x + width(words, size, True) + 11, y - 4.5, 13, "glyph-2") if mark else body


@lru_cache(maxsize=512)
def disc_space(seat: Seat, x: float, y: float, r: float, black: bool, full: bool, label: str = "") -> str:
    """A solid ring has white corners, a dashed one black; a disc on it, or what clearing it opened."""
    body = circle(x, y, r, "disc-space black" if black else "disc-space")
    if full:
        return body + disc(seat, x, y, r - 2)
    return body + (text(x, y + 3.8, label, "opened", 10.5, "middle") if label else icon("check", x, y, r * 1.1, "opened-i"))


@lru_cache(maxsize=128)
def certificate_cell(number: int, size: float, here: bool, limited: bool) -> str:
    """A cell of the certificate track; one under a disc has no number."""
    cell = rect(0, 0, size, size, 6, "certificate on" if here else "certificate")
    if limited:
        return cell
    return cell + text(size / 2, size / 2 + 4.5, number, "certificate-n on" if here else "certificate-n", 12.5, "middle")


def permanent(id: str, count: int, x: float, y: float) -> str:
    """The icon of the track, and certificates that are never spent."""
    body = icon("certificate", x, y, 16, "glyph")
    if count:
        body = icon("certificate", x, y - 7, 15, "glyph") + text(x, y + 11, f"+{count}", "gain", 11, "middle")
    return f'<g id="{id}">{body}</g>'


def stacks(hand: int, deck: int, words: str, x: float, y: float) -> str:
    """How many cards are in the hand and in the draw stack."""
    body = icon("hand-cards", x + 9, y + 12, 16, "glyph") + text(x + 22, y + 16.5, hand, "number-2", 13)
    return body + icon("card-back", x + 54, y + 12, 15, "glyph-2") + text(x + 65, y + 16.5, f"{words} {deck}", "caption", 12)
