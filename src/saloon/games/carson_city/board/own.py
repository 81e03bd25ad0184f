"""What a player has: money, points, strength, cowboys, roads, kept tiles, tokens, duel tiles, paddocks."""

from __future__ import annotations

from typing import NamedTuple

from saloon.drawing.counters import coin, rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.memory import remembered
from saloon.drawing.regions import NARROW, Drawn, Sheet
from saloon.drawing.seats import brand
from saloon.drawing.shapes import circle, fitted, lines, rect, text, width, wrapped
from saloon.engine import UNKNOWN
from saloon.games.carson_city.board.pieces import cowboy, fan, small_tile, stick, token
from saloon.games.carson_city.board.view import BoardView, recalled
from saloon.games.carson_city.components import (
    DYNAMITE,
    NO_DUEL,
    PADDOCKS,
    PLAIN,
    SINGER,
    TITLES,
    WHITE,
)
from saloon.games.carson_city.rules.cards import cash_limit, paddocks_open, strength
from saloon.games.carson_city.state import Player

WIDTH, HEIGHT = 396, 236
EFFECTS = ("revolver", "cowboy", "ranch", "coin", "rodeo")
"""What horses do in the paddocks."""
LOW = 70
"""Paddocks that are lower have no words."""


SHOWN = (
    *("seat", "money", "points", "revolvers", "reserve", "supply", "roads", "titles", "ammo", "white", "cards", "tiles"),
    *("dynamite", "no_duel", "singer", "duel_hand", "powers", "horses", "stable", "riders", "rodeos"),
)
"""Fields of a player that are drawn."""


class MatPlan(NamedTuple):
    """Width, where the rows begin and how high they are."""

    w: float
    purse: tuple[float, float]
    stock: tuple[float, float]
    hand: tuple[float, float]
    stable: tuple[float, float]


DESK = MatPlan(WIDTH, (42, 40), (88, 62), (154, 74), (194, 36))
DESK_HORSES = MatPlan(WIDTH, (38, 34), (76, 55), (139, 40), (184, 46))
PHONE = MatPlan(NARROW, (48, 46), (100, 74), (180, 62), (248, 84))
SHEET = PHONE._replace(w=620)
"""Sheets of a desk are wide."""


class PlayerMat:
    """One player's things, for one viewer; only the nearest may be chosen from."""

    __slots__ = ("lit", "me", "plan", "view")

    def __init__(self, view: BoardView, me: Player, plan: MatPlan) -> None:
        self.view, self.me, self.plan = view, me, plan
        self.lit = me.seat == view.viewpoint.seat

    def choices(self, *values: str) -> tuple[str, ...]:
        return self.view.choices(*values) if self.lit else ()

    def piece(self, id: str, body: str, w: float, h: float, x: float, y: float, *choices: str, help: str = "") -> str:
        return piece(self.view.viewpoint, f"{id}-{self.me.seat}", body, w, h, x=round(x, 2), y=y, choices=choices, help=help,
                     r=6, badge=8.5)  # fmt: skip


def wide_own(view: BoardView) -> Drawn:
    plan = DESK_HORSES if view.g.options.horses else DESK
    return WIDTH, HEIGHT, _mat(PlayerMat(view, view.own, plan), HEIGHT)


def phone_own(view: BoardView) -> Drawn:
    high = 340 if view.g.options.horses else 250
    return NARROW, high, _mat(PlayerMat(view, view.own, PHONE), high)


def sheets(view: BoardView) -> dict[str, Sheet]:
    """The same of everybody else, to be opened from the strips."""
    high = 340 if view.g.options.horses else 250
    plan = SHEET if view.desk else PHONE
    return {
        f"mat-{player.seat}": Sheet(
            view.say("board-own-of", name=view.name(player.seat)), (plan.w, high, _sheet(view, player, plan, high))
        )
        for player in view.others
    }


def _sheet(view: BoardView, player: Player, plan: MatPlan, high: float) -> str:
    """What others have changes seldom, and nothing of it can be chosen: it is drawn once for what it shows."""
    g, name = view.g, view.name(player.seat)
    facts = [getattr(player, field) for field in SHOWN]
    placed = sum(1 for each in g.placed if each[0] == player.seat) if g.phase in ("place", "kit") else -1
    table = (g.options.kit_carson, g.options.might_is_right, high)
    shown = (tuple(fact) if isinstance(fact, list) else fact for fact in facts)
    key = ("carson-sheet", view.language, view.viewpoint.drawings, view.viewpoint.covered, name, placed, *table, *shown)
    return remembered(key, lambda: _mat(PlayerMat(view, player, plan), high))


