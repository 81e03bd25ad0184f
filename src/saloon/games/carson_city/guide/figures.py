"""The figures of the guide, drawn with the town, the track, the cards and the pieces of the table."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.counters import coin, rosette
from saloon.drawing.figures import arrow, badge, strike, words
from saloon.drawing.icons import icon
from saloon.drawing.shapes import group, rect, text
from saloon.engine.guide import Figure
from saloon.games.carson_city.board.ground import CELL, OUTLINES, SIZE
from saloon.games.carson_city.board.pieces import at_size, building_tile, house, mountain, stick
from saloon.games.carson_city.board.town import town
from saloon.games.carson_city.board.track import phone_track, wide_track
from saloon.games.carson_city.board.view import recalled
from saloon.games.carson_city.components import (
    HOTEL,
    INDEX,
    NUMBERS,
    PURCHASES,
    RANCH,
    RECRUITS,
    ROUNDS,
    SALOON,
    TOWN,
    Parcel,
    Person,
)
from saloon.games.carson_city.guide.brushes import PHONE, SUM, card, cut, drawn, panel, shot, space, stand
from saloon.games.carson_city.guide.scene import hold, offer, place, scene, seen
from saloon.games.carson_city.rules.town import income, price, served
from saloon.games.carson_city.state import State

COLUMN = (300, 176)
"""Of figures that stand side by side."""
WIDE = 768


# ------------------------------------------------------------ a town in the third round


@lru_cache(maxsize=1)
def carson() -> State:
    """Three players, a few buildings each, and cowboys everywhere."""
    town = "\n".join((
        ". . . . . . . .",
        ". . ^ . . ^ . .",
        ". m1 .1 h .0 . . .",
        ". ^ . s0 h d0 r2 .",
        ". . b1 h h2 . . .",
        ". .0 r0 .1 o2 ^ . .",
        ". . ^ . . . .2 .",
        ". . . . . . . .",
    ))  # fmt: skip
    g = scene(town, roads="44 45 h53 v43 h25", seats=3, round=2)
    offer(hold(g, "4Y", "2Y", "6Y"), "mine", "church", "hotel", "drugstore", "saloon", "bank", "ranch")
    cowboys = ((0, "wages"), (1, "ammo"), (0, "ammo"), (2, "roads3"), (1, "b10"), (0, "b6"), (2, "inc_gambling"), (1, "vp3"))
    place(g, *cowboys, (2, "56"), (0, "43"), (1, "56"))
    for player, money, points, reserve in zip(g.players, (14, 19, 8), (4, 2, 5), (2, 1, 3), strict=True):
        player.money, player.points, player.reserve, player.supply = money, points, reserve, 3
    return g


# ------------------------------------------------------------ the game in one picture


def story(language: str) -> str:
    w, h = 1000, 372
    body = panel(0, 0, w, h)
    for at, id in enumerate(("2Y", "4Y", "7Y")):
        body += card(language, id, 20 + at * 102, 70 + at * 46, 90, 1.1)
    body += _track_of_story(language, 350, 22)
    body += cut(carson(), language, (2, 2, 5, 5), 640, 13, 1)
    body += badge(1, 30, 62, 15) + badge(2, 336, 30, 15) + badge(3, 336, 290, 15) + badge(4, 640, 196, 15)
    return drawn(w, h, body, language, "story")


def _track_of_story(language: str, x: float, y: float) -> str:
    """Four spaces with cowboys, and the duel that two of them will fight."""
    size, row = (126, 104), (126, 128)
    body = space(language, "wages", x, y, size, 0) + space(language, "ammo", x + 134, y, size, 0, 1)
    body += space(language, "b10", x, y + 112, row, 1, tile=RANCH) + space(
        language, "b6", x + 134, y + 112, row, 0, tile=SALOON
    )
    return body + _shots_of_story(x + 16, y + 276)


def _shots_of_story(x: float, y: float) -> str:
    return shot(x, y, 0, 2, 2, 4) + shot(x, y + 38, 1, 1, 1, 5)


def story_tall(language: str) -> str:
    """For a phone: the same from top to bottom."""
    w, h = PHONE, 668
    body = panel(0, 0, w, h)
    for at, id in enumerate(("2Y", "4Y", "7Y")):
        body += card(language, id, 34 + at * 98, 14, 92)
    size = (150, 104)
    body += space(language, "wages", 26, 152, size, 0) + space(language, "ammo", 184, 152, size, 0, 1)
    body += _shots_of_story(48, 284) + cut(carson(), language, (2, 2, 5, 5), 13, 348, 0.9)
    body += badge(1, 20, 22) + badge(2, 20, 160) + badge(3, 20, 284) + badge(4, 20, 356)
    return drawn(w, h, body, language, "story")


# ------------------------------------------------------------ a round


def choose(language: str) -> str:
    w, h = COLUMN
    body = panel(0, 0, w, h)
    for at, id in enumerate(("2Y", "4Y", "6Y")):
        x = 12 + at * 94
        body += (
            card(language, id, x, 10, 88) + stand(x + 30, 155, [(1, 0, 2)[at]]) + words(x + 48, 160, f"{at + 1}.", cls="sum")
        )
    return drawn(w, h, body, language, "choose")


def place_figure(language: str) -> str:
    w, h = COLUMN
    say = recalled(language)
    body = panel(0, 0, w, h) + space(language, "ammo", 12, 12, (134, 104), 0, 1)
    body += cut(carson(), language, (5, 6, 1, 2), 154, 12, 1) + words(80, 140, say("figure-place.duel"), 130, anchor="middle")
    body += words(223, 103, say("figure-place.land"), 130, anchor="middle")
    return drawn(w, h, body, language, "place")


STEPS = (
    ("1", "coin"),
    ("2", "revolver"),
    ("3–4", "road"),
    ("5", "house"),
    ("6–12", "building"),
    ("13–15", "bank"),
    ("16", "coin"),
    ("17–23", "vp"),
)
"""Spaces of the track that belong together."""


def act(language: str) -> str:
    w, h = COLUMN
    body = panel(0, 0, w, h)
    for at, (numbers, glyph) in enumerate(STEPS):
        row, column = divmod(at, 4)
        x, y = 14 + column * 70, 14 + row * 78
        body += rect(x, y, 62, 70, 8, "place") + icon(glyph, x + 31, y + 26, 28, "vp" if glyph == "vp" else "glyph")
        body += words(x + 31, y + 60, numbers, anchor="middle", cls="strong")
    return drawn(w, h, body, language, "act")


def settle(language: str) -> str:
    return _settle(language, WIDE, 92, (0, 0), (470, 46))


def settle_tall(language: str) -> str:
    return _settle(language, PHONE, 172, (4, 0), (40, 136))


def _settle(language: str, w: float, h: float, purse: tuple[float, float], newcomers: tuple[float, float]) -> str:
    """The sheriff with a little too much money; then new cowboys."""
    say = recalled(language)
    money, limit, spent = 28, Person.of("1Y").limit, NUMBERS["spend_points"]
    sums = coin(40, 46, money, 24) + words(76, 51, say("board-limit", limit=limit), cls="strong")
    sums += arrow(172, 46, 206, 46) + coin(242, 46, money - spent, 24) + text(280, 52, "+", "fig-t sum", 19, "middle")
    sums += rosette(316, 46, spent // NUMBERS["spend_points"], 20)
    fresh = words(0, 6, f"+{RECRUITS[1]}", cls="sum", size=19) + stand(104, -1, [0] * RECRUITS[1], 150)
    body = panel(0, 0, w, h) + group(sums, *purse) + group(fresh, *newcomers)
    return drawn(w, h, body, language, "settle", money=money, limit=limit, spent=spent)


# ------------------------------------------------------------ the board


def board(language: str) -> str:
    """The town and the track of a game in play, with six numbers on them."""
    view = seen(carson(), language)
    body = town(view) + group(wide_track(view), SIZE + 8)
    places = ((1, 62, 520), (2, 270, 236), (3, 590, 24), (4, 590, 170), (5, 590, 336), (6, 590, 464))
    body += "".join(badge(number, x, y, 16) for number, x, y in places)
    return drawn(1068, SIZE, body, language, "board")


def board_tall(language: str) -> str:
    view = seen(carson(), language, "phone")
    w, h, track = phone_track(view)
    shrunk = f'<g transform="scale({w / SIZE:.4g})">{town(view)}</g>'
    body = shrunk + group(track, 0, w + 10)
    top = w + 10
    places = ((1, 40, 350), (2, 180, 154), (3, 18, top + 106), (4, 18, top + 294), (5, 18, top + 432), (6, 18, top + 602))
    body += "".join(badge(number, x, y, 13) for number, x, y in places)
    return drawn(w, top + h, body, language, "board")


# ------------------------------------------------------------ the duel

SHOTS = ((0, 1, 0, 5), (1, 2, 1, 3), (2, 1, 0, 2))
"""Seat, revolvers, cowboys at home, die: two of them make the same."""


def duel(language: str) -> str:
    """The contested space, then a row for each; beside it what becomes of them."""
    h = 162
    body = panel(0, 0, WIDE, h) + space(language, "roads3", 24, 14, (190, h - 28), *(seat for seat, *_ in SHOTS))
    for at, each in enumerate(SHOTS):
        y = 34 + at * 46
        body += shot(250, y, *each) + _outcome(language, at, 546, y + 5)
    return drawn(WIDE, h, body, language, "duel")


def duel_tall(language: str) -> str:
    step = 66
    h = 24 + step * len(SHOTS)
    body = panel(0, 0, PHONE, h)
    for at, each in enumerate(SHOTS):
        y = 34 + at * step
        body += shot(34, y, *each) + _outcome(language, at, 64, y + 32)
    return drawn(PHONE, h, body, language, "duel")


def _outcome(language: str, at: int, x: float, y: float) -> str:
    say = recalled(language)
    said = (say("figure-duel.wins"), say("figure-duel.tie"), say("figure-duel.loses"))[at]
    return words(x, y, said, cls="" if at else "strong")


def loser(language: str) -> str:
    w, h = 400, 120
    say = recalled(language)
    body = panel(0, 0, w, h) + space(language, "roads3", 14, 10, (124, 100), 0)
    body += stand(170, 62, [1], scale=1.2) + arrow(190, 62, 238, 62) + rect(248, 22, 138, 76, 10, "sunk")
    body += stand(317, 50, [1, 1, 1], 100) + words(317, 86, say("figure-loser.strength"), 130, anchor="middle", cls="strong")
    return drawn(w, h, body, language, "loser")


@lru_cache(maxsize=1)
def _raided() -> tuple[State, int]:
    g = scene(". h .\n.1 s1 h\n. h .", roads="22")
    return place(g, (0, "22")), INDEX[Parcel.of("22")]


def raid(language: str) -> str:
    w, h = 400, 152
    g, index = _raided()
    pays = income(g, index)
    loot = pays // 2
    body = panel(0, 0, w, h) + cut(g, language, (1, 1, 3, 3), 8, 7, 0.667)
    body += arrow(158, 60, 214, 44, -6) + arrow(158, 92, 214, 108, 6)
    body += (
        stand(242, 44, [0], scale=1.2)
        + coin(292, 44, loot, 17)
        + stand(242, 110, [1], scale=1.2)
        + coin(292, 110, pays - loot, 17)
    )
    body += text(330, 50, f"{pays} ÷ 2", "fig-t sum", SUM)
    return drawn(w, h, body, language, "raid", income=pays, loot=loot)


# ------------------------------------------------------------ land, roads, buildings


@lru_cache(maxsize=1)
def _land_for_sale() -> tuple[State, int]:
    """A parcel among houses, saloons and a mountain, as in the rulebook's example of a price."""
    g = scene("h h ^\ns1 . .\n. . s1", roads="22")
    return place(g, (0, "22")), INDEX[Parcel.of("22")]


