"""Deliveries to cities (rulebook, Kansas City, step 5; building 9a, Q20)."""

from __future__ import annotations

from saloon.engine import Flow
from saloon.games.great_western_trail.components import (
    ARROW_ACTIONS,
    CITY_ACTIONS,
    HAND_DISC,
    RAILWAY,
    TRACK,
    TRANSPORT,
    City,
    Disc,
    Station,
)
from saloon.games.great_western_trail.rules import effects, railroad
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.rules.discs import discs_for, take_disc
from saloon.games.great_western_trail.rules.reasons import explain_cities, explain_discs
from saloon.games.great_western_trail.state import Player, State


def open_cities(g: State, me: Player, total: int) -> list[City]:
    """Cities that the total reaches and that have no own disc yet; Kansas City and New York again and again."""
    kit = g.options.kit
    cities = [city for city in kit.cities if city.value <= total and (city.again or city not in me.cities)]
    for destinations in kit.destinations:
        cities += destinations(g, me, total)
    return cities


def discs_of(g: State, me: Player, city: City, costs: int) -> list[Disc | Station]:
    """Discs for a city; one that costs money only if the transport can still be paid (Q17)."""
    return discs_for(g, me, city.black, me.dollars - costs)


def deliver(g: State, me: Player, total: int, *, transport: bool = True) -> Flow:
    """City, disc, city effects, transport costs."""
    cities = open_cities(g, me, total)
    able = cities
    if not me.stations and sum(me.discs) == me.discs[HAND_DISC]:
        able = cities_with_dear_discs(g, me, cities, transport)
    city = yield from ASKING.choose(g, me, "deliver", able, explain=lambda: explain_cities(g, me, total, able))
    cost = TRANSPORT[me.engine, city] if transport else 0
    discs = discs_of(g, me, city, cost)
    if discs:
        disc = yield from ASKING.choose(g, me, "disc", discs, explain=lambda: explain_discs(g, me, "disc", discs))
        take_disc(g, me, disc)
    elif me.discs[HAND_DISC]:
        # The four dollars of Kansas City help to pay for the disc, so they come first here.
        yield from effects.perform(g, me, CITY_ACTIONS[city])
        disc = g.kit.discs[HAND_DISC]
        take_disc(g, me, disc)
        me.cities.append(city)
        g.tell("delivers", me.seat, city=city, disc=disc)
        return
    else:
        g.tell("delivers_nothing", me.seat, city=city)
        yield from city_effects(g, me, city, first=False)
        pay_transport(g, me, cost)
        return
    first = city not in me.cities
    me.cities.append(city)
    g.tell("delivers", me.seat, city=city, disc=disc)
    yield from city_effects(g, me, city, first=first)
    pay_transport(g, me, cost)


def cities_with_dear_discs(g: State, me: Player, cities: list[City], transport: bool) -> list[City]:
    """Nothing is left to deliver with but discs that cost money, or nothing at all (Q18)."""
    able = [city for city in cities if discs_of(g, me, city, TRANSPORT[me.engine, city] if transport else 0)]
    return able or ([g.kit.kansas_city] if me.discs[HAND_DISC] else cities)


def city_effects(g: State, me: Player, city: City, *, first: bool) -> Flow:
    """What the city pays, and its arrows: each once, when the second of its two cities gets its first own disc.

    What is gained without a question comes first: a token can then be spent before or after an objective card is chosen.
    """
    actions = [CITY_ACTIONS[city]] if city in CITY_ACTIONS else []
    if first:
        arrows = g.options.kit.arrows_of.get(city, ())
        actions += [ARROW_ACTIONS[arrow] for arrow, other in arrows if arrow in ARROW_ACTIONS and other in me.cities]
    for action in sorted(actions, key=lambda action: action.keyword not in effects.UNASKED):
        yield from effects.perform(g, me, action)


def pay_transport(g: State, me: Player, cost: int) -> None:
    if cost:
        me.dollars -= cost
        g.tell("pays_transport", me.seat, dollars=cost)


def special_delivery(g: State, me: Player) -> Flow:
    """Engine back by any number of spaces; as many numbered ones as it entered are what the delivery is worth (9a)."""
    blocked = railroad.others(g, me)
    came = me.engine.position
    spaces = [TRACK[place] for place in RAILWAY.behind(came, blocked)]
    space = yield from ASKING.choose(g, me, "engine", spaces)
    railroad.drive(g, me, space)
    yield from deliver(g, me, numbered_spaces(came, space.position, blocked), transport=False)
    if space.station is not None:
        yield from railroad.upgrade(g, me, space.station)


def numbered_spaces(came: int, stopped: int, blocked: list[int]) -> int:
    """Free numbered spaces entered on the way back; the start is always free."""
    return sum(1 for place in range(stopped, came) if place % 2 == 0 and (place == 0 or place not in blocked))
