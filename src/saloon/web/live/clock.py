"""Time banks: what each seat has spent thinking."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic

from saloon.engine import Seat
from saloon.web.tables.models import Seat as SeatRow
from saloon.web.tables.models import Table


class SeatClocks:
    """Runs for every seat that is asked; bots have no clock. Seconds spent are kept, so that a bank can never be lost."""

    def __init__(self, table: Table, seats: list[SeatRow]) -> None:
        self.bank, self.gain = table.bank, table.gain
        self._seats = seats
        self._running: dict[Seat, float] = {}

    def run(self, asked: Iterable[Seat], waited: float = 0.0) -> None:
        """Start the clocks of those who are asked, and have been for so many seconds."""
        self._running = {seat: monotonic() - waited for seat in asked if not self._seats[seat].bot}

    def left(self, seat: Seat) -> float | None:
        """Seconds left, or None where there is no clock."""
        if self.bank is None or self._seats[seat].bot:
            return None
        running = monotonic() - self._running[seat] if seat in self._running else 0.0
        return self.bank - self._seats[seat].spent - running

    def flagged(self, seat: Seat) -> bool:
        left = self.left(seat)
        return left is not None and left <= 0

    def move(self, before: tuple[Seat, ...], after: tuple[Seat, ...]) -> dict[Seat, float]:
        """Stop the clocks of those who are no longer asked, start the others'. Gives what has changed on the clocks."""
        if before == after:
            return {}
        spent = {}
        for seat in before:
            if seat in self._running and seat not in after:
                row = self._seats[seat]
                row.spent = row.spent + monotonic() - self._running.pop(seat) - self.gain
                if row.spent < 0:
                    row.spent = 0.0
                spent[seat] = row.spent
        for seat in after:
            if seat not in self._running and not self._seats[seat].bot:
                self._running[seat] = monotonic()
        return spent

    def hand_over(self, seat: Seat, asked: Iterable[Seat], least: float) -> dict[Seat, float]:
        """A bot has taken the seat, or its person has come back to it, and has at least so many seconds then.

        Gives what has changed on the clocks.
        """
        row = self._seats[seat]
        if seat in self._running:
            row.spent = row.spent + monotonic() - self._running.pop(seat)
        if not row.bot:
            if self.bank is not None:
                row.spent = max(0.0, min(row.spent, self.bank - least))
            if seat in asked:
                self._running[seat] = monotonic()
        return {seat: row.spent}