def example_price() -> int:
    g, index = _land_for_sale()
    return price(g, index)


def price_figure(language: str) -> str:
    w, h = COLUMN
    g, index = _land_for_sale()
    body = panel(0, 0, w, h) + cut(g, language, (1, 1, 3, 3), 8, 8, 0.773)
    body += coin(234, 66, price(g, index), 24) + words(
        234, 122, f"1 + {price(g, index) - 1}", cls="sum", size=19, anchor="middle"
    )
    return drawn(w, h, body, language, "price", price=price(g, index))


def roads(language: str) -> str:
    """Four roads and a fifth: every parcel that they serve is ticked."""
    w, h = COLUMN
    g = scene(". . . . .\n. . . . .\n. . h . .", roads="33 h23")
    ticks = "".join(icon("check", x + CELL / 2, y + CELL / 2 - 6, 30, "done") for x, y in (
        OUTLINES[parcel] for index, parcel in enumerate(TOWN) if served(g, index) and g.land[index] is None
    ))  # fmt: skip
    body = panel(0, 0, w, h) + cut(g, language, (2, 2, 3, 4), 8, 8, 0.77, ticks)
    body += group(stick(40, True), 238, 74) + words(258, 104, f"+{NUMBERS['first_roads']}", cls="sum", size=19, anchor="middle")
    return drawn(w, h, body, language, "roads")


