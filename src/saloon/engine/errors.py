"""What can be got wrong about games, matches and records."""

from __future__ import annotations

from saloon.words.refusals import Refusal


class IllegalChoice(Refusal):
    """A choice that was not among the options of an open ask."""


class BadOptions(Refusal):
    """Options, a seat count or a seed that a game does not have."""


class BadRecord(Refusal):
    """A record that cannot be read or replayed."""


class BadSave(Refusal):
    """Bytes that are not a saved match of an installed game."""


class UnknownGame(Refusal):
    """No installed game has that name."""


class BrokenGame(UnknownGame):
    """A game has that name, but it cannot be played."""
