"""Signs: every effect and action as icons, wherever it is printed; taxes, farmers, workers, pennants of quays.

`column` draws an action upright, as on a building tile; `in_a_row` and `line_sign` have it in one row, as on a mat or a card.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.drawing.icons import icon
from saloon.drawing.shapes import circle, group, path, rect, scaled, text, width
from saloon.games.great_western_trail_argentina.board.breeds import LOOKS
from saloon.games.great_western_trail_argentina.components import (
    BREEDS,
    ROWS_OF_WORKERS,
    SIDES_OF_A_CITY,
    Action,
    Farmer,
    Quay,
    Tile,
    Worker,
)
from saloon.games.trail.board import signs
from saloon.games.trail.board.signs import Atom, Numbers, Sign, dollars, glyph, price, word
from saloon.games.trail.effects import Effect

GLYPHS = dict(zip(ROWS_OF_WORKERS, ("gaucho", "builder", "engineer", "farmer"), strict=True))
"""The icon of each kind of worker."""
GRAIN = glyph("grain", "grain-i")
LETTERS_OF_CITIES = {"le_havre": "H", "rotterdam": "R", "liverpool": "L"}
SIDE_LETTERS = dict(zip(SIDES_OF_A_CITY, "WNES", strict=True))


CARDS = {"pair": signs.PAIR, "value_three": signs.card(value=3)} | {
    breed: signs.card(LOOKS[breed].cls, cards[0].value) for breed, cards in BREEDS.items()
}
"""What costs and tasks call cards: two of a kind, one of value three, or a breed."""


def card(what: str) -> Atom:
    return CARDS.get(what, signs.card())


def quay_name(quay: Quay) -> str:
    """Its city and its number, as on a pennant."""
    return f"{LETTERS_OF_CITIES[quay.city]} {'I' * int(quay.id[-1])}"


COUNTED: dict[str, Sign] = {
    "gauchos": (glyph("gaucho", "ti dim"),),
    "maquinistas": (glyph("engineer", "ti dim"),),
    "granjeros": (glyph("farmer", "ti dim"),),
    "farmland": (glyph("building", "ti dim"), GRAIN),
    "farmer_pairs": (glyph("person", "ti dim"), glyph("person", "ti dim")),
    "worker_sets": (glyph("gaucho", "ti dim"), glyph("builder", "ti dim"), glyph("engineer", "ti dim")),
    "valuable_cattle": (glyph("cattle-head"),),
    "stations": (glyph("station"),),
    "objectives": (glyph("objective"),),
    "ships": (glyph("ship"),),
    "strong_workers": (glyph("strength"),),
    "buildings": (glyph("building"),),
    "farmers": (glyph("farmer"),),
}
"""What some numbers count."""

TASKS: dict[str, Sign] = {
    **{side: (word(letter, "tl side"),) for side, letter in SIDE_LETTERS.items()},
    **{f"{colour}_farmer": (glyph("person", f"farm-{colour}"),) for colour in ("green", "blue", "orange", "yellow")},
    **{breed: (card(breed),) for breed in ("caracu", "franqueiro", "aberdeen_angus", "value_three")},
    "station": (glyph("station"),),
    "building": (glyph("building"),),
    "ship_18": (glyph("ship"),),
}
"""The tasks of objective cards."""

MAIN: dict[str, Sign] = signs.COMMON | {
    "grain": (GRAIN,),
    "permanent": (glyph("certificate"), glyph("lock", "ti dim")),
    "draw": (glyph("hand-cards"),),
    "draw_and_remove": (glyph("remove"),),
    "engine": (glyph("locomotive"),),
    "estanciero": (glyph("step"),),
    "help": (glyph("farmer"), glyph("strength")),
    "help_here": (glyph("farmer"), glyph("strength")),
    "rest": (glyph("exhaustion"), signs.ARROW),
    "exhaust_others": (glyph("exhaustion"),),
    "deliver": (glyph("quay"),),
    "take_cattle": (glyph("cattle-head"),),
    "upgrade_behind": (glyph("station"),),
}
"""What an effect does, without its number."""


NUMBERS: Numbers = signs.COMMON_NUMBERS | {
    "buy": signs.always(glyph("gaucho", "ti dim")),
    "help": lambda amount: (word(f"+{amount}" if amount else "1-3"),),
    "take_cattle": signs.always(glyph("hand-cards", "ti dim")),
    "deliver": signs.always(glyph("city", "ti dim")),
    "exhaust_others": signs.always(glyph("person", "ti dim")),
    "auxiliary": lambda amount: (word(2),) if amount > 1 else (),
    **dict.fromkeys(("rest", "help_here"), signs.always()),
}
"""The numbers of some effects, as they stand below their icons."""


# ------------------------------------------------------------ effects and actions as signs


def _main(effect: Effect) -> Sign:
    if effect.name == "quay":
        return (word(quay_name(Quay.of(effect.of))), glyph("disc", "ti dim"))
    return (card(effect.of),) if effect.name == "free_cattle" else MAIN[effect.name]


@lru_cache(maxsize=512)
def gained(effect: Effect) -> Sign:
    """An effect in one row."""
    if effect.name in ("quay", "free_cattle"):
        return _main(effect)
    if effect.name == "dollars":
        return (dollars(effect.amount), *signs.times(COUNTED.get(effect.of, ())))
    if effect.name in ("certificate", "grain"):
        return signs.several(effect, MAIN[effect.name], COUNTED)
    return MAIN[effect.name] + signs.number_of(effect, NUMBERS, COUNTED)


@lru_cache(maxsize=512)
def asked(effect: Effect) -> Sign:
    """A requirement in one row."""
    if effect.name == "pay":
        return (price(effect.amount),)
    if effect.name == "pay_grain":
        return signs.several(effect, (GRAIN,), {})
    if effect.name == "back":
        return (signs.BACK, word(effect.amount))
    return (glyph("objective"),) if effect.name == "dismiss" else (card(effect.of),)


@lru_cache(maxsize=512)
def upright(action: Action) -> tuple[Sign, Sign]:
    """An action in two rows: what is asked or done, and below it what it earns or costs."""
    if action.cost:
        return signs.upright_sign(action, asked, gained)
    first = action.gain[0]
    if len(action.gain) > 1:
        return gained(first), signs.joined(map(gained, action.gain[1:]))
    if first.name in ("quay", "free_cattle"):
        return _main(first), ()
    if first.of and first.name in ("dollars", "certificate", "grain"):
        return COUNTED[first.of], (*([] if first.name == "dollars" else MAIN[first.name]), *_each(first))
    return MAIN[first.name], signs.number_of(first, NUMBERS, COUNTED)


def _each(effect: Effect) -> Sign:
    """For each of something that is shown already."""
    return (dollars(effect.amount), word("×", "tl money")) if effect.name == "dollars" else (word(f"{effect.amount}×"),)


in_a_row, column, line_sign = signs.printed(asked, gained, upright)


# ------------------------------------------------------------ strength, pennants


@lru_cache(maxsize=512)
def strength(x: float, y: float, value: int, size: float, fist: float = 0, cls: str = "") -> str:
    """A fist and its number, centred on a point."""
    fist = fist or size * 0.95
    left = x - (fist * 0.86 + size * 0.62 * len(str(value))) / 2
    body = icon("strength", round(left + fist * 0.4, 2), round(y - 0.2, 2), fist, "fist")
    return group(body + text(round(left + fist * 0.86, 2), round(y + size * 0.36, 2), value, "fist-t", size), cls=cls)


@lru_cache(maxsize=256)
def pennant(quay: Quay, x: float, y: float, size: float) -> str:
    """The initial of the city and the number of the quay, in the city's colour; from the left."""
    words = quay_name(quay)
    w = width(words, size * 0.82, True) + size * 0.5
    notch = f"M{x:g} {y - size / 2:g}h{w:g}l{-size * 0.24:g} {size / 2:g} {size * 0.24:g} {size / 2:g}h{-w:g}z"
    body = path(notch, "pennant") + text(
        round(x + (w - size * 0.15) / 2, 2), y + size * 0.3, words, "pennant-t", size * 0.82, "middle"
    )
    return group(body, cls=f"city-{quay.city}")


