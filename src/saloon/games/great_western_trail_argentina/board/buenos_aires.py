"""Buenos Aires, opened over strip and map while its six steps last: cities, income, fleet, foresight, from top to bottom.

So what a delivery takes from the loading is seen before it is made. The map can be looked at meanwhile.
"""

from __future__ import annotations

from functools import lru_cache, partial

from saloon.drawing.counters import MINUS, coin
from saloon.drawing.icons import icon
from saloon.drawing.lit import help_of, piece
from saloon.drawing.regions import WIDE, Drawn
from saloon.drawing.shapes import circle, fitted, group, path, rect, text, width
from saloon.games.great_western_trail_argentina.board.breeds import LOOKS
from saloon.games.great_western_trail_argentina.board.cities import city, districts_of, grain_left, preview, seen_city
from saloon.games.great_western_trail_argentina.board.jobs import asked_supply
from saloon.games.great_western_trail_argentina.board.ships import (
    SHIP,
    out_of_reach,
    price,
    reach,
    ship_piece,
    ship_pile,
    wave,
)
from saloon.games.great_western_trail_argentina.board.tiles import ANCHORS, anchor, tile_picture
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import (
    BUENOS_AIRES,
    CITIES,
    PLAYER_COUNTS,
    ROWS,
    SHIP_ACTIONS,
    Card,
    Farmer,
    Ship,
    Tile,
    Worker,
)
from saloon.games.great_western_trail_argentina.rules.farmers import free_space
from saloon.games.great_western_trail_argentina.state import Supply
from saloon.games.trail.board.boxes import Bounds
from saloon.games.trail.board.breeds import portrait
from saloon.games.trail.jobs import token_row

HEIGHT = 664
"""As high as strip and map together."""
STEPS = {"deliver": 1, "quay": 1, "sell": 2, "spend": 2, "load": 3, "disc": 3, "foresee": 4}
"""Questions that the sheet answers, and the step that each of them belongs to."""
MAP, SHEET = "map", "sheet"
"""What can be opened by hand: the map while the sheet is asked for, and the sheet again."""
CITY = Bounds(8, 38, 346.7, 258)
INCOME, FLEET = Bounds(8, 304, WIDE - 16, 46), Bounds(8, 358, WIDE - 16, 146)
FORESIGHT = Bounds(8, 512, 345.3, 144)


def in_buenos_aires(view: BoardView) -> bool:
    """Whether the viewer's own estanciero is there, and something is asked."""
    return view.is_own and view.own.herder is BUENOS_AIRES and bool(view.verbs)


def sheet_is_open(view: BoardView) -> bool:
    """The question opens it, as long as its viewer does not want to see the map."""
    wanted = view.viewpoint.plan or (SHEET if view.verbs & STEPS.keys() else MAP)
    return view.desk and wanted == SHEET and in_buenos_aires(view)


def plan_switch(view: BoardView, plan: str, x: float, y: float) -> str:
    """A button that opens the other plan, by its key too."""
    words = view.say(f"board-open-{plan}")
    w = 56 + width(words, 12.5, True)
    body = rect(-w, 0, w, 28, 8, "switch") + text(14 - w, 18.6, words, "switch-t", 12.5)
    body += rect(-28, 6, 18, 16, 4, "switch-key") + text(-19, 18, "m", "caption", 11, "middle")
    marks = f' id="open-{plan}" data-do="plan" data-plan="{plan}" data-letter="m" role="button"'
    return group(body, x, y, "plan-switch", marks)


def buenos_aires(view: BoardView) -> Drawn:
    step = _step(view)
    body, over = _ground() + _title(view, step), ""
    for place, name in enumerate(CITIES):
        box = CITY._replace(x=CITY.x + place * (CITY.w + 6))
        drawn, costs = seen_city(view, name, ("sheet", *districts_of(view, name)), partial(city, view, name, box))
        body, over = body + drawn, over + costs
    body += _income(view, step) + _fleet(view, step)
    for place, supply in enumerate(view.g.supplies):
        box = FORESIGHT._replace(x=FORESIGHT.x + place * (FORESIGHT.w + 8))
        body += _foresight(view, supply, box, 4 + place, step)
    return WIDE, HEIGHT, body + plan_switch(view, MAP, WIDE - 8, 5) + over + _dearer(view)


def _step(view: BoardView) -> int:
    """Which of the six is on; the last three are those of the bags."""
    step = max((STEPS.get(verb, 0) for verb in view.verbs), default=0)
    supply = asked_supply(view)
    return 4 + [each.letter for each in view.g.supplies].index(supply.letter) if supply is not None else step


@lru_cache(maxsize=1)
def _ground() -> str:
    body = rect(0.5, 0.5, WIDE - 1, HEIGHT - 1, 10, "sea") + rect(0.5, 470, WIDE - 1, HEIGHT - 470.5, 10, "field")
    for x, y in ((40, 52), (260, 300), (620, 298), (900, 302), (120, 424), (520, 460)):
        body += wave(x, x + 90, y, 1.6, "swell")
    return body


