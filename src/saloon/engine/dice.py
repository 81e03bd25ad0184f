"""Chance as data: a generator whose whole state is one integer (splitmix64), saved with the position."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")
_MASK = 0xFFFFFFFFFFFFFFFF


class Dice(Struct, gc=False):
    """All randomness of a match. The same state gives the same future, on every machine."""

    state: int = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        self.state = s = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((s ^ (s >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[Any]) -> None:
        s = self.state
        for i in range(len(things) - 1, 0, -1):
            # `below(i + 1)`, written out: games shuffle much.
            s = (s + 0x9E3779B97F4A7C15) & _MASK
            z = ((s ^ (s >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            things[i], things[j] = things[j], things[i]
        self.state = s

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """A shuffled copy."""
        stack = list(things)
        self.shuffle(stack)
        return stack

    def clone(self) -> Dice:
        return Dice(self.state)


def seeded(*seed: object) -> Dice:
    """Dice for a seed of any size; several words make independent dice of one seed (`seeded(seed, game, seat)`)."""
    text = " ".join(map(str, seed)).encode()
    return Dice(int.from_bytes(blake2b(text, digest_size=8).digest(), "big"))
