"""The Brahman variant: orange cattle that brings more money each time it is brought to Kansas City."""

from saloon.engine import Verb
from saloon.engine.retelling import Clause
from saloon.games.great_western_trail.brahman.aid import AID
from saloon.games.great_western_trail.brahman.components import CASH
from saloon.games.great_western_trail.brahman.evaluation import RATINGS, sold_worth
from saloon.games.great_western_trail.brahman.guide import GUIDE
from saloon.games.great_western_trail.brahman.rules import ENTRIES, kit, notices, sell_brahmans
from saloon.games.great_western_trail.brahman.shown import LABELS, LOOKS, NOTES, STANDING, market_rows
from saloon.games.great_western_trail.brahman.state import Options
from saloon.games.great_western_trail.module import Module
from saloon.games.great_western_trail.state import State
from saloon.games.trail.asking import EXCHANGE

BRAHMAN = Module[State](
    id="brahman",
    package=__name__,
    guide=GUIDE,
    options=Options,
    played=lambda options: options.brahman,
    aid=AID,
    spread=({"brahman": "yes"},),
    kit=kit,
    verbs={"cash": Verb((CASH, EXCHANGE))},
    after_income=sell_brahmans,
    notices=notices,
    market_rows=market_rows,
    looks=LOOKS,
    labels=LABELS,
    option_notes=NOTES,
    ratings=RATINGS,
    sold_worth=sold_worth,
    standing=STANDING,
    entries=ENTRIES,
    turns={"sells_brahmans": Clause("delivers", adds=("dollars",))},
)
