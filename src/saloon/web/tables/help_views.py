"""What there is to know about a game: what it is, its options, every card and question, and how this house reads the rules."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from saloon.engine import Game
from saloon.engine.wording import Teller
from saloon.web.messages import language, say
from saloon.web.people.reader import reader
from saloon.web.tables.forms import alone
from saloon.web.tables.lessons import going_on
from saloon.web.tables.views import installed, shown_games


@require_GET
def learn_page(request: HttpRequest) -> HttpResponse:
    return render(request, "web/learn.html", {"going_on": going_on(reader(request)), "games": shown_games()})


@require_GET
def game_page(request: HttpRequest, game: str) -> HttpResponse:
    found = installed(game)
    teller = Teller(found, language(), [])
    context = {
        "game": found,
        "name": teller.game_name(),
        "about": teller.about(),
        "alone": alone(found),
        "options": [_option(teller, option) for option in found.options.values()],
        "helps": _helps(found, teller),
        "rulings": teller.rulings(),
    }
    return render(request, "web/game.html", context)


def _option(teller: Teller, option: Any) -> dict[str, Any]:
    values = [(teller.option_value(option, value), value == option.default) for value in option.values]
    seats = ", ".join(map(str, option.seats)) if option.seats else ""
    return {"title": teller.option(option), "help": teller.option_help(option), "values": values, "seats": seats}


def _helps(game: Game[Any], teller: Teller) -> list[dict[str, Any]]:
    """Every thing with a help text, by kind: components as the game calls them, then questions."""
    groups: dict[str, list[tuple[str, str]]] = {}
    words = teller.texts
    keys = words.keys()
    for key in keys:
        name, _, attribute = key.partition(".")
        kind = name.partition("-")[0]
        if attribute == "help" and kind != "option":
            title = words(name, seat="…")
            groups.setdefault(kind, []).append((title[:1].upper() + title[1:], words(key)))
    for thing, name, text in teller.composed():
        things = groups.setdefault(thing.kind, []) if f"kind-{thing.kind}" in words else []
        if (name, text) not in things:
            things.append((name, text))
    verbs = groups.pop("verb", [])
    shown = [{"title": _title(teller, kind), "things": things} for kind, things in groups.items()]
    return [*shown, {"title": say("learn-verbs"), "things": verbs}] if verbs else shown


def _title(teller: Teller, kind: str) -> str:
    """What the game calls this kind of thing, if it says so; else what all games may call it."""
    if f"kind-{kind}" in teller.texts:
        return teller.texts(f"kind-{kind}")
    return say(f"learn-{kind}") if kind in ("card", "command", "tile", "building", "character") else say("learn-things")
