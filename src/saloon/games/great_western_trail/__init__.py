"""Great Western Trail, second edition, by Alexander Pfister: herds, buildings and railroads for 1 to 4 players."""

from saloon.games.great_western_trail.box import great_western_trail
from saloon.games.great_western_trail.brahman import BRAHMAN
from saloon.games.great_western_trail.orange import ORANGE_OBJECTIVES
from saloon.games.great_western_trail.poker import POKER
from saloon.games.great_western_trail.rails import RAILS
from saloon.games.great_western_trail.sam import SAM
from saloon.games.great_western_trail.simmental import SIMMENTAL

GAME = great_western_trail(SIMMENTAL, BRAHMAN, ORANGE_OBJECTIVES, RAILS, POKER, SAM)
