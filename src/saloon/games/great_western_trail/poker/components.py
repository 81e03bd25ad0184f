"""What is in the box: two add-ons of neutral buildings, and bonus tokens."""

from __future__ import annotations

from saloon.engine import Box, Component, component
from saloon.games.great_western_trail.components import Action, Space, actions_of


@component
class Bonus(Component):
    """A token for whoever sits down: points at the end, dollars at once; only some are used with fewer players."""

    id: str
    points: int
    dollars: int
    players: int


@component
class Addon(Component):
    """A further action of the neutral building on a space."""

    id: str
    space: str
    gives: str


BOX = Box(__package__)
_NUMBERS = BOX.numbers("number")
BANK: int = _NUMBERS["bank"]
MAX_CARDS: int = _NUMBERS["cards"]
STAKES: tuple[int, ...] = tuple(BOX.numbers("stake").values())
"""What the first and the second card of a visit cost."""
BONUSES = BOX.load("bonus", Bonus)
ADDONS = BOX.load("addon", Addon)
ACTIONS: dict[Space, tuple[Action, ...]] = {
    Space.of(addon.space): actions_of(f"poker_{addon.id}", [addon.gives]) for addon in ADDONS
}
"""The action of each add-on, by the space above whose building it lies."""
LAY, SHOW = (Space.of(addon.space) for addon in ADDONS)
"""Where cards are laid, and where hands are shown."""
