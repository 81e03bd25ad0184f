"""A duel beside its question: for what, who with which strength, what everybody can reach; and the card when it is fought."""

from __future__ import annotations

from babel.lists import format_list
from markupsafe import escape

from saloon.drawing.seats import inline_brand, seat_class
from saloon.drawing.shapes import group, rect
from saloon.engine import Value
from saloon.engine.reader import capital
from saloon.engine.scenes import Duel, Fighter, Reveal, Shooter, Thing
from saloon.web.live.screens.markup import button, icon
from saloon.web.live.screens.menu import OptionButton
from saloon.web.live.screens.regions import viewpoint
from saloon.web.live.screens.scene import TableScene

RECENT_CHOICES = 2
"""A duel is shown to whoever has not seen it if no more choices were made since."""

LINE_END, LINE_WIDTH, LINE_MARGIN = 9, 300, 13
"""The line of what can be reached goes from 0 to 9, or as far as it must."""

STATES = {"choosing": "duel-chooses", "choosing-tile": "duel-chooses-tile", "ready": "duel-ready"}


# ------------------------------------------------------------ the upper half


def title(scene: TableScene, duel: Duel) -> str:
    """Several duels are counted."""
    return scene.say("duel-of", number=duel.number, of=duel.of) if duel.of > 1 else scene.say("duel")


def about(scene: TableScene, duel: Duel) -> str:
    cls = "faceoff" if len(duel.fighters) == 2 and not duel.goal else "faceoff many"
    ordered = sorted(duel.fighters, key=lambda each: each.seat != scene.eye)  # one's own stands first
    cards = [_fighter(scene, duel, fighter) for fighter in ordered]
    if duel.goal:
        cards.append(_opponent(scene, duel.goal))
    between = f'<span class="vs">{icon("revolver", 20)}</span>' if cls == "faceoff" else ""
    return f'{_stake(scene, duel)}<div class="{cls}">{between.join(cards)}</div>'


def named(scene: TableScene, things: list[Thing]) -> str:
    """The place, and what is to be had there."""
    return " · ".join(scene.teller.thing(thing, scene.seen) for thing in things)


def _stake(scene: TableScene, duel: Duel) -> str:
    sketch = scene.game.page.sketch
    drawn = sketch(scene.seen, "place", viewpoint(scene)) if sketch is not None else ""
    return f'<div class="stake">{drawn}<b>{escape(capital(named(scene, duel.place)))}</b></div>'


def _fighter(scene: TableScene, duel: Duel, fighter: Fighter) -> str:
    seat, sketch = fighter.seat, scene.game.page.sketch
    figure = sketch(scene.seen, f"seat-{seat}", viewpoint(scene)) if sketch is not None else ""
    parts = "".join(
        f"<li><span>{escape(scene.word(f'part-{what}'))}</span><b>{more}</b></li>" for what, more in fighter.parts.items()
    )
    state = _state(scene, duel, fighter)
    who = f'<p class="who">{inline_brand(seat, "sm")}<b>{escape(scene.called(seat))}</b></p>'
    strength = f'<p class="strength"><span>{escape(scene.say("strength"))}</span><b>{fighter.strength}</b></p>'
    words = f'<p class="state">{escape(scene.say(STATES[state], count=fighter.hand))}</p>' if state else ""
    stand = f'<div class="stand">{figure}{_lies(scene, duel, fighter, state)}</div>'
    return f'<div class="fighter {seat_class(seat)} {state}">{who}{stand}<ul>{parts}</ul>{strength}{words}</div>'


def _state(scene: TableScene, duel: Duel, fighter: Fighter) -> str:
    """Who has chosen says so to everybody, but not what."""
    if fighter.seat in scene.match.asks:
        return "choosing-tile" if fighter.hand else "choosing"
    return "ready" if fighter.seat in scene.match.given else ""


def _lies(scene: TableScene, duel: Duel, fighter: Fighter, state: str) -> str:
    """What lies open, or its back."""
    if fighter.shot:
        return f'<span class="throw">{faces(duel.weapon, fighter.shot)}</span>'
    if duel.weapon == "dice":
        return ""
    back = "picked" if state.startswith("choosing") and fighter.seat == scene.eye else "down"
    return f'<span class="tile-face {back}">{icon("revolver", 22) if back == "down" else ""}</span>'