def build(language: str) -> str:
    w, h = COLUMN
    g = scene("h s0 h\n. . .", roads="12")
    body = panel(0, 0, w, h) + space(language, "b6", 12, 20, (92, 136), 0, tile=SALOON) + arrow(110, 88, 140, 88)
    body += cut(g, language, (1, 1, 2, 3), 148, 40, 0.69)
    return drawn(w, h, body, language, "build")


EARNERS = {
    "ranch": ". h .\n. r0 ^\n. . .",
    "mine": "^ ^ .\n. m0 ^1\n. . .",
    "saloon": "h h0 .\n. s0 h1\n. . .",
    "bank": "h h0 .\n. b0 .\n. . .\n. . .\n. . .\nm0",
}
"""A building and what lies around it; the bank's owner has a mine elsewhere."""


def incomes(language: str) -> str:
    return _incomes(language, 4)


def incomes_tall(language: str) -> str:
    return _incomes(language, 2)


def _incomes(language: str, columns: int) -> str:
    say = recalled(language)
    side, gap, step = 168, 24, 226
    body = ""
    rows = -(-len(EARNERS) // columns)
    w, h = columns * side + (columns - 1) * gap, rows * step
    for at, (id, around) in enumerate(EARNERS.items()):
        row, column = divmod(at, columns)
        x, y = column * (side + gap), row * step
        g = scene(around, roads="22")
        body += cut(g, language, (1, 1, 3, 3), x, y, side / (3 * CELL))
        name = say(f"building-{id}")
        body += words(x + side / 2, y + side + 20, name[:1].upper() + name[1:], anchor="middle", cls="strong")
        said = say(f"figure-incomes-{id}", money=income(g, INDEX[Parcel.of("22")]))
        body += words(x + side / 2, y + side + 38, said, side, anchor="middle")
    return drawn(w, h, body, language, "incomes")


def townhouse(language: str) -> str:
    """The last neighbour is owned: now the house may grow."""
    w, h = 400, 152
    around = ("h {} ^\ns0 {} b1\n.1 h d0").format
    g, then = (scene(around(".0", sign), roads="22") for sign in ("h", "H"))
    body = panel(0, 0, w, h) + cut(g, language, (1, 1, 3, 3), 24, 8, 0.657) + arrow(176, 76, 222, 76)
    return drawn(w, h, body + cut(then, language, (1, 1, 3, 3), 240, 8, 0.657), language, "townhouse")


# ------------------------------------------------------------ points


def council(language: str) -> str:
    return _council(language, WIDE, 4)


def council_tall(language: str) -> str:
    return _council(language, PHONE, 2)


def _council(language: str, w: float, columns: int) -> str:
    """What a point costs, round by round."""
    say = recalled(language)
    gap = 12
    side = (w - gap * (columns - 1)) / columns
    h = 86 * (ROUNDS // columns) + gap * (ROUNDS // columns - 1)
    body = ""
    for round in range(1, ROUNDS + 1):
        row, column = divmod(round - 1, columns)
        x, y = column * (side + gap), row * (86 + gap)
        body += rect(x, y, side, 86, 12, "ground")
        said = say("board-round", round=round, rounds=ROUNDS)
        body += words(x + side / 2, y + 22, said, anchor="middle", cls="strong")
        for at, each in enumerate(PURCHASES):
            middle = x + side / 2 + (at - 1.5) * 42
            body += coin(middle, y + 54, each.price, 17)
            if each.last < round:
                body += strike(middle - 15, y + 69, middle + 15, y + 39)
    return drawn(w, h, body, language, "council")


def ending(language: str) -> str:
    """What stands on one's land, and what is left of the money."""
    w, h = 168, 216
    pieces = (building_tile(HOTEL, 0, None), house(), mountain())
    body = panel(0, 0, w, h)
    for at, each in enumerate(pieces):
        y = 6 + at * 50
        body += at_size(each, 16, y, 50) + arrow(78, y + 26, 104, y + 26) + rosette(134, y + 26, NUMBERS["piece_points"], 15)
    body += coin(41, 186, NUMBERS["money_points"], 17) + arrow(78, 186, 104, 186) + rosette(134, 186, 1, 15)
    return drawn(w, h, body, language, "ending")


FIGURES: dict[str, Figure] = {
    "story": story,
    "story-tall": story_tall,
    "choose": choose,
    "place": place_figure,
    "act": act,
    "settle": settle,
    "settle-tall": settle_tall,
    "board": board,
    "board-tall": board_tall,
    "duel": duel,
    "duel-tall": duel_tall,
    "loser": loser,
    "raid": raid,
    "price": price_figure,
    "roads": roads,
    "build": build,
    "incomes": incomes,
    "incomes-tall": incomes_tall,
    "townhouse": townhouse,
    "council": council,
    "council-tall": council_tall,
    "ending": ending,
}
