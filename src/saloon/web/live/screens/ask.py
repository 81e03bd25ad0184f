"""The ask: whose turn it is, what is asked, and every option as a button."""

from __future__ import annotations

from babel.lists import format_list
from markupsafe import escape

from saloon.bots.search.advice import Advice, Advised
from saloon.drawing.seats import inline_brand, seat_class
from saloon.engine import DONE, AskAll, AskAny, Seat, choice_text, winners
from saloon.engine.game import StoryLine
from saloon.engine.guide import GENERATED
from saloon.web.live.screens import secret, topics
from saloon.web.live.screens.always import always
from saloon.web.live.screens.going_back import wish_buttons
from saloon.web.live.screens.lesson import wanted
from saloon.web.live.screens.markup import attributes, button, icon, kbd, link
from saloon.web.live.screens.menu import Group, MissingOption, OptionButton
from saloon.web.live.screens.places import are_on_a_map, begins_low, chips, has_chips, picked
from saloon.web.live.screens.regions import viewpoint
from saloon.web.live.screens.scene import TableScene
from saloon.web.tables.guides import address

MAX_OPTIONS = 9
"""Options of a group that are shown at once; of more, the first ones."""

MAX_MISSING_OPTIONS = 3
"""MissingOption options of a group that are shown at once."""

WIDE_NAME_CHARACTERS = 32
"""A longer name does not fit twice side by side on a phone."""

MAX_NOTED_OPTIONS = {"desk": 10, "tablet": 0, "phone": 8}
"""Of more options, by the size of the page, only the one that is lit shows its note, under the list."""

MAX_NOTED_BESIDE_AUTOMA = 4
"""The same where the area of an automa takes room beside the board."""

MAX_PRICE_CHARACTERS = 16
"""A longer price stands under the name."""

MAX_STEP_LINES = 4
"""Lines of an automa's turn that are shown at once."""

MAX_MARKED_OPTIONS = 3
"""Options that carry a mark when a bot has given advice."""

DOTS = '<span class="think"><i></i><i></i><i></i></span>'
"""Somebody is thinking."""

MAX_PIPS = 12
"""A budget of up to so many is shown as pips."""


def ask(scene: TableScene) -> str:
    if scene.match.over:
        return _over(scene)
    if scene.covered:
        return _waiting(scene, undo=False)
    if scene.ask is None:
        return _waiting(scene)
    return _holding(scene) if scene.ask.verb == DONE else _asked(scene)


def _panel(cls: str, head: str, body: str, options: str = "", foot: str = "") -> str:
    top = f'<div class="ask-head">{head}</div><div class="ask-body">{body}</div>'
    return f'<section class="ask {cls}">{top}{options}{foot}</section>'


# ------------------------------------------------------------ your turn


def _asked(scene: TableScene) -> str:
    assert scene.ask is not None
    question = scene.teller.question(scene.ask, scene.seen)
    help = button(icon("help", 18), "tool info", data_help=f"verb-{scene.ask.verb}", aria_label=scene.say("explain-question"))
    means = secret.own_answer(scene) or (_budget(scene) if scene.topic is None else "")
    body = f"<h1>{escape(question)}</h1>{help}{_rules(scene)}{means}{_figure(scene)}{_counsel(scene)}{_advice(scene)}"
    if (answers := topics.answers(scene)) is not None:
        return _panel("yours", _your_head(scene), body, topics.about(scene) + answers, always(scene) + _turnbar(scene))
    groups = _guided(scene) if wanted(scene) else "".join(_group(scene, group) for group in scene.menu.groups)
    if scene.viewer.size == "phone" and not wanted(scene):
        groups += _group(scene, scene.menu.anytime)
    slim = _shape(scene)
    marks = attributes(id="options", role="group", aria_label=question, data_kind=scene.ask.verb, data_low=begins_low(scene))
    options = f'<div class="{slim}"{marks}>{groups}</div>' if groups else ""
    if scene.viewer.size == "phone":
        options = chips(scene) + picked(scene) + options
    aside = _aside(scene) if scene.viewer.size != "phone" else ""
    lead = "" if scene.course is not None else _lead(scene)
    foot = lead + aside + always(scene) + _turnbar(scene)
    return _panel("yours", _your_head(scene), body, topics.about(scene) + options, foot)


