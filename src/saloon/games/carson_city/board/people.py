"""Personalities: the face in play, what lies on its back, and who holds it; the round, the order, who has passed."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.seats import brand, seat_class
from saloon.drawing.shapes import fitted, group, lines, path, rect, text, width, wrapped
from saloon.engine import Seat, Texts
from saloon.games.carson_city.board.view import BoardView, name_lines, recalled
from saloon.games.carson_city.components import NOBODY, OTHER_FACE, ROUNDS, Person

WIDTH, HEIGHT = 664, 236
CARD, BACK, PILL = 124, 46, 21
TOP = 36
"""Heights on a desk: the card, what is on its back, its holder."""
ICONS = (
    *("person", "badge", "bank", "general-store", "road", "house", "cavalry", "revolver", "trapper", "mine", "killer"),
    *("girls", "gold", "mayor", "undertaker", "ranch", "strength", "certificate", "school"),
)
"""By the number of the card."""


def wide_people(view: BoardView) -> Drawn:
    body = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10, "paper") + _head(view, WIDTH)
    people = view.g.people
    gap = 6 if len(people) < 8 else 4
    w = round((WIDTH - 18 - gap * (len(people) - 1)) / len(people), 2)
    holders = _holders(view)
    for at, person in enumerate(people):
        x = round(9 + at * (w + gap), 2)
        seat = holders.get(person.number, NOBODY)
        body += _card(view, person, seat, upright_card(view.language, person, w), (x, TOP, w, CARD))
        body += _back(view, person, (x, TOP + CARD + 3, w, BACK))
        if seat != NOBODY:
            body += _pill(view, person, seat, (x, TOP + CARD + BACK + 6, w, PILL))
    return WIDTH, HEIGHT, body


def phone_people(view: BoardView) -> Drawn:
    w, step = NARROW - 12, 98
    holders = _holders(view)
    body = _phone_head(view)
    for at, person in enumerate(view.g.people):
        y = 74 + at * step
        seat = holders.get(person.number, NOBODY)
        body += _card(view, person, seat, lying_card(view.language, person, w), (6, y, w, 62))
        if seat != NOBODY:
            body += _pill(view, person, seat, (w - 108, y + 32, 108, 24))
        body += _back(view, person, (6, y + 64, w, 26))
    return NARROW, 74 + len(view.g.people) * step, body


def _holders(view: BoardView) -> dict[int, Seat]:
    return {person.number: player.seat for player in view.g.players for person in player.cards}


# ------------------------------------------------------------ the round and the order


def _head(view: BoardView, w: float) -> str:
    title = view.say("board-people")
    body = text(14, 22, title, "title", 15)
    body += _orders(view, 28 + width(title, 15), 16)
    body += _round(view, w - 14, 22)
    return body


def _phone_head(view: BoardView) -> str:
    return _round(view, NARROW - 12, 24) + _orders(view, 12, 52)


def _round(view: BoardView, right: float, y: float) -> str:
    """Which round it is, in words and as a row of marks."""
    g = view.g
    words = view.say("board-round", round=g.round, rounds=ROUNDS)
    body = text(right - ROUNDS * 16 - 8, y - 1, words, "caption", 11.5, "end")
    for number in range(1, ROUNDS + 1):
        state = "past" if number < g.round else "now" if number == g.round else "later"
        body += rect(right - (ROUNDS - number + 1) * 16, y - 9, 13, 7, 3.5, f"round {state}")
    return f'<g id="rounds">{body}</g>'


def _orders(view: BoardView, x: float, y: float) -> str:
    """In which order they choose or play, and in which they have passed: that decides ties, and who chooses first."""
    g = view.g
    key, seats = ("board-turn-order", g.order) if g.order else ("board-picking", g.pick)
    body, x = _row_of_seats(view.say(key), seats, x, y, "order")
    if g.passed:
        more, x = _row_of_seats(view.say("board-passed"), g.passed, x + 12, y, "passed")
        body += more
    return body


def _row_of_seats(words: str, seats: list[Seat], x: float, y: float, id: str) -> tuple[str, float]:
    body = text(x, y + 4, words, "caption", 11.5)
    x += width(words, 11.5) * 1.06 + 14
    for place, seat in enumerate(seats):
        body += f'<g id="{id}-{seat}" transform="translate({round(x + place * 19, 1):g} {y:g})">{brand(seat, 0, 0, 16)}</g>'
    return body, round(x + len(seats) * 19, 1)


# ------------------------------------------------------------ cards


def _card(view: BoardView, person: Person, seat: Seat, face: str, box: tuple[float, float, float, float]) -> str:
    x, y, w, h = box
    free = view.g.phase in ("beginning", "settle", "outlaws", "people", "second") and person in view.g.left
    cls = f"person {seat_class(seat)} held" if seat != NOBODY else "person" if free else "person gone"
    choices = (f"{view.verb}:{person.id}",) if view.verb in ("take", "second") else ()
    return piece(view.viewpoint, f"person-{person.number}", face, w, h, x=x, y=y, choices=choices,
                 help=f"person-{person.id}", cls=cls, r=9, badge=8)  # fmt: skip


def _limit(language: str, person: Person) -> str:
    key = "board-limit" if person.limit >= 0 else "board-limit-less"
    return recalled(language)(key, limit=abs(person.limit))


@lru_cache(maxsize=512)
def upright_card(language: str, person: Person, w: float) -> str:
    say = recalled(language)
    body = rect(0, 0, w, CARD, 9, "card-bg") + _band(person, w)
    name, size = name_lines(_name(say, person), w, 10.8, True)
    body += lines(w / 2, 56, name, "card-name", size, 11.5)
    note = wrapped(say(f"board-person-{person.id}"), w - 6, 10.2, 5 - len(name))
    body += lines(w / 2, 69.5 + 11.5 * (len(name) - 1), note, "person-note", 10.2, 11.6)
    body += text(w / 2, CARD - 6, _limit(language, person), "caption", 10.2, "middle")
    return body + rect(0.5, 0.5, w - 1, CARD - 1, 8.5, "card-edge")


def low_card(language: str, person: Person, w: float, h: float) -> str:
    """What tells a card from others, where its name and its words stand beside it."""
    body = rect(0, 0, w, h, 9, "card-bg") + _band(person, w)
    body += text(w / 2, h - 8, _limit(language, person), "caption", 11.5, "middle")
    return body + rect(0.5, 0.5, w - 1, h - 1, 8.5, "card-edge")


def _band(person: Person, w: float) -> str:
    """Its number and its sign, over the mark of its face."""
    body = path(f"M0 9a9 9 0 0 1 9-9h{w - 18:g}a9 9 0 0 1 9 9v30H0z", "person-band") + _face_mark(person, 0, 39, w)
    return body + icon(ICONS[person.number], w / 2 + 12, 20, 29, "person-i") + text(9, 28, person.number, "person-n", 23)


@lru_cache(maxsize=512)
def lying_card(language: str, person: Person, w: float) -> str:
    say = recalled(language)
    h = 62
    body = rect(0, 0, w, h, 9, "card-bg") + path(f"M62 0H9a9 9 0 0 0-9 9v{h - 18}a9 9 0 0 0 9 9h53z", "person-band")
    body += text(8, 27, person.number, "person-n", 22) + icon(ICONS[person.number], 41, 41, 27, "person-i")
    body += group(rect(62, 0, 4, h, 0, f"face-{person.face.lower()}"))
    body += text(74, 20, fitted(_name(say, person), 180, 14, True), "card-name", 14)
    body += lines(74, 38, wrapped(say(f"board-person-{person.id}"), 190, 12, 2), "person-note", 12, 15, "start")
    body += text(w - 10, 20, _limit(language, person), "caption", 12, "end")
    return body + rect(0.5, 0.5, w - 1, h - 1, 8.5, "card-edge")


def _face_mark(person: Person, x: float, y: float, w: float) -> str:
    """Yellow faces have one line under the band, red ones two."""
    if person.face == "Y":
        return rect(x, y, w, 5, 0, "face-y")
    return rect(x, y, w, 2, 0, "face-r") + rect(x, y + 3, w, 2, 0, "face-r")


def _name(say: Texts, person: Person) -> str:
    name = say(f"board-name-{person.id}")
    return name[:1].upper() + name[1:]


def _back(view: BoardView, person: Person, box: tuple[float, float, float, float]) -> str:
    """What the other side of the card shows."""
    x, y, w, h = box
    other = OTHER_FACE[person]
    choices = (f"{view.verb}:{other.id}",) if view.verb in ("take", "second") else ()
    return piece(view.viewpoint, f"person-{person.number}-back", back_face(view.language, other, w, h), w, h, x=x, y=y,
                 choices=choices, help=f"person-{other.id}", cls="person-back", r=6, badge=8)  # fmt: skip


@lru_cache(maxsize=512)
def back_face(language: str, other: Person, w: float, h: float) -> str:
    """A card turned over: its name only where it is another."""
    say = recalled(language)
    body = rect(0.5, 0.5, w - 1, h - 1, 6, "sunk") + rect(0, 5, 3, h - 10, 1.5, f"face-{other.face.lower()}")
    note = say(f"board-person-{other.id}")
    if w > 200:
        words = fitted(f"{_name(say, other)} · {note}", w - 34, 12)
        return body + icon("restart", 14, h / 2, 13, "glyph-2") + text(26, h / 2 + 4.3, words, "back-name", 12)
    rows = wrapped(note, w - 8, 10, 4)
    return body + lines(round(w / 2 + 1.5, 1), round(h / 2 + 3.6 - (len(rows) - 1) * 5.4, 1), rows, "back-name", 10, 10.6)


def _pill(view: BoardView, person: Person, seat: Seat, box: tuple[float, float, float, float]) -> str:
    x, y, w, h = box
    body = rect(0.5, 0.5, w - 1, h - 1, 8, "holder") + brand(seat, 13, h / 2, 16)
    size = next((size for size in (11.5, 10.8) if width(view.name(seat), size, True) <= w - 28), 10.8)
    body += text(25, h / 2 + 4.2, fitted(view.name(seat), w - 28, size, True), "name", size)
    return f'<g id="holder-{person.number}" class="{seat_class(seat)}" transform="translate({x:g} {y:g})">{body}</g>'
