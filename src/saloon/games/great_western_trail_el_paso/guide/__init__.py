"""How to play, alone and together: pages, figures and numbers."""

from saloon.engine.guide import Guide
from saloon.games.great_western_trail_el_paso.guide.figures import FIGURES
from saloon.games.great_western_trail_el_paso.guide.numbers import NUMBERS

GUIDE = Guide(__name__, pages=("game", "sue"), figures=FIGURES, numbers=NUMBERS)
