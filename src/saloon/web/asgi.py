"""The whole site as one ASGI application: pages by Django, the live socket beside it."""

from __future__ import annotations

import logging
import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "saloon.web.settings")

from django.core.asgi import get_asgi_application

from saloon.engine import broken_games
from saloon.engine.cycles import look_for_cycles_seldom

pages = get_asgi_application()

from saloon.web.door import Door, Receive, Scope, Send  # noqa: E402 (needs Django set up)
from saloon.web.live.cycles import NEVER  # noqa: E402
from saloon.web.live.house import house  # noqa: E402
from saloon.web.live.socket import live  # noqa: E402

log = logging.getLogger("saloon.games")
door = Door(pages, live)


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
    else:
        await door(scope, receive, send)


async def _lifespan(receive: Receive, send: Send) -> None:
    await receive()
    for id, reason in broken_games().items():
        log.error("the game %s cannot be played: %s", id, reason)
    look_for_cycles_seldom(full=NEVER)
    await house().start()
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await house().stop()
    await send({"type": "lifespan.shutdown.complete"})
