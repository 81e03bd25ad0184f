"""The numbers that the guide names, as the box has them."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.engine.guide import Number
from saloon.games.carson_city.components import (
    BANK,
    BLACKSMITH,
    BUILDINGS,
    CHURCH,
    CITY_HALL,
    COWBOYS,
    DRUGSTORE,
    EXTRAS,
    FIRST_TILES,
    FREE_NUMBER,
    GANGS,
    GENERAL_STORE,
    HOTEL,
    LOANS,
    MINE,
    PADDOCKS,
    POWERS,
    PRISON,
    PURCHASES,
    RANCH,
    RECRUITS,
    ROW,
    SALOON,
    SCHOOL,
    SETS,
    SHEET,
    SPACES,
    STATION,
    TOWN,
    Building,
    Person,
)
from saloon.games.carson_city.components import (
    NUMBERS as BOX,
)
from saloon.games.carson_city.guide.figures import example_price
from saloon.games.carson_city.rules.duels import DOCTOR_FEE, UNDERTAKER_FEE
from saloon.games.carson_city.rules.ending import BANKERS_OFFER

FIGURES_OF_THE_BOX = (
    *("rounds", "cowboys", "titles", "money", "first_cowboys", "first_revolvers", "first_roads", "first_parcels", "mountains"),
    *("wages", "ammo", "parcel_income", "gun_income", "spend_points", "money_points", "piece_points", "highest_price"),
    *("river_mountains", "mountain_less", "bridge_points", "least_river", "river_tiles", "budget", "tile_money", "tile_draw"),
    *("sharp_draw", "outlaws", "horse_price", "dynamite", "no_duel"),
)
PRICES = (*PURCHASES, *(space for space in ROW if space.id in ("b3", "b4", "b10", "b12")))


def _of(field: str, *buildings: Building) -> dict[str, Number]:
    return {f"{building.id}-{field}": getattr(building, field) for building in buildings}


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _bag(extras: bool) -> int:
    """Tiles in the bag at the start: all but those on the row."""
    return sum(each.count for each in BUILDINGS if extras or each not in EXTRAS) - len(FIRST_TILES)


def _sheet(line: str) -> str:
    return _listed(cost for (name, _), cost in SHEET.items() if name == line)


def _cards(ids: tuple[str, ...]) -> str:
    return ", ".join(f"{id}YR" if id == str(FREE_NUMBER) else id for id in ids)


NUMBERS: dict[str, Number] = {
    **{name.replace("_", "-"): BOX[name] for name in FIGURES_OF_THE_BOX},
    **{f"{space.id}-price": space.price for space in PRICES},
    **{f"recruits-{round}": RECRUITS[round] for round in (1, 2, 3)},
    "supply": COWBOYS - BOX["first_cowboys"],
    "spaces": len(SPACES),
    "parcels": len(TOWN),
    "example-price": example_price,
    "starter-bag": _bag(extras=False),
    "full-bag": _bag(extras=True),
    **_of("revolvers", RANCH, PRISON),
    **_of("symbols", RANCH, HOTEL, CHURCH, SCHOOL, CITY_HALL, STATION),
    **_of("step", RANCH, MINE, DRUGSTORE, BANK, SALOON, GENERAL_STORE, BLACKSMITH),
    **_of("cap", RANCH, DRUGSTORE, BANK, SALOON, HOTEL, GENERAL_STORE, BLACKSMITH),
    **_of("count", GENERAL_STORE, SCHOOL, BLACKSMITH),
    **_of("houses", SCHOOL),
    "general_store-double": 2 * GENERAL_STORE.step,
    **{f"{id}-limit": Person.of(id).limit for id in ("6Y", "2Y")},
    **{f"set-{each.id}": _cards(each.cards) for each in SETS},
    **{f"banker-{points}": money for points, money in BANKERS_OFFER.items()},
    "row-prices": _listed(space.price for space in ROW[::-1]),
    "half-prices": _listed(-(-space.price // 2) for space in ROW[::-1]),
    "doctor-fee": DOCTOR_FEE,
    "undertaker-fee": UNDERTAKER_FEE,
    **{f"sheet-{line}": _sheet(line) for line in ("cowboys", "revolvers", "parcels")},
    **{f"sheet-{line}": SHEET[f"{line}s", 1] for line in ("road", "point")},
    **{f"loan-{points}": money for points, money in LOANS.items()},
    **{f"power-{power}": cost for power, cost in POWERS.items()},
    **{f"outlaw-{die}": gang.strength for die, gang in GANGS.items()},
    **{f"outlaw-points-{die}": gang.points for die, gang in GANGS.items()},
    "hats": _listed(paddock.hat for paddock in PADDOCKS),
}
