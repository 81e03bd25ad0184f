"""The top bar: house, game and table, order of play, how far the end is, tools."""

from __future__ import annotations

from markupsafe import escape

from saloon.drawing.seats import inline_brand, seat_class
from saloon.engine import Seat
from saloon.web.live.screens.markup import attributes, button, icon, link
from saloon.web.live.screens.scene import TableScene

NEAR_END_SHARE = 5
"""The last fifth of what runs out is marked."""

DEALS = {"known": ("deal-known", "deal-known-about"), "anew": ("deal-anew", "deal-anew-about")}
"""What is said of a table that goes on from an earlier game: shortly, and at length."""

METER_ICONS = {"deck": "card-back", "bank": "bank"}


def top(scene: TableScene) -> str:
    return f"{_house(scene)}{_order(scene)}{_countdown(scene)}{_tools(scene)}"


def _house(scene: TableScene) -> str:
    say, table = scene.say, scene.room.table
    logo = f'<a class="logo" href="/" aria-label="{escape(say("to-lobby"))}">{icon("saloon-mark", 24)}<span>Saloon</span></a>'
    details = say("table-seats", count=table.size)
    name = scene.course.lesson.title(scene.viewer.language) if scene.course is not None else table.name
    named = f"{name} · {details}" if name else details
    named += f" · {say(DEALS[table.deal][0])}" if table.deal else ""
    about = escape(say(DEALS[table.deal][1])) if table.deal else ""
    return f'{logo}<p class="crumb" title="{about}"><b>{escape(scene.word("game"))}</b><span>{escape(named)}</span></p>'


# ------------------------------------------------------------ order of play


def _order(scene: TableScene) -> str:
    seats = "".join(_seat(scene, row.number) for row in scene.room.seats)
    return f'<ol class="order" aria-label="{escape(scene.say("order-of-play"))}">{seats}</ol>'


def _seat(scene: TableScene, seat: Seat) -> str:
    now, mine = seat in scene.match.asks, seat in scene.viewer.seats
    name = scene.say("you") if mine and len(scene.viewer.seats) == 1 else scene.pills[seat]
    named = f'<b title="{escape(scene.full_names[seat])}">{escape(name)}</b>'
    kind = _kind(scene, seat) if scene.bot(seat) else _presence(scene, seat)
    turn = f'<span class="sr">{escape(scene.say("to-play"))}</span>' if now else ""
    clock = "" if scene.room.table.bank is None or scene.bot(seat) else f'<span class="time" data-clock="{seat}"></span>'
    facts = f'<span class="facts">{_summary(scene, seat)}{clock}</span>'
    cls = f"o {seat_class(seat)}{' now' if now else ''}{' mine' if mine else ''}"
    body = f'{inline_brand(seat, "sm")}<span class="who">{named}{kind}{turn}</span>{facts}'
    current = "true" if now else None
    return f"<li>{button(body, cls, data_do='rival', data_seat=seat, aria_current=current)}</li>"


def _kind(scene: TableScene, seat: Seat) -> str:
    if scene.room.seats[seat].stood_in:
        return icon("bot", 13, "kind", scene.say("bot-for", name=scene.names[seat]))
    name = "automa" if scene.automa(seat) else "bot"
    return icon(name, 13, "kind", scene.say(name))


def _presence(scene: TableScene, seat: Seat) -> str:
    here = scene.here(seat)
    return (
        f'<span class="{"dot here" if here else "dot away"}"{attributes(title=scene.say("here" if here else "away"))}></span>'
    )


def _summary(scene: TableScene, seat: Seat) -> str:
    """A seat's few numbers, for the strip of a phone."""
    if scene.game.page.summary is None:
        return ""
    shown = []
    for name, count in scene.game.page.summary(scene.seen, seat):
        words = scene.word(f"summary-{name}", count=count)
        shown.append(f'<span class="fact">{icon(name, 13, label=words)}<b data-number="{count}">{count}</b></span>')
    return "".join(shown)


# ------------------------------------------------------------ how far the end is


def _countdown(scene: TableScene) -> str:
    if scene.game.page.countdown is None or scene.match.over:
        return '<div class="gauges"></div>'
    return f'<div class="gauges">{"".join(_meter(scene, *meter) for meter in scene.game.page.countdown(scene.seen))}</div>'


