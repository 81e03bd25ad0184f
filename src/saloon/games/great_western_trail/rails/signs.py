"""How actions and tasks of the expansion are drawn in a row of icons."""

from __future__ import annotations

from saloon.games.trail.board.signs import AUXILIARY, always, card, glyph, price, word

SIGNS = {
    "store": (glyph("store"),),
    "single_auxiliary": (AUXILIARY,),
    "cattle": (card(value=3),),
    "build_with": (glyph("building"),),
    "twos": (card(value=2),),
}
NUMBERS = {
    "store": lambda amount: (word(amount),) if amount > 1 else (),
    "single_auxiliary": always(),
    "cattle": always(price(0)),
    "build_with": lambda amount: (word(amount), glyph("builder", "ti dim")),
    "twos": always(),
}
TASKS = {"bell": glyph("school", "bell-i")}
COUNT_SIGNS = {
    "bells": (glyph("school", "bell-i"),),
    "medium_stores": (glyph("store", "ti dim"),),
    "valuable_cattle": (card(value="3+"),),
}
