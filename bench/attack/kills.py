"""SIGKILL under load, with bots, automas and questions to several seats at once; and workers that stand still (SIGSTOP).

Promise: an acknowledged choice is on disk, once; every table goes on, also one that waits for a bot.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time

from _ground import Site, own_site, said

from web.test_nothing_is_lost import Table, everything_acknowledged_is_on_disk, play_through_kills

KILLS = 12
PLANS = (("sans_foi_ni_loi", "me,me", 40), ("sans_foi_ni_loi", "me,greedy,random", 8), ("carson_city", "me,me,greedy", 8))
FREEZES = 3


def tables(site: Site, *plans: tuple[str, str, int]) -> list[Table]:
    made = [each for game, kinds, count in plans for each in site.make_tables(count, kinds, game)]
    return [Table([site], each["code"], each["token"], seed) for seed, each in enumerate(made)]


def workers(site: Site) -> list[int]:
    """The processes in which bots think: children of the server, and theirs."""
    assert site._process is not None
    found, parents = [], [site._process.pid]
    while parents:
        listed = subprocess.run(["pgrep", "-P", str(parents.pop())], capture_output=True, text=True, check=False).stdout.split()
        found += [int(each) for each in listed]
        parents += [int(each) for each in listed]
    return found


async def play_through_freezes(site: Site, playing: list[Table]) -> None:
    stop = asyncio.Event()
    tasks = [asyncio.create_task(table.play(stop)) for table in playing]
    for _ in range(FREEZES):
        await asyncio.sleep(2)
        for pid in workers(site):
            os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(1)
        for pid in workers(site):
            os.kill(pid, signal.SIGCONT)
    end = time.monotonic() + 300
    while time.monotonic() < end and not all(table.enough for table in playing):
        await asyncio.sleep(0.1)
    stop.set()
    await asyncio.gather(*tasks)


def main() -> None:
    with own_site() as site:
        playing = tables(site, *PLANS)
        asyncio.run(play_through_kills([site], playing, KILLS))
        kept = everything_acknowledged_is_on_disk(site, playing)
        said(f"{KILLS} kills", acknowledged=kept, tables=len(playing), going_on=sum(table.enough for table in playing))
        assert all(table.enough for table in playing)
    with own_site() as site:
        playing = tables(site, ("sans_foi_ni_loi", "me,greedy,random", 6))
        asyncio.run(play_through_freezes(site, playing))
        kept = everything_acknowledged_is_on_disk(site, playing)
        said(f"{FREEZES} times frozen workers", acknowledged=kept, going_on=sum(table.enough for table in playing))
        assert all(table.enough for table in playing)


if __name__ == "__main__":
    main()
