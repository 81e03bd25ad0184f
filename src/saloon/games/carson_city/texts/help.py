"""What every component means, composed from its figures: a name and a few sentences, the same in every position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from saloon.engine import Component, Texts
from saloon.engine.reader import capital
from saloon.games.carson_city.components import CITY_HALL, INLAND, STATION, Building, Edge, Parcel, Person
from saloon.games.carson_city.texts.names import is_sum, limit_sum, title


def help(say: Texts, thing: Component) -> tuple[str, str] | None:
    """Name and help of a component; None if its own message says all."""
    explain = EXPLAIN.get(type(thing))
    if explain is None:
        return None
    return capital(title(say, thing)), " ".join(explain(say, thing))


def parcel(say: Texts, thing: Parcel) -> Iterator[str]:
    yield say("parcel-help")
    yield say("parcel-inner" if INLAND >> thing.index & 1 else "parcel-border")


def edge(say: Texts, thing: Edge) -> Iterator[str]:
    yield say("edge-help")


def building(say: Texts, thing: Building) -> Iterator[str]:
    yield say("help-income", formula=say(f"building-{thing.id}.formula"))
    if thing.cap and thing.step > 1:
        yield say("help-cap", cap=thing.cap)
    yield from needs(say, thing)
    if thing.revolvers:
        yield say("help-revolvers", count=thing.revolvers)
    if thing is CITY_HALL:
        yield say("help-symbols-all")
    elif thing.symbols:
        yield say("help-symbols", count=thing.symbols)
    yield say("help-prey" if thing.prey else "help-safe")
    yield say("help-count", count=thing.count)


def needs(say: Texts, thing: Building) -> Iterator[str]:
    if thing is STATION:
        yield say("help-needs-line")
    elif thing.houses:
        yield say("help-needs-houses", count=thing.houses)
    else:
        yield say("help-needs-road" if thing.road else "help-needs-nothing")


def person(say: Texts, thing: Person) -> Iterator[str]:
    power = say(f"person-{thing.id}.power")
    if is_sum(thing):
        yield say("person-help-sum", number=thing.number, limit=limit_sum(say, thing), power=power)
    else:
        yield say("person-help", number=thing.number, limit=thing.limit, power=power)


EXPLAIN: dict[type, Callable[[Texts, Any], Iterator[str]]] = {
    Building: building,
    Edge: edge,
    Parcel: parcel,
    Person: person,
}
