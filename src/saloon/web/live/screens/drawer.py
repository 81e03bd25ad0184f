"""The drawer: what happened since your last turn, the log, and what people say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import escape

from saloon.drawing.seats import inline_brand
from saloon.engine import Seat, Tell
from saloon.engine.state import DIE
from saloon.engine.wording import opened
from saloon.web.live.screens.markup import bold, button, icon, link
from saloon.web.live.screens.scene import Scene

if TYPE_CHECKING:
    from saloon.web.live.room import Room
    from saloon.web.tables.models import ChatLine

CHUNK = 20
"""Choices whose lines make one part of the log: a move sends the last part only."""

MOST = 40
"""Lines of a recap."""


class Line(NamedTuple):
    """An event and its line, without and with a link to its moment."""

    tell: Tell
    plain: str
    linked: str


_told: WeakKeyDictionary[Room, dict[tuple[str, Seat | None, bool], list[Line]]] = WeakKeyDictionary()
"""Lines as they were worded when they were new: later a range may have another number, or be gone."""


def recap(scene: Scene) -> str:
    """One line an event, in the words for this viewer."""
    since = _since(scene)
    if not since:
        return f'<p class="empty">{escape(scene.say("recap-empty"))}</p>'
    words = f"{icon('play', 14)}{escape(scene.say('show-on-board'))}"
    show = button(words, "btn", data_do="playback", data_since=max(0, since[0].tell.at - 1))
    count = escape(scene.say("recap-count", count=len(since)))
    foot = f'<div class="feed-foot">{show}<span class="muted">{count}</span></div>'
    lines = "".join(line.plain for line in since)
    return (
        f'<div class="feed" id="recap" role="group" aria-label="{escape(scene.say("recap"))}" tabindex="0">{lines}</div>{foot}'
    )


def recap_count(scene: Scene) -> int:
    return len(_since(scene))


def log(scene: Scene) -> dict[str, str]:
    """All lines, each with a link to its moment, in parts that do not change once they are full."""
    parts: dict[int, list[str]] = {}
    for line in _lines(scene):
        parts.setdefault(line.tell.at // CHUNK, []).append(line.linked)
    return {f"p-log-{number}": "".join(lines) for number, lines in sorted(parts.items())}


def _since(scene: Scene) -> list[Line]:
    """Since this person's last choice; while they choose, what the others did before stays in sight."""
    lines, own = _lines(scene), set(scene.viewer.seats)
    if not own:
        return lines[-CHUNK:]
    start = len(lines)
    if scene.mine:
        while start and (lines[start - 1].tell.seat in own or lines[start - 1].tell.seat is None):
            start -= 1
    while start and lines[start - 1].tell.seat not in own:
        start -= 1
    while start and lines[start - 1].tell.at > scene.viewer.since:
        start -= 1
    return lines[max(start, len(lines) - MOST) :]


# ------------------------------------------------------------ lines


def _lines(scene: Scene) -> list[Line]:
    """Every event that is kept, as the eye may read it; worded once."""
    tells = scene.room.tells
    kept = _told.setdefault(scene.room, {}).setdefault((scene.viewer.language, scene.eye, scene.match.over), [])
    if tells:
        del kept[: next((i for i, line in enumerate(kept) if line.tell is tells[0]), 0)]
    same = 0
    for line, tell in zip(kept, tells, strict=False):
        if line.tell is not tell and line.tell != tell:
            break
        same += 1
    del kept[same:]
    kept += [_line(scene, tell) for tell in tells[same:]]
    return kept


def _line(scene: Scene, tell: Tell) -> Line:
    seen = opened(tell) if scene.match.over else tell.seen_by(scene.eye)
    words = bold(scene.teller.line(seen, scene.seen), scene.names) + _dice(tell)
    mark = inline_brand(tell.seat, "sm") if tell.seat is not None else '<span class="brand none"></span>'
    label = scene.say("see-moment", at=tell.at)
    where = link(str(tell.at), f"{scene.address}/replay?at={tell.at}", "at", title=label, aria_label=label)
    line = f'<div class="move">{mark}<p>{words}</p>'
    return Line(tell, f"{line}</div>", f"{line}{where}</div>")


def _dice(tell: Tell) -> str:
    """Dice are drawn with their pips."""
    dice = "".join(icon(f"die-{rolled}", 15, label=str(rolled)) for rolled in tell.values.get("dice", ()) if 1 <= rolled <= DIE)
    return f' <span class="dice">{dice}</span>' if dice else ""


# ------------------------------------------------------------ chat


def chat(scene: Scene) -> str:
    lines = "".join(chat_lines(scene, scene.room.chat))
    return lines or f'<p class="empty">{escape(scene.say("chat-empty"))}</p>'


def chat_lines(scene: Scene, lines: Iterable[ChatLine]) -> Iterable[str]:
    """What anybody may have typed: shown as text."""
    whose = {row.user_id: row.number for row in scene.room.seats if row.user_id}
    for line in lines:
        seat = whose.get(line.user_id)
        mark = inline_brand(seat, "sm") if seat is not None else f'<span class="brand none">{icon("spectator", 13)}</span>'
        when = line.at.isoformat(timespec="seconds")
        time = f'<time datetime="{when}" data-time></time>'
        words = f"<b>{escape(line.name)}</b> {escape(line.text)}"
        yield f'<div class="move say" id="c-{line.pk}">{mark}<p>{words}</p>{time}</div>'
