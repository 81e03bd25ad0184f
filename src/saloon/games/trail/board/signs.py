"""Signs: a short run of atoms (icons, numbers, small cards), upright as on a building tile or in one row as on a mat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from saloon.drawing.counters import MINUS
from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, group, path, rect, text, width
from saloon.games.trail.effects import Effect

LETTERS = 11.0
"""Size of the numbers beside icons."""


class Atom(NamedTuple):
    """One mark of a sign: an icon, a word, a small card (of a breed, or of any), or another drawing.

    more: the class of an icon or a word, the value of a card.
    """

    kind: str
    what: str = ""
    more: str = ""


Sign = tuple[Atom, ...]


def glyph(name: str, cls: str = "ti") -> Atom:
    return Atom("icon", name, cls)


def word(words: object, cls: str = "tl") -> Atom:
    return Atom("word", str(words), cls)


def card(cls: str = "", value: object = "") -> Atom:
    """A card of a breed, by its style class, or a blank one; with its value, if that matters."""
    return Atom("card", cls, str(value))


ARROW = Atom("arrow")
OR = Atom("or")
AUXILIARY = Atom("auxiliary")
BACK = Atom("back")
COPY = Atom("copy")
GAP = Atom("gap")
PAIR = Atom("pair")


def dollars(amount: int, cls: str = "tl money") -> Atom:
    return word(f"${amount}", cls)


def price(amount: int) -> Atom:
    return word(f"{MINUS}${amount}" if amount else "$0", "tl cost")


def difference(amount: int) -> Atom:
    """What is added to a price, or taken from it."""
    return word("±0" if not amount else f"+{amount}" if amount > 0 else f"{MINUS}{-amount}")


def times(counted: Sign) -> Sign:
    """For each of something."""
    return (word("×"), *counted) if counted else ()


def joined(signs: Iterable[Sign]) -> Sign:
    return tuple(atom for sign in signs for atom in (GAP, *sign))[1:]


def alternatives(signs: Iterable[Sign]) -> Sign:
    """With a slanted stroke between them."""
    return tuple(atom for sign in signs for atom in (OR, *sign))[1:]


# ------------------------------------------------------------ actions

COMMON: dict[str, Sign] = {
    "dollars": (glyph("coin"),),
    "certificate": (glyph("certificate"),),
    "token": (glyph("exchange"),),
    "remove": (glyph("remove"),),
    "hire": (glyph("person"),),
    "build": (glyph("building"),),
    "buy": (glyph("cattle-head"),),
    "objective": (glyph("objective"),),
    "auxiliary": (AUXILIARY,),
}
"""What the effects that all sisters have do, without their numbers."""


class Costing(Protocol):
    """An action: what it asks for, and what it earns."""

    @property
    def cost(self) -> tuple[Effect, ...]: ...
    @property
    def gain(self) -> tuple[Effect, ...]: ...


Spelling = Callable[[Effect], Sign]
"""An effect in one row."""


def row_sign(action: Costing, asked: Spelling, gained: Spelling) -> Sign:
    """An action in one row: requirements, an arrow, what it earns."""
    gains = joined(map(gained, action.gain))
    return (*joined(map(asked, action.cost)), ARROW, *gains) if action.cost else gains


class Printed(NamedTuple):
    """How a game prints its actions.

    in_a_row: an action in one row, as on a mat or a card.
    column:   an action in a box of a width and a height, as on a building tile: icon above, number below.
    line:     alternatives in one row.
    """

    in_a_row: Callable[[Any], Sign]
    column: Callable[..., str]
    line: Callable[[Iterable[Any]], Sign]


def printed(asked: Spelling, gained: Spelling, upright: Callable[[Any], tuple[Sign, Sign]]) -> Printed:
    """Signs of actions, remembered, from the signs of their effects and from their two rows when they stand upright."""

    @lru_cache(maxsize=512)
    def in_a_row(action: Any) -> Sign:
        return row_sign(action, asked, gained)

    @lru_cache(maxsize=2048)
    def column(action: Costing, w: float, h: float, size: float = 17, letters: float = LETTERS) -> str:
        return upright_picture(*upright(action), w, h, size, letters)

    def line(actions: Iterable[Any]) -> Sign:
        return alternatives(in_a_row(action) for action in actions)

    return Printed(in_a_row, column, line)


def upright_sign(action: Costing, asked: Spelling, gained: Spelling) -> tuple[Sign, Sign]:
    """An action with a cost in two rows: above what it asks for, or, where that is only money, what it earns."""
    costs = joined(map(asked, action.cost))
    if all(effect.name == "pay" for effect in action.cost):
        return gained(action.gain[0]), costs
    return costs, joined(map(gained, action.gain))


Numbers = dict[str, Callable[[int], Sign]]
"""What stands below the icon of an effect, by its name and for its amount."""


def always(*sign: Atom) -> Callable[[int], Sign]:
    """Whatever the amount is."""
    return lambda amount: sign


COMMON_NUMBERS: Numbers = {
    "dollars": lambda amount: (dollars(amount),),
    "hire": lambda amount: (difference(amount),),
    "build": lambda amount: (price(amount), glyph("builder", "ti dim")),
    "upgrade_behind": always(BACK),
    "objective": always(),
    "token": always(),
}


def number_of(effect: Effect, numbers: Numbers, counted: Mapping[str, Sign]) -> Sign:
    """The number that belongs to an effect, as it stands below its icon: the plain amount, or what it counts, unless said."""
    spell = numbers.get(effect.name)
    if spell is not None:
        return spell(effect.amount)
    return counted[effect.of] if effect.of else (word(effect.amount),)


def several(effect: Effect, sign: Sign, counted: Mapping[str, Sign]) -> Sign:
    """So many of a thing, perhaps for each of another."""
    return (*([word(effect.amount)] if effect.amount > 1 else []), *sign, *times(counted.get(effect.of, ())))


# ------------------------------------------------------------ drawing signs

_SHARES = {"icon": 0.9, "card": 0.74, "auxiliary": 1.12, "back": 1.3, "arrow": 0.62, "or": 0.4, "gap": 0.25}


def atom_width(atom: Atom, size: float, letters: float) -> float:
    if atom.kind == "word":
        return width(atom.what, letters, True) * 0.94
    return size * _SHARES.get(atom.kind, 1.0)


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
        return text(x, round(y + letters * 0.36, 2), atom.what, atom.more, letters, "middle")
    if atom.kind == "icon":
        return icon(atom.what, x, y, size, atom.more)
    if atom.kind == "card":
        return small_card(atom.what, atom.more, x, y, size)
    if atom.kind == "pair":
        return _pair(x, y, size)
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


def _pair(x: float, y: float, size: float) -> str:
    """Two cards of a kind."""
    w, h = size * 0.74, size
    back = rect(x - w * 0.68, y - h / 2, w * 0.8, h * 0.86, 2.5, "blank-card")
    return back + rect(x - w * 0.1, y - h * 0.36, w * 0.8, h * 0.86, 2.5, "blank-card")


def small_card(cls: str, value: object, x: float, y: float, size: float) -> str:
    """A breed by its colour and value; any card, perhaps of a value."""
    w = size * 0.74
    body = rect(x - w / 2, y - size / 2, w, size, size * 0.18, "bar chip-edge" if cls else "blank-card")
    if value:
        body += text(x, round(y + size * 0.27, 2), value, "chip-t" if cls else "tl", round(size * 0.74, 2), "middle")
    return group(body, cls=cls) if cls else body


# ------------------------------------------------------------ signs in a box


def upright_picture(top: Sign, foot: Sign, w: float, h: float, size: float = 17, letters: float = LETTERS) -> str:
    """In a box of w by h: icon above, number below."""
    if not foot:
        return fitted_sign(top, w / 2, h / 2, w - 3, size * 1.15, letters)
    return fitted_sign(top, w / 2, h * 0.31, w, size, letters) + fitted_sign(foot, w / 2, h * 0.74, w, size * 0.78, letters)


def fitted_sign(sign: Sign, x: float, y: float, w: float, size: float, letters: float) -> str:
    """Smaller icons where there are many; the numbers keep their size."""
    gap = 1.5
    while size > 10 and sign_width(sign, size, letters, gap) > w - 4:
        size, gap = size - 0.5, 0.8
    return sign_picture(sign, round(x, 2), round(y, 2), size, letters, gap)


# ------------------------------------------------------------ tolls


@lru_cache(maxsize=512)
def toll(x: float, y: float, hand: str, fee: int, size: float = 14) -> str:
    """A hand and what it costs here: a light pill for green, a dark one for black, half and half for both."""
    w, h = size * 2.1, size * 1.12
    body = rect(x - w / 2, y - h / 2, w, h, h / 2, "toll-bg") + icon("toll-hand", x - size * 0.52, y, size * 0.8, "toll-hand")
    body += text(x + size * 0.42, y + size * 0.29, f"${fee}", "toll-t", size * 0.78, "middle")
    if hand == "both":
        body += rect(x - w / 2 + 1.6, y + h / 2 - 3.2, w - 3.2, 2.2, 1.1, "toll-under")
    return group(body, cls=f"toll {hand}")
