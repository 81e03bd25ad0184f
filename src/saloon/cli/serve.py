"""`saloon serve`: the site, for oneself or for a club."""

from __future__ import annotations

import os
import socket
import sys

from saloon.cli.parsing import Args, BadCommand, Parser, whole_number
from saloon.engine import Texts

HOST, PORT = "127.0.0.1", "8000"
OTHER_PORTS = 20
"""How many further ports are tried when the user asked for none."""


def add_arguments(parser: Parser) -> None:
    parser.option("--host", "arg-host", "HOST", default=HOST)
    parser.option("--port", "arg-port", "PORT")
    parser.switch("--no-browser", "arg-no-browser")


def run(args: Args, say: Texts) -> int:
    port = whole_number("--port", args.port or PORT, 1, 65535)
    port = free_port(args.host, port, OTHER_PORTS if args.port is None else 1)
    from saloon.web.server import serve  # only now: Django takes half a second to load, and no other command needs it

    def started(address: str) -> None:
        print(say("serve-started", address=address), flush=True)

    serve(args.host, port, browser=not args.no_browser and _has_browser(), started=started)
    return 0


def free_port(host: str, first: int, tries: int) -> int:
    """The first of so many ports on which nobody listens yet."""
    for port in range(first, min(first + tries, 65536)):
        try:
            with socket.create_server((host, port), reuse_port=False):
                return port
        except OSError as error:
            why = error.strerror or str(error)
    raise BadCommand("cannot-serve", host=host, port=str(first), why=why)


def _has_browser() -> bool:
    """Not on a server, not in a pipe."""
    return sys.stdout.isatty() and (
        sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    )