def _meter(scene: TableScene, what: str, left: int, of: int) -> str:
    """A bar is drawn, not styled: pages carry no inline style.

    Where the game has words for it (`term-<what>`), it explains what it counts, which lies on the board under the same id.
    """
    words = scene.word(f"countdown-{what}", left=left)
    width = round(56 * max(0, min(left, of)) / of) if of else 0
    bar = f'<rect class="rail" width="56" height="6" rx="3"/><rect class="left" width="{width}" height="6" rx="3"/>'
    near = " near" if left * NEAR_END_SHARE <= of else ""
    drawn = f'<svg class="bar" width="56" height="6" viewBox="0 0 56 6" aria-hidden="true">{bar}</svg>'
    mark = icon(METER_ICONS[what], 15) if what in METER_ICONS else ""
    title = scene.say("countdown-title", left=left, of=of)
    body = f"{mark}<span>{escape(words)}</span>{drawn}"
    help = f"term-{what}"
    if help not in scene.teller.texts:
        return f'<span class="gauge{near}" title="{escape(title)}">{body}</span>'
    return button(body, f"gauge{near}", data_help=help, data_counts=what, title=title)


# ------------------------------------------------------------ tools


def _tools(scene: TableScene) -> str:
    say, language = scene.say, scene.viewer.language
    help = button(f"{icon('help', 18)}<kbd>?</kbd>", "tool", data_do="keys", aria_label=say("help"), title=say("help"))
    faces = f'<span class="moon">{icon("moon", 17)}</span><span class="sun">{icon("sun", 17)}</span>'
    theme = button(faces, "tool", data_do="theme", aria_label=say("theme"), title=say("theme"))
    tongues = "".join(_tongue(code, language) for code in ("en", "fr"))
    label = escape(say("tools"))
    return f'<nav class="tools" aria-label="{label}">{help}{theme}{tongues}{_menu(scene)}</nav>'


def _tongue(code: str, language: str) -> str:
    on = code == language
    pressed = "true" if on else "false"
    return button(
        code.upper(), f"tool seg{' on' if on else ''}", data_do="language", data_value=code, lang=code, aria_pressed=pressed
    )


def _aid(scene: TableScene) -> list[str]:
    words = f"{icon('aid', 16)}{escape(scene.say('player-aid'))}"
    return [button(words, "entry", data_do="aid", aria_keyshortcuts="/")] if scene.game.page.aid else []


def _entries(scene: TableScene) -> list[str]:
    say = scene.say
    if scene.course is not None:
        return [
            link(f"{icon('saloon-mark', 16)}{escape(say('to-lobby'))}", "/", "entry"),
            button(f"{icon('keyboard', 16)}{escape(say('keys'))}", "entry", data_do="keys"),
            link(f"{icon('close', 16)}{escape(say('lesson-leave'))}", f"/games/{scene.game.id}", "entry"),
        ]
    entries = [
        link(f"{icon('saloon-mark', 16)}{escape(say('to-lobby'))}", "/", "entry"),
        button(f"{icon('link', 16)}{escape(say('copy-link'))}", "entry", data_do="copy"),
        button(f"{icon('bell', 16)}{escape(say('notify'))}", "entry", data_do="notify", hidden=True),
        *_aid(scene),
        button(f"{icon('keyboard', 16)}{escape(say('keys'))}", "entry", data_do="keys"),
        link(f"{icon('recap', 16)}{escape(say('see-replay'))}", f"{scene.address}/replay", "entry"),
    ]
    if scene.game.page.marks:
        entries += [
            button(f"{icon('automa', 16)}{escape(say(word, name=name))}", f"entry {word}", data_do="marks")
            for seat, name in enumerate(scene.names)
            if scene.automa(seat)
            for word in ("hide-marks", "show-marks")
        ]
    if scene.viewer.seats:
        entries.append(button(f"{icon('check', 16)}{escape(say('standing-answers'))}", "entry", data_do="standing"))
    if scene.viewer.signed_in:
        entries.append(button(f"{icon('settings', 16)}{escape(say('preferences'))}", "entry", data_do="preferences"))
        entries.append(link(f"{icon('person', 16)}{escape(say('people'))}", f"{scene.address}/people", "entry"))
    if scene.viewer.seats and not scene.match.over:
        entries.append(button(f"{icon('close', 16)}{escape(say('resign'))}", "entry bad", data_do="resign"))
    return entries


def _menu(scene: TableScene) -> str:
    say = scene.say
    summary = (
        f'<summary class="tool" aria-label="{escape(say("menu"))}" title="{escape(say("menu"))}">{icon("menu", 18)}</summary>'
    )
    deal = scene.room.table.deal
    about = f'<p class="proof">{escape(say(DEALS[deal][1]))}</p>' if deal else ""
    proof = f'{about}<p class="proof">{escape(say("fingerprint", hash=scene.room.table.seed_hash))}</p>'
    return f'<details class="menu" id="menu">{summary}<div class="entries">{"".join(_entries(scene))}{proof}</div></details>'
