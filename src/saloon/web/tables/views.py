"""The lobby, a new table, the room where a table waits for its players, and the table itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_GET, require_POST

from saloon.engine import Game, Refusal, all_games, find_game
from saloon.engine.wording import Teller
from saloon.web.limits import limit
from saloon.web.messages import Conflicting, Forbidden, NotFound, language, say
from saloon.web.people.guests import person
from saloon.web.people.models import User
from saloon.web.people.reader import reader
from saloon.web.tables import creating, forms, invitations, lessons, lobby, new_form, newcomers, presets
from saloon.web.tables.glance import glance
from saloon.web.tables.models import CLOSED, OPEN, PLAYING, Table
from saloon.web.tables.posters import poster_file
from saloon.web.tables.waiting_views import waiting

MAX_TURN_CARDS = 5
"""From the sixth table on, the reader's turns are rows."""


def installed(id: str) -> Game[Any]:
    try:
        return find_game(id)
    except Refusal as error:
        raise NotFound("no-game", found=id[:60]) from error


def found_table(code: str) -> Table:
    table = lobby.with_seats(Table.objects.filter(code=code)).first()
    if table is None or not lobby.known(table):
        raise NotFound("no-table")
    return table


def shown_games(user: User | None = None) -> list[dict[str, Any]]:
    """The games as landscapes; and which of them the reader has never played nor learned."""
    games, met = [], newcomers.met_games(user)
    for game in all_games():
        teller = Teller(game, language(), [])
        shown = {"id": game.id, "name": teller.game_name(), "about": teller.about(), "players": players(game)}
        games.append({**shown, "alone": forms.alone(game), "new": game.id not in met, "known": game.id in met})
    return games


def players(game: Game[Any]) -> str:
    """How many can play, in words."""
    first, last = game.seats[0], game.seats[-1]
    return say("players", first=first, last=last) if first != last else say("players-exactly", count=first)


# ------------------------------------------------------------ lobby


@require_GET
def lobby_page(request: HttpRequest) -> HttpResponse:
    user = reader(request)
    host = request.GET.get("host", "")
    asked: dict[str, Any] = {
        "game": request.GET.get("game", ""),
        "pace": request.GET.get("pace", ""),
        "bots": "bots" in request.GET,
        "host": int(host) if host.isascii() and host.isdigit() and len(host) < 10 else None,
    }
    tables = [lobby.shown(table, user) for table in lobby.open_tables(user=user, **asked)]
    playing = [lobby.shown(table, user) for table in lobby.my_tables(user, PLAYING)] if user else []
    turns = [each for each in playing if each["asked"]]
    context: dict[str, Any] = {
        "turns": turns,
        "cards": len(turns) <= MAX_TURN_CARDS,
        "waits": [each for each in playing if not each["asked"]],
        "rooms": [lobby.shown(table, user) for table in lobby.my_tables(user, OPEN)] if user else [],
        "open": tables,
        "filter": asked,
        "games": shown_games(user),
        "now": lobby.now_playing(),
        "last": _last_game(user),
        "invitations": invitations.invitations_of(user),
        "going_on": lessons.going_on(user),
    }
    context["waiting_count"] = len(context["waits"]) + len(context["rooms"])
    if context["cards"]:
        for each in turns:
            each.update(glance(each["table"], each["asked"][0].number, covered=len(each["held"]) > 1))
    return render(request, "web/lobby.html", context)


def _last_game(user: User | None) -> dict[str, Any] | None:
    table = lobby.finished(user, mine=True).first() if user else None
    if table is None or not lobby.known(table) or not table.result:
        return None
    shown = lobby.shown(table, user)
    if not shown["mine"]:
        return None
    number = shown["mine"][0].number
    return {**shown, "rank": table.result["ranks"][number], "total": table.result["totals"][number]}


@require_GET
def watch_page(request: HttpRequest) -> HttpResponse:
    return render(request, "web/watch.html", {"tables": [lobby.shown(table, reader(request)) for table in lobby.watchable()]})


@require_POST
def join_with_code(request: HttpRequest) -> HttpResponse:
    """A code, or a whole invitation link, as people paste it."""
    limit(request, "join")
    code = request.POST.get("code", "").strip().rstrip("/").rpartition("/")[2][:16]
    if not Table.objects.filter(code=code).exists():
        messages.error(request, say("no-table-with-code", code=code))
        return redirect("lobby")
    return redirect("table", code)


# ------------------------------------------------------------ a new table


@require_POST
def play_now(request: HttpRequest, game: str) -> HttpResponse:
    """A table at once: against bots, or alone against the game's own opponent, as strong as was asked for."""
    chosen = installed(game)
    sent = _sent(request)
    asked = (1, forms.sent_options(chosen, 1, sent)) if "alone" in sent else ()
    user = reader(request)
    plan = newcomers.fitting_plan(user, chosen, presets.usual_table(user, chosen), *asked)
    limit(request, "make")
    table = creating.make_table(person(request, sent.get("person", "")), plan)
    return redirect("table", table.code)


def new_table(request: HttpRequest, game: str) -> HttpResponse:
    """The form: as the usual table is, or as somebody new to the game is advised; `?who=friends` says who plays."""
    chosen = installed(game)
    if request.method == "POST":
        return _made(request, chosen)
    user = reader(request)
    usual = presets.usual_table(user, chosen)
    sent = presets.beginning(chosen, user, usual)
    if "who" in request.GET:
        sent = presets.applied(chosen, sent, f"who-{request.GET['who']}", usual)
    return _form(request, chosen, sent)


