"""The map: what is free, served, occupied; prices and incomes (rulebook p. 6 to 8, 11 and 12)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saloon.engine import Seat
from saloon.games.carson_city.components import (
    BANK,
    BLACKSMITH,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    FULL_LINE,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    INDEX,
    INLAND,
    LEVELS,
    MINE,
    MOUNTAIN,
    NEAR,
    NEIGHBOURS,
    NOBODY,
    NUMBERS,
    PRISON,
    RANCH,
    RIVER,
    SCHOOL,
    SIDE,
    STATION,
    TOWN,
    WHOLE_TOWN,
    Building,
    Parcel,
    Piece,
    bits_of,
)
from saloon.games.carson_city.options import banks
from saloon.games.carson_city.rules.sets import INDICES_OF, around, listed, parcels_in
from saloon.games.carson_city.state import Player, State

# ------------------------------------------------------------ parcels


def served(g: State, index: int) -> bool:
    """A road touches one of its corners."""
    return bool(g.served >> index & 1)


def outlaw_on(g: State, index: int) -> bool:
    return bool(g.outlaws) and TOWN[index] in g.outlaws


def outlawed(g: State) -> int:
    """The parcels with an outlaw, as bits."""
    return bits_of(INDEX[parcel] for parcel in g.outlaws) if g.outlaws else 0


def is_open_to_buy(g: State, index: int) -> bool:
    """Unowned, neither river nor city hall; a house or a mountain may stand on it."""
    return bool(g.unowned >> index & 1)


def parcels_to_have(g: State) -> list[Parcel]:
    """Parcels that a card may give: never one with an outlaw."""
    return parcels_in(g.unowned & ~outlawed(g))


def price(g: State, index: int) -> int:
    """One dollar, and one for each of the nine parcels with a building, a mountain or a house."""
    return 1 + ((NEAR[index] | 1 << index) & ~(g.vacant | g.river)).bit_count()


def owned(g: State, seat: Seat, *kinds: object) -> int:
    """How many pieces of these kinds stand on parcels of the seat."""
    return sum(1 for index in occupied_by(g, seat) if g.land[index] in kinds)


def occupied_by(g: State, seat: Seat) -> list[int]:
    """Parcels of the seat on which something stands."""
    owner = g.owner
    return [index for index in listed(INDICES_OF, taken(g)) if owner[index] == seat]


def taken(g: State) -> int:
    """Parcels on which something stands and which cannot be bought: somebody's, the river, the city hall; as bits."""
    return WHOLE_TOWN & ~(g.vacant | g.unowned)


def parcels_owned(g: State, seat: Seat) -> int:
    return g.owner.count(seat)


def buildings_of(g: State, seat: Seat) -> list[int]:
    return [index for index in occupied_by(g, seat) if isinstance(g.land[index], Building)]


def give_parcel(g: State, player: Player, parcel: Parcel) -> None:
    index = INDEX[parcel]
    g.owner[index] = player.seat
    g.unowned &= ~(1 << index)
    player.titles -= 1


def put_piece(g: State, index: int, piece: Piece | None) -> None:
    """Something onto a parcel, in place of what stands there; or nothing."""
    bit = 1 << index
    g.land[index] = piece
    g.vacant = g.vacant | bit if piece is None else g.vacant & ~bit
    g.houses = g.houses | bit if piece is HOUSE else g.houses & ~bit
    if piece is RIVER:
        g.river |= bit
    if piece is RIVER or piece is CITY_HALL:
        g.unowned &= ~bit


# ------------------------------------------------------------ houses


def may_become_townhouses(g: State) -> int:
    """Houses whose eight neighbours all exist and are built on, natural, or owned; as bits."""
    houses = g.houses & INLAND
    return houses & ~around(g.vacant & g.unowned) if houses else 0


def house_spots(g: State) -> int:
    """Where one more house can stand: a free served parcel, or as a townhouse; whose it is, is another question. As bits."""
    return (g.vacant & g.served | may_become_townhouses(g)) & ~outlawed(g)


# ------------------------------------------------------------ building


