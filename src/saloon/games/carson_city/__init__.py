"""Carson City, Big Box, by Xavier Georges: cowboys, parcels and duels for 2 to 6 players."""

from saloon.engine import Bots, Game, Older, Page, Rules
from saloon.games.carson_city.aid import AID
from saloon.games.carson_city.aspects import ASPECTS
from saloon.games.carson_city.board import board
from saloon.games.carson_city.board.pictures import picture
from saloon.games.carson_city.board.poster import poster
from saloon.games.carson_city.board.sketches import sketch
from saloon.games.carson_city.books import BOOKS
from saloon.games.carson_city.components import (
    Building,
    Command,
    Edge,
    Paddock,
    Parcel,
    Person,
    Piece,
    Space,
    Target,
    Terrain,
)
from saloon.games.carson_city.evaluation import rate_options
from saloon.games.carson_city.features import features, progress
from saloon.games.carson_city.guide import GUIDE
from saloon.games.carson_city.invariants import invariants
from saloon.games.carson_city.options import FIRST_GAME, Options, spread
from saloon.games.carson_city.panel import budget, countdown, group_of, lesson_values, summary
from saloon.games.carson_city.rules.turn import over, turn
from saloon.games.carson_city.scenes import reveals, scene
from saloon.games.carson_city.scoring import score, tie_break
from saloon.games.carson_city.setup import setup
from saloon.games.carson_city.standing import STANDING
from saloon.games.carson_city.state import State
from saloon.games.carson_city.texts.coach import TIPS
from saloon.games.carson_city.texts.earned import earned
from saloon.games.carson_city.texts.help import help
from saloon.games.carson_city.texts.labels import name
from saloon.games.carson_city.texts.option_notes import note
from saloon.games.carson_city.texts.position import position
from saloon.games.carson_city.texts.score_sheet import score_sheet
from saloon.games.carson_city.texts.turns import TURNS
from saloon.games.carson_city.verbs import VERBS

GAME = Game(
    package=__name__,
    rules_number=2,
    older={
        1: Older({"bidding": "open", "river_mountains": "by_length"}, unasked=("perform", "collect", "die", "reroll")),
    },
    seats=(2, 3, 4, 5, 6),
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
        seats_of=lambda g: len(g.players),
        components=(Building, Command, Edge, Paddock, Parcel, Person, Piece, Space, Target, Terrain),
        invariants=invariants,
        books=BOOKS,
    ),
    page=Page(
        board=board,
        scene=scene,
        reveals=reveals,
        sketch=sketch,
        poster=poster,
        name=name,
        note=note,
        coach=TIPS,
        help=help,
        picture=picture,
        position=position,
        turns=TURNS,
        score_sheet=score_sheet,
        earned=earned,
        countdown=countdown,
        budget=budget,
        summary=summary,
        group_of=group_of,
        lesson_values=lesson_values,
        aid=AID,
        standing=STANDING,
    ),
    bots=Bots(rate_options=rate_options, features=features, progress=progress, aspects=ASPECTS),
    guides=(GUIDE,),
)
