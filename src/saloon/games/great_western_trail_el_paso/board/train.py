"""The train: a locomotive with its four cards as wagons; beside it the objective and bonus tiles that lie open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.regions import NARROW, WIDE, Drawn
from saloon.drawing.shapes import circle, group, path, rect, text, width
from saloon.games.great_western_trail_el_paso.board.signs import column
from saloon.games.great_western_trail_el_paso.board.tiles import bonus_face, objective_face
from saloon.games.great_western_trail_el_paso.board.view import BoardView
from saloon.games.great_western_trail_el_paso.components import (
    BONUS_STACK,
    OBJECTIVE_STACK,
    TRAIN_ACTIONS,
    WAGE,
    BonusTile,
    Command,
    Objective,
    Train,
)
from saloon.games.trail.board.boxes import Bounds, panel, remembered_panel, stack

HEIGHT = 140
HEAD = 26
"""Height of the band of a train card, with what it costs."""
Tiles = Sequence[Objective] | Sequence[BonusTile]


def wide_train(view: BoardView) -> Drawn:
    body = _rails(618, 126) + icon("locomotive", 577, 83, 84, "locomotive")
    boxes = [Bounds(12 + place * 131, 10, 123, 98) for place in range(len(view.g.trains))]
    body += _cards(view, boxes) + _objectives(view, Bounds(632, 6, 210, 128)) + _bonuses(view, Bounds(850, 6, 210, 128))
    return WIDE, HEIGHT, rect(0.5, 0.5, WIDE - 1, HEIGHT - 1, 10, "paper") + body


def phone_train(view: BoardView) -> Drawn:
    w = NARROW - 16
    boxes = [Bounds(10 + place % 2 * 189, 12 + place // 2 * 118, 181, 104) for place in range(len(view.g.trains))]
    body = _cards(view, boxes) + _objectives(view, Bounds(8, 250, w, 152)) + _bonuses(view, Bounds(8, 410, w, 152))
    return NARROW, 570, body


@lru_cache(maxsize=16)
def _rails(w: float, y: float) -> str:
    line = f"M8 {y:g}H{w:g}"
    return path(line, "rail-sleepers") + path(line, "rail-gauge") + path(line, "rail-in")


# ------------------------------------------------------------ train cards


def _cards(view: BoardView, boxes: list[Bounds]) -> str:
    viewpoint = view.viewpoint
    choices = {choice.partition(":")[2] for choice in (*viewpoint.lit, *viewpoint.dimmed)}
    body = ""
    for train, box in zip(view.g.trains, boxes, strict=True):
        used = any(action.id in choices for action in TRAIN_ACTIONS[train])
        body += _card(view, train, box, used)
    return body


def _card(view: BoardView, train: Train, box: Bounds, used: bool) -> str:
    """What it costs, and its actions: things of their own while the card is used."""
    x, y, w, h = box
    face = _wagon(train, w, h, view.desk) if used else train_face(train, w, h, view.desk)
    card = piece(
        view.viewpoint, f"train-{train.id}", face, w, h, x=x, y=y, choices=(f"train:{train.id}",), help=help_of(train), r=7
    )
    return card + (_lit_actions(view, train, box) if used else "")


def train_face(train: Train, w: float, h: float, wheels: bool = False) -> str:
    """What it costs, and its actions."""
    return _wagon(train, w, h, wheels) + _actions(train, w, h)


@lru_cache(maxsize=32)
def _wagon(train: Train, w: float, h: float, wheels: bool) -> str:
    body = "".join(circle(w * at, h + 8, 7, "wheel") + circle(w * at, h + 8, 2, "hub") for at in (0.2, 0.8)) if wheels else ""
    body += path(f"M-9 {h - 12:g}h{w + 14:g}", "coupling") if wheels else ""
    body += rect(0, 1.5, w, h, 7, "tile-shadow") + rect(0, 0, w, h, 7, "tile")
    body += path(f"M7 0h{w - 14:g}a7 7 0 0 1 7 7v{HEAD - 7}H0V7a7 7 0 0 1 7-7z", "wagon-head")
    count, cost = str(train.number), f"${train.number * WAGE}"
    left = w / 2 - (width(count, 15, True) + 22 + 12 + width(cost, 13, True)) / 2
    body += text(left, 18.5, count, "wagon-t", 15) + icon("engineer", left + width(count, 15, True) + 12, 13, 17, "wagon-i")
    body += text(left + width(count, 15, True) + 34, 18, cost, "wagon-t", 13)
    return body + rect(0, 0, w, h, 7, "tile-edge")


@lru_cache(maxsize=32)
def _actions(train: Train, w: float, h: float) -> str:
    actions = TRAIN_ACTIONS[train]
    each = w / len(actions)
    body = "".join(path(f"M{each * place:.4g} {HEAD + 10}v{h - HEAD - 20:g}", "hair") for place in range(1, len(actions)))
    for place, action in enumerate(actions):
        body += group(column(action, round(each, 2), h - HEAD, 23), round(each * place, 2), HEAD)
    return body


def _lit_actions(view: BoardView, train: Train, box: Bounds) -> str:
    actions = TRAIN_ACTIONS[train]
    each, body = box.w / len(actions), ""
    for place, action in enumerate(actions):
        w, h = round(each - 8, 2), box.h - HEAD - 10
        body += piece(
            view.viewpoint, f"act-{action.id}", column(action, w, h, 23), w, h, x=round(box.x + each * place + 4, 2),
            y=box.y + HEAD + 5, choices=(f"act:{action.id}",), help=help_of(action), r=6, badge=9,
        )  # fmt: skip
    return body


# ------------------------------------------------------------ tiles


def _objectives(view: BoardView, box: Bounds) -> str:
    g = view.g
    facts = ("objectives", *g.objective_row, len(g.objectives))
    verb = "draft" if "draft" in view.verbs else "tile"
    return remembered_panel(
        view, verb, facts, lambda: _tiles(view, box, "objectives", OBJECTIVE_STACK, len(g.objectives), verb)
    )


def _bonuses(view: BoardView, box: Bounds) -> str:
    g = view.g
    facts = ("bonuses", *g.bonus_row, len(g.bonuses))
    return remembered_panel(view, "tile", facts, lambda: _tiles(view, box, "bonuses", BONUS_STACK, len(g.bonuses), "tile"))


def _tiles(view: BoardView, box: Bounds, name: str, pile: Command, left: int, verb: str) -> str:
    """Three places; of equal tiles the first is taken."""
    row: Sequence[Objective | BonusTile | None] = view.g.objective_row if name == "objectives" else view.g.bonus_row
    head = 24 if view.desk else 42
    body = panel(box, view.say(f"board-{name}"), 12 if view.desk else 15)
    body += stack(view, f"tile:{pile.id}", left, box, f"stack-{name}")
    w, h = round((box.w - 12 - 12) / 3, 1), box.h - head - 7
    for place, tile in enumerate(row):
        x, y = round(box.x + 6 + place * (w + 6), 1), box.y + head
        if tile is None:
            body += rect(x + 0.5, y + 0.5, w - 1, h - 1, 6, "slot")
            continue
        first = tile not in row[:place]
        face = objective_face(tile, False, w, h) if isinstance(tile, Objective) else bonus_face(tile, w, h)
        body += piece(
            view.viewpoint, f"{name}-{place}-{tile.id}", face, w, h, x=x, y=y, choices=(f"{verb}:{tile.id}",) if first else (),
            help=help_of(tile), r=6, badge=9,
        )  # fmt: skip
    return body
