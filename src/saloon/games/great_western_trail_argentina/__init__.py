"""Great Western Trail: Argentina, by Alexander Pfister: herds, grain and ships for Europe, for 2 to 4 players."""

from saloon.engine import Bots, Game, Page, Rules
from saloon.games.great_western_trail_argentina.board import board
from saloon.games.great_western_trail_argentina.board.poster import poster
from saloon.games.great_western_trail_argentina.books import BOOKS
from saloon.games.great_western_trail_argentina.components import (
    Action,
    Auxiliary,
    BonusSpace,
    Building,
    Card,
    Command,
    Disc,
    District,
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
from saloon.games.great_western_trail_argentina.features import features, progress
from saloon.games.great_western_trail_argentina.knowledge import invariants, known
from saloon.games.great_western_trail_argentina.options import Options, spread
from saloon.games.great_western_trail_argentina.panel import budget, countdown, group_of, phases, summary
from saloon.games.great_western_trail_argentina.rules.hands import asides
from saloon.games.great_western_trail_argentina.rules.turn import turn
from saloon.games.great_western_trail_argentina.scoring import score
from saloon.games.great_western_trail_argentina.setup import setup
from saloon.games.great_western_trail_argentina.standing import STANDING
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.great_western_trail_argentina.texts.help import help
from saloon.games.great_western_trail_argentina.texts.labels import name
from saloon.games.great_western_trail_argentina.texts.position import position
from saloon.games.great_western_trail_argentina.texts.score_sheet import score_sheet
from saloon.games.great_western_trail_argentina.verbs import VERBS
from saloon.games.trail.turns import over

GAME = Game(
    package=__name__,
    parts=("saloon.games.trail", f"{__name__}.board"),
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
        seats_of=lambda g: g.seats,
        components=(
            Action, Auxiliary, BonusSpace, Building, Card, Command, Disc, District, Farmer, Job, Master, Purchase, Quay, Ship,
            Space, Station, Tile, Track, Worker,
        ),
        asides=asides,
        invariants=invariants,
        books=BOOKS,
        known=known,
    ),
    page=Page(
        board=board,
        poster=poster,
        name=name,
        help=help,
        position=position,
        score_sheet=score_sheet,
        countdown=countdown,
        budget=budget,
        summary=summary,
        group_of=group_of,
        phases=phases,
        standing=STANDING,
    ),
    bots=Bots(features=features, progress=progress),
)  # fmt: skip
