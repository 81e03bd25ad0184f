"""Discard piles lie open: their cards by kind, with numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of
from saloon.drawing.shapes import rect, text, width
from saloon.engine import Seat, texts
from saloon.games.trail.board.facts import Pile

MINI = (41.0, 54.0)
"""Size of a small card."""
_ACROSS = 8


def _as_they_are(pile: Pile) -> Pile:
    return pile


class Piles(NamedTuple):
    """How a game draws its piles.

    cls:   the style class of a card.
    sign:  a card as small as it can be, around (7, 0).
    small: a small card with its number, as large as `MINI`.
    kinds: what a strip shows apart, if not every card by itself.
    """

    package: str
    cls: Callable[[Any], str]
    sign: Callable[[Any], str]
    small: Callable[[Any, int], str]
    kinds: Callable[[Pile], Pile] = _as_they_are

    def title(self, pile: Pile, language: str, x: float, y: float) -> str:
        words = f"{texts(self.package, language)('board-discard')} {count_of(pile)}"
        return icon("discard", x + 7, y - 4.5, 15, "glyph-2") + text(x + 18, y, words, "caption", 12)

    def strip(self, seat: Seat, pile: Pile, words: str, x: float, y: float, w: float, h: float) -> str:
        """One row: each kind very small, with how many there are."""
        words, kinds = f"{words} {count_of(pile)}", self.kinds(pile)
        start = 30 + width(words, 11.5)
        body = rect(0, 0, w, h, 7, "sunk") + icon("discard", 13, h / 2, 14, "glyph-2")
        body += text(24, h / 2 + 4.2, words, "caption", 11.5)
        step = min(34.0, (w - start - 4) / max(1, len(kinds)))
        for place, (card, number) in enumerate(kinds):
            count = text(14.5, 3.9, f"×{number}" if step > 29 else number, "number-2", 10.8)
            at = f"translate({start + place * step:g} {h / 2:g})"
            body += f'<g data-help="{help_of(card)}" transform="{at}">{self.sign(card)}{count}</g>'
        return f'<g id="pile-{seat}" transform="translate({x:g} {y:g})">{body}</g>'

    def grid(self, seat: Seat, pile: Pile, language: str, x: float, y: float) -> tuple[str, float]:
        """Small cards, eight to a row; and where they end."""
        (w, h), body = MINI, ""
        if not pile:
            return text(x + 2, y + 6, texts(self.package, language)("board-discard-empty"), "caption", 12), y + 16
        for place, (card, number) in enumerate(pile):
            at = x + place % _ACROSS * (w + 5.4), y + place // _ACROSS * (h + 7)
            body += f'<g id="pile-{seat}-{card.id}" class="{self.cls(card)}" data-help="{help_of(card)}" '
            body += f'transform="translate({at[0]:g} {at[1]:g})">{self.small(card, number)}</g>'
        return body, y + -(-len(pile) // _ACROSS) * (h + 7)


def count_of(pile: Pile) -> int:
    return sum(number for _, number in pile)
