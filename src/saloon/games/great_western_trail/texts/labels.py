"""Options as labels: what is chosen, and in brackets what it costs and gives; always from an observation."""

from __future__ import annotations

from saloon.engine import Component, Seat, Texts, Value
from saloon.engine.reader import noted
from saloon.games.great_western_trail.components import (
    ARROW_ACTIONS,
    BANK,
    BONUSES,
    CITY_ACTIONS,
    FEES,
    HAND_DISC_PRICE,
    IMMEDIATE,
    INDEX,
    KANSAS_CITY,
    PLAYER_COUNTS,
    RISKS,
    ROWS,
    STEP_DISC_DOLLARS,
    STEP_DISC_POINTS,
    TRANSPORT,
    Auxiliary,
    Building,
    Card,
    City,
    Command,
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
from saloon.games.great_western_trail.rules import railroad
from saloon.games.great_western_trail.rules.delivery import numbered_spaces
from saloon.games.great_western_trail.rules.effects import COUNTS
from saloon.games.great_western_trail.rules.kansas_city import breeding_value
from saloon.games.great_western_trail.rules.moving import journeys
from saloon.games.great_western_trail.rules.zones import free_space
from saloon.games.great_western_trail.scoring import city_points
from saloon.games.great_western_trail.state import State
from saloon.games.great_western_trail.texts.names import (
    Reader,
    card_title,
    hazard_figures,
    master_title,
    space_title,
    tile_name,
    titles,
    track_title,
)
from saloon.games.great_western_trail.texts.phrases import flat_phrases, phrase
from saloon.games.trail.texts.labels import Label, Labels, by_way, certify
from saloon.games.trail.texts.names import ONE, neutral_building, owned_building
from saloon.games.trail.texts.phrases import points, stakes, tasks
from saloon.games.trail.texts.position import cattle_card


def in_sentence(g: State, key: str, thing: Component, say: Texts) -> str | None:
    """With an article where there is one: “a Galloway”, “an engineer”; a neutral space by its building."""
    own = f"{thing.kind}-{thing.id}{ONE}"
    if key in ("card", "worker", "tile") and own in say:
        return say(own)
    if isinstance(thing, Hazard):
        return say("hazard-title", zone=say(f"zone-{thing.zone}{ONE}"), **hazard_figures(say, thing))
    if isinstance(thing, Card):
        return say(f"card-objective{ONE}", tasks=tasks(say, thing), **stakes(thing))
    if isinstance(thing, Space) and (neutral := neutral_building(say, g.trail[INDEX[thing]], Building)) is not None:
        return neutral
    return titles.with_article(say, thing)


# ------------------------------------------------------------ places


def place(reader: Reader, space: Space, form: str = "") -> str:
    """A space by what lies there now: `neutral building C`, `your building 2a`, `flood, space 2`."""
    tile = reader.g.trail[INDEX[space]]
    if isinstance(tile, Building):
        return owned_building(reader, tile, reader.g.active, form)
    if tile is None:
        return space_title(reader.say, space, form)
    return reader.say("place-tile", tile=tile_name(reader.say, tile), number=space.number)


def move(reader: Reader, value: Value) -> str:
    """A place, the steps, and what is paid on the way to whom; of another route also its branches."""
    if isinstance(value, Card):
        return play(reader, value)
    named = by_way(reader, value, place, branch)
    journey = journeys(reader.g, reader.me, reader.about).get(value) if reader.about is not None else None
    if journey is None:
        return named
    notes = [reader.say("word-steps", count=journey.steps)]
    total: dict[Seat, int] = {}
    for payee, amount in journey.payments:
        total[payee] = total.get(payee, 0) + amount
    notes += [payment(reader, payee, amount) for payee, amount in total.items()]
    return f"{named} ({', '.join(notes)})"


def branch(reader: Reader, space: Space) -> str:
    return reader.say(f"via-{space.zone}") if space.zone else place(reader, space, ONE)


def payment(reader: Reader, payee: Seat, dollars: int) -> str:
    if payee == BANK:
        return reader.say("note-pay", dollars=dollars)
    return reader.say("note-pay-player", dollars=dollars, rival=reader.player(payee))


def site(reader: Reader, space: Space) -> str:
    """A free building space, or a building of the player that would be replaced and saves the money for its builders."""
    tile = reader.g.trail[INDEX[space]]
    where = space_title(reader.say, space)
    if isinstance(tile, Building):
        return reader.say("site-replace", name=tile.name, space=where, dollars=tile.builders * (reader.about or 0))
    notes = [reader.say("note-forest")] if space.forest else []
    if space in RISKS:
        notes.append(flat_phrases(reader.say, RISKS[space]))
    return noted(where, notes)


def hazard(reader: Reader, space: Space) -> str:
    tile = reader.g.trail[INDEX[space]]
    if not isinstance(tile, Hazard):
        return space_title(reader.say, space)
    price = [reader.say("note-pay", dollars=reader.about)] if reader.about else []
    return f"{place(reader, space)} ({', '.join([*price, *hazard_figures(reader.say, tile).values()])})"


def outlaw(reader: Reader, space: Space) -> str:
    """An outlaw and the bounty of its space."""
    effect = BONUSES[space].gain[0]
    return f"{place(reader, space)} ({reader.say(f'note-{effect.name}', count=effect.amount)})"


# ------------------------------------------------------------ actions and cards


def act(reader: Reader, value: Value) -> str:
    if isinstance(value, Card):
        return play(reader, value)
    action = value.action if isinstance(value, Auxiliary) else value
    return phrase(reader.say, action, lambda what: COUNTS[what](reader.g, reader.me))


def play(reader: Reader, card: Card) -> str:
    """An objective card to be played: what it gives now, and what it will be worth."""
    gives = flat_phrases(reader.say, IMMEDIATE.get(card, ())) or reader.say("word-nothing")
    return reader.say("play-objective", tasks=tasks(reader.say, card), gives=gives, **stakes(card))


def card(reader: Reader, value: Card) -> str:
    """A card of the hand with what it is worth."""
    if not value.breed:
        return card_title(reader.say, value)
    return cattle_card(reader.say, reader.say(f"breed-{value.breed}"), value.value, value.points)


def objective(reader: Reader, value: Card) -> str:
    """A card of the display."""
    gives = flat_phrases(reader.say, IMMEDIATE.get(value, ()))
    return reader.say("take-objective", tasks=tasks(reader.say, value), gives=gives, **stakes(value))


# ------------------------------------------------------------ markets, buildings


def hire(reader: Reader, job: Job) -> str:
    worker = reader.say(f"worker-{job.worker.id}")
    return reader.say("hire-job", worker=worker, row=job.row + 1, dollars=job.cost + (reader.about or 0))


def buy(reader: Reader, purchase: Purchase) -> str:
    """The cards that would be taken: the most valuable of the breed."""
    cards, market = [], list(reader.g.market)
    for breed in purchase.breeds:
        there = [card for card in market if card.breed == breed]
        best = max(there, key=lambda card: card.points, default=None)
        cards.append(reader.say(f"breed-{breed}") if best is None else bought(reader.say, best))
        if best is not None:
            market.remove(best)
    names = reader.say("phrase-and").join(cards)
    return reader.say("buy-cards", cards=names, cowboys=purchase.cowboys, dollars=purchase.dollars)


def bought(say: Texts, card: Card) -> str:
    return say("buy-card", breed=say(f"breed-{card.breed}"), points=points(say, card.points))


def build(reader: Reader, tile: Building) -> str:
    """With what it costs at the wage of the action; afterwards, without the question, only which one it was."""
    if reader.about is None:
        return tile_name(reader.say, tile)
    figures = {"builders": tile.builders, "dollars": tile.builders * reader.about, "points": points(reader.say, tile.points)}
    return reader.say("build-tile", name=tile.name, **figures)


# ------------------------------------------------------------ the railroad, cities


def engine(reader: Reader, track: Track) -> str:
    """Where the engine can stop: how far back, and what the station there costs and is worth."""
    me, notes = reader.me, []
    came = me.engine.position
    if track.position < came:
        back = numbered_spaces(came, track.position, railroad.others(reader.g, me))
        notes.append(reader.say("note-back", count=back))
    if track.station is not None:
        taken = track.station in me.stations
        notes.append(reader.say("note-upgraded") if taken else upgrade_price(reader.say, track.station))
    named = track_title(reader.say, track)
    return noted(named, notes)


def upgrade_price(say: Texts, station: Station) -> str:
    return say("note-upgrade", dollars=station.cost, points=points(say, station.points))


def master(reader: Reader, worker: Worker) -> str:
    """Who would be given up for the master of the station that was just upgraded, and what the tile gives."""
    named = reader.say("give-up", worker=reader.say(f"worker-{worker.id}.one"))
    post = reader.g.kit.posts.get(reader.me.stations[-1]) if reader.me.stations else None
    tile = reader.g.masters[post] if post is not None else None
    return named if tile is None else f"{named} ({master_title(reader.say, tile)})"


def deliver(reader: Reader, city: City) -> str:
    """What the city asks for and gives: value, transport, points, and what its arrows bring with it."""
    say, me = reader.say, reader.me
    notes = [say("word-value", value=city.value)]
    if me.herder is KANSAS_CITY and (costs := TRANSPORT[me.engine, city]):
        notes.append(say("note-transport", dollars=costs))
    if city.gives:
        notes += [say(f"note-{effect.name}", count=effect.amount) for effect in CITY_ACTIONS[city].gain]
    notes += [points(say, city_points(reader.g, me, city))] if city.points else []
    return f"{say(f'city-{city.id}')} ({', '.join([*notes, *arrow_notes(reader, city)])})"


def arrow_notes(reader: Reader, city: City) -> list[str]:
    """What comes from the arrows of the city, if the disc there completes them."""
    me, notes = reader.me, []
    for arrow, other in reader.g.kit.arrows_of.get(city, ()):
        if city in me.cities or other not in me.cities:
            continue
        if arrow in ARROW_ACTIONS:
            notes.append(reader.say(f"note-{ARROW_ACTIONS[arrow].gain[0].name}", count=1))
        if arrow.points:
            notes.append(points(reader.say, arrow.points))
    return notes


def cleared(reader: Reader, thing: Disc | Station) -> str:
    """A disc by what it opens, with what taking it costs or brings."""
    return noted(disc(reader, thing), disc_notes(reader, thing))


BY_VALUE: dict[type, Label] = {Disc: cleared, Station: cleared}
"""The disc of a delivery is labelled by its value (`do-disc`), so that the log can have names of its own for discs."""


def upgrade(reader: Reader, thing: Disc | Station) -> str:
    """A disc for the station that may be upgraded now."""
    station, notes = reader.about, disc_notes(reader, thing)
    if station is not None:
        figures = {"dollars": station.cost, "points": points(reader.say, station.points)}
        notes.append(reader.say("note-station", number=station.number, **figures))
    return noted(disc(reader, thing), notes)


def disc(reader: Reader, thing: Disc | Station) -> str:
    """What clearing the disc's space opens; a disc can also come from a station."""
    say = reader.say
    if isinstance(thing, Station):
        return say("disc-station", number=thing.number)
    kit, player_count = reader.g.kit, PLAYER_COUNTS[reader.g.seats]
    opened = {kit.discs[single.disc]: (single, double) for single, double in zip(kit.singles, kit.doubles, strict=True)}
    if thing in opened:
        single = reader.me.discs[kit.discs.index(thing)] > 1
        action = flat_phrases(say, [opened[thing][not single].action])
        return say("disc-single" if single else "disc-double", action=action)
    steps = {"step_left": player_count.left_disc, "step_right": player_count.right_disc}.get(thing.id, 0)
    return say(f"clear-{thing.id}", steps=steps)


def disc_notes(reader: Reader, thing: Disc | Station) -> list[str]:
    """What taking the disc costs or brings beside that."""
    if isinstance(thing, Station):
        return [points(reader.say, -thing.points)]
    if thing.id == "hand":
        return [reader.say("note-pay", dollars=HAND_DISC_PRICE)]
    if thing.id == "step_left":
        return [reader.say("note-dollars", count=STEP_DISC_DOLLARS)]
    return [points(reader.say, STEP_DISC_POINTS)] if thing.id == "step_right" else []


# ------------------------------------------------------------ Kansas City


def foresee(reader: Reader, tile: Tile) -> str:
    """A foresight tile and where it would go."""
    say, g = reader.say, reader.g
    if isinstance(tile, Worker):
        return to_job_market(reader, tile)
    space = free_space(g, tile)
    where = say("note-leaves") if space is None else say("note-space", number=space.number)
    fee = say(f"hand-{tile.hand}") + " " + say("word-dollars", dollars=FEES[g.seats][tile.hand])
    notes = [points(say, tile.points)] if isinstance(tile, Hazard) else []
    return f"{tile_name(say, tile)}, {where} ({', '.join([*notes, fee])})"


def to_job_market(reader: Reader, worker: Worker) -> str:
    g, say = reader.g, reader.say
    columns = PLAYER_COUNTS[g.seats].columns
    row, place = divmod(len(g.jobs), columns)
    named = say("foresee-worker", worker=say(f"worker-{worker.id}"), row=min(row, len(ROWS) - 1) + 1)
    arrow = ROWS[row].arrow if row < len(ROWS) and place == columns - 1 else ""
    return f"{named} ({say(f'note-arrow-{arrow}')})" if arrow else named


def spend(reader: Reader, count: int) -> str:
    """Certificates, and the total that they make."""
    me, named = reader.me, reader.say("spend-count", count=count)
    if not all(isinstance(card, Card) for card in me.hand):
        return named
    total = breeding_value(me.hand) + me.permanent + count
    return f"{named} ({reader.say('note-total', value=total)})"


def sell(reader: Reader, command: Command) -> str:
    """The hand, and what it is worth."""
    me, named = reader.me, reader.say("sell-hand")
    if not all(isinstance(card, Card) for card in me.hand):
        return named
    return f"{named} ({reader.say('note-total', value=breeding_value(me.hand) + me.permanent)})"


def draw(reader: Reader, count: int) -> str:
    return reader.say("effect-draw-exactly", count=count)


LABELS: dict[str, Label] = {
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
    "take": card,
    "certify": certify,
    "sell": sell,
    "spend": spend,
    "deliver": deliver,
    "upgrade": upgrade,
}
name = Labels(Reader, titles, in_sentence, LABELS, {Master: None}, BY_VALUE, lists=("cards", "tiles")).name
