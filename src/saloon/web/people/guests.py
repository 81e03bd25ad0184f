"""Guests first: whoever starts or joins a table is somebody from then on, and stays it when they make an account."""

from __future__ import annotations

from django.contrib.auth import login
from django.db import transaction
from django.http import HttpRequest

from saloon.web.limits import limit
from saloon.web.people import preferences, standing
from saloon.web.people.company import hand_over
from saloon.web.people.models import User, new_guest
from saloon.web.people.names import clean_name, guest_name
from saloon.web.people.reader import reader
from saloon.web.tables.models import ChatLine, Table
from saloon.web.tables.private_notes import take_notes_along

BACKEND = "django.contrib.auth.backends.ModelBackend"


def person(request: HttpRequest, name: str = "") -> User:
    """The reader; a newcomer becomes a guest with the name they gave, or with one of ours."""
    user = reader(request)
    if user is not None:
        if user.guest and (wished := clean_name(name)) and wished != user.name:
            user.name = wished
            user.save(update_fields=["name"])
        return user
    limit(request, "guest")
    guest = new_guest(name=clean_name(name) or guest_name(), language=request.LANGUAGE_CODE, theme=_theme(request))
    login(request, guest, backend=BACKEND)
    return guest


def _theme(request: HttpRequest) -> str:
    theme = request.COOKIES.get("theme", "")
    return theme if theme in ("day", "night") else ""


@transaction.atomic
def take_over(guest: User, account: User, keep_tokens: bool = False) -> list[str]:
    """What a guest has played goes to the account that they sign in to. Gives the codes of the tables that changed.

    A token that the guest made does not open the account, unless its owner says so.
    """
    codes = list(Table.objects.filter(seats__user=guest).values_list("code", flat=True).distinct())
    guest.seats.update(user=account)
    guest.hosted.update(host=account)
    if keep_tokens:
        guest.tokens.update(user=account)
    guest.devices.update(user=account)
    hand_over(guest, account)
    standing.take_along(guest, account)
    preferences.take_along(guest, account)
    if account.coach and not guest.coach:
        account.coach = False
        account.save(update_fields=["coach"])
    for each in guest.lessons.all():
        account.lessons.get_or_create(game=each.game, lesson=each.lesson)
    ChatLine.objects.filter(user=guest).update(user=account)
    guest.comments.update(user=account)
    take_notes_along(guest, account)
    guest.delete()
    return codes
