"""What options cost, give and lead to beyond their labels, in a line; always from an observation."""

from __future__ import annotations

from saloon.engine import Value
from saloon.engine.reader import Note, Notes, several
from saloon.games.great_western_trail.components import (
    ARROW_ACTIONS,
    BONUSES,
    BUILDER,
    COWBOY,
    FEES,
    FOLLOWING,
    GREEN,
    INDEX,
    KANSAS_CITY,
    LOOK,
    MORE_CATTLE,
    ORANGE,
    PLAYER_COUNTS,
    RISKS,
    ROWS,
    STACK,
    WORKER_SPACES,
    Action,
    Auxiliary,
    Building,
    Card,
    City,
    Command,
    Disc,
    Hazard,
    Job,
    Purchase,
    Space,
    Station,
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail.rules.delivery import open_cities
from saloon.games.great_western_trail.rules.discs import certificate_limit
from saloon.games.great_western_trail.rules.effects import discardable
from saloon.games.great_western_trail.rules.hiring import jobs
from saloon.games.great_western_trail.rules.kansas_city import breeding_value
from saloon.games.great_western_trail.rules.zones import outlaws
from saloon.games.great_western_trail.scoring import elements, herd
from saloon.games.great_western_trail.texts.help import corners
from saloon.games.great_western_trail.texts.names import Reader, master_title, track_title
from saloon.games.great_western_trail.texts.phrases import PHRASING, phrases
from saloon.games.trail.effects import Effect
from saloon.games.trail.texts.option_notes import (
    Lead,
    certificates,
    cheapest,
    deck,
    engine_way,
    hired,
    holding,
    instead,
    leads_of,
    left,
    market_end,
    missing,
    on_this_way,
    reachable,
    stop,
    then,
    tile_actions,
    without,
)
from saloon.games.trail.texts.phrases import points

# ------------------------------------------------------------ places


def visit(reader: Reader, value: Value) -> str:
    """What the herder finds where it stops."""
    if isinstance(value, Card):
        return objective(reader, value)
    space = value[0] if isinstance(value, tuple) else value
    if space is KANSAS_CITY:
        return reader.say("lead-kansas-city", value=breeding_value(reader.me.hand) + reader.me.permanent)
    tile = reader.g.trail[INDEX[space]]
    if not isinstance(tile, Building):
        return reader.say("lead-auxiliary-only")
    own = tile.owner == reader.me.seat
    further = [action for module in reader.g.kit.modules for action in module.local_actions(reader.g, reader.me, space)]
    more = [*(RISKS[space] if own and space in RISKS else ()), *further]
    return several(stop(reader, tile, PHRASING), phrases(reader.say, more))


def copy(reader: Reader, space: Space) -> str:
    """Whoever owns it."""
    tile = reader.g.trail[INDEX[space]]
    return tile_actions(reader.say, tile, PHRASING) if isinstance(tile, Building) else ""


is_ahead = reachable(FOLLOWING)
"""Whether a space can still be reached on this way to Kansas City."""


def site(reader: Reader, space: Space) -> str:
    """Whether the new building is still to come on this way, and what its space adds to it."""
    herder = reader.me.herder
    ahead = herder is None or is_ahead(INDEX[herder], INDEX[space])
    risk = reader.say("lead-risk") if space in RISKS else ""
    return several(on_this_way(reader, ahead), risk)


# ------------------------------------------------------------ actions


def hiring(reader: Reader, effect: Effect) -> str:
    """The cheapest who can be hired."""
    return cheapest(reader, [job.cost + effect.amount for job in jobs(reader.g, reader.me, effect.amount)])


def bounty(reader: Reader, effect: Effect) -> str:
    found = [BONUSES[space].gain[0].amount for space in outlaws(reader.g) if BONUSES[space].gain[0].name == "dollars"]
    return reader.say("lead-bounty", dollars=max(found)) if found else ""


LEADS: dict[str, Lead] = {
    "hire": hiring,
    "buy": lambda reader, effect: reader.say("lead-buy", cowboys=reader.me.workers[COWBOY], dollars=reader.me.dollars),
    "build": lambda reader, effect: reader.say("lead-build", builders=reader.me.workers[BUILDER], dollars=reader.me.dollars),
    "engine": lambda reader, effect: reader.say("lead-engine", track=track_title(reader.say, reader.me.engine)),
    "back": lambda reader, effect: reader.say("lead-engine", track=track_title(reader.say, reader.me.engine)),
    "certificate": lambda reader, effect: certificates(reader, certificate_limit(reader.me)),
    "discard": lambda reader, effect: holding(reader, discardable(reader.me, effect.of)),
    "draw": deck,
    "outlaw": bounty,
    "dollars": then,
    "objective": lambda reader, effect: reader.say("lead-objective"),
    "remove": lambda reader, effect: reader.say("lead-herd", count=len(herd(reader.me)) + len(reader.me.draw)),
}
"""By keyword; what a module brings is said by its label."""


def act(reader: Reader, value: Action | Auxiliary | Card | Command) -> str:
    if isinstance(value, Card):
        return objective(reader, value)
    if isinstance(value, Auxiliary):
        space = reader.me.herder
        here = reader.g.trail[INDEX[space]] if space is not None else None
        return several(leads_of(reader, value.action, LEADS), instead(reader, here))
    return leads_of(reader, value, LEADS) if isinstance(value, Action) else reader.say("lead-end")


def auxiliary(reader: Reader, value: Auxiliary) -> str:
    return leads_of(reader, value.action, LEADS)


# ------------------------------------------------------------ cards


def loses(reader: Reader, card: Card) -> str:
    """What the hand is worth without a card of it."""
    return without(reader.say, reader.me.hand, card, breeding_value) if card.breed else ""


def objective(reader: Reader, card: Card | Command) -> str:
    """What is still missing for it; of the stack, how much is there."""
    if card is STACK:
        return reader.say("lead-stack", count=len(reader.g.objectives))
    assert isinstance(card, Card)
    return missing(reader.say, card, elements(reader.g, reader.me))


# ------------------------------------------------------------ markets and buildings


def hire(reader: Reader, job: Job) -> str:
    """The place that the worker takes, and what it allows at once."""
    place = reader.me.workers[job.worker.row] + 1
    actions = phrases(reader.say, WORKER_SPACES.get((job.worker, place), ()))
    named = reader.say(f"lead-{job.worker.id}", place=place)
    return several(hired(reader, named, actions), left(reader, job.cost + (reader.about or 0)))


def buy(reader: Reader, purchase: Purchase | Command) -> str:
    """What the cards count in Kansas City, and the money that is left."""
    if purchase is MORE_CATTLE:
        return reader.say("lead-more", count=min(LOOK, len(reader.g.cattle)), left=len(reader.g.cattle))
    assert isinstance(purchase, Purchase)
    breeds = reader.g.kit.breeds
    value = max(card.value for breed in purchase.breeds for card in breeds[breed])
    return several(reader.say("word-value", value=value), left(reader, purchase.dollars))


def build(reader: Reader, tile: Building) -> str:
    """What it does, and what others pay who enter it."""
    fee = reader.say("lead-fee", dollars=FEES[reader.g.seats][tile.hand]) if tile.hand else ""
    return several(tile_actions(reader.say, tile, PHRASING), fee)


def hazard(reader: Reader, space: Space) -> str:
    have = len(reader.me.hazards) + 1
    return several(reader.say("lead-hazard", count=have), left(reader, reader.about or 0))


def outlaw(reader: Reader, space: Space) -> str:
    """Green and orange ones make pairs."""
    found = [*reader.me.outlaws, reader.g.trail[INDEX[space]]]
    return reader.say("lead-outlaws", green=found.count(GREEN), orange=found.count(ORANGE))


# ------------------------------------------------------------ the railroad


def engine(reader: Reader, track: Track) -> str:
    """How far it is, and what a station there offers."""
    way = engine_way(reader, track.number - reader.me.engine.number)
    return several(way, station(reader, track.station) if track.station is not None else "")


def station(reader: Reader, value: Station) -> str:
    """Its corners, and the master who waits there."""
    if value in reader.me.stations:
        return ""
    post = reader.g.kit.posts.get(value)
    master = reader.g.masters[post] if post is not None else None
    waits = reader.say("lead-master", master=master_title(reader.say, master)) if master is not None else ""
    return several(corners(reader.say, value.black), waits)


def upgrade(reader: Reader, thing: Disc | Station) -> str:
    return left(reader, reader.about.cost) if reader.about is not None else ""


def master(reader: Reader, worker: Worker) -> str:
    return reader.say(f"lead-keeps-{worker.id}", count=reader.me.workers[worker.row] - 1)


def disc(reader: Reader, thing: Disc | Station) -> str:
    """Its corners, and when what it opens can be used."""
    if isinstance(thing, Station):
        return reader.say("lead-disc-station")
    kit = reader.g.kit
    if not any(kit.discs[single.disc] is thing for single in kit.singles):
        return corners(reader.say, thing.black)
    single = reader.me.discs[kit.discs.index(thing)] > 1
    return several(corners(reader.say, thing.black), reader.say("lead-disc-single" if single else "lead-disc-double"))


# ------------------------------------------------------------ Kansas City


def foresee(reader: Reader, tile: Tile) -> str:
    """A worker brings the end nearer; anything else costs whoever passes, or scores for who removes it."""
    if isinstance(tile, Worker):
        spaces = len(ROWS) * PLAYER_COUNTS[reader.g.seats].columns - len(reader.g.jobs) - 1
        return market_end(reader, spaces)
    return reader.say("lead-obstacle" if isinstance(tile, Hazard) else "lead-outlaw-sent")


def spend(reader: Reader, count: int) -> str:
    """The best city that the total opens, and what stays."""
    me = reader.me
    total = breeding_value(me.hand) + me.permanent + count
    best = max((city for city in open_cities(reader.g, me, total)), key=lambda city: city.value, default=None)
    reach = reader.say("lead-reach", city=reader.say(f"city-{best.id}")) if best is not None else ""
    return several(reach, reader.say("lead-certificates-left", count=me.certificates - count))


def deliver(reader: Reader, city: City) -> str:
    """The corners that the disc must fit, and the other end of arrows that would still pay."""
    say, me = reader.say, reader.me
    arrows = [
        say("lead-arrow", city=say(f"city-{other.id}"), gives=points(say, arrow.points) if arrow.points else say("lead-bonus"))
        for arrow, other in reader.g.kit.arrows_of.get(city, ())
        if city not in me.cities and other not in me.cities and (arrow.points or arrow in ARROW_ACTIONS)
    ]
    return several(corners(say, city.black), *arrows)


BY_VERB: dict[str, Note] = {
    "begin": visit,
    "move": visit,
    "copy": copy,
    "act": act,
    "auxiliary": auxiliary,
    "bonus": act,
    "draw": lambda reader, count: deck(reader, Effect("draw", count)),
    "discard": loses,
    "remove": loses,
    "hire": hire,
    "buy": buy,
    "build": build,
    "site": site,
    "engine": engine,
    "retreat": engine,
    "station": station,
    "upgrade": upgrade,
    "master": master,
    "hazard": hazard,
    "outlaw": outlaw,
    "objective": objective,
    "foresee": foresee,
    "spend": spend,
    "deliver": deliver,
    "disc": disc,
}
"""By verb; those of modules are joined (`Module.option_notes`)."""
note = Notes(Reader, BY_VERB).note
