"""The box: trail, farmers, workers, cattle, ships, cities, railway, player boards, solo cards; every action as data."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache, partial
from itertools import combinations_with_replacement

from saloon.engine import Box, Component, Seat, component
from saloon.games.trail import components as trail
from saloon.games.trail.path import Trail, following_of, mask_of
from saloon.games.trail.railway import Railway

BOX = Box(__package__)
NUMBERS: dict[str, int] = BOX.numbers("number")
BANK = trail.BANK

HAND_LIMIT, FORESIGHT, DISPLAY, FIRST_FARMERS = (NUMBERS[id] for id in ("hand", "foresight", "display", "first_farmers"))
WORKER_ROW, WORKER_POINTS, WORKER_POINTS_FROM = (NUMBERS[id] for id in ("worker_row", "worker_points", "worker_points_from"))
TOKEN_POINTS, DOLLARS_A_POINT, TOKENS, TOKEN_ROW = (
    NUMBERS[id] for id in ("token_points", "dollars_a_point", "tokens", "token_row")
)
FARMER_POINTS, MAX_HELPED, MAX_REVEALED, CARDS_AN_EXHAUSTION = (
    NUMBERS[id] for id in ("farmer_points", "max_helped", "max_revealed", "cards_an_exhaustion")
)
GRAIN_LIMIT, GRAIN_PRICE, CERTIFICATE_LIMIT = (NUMBERS[id] for id in ("grain_limit", "grain_price", "certificate_limit"))
EXCHANGE_CARDS, LOOK, STRENGTH_WAGE, SAILING_DRAWS = (
    NUMBERS[id] for id in ("exchange", "look", "strength_wage", "sailing_draws")
)
CERTIFICATE_TRACK: tuple[int, ...] = tuple(BOX.numbers("certificates")["track"])
MAX_SEATS = 4


# ------------------------------------------------------------ actions


@component
class Action(trail.Action):
    """Of a building, a space, a worker's place, a card, a station master, a ship, a city or the player board."""


actions_of = partial(trail.actions_of, Action)


@component
class Command(trail.Command):
    """What can be chosen beside actions and cards."""


END, STACK, MORE_CATTLE = Command("end"), Command("stack"), Command("more")
"""End phase B; take the unseen top card of the objectives; add cards to the cattle market."""
ROW, BESIDE = Command("row"), Command("beside")
"""Put a farmer who was helped into the row of granjeros, or beside the player board."""
REVEALED = Command("revealed")
"""Enough cards are revealed."""
SELL = Command("sell")
"""Reveal the hand for the income."""


# ------------------------------------------------------------ by number of players


@component
class PlayerCount(trail.PlayerCount):
    """Taxes, steps, the job market and the cattle market; `covers`: the cities whose cover tiles are laid."""

    green: int
    black: int
    steps: int
    columns: int
    workers: int
    market: int
    covers: tuple[str, ...]

    @property
    def fees(self) -> dict[str, int]:
        return {"green": self.green, "black": self.black}


@component
class Start(trail.Start):
    cards: int


PLAYER_COUNTS = trail.player_counts(BOX, PlayerCount)
STARTS = BOX.load("start", Start)


# ------------------------------------------------------------ the trail


@component
class Space(Component):
    """A space of the trail, a ramp, Buenos Aires, or the rider space at the start.

    zone, number: of a farmer space, its zone and its place in the order in which the zone is filled.
    dollars:  printed under a farmer space.
    ear:      farmland.
    special:  what the owner of a building there may do too.
    track:    of a ramp, the railway space at which it opens.
    """

    id: str
    sort: str
    x: float
    y: float
    next: tuple[str, ...] = ()
    zone: str = ""
    number: int = 0
    dollars: int = 0
    ear: bool = False
    special: str = ""
    track: int = 0


