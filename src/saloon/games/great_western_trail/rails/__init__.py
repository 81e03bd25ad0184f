"""Rails to the North: towns of the North, where stores open deliveries, and another strip of cities."""

from saloon.engine import PASS, Verb
from saloon.engine.retelling import GREAT, Clause
from saloon.games.great_western_trail.components import VALUE_THREE
from saloon.games.great_western_trail.module import Module
from saloon.games.great_western_trail.options import OTHER_FACES
from saloon.games.great_western_trail.rails.aid import AID
from saloon.games.great_western_trail.rails.board import MATS, REGIONS, annex_facts, counted
from saloon.games.great_western_trail.rails.components import EMBLEMS, TOWNS, TRADE, Town, TownTile, TradeSpace
from saloon.games.great_western_trail.rails.evaluation import CLEARED, GAINS, PRICES, RATINGS, USES, access
from saloon.games.great_western_trail.rails.guide import GUIDE
from saloon.games.great_western_trail.rails.knowledge import ENTRIES, holdings, invariants
from saloon.games.great_western_trail.rails.rules.delivery import destinations, explain_destinations
from saloon.games.great_western_trail.rails.rules.keywords import KEYWORDS, REASONS
from saloon.games.great_western_trail.rails.scoring import COUNTED, COUNTS, elements
from saloon.games.great_western_trail.rails.setup import kit, lay_out
from saloon.games.great_western_trail.rails.signs import COUNT_SIGNS, NUMBERS, SIGNS, TASKS
from saloon.games.great_western_trail.rails.standing import STANDING
from saloon.games.great_western_trail.rails.state import Options, RailsState
from saloon.games.great_western_trail.rails.texts.help import EXPLAIN
from saloon.games.great_western_trail.rails.texts.labels import LABELS
from saloon.games.great_western_trail.rails.texts.names import TITLES
from saloon.games.great_western_trail.rails.texts.option_notes import NOTES
from saloon.games.great_western_trail.rails.texts.position import position
from saloon.games.trail.asking import EXCHANGE

PLAYED = {"rails_to_the_north": "yes"}

RAILS = Module[RailsState](
    id="rails_to_the_north",
    package=__name__,
    guide=GUIDE,
    options=Options,
    played=lambda options: options.rails_to_the_north,
    aid=AID,
    state=RailsState,
    spread=(PLAYED, {**PLAYED, **OTHER_FACES}),
    kit=kit,
    components=(Town, TownTile, TradeSpace),
    verbs={
        "deliver": Verb(EMBLEMS),
        "store": Verb((*TOWNS, PASS, EXCHANGE)),
        "trade": Verb((*(space for spaces in TRADE.values() for space in spaces), EXCHANGE)),
        "pick": Verb((*VALUE_THREE, EXCHANGE)),
    },
    lay_out=lay_out,
    destinations=destinations,
    explain_destinations=explain_destinations,
    invariants=invariants,
    holdings=holdings,
    elements=elements,
    position=position,
    regions=REGIONS,
    market_verbs=("pick",),
    mats=MATS,
    mat_facts=annex_facts,
    strip=counted,
    access=access,
    keywords=KEYWORDS,
    reasons=REASONS,
    signs=SIGNS,
    numbers=NUMBERS,
    gains=GAINS,
    prices=PRICES,
    uses=USES,
    cleared=CLEARED,
    counts=COUNTS,
    counted=COUNTED,
    count_signs=COUNT_SIGNS,
    tasks=TASKS,
    labels=LABELS,
    option_notes=NOTES,
    ratings=RATINGS,
    titles=TITLES,
    explain=EXPLAIN,
    standing=STANDING,
    entries=ENTRIES,
    turns={"places_store": Clause("places_store", GREAT), "takes_cattle": Clause("takes_cattle")},
)
