"""Options as labels: what is chosen, and in brackets what it costs and gives; always from an observation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.engine import Component, Seat, Texts, Value
from saloon.games.great_western_trail.components import (
    ARROW_ACTIONS,
    ARROWS,
    BANK,
    BONUSES,
    CITY_ACTIONS,
    COMPANY,
    DISCS,
    DOUBLES,
    FEES,
    HAND_DISC_PRICE,
    IMMEDIATE,
    INDEX,
    KANSAS_CITY,
    RISKS,
    ROWS,
    SINGLES,
    STATIONS,
    STEP_DISC_DOLLARS,
    STEP_DISC_POINTS,
    TRANSPORT,
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
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail.names import (
    Look,
    card_title,
    hazard_figures,
    in_sentence,
    listed,
    master_title,
    space_title,
    station_number,
    tile_name,
    title,
    track_title,
)
from saloon.games.great_western_trail.phrases import flat_phrases, phrase, stakes, tasks
from saloon.games.great_western_trail.rules import railroad
from saloon.games.great_western_trail.rules.delivery import numbered_spaces
from saloon.games.great_western_trail.rules.kansas_city import breeding_value
from saloon.games.great_western_trail.rules.moving import journeys
from saloon.games.great_western_trail.rules.zones import free_space
from saloon.games.great_western_trail.state import State
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.names import ONE, Names, owned_building
from saloon.games.trail.phrases import capital, noted, points, worth


def name(g: State, key: str, value: Value, say: Texts, names: Names) -> str | None:
    """A label, if the key is the verb of an option; else the name of something in a sentence."""
    if value == EXCHANGE:
        return say("do-exchange")
    if key in ("cards", "tiles"):
        return listed(say, value)
    label = LABELS.get(key) if not isinstance(value, Master) else None
    if label is not None:
        return capital(label(Look(g, say, names), value))
    return in_sentence(g, key, value, say) if isinstance(value, Component) else None


# ------------------------------------------------------------ places


def place(look: Look, space: Space, form: str = "") -> str:
    """A space by what lies there now: `neutral building C`, `your building 2a`, `flood, space 2`."""
    tile = look.g.trail[INDEX[space]]
    if isinstance(tile, Building):
        return owned_building(look, tile, look.g.active, form)
    if tile is None:
        return space_title(look.say, space, form)
    return look.say("place-tile", tile=tile_name(look.say, tile), number=space.number)


def move(look: Look, value: Value) -> str:
    """A place, the steps, and what is paid on the way to whom; of another route also its branches."""
    if isinstance(value, Card):
        return play(look, value)
    space, *branches = value if isinstance(value, tuple) else (value,)
    named = place(look, space)
    if branches:
        named = by_way(look, named, [branch(look, each) for each in branches if each is not space])
    journey = journeys(look.g, look.me).get(value) if look.me.herder is not None else None
    if journey is None:
        return named
    notes = [look.say("word-steps", count=journey.steps)]
    total: dict[Seat, int] = {}
    for payee, amount in journey.payments:
        total[payee] = total.get(payee, 0) + amount
    notes += [payment(look, payee, amount) for payee, amount in total.items()]
    return f"{named} ({', '.join(notes)})"


def by_way(look: Look, named: str, ways: list[str]) -> str:
    """A place that can be reached on several ways, and this one; the branch that is the place itself needs no name."""
    return (
        look.say("place-via", place=named, way=look.say("phrase-and").join(ways))
        if ways
        else look.say("place-direct", place=named)
    )


def branch(look: Look, space: Space) -> str:
    return look.say(f"via-{space.zone}") if space.zone else place(look, space, ONE)


def payment(look: Look, payee: Seat, dollars: int) -> str:
    if payee == BANK:
        return look.say("note-pay", dollars=dollars)
    return look.say("note-pay-player", dollars=dollars, rival=look.player(payee))


def site(look: Look, space: Space) -> str:
    """A free building space, or an own building that would be replaced and saves the money for its builders."""
    tile = look.g.trail[INDEX[space]]
    where = space_title(look.say, space)
    if isinstance(tile, Building):
        return look.say("site-replace", name=tile.name, space=where, dollars=tile.builders * look.g.rate)
    notes = [look.say("note-forest")] if space.forest else []
    if space in RISKS:
        notes.append(flat_phrases(look.say, RISKS[space]))
    return noted(where, notes)


def hazard(look: Look, space: Space) -> str:
    tile = look.g.trail[INDEX[space]]
    if not isinstance(tile, Hazard):
        return space_title(look.say, space)
    price = [look.say("note-pay", dollars=look.g.rate)] if look.g.rate else []
    return f"{place(look, space)} ({', '.join([*price, *hazard_figures(look.say, tile).values()])})"


def outlaw(look: Look, space: Space) -> str:
    """An outlaw and the bounty of its space."""
    effect = BONUSES[space].gain[0]
    return f"{place(look, space)} ({look.say(f'note-{effect.name}', count=effect.amount)})"


# ------------------------------------------------------------ actions and cards


def act(look: Look, value: Value) -> str:
    if isinstance(value, Card):
        return play(look, value)
    action = value.action if isinstance(value, Auxiliary) else value
    return phrase(look.say, action, look.have)


def play(look: Look, card: Card) -> str:
    """An objective card to be played: what it gives now, and what it will be worth."""
    gives = flat_phrases(look.say, IMMEDIATE.get(card, ())) or look.say("word-nothing")
    return look.say("play-objective", tasks=tasks(look.say, card), gives=gives, **stakes(card))


def card(look: Look, value: Card) -> str:
    """A card of the hand with what it is worth."""
    if not value.breed:
        return card_title(look.say, value)
    return f"{look.say(f'breed-{value.breed}')} ({worth(look.say, value.value, value.points)})"


def objective(look: Look, value: Card) -> str:
    """A card of the display."""
    gives = flat_phrases(look.say, IMMEDIATE.get(value, ()))
    return look.say("take-objective", tasks=tasks(look.say, value), gives=gives, **stakes(value))


# ------------------------------------------------------------ markets, buildings


def hire(look: Look, job: Job) -> str:
    worker = look.say(f"worker-{job.worker.id}")
    return look.say("hire-job", worker=worker, row=job.row + 1, dollars=job.cost + look.g.rate)


def buy(look: Look, purchase: Purchase) -> str:
    """The cards that would be taken: the most valuable of the breed."""
    cards, market = [], list(look.g.market)
    for breed in purchase.breeds:
        there = [card for card in market if card.breed == breed]
        best = max(there, key=lambda card: card.points, default=None)
        cards.append(look.say(f"breed-{breed}") if best is None else bought(look.say, best))
        if best is not None:
            market.remove(best)
    names = look.say("phrase-and").join(cards)
    return look.say("buy-cards", cards=names, cowboys=purchase.cowboys, dollars=purchase.dollars)


def bought(say: Texts, card: Card) -> str:
    return say("buy-card", breed=say(f"breed-{card.breed}"), points=points(say, card.points))


def build(look: Look, tile: Building) -> str:
    figures = {"builders": tile.builders, "dollars": tile.builders * look.g.rate, "points": points(look.say, tile.points)}
    return look.say("build-tile", name=tile.name, **figures)


# ------------------------------------------------------------ the railroad, cities


def engine(look: Look, track: Track) -> str:
    """Where the engine can stop: how far back, and what the station there costs and is worth."""
    me, notes = look.me, []
    came = me.engine.position
    if track.position < came:
        back = numbered_spaces(came, track.position, railroad.others(look.g, me))
        notes.append(look.say("note-back", count=back))
    if track.station is not None:
        taken = track.station in me.stations
        notes.append(look.say("note-upgraded") if taken else upgrade_price(look.say, track.station))
    named = track_title(look.say, track)
    return noted(named, notes)


def upgrade_price(say: Texts, station: Station) -> str:
    return say("note-upgrade", dollars=station.cost, points=points(say, station.points))


def master(look: Look, worker: Worker) -> str:
    """Who would be given up for the master of the station that was just upgraded, and what the tile gives."""
    named = look.say("give-up", worker=look.say(f"worker-{worker.id}.one"))
    last = STATIONS.index(look.me.stations[-1]) if look.me.stations else len(look.g.masters)
    tile = look.g.masters[last] if last < len(look.g.masters) else None
    return named if tile is None else f"{named} ({master_title(look.say, tile)})"


def deliver(look: Look, city: City) -> str:
    """What the city asks for and gives: value, transport, points, and what its arrows bring with it."""
    say, me = look.say, look.me
    notes = [say("word-value", value=city.value)]
    if me.herder is KANSAS_CITY and (costs := TRANSPORT[me.engine, city]):
        notes.append(say("note-transport", dollars=costs))
    if city.gives:
        notes.append(say("note-dollars", count=CITY_ACTIONS[city].gain[0].amount))
    notes += [points(say, city.points)] if city.points else []
    return f"{say(f'city-{city.id}')} ({', '.join([*notes, *arrow_notes(look, city)])})"


def arrow_notes(look: Look, city: City) -> list[str]:
    """What comes from the arrows of the city, if the disc there completes them."""
    me, notes = look.me, []
    for arrow in ARROWS:
        others = [City.of(id) for id in arrow.cities if id != city.id]
        if city in me.cities or len(others) == 2 or others[0] not in me.cities:
            continue
        if arrow in ARROW_ACTIONS:
            notes.append(look.say(f"note-{ARROW_ACTIONS[arrow].gain[0].name}", count=1))
        if arrow.points:
            notes.append(points(look.say, arrow.points))
    return notes


def value(look: Look, thing: Value) -> str:
    """What is chosen, where messages speak of it: a disc by what it opens."""
    if isinstance(thing, Disc | Station):
        return noted(disc(look, thing), disc_notes(look, thing))
    return (title(look.say, thing) if isinstance(thing, Component) else None) or str(thing)


def upgrade(look: Look, thing: Disc | Station) -> str:
    """A disc for the station that may be upgraded now."""
    station, notes = look.g.station, disc_notes(look, thing)
    if station is not None:
        figures = {"dollars": station.cost, "points": points(look.say, station.points)}
        notes.append(look.say("note-station", number=station_number(station), **figures))
    return noted(disc(look, thing), notes)


def disc(look: Look, thing: Disc | Station) -> str:
    """What clearing the disc's space opens; a disc can also come from a station."""
    say = look.say
    if isinstance(thing, Station):
        return say("disc-station", number=station_number(thing))
    kind, company = DISCS.index(thing), COMPANY[len(look.g.players)]
    if kind < len(SINGLES):
        single = look.me.discs[kind] > 1
        action = flat_phrases(say, [(SINGLES if single else DOUBLES)[kind].action])
        return say("disc-single" if single else "disc-double", action=action)
    steps = {"step_left": company.left_disc, "step_right": company.right_disc}.get(thing.id, 0)
    return say(f"clear-{thing.id}", steps=steps)


