"""The reader's language: what they chose, or else what their browser prefers."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation

from saloon.web.people.reader import reader

KNOWN = {code for code, _ in settings.LANGUAGES}


class LanguageMiddleware:
    """Sets `request.LANGUAGE_CODE` and Django's own language."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        language = language_of(request)
        translation.activate(language)
        request.LANGUAGE_CODE = language
        response = self.get_response(request)
        response.headers.setdefault("Content-Language", language)
        return response


def language_of(request: HttpRequest) -> str:
    """The account's choice, the choice kept in a cookie, the browser's wish."""
    user = reader(request)
    chosen = user.language if user is not None else ""
    if chosen in KNOWN:
        return chosen
    return translation.get_language_from_request(request)[:2]
