"""Who reads a page."""

from __future__ import annotations

from django.http import HttpRequest

from saloon.web.people.models import User


def reader(request: HttpRequest) -> User | None:
    """The person, guests included; None for a stranger, and for a request that was refused before anybody was looked for."""
    user = getattr(request, "user", None)
    return user if isinstance(user, User) else None


def known_reader(request: HttpRequest) -> User:
    """The reader of a page that is not for strangers."""
    user = reader(request)
    assert user is not None, "the page must ask for a sign-in first"
    return user
