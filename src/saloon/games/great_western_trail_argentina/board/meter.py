"""The meter beside the questions of a help: fixed strength, each card, a mark at the need; what it brings and costs."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.drawing.icons import icon
from saloon.drawing.shapes import fitted, group, rect, svg, text
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.great_western_trail_argentina.board.breeds import LOOKS
from saloon.games.great_western_trail_argentina.board.cities import preview
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import (
    CARDS_AN_EXHAUSTION,
    FARMER_SPACES,
    INDEX,
    MAX_REVEALED,
    Card,
    Space,
)
from saloon.games.great_western_trail_argentina.rules.farmers import Effort, best_strength, farmer_on
from saloon.games.great_western_trail_argentina.state import State

W, H = 336, 66
BAR = 24
"""Height of the bar."""


def meter(observation: State, viewpoint: Viewpoint) -> str:
    """Nothing, but while farmers to help or cards to reveal are chosen."""
    effort = viewpoint.about
    if not isinstance(effort, Effort) or viewpoint.covered:
        return ""
    view = BoardView(observation, viewpoint)
    drawn = _Meter(view, effort)
    words = _words(view, effort, effort.spaces, drawn.fewest(effort.need))
    body = drawn.bar() + _lines(words) + drawn.previews()
    label, cls = view.say("board-strength"), f"trail figure {viewpoint.drawings}"
    return svg(W, H, body, id="r-meter", label=label, words="\n".join(words), cls=cls)


class _Meter:
    """A bar as long as all strength that could be shown."""

    def __init__(self, view: BoardView, effort: Effort) -> None:
        self.view, self.effort = view, effort
        hand = [card for card in view.own.hand if isinstance(card, Card) and card.breed]
        for card in effort.cards:
            hand.remove(card)
        self.left = sorted(hand, key=lambda card: -card.strength)[: MAX_REVEALED - len(effort.cards)]
        self.shown = effort.fixed + sum(card.strength for card in effort.cards)
        full = max(self.shown + best_strength(self.left, MAX_REVEALED), effort.need, 1)
        self.unit = (W - 4) / full

    def fewest(self, need: int) -> tuple[Card, ...]:
        """The cards that were revealed, or before that the strongest ones that suffice."""
        cards = self.effort.cards
        if "help" in self.view.verbs:
            for card in self.left:
                if self.effort.fixed + sum(each.strength for each in cards) < need:
                    cards = (*cards, card)
        return cards

    def bar(self) -> str:
        """What there is in full colour, what cards could add pale, and the mark."""
        body = rect(0.5, 4.5, W - 1, BAR, 7, "meter") + self._part(0, self.effort.fixed, "meter-fixed", "meter-t")
        at = self.effort.fixed
        for card in self.effort.cards:
            body += self._card(card, at, "")
            at += card.strength
        for card in self.left:
            body += self._card(card, at, "pale")
            at += card.strength
        return body + self._mark(self.effort.need, "")

    def previews(self) -> str:
        """For every farmer where the mark would be, for every card what it adds; and the words of both."""
        body, effort, lit = "", self.effort, self.view.viewpoint.lit
        for space, _ in FARMER_SPACES:
            if (choice := f"help:{space.id}") in lit:
                need = effort.need + farmer_on(self.view.g, space).strength
                words = _words(self.view, effort._replace(need=need), (*effort.spaces, space), self.fewest(need))
                body += preview(choice, self._mark(need, " then") + _over(words))
        for card in dict.fromkeys(self.left):
            if (choice := f"reveal:{card.id}") in lit:
                words = _words(self.view, effort, effort.spaces, (*effort.cards, card))
                body += preview(choice, self._card(card, self.shown, "then") + self._mark(effort.need, "") + _over(words))
        return body

    def _part(self, at: int, strength: int, cls: str, letters: str) -> str:
        x, w = 2 + at * self.unit, strength * self.unit
        body = rect(round(x, 2), 6, round(max(0, w - 1), 2), BAR - 3, 5, cls)
        return body + (text(round(x + w / 2, 2), 21, strength, letters, 12.5, "middle") if w > 9 else "")

    def _card(self, card: Card, at: int, more: str) -> str:
        return group(self._part(at, card.strength, "bar chip-edge", "chip-t"), cls=f"{LOOKS[card.breed].cls} {more}".strip())

    def _mark(self, need: int, more: str) -> str:
        return rect(round(2 + need * self.unit - 1.5, 2), 0, 3, BAR + 8, 1.5, f"meter-mark{more}") if need else ""


def _words(view: BoardView, effort: Effort, spaces: Sequence[Space], cards: Sequence[Card]) -> list[str]:
    """How much there is of what is needed; money and exhaustion cards that come."""
    added = sum(card.strength for card in cards)
    have = view.say("board-meter", have=effort.fixed + added, need=effort.need, fixed=effort.fixed, cards=added)
    money = sum(space.dollars + view.g.coins[INDEX[space]] for space in spaces)
    cost = -(-len(cards) // CARDS_AN_EXHAUSTION)
    return [have, view.say("board-meter-brings", farmers=len(spaces), dollars=money, exhaustion=cost)]


def _lines(words: Sequence[str]) -> str:
    have, brings = words
    body = icon("strength", 8, 41, 14, "fist") + text(20, 45.5, fitted(have, W - 24, 12, True), "name", 12)
    return body + text(20, 61.5, fitted(brings, W - 24, 12), "caption", 12)


def _over(words: Sequence[str]) -> str:
    """The same for the choice in focus, in the place of the others."""
    return rect(0, BAR + 9, W, H - BAR - 9, 0, "meter-ground") + _lines(words)