def _rules(scene: TableScene) -> str:
    """The button that opens the chapter of this question, where the game has one."""
    assert scene.ask is not None
    chapter = scene.game.guide.chapter_of_verb(scene.ask.verb)
    if chapter.chapter in GENERATED:
        return ""
    words = scene.say("question-rules")
    marks = {"data_chapter": address(scene.game, chapter), "aria_label": words, "title": words, "aria_keyshortcuts": "Shift+R"}
    return button(icon("book", 18), "tool info rules", data_do="rules", **marks)


def _shape(scene: TableScene) -> str:
    """Few options stand loosely; long ones, and those with notes, need the whole width of a phone."""
    names = [option.name for group in scene.menu.groups for option in group.options]
    loose = " loose" if len(names) <= 6 and len(scene.menu.groups) < 2 else ""
    brief = " brief" if _is_brief(scene) else ""
    noted = not brief and any(scene.menu.notes())
    wide = " wide" if noted or any(len(name) > WIDE_NAME_CHARACTERS for name in names) else ""
    return f"opts{loose}{wide}{brief}"


def _is_brief(scene: TableScene) -> bool:
    """Whether notes are not written under each option: there are too many of them, or all say the same."""
    notes = scene.menu.notes()
    most = MAX_NOTED_BESIDE_AUTOMA if any(seat.automa for seat in scene.room.seats) else MAX_NOTED_OPTIONS[scene.viewer.size]
    return len(notes) > most or bool(_common_note(notes))


def _common_note(notes: list[str]) -> str:
    return notes[0] if len(notes) > 1 and len(set(notes)) == 1 else ""


def _lead(scene: TableScene) -> str:
    """Under a long list: the note of the option that is lit; before one is, what a bot advises or all have in common."""
    notes = scene.menu.notes()
    if not any(notes) or not _is_brief(scene):
        return ""
    advised = [option.note for group in scene.menu.groups for option in group.options if scene.advised in option.choices]
    common = escape(_common_note(notes) or "".join(advised[:1]) or scene.say("lead-none"))
    return f'<p class="lead" id="lead" data-common="{common}" aria-hidden="true">{common}</p>'


def _holding(scene: TableScene) -> str:
    """Nothing is left to choose: end the turn, or take something back."""
    body = f"<h1>{escape(scene.say('hold'))}</h1><p class='hint'>{escape(scene.say('hold-hint'))}</p>"
    return _panel("yours hold", _your_head(scene), body, "", always(scene) + _turnbar(scene))


def _your_head(scene: TableScene) -> str:
    several = len(scene.viewer.seats) > 1
    name = scene.names[scene.eye] if several and scene.eye is not None else ""
    usual = scene.say("change-answer") if scene.changing else scene.say("your-turn")
    words = escape(scene.say("your-turn-name", name=name) if several else topics.title(scene) or usual)
    return f'<span class="dot"></span>{words}{_phases(scene)}{topics.count(scene) or _secret(scene)}{_clock(scene, scene.eye)}'


def _phases(scene: TableScene) -> str:
    """The parts of a turn, the current one filled."""
    assert scene.ask is not None
    hook = scene.game.page.phases
    found = hook(scene.seen, scene.ask.seat, scene.ask.verb) if hook is not None else None
    if found is None:
        return ""
    steps = [(scene.word(f"phase-{key}"), "step" if index == found[0] else None) for index, key in enumerate(found[1])]
    shown = "".join(f"<li{attributes(aria_current=current)}>{escape(name)}</li>" for name, current in steps)
    return f'<ol class="phases" aria-label="{escape(scene.say("phases"))}">{shown}</ol>'


