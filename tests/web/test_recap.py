"""Since your turn: a sentence for each turn of the others, opened to its lines."""

from __future__ import annotations

import re

import pytest
from django.utils import timezone

from saloon.engine import LANGUAGES, Match, find_game
from saloon.web.live.screens import TableScene, parts, since
from saloon.web.live.screens.drawer import recap, told
from saloon.web.live.viewer import Viewer
from saloon.web.tables.glance import glance
from saloon.web.tables.models import Event
from web.scenes import running
from web.shown import scene_for
from web.test_screens import FakeRoom, Reader, positions, viewer

TRAIL, CARSON_CITY = "great_western_trail", "carson_city"


def table(game: str, choices: int, seats: int = 3) -> FakeRoom:
    return FakeRoom(positions(find_game(game), seats, 3, choices), [10 + seat for seat in range(seats)], ["Ada", "Bob", "Clay"])


def scene(room: FakeRoom, who: Viewer) -> TableScene:
    return scene_for(room, who)


def sentences(room: FakeRoom, who: Viewer) -> list[tuple[int | None, str]]:
    return [(turn.seat, turn.sentence) for turn in scene(room, who).recap]


def play_on(match: Match, until: int) -> None:
    """By the last options, until a seat is asked."""
    while until not in match.asks:
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, ask.options[-1])


def at_your_turn() -> FakeRoom:
    """Seat 0 is asked, and the others have played."""
    room = table(TRAIL, 200)
    play_on(room.match, until=0)
    room.tells = list(room.match.tells)
    return room


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rival_has_a_sentence_since_your_turn(language):
    room = at_your_turn()
    found = sentences(room, viewer(room, 10, language=language))
    verb = {"en": "rode to", "fr": "a rejoint"}[language]
    assert [seat for seat, _ in found] == [1, 2]
    assert all(f"{name} {verb}" in sentence for name, (_, sentence) in zip(("Bob", "Clay"), found, strict=True))


def test_a_sentence_opens_to_the_lines_of_its_turn():
    room = at_your_turn()
    shown = scene(room, viewer(room, 10))
    page = Reader(recap(shown))
    folds = [values["id"] for tag, values in page.elements if tag == "details"]
    assert len(folds) == len(set(folds)) == len(shown.recap) == 2
    for turn in shown.recap:
        assert all(line.plain in recap(shown) for line in turn.lines)


def test_whoever_has_only_begun_their_turn_has_no_quiet_one_yet():
    room = table(TRAIL, 200)
    play_on(room.match, until=1)
    room.tells = [tell for tell in room.match.tells if tell.event == "turn"][-1:]
    found = recap(scene(room, viewer(room, 10)))
    assert "to play" in found
    assert "quiet" not in found


def test_own_turns_are_not_told_to_oneself():
    room = table(TRAIL, 200)
    for seat in range(3):
        assert seat not in [whose for whose, _ in sentences(room, viewer(room, 10 + seat))]


def test_whoever_watches_reads_the_last_turns():
    room = table(TRAIL, 300)
    assert len(sentences(room, viewer(room, None))) == since.WATCHED_TURNS


def test_in_carson_city_a_seat_has_one_sentence_a_phase():
    room = table(CARSON_CITY, 120)
    found = sentences(room, viewer(room, None))
    assert found
    assert all(sentence for seat, sentence in found if seat is not None)


def test_a_sentence_is_made_once_for_a_reader(monkeypatch):
    room, made = table(TRAIL, 200), []
    who = viewer(room, None)
    first = recap(scene(room, who))
    monkeypatch.setattr("saloon.engine.wording.Teller.sentence", lambda *_: made.append(1) or "again")
    assert recap(scene(room, who)) == first
    assert made == []


def test_a_game_without_sentences_shows_its_lines(monkeypatch):
    room = table(TRAIL, 60)
    monkeypatch.setattr(room.game.page, "turns", {})
    page = recap(scene(room, viewer(room, 10)))
    assert "<details" not in page
    assert page.count('class="move"') > 1


def test_a_recap_has_room_for_whole_turns_only(monkeypatch):
    """The last turn is there however long it is."""
    room = at_your_turn()
    monkeypatch.setattr(since, "RECAP_LINES", len(scene(room, viewer(room, 10)).recap[-1].lines))
    assert [seat for seat, _ in sentences(room, viewer(room, 10))] == [2]
    monkeypatch.setattr(since, "RECAP_LINES", 1)
    assert [seat for seat, _ in sentences(room, viewer(room, 10))] == [2]


def test_what_is_heard_are_the_turns_of_others_that_are_over():
    room = at_your_turn()
    who = viewer(room, 10)
    heard = re.findall(r'<p id="told-[\d-]+">(.*?)</p>', told(scene(room, who)))
    assert heard == [sentence for _, sentence in sentences(room, who)]
    assert told(scene(room, who)) == parts(scene(room, who))["p-told"]
    assert "Bob" not in told(scene(room, viewer(room, 11)))


def test_the_lobby_says_what_another_did_last(maud, wren):
    """Of a table where one is asked; what was undone is not told."""
    table = running(maud, wren, choices=40)
    asked = table.waiting[0]
    other = (maud.name, wren.name)[1 - asked]
    assert re.fullmatch(rf"{other} (took|put|sold|drew|had|lost) .*\.", glance(table, asked)["since"])
    Event.objects.create(table=table, number=1000, kind="restart", seat=0, count=0, at=timezone.now())
    assert "since" not in glance(table, asked)
