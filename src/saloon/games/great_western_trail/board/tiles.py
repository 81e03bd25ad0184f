"""Signs: every effect and action as icons, wherever it is printed; tolls, hazards, outlaws, workers, breeds.

`column` draws an action upright, as on a building tile; `line` draws it in one row, as on a mat or a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from saloon.drawing.counters import MINUS, rosette
from saloon.drawing.icons import icon
from saloon.drawing.shapes import group, rect, scaled, text
from saloon.games.great_western_trail.board.breeds import LOOKS
from saloon.games.great_western_trail.components import BREEDS, Action, Hazard, Outlaw, Tile, Worker
from saloon.games.trail.board.cards import worker_picture
from saloon.games.trail.board.signs import (
    ARROW,
    BACK,
    COMMON,
    COPY,
    LETTERS,
    PAIR,
    Atom,
    Sign,
    alternatives,
    dollars,
    glyph,
    joined,
    price,
    row_sign,
    sign_picture,
    upright_picture,
    upright_sign,
    word,
)
from saloon.games.trail.board.signs import card as breed_card
from saloon.games.trail.effects import Effect


def card(what: str) -> Atom:
    """A breed; any card; two of a kind; one of value three."""
    if what == "pair":
        return PAIR
    if what in BREEDS:
        return breed_card(LOOKS[what].cls, BREEDS[what][0].value)
    return breed_card(value=3) if what == "value_three" else breed_card()


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


# ------------------------------------------------------------ effects and actions as signs


@lru_cache(maxsize=512)
def number(effect: Effect) -> Sign:
    """The number that belongs to an effect, as it stands below its icon."""
    name, amount = effect.name, effect.amount
    if name == "dollars":
        return (dollars(amount),)
    if name == "hazard":
        return (price(amount),)
    if name == "hire":
        return (word("±0" if not amount else f"+{amount}" if amount > 0 else f"{MINUS}{-amount}"),)
    if name == "build":
        return (price(amount), glyph("builder", "ti dim"))
    if name == "buy":
        return (glyph("cowboy", "ti dim"),)
    if name in ("upgrade_behind", "special_delivery"):
        return (BACK,)
    if name in ("auxiliary", "outlaw", "objective", "objective_to_hand", "copy", "token"):
        return ()
    return COUNTED[effect.of] if effect.of else (word(amount),)


@lru_cache(maxsize=512)
def gained(effect: Effect) -> Sign:
    """An effect in one row."""
    if effect.name == "dollars":
        return (dollars(effect.amount), *_times(effect))
    if effect.name == "certificate":
        return (*([word(effect.amount)] if effect.amount > 1 else []), glyph("certificate"), *_times(effect))
    return MAIN[effect.name] + number(effect)


@lru_cache(maxsize=512)
def asked(effect: Effect) -> Sign:
    """A requirement in one row."""
    if effect.name == "pay":
        return (price(effect.amount),)
    if effect.name == "back":
        return (BACK, word(effect.amount))
    return (glyph("objective"),) if effect.of == "objective" else (card(effect.of),)


def _times(effect: Effect) -> Sign:
    return (word("×"), *COUNTED[effect.of]) if effect.of else ()


@lru_cache(maxsize=512)
def upright(action: Action) -> tuple[Sign, Sign]:
    """An action in two rows: what is asked or done, and below it what it earns or costs."""
    if action.cost:
        return upright_sign(action, asked, gained)
    first = action.gain[0]
    if len(action.gain) > 1 and first.of:
        return COUNTED[first.of], joined(_each(effect) for effect in action.gain)
    if len(action.gain) > 1:
        return joined(MAIN[effect.name] for effect in action.gain), joined(number(effect) for effect in action.gain)
    if first.of and first.name in ("dollars", "certificate"):
        return COUNTED[first.of], _each(first)
    if first.name == "build":
        return (*MAIN["build"], glyph("builder", "ti dim")), (price(first.amount),)
    return MAIN[first.name], number(first)


def _each(effect: Effect) -> Sign:
    """For each of something that is shown already."""
    if effect.name == "dollars":
        return (dollars(effect.amount), word("×", "tl money"))
    return (word(f"{effect.amount}×"), *MAIN[effect.name])


@lru_cache(maxsize=512)
def in_a_row(action: Action) -> Sign:
    return row_sign(action, asked, gained)


# ------------------------------------------------------------ drawing actions


@lru_cache(maxsize=2048)
def column(action: Action, w: float, h: float, size: float = 17, letters: float = LETTERS) -> str:
    """An action in a box of w by h: icon above, number below."""
    return upright_picture(*upright(action), w, h, size, letters)


def line(actions: Sequence[Action], x: float, y: float, size: float = 14, letters: float = LETTERS) -> str:
    """Actions in one row, alternatives with a slanted stroke between them, centred on a point."""
    return sign_picture(line_sign(actions), x, y, size, letters)


def line_sign(actions: Sequence[Action]) -> Sign:
    return alternatives(map(in_a_row, actions))


# ------------------------------------------------------------ tolls, workers, hazards, outlaws


@lru_cache(maxsize=512)
def toll(x: float, y: float, hand: str, fee: int, size: float = 14) -> str:
    """A hand and what it costs here: a light pill for green, a dark one for black, half and half for both."""
    w, h = size * 2.1, size * 1.12
    body = rect(x - w / 2, y - h / 2, w, h, h / 2, "toll-bg") + icon("toll-hand", x - size * 0.52, y, size * 0.8, "toll-hand")
    body += text(x + size * 0.42, y + size * 0.29, f"${fee}", "toll-t", size * 0.78, "middle")
    if hand == "both":
        body += rect(x - w / 2 + 1.6, y + h / 2 - 3.2, w - 3.2, 2.2, 1.1, "toll-under")
    return group(body, cls=f"toll {hand}")


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
