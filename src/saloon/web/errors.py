"""Pages for what went wrong: a sentence that says what, and a way back."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from typing import Any

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils import translation

from saloon.engine import Refusal
from saloon.web.bodies import max_bytes
from saloon.web.messages import TooMany, language, say
from saloon.web.people.language import language_of
from saloon.web.storage import RETRY_SECONDS, is_storage_trouble

log = logging.getLogger("saloon.web")
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")
STATUSES = (400, 403, 404, 409, 413, 429, 500, 503)


class RefusalMiddleware:
    """A refusal that no page has caught becomes a page of its own; what is too large or no text is not looked at at all."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if _too_large(request):
            return _refused(request, 413, "too-large")
        if has_nul(request):
            return _refused(request, 400, "bad-request")
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, Refusal):
            return None
        response = page(request, getattr(error, "status", 400), error.say(language()))
        if isinstance(error, TooMany):
            response.headers["Retry-After"] = str(error.values["seconds"])
        return response


def _too_large(request: HttpRequest) -> bool:
    length = request.META.get("CONTENT_LENGTH") or "0"
    return not length.isdigit() or int(length) > max_bytes(request.path)


def has_nul(request: HttpRequest) -> bool:
    """Whether a NUL is anywhere in what was sent as text: nobody means it, and not every database takes it."""
    given = [request.GET, request.POST] if request.content_type in FORMS else [request.GET]
    texts = [text for each in given for key, values in each.lists() for text in (key, *values)]
    return any("\0" in text for text in (*texts, *request.COOKIES.values()))


def _refused(request: HttpRequest, status: int, code: str) -> HttpResponse:
    if not hasattr(request, "LANGUAGE_CODE"):
        translation.activate(language_of(request))
    if request.path.startswith("/api/"):
        return JsonResponse({"error": say(f"error-{status}"), "code": code}, status=status)
    return page(request, status)


def page(request: HttpRequest, status: int, reason: str = "") -> HttpResponse:
    """The page of an error; it must come out even where nothing else works any more."""
    if not hasattr(request, "LANGUAGE_CODE"):
        translation.activate(language_of(request))
    return render(request, "web/error.html", _words(status, reason), status=status)


def _words(status: int, reason: str = "") -> dict[str, Any]:
    shown = status if status in STATUSES else 400
    return {
        "status": status,
        "language": language(),
        "title": say(f"error-{shown}"),
        "reason": reason or say(f"error-{shown}.help"),
    }


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return page(request, 400)


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return page(request, 403)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return page(request, 404)


def server_error(request: HttpRequest) -> HttpResponse:
    """Called while what went wrong is being dealt with."""
    if not is_storage_trouble(sys.exc_info()[1]):
        return page(request, 500)
    try:
        response = _refused(request, 503, "not-kept")
    except DatabaseError:  # it cannot even be read: no word of whoever asks
        response = HttpResponse(render_to_string("web/error.html", _words(503)), status=503)
    response.headers["Retry-After"] = str(RETRY_SECONDS)
    return response


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    log.warning("csrf: %s", reason)
    if not hasattr(request, "LANGUAGE_CODE"):
        translation.activate(language_of(request))
    return page(request, 403, say("error-csrf"))
