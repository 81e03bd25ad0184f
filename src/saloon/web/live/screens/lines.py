"""The lines of the log, worded for one viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from saloon.drawing.seats import inline_brand
from saloon.engine import Seat, Tell
from saloon.engine.position import DIE
from saloon.engine.retelling import Part
from saloon.engine.wording import opened
from saloon.web.live.screens.markup import bold, icon, link
from saloon.web.live.standing import ANSWERED

if TYPE_CHECKING:
    from saloon.web.live.room import Room
    from saloon.web.live.screens.scene import TableScene


class LogLine(NamedTuple):
    """An event, its line without and with a link to its moment, and what it brings to the sentence of its turn."""

    tell: Tell
    plain: str
    linked: str
    part: Part | None


_told: WeakKeyDictionary[Room, dict[tuple[str, Seat | None, bool], list[LogLine]]] = WeakKeyDictionary()
"""Lines as they were worded when they were new: later a range may have another number, or be gone."""


def log_lines(scene: TableScene) -> list[LogLine]:
    """Every event that is kept, as the eye may read it; worded once. What was answered for somebody is theirs alone to read."""
    tells = [tell for tell in scene.room.tells if tell.event != ANSWERED or tell.seat == scene.eye]
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


def _line(scene: TableScene, tell: Tell) -> LogLine:
    read = opened(tell) if scene.match.over else tell.seen_by(scene.eye)
    words = bold(_words(scene, read), scene.names) + _dice(tell)
    mark = inline_brand(tell.seat, "sm") if tell.seat is not None else '<span class="brand none"></span>'
    label = scene.say("see-moment", at=tell.at)
    where = link(str(tell.at), f"{scene.address}/replay?at={tell.at}", "at", title=label, aria_label=label)
    line = f'<div class="move">{mark}<p>{words}</p>'
    return LogLine(tell, f"{line}</div>", f"{line}{where}</div>", scene.teller.part(read, scene.seen))


def _words(scene: TableScene, tell: Tell) -> str:
    if tell.event == ANSWERED:
        label = tell.values["labels"].get(scene.viewer.language) or scene.say("end-turn")
        return scene.say("played-for-you" if tell.values.get("bot") else "answered-for-you", label=label)
    return scene.teller.line(tell, scene.seen)


def _dice(tell: Tell) -> str:
    """Dice are drawn with their pips."""
    dice = "".join(icon(f"die-{rolled}", 15, label=str(rolled)) for rolled in tell.values.get("dice", ()) if 1 <= rolled <= DIE)
    return f' <span class="dice">{dice}</span>' if dice else ""
