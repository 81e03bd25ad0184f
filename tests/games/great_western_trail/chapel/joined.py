"""Great Western Trail with the chapel beside it."""

from games.great_western_trail.chapel import CHAPEL
from saloon.games.great_western_trail.box import great_western_trail
from saloon.games.great_western_trail.simmental import SIMMENTAL

GAME = great_western_trail(SIMMENTAL, CHAPEL)
