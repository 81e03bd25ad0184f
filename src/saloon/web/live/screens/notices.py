"""What the whole table has to know or decide: going back, somebody away, somebody gone; and the cover of a hot seat."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import escape

from saloon.drawing.seats import inline_brand
from saloon.web.live.screens.absence import absences
from saloon.web.live.screens.going_back import wish_note
from saloon.web.live.screens.markup import button, icon, note
from saloon.web.live.screens.scene import TableScene


def notice(scene: TableScene) -> str:
    return "".join(_notices(scene))


def _notices(scene: TableScene) -> Iterator[str]:
    if scene.match.over:
        return
    if scene.room.wish is not None and scene.room.wish.made_at == scene.match.count:
        yield wish_note(scene)
    yield from absences(scene)
    for row in scene.room.seats:
        if row.left and row.bot:
            yield note(inline_brand(row.number, "sm"), scene.say("left", name=scene.names[row.number]), quiet=True)
    if scene.room.lost:
        yield note(icon("restart", 16), scene.say("rules-changed"))


def cover(scene: TableScene) -> str:
    """Around one screen: the hand stays covered until its player says so."""
    if not scene.covered or scene.person is None:
        return ""
    name = scene.names[scene.person]
    asked = scene.person in scene.match.asks
    words = scene.say("cover-turn" if asked else "cover-look", name=name)
    go = button(
        escape(scene.say("i-am", name=name)), "btn primary tall", id="uncover", data_do="uncover", data_seat=scene.person
    )
    card = f"{inline_brand(scene.person, 'lg')}<h1>{escape(words)}</h1><p>{escape(scene.say('cover-hint'))}</p>{go}"
    title = escape(scene.say("cover-title"))
    return f'<div class="cover" role="dialog" aria-label="{title}"><div class="cover-card">{card}</div></div>'
