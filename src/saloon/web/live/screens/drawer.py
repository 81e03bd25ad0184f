"""The drawer: what happened since your last turn, the log, and what people say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from markupsafe import escape

from saloon.drawing.seats import inline_brand
from saloon.web.live.screens.lesson import chapters
from saloon.web.live.screens.markup import icon, link
from saloon.web.live.screens.scene import TableScene
from saloon.web.live.screens.since import announced, feed

if TYPE_CHECKING:
    from saloon.web.tables.models import ChatLine

LOG_PART_CHOICES = 20
"""Choices whose lines make one part of the log: a move sends the last part only."""


def recap(scene: TableScene) -> str:
    """A sentence for each turn, in the words for this viewer; in a lesson, its chapters."""
    if scene.course is not None:
        return chapters(scene, scene.course)
    return feed(scene, scene.recap) if scene.recap else f'<p class="empty">{escape(scene.say("recap-empty"))}</p>'


def told(scene: TableScene) -> str:
    """What whoever hears the page is told of the others' turns; a lesson speaks itself."""
    return "" if scene.course is not None else announced(scene, scene.recap)


def log(scene: TableScene) -> dict[str, str]:
    """All lines, each with a link to its moment, in parts that do not change once they are full."""
    parts: dict[int, list[str]] = {}
    for line in scene.lines:
        parts.setdefault(line.tell.at // LOG_PART_CHOICES, []).append(line.linked)
    return {f"p-log-{number}": "".join(lines) for number, lines in sorted(parts.items())}


# ------------------------------------------------------------ chat


def chat(scene: TableScene) -> str:
    lines = "".join(chat_lines(scene, scene.chat))
    return lines or f'<p class="empty">{escape(scene.say("chat-empty"))}</p>'


def chat_lines(scene: TableScene, lines: Iterable[ChatLine]) -> Iterable[str]:
    """What anybody may have typed: shown as text."""
    whose = {row.user_id: row.number for row in scene.room.seats if row.user_id}
    for line in lines:
        seat = whose.get(line.user_id) if line.user_id is not None and not line.watching else None
        watching = icon("spectator", 13, label=scene.say("spectator"))
        mark = inline_brand(seat, "sm") if seat is not None else f'<span class="brand none">{watching}</span>'
        note = f' <small class="muted">{escape(scene.say("spectator"))}</small>' if line.watching else ""
        when = line.at.isoformat(timespec="seconds")
        time = f'<time datetime="{when}" data-time></time>'
        named = f"<b>{escape(line.name)}</b>"
        if scene.viewer.signed_in and line.user_id not in (None, scene.viewer.user):
            about = scene.say("about-person", name=line.name)
            named = link(named, f"{scene.address}/people", "who", target="_blank", rel="noopener", title=about)
        words = f"{named}{note} <bdi>{escape(line.text)}</bdi>"
        yield f'<div class="move say" id="c-{line.pk}">{mark}<p>{words}</p>{time}</div>'
