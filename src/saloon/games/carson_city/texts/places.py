"""Places as labels: parcels, sites and roads with what they cost, and everything a cowboy can be put on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy

from saloon.engine import Seat, Value
from saloon.engine.reader import noted
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
from saloon.games.carson_city.rules.cards import strength
from saloon.games.carson_city.rules.duels import on
from saloon.games.carson_city.rules.horses import SECOND
from saloon.games.carson_city.rules.placing import BACK, HORSE, HORSE_BACK, ROAD, UNCONTESTED, WHITE_BACK
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
from saloon.games.carson_city.state import Player, State, survey
from saloon.games.carson_city.texts.names import Reader, piece_name, title
from saloon.games.carson_city.texts.notes import asked, gain, points, price, tile_on

OF_CARD = {"9Y": 10, "15R": 8}
"""What the prospector and the cowboy pay for a building with its parcel."""


# ------------------------------------------------------------ parcels, roads, houses


def here(reader: Reader, parcel: Parcel) -> str:
    """A parcel by what stands there: `row 3, column 4: house`."""
    return reader.say("place-here", place=title(reader.say, parcel), what=standing(reader, INDEX[parcel]))


def standing(reader: Reader, index: int) -> str:
    """The piece and whose it is."""
    g, say = reader.g, reader.say
    owner, piece = g.owner[index], g.land[index]
    if owner == NOBODY:
        return piece_name(say, piece)
    if piece is None:
        return say("word-owned-free", whose=reader.whose(owner))
    return say("word-owned", whose=reader.whose(owner), what=title(say, piece))


def parcel(reader: Reader, value: Parcel) -> str:
    """The settler's gift, or the lawyer's purchase."""
    me = asked(reader.g)
    buys = me is not None and me.cards and me.cards[-1] is Person.of("17Y")
    note = price(reader, parcel_price(reader.g, me, INDEX[value])) if me is not None and buys else reader.say("note-free")
    return noted(here(reader, value), [note, road_note(reader, value)])


def free_parcel(reader: Reader, value: Parcel) -> str:
    return noted(here(reader, value), [road_note(reader, value)])


def road_note(reader: Reader, value: Parcel) -> str:
    return reader.say("note-served") if served(reader.g, INDEX[value]) else ""


def pioneer(reader: Reader, value: Parcel) -> str:
    """A mine or a ranch there: its price, and what it would earn."""
    me = asked(reader.g)
    card = next((card.id for card in me.cards if card.id in OF_CARD), "") if me is not None else ""
    if me is None or not card:
        return here(reader, value)
    building = MINE if card == "9Y" else RANCH
    earns = reader.say("note-income", dollars=would_earn(reader.g, me.seat, building, INDEX[value]))
    return noted(here(reader, value), [price(reader, OF_CARD[card]), earns])


def would_earn(g: State, seat: Seat, building: Building, index: int) -> int:
    """The income of a building of the seat if it stood there; the observation itself is not touched."""
    imagined = copy(g)
    imagined.land, imagined.owner = g.land[:], g.owner[:]
    imagined.land[index], imagined.owner[index] = building, seat
    survey(imagined)
    return income(imagined, index)


def buy_parcel(reader: Reader, value: Parcel) -> str:
    """The price for whoever stands there."""
    there = on(reader.g, value)
    if not there:
        return here(reader, value)
    return noted(here(reader, value), [price(reader, parcel_price(reader.g, reader.g.players[there[0][0]], INDEX[value]))])


def build(reader: Reader, value: Value) -> str:
    """A site, and what the tile would earn there."""
    g, index = reader.g, INDEX[value]
    owner = g.owner[index]
    if owner == NOBODY:
        return title(reader.say, value)
    tile: Building | None = reader.about
    earns = tile is not None and tile.prey
    notes = [reader.say("note-income", dollars=would_earn(g, owner, tile, index))] if tile is not None and earns else []
    return noted(title(reader.say, value), notes)


def house(reader: Reader, value: Parcel) -> str:
    """Whose parcel it is, and whether it makes a townhouse."""
    index = INDEX[value]
    notes = [reader.say("note-townhouse")] if reader.g.land[index] is HOUSE else []
    return noted(title(reader.say, value), [*notes, *consent_notes(reader, reader.g.owner[index])])


def consent_notes(reader: Reader, owner: Seat) -> Iterator[str]:
    """Whether somebody must agree, as far as it is known who builds."""
    me: Seat | None = reader.about
    if owner == NOBODY:
        yield reader.say("note-unowned")
    elif me == owner:
        yield reader.say("note-yours")
    else:
        yield reader.say("note-theirs", whose=reader.whose(owner))
        if me is not None:
            yield reader.say("note-owner-asked", owner=reader.player(owner))


def road(reader: Reader, edge: Edge) -> str:
    """How many parcels it serves first, and whether it is a bridge."""
    g = reader.g
    opens = sum(1 for index in TOUCHED[edge] if not served(g, index) and g.land[index] is not RIVER)
    notes = [reader.say("note-bridge")] if is_crossing(g, edge) else []
    return noted(title(reader.say, edge), [*notes, reader.say("note-opens", count=opens)])


# ------------------------------------------------------------ placing


def place(reader: Reader, target: Target, form: str = PLAIN) -> str:
    """Where a cowboy goes: what it gives or costs there, and with whom it would fight."""
    me = asked(reader.g)
    notes = [reader.say(f"form-short-{form}")] if form != PLAIN else []
    if isinstance(target, Paddock):
        return reader.say("rider-put", paddock=title(reader.say, target), gives=reader.say(f"paddock-{target.id}.gives"))
    if isinstance(target, Space):
        return noted(space_name(reader, target), [*notes, space_gives(reader, target, me), *company(reader, target, me, form)])
    assert isinstance(target, Parcel)
    return noted(here(reader, target), [*notes, *parcel_notes(reader, target, me), *company(reader, target, me, form)])


def space_name(reader: Reader, space: Space) -> str:
    """A building space with the tile on it."""
    if space in ROW and reader.g.row[ROW.index(space)] is not None:
        return reader.say("place-building", space=title(reader.say, space), tile=tile_on(reader, space))
    return title(reader.say, space)


def space_gives(reader: Reader, space: Space, me: Player | None) -> str:
    """What the space would bring the player as things are, or what it says in general."""
    if me is not None and space in ROW:
        return price(reader, building_price(me, space))
    if me is not None and space in PURCHASES:
        return reader.say("note-up-to", count=me.money // space.price)
    if me is not None and space in COUNTED:
        return COUNTED[space](reader, me)
    return reader.say(f"space-{space.id}.gives")


def _strength_there(me: Player) -> int:
    """The cowboy that stands on the space is no longer in the reserve."""
    return max(0, strength(me) - 1)


COUNTED: dict[Space, Callable[[Reader, Player], str]] = {
    INC_PARCELS: lambda reader, me: gain(reader, NUMBERS["parcel_income"] * parcels_owned(reader.g, me.seat)),
    INC_GUNS: lambda reader, me: gain(reader, NUMBERS["gun_income"] * _strength_there(me)),
    VP_GUNS: lambda reader, me: points(reader, _strength_there(me) // 2),
    VP_PARCELS: lambda reader, me: points(reader, parcels_owned(reader.g, me.seat) // 2),
    VP_BUILDINGS: lambda reader, me: points(reader, len(buildings_of(reader.g, me.seat))),
}
"""Spaces whose gift depends on who stands there."""


def outlaw_note(reader: Reader) -> str:
    return reader.say("note-outlaw", strength=GANGS[reader.g.gang].strength)


def parcel_notes(reader: Reader, target: Parcel, me: Player | None) -> Iterator[str]:
    """To buy, to attack or defend, to hold the city hall, against an outlaw."""
    g, say, index = reader.g, reader.say, INDEX[target]
    piece, owner = g.land[index], g.owner[index]
    if outlaw_on(g, index):
        yield outlaw_note(reader)
        yield points(reader, GANGS[g.gang].points)
    elif piece is CITY_HALL:
        holder = g.hall
        yield say("note-hall") if holder is None else say("note-contest", names=reader.player(holder))
    elif owner == NOBODY:
        yield price(reader, parcel_price(g, me, index) if me is not None else price_for_all(g, index))
        yield road_note(reader, target)
    elif isinstance(piece, Building):
        if me is not None:
            yield say("note-defend" if owner == me.seat else "note-attack")
        yield say("note-income", dollars=income(g, index))


def company(reader: Reader, target: Target, me: Player | None, form: str = PLAIN) -> list[str]:
    """Who stands there already, and whether that makes a duel."""
    others = [each for each in on(reader.g, target) if me is None or each[0] != me.seat]
    if target in UNCONTESTED or not others:
        return []
    rivals = [each for each in others if each[2] not in (NO_DUEL, SINGER)]
    if any(each[2] == WHITE for each in others):
        return [reader.say("note-white")]
    if form in (NO_DUEL, SINGER) or not rivals:
        return [reader.say("note-join", names=reader.players(each[0] for each in others))]
    return [reader.say("note-duel", names=reader.players(each[0] for each in rivals))]


def again(reader: Reader, value: Value) -> str:
    """One more cowboy, or one that is moved."""
    if isinstance(value, tuple):
        return back(reader, *value)
    return place(reader, value)


def back(reader: Reader, target: Target, how: str) -> str:
    return reader.say("kit-white-back" if how == WHITE_BACK else "kit-back", place=title(reader.say, target))


def kit(reader: Reader, value: Value) -> str:
    """A request while everybody places at once."""
    target, how = value
    if how in FORMS:
        return place(reader, target, how)
    named = title(reader.say, target)
    if how in (BACK, WHITE_BACK):
        return back(reader, target, how)
    if how == HORSE_BACK:
        return reader.say("kit-horse-back", paddock=named)
    if how == ROAD:
        return reader.say("kit-road", edge=named)
    assert how == HORSE
    return horse(reader, target)


def horse(reader: Reader, paddock: Paddock) -> str:
    return reader.say("horse-put", paddock=title(reader.say, paddock), gives=reader.say(f"paddock-{paddock.id}.gives"))


def wages(reader: Reader, paddock: Paddock) -> str:
    """A horse that is bought; the second paddock then counts for the rodeo only."""
    only_hat = paddock is PADDOCKS[SECOND]
    gives = reader.say("note-hat", hat=paddock.hat) if only_hat else reader.say(f"paddock-{paddock.id}.gives")
    return reader.say("horse-buy", paddock=title(reader.say, paddock), gives=gives)
