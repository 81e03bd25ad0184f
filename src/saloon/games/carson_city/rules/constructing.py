"""Taking, building and keeping building tiles; houses; the city hall (rulebook p. 6 to 8, 11 and 12)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from saloon.engine import PASS, Ask, Flow, Question, Value
from saloon.games.carson_city.components import (
    CHURCH,
    CITY_HALL,
    HOUSE,
    INDEX,
    KEEP,
    NEIGHBOURS,
    NO,
    NOBODY,
    ROW,
    TOUCHED_BITS,
    TOWN,
    TOWNHOUSE,
    YES,
    Building,
    Edge,
    Parcel,
    bits_of,
)
from saloon.games.carson_city.rules.duels import on, to_reserve
from saloon.games.carson_city.rules.roads import decide_anew, edges, put_road
from saloon.games.carson_city.rules.sets import INDICES_OF, listed, parcels_in
from saloon.games.carson_city.rules.town import house_spots, outlaw_on, outlawed, put_piece, sites
from saloon.games.carson_city.state import Player, State

Done = Generator[Question, Any, bool]


# ------------------------------------------------------------ building


def places(g: State, player: Player, building: Building) -> list[Parcel]:
    """Sites where the houses that the building brings could be put, if everybody agrees."""
    return [parcel for parcel in sites(g, player, building) if _room(g, 1 << INDEX[parcel], building.houses)]


def _room(g: State, taken: int, houses: int) -> bool:
    """Whether so many houses find a parcel each, none of them one of `taken`."""
    if not houses:
        return True
    spots = house_spots(g) & ~taken
    return spots.bit_count() >= houses or (houses > 1 and spots > 0 and _room_after_ring(g, taken, houses, spots))


def _room_after_ring(g: State, taken: int, houses: int, spots: int) -> bool:
    """A house may complete the ring that makes another townhouse possible: try it."""
    for spot in listed(INDICES_OF, spots):
        put_house(g, spot)
        fits = _room(g, taken | 1 << spot, houses - 1)
        take_house(g, spot)
        if fits:
            return True
    return False


def build(g: State, player: Player, building: Building, parcel: Parcel) -> Done:
    """A kept tile onto the map, then its houses; False if one of them finds no place that suits, and the tile is kept."""
    player.tiles.remove(building)
    put_up(g, player, building, parcel, source="hand")
    houses: list[int] = []
    refused: set[int] = set()
    while len(houses) < building.houses:
        spot = yield from _house_spot(g, player, houses, refused)
        if spot is None:
            take_down(g, player, building, parcel, houses)
            return False
        put_house(g, spot)
        houses.append(spot)
        g.tell("houses", player.seat, parcel=TOWN[spot])
    if building is CHURCH:
        send_attackers_home(g, player, INDEX[parcel])
    return True


def put_up(g: State, player: Player, building: Building, parcel: Parcel, source: str) -> None:
    """A tile of one's hand, of the row or of the bag, with the revolvers that it brings."""
    put_piece(g, INDEX[parcel], building)
    player.revolvers += building.revolvers
    g.issued[1] += building.revolvers
    g.tell("builds", player.seat, building=building, parcel=parcel, source=source)


def take_down(g: State, player: Player, building: Building, parcel: Parcel, houses: list[int]) -> None:
    """A building that did not come to stand, and the houses that it had brought so far."""
    for spot in houses:
        take_house(g, spot)
    put_piece(g, INDEX[parcel], None)
    player.tiles.append(building)
    player.revolvers -= building.revolvers
    g.issued[1] -= building.revolvers
    told = {"building": building, "parcel": parcel, "houses": [TOWN[spot] for spot in houses], "count": len(houses)}
    g.tell("takes_down", player.seat, **told)


def put_house(g: State, index: int) -> None:
    put_piece(g, index, TOWNHOUSE if g.land[index] is HOUSE else HOUSE)


def take_house(g: State, index: int) -> None:
    put_piece(g, index, HOUSE if g.land[index] is TOWNHOUSE else None)


def _house_spot(g: State, player: Player, houses: list[int], refused: set[int]) -> Generator[Question, Any, int | None]:
    """Where the next house stands, if the owner of the parcel agrees (p. 7).

    The builder may lay roads first; None if he would rather keep the tile, or if nothing is left.
    """

    def able() -> list[Parcel]:
        return parcels_in(house_spots(g) & ~bits_of(refused) & ~bits_of(houses))

    while player.roads or able():
        parcel = yield from decide_anew(g, player, "house", lambda: [*able(), KEEP], about=player.seat)
        if parcel is KEEP:
            return None
        if (yield from _agrees(g, player, INDEX[parcel])):
            return INDEX[parcel]
        refused.add(INDEX[parcel])
    return None


