"""Figures of the personalities: a card explained, both faces of every card, the tokens."""

from __future__ import annotations

from functools import partial

from saloon.drawing.figures import badge, words
from saloon.drawing.shapes import group
from saloon.engine.guide import Figure
from saloon.games.carson_city.board.people import back_face, lying_card
from saloon.games.carson_city.board.view import recalled
from saloon.games.carson_city.components import DYNAMITE, NO_DUEL, PEOPLE, WHITE, Person
from saloon.games.carson_city.guide.brushes import PHONE, card, drawn, panel, stand

FACE = (378, 62)


def card_figure(language: str) -> str:
    """The merchant, large, with her back below, between two others."""
    w, h = 760, 310
    body = panel(0, 0, w, h) + card(language, "3Y", 292, 14, 110, 1.6)
    body += card(language, "1Y", 84, 66, 110, 1.2) + card(language, "7Y", 544, 66, 110, 1.2)
    body += group(group(back_face(language, Person.of("3R"), 110, 46), more=' transform="scale(1.6)"'), 292, 222)
    body += badge(1, 278, 44, 15) + badge(2, 278, 136, 15) + badge(3, 484, 200, 15) + badge(4, 278, 258, 15)
    return drawn(w, h, body, language, "card")


def card_tall(language: str) -> str:
    w, h = PHONE, 210
    body = panel(0, 0, w, h) + card(language, "3Y", 118, 12, 122)
    body += group(back_face(language, Person.of("3R"), 122, 46), 118, 146)
    body += badge(1, 104, 34) + badge(2, 104, 92) + badge(3, 254, 130) + badge(4, 104, 170)
    return drawn(w, h, body, language, "card")


def both_faces(number: int, language: str) -> str:
    w, h = FACE
    body = _face(language, f"{number}Y", 0, 0) + _face(language, f"{number}R", w + 12, 0)
    return drawn(2 * w + 12, h, body, language, "person", who=recalled(language)(f"board-name-{number}Y"))


def both_faces_tall(number: int, language: str) -> str:
    w, h = FACE
    body = _face(language, f"{number}Y", 0, 0) + _face(language, f"{number}R", 0, h + 8)
    return drawn(w, 2 * h + 8, body, language, "person", who=recalled(language)(f"board-name-{number}Y"))


def _face(language: str, id: str, x: float, y: float) -> str:
    return group(lying_card(language, Person.of(id), FACE[0]), x, y, "person", f' data-help="person-{id}"')


def tokens(language: str) -> str:
    return _tokens(language, 228, 12, across=True)


def tokens_tall(language: str) -> str:
    return _tokens(language, PHONE, 8, across=False)


def _tokens(language: str, w: float, gap: float, *, across: bool) -> str:
    say = recalled(language)
    h = 54
    body = ""
    for at, form in enumerate((WHITE, NO_DUEL, DYNAMITE)):
        x, y = (at * (w + gap), 0) if across else (0, at * (h + gap))
        body += panel(x, y, w, h) + stand(x + 32, y + 28, [0], scale=1.3, form=form)
        body += words(x + 64, y + 32, say(f"form-short-{form}"), cls="strong")
    return drawn(x + w, y + h, body, language, "tokens")


NUMBERS = sorted({person.number for person in PEOPLE})
PEOPLE_FIGURES: dict[str, Figure] = {
    "card": card_figure,
    "card-tall": card_tall,
    "tokens": tokens,
    "tokens-tall": tokens_tall,
    **{f"person-{number}": partial(both_faces, number) for number in NUMBERS},
    **{f"person-{number}-tall": partial(both_faces_tall, number) for number in NUMBERS},
}
