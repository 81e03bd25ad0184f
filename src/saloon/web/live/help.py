"""What a card, a command or a question means, in the reader's words."""

from __future__ import annotations

import re

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from saloon.engine import UnknownGame, find_game
from saloon.engine.explaining import explain
from saloon.web.tables.models import Table

KEY = re.compile(r"[a-z][A-Za-z0-9_+-]{0,60}")


@require_safe
def help(request: HttpRequest, code: str, key: str) -> HttpResponse:
    """`{"title": …, "text": …}` of something on the table. The words of a game are nobody's secret."""
    game = Table.objects.filter(code=code).values_list("game", flat=True).first()
    try:
        found = explain(find_game(game), request.LANGUAGE_CODE, key) if game and KEY.fullmatch(key) else None
    except UnknownGame:
        found = None
    if found is None:
        return JsonResponse({"title": "", "text": ""}, status=404)
    answer = JsonResponse({"title": found[0], "text": found[1]})
    answer["Cache-Control"] = "private, max-age=3600"
    answer["Vary"] = "Accept-Language, Cookie"
    return answer
