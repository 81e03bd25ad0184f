"""The player aid: a round, the track, duels, land and roads, every building, points; and the variants in play."""

from __future__ import annotations

from functools import partial

from saloon.drawing.icons import icon
from saloon.drawing.shapes import group, sign, text
from saloon.engine.aid import Block, Row
from saloon.games.carson_city.board.own import EFFECTS
from saloon.games.carson_city.board.pieces import at_size, cowboy, house, mountain, small_tile, stick, townhouse
from saloon.games.carson_city.board.track import ICONS
from saloon.games.carson_city.components import (
    AMMO,
    BUILDINGS,
    CHURCH,
    CITY_HALL,
    GANGS,
    HOTEL,
    INC_BUILDINGS,
    INC_GAMBLING,
    INC_GUNS,
    INC_PARCELS,
    NUMBERS,
    PADDOCKS,
    PARCELS,
    PURCHASES,
    RANCH,
    RECRUITS,
    ROAD1,
    ROADS3,
    ROW,
    SCHOOL,
    SPACES,
    STATION,
    VP_BUILDINGS,
    VP_GUNS,
    VP_PARCELS,
    WAGES,
    Building,
    Space,
)
from saloon.games.carson_city.options import Options

drawn = partial(sign, cls="carson")
SMALL = 24
PIECE = 30
TRACK_SIGN = (46, 40)


def marked(name: str, cls: str = "glyph") -> str:
    return drawn(icon(name, SMALL / 2, SMALL / 2, 20, cls), SMALL, SMALL)


def piece(picture: str) -> str:
    """What stands on a parcel, small."""
    return drawn(at_size(picture, 0, 0, PIECE), PIECE, PIECE)


# ------------------------------------------------------------ a round

ROUND = Block(
    "round",
    "phases",
    (
        Row("choose"),
        Row("place"),
        Row("act"),
        Row("settle", values={"money": NUMBERS["spend_points"], "first": RECRUITS[1], "later": RECRUITS[2]}),
    ),
    asides=(Row("renounce"), Row("roads")),
)


# ------------------------------------------------------------ the track


def numbered(numbers: str, glyph: str, cls: str = "glyph") -> str:
    """A sign of the track with its place in the order below it."""
    w, h = TRACK_SIGN
    return drawn(icon(glyph, w / 2, 13, 24, cls) + text(w / 2, h - 1, numbers, "number", 12, "middle"), w, h)


def space(here: Space, **values: int) -> Row:
    return Row(here.id, numbered(str(here.order), ICONS[here.id]), values)


DEAR, CHEAP = ROW[-1], ROW[0]
FIRST_PRICE, LAST_PRICE = PURCHASES[0], PURCHASES[-1]

TRACK = Block(
    "track",
    "tiles",
    (
        space(WAGES, money=NUMBERS["wages"]),
        space(AMMO, strength=NUMBERS["ammo"]),
        space(ROADS3, roads=NUMBERS["roads"]),
        space(ROAD1),
        space(PARCELS),
        Row("row", numbered(f"{DEAR.order}–{CHEAP.order}", "building"), {"dear": DEAR.price, "cheap": CHEAP.price}),
        space(INC_PARCELS, money=NUMBERS["parcel_income"]),
        space(INC_GUNS, money=NUMBERS["gun_income"]),
        space(INC_GAMBLING),
        space(INC_BUILDINGS),
        Row("points", numbered("", "vp", "vp"), {"cheap": FIRST_PRICE.price, "dear": LAST_PRICE.price}),
        *(Row(here.id, numbered("", ICONS[here.id])) for here in (VP_GUNS, VP_PARCELS, VP_BUILDINGS)),
    ),
    asides=(Row("order", values={"first": INC_BUILDINGS.order + 1, "last": len(SPACES)}),),
)


# ------------------------------------------------------------ duels, land