SPACES = BOX.load("space", Space)
INDEX = {space: index for index, space in enumerate(SPACES)}
START, BUENOS_AIRES = Space.of("start"), Space.of("ba")
NEUTRAL_SPACES = tuple(space for space in SPACES if space.sort == "neutral")
SITES = tuple(space for space in SPACES if space.sort == "building")
RAMPS = tuple(space for space in SPACES if space.sort == "ramp")
FARMLAND = tuple(INDEX[space] for space in SPACES if space.ear)
COLOURS = ("green", "blue", "orange", "yellow")
ZONES = {
    zone: tuple(sorted((space for space in SPACES if space.zone == zone), key=lambda space: space.number)) for zone in COLOURS
}
SPECIALS = {space: actions_of(f"{space.id}-special", [space.special]) for space in SPACES if space.special}
FARMER_SPACES = tuple((space, INDEX[space]) for space in SPACES if space.zone)
(HELP_HERE,) = actions_of("farmer", ["help_here"])
"""What can be done on a farmer tile beside an auxiliary action."""
FOLLOWING = following_of(SPACES)
TRAIL = Trail(
    FOLLOWING,
    [INDEX[space] for space in (*NEUTRAL_SPACES, BUENOS_AIRES)],
    stops=[INDEX[space] for space in (*RAMPS, BUENOS_AIRES)],
    spots=[index for _, index in FARMER_SPACES],
)
"""Ramps are locations for whoever has come far enough: their bits are set for that walker (`OPEN_RAMPS`); else they lead
nowhere. Taxes of farmers stay on their spaces until somebody helps them."""


# ------------------------------------------------------------ tiles


@component
class Tile(trail.Tile):
    """The bank's share of a farmer lies on his space until somebody helps him."""


@component
class Building(Tile, trail.Building):
    actions: tuple[Action, ...] = ()

    @property
    def number(self) -> int:
        return int(self.name[:-1]) if self.owner != BANK else 0


@component
class Farmer(Tile):
    """A farmer who can be helped by whoever is strong enough."""

    colour: str = ""
    strength: int = 0
    bag: str = ""
    count: int = 0


@component
class Worker(Tile):
    """A gaucho, a carpintero or a maquinista; `row` is its row on a player board; a strong one has strength 1."""

    row: int = 0
    strength: int = 0
    bags: tuple[int, ...] = ()


@component
class Face(trail.Face):
    """One side of a personal building."""


@component
class Neutral(trail.Neutral):
    """A neutral building; what lies on the trail is a `Building`."""


FARMERS = BOX.load("farmer", Farmer)
WORKERS = BOX.load("worker", Worker)
ROWS_OF_WORKERS = ("gaucho", "carpintero", "maquinista", "granjero")
GAUCHO, CARPINTERO, MAQUINISTA, GRANJERO = range(len(ROWS_OF_WORKERS))
BAGS = ("A", "B", "C")
NEUTRALS = tuple(
    Building(neutral.id, name=neutral.id, actions=actions_of(neutral.id, neutral.actions))
    for neutral in BOX.load("neutral", Neutral)
)
FACES = BOX.load("face", Face)
NUMBERS_OF_BUILDINGS = sorted({int(face.id[:-1]) for face in FACES})
_ACTIONS = {face.id: actions_of(face.id, face.actions) for face in FACES}
BUILDINGS = {
    (seat, face.id): Building(f"{face.id}-{seat}", face.hand, seat, face.id, face.builders, face.points, _ACTIONS[face.id])
    for seat in range(MAX_SEATS)
    for face in FACES
}
"""The tiles of each player, by their faces."""


@lru_cache(maxsize=256)
def fees(seats: int, walker: Seat) -> dict[Hashable, tuple[Seat, int]]:
    """The taxes that hands on tiles ask of a player."""
    asked = PLAYER_COUNTS[seats].fees
    return {tile: (tile.owner, asked[tile.hand]) for tile in Tile.all.values() if tile.hand and tile.owner != walker}


@lru_cache(maxsize=4)
def tiles_of_bag(bag: str) -> tuple[Tile, ...]:
    """The content of bag A, B or C."""
    number = BAGS.index(bag)
    tiles: list[Tile] = [farmer for farmer in FARMERS if farmer.bag == bag for _ in range(farmer.count)]
    return (*tiles, *(worker for worker in WORKERS for _ in range(worker.bags[number])))


# ------------------------------------------------------------ cards of a herd


@component
class Card(trail.Card):
    """A head of cattle, an objective, or an exhaustion card, which has neither a breed nor tasks."""

    strength: int = 0


