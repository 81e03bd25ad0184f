"""How to play Carson City: the game, its personalities, its variants."""

from saloon.engine.guide import Guide
from saloon.games.carson_city.guide.figures import FIGURES
from saloon.games.carson_city.guide.numbers import NUMBERS
from saloon.games.carson_city.guide.people import PEOPLE_FIGURES
from saloon.games.carson_city.guide.variants import VARIANT_FIGURES

GUIDE = Guide(__name__, ("game", "personalities", "variants"), FIGURES | PEOPLE_FIGURES | VARIANT_FIGURES, NUMBERS)