@lru_cache(maxsize=256)
def anchor(name: str, x: float, y: float, r: float) -> str:
    """Which departure: yellow first, sky blue second, purple third; the number says it too."""
    order = ANCHORS.index(name) + 1
    body = rect(x - r * 1.55, y - r, r * 3.1, r * 2, r, "anchor") + icon("anchor", x - r * 0.55, y, r * 1.5, "anchor-i")
    return group(body + text(x + r * 0.78, y + r * 0.56, order, "anchor-t", r * 1.56, "middle"), cls=f"anchor-{order}")


ANCHORS = ("yellow", "turquoise", "purple")
"""In the order in which the ships sail."""


# ------------------------------------------------------------ farmers, workers

_SKIN, _SHADE = "#D9A77C", "#B9794C"
_HATS = {
    "green": '<path class="cloth" '
    'd="M5.6 7.6C6 4.4 9 2.6 12.6 2.8c3.8.2 6.4 2 6.4 4.2 0 1.3-1.3 2.1-2.9 2.1H7.2c-1.2 0-1.8-.6-1.6-1.5z"/>',
    "blue": '<path d="M8.2 7.4c0-3 1.3-5 3.8-5s3.8 2 3.8 5z" fill="#E7CE8C"/><path d="M8.2 6h7.6l.1 1.7H8.1z" class="cloth"/>'
    '<path d="M2.6 8.6c1.4-1.1 5-1.7 9.4-1.7s8 .6 9.4 1.7c-1.6 1-5.2 1.5-9.4 1.5s-7.8-.5-9.4-1.5z" fill="#E7CE8C"/>',
    "orange": '<path d="M6.8 9.8C6.6 5.4 8.8 2.8 12 2.8s5.4 2.6 5.2 7c-1-2-2.8-3-5.2-3s-4.2 1-5.2 3z" class="cloth"/>'
    '<path d="M16.6 7.8c1.6-.2 3 .4 4 1.9-1.4.1-2.3.6-3 1.8-.7-1-1-2.3-1-3.7z" class="cloth"/>',
    "yellow": '<path d="M7.8 7V4.2c0-1 .7-1.7 1.7-1.8 1.7-.2 3.3-.2 5 0 1 .1 1.7.8 1.7 1.8V7z" fill="#4A3A2A"/>'
    '<path d="M7.8 5.6h8.4v1.7H7.8z" class="cloth"/>'
    '<path d="M3.6 8c1.5-.9 4.7-1.3 8.4-1.3s6.9.4 8.4 1.3c-1.5.9-4.7 1.3-8.4 1.3S5.1 8.9 3.6 8z" fill="#4A3A2A"/>',
}
_PONCHOS = {
    "green": '<path d="M8 17.2V24M12 18.4V24M16 17.2V24" class="poncho"/>',
    "blue": '<path d="M8.6 15.6 12 19.6l3.4-4" class="poncho"/>',
    "orange": '<path d="M4 21.6l2.7-2.2 2.7 2.2 2.6-2.2 2.6 2.2 2.7-2.2 2.7 2.2" class="poncho"/>',
    "yellow": '<path d="M12 17l2.6 3-2.6 3-2.6-3z" class="poncho-lozenge"/>',
}
"""A hat and a pattern each, for eyes that do not tell the colours apart."""


