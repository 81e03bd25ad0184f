"""Who is missed: what the others see and may do, what a bot did meanwhile, and the way back to the seat."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import escape

from saloon.drawing.seats import inline_brand
from saloon.engine import DONE, Seat, Tell
from saloon.web.live.absence import ABSENT, REMINDED
from saloon.web.live.screens.markup import button, icon, note
from saloon.web.live.screens.scene import TableScene
from saloon.web.live.standing import ANSWERED

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
MAX_CHOICES = 40
"""Choices of a bot that are listed for the person for whom it played: the last ones. The replay has all."""


def absences(scene: TableScene) -> Iterator[str]:
    for seat in scene.match.asks:
        yield from _missed(scene, seat)
    for row in scene.room.seats:
        if row.kept_for(scene.viewer.user):
            yield _kept(scene, row.number)
        elif row.stood_in:
            yield note(inline_brand(row.number, "sm"), scene.say("stands-in", name=scene.names[row.number]), quiet=True)
    if scene.viewer.seats and (made := _made(scene, scene.viewer.seats)):
        yield note(icon("bot", 16), scene.say("back-again"), _choices(scene, made))


def in_words(scene: TableScene, seconds: float) -> str:
    """A span, in the largest unit that fits it."""
    for unit, name in ((DAY, "span-days"), (HOUR, "span-hours"), (MINUTE, "span-minutes")):
        if seconds >= unit:
            return scene.say(name, count=round(seconds / unit))
    return scene.say("span-seconds", count=round(seconds))


# ------------------------------------------------------------ whom the others wait for


def _missed(scene: TableScene, seat: Seat) -> Iterator[str]:
    stage, mark = scene.room.absences.stage(seat), inline_brand(seat, "sm")
    if stage not in (REMINDED, ABSENT):
        return
    name, grace = scene.names[seat], in_words(scene, scene.room.absences.grace)
    if seat in scene.viewer.seats:
        yield note(mark, scene.say("you-are-missed"))
    elif stage == REMINDED:
        yield note(mark, scene.say("reminded", name=name, grace=grace))
    else:
        yield note(mark, *_vote(scene, seat))


def _vote(scene: TableScene, seat: Seat) -> tuple[str, str]:
    """What the others know, and the vote of who has not voted."""
    absences = scene.room.absences
    voters, votes = absences.others(seat), absences.votes.get(seat, set())
    words = scene.say("absent", name=scene.names[seat])
    if scene.viewer.user not in voters:
        return words, ""
    if votes:
        words = f"{words} {scene.say('votes', votes=len(votes), of=len(voters))}"
    if scene.viewer.user not in votes or absences.one_decides(seat):
        return words, button(f"{icon('bot', 15)}{escape(scene.say('vote-bot'))}", "btn", data_do="vote", data_seat=seat)
    return words, ""


# ------------------------------------------------------------ for whom a bot plays


def _kept(scene: TableScene, seat: Seat) -> str:
    """One click, and the seat is its person's again."""
    made, more = _made(scene, (seat,)), ""
    if seat in scene.room.absences.returning:
        more = f'<p class="hint">{escape(scene.say("back-soon"))}</p>'
    else:
        words = f"{icon('person', 15)}{escape(scene.say('take-back'))}"
        more = button(words, "btn primary", data_do="back", data_seat=seat)
    words = scene.say("plays-for-you", count=len(made))
    return note(inline_brand(seat, "sm"), words, more + (_choices(scene, made) if made else ""))


def _made(scene: TableScene, seats: tuple[Seat, ...]) -> list[Tell]:
    """What a bot chose for this person since they last chose themselves."""
    tells = [tell for tell in scene.room.tells if tell.event == ANSWERED and tell.values.get("bot")]
    return [tell for tell in tells if tell.seat in seats and tell.at > scene.viewer.since and tell.values["choice"] != DONE]


def _choices(scene: TableScene, made: list[Tell]) -> str:
    language = scene.viewer.language
    lines = "".join(f"<li>{escape(tell.values['labels'].get(language, ''))}</li>" for tell in made[-MAX_CHOICES:])
    summary = escape(scene.say("bot-chose", count=len(made)))
    return f'<details class="made" id="made-{made[0].seat}"><summary>{summary}</summary><ol>{lines}</ol></details>'