def _made(request: HttpRequest, game: Game[Any]) -> HttpResponse:
    sent = _sent(request)
    try:
        plan = forms.sent_plan(game, sent)
        creating.checked(plan)
        limit(request, "make")
        host = person(request, sent.get("person", ""))
        table = creating.make_table(host, plan)
    except Refusal as error:
        return _form(request, game, sent, error)
    presets.remember(host, game, sent)
    return redirect("table", table.code)


def _sent(request: HttpRequest) -> dict[str, str]:
    return {key: str(value)[:200] for key, value in request.POST.items() if key != "csrfmiddlewaretoken"}


@require_POST
def new_table_form(request: HttpRequest, game: str) -> HttpResponse:
    """The form after a change: a preset that was wished for (`set`), a table to be kept, or anything that was chosen."""
    chosen, sent, user = installed(game), _sent(request), reader(request)
    sent = {"size": str(presets.first_size(chosen)), **sent}
    try:
        wish = sent.pop("set", "")
        forms.sent_plan(chosen, sent)
        if wish == "keep":
            user = person(request, sent.get("person", ""))
            presets.remember(user, chosen, sent, keep=True)
        elif wish:
            sent = presets.applied(chosen, sent, wish, presets.usual_table(user, chosen))
    except Refusal as error:
        return _form(request, chosen, sent, error)
    return _form(request, chosen, sent)


def _form(request: HttpRequest, game: Game[Any], sent: dict[str, str], error: Refusal | None = None) -> HttpResponse:
    """The whole page, or what changes of it (`X-Part`); what nobody could choose gives way to what the page begins with."""
    user = reader(request)
    usual = presets.usual_table(user, game)
    try:
        sent = {"size": str(presets.first_size(game)), **sent}
        form = new_form.shown_form(game, sent, user, usual)
    except Refusal as refusal:
        error = error or refusal
        form = new_form.shown_form(game, presets.beginning(game, user, {}), user, usual)
    try:
        words = new_form.summary(game, form["sent"], user, usual)
    except Refusal as refusal:
        words, error = {}, error or refusal
    context: dict[str, Any] = {"game": game, "form": form, "error": error, "sum": words, "games": shown_games(user)}
    for each in context["games"]:
        each["length"] = new_form.length_of(find_game(each["id"]))
    context["about"] = next(each for each in context["games"] if each["id"] == game.id)
    context["guided"] = newcomers.has_finished(user, game.id)
    context["lesson"] = None if context["guided"] else newcomers.next_lesson(user, game)
    part = "X-Part" in request.headers
    status = getattr(error, "status", 400) if error and not part else 200
    return render(request, "web/parts/new_form.html" if part else "web/new.html", context, status=status)


# ------------------------------------------------------------ a table


@require_GET
def table_page(request: HttpRequest, code: str) -> HttpResponse:
    table = found_table(code)
    if table.status == OPEN:
        return waiting_room(request, table)
    if table.status == CLOSED:
        return (
            redirect("replay", code)
            if table.prelude
            else render(request, "web/closed.html", lobby.shown(table, reader(request)))
        )
    shown = lobby.shown(table, reader(request))
    taught = bool(shown["held"]) and lessons.lesson_of(table) is not None
    context = {**shown, "mine": shown["held"] or shown["kept"], "taught": taught, "code": code, "game": find_game(table.game)}
    return render(request, "web/table.html", context)


def waiting_room(request: HttpRequest, table: Table) -> HttpResponse:
    user = reader(request)
    link = request.build_absolute_uri(reverse("table", args=[table.code]))
    context = {
        **lobby.shown(table, user),
        "link": link,
        **waiting(table, user, link),
        "hosting": user is not None and table.host_id == user.pk,
        "clock": forms.clock_name(table.pace, table.bank, table.gain),
        "game": find_game(table.game),
        "pace_name": say(f"pace-{table.pace}"),
        "advice": say({"alone": "sum-advice-alone", "yes": "sum-advice", "no": "sum-no-advice"}[table.advice]),
        "chosen": chosen_options(table),
        "warnings": Teller(find_game(table.game), language(), []).notices(table.size, table.options),
    }
    return render(request, "web/room.html", context)


def chosen_options(table: Table) -> list[tuple[str, str]]:
    """The options of a table that differ from the usual ones, in words."""
    game = find_game(table.game)
    teller = Teller(game, language(), [])
    options = [(game.options[name], value) for name, value in table.options.items() if name in game.options]
    return [(teller.option(option), teller.option_value(option, value)) for option, value in options]


@require_POST
def join_table(request: HttpRequest, code: str) -> HttpResponse:
    return _at_table(
        request, code, lambda: creating.join(code, person(request, request.POST.get("person", "")), _seat(request))
    )


@require_POST
def leave_table(request: HttpRequest, code: str) -> HttpResponse:
    user = reader(request)
    if user is None:
        raise Forbidden("not-at-table")
    _at_table(request, code, lambda: creating.leave(code, user))
    return redirect("lobby")


@require_POST
def fill_table(request: HttpRequest, code: str) -> HttpResponse:
    user = reader(request)
    if user is None:
        raise Forbidden("only-host")
    return _at_table(request, code, lambda: creating.fill_with_bots(code, user))


def _at_table(request: HttpRequest, code: str, act: Callable[[], object]) -> HttpResponse:
    """Do something at a table; a refusal because it has moved on is told on the table's page."""
    found_table(code)
    limit(request, "join")
    try:
        act()
    except Conflicting as error:
        messages.error(request, error.say(language()))
    return redirect("table", code)


def _seat(request: HttpRequest) -> int | None:
    text = request.POST.get("seat", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None


@require_GET
@cache_control(max_age=86_400, public=True)
def poster(request: HttpRequest, game: str) -> HttpResponse:
    return HttpResponse(poster_file(installed(game)), content_type="image/svg+xml")
