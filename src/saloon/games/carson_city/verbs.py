"""Every question of the game and every value it can take: notation, action space, index of the help."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from saloon.engine import PASS, Value, Verb
from saloon.games.carson_city.components import (
    BUILDINGS,
    CASH,
    COWBOYS,
    DUEL_VALUES,
    EDGES,
    FINISH,
    FORMS,
    KEEP,
    LAY,
    MONEY,
    NO,
    PADDOCKS,
    PEOPLE,
    POINT,
    REMINDERS,
    ROW,
    SHARE,
    SPACES,
    TOWN,
    WAIT,
    WEAPONS,
    YES,
)
from saloon.games.carson_city.rules.beginning import CREW, FAME, LAND, POWER_SETS
from saloon.games.carson_city.rules.ending import BANKERS_OFFER
from saloon.games.carson_city.rules.placing import BACK, HORSE, HORSE_BACK, ROAD, WHITE_BACK

DIE = range(1, 7)
MAX_MONEY = 999
"""More than anybody could have."""
_ACTIONS = tuple(space for space in SPACES if space not in REMINDERS)
_ON_BOARD = (*_ACTIONS, *TOWN)
_TARGETS = (*_ON_BOARD, *PADDOCKS)


def _verb(*values: Value, parts: tuple[str, ...] = ("value",)) -> Verb:
    """At most questions roads may be laid first."""
    return Verb((*values, LAY), parts)


VERBS = {
    "fame": Verb(tuple(FAME), ("points", "loan")),
    "crew": Verb(tuple(CREW), ("cowboys", "revolvers")),
    "land": Verb(tuple(LAND), ("roads", "parcels")),
    "powers": Verb(tuple(POWER_SETS), ("connections", "second", "sharpshooter")),
    "stake": Verb(tuple(range(100)), ("money",)),
    "settle": Verb(TOWN, ("parcel",)),
    "hall": Verb(TOWN, ("parcel",)),
    "hall_road": Verb(EDGES, ("edge",)),
    "road": Verb((*EDGES, PASS), ("edge",)),
    "mover": Verb(TOWN, ("parcel",)),
    "take": _verb(*PEOPLE, parts=("person",)),
    "second": _verb(*PEOPLE, PASS, parts=("person",)),
    "profit": _verb(CASH, WAIT),
    "tile_of_row": _verb(*ROW, PASS, parts=("space",)),
    "parcel": _verb(*TOWN, PASS, parts=("parcel",)),
    "pioneer": _verb(*TOWN, PASS, parts=("parcel",)),
    "recruit": _verb(1, 2, 3, PASS, parts=("count",)),
    "arm": _verb(1, 2, PASS, parts=("count",)),
    "tax": _verb(WEAPONS, MONEY),
    "glory": _verb(0, 1, 2, parts=("count",)),
    "lot": Verb(TOWN, ("parcel",)),
    "bid": Verb((*range(1, MAX_MONEY + 1), PASS), ("money",)),
    "place": _verb(*_TARGETS, PASS, parts=("target",)),
    "form": Verb(FORMS, ("form",)),
    "horse": Verb((*PADDOCKS, PASS), ("paddock",)),
    "again": Verb(
        (*_ACTIONS, *TOWN, *((target, how) for target in (*_ACTIONS, *TOWN) for how in (BACK, WHITE_BACK)), FINISH, PASS),
        ("target", "how"),
    ),
    "shift": Verb((*_ON_BOARD, PASS), ("target",)),
    "kit": Verb(
        (
            *product(_TARGETS, (*FORMS, BACK, WHITE_BACK)),
            *product(PADDOCKS, (HORSE, HORSE_BACK)),
            *((edge, ROAD) for edge in EDGES),
            FINISH,
        ),
        ("target", "how"),
    ),
    "wages": _verb(CASH, *PADDOCKS, PASS),
    "collect": _verb(*range(COWBOYS + 2), parts=("count",)),
    "perform": _verb(*_ON_BOARD, PASS, parts=("target",)),
    "next_duel": Verb((*_ACTIONS, *TOWN), ("target",)),
    "tile": Verb((*DUEL_VALUES, *combinations_with_replacement(DUEL_VALUES, 2)), ("one", "two")),
    "fresh": Verb((YES, NO)),
    "die": Verb((*DIE, *combinations_with_replacement(DIE[::-1], 2)), ("one", "two")),
    "reroll": Verb((*DIE, PASS), ("one",)),
    "heal": Verb((*_ACTIONS, PASS), ("space",)),
    "bury": Verb((MONEY, POINT)),
    "buy_parcel": _verb(*TOWN, PASS, parts=("parcel",)),
    "buy_building": _verb(*ROW, PASS, parts=("space",)),
    "build": _verb(*TOWN, KEEP, parts=("parcel",)),
    "unpack": _verb(*BUILDINGS, PASS, parts=("building",)),
    "house": _verb(*TOWN, KEEP, parts=("parcel",)),
    "consent": Verb((YES, NO)),
    "bounty": _verb(POINT, SHARE),
    "blast": _verb(*TOWN, PASS, parts=("parcel",)),
    "stud": _verb(*TOWN, PASS, parts=("parcel",)),
    "double": _verb(*BUILDINGS, CASH, PASS),
    "points": _verb(*range(MAX_MONEY // 2 + 1), parts=("count",)),
    "banker": _verb(*BANKERS_OFFER, PASS, parts=("points",)),
    "spend": _verb(*range(MAX_MONEY + 1), parts=("money",)),
}
