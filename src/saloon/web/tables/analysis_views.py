"""What a bot thinks of a finished game: everybody's chances as a graph, and the choices that lost most."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_GET

from saloon.engine import Match, find_game
from saloon.engine.asks import choice_text
from saloon.engine.wording import Teller
from saloon.web.limits import limit
from saloon.web.messages import Forbidden, language
from saloon.web.people.reader import reader
from saloon.web.tables import charts, lobby
from saloon.web.tables.analyses import wanted
from saloon.web.tables.models import OVER, Analysis, Table
from saloon.web.tables.signals import analysis_wanted
from saloon.web.tables.story import play_to, played, story
from saloon.web.tables.views import found_table

DESK, PHONE = 1060.0, 380.0
"""How wide the graph is drawn, so that its words have the same size everywhere."""


@require_GET
def analysis_page(request: HttpRequest, code: str) -> HttpResponse:
    table = found_table(code)
    analysis = so_far(request, table)
    shown = lobby.shown(table, reader(request))
    names = [seat.name or seat.bot or "?" for seat in shown["seats"]]
    return render(request, "web/analysis.html", {**shown, **_graph(analysis, shown["seats"]), **_worst(analysis, names)})


def so_far(request: HttpRequest, table: Table) -> Analysis:
    """The analysis as far as it has come; whoever looks at an unfinished one lets it go on."""
    if table.status != OVER:
        raise Forbidden("analysis-when-over")
    if not Analysis.objects.filter(table=table).exists():
        limit(request, "analysis")
    analysis = wanted(table)
    if analysis.status == "running":
        analysis_wanted.send(Analysis, code=table.code)
    return analysis


def _graph(analysis: Analysis, seats: list[Any]) -> dict[str, Any]:
    chances, sprite = analysis.chances, static("drawing/icons.svg")
    found: dict[str, Any] = {"analysis": analysis}
    if not chances:
        return found
    marks = [(each["at"], each["seat"]) for each in analysis.worst or ()]
    graphs = [mark_safe(charts.chances(chances, analysis.length, marks, wide, sprite)) for wide in (DESK, PHONE)]
    ends = [*(turn.at for turn in story(analysis.table).turns), analysis.length]
    return {
        **found,
        "graph": graphs[0],
        "small_graph": graphs[1],
        "dashes": [mark_safe(charts.dash(seat.number)) for seat in seats],
        "last": [(seat, percent(chances[-1][seat.number])) for seat in seats],
        "rows": [(at, [percent(chance) for chance in chances[at]]) for at in ends if at < len(chances)],
    }


def _worst(analysis: Analysis, names: list[str]) -> dict[str, Any]:
    if analysis.worst is None:
        return {"worst": None}
    picked = tuple((each["at"], each.get("best")) for each in analysis.worst)
    labels = _labels(analysis.table.code, tuple(names), language(), picked)
    return {"worst": [_shown(each, names, *labels[each["at"]]) for each in analysis.worst]}


def _shown(lost: dict[str, Any], names: list[str], chose: str, better: str) -> dict[str, Any]:
    before, after = percent(lost["before"]), percent(lost["after"])
    return {
        **lost,
        "name": names[lost["seat"]],
        "chose": chose,
        "better": better,
        "same": bool(better) and better == chose,
        "thinks": "best" not in lost,
        "before": before,
        "after": after,
        "lost": before - after,
    }


@lru_cache(maxsize=64)
def _labels(
    code: str, names: tuple[str, ...], language: str, picked: tuple[tuple[int, str | None], ...]
) -> dict[int, tuple[str, str]]:
    """For each of the choices, what was chosen and what the bot would have chosen, as the buttons said it then."""
    table = Table.objects.get(code=code)
    told, teller = story(table), Teller(find_game(table.game), language, names)
    match = played(table, told, 0)
    found = {}
    for at, best in sorted(picked):
        play_to(match, table, told, at - 1)
        seat, text = told.choices[at - 1]
        found[at] = _label(match, teller, seat, text), _label(match, teller, seat, best) if best else ""
    return found


def _label(match: Match, teller: Teller, seat: int, text: str) -> str:
    ask = match.asks.get(seat) or match.asides[seat]
    value = next(option for option in ask.options if choice_text(ask.verb, option) == text)
    return teller.label(ask.verb, value, match.observe(seat), ask.about)


def percent(chance: float) -> int:
    return round(100 * chance)
