"""The player aid: turn, Kansas City, actions as they look on tiles, prices, signs, points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from saloon.engine import Texts
from saloon.engine.aid import Block, Row
from saloon.games.great_western_trail.board.breeds import LOOKS
from saloon.games.great_western_trail.board.tiles import card, column, in_a_row
from saloon.games.great_western_trail.components import (
    BREEDS,
    CITIES,
    CITY_ACTIONS,
    DOLLARS_A_POINT,
    DOUBLES,
    EXCHANGE_CARDS,
    FACES,
    FEES,
    LOOK,
    PLAYER_COUNTS,
    PURCHASES,
    SINGLES,
    STEP_DISC_POINTS,
    TOKEN_POINTS,
    WORKER_POINTS,
    WORKER_POINTS_FROM,
    WORKER_ROW,
    Action,
    Auxiliary,
    PlayerCount,
    Purchase,
)
from saloon.games.great_western_trail.texts.phrases import phrase
from saloon.games.trail.board.aid import TILE, chips, hand, in_line, marked, points, refill, ring, small, tiled, worker

TURN = Block(
    "turn",
    "phases",
    (Row("move"), Row("act"), Row("draw")),
    asides=(Row("objectives"), Row("tokens", values={"cards": EXCHANGE_CARDS})),
)


# ------------------------------------------------------------ Kansas City

KANSAS_CITY, NEW_YORK = CITIES[0], CITIES[-1]
AGAIN = {
    "dollars": CITY_ACTIONS[KANSAS_CITY].gain[0].amount,
    "lost": -KANSAS_CITY.points,
    "points": NEW_YORK.points,
}

IN_KANSAS_CITY = Block(
    "kansas_city",
    "steps",
    (Row("first"), Row("second"), Row("third"), Row("income"), Row("delivery")),
    asides=(Row("again", values=AGAIN),),
)


# ------------------------------------------------------------ actions

SHOWN = {
    "hire": "A-3",
    "build": "B-2",
    "buy": "E-2",
    "engineers": "C-2",
    "engine": "8a-2",
    "walk": "4a-2",
    "certificate": "C-1a",
    "objective": "C-1b",
    "hazard": "F-2",
    "outlaw": "D-1a",
    "auxiliary": "D-2",
    "draw": "4b-1",
    "token": "12b-2",
    "copy": "6b-1",
    "back": "9a-2",
    "upgrade": "9b-1",
}
"""An action of each kind, as it stands on a tile."""


def action(key: str, id: str) -> Row:
    return Row(key, tiled(column(Action.of(id), *TILE, 16)))


ACTIONS = Block("actions", "tiles", [action(key, id) for key, id in SHOWN.items()])


def spoken(auxiliary: Auxiliary) -> Callable[[Texts], str]:
    return lambda say: phrase(say, auxiliary.action)


AUXILIARIES = Block(
    "auxiliaries",
    "table",
    [
        Row(cells=[Row(sign=in_line(in_a_row(each.action)), words=spoken(each)) for each in pair])
        for pair in zip(SINGLES, DOUBLES, strict=True)
    ],
    head=Row(cells=(Row("single"), Row("double"))),
)


# ------------------------------------------------------------ tables


def price(purchase: Purchase) -> Row:
    values = {"cowboys": purchase.cowboys, "dollars": purchase.dollars, "cards": len(purchase.breeds)}
    return Row("price", worker("cowboy"), values)


def prices(purchases: Iterable[Purchase]) -> list[Row]:
    """A row for the breeds that cost alike, from few cowboys to many."""
    lines: dict[str, list[Row]] = {}
    for purchase in purchases:
        breed, *others = dict.fromkeys(purchase.breeds)
        if not others:
            lines.setdefault(breed, []).append(price(purchase))
    alike = {str(line): [breed for breed, other in lines.items() if other == line] for line in lines.values()}
    return [Row(sign=drawn_breeds(breeds), words=named(breeds), cells=lines[breeds[0]]) for breeds in alike.values()]


def drawn_breeds(breeds: Sequence[str]) -> str:
    return chips(*((LOOKS[breed], BREEDS[breed][0].value) for breed in breeds))


def named(breeds: Sequence[str]) -> Callable[[Texts], str]:
    return lambda say: ", ".join(say(f"breed-{breed}") for breed in breeds)


CATTLE = Block("cattle", "table", prices(PURCHASES), asides=(Row("more", values={"cards": LOOK}),))


def by_players(key: str, figure: Callable[[PlayerCount], int]) -> Row:
    return Row(key, cells=[figure(each) for each in PLAYER_COUNTS.values()])


def fees(colour: str) -> Row:
    return Row(colour, hand(colour), cells=[Row("fee", values={"dollars": fees[colour]}) for fees in FEES.values()])


PLAYERS = Block(
    "players",
    "table",
    (
        by_players("steps", lambda each: each.steps),
        by_players("most_steps", lambda each: each.steps + each.left_disc + each.right_disc),
        fees("green"),
        fees("black"),
        by_players("market", lambda each: each.market),
    ),
    head=Row(cells=tuple(PLAYER_COUNTS)),
)

FOREST_BUILDINGS = [face.id for face in FACES if any("forests" in action for action in face.actions)]

SIGNS = Block(
    "signs",
    "signs",
    (
        Row("breed", small((card("galloway"),))),
        Row("pair", small((card("pair"),))),
        Row("cattle", small((card("cattle"),))),
        Row("forest", marked("forest", "fir"), {"buildings": ", ".join(FOREST_BUILDINGS)}),
        Row("solid", ring(black=False)),
        Row("dashed", ring(black=True)),
        Row("crossing", marked("crossing", "crossing", 16)),
        Row("refill", refill()),
    ),
)


# ------------------------------------------------------------ points


POINTS = Block(
    "points",
    "points",
    (
        points("money", "coin", dollars=DOLLARS_A_POINT),
        points("buildings", "building"),
        points("cities", "city", lost=-KANSAS_CITY.points),
        points("stations", "station"),
        points("hazards", "hazard-rockfall"),
        points("cattle", "cattle-head"),
        points("objectives", "objective"),
        points("station_masters", "station-master"),
        points("workers", "person", points=WORKER_POINTS, first=WORKER_POINTS_FROM, last=WORKER_ROW),
        points("player_board", "step", points=STEP_DISC_POINTS),
        points("job_token", "cavalry", points=TOKEN_POINTS),
    ),
    asides=(Row("end"),),
)

AID = (TURN, IN_KANSAS_CITY, ACTIONS, AUXILIARIES, CATTLE, PLAYERS, SIGNS, POINTS)
