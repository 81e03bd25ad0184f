"""What options cost, give and lead to beyond their labels, in a line; always from an observation."""

from __future__ import annotations

from saloon.engine import Value
from saloon.engine.reader import Note, Notes, several
from saloon.games.great_western_trail_argentina.components import (
    BUENOS_AIRES,
    CARDS_AN_EXHAUSTION,
    CARPINTERO,
    FOLLOWING,
    GAUCHO,
    GRAIN_LIMIT,
    INDEX,
    LOOK,
    MASTER_STATIONS,
    MORE_CATTLE,
    PLAYER_COUNTS,
    ROW,
    ROWS,
    ROWS_OF_WORKERS,
    SPECIALS,
    STACK,
    WORKER_ACTIONS,
    WORKER_SPACES,
    Action,
    Auxiliary,
    BonusSpace,
    Building,
    Card,
    Command,
    Disc,
    Farmer,
    Job,
    Purchase,
    Quay,
    Ship,
    Space,
    Station,
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail_argentina.pedro.verbs import VERBS as PEDRO
from saloon.games.great_western_trail_argentina.rules.buenos_aires import breeding_value
from saloon.games.great_western_trail_argentina.rules.delivery import COST, quays_for
from saloon.games.great_western_trail_argentina.rules.discs import certificate_limit
from saloon.games.great_western_trail_argentina.rules.effects import discardable
from saloon.games.great_western_trail_argentina.rules.farmers import farmer_on, reach
from saloon.games.great_western_trail_argentina.rules.hiring import jobs, wage
from saloon.games.great_western_trail_argentina.rules.loading import open_ships
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.great_western_trail_argentina.scoring import elements, herd
from saloon.games.great_western_trail_argentina.texts.names import Reader, master_title, quay_title, ship_title, track_title
from saloon.games.great_western_trail_argentina.texts.phrases import PHRASING, phrases
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

# ------------------------------------------------------------ places

is_ahead = reachable(FOLLOWING)
"""Whether a space can still be reached on this way to Buenos Aires."""


def visit(reader: Reader, value: Value) -> str:
    """What the estanciero finds where it stops."""
    if isinstance(value, Card):
        return objective(reader, value)
    space = value[0] if isinstance(value, tuple) else value
    tile = reader.g.trail[INDEX[space]]
    if isinstance(tile, Building):
        own = tile.owner == reader.me.seat and space in SPECIALS
        return several(stop(reader, tile, PHRASING), phrases(reader.say, SPECIALS[space]) if own else "")
    if isinstance(tile, Farmer):
        return reader.say("lead-farmer", strength=reach(reader.me, 0))
    value_of_hand = breeding_value(reader.me.hand) + reader.me.permanent
    return reader.say("lead-buenos-aires" if space is BUENOS_AIRES else "lead-ramp", value=value_of_hand)


def site(reader: Reader, space: Space) -> str:
    """Whether the new building is still to come on this way, and what its space adds to it."""
    herder = reader.me.herder
    special = reader.say("lead-special") if space in SPECIALS else ""
    return several(on_this_way(reader, herder is None or is_ahead(INDEX[herder], INDEX[space])), special)


# ------------------------------------------------------------ actions


def strength(reader: Reader, effect: Effect) -> str:
    return reader.say("lead-strength", strength=reach(reader.me, effect.amount))


LEADS: dict[str, Lead] = {
    "hire": lambda reader, effect: cheapest(
        reader, [wage(job, effect.amount) for job in jobs(reader.g, reader.me, effect.amount)]
    ),
    "buy": lambda reader, effect: reader.say("lead-buy", gauchos=crew(reader.me, GAUCHO), dollars=reader.me.dollars),
    "build": lambda reader, effect: reader.say(
        "lead-build", carpinteros=crew(reader.me, CARPINTERO), dollars=reader.me.dollars
    ),
    "engine": lambda reader, effect: reader.say("lead-engine", track=track_title(reader.say, reader.me.engine)),
    "back": lambda reader, effect: reader.say("lead-engine", track=track_title(reader.say, reader.me.engine)),
    "certificate": lambda reader, effect: certificates(reader, certificate_limit(reader.me)),
    "grain": lambda reader, effect: reader.say("lead-grain", count=reader.me.grain, limit=GRAIN_LIMIT),
    "pay_grain": lambda reader, effect: reader.say("lead-grain", count=reader.me.grain, limit=GRAIN_LIMIT),
    "discard": lambda reader, effect: holding(reader, discardable(reader.me, effect.of)),
    "draw": deck,
    "draw_and_remove": deck,
    "dollars": then,
    "help": strength,
    "objective": lambda reader, effect: reader.say("lead-objective"),
    "remove": lambda reader, effect: reader.say("lead-herd", count=len(herd(reader.me)) + len(reader.me.draw)),
}
"""By keyword."""


def act(reader: Reader, value: Action | Auxiliary | Card | Command) -> str:
    if isinstance(value, Card):
        return objective(reader, value)
    if isinstance(value, Auxiliary):
        here = reader.g.trail[INDEX[reader.me.herder]] if reader.me.herder is not None else None
        return several(leads_of(reader, value.action, LEADS), instead(reader, here))
    return reader.say("lead-end") if isinstance(value, Command) else leads_of(reader, value, LEADS)


def auxiliary(reader: Reader, value: Auxiliary) -> str:
    return leads_of(reader, value.action, LEADS)


# ------------------------------------------------------------ cards


def loses(reader: Reader, card: Card) -> str:
    if card.breed:
        return without(reader.say, reader.me.hand, card, breeding_value)
    return objective(reader, card) if card.tasks else reader.say("lead-exhaustion")


def objective(reader: Reader, card: Card | Command) -> str:
    """What is still missing for it; of the stack, how much is there."""
    if isinstance(card, Card):
        return missing(reader.say, card, elements(reader.g, reader.me))
    return reader.say("lead-stack", count=len(reader.g.objectives)) if card is STACK else ""


# ------------------------------------------------------------ markets and buildings


def hire(reader: Reader, job: Job) -> str:
    """The place that the worker takes, and what it allows at once."""
    row, place = job.worker.row, crew(reader.me, job.worker.row) + 1
    space = WORKER_SPACES.get((row, place))
    named = reader.say(f"lead-{ROWS_OF_WORKERS[row]}", place=place)
    strong = reader.say("lead-strong") if job.worker.strength else ""
    at_once = phrases(reader.say, WORKER_ACTIONS[space]) if space is not None else ""
    return several(hired(reader, named, at_once), strong, left(reader, wage(job, reader.about or 0)))


def buy(reader: Reader, purchase: Purchase | Command) -> str:
    """What the cards count in Buenos Aires and for farmers, and the money that is left."""
    if not isinstance(purchase, Purchase):
        count = len(reader.g.cattle)
        return reader.say("lead-more", count=min(LOOK, count), left=count) if purchase is MORE_CATTLE else ""
    best = max(purchase.cards, key=lambda card: card.value)
    figures = [reader.say("word-value", value=best.value), reader.say("word-strength", strength=best.strength)]
    return several(*figures, left(reader, purchase.dollars))


def build(reader: Reader, tile: Building) -> str:
    """What it does, and what others pay who enter it."""
    fee = PLAYER_COUNTS[reader.g.seats].fees.get(tile.hand, 0)
    return several(tile_actions(reader.say, tile, PHRASING), reader.say("lead-fee", dollars=fee) if fee else "")


# ------------------------------------------------------------ farmers


def help_farmer(reader: Reader, space: Space) -> str:
    """The strength that is left for others."""
    effort = reader.about
    return reader.say("lead-strength-left", strength=effort.left - farmer_on(reader.g, space).strength) if effort else ""


def reveal(reader: Reader, card: Card | Command) -> str:
    """What cards must still add; those that are shown tire their player."""
    if reader.about is None:
        return ""
    tired = -(-(len(reader.about.cards) + isinstance(card, Card)) // CARDS_AN_EXHAUSTION)
    needed = max(0, reader.about.left - card.strength) if isinstance(card, Card) else 0
    return several(reader.say("lead-reveal", strength=needed), reader.say("lead-tired", count=tired) if tired else "")


def settle(reader: Reader, where: Command) -> str:
    return reader.say("lead-settle-row" if where is ROW else "lead-settle-beside")


# ------------------------------------------------------------ the railway


def engine(reader: Reader, track: Track) -> str:
    """How far it is, and what a station there offers."""
    way = engine_way(reader, track.number - reader.me.engine.number)
    return several(way, station(reader, track.station) if track.station is not None else "")


def station(reader: Reader, value: Station) -> str:
    """Its corners, and the master who waits there."""
    at = MASTER_STATIONS.index(value) if value in MASTER_STATIONS else None
    master = reader.g.masters[at] if at is not None else None
    waits = reader.say("lead-master", master=master_title(reader.say, master)) if master is not None else ""
    return several(corners(reader, value.black), waits)


def corners(reader: Reader, black: bool) -> str:
    return reader.say("help-black" if black else "help-white")


def upgrade(reader: Reader, thing: Disc | Station) -> str:
    return left(reader, reader.about.cost) if isinstance(reader.about, Station) else ""


def master(reader: Reader, tile: Tile) -> str:
    row = tile.row if isinstance(tile, Worker) else len(ROWS_OF_WORKERS) - 1
    return reader.say(f"lead-keeps-{ROWS_OF_WORKERS[row]}", count=crew(reader.me, row) - 1)


# ------------------------------------------------------------ ships and cities


def deliver(reader: Reader, value: BonusSpace | Card) -> str:
    """The grain that is left."""
    if isinstance(value, Card):
        return objective(reader, value)
    costs = [COST[quay, value] for quay in quays_for(reader.me, value)]
    return reader.say("lead-grain-left", count=reader.me.grain - min(costs, default=0))


def sell(reader: Reader, value: Command | Card) -> str:
    return objective(reader, value)


def spend(reader: Reader, count: int) -> str:
    """The best ship that the total opens, and what stays."""
    ships = open_ships(reader.g, reader.me, reader.about + count) if reader.about is not None else []
    reached = reader.say("lead-reach", ship=ship_title(reader.say, ships[0])) if ships else ""
    return several(reached, reader.say("lead-certificates-left", count=reader.me.certificates - count))


def load(reader: Reader, ship: Ship) -> str:
    """The corners that the disc must fit, and where it ends up."""
    where = reader.say("lead-sails", quay=quay_title(reader.say, Quay.of(ship.quay))) if ship.quay else ""
    return several(corners(reader, ship.black), where)


def disc(reader: Reader, thing: Disc | Station) -> str:
    """Its corners, and when what it opens can be used."""
    if not isinstance(thing, Disc):
        return reader.say("lead-disc-elsewhere")
    return several(corners(reader, thing.black), reader.say("lead-disc-auxiliary") if thing.auxiliary else "")


# ------------------------------------------------------------ foresight


def foresee(reader: Reader, tile: Tile) -> str:
    """A worker brings the end nearer; a farmer can be helped, and costs whoever enters his space."""
    if isinstance(tile, Worker):
        return market_end(reader, len(ROWS) * PLAYER_COUNTS[reader.g.seats].columns - len(reader.g.jobs) - 1)
    return reader.say("lead-farmer-sent")


BY_VERB: dict[str, Note] = {
    "begin": visit,
    "move": visit,
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
    "station": station,
    "upgrade": upgrade,
    "master": master,
    "objective": objective,
    "help": help_farmer,
    "reveal": reveal,
    "settle": settle,
    "deliver": deliver,
    "sell": sell,
    "spend": spend,
    "load": load,
    "disc": disc,
    "foresee": foresee,
    **dict.fromkeys(PEDRO, lambda reader, value: reader.say("lead-pedro")),
}
note = Notes(Reader, BY_VERB).note