def _title(view: BoardView, step: int) -> str:
    body = text(WIDE / 2, 25, view.say("board-buenos-aires"), "zone-t water", 19, "middle")
    return body + _number(1, step, 22, 19) + text(38, 24, view.say("board-delivery"), "step-title", 15)


def _number(number: int, step: int, x: float, y: float) -> str:
    """Of one of the six steps: done, now or later."""
    if number < step:
        return circle(x, y, 10, "step-number done") + icon("check", x, y, 13, "met-i")
    now = " now" if number == step else ""
    return circle(x, y, 10, f"step-number{now}") + text(x, y + 4.4, number, f"step-n{now}", 12.5, "middle")


def _section(view: BoardView, box: Bounds, number: int, step: int, words: str) -> str:
    x, y, w, h = box
    now = " now" if number == step else ""
    return (
        rect(x, y, w, h, 10, f"step-box{now}")
        + _number(number, step, x + 16, y + 16)
        + text(x + 32, y + 20.5, words, "step-title", 14)
    )


# ------------------------------------------------------------ income


def _income(view: BoardView, step: int) -> str:
    """The breeds of the hand and permanent certificates add up; temporary ones can be added."""
    x, y, w, h = INCOME
    body, middle = _section(view, INCOME, 2, step, view.say("board-income")), y + h / 2
    left = x + 124
    if step > 2:
        total = reach(view)[0] if step == 3 else None
        return body + (_total(total, left - 12, middle) if total is not None else "")
    for card in {card.breed: card for card in view.in_sight(view.own.hand) if card is not None and card.breed}.values():
        body += _addend(card, left, middle) + text(left + 47, middle + 5, "+", "caption", 15, "middle")
        left += 56
    body += rect(left, middle - 15, 40, 30, 6, "master") + icon("certificate", left + 13, middle, 17, "master-i")
    body += text(left + 30, middle + 5.5, view.own.permanent, "master-t", 15, "middle")
    base, full = reach(view)
    body += _total(base, left + 52, middle)
    left += 86 + 13 * len(str(base))
    words = view.say("board-certificates-long")
    body += path(f"M{left:g} {y + 9:g}v{h - 18:g}", "hair") + text(left + 12, middle + 4.5, words, "caption", 12)
    left += 20 + width(words, 12)
    for spent in range(full - base + 1):
        cell = (
            rect(0, 0, 46, 28, 8, "certificate")
            + text(13, 19, f"+{spent}", "certificate-n", 13, "middle")
            + coin(32, 14, base + spent, 10)
        )
        body += piece(
            view.viewpoint, f"spend-{spent}", cell, 46, 28, x=round(left, 1), y=middle - 14, choices=(f"spend:{spent}",),
            r=8, badge=8.4,
        )  # fmt: skip
        left += 54
    then = view.say("board-hand-discarded")
    return body + text(left + 6, middle + 4.5, fitted(then, x + w - left - 14, 11.5), "caption", 11.5)


def _total(value: int, x: float, y: float) -> str:
    return text(x, y + 5.5, "=", "caption", 16, "middle") + text(x + 12, y + 8, value, "number", 22)


@lru_cache(maxsize=128)
def _addend(card: Card, x: float, y: float) -> str:
    look = LOOKS[card.breed]
    body = rect(x, y - 15, 40, 30, 6, "bar chip-edge") + portrait(look, x + 26, y + 2, 27)
    return group(body + text(x + 9, y + 5.6, card.value, "chip-t", 16, "middle"), cls=look.cls)


# ------------------------------------------------------------ fleet

STEP = FLEET.w / 11.6
PRICE = (76.0, 27.0)
"""Of the box below a ship: how far below its top, and how high."""


def _fleet(view: BoardView, step: int) -> str:
    body = _section(view, FLEET, 3, step, view.say("board-loading-step"))
    for ship, (x, y) in zip(view.g.fleet, _berths(view), strict=True):
        if step > 3:
            body += ship_piece(view, ship, x, y)
            continue
        why = out_of_reach(view, ship)
        drawn = ship_piece(view, ship, x, y, 1, (SHIP[0], PRICE[0] + PRICE[1]))
        body += (group(drawn, cls="beyond") if why else drawn) + _price(view, ship, why, x, y + PRICE[0])
        if not why and (more := ship.value - reach(view)[0]) > 0:
            body += rect(x + 26, y - 17, 34, 15, 7.5, "reach-bg more") + icon("certificate", x + 35, y - 9.5, 10.5, "reach-i")
            body += text(x + 43, y - 5.5, f"+{more}", "reach-t", 11)
    x, y = FLEET.x + FLEET.w - 62, FLEET.y + 34
    words = view.say("board-to-come", count=len(view.g.pile))
    return body + ship_pile(len(view.g.pile), x, y) + text(x + 26, y + 66, words, "caption", 11, "middle")


