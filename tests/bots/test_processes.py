"""Worker processes: prepared before their first job, deaf to Ctrl-C, and ended even while they work."""

from __future__ import annotations

import os
import signal
import time

import pytest

from saloon.bots.processes import end_workers, start_workers


def test_a_worker_is_prepared_and_leaves_ctrl_c_to_whoever_started_it(tmp_path):
    with start_workers(1, os.chdir, tmp_path, niceness=3) as pool:
        assert pool.submit(os.getcwd).result() == str(tmp_path)
        assert pool.submit(signal.getsignal, signal.SIGINT).result() is signal.SIG_IGN
        assert pool.submit(os.nice, 0).result() == os.nice(0) + 3


def test_a_worker_ends_in_the_middle_of_its_work():
    pool = start_workers(1)
    worker = pool.submit(os.getpid).result()
    job = pool.submit(time.sleep, 60)
    end_workers(pool)
    assert job.done()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
