"""Everything that is kept about a person: to take away, and to be forgotten."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from msgspec import structs

from saloon.web.messages import say
from saloon.web.people.models import User
from saloon.web.people.preferences import preferred
from saloon.web.people.two_factor import switched_on
from saloon.web.tables import history
from saloon.web.tables.models import CLOSED, OPEN, OVER, PLAYING, STAND_IN_BOT, ChatLine, Seat, Table


def about(user: User) -> dict[str, Any]:
    """All of it, with the records of finished games; running games keep their secrets until they are over."""
    tables = Table.objects.filter(pk__in=Seat.objects.filter(user=user).values("table")).order_by("made")
    return {
        "person": {
            "username": user.username,
            "guest": user.guest,
            "name": user.name,
            "email": user.email,
            "language": user.language,
            "theme": user.theme,
            "coach": user.coach,
            "preferences": structs.asdict(preferred(user)),
            "joined": user.date_joined,
            "two_factor": switched_on(user),
            "last_sign_in": user.last_login,
            "tell": {"browser": user.tell_browser, "mail": user.tell_mail, "webhook": user.tell_webhook},
            "webhook": user.webhook,
            "confirmed": {"email": user.confirmed_email, "webhook": user.confirmed_webhook},
        },
        "standing_answers": list(user.standing.order_by("game", "answer").values("game", "answer")),
        "lessons": list(user.lessons.order_by("at").values("game", "lesson", "at")),
        "devices": list(user.devices.order_by("made").values("label", "made")),
        "tokens": list(user.tokens.values("label", "made", "used")),
        "tables": [_table(user, table) for table in tables],
        "usual_tables": list(user.usual_tables.order_by("game").values("game", "sent", "kept")),
        "hosted": list(user.hosted.values("code", "name", "game", "status", "made")),
        "distances": list(user.distances.values("other__name", "blocked", "made")),
        "reports": list(user.reports.values("name", "words", "table", "note", "made")),
        "chat": list(ChatLine.objects.filter(user=user).values("table__code", "text", "at")),
        "comments": list(user.comments.values("table__code", "at", "text", "made")),
        "invitations": list(user.invitations.values("table__code", "by__name", "made", "declined")),
        "invited": list(user.invited.values("table__code", "user__name", "made", "declined")),
        "private_notes": list(user.private_notes.values("table__code", "text", "changed")),
    }


def _table(user: User, table: Table) -> dict[str, Any]:
    found: dict[str, Any] = {
        "code": table.code,
        "name": table.name,
        "game": table.game,
        "status": table.status,
        "options": table.options,
        "made": table.made,
        "began": table.began,
        "ended": table.ended,
        "seats": list(table.seats.filter(user=user).values("number", "name", "left")),
    }
    if table.status == OVER:
        found |= {"result": table.result, "record": history.record(table).write()}
    return found


@transaction.atomic
def forget(user: User) -> list[str]:
    """Deletes a person. Finished games keep the seat under another name; in running ones a bot goes on.

    Gives the codes of running tables that changed.
    """
    former = say("former-player")
    Table.objects.filter(host=user, status=OPEN).update(status=CLOSED)
    user.seats.filter(table__status=OPEN).update(user=None, name="")
    running = user.seats.filter(table__status=PLAYING, bot="")
    codes = list(running.values_list("table__code", flat=True).distinct())
    running.update(bot=STAND_IN_BOT, left=True)
    ChatLine.objects.filter(user=user).update(name=former)
    user.seats.exclude(name="").update(name=former)
    user.delete()
    return codes
