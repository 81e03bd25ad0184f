"""Sam beside the board: his card and his turn line by line, workers and specialty, what he has, deliveries, all his cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from saloon.drawing.cards import back, edge
from saloon.drawing.counters import rosette
from saloon.drawing.icons import icon
from saloon.drawing.lit import MARK, help_of
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.seats import brand, disc
from saloon.drawing.shapes import circle, fitted, group, path, rect, text, width
from saloon.drawing.strips import strip_paper
from saloon.engine import Seat
from saloon.games.great_western_trail.board.tiles import card
from saloon.games.great_western_trail.board.view import BoardView, say
from saloon.games.great_western_trail.components import WORKER_POINTS, WORKER_POINTS_FROM, WORKER_ROW, WORKERS, City
from saloon.games.great_western_trail.rails.components import Town
from saloon.games.great_western_trail.rails.state import north, stores_left
from saloon.games.great_western_trail.rails.texts.names import town_title
from saloon.games.great_western_trail.rules.building import own_buildings
from saloon.games.great_western_trail.sam.actions import word_of
from saloon.games.great_western_trail.sam.components import CARDS, LEVELS, SamCard
from saloon.games.great_western_trail.sam.kansas_city import first_city, next_city
from saloon.games.great_western_trail.sam.north import is_played, route_of, with_rails
from saloon.games.great_western_trail.sam.state import Sam, settings
from saloon.games.great_western_trail.sam.story import story
from saloon.games.great_western_trail.sam.texts import say_sam
from saloon.games.trail.board.cards import round_top, worker_picture
from saloon.games.trail.board.occupants import Occupant
from saloon.games.trail.board.rivals import WIDTH, Rival
from saloon.games.trail.board.signs import Sign, fitted_sign, glyph, word
from saloon.games.trail.texts.story import DONE, NOW

SIGNS: dict[str, Sign] = {
    "hire_cheapest": (glyph("person"), word("$", "tl money")),
    "hire_specialty": (glyph("person"), glyph("badge", "ti dim")),
    "buy": (glyph("cattle-head"),),
    "add_and_buy": (word("+2"), glyph("cattle-head")),
    "take_value_three": (card("value_three"),),
    "build": (glyph("building"),),
    "build_small": (glyph("building"), word(1)),
    "engine": (glyph("locomotive"),),
    "engine_to_station": (glyph("locomotive"), glyph("station")),
    "objective": (glyph("objective"),),
    "outlaw": (glyph("outlaw"),),
    "hazard": (glyph("hazard-rockfall"),),
}
"""What his cards let him do."""
STORY_ROW = 18.5
"""The height of a line of his turn."""
MOVES: dict[str, Sign] = {"workers": (glyph("badge"),), "buildings": (glyph("building"),)}


class Line(Struct, frozen=True):
    """Of his turn: its stage, what happened, and the help with the rule."""

    stage: str
    text: str
    help: str


class Stop(Struct, frozen=True):
    """A city of his way: how many of his discs lie there."""

    city: City
    discs: int
    next: bool


class Facts(Struct, frozen=True):
    """What lies before Sam.

    left:   his cards that are still in the deck.
    counts: icons with numbers.
    lines:  of his turn; between his turns, where there is room, of the last one.
    north:  with Rails to the North, the stores that are left, his active card's number and its towns, and those with a store.
    """

    seat: Seat
    name: str
    when: str
    asked: bool
    level: str
    card: SamCard | None
    half: str
    deck: tuple[SamCard, ...]
    left: frozenset[SamCard]
    workers: tuple[int, ...]
    specialty: int
    counts: tuple[tuple[str, object], ...]
    route: tuple[Stop, ...]
    lines: tuple[Line, ...]
    north: tuple[int, str, tuple[tuple[str, bool], ...]] | None


def _facts(view: BoardView, sam: Sam) -> Facts:
    g: Any = view.g
    shown = sam.card or (sam.played[-1] if sam.played else None)
    deck = tuple(each for each in CARDS if each.id not in LEVELS[settings(g).sam].without)
    return Facts(
        seat=sam.seat,
        name=view.name(sam.seat),
        when=view.when(sam),
        asked=view.is_asked(sam),
        level=settings(g).sam,
        card=shown,
        half=word_of(sam, shown) if shown is not None and shown.specialty else "",
        deck=deck,
        left=frozenset(deck) - {*sam.played, sam.card},
        workers=tuple(sam.workers),
        specialty=sam.specialty,
        counts=_counts(view, sam),
        route=_route(g, sam),
        lines=tuple(_line(g, sam, each) for each in story(g, sam, view.texts)) if sam.step or not view.desk else (),
        north=_north(view, sam) if is_played(g) else None,
    )


def _counts(view: BoardView, sam: Sam) -> tuple[tuple[str, object], ...]:
    return (
        ("locomotive", "–" if sam.engine is None else sam.engine.id),
        ("disc", sam.discs),
        ("building", len(own_buildings(view.g, sam))),
        ("cattle-head", sum(bool(each.breed) for each in sam.pile)),
        ("objective", len(sam.starting) + sum(not each.breed for each in sam.pile)),
        ("hazard-rockfall", len(sam.hazards)),
        ("outlaw", len(sam.outlaws)),
        ("station", len(sam.stations)),
    )


def _route(g: Any, sam: Sam) -> tuple[Stop, ...]:
    """The cities to which he delivers in turn, and large towns once his disc is there."""
    if is_played(g):
        cities = [City.of(id) for id in route_of(g).cities]
        cities += [city for city in sam.cities if city not in cities]
    else:
        cities = list(g.kit.cities[g.kit.cities.index(first_city(g)) :])
    following, _ = next_city(g, sam)
    if following not in cities:
        cities.append(following)
    return tuple(Stop(city, sam.cities.count(city), city is following) for city in sorted(cities, key=lambda city: city.value))


def _line(g: Any, sam: Sam, line: Any) -> Line:
    """With the help that says the rule of its step."""
    shown = sam.card or (sam.played[-1] if sam.played else None)
    step = line.step
    if step == "action" and shown is not None:
        step = word_of(sam, shown)
    elif step == "delivery" and is_played(g):
        step = "route"
    return Line(line.stage, line.text, f"samstep-{step}")


def _north(view: BoardView, sam: Sam) -> tuple[int, str, tuple[tuple[str, bool], ...]]:
    table = with_rails(view.g)  # type: ignore[arg-type]
    stores = {space.town for space in north(table).stores[sam.seat]}
    active = sam.active[-1] if sam.active else None
    towns = [Town.of(id) for id in active.towns] if active is not None else []
    named = tuple((town_title(view.texts, town), town in stores) for town in towns)
    return stores_left(table, sam.seat), "" if active is None else help_of(active), named


# ------------------------------------------------------------ strip


def _rival(view: BoardView, sam: Sam) -> Rival:
    """The engine's place and the discs beside the name, then workers and what he has."""
    beside, held = _counts(view, sam)[:2], _counts(view, sam)[2:]
    workers = ((worker.id, sam.workers[worker.row]) for worker in WORKERS)
    return Rival(sam.seat, view.name(sam.seat), "automa", view.when(sam), view.is_asked(sam), "", beside, (*workers, *held[:4]))


