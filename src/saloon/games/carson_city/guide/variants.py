"""Figures of the variants and of the newer buildings."""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.figures import arrow, badge, words
from saloon.drawing.icons import icon
from saloon.drawing.shapes import group, rect, text
from saloon.engine.guide import Figure
from saloon.games.carson_city.board.own import phone_own
from saloon.games.carson_city.board.pieces import small_tile, stick
from saloon.games.carson_city.board.view import recalled
from saloon.games.carson_city.components import EXTRAS, GANGS, SHEET, Parcel
from saloon.games.carson_city.guide.brushes import cut, drawn, panel, stand
from saloon.games.carson_city.guide.scene import place, scene, seen
from saloon.games.carson_city.options import Options
from saloon.games.carson_city.rules.town import income
from saloon.games.carson_city.state import State

PANEL = 238
"""Side of the four pictures of the first figure."""


@lru_cache(maxsize=1)
def _by_the_river() -> State:
    town = "\n".join((". . . ~ .", ". ^ h ~ ~", ". r0 h . ~", ". . s1 h ~", ". . . ~ ~"))
    return scene(town, roads="33 h34 v24 h35", options=Options(river="printed"))


@lru_cache(maxsize=1)
def _robbed() -> State:
    g = scene("h h .\n. s1 ^\nh . .", roads="22", options=Options(outlaws=True), round=2)
    g.outlaws, g.gang = [Parcel.of("22")], 2
    return place(g, (0, "22"))


# ------------------------------------------------------------ all of them


def variants(language: str) -> str:
    return _variants(language, 4)


def variants_tall(language: str) -> str:
    return _variants(language, 2)


def _variants(language: str, columns: int) -> str:
    """Water, duel tiles, a crowd, an outlaw and a horse."""
    side = PANEL if columns == 4 else 173
    gap = 12
    scale = side / (3 * 69)
    pictures = (
        cut(_by_the_river(), language, (2, 3, 3, 3), 0, 0, scale),
        panel(0, 0, side, side) + group(_duel_tiles((0, 3, 5)), side / 2 - 75, side / 2 - 36),
        panel(0, 0, side, side) + _crowd(side),
        cut(_robbed(), language, (1, 1, 3, 3), 0, 0, scale) + icon("horse", side - 30, side - 28, 40, "glyph"),
    )
    body = ""
    for at, picture in enumerate(pictures):
        row, column = divmod(at, columns)
        x, y = column * (side + gap), row * (side + gap)
        body += group(picture, x, y) + badge(at + 1, x + 18, y + 18, 14)
    rows = len(pictures) // columns
    return drawn(columns * (side + gap) - gap, rows * (side + gap) - gap, body, language, "variants")


def _duel_tiles(values: tuple[int, ...]) -> str:
    return "".join(
        group(rect(0, 0, 44, 72, 8, "duel-tile") + text(22, 47, value, "duel-n", 30, "middle"), at * 52)
        for at, value in enumerate(values)
    )


def _crowd(side: float) -> str:
    """Everybody reaches out at the same time."""
    middle = side / 2
    corners = ((-1, -1, 0), (1, -1, 1), (-1, 1, 2), (1, 1, 1))
    body = rect(middle - 36, middle - 30, 72, 60, 8, "place") + icon("coin", middle, middle, 34, "glyph")
    for right, down, seat in corners:
        x, y = middle + right * side * 0.34, middle + down * side * 0.34
        body += stand(x, y, [seat], scale=1.3) + arrow(x - right * 18, y - down * 18, middle + right * 42, middle + down * 36)
    return body


# ------------------------------------------------------------ one by one


def newer(language: str) -> str:
    return _newer(language, 5, 152)


def newer_tall(language: str) -> str:
    return _newer(language, 3, 119)


def _newer(language: str, columns: int, wide: float) -> str:
    say = recalled(language)
    rows = -(-len(EXTRAS) // columns)
    body = ""
    for at, building in enumerate(EXTRAS):
        row, column = divmod(at, columns)
        x, y = column * wide, row * 104
        name = say(f"building-{building.id}")
        body += group(small_tile(building, 56), x + wide / 2 - 28, y + 4, more=f' data-help="building-{building.id}"')
        body += words(x + wide / 2, y + 78, name[:1].upper() + name[1:], wide - 4, anchor="middle", cls="strong")
    return drawn(columns * wide, rows * 104, body, language, "newer")


def river(language: str) -> str:
    w, h = 400, 290
    say = recalled(language)
    body = cut(_by_the_river(), language, (1, 1, 5, 5), 0, 0, 290 / 345)
    body += group(stick(60, True, bridge=True), 318, 110) + words(348, 140, say("figure-river.bridge"), 100, anchor="middle")
    return drawn(w, h, body, language, "river")


LINES = (("cowboys", "cowboy"), ("revolvers", "revolver"), ("roads", "road"), ("parcels", "house"), ("points", "vp"))
SHOWN = 5
"""Prices of a line that are drawn."""


def sheet(language: str) -> str:
    """What everybody fills in: one, two, three of each for so many dollars."""
    w, h = 400, 212
    body = rect(0.5, 0.5, w - 1, h - 1, 12, "paper")
    for at, (line, glyph) in enumerate(LINES):
        y = 28 + at * 39
        body += icon(glyph, 34, y, 26, "vp" if glyph == "vp" else "glyph")
        prices = [cost for (name, _), cost in SHEET.items() if name == line][:SHOWN]
        for place_, cost in enumerate(prices):
            x = 72 + place_ * 66
            said = recalled(language)("note-price", dollars=cost)
            body += rect(x, y - 15, 56, 30, 7, "slot") + words(x + 28, y + 5, said, anchor="middle", cls="strong")
    return drawn(w, h, body, language, "sheet")


def duel_tiles(language: str) -> str:
    w, h = 400, 112
    body = panel(0, 0, w, h) + stand(46, 56, [0], scale=1.4) + group(_duel_tiles((0, 1, 2, 3, 4, 5)), 84, 20)
    return drawn(w, h, body, language, "duel-tiles")


def outlaws(language: str) -> str:
    w, h = 400, 152
    g = _robbed()
    pays = income(g, 9)
    strength = GANGS[g.gang].strength
    say = recalled(language)
    body = panel(0, 0, w, h) + cut(g, language, (1, 1, 3, 3), 8, 7, 0.667)
    body += words(164, 54, say("figure-outlaws.pays", half=pays // 2, income=pays), 226)
    body += words(164, 108, say("figure-outlaws.fight", strength=strength, points=GANGS[g.gang].points), 226, cls="strong")
    return drawn(w, h, body, language, "outlaws")


def horses(language: str) -> str:
    """The stable of a player, as it lies on the table."""
    g = scene(".", options=Options(horses=True), round=2)
    me = g.players[0]
    me.horses, me.stable, me.riders, me.rodeos = 1, [0, 0, 1, 1, 0], [3], 1
    w, h, body = phone_own(seen(g, language, "phone"))
    top = 244
    stable = f'<svg x="0" y="0" width="{w}" height="{h - top}" viewBox="0 {top} {w} {h - top}">{body}</svg>'
    return drawn(w, h - top, stable, language, "horses")


VARIANT_FIGURES: dict[str, Figure] = {
    "variants": variants,
    "variants-tall": variants_tall,
    "newer": newer,
    "newer-tall": newer_tall,
    "river": river,
    "sheet": sheet,
    "duel-tiles": duel_tiles,
    "outlaws": outlaws,
    "horses": horses,
}
