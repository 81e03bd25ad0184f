"""The end of a game: who won and why, the pad, two charts, and the way to the next game."""

from __future__ import annotations

from typing import Any

from babel.lists import format_list
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_GET, require_POST

from saloon.engine import Refusal
from saloon.web.limits import limit
from saloon.web.messages import Conflicting, Forbidden, NotFound, language, say
from saloon.web.people.models import User
from saloon.web.people.reader import reader
from saloon.web.tables import charts, creating, lobby
from saloon.web.tables.models import OPEN, OVER, Table
from saloon.web.tables.score_picture import NIGHT, picture
from saloon.web.tables.score_sheet import ScoreRow, ScoreSheet, score_sheet
from saloon.web.tables.story import story
from saloon.web.tables.views import found_table

DESK, PHONE = 560.0, 340.0
"""How wide the charts are drawn, so that their words have the same size everywhere."""
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A picture that is opened by itself has its colours in it, and may do nothing else."""


@require_GET
def score_page(request: HttpRequest, code: str) -> HttpResponse:
    table = found_table(code)
    if table.status != OVER or not table.result:
        return redirect("table", code)
    shown, sheet = _scored(table, reader(request))
    mine = {seat.number for seat in shown["mine"]}
    sprite = static("drawing/icons.svg")
    context = {
        **shown,
        "sheet": sheet,
        "headline": headline(sheet, mine),
        "why": why(sheet),
        "columns": [_column(shown["seats"][seat], sheet, seat in mine) for seat in sheet.order],
        "rows": [_row(row, sheet, mine) for row in sheet.rows],
        "patterns": mark_safe(charts.patterns()),
        "bars": [mark_safe(charts.bars(sheet, wide, sprite)) for wide in (DESK, PHONE)],
        "nothing": format_list(sheet.nothing, locale=language()) if sheet.nothing else "",
        "rematches": table.children.filter(status=OPEN, deal="").order_by("-pk")[:1],
        **_race(table, sprite),
    }
    return render(request, "web/score.html", context)


@require_GET
def score_picture(request: HttpRequest, code: str) -> HttpResponse:
    """The sheet as one drawing, to be kept or shared; the browser makes a PNG of it."""
    table = found_table(code)
    if table.status != OVER or not table.result:
        raise NotFound("not-over")
    shown, sheet = _scored(table, reader(request))
    said = headline(sheet, set()), why(sheet)
    drawn = picture(sheet, said, shown["game_name"], table.name, night=request.GET.get("theme") == NIGHT)
    return HttpResponse(drawn, content_type="image/svg+xml", headers={"Content-Security-Policy": PICTURE_POLICY})


def _scored(table: Table, user: User | None) -> tuple[dict[str, Any], ScoreSheet]:
    shown = lobby.shown(table, user)
    return shown, score_sheet(table, [seat.name or "?" for seat in shown["seats"]])


def _race(table: Table, sprite: str) -> dict[str, Any]:
    """The chart of the race, if the game can still be played again by today's rules."""
    try:
        told = story(table)
    except Refusal:
        return {}
    return {"race": [mark_safe(charts.race(told.totals, wide, sprite)) for wide in (DESK, PHONE)]}


# ------------------------------------------------------------ who won, and why


def headline(sheet: ScoreSheet, mine: set[int]) -> str:
    """Who won, in a sentence; whoever reads it and has won is spoken to."""
    first = sheet.winners
    if len(first) > 1:
        names = format_list([sheet.names[seat] for seat in first], locale=language())
        return say("score-shared", names=names, points=sheet.totals[first[0]])
    lead = sheet.totals[first[0]] - max((sheet.totals[seat] for seat in sheet.order[1:]), default=0)
    if mine == {first[0]} and len(sheet.order) > 1:
        return say("score-you-win", lead=lead)
    return say("score-wins", name=sheet.names[first[0]], lead=lead)


def why(sheet: ScoreSheet) -> str:
    """Where the winner was ahead of the second."""
    if len(sheet.order) < 2:
        return say("score-alone", points=sheet.totals[sheet.order[0]])
    first, second = sheet.order[:2]
    if sheet.ranks[second] == 1:
        return _behind(sheet)
    facts = say("score-facts", first=sheet.totals[first], second=sheet.totals[second], name=sheet.names[second])
    ahead = {row.title: row.points[first] - row.points[second] for row in sheet.rows}
    best = sorted((title for title in ahead if ahead[title] > 0), key=lambda title: -ahead[title])[:2]
    if not best or sheet.totals[first] == sheet.totals[second]:
        return facts
    parts = [say("score-ahead-part", category=title, points=ahead[title]) for title in best]
    return f"{facts} {say('score-ahead', count=len(parts), list=format_list(parts, locale=language()))}"


def _behind(sheet: ScoreSheet) -> str:
    """After a shared win: who came next."""
    others = [seat for seat in sheet.order if sheet.ranks[seat] > 1]
    return say("score-next", name=sheet.names[others[0]], points=sheet.totals[others[0]]) if others else ""


# ------------------------------------------------------------ the pad


def _column(seat: Any, sheet: ScoreSheet, me: bool) -> dict[str, Any]:
    return {"seat": seat, "rank": sheet.ranks[seat.number], "total": sheet.totals[seat.number], "me": me}


def _row(row: ScoreRow, sheet: ScoreSheet, mine: set[int]) -> dict[str, Any]:
    top = max(row.points)
    widest = max(1, *(points for each in sheet.rows for points in each.points))
    cells = [
        {
            "seat": seat,
            "name": sheet.names[seat],
            "value": row.points[seat],
            "best": row.points[seat] == top > 0,
            "me": seat in mine,
            "bar": round(100 * max(0, row.points[seat]) / widest),
            "lines": row.lines[seat] if row.opens else [],
        }
        for seat in sheet.order
    ]
    return {"row": row, "cells": cells}


@require_POST
def rematch(request: HttpRequest, code: str) -> HttpResponse:
    """The same table again, seats rotated; where one was opened already, sit down there."""
    table, user = found_table(code), reader(request)
    if user is None:
        raise Forbidden("not-at-table")
    if table.status != OVER:
        raise Conflicting("not-over")
    plan = creating.rematch_plan(table, user)
    waiting = table.children.filter(status=OPEN, deal="").order_by("-pk").first()
    if waiting is not None:
        return redirect("table", waiting.code)
    limit(request, "make")
    return redirect("table", creating.make_table(user, plan, parent=table).code)
