"""The poker table on the board: tabs on two buildings, a strip on the open country, and the table, which opens over the map.

Everybody sees how many cards lie at a seat, and the pot; one's own cards are seen with an eye, those of others once shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.cards import back
from saloon.drawing.counters import coin, rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.seats import BRANDS, brand
from saloon.drawing.shapes import circle, fitted, group, path, rect, text
from saloon.games.great_western_trail.board.cards import card_class, face
from saloon.games.great_western_trail.board.country import Ground
from saloon.games.great_western_trail.board.view import BoardView
from saloon.games.great_western_trail.components import Card, Space, Worker
from saloon.games.great_western_trail.poker.components import ACTIONS, ADDONS, BANK, LAY, MAX_CARDS, STAKES, Addon, Bonus
from saloon.games.great_western_trail.poker.rules import hand_value, table
from saloon.games.great_western_trail.poker.state import Poker
from saloon.games.trail.board.buildings import TILE
from saloon.games.trail.board.cards import worker_picture
from saloon.games.trail.board.signs import Sign, glyph

PLAN, CLOSED = "poker", "map"
"""What the viewer may have opened by hand: the table, or the map without it."""
SIGNS: dict[str, Sign] = {
    "lay_cards": (glyph("sharp"), glyph("hand-cards")),
    "show_hands": (glyph("sharp"), glyph("spectator")),
}
RATIO = 62 / 46
"""Height of a card, by its width."""

# ------------------------------------------------------------ what a seat shows


class Place(NamedTuple):
    """A seat as the viewer sees it: None is a card face down; `prize` what was won, where hands were just shown."""

    seat: int
    worker: Worker | None
    bonus: Bonus | None
    cards: list[Card | None]
    shown: bool
    prize: int

    @property
    def value(self) -> int:
        return hand_value(card for card in self.cards if card is not None)


def places(view: BoardView) -> Iterator[Place]:
    """The viewer first, then in the order of play."""
    poker = _poker(view)
    shown = {hand.seat: hand for hand in poker.shown}
    for who in view.everybody:
        place, hand = poker.seats[who.seat], shown.get(who.seat)
        if hand is not None:
            yield Place(who.seat, place.worker, place.bonus, [*hand.cards], True, hand.prize)
        else:
            yield Place(who.seat, place.worker, place.bonus, view.in_sight(place.cards), False, 0)


def _poker(view: BoardView) -> Poker:
    return table(view.g)  # type: ignore[arg-type]


def is_open(view: BoardView) -> bool:
    """As the viewer has said; else where the question is about it, and while hands are being shown."""
    if view.viewpoint.plan:
        return view.viewpoint.plan == PLAN
    return not view.verbs.isdisjoint({"lay", "sit"}) or bool(_poker(view).shown)


# ------------------------------------------------------------ pieces


@lru_cache(maxsize=64)
def chip(x: float, y: float, r: float, points: int, dollars: int = 0) -> str:
    """A bonus token: its points, and on a large one what it pays."""
    notches = "".join(
        f'<path d="M0 {-r:g}V{-r * 0.76:.4g}" class="chip-notch" stroke-width="{r * 0.34:.4g}"'
        f' transform="translate({x:g} {y:g}) rotate({turn})"/>'
        for turn in range(0, 360, 45)
    )
    body = circle(x, y, r, "poker-chip") + notches + circle(x, y, round(r * 0.74, 2), "chip-in")
    if not dollars:
        return body + rosette(x, y, points, max(8, r * 0.56))
    body += rosette(x, round(y - r * 0.2, 2), points, max(8, r * 0.42))
    return body + text(x, round(y + r * 0.6, 2), f"${dollars}", "chip-money", max(10, r * 0.42), "middle")


@lru_cache(maxsize=64)
def face_down(seat: int, w: float) -> str:
    h = w * RATIO
    return back(w, h, 5) + circle(w / 2, h / 2, w * 0.3, "chip-in") + brand(seat, w / 2, h / 2, w * 0.42)


def _card(view: BoardView, place: Place, number: int, x: float, y: float, w: float) -> str:
    """A card at a seat: open, one's own with an eye, or face down."""
    card = place.cards[number]
    if card is None:
        return group(face_down(place.seat, w), x, y)
    body = group(face(card, view.language, w, w * RATIO), cls=card_class(card))
    if not place.shown:
        body += circle(w - 3, 3, 7.4, "eye-plate") + icon("spectator", w - 3, 3, 10, "eye-mark")
    id = f"poker-{place.seat}-{number}"
    return piece(view.viewpoint, id, body, w, w * RATIO, x=x, y=y, help=help_of(card), r=5)