def sites(g: State, player: Player, building: Building) -> list[Parcel]:
    """Own free parcels where the building may stand, as far as roads and banks go."""
    free = listed(INDICES_OF, g.vacant & ~g.unowned & ~outlawed(g))
    return [TOWN[index] for index in free if g.owner[index] == player.seat and _suits(g, index, building)]


def _suits(g: State, index: int, building: Building) -> bool:
    if building is STATION:
        return _on_a_line(g, index)
    if building is SCHOOL and not _school_allowed(g, index):
        return False
    return not building.road or served(g, index)


def _on_a_line(g: State, index: int) -> bool:
    """A side of the parcel lies on a straight line of roads across the whole map."""
    row, column = divmod(index, SIDE)
    if FULL_LINE in (g.across[row], g.across[row + 1]):
        return True
    return any(all(bits >> line & 1 for bits in g.down) for line in (column, column + 1))


def _school_allowed(g: State, index: int) -> bool:
    """With the river, one school on each bank."""
    if not g.river:
        return True
    bank = _banks(g.river)
    return not any(piece is SCHOOL and bank[other] == bank[index] for other, piece in enumerate(g.land))


@lru_cache(maxsize=64)
def _banks(river: int) -> dict[int, int]:
    return banks(listed(INDICES_OF, river))


# ------------------------------------------------------------ incomes


def symbols(g: State, index: int, seat: Seat) -> int:
    """House symbols around that count for the seat's shops: its own, and those of nobody."""
    land, owner = g.land, g.owner
    return sum(
        piece.symbols for other in NEIGHBOURS[index] if (piece := land[other]) is not None and owner[other] in (NOBODY, seat)
    )


def income(g: State, index: int) -> int:
    """What a building pays now, with the city hall's level, within its cap."""
    building = g.land[index]
    assert isinstance(building, Building)
    found = _formula(building, *income_counts(g, index))
    if has_level(g, index):
        found += building.step
    return min(found, building.cap) if building.cap else found


def has_level(g: State, index: int) -> bool:
    """Whether the city hall raises the income of this building by a level."""
    return g.hall is not None and g.hall == g.owner[index] and g.land[index] in LEVELS


FED_BY: Final[dict[Piece | None, Piece]] = {DRUGSTORE: RANCH, BANK: MINE}
"""Shops that also earn by what else of one kind their owner has."""


def income_counts(g: State, index: int) -> tuple[int, int]:
    """The two numbers that an income is made of: what lies around, and what else its owner has."""
    building, seat = g.land[index], g.owner[index]
    if building is RANCH:
        return (NEAR[index] & (g.vacant | g.river)).bit_count(), 0
    if building is MINE:
        mountains = sum(1 for other in NEIGHBOURS[index] if g.land[other] is MOUNTAIN and g.owner[other] in (NOBODY, seat))
        return mountains, int(NEAR[index] & g.river != 0)
    if building is GENERAL_STORE:
        around = [(g.owner[other], piece.symbols) for other in NEIGHBOURS[index] if (piece := g.land[other]) is not None]
        own = sum(count for owner, count in around if owner == seat)
        return own, sum(count for _, count in around) - own
    if building is BLACKSMITH:
        return g.round, owned(g, seat, RANCH)
    if building in FED_BY:
        return symbols(g, index, seat), owned(g, seat, FED_BY[building])
    return symbols(g, index, seat), 0


def _formula(building: Building, around: int, others: int) -> int:
    if building is RANCH:
        return max(1, around)
    if building is HOTEL:
        return HOTEL.cap
    if building is GENERAL_STORE:
        return building.step * (2 * around + others)
    return building.step * (around + others)


def protected(g: State, index: int) -> bool:
    """A church of the same owner stands beside it."""
    seat = g.owner[index]
    return any(g.land[other] is CHURCH and g.owner[other] == seat for other in NEIGHBOURS[index])


def beside_prison(g: State, index: int) -> bool:
    return any(g.land[other] is PRISON for other in NEIGHBOURS[index])


def all_symbols(g: State) -> int:
    """House symbols of the whole town."""
    return sum(piece.symbols for piece in g.land if piece is not None)


def highest_price() -> int:
    return NUMBERS["highest_price"]
