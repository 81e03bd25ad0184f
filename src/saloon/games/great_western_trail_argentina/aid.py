"""The player aid: turn, Buenos Aires, actions as they look on tiles, farmers, tables, signs, points; alone, Pedro's turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from saloon.engine import Texts
from saloon.engine.aid import Block, Row
from saloon.games.great_western_trail_argentina.board.breeds import LOOKS
from saloon.games.great_western_trail_argentina.board.market import PAIRS, ROWS, SINGLES
from saloon.games.great_western_trail_argentina.board.tiles import card, column, in_a_row
from saloon.games.great_western_trail_argentina.components import (
    DISCS,
    DOLLARS_A_POINT,
    DOUBLES,
    EXCHANGE_CARDS,
    FARMER_POINTS,
    GRAIN_PRICE,
    GRANJERO,
    LOOK,
    MAX_HELPED,
    MAX_REVEALED,
    PEDRO,
    PLAYER_COUNTS,
    QUAYS,
    SHIP_ACTIONS,
    SHIPS,
    TOKEN_POINTS,
    WORKER_POINTS,
    WORKER_POINTS_FROM,
    WORKER_ROW,
    WORKER_SPACES,
    Action,
    Card,
    Disc,
    Purchase,
)
from saloon.games.great_western_trail_argentina.components import SINGLES as AUXILIARY_SINGLES
from saloon.games.great_western_trail_argentina.texts.phrases import phrase
from saloon.games.trail.board.aid import (
    TILE,
    chips,
    hand,
    in_line,
    marked,
    points,
    ring,
    small,
    tiled,
    worker,
)
from saloon.games.trail.board.signs import glyph

TURN = Block(
    "turn",
    "phases",
    (Row("move"), Row("act"), Row("draw")),
    asides=(Row("objectives"), Row("tokens", values={"cards": EXCHANGE_CARDS})),
)


# ------------------------------------------------------------ Buenos Aires

FIRST, LAST = SHIPS[0], SHIPS[-1]
AGAIN = {
    "first": FIRST.value,
    "dollars": SHIP_ACTIONS[FIRST].gain[0].amount,
    "lost": -FIRST.points,
    "last": LAST.value,
    "points": LAST.points,
}

LEFT = {
    "points": ", ".join(str(quay.points) for quay in QUAYS),
    "less": " / ".join(str(quay.discount) for quay in QUAYS if quay.discount),
}
"""Of discs on quays: points if they stay there, and what a delivery from the second ones costs less."""

IN_BUENOS_AIRES = Block(
    "buenos_aires",
    "steps",
    (
        Row("delivery"),
        Row("income"),
        Row("loading", values={"dollars": GRAIN_PRICE}),
        Row("farmer"),
        Row("worker"),
        Row("either"),
    ),
    asides=(Row("quays", values=LEFT), Row("again", values=AGAIN)),
)


# ------------------------------------------------------------ actions

SHOWN = {
    "hire": "A-3",
    "build": "B-2",
    "buy": "E-2",
    "maquinistas": "D-2",
    "walk": "7a-2",
    "help": "F-2",
    "granjeros": "H-1",
    "certificate": "F-1",
    "objective": "C-1",
    "double": "G-2",
    "draw": "4a-1",
    "quay": "5a-2",
    "rest": "H-2a",
}
"""An action of each kind, as it stands on a tile."""

ACTIONS = Block("actions", "tiles", [Row(key, tiled(column(Action.of(id), *TILE, 16))) for key, id in SHOWN.items()])


def spoken(action: Action) -> Row:
    return Row(sign=in_line(in_a_row(action)), words=lambda say: phrase(say, action))


AUXILIARIES = Block(
    "auxiliaries",
    "table",
    [Row(cells=[spoken(each.action) for each in forms]) for forms in zip(AUXILIARY_SINGLES, DOUBLES, strict=True)],
    head=Row(cells=(Row("single"), Row("double"))),
)


# ------------------------------------------------------------ farmers

STRENGTHS = [disc.strength for disc in DISCS if disc.strength]
GRANJEROS = ", ".join(str(WORKER_SPACES[GRANJERO, space].price) for space in range(2, WORKER_ROW + 1))

FARMERS = Block(
    "farmers",
    "signs",
    (
        Row("strength", marked("strength"), {"left": STRENGTHS[0], "right": STRENGTHS[1], "cards": MAX_REVEALED}),
        Row("exhaustion", marked("exhaustion"), {"cards": MAX_REVEALED}),
        Row("row", marked("farmer"), {"prices": GRANJEROS}),
        Row("beside", marked("rosette"), {"points": FARMER_POINTS}),
    ),
    asides=(Row("most", values={"count": MAX_HELPED}),),
)


# ------------------------------------------------------------ tables


def price(purchase: Purchase) -> Row:
    values = {"gauchos": purchase.gauchos, "dollars": purchase.dollars, "cards": len(purchase.cards)}
    return Row("price", worker("gaucho"), values)


def prices(cards: Sequence[Card]) -> Row:
    """Of the breeds of a value, from few gauchos to many."""
    breeds = {each.breed: each.value for each in cards}
    pair = PAIRS[tuple(cards)]
    cells = [price(each) for each in (*SINGLES[cards[0]], pair) if each is not None]
    return Row(sign=chips(*((LOOKS[breed], value) for breed, value in breeds.items())), words=named(breeds), cells=cells)


def named(breeds: Sequence[str] | dict[str, int]) -> Callable[[Texts], str]:
    return lambda say: ", ".join(say(f"breed-{breed}") for breed in breeds)


CATTLE = Block("cattle", "table", [prices(cards) for cards in ROWS], asides=(Row("more", values={"cards": LOOK}),))


COUNTS = PLAYER_COUNTS.values()


def fees(colour: str) -> Row:
    return Row(colour, hand(colour), cells=[Row("fee", values={"dollars": each.fees[colour]}) for each in COUNTS])


PLAYERS = Block(
    "players",
    "table",
    (
        Row("steps", cells=[each.steps for each in COUNTS]),
        fees("green"),
        fees("black"),
    ),
    head=Row(cells=tuple(PLAYER_COUNTS)),
)


SIGNS = Block(
    "signs",
    "signs",
    (
        Row("pair", small((card("pair"),))),
        Row("farmland", marked("grain", "grain-i")),
        Row("solid", ring(black=False)),
        Row("dashed", ring(black=True)),
    ),
)


# ------------------------------------------------------------ points

POINTS = Block(
    "points",
    "points",
    (
        points("money", "coin", dollars=DOLLARS_A_POINT),
        points("buildings", "building"),
        points("ships", "ship"),
        points("cities", "city"),
        points("stations", "station"),
        points("farmers", "farmer", points=FARMER_POINTS),
        points("cattle", "cattle-head"),
        points("objectives", "objective"),
        points("station_masters", "station-master"),
        points("workers", "person", points=WORKER_POINTS, first=WORKER_POINTS_FROM, last=WORKER_ROW),
        points("player_board", "step", points=Disc.of("mv_right").points),
        points("job_token", "cavalry", points=TOKEN_POINTS),
    ),
    asides=(Row("end"),),
)


# ------------------------------------------------------------ alone


def against_pedro(seats: int, options: Any) -> bool:
    return seats == 1


HIS_TURN = Block(
    "pedro",
    "signs",
    (
        Row("move", small((glyph("step"),)), {"cards": len(PEDRO)}),
        Row("hire", small((glyph("person"),))),
        Row("build", small((glyph("building"),))),
        Row("engine", small((glyph("locomotive"),))),
        Row("farmer", small((glyph("farmer"),))),
        Row("deliver", small((glyph("quay"),))),
        Row("load", small((glyph("ship"),))),
        Row("foresight", small((glyph("hand-cards"),))),
    ),
    asides=(Row("ties"),),
    played=against_pedro,
)

AID = (TURN, IN_BUENOS_AIRES, ACTIONS, AUXILIARIES, FARMERS, CATTLE, PLAYERS, SIGNS, POINTS, HIS_TURN)
