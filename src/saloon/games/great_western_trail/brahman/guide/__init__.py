"""How to play with Brahmans."""

from saloon.engine.guide import Guide
from saloon.games.great_western_trail.brahman.guide.figures import FIGURES
from saloon.games.great_western_trail.brahman.guide.numbers import NUMBERS

GUIDE = Guide(__name__, pages=("brahman",), figures=FIGURES, numbers=NUMBERS)
