"""Scenes at the poker table in a few words."""

from __future__ import annotations

from typing import Any

from games.great_western_trail.scene import Many, cards, scene
from saloon.engine import Match
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import Worker
from saloon.games.great_western_trail.poker.components import Bonus

PLAYED = {"poker_table": "yes"}


def poker(seated: dict[int, Many] = {}, pot: int = 0, *, listen: bool = False, hold: bool = False, **things: Any) -> Match:
    """A match at the start of a turn, with a cowboy seated for some, and what lies at their seats.

    seated: cards by seat; tokens were taken in that order.
    """
    match = scene(**{"seats": 2, **things, "options": {**PLAYED, **things.get("options", {})}})
    g = match.state
    g.poker.pot = pot
    for seat, many in seated.items():
        place = g.poker.seats[seat]
        place.worker, place.bonus, place.cards = Worker.of("cowboy"), g.poker.bonuses.pop(), cards(many)
    return Match(GAME, g, listen=listen, hold=hold)


def at(match: Match, seat: int = 0) -> list[str]:
    """What lies at a seat."""
    return [card.id for card in match.state.poker.seats[seat].cards]


def bonus(id: str) -> Bonus:
    return Bonus.of(id)
