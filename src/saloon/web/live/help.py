"""What a card, a command or a question means, in the reader's words."""

from __future__ import annotations

import re
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from saloon.engine import Game, Texts, UnknownGame, find_game
from saloon.web.tables.models import Table

KEY = re.compile(r"[a-z][A-Za-z0-9_+-]{0,60}")
KINDS = re.compile(r"-[^-]+$")


@require_safe
def help(request: HttpRequest, code: str, key: str) -> HttpResponse:
    """`{"title": …, "text": …}` of something on the table. The words of a game are nobody's secret."""
    game = Table.objects.filter(code=code).values_list("game", flat=True).first()
    try:
        found = of_game(find_game(game), request.LANGUAGE_CODE, key) if game and KEY.fullmatch(key) else None
    except UnknownGame:
        found = None
    if found is None:
        return JsonResponse({"title": "", "text": ""}, status=404)
    answer = JsonResponse({"title": found[0], "text": found[1]})
    answer["Cache-Control"] = "private, max-age=3600"
    answer["Vary"] = "Accept-Language, Cookie"
    return answer


def of_game(game: Game[Any], language: str, key: str) -> tuple[str, str] | None:
    """Title and text: composed by the game, or else from its messages."""
    say = game.texts(language)
    return composed(game, say, key) or explained(say, key)


def composed(game: Game[Any], say: Texts, key: str) -> tuple[str, str] | None:
    kind, _, id = key.partition("-")
    if game.page.help is None:
        return None
    try:
        return game.page.help(say, game.component(kind, id))
    except KeyError:
        return None


def explained(say: Texts, key: str) -> tuple[str, str] | None:
    """Title and text; of an older herd, those of its card."""
    title = _said(say, key)
    if title is None:
        return None
    for near in _nearer(key):
        if f"{near}.help" in say:
            return title[:1].upper() + title[1:], say(f"{near}.help")
    return title[:1].upper() + title[1:], ""


def _said(say: Texts, key: str) -> str | None:
    if key not in say:
        return None
    try:
        return say(key, seat="…")
    except ValueError:
        return None


def _nearer(key: str) -> list[str]:
    """`herd-herd1-2`, then `card-herd1`: what has no help of its own has that of the card it is made of."""
    kind, _, id = key.partition("-")
    return [key, f"card-{KINDS.sub('', id)}", f"card-{id}"] if kind else [key]