def _berths(view: BoardView) -> list[tuple[float, float]]:
    return [
        (FLEET.x + 10 + place * min(STEP, (FLEET.w - 90) / len(view.g.fleet)), FLEET.y + 31)
        for place in range(len(view.g.fleet))
    ]


def _price(view: BoardView, ship: Ship, why: str, x: float, y: float) -> str:
    """What loading costs now, or why it cannot be."""
    (w, _), h = SHIP, PRICE[1]
    if why:
        return rect(x, y, w, h, 6, "price-box none") + text(
            x + w / 2, y + 17.5, fitted(why, w - 4, 11), "caption", 11, "middle"
        )
    grain, dollars = price(view.own, ship, view.own.grain)
    body, middle = rect(x, y, w, h, 6, "price-box"), x + w / 2
    gain = SHIP_ACTIONS[ship].gain[0] if ship in SHIP_ACTIONS else None
    if not grain and not dollars:
        words = f"+${gain.amount}" if gain is not None and gain.name == "dollars" else view.say("board-free")
        return body + text(middle, y + 18, words, "money", 12.5, "middle")
    if not grain:
        return body + text(middle, y + 18, f"{MINUS}${dollars}", "cost", 12.5, "middle")
    left = middle - (14 if dollars else 0)
    body += text(left - 2, y + 18, f"{MINUS}{grain}", "cost", 12.5, "end") + icon("grain", left + 7, y + 13.5, 14.5, "grain-i")
    return body + (text(middle + 22, y + 18, f"{MINUS}${dollars}", "cost", 12.5, "middle") if dollars else "")


def _dearer(view: BoardView) -> str:
    """For every delivery that may be chosen: which ships cost more pesos afterwards."""
    return "".join(
        preview(
            f"deliver:{space.id}",
            "".join(_more(view, ship, *at, left) for ship, at in zip(view.g.fleet, _berths(view), strict=True)),
        )
        for space, left in grain_left(view)
    )


def _more(view: BoardView, ship: Ship, x: float, y: float, grain: int) -> str:
    more = price(view.own, ship, grain)[1] - price(view.own, ship, view.own.grain)[1]
    if not more or out_of_reach(view, ship):
        return ""
    body = rect(x + 52, y + PRICE[0] - 9, 36, 16, 8, "dearer")
    return body + text(x + 70, y + PRICE[0] + 3, f"+${more}", "dearer-t", 11, "middle")


# ------------------------------------------------------------ foresight


def _foresight(view: BoardView, supply: Supply, box: Bounds, number: int, step: int) -> str:
    """Two tiles, and for each of them where it would go."""
    body = _section(view, box, number, step, view.say("board-foresight-of", letter=supply.letter))
    w, h, asked = (box.w - 24) / 2, box.h - 40, asked_supply(view) is supply
    seen: set[Tile] = set()
    for place, tile in enumerate(supply.foresight):
        x, y = box.x + 8 + place * (w + 8), box.y + 32
        if tile is None:
            body += rect(x, y, w, h, 8, "slot")
            continue
        choices = (f"foresee:{tile.id}",) if asked and tile not in seen else ()
        seen.add(tile)
        body += piece(
            view.viewpoint, f"foresight-{supply.letter}-{place}", _landing(view, tile, w, h), w, h, x=round(x, 1), y=y,
            choices=choices, help=help_of(tile), r=8, badge=9,
        )  # fmt: skip
    return body


def _landing(view: BoardView, tile: Tile, w: float, h: float) -> str:
    middle, x = h / 2, 82
    body = rect(0, 0, w, h, 8, "district") + group(tile_picture(tile, view.fees, 48, 42), 10, middle - 21)
    body += path(f"M{x - 18} {middle:g}h10m-3.5-3.5 3.5 3.5-3.5 3.5", "sign-arrow")
    columns = PLAYER_COUNTS[view.seats].columns
    if isinstance(tile, Worker):
        row = token_row(view.g.jobs, columns)
        free = (row + 1) * columns - len(view.g.jobs)
        words, more = view.say("board-row", row=row + 1), view.say("board-free-places", count=free)
        body += _crossing(ROWS[row].arrow, x + 10 + width(more, 12), middle + 9)
    else:
        assert isinstance(tile, Farmer)
        space = free_space(view.g, tile)
        words = view.say("board-zone-full") if space is None else view.say("board-space-of", space=space.id)
        more = "" if space is None else f"${space.dollars}"
    body += text(x, middle - 3, fitted(words, w - x - 4, 12, True), "name", 12)
    return body + text(x, middle + 13, more, "money" if more.startswith("$") else "caption", 12)


def _crossing(arrow: str, x: float, y: float) -> str:
    """What the row brings once it is full."""
    if arrow in ANCHORS:
        return anchor(arrow, x + 10, y, 7.2)
    if arrow == "refill":
        return rect(x - 2, y - 8, 24, 15, 7.5, "refill") + icon("cattle-head", x + 10, y - 0.5, 12, "refill-i")
    return ""