def _clock(scene: TableScene, seat: Seat | None) -> str:
    if seat is None or scene.room.table.bank is None or scene.bot(seat):
        return ""
    return f'<span class="clock">{icon("clock", 14)}<span data-clock="{seat}"></span></span>'


def _secret(scene: TableScene) -> str:
    """How many are ready, where several choose at once."""
    question = scene.match.question
    if not isinstance(question, AskAll) or isinstance(question, AskAny):
        return ""
    everybody = len(question.by_seat())
    if everybody < 2:
        return ""
    ready = scene.say("ready", ready=everybody - len(scene.match.asks), of=everybody)
    return f'<span class="ready">{escape(ready)}</span>'


def _budget(scene: TableScene) -> str:
    """The line that matters: what there is to spend."""
    if scene.game.page.budget is None or scene.eye is None:
        return ""
    meters = scene.game.page.budget(scene.seen, scene.eye)
    words = [scene.word(f"budget-{what}", left=left, of=of) for what, left, of in meters]
    pips = "".join(_pips(left, of) for _, left, of in meters if 0 < of <= MAX_PIPS)
    return f'<p class="hint">{pips}<span>{escape(" · ".join(words))}</span></p>' if words else ""


def _figure(scene: TableScene) -> str:
    """What the game draws beside the question."""
    hook = scene.game.page.figure
    return hook(scene.seen, viewpoint(scene)) if hook is not None else ""


def _pips(left: int, of: int) -> str:
    full, empty = icon("action-point", 14, "pip"), icon("action-point", 14, "pip spent")
    return f'<span class="pips" aria-hidden="true">{full * left}{empty * (of - left)}</span>'


def _counsel(scene: TableScene) -> str:
    """One sentence of the coach of first games, who can be sent away for good."""
    if not scene.coach:
        return ""
    words = scene.say("coach-off")
    away = button(icon("close", 14), "tool", data_do="coach", data_yes="false", aria_label=words, title=words)
    return f'<div class="counsel" id="counsel">{icon("person", 16)}<p>{escape(scene.coach)}</p>{away}</div>'


# ------------------------------------------------------------ what a bot would do


def _advice(scene: TableScene) -> str:
    """The button that asks a bot; while it thinks, three dots; then what it would choose."""
    if not scene.room.advice_allowed or scene.ask is None or len(scene.ask.options) < 2 or scene.changing:
        return ""
    if scene.advice is not None:
        words = f"{escape(_would(scene, scene.advice))}{_because(scene, scene.advice)}"
        return f'<p class="advice told">{icon("bot", 16)}<span>{words}</span></p>'
    if scene.advising:
        return f'<p class="advice">{icon("bot", 16)}<span>{escape(scene.say("advising"))}</span>{DOTS}</p>'
    words = f"{icon('bot', 16)}<span>{escape(scene.say('advise'))}</span>{kbd('h')}"
    return f'<p class="advice">{button(words, "btn quiet", data_do="advise", aria_keyshortcuts="h")}</p>'


def _would(scene: TableScene, advice: Advice) -> str:
    """In a sentence: the option itself may be folded away."""
    best, name = advice.options[0], _labelled(scene, advice.options[0].text)
    return scene.say("advised", name=name, chance=_percent(best)) if best.playouts else scene.say("advised-at-once", name=name)


def _labelled(scene: TableScene, text: str) -> str:
    """An option of the question as it is labelled."""
    assert scene.ask is not None
    value = next(option for option in scene.ask.options if choice_text(scene.ask.verb, option) == text)
    return scene.teller.label(scene.ask.verb, value, scene.seen, scene.ask.about)


def _because(scene: TableScene, advice: Advice) -> str:
    """Why: what it gains against the option that came nearest, and what it gives up."""
    if not advice.other:
        return ""
    other = _labelled(scene, advice.other)
    gains = [scene.teller.difference(each) for each in advice.reasons if each.worth > 0]
    losses = [scene.teller.difference(each) for each in advice.reasons if each.worth < 0]
    if not gains:
        words = scene.say("advised-close", other=other)
    else:
        named = format_list(gains, locale=scene.viewer.language)
        loss = losses[0] if losses else ""
        words = scene.say("advised-but" if loss else "advised-because", other=other, gains=named, loss=loss)
    return f"<small>{escape(words)}</small>"


