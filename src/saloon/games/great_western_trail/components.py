"""The box: trail, tiles, cards, railroad, cities, player boards; every action as data."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache, partial
from itertools import combinations_with_replacement

from saloon.engine import Box, Component, Seat, component
from saloon.games.trail import components as trail
from saloon.games.trail.path import Trail, following_of
from saloon.games.trail.railway import Railway

BOX = Box(__package__)
NUMBERS: dict[str, int] = BOX.numbers("number")
BANK = trail.BANK

HAND_LIMIT, FORESIGHT, DISPLAY, FIRST_TILES = (NUMBERS[id] for id in ("hand", "foresight", "display", "first_tiles"))
WORKER_ROW, WORKER_POINTS, WORKER_POINTS_FROM = (NUMBERS[id] for id in ("worker_row", "worker_points", "worker_points_from"))
TOKEN_POINTS, DOLLARS_A_POINT, TOKENS = (NUMBERS[id] for id in ("token_points", "dollars_a_point", "tokens"))
HAND_DISC_PRICE, STEP_DISC_DOLLARS, STEP_DISC_POINTS = (
    NUMBERS[id] for id in ("hand_disc_price", "step_disc_dollars", "step_disc_points")
)
TERMINUS_DOLLARS, LOOK, TOKEN_ROW = (NUMBERS[id] for id in ("terminus_dollars", "look", "token_row"))
EXCHANGE_CARDS, CERTIFICATE_LIMIT = NUMBERS["exchange"], NUMBERS["limit"]
CERTIFICATE_TRACK: tuple[int, ...] = tuple(BOX.numbers("certificates")["track"])


# ------------------------------------------------------------ actions


@component
class Action(trail.Action):
    """Of a building, a risk space, a worker space, a card, a station master, a city or the player board."""


actions_of = partial(trail.actions_of, Action)


# ------------------------------------------------------------ by number of players


@component
class PlayerCount(trail.PlayerCount):
    """Fees, steps and what discs add to them, the job market and the cattle market."""

    green: int
    black: int
    steps: int
    left_disc: int
    right_disc: int
    columns: int
    workers: int
    market: int

    @property
    def fees(self) -> dict[str, int]:
        return {"green": self.green, "black": self.black, "both": self.green + self.black}


@component
class Start(trail.Start):
    cards: int


PLAYER_COUNTS = trail.player_counts(BOX, PlayerCount)
FEES = {seats: player_count.fees for seats, player_count in PLAYER_COUNTS.items()}
BY_PEOPLE = {people: PLAYER_COUNTS[max(people, min(PLAYER_COUNTS))] for people in range(1, max(PLAYER_COUNTS) + 1)}
"""The same by the number of people: a single one has an opponent, whom a module plays."""
STARTS = BOX.load("start", Start)


# ------------------------------------------------------------ the trail


@component
class Space(Component):
    """A space of the trail, of the outlaws beside it, Kansas City, or the start."""

    id: str
    sort: str
    x: float
    y: float
    next: tuple[str, ...] = ()
    zone: str = ""
    number: int = 0
    forest: bool = False
    risk: str = ""
    bonus: str = ""


SPACES = BOX.load("space", Space)
INDEX = {space: index for index, space in enumerate(SPACES)}
START, KANSAS_CITY = Space.of("START"), Space.of("KC")
NEUTRAL_SPACES = tuple(space for space in SPACES if space.sort == "neutral")
SITES = tuple(space for space in SPACES if space.sort == "building")
FORESTS = tuple(INDEX[space] for space in SPACES if space.forest)
ZONES = {zone: tuple(space for space in SPACES if space.zone == zone) for zone in ("flood", "drought", "rockfall", "outlaw")}
HAZARD_SPACES = ZONES["flood"] + ZONES["drought"] + ZONES["rockfall"]
RISKS = {space: actions_of(f"{space.id}-risk", [space.risk]) for space in SPACES if space.risk}
BONUSES = {space: actions_of(f"{space.id}-bonus", [space.bonus])[0] for space in ZONES["outlaw"]}
FOLLOWING = following_of(SPACES)
TRAIL = Trail(FOLLOWING, [INDEX[space] for space in (*NEUTRAL_SPACES, KANSAS_CITY)])
NEIGHBOURS = {space: tuple(other for other in SPACES if other.id in space.next or space.id in other.next) for space in SPACES}


# ------------------------------------------------------------ tiles


@component
class Tile(trail.Tile):
    """Hands are green, black or both."""


@component
class Hazard(Tile):
    """Flood, drought or rockfall."""

    zone: str = ""
    points: int = 0
    count: int = 0


@component
class Outlaw(Tile):
    """A green or an orange one."""

    colour: str = ""
    bags: tuple[int, ...] = ()


@component
class Worker(Tile):
    """A cowboy, a builder or an engineer; `row` is its row on a player board."""

    row: int = 0
    bags: tuple[int, ...] = ()


@component
class Face(trail.Face):
    """One side of a personal building."""


@component
class Neutral(trail.Neutral):
    """A neutral building; what lies on the trail is a `Building`."""


@component
class Building(Tile, trail.Building):
    actions: tuple[Action, ...] = ()


HAZARDS = BOX.load("hazard", Hazard)
OUTLAWS = BOX.load("outlaw", Outlaw)
WORKERS = BOX.load("worker", Worker)
COWBOY, BUILDER, ENGINEER = (worker.row for worker in WORKERS)
GREEN, ORANGE = OUTLAWS
NEUTRALS = tuple(
    Building(neutral.id, name=neutral.id, actions=actions_of(neutral.id, neutral.actions))
    for neutral in BOX.load("neutral", Neutral)
)
BUILDINGS: dict[tuple[Seat, str], Building] = {}
"""The tiles of each player, by their faces."""


def load_faces(box: Box) -> tuple[Face, ...]:
    """Faces of personal buildings, of which every player has a tile."""
    faces = box.load("face", Face)
    actions = {face.id: actions_of(face.id, face.actions) for face in faces}
    for seat in range(max(PLAYER_COUNTS)):
        for face in faces:
            id, figures = f"{face.id}-{seat}", (face.builders, face.points, actions[face.id])
            BUILDINGS[seat, face.id] = Building(id, face.hand, seat, face.id, *figures)
    return faces


FACES = load_faces(BOX)
NUMBERS_OF_BUILDINGS = sorted({int(face.id[:-1]) for face in FACES})


@lru_cache(maxsize=64)
def tolls(players: int, walker: Seat) -> dict[Hashable, tuple[Seat, int]]:
    """What the hands on tiles ask of whoever walks; asked when all modules have brought their tiles.

    players: how many have a purse; for others, at the table of a single player, the bank is paid.
    """
    fees = FEES[max(players, min(FEES))]
    return {
        tile: (tile.owner if tile.owner < players else BANK, fees[tile.hand])
        for tile in Tile.all.values()
        if tile.hand and tile.owner != walker
    }


@lru_cache(maxsize=3)
def tiles_of_bag(number: int) -> tuple[Tile, ...]:
    """The content of bag 1, 2 or 3."""
    tiles: list[Tile] = [hazard for hazard in HAZARDS for _ in range(hazard.count)] if number == 1 else []
    tiles += [outlaw for outlaw in OUTLAWS for _ in range(outlaw.bags[number - 1])]
    tiles += [worker for worker in WORKERS for _ in range(worker.bags[number - 1])]
    return tuple(tiles)


# ------------------------------------------------------------ cards of a herd


@component
class Card(trail.Card):
    stage: int = 0
    starting: bool = False


CATTLE = BOX.load("cattle", Card)
IMMEDIATE: dict[Card, tuple[Action, ...]] = {}
"""What objective cards give when they are played."""


def load_objectives(box: Box) -> tuple[Card, ...]:
    """Objective cards with their actions."""
    cards = box.load("objective", Card)
    IMMEDIATE.update({card: actions_of(card.id, [card.gives]) for card in cards if card.gives})
    return cards


OBJECTIVES = load_objectives(BOX)
STARTING_HERD, MARKET_CATTLE = trail.whole_deck(CATTLE, "starting"), trail.whole_deck(CATTLE, "market")
STARTING_OBJECTIVES = tuple(card for card in OBJECTIVES if card.starting)
OBJECTIVE_STACK = tuple(card for card in OBJECTIVES if not card.starting for _ in range(card.count))


BREEDS = trail.cards_by_breed(CATTLE)
VALUE_THREE = tuple(card for card in CATTLE if card.value == 3)


@component
class Price(trail.Price):
    cowboys: int


@component
class Purchase(Component):
    """A price and the breeds that are bought with it; of a breed one always takes the most valuable card."""

    id: str
    breeds: tuple[str, ...]
    cowboys: int
    dollars: int


def load_purchases(box: Box) -> tuple[Purchase, ...]:
    """The price table of a box, with every choice of breeds that a line allows."""
    return tuple(
        Purchase("+".join(breeds) + f"-{price.cowboys}", breeds, price.cowboys, price.dollars)
        for price in box.load("price", Price)
        for breeds in combinations_with_replacement(price.breeds, price.cards)
    )


PURCHASES = load_purchases(BOX)


# ------------------------------------------------------------ the railroad


@component
class Station(trail.Station):
    @property
    def number(self) -> int:
        return int(self.id.removeprefix("ST"))


@component
class Track(trail.Track):
    station: Station | None = None

    @property
    def number(self) -> int:
        """The numbered space an engine there is level with: from a turnout, the one after it."""
        return (self.position + 1) // 2


@component
class Master(Component):
    """A station master: what he gives at once, and points at the end for each so many of something."""

    id: str
    gives: str
    points: int
    each: int
    counts: str = ""


MASTER_ACTIONS: dict[Master, tuple[Action, ...]] = {}
"""What station masters give at once."""


def load_masters(box: Box) -> tuple[Master, ...]:
    """Station masters with their actions."""
    masters = box.load("master", Master)
    MASTER_ACTIONS.update({master: actions_of(master.id, [master.gives]) for master in masters})
    return masters


STATIONS = BOX.load("station", Station)
LAST: int = BOX.numbers("track")["last"]
RAILWAY = Railway(LAST, [station.after for station in STATIONS if station.turnout])
TRACK = trail.lay_track(Track, RAILWAY, STATIONS)
CROSSINGS = tuple(int(entry["id"]) for entry in BOX.tables["crossing"])
MASTERS = load_masters(BOX)


# ------------------------------------------------------------ cities, job market, player boards


@component
class City(Component):
    """Where cattle is delivered.

    counts: for each of what its points are, if not once.
    """

    id: str
    value: int
    black: bool
    again: bool = False
    gives: str = ""
    points: int = 0
    counts: str = ""


@component
class Arrow(Component):
    """Between two cities, for whoever has a disc in both."""

    id: str
    cities: tuple[str, str]
    points: int = 0
    gives: str = ""


@component
class Row(trail.Row):
    """Its arrow refills the cattle market or ends the game."""


@component
class Job(trail.Job):
    worker: Worker


@component
class WorkerSpace(trail.WorkerSpace):
    """The workers of three rows have such spaces."""


@component
class Disc(Component):
    """A kind of disc on a player board; discs of a kind are alike, so a board only counts them, by `DISCS.index`."""

    id: str
    count: int
    black: bool


@component
class Auxiliary(Component):
    """An auxiliary action of a player board, as a single or as a double.

    number: its place on the board, from 1.
    disc: the kind of its discs; it is open as a single when at most one is left on it, as a double when none is.
    """

    id: str
    number: int
    disc: int
    double: bool
    action: Action


@component
class Helper(trail.Helper):
    """What is read from the box; asked about are its two forms, each an `Auxiliary`."""


CITY_ACTIONS: dict[City, Action] = {}
ARROW_ACTIONS: dict[Arrow, Action] = {}
"""What cities give for a disc, and the arrows between them for the second."""


def load_cities(box: Box, table: str = "city") -> tuple[City, ...]:
    """Cities with what they give."""
    cities = box.load(table, City)
    CITY_ACTIONS.update({city: actions_of(city.id, [city.gives])[0] for city in cities if city.gives})
    return cities


def load_arrows(box: Box) -> tuple[Arrow, ...]:
    """Arrows with what they give."""
    arrows = box.load("arrow", Arrow)
    ARROW_ACTIONS.update({arrow: actions_of(arrow.id, [arrow.gives])[0] for arrow in arrows if arrow.gives})
    return arrows


CITIES, ARROWS = load_cities(BOX), load_arrows(BOX)


class _Transport(dict[tuple[Track, City], int]):
    """Counted when it is asked for: a module may have cities of its own."""

    def __missing__(self, way: tuple[Track, City]) -> int:
        track, city = way
        cost = self[way] = sum(track.number <= crossing < city.value for crossing in CROSSINGS)
        return cost


TRANSPORT = _Transport()
"""Level crossings between an engine and a city."""

ROWS = BOX.load("row", Row)
JOBS = {
    (row, worker): Job(f"{worker.id}-{row + 1}", worker, row, ROWS[row].cost) for row in range(len(ROWS)) for worker in WORKERS
}
WORKER_SPACES = {
    (Worker.of(space.worker), space.space): actions_of(space.id, [space.gives])
    for space in BOX.load("worker_space", WorkerSpace)
}
DISCS = BOX.load("disc", Disc)
CERTIFICATE4, CERTIFICATE6, STEP_LEFT, STEP_RIGHT, HAND_DISC = (
    DISCS.index(Disc.of(id)) for id in ("certificate4", "certificate6", "step_left", "step_right", "hand")
)


def load_auxiliaries(box: Box, first: int, first_disc: int) -> tuple[tuple[Auxiliary, ...], tuple[Auxiliary, ...]]:
    """Singles and doubles, numbered from the first; their discs are of one kind after the other."""
    singles, doubles = [], []
    for place, each in enumerate(box.load("auxiliary", Helper)):
        number, disc = first + place, first_disc + place
        single, double = (actions_of(f"{each.id}-{form}", [getattr(each, form)])[0] for form in ("single", "double"))
        singles.append(Auxiliary(each.id, number, disc, False, single))
        doubles.append(Auxiliary(f"{each.id}-double", number, disc, True, double))
    return tuple(singles), tuple(doubles)


SINGLES, DOUBLES = load_auxiliaries(BOX, first=1, first_disc=0)


@component
class Command(trail.Command):
    """What can be chosen beside actions and cards."""


END, STACK, MORE_CATTLE, SELL = Command("end"), Command("stack"), Command("more"), Command("sell")
"""End phase B; take the unseen top card of the objectives; add cards to the cattle market."""
