"""The player aid of the poker table."""

from saloon.engine.aid import Block, Row
from saloon.games.great_western_trail.poker.components import BANK, BONUSES, MAX_CARDS, STAKES

LAID = {"first": STAKES[0], "second": STAKES[1], "cards": MAX_CARDS}
TOKENS = " · ".join(str(bonus.points) for bonus in BONUSES)
BLOCK = Block(
    "poker",
    "phases",
    (Row("lay", values=LAID), Row("show", values={"dollars": BANK})),
    asides=(Row("tokens", values={"points": TOKENS}), Row("end")),
)
AID = (BLOCK,)
