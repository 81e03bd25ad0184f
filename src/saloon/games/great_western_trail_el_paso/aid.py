"""The player aid: turn, El Paso, actions as they look on tiles, workers, prices, signs, points; alone, Sue's turn."""

from __future__ import annotations

from typing import Any

from saloon.engine.aid import Block, Row
from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS
from saloon.games.great_western_trail_el_paso.board.market import bonus_sign
from saloon.games.great_western_trail_el_paso.board.signs import breed_card, column, in_a_row
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    CLOSER_POINTS,
    DOLLARS_A_POINT,
    INCOME,
    JOKER_PRICE,
    MARKERS,
    MARKET,
    MAX_CERTIFICATES,
    PLAYER_COUNTS,
    POSTS,
    REMOVALS,
    WAGE,
    WORKERS,
    Action,
    Cattle,
    Worker,
)
from saloon.games.great_western_trail_el_paso.sue.numbers import JOKER_LIMIT, SECOND_POST
from saloon.games.great_western_trail_el_paso.texts.phrases import phrase
from saloon.games.trail.board.aid import TILE, chips, in_line, marked, points, ring, small, tiled, worker

TURN = Block("turn", "phases", (Row("move"), Row("act"), Row("draw")), asides=(Row("tokens"),))


# ------------------------------------------------------------ El Paso

BLACK = min(post.value for post in POSTS if post.black)
LOW, MIDDLE, HIGH = (post.value for post in POSTS if post.again)

IN_EL_PASO = Block(
    "el_paso",
    "steps",
    (
        Row("income", values={"dollars": INCOME}),
        Row("simmental"),
        Row("value"),
        Row("post", values={"low": LOW, "middle": MIDDLE, "high": HIGH}),
        Row("disc", values={"black": BLACK}),
        Row("reward"),
    ),
)


# ------------------------------------------------------------ actions

SHOWN = {
    "hire": "B-2",
    "another": "B-3",
    "buy": "D-3",
    "build": "E-2",
    "train": "F-2",
    "auxiliary": "F-1",
    "rancher": "2a-2",
    "token": "G-1",
    "certificate": "5a-2",
    "objective": "T1-front-1",
    "bonus": "T2-front-1",
    "tile": "6a-1",
    "take": "5a-1",
    "remove": "L4-open-1",
}
"""An action of each kind, as it stands on a tile."""
VALUES = {"joker": JOKER_PRICE, "dollars": WAGE, "most": MAX_CERTIFICATES, "removals": REMOVALS, "markers": MARKERS}

ACTIONS = Block("actions", "tiles", [Row(key, tiled(column(Action.of(id), *TILE, 16)), VALUES) for key, id in SHOWN.items()])


def spoken(action: Action | None) -> Row:
    """An auxiliary action as it stands on the player board; nothing where it is still closed."""
    return Row(sign=in_line(in_a_row(action)), words=lambda say: phrase(say, action)) if action else Row("closed")


HELPERS = Block(
    "auxiliaries",
    "table",
    [Row(cells=[spoken(each.covered), spoken(each.open)]) for each in AUXILIARIES],
    head=Row(cells=(Row("covered"), Row("open"))),
)


# ------------------------------------------------------------ workers, cattle


def favour(who: Worker) -> Row:
    """What a kind of worker is for, and what discarding one brings at any time."""
    brings = Row(sign=in_line(bonus_sign(who.index)), words=lambda say: say(f"worker-{who.id}.help"))
    return Row(who.id, worker(who.id), cells=[brings])


FAVOURS = Block("workers", "table", [favour(each) for each in WORKERS], asides=(Row("price", values=VALUES),))


def breed(card: Cattle) -> Row:
    price = Row("price", worker("cowboy"), {"cowboys": card.cowboys, "dollars": card.cowboys * WAGE})
    worth = Row("points", values={"points": card.points})
    return Row(card.id, chips((LOOKS[card.id], card.value)), cells=[price, worth])


CATTLE = Block("cattle", "table", [breed(card) for card in MARKET])

PLAYERS = Block(
    "players",
    "table",
    (Row("simmentals", cells=[each.simmentals for each in PLAYER_COUNTS.values()]),),
    head=Row(cells=tuple(PLAYER_COUNTS)),
)

SIGNS = Block(
    "signs",
    "signs",
    (
        Row("breed", small((breed_card("galloway"),))),
        Row("cattle", small((breed_card("any"),))),
        Row("two", small((breed_card("value_two"),))),
        Row("plain", ring(black=False)),
        Row("black", ring(black=True), {"black": BLACK}),
    ),
)


# ------------------------------------------------------------ points


POINTS = Block(
    "points",
    "points",
    (
        points("money", "coin", dollars=DOLLARS_A_POINT),
        points("buildings", "building"),
        points("posts", "city", black=BLACK),
        points("workers", "person", points=WORKERS[0].points),
        points("cattle", "cattle-head", closer=CLOSER_POINTS),
        points("bonuses", "badge"),
        points("objectives", "objective"),
    ),
    asides=(Row("end"),),
)


# ------------------------------------------------------------ alone


def against_sue(seats: int, options: Any) -> bool:
    return seats == 1


SUE = Block(
    "sue",
    "points",
    (
        Row("move", marked("step")),
        Row("draw", marked("draw"), {"limit": JOKER_LIMIT}),
        Row("cattle", marked("cattle-head")),
        Row("train", marked("locomotive")),
        Row("building", marked("building")),
        Row("deliver", marked("disc"), {"first": SECOND_POST}),
    ),
    asides=(Row("ties"),),
    played=against_sue,
)

AID = (TURN, IN_EL_PASO, ACTIONS, HELPERS, FAVOURS, CATTLE, PLAYERS, SIGNS, POINTS, SUE)
