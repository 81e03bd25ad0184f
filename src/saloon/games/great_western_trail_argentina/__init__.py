"""Great Western Trail: Argentina, by Alexander Pfister: herds, grain and ships for Europe, for 1 to 4 players."""

from saloon.engine import Bots, Game, Rules
from saloon.games.great_western_trail_argentina import panel
from saloon.games.great_western_trail_argentina.aid import AID
from saloon.games.great_western_trail_argentina.aspects import ASPECTS, alike
from saloon.games.great_western_trail_argentina.board import board
from saloon.games.great_western_trail_argentina.board.meter import meter
from saloon.games.great_western_trail_argentina.board.pictures import picture
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
    Loading,
    Master,
    Pedro,
    Purchase,
    Quay,
    Ship,
    Space,
    Station,
    Tile,
    Track,
    Worker,
)
from saloon.games.great_western_trail_argentina.evaluation import rate_options, rate_quickly
from saloon.games.great_western_trail_argentina.features import features, progress
from saloon.games.great_western_trail_argentina.guide import GUIDE
from saloon.games.great_western_trail_argentina.knowledge import invariants, known
from saloon.games.great_western_trail_argentina.options import FIRST_GAME, Options, spread
from saloon.games.great_western_trail_argentina.pedro.seat import take_seat
from saloon.games.great_western_trail_argentina.rules.hands import asides
from saloon.games.great_western_trail_argentina.rules.turn import turn
from saloon.games.great_western_trail_argentina.scoring import score
from saloon.games.great_western_trail_argentina.setup import setup
from saloon.games.great_western_trail_argentina.standing import STANDING
from saloon.games.great_western_trail_argentina.state import State
from saloon.games.great_western_trail_argentina.texts.coach import TIPS
from saloon.games.great_western_trail_argentina.texts.help import help
from saloon.games.great_western_trail_argentina.texts.labels import name
from saloon.games.great_western_trail_argentina.texts.option_notes import note
from saloon.games.great_western_trail_argentina.texts.position import position
from saloon.games.great_western_trail_argentina.texts.score_sheet import score_sheet
from saloon.games.great_western_trail_argentina.texts.story import his_turn
from saloon.games.great_western_trail_argentina.texts.turns import TURNS
from saloon.games.great_western_trail_argentina.verbs import VERBS
from saloon.games.trail.page import sister_page
from saloon.games.trail.turns import over

take_seat()
GAME = Game(
    package=__name__,
    parts=("saloon.games.trail", f"{__name__}.pedro", f"{__name__}.board", f"{__name__}.guide"),
    guides=(GUIDE,),
    rules_number=1,
    seats=(1, 2, 3, 4),
    options=Options,
    first_game=FIRST_GAME,
    spread=spread,
    rules=Rules(
        state=State, setup=setup, turn=turn, over=over, verbs=VERBS, score=score, seats_of=lambda g: g.seats,
        components=(
            Action, Auxiliary, BonusSpace, Building, Card, Command, Disc, District, Farmer, Job, Loading, Master, Pedro,
            Purchase, Quay, Ship, Space, Station, Tile, Track, Worker,
        ),
        automas={1: ("Pedro",)}, people=lambda g: len(g.players), asides=asides, invariants=invariants, books=BOOKS,
        known=known,
    ),
    page=sister_page(
        panel, board=board, figure=meter, story=his_turn, poster=poster, name=name, note=note, coach=TIPS, help=help,
        position=position, score_sheet=score_sheet, standing=STANDING, aid=AID, lesson_values=panel.lesson_values,
        picture=picture, turns=TURNS,
    ),
    bots=Bots(
        rate_options=rate_options, rate_quickly=rate_quickly, features=features, progress=progress, aspects=ASPECTS,
        alike=alike, purse=lambda g, seat: g.at(seat).dollars,
    ),
)  # fmt: skip
