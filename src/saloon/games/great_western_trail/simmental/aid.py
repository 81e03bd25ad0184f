"""The player aid of the variant."""

from saloon.engine.aid import Block, Row
from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.simmental.components import PURCHASES, SIMMENTAL
from saloon.games.great_western_trail.simmental.shown import LOOKS
from saloon.games.trail.board.aid import chips


def stage(card: Card) -> Row:
    values = {"stage": card.stage, "value": card.value, "points": card.points}
    return Row("stage", chips((LOOKS["simmental"], card.value)), values)


PRICES = {f"price{place}": purchase.dollars for place, purchase in enumerate(PURCHASES, 1)}
BLOCK = Block(
    "simmental", "points", [stage(card) for card in SIMMENTAL.values()], asides=(Row("price", values=PRICES), Row("rise"))
)
AID = (BLOCK,)
