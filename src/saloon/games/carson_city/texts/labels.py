"""Options as labels: what is chosen, and in brackets what it costs and gives; always from an observation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from babel.lists import format_list

from saloon.engine import Component, Texts, Value
from saloon.engine.reader import Names, capital, noted
from saloon.games.carson_city.components import (
    CITY_HALL,
    GANGS,
    HOUSE,
    INDEX,
    LAY,
    LOANS,
    MOUNTAIN,
    NUMBERS,
    POWERS,
    SHARE,
    TOWNHOUSE,
    WAGES,
    WAIT,
    Building,
    Parcel,
    Person,
    Space,
    Target,
)
from saloon.games.carson_city.rules.beginning import cost, left
from saloon.games.carson_city.rules.cards import holder, strength
from saloon.games.carson_city.rules.duels import fighters, on
from saloon.games.carson_city.rules.ending import BANKERS_OFFER
from saloon.games.carson_city.rules.resolving import building_price
from saloon.games.carson_city.rules.town import (
    buildings_of,
    income,
    outlaw_on,
    owned,
)
from saloon.games.carson_city.rules.town import price as list_price
from saloon.games.carson_city.state import State
from saloon.games.carson_city.texts.names import Reader, cause, in_sentence, limit_note, powers, title
from saloon.games.carson_city.texts.notes import asked, gain, now, points, price, tile_on, who_reads
from saloon.games.carson_city.texts.places import (
    again,
    build,
    buy_parcel,
    free_parcel,
    here,
    horse,
    house,
    kit,
    outlaw_note,
    parcel,
    pioneer,
    place,
    road,
    space_name,
    wages,
)

RECRUITING = {1: 1, 2: 4, 3: 9}
ARMING = {1: 3, 2: 9}
"""Cowboys and revolvers of the captain, and their prices."""
WORKERS_TILE = 5


class Offer(int):
    """A number that a sentence can count with; as an option, which is asked for as text, it says its price."""

    label: str

    def __new__(cls, value: int, label: str) -> Offer:
        made = super().__new__(cls, value)
        made.label = label
        return made

    def __str__(self) -> str:
        return self.label


class Place(str):
    """A place in a sentence; as an option, which is asked for as text, it says its price."""

    label: str

    def __new__(cls, text: str, label: str) -> Place:
        made = super().__new__(cls, text)
        made.label = label
        return made

    def __str__(self) -> str:
        return self.label


def name(g: State, key: str, value: Value, say: Texts, names: Names, about: Any = None) -> Any:
    """A label, if the key is the verb of an option; else the name of something in a sentence."""
    reader = Reader(g, say, names, about)
    if value is LAY:
        return say("do-lay")
    if key in TOLD and not isinstance(value, tuple):
        return TOLD[key](reader, value)
    label = LABELS.get(key)
    if label is not None and isinstance(value, FITS.get(key, object)):
        return capital(label(reader, value))
    if isinstance(value, list) and all(isinstance(each, Component) for each in value):
        return format_list([in_sentence(say, key, each) for each in value], locale=say.language)
    return in_sentence(say, key, value) if isinstance(value, Component) else None


# ------------------------------------------------------------ what the log speaks of


def reason(reader: Reader, why: str) -> str:
    return cause(reader.say, why)


def told_powers(reader: Reader, ids: str) -> str:
    return ", ".join(powers(reader.say, ids.split(", "))) if ids else reader.say("word-none")


def told_parcel(reader: Reader, value: Value) -> Any:
    """The same word names the parcel of the settler and the lawyer, who pays for it."""
    if not isinstance(value, Parcel):
        return value
    return Place(in_sentence(reader.say, "parcel", value), capital(parcel(reader, value)))


def told_points(reader: Reader, count: Value) -> Any:
    """The same word counts points that are scored and points for sale."""
    if not isinstance(count, int):
        return count
    space = now(reader.g)
    sold = count and space is not None and space.sort == "points"
    notes = [price(reader, count * space.price)] if sold and space is not None else []
    return Offer(count, noted(reader.say("points-count", count=count), notes))


def told_stake(reader: Reader, money: Value) -> Any:
    return Offer(money, capital(stake(reader, money))) if isinstance(money, int) else money


def sold(reader: Reader, parcel: Parcel) -> str:
    """A parcel of a lot, and what it would cost a cowboy."""
    return capital(reader.say("lot-parcel", place=here(reader, parcel), dollars=list_price(reader.g, INDEX[parcel])))


def spot(reader: Reader, target: Component) -> str:
    """Where a cowboy goes, without a comma: it may be one of a list."""
    if isinstance(target, Parcel):
        return reader.say("spot-parcel", row=target.row, column=target.column)
    return title(reader.say, target)


TOLD: dict[str, Callable[[Reader, Any], Any]] = {
    "sold": sold,
    "why": reason,
    "doctor": lambda reader, seat: reader.player(seat),
    "spot": spot,
    "seats": lambda reader, seats: ", ".join(reader.player(seat) for seat in seats),
    "powers": told_powers,
    "parcel": told_parcel,
    "points": told_points,
    "stake": told_stake,
}


# ------------------------------------------------------------ the sheet of A New Beginning


def sheet(reader: Reader, line: str, answer: tuple[int, ...], what: list[str]) -> str:
    """What is bought, what it costs, and what is left then."""
    costs = cost(line, list(answer))
    rest = reader.say("sheet-left", dollars=left(who_reads(reader.g)) - costs)
    named = ", ".join(what) or reader.say("sheet-nothing")
    key = "sheet-gain" if costs < 0 else "sheet-option"
    return reader.say(key, what=named, dollars=abs(costs), left=rest)


def fame(reader: Reader, answer: tuple[int, int]) -> str:
    count, loan = answer
    what = [reader.say("points-count", count=count)] if count else []
    return sheet(reader, "fame", answer, what + ([reader.say("sheet-loan", points=loan)] if loan in LOANS else []))


def crew(reader: Reader, answer: tuple[int, int]) -> str:
    cowboys, revolvers = answer
    what = [reader.say("recruit-count", count=cowboys)] if cowboys else []
    return sheet(reader, "crew", answer, what + ([reader.say("arm-count", count=revolvers)] if revolvers else []))


def land(reader: Reader, answer: tuple[int, int]) -> str:
    roads, parcels = answer
    what = [reader.say("roads-count", count=roads)] if roads else []
    return sheet(reader, "land", answer, what + ([reader.say("parcels-count", count=parcels)] if parcels else []))


def power_set(reader: Reader, answer: tuple[int, ...]) -> str:
    taken = [id for id, has in zip(POWERS, answer, strict=True) if has]
    return sheet(reader, "powers", answer, [*powers(reader.say, taken)] or [reader.say("sheet-no-powers")])


def stake(reader: Reader, money: int) -> str:
    rest = reader.say("sheet-left", dollars=left(who_reads(reader.g)) - money)
    return reader.say("sheet-stake", dollars=money, left=rest)


# ------------------------------------------------------------ people


def take(reader: Reader, person: Person) -> str:
    say = reader.say
    named, short = say(f"person-{person.id}"), say(f"person-{person.id}.short")
    return say("take-person", number=person.number, name=named, short=short, limit=limit_note(say, person))


def profit(reader: Reader, value: Value) -> str:
    """What waiting would bring as things are."""
    me = asked(reader.g)
    card = me.cards[-1].id if me is not None and me.cards else "3Y"
    if me is None or value is not WAIT or card not in ("3R", "5R"):
        return reader.say("profit-3Y")
    kinds = (HOUSE, TOWNHOUSE) if card == "3R" else (MOUNTAIN,)
    return reader.say(f"profit-{card}", count=owned(reader.g, me.seat, *kinds))


def tile_of_row(reader: Reader, space: Space) -> str:
    """The Chinese worker pays for it; to the prospector and the cowboy it is part of a price paid."""
    me = asked(reader.g)
    pays = me is not None and bool(me.cards) and me.cards[-1] is Person.of("4R")
    note = price(reader, WORKERS_TILE) if pays else reader.say("note-included")
    return reader.say("row-tile", tile=tile_on(reader, space), dollars=space.price, price=note)


def recruit(reader: Reader, count: int) -> str:
    return noted(reader.say("recruit-count", count=count), [price(reader, RECRUITING[count])])


def arm(reader: Reader, count: int) -> str:
    return noted(reader.say("arm-count", count=count), [price(reader, ARMING[count])])


def glory(reader: Reader, count: int) -> str:
    return noted(reader.say("glory-count", count=count), [points(reader, 3 * (1 + count))])


def bid(reader: Reader, money: int) -> str:
    """The next bid says what it has to beat."""
    named = reader.say("bid-money", money=money)
    sale = reader.g.sale
    if sale is None or sale.leader is None or money != sale.bid + 1:
        return named
    return noted(named, [reader.say("bid-over", leader=reader.player(sale.leader), high=sale.bid)])


# ------------------------------------------------------------ resolving


def next_duel(reader: Reader, target: Target) -> str:
    who = reader.players(each[0] for each in fighters(reader.g, target))
    if not isinstance(target, Parcel):
        return noted(title(reader.say, target), [who])
    outlaw = outlaw_on(reader.g, INDEX[target])
    return noted(here(reader, target), [who, outlaw_note(reader) if outlaw else ""])


def perform(reader: Reader, target: Target) -> str:
    """An action that costs nothing, and what it brings."""
    if isinstance(target, Parcel):
        hall = reader.g.land[INDEX[target]] is CITY_HALL
        return noted(here(reader, target), [reader.say("note-hall" if hall else "bounty-share")])
    assert isinstance(target, Space)
    if reader.about is None:
        return noted(title(reader.say, target), [reader.say(f"space-{target.id}.gives")])
    return noted(title(reader.say, target), [(points if target.sort == "council" else gain)(reader, reader.about)])


def collect(reader: Reader, count: int) -> str:
    """What so many cowboys bring: wages, or a road each."""
    if not count:
        return reader.say("do-perform-pass")
    paid = now(reader.g) is WAGES
    brings = gain(reader, NUMBERS["wages"] * count) if paid else reader.say("note-roads", count=count)
    return noted(reader.say("recruit-count", count=count), [brings])


def heal(reader: Reader, space: Space) -> str:
    return noted(space_name(reader, space), [reader.say(f"space-{space.id}.gives")])


def buy_building(reader: Reader, space: Space) -> str:
    """The price for whoever stands there."""
    there = on(reader.g, space)
    costs = building_price(reader.g.players[there[0][0]], space) if there else space.price
    return noted(tile_on(reader, space), [price(reader, costs)])


def duel_tile(reader: Reader, value: Value) -> str:
    """With what it makes together with the strength of the reader, the only one who sees the tiles."""
    me = who_reads(reader.g)
    played = value if isinstance(value, tuple) else (value,)
    named = reader.say("tile-two", one=played[0], two=played[1]) if len(played) > 1 else reader.say("tile-one", one=played[0])
    return noted(named, [reader.say("note-total", total=strength(me) + sum(played))])


def die(reader: Reader, value: Value) -> str:
    """What a sharpshooter keeps, and what it makes together with the strength."""
    kept = value if isinstance(value, tuple) else (value,)
    named = reader.say("die-two", one=kept[0], two=kept[1]) if len(kept) > 1 else reader.say("die-one", one=kept[0])
    return noted(named, [reader.say("note-total", total=reader.about + sum(kept))] if reader.about is not None else [])


def reroll(reader: Reader, one: int) -> str:
    """A die that would be rolled again, and what there is without it."""
    rest = [] if reader.about is None else [reader.say("note-reroll", total=reader.about, rest=reader.about - one)]
    return noted(reader.say("reroll-die", one=one), rest)


def bounty(reader: Reader, value: Value) -> str:
    if value is SHARE:
        freed: Parcel | None = reader.about
        earns = income(reader.g, INDEX[freed]) if freed is not None else 0
        return noted(reader.say("bounty-share"), [reader.say("note-income", dollars=earns)] if earns else [])
    gang = GANGS.get(reader.g.gang)
    return reader.say("bounty-point", points=points(reader, gang.points if gang is not None else 0))


def blast(reader: Reader, value: Parcel, key: str = "note-tripled") -> str:
    """A building whose income is multiplied, what it is now, and who would get half of it."""
    index = INDEX[value]
    earns = income(reader.g, index) if isinstance(reader.g.land[index], Building) else 0
    raider = (reader.about or {}).get(value.id)
    half = reader.say("note-raided", name=reader.player(raider)) if raider is not None else ""
    return noted(title(reader.say, value), [reader.say(key, dollars=earns), half])


def stud(reader: Reader, value: Parcel) -> str:
    return blast(reader, value, "note-doubled")


def double(reader: Reader, building: Building) -> str:
    """What the merchant would gain by it, before attacks."""
    me = holder(reader.g, "3Y")
    more = (
        0
        if me is None
        else sum(income(reader.g, at) for at in buildings_of(reader.g, me.seat) if reader.g.land[at] is building)
    )
    return reader.say("double-kind", building=title(reader.say, building), gain=gain(reader, more))


def banker(reader: Reader, count: int) -> str:
    return noted(reader.say("points-count", count=count), [price(reader, BANKERS_OFFER[count])])


def spend(reader: Reader, money: int) -> str:
    earned = money // NUMBERS["spend_points"]
    named = reader.say("spend-money", dollars=money) if money else reader.say("spend-nothing")
    return noted(named, [points(reader, earned)] if earned else [])


LABELS: dict[str, Callable[[Reader, Any], str]] = {
    "fame": fame,
    "crew": crew,
    "land": land,
    "powers": power_set,
    "settle": free_parcel,
    "hall": here,
    "hall_road": road,
    "road": road,
    "mover": here,
    "take": take,
    "second": take,
    "profit": profit,
    "tile_of_row": tile_of_row,
    "pioneer": pioneer,
    "recruit": recruit,
    "arm": arm,
    "glory": glory,
    "lot": free_parcel,
    "bid": bid,
    "place": place,
    "horse": horse,
    "again": again,
    "shift": place,
    "kit": kit,
    "wages": wages,
    "collect": collect,
    "perform": perform,
    "next_duel": next_duel,
    "tile": duel_tile,
    "die": die,
    "reroll": reroll,
    "heal": heal,
    "buy_parcel": buy_parcel,
    "buy_building": buy_building,
    "build": build,
    "unpack": lambda reader, building: title(reader.say, building),
    "house": house,
    "bounty": bounty,
    "blast": blast,
    "stud": stud,
    "double": double,
    "banker": banker,
    "spend": spend,
}
"""By verb; `parcel`, `points` and `stake` are words of the log as well (`TOLD`)."""
FITS: dict[str, Any] = {
    "place": Target,
    "second": Person,
    "powers": tuple,
    "build": Parcel,
    "house": Parcel,
    "die": int | tuple,
    "reroll": int,
}
"""Verbs whose word means something else in the log or beside their values."""
