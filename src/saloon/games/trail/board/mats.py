"""What a player board is made of: its parts, who and with what, discs, certificates; and the sheet of somebody else's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from saloon.drawing.counters import coin
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.seats import brand, disc
from saloon.drawing.shapes import circle, fitted, rect, text, width
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat, texts
from saloon.games.trail.board.facts import MatFacts, SeatFacts
from saloon.games.trail.board.piles import Piles
from saloon.games.trail.board.view import nobody

WIDTH, HEIGHT = 604, 168
"""Size of a mat on a desk."""

F = TypeVar("F", bound=SeatFacts)
M = TypeVar("M", bound=MatFacts)


class Mat(NamedTuple, Generic[F]):
    """Somebody's facts in somebody's eyes, with the texts of a package."""

    package: str
    facts: F
    viewpoint: Viewpoint

    def say(self, key: str) -> str:
        return texts(self.package, self.viewpoint.language)(key)

    def id(self, part: object) -> str:
        return f"mat-{self.facts.seat}-{part}"


Part = Callable[[Mat[F]], str]
"""A part of a mat that is drawn, and kept, by itself."""
Parts = Mapping[str, Mapping[Part[F], set[str]]]
"""The parts of a mat on a desk and on a phone, in the order they are drawn, and the questions that each of them answers."""


def _verb(verb: str, value: str) -> str:
    return verb


def whole_mat(mat: Mat[F], parts: Parts[F], question: Callable[[str, str], str] = _verb) -> str:
    """Parts on which something can be chosen, or is missing for a reason, are drawn anew; the others never change.

    question: of a verb and a value, what the parts call the question that is open now.
    """
    viewpoint = mat.viewpoint
    choices = (choice.partition(":") for choice in (*viewpoint.lit, *viewpoint.dimmed))
    asked = {"exchange" if value == "exchange" else question(verb, value) for verb, _, value in choices}
    language, size = viewpoint.language, viewpoint.size
    return "".join(
        part(mat) if asked & answers else _dark(part, mat.package, mat.facts, language, size)
        for part, answers in parts[size].items()
    )


@lru_cache(maxsize=8192)
def _dark(part: Callable[[Mat[Any]], str], package: str, facts: Any, language: str, size: str) -> str:
    return part(Mat(package, facts, nobody(language, size)))


# ------------------------------------------------------------ sheets


def wide_sheet(mat: Mat[M], body: str, end: float, high: float, piles: Piles) -> Drawn:
    """Somebody's mat, which goes on to the end; below it hand, draw stack and discard pile, in a strip so high."""
    facts, height = mat.facts, end + 10 + high
    foot = stacks(mat, 12, end + 2)
    foot += piles.strip(facts.seat, facts.pile, mat.say("board-discard"), 150, end + 2, WIDTH - 162, high)
    return WIDTH, height, rect(0.5, 0.5, WIDTH - 1, height - 1, 10, "paper") + body + foot


def phone_sheet(mat: Mat[M], body: str, end: float, piles: Piles) -> Drawn:
    facts, language = mat.facts, mat.viewpoint.language
    grid, foot = piles.grid(facts.seat, facts.pile, language, 12, end + 44)
    return NARROW, foot + 6, body + stacks(mat, 14, end + 8) + piles.title(facts.pile, language, 150, end + 24) + grid


# ------------------------------------------------------------ who, and what with


def heading(mat: Mat[F], key: str, x: float, y: float, space: float) -> str:
    return text(x, y, fitted(mat.say(key), space, 11.5), "heading", 11.5)


def token_choice(viewpoint: Viewpoint) -> tuple[str, ...]:
    """Tokens can be exchanged at every question, whatever its verb."""
    return tuple(choice for choice in viewpoint.lit if choice.endswith(":exchange"))


def tokens(mat: Mat[M], x: float, y: float, w: float, h: float) -> str:
    """Exchange tokens, and whether one can be spent now."""
    body = icon("exchange", h / 2, h / 2, 15, "glyph") + text(h + 3, h / 2 + 4.6, mat.facts.tokens, "number-2", 13)
    return piece(
        mat.viewpoint, mat.id("tokens"), body, w, h, x=x, y=y, choices=token_choice(mat.viewpoint), help="term-token",
        r=6, badge=8.4, corner="right",
    )  # fmt: skip


def plate(mat: Mat[F], x: float, y: float, size: float) -> str:
    return brand(mat.facts.seat, x, y, size)


def purse(mat: Mat[M], x: float, y: float, r: float, size: float) -> str:
    money = text(x + r + 4, y + size * 0.34, mat.facts.dollars, "money title", size)
    return f'<g id="{mat.id("dollars")}">{coin(x, y, "$", r)}{money}</g>'


def counted(mat: Mat[F], part: str, glyph: str, number: object, x: float, y: float) -> str:
    return f'<g id="{mat.id(part)}">{icon(glyph, x, y, 15, "glyph")}{text(x + 14, y + 4.6, number, "number-2", 13)}</g>'


def name(mat: Mat[F], x: float, y: float, space: float, size: float) -> str:
    """Who it is, with the mark of a bot or of an automa."""
    mark = mat.facts.mark
    words = fitted(mat.facts.name, space - 17 if mark else space, size, True)
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


def certificate(
    mat: Mat[M], number: int, x: float, y: float, size: float, limited: bool = False, others: tuple[str, ...] = ()
) -> str:
    """A cell of the certificate track, lit if the marker may go there: by taking certificates, or by other choices."""
    facts = mat.facts
    cell = certificate_cell(number, size, number == facts.certificates, limited)
    return piece(
        mat.viewpoint, mat.id(f"certificate-{number}"), cell, size, size, x=round(x, 2), y=y,
        choices=(f"certify:{number - facts.certificates}", *others), r=6, badge=8.4,
    )  # fmt: skip


def permanent(mat: Mat[M], x: float, y: float) -> str:
    """The icon of the track, and certificates that are never spent."""
    body, count = icon("certificate", x, y, 16, "glyph"), mat.facts.permanent
    if count:
        body = icon("certificate", x, y - 7, 15, "glyph") + text(x, y + 11, f"+{count}", "gain", 11, "middle")
    return f'<g id="{mat.id("permanent")}">{body}</g>'


def stacks(mat: Mat[M], x: float, y: float) -> str:
    """How many cards are in the hand and in the draw stack."""
    facts, deck = mat.facts, f"{mat.say('board-deck')} {mat.facts.draw}"
    body = icon("hand-cards", x + 9, y + 12, 16, "glyph") + text(x + 22, y + 16.5, facts.hand, "number-2", 13)
    return body + icon("card-back", x + 54, y + 12, 15, "glyph-2") + text(x + 65, y + 16.5, deck, "caption", 12)
