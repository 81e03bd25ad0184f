"""The game, made from the base and its modules: whoever has a module joins it here, and no other file names it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial, reduce
from itertools import combinations
from operator import or_
from typing import Any

from saloon.engine import Aspect, Bots, Game, Rules, state
from saloon.engine.aid import Block
from saloon.engine.joining import joined
from saloon.engine.options import Option, options_of
from saloon.games.great_western_trail import panel
from saloon.games.great_western_trail.aid import AID
from saloon.games.great_western_trail.aspects import ASPECTS, alike
from saloon.games.great_western_trail.board import board
from saloon.games.great_western_trail.board.breeds import LOOKS
from saloon.games.great_western_trail.board.occupants import OCCUPANTS
from saloon.games.great_western_trail.board.pictures import picture
from saloon.games.great_western_trail.board.poster import poster
from saloon.games.great_western_trail.board.tiles import COUNTED as COUNT_SIGNS
from saloon.games.great_western_trail.board.tiles import MAIN, NUMBERS, TASKS
from saloon.games.great_western_trail.books import BOOKS, ENTRIES
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
from saloon.games.great_western_trail.evaluation import RATINGS, rate_options, rate_quickly
from saloon.games.great_western_trail.evaluation.actions import GAINS, PRICES
from saloon.games.great_western_trail.evaluation.buildings import USES
from saloon.games.great_western_trail.evaluation.railroad import CLEARED
from saloon.games.great_western_trail.features import OWN, features, progress
from saloon.games.great_western_trail.guide import GUIDE
from saloon.games.great_western_trail.knowledge import invariants, known, strangers
from saloon.games.great_western_trail.module import Module
from saloon.games.great_western_trail.options import FIRST_GAME, SPREAD, Options
from saloon.games.great_western_trail.rules.asking import asides
from saloon.games.great_western_trail.rules.effects import COUNTS, KEYWORDS, check_actions
from saloon.games.great_western_trail.rules.location import LOCATION
from saloon.games.great_western_trail.rules.reasons import LACKING
from saloon.games.great_western_trail.rules.turn import turn
from saloon.games.great_western_trail.scoring import COUNTED, SCORERS, score
from saloon.games.great_western_trail.setup import setup
from saloon.games.great_western_trail.standing import STANDING
from saloon.games.great_western_trail.state import State
from saloon.games.great_western_trail.texts.coach import TIPS
from saloon.games.great_western_trail.texts.help import EXPLAIN, help
from saloon.games.great_western_trail.texts.labels import LABELS, name
from saloon.games.great_western_trail.texts.names import TITLES
from saloon.games.great_western_trail.texts.option_notes import BY_VERB, note
from saloon.games.great_western_trail.texts.position import SEATED, position
from saloon.games.great_western_trail.texts.score_sheet import SHEETS, score_sheet
from saloon.games.great_western_trail.texts.story import STORIES, story
from saloon.games.great_western_trail.texts.turns import TURNS
from saloon.games.great_western_trail.verbs import verbs_of
from saloon.games.trail.page import sister_page
from saloon.games.trail.turns import over

TABLES: dict[str, Any] = {
    "keywords": KEYWORDS,
    "reasons": LACKING,
    "signs": MAIN,
    "numbers": NUMBERS,
    "gains": GAINS,
    "prices": PRICES,
    "uses": USES,
    "cleared": CLEARED,
    "counts": COUNTS,
    "counted": COUNTED,
    "count_signs": COUNT_SIGNS,
    "tasks": TASKS,
    "looks": LOOKS,
    "labels": LABELS,
    "option_notes": BY_VERB,
    "ratings": RATINGS,
    "titles": TITLES,
    "explain": EXPLAIN,
    "standing": STANDING,
    "entries": ENTRIES,
    "turns": TURNS,
    "scorers": SCORERS,
    "sheets": SHEETS,
    "summaries": panel.SUMMARIES,
    "own_features": OWN,
    "occupants": OCCUPANTS.occupants,
    "seat_words": SEATED,
    "stories": STORIES,
}
"""The tables that a module adds to, by their names in `Module`."""
SEATS = (2, 3, 4)


def great_western_trail(*modules: Module[Any]) -> Game[State]:
    """The base game with modules, in the order of the box; which of them are played, the options of a table say."""
    for module in modules:
        join_tables(module)
    check_actions()
    LOCATION.know_actions()
    options = joined(Options, [module.options for module in modules])
    options.modules = modules
    opponents = tuple(module.opponent for module in modules if module.opponent)
    table = state(joined(State, [module.state for module in modules], options=options))
    return Game(
        package=__package__,
        rules_number=2,
        seats=(1, *SEATS) if opponents else SEATS,
        options=options,
        first_game=FIRST_GAME,
        spread=partial(spread, modules, options_of(options)),
        parts=["saloon.games.trail", *(module.package for module in modules)],
        guides=[GUIDE, *(module.guide for module in modules if module.guide)],
        rules=Rules(
            state=table,
            setup=partial(setup, table=table),
            turn=turn,
            over=over,
            verbs=verbs_of(modules),
            score=score,
            seats_of=lambda g: g.seats,
            components=(
                Action, Auxiliary, Building, Card, City, Command, Disc, Hazard, Job, Master, Outlaw, Purchase,
                Space, Station, Tile, Track, Worker, *(kind for module in modules for kind in module.components),
            ),
            automas={1: opponents} if opponents else {},
            people=lambda g: len(g.players),
            asides=asides,
            invariants=invariants,
            books=BOOKS,
            known=known,
            strangers=strangers,
        ),
        page=sister_page(
            panel, board=board, story=story, poster=poster, name=name, note=note, coach=TIPS, help=help, position=position,
            picture=picture, score_sheet=score_sheet, standing=STANDING, aid=aid_with(modules), marks=bool(opponents),
            lesson_values=panel.lesson_values, turns=TURNS,
        ),
        bots=Bots(
            rate_options=rate_options, rate_quickly=rate_quickly, features=features, progress=progress,
            aspects=aspects_with(modules), alike=alike, purse=lambda g, seat: g.at(seat).dollars,
        ),
    )  # fmt: skip


def aspects_with(modules: Sequence[Module[Any]]) -> dict[str, Aspect]:
    """What bots name when they say why; what modules score counts among the extras."""
    scored = (f"score {category}" for module in modules for category in module.scoring)
    return ASPECTS | {"extras": Aspect((*ASPECTS["extras"].features, *scored))}


def aid_with(modules: Sequence[Module[Any]]) -> list[Block]:
    """The player aid, with what modules add to it where they are played."""
    added = ((module, block) for module in modules for block in module.aid)
    return [*AID, *(replace(block, played=partial(_is_played, module)) for module, block in added)]


def _is_played(module: Module[Any], seats: int, options: Options) -> bool:
    """An opponent of a single player is there only where one plays."""
    return module.played(options) and (not module.opponent or seats == 1)


def spread(modules: Sequence[Module[Any]], known: Mapping[str, Option], seats: int) -> list[Mapping[str, str]]:
    """Option sets for tests: those of the game and of each module, all modules at once, and every pair of them at one number
    of seats or another; without options that are not for so many seats."""
    played = [dict(module.spread[0]) for module in modules if module.spread and _fits(module.spread[0], known, seats)]
    pairs = [one | other for one, other in combinations(played, 2)][seats % len(SEATS) :: len(SEATS)]
    sets = [*SPREAD, *(each for module in modules for each in module.spread), *pairs]
    if len(played) > 2:
        sets.append(reduce(or_, played))
    return [each for each in sets if _fits(each, known, seats)]


def _fits(chosen: Mapping[str, str], known: Mapping[str, Option], seats: int) -> bool:
    return all(seats in (known[name].seats or (seats,)) for name in chosen)


def join_tables(module: Module[Any]) -> None:
    """Add what the module has to say to every table; a name that the game has already is refused."""
    for field, table in TABLES.items():
        entries: Mapping[Any, Any] = getattr(module, field)
        for key, entry in entries.items():
            if table.setdefault(key, entry) is not entry:
                raise ValueError(f"module {module.id}: there are {field} of {key} already")
