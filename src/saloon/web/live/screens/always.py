"""Standing answers at the table: a switch beside a question that one would answer, and all of the game's in a dialog."""

from __future__ import annotations

from markupsafe import escape

from saloon.engine import DONE
from saloon.web.live.screens.markup import attributes, button, icon
from saloon.web.live.screens.scene import TableScene
from saloon.web.people.standing import offered, wording


def always(scene: TableScene) -> str:
    """Beside the question: "always" for each answer that fits it; and why it is asked all the same where one is wanted."""
    if scene.ask is None or scene.course is not None or scene.observed.single_asked != scene.eye:
        return ""
    fitting = scene.observed.standing
    switches = "".join(_beside(scene, answer) for answer in fitting)
    why = _why_asked(scene) if scene.standing & fitting.keys() else ""
    return f'<div class="always">{why}{switches}</div>' if switches else ""


def _why_asked(scene: TableScene) -> str:
    assert scene.eye is not None
    if scene.room.asked_again == scene.eye:
        mark, words = "undo", scene.say("asked-again")
    elif scene.room.seats[scene.eye].program:
        mark, words = "bot", scene.say("asked-program")
    else:
        return ""
    return f'<p class="hint">{icon(mark, 14)}<span>{escape(words)}</span></p>'


def _beside(scene: TableScene, answer: str) -> str:
    title, _ = wording(scene.game, answer, scene.viewer.language)
    words = scene.say("always-done") if answer == DONE else scene.say("always", answer=title[:1].lower() + title[1:])
    return _switch(scene, answer, words, id=f"always-{answer}")


def _switch(scene: TableScene, answer: str, words: str, **more: object) -> str:
    on, wish = ("true", "false") if answer in scene.standing else ("false", "true")
    body = f'<span class="track"></span><span>{escape(words)}</span>'
    return button(body, "switch", role="switch", aria_checked=on, data_do="always", data_answer=answer, data_yes=wish, **more)


def standing(scene: TableScene) -> str:
    """Every standing answer of the game, each with its help; only for who plays."""
    if not scene.viewer.seats:
        return ""
    return "".join(_row(scene, answer) for answer in offered(scene.game))


def _row(scene: TableScene, answer: str) -> str:
    title, help = wording(scene.game, answer, scene.viewer.language)
    switch = _switch(scene, answer, title, aria_describedby=f"standing-{answer}-help")
    return f"<li>{switch}<p{attributes(id=f'standing-{answer}-help')}>{escape(help)}</p></li>"
