"""Bare Bones: a game with nothing that is optional: no texts but its name, no components, no page, no ratings for bots.

The rules, in short: take one, two or three bones of the heap in turn; who takes the last one has won.
"""

from __future__ import annotations

from saloon.engine import Ask, Dice, Flow, Game, GameOptions, Position, Rules, Seat, Verb, state

BONES = 13
MAX_TAKEN = 3


@state
class Heap(Position):
    bones: int
    active: Seat = 0
    last: Seat | None = None


def turn(g: Heap) -> Flow:
    me = g.active
    g.bones -= yield Ask(me, "take", list(range(1, min(MAX_TAKEN, g.bones) + 1)))
    g.last, g.active = me, 1 - me


def setup(options: GameOptions, seats: int, dice: Dice) -> Heap:
    return Heap(dice=dice, bones=BONES)


GAME = Game(
    package="bare_bones",
    rules_number=1,
    seats=(2,),
    options=GameOptions,
    rules=Rules(
        state=Heap,
        setup=setup,
        turn=turn,
        over=lambda g: g.bones == 0,
        verbs={"take": Verb(range(1, MAX_TAKEN + 1))},
        score=lambda g, seat: {"won": int(g.last == seat)},
        seats_of=lambda g: 2,
    ),
)
