"""A real PostgreSQL and a real Redis for the tests that promise them: found, or installed, and started on a free port."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from web.site import free_port

START_SECONDS = 100
PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server"}


def find(program: str) -> str:
    """Where the program is; on a machine that lets us, it is installed first."""
    found = _look(program)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update"], check=False, **quiet)
        subprocess.run(["apt-get", "install", "-y", PACKAGES[program]], check=False, **quiet)
        found = _look(program)
    if found is None:
        reason = f"{program} is not installed and cannot be installed here"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found


def _look(program: str) -> str | None:
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return str(beside[-1]) if beside else shutil.which(program)


@contextmanager
def redis() -> Iterator[str]:
    """The URL of a Redis server of our own."""
    port = free_port()
    command = [find("redis-server"), "--port", str(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        _wait_for(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a database in a PostgreSQL cluster of our own. PostgreSQL refuses to run as root: then as nobody special."""
    binary, port = Path(find("postgres")), free_port()
    with tempfile.TemporaryDirectory(prefix="saloon-postgres-") as folder:
        run = _as_somebody(Path(folder))
        data = Path(folder, "data")
        subprocess.run([*run, str(binary.with_name("initdb")), "-D", str(data), "-U", "saloon", "-A", "trust"], check=True,
                       stdout=subprocess.DEVNULL, cwd=folder)  # fmt: skip
        command = [*run, str(binary), "-D", str(data), "-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)
        try:
            _wait_for(port)
            url = f"postgres://saloon@127.0.0.1:{port}/postgres"
            _wait_until_ready(url)
            yield url
        finally:
            subprocess.run([*run, str(binary.with_name("pg_ctl")), "-D", str(data), "-m", "fast", "stop"], check=False,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)  # fmt: skip
            process.wait(30)


def _as_somebody(folder: Path) -> list[str]:
    if os.geteuid() != 0:
        return []
    shutil.chown(folder, "postgres")
    return ["runuser", "-u", "postgres", "--"]


def _wait_for(port: int) -> None:
    import socket

    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"nothing listens on port {port}")


def _wait_until_ready(url: str) -> None:
    """A server that is still starting up takes connections, and then refuses them."""
    import psycopg

    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise RuntimeError("PostgreSQL does not get ready")
