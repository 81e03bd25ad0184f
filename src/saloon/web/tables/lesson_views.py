"""Taking a lesson, and leaving it for a game of one's own."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_http_methods, require_POST

from saloon.engine import Refusal
from saloon.engine.lesson import find_lesson
from saloon.web.limits import limit
from saloon.web.messages import Forbidden, NotFound
from saloon.web.people.guests import person
from saloon.web.people.reader import reader
from saloon.web.tables import lessons
from saloon.web.tables.views import found_table, installed


@require_http_methods(["GET", "POST"])
def take(request: HttpRequest, game: str, name: str) -> HttpResponse:
    """Begin a lesson, or go on with it; `again`: from its start. Whoever only looks is shown the game."""
    found = installed(game)
    try:
        lesson = find_lesson(found, name)
    except Refusal as error:
        raise NotFound("no-lesson", found=name[:60]) from error
    if request.method == "GET":
        return redirect("game", game)
    limit(request, "make")
    table = lessons.take_lesson(person(request), lesson, again="again" in request.POST)
    return redirect("table", table.code)


@require_POST
def play_on(request: HttpRequest, code: str) -> HttpResponse:
    user, table = reader(request), found_table(code)
    if user is None:
        raise Forbidden("not-at-table")
    limit(request, "make")
    return redirect("table", lessons.play_on(user, table, request.POST.get("choice", "")[:200]).code)