# ------------------------------------------------------------ his area


def area(view: BoardView, sam: Sam) -> Drawn:
    """All that is his, instead of a strip."""
    return _area(_facts(view, sam), view.language, WIDTH if view.desk else NARROW - 12)


@lru_cache(maxsize=256)
def _area(facts: Facts, language: str, w: float) -> Drawn:
    y, body = 34.0, _head(facts, language, w)
    for part in (*((_turn, _board) if facts.lines else (_at_rest,)), _stops, _deck, _stores):
        h, drawn = part(facts, language, w)
        body += group(drawn, 0, y)
        y += h
    return w, y + 4, strip_paper(w, y + 4) + body


def _head(facts: Facts, language: str, w: float) -> str:
    level = say(language, f"option-sam-{facts.level}")
    body = brand(facts.seat, 26, 18, 24) + text(46, 23, facts.name, "name", 15)
    at = 52 + width(facts.name, 15, True)
    body += icon("automa", at + 6, 18, 15, "glyph-2") + text(at + 20, 22.5, fitted(facts.when, 90, 12), "caption", 12)
    body += text(w - 12, 22.5, level, "caption", 12, "end")
    for place in range(len(LEVELS)):
        reached = place <= [*LEVELS].index(facts.level)
        body += circle(w - 42 - width(level, 12) + place * 9, 18, 3.2, "story-dot" if reached else "slot")
    return body


