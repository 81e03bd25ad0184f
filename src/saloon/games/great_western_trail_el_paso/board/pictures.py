"""A component by itself, as it lies on the table, for the list of every piece."""

from __future__ import annotations

from saloon.drawing.counters import rosette
from saloon.drawing.shapes import group, rect
from saloon.engine import Component
from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS
from saloon.games.great_western_trail_el_paso.board.country import POST
from saloon.games.great_western_trail_el_paso.board.market import bonus_line
from saloon.games.great_western_trail_el_paso.board.posts import post_face
from saloon.games.great_western_trail_el_paso.board.signs import columns
from saloon.games.great_western_trail_el_paso.board.spaces import auxiliary_face, slot_money
from saloon.games.great_western_trail_el_paso.board.sue import solo_face
from saloon.games.great_western_trail_el_paso.board.tiles import bonus_face, objective_face
from saloon.games.great_western_trail_el_paso.board.train import train_face
from saloon.games.great_western_trail_el_paso.board.view import say
from saloon.games.great_western_trail_el_paso.components import (
    SLOTS,
    Auxiliary,
    Bonus,
    BonusTile,
    Building,
    Cattle,
    Objective,
    Post,
    Slot,
    Solo,
    Train,
    Worker,
)
from saloon.games.trail.board.buildings import TILE
from saloon.games.trail.board.cards import cattle_class, cattle_face, worker_picture
from saloon.games.trail.board.mats import disc_space
from saloon.games.trail.board.pictures import CARD, SIDE, Draw, drawn, drawn_building, drawn_worker, picture_of

FACE, TRAIN, SOLO, AUXILIARY, DISC = (56, 72), (123, 98), (84, 84), (128, 34), (60, 28)
BONUS = (60, SIDE + 22)
ROOM = 15
"""Above a building, for its points."""
RADIUS = 12
"""Of a disc beside an auxiliary action."""


def _cattle(breed: Cattle, language: str) -> str:
    look, name = LOOKS[breed.id], say(language, f"cattle-{breed.id}")
    return drawn(cattle_face(look, breed.value, breed.points, name, *CARD), CARD, cattle_class(look))


def _building(tile: Building, language: str) -> str:
    points = rosette(TILE[0] - 11, -4, tile.points, 10.5) if tile.points else ""
    return drawn_building(tile.name, tile.owner, columns(tile.actions), points, ROOM)


def _bonus(bonus: Bonus, language: str) -> str:
    """The worker, and what discarding one brings."""
    w, h = BONUS
    body = rect(0, 0, w, h, 6, "price-cell") + group(worker_picture(bonus.worker.id, SIDE), (w - SIDE) / 2, 3)
    return drawn(body + bonus_line(bonus.worker.index, w / 2, h - 10, w, 14), BONUS)


def _objective(tile: Objective, language: str) -> str:
    return drawn(objective_face(tile, False, *FACE), FACE)


def _bonus_tile(tile: BonusTile, language: str) -> str:
    return drawn(bonus_face(tile, *FACE), FACE)


def _post(post: Post, language: str) -> str:
    return drawn(post_face(post, ()), POST, "town black" if post.black else "town")


def _train(train: Train, language: str) -> str:
    return drawn(train_face(train, *TRAIN), (TRAIN[0], TRAIN[1] + 2))


def _slot(slot: Slot, language: str) -> str:
    """The disc on its space, and what taking it brings or costs."""
    return drawn(disc_space(0, 14, 14, 13, slot.black, True) + slot_money(SLOTS.index(slot), 44, 18, 13), DISC)


def _auxiliary(action: Auxiliary, language: str) -> str:
    """With its disc: the action as it is now, and as it is once the disc has gone."""
    w, h = AUXILIARY
    body = auxiliary_face(action, True, w, h, RADIUS)
    return drawn(body + disc_space(0, RADIUS + 5, h / 2, RADIUS, SLOTS[action.slot].black, True), AUXILIARY)


def _solo(card: Solo, language: str) -> str:
    return drawn(solo_face(card, *SOLO), SOLO)


PICTURES: dict[type[Component], Draw] = {
    Cattle: _cattle,
    Building: _building,
    Worker: drawn_worker,
    Bonus: _bonus,
    Objective: _objective,
    BonusTile: _bonus_tile,
    Post: _post,
    Train: _train,
    Slot: _slot,
    Auxiliary: _auxiliary,
    Solo: _solo,
}

picture = picture_of(PICTURES)
