"""Headers that tell the browser what a page may do: nothing from elsewhere, no inline script, no inline style, no frame."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from saloon.web.installed import VERSION_HEADER, version

PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        response.headers.setdefault("Content-Security-Policy", policy(request.META.get("HTTP_HOST", "")))
        response.headers.setdefault("Permissions-Policy", PERMISSIONS)
        response.headers.setdefault(VERSION_HEADER, version())
        response.headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
        response.headers.setdefault("Cache-Control", "private, no-store" if _about_somebody(request, response) else "no-cache")
        return response


def _about_somebody(request: HttpRequest, response: HttpResponse) -> bool:
    """Whether the answer may tell of the person who asks: nobody keeps it, on the way or in a browser that others use."""
    session = settings.SESSION_COOKIE_NAME
    return session in request.COOKIES or session in response.cookies or "Authorization" in request.headers


def policy(host: str) -> str:
    """The content security policy. Some browsers do not count a web socket of the same host as 'self', so it is named."""
    plain = host.replace("[", "").replace("]", "").replace(":", "").replace(".", "").replace("-", "").isalnum()
    live = f" ws://{host} wss://{host}" if plain else ""
    return "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            f"connect-src 'self'{live}",
            "object-src 'none'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        )
    )