@lru_cache(maxsize=256)
def farmer_bust(colour: str, x: float, y: float, size: float) -> str:
    """A farmer: beret, straw hat, headscarf or felt hat; stripes, collar, zigzag or lozenge on the poncho."""
    body = path("M2.4 24C2.6 18.6 6 15.2 12 15.2s9.4 3.4 9.6 8.8z", "cloth edged") + _PONCHOS[colour]
    body += path("M9.8 13.2h4.4v3c0 1-1 1.7-2.2 1.7s-2.2-.7-2.2-1.7z", more=f' fill="{_SHADE}"')
    face = "M7.6 8.4c0-2.6 1.9-4.3 4.4-4.3s4.4 1.7 4.4 4.3v1.8c0 3-1.9 5.2-4.4 5.2s-4.4-2.2-4.4-5.2z"
    body += path(face, more=f' fill="{_SKIN}"') + circle(10.3, 10.5, 0.7) + circle(13.7, 10.5, 0.7) + _HATS[colour]
    return group(scaled(body, round(x - size / 2, 2), round(y - size / 2, 2), size / 24), cls=f"farm-{colour}")


@lru_cache(maxsize=512)
def farmer_tile(farmer: Farmer, fee: int) -> str:
    """42 by 36, from (0, 0): bust, strength that is needed, tax."""
    w, h = 42, 36
    body = rect(0, 1.2, w, h, 6, "tile-shadow") + rect(0, 0, w, h, 6, "tile") + rect(0, 0, w, h, 6, "farm-tint")
    body += farmer_bust(farmer.colour, 12, h / 2 + 5.6, 24) + strength(31.5, h / 2 + 8.4, farmer.strength, 13.2, 10.5)
    body += rect(0.5, 0.5, w - 1, h - 1, 5.5, "farm-edge") + (
        signs.toll(30.2, 4.4, farmer.hand, fee, 13.2) if farmer.hand else ""
    )
    return group(body, cls=f"farm-{farmer.colour}")


@lru_cache(maxsize=512)
def worker_tile(kind: str, size: float, strong: int = 0, colour: str = "") -> str:
    """Silhouette on a rounded square, from (0, 0); a fist on strong ones, a dot of his colour on a farmer."""
    body = rect(0, 0, size, size, size * 0.24, "worker") + icon(GLYPHS[kind], size / 2, size / 2, size * 0.68, "worker-i")
    if strong:
        r = max(4.6, size * 0.23)
        body += circle(size * 0.86, size * 0.84, r, "strong") + icon("strength", size * 0.86, size * 0.84, r * 1.5, "strong-i")
    if colour:
        body += group(circle(size * 0.84, size * 0.16, size * 0.14, "farm-dot"), cls=f"farm-{colour}")
    return group(body, cls=f"w-{kind}")


def tile_picture(tile: Tile, fees: dict[str, int], w: float, h: float) -> str:
    """Any tile of the bags, in a box of w by h from (0, 0)."""
    if isinstance(tile, Worker):
        size = min(w, h) - 2
        return group(worker_tile(ROWS_OF_WORKERS[tile.row], size, tile.strength), (w - size) / 2, (h - size) / 2)
    assert isinstance(tile, Farmer)
    return scaled(farmer_tile(tile, fees.get(tile.hand, 0)), 0, (h - w * 36 / 42) / 2, w / 42)
