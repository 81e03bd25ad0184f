"""The others, one strip each: what they have and what they hold; the page opens their things from here."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.icons import icon
from saloon.drawing.regions import NARROW, Drawn
from saloon.drawing.seats import brand
from saloon.drawing.shapes import fitted, text, width
from saloon.drawing.strips import strip, strip_paper
from saloon.engine import Seat
from saloon.games.carson_city.board.view import BoardView
from saloon.games.carson_city.components import TITLES
from saloon.games.carson_city.rules.cards import cash_limit, strength
from saloon.games.carson_city.state import Player

WIDTH = 336
STRIP, TALL = 46, 92
"""Heights of a strip on a desk and on a phone."""


class StripFacts(NamedTuple):
    """What a strip shows."""

    seat: Seat
    name: str
    bot: bool
    when: str
    people: str
    money: int
    strength: int
    limit: str
    held: tuple[tuple[str, int], ...]


def facts_of(view: BoardView, player: Player) -> StripFacts:
    g = view.g
    held = [
        ("vp", player.points),
        ("cowboy", player.reserve + player.white),
        ("road", player.roads),
        ("house", TITLES - player.titles),
        ("building", len(player.tiles)),
    ]
    if g.options.horses:
        held.append(("horse", player.horses + sum(player.stable)))
    if g.options.might_is_right:
        held.append(("hand-cards", len(player.duel_hand)))
    if any(person.number in (9, 10) for person in g.people):
        held.append(("dynamite", player.dynamite))
    people = ", ".join(view.say(f"board-name-{person.id}") for person in player.cards)
    limit = view.say("board-limit-short", limit=cash_limit(player)) if player.cards else ""
    name, bot = view.viewpoint.names[player.seat], view.viewpoint.bots[player.seat]
    return StripFacts(player.seat, name, bot, view.when(player), people, player.money, strength(player), limit, tuple(held))


def wide_rivals(view: BoardView) -> Drawn:
    body = ""
    for place, player in enumerate(view.others):
        facts = facts_of(view, player)
        body += strip(facts.seat, _strip(facts), 0, place * (STRIP + 5), view.is_asked(player))
    return WIDTH, len(view.others) * (STRIP + 5) - 5, body


def phone_rivals(view: BoardView) -> Drawn:
    body = ""
    for place, player in enumerate(view.others):
        facts = facts_of(view, player)
        body += strip(facts.seat, _tall(facts), 6, 6 + place * (TALL + 8), view.is_asked(player))
    return NARROW, len(view.others) * (TALL + 8) + 6, body


@lru_cache(maxsize=512)
def _strip(facts: StripFacts) -> str:
    body = strip_paper(WIDTH, STRIP) + brand(facts.seat, 27, STRIP / 2, 28)
    name = fitted(facts.name, 96, 13, True)
    body += text(50, 18, name, "name", 13)
    at = 56 + width(name, 13, True)
    if facts.bot:
        body += icon("bot", at + 4, 13.5, 14, "glyph-2")
        at += 18
    end = 282 - (width(facts.limit, 11) + 8 if facts.limit else 0)
    body += text(round(at, 1), 18, fitted(_words(facts), end - at, 11.2), "caption", 11.2)
    body += text(282, 18, facts.limit, "caption", 11, "end")
    body += icon("revolver", 298, 13.5, 16, "glyph") + text(328, 18.5, facts.strength, "number", 14, "end")
    body += text(50, 37, f"${facts.money}", "money", 13)
    step = min(36.0, 244 / len(facts.held))
    for place, (glyph, number) in enumerate(facts.held):
        body += _pair(glyph, number, round(92 + place * step, 1), 33, 13, 11.5)
    return body


@lru_cache(maxsize=512)
def _tall(facts: StripFacts) -> str:
    w = NARROW - 12
    body = strip_paper(w, TALL) + brand(facts.seat, 32, 30, 34)
    body += text(58, 26, fitted(facts.name, 160 - 18 * facts.bot, 15, True), "name", 15)
    if facts.bot:
        body += icon("bot", 72 + min(142, width(facts.name, 15, True)), 21, 15, "glyph-2")
    body += text(58, 45, fitted(_words(facts), 186, 12.5), "caption", 12.5) + text(258, 32, f"${facts.money}", "money", 19)
    body += icon("revolver", 328, 26, 20, "glyph") + text(w - 10, 32, facts.strength, "number", 18, "end")
    body += text(w - 10, 50, facts.limit, "caption", 12, "end")
    step = min(54.0, (w - 24) / len(facts.held))
    for place, (glyph, number) in enumerate(facts.held):
        body += _pair(glyph, number, round(24 + place * step, 1), 73, 17, 13)
    return body


def _words(facts: StripFacts) -> str:
    return " · ".join(each for each in (facts.when, facts.people) if each)


def _pair(glyph: str, number: int, x: float, y: float, size: float, words: float) -> str:
    return icon(glyph, x, y, size, "glyph-2") + text(round(x + size * 0.72, 1), y + 4.2, number, "number-2", words)
