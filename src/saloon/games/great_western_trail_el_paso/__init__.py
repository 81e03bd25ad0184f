"""Great Western Trail: El Paso, by Alexander Pfister and Johannes Krenner: herds and trading posts for 1 to 4 players."""

from saloon.engine import Game
from saloon.games.great_western_trail_el_paso.board import board
from saloon.games.great_western_trail_el_paso.components import (
    Action,
    Auxiliary,
    Bonus,
    BonusTile,
    Building,
    Cattle,
    Deed,
    Face,
    Objective,
    Post,
    Slot,
    Solo,
    Space,
    Train,
    Worker,
)
from saloon.games.great_western_trail_el_paso.gauge import gauge, glance, means, phases, sort
from saloon.games.great_western_trail_el_paso.helping import help
from saloon.games.great_western_trail_el_paso.hints import judge
from saloon.games.great_western_trail_el_paso.knowledge import invariants, known
from saloon.games.great_western_trail_el_paso.labels import name
from saloon.games.great_western_trail_el_paso.options import Options, spread
from saloon.games.great_western_trail_el_paso.rules.turn import over, turn
from saloon.games.great_western_trail_el_paso.scoring import score, tie_break
from saloon.games.great_western_trail_el_paso.setup import setup
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.great_western_trail_el_paso.sums import sums
from saloon.games.great_western_trail_el_paso.traits import traits
from saloon.games.great_western_trail_el_paso.verbs import VERBS
from saloon.games.great_western_trail_el_paso.words import words

GAME = Game(
    package=__name__,
    rules=1,
    poster="el_paso",
    seats=(1, 2, 3, 4),
    automas={1: ("Sue",)},
    options=Options,
    state=State,
    setup=setup,
    turn=turn,
    over=over,
    verbs=VERBS,
    score=score,
    sums=sums,
    tie_break=tie_break,
    seats_of=lambda g: g.seats,
    components=(
        Action, Auxiliary, Bonus, BonusTile, Building, Cattle, Deed, Face, Objective, Post, Slot, Solo, Space, Train, Worker,
    ),
    invariants=invariants,
    known=known,
    judge=judge,
    traits=traits,
    words=words,
    board=board,
    styles=("drawing/trail.css",),
    name=name,
    help=help,
    gauge=gauge,
    means=means,
    glance=glance,
    sort=sort,
    phases=phases,
    spread=spread,
)  # fmt: skip
