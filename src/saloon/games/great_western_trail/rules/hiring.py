"""Hiring workers (rulebook, "Engager un ouvrier"; Q34, Q37)."""

from __future__ import annotations

from typing import Final

from saloon.engine import PASS, Flow, Value
from saloon.games.great_western_trail.components import BY_PEOPLE, JOBS, ROWS, WORKER_ROW, WORKER_SPACES, Job
from saloon.games.great_western_trail.rules import effects
from saloon.games.great_western_trail.rules.asking import ASKING
from saloon.games.great_western_trail.rules.reasons import explain_jobs
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail import jobs as job_market

_CHEAPEST: Final = min(row.cost for row in ROWS)


def jobs(g: State, me: Player, modifier: int) -> list[Job]:
    """Workers above the token's row that can be paid for and find a space on the player board."""
    purse, rows = me.dollars - modifier, me.workers
    return [
        JOBS[row, worker]
        for row, worker in job_market.for_hire(g.jobs, BY_PEOPLE[len(g.players)].columns)
        if ROWS[row].cost <= purse and rows[worker.row] < WORKER_ROW
    ]


def may_hire(g: State, me: Player, modifier: int) -> bool:
    """Whether there is such a worker; quicker than the list of them."""
    columns, purse, rows = BY_PEOPLE[len(g.players)].columns, me.dollars - modifier, me.workers
    if purse < _CHEAPEST:
        return False
    for place in range(len(g.jobs) // columns * columns):
        worker = g.jobs[place]
        if worker is not None and ROWS[place // columns].cost <= purse and rows[worker.row] < WORKER_ROW:
            return True
    return False


def hire(g: State, me: Player, modifier: int, *, optional: bool = False) -> Flow:
    """Pay the row's cost; the worker's space may allow an action at once."""
    able: list[Value] = [*jobs(g, me, modifier)]
    if not able:
        return
    options = [*able, PASS] if optional else able
    job = yield from ASKING.choose(g, me, "hire", options, about=modifier, explain=lambda: explain_jobs(g, me, modifier, able))
    if job == PASS:
        return
    worker = job.worker
    job_market.hire(g.jobs, BY_PEOPLE[len(g.players)].columns, job.row, worker)
    me.dollars -= job.cost + modifier
    me.workers[worker.row] += 1
    g.tell("hires", me.seat, worker=worker, dollars=job.cost + modifier)
    actions = WORKER_SPACES.get((worker, me.workers[worker.row]))
    if actions:
        yield from effects.perform_one(g, me, actions)
