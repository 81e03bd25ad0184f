"""The table as drawings, always from an observation: the Line, the rivals, one's own ranch, one's hand.

Desk: every region is 1068 wide, and the four heights add up to 816 whatever the number of seats, so that they fill a window
together. Tablet: the rivals are a panel over the others. Phone: every region is 390 wide and as high as it needs.
"""

from __future__ import annotations

from saloon.drawing.regions import STRIP, Layout, Sheet, map_mark, panel_mark, whole_page
from saloon.drawing.viewpoint import Viewpoint
from saloon.games.sans_foi_ni_loi.board.hand import hand_words, phone_hand, phone_strip, tablet_hand, wide_hand
from saloon.games.sans_foi_ni_loi.board.line import line_words, phone_line, wide_line
from saloon.games.sans_foi_ni_loi.board.own import phone_own, wide_own
from saloon.games.sans_foi_ni_loi.board.rivals import phone_rivals, wide_rivals
from saloon.games.sans_foi_ni_loi.board.view import TABLET, BoardView, view_of
from saloon.games.sans_foi_ni_loi.state import Ranch, State
from saloon.games.sans_foi_ni_loi.texts.position import say_ranch

LAYOUT: Layout[BoardView] = Layout(
    "lawless",
    {
        "desk": {"line": wide_line, "rivals": wide_rivals, "ranch": wide_own, "hand": wide_hand},
        "tablet": {"line": wide_line, "rivals": wide_rivals, "ranch": wide_own, "hand": tablet_hand},
        "phone": {"line": phone_line, "rivals": phone_rivals, "ranch": phone_own, "hand": phone_hand},
    },
    {"tablet": {"rivals": panel_mark("ranch", "south"), **dict.fromkeys(("line", "ranch", "hand"), map_mark(TABLET))}},
    "ranch",
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
    if viewpoint.size != "phone" or not view.is_own:
        return whole_page(view, LAYOUT, words)
    strip = Sheet(view.region("hand"), phone_strip(view), STRIP)
    return whole_page(view, LAYOUT, words | {"strip": words["hand"]}, {"strip": strip})


def _ranch_words(view: BoardView, ranches: list[Ranch]) -> list[str]:
    g, viewpoint = view.g, view.viewpoint
    return [line for ranch in ranches for line in say_ranch(g, ranch, viewpoint.seat, viewpoint.names, view.texts)]
