"""Carson City, Big Box, by Xavier Georges: cowboys, parcels and duels for 2 to 6 players."""

from saloon.engine import Game
from saloon.games.carson_city.board import board
from saloon.games.carson_city.components import (
    Building,
    Deed,
    Edge,
    Paddock,
    Parcel,
    Person,
    Piece,
    Space,
    Target,
    Terrain,
)
from saloon.games.carson_city.gauge import gauge, glance, means, sort
from saloon.games.carson_city.helping import help
from saloon.games.carson_city.hints import judge
from saloon.games.carson_city.knowledge import invariants
from saloon.games.carson_city.labels import name
from saloon.games.carson_city.options import Options, spread
from saloon.games.carson_city.rules.turn import over, turn
from saloon.games.carson_city.scoring import score, tie_break
from saloon.games.carson_city.setup import setup
from saloon.games.carson_city.state import State
from saloon.games.carson_city.sums import sums
from saloon.games.carson_city.traits import traits
from saloon.games.carson_city.verbs import VERBS
from saloon.games.carson_city.words import words

GAME = Game(
    package=__name__,
    rules=1,
    poster="carson",
    seats=(2, 3, 4, 5, 6),
    options=Options,
    state=State,
    setup=setup,
    turn=turn,
    over=over,
    verbs=VERBS,
    score=score,
    sums=sums,
    tie_break=tie_break,
    seats_of=lambda g: len(g.players),
    components=(Building, Deed, Edge, Paddock, Parcel, Person, Piece, Space, Target, Terrain),
    invariants=invariants,
    judge=judge,
    traits=traits,
    words=words,
    name=name,
    help=help,
    board=board,
    gauge=gauge,
    means=means,
    glance=glance,
    sort=sort,
    spread=spread,
)
