"""How to play: the guide of the game, and its variants."""

from __future__ import annotations

from saloon.engine.guide import Guide
from saloon.games.sans_foi_ni_loi.guide.figures import FIGURES
from saloon.games.sans_foi_ni_loi.guide.numbers import NUMBERS

GUIDE = Guide(__name__, pages=("game", "variants"), figures=FIGURES, numbers=NUMBERS)
