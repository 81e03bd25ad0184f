"""Figures of the rules in detail: every auxiliary action, breed, train card and building."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from saloon.drawing.figures import words
from saloon.drawing.lit import help_of
from saloon.drawing.shapes import group, text
from saloon.games.great_western_trail_el_paso.board.market import breed_cell, building_cell
from saloon.games.great_western_trail_el_paso.board.spaces import ability_face, auxiliary_face
from saloon.games.great_western_trail_el_paso.board.tiles import bonus_face
from saloon.games.great_western_trail_el_paso.board.train import train_face
from saloon.games.great_western_trail_el_paso.board.view import say
from saloon.games.great_western_trail_el_paso.components import (
    AUXILIARIES,
    BONUS_TILES,
    CERTIFICATE_SLOT,
    COPIES,
    FACES,
    HAND_DISC,
    HAND_LIMIT,
    HAND_SLOT,
    MARKET,
    SLOTS,
    STEP_DISC,
    STEP_SLOT,
    STEPS,
    TRAINS,
)
from saloon.games.great_western_trail_el_paso.guide.pieces import HERD, ME, cattle, drawn
from saloon.games.trail.board.mats import disc_space


def auxiliaries(language: str) -> str:
    """As they are at first, and once their disc is gone."""
    body = words(84, 16, say(language, "figure-auxiliaries-covered"), anchor="middle")
    body += words(276, 16, say(language, "figure-auxiliaries-open"), anchor="middle")
    for place, each in enumerate(AUXILIARIES):
        y = 26 + place * 52
        for x, covered in ((0, True), (192, False)):
            body += group(auxiliary_face(each, covered, 168, 44, 14), x, y) + disc_space(ME, x + 19, y + 22, 14, False, covered)
    return drawn(language, "auxiliaries", 360, 230, body)


def herds(language: str) -> str:
    """All breeds: what one begins with, and what the market sells for how much."""
    body = ""
    for place, id in enumerate((*HERD, "simmental")):
        body += cattle(id, place * 80, 0, 70, 92, language)
    for place, breed in enumerate(MARKET):
        body += group(breed_cell(breed, breed.count, 90, 120), place * 98, 104, more=f' data-help="{help_of(breed)}"')
        body += words(place * 98 + 45, 242, say(language, f"cattle-{breed.id}"), anchor="middle")
    return drawn(language, "cattle", 394, 248, body)


def bonuses(language: str) -> str:
    body = ""
    for place, tile in enumerate(BONUS_TILES):
        body += group(bonus_face(tile, 60, 84), place * 67, more=f' data-help="{help_of(tile)}"')
    return drawn(language, "bonuses", len(BONUS_TILES) * 67 - 7, 84, body)


def trains(across: int, cls: str, language: str) -> str:
    """Fronts, then backs."""
    cards = sorted(TRAINS, key=lambda train: train.side == "back")
    w, h = 150, 84
    body = ""
    for place, train in enumerate(cards):
        x, y = place % across * (w + 8), place // across * (h + 8)
        body += group(train_face(train, w, h), x, y, more=f' data-help="{help_of(train)}"')
        body += text(x + w - 14, y + 18, "★", "wagon-t", 13, "middle") if train.side == "back" else ""
    return drawn(language, "trains", across * (w + 8) - 8, len(cards) // across * (h + 8) - 8, body, cls)


def buildings(across: int, cls: str, language: str) -> str:
    """Sides a and b of every kind, with builders, dollars and points."""
    faces = sorted(FACES, key=lambda face: (face.builders, face.id))
    w, h = 166, 60
    body = ""
    for place, face in enumerate(faces):
        x, y = place % across * (w + 8), place // across * (h + 6)
        body += group(building_cell(face, COPIES, w, h), x, y, more=f' data-help="{help_of(face)}"')
    return drawn(language, "buildings", across * (w + 8) - 8, len(faces) // across * (h + 6) - 6, body, cls)


ABILITIES = (
    ("permanent", CERTIFICATE_SLOT, "certificate", 0, 1),
    ("hand-size", HAND_SLOT, "hand-cards", HAND_LIMIT, HAND_DISC),
    ("steps", STEP_SLOT, "step", STEPS, STEP_DISC),
)


def discs(language: str) -> str:
    """The spaces of a board with black corners: what taking a disc from there adds, and what it brings or costs."""
    body = ""
    for place, (part, where, glyph, number, more) in enumerate(ABILITIES):
        x = place * 126
        body += group(ability_face(say(language, f"board-{part}"), glyph, number, more, where, 118, 64, 14), x)
        body += disc_space(ME, x + 20, 40, 14, SLOTS[where].black, True)
    return drawn(language, "discs", 370, 64, body)


FIGURES: dict[str, Callable[[str], str]] = {
    "auxiliaries": auxiliaries,
    "cattle": herds,
    "bonuses": bonuses,
    "trains": partial(trains, 4, "wide"),
    "trains-tall": partial(trains, 2, "tall"),
    "buildings": partial(buildings, 4, "wide"),
    "buildings-tall": partial(buildings, 2, "tall"),
    "discs": discs,
}
