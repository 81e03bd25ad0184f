"""Lessons at tables: begun, taken up again, left for a game of one's own; and which of them somebody has finished."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.utils import timezone

from saloon.engine import Game, find_game
from saloon.engine.lesson import LEARNER, Lesson, lessons
from saloon.engine.options import read_options, write_options
from saloon.web.messages import Forbidden, language
from saloon.web.people.models import FinishedLesson, User
from saloon.web.people.names import clean_name, told_apart
from saloon.web.tables import creating, lobby
from saloon.web.tables.history import choices
from saloon.web.tables.models import PLAYING, SCRIPTED, Seat, Table


def lesson_of(table: Table) -> Lesson | None:
    """What is taught at a table, if it is a lesson that is still there."""
    return lessons(find_game(table.game)).get(table.lesson) if table.lesson else None


def shown_lessons(game: Game[Any], user: User | None) -> list[dict[str, Any]]:
    """The lessons of a game, in their order: title, how long, whether it was begun or finished."""
    done = set(user.lessons.filter(game=game.id).values_list("lesson", flat=True)) if user is not None else set()
    begun = {table.lesson for table in begun_lessons(user) if table.game == game.id}
    return [_shown(lesson, number, done, begun) for number, lesson in enumerate(lessons(game).values(), 1)]


def _shown(lesson: Lesson, number: int, done: set[str], begun: set[str]) -> dict[str, Any]:
    return {
        "name": lesson.name,
        "number": number,
        "title": lesson.title(language()),
        "about": lesson.about(language()),
        "minutes": lesson.minutes,
        "done": lesson.name in done,
        "begun": lesson.name in begun,
    }


def begun_lessons(user: User | None) -> list[Table]:
    """Where somebody can go on, what was touched last first."""
    if user is None:
        return []
    tables = Table.objects.filter(status=PLAYING, ended=None, seats__user=user).exclude(lesson="").order_by("-moved")
    return [table for table in tables if lobby.known(table) and _is_current(table)]


def going_on(user: User | None) -> list[dict[str, Any]]:
    """Lessons that wait to be gone on with, for lobby and Learn."""
    found = []
    for table in begun_lessons(user):
        lesson = lesson_of(table)
        assert lesson is not None
        last = table.events.order_by("-number").first()
        made, length = (last.count if last is not None else 0), len(lesson.record.choices)
        name = find_game(table.game).texts(language())("game")
        title = lesson.title(language())
        found.append({"table": table, "game": table.game, "name": name, "title": title, "percent": 100 * made // length})
    return found


def _is_current(table: Table) -> bool:
    """Whether what was played at the table is still what the lesson plays: the file may have changed since."""
    lesson = lesson_of(table)
    if lesson is None:
        return False
    same = (table.rules, table.seed, table.size) == (lesson.record.rules, str(lesson.record.seed), len(lesson.record.seats))
    if not same or table.options != _options(lesson):
        return False
    asked = {note.place: note.also for note in lesson.notes}
    allowed = [{line.text, *asked.get(place, ())} for place, line in enumerate(lesson.lines) if line.seat < table.size]
    made = choices(table)
    return len(made) <= len(allowed) and all(text in each for (_, text), each in zip(made, allowed, strict=False))


def _options(lesson: Lesson) -> dict[str, str]:
    game, record = find_game(lesson.game), lesson.record
    return write_options(read_options(game.options_type, len(record.seats), record.options))


def take_lesson(user: User, lesson: Lesson, *, again: bool = False) -> Table:
    """The table at which the person goes on with the lesson; a new one, if it was not begun or is to begin again."""
    begun = [table for table in begun_lessons(user) if (table.game, table.lesson) == (lesson.game, lesson.name)]
    if begun and not again:
        return begun[0]
    for table in begun:
        Table.objects.filter(pk=table.pk).update(ended=timezone.now())
    return _new_table(user, lesson)


@transaction.atomic
def _new_table(user: User, lesson: Lesson) -> Table:
    """One person, no clock, nothing to take back but by the lesson's own way, nobody else's business."""
    game, record = find_game(lesson.game), lesson.record
    table = Table.objects.create(
        name=lesson.title(language())[:60],
        host=user,
        game=game.id,
        rules=game.rules_number,
        options=_options(lesson),
        size=len(record.seats),
        seed=str(record.seed),
        public=False,
        undo="none",
        advice="no",
        lesson=lesson.name,
    )
    rivals = [Seat(table=table, number=number, name=name, bot=SCRIPTED) for number, name in enumerate(record.seats)]
    others = [*rivals[LEARNER + 1 :], *creating.automa_seats(game, table)]
    own = told_apart(clean_name(user.shown_name), [seat.name for seat in others])
    Seat.objects.bulk_create([Seat(table=table, number=LEARNER, user=user, name=own), *others])
    creating.begin(table)
    return table


def finish(user: int, table: Table) -> None:
    """Somebody has read the last note."""
    FinishedLesson.objects.get_or_create(user_id=user, game=table.game, lesson=table.lesson)
    Table.objects.filter(pk=table.pk, ended=None).update(ended=timezone.now())


def play_on(user: User, table: Table, choice: str = "") -> Table:
    """A table of the person's own, from where the lesson stands, with bots for the rivals; `choice` is made there first."""
    if not table.lesson or not table.seats.filter(user=user).exists():
        raise Forbidden("not-at-table")
    made = [*choices(table), *([(LEARNER, choice)] if choice else [])]
    creating.played_to(table, made)
    plan = creating.play_on_plan(table, LEARNER, people=False)
    plan.name, plan.undo, plan.advice = "", "turn", "alone"
    taken_up = creating.TakenUp(table, made)
    return creating.make_table(user, plan, seed=table.seed, parent=table, taken_up=taken_up)
