"""Tells people that it is their turn, by mail, to their program's address or on their devices: once for a turn.

Mail and messages to programs go to confirmed addresses only.

The row that says so is written before the message is sent: if the server dies in between, a message is lost, and none is
doubled. No message has a word that other people chose: no name of a table, none of a player.
"""

from __future__ import annotations

import logging
from datetime import datetime
from functools import partial
from typing import Any

from django.conf import settings
from django.core.mail import send_mail
from django.db import IntegrityError, transaction
from django.db.models import Q
from django.urls import reverse
from django.utils import timezone

from saloon.engine import find_game, texts
from saloon.web.limits import count
from saloon.web.messages import Refused, TooMany
from saloon.web.people import confirming, outbox, push, webhooks
from saloon.web.people.models import User
from saloon.web.tables.history import MADE_FOR_YOU
from saloon.web.tables.models import Notice, Seat, Table

log = logging.getLogger("saloon.turns")

PUSH = "push"
TITLES = {"turn": "notice-title", "reminder": "reminder-title", "invitation": "invitation-title"}
TEXTS = {"turn": "notice-text", "reminder": "reminder-text", "invitation": "invitation-text"}


def tell_turn(user: User, table: Table, seat: int, turn: int, made: int) -> list[str]:
    """Tell a person that a seat of theirs is asked. Gives the ways that were new.

    A turn is many choices: who has just chosen knows, and is told once in a turn. `turn`: how many choices had been made when
    it began; `made`: how many have been by now.
    """
    if table.pace != "turns" or not (ways := _ways(user)):
        return []
    if (last := _last(table)) and last == _last(table, seat=seat):
        return []
    new = [way for way in ways if _noted(table, seat, turn, way) and _not_too_often(user, way)]
    if new:
        outbox.send_later(partial(_send_all, user, table, seat, turn, made, new))
    return new


def remind(row: Seat, table: Table, made: int) -> datetime:
    """Tell a person that the others have been waiting for long: once for a question, at tables of any pace. Gives when."""
    at = timezone.now()
    first = Q(reminded=None) if table.moved is None else Q(reminded=None) | Q(reminded__lt=table.moved)
    if not Seat.objects.filter(first, pk=row.pk).update(reminded=at):  # another process has
        return Seat.objects.values_list("reminded", flat=True).get(pk=row.pk) or at
    user = User.objects.filter(seats=row).first()
    if user is not None:
        _tell(user, table, row.number, made, "reminder")
    return at


def tell_invited(user: User, table: Table) -> None:
    """Tell a person that somebody wants them at a table."""
    _tell(user, table, -1, 0, "invitation")


def _tell(user: User, table: Table, seat: int, made: int, kind: str) -> None:
    ways = [way for way in _ways(user) if _not_too_often(user, way)]
    if ways:
        outbox.send_later(partial(_tell_all, user, table, seat, made, kind, ways))


def _tell_all(user: User, table: Table, seat: int, made: int, kind: str, ways: list[str]) -> None:
    message = _message(user, table, seat, made, kind)
    for way in ways:
        try:
            _send(user, way, message)
        except Exception as error:  # whatever a mail server or somebody's program answers
            log.warning("table %s seat %s: %s not told: %s", table.code, seat, way, error)


def _last(table: Table, **which: int) -> int:
    """The number of the last event, or of the last one of a seat. Of what was answered for somebody he knows nothing yet."""
    known = table.events.filter(**which).exclude(kind__in=MADE_FOR_YOU)
    return known.order_by("-number").values_list("number", flat=True).first() or 0


def tell_waiting(table: Table, turn: int) -> None:
    """Tell everybody whom a table that has just begun waits for."""
    for seat in table.seats.select_related("user"):
        if seat.number in table.waiting and seat.user is not None and not seat.bot:
            tell_turn(seat.user, table, seat.number, turn, len(table.prelude))


def test(user: User, way: str) -> None:
    """Send what a turn would send, now; to an address that is not confirmed, the link. Raises what goes wrong."""
    if way == PUSH:
        return _send(user, way, _message(user, None, 0, 0))
    if not confirming.address(user, way):
        raise Refused("mail-needs-address" if way == "mail" else "webhook-needs-address")
    if confirming.confirmed(user, way):
        return _send(user, way, _message(user, None, 0, 0))
    confirming.asking(user, way)()
    return None


def _ways(user: User) -> list[str]:
    """How a person wants to be told: at confirmed addresses, and on each of their devices that listens."""
    ways = [way for way in confirming.FIELDS if getattr(user, f"tell_{way}") and confirming.confirmed(user, way)]
    return [*ways, PUSH] if push.available() and user.devices.exists() else ways


def _not_too_often(user: User, way: str) -> bool:
    try:
        count("notice", f"{way}-{user.pk}")
    except TooMany:
        return False
    return True


def _noted(table: Table, seat: int, turn: int, way: str) -> bool:
    """Whether this is the first time in this turn."""
    try:
        with transaction.atomic():
            Notice.objects.create(table=table, seat=seat, count=turn, way=way)
    except IntegrityError:
        return False
    return True


def _send_all(user: User, table: Table, seat: int, turn: int, made: int, ways: list[str]) -> None:
    message = _message(user, table, seat, made)
    for way in ways:
        try:
            _send(user, way, message)
        except Exception as error:  # whatever a mail server or somebody's program answers
            log.warning("table %s seat %s: %s not told: %s", table.code, seat, way, error)
        else:
            Notice.objects.filter(table=table, seat=seat, count=turn, way=way).update(sent=True)


def _message(user: User, table: Table | None, seat: int, made: int, kind: str = "turn") -> dict[str, Any]:
    language = user.language or "en"
    say = texts("saloon.web", language)
    origin = settings.ORIGIN or "http://127.0.0.1:8000"
    if table is None:
        return {"kind": "test", "title": say("notice-test-title"), "text": say("notice-test"), "link": origin + "/"}
    game = find_game(table.game).texts(language)("game")
    link = origin + reverse("table", args=[table.code])
    return {
        "kind": kind, "title": say(TITLES[kind], game=game), "text": say(TEXTS[kind], game=game), "link": link,
        "table": table.code, "game": table.game, "seat": seat, "count": made,
    }  # fmt: skip


def _send(user: User, way: str, message: dict[str, Any]) -> None:
    if way == "webhook":
        return webhooks.post(user.webhook, message)
    if way == PUSH:
        return push.send(user, message)
    end = texts("saloon.web", user.language or "en")("notice-end", link=settings.ORIGIN + reverse("settings"))
    send_mail(message["title"], f"{message['text']}\n\n{message['link']}\n\n-- \n{end}\n", None, [user.email])
    return None
