"""Places as labels: parcels, sites and roads with what they cost, and everything a cowboy can be put on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy

from saloon.engine import Seat, Value
from saloon.games.carson_city.components import (
    CITY_HALL,
    FORMS,
    GANGS,
    HOUSE,
    INC_GUNS,
    INC_PARCELS,
    INDEX,
    MINE,
    NO_DUEL,
    NOBODY,
    NUMBERS,
    PADDOCKS,
    PLAIN,
    PURCHASES,
    RANCH,
    RIVER,
    ROW,
    SINGER,
    TOUCHED,
    VP_BUILDINGS,
    VP_GUNS,
    VP_PARCELS,
    WHITE,
    Building,
    Edge,
    Paddock,
    Parcel,
    Person,
    Space,
    Target,
)
from saloon.games.carson_city.names import Look, noted, piece_name, title
from saloon.games.carson_city.notes import asked, gain, now, points, price, tile_on
from saloon.games.carson_city.rules.cards import strength
from saloon.games.carson_city.rules.duels import on
from saloon.games.carson_city.rules.horses import SECOND
from saloon.games.carson_city.rules.placing import BACK, HORSE, HORSE_BACK, ROAD, UNCONTESTED
from saloon.games.carson_city.rules.resolving import building_price, parcel_price
from saloon.games.carson_city.rules.roads import is_crossing
from saloon.games.carson_city.rules.town import (
    buildings_of,
    income,
    outlaw_on,
    parcels_owned,
    served,
)
from saloon.games.carson_city.rules.town import price as price_for_all
from saloon.games.carson_city.state import Player, State

OF_CARD = {"9Y": 10, "15R": 8}
"""What the prospector and the cowboy pay for a building with its parcel."""


# ------------------------------------------------------------ parcels, roads, houses


def here(look: Look, parcel: Parcel) -> str:
    """A parcel by what stands there: `row 3, column 4: house`."""
    return look.say("place-here", place=title(look.say, parcel), what=standing(look, INDEX[parcel]))


def standing(look: Look, index: int) -> str:
    """The piece and whose it is."""
    g, say = look.g, look.say
    owner, piece = g.owner[index], g.land[index]
    if owner == NOBODY:
        return piece_name(say, piece)
    if piece is None:
        return say("word-owned-free", whose=look.whose(owner))
    return say("word-owned", whose=look.whose(owner), what=title(say, piece))


def parcel(look: Look, value: Parcel) -> str:
    """The settler's gift, or the lawyer's purchase."""
    me = asked(look.g)
    buys = me is not None and me.cards and me.cards[-1] is Person.of("17Y")
    note = price(look, parcel_price(look.g, me, INDEX[value])) if me is not None and buys else look.say("note-free")
    return noted(here(look, value), [note, road_note(look, value)])


def free_parcel(look: Look, value: Parcel) -> str:
    return noted(here(look, value), [road_note(look, value)])


def road_note(look: Look, value: Parcel) -> str:
    return look.say("note-served") if served(look.g, INDEX[value]) else ""


def pioneer(look: Look, value: Parcel) -> str:
    """A mine or a ranch there: its price, and what it would earn."""
    me = asked(look.g)
    card = next((card.id for card in me.cards if card.id in OF_CARD), "") if me is not None else ""
    if me is None or not card:
        return here(look, value)
    building = MINE if card == "9Y" else RANCH
    earns = look.say("note-income", dollars=would_earn(look.g, me.seat, building, INDEX[value]))
    return noted(here(look, value), [price(look, OF_CARD[card]), earns])


def would_earn(g: State, seat: Seat, building: Building, index: int) -> int:
    """The income of a building of the seat if it stood there; the observation itself is not touched."""
    imagined = copy(g)
    imagined.land, imagined.owner = g.land[:], g.owner[:]
    imagined.land[index], imagined.owner[index] = building, seat
    return income(imagined, index)


def buy_parcel(look: Look, value: Parcel) -> str:
    """The price for whoever stands there."""
    there = on(look.g, value)
    if not there:
        return here(look, value)
    return noted(here(look, value), [price(look, parcel_price(look.g, look.g.players[there[0][0]], INDEX[value]))])


def build(look: Look, value: Value) -> str:
    """A site, and what the tile would earn there; of several kept tiles each."""
    g, index = look.g, INDEX[value]
    owner = g.owner[index]
    if owner == NOBODY:
        return title(look.say, value)
    tiles = tiles_to_build(g, g.players[owner])
    notes = [look.say("note-income", dollars=would_earn(g, owner, tile, index)) for tile in tiles if tile.prey]
    if len(tiles) > 1:
        notes = [
            look.say("note-income-of", building=title(look.say, tile), dollars=would_earn(g, owner, tile, index))
            for tile in tiles
            if tile.prey
        ]
    return noted(title(look.say, value), notes)


def tiles_to_build(g: State, me: Player) -> list[Building]:
    """The tile just bought, which is the last; later, all kinds that were kept."""
    return me.tiles[-1:] if builder(g) == me.seat else [*dict.fromkeys(me.tiles)]


def house(look: Look, value: Parcel) -> str:
    """Whose parcel it is, and whether it makes a townhouse."""
    index = INDEX[value]
    notes = [look.say("note-townhouse")] if look.g.land[index] is HOUSE else []
    return noted(title(look.say, value), [*notes, *consent_notes(look, look.g.owner[index])])


def consent_notes(look: Look, owner: Seat) -> Iterator[str]:
    """Whether somebody must agree, as far as it is known who builds."""
    me = builder(look.g)
    if owner == NOBODY:
        yield look.say("note-unowned")
    elif me == owner:
        yield look.say("note-yours")
    else:
        yield look.say("note-theirs", whose=look.whose(owner))
        if me is not None:
            yield look.say("note-owner-asked", owner=look.player(owner))


def builder(g: State) -> Seat | None:
    """Who builds a tile that was just bought; None when kept tiles are built."""
    if g.phase == "people":
        return g.queue[0] if g.queue else None
    space = now(g)
    there = on(g, space) if space is not None else []
    return there[0][0] if there else None


def road(look: Look, edge: Edge) -> str:
    """How many parcels it serves first, and whether it is a bridge."""
    g = look.g
    opens = sum(1 for index in TOUCHED[edge] if not served(g, index) and g.land[index] is not RIVER)
    notes = [look.say("note-bridge")] if is_crossing(g, edge) else []
    return noted(title(look.say, edge), [*notes, look.say("note-opens", count=opens)])


# ------------------------------------------------------------ placing


def place(look: Look, target: Target, form: str = PLAIN) -> str:
    """Where a cowboy goes: what it gives or costs there, and with whom it would fight."""
    me = asked(look.g)
    notes = [look.say(f"form-short-{form}")] if form != PLAIN else []
    if isinstance(target, Paddock):
        return look.say("rider-put", paddock=title(look.say, target), gives=look.say(f"paddock-{target.id}.gives"))
    if isinstance(target, Space):
        return noted(space_name(look, target), [*notes, space_gives(look, target, me), *company(look, target, me, form)])
    assert isinstance(target, Parcel)
    return noted(here(look, target), [*notes, *parcel_notes(look, target, me), *company(look, target, me, form)])


def space_name(look: Look, space: Space) -> str:
    """A building space with the tile on it."""
    if space in ROW and look.g.row[ROW.index(space)] is not None:
        return look.say("place-building", space=title(look.say, space), tile=tile_on(look, space))
    return title(look.say, space)


def space_gives(look: Look, space: Space, me: Player | None) -> str:
    """What the space would bring the player as things are, or what it says in general."""
    if me is not None and space in ROW:
        return price(look, building_price(me, space))
    if me is not None and space in PURCHASES:
        return look.say("note-up-to", count=me.money // space.price)
    if me is not None and space in COUNTED:
        return COUNTED[space](look, me)
    return look.say(f"space-{space.id}.gives")


def _strength_there(me: Player) -> int:
    """The cowboy that stands on the space is no longer in the reserve."""
    return max(0, strength(me) - 1)


COUNTED: dict[Space, Callable[[Look, Player], str]] = {
    INC_PARCELS: lambda look, me: gain(look, NUMBERS["parcel_income"] * parcels_owned(look.g, me.seat)),
    INC_GUNS: lambda look, me: gain(look, NUMBERS["gun_income"] * _strength_there(me)),
    VP_GUNS: lambda look, me: points(look, _strength_there(me) // 2),
    VP_PARCELS: lambda look, me: points(look, parcels_owned(look.g, me.seat) // 2),
    VP_BUILDINGS: lambda look, me: points(look, len(buildings_of(look.g, me.seat))),
}
"""Spaces whose gift depends on who stands there."""


def outlaw_note(look: Look) -> str:
    return look.say("note-outlaw", strength=GANGS[look.g.gang].strength)


def parcel_notes(look: Look, target: Parcel, me: Player | None) -> Iterator[str]:
    """To buy, to attack or defend, to hold the city hall, against an outlaw."""
    g, say, index = look.g, look.say, INDEX[target]
    piece, owner = g.land[index], g.owner[index]
    if outlaw_on(g, index):
        yield outlaw_note(look)
        yield points(look, GANGS[g.gang].points)
    elif piece is CITY_HALL:
        holder = g.hall
        yield say("note-hall") if holder is None else say("note-contest", names=look.player(holder))
    elif owner == NOBODY:
        yield price(look, parcel_price(g, me, index) if me is not None else price_for_all(g, index))
        yield road_note(look, target)
    elif isinstance(piece, Building):
        if me is not None:
            yield say("note-defend" if owner == me.seat else "note-attack")
        yield say("note-income", dollars=income(g, index))


def company(look: Look, target: Target, me: Player | None, form: str = PLAIN) -> list[str]:
    """Who stands there already, and whether that makes a duel."""
    others = [each for each in on(look.g, target) if me is None or each[0] != me.seat]
    if target in UNCONTESTED or not others:
        return []
    rivals = [each for each in others if each[2] not in (NO_DUEL, SINGER)]
    if any(each[2] == WHITE for each in others):
        return [look.say("note-white")]
    if form in (NO_DUEL, SINGER) or not rivals:
        return [look.say("note-join", names=look.players(each[0] for each in others))]
    return [look.say("note-duel", names=look.players(each[0] for each in rivals))]


def again(look: Look, value: Value) -> str:
    """One more cowboy, or one that is moved."""
    if isinstance(value, tuple):
        return look.say("kit-back", place=title(look.say, value[0]))
    return place(look, value)


def kit(look: Look, value: Value) -> str:
    """A request while everybody places at once."""
    target, how = value
    if how in FORMS:
        return place(look, target, how)
    named = title(look.say, target)
    if how == BACK:
        return look.say("kit-back", place=named)
    if how == HORSE_BACK:
        return look.say("kit-horse-back", paddock=named)
    if how == ROAD:
        return look.say("kit-road", edge=named)
    assert how == HORSE
    return horse(look, target)


def horse(look: Look, paddock: Paddock) -> str:
    return look.say("horse-put", paddock=title(look.say, paddock), gives=look.say(f"paddock-{paddock.id}.gives"))


def wages(look: Look, paddock: Paddock) -> str:
    """A horse that is bought; the second paddock then counts for the rodeo only."""
    only_hat = paddock is PADDOCKS[SECOND]
    gives = look.say("note-hat", hat=paddock.hat) if only_hat else look.say(f"paddock-{paddock.id}.gives")
    return look.say("horse-buy", paddock=title(look.say, paddock), gives=gives)
