"""How to play Great Western Trail."""

from saloon.engine.guide import Guide
from saloon.games.great_western_trail.guide.figures import FIGURES
from saloon.games.great_western_trail.guide.numbers import NUMBERS

GUIDE = Guide(__name__, pages=("game",), figures=FIGURES, numbers=NUMBERS)