def _slot(x: float, y: float, w: float) -> str:
    return rect(x + 0.5, y + 0.5, w - 1, round(w * RATIO - 1, 2), 5, "felt-slot")


def _cards(view: BoardView, place: Place, x: float, y: float, w: float, gap: float) -> str:
    body = ""
    for number in range(MAX_CARDS):
        left = x + number * (w + gap)
        body += _card(view, place, number, left, y, w) if number < len(place.cards) else _slot(left, y, w)
    return body


def _worker(place: Place, x: float, y: float, size: float) -> str:
    if place.worker is not None:
        return group(worker_picture(place.worker.id, size), x, y)
    return rect(x, y, size, size, 6, "felt-slot") + icon("seat-empty", x + size / 2, y + size / 2, size * 0.6, "slot-ghost")


def _plate(place: Place, x: float, y: float, w: float, h: float) -> str:
    marks = (" in" if place.cards else "") + (" won" if place.prize else "")
    return rect(x, y, w, h, 10, f"poker-seat{marks}")


def _laid(view: BoardView, place: Place) -> list[tuple[str, Card]]:
    """The choices by which the viewer would lay a card at that seat."""
    if place.seat != view.own.seat or "lay" not in view.verbs or view.viewpoint.covered:
        return []
    cards = dict.fromkeys([*view.own.hand, *view.own.unseen])
    return [(f"lay:{card.id}", card) for card in cards if f"lay:{card.id}" in view.viewpoint.lit]


def _while(choice: str, body: str) -> str:
    """Shown while a choice is looked at."""
    return group(body, cls="route", more=f' data-for="{choice}"')


# ------------------------------------------------------------ on the map


def on_map(view: BoardView, ground: Ground) -> str:
    return "".join(tab(view, ground, addon) for addon in ADDONS) + _strip(view, ground)


TAB = 74
"""Width of a tab."""


def tab(view: BoardView, ground: Ground, addon: Addon) -> str:
    """A further local action, above a neutral building."""
    space = Space.of(addon.space)
    (action,) = ACTIONS[space]
    x, y = ground.at[space]
    body = path(f"M0 21V5a5 5 0 0 1 5-5h{TAB - 10}a5 5 0 0 1 5 5V21z", "poker-tab") + icon("sharp", 12, 10.5, 14, "glyph")
    if space is LAY:
        first, second = STAKES
        body += text(46, 14.5, f"−${first} −${second}", "poker-stake", 11, "middle")
    else:
        body += icon("spectator", 33, 10.5, 14, "glyph") + icon("holdup", 56, 10.5, 13, "glyph")
    choices = (f"act:{action.id}",) if "act" in view.verbs else ()
    left, top = round(x - TILE[0] / 2 + 19, 1), round(y - TILE[1] / 2 - 20, 1)
    return piece(
        view.viewpoint, f"act-{action.id}", body, TAB, 20, x=left, y=top, choices=choices, help=f"addon-{addon.id}", r=5,
        badge=8.4, corner="right",
    )  # fmt: skip


STRIP = 246, 30


def _strip(view: BoardView, ground: Ground) -> str:
    """The table at a glance: pot, cards at each seat, the token to be had."""
    (w, h), poker = STRIP, _poker(view)
    above, below = ground.at[Space.of("G")][1], ground.at[Space.of("DR1")][1]
    y = round((above + below) / 2 - h / 2, 1)
    body = rect(0, 1, w, h, 9, "panel-shadow") + rect(0, 0, w, h, 9, "panel") + icon("sharp", 15, h / 2, 16, "glyph")
    body += coin(37, h / 2, poker.pot, 9.6)
    for number, place in enumerate(places(view)):
        body += group(_glance(place, len(poker.seats[place.seat].cards), h), 57 + number * 39)
    if poker.bonuses:
        body += chip(w - 16, h / 2, 12.5, poker.bonuses[-1].points)
    marks = f' data-do="plan" data-plan="{CLOSED if is_open(view) else PLAN}" data-letter="k"' if view.desk else ""
    return group(body, 214, y, more=f' id="poker-table" data-help="poker-table"{marks}')


def _glance(place: Place, cards: int, h: float) -> str:
    if place.worker is None:
        ghost = icon(BRANDS[place.seat], 8, h / 2, 9, "slot-ghost")
        return rect(0, h / 2 - 8, 16, 16, 5, "felt-slot") + ghost
    body = brand(place.seat, 8, h / 2, 16)
    if not cards:
        return body + text(24, h / 2 + 4, "–", "caption", 12, "middle")
    return body + "".join(rect(18.5 + number * 6, h / 2 - 7, 9, 14, 2, "poker-back") for number in range(cards))


