"""What every page knows: the language, the theme, the reader, and how many tables wait for them."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from saloon.web.messages import language
from saloon.web.tables.lobby import my_turns

THEMES = ("day", "night")


def context(request: HttpRequest) -> dict[str, Any]:
    user = getattr(request, "user", None)
    signed_in = user is not None and user.is_authenticated
    theme = (user.theme if signed_in else "") or request.COOKIES.get("theme", "")
    return {
        "language": language(),
        "theme": theme if theme in THEMES else "",
        "me": user if signed_in else None,
        "my_turns": SimpleLazyObject(lambda: _turns(user) if signed_in else 0),
    }


def _turns(user: Any) -> int:
    return len(my_turns(user))