def _mat(mat: PlayerMat, high: float) -> str:
    body = rect(0.5, 0.5, mat.plan.w - 1, high - 1, 10, "paper")
    body += _head(mat) + _purse(mat) + _stock(mat) + _hand(mat)
    return body + (_stable(mat) if mat.view.g.options.horses else "")


# ------------------------------------------------------------ name, money, points, strength


def _head(mat: PlayerMat) -> str:
    view, me, w = mat.view, mat.me, mat.plan.w
    limit = view.say("board-limit", limit=cash_limit(me)) if me.cards else ""
    y = mat.plan.purse[0] / 2
    body = brand(me.seat, 26, y + 1, 26)
    body += text(46, y + 6, fitted(view.name(me.seat), w - 70 - width(limit, 11.5), 15, True), "name", 15)
    return body + text(w - 14, y + 6, limit, "caption", 11.5, "end")


def _purse(mat: PlayerMat) -> str:
    """What can be chosen instead of something else is money or a point: then coin or rosette are lit."""
    view, me, (y, h) = mat.view, mat.me, mat.plan.purse
    middle = h / 2
    money = rect(0, 0, 104, h, 8, "hit") + coin(20, middle, "$", 14) + text(42, middle + 9, me.money, "own-number money", 27)
    body = mat.piece("money", money, 104, h, 10, y, *mat.choices("cash", "money"))
    score = rect(0, 0, 108, h, 8, "hit") + rosette(18, middle, me.points, 16)
    score += text(40, middle + 4.5, view.say("board-points"), "caption", 12)
    body += mat.piece("points", score, 108, h, 122, y, *mat.choices("point"))
    left, w = 240, mat.plan.w - 250
    word = view.say("board-strength")
    body += rect(left, y, w, h, 8, "sunk") + icon("revolver", left + 19, y + middle, 21, "glyph")
    body += text(left + 34, y + middle + 4.5, fitted(word, w - 76, 13), "heading", 13)
    return body + text(left + w - 12, y + middle + 9, strength(me), "own-number", 25, "end")


# ------------------------------------------------------------ cowboys, revolvers, roads, parcels


def _stock(mat: PlayerMat) -> str:
    view, me, (y, h) = mat.view, mat.me, mat.plan.stock
    wide = mat.plan.w - 20
    cowboys, rest = wide - 3 * 74 - 18, 74
    lefts = [10, *(10 + cowboys + 6 + at * (rest + 6) for at in range(3))]
    body = rect(lefts[0], y, cowboys, h, 8, "sunk") + _cowboys(mat, lefts[0], y, cowboys, h)
    body += _caption(
        mat, f"{view.say('board-cowboys')} · {view.say('board-supply', count=me.supply)}", lefts[0], cowboys, y + h
    )
    guns = _counted("revolver", me.revolvers, rest, h, "glyph")
    if me.ammo:
        guns += text(rest - 6, 13, "+3", "number", 12, "end")
    body += rect(lefts[1], y, rest, h, 8, "sunk") + mat.piece("revolvers", guns, rest, h, lefts[1], y)
    body += _caption(mat, view.say("board-revolvers"), lefts[1], rest, y + h)
    road = f'<g transform="translate(9 {h / 2 - 7:g})">{stick(26, True)}</g>' + text(
        rest - 12, h / 2 - 1, me.roads, "own-number", 19, "end"
    )
    body += rect(lefts[2], y, rest, h, 8, "sunk") + mat.piece("roads", road, rest, h, lefts[2], y, *mat.choices("lay"))
    body += _caption(mat, view.say("board-roads"), lefts[2], rest, y + h)
    owned = TITLES - me.titles
    plot = brand(me.seat, 22, h / 2 - 7, 22) + text(rest - 12, h / 2 - 1, owned, "own-number", 19, "end")
    body += rect(lefts[3], y, rest, h, 8, "sunk") + mat.piece("parcels", plot, rest, h, lefts[3], y)
    return body + _caption(mat, view.say("board-parcels"), lefts[3], rest, y + h)


def _counted(glyph: str, number: int, w: float, h: float, cls: str) -> str:
    return icon(glyph, 22, h / 2 - 7, 24, cls) + text(w - 12, h / 2 - 1, number, "own-number", 19, "end")


def _caption(mat: PlayerMat, words: str, x: float, w: float, bottom: float) -> str:
    return text(round(x + w / 2, 1), bottom - 6, fitted(words, w - 6, 10.5), "caption", 10.5, "middle")


