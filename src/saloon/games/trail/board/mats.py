"""What a player board is made of: its parts, who and with what, discs, certificates; and the sheet of somebody else's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from saloon.drawing.counters import coin
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.seats import brand, disc
from saloon.drawing.shapes import circle, fitted, rect, text, width, wrapped
from saloon.drawing.terrain import Point
from saloon.drawing.viewpoint import Viewpoint
from saloon.engine import Seat, texts
from saloon.games.trail.board.cards import seal
from saloon.games.trail.board.facts import MatFacts, SeatFacts
from saloon.games.trail.board.piles import Piles
from saloon.games.trail.board.view import AnyView, SeatHolder, nobody

WIDTH, HEIGHT = 604, 168
"""Size of a mat on a desk."""
Size = tuple[float, float]

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


class Part(NamedTuple):
    """A part of a mat, which is drawn, and kept, by itself.

    draw:    takes the mat, and then where it lies and how large it is.
    answers: the questions that are answered there.
    """

    draw: Callable[..., str]
    where: tuple[Any, ...] = ()
    answers: Set[str] = frozenset()


Parts = Mapping[str, Sequence[Part]]
"""The parts of a mat on a desk and on a phone, in the order they are drawn."""


def _verb(verb: str, value: str) -> str:
    return verb


def _whole(mat: Mat[F], parts: Sequence[Part], question: Callable[[str, str], str]) -> str:
    """Parts on which something can be chosen, or is missing for a reason, are drawn anew; the others never change."""
    viewpoint = mat.viewpoint
    choices = (choice.partition(":") for choice in (*viewpoint.lit, *viewpoint.dimmed))
    asked = {"exchange" if value == "exchange" else question(verb, value) for verb, _, value in choices}
    language, size = viewpoint.language, viewpoint.drawings
    return "".join(
        part.draw(mat, *part.where)
        if asked & part.answers
        else _dark(part.draw, part.where, mat.package, mat.facts, language, size)
        for part in parts
    )


@lru_cache(maxsize=8192)
def _dark(draw: Callable[..., str], where: tuple[Any, ...], package: str, facts: Any, language: str, size: str) -> str:
    return draw(Mat(package, facts, nobody(language, size)), *where)


class Mats(Generic[M]):
    """The player boards of a game: one's own as regions of the page, those of the others as sheets.

    facts:    what the one of a seat shows.
    height:   of one on a phone.
    piles:    how the discard pile lies below it on a sheet, on a desk in a strip `strip` high.
    below:    what else a sheet has under it on a desk, and where that ends.
    question: of a verb and a value, what the parts call the question that is open.
    size:     of one on a desk.
    """

    def __init__(
        self,
        package: str,
        facts: Callable[[Any, Seat], M],
        parts: Parts,
        height: Callable[[M], float],
        piles: Piles,
        strip: float,
        below: Callable[[Mat[M]], tuple[str, float]] | None = None,
        question: Callable[[str, str], str] = _verb,
        size: Size = (WIDTH, HEIGHT),
    ) -> None:
        self.package, self.facts, self.parts, self.height = package, facts, parts, height
        self.piles, self.strip, self.below, self.question, self.size = piles, strip, below, question, size

    def wide(self, view: AnyView) -> Drawn:
        return *self.size, self._whole(Mat(self.package, self.facts(view, view.own.seat), view.viewpoint))

    def tablet(self, view: AnyView) -> Drawn:
        """One's own as those of the others are seen, with the discard pile."""
        return self._wide_sheet(Mat(self.package, self.facts(view, view.own.seat), view.viewpoint))

    def phone(self, view: AnyView) -> Drawn:
        facts = self.facts(view, view.own.seat)
        return NARROW, self.height(facts), self._whole(Mat(self.package, facts, view.viewpoint))

    def sheet(self, view: AnyView, player: SeatHolder) -> Drawn:
        """Somebody else's, with the discard pile."""
        return _sheet(self, self.facts(view, player.seat), view.language, view.viewpoint.drawings)

    def draw_sheet(self, facts: M, language: str, size: str) -> Drawn:
        mat = Mat(self.package, facts, nobody(language, size))
        if size == "phone":
            return _phone_sheet(mat, self._whole(mat), self.height(facts), self.piles)
        return self._wide_sheet(mat)

    def _wide_sheet(self, mat: Mat[M]) -> Drawn:
        more, end = self.below(mat) if self.below is not None else ("", self.size[1] + 2)
        return _wide_sheet(mat, self._whole(mat) + more, self.size[0], end, self.strip, self.piles)

    def _whole(self, mat: Mat[M]) -> str:
        return _whole(mat, self.parts[mat.viewpoint.drawings], self.question)


# ------------------------------------------------------------ sheets


@lru_cache(maxsize=512)
def _sheet(mats: Mats[Any], facts: Any, language: str, size: str) -> Drawn:
    return mats.draw_sheet(facts, language, size)


def _wide_sheet(mat: Mat[M], body: str, wide: float, end: float, high: float, piles: Piles) -> Drawn:
    """Somebody's mat, so wide, to where it ends; below it hand, draw stack and discard pile, in a strip so high."""
    facts, height = mat.facts, end + 10 + high
    foot = stacks(mat, 12, end + 2)
    foot += piles.strip(facts.seat, facts.pile, mat.say("board-discard"), 150, end + 2, wide - 162, high)
    return wide, height, rect(0.5, 0.5, wide - 1, height - 1, 10, "paper") + body + foot


