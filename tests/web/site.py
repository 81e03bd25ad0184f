"""A real server in its own process, with its own data, for tests that need one: sockets, kills, browsers."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

ANSWER_SECONDS = 100
"""After so long without an answer something is wrong, however busy the machine is."""
START_SECONDS = 600
"""The same for a server that starts: two hundred tables that were cut off may besiege it at once."""

MAKE = """
import json, sys, django
django.setup()
from django.utils import timezone
from saloon.engine import find_game
from saloon.web.people.models import Token, User
from saloon.web.tables.creating import automa_seats
from saloon.web.tables.models import Seat, Table
from saloon.web.tables.history import fresh_match
game, count, kinds = find_game(sys.argv[1]), int(sys.argv[2]), sys.argv[3].split(",")
made = []
for number in range(count):
    user = User.objects.create(username=f"player-{number}-{timezone.now().timestamp()}", name=f"Player {number}")
    token, secret = Token.make(user, "test")
    options = {"two_player_mode": "single_ranch"} if len(kinds) == 2 and game.id == "sans_foi_ni_loi" else {}
    table = Table.objects.create(host=user, game=game.id, rules=game.rules_number, size=len(kinds), options=options,
                                 status="playing", seed=str(1000 + number), began=timezone.now(), moved=timezone.now())
    for seat, kind in enumerate(kinds):
        Seat.objects.create(table=table, number=seat, user=user if kind == "me" else None, name=f"{kind}{seat}",
                            bot="" if kind == "me" else kind)
    Seat.objects.bulk_create(automa_seats(game, table))
    table.waiting = list(fresh_match(table, listen=False).asks)
    table.save()
    made.append({"code": table.code, "token": secret, "user": user.pk})
print(json.dumps(made))
"""

CHOICES = """
import json, sys, django
django.setup()
from saloon.web.tables.history import choices
from saloon.web.tables.models import Table
print(json.dumps({code: choices(Table.objects.get(code=code)) for code in json.load(sys.stdin)}))
"""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Site:
    """`with Site(folder) as site:`; `kill()` and `start()` as often as one likes."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "SALOON_DATA": str(data),
            "SALOON_BOT_PAUSE": "0",
            "DJANGO_SETTINGS_MODULE": "saloon.web.settings",
            "PYTHONUNBUFFERED": "1",
            **environment,
        }
        self.log = data / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Site:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "saloon", "serve", "--no-browser", "--port", str(self.port)]
            self._process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                urlopen(f"{self.address}/api/games", timeout=ANSWER_SECONDS).close()
                return
            except (URLError, OSError):
                if self._process.poll() is not None:
                    raise RuntimeError(self.log.read_text()) from None
                time.sleep(0.1)
        raise RuntimeError(f"the server does not answer: {self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would, as far as a process can see."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    def usage(self) -> dict[str, float]:
        """Seconds of processor time and megabytes of memory of the server, its workers not counted."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return {"cpu": ticks / os.sysconf("SC_CLK_TCK"), "mb": pages * os.sysconf("SC_PAGE_SIZE") / 1e6}

    def run(self, script: str, *arguments: str, given: str = "") -> Any:
        """A script on the site's data, in a process of its own; gives the JSON that it prints."""
        command = [sys.executable, "-c", script, *arguments]
        done = subprocess.run(command, env=self.environment, input=given, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return json.loads(done.stdout)

    def make_tables(self, count: int, kinds: str = "me,me", game: str = "sans_foi_ni_loi") -> list[dict[str, Any]]:
        return self.run(MAKE, game, str(count), kinds)

    def choices(self, codes: list[str]) -> dict[str, list[list[Any]]]:
        """What is on disk."""
        return self.run(CHOICES, given=json.dumps(codes))

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1)
