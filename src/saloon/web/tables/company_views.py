"""The people at a table: whom to mute, block or report."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from saloon.web.limits import limit
from saloon.web.messages import NotFound, Refused, say
from saloon.web.people.company import KINDS, keep_distance
from saloon.web.people.models import Distance, Report, User
from saloon.web.people.names import clean_name
from saloon.web.people.reader import known_reader
from saloon.web.tables.models import ChatLine, Table
from saloon.web.tables.views import found_table

MAX_LINES = 8
"""Lines of one person that can be reported: the last ones."""
MAX_NOTE_CHARACTERS = 300


@login_required
@require_GET
def company_page(request: HttpRequest, code: str) -> HttpResponse:
    """Everybody else who sits at the table, has spoken there, or has written about it."""
    table, me = found_table(code), known_reader(request)
    kept = dict(me.distances.values_list("other_id", "blocked"))
    people = [{**each, "distance": kept.get(each["user"])} for each in _people(table, me)]
    return render(request, "web/company.html", {"table": table, "people": people})


def _people(table: Table, me: User) -> list[dict[str, Any]]:
    found: dict[int, dict[str, Any]] = {}
    for seat in table.seats.all():
        if seat.user_id is not None and seat.user_id != me.pk:
            found.setdefault(seat.user_id, _person(f"s{seat.number}", seat.user_id, seat.name, seat.number))
    for line in table.chat.exclude(user=None).exclude(user=me).order_by("-id")[:200]:
        assert line.user_id is not None
        person = found.setdefault(line.user_id, _person(f"c{line.pk}", line.user_id, line.name, None))
        if len(person["lines"]) < MAX_LINES:
            person["lines"].append(line)
    for comment in table.comments.exclude(user=me).order_by("-id")[:200]:
        found.setdefault(comment.user_id, _person(f"k{comment.pk}", comment.user_id, comment.name, None))
    return list(found.values())


def _person(handle: str, user: int, name: str, seat: int | None) -> dict[str, Any]:
    return {"handle": handle, "user": user, "name": name, "seat": seat, "lines": []}


@login_required
@require_POST
def keep_at_distance(request: HttpRequest, code: str) -> HttpResponse:
    table, kind = found_table(code), request.POST.get("kind", "")
    if kind not in KINDS:
        raise Refused("bad-value", what="kind", found=kind[:20], allowed=", ".join(KINDS))
    keep_distance(known_reader(request), _who(request, table)[0], kind)
    messages.success(request, say("settings-kept"))
    return redirect("company", code)


@login_required
@require_POST
def report(request: HttpRequest, code: str) -> HttpResponse:
    """Somebody's name or one of their lines, as it stands, for the operators."""
    table, me = found_table(code), known_reader(request)
    limit(request, "report")
    about, name = _who(request, table)
    line = _line(table, about, request.POST.get("what", ""))
    Report.objects.create(
        reporter=me,
        about=about,
        name=name,
        words=line.text if line is not None else "",
        table=table.code,
        note=clean_name(request.POST.get("note", ""), MAX_NOTE_CHARACTERS),
    )
    messages.success(request, say("reported"))
    return redirect("company", code)


def _who(request: HttpRequest, table: Table) -> tuple[User, str]:
    """The person behind a seat (`s1`), a line (`c123`) or a comment (`k123`) of this table, and how they are called there."""
    text = request.POST.get("who", "")
    kind, number = text[:1], text[1:]
    rows: dict[str, Any] = {"s": table.seats, "c": table.chat, "k": table.comments}
    if kind not in rows or not (number.isascii() and number.isdigit() and len(number) < 15):
        raise NotFound("no-such-person")
    row = rows[kind].filter(**{"number" if kind == "s" else "pk": number}).select_related("user").first()
    if row is None or row.user is None or row.user.pk == known_reader(request).pk:
        raise NotFound("no-such-person")
    return row.user, row.name


def _line(table: Table, about: User, text: str) -> ChatLine | None:
    """The line that is meant; without one it is the name."""
    if not (text.isascii() and text.isdigit() and len(text) < 15):
        return None
    line = table.chat.filter(pk=text, user=about).first()
    if line is None:
        raise NotFound("no-such-person")
    return line


@login_required
@require_GET
def distances_page(request: HttpRequest) -> HttpResponse:
    """Everybody whom the reader keeps at a distance."""
    kept = known_reader(request).distances.select_related("other").order_by("-made")
    return render(request, "web/distances.html", {"kept": kept})


@login_required
@require_POST
def end_distance(request: HttpRequest, number: int) -> HttpResponse:
    found = Distance.objects.filter(pk=number, owner=known_reader(request)).first()
    if found is None:
        raise NotFound("no-such-person")
    found.delete()
    messages.success(request, say("settings-kept"))
    return redirect("distances")
