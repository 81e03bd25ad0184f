"""Cards as they are printed: whole, or small where there is little room."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.cards import edge, frame, landscape
from saloon.drawing.counters import coin, hexagon
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, lines, rect, text, width, wrapped
from saloon.games.sans_foi_ni_loi.board.view import say, title
from saloon.games.sans_foi_ni_loi.components import KILLERS, LYNCHING, Card
from saloon.games.sans_foi_ni_loi.state import State

NOTE, LEAD = 11, 13.2
"""Size and distance of the lines on a card."""

DURATIONS = {"stays": ("stays", "board-stays"), "instant": ("instant", "board-once"), "killer": ("undo", "board-returns")}


def motif(card: Card) -> str:
    """The icon of a card."""
    if card.frame in ("range", "cowboy"):
        return card.frame
    return "cattle-head" if card.frame == "herd" else "killer" if card.duration == "killer" else card.id


def figures(g: State, card: Card) -> tuple[int, int] | None:
    """Duel bonus and bounty that this table plays with, for the Hired Killers."""
    return g.killers.get(card.id)


def printed(card: Card) -> tuple[int, int] | None:
    """The same as the box has them."""
    return (card.bonus, card.bounty) if card in KILLERS else None


@lru_cache(maxsize=1024)
def face(card: Card, language: str, w: float, h: float, killer: tuple[int, int] | None = None, shot: int = 0) -> str:
    """Name, motif, price of playing it, one sentence, and how long it stays."""
    name = wrapped(title(card, language), w - 15, 11.5, 2, True)
    foot = 19 if h >= 150 else 3
    band = 25 if len(name) == 1 else 36
    art = h - band - foot - 3 * LEAD - 8
    note = wrapped(say(language, f"card-{card.id}.short"), w - 10, NOTE, 3)
    below = band + art + 15 + (3 - len(note)) * LEAD / 2
    return (
        frame(w, h, 9, band)
        + lines(8, 16.5 if len(name) == 1 else 15, name, "band-t", 11.5, 13, "start")
        + landscape(w, band, art, _seed(card))
        + icon(motif(card), w / 2, band + art * 0.52, min(42, art * 0.64), "motif")
        + _marks(card, killer, w, band, band + art)
        + _trophies(shot, band)
        + lines(w / 2, below, note, "note", NOTE, LEAD)
        + (_duration(card, language, w, h) if foot > 3 else "")
        + edge(w, h, 9)
    )


@lru_cache(maxsize=1024)
def small_face(card: Card, language: str, w: float, h: float, killer: tuple[int, int] | None = None, shot: int = 0) -> str:
    """Name, motif and figures; the rest is a touch away, in the help."""
    name = wrapped(title(card, language), w - 10, 11, 2, True)
    band = 19 if len(name) == 1 else 31
    return (
        frame(w, h, 7, band)
        + lines(6, 13.5 if len(name) == 1 else 13, name, "band-t", 11, 12, "start")
        + landscape(w, band, h - band - 4, _seed(card))
        + icon(motif(card), w / 2, band + (h - band) * 0.5, min(36, (h - band) * 0.66), "motif")
        + _marks(card, killer, w, band, h - 7, 10)
        + _trophies(shot, band)
        + edge(w, h, 7)
    )


@lru_cache(maxsize=256)
def mini_face(card: Card, w: float, h: float) -> str:
    """In a strip: its kind by colour and motif, and what playing it costs."""
    body = frame(w, h, 5, 9) + icon(motif(card), w / 2, h * 0.62, w * 0.6, "motif")
    return body + hexagon(w - 8, 11, card.cost, 8) + edge(w, h, 5)


def _marks(card: Card, killer: tuple[int, int] | None, w: float, top: float, floor: float, r: float = 11.5) -> str:
    """The price of playing the card above, what it is worth below."""
    marks = hexagon(w - r - 4, top + r + 3, f"{card.cost}{'+' * (card is LYNCHING)}", r)
    if card.frame == "range":
        boxes = (rect(8 + place * 13, floor - 10, 11, 11, 3, "room") for place in range(card.capacity))
        return marks + "".join(boxes)
    if number := seal(card, killer):
        marks += circle(r + 5, floor - 6, r + 0.5, "seal") + text(r + 5, floor - 1.5, number, "seal-t", r + 1.5, "middle")
    if killer:
        beside = floor - top < 4 * r + 6
        marks += coin(3 * r + 8 if beside else w - r - 4, floor - 5, killer[1], r - 0.5)
    return marks


def _trophies(shot: int, top: float) -> str:
    """How many characters a killer has shot."""
    if not shot:
        return ""
    return (
        circle(13, top + 13, 9, "trophy") + icon("trophy", 13, top + 13, 12, "band-i") + text(25, top + 17, shot, "number", 12)
    )


def seal(card: Card, killer: tuple[int, int] | None = None) -> str:
    """The number that a card is known by: value of a herd, bonus of a character, watch of a fence."""
    if card.frame == "herd":
        return str(card.base)
    bonus = killer[0] if killer else card.bonus or card.watch
    return f"+{bonus}" if bonus or killer else ""


def _duration(card: Card, language: str, w: float, h: float) -> str:
    glyph, key = DURATIONS[card.duration]
    words = say(language, key)
    left = (w - width(words, 11) - 15) / 2
    return icon(glyph, left + 5, h - 12.5, 10, "glyph-2") + text(left + 14, h - 8.5, words, "caption", 11)


def _seed(card: Card) -> int:
    return sum(map(ord, card.id))
