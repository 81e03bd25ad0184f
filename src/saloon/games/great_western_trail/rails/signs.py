"""How actions and tasks of the expansion are drawn in a row of icons."""

from __future__ import annotations

from saloon.games.trail.board.signs import AUXILIARY, card, glyph

SIGNS = {
    "store": (glyph("store"),),
    "single_auxiliary": (AUXILIARY,),
    "cattle": (card(value=3),),
    "build_with": (glyph("building"),),
    "twos": (card(value=2),),
}
TASKS = {"bell": glyph("school", "bell-i")}
COUNT_SIGNS = {
    "bells": (glyph("school", "bell-i"),),
    "medium_stores": (glyph("store", "ti dim"),),
    "valuable_cattle": (card(value="3+"),),
}
