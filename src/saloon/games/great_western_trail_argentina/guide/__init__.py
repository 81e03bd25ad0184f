"""How to play Great Western Trail: Argentina, also alone against Pedro."""

from saloon.engine.guide import Guide
from saloon.games.great_western_trail_argentina.guide.figures import FIGURES
from saloon.games.great_western_trail_argentina.guide.numbers import NUMBERS

GUIDE = Guide(__name__, pages=("game", "pedro"), figures=FIGURES, numbers=NUMBERS)
