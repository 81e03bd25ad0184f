"""Pedro's turn line by line (`trail.texts.story`)."""

from __future__ import annotations

from typing import Any

from saloon.engine import Seat, Texts
from saloon.games.great_western_trail_argentina.components import (
    BUENOS_AIRES,
    BonusSpace,
    Building,
    Card,
    Farmer,
    Loading,
    Master,
    Pedro,
    Quay,
    Ship,
    Space,
    Station,
    Track,
    Worker,
)
from saloon.games.great_western_trail_argentina.pedro.story import steps_to_come
from saloon.games.great_western_trail_argentina.state import Opponent, State
from saloon.games.great_western_trail_argentina.texts.names import titles
from saloon.games.great_western_trail_argentina.texts.solo import card_number
from saloon.games.trail.texts.story import DONE, NOW, TO_COME, Stories, StoryLine

__all__ = ["DONE", "NOW", "TO_COME", "StoryLine", "story"]


def _word(say: Texts, thing: Any) -> str | int:
    return card_number(thing) if isinstance(thing, Pedro) else titles.title(say, thing)


STORIES = Stories(
    (BonusSpace, Building, Card, Farmer, Loading, Master, Pedro, Quay, Ship, Space, Station, Track, Worker), _word
)


def story(say: Texts, pedro: Opponent) -> list[StoryLine]:
    """The turn that he plays; between his turns, all of his last one."""
    return STORIES.story(say, pedro, steps_to_come(pedro, arrived=pedro.herder is BUENOS_AIRES))


def his_turn(g: State, seat: Seat, say: Texts) -> list[StoryLine]:
    """As the page shows it beside the board."""
    pedro = g.at(seat)
    return story(say, pedro) if isinstance(pedro, Opponent) else []
