"""The player aid of a game: a page to read and to print, and the same over the board of a table."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_GET

from saloon.drawing.icons import sprite
from saloon.engine import Game, find_game
from saloon.engine.aid import said_aid
from saloon.engine.options import read_options
from saloon.engine.wording import Teller
from saloon.web.messages import NotFound, language
from saloon.web.tables.views import found_table, installed

USED_ICON = re.compile(r'href="#(i-[\w-]+)"')


@require_GET
def aid_page(request: HttpRequest, game: str) -> HttpResponse:
    """One side of paper; what a table has beside the base game is asked for: `?seats=1&rails=yes`."""
    found = installed(game)
    seats = next((seats for seats in found.seats if str(seats) == request.GET.get("seats")), max(found.seats))
    asked = {name: request.GET[name] for name, option in found.options.items() if name in request.GET and fits(option, seats)}
    aid = aid_of(found, seats, asked)
    context = {"game": found, "name": Teller(found, language(), []).game_name(), "aid": aid, "sprite": used_icons(aid)}
    return render(request, "web/aid.html", context)


def fits(option: Any, seats: int) -> bool:
    return option.seats is None or seats in option.seats


@require_GET
def table_aid(request: HttpRequest, code: str) -> HttpResponse:
    """What the page of the table shows over its board: the aid alone, with what this table plays with."""
    table = found_table(code)
    game = find_game(table.game)
    context = {
        "aid": aid_of(game, table.size, table.options),
        "game": game,
        "played": urlencode({"seats": table.size, **table.options}),
    }
    answer = render(request, "web/parts/aid_leaf.html", context)
    answer["Cache-Control"] = "private, max-age=3600"
    answer["Vary"] = "Accept-Language, Cookie"
    return answer


def aid_of(game: Game[Any], seats: int, options: dict[str, str]) -> SafeString:
    if not game.page.aid:
        raise NotFound("no-aid")
    played = read_options(game.options_type, seats, options)
    return aid_html(game, language(), tuple(block.played(seats, played) for block in game.page.aid))


@lru_cache(maxsize=256)
def aid_html(game: Game[Any], language: str, played: tuple[bool, ...]) -> SafeString:
    """The blocks that are played, drawn and in words; it never changes, so it is made once."""
    blocks = [block for block, shown in zip(game.page.aid, played, strict=True) if shown]
    return render_to_string("web/parts/aid.html", {"blocks": said_aid(blocks, game.texts(language))})


def used_icons(html: str) -> SafeString:
    """The symbols that drawings of a page refer to."""
    return mark_safe(sprite(dict.fromkeys(USED_ICON.findall(html))))
