"""What options cost, give and lead to beyond their labels, in a line; always from an observation."""

from __future__ import annotations

from saloon.engine import Seat, Value
from saloon.engine.reader import Note, Notes, several
from saloon.games.carson_city.components import (
    INDEX,
    LOANS,
    MOUNTAIN,
    NEIGHBOURS,
    NOBODY,
    POWERS,
    PURCHASES,
    ROW,
    Building,
    Command,
    Edge,
    Paddock,
    Parcel,
    Person,
    Space,
    Target,
)
from saloon.games.carson_city.rules.cards import cash_limit, strength
from saloon.games.carson_city.rules.duels import fighters
from saloon.games.carson_city.rules.ending import BANKERS_OFFER
from saloon.games.carson_city.rules.placing import BACK, HORSE_BACK, UNCONTESTED, WHITE_BACK
from saloon.games.carson_city.rules.resolving import building_price, parcel_price
from saloon.games.carson_city.state import Player
from saloon.games.carson_city.texts.labels import ARMING, RECRUITING
from saloon.games.carson_city.texts.names import Reader, title
from saloon.games.carson_city.texts.notes import now


def me(reader: Reader) -> Player:
    """Who is asked."""
    return reader.g.players[reader.asked]


def left(reader: Reader, dollars: int) -> str:
    """What remains when so much is paid."""
    return reader.say("lead-left", dollars=me(reader).money - dollars)


# ------------------------------------------------------------ the town


def around(reader: Reader, parcel: Parcel) -> str:
    """What lies around a parcel: mountains for mines, house symbols for shops, empty land for ranches."""
    land = [reader.g.land[other] for other in NEIGHBOURS[INDEX[parcel]]]
    counts = {
        "mountains": land.count(MOUNTAIN),
        "symbols": sum(piece.symbols for piece in land if piece is not None),
        "empty": land.count(None),
    }
    there = ", ".join(reader.say(f"lead-{what}", count=count) for what, count in counts.items() if count)
    return reader.say("lead-around", what=there) if there else ""


def neighbours(reader: Reader, parcel: Parcel) -> str:
    """The shops that a house there would feed, and whose they are."""
    g = reader.g
    shops = [
        reader.say("word-owned", whose=reader.whose(g.owner[other]), what=title(reader.say, piece))
        for other in NEIGHBOURS[INDEX[parcel]]
        if isinstance(piece := g.land[other], Building) and piece.step > 1 and g.owner[other] != NOBODY
    ]
    return reader.say("lead-beside", shops=", ".join(shops)) if shops else reader.say("lead-beside-nothing")


def road(reader: Reader, edge: Edge) -> str:
    return reader.say("lead-roads", count=max(0, me(reader).roads - 1))


def buy_parcel(reader: Reader, parcel: Parcel) -> str:
    return several(around(reader, parcel), left(reader, parcel_price(reader.g, me(reader), INDEX[parcel])))


# ------------------------------------------------------------ buildings


def building(reader: Reader, thing: Building) -> str:
    """What it pays, and the houses that it needs."""
    houses = reader.say("lead-houses", count=thing.houses) if thing.houses else ""
    return several(reader.say("help-income", formula=reader.say(f"building-{thing.id}.formula")).rstrip("."), houses)


def of_row(reader: Reader, space: Space) -> str:
    """The tile that lies on a building space."""
    tile = reader.g.row[ROW.index(space)]
    return building(reader, tile) if tile is not None else ""


def buy_building(reader: Reader, space: Space) -> str:
    return several(of_row(reader, space), left(reader, building_price(me(reader), space)))


# ------------------------------------------------------------ people


def person(reader: Reader, card: Person) -> str:
    return reader.say(f"person-{card.id}.power")


def recruit(reader: Reader, count: int) -> str:
    cowboys = reader.say("lead-cowboys", count=me(reader).reserve + count)
    return several(cowboys, left(reader, RECRUITING[count]))


def arm(reader: Reader, count: int) -> str:
    return several(reader.say("lead-strength", strength=strength(me(reader)) + count), left(reader, ARMING[count]))


