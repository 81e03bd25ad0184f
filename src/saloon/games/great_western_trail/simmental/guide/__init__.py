"""How to play with Simmentals."""

from saloon.engine.guide import Guide
from saloon.games.great_western_trail.simmental.guide.figures import FIGURES
from saloon.games.great_western_trail.simmental.guide.numbers import NUMBERS

GUIDE = Guide(__name__, pages=("simmental",), figures=FIGURES, numbers=NUMBERS)