def _agrees(g: State, player: Player, index: int) -> Done:
    owner = g.owner[index]
    if owner in (NOBODY, player.seat):
        return True
    g.tell("asks_consent", player.seat, parcel=TOWN[index], rival=owner)
    answer = yield Ask(owner, "consent", [YES, NO])
    g.tell("consents" if answer is YES else "refuses", owner, parcel=TOWN[index], rival=player.seat)
    return answer is YES


def send_attackers_home(g: State, player: Player, church: int) -> None:
    """A new church protects what stands beside it; who came for an outlaw stays."""
    for other in NEIGHBOURS[church]:
        if g.owner[other] == player.seat and isinstance(g.land[other], Building) and not outlaw_on(g, other):
            for placed in on(g, TOWN[other]):
                if placed[0] != player.seat:
                    to_reserve(g, placed)
                    g.tell("sent_home", placed[0], parcel=TOWN[other])


# ------------------------------------------------------------ tiles of the row


def build_or_keep(g: State, player: Player, building: Building) -> Flow:
    """A tile just bought: build it now, or keep it for later."""
    player.tiles.append(building)
    choice: Value = KEEP
    if player.roads or places(g, player, building):
        choice = yield from _site(g, player, building)
    if choice is KEEP or not (yield from build(g, player, building, choice)):
        g.tell("keeps", player.seat, building=building)


def build_kept(g: State, player: Player) -> Flow:
    """The window after the last building space: any tiles that were kept.

    One that stays kept is offered again as soon as a road was laid or something was built, for then it may find its place.
    """
    aside: dict[Building, int] = {}  # with how many roads its owner still had then

    def able() -> list[Value]:
        return [tile for tile in dict.fromkeys(player.tiles) if aside.get(tile) != player.roads and places(g, player, tile)]

    while player.tiles and (player.roads or able()):
        tile = yield from decide_anew(g, player, "unpack", lambda: [*able(), PASS])
        if tile == PASS:
            return
        parcel = yield from _site(g, player, tile)
        if parcel is not KEEP and (yield from build(g, player, tile, parcel)):
            aside.clear()
        else:
            aside[tile] = player.roads


def _site(g: State, player: Player, building: Building) -> Generator[Question, Any, Value]:
    return (yield from decide_anew(g, player, "build", lambda: [*places(g, player, building), KEEP], about=building))


def take_tile(g: State, place: int) -> Building:
    """A tile of the row, by its place from the cheap side."""
    tile = g.row[place]
    assert tile is not None
    g.row[place] = None
    return tile


def close_up(g: State, chooser: Player) -> Flow:
    """Tiles slide to the cheap side keeping their order; the bag fills the rest."""
    kept = [tile for tile in g.row if tile is not None]
    g.row = [*kept, *[None] * (len(ROW) - len(kept))]
    yield from fill_row(g, chooser)


def fill_row(g: State, chooser: Player) -> Flow:
    """Draw a tile for each free place, the cheap ones first; a city hall is put on the map at once."""
    for place in range(len(ROW)):
        while g.row[place] is None and g.bag:
            g.seal()
            tile = g.bag.pop()
            if tile is CITY_HALL:
                g.tell("draws_hall", None)
                yield from found_city_hall(g, chooser)
            else:
                g.row[place] = tile
                g.tell("draws_tile", None, building=tile, space=ROW[place])


def found_city_hall(g: State, chooser: Player) -> Flow:
    """On a free, unowned, served parcel; if there is none, a free road makes one first."""
    if not hall_sites(g):
        able = [edge for edge in edges(g, 1) if _opens(g, edge)]
        if not able:
            g.tell("homeless_hall", None)
            return
        edge = able[0] if len(able) == 1 else (yield Ask(chooser.seat, "hall_road", able))
        put_road(g, edge)
        g.issued[0] += 1
        g.tell("lays_free", chooser.seat, edge=edge)
    found = hall_sites(g)
    parcel = found[0] if len(found) == 1 else (yield Ask(chooser.seat, "hall", found))
    put_piece(g, INDEX[parcel], CITY_HALL)
    g.tell("founds_hall", chooser.seat, parcel=parcel)


def hall_sites(g: State) -> list[Parcel]:
    return parcels_in(g.vacant & g.unowned & g.served & ~outlawed(g))


def _opens(g: State, edge: Edge) -> bool:
    """Whether a road there would make a place for the city hall."""
    return g.vacant & g.unowned & TOUCHED_BITS[edge] & ~outlawed(g) != 0