# ------------------------------------------------------------ the table, opened over the lower map

LEFT = 212
HEADING, FELT = 28, 166
SEAT, STEP = 127, 131


def over_map(view: BoardView, ground: Ground) -> str:
    if not is_open(view):
        return ""
    w, h = felt_width(view) + 18, HEADING + FELT + 8
    body = rect(0, 2, w, h, 12, "panel-shadow") + rect(0, 0, w, h, 12, "panel") + _heading(view, w)
    return group(body + group(felt(view, felt_width(view)), 9, HEADING), LEFT, ground.height - h - 6, "poker-open")


def _heading(view: BoardView, w: float) -> str:
    body = icon("sharp", 19, 15, 16, "glyph") + text(32, 20, view.say("poker-table"), "title", 15)
    note = view.say("poker-note-shown" if _poker(view).shown else "poker-note-hidden")
    body += text(150, 19.5, fitted(note, w - 194, 12), "poker-note", 12)
    close = rect(0, 0, 24, 22, 6, "hit") + icon("close", 12, 11, 13, "glyph")
    marks = f' id="poker-close" data-do="plan" data-plan="{CLOSED}" data-help="poker-close"'
    return body + group(close, w - 34, 4, more=marks)


def felt_width(view: BoardView) -> float:
    return 192 + STEP * view.seats


def felt(view: BoardView, w: float) -> str:
    """Pot, seats and tokens, without the frame."""
    body = rect(0, 0, w, FELT, 16, "felt-rim") + rect(4, 4, w - 8, FELT - 8, 13, "felt") + _pot(view)
    for number, place in enumerate(places(view)):
        body += group(_seat(view, place), 118 + number * STEP, 7)
    return body + _stack(view, w - 38)


def _pot(view: BoardView) -> str:
    """What lies in the middle, and what the bank adds for the best hand."""
    pot, middle = _poker(view).pot, 61
    body = text(middle, 24, view.say("poker-pot"), "title", 13, "middle")
    for x, y in ((-15, 8), (13, 10), (-2, 0), (-22, 20), (4, 18), (22, 22))[: max(pot, 0)]:
        body += circle(middle + x, 42 + y, 9, "coin") + circle(middle + x, 42 + y, 6.8, "coin-rim")
    asked = "lay" in view.verbs
    body += text(middle - 24 if asked else middle, 102, f"${pot}", "poker-pot", 22, "middle")
    if asked:
        after = text(middle + 18, 101, f"→ ${pot + (view.viewpoint.about or STAKES[0])}", "poker-pot", 17, "middle")
        body += "".join(_while(choice, after) for choice, _ in _laid(view, next(places(view))))
    body += rect(middle - 48, 112, 96, 20, 10, "poker-pill")
    body += text(middle, 126, view.say("poker-bank", dollars=BANK), "poker-note strong", 11.5, "middle")
    return body + text(middle, 148, view.say("poker-best"), "poker-note", 11, "middle")


def _stack(view: BoardView, x: float) -> str:
    """The tokens nobody has yet; the top one is for whoever sits down next."""
    left = _poker(view).bonuses
    body = text(x, 24, view.say("poker-to-sit"), "title", 12.5, "middle")
    for number, bonus in enumerate(left):
        body += chip(x, 68 - number * 4, 22, bonus.points, bonus.dollars)
    if not left:
        return body + circle(x, 66, 21, "felt-slot")
    body = group(body, more=f' id="poker-bonus" data-help="{help_of(left[-1])}"')
    body += text(x, 112, view.say("poker-left", count=len(left)), "poker-note", 11, "middle")
    return body + text(x, 128, view.say("poker-now", dollars=left[-1].dollars), "poker-note", 11, "middle")


def _seat(view: BoardView, place: Place) -> str:
    """Who, the worker who sits there, the token, up to three cards, and whether the player is in."""
    w, h, size = SEAT, 152, 35
    name = fitted(_name(view, place), w - 66, 13, True)
    body = _plate(place, 0, 0, w, h) + brand(place.seat, 18, 18, 20) + text(34, 22.5, name, "title", 13)
    body += _worker(place, w - 31, 7, 24) + _cards(view, place, 7, 38, size, 4)
    base = 94
    body += chip(25, base + 30, 17, place.bonus.points) if place.bonus is not None else circle(25, base + 30, 16, "felt-slot")
    for choice, card in _laid(view, place):
        ghost = group(face(card, view.language, size, size * RATIO), cls=card_class(card) + " ghost")
        left = 7 + len(place.cards) * (size + 4)
        arrow = text(83, base + 43, f"→ {place.value + card.value}", "number", 13)
        body += _while(choice, group(ghost + rect(-2, -2, size + 4, size * RATIO + 4, 7, "lit-ring"), left, 38) + arrow)
    return body + _state(view, place, w, base)


