"""The player aid against Sam: his turn, and what each of his actions takes."""

from saloon.engine.aid import Block, Row
from saloon.games.great_western_trail.sam.board import SIGNS
from saloon.games.great_western_trail.sam.components import BUDGET, MOST_STEPS
from saloon.games.trail.board.aid import small
from saloon.games.trail.board.signs import Sign, glyph

NUMBERS = {"steps": MOST_STEPS, "dollars": BUDGET}
ROWS: dict[str, Sign] = {
    "move": (glyph("step"),),
    "hire": (glyph("person"),),
    **{word: SIGNS[word] for word in ("buy", "build", "engine", "objective", "outlaw", "hazard")},
    "foresight": (glyph("hand-cards"),),
    "deliver": (glyph("disc"),),
}
BLOCK = Block(
    "sam",
    "signs",
    [Row(key, small(sign), NUMBERS) for key, sign in ROWS.items()],
    asides=(Row("tolls"), Row("score")),
)
AID = (BLOCK,)