DUEL = Block(
    "duel",
    "steps",
    (Row("strength", values={"ammo": NUMBERS["ammo"]}), Row("die"), Row("winner"), Row("losers")),
    asides=(Row("attack"),),
)

COWBOY = drawn(group(cowboy(0, scale=0.8), 12, 13), SMALL, SMALL)
LAND = Block(
    "land",
    "signs",
    (
        Row("price", COWBOY, {"most": NUMBERS["highest_price"]}),
        Row("road", drawn(group(stick(20, level=True), 2, 12), SMALL, SMALL)),
        Row("house", piece(house())),
        Row("townhouse", piece(townhouse())),
        Row("mountain", piece(mountain())),
    ),
)


# ------------------------------------------------------------ buildings


def building(tile: Building) -> Row:
    """What it earns or does."""
    figures = {"step": tile.step, "cap": tile.cap, "double": 2 * tile.step, "houses": tile.houses, "revolvers": tile.revolvers}
    return Row(tile.id, drawn(small_tile(tile, PIECE), PIECE, PIECE), figures)


EVERY_BUILDING = Block(
    "buildings",
    "tiles",
    [building(tile) for tile in BUILDINGS],
    asides=(
        Row("needs"),
        Row("symbols", values={tile.id: tile.symbols for tile in (RANCH, HOTEL, CHURCH, SCHOOL, CITY_HALL, STATION)}),
        Row("whose"),
    ),
)


# ------------------------------------------------------------ points


def points(category: str, icon: str, **values: int) -> Row:
    return Row(category, marked(icon), values, f"category-{category}")


POINTS = Block(
    "points",
    "points",
    (
        points("play", "trophy"),
        points("money", "coin", money=NUMBERS["money_points"]),
        points("buildings", "building", points=NUMBERS["piece_points"]),
        points("houses", "house", points=NUMBERS["piece_points"]),
        points("mountains", "mountain", points=NUMBERS["piece_points"]),
        points("station", "station"),
    ),
    asides=(Row("end"),),
)


# ------------------------------------------------------------ variants


def by_the_river(seats: int, options: Options) -> bool:
    return options.river != "none"


def with_outlaws(seats: int, options: Options) -> bool:
    return options.outlaws


def with_horses(seats: int, options: Options) -> bool:
    return options.horses


def with_tiles(seats: int, options: Options) -> bool:
    return options.might_is_right


RIVER = Block(
    "river",
    "signs",
    (
        Row("bridge", drawn(group(stick(20, level=True, bridge=True), 2, 12), SMALL, SMALL)),
        Row("incomes", marked("hazard-flood", "wave")),
        Row("points", marked("vp", "vp"), {"points": NUMBERS["bridge_points"], "usual": NUMBERS["piece_points"]}),
    ),
    played=by_the_river,
)

OUTLAWS = Block(
    "outlaws",
    "table",
    (
        Row("strength", cells=[gang.strength for gang in GANGS.values()]),
        Row("points", cells=[gang.points for gang in GANGS.values()]),
        Row("newcomers", cells=[gang.newcomers for gang in GANGS.values()]),
    ),
    head=Row(cells=tuple(GANGS)),
    asides=(Row("robs", marked("outlaw")), Row("fight")),
    played=with_outlaws,
)

HORSES = Block(
    "horses",
    "signs",
    [Row(f"paddock_{each.id}", marked(glyph), {"hat": each.hat}) for each, glyph in zip(PADDOCKS, EFFECTS, strict=True)],
    asides=(Row("play", values={"money": NUMBERS["horse_price"]}), Row("end")),
    played=with_horses,
)

TILES = Block(
    "tiles",
    "steps",
    (Row("choose"), Row("supply", values={"count": NUMBERS["tile_draw"]})),
    played=with_tiles,
)

AID = (ROUND, TRACK, DUEL, LAND, EVERY_BUILDING, POINTS, RIVER, OUTLAWS, HORSES, TILES)