def _name(view: BoardView, place: Place) -> str:
    return view.name(place.seat)


def _state(view: BoardView, place: Place, w: float, base: float) -> str:
    """Whether somebody is in, and with what; or how the hands that were shown compare."""
    x, say = 50, view.say
    if place.shown:
        body = text(x, base + 41, place.value, "poker-sum won" if place.prize else "poker-sum", 28)
        if not place.prize:
            return body + text(w - 8, base + 38, say("poker-discards"), "poker-note", 11, "end")
        body += text(w - 8, base + 27, say("poker-wins"), "poker-note", 11, "end")
        return body + text(w - 8, base + 44, f"${place.prize}", "poker-prize", 16, "end")
    own = icon("cattle-head", x + 6, base + 39, 12, "glyph") + text(x + 18, base + 43.5, place.value, "number", 13)
    if place.cards:
        body = icon("check", x + 6, base + 23, 12, "met-i") + text(x + 16, base + 27, say("poker-in"), "poker-note strong", 12)
        if None in place.cards:
            return body + text(x, base + 43, say("poker-cards", count=len(place.cards)), "poker-note", 11.5)
        return body + own
    if _laid(view, place):
        return own
    first, second = ("not-in", "no-cards") if place.worker is not None else ("not-at", "the-table")
    body = text(x, base + 27, say(f"poker-{first}"), "poker-note", 11.5)
    return body + text(x, base + 43, say(f"poker-{second}"), "poker-note", 11.5)


# ------------------------------------------------------------ phone: a line per seat

ROW = 88


def phone_table(view: BoardView) -> Drawn:
    poker, say = _poker(view), view.say
    h = 104 + ROW * view.seats
    body = rect(0, 0, NARROW, h, 0, "felt") + text(16, 32, say("poker-pot"), "title", 16)
    body += text(16, 66, f"${poker.pot}", "poker-pot", 28) + text(
        84, 56, say("poker-bank", dollars=BANK), "poker-note strong", 13
    )
    body += text(84, 73, say("poker-best"), "poker-note", 12.5)
    if poker.bonuses:
        top = poker.bonuses[-1]
        token = chip(344, 48, 30, top.points, top.dollars)
        body += group(token, more=f' id="poker-bonus" data-help="{help_of(top)}"')
        body += text(302, 32, say("poker-to-sit"), "title", 14, "end")
        body += text(302, 54, say("poker-now", dollars=top.dollars), "poker-note", 12.5, "end")
        body += text(302, 71, say("poker-left", count=len(poker.bonuses)), "poker-note", 12.5, "end")
    for number, place in enumerate(places(view)):
        body += group(_phone_seat(view, place), 6, 98 + number * ROW)
    return NARROW, h, body


def _phone_seat(view: BoardView, place: Place) -> str:
    size, say = 46, view.say
    body = _plate(place, 0, 0, NARROW - 12, 80) + brand(place.seat, 21, 24, 26)
    body += text(42, 29.5, fitted(_name(view, place), 86, 15, True), "title", 15) + _worker(place, 8, 46, 26)
    if place.worker is None or place.bonus is None:
        return body + text(42, 64, f"{say('poker-not-at')} {say('poker-the-table')}", "poker-note", 12.5)
    body += chip(56, 59, 15, place.bonus.points) + _cards(view, place, 132, 9, size, 5)
    middle = 334
    if place.shown:
        body += text(middle, 40, place.value, "poker-sum won" if place.prize else "poker-sum", 30, "middle")
        if place.prize:
            return body + text(middle, 64, f"+${place.prize}", "poker-prize", 16, "middle")
        return body + text(middle, 62, say("poker-discards"), "poker-note", 12.5, "middle")
    if place.cards and None not in place.cards:
        return body + icon("cattle-head", middle - 16, 39, 16, "glyph") + text(middle, 46, place.value, "number", 20)
    if place.cards:
        return body + text(middle, 46, say("poker-cards", count=len(place.cards)), "poker-note", 12.5, "middle")
    body += text(middle, 38, say("poker-no-cards"), "poker-note", 12.5, "middle")
    return body
