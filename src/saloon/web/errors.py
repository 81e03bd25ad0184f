"""Pages for what went wrong: a sentence that says what, and a way back."""

from __future__ import annotations

import logging
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils import translation

from saloon.engine import Refusal
from saloon.web.bodies import max_bytes
from saloon.web.messages import TooMany, language, say
from saloon.web.people.language import language_of

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
    if request.path.startswith("/api/"):
        return JsonResponse({"error": say(f"error-{status}"), "code": code}, status=status)
    return page(request, status)


def page(request: HttpRequest, status: int, reason: str = "") -> HttpResponse:
    """The page of an error; it must come out even where nothing else works any more."""
    if not hasattr(request, "LANGUAGE_CODE"):
        translation.activate(language_of(request))
    shown = status if status in STATUSES else 400
    context = {"status": status, "title": say(f"error-{shown}"), "reason": reason or say(f"error-{shown}.help")}
    return render(request, "web/error.html", context, status=status)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return page(request, 400)


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return page(request, 403)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return page(request, 404)


def server_error(request: HttpRequest) -> HttpResponse:
    return page(request, 500)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    log.warning("csrf: %s", reason)
    if not hasattr(request, "LANGUAGE_CODE"):
        translation.activate(language_of(request))
    return page(request, 403, say("error-csrf"))
