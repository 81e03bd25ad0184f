"""Signs: every effect and action as icons, wherever it is printed; tolls, hazards, outlaws, workers, breeds.

`column` draws an action upright, as on a building tile; `in_a_row` and `line_sign` have it in one row, as on a mat or a card.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.counters import rosette
from saloon.drawing.icons import icon
from saloon.drawing.shapes import group, rect, scaled
from saloon.games.great_western_trail.board.breeds import LOOKS
from saloon.games.great_western_trail.components import BREEDS, Action, Hazard, Outlaw, Tile, Worker
from saloon.games.trail.board.cards import worker_picture
from saloon.games.trail.board.signs import (
    ARROW,
    BACK,
    COMMON,
    COMMON_NUMBERS,
    COPY,
    PAIR,
    Atom,
    Numbers,
    Sign,
    always,
    dollars,
    glyph,
    joined,
    number_of,
    price,
    printed,
    several,
    times,
    toll,
    upright_sign,
    word,
)
from saloon.games.trail.board.signs import card as any_card
from saloon.games.trail.effects import Effect

CARDS = {"pair": PAIR, "value_three": any_card(value=3)} | {
    breed: any_card(LOOKS[breed].cls, cards[0].value) for breed, cards in BREEDS.items()
}
"""What costs and tasks call cards: two of a kind, one of value three, or a breed."""


def card(what: str) -> Atom:
    return CARDS.get(what, any_card())


COUNTED: dict[str, Sign] = {
    "cowboys": (glyph("cowboy", "ti dim"),),
    "builders": (glyph("builder", "ti dim"),),
    "engineers": (glyph("engineer", "ti dim"),),
    "hazards": (glyph("hazard-rockfall", "ti dim"),),
    "stations": (glyph("station", "ti dim"),),
    "pairs": (glyph("outlaw", "ol-green"), glyph("outlaw-bare", "ol-orange")),
    "forests": (glyph("building", "ti dim"), glyph("forest", "ti-forest")),
    "objectives": (glyph("objective", "ti dim"),),
    "certificates": (glyph("certificate", "ti dim"),),
    "workers": (glyph("person", "ti dim"),),
    "buildings": (glyph("building", "ti dim"),),
}
"""What some numbers count."""

TASKS: dict[str, Atom] = {
    "building": glyph("building"),
    "station": glyph("station"),
    "hazard": glyph("hazard-rockfall"),
    "green": glyph("outlaw", "ol-green"),
    "orange": glyph("outlaw-bare", "ol-orange"),
    "new_york": glyph("city"),
    "value_three": card("value_three"),
    "shorthorn": card("shorthorn"),
    "hereford": card("hereford"),
}
"""The tasks of objective cards."""

MAIN: dict[str, Sign] = COMMON | {
    "permanent": (glyph("certificate"), glyph("lock", "ti dim")),
    "draw": (glyph("hand-cards"),),
    "engine": (glyph("locomotive"),),
    "walk": (glyph("step"),),
    "herder": (glyph("step"),),
    "hazard": (glyph("hazard-rockfall"),),
    "outlaw": (glyph("outlaw"),),
    "objective_to_hand": (glyph("objective"), ARROW, glyph("hand-cards")),
    "upgrade_behind": (glyph("station"),),
    "special_delivery": (glyph("city"),),
    "copy": (COPY,),
}
"""What an effect does, without its number."""


NUMBERS: Numbers = COMMON_NUMBERS | {
    "hazard": lambda amount: (price(amount),),
    "buy": always(glyph("cowboy", "ti dim")),
    "special_delivery": always(BACK),
    **dict.fromkeys(("auxiliary", "outlaw", "objective_to_hand", "copy"), always()),
}
"""The numbers of some effects, as they stand below their icons."""


# ------------------------------------------------------------ effects and actions as signs


@lru_cache(maxsize=512)
def gained(effect: Effect) -> Sign:
    """An effect in one row."""
    if effect.name == "dollars":
        return (dollars(effect.amount), *times(COUNTED.get(effect.of, ())))
    if effect.name == "certificate":
        return several(effect, MAIN["certificate"], COUNTED)
    return MAIN[effect.name] + number_of(effect, NUMBERS, COUNTED)


@lru_cache(maxsize=512)
def asked(effect: Effect) -> Sign:
    """A requirement in one row."""
    if effect.name == "pay":
        return (price(effect.amount),)
    if effect.name == "back":
        return (BACK, word(effect.amount))
    if effect.name in MAIN:
        return MAIN[effect.name]
    return (glyph("objective"),) if effect.of == "objective" else (card(effect.of),)


@lru_cache(maxsize=512)
def upright(action: Action) -> tuple[Sign, Sign]:
    """An action in two rows: what is asked or done, and below it what it earns or costs."""
    if action.cost:
        return upright_sign(action, asked, gained)
    first = action.gain[0]
    if len(action.gain) > 1 and first.of:
        return COUNTED[first.of], joined(_each(effect) for effect in action.gain)
    if len(action.gain) > 1:
        numbers = (number_of(effect, NUMBERS, COUNTED) for effect in action.gain)
        return joined(MAIN[effect.name] for effect in action.gain), joined(numbers)
    if first.of and first.name in ("dollars", "certificate"):
        return COUNTED[first.of], _each(first)
    if first.name == "build":
        return (*MAIN["build"], glyph("builder", "ti dim")), (price(first.amount),)
    return MAIN[first.name], number_of(first, NUMBERS, COUNTED)


def _each(effect: Effect) -> Sign:
    """For each of something that is shown already."""
    if effect.name == "dollars":
        return (dollars(effect.amount), word("×", "tl money"))
    return (word(f"{effect.amount}×"), *MAIN[effect.name])


in_a_row, column, line_sign = printed(asked, gained, upright)


# ------------------------------------------------------------ workers, hazards, outlaws


@lru_cache(maxsize=512)
def zone_tile(tile: Tile, fee: int, w: float = 42, h: float = 36) -> str:
    """A hazard or an outlaw, from (0, 0): its own glyph, toll, points."""
    pill = toll(w * 0.7, h * 0.16, tile.hand, fee, 13)
    if isinstance(tile, Hazard):
        body = rect(0, 0, w, h, 6, "tile") + rect(0, 0, w, h, 6, "hazard-tint")
        body += icon(f"hazard-{tile.zone}", w * 0.29, h * 0.63, h * 0.5, "hazard-i")
        body += rosette(w * 0.76, h * 0.72, tile.points, 8.8)
        return group(body + pill, cls=f"h-{tile.zone}")
    assert isinstance(tile, Outlaw)
    body = rect(0, 0, w, h, 6, "tile edged") + icon(outlaw_icon(tile), w * 0.34, h * 0.56, h * 0.66, f"ol-{tile.colour}")
    return group(body + pill)


def outlaw_icon(outlaw: Outlaw) -> str:
    """A bandana, or a bare face with a moustache."""
    return "outlaw" if outlaw.colour == "green" else "outlaw-bare"


def tile_picture(tile: Tile, fees: dict[str, int], w: float = 42, h: float = 36) -> str:
    """Any tile of the bags, in a box of w by h from (0, 0)."""
    if isinstance(tile, Worker):
        size = min(w, h) - 2
        return group(worker_picture(tile.id, size), (w - size) / 2, (h - size) / 2)
    return scaled(zone_tile(tile, fees[tile.hand]), 0, 0, w / 42) if (w, h) != (42, 36) else zone_tile(tile, fees[tile.hand])
