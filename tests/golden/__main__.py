import sys

from golden import write
from saloon.engine import find_game

game, *names = sys.argv[1:]
write(find_game(game), *names)
