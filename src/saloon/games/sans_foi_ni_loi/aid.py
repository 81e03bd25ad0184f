"""The player aid: a turn, the herds, what points buy, tricks and what answers them, characters, prestige."""

from __future__ import annotations

from functools import partial

from saloon.drawing.counters import hexagon
from saloon.drawing.icons import icon
from saloon.drawing.shapes import rect, sign
from saloon.engine.aid import Block, Row
from saloon.games.sans_foi_ni_loi.board.faces import motif
from saloon.games.sans_foi_ni_loi.board.ranches import GLYPHS
from saloon.games.sans_foi_ni_loi.components import (
    BLIND_COST,
    CARDS,
    COWBOYS,
    FENCE,
    FULL_AGE,
    HAND_LIMIT,
    KILLERS,
    LINE,
    LYNCHING,
    NOTABLES,
    POINT_PRICE,
    POINTS,
    PRESTIGE,
    Card,
)
from saloon.games.sans_foi_ni_loi.scoring import CATEGORIES

drawn = partial(sign, cls="lawless")
SMALL = 24
BAND = (46, 40)


def marked(glyph: str) -> str:
    return drawn(icon(glyph, SMALL / 2, SMALL / 2, 20, "glyph"), SMALL, SMALL)


def band(card: Card) -> str:
    """A card as small as it can be told: its frame, its icon, and what it costs to play."""
    w, h = BAND
    price = f"{card.cost}{'+' * (card is LYNCHING)}"
    body = rect(0, 0, w, h, 6, "band") + icon(motif(card), 15, h / 2, 18, "band-i") + hexagon(w - 13, h / 2, price, 10)
    return drawn(f'<g class="f-{card.frame}">{body}</g>', w, h)


TURN = Block(
    "turn",
    "phases",
    (
        Row("cattle"),
        Row("gold"),
        Row("act", values={"points": POINTS, "gold": POINT_PRICE}),
        Row("end", values={"cards": HAND_LIMIT}),
    ),
    asides=(Row("over"),),
)

CATTLE = Block(
    "cattle",
    "steps",
    (
        Row("difficulty"),
        Row("watch", values={"fence": FENCE.watch}),
        Row("flees"),
        Row("sale", values={"turns": FULL_AGE}),
        Row("older"),
    ),
)

COSTS = Block(
    "costs",
    "signs",
    (
        Row("take", marked("hand-cards"), {"slots": LINE}),
        Row("draw", marked("card-back"), {"points": BLIND_COST}),
        Row("range", marked("range")),
        Row("herd", marked("cattle-head")),
        Row("cowboy", marked("cowboy")),
    ),
)


def of_frame(frame: str) -> tuple[Row, ...]:
    """Every card of a colour, killers once; what it does stands on the card itself."""
    shown = [card for card in CARDS if card.frame == frame and card not in KILLERS[1:]]
    return tuple(Row(card.id, band(card), name="" if card is KILLERS[0] else f"card-{card.id}") for card in shown)


TRICKS = Block("tricks", "tiles", of_frame("trick"), asides=(Row("target"),))
ANSWERS = Block("answers", "tiles", of_frame("bonus"))

CHARACTERS = Block(
    "characters",
    "table",
    tuple(
        Row(
            card.id,
            cells=(f"+{card.watch}" if card.watch else "–", f"+{card.bonus}", LYNCHING.cost + card.bonus),
        )
        for card in (*COWBOYS, *NOTABLES)
    ),
    head=Row(cells=(Row("watch"), Row("duel"), Row("lynching"))),
)

SCORE = Block(
    "score",
    "points",
    tuple(Row(category, marked(GLYPHS[category])) for category in CATEGORIES),
    asides=(Row("ranks", values={f"rank{rank}": points for rank, points in PRESTIGE.items()}), Row("none")),
)

AID = (TURN, CATTLE, COSTS, TRICKS, ANSWERS, CHARACTERS, SCORE)