def _turn(facts: Facts, language: str, w: float) -> tuple[float, str]:
    """His card at the left, his turn beside it; between his turns, the last one."""
    body = _card(facts, 12, 2, 76, 104)
    x = 98
    for row, line in enumerate(facts.lines):
        at = f'data-help="{line.help}" transform="translate({x} {row * STORY_ROW:g})"'
        body += f'<g class="story {line.stage}" {at}>{_story_line(line, w - x - 12)}</g>'
    return max(112.0, len(facts.lines) * STORY_ROW + 6), body


def _story_line(line: Line, w: float) -> str:
    """A tick for what is done, a dot for what he does now; a mark that opens the rule. The question's box says why."""
    mark = icon("check", 7, 8, 12, "met-i") if line.stage == DONE else circle(7, 8, 4, "story-dot")
    why = icon("help", w - 6, 8, 13, "glyph-2")
    return (
        rect(0, 0, w, STORY_ROW - 2, 4, "story-bg")
        + mark
        + why
        + text(19, 12.4, fitted(line.text, w - 36, 12.4, line.stage == NOW), "story-t", 12.4)
    )


def _card(facts: Facts, x: float, y: float, w: float, h: float) -> str:
    if facts.card is None:
        return group(back(w, h, 7), x, y)
    face = sam_face(facts.card, w, h, facts.half, facts.north is not None)
    return f'<g data-help="{help_of(facts.card)}" transform="translate({x:g} {y:g})">{face}</g>'


@lru_cache(maxsize=256)
def sam_face(shown: SamCard, w: float, h: float, half: str, stores: bool) -> str:
    """His way above; below it his action, or both halves, of which the one that counts is framed; his store, with Rails."""
    head = h * 0.28
    body = rect(0, 0, w, h, 7, "card-bg") + path(round_top(w, head, 7), "objective-head")
    moves: Sign = (word(shown.moves),) if shown.moves.isdigit() else MOVES[shown.moves]
    store: Sign = (glyph("store"),) if stores and shown.store else ()
    body += group(fitted_sign((glyph("step"), *moves, *store), w / 2, head / 2, w, 17, 15), cls="on-dark")
    body += text(w - 7, h - 6, shown.number, "number-2", 12, "end")
    if not shown.specialty:
        return body + fitted_sign(SIGNS[shown.action], w / 2, head + (h - head) * 0.45, w, 26, 15) + edge(w, h, 7)
    half_high = round((h - head) * 0.36, 1)
    for place, action in enumerate((shown.action, shown.otherwise)):
        top = head + 3 + place * half_high
        who: Sign = (glyph(shown.specialty, "ti dim"),) if place == 0 else ()
        body += rect(5, top, w - 10, half_high - 2, 6, "specialty") if action == half else ""
        body += fitted_sign((*who, *SIGNS[action]), w / 2, top + half_high / 2 - 1, w - 12, 16, 12)
    return body + edge(w, h, 7)


def _board(facts: Facts, language: str, w: float) -> tuple[float, str]:
    """His workers, and what else he has."""
    return 72, _workers(facts, 12) + _numbers(facts, 190, (w - 184) / 3, 3)


def _workers(facts: Facts, left: float) -> str:
    """Three rows, the specialty tile beside the longest."""
    body = ""
    for worker in WORKERS:
        y = worker.row * 22
        if worker.row == facts.specialty:
            body += rect(left, y, 20, 20, 5, "specialty") + icon("badge", left + 10, y + 10, 13, "specialty-i")
        for place in range(WORKER_ROW):
            x = left + 26 + place * 22
            if place < facts.workers[worker.row]:
                body += group(worker_picture(worker.id, 20), x, y)
            else:
                body += rect(x + 0.5, y + 0.5, 19, 19, 5, "slot")
                body += rosette(x + 10, y + 10, WORKER_POINTS, 7) if place + 1 >= WORKER_POINTS_FROM else ""
    return body


