"""Records out and in, and the list of finished games."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.core.paginator import Paginator
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_GET

from saloon.engine import BadRecord, Record, find_game, read_record, replay
from saloon.engine.marks import Unseen
from saloon.engine.options import read_options, write_options
from saloon.engine.record import MAX_CHARACTERS, current
from saloon.web.limits import limit
from saloon.web.messages import Forbidden, Refused, say
from saloon.web.people.guests import person
from saloon.web.people.models import User
from saloon.web.people.names import clean_name
from saloon.web.people.reader import reader
from saloon.web.tables import creating, lobby
from saloon.web.tables.history import final_row, record
from saloon.web.tables.models import CLOSED, UNSEEN, Seat, Table
from saloon.web.tables.replay_views import all_may_see
from saloon.web.tables.views import found_table

TABLES_PER_PAGE = 30


@require_GET
def replays_page(request: HttpRequest) -> HttpResponse:
    user, mine = reader(request), "mine" in request.GET
    pages = Paginator(lobby.finished(user, mine=mine and user is not None), TABLES_PER_PAGE)
    page = pages.get_page(request.GET.get("page"))
    tables = [{**lobby.shown(table, user), "first": _first(table)} for table in page if lobby.known(table)]
    return render(request, "web/replays.html", {"tables": tables, "page": page, "own": mine})


def _first(table: Table) -> list[str]:
    """Who won."""
    ranks = (table.result or {}).get("ranks", [])
    return [seat.name for seat in table.seats.all() if seat.number < len(ranks) and ranks[seat.number] == 1]


@require_GET
def record_file(request: HttpRequest, code: str) -> HttpResponse:
    """The whole play as text. It holds the seed, so it leaves the house only when the game is over."""
    table = found_table(code)
    if not all_may_see(table):
        raise Forbidden("record-when-over")
    response = HttpResponse(record(table).write(), content_type="text/plain; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{table.game}-{table.code}.txt"'
    return response


def import_page(request: HttpRequest) -> HttpResponse:
    """Paste a record, or send it as a file; what is wrong with it is said with its line."""
    text, error = "", None
    if request.method == "POST":
        limit(request, "import")
        try:
            text = _sent(request)
            table = import_record(person(request, request.POST.get("person", "")), text)
        except BadRecord as refusal:
            error = refusal
        else:
            messages.success(request, say("imported"))
            return redirect("replay", table.code)
    context = {"text": text[:20_000], "error": error, "most": MAX_CHARACTERS}
    return render(request, "web/import.html", context, status=400 if error else 200)


def _sent(request: HttpRequest) -> str:
    if (file := request.FILES.get("file")) is None:
        return request.POST.get("text", "")
    data: bytes = file.read(MAX_CHARACTERS + 1)
    if len(data) > MAX_CHARACTERS:
        raise BadRecord("record-too-long", found=file.size, allowed=MAX_CHARACTERS)
    if b"\0" in data:  # no text
        raise Refused("error-400")
    return data.decode("utf-8", "replace")


def import_record(user: User, text: str) -> Table:
    """A table made from a record: a finished one, or one that stands still and can be played on from."""
    kept = current(read_record(text))
    match = replay(kept)
    final: dict[str, Any] = final_row(match) if match.over else {"status": CLOSED}
    return _imported(user, kept, final)


@transaction.atomic
def _imported(user: User, kept: Record, final: dict[str, Any]) -> Table:
    game = find_game(kept.game)
    now = timezone.now()
    table = Table.objects.create(
        name=say("imported-name", name=user.shown_name)[:60],
        host=user,
        game=game.id,
        rules=game.rules_number,
        options=write_options(read_options(game.options_type, len(kept.seats), kept.options)),
        size=len(kept.seats),
        seed=str(kept.seed),
        public=False,
        prelude=[[line.seat, line.text] for line in kept.choices],
        deals=[[count, str(seed), *[UNSEEN] * isinstance(seed, Unseen)] for count, seed in kept.anew.items()],
        moved=now,
        ended=now,
        **final,
    )
    names = [clean_name(name) or "?" for name in kept.seats]
    seats = [Seat(table=table, number=number, name=name) for number, name in enumerate(names)]
    Seat.objects.bulk_create([*seats, *creating.automa_seats(game, table)])
    return table