def bid(reader: Reader, money: int) -> str:
    """Where the price would go, and what would remain."""
    sale = reader.g.sale
    if sale is None:
        return left(reader, money)
    own, name = sale.seller == reader.asked, reader.player(sale.seller)

    def rest(paid: int) -> int:
        return me(reader).money - paid

    if not sale.lot:
        return reader.say("lead-bid-ammo-own") if own else reader.say("lead-bid-ammo", money=money, name=name, left=rest(money))
    half = money // 2
    if own:
        return reader.say("lead-bid-own", money=money, half=half, left=rest(half))
    return reader.say("lead-bid", money=money, half=half, rest=money - half, name=name, left=rest(money))


# ------------------------------------------------------------ placing


def place(reader: Reader, target: Target) -> str:
    """What stands behind a place: its building, its land, or who may come there too."""
    if isinstance(target, Parcel):
        return around(reader, target) if reader.g.owner[INDEX[target]] == NOBODY else duel(reader)
    if isinstance(target, Paddock):
        return reader.say(f"paddock-{target.id}.help")
    assert isinstance(target, Space)
    if target in UNCONTESTED:
        return reader.say("lead-no-duel")
    about = of_row(reader, target) if target in ROW else reader.say("lead-money", dollars=me(reader).money)
    return several(about if target in ROW or target in PURCHASES else "", duel(reader))


def duel(reader: Reader) -> str:
    """What decides a duel there, with the cowboy gone out."""
    return reader.say("lead-duel", strength=max(0, strength(me(reader)) - 1))


def request(reader: Reader, value: Value) -> str:
    """While everybody places at once; what is taken back needs no note."""
    target, how = value if isinstance(value, tuple) else (value, "")
    return place(reader, target) if isinstance(target, Target) and how not in (BACK, WHITE_BACK, HORSE_BACK) else ""


def next_duel(reader: Reader, target: Target) -> str:
    """Everybody's strength; the dice come on top."""
    seats: dict[Seat, None] = dict.fromkeys(each[0] for each in fighters(reader.g, target))
    strengths = [f"{reader.player(seat)} {strength(reader.g.players[seat])}" for seat in seats]
    return reader.say("lead-strengths", strengths=", ".join(strengths))


# ------------------------------------------------------------ money and points


def fame(reader: Reader, answer: tuple[int, int]) -> str:
    return reader.say("lead-loan") if answer[1] in LOANS else ""


def power_set(reader: Reader, answer: tuple[int, ...]) -> str:
    """What a power does stands where it is bought alone."""
    taken = [id for id, has in zip(POWERS, answer, strict=True) if has]
    return reader.say(f"power-{taken[0]}.help") if len(taken) == 1 else ""


def points(reader: Reader, count: int) -> str:
    space = now(reader.g)
    return left(reader, count * space.price) if count and space is not None else ""


def spend(reader: Reader, money: int) -> str:
    return several(left(reader, money), reader.say("lead-carry", limit=cash_limit(me(reader))))


BY_VERB: dict[str, Note] = {
    "fame": fame,
    "powers": power_set,
    "settle": around,
    "hall": around,
    "road": road,
    "mover": around,
    "take": person,
    "second": person,
    "tile_of_row": of_row,
    "parcel": around,
    "pioneer": around,
    "recruit": recruit,
    "arm": arm,
    "glory": lambda reader, count: reader.say("lead-cowboys", count=me(reader).reserve - count),
    "lot": around,
    "bid": bid,
    "place": place,
    "horse": place,
    "again": request,
    "shift": place,
    "kit": request,
    "wages": place,
    "next_duel": next_duel,
    "heal": place,
    "buy_parcel": buy_parcel,
    "buy_building": buy_building,
    "build": around,
    "unpack": building,
    "house": neighbours,
    "points": points,
    "banker": lambda reader, count: left(reader, BANKERS_OFFER[count]),
    "spend": spend,
}
note = Notes(Reader, BY_VERB, plain=(str, Command)).note
