"""The table as drawings, always from an observation: the Line, the rivals, one's own ranch, one's hand.

Desk: every region is 1068 wide, and the four heights add up to 816 whatever the number of seats, so that they fill a window
together. Phone: every region is 390 wide and as high as it needs.
"""

from __future__ import annotations

from saloon.drawing.regions import Layout, whole_page
from saloon.drawing.shapes import group, svg
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.sans_foi_ni_loi.board.faces import face
from saloon.games.sans_foi_ni_loi.board.hand import hand_words, phone_hand, wide_hand
from saloon.games.sans_foi_ni_loi.board.line import line_words, phone_line, wide_line
from saloon.games.sans_foi_ni_loi.board.own import phone_own, wide_own
from saloon.games.sans_foi_ni_loi.board.rivals import phone_rivals, wide_rivals
from saloon.games.sans_foi_ni_loi.board.view import BoardView, title, view_of
from saloon.games.sans_foi_ni_loi.components import KILLERS, Card
from saloon.games.sans_foi_ni_loi.state import Ranch, State
from saloon.games.sans_foi_ni_loi.texts.position import say_ranch

__all__ = ["board", "card_picture"]

LAYOUT: Layout[BoardView] = Layout(
    "lawless",
    {
        "desk": {"line": wide_line, "rivals": wide_rivals, "ranch": wide_own, "hand": wide_hand},
        "phone": {"line": phone_line, "rivals": phone_rivals, "ranch": phone_own, "hand": phone_hand},
    },
)


def board(observation: State, viewpoint: Viewpoint) -> dict[str, str]:
    """Every region by its id, in the order of the page."""
    view = view_of(observation, viewpoint)
    words = {
        "line": line_words(view),
        "rivals": _ranch_words(view, view.others),
        "ranch": _ranch_words(view, [view.own]),
        "hand": hand_words(view),
    }
    return whole_page(view, LAYOUT, words)


def card_picture(card: Card, language: str) -> str:
    """A card on its own, beside its help, with the figures that are printed on it."""
    w, h = 126, 178
    figures = (card.bonus, card.bounty) if card in KILLERS else None
    picture = group(face(card, language, w, h, figures), 1, 1, f"card f-{card.frame}")
    label = title(card, language)
    return svg(w + 2, h + 2, picture, id=f"picture-{card.id}", label=label, words=label, cls="lawless picture")


def _ranch_words(view: BoardView, ranches: list[Ranch]) -> list[str]:
    g, viewpoint = view.g, view.viewpoint
    return [line for ranch in ranches for line in say_ranch(g, ranch, viewpoint.seat, viewpoint.names, view.texts)]
