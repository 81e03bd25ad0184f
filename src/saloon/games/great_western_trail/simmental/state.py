"""What the variant adds to the options and to the table."""

from __future__ import annotations

from msgspec import field

from saloon.games.great_western_trail import options, state


class Options(options.Options, frozen=True):
    """Whether it is played."""

    simmental: bool = False


class SimmentalState(state.State):
    """simmentals: cards left of stages 2 and 3."""

    simmentals: list[int] = field(default_factory=lambda: [0, 0])
