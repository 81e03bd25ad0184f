"""Chance as data: a generator whose whole state is a number and a key, saved with the position.

Without a key it is splitmix64: quick, but somebody who has seen many cards could search through its 64 bits. With one, every
draw is a keyed hash (SHAKE128) of its number: whoever does not have the key learns nothing from what was drawn. Tables of
people have seeds that make a key; simulations and imagined worlds hide nothing from anybody.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from hashlib import blake2b, shake_128
from struct import unpack
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")
_MASK = 0xFFFFFFFFFFFFFFFF

KEYED = 1 << 128
"""Seeds from this one on make a key."""


class Dice(Struct, gc=False):
    """All randomness of a match. The same state gives the same future, on every machine.

    state: of splitmix64; with a key, how often something was drawn.
    """

    state: int = 0
    key: bytes = b""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        if self.key:
            return (self._drawn(1)[0] * n) >> 64
        self.state = s = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((s ^ (s >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[Any]) -> None:
        if self.key:
            return self._shuffle_keyed(things)
        s = self.state
        for i in range(len(things) - 1, 0, -1):
            # `below(i + 1)`, written out: games shuffle much.
            s = (s + 0x9E3779B97F4A7C15) & _MASK
            z = ((s ^ (s >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            things[i], things[j] = things[j], things[i]
        self.state = s
        return None

    def _shuffle_keyed(self, things: MutableSequence[Any]) -> None:
        if len(things) > 1:
            for i, number in enumerate(self._drawn(len(things) - 1), 1):
                j = (number * (i + 1)) >> 64
                things[i], things[j] = things[j], things[i]

    def _drawn(self, count: int) -> tuple[int, ...]:
        """Numbers of 64 bits, from the key and the number of this draw."""
        data = shake_128(self.key + self.state.to_bytes(8, "big")).digest(8 * count)
        self.state += 1
        return unpack(f">{count}Q", data)

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """A shuffled copy."""
        stack = list(things)
        self.shuffle(stack)
        return stack

    def clone(self) -> Dice:
        return Dice(self.state, self.key)


def seeded(*seed: object) -> Dice:
    """Dice for a seed of any size; several words make independent dice of one seed (`seeded(seed, game, seat)`)."""
    text = " ".join(map(str, seed)).encode()
    return Dice(int.from_bytes(blake2b(text, digest_size=8).digest(), "big"))


def match_dice(seed: int) -> Dice:
    """The dice of a match: for a seed that cannot be guessed, such that what was drawn does not give the rest away."""
    if seed < KEYED:
        return seeded(seed)
    return Dice(0, blake2b(str(seed).encode(), digest_size=32, person=b"saloon dice").digest())