def _opponent(scene: TableScene, goal: int) -> str:
    who = f'<p class="who">{icon("outlaw", 20)}<b>{escape(scene.say("duel-goal"))}</b></p>'
    return f'<div class="fighter goal">{who}<p class="strength"><b>{goal}</b></p></div>'


def faces(weapon: str, values: list[int]) -> str:
    if weapon == "dice":
        return "".join(icon(f"die-{value}", 38, "die-face", str(value)) for value in values)
    return "".join(f'<span class="tile-face">{value}</span>' for value in values)


# ------------------------------------------------------------ the lower half: shots as cards


def shots(scene: TableScene, duel: Duel) -> str:
    """Every shot with its total; on one line, what everybody can reach; and what the one in focus would do."""
    assert scene.ask is not None
    own = next(fighter for fighter in duel.fighters if fighter.seat == scene.ask.seat)
    asked = zip(scene.ask.options, _flat(scene), strict=True)
    picks = "".join(_pick(scene, duel, own, value, option) for value, option in asked)
    label = escape(scene.teller.question(scene.ask, scene.seen))
    cards = f'<div class="picks" id="options" role="group" aria-label="{label}">{picks}</div>'
    none = escape(scene.say("duel-point"))
    return f'{cards}<div class="reckon">{_line(scene, duel, own)}<p id="lead" data-common="{none}">{none}</p></div>'


def _flat(scene: TableScene) -> list[OptionButton]:
    """The options as they were asked: a pair of tiles is no way to its first one."""
    assert scene.ask is not None
    found = {each.choice: each for group in scene.menu.groups for option in group.options for each in (option, *option.ways)}
    return [found[text] for text in scene.ask.texts()]


def _added(value: Value) -> int:
    return sum(value) if isinstance(value, tuple) else int(value)


def _pick(scene: TableScene, duel: Duel, own: Fighter, value: Value, option: OptionButton) -> str:
    key = f'<span class="key">{escape(option.key)}</span>' if option.key else ""
    chosen = scene.given == option.choice
    drawn = faces(duel.weapon, list(value) if isinstance(value, tuple) else [value])
    total = own.strength + _added(value)
    gist = f'<small class="gist">{escape(_would(scene, duel, own, value))}</small>'
    body = f'{key}<span class="throw">{drawn}</span><b>= {total}</b>{gist}'
    marks = {
        "aria_keyshortcuts": option.key or None,
        "data_key": option.key or None,
        "aria_pressed": "true" if chosen else None,
    }
    return button(body, "duel-pick", id=f"o-{option.choice}", data_choice=option.choice, title=option.label, **marks)


def _would(scene: TableScene, duel: Duel, own: Fighter, value: Value) -> str:
    """Only arithmetic that everybody may do: the own hand, strengths that all can see, values that exist."""
    total = own.strength + _added(value)
    if total < duel.goal:
        return scene.say("duel-below", total=total, goal=duel.goal)
    order = [fighter.seat for fighter in duel.fighters]
    unless, tied = [], []
    for rival in duel.fighters:
        if rival.seat == own.seat:
            continue
        first = order.index(rival.seat) < order.index(own.seat)
        needed = total - rival.strength + (not first)
        least, most = (sum(rival.shot),) * 2 if rival.shot else rival.reach
        if needed <= least:
            return scene.say("duel-loses", total=total, name=scene.names[rival.seat])
        if needed <= most:
            unless.append(
                scene.say("duel-plays", name=scene.names[rival.seat], needed=needed, exact="yes" if needed == most else "no")
            )
        if least <= total - rival.strength <= most:
            tied.append(scene.say("duel-tie", name=scene.names[rival.seat], whose="rival" if first else "own"))
    wins = (
        scene.say("duel-unless", total=total, rivals=format_list(unless, style="or", locale=scene.viewer.language))
        if unless
        else ""
    )
    return " ".join([wins or scene.say("duel-surely", total=total), *tied])


