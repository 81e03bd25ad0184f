"""Options as labels: what is chosen, and in brackets what it costs and gives; always from an observation."""

from __future__ import annotations

from saloon.engine import Component, Seat, Texts, Value
from saloon.engine.reader import Names, noted
from saloon.games.great_western_trail_argentina.components import (
    DOUBLES,
    IMMEDIATE,
    INDEX,
    PLAYER_COUNTS,
    ROW,
    ROWS,
    SHIP_ACTIONS,
    SINGLES,
    SPECIALS,
    WORKER_ACTIONS,
    Auxiliary,
    BonusSpace,
    Building,
    Card,
    Command,
    Disc,
    Farmer,
    Job,
    Master,
    Purchase,
    Quay,
    Ship,
    Space,
    Station,
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail_argentina.rules.buenos_aires import breeding_value
from saloon.games.great_western_trail_argentina.rules.delivery import COST, quays_for
from saloon.games.great_western_trail_argentina.rules.effects import COUNTS
from saloon.games.great_western_trail_argentina.rules.farmers import free_space, next_granjero
from saloon.games.great_western_trail_argentina.rules.hiring import wage
from saloon.games.great_western_trail_argentina.rules.loading import dollars_of, grain_of
from saloon.games.great_western_trail_argentina.rules.moving import journeys
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.great_western_trail_argentina.texts.names import (
    Reader,
    bonus_space_title,
    card_title,
    disc_title,
    farmer_name,
    master_title,
    purchase_title,
    quay_title,
    ship_title,
    space_title,
    station_number,
    station_title,
    tile_name,
    titles,
    track_title,
)
from saloon.games.great_western_trail_argentina.texts.phrases import flat_phrases, phrase
from saloon.games.trail.texts.labels import Label, Labels, by_way, certify
from saloon.games.trail.texts.names import ONE, neutral_building, owned_building
from saloon.games.trail.texts.phrases import points, stakes, tasks


def in_sentence(g: State, key: str, thing: Component, say: Texts) -> str | None:
    """With an article where there is one: “a Caracu”, “a strong gaucho”; a neutral space by its building."""
    own = f"{thing.kind}-{thing.id}{ONE}"
    if own in say:
        return say(own)
    if isinstance(thing, Space) and (neutral := neutral_building(say, g.trail[INDEX[thing]], Building)) is not None:
        return neutral
    return titles.with_article(say, thing)


# ------------------------------------------------------------ places


def place(reader: Reader, space: Space, form: str = "") -> str:
    """A space by what lies there now: `neutral building C`, `your building 2a`, `green farmer, strength 5`."""
    tile = reader.g.trail[INDEX[space]]
    if isinstance(tile, Building):
        return owned_building(reader, tile, reader.me.seat, form)
    if isinstance(tile, Farmer):
        return reader.say("place-farmer", farmer=farmer_name(reader.say, tile), number=space.number)
    return space_title(reader.say, space, form)


def move(reader: Reader, value: Value) -> str:
    """A place and its route, the steps, and the taxes on the way; or an objective card that is played before."""
    if isinstance(value, Card):
        return play(reader, value)
    named = by_way(reader, value, place, branch)
    journey = journeys(reader.g, reader.me, reader.about).get(value) if reader.about is not None else None
    if journey is None:
        return named
    total: dict[Seat | None, int] = {}
    for payee, amount in journey.payments:
        rival = payee if 0 <= payee < len(reader.g.players) else None
        total[rival] = total.get(rival, 0) + amount
    taxes = [tax(reader, rival, amount) for rival, amount in total.items()]
    return noted(named, [reader.say("word-steps", count=journey.steps), *taxes])


def branch(reader: Reader, space: Space) -> str:
    return reader.say(f"via-{space.zone}") if space.zone else space_title(reader.say, space, ONE)


def tax(reader: Reader, rival: Seat | None, dollars: int) -> str:
    """To another player, or to farmers and the bank."""
    if rival is None:
        return reader.say("note-pay", dollars=dollars)
    return reader.say("note-pay-player", dollars=dollars, rival=reader.player(rival))


def site(reader: Reader, space: Space) -> str:
    """A free building space, or a building that would be replaced and saves its carpinteros."""
    tile = reader.g.trail[INDEX[space]]
    where = space_title(reader.say, space)
    if isinstance(tile, Building):
        return reader.say("site-replace", name=tile.name, space=where, carpinteros=tile.builders)
    notes = [reader.say("note-farmland")] if space.ear else []
    if space in SPECIALS:
        notes.append(flat_phrases(reader.say, SPECIALS[space]))
    return noted(where, notes)


# ------------------------------------------------------------ actions and cards


def act(reader: Reader, value: Value) -> str:
    if isinstance(value, Card):
        return play(reader, value)
    action = value.action if isinstance(value, Auxiliary) else value
    return phrase(reader.say, action, lambda what: COUNTS[what](reader.g, reader.me))


def card(reader: Reader, thing: Card) -> str:
    """A card of the hand or the market with its figures."""
    return card_words(reader.say, thing)


def card_words(say: Texts, thing: Card) -> str:
    if not thing.breed:
        return card_title(say, thing)
    figures = [say("word-value", value=thing.value), say("word-strength", strength=thing.strength)]
    return noted(say(f"breed-{thing.breed}"), [*figures, *([points(say, thing.points)] if thing.points else [])])


def objective(reader: Reader, thing: Card) -> str:
    """A card of the display."""
    return objective_words(reader.say, thing)


def objective_words(say: Texts, thing: Card) -> str:
    return say("take-objective", tasks=tasks(say, thing), gives=flat_phrases(say, IMMEDIATE[thing]), **stakes(thing))


def play(reader: Reader, card: Card) -> str:
    """An objective card to be played: what it gives now, and what it will be worth."""
    gives = flat_phrases(reader.say, IMMEDIATE[card])
    return reader.say("play-objective", tasks=tasks(reader.say, card), gives=gives, **stakes(card))


def draw(reader: Reader, count: int) -> str:
    return reader.say("effect-draw-exactly", count=count)


def harvest(reader: Reader, count: int) -> str:
    """Grain, and how much there will be then."""
    notes = [reader.say("note-in-all", count=reader.me.grain + count)] if count else []
    return noted(reader.say("harvest-count", count=count), notes)


# ------------------------------------------------------------ markets, buildings


def hire(reader: Reader, job: Job) -> str:
    worker = reader.say(f"worker-{job.worker.id}")
    return reader.say("hire-job", worker=worker, row=job.row + 1, dollars=wage(job, reader.about or 0))


def buy(reader: Reader, purchase: Purchase) -> str:
    return purchase_title(reader.say, purchase)


def build(reader: Reader, tile: Building) -> str:
    """With what it costs at the wage of the action; afterwards, without the question, only which one it was."""
    if reader.about is None:
        return tile_name(reader.say, tile)
    figures = {"builders": tile.builders, "dollars": tile.builders * reader.about, "points": points(reader.say, tile.points)}
    return reader.say("build-tile", name=tile.name, **figures)


# ------------------------------------------------------------ farmers


def help_farmer(reader: Reader, space: Space) -> str:
    """A farmer, where he stands, and the money that lies and is printed there."""
    return noted(place(reader, space), [reader.say("note-dollars", count=space.dollars + reader.g.coins[INDEX[space]])])


def reveal(reader: Reader, thing: Card | Command) -> str:
    """A head of cattle by its strength."""
    if isinstance(thing, Command):
        return reader.say("reveal-enough")
    worth = [points(reader.say, thing.points)] if thing.points else []
    return noted(reader.say(f"breed-{thing.breed}"), [reader.say("word-strength", strength=thing.strength), *worth])


def settle(reader: Reader, where: Command) -> str:
    """What the next space of the row costs and gives."""
    space = next_granjero(reader.me)
    if where is not ROW or space is None:
        return reader.say(f"settle-{where.id}")
    price = reader.say("note-pay", dollars=space.price)
    return noted(reader.say("settle-row"), [price, flat_phrases(reader.say, WORKER_ACTIONS[space])])


# ------------------------------------------------------------ the railway


def engine(reader: Reader, track: Track) -> str:
    """Where the locomotive can stop, and what the station there costs and is worth."""
    station = track.station
    if station is None:
        return track_title(reader.say, track)
    taken = station in reader.me.stations and not station.again
    note = reader.say("note-upgraded") if taken else upgrade_price(reader.say, station)
    return noted(track_title(reader.say, track), [note])


def upgrade_price(say: Texts, station: Station) -> str:
    return say("note-upgrade", dollars=station.cost, points=points(say, station.points))


def upgrade(reader: Reader, thing: Disc | Station) -> str:
    """A disc for the station that may be upgraded now."""
    station, notes = reader.about, disc_notes(reader.say, thing)
    if station is not None:
        figures = {"dollars": station.cost, "points": points(reader.say, station.points)}
        notes.append(reader.say("note-station", number=station_number(station), **figures))
    return noted(disc(reader, thing), notes)


def master(reader: Reader, tile: Tile) -> str:
    """Who would be given up for the station master, and what the tile gives."""
    worker = reader.say(f"worker-granjero{ONE}" if isinstance(tile, Farmer) else f"worker-{tile.id}{ONE}")
    notes = [farmer_name(reader.say, tile)] if isinstance(tile, Farmer) else []
    if isinstance(reader.about, Master):
        notes.append(master_title(reader.say, reader.about))
    return noted(reader.say("give-up", worker=worker), notes)


# ------------------------------------------------------------ deliveries


def deliver(reader: Reader, value: BonusSpace | Card) -> str:
    """A bonus space, and the least grain that a delivery costs."""
    if isinstance(value, Card):
        return play(reader, value)
    costs = [COST[quay, value] for quay in quays_for(reader.me, value)]
    return noted(bonus_space_title(reader.say, value), _grain(reader, min(costs, default=0)))


def _grain(reader: Reader, count: int) -> list[str]:
    return [reader.say("note-pay-grain", count=count)] if count else []


def pedro_space(reader: Reader, space: BonusSpace) -> str:
    """Where Pedro could deliver: of equal grain."""
    return bonus_space_title(reader.say, space)


def quay(reader: Reader, thing: Quay) -> str:
    """A quay to deliver from, with what that costs."""
    named, space = quay_title(reader.say, thing), reader.about
    if not isinstance(space, BonusSpace) or (thing, space) not in COST:
        return named
    kept = points(reader.say, thing.points)
    return noted(named, [*_grain(reader, COST[thing, space]), reader.say("note-leaves-quay", points=kept)])


def sell(reader: Reader, value: Command | Card) -> str:
    """The hand, and what it is worth."""
    if isinstance(value, Card):
        return play(reader, value)
    me, named = reader.me, reader.say("sell-hand")
    if not all(isinstance(each, Card) for each in me.hand):
        return named
    return noted(named, [reader.say("note-total", value=breeding_value(me.hand) + me.permanent)])


def spend(reader: Reader, count: int) -> str:
    """Certificates, and the total that they make."""
    notes = [] if reader.about is None else [reader.say("note-total", value=reader.about + count)]
    return noted(reader.say("spend-count", count=count), notes)


def load(reader: Reader, ship: Ship) -> str:
    """What a ship asks for and gives: grain, money for grain that is missing, its action, its points."""
    say, me = reader.say, reader.me
    grain, dollars = min(me.grain, grain_of(me, ship)), dollars_of(me, ship)
    notes = [say("note-pay-grain", count=grain)] if grain else []
    notes += [say("note-pay", dollars=dollars)] if dollars else []
    notes += [flat_phrases(say, [SHIP_ACTIONS[ship]])] if ship in SHIP_ACTIONS else []
    notes += [points(say, ship.points)] if ship.points else []
    return noted(ship_title(say, ship), notes)


# ------------------------------------------------------------ discs


def cleared(reader: Reader, thing: Component) -> str:
    """A disc by what it opens, with what taking it costs or brings."""
    return noted(disc(reader, thing), disc_notes(reader.say, thing))


def disc(reader: Reader, thing: Component) -> str:
    """What clearing the disc's space opens; a disc can also come from elsewhere."""
    say = reader.say
    if not isinstance(thing, Disc):
        return say("disc-from", place=titles.with_article(say, thing) or thing.id)
    if not thing.auxiliary:
        return disc_title(say, thing)
    single, double = next(pair for pair in zip(SINGLES, DOUBLES, strict=True) if pair[0].helper.id == thing.auxiliary)
    first = not single.helper.open and all(reader.me.discs[each] for each in single.discs)
    return say("disc-single" if first else "disc-double", action=flat_phrases(say, [(single if first else double).action]))


def disc_notes(say: Texts, thing: Component) -> list[str]:
    """What taking the disc costs or brings beside that."""
    if not isinstance(thing, Disc):
        return []
    notes = [points(say, thing.points)] if thing.points else []
    if thing.dollars > 0:
        notes.append(say("note-dollars", count=thing.dollars))
    elif thing.dollars:
        notes.append(say("note-pay", dollars=-thing.dollars))
    return notes


def from_station(reader: Reader, thing: Station) -> str:
    """A station to be upgraded, or one whose disc is taken for something."""
    return station_title(reader.say, thing) if reader.about is None else cleared(reader, thing)


BY_VALUE: dict[type, Label] = {Disc: cleared, Quay: quay, Station: from_station}
"""What is labelled by its value (`do-disc`, `do-quay`, `do-station`): the log has names of its own under the same keys."""


# ------------------------------------------------------------ foresight


def foresee(reader: Reader, tile: Tile) -> str:
    """A foresight tile and where it would go."""
    say, g = reader.say, reader.g
    if isinstance(tile, Worker):
        return to_job_market(reader, tile)
    assert isinstance(tile, Farmer)
    space = free_space(g, tile)
    where = say("note-leaves") if space is None else say("note-space", number=space.number)
    fee = say("word-dollars", dollars=PLAYER_COUNTS[g.seats].fees[tile.hand])
    return noted(f"{farmer_name(say, tile)}, {where}", [f"{say(f'hand-{tile.hand}')} {fee}"])


def to_job_market(reader: Reader, worker: Worker) -> str:
    g, say = reader.g, reader.say
    columns = PLAYER_COUNTS[g.seats].columns
    row, place = divmod(len(g.jobs), columns)
    named = say("foresee-worker", worker=say(f"worker-{worker.id}"), row=min(row, len(ROWS) - 1) + 1)
    arrow = ROWS[row].arrow if row < len(ROWS) and place == columns - 1 else ""
    return noted(named, [say(f"note-arrow-{arrow}")] if arrow else [])


LABELS: dict[str, Label] = {
    "begin": place,
    "move": move,
    "act": act,
    "auxiliary": act,
    "bonus": act,
    "draw": draw,
    "discard": card,
    "remove": card,
    "certify": certify,
    "harvest": harvest,
    "hire": hire,
    "buy": buy,
    "take": card,
    "build": build,
    "site": site,
    "engine": engine,
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
    "foresee": foresee,
    "pedro_move": place,
    "pedro_farmer": help_farmer,
    "pedro_tile": build,
    "pedro_site": site,
    "pedro_space": pedro_space,
    "pedro_disc": cleared,
}
_labels = Labels(Reader, titles, in_sentence, LABELS, {Master: None}, BY_VALUE, lists=("cards", "tiles", "ships"))


def name(g: State, key: str, value: Value, say: Texts, names: Names, about: object = None) -> str | None:
    """A label or a name in a sentence; the players whose discs sail, by their names."""
    if key == "seats":
        return Reader(g, say, names).players(value) or say("word-nobody")
    return _labels.name(g, key, value, say, names, about)
