"""What every component means, composed from its figures: a name and a few sentences, the same in every position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from saloon.engine import Texts
from saloon.games.great_western_trail.components import (
    ARROW_ACTIONS,
    BONUSES,
    CITY_ACTIONS,
    IMMEDIATE,
    MASTER_ACTIONS,
    RISKS,
    Action,
    Arrow,
    Auxiliary,
    Building,
    Card,
    City,
    Disc,
    Hazard,
    Job,
    Master,
    Purchase,
    Space,
    Station,
    Track,
)
from saloon.games.great_western_trail.texts.names import titles
from saloon.games.great_western_trail.texts.phrases import PHRASING, phrase, phrases
from saloon.games.trail.texts.help import Helps, action, building_help, composed_help, terms
from saloon.games.trail.texts.phrases import points, tasks


def auxiliary(say: Texts, thing: Auxiliary) -> Iterator[str]:
    at_first = "first" if [*Disc.all.values()][thing.disc].count == 1 else "single"
    yield say(f"help-auxiliary-{'double' if thing.double else at_first}", number=thing.number)
    yield from terms(say, [thing.action])


def building(say: Texts, tile: Building) -> Iterator[str]:
    return building_help(say, tile, PHRASING, builders=tile.builders)


def card(say: Texts, thing: Card) -> Iterator[str]:
    return cattle(say, thing) if thing.breed else objective(say, thing)


def cattle(say: Texts, thing: Card) -> Iterator[str]:
    yield say("help-cattle", value=thing.value, points=points(say, thing.points))
    yield say(f"help-{thing.deck}", count=thing.count)


def objective(say: Texts, thing: Card) -> Iterator[str]:
    worth, penalty = points(say, thing.points), points(say, thing.penalty)
    yield say("help-objective", points=worth, tasks=tasks(say, thing), penalty=penalty)
    if thing.starting:
        yield say("help-objective-starting")
    else:
        yield say("help-objective-plays", gives=phrases(say, IMMEDIATE[thing]))


def city(say: Texts, thing: City) -> Iterator[str]:
    yield say("help-city", value=thing.value, corners=corners(say, thing.black))
    yield say("help-city-again" if thing.again else "help-city-once")
    if thing in CITY_ACTIONS:
        yield say("help-city-gives", gives=phrase(say, CITY_ACTIONS[thing]))
    if thing.counts:
        counts = say(f"counted-{thing.counts}", count=1)
        yield say("help-city-counts", points=points(say, thing.points), counts=counts)
    elif thing.points:
        yield say("help-city-points", points=points(say, thing.points))
    if f"help-city-{thing.id}" in say:
        yield say(f"help-city-{thing.id}")
    for arrow in Arrow.all.values():
        if thing.id in arrow.cities:
            (other,) = (say(f"city-{id}") for id in arrow.cities if id != thing.id)
            if arrow in ARROW_ACTIONS:
                yield say("help-arrow-gives", city=other, gives=phrase(say, ARROW_ACTIONS[arrow]))
            if arrow.points:
                yield say("help-arrow-points", city=other, points=points(say, arrow.points))


def corners(say: Texts, black: bool) -> str:
    return say("help-black" if black else "help-white")


def hazard(say: Texts, tile: Hazard) -> Iterator[str]:
    yield say("help-hazard", hand=say(f"hand-{tile.hand}"), points=points(say, tile.points))


def job(say: Texts, thing: Job) -> Iterator[str]:
    yield say("help-job", dollars=thing.cost)
    yield say(f"worker-{thing.worker.id}.help")


def master(say: Texts, thing: Master) -> Iterator[str]:
    yield say("help-master", gives=phrases(say, MASTER_ACTIONS[thing]))
    if thing.counts:
        counts = say(f"counted-{thing.counts}", count=thing.each)
        yield say("help-master-points", points=points(say, thing.points), counts=counts)
    yield from terms(say, MASTER_ACTIONS[thing])


def purchase(say: Texts, thing: Purchase) -> Iterator[str]:
    yield say("help-purchase", cowboys=thing.cowboys, dollars=thing.dollars)


def space(say: Texts, thing: Space) -> Iterator[str]:
    if thing.zone:
        yield say("help-space-zone", zone=say(f"zone-{thing.zone}"))
    else:
        sort = {"building": "site", "neutral": "neutral"}.get(thing.sort, thing.id)
        yield say(f"help-space-{sort}")
    if thing.forest:
        yield say("help-space-forest")
    if thing in RISKS:
        yield say("help-space-risk", action=phrases(say, RISKS[thing]))
    if thing in BONUSES:
        yield say("help-space-bounty", action=phrase(say, BONUSES[thing]))
        if not thing.next:
            yield say("help-space-beside")


def station(say: Texts, thing: Station) -> Iterator[str]:
    yield say("help-station", dollars=thing.cost, points=points(say, thing.points), corners=corners(say, thing.black))
    if thing.master:
        yield say("help-station-master")
    own = f"help-station-{thing.id}"  # where engines do not stop
    yield say(own if own in say else "term-station.help")


def track(say: Texts, thing: Track) -> Iterator[str]:
    if thing.station is not None:
        return station(say, thing.station)
    return iter([say("help-track" if thing.position else "help-track-start")])


EXPLAIN: Helps = {
    Action: action,
    Auxiliary: auxiliary,
    Building: building,
    Card: card,
    City: city,
    Hazard: hazard,
    Job: job,
    Master: master,
    Purchase: purchase,
    Space: space,
    Station: station,
    Track: track,
}
help = partial(composed_help, helps=EXPLAIN, titles=titles)
