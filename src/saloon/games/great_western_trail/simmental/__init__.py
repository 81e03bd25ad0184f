"""The Simmental variant: cattle that rises in value each time it is brought to Kansas City."""

from saloon.engine import PASS, Verb
from saloon.engine.retelling import Clause
from saloon.games.great_western_trail.module import Module
from saloon.games.great_western_trail.options import MIXED_FACES, OTHER_FACES
from saloon.games.great_western_trail.simmental.aid import AID
from saloon.games.great_western_trail.simmental.components import SIMMENTAL as STAGES
from saloon.games.great_western_trail.simmental.guide import GUIDE
from saloon.games.great_western_trail.simmental.rules import ENTRIES, cards, holdings, kit, lay_out, raise_simmentals
from saloon.games.great_western_trail.simmental.shown import LABELS, LOOKS, NOTES, STANDING, market_rows, market_words
from saloon.games.great_western_trail.simmental.state import Options, SimmentalState
from saloon.games.trail.asking import EXCHANGE
from saloon.games.trail.evaluation import each

PLAYED = {"simmental": "yes"}

SIMMENTAL = Module[SimmentalState](
    id="simmental",
    package=__name__,
    guide=GUIDE,
    options=Options,
    played=lambda options: options.simmental,
    aid=AID,
    state=SimmentalState,
    spread=(PLAYED, {**PLAYED, **OTHER_FACES}, {**PLAYED, **MIXED_FACES, "neutral_tiles": "fixed"}),
    kit=kit,
    verbs={"raise": Verb((STAGES[1], STAGES[2], PASS, EXCHANGE))},
    lay_out=lay_out,
    after_income=raise_simmentals,
    cards=cards,
    holdings=holdings,
    market_rows=market_rows,
    market_words=market_words,
    hand_verbs=("raise",),
    looks=LOOKS,
    labels=LABELS,
    option_notes=NOTES,
    ratings={"raise": each(lambda o, card: 1.0)},  # never worse
    standing=STANDING,
    entries=ENTRIES,
    turns={"raises": Clause("raises")},
)
