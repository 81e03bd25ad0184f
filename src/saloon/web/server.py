"""Starts the site: migrations first (`prepare`), then uvicorn and the browser where there is one (`serve`)."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable

from saloon.web.places import keep_private


def serve(host: str, port: int, *, browser: bool, started: Callable[[str], None]) -> None:
    """Serve until stopped, once all is prepared. `started` is told the address when the server answers."""
    import uvicorn

    from saloon.engine.cycles import look_for_cycles_later
    from saloon.web.compression import LiveSocket
    from saloon.web.connections import Connection, max_connections

    Connection.most = max_connections()
    sys.setswitchinterval(0.001)  # a page that is being made lets a choice through after a millisecond, not five
    config = uvicorn.Config(
        "saloon.web.asgi:application",
        host=host,
        port=port,
        http=Connection,
        ws=LiveSocket,
        log_level="warning",
        lifespan="on",
        ws_max_size=16384,
        ws_ping_interval=20.0,
        proxy_headers=True,
        timeout_graceful_shutdown=5,
    )
    address = f"http://{_reached_as(host)}:{port}/"
    server = uvicorn.Server(config)
    look_for_cycles_later()
    threading.Thread(target=_when_up, args=(server, address, browser, started), daemon=True).start()
    server.run()


def prepare() -> None:
    """Make the data folder if need be, and bring the database up to date."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "saloon.web.settings")
    import django
    from django.core.management import call_command

    from saloon.web.settings import DATA, make_data_folder

    os.umask(0o077)  # whatever is made from here on is its owner's only, on systems that know such a thing
    make_data_folder()
    django.setup()
    call_command("migrate", interactive=False, verbosity=0)
    keep_private(DATA)


def _reached_as(host: str) -> str:
    """The host in an address for this machine: everywhere is also here, and the colons of IPv6 need brackets."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{host}]" if ":" in host else host


def _when_up(server: object, address: str, browser: bool, started: Callable[[str], None]) -> None:
    while not getattr(server, "started", False):
        threading.Event().wait(0.05)
    started(address)
    if browser:
        webbrowser.open(address)
