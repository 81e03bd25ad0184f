"""Engines on a line of numbered spaces with turnouts.

A space n has the number 2n, the turnout after it 2n + 1, so that higher is always farther. A space taken by another engine does
not exist for the one that moves; the start holds any number of engines.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache

Position = int
START: Position = 0


class Railway:
    """The line: its last space, and after which spaces there is a turnout."""

    def __init__(self, last: int, turnouts: Iterable[int]) -> None:
        self.last: Position = 2 * last
        self.turnouts = frozenset(2 * after + 1 for after in turnouts)
        self._forward = lru_cache(maxsize=1 << 16)(self._work_out_forward)
        self._back = lru_cache(maxsize=1 << 16)(self._work_out_back)

    def after(self, position: Position) -> tuple[Position, ...]:
        """What follows a space: the next number, or the turnout before it."""
        if position in self.turnouts:
            return (position + 1,)
        if position == self.last:
            return ()
        return (position + 1, position + 2) if position + 1 in self.turnouts else (position + 2,)

    def before(self, position: Position) -> tuple[Position, ...]:
        if position in self.turnouts:
            return (position - 1,)
        if position == START:
            return ()
        return (position - 1, position - 2) if position - 1 in self.turnouts else (position - 2,)

    def forward(self, position: Position, most: int, others: Iterable[Position]) -> tuple[Position, ...]:
        """Where an engine can stop after 1 to `most` spaces, in the order of the line."""
        # Every other engine can lengthen the way by two spaces, the one it stands on and the turnout beside it.
        far = position + 2 * most + 8
        blocked = tuple(sorted(other for other in others if position < other <= far))
        return self._forward(position, most, blocked)

    def back(self, position: Position, exactly: int, others: Iterable[Position]) -> tuple[Position, ...]:
        """Where an engine can stop that goes back by exactly so many spaces; nothing if there are not that many."""
        blocked = tuple(sorted(other for other in others if START < other < position))
        return self._back(position, exactly, blocked)

    def can_go_back(self, position: Position, exactly: int, others: Collection[Position]) -> bool:
        """Whether there are that many spaces; far from the start there always are."""
        return position >= 2 * (exactly + len(others)) or bool(self.back(position, exactly, others))

    def _work_out_forward(self, position: Position, most: int, blocked: tuple[Position, ...]) -> tuple[Position, ...]:
        layers = self._layers(position, most, blocked, self.after)
        return tuple(sorted({place for layer in layers for place in layer}))

    def _work_out_back(self, position: Position, exactly: int, blocked: tuple[Position, ...]) -> tuple[Position, ...]:
        layers = self._layers(position, exactly, blocked, self.before)
        return tuple(sorted(layers[-1], reverse=True)) if len(layers) == exactly else ()

    def _layers(
        self, start: Position, most: int, blocked: Collection[Position], step: Callable[[Position], tuple[Position, ...]]
    ) -> list[set[Position]]:
        """The spaces after one space, two spaces and so on."""
        layers: list[set[Position]] = []
        here = {start}
        while len(layers) < most and (here := {end for place in here for end in self._free(place, blocked, step)}):
            layers.append(here)
        return layers

    def _free(
        self, place: Position, blocked: Collection[Position], step: Callable[[Position], tuple[Position, ...]]
    ) -> Iterable[Position]:
        for end in step(place):
            if end in blocked:
                yield from self._free(end, blocked, step)
            else:
                yield end

    def behind(self, position: Position, others: Iterable[Position]) -> list[Position]:
        """Every free space that is lower, from the start on."""
        taken = set(others) - {START}
        spaces = (place for place in range(position) if place % 2 == 0 or place in self.turnouts)
        return [place for place in spaces if place not in taken]
