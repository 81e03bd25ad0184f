"""How to play with objectives for orange cattle."""

from saloon.engine.guide import Guide
from saloon.games.great_western_trail.orange.guide.figures import FIGURES
from saloon.games.great_western_trail.orange.guide.numbers import NUMBERS

GUIDE = Guide(__name__, pages=("orange",), figures=FIGURES, numbers=NUMBERS)
