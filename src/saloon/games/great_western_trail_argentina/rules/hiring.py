"""Hiring workers (rulebook, "Engager un ouvrier"; G-23)."""

from __future__ import annotations

from typing import Final

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail_argentina.components import (
    JOBS,
    PLAYER_COUNTS,
    WORKER_ACTIONS,
    WORKER_ROW,
    WORKER_SPACES,
    Job,
    WorkerSpace,
)
from saloon.games.great_western_trail_argentina.rules import effects
from saloon.games.great_western_trail_argentina.rules.hands import ASKING
from saloon.games.great_western_trail_argentina.rules.reasons import explain_jobs
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.great_western_trail_argentina.state import Player, State
from saloon.games.trail import jobs as job_market

_CHEAPEST: Final = min(job.cost for job in JOBS.values())
_JOBS: Final = {at: (job, job.cost, job.worker.row) for at, job in JOBS.items()}


def wage(job: Job, modifier: int) -> int:
    """What hiring somebody costs."""
    return max(0, job.cost + modifier)


def jobs(g: State, me: Player, modifier: int) -> list[Job]:
    """Workers above the token's row that can be paid for and find a space on the player board."""
    purse, rows = me.dollars - modifier, me.workers
    if purse < _CHEAPEST:
        return []
    room = [len(row) + 1 < WORKER_ROW for row in rows]
    there = [_JOBS[at] for at in job_market.for_hire(g.jobs, PLAYER_COUNTS[g.seats].columns)]
    return [job for job, cost, row in there if cost <= purse and room[row]]


def hire(g: State, me: Player, modifier: int, *, optional: bool = False) -> Flow:
    """One worker; the space where he comes to stand may allow an action at once."""
    able: list[Value] = [*jobs(g, me, modifier)]
    job = yield from ASKING.offer(
        g, me, "hire", able, optional, about=modifier, explain=lambda: explain_jobs(g, me, modifier, able)
    )
    if job != PASS:
        space = employ(g, me, job, wage(job, modifier))
        if space is not None:
            yield from effects.perform_one(g, me, WORKER_ACTIONS[space])


def employ(g: State, me: Player, job: Job, dollars: int) -> WorkerSpace | None:
    """Pay for a worker and put him on the leftmost free space of his row."""
    worker = job.worker
    job_market.hire(g.jobs, PLAYER_COUNTS[g.seats].columns, job.row, worker)
    me.dollars -= dollars
    me.workers[worker.row].append(worker)
    g.tell("hires", me.seat, worker=worker, dollars=dollars)
    return WORKER_SPACES.get((worker.row, crew(me, worker.row)))
