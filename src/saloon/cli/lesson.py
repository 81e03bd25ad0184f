"""`saloon lesson`, for those who write them: checks one, shows the position at a line of it, begins one from a record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saloon.cli.files import load_record, named_file
from saloon.cli.parsing import Args, BadCommand, Parser, whole_number
from saloon.cli.screen import Screen
from saloon.cli.sheets import print_log, print_position
from saloon.drawing.lesson_check import drawn_ids, problems
from saloon.engine import Match, Refusal, Texts, all_games, choice_text, find_game
from saloon.engine.lesson import LEARNER, SUFFIX, Lesson, find_lesson, lessons, read_lesson, skeleton, values
from saloon.engine.wording import Teller

WRONG = 1
MAX_LINES = 100_000


def add_arguments(parser: Parser) -> None:
    parser.thing("lesson", "arg-lesson", _known, nargs="?")
    parser.option("--at", "arg-lesson-at", "LINE")
    parser.option("--from", "arg-lesson-from", "RECORD", dest="record")


def _known(**_: Any) -> list[str]:
    return [f"{game.id}/{name}" for game in all_games() for name in lessons(game)]


def run(args: Args, say: Texts) -> int:
    if args.record is not None:
        print(skeleton(load_record(args.record)), end="")
        return 0
    if args.lesson is None:
        Screen().lines(_known())
        return 0
    lesson = _lesson(args.lesson)
    if args.at is not None:
        _show(lesson, whole_number("--at", args.at, 1, MAX_LINES), say)
        return 0
    return _check(lesson, say)


def _lesson(name: str) -> Lesson:
    """By its file, or as `game/name`."""
    if name.endswith(SUFFIX):
        with named_file(name):
            return read_lesson(Path(name).resolve().parent, Path(name).stem)
    game, slash, lesson = name.partition("/")
    if not slash:
        raise BadCommand("not-a-lesson", found=name)
    return find_lesson(find_game(game), lesson)


def _check(lesson: Lesson, say: Texts) -> int:
    found = list(_problems(lesson))
    screen = Screen()
    screen.lines(problem.say(say.language) for problem in found)
    screen.line(say("lesson-checked", name=lesson.name, notes=len(lesson.notes), choices=len(lesson.lines), wrong=len(found)))
    return WRONG if found else 0


def _problems(lesson: Lesson) -> Iterator[Refusal]:
    try:
        yield from problems(lesson)
    except Refusal as refusal:  # it cannot even be played to its end
        yield refusal


def _show(lesson: Lesson, number: int, say: Texts) -> None:
    """What somebody must know who writes on from that line of the file."""
    place = next((at for at, line in enumerate(lesson.lines) if line.number >= number), len(lesson.lines))
    match = next(match for at, match in enumerate(lesson.play()) if at == place)
    names = match.game.occupants(lesson.record.seats)
    teller, seen, screen = Teller(match.game, say.language, names), match.observe(LEARNER), Screen()
    screen.title(say("lesson-log"))
    print_log(screen, teller, [tell.seen_by(LEARNER) for tell in match.tells if tell.at >= match.count], seen)
    print_position(screen, teller, seen, LEARNER)
    for seat, ask in match.asks.items():
        screen.title(f"{names[seat]}: {teller.question(ask, match.observe(seat))}")
        for option in ask.options:
            label = teller.label(ask.verb, option, match.observe(seat), ask.about)
            screen.line(f"{seat} {choice_text(ask.verb, option)}  ({label})")
    _show_things(match, say, screen)


def _show_things(match: Match, say: Texts, screen: Screen) -> None:
    desk, phone = drawn_ids(match, "desk"), set(drawn_ids(match, "phone"))
    screen.title(say("lesson-things"))
    screen.line(" ".join(f"@{id}" for id in desk if id in phone))
    screen.title(say("lesson-values"))
    screen.line(" ".join(f"${name}={value}" for name, value in values(match.game, match.observe(LEARNER)).items()))
