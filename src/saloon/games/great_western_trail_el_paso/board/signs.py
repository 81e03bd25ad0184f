"""Every effect and action as icons, wherever it is printed: upright as on a building, in one row as on a mat or a tile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS
from saloon.games.great_western_trail_el_paso.components import BREEDS, Action, Post
from saloon.games.trail.board.buildings import cells, dark_actions
from saloon.games.trail.board.signs import (
    COMMON,
    LETTERS,
    OR,
    Atom,
    Sign,
    card,
    dollars,
    glyph,
    price,
    printed,
    sign_width,
    upright_picture,
    upright_sign,
    word,
)
from saloon.games.trail.effects import Effect

OBJECTIVE, BONUS = glyph("objective"), glyph("badge")

MAIN: dict[str, Sign] = COMMON | {
    "exchange": (glyph("hand-cards"),),
    "hire_another": (word("+"), glyph("person")),
    "train": (glyph("locomotive"),),
    "bonus": (BONUS,),
    "tile": (OBJECTIVE, OR, BONUS),
    "rancher": (glyph("step"),),
}
"""What an effect does, without its number."""

PAID_BY = {"buy": "cowboy", "build": "builder", "train": "engineer"}
"""Whom some actions need."""


def breed_card(of: str) -> Atom:
    """A breed; any card; one of value two."""
    if of in BREEDS:
        return card(LOOKS[of].cls, BREEDS[of].value)
    return card(value=2) if of == "value_two" else card()


def main(effect: Effect) -> Sign:
    if effect.name == "take":
        return word("+"), breed_card(effect.of)
    if effect.name == "remove" and effect.of in BREEDS:
        return (*MAIN["remove"], breed_card(effect.of))
    return MAIN[effect.name]


@lru_cache(maxsize=256)
def number(effect: Effect) -> Sign:
    """The number that belongs to an effect, as it stands below its icon."""
    name, amount = effect.name, effect.amount
    if name == "dollars":
        return (dollars(amount), *_each(effect))
    if name in ("hire", "hire_another"):
        return (price(amount),)
    if name in PAID_BY:
        return (glyph(PAID_BY[name], "ti dim"),)
    if name in ("certificate", "exchange", "auxiliary", "token"):
        return (word(f"×{amount}"),) if amount > 1 else ()
    return (word(amount),) if name == "rancher" else ()


def _each(effect: Effect) -> Sign:
    """For each point of breeding value of the card."""
    return (word("×", "tl money"), glyph("cattle-head", "ti dim")) if effect.of else ()


@lru_cache(maxsize=256)
def gained(effect: Effect) -> Sign:
    """An effect in one row."""
    if effect.name == "dollars":
        return number(effect)
    if effect.name == "certificate":
        return (*([word(effect.amount)] if effect.amount > 1 else []), *MAIN["certificate"])
    return main(effect) + number(effect)


@lru_cache(maxsize=256)
def asked(effect: Effect) -> Sign:
    """A requirement in one row."""
    if effect.name == "pay":
        return (price(effect.amount),)
    return gained(effect) if effect.name == "remove" else (breed_card(effect.of),)


@lru_cache(maxsize=256)
def upright(action: Action) -> tuple[Sign, Sign]:
    """An action in two rows: what is asked or done, and below it what it earns or costs."""
    if action.cost:
        return upright_sign(action, asked, gained)
    return main(action.gain[0]), number(action.gain[0])


in_a_row, _, line_sign = printed(asked, gained, upright)


@lru_cache(maxsize=512)
def column(action: Action, w: float, h: float, size: float = 17) -> str:
    """An action in a box of w by h: icon above, number below."""
    return upright_picture(*upright(action), w, h, size, LETTERS if w > 26 else 10.5)


@lru_cache(maxsize=128)
def columns(actions: tuple[Action, ...]) -> str:
    """All actions of a building tile."""
    return dark_actions(places(actions), column)


def places(actions: tuple[Action, ...]) -> Iterator[tuple[Action, float, float, str]]:
    """The columns of a building tile, those with more to say wider."""
    return cells(actions, [max(sign_width(sign, 14) for sign in upright(action)) + 5 for action in actions])


# ------------------------------------------------------------ tasks of objectives


@lru_cache(maxsize=64)
def task_sign(task: str) -> Sign:
    """A breed; a bonus tile; buildings that add up; a disc on a post."""
    name, _, least = task.partition(" ")
    if name in BREEDS:
        return (breed_card(name),)
    if name == "bonus":
        return (BONUS,)
    if name == "buildings":
        return (glyph("building"), word(f"{least}+"))
    return (glyph("disc"), word(Post.of(name).value))
