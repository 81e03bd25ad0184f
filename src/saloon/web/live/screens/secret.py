"""Questions that several answer in secret: who is still choosing, the own answer, and thinking again as long as somebody is."""

from __future__ import annotations

from babel.lists import format_list
from markupsafe import escape

from saloon.engine import Seat
from saloon.web.live.screens.markup import button, icon, kbd
from saloon.web.live.screens.scene import TableScene


def who_chooses(scene: TableScene, asked: list[Seat]) -> str:
    names = format_list([scene.names[seat] for seat in asked], locale=scene.viewer.language)
    return scene.say("still-choosing", names=names, count=len(asked))


def own_answer(scene: TableScene) -> str:
    """For the eyes of whoever gave it."""
    if not scene.given:
        return ""
    assert scene.eye is not None
    assert scene.match.question is not None
    ask = scene.match.question.by_seat()[scene.eye]
    label = scene.teller.label(ask.verb, scene.match.given[scene.eye], scene.seen, ask.about)
    words = f"<b>{escape(scene.say('own-answer', answer=label))}</b> {escape(scene.say('own-answer-hidden'))}"
    return f'<p class="own-answer">{icon("lock", 15)}<span>{words}</span></p>'


def change_bar(scene: TableScene) -> str:
    words = f"{icon('undo', 15)}<span>{escape(scene.say('change-answer'))}</span>{kbd('u')}"
    return f'<div class="turnbar">{button(words, "btn", data_do="reconsider", data_yes="true", aria_keyshortcuts="u")}</div>'


def keep(scene: TableScene) -> str:
    """While one thinks again, what was answered stands."""
    words = f"{icon('lock', 15)}<span>{escape(scene.say('keep-answer'))}</span>{kbd('u')}"
    return button(words, "btn", data_do="reconsider", data_yes="false", aria_keyshortcuts="u")
