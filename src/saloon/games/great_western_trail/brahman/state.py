"""What the variant adds to the options."""

from __future__ import annotations

from saloon.games.great_western_trail import options


class Options(options.Options, frozen=True):
    """Whether it is played."""

    brahman: bool = False