def _odds(scene: TableScene, option: OptionButton) -> str:
    """A quiet mark on the options that the bot thought about most: the chance to win after them."""
    advice = scene.advice
    if advice is None:
        return ""
    tried = [each for each in advice.options if each.playouts * 2 >= advice.options[0].playouts][:MAX_MARKED_OPTIONS]
    found = next((each for each in tried if each.text == option.choice), None)
    if found is None:
        return ""
    chance = scene.say("odds", chance=_percent(found)) if found.playouts else ""
    shown = f'<span class="sr">{escape(scene.say("chance"))} </span>{escape(chance)}' if chance else ""
    if found is not tried[0]:
        return f'<span class="odds">{shown}</span>'
    best = f'<small class="would">{escape(scene.say("would-choose"))}</small>'
    return f'<span class="odds best">{icon("bot", 13)}{shown}</span>{best}'


def _percent(advised: Advised) -> int:
    """Nothing is certain that is only estimated."""
    return min(99, max(1, round(100 * advised.chance)))


# ------------------------------------------------------------ options


def _group(scene: TableScene, group: Group) -> str:
    """The heading, the first options, the rest behind "13 more", and what cannot be had."""
    title = f"<h2>{escape(group.title)}</h2>" if group.title else ""
    options, shown, words = group.options, len(group.options), "more"
    if shown > MAX_OPTIONS and scene.viewer.size != "tablet":  # there a row can be as long as it likes
        options, shown = sorted(options, key=lambda option: scene.advised not in option.choices), MAX_OPTIONS - 1
        if are_on_a_map(scene, options):
            shown, words = int(scene.advised in options[0].choices), "on-map"  # what a bot advises is not folded away
    first, rest = options[:shown], options[shown:]
    more = ""
    if rest:
        body = "".join(_with_ways(scene, option) for option in rest)
        more = _folded(f"{words}-{group.sort}", scene.say(words, count=len(rest)), body)
    return title + "".join(_with_ways(scene, option) for option in first) + more + _missing(scene, group)


def _guided(scene: TableScene) -> str:
    """In a lesson: what it asks for, and the rest behind "8 other choices"."""
    shown = [option for group in scene.menu.groups for option in group.options]
    if scene.viewer.size == "phone":  # on a desk they stand beneath
        shown += [option for option in scene.menu.anytime.options if option.choice in wanted(scene)]
    options = [each for option in shown for each in (option, *option.ways)]
    first = [_option(scene, option) for option in options if option.choice in wanted(scene)]
    rest = [_option(scene, option) for option in options if option.choice not in wanted(scene)]
    more = _folded("more-lesson", scene.say("lesson-others", count=len(rest)), "".join(rest)) if rest else ""
    return "".join(first) + more


def _missing(scene: TableScene, group: Group) -> str:
    if len(group.missing) <= MAX_MISSING_OPTIONS:
        return "".join(map(_cannot, group.missing))
    title = scene.say("not-now", count=len(group.missing))
    return _folded(f"not-{group.sort}", title, "".join(map(_cannot, group.missing)))


def _folded(id: str, title: str, body: str) -> str:
    summary = f"<summary>{icon('chevron-right', 14)}{escape(title)}</summary>"
    return f'<details class="fold" id="{id}">{summary}<div>{body}</div></details>'


def _with_ways(scene: TableScene, option: OptionButton) -> str:
    """One button; options that only differ by the way open beneath it."""
    if not option.ways:
        return _option(scene, option)
    count = scene.say("ways", count=len(option.ways) + 1)
    label = scene.say("ways-to", count=len(option.ways) + 1, name=option.name)
    summary = f'<summary aria-label="{escape(label)}">{escape(count)}{icon("chevron-down", 13)}</summary>'
    others = f'<div role="group" aria-label="{escape(label)}">{"".join(_option(scene, way) for way in option.ways)}</div>'
    shown = attributes(open=scene.advised in option.choices[1:])
    ways = f'<details id="w-{escape(option.choice)}"{shown}>{summary}{others}</details>'
    return f'<div class="ways">{_option(scene, option)}{ways}</div>'


