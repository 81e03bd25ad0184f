"""Sans Foi Ni Loi, by Bruno Cathala (2003): ranches, herds and dirty tricks for 2 to 6 players."""

from saloon.engine import Game
from saloon.games.sans_foi_ni_loi.board import board
from saloon.games.sans_foi_ni_loi.components import Card, Deed, Herd
from saloon.games.sans_foi_ni_loi.gauge import gauge, glance, means, sort
from saloon.games.sans_foi_ni_loi.hints import judge
from saloon.games.sans_foi_ni_loi.knowledge import invariants, known
from saloon.games.sans_foi_ni_loi.options import Options
from saloon.games.sans_foi_ni_loi.rules.turn import over, turn
from saloon.games.sans_foi_ni_loi.scoring import score, tie_break
from saloon.games.sans_foi_ni_loi.setup import setup
from saloon.games.sans_foi_ni_loi.state import State
from saloon.games.sans_foi_ni_loi.sums import sums
from saloon.games.sans_foi_ni_loi.traits import traits
from saloon.games.sans_foi_ni_loi.verbs import VERBS
from saloon.games.sans_foi_ni_loi.words import name, words

GAME = Game(
    package=__name__,
    rules=1,
    poster="lawless",
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
    components=(Card, Deed, Herd),
    invariants=invariants,
    known=known,
    judge=judge,
    traits=traits,
    words=words,
    name=name,
    board=board,
    gauge=gauge,
    means=means,
    glance=glance,
    sort=sort,
)
