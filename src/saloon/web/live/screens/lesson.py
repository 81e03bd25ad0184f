"""The lesson at a table: the coach's bubble, how far one has come, the chapters, and the card at its end."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from saloon.engine.lesson import LEARNER, Lesson, Note, lessons, values
from saloon.web.live.course import Course
from saloon.web.live.screens.markup import button, icon, kbd, link
from saloon.web.live.screens.scene import TableScene

BAR, BAR_GAP, BAR_HEIGHT = 336, 3, 6
"""The line that shows how far one has come; it is drawn as wide as its place."""


def lesson_parts(scene: TableScene) -> dict[str, str]:
    """What a lesson adds to the page; nothing at any other table."""
    course = scene.course
    if course is None:
        return {}
    return {"p-course": _head(scene, course), "p-coach": _coach(scene, course), "p-finish": _finish(scene, course)}


def wanted(scene: TableScene) -> frozenset[str]:
    """The choices that the lesson asks for in the open question."""
    note = scene.course.asking if scene.course is not None else None
    return frozenset() if note is None or note.choice is None else frozenset((note.choice, *note.also))


# ------------------------------------------------------------ the coach


def _coach(scene: TableScene, course: Course) -> str:
    note = course.note
    if note is None:
        return ""
    lit = [course.other] if course.other else [note.choice, *note.also] if note.choice else []
    at = f"{scene.say('lesson-at', number=note.number, count=len(course.lesson.notes))} · {_chapter(scene, course, note)}"
    head = f'<p class="at"><span>{escape(at)}</span>{_progress(course, note.number, "dots")}</p>'
    marks = f'data-asks="{escape(" ".join(lit))}" data-at="{escape(" ".join(note.things))}" data-note="{note.number}"'
    body = _another_way(scene, course, note) if course.other else _words(scene, course, note)
    cls, label = "coach other" if course.other else "coach", escape(scene.say("lesson-word"))
    return f'<section class="{cls}" id="coach" role="group" aria-label="{label}" {marks}>{head}{body}</section>'


def _chapter(scene: TableScene, course: Course, note: Note) -> str:
    return _said(scene, course, f"chapter-{note.chapter}")


def _said(scene: TableScene, course: Course, key: str) -> str:
    """Words of the lesson, with the numbers of the position."""
    return course.lesson.say(scene.viewer.language)(key, **values(scene.game, scene.observed.by(LEARNER)))


def _words(scene: TableScene, course: Course, note: Note) -> str:
    """Why, and what; then the ways on and back."""
    why, what = _said(scene, course, f"note-{note.name}.why"), _said(scene, course, f"note-{note.name}")
    body = f'<p class="why">{escape(why)}</p><p class="do">{escape(what)}</p>'
    acts = _go(scene, "lesson-back", "undo", note.number - 1, "Backspace") if note.number > 1 else ""
    if note.choice is None:
        words = f"{escape(scene.say('lesson-next'))}{kbd(scene.say('key-space'))}"
        go = button(words, "btn go", data_do="lesson-next", data_count=note.number, aria_keyshortcuts="Space")
        return f'{body}<div class="acts">{acts}<span class="grow"></span>{go}</div>'
    show = button(f"{icon('play', 13)}{escape(scene.say('lesson-show'))}", "btn", data_do="lesson-show")
    return f'{body}<div class="acts">{acts}{show}<span class="grow"></span>{_skip(scene, course, note)}</div>'


def _go(scene: TableScene, words: str, picture: str, number: int, key: str) -> str:
    body = f"{icon(picture, 15)}{escape(scene.say(words))}"
    return button(body, "btn", data_do="lesson-go", data_count=number, aria_keyshortcuts=key)


def _skip(scene: TableScene, course: Course, note: Note) -> str:
    """To the next chapter, or to the last note."""
    notes = course.lesson.notes
    first = next((each for each in notes[note.number :] if each.chapter != note.chapter), notes[-1])
    return button(escape(scene.say("lesson-skip")), "btn", data_do="lesson-go", data_count=first.number)


def _another_way(scene: TableScene, course: Course, note: Note) -> str:
    """What the other choice would mean, and whether to go on with it."""
    key = f"note-{note.name}.other"
    told = key in course.lesson.say(scene.viewer.language)
    words = _said(scene, course, key) if told else scene.say("lesson-other")
    stay = button(
        f"{escape(scene.say('lesson-stay'))}{kbd('Esc')}", "btn go", data_do="lesson-stay", aria_keyshortcuts="Escape"
    )
    free = button(escape(scene.say("lesson-free")), "btn line", data_do="lesson-free", data_value=course.other)
    title = escape(scene.say("lesson-other-way"))
    return f'<p class="do">{title}</p><p class="why">{escape(words)}</p><div class="acts">{stay}{free}</div>'


# ------------------------------------------------------------ how far one has come


def _head(scene: TableScene, course: Course) -> str:
    lesson = course.lesson
    number = list(lessons(scene.game)).index(lesson.name) + 1
    title = f"<small>{escape(scene.say('lesson-nth', number=number))}</small>{escape(lesson.title(scene.viewer.language))}"
    leave = link(f"{icon('close', 14)}{escape(scene.say('lesson-leave'))}", f"/games/{lesson.game}", "btn quiet")
    return f"<h2>{title}</h2>{leave}{_progress(course, _number(course), 'bar')}"


def _number(course: Course) -> int:
    """Of the note that is read, or of the next one."""
    if course.note is not None:
        return course.note.number
    played = course.place if course.place is not None else 0
    ahead = [note.number for note in course.lesson.notes if note.place > played]
    return len(course.lesson.notes) + 1 if course.finished or not ahead else ahead[0]


def _progress(course: Course, number: int, cls: str) -> str:
    """A piece for each chapter, as wide as it has notes."""
    notes, chapters = course.lesson.notes, course.lesson.chapters
    unit = (BAR - BAR_GAP * (len(chapters) - 1)) / len(notes)
    x, drawn = 0.0, ""
    for chapter in chapters:
        own = [note.number for note in notes if note.chapter == chapter]
        done = sum(each < number for each in own)
        drawn += _piece(x, unit * len(own)) + (_piece(x, unit * done, "done") if done else "")
        drawn += _piece(x + unit * done, max(unit, BAR_HEIGHT), "now") if number in own else ""
        x += unit * len(own) + BAR_GAP
    return f'<svg class="{cls}" viewBox="0 0 {BAR} {BAR_HEIGHT}" preserveAspectRatio="none" aria-hidden="true">{drawn}</svg>'


def _piece(x: float, width: float, cls: str = "") -> str:
    named = f' class="{cls}"' if cls else ""
    return f'<rect{named} x="{x:.1f}" width="{width:.1f}" height="{BAR_HEIGHT}" rx="3"/>'


def chapters(scene: TableScene, course: Course) -> str:
    """The chapters, in the drawer; each can be turned to."""
    number = _number(course)
    rows = "".join(_row(scene, course, place, chapter, number) for place, chapter in enumerate(course.lesson.chapters, 1))
    return f'<ol class="chapters">{rows}</ol>'


def _row(scene: TableScene, course: Course, place: int, chapter: str, number: int) -> str:
    notes = [note.number for note in course.lesson.notes if note.chapter == chapter]
    stage = "done" if notes[-1] < number else "now" if notes[0] <= number else "later"
    mark = icon("check", 13) if stage == "done" else str(place)
    count = f"{number - notes[0] + 1} / {len(notes)}" if stage == "now" else str(len(notes))
    name = escape(_said(scene, course, f"chapter-{chapter}"))
    body = f'<span class="nth">{mark}</span><b>{name}</b><small>{count}</small>'
    current = "step" if stage == "now" else None
    return f"<li>{button(body, stage, data_do='lesson-go', data_count=notes[0], aria_current=current)}</li>"


# ------------------------------------------------------------ the end


def _finish(scene: TableScene, course: Course) -> str:
    if not course.finished:
        return ""
    lesson = course.lesson
    picture = f'<div class="art"><img src="/poster/{lesson.game}.svg" alt=""></div>'
    end, about = (escape(_said(scene, course, key)) for key in ("end", "end.about"))
    two = f'<div class="two">{_know(scene, course)}{_others(scene, lesson)}</div>'
    body = f'<h1 id="finish-title">{end}</h1><p>{about}</p>{_have(scene, course)}{two}{_acts(scene, lesson)}'
    card = f'<div class="finish-card">{picture}<div class="finish-body">{body}</div></div>'
    return f'<div class="finish" role="dialog" aria-labelledby="finish-title">{card}</div>'


def _have(scene: TableScene, course: Course) -> str:
    """What the learner has now: pieces, which the script draws as they lie on the board, or else a few numbers."""
    say, hook = course.lesson.say(scene.viewer.language), scene.game.page.summary
    items = "".join(
        f'<li data-got="{gain.thing}"><span>{escape(say(f"got-{gain.name}"))}</span></li>' for gain in course.lesson.gains
    )
    if not items and hook is not None:
        words = [(name, scene.word(f"summary-{name}", count=count)) for name, count in hook(scene.seen, LEARNER)]
        items = "".join(f"<li>{icon(name, 26)}<span>{escape(each)}</span></li>" for name, each in words)
    return f'<ul class="got" aria-label="{escape(scene.say("lesson-you-have"))}">{items}</ul>' if items else ""


def _know(scene: TableScene, course: Course) -> str:
    say = course.lesson.say(scene.viewer.language)
    keys = [key for key in map("learned-{}".format, range(1, 10)) if key in say]
    items = "".join(f"<li>{icon('check', 16)}<span>{escape(say(key))}</span></li>" for key in keys)
    return f'<section><h2>{escape(scene.say("lesson-you-know"))}</h2><ul class="learned">{items}</ul></section>'


def _others(scene: TableScene, lesson: Lesson) -> str:
    """All lessons of the game; the one after this is the next."""
    after = next_lesson(scene, lesson)
    rows = "".join(_lesson(scene, each, lesson, after, number) for number, each in enumerate(lessons(scene.game).values(), 1))
    return f'<section><h2>{escape(scene.say("lesson-lessons"))}</h2><div class="lessons">{rows}</div></section>'


def _lesson(scene: TableScene, each: Lesson, this: Lesson, after: Lesson | None, number: int) -> str:
    done = each is this
    mark = icon("check", 13) if done else str(number)
    note = scene.say("lesson-done") if done else scene.say("lesson-minutes", minutes=each.minutes)
    body = f'<span class="nth">{mark}</span><b>{escape(each.title(scene.viewer.language))}</b><small>{escape(note)}</small>'
    cls = "done" if done else "next" if each is after else ""
    return button(body, cls, **_taking(each, again=done))


def next_lesson(scene: TableScene, lesson: Lesson) -> Lesson | None:
    found = list(lessons(scene.game).values())
    following = found[found.index(lesson) + 1 :]
    return following[0] if following else None


def _taking(lesson: Lesson, again: bool = False) -> dict[str, Any]:
    """What a button needs that takes a lesson."""
    return {
        "data_do": "lesson-take",
        "data_address": f"/games/{lesson.game}/lessons/{lesson.name}",
        "data_again": "true" if again else None,
    }


def _acts(scene: TableScene, lesson: Lesson) -> str:
    """Again; on from here; and the next lesson, if there is one, or else more to read."""
    say, after = scene.say, next_lesson(scene, lesson)
    again = button(f"{icon('undo', 15)}{escape(say('lesson-again'))}", "btn big", **_taking(lesson, again=True))
    more = link(escape(say("lesson-more")), f"/games/{lesson.game}", "btn big")
    free = button(escape(say("lesson-play-on")), "btn primary big" if after is None else "btn big", data_do="lesson-free")
    last = free
    if after is not None:
        body = f"{escape(say('lesson-next-one'))}{icon('arrow-right', 15)}"
        more, last = free, button(body, "btn primary big", **_taking(after))
    return f'<div class="acts">{again}<span class="grow"></span>{more}{last}</div>'
