"""How to play at the poker table."""

from saloon.engine.guide import Guide
from saloon.games.great_western_trail.poker.guide.figures import FIGURES
from saloon.games.great_western_trail.poker.guide.numbers import NUMBERS

GUIDE = Guide(__name__, pages=("poker",), figures=FIGURES, numbers=NUMBERS)
