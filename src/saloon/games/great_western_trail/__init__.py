"""Great Western Trail, second edition, by Alexander Pfister: herds, buildings and railroads for 2 to 4 players."""

from saloon.engine import Bots, Game, Page, Rules
from saloon.games.great_western_trail.board import board
from saloon.games.great_western_trail.components import (
    Action,
    Auxiliary,
    Building,
    Card,
    City,
    Command,
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
from saloon.games.great_western_trail.evaluation import rate_options
from saloon.games.great_western_trail.features import features, progress
from saloon.games.great_western_trail.knowledge import invariants, known
from saloon.games.great_western_trail.options import Options, spread
from saloon.games.great_western_trail.panel import budget, countdown, group_of, phases, summary
from saloon.games.great_western_trail.rules.asking import asides
from saloon.games.great_western_trail.rules.turn import over, turn
from saloon.games.great_western_trail.scoring import score
from saloon.games.great_western_trail.setup import setup
from saloon.games.great_western_trail.state import State
from saloon.games.great_western_trail.texts.help import help
from saloon.games.great_western_trail.texts.labels import name
from saloon.games.great_western_trail.texts.position import position
from saloon.games.great_western_trail.texts.score_sheet import score_sheet
from saloon.games.great_western_trail.verbs import VERBS

GAME = Game(
    package=__name__,
    parts=("saloon.games.trail",),
    rules_number=1,
    seats=(2, 3, 4),
    options=Options,
    spread=spread,
    rules=Rules(
        state=State,
        setup=setup,
        turn=turn,
        over=over,
        verbs=VERBS,
        score=score,
        seats_of=lambda g: len(g.players),
        components=(
            Action, Auxiliary, Building, Card, City, Command, Disc, Hazard, Job, Master, Outlaw, Purchase,
            Space, Station, Tile, Track, Worker,
        ),
        asides=asides,
        invariants=invariants,
        known=known,
    ),
    page=Page(
        board=board,
        styles=("drawing/trail.css",),
        poster="trail",
        name=name,
        help=help,
        position=position,
        score_sheet=score_sheet,
        countdown=countdown,
        budget=budget,
        summary=summary,
        group_of=group_of,
        phases=phases,
    ),
    bots=Bots(rate_options=rate_options, features=features, progress=progress),
)  # fmt: skip
