"""The player aid of the expansion."""

from saloon.engine.aid import Block, Row
from saloon.games.great_western_trail.aid import spoken
from saloon.games.great_western_trail.components import Auxiliary
from saloon.games.great_western_trail.rails.components import DOUBLE, SINGLE, STORE_ROW
from saloon.games.great_western_trail.rails.signs import SIGNS
from saloon.games.trail.board.aid import in_line
from saloon.games.trail.board.signs import ARROW, price

PLACING = Block("store", "steps", (Row("reach"), Row("trade"), Row("town")), asides=(Row("delivery"),))


def auxiliary(of: Auxiliary) -> Row:
    """As on the annex; the game has the signs of its keywords only when all modules are joined."""
    cost = {effect.name: effect.amount for effect in of.action.cost}
    stores = SIGNS["store"] * of.action.gain[0].amount
    return Row(sign=in_line((price(cost["pay"]), *SIGNS["twos"] * cost["twos"], ARROW, *stores)), words=spoken(of))


SIXTH = Block(
    "sixth",
    "table",
    (Row(cells=(auxiliary(SINGLE[0]), auxiliary(DOUBLE[0]))),),
    head=Row(cells=(Row("single"), Row("double"))),
    asides=(Row("bell", values={"stores": STORE_ROW}),),
)
AID = (PLACING, SIXTH)