def _cowboys(mat: PlayerMat, x: float, y: float, w: float, h: float) -> str:
    """The reserve; each has the number that it keeps on the board."""
    view, me = mat.view, mat.me
    forms = [PLAIN] * me.reserve + [WHITE] * me.white
    numbered = view.g.phase in ("place", "kit")
    placed = sum(1 for each in view.g.placed if each[0] == me.seat) if numbered else 0
    places, scale = fan(len(forms), w - 8, 0.95)
    body = ""
    for at, (form, (dx, dy)) in enumerate(zip(forms, places, strict=True)):
        id = f"cowboy-{me.seat}-{placed + at}" if numbered else f"cowboy-{me.seat}-r{at}"
        last = at == me.reserve - 1 if form == PLAIN else True
        choices = mat.choices(form) if view.verb == "form" and last else ()
        half = round(13 * scale, 1)
        figure = f'<g transform="translate({half:g} {half:g})">{cowboy(me.seat, form, scale)}</g>'
        body += piece(view.viewpoint, id, figure, 2 * half, 2 * half, x=round(x + w / 2 + dx - half, 1),
                      y=round(y + h / 2 - 6 + dy - half, 1), choices=choices, cls="cowboy", r=8, badge=8)  # fmt: skip
    return body


# ------------------------------------------------------------ tiles, tokens, duel tiles, powers


def _hand(mat: PlayerMat) -> str:
    """One row: kept tiles, tokens, duel tiles, powers."""
    view, me, (y, h) = mat.view, mat.me, mat.plan.hand
    low = h < 50
    side = h - 8 if low else h - 30
    x = 16.0
    body = rect(10, y, mat.plan.w - 20, h, 8, "sunk")
    top = y + 4 if low else y + 8
    if not low:
        body += text(16, y + h - 7, view.say("board-tiles"), "caption", 10.5)
    tiles = list(dict.fromkeys(me.tiles))
    side = min(side, 40)
    for tile in tiles:
        count = me.tiles.count(tile)
        face = small_tile(tile, side) + (_tally(count, side - 3, side - 3) if count > 1 else "")
        body += mat.piece(f"tile-{tile.id}", face, side, side, x, top, *mat.choices(tile.id), help=f"building-{tile.id}")
        x += side + 5
    if not tiles:
        body += rect(x, top, side, side, 6, "slot") + icon("building", x + side / 2, top + side / 2, side * 0.5, "slot-ghost")
        x += side + 5
    x = max(x + 6, 16.0 if low else 30 + width(view.say("board-tiles"), 10.5))
    body += _tokens(mat, x, top + side / 2)
    x += 42 * len(_held_tokens(mat)) + 4
    body += _powers(mat, x, top + side / 2)
    return body + _duel_tiles(mat, y, h, low)


def _tally(count: int, x: float, y: float) -> str:
    return circle(x, y, 7.5, "tally") + text(x, y + 3.8, count, "tally-t", 10.5, "middle")


def _held_tokens(mat: PlayerMat) -> list[tuple[str, int]]:
    me = mat.me
    held = ((DYNAMITE, me.dynamite), (NO_DUEL, me.no_duel), (SINGER, int(me.singer)))
    return [(form, count) for form, count in held if count]


def _tokens(mat: PlayerMat, x: float, middle: float) -> str:
    body = ""
    for form, count in _held_tokens(mat):
        face = token(form, 12, 12.5, 11) + text(25, 17, count, "number", 12.5)
        choices = mat.choices(form) if mat.view.verb == "form" else ()
        body += mat.piece(f"token-{form}", face, 34, 25, x, middle - 12.5, *choices)
        x += 42
    return body


def _powers(mat: PlayerMat, x: float, middle: float) -> str:
    body = ""
    for place, power in enumerate(mat.me.powers):
        words = mat.view.say(f"board-power-{power}")
        body += text(x, middle + 4 + place * 12 - 6 * (len(mat.me.powers) - 1), fitted(words, 100, 10.5), "number-2", 10.5)
    return body


