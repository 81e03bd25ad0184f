"""How to play alone against Sam."""

from saloon.engine.guide import Guide
from saloon.games.great_western_trail.sam.guide.figures import FIGURES
from saloon.games.great_western_trail.sam.guide.numbers import NUMBERS

GUIDE = Guide(__name__, pages=("sam",), figures=FIGURES, numbers=NUMBERS)
