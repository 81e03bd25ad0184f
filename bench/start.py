"""What it takes to start (`make start`): commands from their start to their end, the site from its start to its first page.

Processor and wall time, the best of several rounds, and both as ratios to `python -c pass` of the same run: machines differ and
are shared. What was never started before is started once unmeasured, so that Python has compiled what it imports.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from socket import create_server
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

COMMANDS = {
    "python -c pass": ("-c", "pass"),
    "import argparse": ("-c", "import argparse"),
    "import saloon.engine": ("-c", "import saloon.engine"),
    "find_game('carson_city')": ("-c", "from saloon.engine import find_game; find_game('carson_city')"),
    "saloon --version": ("-m", "saloon", "--version"),
    "saloon --help": ("-m", "saloon", "--help"),
    "saloon play --help": ("-m", "saloon", "play", "--help"),
    "saloon serve --help": ("-m", "saloon", "serve", "--help"),
    "saloon games": ("-m", "saloon", "games"),
}
COMPLETED = {"saloon pl": "a shell completes a command", "saloon play car": "a shell completes a game"}
SITES = ("saloon serve, a new data folder", "saloon serve, the same again")
MAX_SECONDS = 60
HERTZ = os.sysconf("SC_CLK_TCK")


class Took(NamedTuple):
    """Seconds."""

    processor: float
    wall: float


def command(*words: str, environment: Mapping[str, str] = {}) -> Took:
    began, before = time.perf_counter(), _of_children()
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL, env={**os.environ, **environment})
    return Took(_of_children() - before, time.perf_counter() - began)


def _of_children() -> float:
    """The processor time of all processes that were started here and have ended."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def completion(line: str) -> Took:
    """As bash asks for it."""
    with tempfile.NamedTemporaryFile() as file:
        asked = {"_ARGCOMPLETE": "1", "_ARGCOMPLETE_STDOUT_FILENAME": file.name, "IFS": " "}
        return command("-m", "saloon", environment={**asked, "COMP_LINE": line, "COMP_POINT": str(len(line))})


def site(folder: str) -> Took:
    """Until the lobby has been read. The processor time is that of the server itself, without the workers of bots."""
    port, began = _free_port(), time.perf_counter()
    words = [sys.executable, "-m", "saloon", "serve", "--no-browser", "--port", str(port)]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, env={**os.environ, "SALOON_DATA": folder})
    try:
        _first_page(f"http://127.0.0.1:{port}/")
        return Took(_processor_time(server.pid), time.perf_counter() - began)
    finally:
        server.terminate()
        server.wait(MAX_SECONDS)


def _free_port() -> int:
    with create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def _first_page(address: str) -> None:
    for _ in range(MAX_SECONDS * 100):
        try:
            with urlopen(address, timeout=MAX_SECONDS) as answer:
                answer.read()
                return
        except URLError:  # nobody listens yet
            time.sleep(0.01)
    raise TimeoutError(address)


def _processor_time(process: int) -> float:
    """As Linux tells it."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / HERTZ


def both_sites() -> tuple[Took, Took]:
    with tempfile.TemporaryDirectory(prefix="saloon-start-") as folder:
        return site(folder), site(folder)


def measured(rounds: int, with_site: bool) -> dict[str, list[Took]]:
    """By what was started, in turns, so that what else the machine does hits them all alike."""
    starts: dict[str, Callable[[], Took]] = {name: lambda words=words: command(*words) for name, words in COMMANDS.items()}
    starts |= {name: lambda line=line: completion(line) for line, name in COMPLETED.items()}
    took: dict[str, list[Took]] = {}
    for number in range(rounds + 1):
        results = [(name, start()) for name, start in starts.items()]
        results += zip(SITES, both_sites(), strict=True) if with_site else ()
        for name, result in results if number else ():
            took.setdefault(name, []).append(result)
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--no-site", action="store_true", help="only the commands")
    args = parser.parse_args()
    best = {
        name: Took(min(each.processor for each in took), min(each.wall for each in took))
        for name, took in measured(args.rounds, not args.no_site).items()
    }
    bare = best["python -c pass"]
    print(f"{'':34}processor s   times bare     wall s   times bare")
    for name, took in best.items():
        ratios = took.processor / bare.processor, took.wall / bare.wall
        print(f"{name:34}{took.processor:11.3f}{ratios[0]:13.1f}{took.wall:11.3f}{ratios[1]:13.1f}")


if __name__ == "__main__":
    main()
