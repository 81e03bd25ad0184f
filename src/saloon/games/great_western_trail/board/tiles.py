"""Signs: every effect and action as icons, wherever it is printed; tolls, hazards, outlaws, workers, breeds.

A sign is a short run of atoms (icons, numbers, small cards). `column` draws an action upright, as on a building tile;
`line` draws it in one row, as on a mat or a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from saloon.drawing.counters import MINUS, rosette
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, group, path, rect, scaled, text, width
from saloon.games.great_western_trail.components import BREEDS, Action, Hazard, Outlaw, Tile, Worker
from saloon.games.trail.effects import Effect

LETTERS = 11.0
"""Size of the numbers beside icons."""


class Atom(NamedTuple):
    """One mark of a sign: an icon, a word, a small card (of a breed, or `any`, `pair`, `value_three`), or another drawing."""

    kind: str
    what: str = ""
    cls: str = ""


Sign = tuple[Atom, ...]


def glyph(name: str, cls: str = "ti") -> Atom:
    return Atom("icon", name, cls)


def word(words: object, cls: str = "tl") -> Atom:
    return Atom("word", str(words), cls)


def card(what: str) -> Atom:
    return Atom("card", what)


ARROW = Atom("arrow")
OR = Atom("or")
AUXILIARY = Atom("auxiliary")
BACK = Atom("back")
COPY = Atom("copy")
GAP = Atom("gap")
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

MAIN: dict[str, Sign] = {
    "dollars": (glyph("coin"),),
    "certificate": (glyph("certificate"),),
    "permanent": (glyph("certificate"), glyph("lock", "ti dim")),
    "token": (glyph("exchange"),),
    "draw": (glyph("hand-cards"),),
    "remove": (glyph("remove"),),
    "engine": (glyph("locomotive"),),
    "walk": (glyph("step"),),
    "herder": (glyph("step"),),
    "hire": (glyph("person"),),
    "build": (glyph("building"),),
    "buy": (glyph("cattle-head"),),
    "hazard": (glyph("hazard-rockfall"),),
    "outlaw": (glyph("outlaw"),),
    "objective": (glyph("objective"),),
    "objective_to_hand": (glyph("objective"), ARROW, glyph("hand-cards")),
    "auxiliary": (AUXILIARY,),
    "upgrade_behind": (glyph("station"),),
    "special_delivery": (glyph("city"),),
    "copy": (COPY,),
}
"""What an effect does, without its number."""


# ------------------------------------------------------------ effects and actions as signs


def dollars(amount: int, cls: str = "tl money") -> Atom:
    return word(f"${amount}", cls)


def price(amount: int) -> Atom:
    return word(f"{MINUS}${amount}" if amount else "$0", "tl cost")


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


def _joined(signs: Iterable[Sign]) -> Sign:
    return tuple(atom for sign in signs for atom in (GAP, *sign))[1:]


@lru_cache(maxsize=512)
def upright(action: Action) -> tuple[Sign, Sign]:
    """An action in two rows: what is asked or done, and below it what it earns or costs."""
    first = action.gain[0]
    if not action.cost:
        if len(action.gain) > 1:
            return COUNTED[first.of], _joined(_each(effect) for effect in action.gain)
        if first.of and first.name in ("dollars", "certificate"):
            return COUNTED[first.of], _each(first)
        if first.name == "build":
            return (*MAIN["build"], glyph("builder", "ti dim")), (price(first.amount),)
        return MAIN[first.name], number(first)
    if all(effect.name == "pay" for effect in action.cost):
        return gained(first), _joined(map(asked, action.cost))
    return _joined(map(asked, action.cost)), _joined(map(gained, action.gain))


def _each(effect: Effect) -> Sign:
    """For each of something that is shown already."""
    if effect.name == "dollars":
        return (dollars(effect.amount), word("×", "tl money"))
    return (word(f"{effect.amount}×"), *MAIN[effect.name])


@lru_cache(maxsize=512)
def in_a_row(action: Action) -> Sign:
    """An action in one row: requirements, an arrow, what it earns."""
    gains = _joined(map(gained, action.gain))
    return (*_joined(map(asked, action.cost)), ARROW, *gains) if action.cost else gains


# ------------------------------------------------------------ drawing signs


def atom_width(atom: Atom, size: float, letters: float) -> float:
    if atom.kind == "word":
        return width(atom.what, letters, True) * 0.94
    if atom.kind == "card":
        return size * (1.0 if atom.what == "pair" else 0.74)
    return size * {"icon": 0.9, "auxiliary": 1.12, "back": 1.3, "arrow": 0.62, "or": 0.4, "gap": 0.25}.get(atom.kind, 1.0)


def sign_width(sign: Sign, size: float, letters: float = LETTERS, gap: float = 1.5) -> float:
    return sum(atom_width(atom, size, letters) for atom in sign) + gap * (len(sign) - 1) if sign else 0


@lru_cache(maxsize=4096)
def sign_picture(sign: Sign, x: float, y: float, size: float, letters: float = LETTERS, gap: float = 1.5) -> str:
    """A run of atoms, centred on a point."""
    left, body = x - sign_width(sign, size, letters, gap) / 2, ""
    for atom in sign:
        wide = atom_width(atom, size, letters)
        body += _atom(atom, round(left + wide / 2, 2), y, size, letters)
        left += wide + gap
    return body


def _atom(atom: Atom, x: float, y: float, size: float, letters: float) -> str:
    if atom.kind == "word":
        return text(x, round(y + letters * 0.36, 2), atom.what, atom.cls, letters, "middle")
    if atom.kind == "icon":
        return icon(atom.what, x, y, size, atom.cls)
    if atom.kind == "card":
        return small_card(atom.what, x, y, size)
    if atom.kind == "auxiliary":
        r = size * 0.34
        return circle(x - size * 0.21, y, r, "aux-full") + circle(x + size * 0.21, y, r, "aux-open")
    if atom.kind == "back":
        arrow = path(f"M{x - size * 0.1:.4g} {y:g}h{-size * 0.5:.4g}m3-3-3 3 3 3", "sign-arrow")
        return arrow + icon("locomotive", x + size * 0.25, y, size * 0.9, "ti")
    if atom.kind == "arrow":
        return path(f"M{x - size * 0.25:.4g} {y:g}h{size * 0.5:.4g}m-3-3 3 3-3 3", "sign-arrow")
    if atom.kind == "gap":
        return ""
    if atom.kind == "or":
        return path(f"M{x + size * 0.12:.4g} {y - size * 0.45:.4g}l{-size * 0.24:.4g} {size * 0.9:.4g}", "tile-or")
    half = size * 0.36
    body = rect(x - half - 2, y - half - 2, 2 * half, 2 * half, 2.5, "blank-card")
    body += rect(x - half + 2, y - half + 2, 2 * half, 2 * half, 2.5, "blank-card")
    return body + icon("building", x + 2, y + 2, size * 0.5, "ti")


def small_card(what: str, x: float, y: float, size: float) -> str:
    """A breed by its colour and value; any card; a pair of a kind; one of value three."""
    w, h = size * 0.74, size
    if what == "pair":
        back = rect(x - w * 0.68, y - h / 2, w * 0.8, h * 0.86, 2.5, "blank-card")
        return back + rect(x - w * 0.1, y - h * 0.36, w * 0.8, h * 0.86, 2.5, "blank-card")
    body = rect(x - w / 2, y - h / 2, w, h, size * 0.18, "bar chip-edge" if what in BREEDS else "blank-card")
    value = BREEDS[what][0].value if what in BREEDS else 3 if what == "value_three" else ""
    if value:
        body += text(x, round(y + size * 0.27, 2), value, "chip-t" if what in BREEDS else "tl", round(size * 0.74, 2), "middle")
    return group(body, cls=breed_class(what)) if what in BREEDS else body


def breed_class(breed: str) -> str:
    return f"b-{breed.replace('_', '-')}"


@lru_cache(maxsize=2048)
def column(action: Action, w: float, h: float, size: float = 17, letters: float = LETTERS) -> str:
    """An action in a box of w by h: icon above, number below."""
    top, foot = upright(action)
    if not foot:
        return _fitted(top, w / 2, h / 2, w - 3, size * 1.15, letters)
    return _fitted(top, w / 2, h * 0.31, w, size, letters) + _fitted(foot, w / 2, h * 0.74, w, size * 0.78, letters)


def _fitted(sign: Sign, x: float, y: float, w: float, size: float, letters: float) -> str:
    """Smaller icons where there are many; the numbers keep their size."""
    gap = 1.5
    while size > 10 and sign_width(sign, size, letters, gap) > w - 4:
        size, gap = size - 0.5, 0.8
    return sign_picture(sign, round(x, 2), round(y, 2), size, letters, gap)


def line(actions: Sequence[Action], x: float, y: float, size: float = 14, letters: float = LETTERS) -> str:
    """Actions in one row, alternatives with a slanted stroke between them, centred on a point."""
    return sign_picture(line_sign(actions), x, y, size, letters)


def line_sign(actions: Sequence[Action]) -> Sign:
    signs: list[Atom] = []
    for place, action in enumerate(actions):
        signs += [OR] if place else []
        signs += in_a_row(action)
    return tuple(signs)


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


@lru_cache(maxsize=256)
def worker_picture(worker: Worker, size: float) -> str:
    """Silhouette on a rounded square, from (0, 0)."""
    body = rect(0, 0, size, size, size * 0.24, "worker") + icon(worker.id, size / 2, size / 2, size * 0.68, "worker-i")
    return group(body, cls=f"w-{worker.id}")


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
        return group(worker_picture(tile, size), (w - size) / 2, (h - size) / 2)
    return scaled(zone_tile(tile, fees[tile.hand]), 0, 0, w / 42) if (w, h) != (42, 36) else zone_tile(tile, fees[tile.hand])


def tile_help(tile: Tile) -> str:
    return f"{tile.kind}-{tile.id}"
