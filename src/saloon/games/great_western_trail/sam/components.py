"""Sam's cards and levels."""

from __future__ import annotations

from saloon.engine import Box, Component, component

BOX = Box(__package__)
NUMBERS: dict[str, int] = BOX.numbers("number")
MOST_STEPS, BUDGET = NUMBERS["most_steps"], NUMBERS["budget"]
"""How far he moves at most where a card counts something; what he may spend in the cattle market, of nobody's money."""


@component
class SamCard(Component):
    """One of his cards.

    moves:     locations: a number, or what they are counted by.
    action:    what he does, if it names a `specialty` only as a specialist in those workers; `otherwise` what he does then.
    store:     whether he places one first, with Rails to the North.
    """

    id: str
    moves: str
    action: str
    specialty: str = ""
    otherwise: str = ""
    store: bool = False

    @property
    def number(self) -> int:
        return int(self.id.removeprefix("sam_"))


@component
class Level(Component):
    """How strong he is: cards that stay in the box, further workers of each type, and where he delivers first."""

    id: str
    without: tuple[str, ...]
    workers: int
    city: str


@component
class Expansion(Component):
    """With Rails to the North: towns where he places stores, in their order, and the city whose delivery reveals the card."""

    id: str
    level: str
    number: int
    city: str
    towns: tuple[str, ...]


@component
class Route(Component):
    """With Rails to the North, of each level: cities of the strip, in the order of his deliveries, and large towns."""

    id: str
    cities: tuple[str, ...]
    towns: tuple[str, ...]


CARDS = BOX.load("sam", SamCard)
EXPANSIONS = BOX.load("expansion", Expansion)
ROUTES = {route.id: route for route in BOX.load("route", Route)}
LEVELS = {level.id: level for level in BOX.load("level", Level)}


@component
class SamStep(Component):
    """A step of his turn, whose help is the rule behind it: his card, his way, one of his actions, Kansas City."""

    id: str


ACTIONS = tuple(dict.fromkeys(word for card in CARDS for word in (card.action, card.otherwise) if word))
"""The words of his cards."""
STEPS = {id: SamStep(id) for id in ("card", "store", "move", *ACTIONS, "foresight", "delivery", "route")}
