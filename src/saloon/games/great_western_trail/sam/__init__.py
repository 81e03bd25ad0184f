"""Sam, the opponent of a single player: his cards, his steps, and his seat at the table."""

from saloon.games.great_western_trail.module import Module
from saloon.games.great_western_trail.sam.aid import AID
from saloon.games.great_western_trail.sam.board import OCCUPANT
from saloon.games.great_western_trail.sam.books import ENTRIES, holdings
from saloon.games.great_western_trail.sam.components import Expansion, Route, SamCard, SamStep
from saloon.games.great_western_trail.sam.features import features
from saloon.games.great_western_trail.sam.guide import GUIDE
from saloon.games.great_western_trail.sam.kansas_city import slide
from saloon.games.great_western_trail.sam.knowledge import cards, check, tiles
from saloon.games.great_western_trail.sam.north import take_cards
from saloon.games.great_western_trail.sam.notes import over_map, seen_by
from saloon.games.great_western_trail.sam.rules import turn
from saloon.games.great_western_trail.sam.scoring import SCORING_OF_SAM
from saloon.games.great_western_trail.sam.setup import sit_down
from saloon.games.great_western_trail.sam.state import Options, Sam, SamState
from saloon.games.great_western_trail.sam.story import story
from saloon.games.great_western_trail.sam.texts import EXPLAIN, SHEET, TITLES, say_sam
from saloon.games.great_western_trail.sam.turns import TURNS

SAM = Module[SamState](
    id="sam",
    package=__name__,
    guide=GUIDE,
    aid=AID,
    options=Options,
    # Whoever plays alone plays against him; where there are more players, none of his moments finds him.
    played=lambda options: True,
    state=SamState,
    spread=({"sam": "hard"}, {"sam": "medium", "sam_city": "toledo"}, {"sam": "medium", "rails_to_the_north": "yes"}),
    components=(Expansion, Route, SamCard, SamStep),
    opponent="Sam",
    sit_down=sit_down,
    lay_out=take_cards,
    seated=lambda g: () if g.sam is None else (g.sam,),
    turn=turn,
    before_foresight=slide,
    cards=cards,
    tiles=tiles,
    invariants=check,
    holdings=holdings,
    seen_by=seen_by,
    over_map=over_map,
    entries=ENTRIES,
    turns=TURNS,
    titles=TITLES,
    explain=EXPLAIN,
    scorers={Sam: SCORING_OF_SAM},
    sheets={Sam: SHEET},
    summaries={Sam: lambda sam: [("cattle-head", sum(bool(card.breed) for card in sam.pile)), ("person", sum(sam.workers))]},
    own_features={Sam: ("Sam ", features)},
    occupants={Sam: OCCUPANT},
    seat_words={Sam: say_sam},
    stories={Sam: story},
)