def _duel_tiles(mat: PlayerMat, y: float, h: float, low: bool) -> str:
    """One's own lie open, of others only their number is known."""
    view, me = mat.view, mat.me
    if not view.g.options.might_is_right:
        return ""
    right, high = mat.plan.w - 16, 32 if low else min(40, h - 26)
    seen = [] if view.viewpoint.covered else sorted(value for value in me.duel_hand if value != UNKNOWN)
    top = y + 4 if low else y + 8
    body = ""
    hidden = len(me.duel_hand) - len(seen)
    step = min(27.0, 150 / max(1, len(seen) + bool(hidden)))
    x = right - (len(seen) + bool(hidden)) * step
    lit: set[int] = set()
    for at, value in enumerate(seen):
        face = rect(0, 0, 24, high, 5, "duel-tile") + text(12, high / 2 + 6, value, "duel-n", 17, "middle")
        choices = mat.choices(str(value)) if view.verb == "tile" and value not in lit else ()
        lit.add(value)
        body += mat.piece(f"duel-{at}", face, 24, high, x + at * step, top, *choices)
    if hidden:
        face = rect(0, 0, 24, high, 5, "back") + text(12, high / 2 + 6, hidden, "back-t", 16, "middle")
        body += mat.piece("duel-hidden", face, 24, high, x + len(seen) * step, top)
    if not low:
        body += text(right, y + h - 7, view.say("board-duel-tiles"), "caption", 10.5, "end")
    return body


# ------------------------------------------------------------ horses


def _stable(mat: PlayerMat) -> str:
    """Horses in the reserve, then five paddocks: what a horse does there, hats, horses, and who rides."""
    view, me, (y, h) = mat.view, mat.me, mat.plan.stable
    first = 62.0
    w = (mat.plan.w - 20 - first - 5 * 4) / 5
    body = rect(10, y, first, h, 8, "sunk") + icon("horse", 26, y + h / 2 - 5, 20, "glyph")
    body += text(44, y + h / 2 + 1, me.horses, "own-number", 17)
    rodeos = view.say("board-rodeos", count=me.rodeos)
    body += text(41, y + h - 6, fitted(rodeos, first - 4, 10.2), "caption", 10.2, "middle")
    allowed = paddocks_open(view.g)
    for at in range(len(PADDOCKS)):
        x = 10 + first + 4 + at * (w + 4)
        body += _paddock(mat, at, x, w, at in allowed)
    return body


def _paddock(mat: PlayerMat, at: int, x: float, w: float, allowed: bool) -> str:
    """The paddock takes a horse, its rider's place a cowboy; what is there may be taken back."""
    view, me, (y, h) = mat.view, mat.me, mat.plan.stable
    id = PADDOCKS[at].id
    horses = me.stable[at] if me.stable else 0
    face = paddock_face(view.language, at, w, h, horses, allowed=allowed)
    verb = view.verb
    choices = mat.choices(id) if verb in ("horse", "wages") else mat.choices(f"{id}.horse") if verb == "kit" else ()
    body = mat.piece(f"paddock-{id}", face, w, h, x, y, *choices, help=f"paddock-{id}")
    side = 23.0 if h < LOW else 28.0
    rider = _rider(mat, at, side)
    body += mat.piece(f"rider-{id}", rider, side, side, x + w - side - 2, y + h - side - 2, *_rider_choices(mat, at))
    if horses and verb == "kit" and (back := mat.choices(f"{id}.horse_back")):
        sign = rect(0, 0, 20, 17, 5, "hit") + icon("undo", 9, 8, 12, "glyph")
        body += mat.piece(f"fetch-{id}", sign, 18, 17, x + 28, y + 2, *back)
    return body


def paddock_face(language: str, at: int, w: float, h: float, horses: int = 0, *, allowed: bool = True) -> str:
    """Its effect as a sign, in words where it is high enough; hats, and horses."""
    paddock, top = PADDOCKS[at], 0 if h < LOW else 24
    face = rect(0.5, 0.5, w - 1, h - 1, 6, "paddock" if allowed else "paddock shut")
    if h < LOW:
        face += icon(EFFECTS[at], w - 12, 11, 14, "glyph")
    else:
        words = recalled(language)(f"board-paddock-{paddock.id}")
        face += lines(w / 2, 12, wrapped(words, w - 4, 10, 2), "caption", 10, 11)
    face += icon("cowboy", 10, top + 11, 13, "glyph-2") + text(18, top + 15, paddock.hat, "number-2", 11)
    face += icon("horse", 11, top + 30, 16, "glyph" if horses else "slot-ghost")
    return face + text(20, top + 34.5, horses or "", "number", 12)


def _rider(mat: PlayerMat, at: int, side: float) -> str:
    if at in mat.me.riders:
        return f'<g transform="translate({side / 2:g} {side / 2:g})">{cowboy(mat.me.seat, PLAIN, round(side / 28, 2))}</g>'
    return rect(2, 2, side - 4, side - 4, 6, "slot")


def _rider_choices(mat: PlayerMat, at: int) -> tuple[str, ...]:
    id, verb = PADDOCKS[at].id, mat.view.verb
    if verb == "place":
        return mat.choices(id)
    return mat.choices(f"{id}.{PLAIN}", f"{id}.back") if verb == "kit" else ()
