"""A component by itself, as it lies on the table, for the list of every piece."""

from __future__ import annotations

from saloon.drawing.counters import rosette
from saloon.drawing.shapes import group, rect, scaled
from saloon.engine import Component
from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS
from saloon.games.great_western_trail_el_paso.board.country import POST
from saloon.games.great_western_trail_el_paso.board.market import bonus_line
from saloon.games.great_western_trail_el_paso.board.posts import post_face
from saloon.games.great_western_trail_el_paso.board.signs import columns, in_a_row
from saloon.games.great_western_trail_el_paso.board.spaces import slot_money
from saloon.games.great_western_trail_el_paso.board.sue import solo_face
from saloon.games.great_western_trail_el_paso.board.tiles import bonus_face, objective_face
from saloon.games.great_western_trail_el_paso.board.train import train_face
from saloon.games.great_western_trail_el_paso.board.view import say
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    CERTIFICATE_SLOT,
    HAND_DISC,
    HAND_SLOT,
    SLOTS,
    STEP_DISC,
    STEP_SLOT,
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
from saloon.games.trail.board.pictures import CARD, SIDE, WIDTH, Draw, drawn, drawn_building, drawn_worker, picture_of
from saloon.games.trail.board.signs import fitted_sign, glyph, word

FACE, TRAIN, SOLO, AUXILIARY, DISC = (56, 72), (WIDTH, 80), (84, 84), (WIDTH, 60), (WIDTH, 30)
BONUS = (60, SIDE + 22)
ROOM = 15
"""Above a building, for its points."""
OPENED = {each.slot: in_a_row(each.open) for each in AUXILIARIES} | {
    CERTIFICATE_SLOT: (glyph("certificate"),),
    HAND_SLOT: (glyph("hand-cards"), word(f"+{HAND_DISC}")),
    STEP_SLOT: (glyph("step"), word(f"+{STEP_DISC}")),
}
"""What taking a disc opens."""


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
    k = WIDTH / POST[0]
    return drawn(scaled(post_face(post, ()), 0, 0, k), (WIDTH, round(POST[1] * k)), "town black" if post.black else "town")


def _train(train: Train, language: str) -> str:
    return drawn(train_face(train, *TRAIN), (TRAIN[0], TRAIN[1] + 2))


def _slot(slot: Slot, language: str) -> str:
    """The disc on its space, what taking it opens, and what it brings or costs."""
    (w, h), index = DISC, SLOTS.index(slot)
    room = w - 30 - (28 if slot.dollars else 0)
    body = rect(0, 0, w, h, 7, "sunk") + disc_space(0, 16, h / 2, 12, slot.black, True)
    body += fitted_sign(OPENED[index], 29 + room / 2, h / 2, room, 16, 11) + slot_money(index, w - 14, 19, 11)
    return drawn(body, DISC)


def _auxiliary(action: Auxiliary, language: str) -> str:
    """With its disc above, or closed; below it without the disc."""
    (w, h), black = AUXILIARY, SLOTS[action.slot].black
    now = in_a_row(action.covered) if action.covered is not None else (glyph("lock", "ti dim"),)
    body = rect(0, 0, w, h, 7, "sunk")
    for sign, y, full in ((now, h / 4, True), (in_a_row(action.open), h * 3 / 4, False)):
        body += disc_space(0, 16, y, 12, black, full) + fitted_sign(sign, (30 + w) / 2, y, w - 30, 16, 12)
    return drawn(body, AUXILIARY)


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
