"""The end of a game: who won and why, the pad, two charts, and the way to the next game."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from babel.lists import format_list
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_GET, require_POST

from saloon.engine import Line, Refusal, find_game
from saloon.engine.wording import Teller
from saloon.web.limits import limit
from saloon.web.messages import Conflicting, Forbidden, language, say
from saloon.web.people.reader import reader
from saloon.web.tables import charts, creating, lobby
from saloon.web.tables.models import OPEN, OVER, Table
from saloon.web.tables.story import played, story
from saloon.web.tables.views import found_table


@require_GET
def score_page(request: HttpRequest, code: str) -> HttpResponse:
    table = found_table(code)
    if table.status != OVER or not table.result:
        return redirect("table", code)
    user = reader(request)
    shown = lobby.shown(table, user)
    names = [seat.name or "?" for seat in shown["seats"]]
    ranks, totals, sheets = (table.result[key] for key in ("ranks", "totals", "categories"))
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    teller = Teller(find_game(table.game), language(), names)
    titles = {category: teller.category(category) for category in dict.fromkeys(key for sheet in sheets for key in sheet)}
    mine = {seat.number for seat in shown["mine"]}
    sprite, details = static("drawing/icons.svg"), _score_sheets(table)
    context = {
        **shown,
        "winner": order[0],
        "winners": [seat for seat in order if ranks[seat] == 1],
        "headline": headline(names, ranks, totals),
        "why": why(names, ranks, sheets, titles, order),
        "columns": [_column(shown["seats"][seat], ranks[seat], totals[seat], seat in mine) for seat in order],
        "rows": [
            {"title": title, "cells": _cells(category, sheets, order, mine), "lines": _lines(category, details, order, names)}
            for category, title in titles.items()
        ],
        "bars": mark_safe(charts.bars(names, sheets, titles, order, sprite)),
        "rematches": table.children.filter(status=OPEN, deal="").order_by("-pk")[:1],
        **_race(table, sprite),
    }
    return render(request, "web/score.html", context)


def _race(table: Table, sprite: str) -> dict[str, Any]:
    """The chart of the race, if the game can still be played again by today's rules."""
    try:
        told = story(table)
    except Refusal:
        return {}
    return {"race": mark_safe(charts.race(told.totals, sprite)), "turns": len(told.turns), "choices": told.length}


def _score_sheets(table: Table) -> list[dict[str, list[Line]]]:
    """Where every seat's points come from; nothing, if the game cannot be played again by today's rules."""
    try:
        return _kept_score_sheets(table.code, language())
    except Refusal:
        return []


@lru_cache(maxsize=128)
def _kept_score_sheets(code: str, language: str) -> list[dict[str, list[Line]]]:
    table = Table.objects.get(code=code)
    told, game = story(table), find_game(table.game)
    g, say = played(table, told, told.length).state, game.texts(language)
    return (
        [game.page.score_sheet(g, seat, say) for seat in range(game.rules.seats_of(g))]
        if game.page.score_sheet is not None
        else []
    )


def gathered(lines: list[Line]) -> list[Line]:
    """What brings points; equal lines as one, with their number."""
    often = Counter(line for line in lines if line[1])
    return [(text if count == 1 else f"{count} × {text}", count * points) for (text, points), count in often.items()]


def headline(names: list[str], ranks: list[int], totals: list[int]) -> str:
    """Who won, in a sentence."""
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(first) > 1:
        return say(
            "score-shared", names=format_list([names[seat] for seat in first], locale=language()), points=totals[first[0]]
        )
    lead = totals[first[0]] - max((total for seat, total in enumerate(totals) if seat != first[0]), default=0)
    return say("score-wins", name=names[first[0]], lead=lead)


def why(names: list[str], ranks: list[int], sheets: list[dict[str, int]], titles: dict[str, str], order: list[int]) -> str:
    """Where the winner was ahead of the second."""
    if len(order) < 2:
        return say("score-alone", points=sum(sheets[order[0]].values()))
    if ranks[order[1]] == 1:
        return _behind(names, ranks, sheets, order)
    first, second = order[0], order[1]
    points = [sum(sheets[seat].values()) for seat in (first, second)]
    facts = say("score-facts", first=points[0], second=points[1], name=names[second])
    ahead = {category: sheets[first].get(category, 0) - sheets[second].get(category, 0) for category in titles}
    best = sorted((category for category in ahead if ahead[category] > 0), key=lambda category: -ahead[category])[:2]
    if not best or points[0] == points[1]:
        return facts
    parts = [say("score-ahead-part", category=titles[category], points=ahead[category]) for category in best]
    return f"{facts} {say('score-ahead', count=len(parts), list=format_list(parts, locale=language()))}"


def _behind(names: list[str], ranks: list[int], sheets: list[dict[str, int]], order: list[int]) -> str:
    """After a shared win: who came next."""
    others = [seat for seat in order if ranks[seat] > 1]
    return say("score-next", name=names[others[0]], points=sum(sheets[others[0]].values())) if others else ""


def _column(seat: Any, rank: int, total: int, me: bool) -> dict[str, Any]:
    return {"seat": seat, "rank": rank, "total": total, "me": me}


def _lines(
    category: str, details: list[dict[str, list[Line]]], order: list[int], names: list[str]
) -> list[tuple[int, str, list[Line]]]:
    """Those of the seats that have any; a category that today's rules no longer know has none."""
    found = [(seat, names[seat], gathered(details[seat].get(category, []))) for seat in order] if details else []
    return [each for each in found if each[2]]


def _cells(category: str, sheets: list[dict[str, int]], order: list[int], mine: set[int]) -> list[dict[str, Any]]:
    values = [sheets[seat].get(category, 0) for seat in order]
    top = max(values)
    widest = max(1, *(points for sheet in sheets for points in sheet.values()))
    return [
        {"seat": seat, "value": value, "best": value == top > 0, "me": seat in mine, "bar": round(100 * max(0, value) / widest)}
        for seat, value in zip(order, values, strict=True)
    ]


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
