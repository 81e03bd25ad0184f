"""Great Western Trail: El Paso, by Alexander Pfister and Johannes Krenner: herds and trading posts for 1 to 4 players."""

from saloon.engine import Books, Bots, Game, Rules
from saloon.games.great_western_trail_el_paso import panel
from saloon.games.great_western_trail_el_paso.aid import AID
from saloon.games.great_western_trail_el_paso.aspects import ASPECTS
from saloon.games.great_western_trail_el_paso.board import board
from saloon.games.great_western_trail_el_paso.board.pictures import picture
from saloon.games.great_western_trail_el_paso.board.poster import poster
from saloon.games.great_western_trail_el_paso.books import ENTRIES, holdings
from saloon.games.great_western_trail_el_paso.components import (
    Action,
    Auxiliary,
    Bonus,
    BonusTile,
    Building,
    Cattle,
    Command,
    Face,
    Objective,
    Post,
    Slot,
    Solo,
    Space,
    Train,
    Worker,
)
from saloon.games.great_western_trail_el_paso.evaluation import rate_options, rate_quickly
from saloon.games.great_western_trail_el_paso.features import features, progress
from saloon.games.great_western_trail_el_paso.guide import GUIDE
from saloon.games.great_western_trail_el_paso.knowledge import invariants, known
from saloon.games.great_western_trail_el_paso.options import FIRST_GAME, Options, spread
from saloon.games.great_western_trail_el_paso.rules.turn import turn
from saloon.games.great_western_trail_el_paso.scoring import score, tie_break
from saloon.games.great_western_trail_el_paso.setup import setup
from saloon.games.great_western_trail_el_paso.standing import STANDING
from saloon.games.great_western_trail_el_paso.state import State
from saloon.games.great_western_trail_el_paso.sue.seat import take_seat
from saloon.games.great_western_trail_el_paso.texts.coach import TIPS
from saloon.games.great_western_trail_el_paso.texts.help import help
from saloon.games.great_western_trail_el_paso.texts.labels import name
from saloon.games.great_western_trail_el_paso.texts.option_notes import note
from saloon.games.great_western_trail_el_paso.texts.position import position
from saloon.games.great_western_trail_el_paso.texts.score_sheet import score_sheet
from saloon.games.great_western_trail_el_paso.texts.turns import TURNS
from saloon.games.great_western_trail_el_paso.verbs import VERBS
from saloon.games.trail.page import ENDS, sister_page
from saloon.games.trail.turns import over

take_seat()
GAME = Game(
    package=__name__,
    parts=("saloon.games.trail",),
    rules_number=2,
    seats=(1, 2, 3, 4),
    guides=(GUIDE,),
    options=Options,
    first_game=FIRST_GAME,
    spread=spread,
    rules=Rules(
        state=State,
        setup=setup,
        turn=turn,
        over=over,
        verbs=VERBS,
        score=score,
        tie_break=tie_break,
        seats_of=lambda g: g.seats,
        components=(
            Action, Auxiliary, Bonus, BonusTile, Building, Cattle, Command, Face, Objective, Post, Slot, Solo, Space, Train,
            Worker,
        ),
        automas={1: ("Sue",)},
        people=lambda g: len(g.players),
        invariants=invariants,
        books=Books(holdings, ENTRIES),
        known=known,
    ),
    page=sister_page(
        panel, board=board, poster=poster, name=name, note=note, coach=TIPS, help=help, position=position,
        score_sheet=score_sheet, standing=STANDING, ends=ENDS | {"draft"}, aid=AID, lesson_values=panel.lesson_values,
        picture=picture, turns=TURNS,
    ),
    bots=Bots(rate_options=rate_options, rate_quickly=rate_quickly, features=features, progress=progress, aspects=ASPECTS),
)  # fmt: skip
