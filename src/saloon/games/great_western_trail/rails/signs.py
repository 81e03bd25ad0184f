"""How actions and tasks of the expansion are drawn in a row of icons."""

from __future__ import annotations

from saloon.games.trail.board.signs import AUXILIARY, card, glyph

SIGNS = {
    "store": (glyph("building"),),
    "single_auxiliary": (AUXILIARY,),
    "cattle": (glyph("cattle-head"),),
    "build_with": (glyph("building"),),
    "twos": (card(value=2),),
}
TASKS = {"bell": glyph("coin")}
COUNT_SIGNS = {
    "bells": (glyph("coin", "ti dim"),),
    "medium_stores": (glyph("building", "ti dim"),),
    "valuable_cattle": (card(value="3+"),),
}
