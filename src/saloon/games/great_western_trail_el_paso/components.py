"""The box: trail, tiles, cards, trading posts, player boards, solo cards; every action as data."""

from __future__ import annotations

from functools import partial

from saloon.engine import Box, Component, Seat, component
from saloon.games.trail import components as trail
from saloon.games.trail.path import Trail, following_of

BOX = Box(__package__)
NUMBERS: dict[str, int] = BOX.numbers("number")
BANK = trail.BANK
MAX_SEATS = 4

HAND_LIMIT, STEPS, MARKERS, REMOVALS, DISPLAY = (NUMBERS[id] for id in ("hand", "steps", "markers", "removals", "display"))
HAND_DISC, STEP_DISC = NUMBERS["hand_disc"], NUMBERS["step_disc"]
WAGE, JOKER_PRICE, INCOME = NUMBERS["wage"], NUMBERS["joker_price"], NUMBERS["income"]
DOLLARS_A_POINT, CLOSER_POINTS = NUMBERS["dollars_a_point"], NUMBERS["closer_points"]
CERTIFICATE_TRACK: tuple[int, ...] = tuple(BOX.numbers("certificates")["track"])
MAX_CERTIFICATES = CERTIFICATE_TRACK[-1]


# ------------------------------------------------------------ actions


@component
class Action(trail.Action):
    """Of a building, a train card, a post, a tile, a worker or the player board."""


actions_of = partial(trail.actions_of, Action)


@component
class Command(trail.Command):
    """What can be chosen beside actions, cards and tiles."""


END, STOP, DRAW, NOTHING = Command("end"), Command("stop"), Command("draw"), Command("nothing")
"""End the turn; be done with a train card; draw once more; deliver nothing."""
OBJECTIVE_STACK, BONUS_STACK = Command("objective_stack"), Command("bonus_stack")
"""Take the unseen top tile of a stack."""


# ------------------------------------------------------------ by number of players


@component
class PlayerCount(trail.PlayerCount):
    simmentals: int


@component
class Start(trail.Start):
    tokens: int


PLAYER_COUNTS = trail.player_counts(BOX, PlayerCount)
STARTS = BOX.load("start", Start)


# ------------------------------------------------------------ the trail


@component
class Space(Component):
    """A space of the trail, or the Simmental space in the middle, where a rancher may end.

    order: counted clockwise from El Paso; the two branches of a fork have the same.
    price: what putting a building there costs.
    """

    id: str
    sort: str
    order: int
    next: tuple[str, ...] = ()
    lane: str = ""
    price: int = 0
    letter: str = ""


SPACES = BOX.load("space", Space)
INDEX = {space: index for index, space in enumerate(SPACES)}
EL_PASO, SIMMENTAL_SPACE = Space.of("EP"), Space.of("SIM")
NEUTRAL_SPACES = tuple(space for space in SPACES if space.sort == "neutral")
SITES = tuple(space for space in SPACES if space.sort == "common")
FOLLOWING = following_of(SPACES)
TRAIL = Trail(FOLLOWING, [INDEX[space] for space in (*NEUTRAL_SPACES, EL_PASO)], stops=[INDEX[EL_PASO]])
ROUND = max(space.order for space in SPACES) + 1
"""Spaces of one round, of a fork only one."""


# ------------------------------------------------------------ buildings


@component
class Face(trail.Face):
    """One side of a common building; its number is its cost in builders."""


@component
class Neutral(trail.Neutral):
    """A neutral building; what lies on the trail is a `Building`."""


@component
class Building(Component):
    """A building on the trail: a neutral one, or a common one with somebody's marker."""

    id: str
    name: str
    owner: Seat = BANK
    face: Face | None = None
    actions: tuple[Action, ...] = ()

    @property
    def builders(self) -> int:
        return self.face.builders if self.face is not None else 0

    @property
    def points(self) -> int:
        return self.face.points if self.face is not None else 0


FACES = BOX.load("face", Face)
KINDS = tuple(sorted({face.builders for face in FACES}))
FACE = {face.id: face for face in FACES}
_ACTIONS = {face.id: actions_of(face.id, face.actions) for face in FACES}
COPIES = NUMBERS["building_copies"]
NEUTRALS = tuple(
    Building(neutral.id, neutral.id, actions=actions_of(neutral.id, neutral.actions))
    for neutral in BOX.load("neutral", Neutral)
)
BUILDINGS = {
    (seat, face): Building(f"{face.id}-{seat}", face.id, seat, face, _ACTIONS[face.id])
    for seat in range(MAX_SEATS)
    for face in FACES
}
EITHER_OR = "2a"
"""The building whose two actions exclude each other under the erratum."""


# ------------------------------------------------------------ cards


@component
class Card(Component):
    """A card of a herd deck: a head of cattle or a worker."""

    id: str
    points: int
    count: int


@component
class Cattle(Card):
    """All cards of a breed are alike. `cowboys` is the price of a breed that the market sells."""

    colour: str = ""
    deck: str = ""
    value: int = 0
    cowboys: int = 0


