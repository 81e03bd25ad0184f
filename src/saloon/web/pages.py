"""What every page knows: the language, the theme, the reader, and how many tables wait for them."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from saloon.web.messages import language
from saloon.web.people.preferences import preferred, written
from saloon.web.people.reader import reader
from saloon.web.tables.lobby import my_turns

THEMES = ("day", "night")


def context(request: HttpRequest) -> dict[str, Any]:
    user = reader(request)
    theme = (user.theme if user is not None else "") or request.COOKIES.get("theme", "")
    return {
        "language": language(),
        "theme": theme if theme in THEMES else "",
        "me": user,
        "preferred": written(preferred(user)),
        "my_turns": SimpleLazyObject(lambda: len(my_turns(user)) if user is not None else 0),
    }