CATTLE = BOX.load("cattle", Card)
(EXHAUSTION,) = BOX.load("exhaustion", Card)
OBJECTIVES = BOX.load("objective", Card)
IMMEDIATE = {card: actions_of(card.id, [card.gives]) for card in OBJECTIVES}
STARTING_HERD, MARKET_CATTLE = trail.whole_deck(CATTLE, "starting"), trail.whole_deck(CATTLE, "market")
MARKET_KINDS = tuple(dict.fromkeys(MARKET_CATTLE))
BREEDS = trail.cards_by_breed(CATTLE)
CARD_ORDER = {card: place for place, card in enumerate((*CATTLE, EXHAUSTION, *OBJECTIVES))}


@component
class Price(trail.Price):
    gauchos: int


@component
class Purchase(Component):
    """A price and the cards that are bought with it."""

    id: str
    cards: tuple[Card, ...]
    gauchos: int
    dollars: int


PURCHASES = tuple(
    Purchase("+".join(card.id for card in cards) + f"-{price.gauchos}", cards, price.gauchos, price.dollars)
    for price in BOX.load("price", Price)
    for cards in combinations_with_replacement([card for breed in price.breeds for card in BREEDS[breed]], price.cards)
)


# ------------------------------------------------------------ the railway


@component
class Station(trail.Station):
    """At the terminus (`again`) there may be several discs of a player."""

    again: bool = False


