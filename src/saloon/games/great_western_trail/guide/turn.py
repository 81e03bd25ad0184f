"""Move, act, draw; and whose building it is."""

from __future__ import annotations

from saloon.drawing.cards import back
from saloon.drawing.figures import arrow, badge, figure, words
from saloon.drawing.shapes import group, path, rect
from saloon.games.great_western_trail.guide.pieces import building, cattle
from saloon.games.great_western_trail.guide.words import either
from saloon.games.trail.board.figures import slot, walker, way

W, H = 300, 176


def move(language: str) -> str:
    body = rect(0, 0, W, H, 12, "map")
    body += way([(26, 66), (90, 56), (160, 58), (230, 56), (272, 88), (232, 128), (150, 134), (80, 132), (24, 138)])
    body += building("A", 54, 66) + slot(148, 58, 0.78) + building("C", 246, 60) + slot(252, 128, 0.66) + slot(50, 136, 0.78)
    body += building("E", 150, 134) + walker(54, 44, scale=1.15) + badge(1, 282, 32, 11.5) + badge(2, 104, 110, 11.5)
    label = either(
        language,
        "From A, building C is one step away and E two: empty places do not count",
        "De A, le bâtiment C est à un pas et E à deux : les emplacements vides ne comptent pas",
    )
    return figure(W, H, body, label, "trail")


def act(language: str) -> str:
    body = rect(0, 0, W, H, 12, "map") + building("E", 82, 52, 1.42)
    body += words(162, 48, either(language, "each once,", "chacune une fois,"), size=13.5, cls="strong")
    body += words(162, 66, either(language, "in any order", "dans l’ordre voulu"), size=13.5, cls="strong")
    body += path("M119 92V114H136", "fig-call") + words(142, 118.5, either(language, "buy cattle", "acheter du bétail"))
    body += path("M70 92V144H136", "fig-call")
    body += words(142, 148.5, either(language, "discard a Pineywoods", "défausser une Pineywoods"))
    return figure(W, H, body, either(language, "Building E has two actions", "Le bâtiment E a deux actions"), "trail")


def draw(language: str) -> str:
    body = rect(0, 0, W, H, 12, "map")
    body += group(rect(5, -5, 50, 70, 7, "back") + rect(2.5, -2.5, 50, 70, 7, "back") + back(50, 70, 7, 9), 18, 56)
    for place, id in enumerate(("criollo", "pineywoods", "santa_gertrudis")):
        body += cattle(id, 94 + place * 49, 56, language, 46, 70)
    body += cattle("galloway", 241, 42, language, 46, 70) + arrow(76, 42, 252, 30, -26)
    body += words(150, 160, either(language, "as many as your board says", "selon votre plateau"), anchor="middle")
    label = either(language, "Draw until your hand is full again", "Piochez jusqu’à compléter votre main")
    return figure(W, H, body, label, "trail")


def owners(language: str) -> str:
    body = ""
    for place, (id, head, *notes) in enumerate(_owners(language)):
        x = place * 260
        body += rect(x, 0, 248, 92, 12, "map") + building(id, x + 60, 46, 1.04) + words(x + 118, 32, head, cls="strong")
        body += "".join(words(x + 118, 51 + row * 17, line, size=12) for row, line in enumerate(notes))
    return figure(768, 92, body, _whose(language), "trail wide")


def owners_tall(language: str) -> str:
    body = ""
    for place, (id, head, *notes) in enumerate(_owners(language)):
        y = place * 86
        body += rect(0, y, 340, 78, 12, "map") + building(id, 58, y + 40) + words(116, y + 28, head, size=14, cls="strong")
        body += "".join(words(116, y + 47 + row * 17, line, size=12.5) for row, line in enumerate(notes))
    return figure(340, 250, body, _whose(language), "trail tall")


def _whose(language: str) -> str:
    return either(language, "Whose building it is", "À qui est le bâtiment")


def _owners(language: str) -> tuple[tuple[str, ...], ...]:
    """A building, whose it is, and what that means in two lines."""
    if language == "fr":
        return (
            ("B", "Brun", "Chacun fait toutes", "ses actions."),
            ("4a-0", "Votre couleur", "À vous seul,", "et sans payer."),
            ("1a-1", "Une autre couleur", "Payez la main ; il reste", "une action auxiliaire."),
        )
    return (
        ("B", "Brown", "Everybody uses all", "of its actions."),
        ("4a-0", "Your colour", "Only you use it,", "and you pay nothing."),
        ("1a-1", "Another colour", "Pay the hand; only", "an auxiliary action."),
    )
