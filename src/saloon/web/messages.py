"""The site's own words, and its refusals."""

from __future__ import annotations

from typing import Any

from django.utils import translation

from saloon.engine import Refusal, texts


def language() -> str:
    """The language of the page that is being made."""
    return (translation.get_language() or "en")[:2]


def say(key: str, **values: Any) -> str:
    """A message of the site in the language of the page."""
    return said_in(language(), key, **values)


def said_in(language: str, key: str, **values: Any) -> str:
    return texts("saloon.web", language)(key, **values)


class Refused(Refusal):
    """Something that somebody asked of the site and cannot have. `status` is how HTTP says it."""

    package = "saloon.web"
    status = 400


class Forbidden(Refused):
    status = 403


class NotFound(Refused):
    status = 404


class Conflicting(Refused):
    """It could have been, but the table has moved on."""

    status = 409


class TooMany(Refused):
    """Somebody asks too often."""

    status = 429
