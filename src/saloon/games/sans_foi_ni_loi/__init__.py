"""Sans Foi Ni Loi, by Bruno Cathala (2003): ranches, herds and dirty tricks for 2 to 6 players."""

from saloon.engine import Bots, Game, Page, Rules
from saloon.games.sans_foi_ni_loi.aid import AID
from saloon.games.sans_foi_ni_loi.aspects import ASPECTS, alike
from saloon.games.sans_foi_ni_loi.board import board
from saloon.games.sans_foi_ni_loi.board.pictures import picture
from saloon.games.sans_foi_ni_loi.board.poster import poster
from saloon.games.sans_foi_ni_loi.books import BOOKS
from saloon.games.sans_foi_ni_loi.components import Card, Command, Herd
from saloon.games.sans_foi_ni_loi.evaluation import rate_options
from saloon.games.sans_foi_ni_loi.features import features, progress
from saloon.games.sans_foi_ni_loi.guide import GUIDE
from saloon.games.sans_foi_ni_loi.knowledge import invariants, known
from saloon.games.sans_foi_ni_loi.options import Options
from saloon.games.sans_foi_ni_loi.panel import budget, countdown, group_of, summary
from saloon.games.sans_foi_ni_loi.rules.turn import over, turn
from saloon.games.sans_foi_ni_loi.scoring import score, tie_break
from saloon.games.sans_foi_ni_loi.setup import setup
from saloon.games.sans_foi_ni_loi.standing import STANDING
from saloon.games.sans_foi_ni_loi.state import State
from saloon.games.sans_foi_ni_loi.texts.coach import TIPS
from saloon.games.sans_foi_ni_loi.texts.option_notes import note
from saloon.games.sans_foi_ni_loi.texts.position import name, position
from saloon.games.sans_foi_ni_loi.texts.score_sheet import score_sheet
from saloon.games.sans_foi_ni_loi.texts.turns import TURNS
from saloon.games.sans_foi_ni_loi.verbs import VERBS

GAME = Game(
    package=__name__,
    rules_number=1,
    seats=(2, 3, 4, 5, 6),
    options=Options,
    rules=Rules(
        state=State,
        setup=setup,
        turn=turn,
        over=over,
        verbs=VERBS,
        score=score,
        tie_break=tie_break,
        seats_of=lambda g: len(g.players),
        components=(Card, Command, Herd),
        invariants=invariants,
        known=known,
        books=BOOKS,
    ),
    page=Page(
        board=board,
        poster=poster,
        name=name,
        note=note,
        coach=TIPS,
        picture=picture,
        position=position,
        turns=TURNS,
        score_sheet=score_sheet,
        countdown=countdown,
        budget=budget,
        summary=summary,
        group_of=group_of,
        standing=STANDING,
        ends=frozenset({"act:end"}),
        aid=AID,
    ),
    bots=Bots(
        rate_options=rate_options,
        features=features,
        progress=progress,
        aspects=ASPECTS,
        alike=alike,
        purse=lambda g, seat: g.points,
        gentle="greedy",
    ),
    guides=(GUIDE,),
)
