"""Ships of the fleet: steamers bound east, with the discs on their decks; and what loading them costs a player."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from saloon.drawing.counters import MINUS, coin
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.seats import disc
from saloon.drawing.shapes import circle, lines, path, rect, scaled, text, wrapped
from saloon.engine import UNKNOWN, Seat
from saloon.games.great_western_trail_argentina.board.tiles import ANCHORS, anchor, pennant
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import GRAIN_PRICE, SHIP_ACTIONS, Quay, Ship
from saloon.games.great_western_trail_argentina.rules.buenos_aires import breeding_value
from saloon.games.great_western_trail_argentina.rules.loading import grain_of
from saloon.games.great_western_trail_argentina.state import Player
from saloon.games.trail.board.cards import seal

Seats = tuple[Seat, ...]
SHIP = (86.0, 66.0)
"""Size of a ship as it is drawn; a phone shows it larger."""


def price(me: Player, ship: Ship, grain: int) -> tuple[int, int]:
    """Of a ship for a player with so much grain: the grain to pay, and pesos in place of what is missing."""
    need = grain_of(me, ship)
    return min(need, grain), GRAIN_PRICE * max(0, need - grain)


def price_words(grain: int, dollars: int) -> list[tuple[str, str]]:
    """Numbers with their classes."""
    words = [(f"{MINUS}{grain}", "fee-t" if grain else "steps-t")]
    return [*words, (f"{MINUS}${dollars}", "fee-t")] if dollars else words


def out_of_reach(view: BoardView, ship: Ship) -> str:
    """Why a ship cannot be loaded by the viewer as things stand, in a word or two; nothing if it can."""
    if ship in view.own.ships and not ship.again:
        return view.say("board-yours")
    return view.say("board-needs", value=ship.value) if ship.value > reach(view)[1] else ""


@lru_cache(maxsize=16)
def reach(view: BoardView) -> tuple[int, int]:
    """The value of the hand, and with all certificates; while a ship is chosen, the total that it was brought to."""
    me, total = view.own, view.viewpoint.about
    if "load" in view.verbs and isinstance(total, int):
        return total, total
    base = breeding_value([card for card in me.hand if card != UNKNOWN]) + me.permanent
    return base, base + me.certificates


def price_lines(view: BoardView, ship: Ship, x: float, y: float) -> str:
    """Beside a ship: what loading it costs the viewer, or why that cannot be."""
    if view.viewpoint.covered or not view.is_own:
        return ""
    if why := out_of_reach(view, ship):
        rows = wrapped(why, 40, 11, 2)
        return lines(x + 8, y + 4 - 6 * (len(rows) - 1), rows, "caption", 11, 13)
    grain, dollars = price(view.own, ship, view.own.grain)
    body = text(
        x, y - 8 * bool(dollars) + 5, f"{MINUS}{grain}" if grain else "0", "cost" if grain else "number-2", 14, "middle"
    )
    body += icon("grain", x + 16, y - 8 * bool(dollars), 14, "grain-i")
    return body + (text(x + 6, y + 16, f"{MINUS}${dollars}", "cost", 14, "middle") if dollars else "")


# ------------------------------------------------------------ ships


def ship_piece(
    view: BoardView, ship: Ship, x: float, y: float, scale: float = 1, size: tuple[float, float] = SHIP, badge: float = 9
) -> str:
    """A ship in a box of a size, to be loaded, or to take a disc from."""
    face = ship_face(ship, aboard_of(view, ship))
    return piece(
        view.viewpoint, f"ship-{ship.id}", face if scale == 1 else scaled(face, 0, 0, scale), *size, x=round(x, 2), y=y,
        choices=ship_choices(ship), help=help_of(ship), cls=ship_class(ship), r=8, badge=badge,
    )  # fmt: skip


@lru_cache(maxsize=256)
def ship_choices(ship: Ship) -> tuple[str, ...]:
    bonus = (f"bonus:{SHIP_ACTIONS[ship].id}",) if ship in SHIP_ACTIONS else ()
    return (f"load:{ship.id}", f"disc:{ship.id}", f"pedro_disc:{ship.id}", *bonus)


def ship_class(ship: Ship) -> str:
    return f"ship anchor-{ANCHORS.index(ship.anchor) + 1}" if ship.anchor else "ship stays"


def aboard_of(view: BoardView, ship: Ship) -> Seats:
    return tuple(who.seat for who in view.g.seated for each in who.ships if each is ship)


@lru_cache(maxsize=1024)
def ship_face(ship: Ship, aboard: Seats) -> str:
    """A steamer bound east: discs on deck, value on the hull, grain and loading action, pennant of its quay or its points."""
    w, deck, keel = SHIP[0], 18.0, 59.0
    body = rect(9, 1, 8.5, 13, 1.4, "funnel") + rect(9, 4, 8.5, 4.2, 0, "funnel-band") + path(f"M5 {deck:g}v-7h16v7z", "funnel")
    sheer = f"M0 {deck - 1.5:g}C{w * 0.3:g} {deck + 2:g} {w * 0.68:g} {deck + 1.5:g} {w + 1:g} {deck - 4.5:g}"
    hull = f"{sheer}C{w - 1:g} {deck + 14:g} {w - 6:g} {keel - 8:g} {w - 13:g} {keel:g}H10"
    body += path(f"{hull}C5.5 {keel - 9:g} 5 {deck + 12:g} 0 {deck - 1.5:g}z", "hull")
    boot = f"M7.8 {keel - 5:g}H{w - 9.4:g}C{w - 10.5:g} {keel - 3:g} {w - 11.7:g} {keel - 1.4:g} {w - 13:g} {keel:g}H10"
    boot += f"C9.1 {keel - 1.6:g} 8.4 {keel - 3.4:g} 7.8 {keel - 5:g}z"
    body += path(boot, "boot") + path(sheer, "gunwale") + _deck(ship, aboard)
    digits = len(str(ship.value))
    body += text(19 if digits < 2 else 22, deck + 27, ship.value, "ship-v", 26, "middle")
    x = 35 if digits < 2 else 40
    if ship.grain:
        body += icon("grain", x + 5.5, deck + 11, 14, "ship-grain") + text(x + 13, deck + 15.4, ship.grain, "ship-g", 13)
    if ship in SHIP_ACTIONS:
        gain = SHIP_ACTIONS[ship].gain[0]
        body += (
            coin(x + 10, deck + 10.4, f"${gain.amount}", 9.1)
            if gain.name == "dollars"
            else icon("objective", x + 30, deck + 11, 13, "ship-i")
        )
    body += pennant(Quay.of(ship.quay), x, deck + 27, 14) if ship.quay else seal(x + 10, deck + 27.5, ship.points)
    return body + wave(-1, w + 1, 61.5, 1)


def _deck(ship: Ship, aboard: Seats) -> str:
    """Discs aboard, the open hold (a dashed ring has black corners), and which departure it waits for."""
    w, shown = SHIP[0], Counter(aboard)
    gap, r = (12.4, 6.5) if len(shown) < 3 else (9.6, 5.6)
    x, body = 29.0, ""
    for seat, count in shown.items():
        body += disc(seat, x, 9.6, r)
        if count > 1:
            body += circle(x + 5, 4.5, 5.2, "tally") + text(x + 5, 8, count, "tally-t", 10, "middle")
        x += gap
    if x < w - 22:
        body += circle(x, 9.6, r - 0.6, "disc-space black" if ship.black else "disc-space")
    if ship.anchor:
        return body + anchor(ship.anchor, w - 9.5, 8, 6.6)
    return body + (text(w - 8, 14, "∞", "ship-many", 14, "middle") if ship.again else "")


def wave(start: float, end: float, y: float, scale: float, cls: str = "wave") -> str:
    d, x, up = f"M{start:g} {y:g}", start, True
    while x < end - 1:
        step = min(9 * scale, end - x)
        d += f"q{step / 2:g} {(-2.4 if up else 2.4) * scale:g} {step:g} 0"
        x, up = x + step, not up
    return path(d, cls)


def ship_pile(count: int, x: float, y: float) -> str:
    """Ships still face down."""
    body = "".join(rect(k * 2.5, 12 - k * 2.5, 48, 36, 6, "ship-pile") for k in (2, 1, 0))
    body += icon("sail", 15, 30, 18, "pile-i") + text(40, 35.5, count, "pile-n", 15, "middle")
    return f'<g id="ship-pile" transform="translate({x:g} {y:g})">{body}</g>'