@component
class Track(trail.Track):
    """A space of the railway, a turnout, or the depot."""

    station: Station | None = None

    @property
    def number(self) -> int:
        """The numbered space that an engine there has reached: a turnout counts as the space before it (G-20)."""
        return min(self.position // 2, LAST)


@component
class Master(Component):
    """A station master: what he gives at once or for good, and points at the end for each so many of something.

    loading: grain that loading costs less.
    """

    id: str
    points: int
    each: int
    counts: str
    gives: str = ""
    loading: int = 0


STATIONS = BOX.load("station", Station)
LAST: int = BOX.numbers("track")["last"]
RAILWAY = Railway(LAST, [station.after for station in STATIONS if station.turnout])
DEPOT_EXIT = 2 * NUMBERS["depot_exit"]
TRACK = trail.lay_track(Track, RAILWAY, STATIONS)
DEPOT = Track("depot", RAILWAY.last + 2)
"""Behind the terminus; it leads back to space 24."""
MASTERS = BOX.load("master", Master)
MASTER_ACTIONS = {master: actions_of(master.id, [master.gives]) for master in MASTERS if master.gives}
MASTER_STATIONS = tuple(station for station in STATIONS if station.master)
OPEN_RAMPS = {track: mask_of(INDEX[ramp] for ramp in RAMPS if ramp.track <= track.number) for track in (*TRACK.values(), DEPOT)}
"""The ramps that are open, as bits, by where an engine stands."""


# ------------------------------------------------------------ ships and cities

CITIES = ("le_havre", "rotterdam", "liverpool")
SIDES_OF_A_CITY = ("west", "north", "east", "south")


@component
class Quay(Component):
    """Where discs of ships that have sailed lie; from some of them a delivery costs less grain.

    corner: for discs that come from a player board, white or black; empty where none can.
    """

    id: str
    city: str
    points: int
    discount: int = 0
    corner: str = ""

    @property
    def black(self) -> bool:
        return self.corner == "black"


@component
class Ship(Component):
    """Where cattle is loaded. One with an anchor sails to its quay, the others stay, for points."""

    id: str
    value: int
    grain: int
    black: bool
    points: int = 0
    anchor: str = ""
    quay: str = ""
    gives: str = ""
    again: bool = False
    sun: bool = False

    @property
    def number(self) -> str:
        return self.id[2:].lstrip("0") or "0"


@component
class District(Component):
    """A district of a city board: what a delivery costs."""

    id: str
    city: str
    face: str
    side: str
    grain: int


@component
class BonusSpace(Component):
    """A space of a district for one disc, for ever; some are hidden by cover tiles."""

    id: str
    district: str
    points: int
    gives: str = ""
    covered: bool = False


QUAYS = BOX.load("quay", Quay)
FIRST_QUAY = QUAYS[0]
SHIPS = tuple(sorted(BOX.load("ship", Ship), key=lambda ship: (ship.value, ship.id)))
SUN_SHIPS = tuple(ship for ship in SHIPS if ship.sun)
LATER_SHIPS = tuple(ship for ship in SHIPS if not ship.sun)
SHIP_ACTIONS = {ship: actions_of(ship.id, [ship.gives])[0] for ship in SHIPS if ship.gives}
DISTRICTS = BOX.load("district", District)
BONUS_SPACES = BOX.load("bonus_space", BonusSpace)
DISTRICT_OF = {space: District.of(space.district) for space in BONUS_SPACES}
BONUS_ACTIONS = {space: actions_of(space.id, [space.gives])[0] for space in BONUS_SPACES if space.gives}


# ------------------------------------------------------------ job market, player boards


@component
class Row(trail.Row):
    """Its arrow: refill, end, or the anchor of the ships that sail."""


@component
class Job(trail.Job):
    worker: Worker


@component
class WorkerSpace(trail.WorkerSpace):
    """A granjero must be paid for (`price`)."""

    price: int = 0


@component
class Disc(Component):
    """A disc of a player board, by its space: what it opens, and dollars that are gained or paid when it is taken."""

    id: str
    black: bool
    steps: int = 0
    cards: int = 0
    certificates: int = 0
    strength: int = 0
    auxiliary: str = ""
    dollars: int = 0
    points: int = 0


@component
class Helper(trail.Helper):
    """Some are `open` from the start."""

    open: bool = False


@component
class Auxiliary(Component):
    """An auxiliary action of a player board, as a single or as a double.

    covered: how many of its discs may still be there.
    discs:   its discs, by `DISCS.index`.
    """

    id: str
    helper: Helper
    covered: int
    discs: tuple[int, ...]
    action: Action


ROWS = BOX.load("row", Row)
JOBS = {
    (row, worker): Job(f"{worker.id}-{row + 1}", worker, row, ROWS[row].cost + worker.strength * STRENGTH_WAGE)
    for row in range(len(ROWS))
    for worker in WORKERS
}
WORKER_SPACES = {(ROWS_OF_WORKERS.index(space.worker), space.space): space for space in BOX.load("worker_space", WorkerSpace)}
WORKER_ACTIONS = {space: actions_of(space.id, [space.gives]) for space in WORKER_SPACES.values()}
DISCS = BOX.load("disc", Disc)
HELPERS = BOX.load("auxiliary", Helper)


def _auxiliary(helper: Helper, *, double: bool) -> Auxiliary:
    """Single once one of its two spaces is empty, double once both are; an open one has a space that always is."""
    discs = tuple(place for place, disc in enumerate(DISCS) if disc.auxiliary == helper.id)
    form, text = ("double", helper.double) if double else ("single", helper.single)
    id = f"{helper.id}-double" if double else helper.id
    return Auxiliary(id, helper, 0 if double else 1, discs, actions_of(f"{helper.id}-{form}", [text])[0])


SINGLES = tuple(_auxiliary(helper, double=False) for helper in HELPERS)
DOUBLES = tuple(_auxiliary(helper, double=True) for helper in HELPERS)


# ------------------------------------------------------------ solo mode


@component
class Pedro(Component):
    """A card of the solo opponent: how far he goes, his action, and what he does where he is no specialist for it."""

    id: str
    moves: str
    action: str
    specialty: str = ""
    otherwise: str = ""


@component
class PedroMarket(Component):
    """What he takes in the cattle market, by values."""

    id: str
    values: tuple[int, ...]


@component
class Loading(Component):
    """One of his loading cards: ships in order, or ranks of those that are left, and his experience."""

    id: str
    level: str
    number: int
    experience: int
    ships: tuple[str, ...] = ()
    ranks: tuple[int, ...] = ()


PEDRO = BOX.load("pedro", Pedro)
PEDRO_MARKET = tuple(line.values for line in BOX.load("pedro_market", PedroMarket))
LEVELS = ("easy", "moderate", "expert")
_LOADING = BOX.load("loading", Loading)
LOADING = {level: tuple(card for card in _LOADING if card.level == level) for level in LEVELS}
