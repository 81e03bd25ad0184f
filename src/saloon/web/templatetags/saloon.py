"""Words, icons, brands and posters in templates."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django import template
from django.templatetags.static import static
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from saloon.engine import MET, MISSED, Refusal, find_game, texts
from saloon.web.messages import language
from saloon.web.messages import say as said
from saloon.web.people.reader import reader
from saloon.web.tables import bots, charts
from saloon.web.tables.newcomers import next_lesson
from saloon.web.tables.score_sheet import ScoreRow

register = template.Library()
BRANDS = ("brand-ring", "brand-diamond", "brand-rafter", "brand-cross", "brand-shoe", "brand-star")
SIZES = {"": 12, "sm": 10, "lg": 16}


@register.simple_tag
def say(key: str, **values: Any) -> str:
    """A message of the site; its values may be anybody's words, so the result is escaped like any text."""
    return said(key, **{name: value if isinstance(value, int | float) else str(value) for name, value in values.items()})


@register.simple_tag
def word(package: str, key: str, **values: Any) -> str:
    """A message of another package."""
    return texts(package, language())(key, **values)


@register.simple_tag
def icon(name: str, size: int = 16, label: str = "", cls: str = "") -> SafeString:
    """A drawing of the sprite, in the colour of the text."""
    sprite = static("drawing/icons.svg")
    role = format_html('role="img" aria-label="{}"', label) if label else mark_safe('aria-hidden="true"')
    return format_html(
        '<svg class="i {}" width="{}" height="{}" viewBox="0 0 24 24" {}><use href="{}#i-{}"></use></svg>',
        cls, size, size, role, sprite, name,
    )  # fmt: skip


@register.simple_tag
def brand(seat: int, size: str = "", label: str = "") -> SafeString:
    """A seat's colour and mark."""
    number = int(seat) % len(BRANDS)
    return format_html('<span class="brand s{} {}">{}</span>', number, size, icon(BRANDS[number], SIZES[size], label))


@register.simple_tag
def poster(game: str) -> SafeString:
    """A game's landscape."""
    return format_html('<img class="poster" src="{}" alt="" width="264" height="136">', reverse("poster", args=[game]))


@register.filter
def ago(moment: datetime | None) -> str:
    """How long ago, in one unit."""
    return duration((timezone.now() - moment).total_seconds()) if moment else ""


@register.filter
def duration(seconds: float | None) -> str:
    """A length of time, in one or two units; what is over is nothing."""
    if seconds is None:
        return ""
    left = max(0, int(seconds))
    if left < 3600:
        return (
            said("time-seconds", minutes=left // 60, seconds=f"{left % 60:02}")
            if left < 600
            else said("time-minutes", count=left // 60)
        )
    if left < 48 * 3600:
        return said("time-hours", count=left // 3600)
    return said("time-days", count=left // 86_400)


@register.filter
def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


@register.filter
def with_sign(line: str) -> str:
    """A line of a score sheet; whether a task was met is a drawn sign."""
    for sign, name, label, cls in ((MET, "check", "task-met", "met"), (MISSED, "close", "task-missed", "missed")):
        if sign in line:
            before, _, after = line.partition(sign)
            return format_html("{}{} {}", before, icon(name, 12, said(label), cls), after)
    return line


@register.simple_tag
def cat_chip(row: ScoreRow) -> SafeString:
    """The colour and the pattern of a category."""
    drawn = mark_safe(charts.chip(row, 14))
    return format_html('<svg class="cat-chip {}" viewBox="0 0 14 14" aria-hidden="true">{}</svg>', row.looks, drawn)


@register.filter
def refusal(error: Any) -> str:
    """What a refusal says, in the reader's language."""
    return error.say(language()) if isinstance(error, Refusal) else str(error)


@register.filter
def bot_title(name: str) -> str:
    return bots.bot_title(name)


@register.filter
def bot_help(name: str) -> str:
    return bots.bot_help(name)


@register.filter
def item(mapping: Any, key: Any) -> Any:
    return mapping[key]


@register.inclusion_tag("web/parts/seats.html")
def seat_row(seats: Any) -> dict[str, Any]:
    """The seats of a table as brands, free ones as places to sit on."""
    return {"seats": seats}


@register.inclusion_tag("web/parts/doors.html", takes_context=True)
def doors(context: Any, game: str, guided: bool = True, aside: bool = False) -> dict[str, Any]:
    """The ways into a game, as far as it has them: a guided game, how to play, the player aid.

    aside: they open beside the page, which is not to be left.
    """
    return _ways(context, game) | {"guided": guided, "aside": aside}


@register.inclusion_tag("web/parts/play.html", takes_context=True)
def play(context: Any, game: str, new: bool, main: bool = True, big: bool = False) -> dict[str, Any]:
    """Play at once; whoever is new to the game is offered the guided one first, and asked whether they know it.

    main: whether it is the first thing to do on the page.
    """
    return _ways(context, game) | {"new": new, "main": main, "big": big}


def _ways(context: Any, id: str) -> dict[str, Any]:
    game = find_game(id)
    return {"game": game, "lesson": next_lesson(reader(context["request"]), game), "csrf_token": context.get("csrf_token")}


@register.inclusion_tag("web/parts/field.html")
def field(bound: Any, label: str = "", help: str = "", kind: str = "") -> dict[str, Any]:
    """One field of a form, with its label, its help and what is wrong with it."""
    return {"field": bound, "label": label, "help": help, "kind": kind}


@register.inclusion_tag("web/parts/keep_tokens.html")
def keep_tokens(user: Any) -> dict[str, Any]:
    """A box to tick for whoever has tokens that would end."""
    return {"count": user.tokens.count() if user is not None else 0}


@register.filter
def split_words(text: str) -> list[str]:
    return text.split()
