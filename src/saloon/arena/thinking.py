"""Bots that think on a Ray cluster: the same answers as in a process beside the site, on as many machines as there are.

choice = think_there("ray-head:6379", choice_of, match.game.package, match.save(), seat, "hard")

A cluster that is lost costs a table nothing but time: the bot then thinks where it was asked, and for a while so do all others.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from time import monotonic
from typing import Any, TypeVar

from saloon.arena.cluster import connect, import_ray
from saloon.arena.playing import ArenaRefusal

log = logging.getLogger("saloon.bots")
ANSWER_SECONDS = 20.0
"""After so long an answer from the cluster is no longer waited for."""
RETRY_SECONDS = 60.0
"""For so long a cluster that was lost is not asked again."""

Answer = TypeVar("Answer")
_lost: dict[str, float] = {}
"""When which cluster was lost."""


def think_there(address: str, think: Callable[..., Answer], *about: Any) -> Answer:
    """Have a machine of the cluster call the function; what it raises is raised here."""
    if monotonic() - _lost.get(address, -RETRY_SECONDS) < RETRY_SECONDS:
        return think(*about)
    try:
        answer = _asked(address, think, about)
    except (ArenaRefusal, _Lost) as error:
        log.error("no answer from the cluster at %s, bots think here for now: %s", address, error)
        _lost[address] = monotonic()
        return think(*about)
    if isinstance(answer, Exception):
        raise answer
    return answer


class _Lost(Exception):
    """The cluster, not the function, failed."""


def _asked(address: str, think: Callable[..., Answer], about: tuple[Any, ...]) -> Answer | Exception:
    ray, task = _joined(address)
    asked = task.remote(think, about)
    try:
        return ray.get(asked, timeout=ANSWER_SECONDS)  # type: ignore[no-any-return]
    except KeyboardInterrupt:  # nobody wants the answer any more: the machine that works on it stops too
        ray.cancel(asked, force=True)
        raise
    except ray.exceptions.WorkerCrashedError as error:
        return RuntimeError(f"the bot ended its process: {error}")
    except ray.exceptions.RayError as error:
        # Leaving also ends what was asked for; the next attempt joins anew, be it another cluster at the same address.
        ray.shutdown()
        _joined.cache_clear()
        raise _Lost(str(error).strip().split("\n")[0]) from error


@lru_cache(maxsize=4)
def _joined(address: str) -> tuple[Any, Any]:
    try:
        ray = connect(address)
    except KeyboardInterrupt:  # half joined could neither be used nor joined again
        import_ray().shutdown()
        raise
    return ray, ray.remote(num_cpus=1, max_retries=1)(answered)


def answered(think: Callable[..., Answer], about: tuple[Any, ...]) -> Answer | Exception:
    """On a machine of the cluster. What went wrong travels as a value, because Ray would wrap it."""
    try:
        return think(*about)
    except Exception as error:
        return error
