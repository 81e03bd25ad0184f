"""Chance as data: a generator whose whole state is a number and a key, saved with the position.

Without a key it is splitmix64: quick, but somebody who has seen many cards could search through its 64 bits. With one, every
draw is a keyed hash (SHAKE128) of its number: whoever does not have the key learns nothing from what was drawn. Tables of
people have seeds that make a key; simulations and imagined worlds hide nothing from anybody.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from functools import lru_cache
from hashlib import blake2b, shake_128
from struct import Struct as Packed
from struct import unpack
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

T = TypeVar("T")
_MASK = 0xFFFFFFFFFFFFFFFF
_STEP, _MIX_1, _MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""Of splitmix64."""

KEYED = 1 << 128
"""Seeds from this one on make a key."""


class _Lanes(NamedTuple):
    """Numbers of 64 bits in one integer, 128 bits apart: a 1 in each, how far each goes from the state, all its bits."""

    ones: int
    steps: int
    mask: int
    numbers: Packed


@lru_cache(maxsize=256)
def _lanes(count: int) -> _Lanes:
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum((_STEP * (lane + 1) & _MASK) << 128 * lane for lane in range(count))
    return _Lanes(ones, steps, ones * _MASK, Packed("<" + "Q8x" * count))


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
        self.state = s = (self.state + _STEP) & _MASK
        z = ((s ^ (s >> 30)) * _MIX_1) & _MASK
        z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[Any]) -> None:
        last = len(things) - 1
        if last < 1:
            return
        if self.key:
            self._shuffle_keyed(things)
            return
        for i, number in zip(range(last, 0, -1), self._mixed(last), strict=True):
            j = (number * (i + 1)) >> 64
            things[i], things[j] = things[j], things[i]

    def _mixed(self, count: int) -> tuple[int, ...]:
        """Numbers of 64 bits, as `below` draws them one by one.

        Games shuffle much, and Python reckons with one long integer faster than with many: each number has a lane of its own,
        with as many bits above it as a product needs.
        """
        lanes = _lanes(count)
        z = (self.state * lanes.ones + lanes.steps) & lanes.mask
        z = ((z ^ (z >> 30)) & lanes.mask) * _MIX_1 & lanes.mask
        z = ((z ^ (z >> 27)) & lanes.mask) * _MIX_2 & lanes.mask
        z ^= z >> 31
        self.state = (self.state + count * _STEP) & _MASK
        return lanes.numbers.unpack(z.to_bytes(lanes.numbers.size, "little"))

    def _shuffle_keyed(self, things: MutableSequence[Any]) -> None:
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
