"""Floods and giants: bodies, chunks, headers without end, requests that never become one.

Promise: nothing of it is stored, memory stays bounded, and whoever comes meanwhile is served.
"""

from __future__ import annotations

import resource
import socket
import time
from urllib.request import urlopen

from _ground import ANSWER_SECONDS, Site, answer, own_site, raw, said

HALF_OPEN = 1_100
GIANT = 300_000_000
PIECE = b"x" * 65_536
HEAD = b"POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def feed(opened: socket.socket, piece: bytes, most: int) -> int:
    """How much the server takes before it hangs up or answers."""
    sent = 0
    opened.settimeout(2)
    try:
        while sent < most:
            opened.sendall(piece)
            sent += len(piece)
    except OSError:
        pass
    opened.settimeout(ANSWER_SECONDS)
    return sent


def giant(site: Site, what: str, head: bytes, piece: bytes) -> None:
    before, begun = site.usage(), time.perf_counter()
    with raw(site, head) as opened:
        taken = feed(opened, piece, GIANT)
        status = answer(opened)
    after = site.usage()
    seconds, grown = time.perf_counter() - begun, after["mb"] - before["mb"]
    said(what, status=status, mb_taken=taken / 1e6, mb_grown=grown, cpu=after["cpu"] - before["cpu"], seconds=seconds)
    assert status in (0, 413, 431), status
    assert grown < 50


def newcomer(site: Site) -> float:
    """Milliseconds until somebody new has a page; a page that does not come ends the campaign."""
    begun = time.perf_counter()
    with urlopen(f"{site.address}/", timeout=20) as page:
        assert page.status == 200
    return (time.perf_counter() - begun) * 1000


def half_open(site: Site, what: str, first: bytes) -> None:
    opened = []
    try:
        opened.extend(raw(site, first) for _ in range(HALF_OPEN))
        waits = sorted(newcomer(site) for _ in range(20))
        said(f"{HALF_OPEN} {what}", newcomer_p50_ms=waits[10], newcomer_worst_ms=waits[-1], mb=site.usage()["mb"])
    finally:
        for each in opened:
            each.close()


def main() -> None:
    with own_site() as site:
        newcomer(site)
        for where in (b"/sign-in", b"/import", b"/api/tables"):
            head = HEAD % where
            giant(site, f"a giant for {where.decode()}", head + b"Content-Length: %d\r\n\r\n" % GIANT, PIECE)
            chunk = b"%x\r\n" % len(PIECE) + PIECE + b"\r\n"
            giant(site, f"chunks without end for {where.decode()}", head + b"Transfer-Encoding: chunked\r\n\r\n", chunk)
        giant(site, "a header without end", HEAD % b"/" + b"X: ", PIECE)
        giant(site, "headers without end", HEAD % b"/", b"X: y\r\n" * 10_000)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))  # as a service has them that nobody gave more
    with own_site() as site:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        half_open(site, "connections that say nothing", b"")
        half_open(site, "half requests", b"GET / HTTP/1.1\r\nHost: 127")
        half_open(site, "requests without their body", HEAD % b"/sign-in" + b"Content-Length: 100\r\n\r\n")


if __name__ == "__main__":
    main()
