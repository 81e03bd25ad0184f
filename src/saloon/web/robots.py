"""What search engines need not read: tables, which are people's own and many, and whatever only does something."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

NOT_FOR_ROBOTS = ("admin/", "api/", "import", "join", "live/", "new/", "play/", "replays", "reset", "settings", "sign-", "t/")


@require_safe
@cache_control(max_age=86_400, public=True)
def robots(request: HttpRequest) -> HttpResponse:
    lines = ["User-agent: *", *(f"Disallow: /{path}" for path in NOT_FOR_ROBOTS)]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")
