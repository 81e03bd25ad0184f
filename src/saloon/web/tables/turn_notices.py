"""Tells people that it is their turn, by mail or to their program's address: once for a turn, never twice.

The row that says so is written before the message is sent: if the server dies in between, a message is lost, and none is
doubled.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import socket
import threading
from http.client import HTTPConnection, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.mail import send_mail
from django.db import IntegrityError, close_old_connections, transaction
from django.urls import reverse

from saloon.engine import find_game, texts
from saloon.web.environment import webhook_private
from saloon.web.messages import Refused
from saloon.web.people.models import User
from saloon.web.tables.history import ANSWER
from saloon.web.tables.models import Notice, Table

log = logging.getLogger("saloon.turns")
WEBHOOK_SECONDS = 8
"""Seconds that somebody's program may take to answer."""


def tell_turn(user: User, table: Table, seat: int, count: int) -> list[str]:
    """Tell a person that a seat of theirs is asked, after so many choices. Gives the ways that were new.

    A turn is many choices: who has just chosen knows, and is told once between two choices of his own.
    """
    ways = [way for way, wanted in (("mail", _wants_mail(user)), ("webhook", _wants_webhook(user))) if wanted]
    if table.pace != "turns" or not ways:
        return []
    last, own = _last(table), _last(table, seat=seat)
    if last and last == own:
        return []
    new = [way for way in ways if _noted(table, seat, own, way)]
    if new:
        work = (user, table, seat, count, own, new)
        threading.Thread(target=_send_all, args=work, name="telling", daemon=True).start()
    return new


def _last(table: Table, **which: int) -> int:
    """The number of the last event, or of the last one of a seat. Of what was answered for somebody he knows nothing yet."""
    return table.events.filter(**which).exclude(kind=ANSWER).order_by("-number").values_list("number", flat=True).first() or 0


def tell_waiting(table: Table) -> None:
    """Tell everybody whom a table that has just begun waits for."""
    for seat in table.seats.select_related("user"):
        if seat.number in table.waiting and seat.user is not None and not seat.bot:
            tell_turn(seat.user, table, seat.number, len(table.prelude))


def test(user: User, way: str) -> None:
    """Send what a turn would send, now; raises what goes wrong."""
    message = _message(user, None, 0, 0)
    if way == "mail":
        if not user.email:
            raise Refused("mail-needs-address")
        _mail(user, message)
    else:
        if not user.webhook:
            raise Refused("webhook-needs-address")
        _post(user.webhook, message)


def _wants_mail(user: User) -> bool:
    return user.tell_mail and bool(user.email)


def _wants_webhook(user: User) -> bool:
    return user.tell_webhook and bool(user.webhook)


def _noted(table: Table, seat: int, own: int, way: str) -> bool:
    """Whether this is the first time since the seat's last own event."""
    try:
        with transaction.atomic():
            Notice.objects.create(table=table, seat=seat, count=own, way=way)
    except IntegrityError:
        return False
    return True


def _send_all(user: User, table: Table, seat: int, count: int, own: int, ways: list[str]) -> None:
    close_old_connections()
    try:
        message = _message(user, table, seat, count)
        for way in ways:
            try:
                _mail(user, message) if way == "mail" else _post(user.webhook, message)
            except Exception as error:  # whatever a mail server or somebody's program answers
                log.warning("table %s seat %s: %s not told: %s", table.code, seat, way, error)
            else:
                Notice.objects.filter(table=table, seat=seat, count=own, way=way).update(sent=True)
    finally:
        close_old_connections()


def _message(user: User, table: Table | None, seat: int, count: int) -> dict[str, Any]:
    language = user.language or "en"
    say = texts("saloon.web", language)
    origin = settings.ORIGIN or "http://127.0.0.1:8000"
    if table is None:
        return {"kind": "test", "title": say("notice-test-title"), "text": say("notice-test"), "link": origin + "/"}
    game = find_game(table.game).texts(language)("game")
    link = origin + reverse("table", args=[table.code])
    title = say("notice-title", table=table.name, game=game)
    text = say("notice-text", table=table.name, game=game)
    return {
        "kind": "turn", "title": title, "text": text, "link": link,
        "table": table.code, "game": table.game, "seat": seat, "count": count,
    }  # fmt: skip


def _mail(user: User, message: dict[str, Any]) -> None:
    language = user.language or "en"
    end = texts("saloon.web", language)("notice-end", link=settings.ORIGIN + reverse("settings"))
    title = " ".join(message["title"].split())
    send_mail(title, f"{message['text']}\n\n{message['link']}\n\n-- \n{end}\n", None, [user.email])


# ------------------------------------------------------------ webhooks


def _post(address: str, message: dict[str, Any]) -> None:
    """Sends to the very machine that was checked, whatever its name says a moment later, and follows nobody elsewhere."""
    place = checked_place(address)
    parts = urlsplit(address)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    line = kind(parts.hostname or "", parts.port, timeout=WEBHOOK_SECONDS)
    # The standard library has no open way to say where a name leads.
    line._create_connection = lambda to, *more, **named: socket.create_connection((place, to[1]), *more, **named)  # type: ignore[attr-defined]
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        line.request("POST", path, json.dumps(message), {"Content-Type": "application/json", "User-Agent": "Saloon"})
        answer = line.getresponse()
        answer.read(1000)
        if answer.status >= 300:
            raise Refused("webhook-answer", found=answer.status)
    finally:
        line.close()


def checked_place(address: str) -> str:
    """Where the address leads. Refuses this machine and its network: a webhook must not reach what only the server can."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused("bad-webhook")
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except OSError as error:
        raise Refused("webhook-unknown", host=parts.hostname) from error
    places = [str(place[0]).partition("%")[0] for *_, place in found]
    if not webhook_private() and not all(ipaddress.ip_address(place).is_global for place in places):
        raise Refused("webhook-private", host=parts.hostname)
    return places[0]
