"""Going back by agreement: the wish, what it would not make unknown, and everybody's answer."""

from __future__ import annotations

from markupsafe import escape

from saloon.drawing.seats import inline_brand
from saloon.web.live.screens.markup import button, icon, note
from saloon.web.live.screens.scene import TableScene

MAX_LINES = 6
"""Lines of the log that a warning repeats: the last ones."""


def wish_buttons(scene: TableScene) -> str:
    """Where the table goes back by agreement: before this person's last choice, with the same cards or dealt anew."""
    back = scene.viewer.since - 1
    begun = len(scene.room.table.prelude)
    if scene.room.table.undo != "agree" or scene.room.wish is not None or not begun <= back < scene.match.count:
        return ""
    same = button(escape(scene.say("wish-same")), "btn", data_do="wish", data_count=back)
    anew = button(escape(scene.say("wish-anew")), "btn", data_do="wish", data_count=back, data_deal="anew")
    summary = f'<summary class="btn quiet">{escape(scene.say("wish"))}</summary>'
    hint = f'<p class="hint">{escape(scene.say("wish-hint"))}</p>'
    return f'<details class="wish" id="wish">{summary}<div class="backs">{same}{anew}{hint}</div></details>'


def wish_note(scene: TableScene) -> str:
    """Everybody who has not agreed is asked; whoever has, waits. All of them are warned of what has come to light."""
    wish = scene.room.wish
    assert wish is not None
    count, name = scene.match.count - wish.count, scene.names[wish.seat]
    words = scene.say("wish-asked", name=name, count=count)
    if wish.anew or wish.lit:
        words = f"{words} {scene.say('wish-deals' if wish.anew else 'wish-keeps')}"
    if scene.viewer.seats and scene.viewer.user not in wish.agreed:
        yes = button(escape(scene.say("wish-yes")), "btn primary", data_do="agree", data_yes="true")
        no = button(escape(scene.say("wish-no")), "btn", data_do="agree", data_yes="false")
        return note(inline_brand(wish.seat, "sm"), words, _warning(scene) + yes + no)
    missing, cancel = len(scene.room.people() - wish.agreed), ""
    if scene.viewer.user in wish.agreed:
        cancel = button(escape(scene.say("wish-cancel")), "btn", data_do="agree", data_yes="false")
    return note(inline_brand(wish.seat, "sm"), f"{words} {scene.say('wish-waits', count=missing)}", _warning(scene) + cancel)


def _warning(scene: TableScene) -> str:
    """What has come to light since, in the lines that told it, as far as this viewer may read them."""
    wish = scene.room.wish
    if wish is None or not wish.lit:
        return ""
    words = scene.say("lit-anew" if wish.anew else "lit-same", count=len(wish.lit))
    lines = [line.plain for line in scene.lines if line.tell.at in wish.lit][-MAX_LINES:]
    feed = f'<div class="feed">{"".join(lines)}</div>' if lines else ""
    return f'<div class="lit"><p>{icon("spectator", 15)}{escape(words)}</p>{feed}</div>'
