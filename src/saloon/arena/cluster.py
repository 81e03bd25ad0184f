"""The games of a tournament, and the thinking of bots, on the machines of a Ray cluster (`saloon[ray]`).

Every machine has the same Saloon installed; a task is the tournament's parameters and a game number, its result a line of the
journal, which only the process that began the tournament writes. Ray is told not to try again by itself: a game whose worker or
machine is lost goes back into the line here, and the journal counts each number once.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from saloon.arena.playing import ArenaRefusal, Tournament, play_numbered
from saloon.arena.pools import GAMES_PER_WORKER, LostWorkers, finished

LOCAL = "local"
"""The address that stands for a cluster of this machine alone, for as long as it is needed."""
CONNECT_SECONDS = 5.0

RESIZE_SECONDS = 5.0
"""After so long the size of the cluster is looked at again, because machines come and go."""


def import_ray() -> Any:
    """The package, without its reports to its makers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise ArenaRefusal("no-ray") from None
    return ray


def connect(address: str, workers: int | None = None) -> Any:
    """Join the cluster at an address, or start one of so many workers on this machine."""
    ray = import_ray()
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == LOCAL:
            ray.init(LOCAL, num_cpus=workers or os.cpu_count() or 1, include_dashboard=False, **quiet)
        else:
            _check_reachable(address)
            ray.init(address, **quiet)
    except (ValueError, RuntimeError, OSError, OverflowError) as error:
        raise ArenaRefusal("no-cluster", address=address, why=_first_line(error)) from error
    return ray


def _check_reachable(address: str) -> None:
    """Fail at once if nothing answers at the address: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isascii() and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).split("\n")[0].rstrip(".")


class ClusterPool:
    """The workers of a Ray cluster, at most `workers` games at once if that is given."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        self._address = address
        self._ray, self._workers, self._lost = connect(address, workers), workers, LostWorkers()
        self._task = self._ray.remote(num_cpus=1, max_retries=0)(play_numbered)

    @property
    def again(self) -> int:
        return self._lost.total

    def play(self, tournament: Tournament, numbers: Sequence[int]) -> Iterator[bytes]:
        encoded, waiting = self._ray.put(tournament.encoded()), list(reversed(numbers))
        in_hand: dict[Any, int] = {}
        while waiting or in_hand:
            room = self._room()
            while waiting and len(in_hand) < room:
                number = waiting.pop()
                in_hand[self._task.remote(encoded, number)] = number
            done, _ = self._ray.wait(list(in_hand), num_returns=1, timeout=RESIZE_SECONDS)
            for reference in done:
                yield from self._result(reference, in_hand.pop(reference), waiting)

    def _room(self) -> int:
        """How many games may be handed out: Ray keeps those that find no free worker in line."""
        if self._workers is not None and self._address != LOCAL:
            return self._workers
        return GAMES_PER_WORKER * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _result(self, reference: Any, number: int, waiting: list[int]) -> Iterator[bytes]:
        try:
            line = self._ray.get(reference)
        except self._ray.exceptions.RayError:
            self._lost.note(number)
            waiting.append(number)
            return
        yield finished(line)

    def stop(self) -> None:
        self._ray.shutdown()