def _numbers(facts: Facts, left: float, step: float, columns: int) -> str:
    body = ""
    for place, (name, count) in enumerate(facts.counts):
        x, y = left + place % columns * step, 10 + place // columns * 22
        body += icon(name, x, y, 15, "glyph") + text(x + 12, y + 4.5, count, "number-2", 12.5)
    return body


def _at_rest(facts: Facts, language: str, w: float) -> tuple[float, str]:
    """Between his turns all that is his takes little room: his last card, workers, numbers, and what his marks mean."""
    body = _card(facts, 12, 0, 64, 88) + _workers(facts, 82) + _numbers(facts, 258, 39, 2)
    legend = brand(facts.seat, 116, 77, MARK) + text(129, 81, say(language, "board-sam-marks"), "caption", 11.5)
    return 94, body + group(legend, cls="mark")


def _stops(facts: Facts, language: str, w: float) -> tuple[float, str]:
    """His cities by value; the next one ringed."""
    following = next(stop for stop in facts.route if stop.next)
    body = text(12, 10, say(language, "board-sam-route"), "heading", 12)
    near = say(language, "board-sam-next", city=say(language, f"city-{following.city.id}"))
    body += text(w - 12, 10, near, "caption", 11.5, "end")
    step = min(38, (w - 48) / max(1, len(facts.route) - 1))
    body += path(f"M24 25H{24 + step * (len(facts.route) - 1):g}", "hair")
    for place, stop in enumerate(facts.route):
        x = 24 + place * step
        ring = circle(x, 25, 10, "specialty") if stop.next else ""
        there = disc(facts.seat, x, 25, 7.5) if stop.discs else circle(x, 25, 7.5, "disc-space")
        named = text(x, 45, f"{stop.city.value}" + (f" ×{stop.discs}" if stop.discs > 1 else ""), "small-n", 10.5, "middle")
        body += f'<g data-help="city-{stop.city.id}">{ring}{there}{named}</g>'
    return 50, body


def _deck(facts: Facts, language: str, w: float) -> tuple[float, str]:
    """All his cards: those that were played are faint, the one of this turn is framed."""
    body = text(12, 10, say(language, "board-sam-cards"), "heading", 12)
    body += text(w - 12, 10, say(language, "board-sam-deck", left=len(facts.left)), "caption", 11.5, "end")
    step = (w - 22) / len(facts.deck)
    for place, each in enumerate(facts.deck):
        chip = rect(0.5, 0.5, step - 3, 19, 4, "card-bg edged") + text(
            (step - 2) / 2, 14, each.number, "number-2", 11, "middle"
        )
        now = each is facts.card and each not in facts.left
        chip += rect(0.5, 0.5, step - 3, 19, 4, "specialty") if now else ""
        cls = "" if now or each in facts.left else ' class="spent"'
        body += f'<g{cls} data-help="{help_of(each)}" transform="translate({12 + place * step:g} 15)">{chip}</g>'
    return 39, body


def _stores(facts: Facts, language: str, w: float) -> tuple[float, str]:
    """With Rails to the North, his stores and the towns of his active card."""
    if facts.north is None:
        return 0, ""
    left, help, towns = facts.north
    body = text(12, 12, say(language, "board-sam-stores"), "heading", 12)
    body += icon("store", w - 34, 8, 15, "glyph") + text(w - 12, 12, left, "number-2", 12.5, "end")
    named = ""
    x, y = 12.0, 20.0
    for town, there in towns:
        wide = width(town, 11.5) + 18
        if x + wide > w - 12:
            x, y = 12.0, y + 18
        named += icon("check", x + 5, y + 6, 11, "met-i") if there else circle(x + 5, y + 6, 3, "story-dot")
        named += text(x + 13, y + 10, town, "caption", 11.5)
        x += wide + 4
    marks = f' data-help="{help}"' if help else ""
    return y + 16, body + f"<g{marks}>{named}</g>"


OCCUPANT = Occupant(_rival, area, say_sam, area=area)
