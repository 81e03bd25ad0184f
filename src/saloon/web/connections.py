"""Connections to the site: how long one may be slow, and which goes when there are too many.

uvicorn reads requests; it waits as long as anybody likes for the first one, and takes headers of any length. This protocol
adds what it leaves out. A connection that has not said what it wants is *waiting*: when all places are taken, the one that
waits longest goes, so that whoever comes to ask something always finds one.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from ipaddress import ip_address
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from saloon.web.addresses import visitor

HEADER_SECONDS = 10.0
"""How long somebody may take to say what they want."""
MAX_HEADER_BYTES = 64 * 1024
LINGER_SECONDS = 2.0
"""How long a refused body is read and thrown away, so that its sender hears the refusal."""
STUCK_SECONDS = 30.0
"""How long an answer may wait for somebody who does not read it."""
MAX_CONNECTIONS = 4096
MAX_OF_ONE_VISITOR = 1024
"""Connections from one address. A proxy on this machine brings everybody's, and counts visitors by itself."""
OTHER_FILES = 256
"""Open files that are not connections: the database, workers, static files."""


def max_connections() -> int:
    """As many as there may be open files; a process may ask for more of those than it is given at first."""
    try:
        import resource
    except ImportError:  # not on Windows
        return MAX_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + OTHER_FILES
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard) if hard > 0 else wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(OTHER_FILES, min(MAX_CONNECTIONS, soft - OTHER_FILES)) if soft > 0 else MAX_CONNECTIONS


class Connection(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    most = MAX_CONNECTIONS
    waiting: dict[Connection, None] = {}
    """Connections that have not said what they want, the longest first; shared by all."""
    visitors: Counter[str] = Counter()
    """How many connections each has who comes from elsewhere; shared by all."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._visitor = ""
        self._unread, self._lingering = 0, False
        self._patience: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self._comes_in() or (len(self.connections) > self.most and not self._one_leaves()):
            transport.abort()
            return
        self._wait(HEADER_SECONDS)

    def _comes_in(self) -> bool:
        """Whether this visitor may have one more."""
        address = self.client[0] if self.client else ""
        if not address or _this_machine(address):
            return True
        self._visitor = visitor(address)
        self.visitors[self._visitor] += 1
        return self.visitors[self._visitor] <= MAX_OF_ONE_VISITOR

    def _one_leaves(self) -> bool:
        """Whether somebody could go who has not said anything yet."""
        longest = next(iter(self.waiting), None)
        if longest is None:
            return False
        longest._go()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        self.resume_writing()
        if self._visitor:
            self.visitors[self._visitor] -= 1
            if not self.visitors[self._visitor]:
                del self.visitors[self._visitor]
            self._visitor = ""
        super().connection_lost(exc)

    # ------------------------------------------------------------ slow to ask

    def _wait(self, seconds: float) -> None:
        self._wait_no_more()
        self.waiting[self] = None
        self._patience = self.loop.call_later(seconds, self._go)

    def _wait_no_more(self) -> None:
        self.waiting.pop(self, None)
        self._unread = 0
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _go(self) -> None:
        self._wait_no_more()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.parser is None:
            return
        super().data_received(data)
        if self in self.waiting and not self._lingering:
            self._unread += len(data)
            if self._unread > MAX_HEADER_BYTES:
                self.transport.write(STATUS_LINE[431] + b"content-length: 0\r\nconnection: close\r\n\r\n")
                self.transport.close()

    def on_headers_complete(self) -> None:
        self._wait_no_more()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            # Between two requests uvicorn waits by itself, until a first byte comes: from then on we do.
            self._lingering = self.cycle.more_body
            self._wait(LINGER_SECONDS if self._lingering else HEADER_SECONDS)

    # ------------------------------------------------------------ slow to read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


def _this_machine(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
