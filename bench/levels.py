"""How many tables a core serves at each level: `bench/levels.py --beside FOLDER`.

People take ten seconds for each choice of theirs, and one bot at their table chooses as often. Processor time of a process in
which the level plays against the greedy bot; forced choices do not count. Playouts say how far the bot looks in that time.
"""

from __future__ import annotations

import argparse

from playing import Other
from saloon.engine import find_game

LEVELS = {"easy": 120, "normal": 60, "hard": 24}
"""So many choices are measured."""
PACE = 10.0
"""Seconds for each choice of a person."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", action="append", default=[], metavar="VERSION", help="another version: pure, or a folder")
    parser.add_argument("--game", default="great_western_trail")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    versions = {version: Other(version) for version in (".", *arguments.beside)}
    for level, most in LEVELS.items():
        for version, other in versions.items():
            (choices, playouts), seconds = other.race("sit", game.id, level, most)
            print(
                f"{game.id}, {level:6}  {version:14} {seconds / choices:5.2f} s a choice, {playouts / choices:5,.0f} playouts, "
                f"{PACE * choices / seconds:4.0f} tables a core",
                flush=True,
            )


if __name__ == "__main__":
    main()
