"""How to play Rails to the North."""

from saloon.engine.guide import Guide
from saloon.games.great_western_trail.rails.guide.figures import FIGURES
from saloon.games.great_western_trail.rails.guide.numbers import NUMBERS

GUIDE = Guide(__name__, pages=("rails",), figures=FIGURES, numbers=NUMBERS)
