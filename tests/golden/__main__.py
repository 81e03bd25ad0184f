import sys

from golden import write
from saloon.engine import find_game

for name in sys.argv[1:]:
    write(find_game(name))
