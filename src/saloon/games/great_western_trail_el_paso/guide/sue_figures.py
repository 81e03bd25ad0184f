"""Figures of the page about Sue."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from saloon.drawing.figures import arrow, badge, words
from saloon.drawing.lit import help_of
from saloon.drawing.seats import disc
from saloon.drawing.shapes import group, text
from saloon.games.great_western_trail_el_paso.board.sue import solo_face
from saloon.games.great_western_trail_el_paso.board.view import say
from saloon.games.great_western_trail_el_paso.components import POSTS, SLOTS, SPECIALISTS, Solo, Worker
from saloon.games.great_western_trail_el_paso.guide.pieces import ME, RIVAL, building, cattle, drawn, plain, posts, town
from saloon.games.great_western_trail_el_paso.sue.numbers import FIRST_POST
from saloon.games.trail.board.cards import card_back, worker_picture
from saloon.games.trail.board.figures import ground, slot, walker, way

SUE = RIVAL
GROWN = list(zip(SPECIALISTS, (3, 1, 2), strict=True))
"""Her row after some turns."""
LEFT_TO_HER = [post.value for post in POSTS if post.value >= FIRST_POST][: len(SLOTS)]
"""The posts of her seven discs, one after the other."""


def solo_card(id: str, x: float, y: float, w: float = 92, h: float = 92) -> str:
    card = Solo.of(id)
    return group(solo_face(card, w, h), x, y, more=f' data-help="{help_of(card)}"')


def workers(counts: Sequence[tuple[Worker, int]], x: float, y: float, size: float, step: float) -> str:
    """Her row: kinds of workers from the left, with their numbers."""
    body = ""
    for place, (worker, count) in enumerate(counts):
        left = x + place * step
        body += group(worker_picture(worker.id, size), left, y, more=f' data-help="{help_of(worker)}"')
        body += text(left + size / 2, y + size + 20, f"×{count}", "fig-t sum", 17, "middle")
    return body


def story(language: str) -> str:
    w, h = 1000, 300
    body = ground(w, h, ((900, 60, 200, 90, 1.1), (300, 280, 220, 110, 0.9), (620, 150, 260, 120, -0.7)), "sue")
    body += group(card_back(92, 122), 26, 34) + solo_card("A6", 136, 34, 112, 122)
    body += workers(GROWN, 40, 206, 44, 72)
    body += way([(330, 240), (470, 250), (600, 214), (690, 130), (770, 74)])
    body += building("E", 356, 242) + building("F", 474, 246) + slot(602, 210, 0.8) + building("G", 690, 132)
    body += town(language, 800, 64, 1.06) + walker(356, 218, SUE) + arrow(376, 190, 770, 22, -110)
    body += cattle("shorthorn", 890, 30, 84, 112, language) + posts((5, 7, 9), 640, 206, 3, {5: SUE, 7: SUE}, 1.1)
    body += badge(1, 262, 44) + badge(2, 430, 132) + badge(3, 880, 40) + badge(4, 820, 200)
    return drawn(language, "sue-story", w, h, body, "wide")


def story_tall(language: str) -> str:
    w, h = 358, 400
    body = ground(w, h, ((260, 90, 120, 90, 1.1), (90, 300, 140, 120, 0.9)), "sue-tall")
    body += solo_card("A6", 24, 20, 92, 100) + workers(GROWN, 150, 34, 40, 64)
    body += way([(40, 290), (120, 300), (210, 270), (250, 220), (280, 170)])
    body += building("E", 66, 290) + building("F", 176, 286) + building("G", 252, 226) + town(language, 284, 164)
    body += walker(66, 266, SUE) + arrow(84, 240, 226, 156, -40) + cattle("shorthorn", 24, 150, 60, 80, language)
    body += posts((5, 7, 9), 20, 322, 3, {5: SUE, 7: SUE})
    body += badge(1, 124, 26, 12) + badge(2, 132, 184, 12) + badge(3, 92, 156, 12) + badge(4, 238, 322, 12)
    return drawn(language, "sue-story", w, h, body, "tall")


def row(language: str) -> str:
    """What she begins with: workers, a reserve, discs."""
    w, h = 400, 112
    body = plain(w, h) + workers([(worker, 1) for worker in SPECIALISTS], 20, 16, 48, 66) + group(card_back(56, 74), 230, 16)
    body += "".join(disc(SUE, 322 + place % 3 * 26, 36 + place // 3 * 28, 11) for place in range(len(SLOTS) - 1))
    body += words(106, 102, say(language, "figure-sue-row-row"), anchor="middle")
    return drawn(language, "sue-row", w, h, body + words(258, 106, say(language, "figure-sue-row-reserve"), anchor="middle"))


def fork(language: str) -> str:
    """A building on the inner lane: she takes the outer one."""
    w, h = 300, 176
    body = plain(w, h) + way([(150, 150), (70, 120), (70, 70), (150, 30)])
    body += way([(150, 150), (230, 120), (230, 70), (150, 30)]) + building("G", 150, 150) + slot(74, 94, 0.9)
    body += building("1a", 226, 94, owner=ME) + town(language, 150, 30, 0.9) + walker(150, 126, SUE, 1.15)
    return drawn(language, "sue-fork", w, h, body + arrow(20, 128, 20, 60))


def cards(language: str) -> str:
    w, h = 300, 176
    body = plain(w, h)
    for place, id in enumerate(("A1", "A6", "A8", "A7")):
        body += solo_card(id, 14 + place * 70, 42, 64, 92)
    return drawn(language, "sue-cards", w, h, body)


def her_posts(language: str) -> str:
    w, h = 300, 176
    values = LEFT_TO_HER[:6]
    body = plain(w, h) + posts(values, 13, 24, 3, dict.fromkeys(values[:3], SUE), 0.87)
    return drawn(language, "sue-posts", w, h, body)


FIGURES: dict[str, Callable[[str], str]] = {
    "sue-story": story,
    "sue-story-tall": story_tall,
    "sue-row": row,
    "sue-fork": fork,
    "sue-cards": cards,
    "sue-posts": her_posts,
}
