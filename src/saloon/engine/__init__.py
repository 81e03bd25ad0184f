"""What every game stands on. Knows no game and no web."""

from saloon.engine.asks import (
    DONE,
    PASS,
    Aside,
    Ask,
    AskAll,
    AskAny,
    Flow,
    Hold,
    Question,
    Seat,
    Value,
    choice_text,
    value_text,
)
from saloon.engine.books import Books, Holdings
from saloon.engine.components import Box, component, pattern
from saloon.engine.dice import Dice, seeded
from saloon.engine.errors import BadOptions, BadRecord, BadSave, BrokenGame, IllegalChoice, UnknownGame
from saloon.engine.flyweight import Component
from saloon.engine.game import MET, MISSED, Aspect, Bots, Earned, Game, Line, Older, Page, Rules, Verb
from saloon.engine.knowledge import imagine
from saloon.engine.marks import Somewhere
from saloon.engine.match import Match
from saloon.engine.options import For, FreeText, GameOptions, Picker
from saloon.engine.position import Position
from saloon.engine.record import Record, read_record, record_of, replay
from saloon.engine.registry import all_games, broken_games, find_game, game_ids
from saloon.engine.scoring import Standing, winners
from saloon.engine.starting import new_match
from saloon.engine.state import UNKNOWN, Hidden, from_bytes, state, to_bytes, to_json, to_plain
from saloon.engine.telling import Only, Tell, WhyNot
from saloon.words.refusals import Refusal
from saloon.words.texts import LANGUAGES, Texts, texts

__all__ = [
    "DONE",
    "LANGUAGES",
    "MET",
    "MISSED",
    "PASS",
    "UNKNOWN",
    "Aside",
    "Ask",
    "AskAll",
    "AskAny",
    "Aspect",
    "BadOptions",
    "BadRecord",
    "BadSave",
    "Books",
    "Bots",
    "Box",
    "BrokenGame",
    "Component",
    "Dice",
    "Earned",
    "Flow",
    "For",
    "FreeText",
    "Game",
    "GameOptions",
    "Hidden",
    "Hold",
    "Holdings",
    "IllegalChoice",
    "Line",
    "Match",
    "Older",
    "Only",
    "Page",
    "Picker",
    "Position",
    "Question",
    "Record",
    "Refusal",
    "Rules",
    "Seat",
    "Somewhere",
    "Standing",
    "Tell",
    "Texts",
    "UnknownGame",
    "Value",
    "Verb",
    "WhyNot",
    "all_games",
    "broken_games",
    "choice_text",
    "component",
    "find_game",
    "from_bytes",
    "game_ids",
    "imagine",
    "new_match",
    "pattern",
    "read_record",
    "record_of",
    "replay",
    "seeded",
    "state",
    "texts",
    "to_bytes",
    "to_json",
    "to_plain",
    "value_text",
    "winners",
]  # fmt: skip
