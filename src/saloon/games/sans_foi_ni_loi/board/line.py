"""The Line: six slots with their prices, the deck, the discard pile, the bank."""

from __future__ import annotations

from saloon.drawing.cards import pile
from saloon.drawing.counters import hexagon
from saloon.drawing.icons import icon
from saloon.drawing.lit import piece
from saloon.drawing.regions import NARROW, WIDE, Drawn
from saloon.drawing.shapes import fitted, lines, rect, text, wrapped
from saloon.games.sans_foi_ni_loi.board.faces import face, figures
from saloon.games.sans_foi_ni_loi.board.view import BoardView
from saloon.games.sans_foi_ni_loi.components import BLIND_COST, Card
from saloon.games.sans_foi_ni_loi.rules.turn import idle_turns_left
from saloon.games.sans_foi_ni_loi.texts.position import say_line, say_table

HEIGHT = 208
CARD = (116, 160)
PHONE_CARD = (116, 124)


def wide_line(view: BoardView) -> Drawn:
    w, h, gap = *CARD, 11
    if view.wide < WIDE:
        w, gap = w - 8, 8
    body = rect(0.5, 0.5, view.wide - 1, HEIGHT - 1, 10, "ground") + text(18, 27, view.say("board-line"), "title", 17)
    body += lines(18, 45, wrapped(_notice(view), 116, 11.5, 3), "caption", 11.5, 14, "start")
    body += _store(view, "discard", "discard", len(view.g.discard), 18, 84, 108, 50)
    body += _store(view, "bank", "bank", view.g.bank, 18, 142, 108, 50)
    prices = ""
    for slot, card in enumerate(view.g.line):
        x = 146 + slot * (w + gap)
        body += _slot(view, slot, card, x, 40, w, h)
        prices += hexagon(x + w / 2, 21, slot + 1, 14, "price")
    x = 146 + 6 * (w + gap) + 14
    body += _deck(view, x, 40, w - 8, h)
    return view.wide, HEIGHT, body + prices + hexagon(x + w / 2 - 4, 21, BLIND_COST, 14, "price")


def phone_line(view: BoardView) -> Drawn:
    w, h = PHONE_CARD
    body = text(12, 20, view.say("board-line"), "title", 16)
    body += text(NARROW - 12, 19, fitted(_notice(view), 270, 11), "caption", 11, "end")
    stores = (("discard", "discard", len(view.g.discard)), ("bank", "bank", view.g.bank))
    body += _phone_deck(view, 12, 32, 116, 46)
    for column, (id, glyph, number) in enumerate(stores):
        body += _store(view, id, glyph, number, 137 + column * 125, 32, 116, 46)
    prices = ""
    for slot, card in enumerate(view.g.line):
        x, y = 12 + slot % 3 * (w + 9), 108 + slot // 3 * (h + 26)
        body += _slot(view, slot, card, x, y, w, h)
        prices += hexagon(x + w / 2, y - 10, slot + 1, 12, "price")
    return NARROW, 108 + 2 * h + 26 + 8, body + prices


def line_words(view: BoardView) -> list[str]:
    return [say_table(view.g, view.texts), say_line(view.g, view.texts)]


def _notice(view: BoardView) -> str:
    """What a card costs; or, a round before it happens, that the game ends for want of play (A-13)."""
    left = idle_turns_left(view.g)
    return view.say("countdown-stall", left=left) if left else view.say("board-line-price")


def _slot(view: BoardView, slot: int, card: Card | None, x: float, y: float, w: float, h: float) -> str:
    if card is None:
        return f'<g id="line-{slot + 1}">{rect(x, y, w, h, 9, "slot")}</g>'
    copy = view.g.line[:slot].count(card)
    choices = (f"act:take{slot + 1}", f"arrange:{card.id}", f"request:{card.id}")
    picture = face(card, view.language, w, h, figures(view.g, card))
    card_id, cls = f"line-{card.id}-{copy}", f"card f-{card.frame}"
    return piece(
        view.viewpoint, card_id, picture, w, h, x=x, y=y, choices=choices, help=f"card-{card.id}", cls=cls, r=9,
        badge=11 if view.viewpoint.drawings == "desk" else 10,
    )  # fmt: skip


def _deck(view: BoardView, x: float, y: float, w: float, h: float) -> str:
    cards = len(view.g.deck)
    picture = pile(w, h, cards) if cards else rect(0, 0, w, h, 9, "slot") + text(w / 2, h / 2, "0", "number", 18, "middle")
    picture += text(w / 2, 24, view.say("board-deck"), "back-t" if cards else "caption", 12.5, "middle")
    return piece(view.viewpoint, "deck", picture, w, h, x=x, y=y, choices=("act:draw",), help="command-draw", r=9, badge=11)


def _phone_deck(view: BoardView, x: float, y: float, w: float, h: float) -> str:
    body = rect(0, 0, w, h, 8, "store") + icon("card-back", 20, h / 2, 22, "glyph")
    body += text(36, 18, view.say("board-deck"), "caption", 11) + text(36, 36, len(view.g.deck), "number", 15)
    body += hexagon(w - 17, h / 2, BLIND_COST, 12, "price")
    return piece(view.viewpoint, "deck", body, w, h, x=x, y=y, choices=("act:draw",), help="command-draw", r=8)


def _store(view: BoardView, id: str, glyph: str, number: int, x: float, y: float, w: float, h: float) -> str:
    """The bank, or the discard pile: what it is and how much is in it."""
    label = view.say(f"board-{id}")
    body = rect(0, 0, w, h, 8, "store") + icon(glyph, 20, h / 2, 22, "glyph")
    body += text(36, h / 2 - 5, label, "caption", 11)
    body += text(36, h / 2 + 13.5, number, "money" if id == "bank" else "number", 15)
    return piece(view.viewpoint, id, body, w, h, x=x, y=y, choices=(f"rob:{id}",), r=8)