def _phone_sheet(mat: Mat[M], body: str, end: float, piles: Piles) -> Drawn:
    facts, language = mat.facts, mat.viewpoint.language
    grid, foot = piles.grid(facts.seat, facts.pile, language, 12, end + 44)
    return NARROW, foot + 6, body + stacks(mat, 14, end + 8) + piles.title(facts.pile, language, 150, end + 24) + grid


# ------------------------------------------------------------ who, and what with


Count = tuple[str, str, object]
"""A part of a mat with its icon and its number."""
Heading = tuple[str, float, float, float]
"""A message, where it stands, and how wide it may be."""


def wide_who(
    mat: Mat[M], counts: Iterable[Count], y: float, top: float, rise: float, headings: Iterable[Heading],
    size: Size = (WIDTH, HEIGHT),
) -> str:  # fmt: skip
    """The paper, whose it is, the purse and what is counted below it; and the titles of the other parts."""
    body = rect(0.5, 0.5, size[0] - 1, size[1] - 1, 10, "paper") + name(mat, 10, 19, 74, 13)
    body += plate(mat, 22, y, 24) + purse(mat, 47, y, 9, 23 if mat.facts.dollars < 100 else 16)
    return body + _counts(mat, counts, 21.5, top, rise) + _headings(mat, headings)


def phone_who(mat: Mat[M], counts: Iterable[Count], top: float, high: float, headings: Iterable[Heading]) -> str:
    body = rect(4.5, 0.5, NARROW - 9, high - 5, 10, "paper") + plate(mat, 28, 27, 28)
    body += name(mat, 50, 32, 130, 15) + purse(mat, 200, 27, 13, 24)
    return body + _counts(mat, counts, 326, top, 20) + _headings(mat, headings)


def _counts(mat: Mat[F], counts: Iterable[Count], x: float, y: float, rise: float) -> str:
    return "".join(counted(mat, *count, x, y + row * rise) for row, count in enumerate(counts))


def _headings(mat: Mat[F], headings: Iterable[Heading]) -> str:
    return "".join(heading(mat, *each) for each in headings)


def heading(mat: Mat[F], key: str, x: float, y: float, space: float) -> str:
    return text(x, y, fitted(mat.say(key), space, 11.5), "heading", 11.5)


def one_below_another(x: float, y: float, rise: float, count: int) -> tuple[Point, ...]:
    return tuple((x, y + row * rise) for row in range(count))


def two_across(y: float, rise: float, count: int) -> tuple[Point, ...]:
    """On a phone."""
    return tuple((12 + place % 2 * 185, y + place // 2 * rise) for place in range(count))


def token_choice(viewpoint: Viewpoint, namesake: str = "") -> tuple[str, ...]:
    """Tokens can be exchanged at every question, whatever its verb; `namesake` is a choice that only sounds like it."""
    return tuple(choice for choice in viewpoint.lit if choice.endswith(":exchange") and choice != namesake)


def tokens(mat: Mat[M], x: float, y: float, w: float, h: float, namesake: str = "") -> str:
    """Exchange tokens, and whether one can be spent now."""
    body = icon("exchange", h / 2, h / 2, 15, "glyph") + text(h + 3, h / 2 + 4.6, mat.facts.tokens, "number-2", 13)
    return piece(
        mat.viewpoint, mat.id("tokens"), body, w, h, x=x, y=y, choices=token_choice(mat.viewpoint, namesake), help="term-token",
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
    if not mark and width(mat.facts.name, size, True) > space:
        return _long_name(mat.facts.name, x, y, space, round(size * 0.77, 1))
    words = fitted(mat.facts.name, space - 17 if mark else space, size, True)
    body = text(x, y, words, "name", size)
    return body + icon(mark, x + width(words, size, True) + 11, y - 4.5, 13, "glyph-2") if mark else body


def _long_name(name: str, x: float, y: float, space: float, size: float) -> str:
    """On two lines, smaller, broken where it has a space or a hyphen."""
    rows = [row.replace("- ", "-") for row in wrapped(name.replace("-", "- "), space, size, 2, True)]
    top = y - 0.8 * size if len(rows) > 1 else y
    return "".join(text(x, round(top + at * 1.1 * size, 1), row, "name", size) for at, row in enumerate(rows))


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


def points_each(mat: Mat[F], points: int, x: float, y: float) -> str:
    """Over some columns of workers: what each of them is worth there."""
    words = mat.say("board-each")
    left = x - (20 + width(words, 10.5)) / 2
    return seal(left + 9, y - 3.8, points) + text(left + 21, y, words, "caption", 10.5)


def doubled(mat: Mat[F], id: str, x: float, y: float, size: float) -> str:
    """The light on the second space of an auxiliary action, when it may be done twice over."""
    choice = f"auxiliary:{id}-double"
    if choice not in mat.viewpoint.lit:
        return ""
    return piece(
        mat.viewpoint, mat.id(f"{id}-double"), rect(0, 0, size, size, size / 2, "hit"), size, size, x=x, y=y, choices=(choice,),
        help=f"auxiliary-{id}-double", r=size / 2, badge=8.4, corner="right",
    )  # fmt: skip


def stacks(mat: Mat[M], x: float, y: float) -> str:
    """How many cards are in the hand and in the draw stack."""
    facts, deck = mat.facts, f"{mat.say('board-deck')} {mat.facts.draw}"
    body = icon("hand-cards", x + 9, y + 12, 16, "glyph") + text(x + 22, y + 16.5, facts.hand, "number-2", 13)
    return body + icon("card-back", x + 54, y + 12, 15, "glyph-2") + text(x + 65, y + 16.5, deck, "caption", 12)
