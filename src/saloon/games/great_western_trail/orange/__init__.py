"""Objective cards for orange cattle, four and a starting one; they join the others where such cattle is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from saloon.games.great_western_trail import options
from saloon.games.great_western_trail.components import Card
from saloon.games.great_western_trail.kit import Kit
from saloon.games.great_western_trail.module import Module
from saloon.games.great_western_trail.orange.components import OBJECTIVES
from saloon.games.great_western_trail.orange.guide import GUIDE
from saloon.games.great_western_trail.scoring import herd
from saloon.games.great_western_trail.state import Player, State
from saloon.games.trail.board.signs import card


class Options(options.Options, frozen=True):
    """Whether they are added."""

    orange_objectives: bool = False


def is_orange(thing: Card) -> bool:
    return thing.colour == "orange"


def has_orange_cattle(box: Kit) -> bool:
    return any(is_orange(each) for each in box.cattle)


def kit(box: Kit) -> Kit:
    """Without orange cattle they stay in the box (rulebook of Rails to the North, step 22)."""
    if not has_orange_cattle(box):
        return box
    return replace(
        box,
        objectives=box.objectives + tuple(each for each in OBJECTIVES if not each.starting),
        starting_objectives=box.starting_objectives + tuple(each for each in OBJECTIVES if each.starting),
    )


def notices(box: Kit) -> Iterator[str]:
    if not has_orange_cattle(box):
        yield "notice-no_orange_cattle"


def elements(g: State, me: Player) -> dict[str, int]:
    """Every orange card of the herd can serve a task, whatever its value."""
    return {"orange_cattle": sum(1 for each in herd(me) if is_orange(each))}


ORANGE_OBJECTIVES = Module[State](
    id="orange_objectives",
    package=__name__,
    guide=GUIDE,
    options=Options,
    played=lambda options: options.orange_objectives,
    spread=({"orange_objectives": "yes"},),
    kit=kit,
    notices=notices,
    elements=elements,
    tasks={"orange_cattle": card("breed-orange")},
)
