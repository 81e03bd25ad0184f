"""What a card, a command or a question means, in the reader's words, and where more of it can be read."""

from __future__ import annotations

import re

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from saloon.engine import UnknownGame, find_game
from saloon.engine.explaining import explain
from saloon.web.tables.guides import address
from saloon.web.tables.models import Table

KEY = re.compile(r"[a-z][A-Za-z0-9_+-]{0,60}")


@require_safe
def help(request: HttpRequest, code: str, key: str) -> HttpResponse:
    """`{"title": …, "text": …, "more": …}` of something on the table. The words of a game are nobody's secret."""
    return answer(request, Table.objects.filter(code=code).values_list("game", flat=True).first() or "", key)


@require_safe
def game_help(request: HttpRequest, game: str, key: str) -> HttpResponse:
    """The same without a table, for those who read how a game is played."""
    return answer(request, game, key)


def answer(request: HttpRequest, id: str, key: str) -> HttpResponse:
    try:
        game = find_game(id)
        found = explain(game, request.LANGUAGE_CODE, key) if KEY.fullmatch(key) else None
    except UnknownGame:
        found = None
    if found is None:
        return JsonResponse({"title": "", "text": "", "more": ""}, status=404)
    title, text = found
    told = JsonResponse({"title": title, "text": text, "more": address(game, game.guide.chapter_of_help(key))})
    told["Cache-Control"] = "private, max-age=3600"
    told["Vary"] = "Accept-Language, Cookie"
    return told