def _option(scene: TableScene, option: OptionButton) -> str:
    key = f'<span class="key">{escape(option.key)}</span>' if option.key else '<span class="key none"></span>'
    cls = "price" if len(option.price) <= MAX_PRICE_CHARACTERS else "price long"
    price = f'<span class="{cls}">{escape(option.price)}</span>' if option.price else ""
    note = f'<small class="gist">{escape(option.note)}</small>' if option.note else ""
    body = f"{key}<b>{escape(option.name)}</b>{price}{_odds(scene, option)}{note}"
    return button(body, "opt", data_commit=_committing(scene, option), **_marks(option))


def _committing(scene: TableScene, option: OptionButton) -> str | None:
    """What the wide button of a phone says, where the game has words for it that are shorter than the label."""
    assert scene.ask is not None
    key = f"commit-{scene.ask.verb}"
    if scene.viewer.size == "desk" or key not in scene.teller.texts:
        return None
    words = scene.word(key, name=option.name)
    return f"{words} · {option.price}" if option.price and len(option.price) <= MAX_PRICE_CHARACTERS else words


def _marks(option: OptionButton) -> dict[str, object]:
    """Ids tell the morphing which button is which."""
    return {
        "id": f"o-{option.choice}",
        "data_choice": option.choice,
        "data_key": option.key or None,
        "data_help": option.help or None,
        "aria_keyshortcuts": option.key or None,
        "title": option.label,
    }


def _cannot(missing: MissingOption) -> str:
    body = f'<span class="key off"></span><b>{escape(missing.name)}</b><small>{escape(missing.reason)}</small>'
    help = missing.help or None
    return button(body, "opt off", id=f"n-{missing.choice}", aria_disabled="true", data_help=help, data_why=missing.reason)


# ------------------------------------------------------------ the foot


def _aside(scene: TableScene) -> str:
    """What may be done beside the main thing."""
    group = scene.menu.anytime
    body = "".join(_small(scene, option) for option in group.options)
    body += "".join(
        button(escape(missing.name), "btn off", aria_disabled="true", data_help=missing.help or None, data_why=missing.reason)
        for missing in group.missing
    )
    return f'<div class="anytime">{body}</div>' if body else ""


def _small(scene: TableScene, option: OptionButton) -> str:
    body = f"{icon('plus', 15)}{escape(option.name)}{_odds(scene, option)}{kbd(option.key)}"
    return button(body, "btn act", **_marks(option))


def _put_in(scene: TableScene) -> str:
    """What may be done at any time, even while somebody else is asked; nobody waits for it."""
    if scene.aside is None:
        return ""
    body = "".join(_small(scene, option) for option in scene.put_in)
    return f'<div class="anytime" role="group" aria-label="{escape(scene.say("any-time"))}">{body}{_commit(scene)}</div>'


def _turnbar(scene: TableScene) -> str:
    """Undo, restart, end: always in this order."""
    ends = "".join(
        button(f"{escape(option.label)}{_odds(scene, option)}{kbd(option.key)}", "btn end", **_marks(option))
        for option in ([] if has_chips(scene) or topics.is_stepped(scene) else scene.menu.end.options)
    )
    commit = _commit(scene) if scene.ask is not None and not topics.is_stepped(scene) else ""
    return f'<div class="turnbar">{_undo(scene)}<span class="grow"></span>{ends}{commit}</div>'