def _line(scene: TableScene, duel: Duel, own: Fighter) -> str:
    """Rivals' reach as bands in their colours, one's own totals as dots; that of the option in focus is filled."""
    assert scene.ask is not None
    totals = {text: own.strength + _added(value) for text, value in zip(scene.ask.texts(), scene.ask.options, strict=True)}
    rivals = [fighter for fighter in duel.fighters if fighter.seat != own.seat]
    spans = {each.seat: _span(each) for each in rivals}
    end = max([LINE_END, duel.goal, *totals.values(), *(most for _, most in spans.values())])
    start = 0 if end <= LINE_END + 6 else min([*totals.values(), *(least for least, _ in spans.values())])
    step = (LINE_WIDTH - 2 * LINE_MARGIN) / max(1, end - start)

    def x(value: int) -> float:
        return LINE_MARGIN + (value - start) * step

    body, single = "", len(rivals) == 1
    for at, (seat, (least, most)) in enumerate(spans.items()):
        y, h = (5, 22) if single else (29 + 9 * at, 7)
        w = (most - least) * step + 22
        body += group(rect(round(x(least) - 11, 1), y, round(w, 1), h, h / 2, "range"), cls=seat_class(seat))
    for value in range(start, end + 1):
        body += f'<text x="{x(value):.1f}" y="20" text-anchor="middle" class="n">{value}</text>'
    y = 39 if single else 38 + 9 * len(rivals)
    for choice, total in totals.items():
        dot = f'<circle cx="{x(total):.1f}" cy="{y}" r="6"/>'
        body += f'<g class="reach {seat_class(own.seat)}" data-for="{choice}">{dot}</g>'
    words = escape(scene.say("duel-reach"))
    return f'<svg class="duel-line" viewBox="0 0 {LINE_WIDTH} {y + 11}" role="img" aria-label="{words}">{body}</svg>'


def _span(fighter: Fighter) -> tuple[int, int]:
    least, most = (sum(fighter.shot),) * 2 if fighter.shot else fighter.reach
    return fighter.strength + least, fighter.strength + most


# ------------------------------------------------------------ the card when it is fought


def reveals(scene: TableScene) -> str:
    """Duels that have just been fought; the script shows those that are new to it, one after the other."""
    hook, tells = scene.game.page.reveals, []
    if hook is None or scene.match.over:
        return ""
    for tell in reversed(scene.room.tells):
        if tell.at < scene.match.count - RECENT_CHOICES:
            break
        tells.append(tell.seen_by(scene.eye))
    return "".join(_card(scene, reveal, number) for number, reveal in enumerate(hook(scene.seen, tells[::-1])))


def _card(scene: TableScene, reveal: Reveal, number: int) -> str:
    title = scene.say("duel-for", place=named(scene, reveal.place))
    top = f"<header>{icon('revolver', 16)}<span>{escape(title)}</span></header>"
    columns = "".join(_shooter(scene, reveal, shooter) for shooter in reveal.shooters)
    foot = f"<footer><b>{escape(_result(scene, reveal))}</b><span>{escape(scene.say('duel-go-on'))}</span></footer>"
    marks = f'id="reveal-{reveal.at}-{number}" data-at="{reveal.at}" data-beside="{escape(reveal.beside)}"'
    return f'<article class="reveal" {marks} hidden>{top}<div class="shots">{columns}</div>{foot}</article>'


def _shooter(scene: TableScene, reveal: Reveal, shooter: Shooter) -> str:
    won = " won" if shooter.seat == reveal.winner else ""
    who = f'<p class="who">{inline_brand(shooter.seat, "sm")}<b>{escape(scene.names[shooter.seat])}</b></p>'
    thrown = f'<div class="throw">{faces(reveal.weapon, shooter.shot)}</div>'
    added = "".join(f"<i>+</i><span>{value}</span>" for value in shooter.shot)
    sum = f'<p class="eq"><span>{shooter.strength}</span>{added}<i>=</i><b>{shooter.total}</b></p>'
    key, values = shooter.outcome
    led = f'<p class="out">{escape(scene.word(key, **values))}</p>'
    return f'<div class="shot {seat_class(shooter.seat)}{won}">{who}{thrown}{sum}{led}</div>'


def _result(scene: TableScene, reveal: Reveal) -> str:
    if reveal.winner is None:
        return scene.say("duel-goal-wins", goal=reveal.goal)
    totals = {shooter.seat: shooter.total for shooter in reveal.shooters}
    name, best = scene.names[reveal.winner], totals.pop(reveal.winner)
    if not totals:
        return scene.say("duel-won", name=name)
    more = best - max(totals.values())
    return scene.say("duel-won-by", name=name, more=more) if more else scene.say("duel-won-tie", name=name)
