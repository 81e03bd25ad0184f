"""What the others did since a person's last turn: a sentence for each turn, opened to its lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import escape

from saloon.drawing.seats import inline_brand
from saloon.engine import Seat
from saloon.engine.retelling import OPENS, Account, accounts
from saloon.web.live.screens.lines import LogLine
from saloon.web.live.screens.markup import bold, button, icon

if TYPE_CHECKING:
    from saloon.web.live.room import Room
    from saloon.web.live.screens.scene import TableScene

WATCHED_TURNS = 6
"""Turns of the recap of somebody who only watches."""

RECAP_LINES = 60
"""Lines of a recap, at most; whole turns, and always the last one."""


class Turn(NamedTuple):
    """What a seat did in a turn: its sentence, and its lines. Without a seat there are only lines."""

    seat: Seat | None
    sentence: str
    lines: list[LogLine]


_told: WeakKeyDictionary[Room, dict[tuple[str, Seat | None, bool], list[Turn]]] = WeakKeyDictionary()
"""The turns that a reader was shown last: a sentence is made anew only where its turn has gone on."""


# ------------------------------------------------------------ which turns


def turns_since(scene: TableScene) -> list[Turn]:
    """Since this person's last turn; while they play, what the others did before stays in sight."""
    kept = _told.setdefault(scene.room, {})
    reader = (scene.viewer.language, scene.eye, scene.match.over)
    kept[reader] = [_turn(scene, account, kept.get(reader, [])) for account in _short(_since(scene))]
    return kept[reader]


def _turn(scene: TableScene, account: Account[LogLine], kept: list[Turn]) -> Turn:
    """Somebody whose turn has only begun has done nothing yet that a sentence could say."""
    seat = account.turn_of if account.seat is None else account.seat
    if seat is None or (account.seat is None and seat in scene.match.asks):
        return Turn(None, "", account.told)
    for turn in kept:
        if turn.seat == seat and turn.lines == account.told:
            return turn
    return Turn(seat, scene.teller.sentence(seat, account.parts), account.told)


def _since(scene: TableScene) -> list[Account[LogLine]]:
    turns, own = scene.game.page.turns, set(scene.viewer.seats)
    if not own:
        return accounts(turns, scene.lines)[-WATCHED_TURNS:]
    if OPENS not in turns.values():
        return accounts(turns, _lines_since(scene, own))
    found = accounts(turns, scene.lines)
    end = len(found)
    while scene.mine and end and found[end - 1].turn_of in own:
        end -= 1
    start = end
    while start and found[start - 1].turn_of not in own:
        start -= 1
    return found[start:end]


def _lines_since(scene: TableScene, own: set[Seat]) -> list[LogLine]:
    """Where no event opens turns: since this person's last choice, or what they did themselves."""
    lines = scene.lines
    start = len(lines)
    if scene.mine:
        while start and (lines[start - 1].tell.seat in own or lines[start - 1].tell.seat is None):
            start -= 1
    while start and lines[start - 1].tell.seat not in own:
        start -= 1
    while start and lines[start - 1].tell.at > scene.viewer.since:
        start -= 1
    return lines[start:]


def _short(found: list[Account[LogLine]]) -> list[Account[LogLine]]:
    room, start = RECAP_LINES, len(found)
    while start and (start == len(found) or len(found[start - 1].told) <= room):
        start -= 1
        room -= len(found[start].told)
    return [account._replace(told=account.told[-RECAP_LINES:]) for account in found[start:]]


# ------------------------------------------------------------ how they are shown


def feed(scene: TableScene, turns: list[Turn]) -> str:
    """The turns, and a button that plays them on the board."""
    words = f"{icon('play', 14)}{escape(scene.say('show-on-board'))}"
    show = button(words, "btn", data_do="playback", data_since=max(0, turns[0].lines[0].tell.at - 1))
    label = escape(scene.say("recap"))
    entries = "".join(_entry(scene, turn, name) for name, turn in _named(turns))
    shown = f'<div class="feed" id="recap" role="group" aria-label="{label}" tabindex="0">{entries}</div>'
    return f'{shown}<div class="feed-foot">{show}</div>'


def announced(scene: TableScene, turns: list[Turn]) -> str:
    """For whoever hears the page: the sentence of each turn of the others that is over."""
    return "".join(
        f'<p id="told-{name}">{escape(turn.sentence)}</p>'
        for name, turn in _named(turns)
        if turn.sentence and turn.seat not in scene.viewer.seats and turn.seat not in scene.match.asks
    )


def _named(turns: list[Turn]) -> Iterator[tuple[str, Turn]]:
    """Each with a name that it keeps while it goes on: where it began, and the how manieth of that moment it is."""
    begun: dict[int, int] = {}
    for turn in turns:
        at = turn.lines[0].tell.at
        begun[at] = begun.get(at, 0) + 1
        yield f"{at}-{begun[at]}", turn


def _entry(scene: TableScene, turn: Turn, name: str) -> str:
    lines = "".join(line.plain for line in turn.lines)
    if turn.seat is None:
        return lines
    words = f"{inline_brand(turn.seat, 'sm')}<p>{bold(turn.sentence, scene.names)}</p>"
    if len(turn.lines) == 1:
        return f'<div class="move">{words}</div>'
    return (
        f'<details class="retold" id="turn-{name}"><summary class="move">{words}{icon("chevron-right", 14)}</summary>'
        f"<div>{lines}</div></details>"
    )