@component
class Worker(Card):
    """A cowboy, a builder, an engineer or a joker; `bonus` is what discarding one brings."""

    bonus: str = ""

    @property
    def index(self) -> int:
        return WORKERS.index(self)


@component
class Bonus(Component):
    """Discarding a worker from the worker zone for its bonus."""

    id: str
    worker: Worker
    action: Action


CATTLE = BOX.load("cattle", Cattle)
BREEDS = {breed.id: breed for breed in CATTLE}
MARKET = tuple(breed for breed in CATTLE if breed.deck == "market")
BREED_INDEX = {breed: index for index, breed in enumerate(MARKET)}
STARTING_HERD: tuple[Card, ...] = tuple(breed for breed in CATTLE if breed.deck == "starting" for _ in range(breed.count))
SIMMENTAL = BREEDS["simmental"]
BLACK_ANGUS, CORRIENTE, HEREFORD = BREEDS["black_angus"], BREEDS["corriente"], BREEDS["hereford"]
WORKERS = BOX.load("worker", Worker)
COWBOY, BUILDER, ENGINEER, JOKER = range(len(WORKERS))
BONUSES = {
    index: Bonus(f"discard_{worker.id}", worker, actions_of(f"{worker.id}-bonus", [worker.bonus])[0])
    for index, worker in enumerate(WORKERS)
    if worker.bonus
}


# ------------------------------------------------------------ train and its tiles


@component
class Train(Component):
    """One side of a train card."""

    id: str
    number: int
    side: str
    actions: tuple[str, ...]


@component
class Tile(Component):
    """An objective or a bonus tile."""

    id: str
    points: int


@component
class Objective(Tile):
    """Points at the end for what one must have then."""

    tasks: tuple[str, ...] = ()


@component
class BonusTile(Tile):
    """Something at once, or for good: a permanent certificate, or a duplicate that counts at deliveries."""

    count: int = 1
    gives: str = ""
    permanent: str = ""


TRAINS = BOX.load("train", Train)
TRAIN_NUMBERS = tuple(sorted({train.number for train in TRAINS}))
TRAIN_ACTIONS = {train: actions_of(train.id, train.actions) for train in TRAINS}
OBJECTIVES = BOX.load("objective", Objective)
BONUS_TILES = BOX.load("bonus", BonusTile)
BONUS_ACTIONS = {tile: actions_of(f"{tile.id}-tile", [tile.gives])[0] for tile in BONUS_TILES if tile.gives}
PERMANENT = next(tile for tile in BONUS_TILES if tile.permanent == "certificate")
DUPLICATE = next(tile for tile in BONUS_TILES if tile.permanent == "duplicate")


# ------------------------------------------------------------ trading posts, player boards


@component
class Post(Component):
    """A trading post: the breeding value that it asks for, what it gives at once, points for a disc at the end."""

    id: str
    value: int
    black: bool
    points: int
    again: bool = False
    gives: str = ""


@component
class Slot(Component):
    """A space of a player board with a disc; `dollars` is what taking it brings, or costs."""

    id: str
    black: bool
    dollars: int


@component
class Helper(Component):
    """An auxiliary action as printed: with the disc on it, and without."""

    id: str
    open: str
    covered: str = ""


@component
class Auxiliary(Component):
    """An auxiliary action of a player board: what it is with its disc, if anything, and without."""

    id: str
    slot: int
    covered: Action | None
    open: Action


POSTS = BOX.load("post", Post)
POST_ACTIONS = {post: actions_of(post.id, [post.gives])[0] for post in POSTS if post.gives}
SLOTS = BOX.load("slot", Slot)
CERTIFICATE_SLOT, HAND_SLOT, STEP_SLOT = (SLOTS.index(Slot.of(id)) for id in ("R1", "R2", "R3"))
AUXILIARIES = tuple(
    Auxiliary(
        helper.id,
        SLOTS.index(Slot.of(helper.id)),
        actions_of(f"{helper.id}-covered", [helper.covered])[0] if helper.covered else None,
        actions_of(f"{helper.id}-open", [helper.open])[0],
    )
    for helper in BOX.load("auxiliary", Helper)
)


# ------------------------------------------------------------ solo mode


@component
class Solo(Component):
    """A card of the solo opponent: how far she goes (so many steps, or as many as she has workers of a type); her action."""

    id: str
    action: str
    steps: int = 0
    by: str = ""

    @property
    def draws(self) -> int:
        """Cards that she draws from her reserve."""
        name, _, count = self.action.partition(" ")
        return int(count) if name == "draw" else 0


SOLO = BOX.load("solo", Solo)
SOLO_A = tuple(card for card in SOLO if card.id.startswith("A"))
SOLO_B = tuple(card for card in SOLO if card.id.startswith("B"))
SPECIALISTS = (WORKERS[COWBOY], WORKERS[BUILDER], WORKERS[ENGINEER])
"""The types of the solo opponent's row; a joker joins one of them."""