def _undo(scene: TableScene) -> str:
    table, match, say = scene.room.table, scene.match, scene.say
    if scene.changing:
        return secret.keep(scene)
    if table.undo == "none":
        return ""
    words = f"{icon('undo', 16)}<span>{escape(say('undo'))}</span>"
    again = f"{icon('restart', 15)}<span>{escape(say('restart'))}</span>"
    if scene.room.undo_seat in scene.viewer.seats:
        undo = button(words + kbd("u"), "btn", data_do="undo", aria_keyshortcuts="u")
        return undo + button(again, "btn quiet again", data_do="restart", title=say("restart"), aria_keyshortcuts="Shift+U")
    if match.at_turn_start or match.can_undo:  # what could be undone is somebody else's
        return button(words, "btn off", aria_disabled="true", data_why=say("nothing-yet")) + wish_buttons(scene)
    lock = f"{icon('lock', 15)}<span>{escape(say('undo'))}</span>"
    return button(lock, "btn off", aria_disabled="true", data_why=say("sealed")) + wish_buttons(scene)


def _commit(scene: TableScene) -> str:
    """On a touch screen the first tap selects, and this button says what it will do."""
    words = scene.say("choose-place" if begins_low(scene) else "choose-one")
    return button(escape(words), "btn primary tall commit", id="commit", aria_disabled="true", data_idle=words)


# ------------------------------------------------------------ waiting, watching, the end


def _waiting(scene: TableScene, undo: bool = True) -> str:
    asked = list(scene.match.asks)
    if not asked:
        return ""
    first = asked[0]
    if scene.course is not None and scene.course.waits:
        return _reading(scene, first)
    if len(asked) > 1 or scene.given:
        return _several(scene, asked)
    body = _steps(scene, first) if scene.automa(first) else _question(scene, first)
    head = f"{_watch(scene)}{inline_brand(first, 'sm')}{_who_moves(scene, first)}{topics.count(scene)}{_clock(scene, first)}"
    foot = _turnbar(scene) if undo and _can_take_back(scene) else _go_on(scene, first) or _told(scene)
    return _panel(f"wait {seat_class(first)}", head, body, topics.about(scene), _put_in(scene) + foot)


def _reading(scene: TableScene, seat: Seat) -> str:
    """In a lesson the others wait until its notes are read."""
    name = scene.names[seat]
    body = _steps(scene, seat) if scene.automa(seat) else f'<p class="hint">{escape(scene.say("lesson-waits", name=name))}</p>'
    return _panel(f"wait {seat_class(seat)}", f"{inline_brand(seat, 'sm')}{escape(name)}", body)


def _who_moves(scene: TableScene, seat: Seat) -> str:
    """Three dots for whoever moves by itself."""
    words = "automa-plays" if scene.automa(seat) else "bot-thinks" if scene.bot(seat) else "to-move"
    dots = DOTS if scene.bot(seat) else ""
    return f"{escape(scene.say(words, name=scene.names[seat]))}{dots}"


def _question(scene: TableScene, seat: Seat) -> str:
    """What somebody else is asked."""
    ask = scene.match.asks[seat]
    if words := topics.waits(scene):
        return f"<h1>{escape(words)}</h1>"
    question = scene.say("hold-other") if ask.verb == DONE else scene.teller.question(ask, scene.seen)
    return f'<p class="asked">{escape(scene.say("is-asked", name=scene.names[seat]))}</p><h1>{escape(question)}</h1>'


def _steps(scene: TableScene, seat: Seat) -> str:
    """The turn of an automa line by line; or, where its game tells no story, what it has done so far, the last thing large."""
    story = scene.game.page.story(scene.seen, seat, scene.teller.texts) if scene.game.page.story is not None else ()
    if story:
        return f'<ol class="story">{"".join(_story_line(number, line) for number, line in enumerate(story, 1))}</ol>'
    tells = scene.room.tells
    first = len(tells)
    while first and tells[first - 1].seat == seat and len(tells) - first < MAX_STEP_LINES:
        first -= 1
    lines = [scene.teller.line(tell.seen_by(scene.eye), scene.seen) for tell in tells[first:]]
    *before, last = lines or [scene.say("automa-plays", name=scene.names[seat])]
    return "".join(f'<p class="asked">{escape(line)}</p>' for line in before) + f"<h1>{escape(last)}</h1>"


