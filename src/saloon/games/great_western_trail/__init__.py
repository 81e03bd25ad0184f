"""Great Western Trail, second edition, by Alexander Pfister: herds, buildings and railroads for 2 to 4 players."""

from saloon.engine import Game
from saloon.games.great_western_trail.board import board
from saloon.games.great_western_trail.components import (
    Action,
    Auxiliary,
    Building,
    Card,
    City,
    Deed,
    Disc,
    Hazard,
    Job,
    Master,
    Outlaw,
    Purchase,
    Space,
    Station,
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail.gauge import gauge, glance, means, phases, sort
from saloon.games.great_western_trail.helping import help
from saloon.games.great_western_trail.hints import judge
from saloon.games.great_western_trail.knowledge import invariants, known
from saloon.games.great_western_trail.labels import name
from saloon.games.great_western_trail.options import Options, spread
from saloon.games.great_western_trail.rules.asking import asides
from saloon.games.great_western_trail.rules.turn import over, turn
from saloon.games.great_western_trail.scoring import score
from saloon.games.great_western_trail.setup import setup
from saloon.games.great_western_trail.state import State
from saloon.games.great_western_trail.sums import sums
from saloon.games.great_western_trail.traits import traits
from saloon.games.great_western_trail.verbs import VERBS
from saloon.games.great_western_trail.words import words

GAME = Game(
    package=__name__,
    rules=1,
    poster="trail",
    seats=(2, 3, 4),
    options=Options,
    state=State,
    setup=setup,
    turn=turn,
    over=over,
    verbs=VERBS,
    asides=asides,
    score=score,
    sums=sums,
    seats_of=lambda g: len(g.players),
    components=(
        Action, Auxiliary, Building, Card, City, Deed, Disc, Hazard, Job, Master, Outlaw, Purchase,
        Space, Station, Tile, Track, Worker,
    ),
    invariants=invariants,
    known=known,
    judge=judge,
    traits=traits,
    words=words,
    name=name,
    help=help,
    board=board,
    styles=("drawing/trail.css",),
    gauge=gauge,
    means=means,
    glance=glance,
    sort=sort,
    phases=phases,
    spread=spread,
)  # fmt: skip
