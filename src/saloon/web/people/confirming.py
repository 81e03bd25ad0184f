"""Addresses are confirmed by whoever reads what arrives there: a signed link, for some days and for this address only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from django.conf import settings
from django.core import signing
from django.core.mail import send_mail
from django.urls import reverse

from saloon.engine import texts
from saloon.web.messages import Refused
from saloon.web.people import webhooks
from saloon.web.people.models import User

SALT = "saloon.people.confirming"
MAX_AGE_SECONDS = 3 * 24 * 60 * 60
FIELDS = {"mail": ("email", "confirmed_email"), "webhook": ("webhook", "confirmed_webhook")}
"""By way of telling: the address that was given, and the one that was confirmed."""


def address(user: User, way: str) -> str:
    return str(getattr(user, FIELDS[way][0]))


def confirmed(user: User, way: str) -> bool:
    """Whether what the person gave is what somebody there has confirmed."""
    given, known = (getattr(user, field) for field in FIELDS[way])
    return bool(given) and given == known


def link(user: User, way: str) -> str:
    signed = signing.dumps([user.pk, way, address(user, way)], salt=SALT)
    return f"{settings.ORIGIN or 'http://127.0.0.1:8000'}{reverse('confirm', args=[signed])}"


def opened(signed: str) -> tuple[User, str]:
    """Whose address it is, and of which kind; refused when the link is old or foreign, or the address another by now."""
    try:
        number, way, given = signing.loads(signed, salt=SALT, max_age=MAX_AGE_SECONDS)
        user = User.objects.get(pk=number, is_active=True)
    except (signing.BadSignature, User.DoesNotExist):
        raise Refused("confirm-stale") from None
    if address(user, way) != given:
        raise Refused("confirm-stale")
    return user, way


def confirm(user: User, way: str) -> None:
    given, known = FIELDS[way]
    setattr(user, known, getattr(user, given))
    user.save(update_fields=[known])


def asking(user: User, way: str) -> Callable[[], object]:
    """What sends the link; raises whatever goes wrong there."""
    say = texts("saloon.web", user.language or "en")
    title, text, where = say("confirm-title"), say("confirm-text"), link(user, way)
    if way == "mail":
        return partial(send_mail, title, f"{text}\n\n{where}\n\n{say('confirm-end')}\n", None, [user.email])
    message: dict[str, Any] = {"kind": "confirm", "title": title, "text": text, "link": where}
    return partial(webhooks.post, user.webhook, message)