def _story_line(number: int, line: StoryLine) -> str:
    mark = icon("check", 13) if line.stage == "done" else str(number)
    reason = f"<small>{escape(line.reason)}</small>" if line.reason else ""
    now = ' aria-current="step"' if line.stage == "now" else ""
    return f'<li class="{line.stage}"{now}><span class="no">{mark}</span><p>{escape(line.text)}{reason}</p></li>'


def _go_on(scene: TableScene, seat: Seat) -> str:
    """Whoever plays need not wait for every step of an automa."""
    if scene.watching or not scene.automa(seat):
        return ""
    step = button(f"{escape(scene.say('next-step'))}{kbd(scene.say('key-space'))}", "btn primary", data_do="step")
    whole = button(f"{escape(scene.say('all-steps'))}{kbd('↵')}", "btn", data_do="steps")
    return f'<div class="turnbar">{step}{whole}</div>'


def _several(scene: TableScene, asked: list[Seat]) -> str:
    """Everybody chooses at once, and this viewer has chosen or only looks."""
    words = topics.waits(scene) or secret.who_chooses(scene, asked)
    title = scene.say("answer-given") if scene.given else topics.title(scene) or scene.say("waiting")
    head = f"{_watch(scene)}{escape(title)}{topics.count(scene) or _secret(scene)}"
    foot = secret.change_bar(scene) if scene.given else _turnbar(scene) if _can_take_back(scene) else _told(scene)
    return _panel("wait", head, f"<h1>{escape(words)}{DOTS}</h1>", topics.about(scene) + secret.own_answer(scene), foot)


def _can_take_back(scene: TableScene) -> bool:
    mine = scene.room.undo_seat in scene.viewer.seats
    return scene.room.table.undo != "none" and not scene.watching and (mine or bool(wish_buttons(scene)))


def _watch(scene: TableScene) -> str:
    return f'<span class="watching">{icon("spectator", 15)}{escape(scene.say("watching"))}</span>' if scene.watching else ""


def _told(scene: TableScene) -> str:
    """How one is told; the page shows the button where the browser can do it and has not been asked."""
    if scene.watching or scene.covered or scene.course is not None:
        return ""
    ask = button(f"{icon('bell', 15)}{escape(scene.say('notify'))}", "btn", data_do="notify", hidden=True)
    return f'<div class="turnbar"><span class="hint">{escape(scene.say("title-changes"))}</span>{ask}</div>'


def _over(scene: TableScene) -> str:
    table = scene.match.standings()
    best = winners(table)
    names = [scene.names[seat] for seat in best]
    points = table[best[0]].total
    if len(best) == 1:
        words = scene.say("wins", name=names[0], points=points)
    else:
        words = scene.say("shared-win", names=format_list(names, locale=scene.viewer.language), points=points)
    own = "".join(
        _own_place(scene, seat, table[seat].rank, table[seat].total) for seat in scene.viewer.seats if seat not in best
    )
    score = link(f"{icon('vp', 16)}{escape(scene.say('see-score'))}", f"{scene.address}/score", "btn primary")
    replay = link(f"{icon('recap', 15)}{escape(scene.say('see-replay'))}", f"{scene.address}/replay", "btn")
    analysis = link(f"{icon('bot', 15)}{escape(scene.say('see-analysis'))}", f"{scene.address}/analysis", "btn")
    again = "" if scene.watching else button(f"{icon('restart', 15)}{escape(scene.say('rematch'))}", "btn", data_do="rematch")
    brands = "".join(inline_brand(seat, "lg") for seat in best)
    body = f'<div class="winner">{brands}<h1>{escape(words)}</h1></div>{own}'
    foot = f'<div class="turnbar">{score}{replay}{analysis}{again}</div>'
    return _panel("over", f"{icon('trophy', 16)}{escape(scene.say('over'))}", body, "", foot)


def _own_place(scene: TableScene, seat: Seat, rank: int, points: int) -> str:
    words = scene.say("own-place", name=scene.names[seat], rank=rank, points=points)
    return f'<p class="hint">{escape(words)}</p>'
