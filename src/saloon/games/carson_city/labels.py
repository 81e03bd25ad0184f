"""Options as labels: what is chosen, and in brackets what it costs and gives; always from an observation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from babel.lists import format_list

from saloon.engine import Component, Texts, Value
from saloon.games.carson_city.components import (
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
    WAIT,
    Building,
    Parcel,
    Person,
    Space,
    Target,
)
from saloon.games.carson_city.names import Look, Names, capital, in_sentence, limit_note, noted, powers, title
from saloon.games.carson_city.notes import asked, gain, now, points, price, reader, tile_on
from saloon.games.carson_city.places import (
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
from saloon.games.carson_city.state import State

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


def name(g: State, key: str, value: Value, say: Texts, names: Names) -> Any:
    """A label, if the key is the verb of an option; else the name of something in a sentence."""
    look = Look(g, say, names)
    if value is LAY:
        return say("do-lay")
    if key in TOLD and not isinstance(value, tuple):
        return TOLD[key](look, value)
    label = LABELS.get(key)
    if label is not None and isinstance(value, FITS.get(key, object)):
        return capital(label(look, value))
    if isinstance(value, list) and all(isinstance(each, Component) for each in value):
        return format_list([in_sentence(say, key, each) for each in value], locale=say.language)
    return in_sentence(say, key, value) if isinstance(value, Component) else None


# ------------------------------------------------------------ what the log speaks of


def reason(look: Look, why: str) -> str:
    """What brought points: a card, a space, or something else."""
    for kind in (Person, Space):
        if why in kind.all:
            return title(look.say, kind.of(why))
    return look.say(f"for-{why}")


def told_powers(look: Look, ids: str) -> str:
    return ", ".join(powers(look.say, ids.split(", "))) if ids else look.say("word-none")


def told_parcel(look: Look, value: Value) -> Any:
    """The same word names the parcel of the settler and the lawyer, who pays for it."""
    if not isinstance(value, Parcel):
        return value
    return Place(in_sentence(look.say, "parcel", value), capital(parcel(look, value)))


def told_points(look: Look, count: Value) -> Any:
    """The same word counts points that are scored and points for sale."""
    if not isinstance(count, int):
        return count
    space = now(look.g)
    sold = count and space is not None and space.sort == "points"
    notes = [price(look, count * space.price)] if sold and space is not None else []
    return Offer(count, noted(look.say("points-count", count=count), notes))


def told_stake(look: Look, money: Value) -> Any:
    return Offer(money, capital(stake(look, money))) if isinstance(money, int) else money


TOLD: dict[str, Callable[[Look, Any], Any]] = {
    "why": reason,
    "doctor": lambda look, seat: look.player(seat),
    "seats": lambda look, seats: ", ".join(look.player(seat) for seat in seats),
    "powers": told_powers,
    "parcel": told_parcel,
    "points": told_points,
    "stake": told_stake,
}


# ------------------------------------------------------------ the sheet of A New Beginning


def sheet(look: Look, line: str, answer: tuple[int, ...], what: list[str]) -> str:
    """What is bought, what it costs, and what is left then."""
    costs = cost(line, list(answer))
    rest = look.say("sheet-left", dollars=left(reader(look.g)) - costs)
    named = ", ".join(what) or look.say("sheet-nothing")
    key = "sheet-gain" if costs < 0 else "sheet-option"
    return look.say(key, what=named, dollars=abs(costs), left=rest)


def fame(look: Look, answer: tuple[int, int]) -> str:
    count, loan = answer
    what = [look.say("points-count", count=count)] if count else []
    return sheet(look, "fame", answer, what + ([look.say("sheet-loan", points=loan)] if loan in LOANS else []))


def crew(look: Look, answer: tuple[int, int]) -> str:
    cowboys, revolvers = answer
    what = [look.say("recruit-count", count=cowboys)] if cowboys else []
    return sheet(look, "crew", answer, what + ([look.say("arm-count", count=revolvers)] if revolvers else []))


def land(look: Look, answer: tuple[int, int]) -> str:
    roads, parcels = answer
    what = [look.say("roads-count", count=roads)] if roads else []
    return sheet(look, "land", answer, what + ([look.say("parcels-count", count=parcels)] if parcels else []))


def power_set(look: Look, answer: tuple[int, ...]) -> str:
    taken = [id for id, has in zip(POWERS, answer, strict=True) if has]
    return sheet(look, "powers", answer, [*powers(look.say, taken)] or [look.say("sheet-no-powers")])


def stake(look: Look, money: int) -> str:
    rest = look.say("sheet-left", dollars=left(reader(look.g)) - money)
    return look.say("sheet-stake", dollars=money, left=rest)


# ------------------------------------------------------------ people


def take(look: Look, person: Person) -> str:
    say = look.say
    named, short = say(f"person-{person.id}"), say(f"person-{person.id}.short")
    return say("take-person", number=person.number, name=named, short=short, limit=limit_note(say, person))


def profit(look: Look, value: Value) -> str:
    """What waiting would bring as things are."""
    me = asked(look.g)
    card = me.cards[-1].id if me is not None and me.cards else "3Y"
    if me is None or value is not WAIT or card not in ("3R", "5R"):
        return look.say("profit-3Y")
    kinds = (HOUSE, TOWNHOUSE) if card == "3R" else (MOUNTAIN,)
    return look.say(f"profit-{card}", count=owned(look.g, me.seat, *kinds))


def tile_of_row(look: Look, space: Space) -> str:
    """The Chinese worker pays for it; to the prospector and the cowboy it is part of a price paid."""
    me = asked(look.g)
    pays = me is not None and bool(me.cards) and me.cards[-1] is Person.of("4R")
    note = price(look, WORKERS_TILE) if pays else look.say("note-included")
    return look.say("row-tile", tile=tile_on(look, space), dollars=space.price, price=note)


def recruit(look: Look, count: int) -> str:
    return noted(look.say("recruit-count", count=count), [price(look, RECRUITING[count])])


def arm(look: Look, count: int) -> str:
    return noted(look.say("arm-count", count=count), [price(look, ARMING[count])])


def glory(look: Look, count: int) -> str:
    return noted(look.say("glory-count", count=count), [points(look, 3 * (1 + count))])


# ------------------------------------------------------------ resolving


def next_duel(look: Look, target: Target) -> str:
    who = look.players(each[0] for each in fighters(look.g, target))
    if not isinstance(target, Parcel):
        return noted(title(look.say, target), [who])
    outlaw = outlaw_on(look.g, INDEX[target])
    return noted(here(look, target), [who, outlaw_note(look) if outlaw else ""])


def heal(look: Look, space: Space) -> str:
    return noted(space_name(look, space), [look.say(f"space-{space.id}.gives")])


def buy_building(look: Look, space: Space) -> str:
    """The price for whoever stands there."""
    there = on(look.g, space)
    costs = building_price(look.g.players[there[0][0]], space) if there else space.price
    return noted(tile_on(look, space), [price(look, costs)])


def duel_tile(look: Look, value: Value) -> str:
    """With what it makes together with the strength of the reader, the only one who sees the tiles."""
    me = reader(look.g)
    played = value if isinstance(value, tuple) else (value,)
    named = look.say("tile-two", one=played[0], two=played[1]) if len(played) > 1 else look.say("tile-one", one=played[0])
    return noted(named, [look.say("note-total", total=strength(me) + sum(played))])


def bounty(look: Look, value: Value) -> str:
    if value is SHARE:
        return look.say("bounty-share")
    gang = GANGS.get(look.g.gang)
    return look.say("bounty-point", points=points(look, gang.points if gang is not None else 0))


def blast(look: Look, value: Parcel, key: str = "blast-mine") -> str:
    """A building whose income is multiplied, and what it is now."""
    index = INDEX[value]
    earns = income(look.g, index) if isinstance(look.g.land[index], Building) else 0
    return look.say(key, place=title(look.say, value), dollars=earns)


def stud(look: Look, value: Parcel) -> str:
    return blast(look, value, "stud-ranch")


def double(look: Look, building: Building) -> str:
    """What the merchant would gain by it, before attacks."""
    me = holder(look.g, "3Y")
    more = 0 if me is None else sum(income(look.g, at) for at in buildings_of(look.g, me.seat) if look.g.land[at] is building)
    return look.say("double-kind", building=title(look.say, building), gain=gain(look, more))


def banker(look: Look, count: int) -> str:
    return noted(look.say("points-count", count=count), [price(look, BANKERS_OFFER[count])])


def spend(look: Look, money: int) -> str:
    earned = money // NUMBERS["spend_points"]
    named = look.say("spend-money", dollars=money) if money else look.say("spend-nothing")
    return noted(named, [points(look, earned)] if earned else [])


LABELS: dict[str, Callable[[Look, Any], str]] = {
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
    "place": place,
    "horse": horse,
    "again": again,
    "shift": place,
    "kit": kit,
    "wages": wages,
    "next_duel": next_duel,
    "tile": duel_tile,
    "heal": heal,
    "buy_parcel": buy_parcel,
    "buy_building": buy_building,
    "build": build,
    "unpack": lambda look, building: title(look.say, building),
    "house": house,
    "bounty": bounty,
    "blast": blast,
    "stud": stud,
    "double": double,
    "banker": banker,
    "spend": spend,
}
"""By verb; `parcel`, `points` and `stake` are words of the log as well (`TOLD`)."""
FITS: dict[str, type] = {"place": Target, "second": Person, "powers": tuple, "build": Parcel}
"""Verbs whose word means something else in the log or beside their values."""