def disc_notes(look: Look, thing: Disc | Station) -> list[str]:
    """What taking the disc costs or brings beside that."""
    if isinstance(thing, Station):
        return [points(look.say, -thing.points)]
    if thing.id == "hand":
        return [look.say("note-pay", dollars=HAND_DISC_PRICE)]
    if thing.id == "step_left":
        return [look.say("note-dollars", count=STEP_DISC_DOLLARS)]
    return [points(look.say, STEP_DISC_POINTS)] if thing.id == "step_right" else []


# ------------------------------------------------------------ Kansas City


def foresee(look: Look, tile: Tile) -> str:
    """A foresight tile and where it would go."""
    say, g = look.say, look.g
    if isinstance(tile, Worker):
        return to_job_market(look, tile)
    space = free_space(g, tile)
    where = say("note-leaves") if space is None else say("note-space", number=space.number)
    fee = say(f"hand-{tile.hand}") + " " + say("word-dollars", dollars=FEES[len(g.players)][tile.hand])
    notes = [points(say, tile.points)] if isinstance(tile, Hazard) else []
    return f"{tile_name(say, tile)}, {where} ({', '.join([*notes, fee])})"


def to_job_market(look: Look, worker: Worker) -> str:
    g, say = look.g, look.say
    columns = COMPANY[len(g.players)].columns
    row, place = divmod(len(g.jobs), columns)
    named = say("foresee-worker", worker=say(f"worker-{worker.id}"), row=min(row, len(ROWS) - 1) + 1)
    arrow = ROWS[row].arrow if row < len(ROWS) and place == columns - 1 else ""
    return f"{named} ({say(f'note-arrow-{arrow}')})" if arrow else named


def spend(look: Look, count: int) -> str:
    """Certificates, and the total that they make."""
    me, named = look.me, look.say("spend-count", count=count)
    if not all(isinstance(card, Card) for card in me.hand):
        return named
    total = breeding_value(me.hand) + me.permanent + count
    return f"{named} ({look.say('note-total', value=total)})"


def draw(look: Look, count: int) -> str:
    return look.say("effect-draw-exactly", count=count)


LABELS: dict[str, Callable[[Look, Any], str]] = {
    "begin": place,
    "copy": place,
    "move": move,
    "walk": place,
    "act": act,
    "bonus": act,
    "auxiliary": act,
    "draw": draw,
    "discard": card,
    "remove": card,
    "hire": hire,
    "buy": buy,
    "build": build,
    "site": site,
    "engine": engine,
    "retreat": engine,
    "master": master,
    "hazard": hazard,
    "outlaw": outlaw,
    "objective": objective,
    "foresee": foresee,
    "spend": spend,
    "deliver": deliver,
    "upgrade": upgrade,
    "value": value,
}
"""By verb; the disc of a delivery by `value` (`do-disc`), so that the log can have names of its own for discs."""
