"""The player aid of the variant."""

from saloon.engine.aid import Block, Row
from saloon.games.great_western_trail.brahman.components import BONUS, BRAHMAN, PURCHASES
from saloon.games.great_western_trail.brahman.shown import LOOKS
from saloon.games.trail.board.aid import chips

PRICES = {f"price{place}": purchase.dollars for place, purchase in enumerate(PURCHASES, 1)}
CARD = chips((LOOKS["brahman"], BRAHMAN.value))
BLOCK = Block(
    "brahman",
    "points",
    (Row("card", CARD, {"value": BRAHMAN.value, "points": BRAHMAN.points}),),
    asides=(Row("price", values=PRICES), Row("bonus", values={"dollars": BONUS})),
)
AID = (BLOCK,)
