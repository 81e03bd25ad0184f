"""At the Poker Table: two more local actions, hidden cards, a pot, and bonus tokens."""

from saloon.engine import Verb
from saloon.engine.retelling import GREAT, SILENT, Clause
from saloon.games.great_western_trail.components import WORKERS
from saloon.games.great_western_trail.module import Module, Region
from saloon.games.great_western_trail.poker.aid import AID
from saloon.games.great_western_trail.poker.board import SIGNS, on_map, over_map, phone_table
from saloon.games.great_western_trail.poker.components import ACTIONS, Addon, Bonus
from saloon.games.great_western_trail.poker.evaluation import GAINS, RATINGS
from saloon.games.great_western_trail.poker.guide import GUIDE
from saloon.games.great_western_trail.poker.rules import (
    ENTRIES,
    KEYWORDS,
    REASONS,
    begin_turn,
    bonus_points,
    cards,
    forget_hand,
    holdings,
    invariants,
    lay_out,
    local_actions,
    strangers,
    tiles,
)
from saloon.games.great_western_trail.poker.shown import EXPLAIN, LABELS, NOTES, TITLES, bonus_lines, position, table_words
from saloon.games.great_western_trail.poker.state import Options, PokerState
from saloon.games.trail.asking import EXCHANGE

POKER = Module[PokerState](
    id="poker",
    package=__name__,
    guide=GUIDE,
    options=Options,
    played=lambda options: options.poker_table,
    aid=AID,
    state=PokerState,
    spread=({"poker_table": "yes"},),
    components=(Bonus, Addon),
    verbs={"sit": Verb((*WORKERS, EXCHANGE))},
    lay_out=lay_out,
    turn=begin_turn,
    local_actions=local_actions,
    after_income=forget_hand,
    cards=cards,
    strangers=strangers,
    tiles=tiles,
    invariants=invariants,
    holdings=holdings,
    scoring={"poker": bonus_points},
    score_sheet={"poker": bonus_lines},
    position=position,
    map_words=table_words,
    regions={"phone": {"poker": Region(phone_table, table_words, after="trail")}},
    on_map=on_map,
    over_map=over_map,
    tabs=tuple(ACTIONS),
    hand_verbs=("lay",),
    worker_verbs=("sit",),
    keywords=KEYWORDS,
    reasons=REASONS,
    signs=SIGNS,
    gains=GAINS,
    labels=LABELS,
    option_notes=NOTES,
    ratings=RATINGS,
    titles=TITLES,
    explain=EXPLAIN,
    entries=ENTRIES,
    turns={
        "sits": Clause("sits", GREAT),
        "wins_pot": Clause("wins_pot", GREAT),
        "lays": Clause("lays"),
        "shows_hands": Clause("shows_hands"),
        "reveals": SILENT,
    },
)
