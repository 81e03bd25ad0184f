"""A match at one moment, as its viewers may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from saloon.engine import Ask, Match, Seat, choice_text
from saloon.engine.scenes import Scene
from saloon.web.live.standing import fitting
from saloon.web.tables.history import single_asked

if TYPE_CHECKING:
    from saloon.web.live.eyes import Eyes
    from saloon.web.live.screens.drawn import Drawn


class Observed:
    """What all who look at a room are shown is made from this, until the next event: nothing is observed twice.

    drawn: the pages that were drawn since the last news of any kind, by the eyes for which they were.
    """

    def __init__(self, match: Match, number: int) -> None:
        self.match, self.number = match, number
        self.drawn: dict[Eyes, Drawn] = {}
        self._seen: dict[Seat | None, Any] = {}

    def by(self, eye: Seat | None) -> Any:
        """The state as the seat may see it; None is a spectator."""
        if eye not in self._seen:
            self._seen[eye] = self.match.observe(eye)
        return self._seen[eye]

    def given(self, seats: Iterable[Seat]) -> Iterator[tuple[Ask, str]]:
        """What seats have answered in secret while others still choose, with its question; for those alone who hold them."""
        question, given = self.match.question, self.match.given
        for seat in seats:
            if question is not None and seat in given:
                ask = question.by_seat()[seat]
                yield ask, choice_text(ask.verb, given[seat])

    def scene(self, eye: Seat | None) -> Scene | None:
        """What the open question is about, where the game says so."""
        hook = self.match.game.page.scene
        return hook(self.by(eye)) if hook is not None and not self.match.over else None

    @cached_property
    def single_asked(self) -> Seat | None:
        return single_asked(self.match)

    @cached_property
    def standing(self) -> dict[str, str]:
        """The standing answers that fit the open question, and what each would choose."""
        return dict(fitting(self.match, self.by))

    @cached_property
    def asides(self) -> dict[Seat, Ask]:
        """What seats may put in though somebody else is asked."""
        return self.match.asides
