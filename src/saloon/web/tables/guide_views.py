"""Learning a game: all of them with their doors, how to play each, and the drawings of its pieces."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET, require_safe

from saloon.engine.guide import MAIN
from saloon.web.messages import NotFound, language
from saloon.web.people.reader import reader
from saloon.web.tables.forms import alone
from saloon.web.tables.guides import pictures, shown_page
from saloon.web.tables.lessons import going_on, shown_lessons
from saloon.web.tables.views import installed, shown_games


@require_GET
def learn_page(request: HttpRequest) -> HttpResponse:
    return render(request, "web/learn.html", {"going_on": going_on(reader(request)), "games": shown_games()})


@require_GET
def guide_page(request: HttpRequest, game: str, page: str = MAIN) -> HttpResponse:
    """How to play a game, or with a part of it; with its lesson, else the first that the reader has not finished."""
    found = installed(game)
    shown = shown_page(found, page, language())
    if shown is None:
        raise NotFound("no-guide", found=page[:60])
    lessons = shown_lessons(found, reader(request))
    own = [each for each in lessons if each["name"] == page]
    lesson = next((each for each in (*own, *lessons) if not each["done"]), (*own, *lessons, None)[0])
    return render(request, "web/guide.html", {"game": found, "page": shown, "lesson": lesson, "alone": alone(found)})


@require_safe
def pieces(request: HttpRequest, game: str, kind: str) -> HttpResponse:
    """The drawings of a kind of components, for the list of every piece."""
    answer = JsonResponse(dict(pictures(installed(game), kind, language())))
    answer["Cache-Control"] = "private, max-age=3600"
    answer["Vary"] = "Accept-Language, Cookie"
    return answer
