"""How much faster two workers play a tournament than one: `python bench/arena.py [GAME] [GAMES] [local|ray]`.

The clock runs from an eighth of the games, when all workers have started, to the last one. Only a machine with nothing else to
do gives figures worth keeping.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from saloon.arena.cluster import ClusterPool
from saloon.arena.journal import open_journal
from saloon.arena.pools import Pool, pool_of
from saloon.arena.tournament import new_tournament, play_missing
from saloon.engine import find_game

TRIALS = 3


def games_per_second(game: str, games: int, pool: Pool) -> float:
    tournament = new_tournament(find_game(game), ["greedy", "greedy"], games)
    times: list[float] = []
    with TemporaryDirectory() as folder, open_journal(Path(folder), tournament, resume=False) as journal:
        try:
            play_missing(journal, pool, lambda _: times.append(perf_counter()))
        finally:
            pool.stop()
    first = len(times) // 8
    return (len(times) - 1 - first) / (times[-1] - times[first])


def main(game: str = "great_western_trail", games: str = "160", kind: str = "local") -> None:
    for _ in range(TRIALS):
        one, two = (
            games_per_second(game, int(games), ClusterPool("local", jobs) if kind == "ray" else pool_of(jobs))
            for jobs in (1, 2)
        )
        print(f"{game}, {kind}: 1 worker {one:.1f}, 2 workers {two:.1f} games a second, ratio {two / one:.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
