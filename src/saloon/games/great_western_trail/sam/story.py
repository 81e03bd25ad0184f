"""Sam's turn line by line (`trail.texts.story`)."""

from __future__ import annotations

from typing import Any

from saloon.engine import Texts
from saloon.games.great_western_trail.components import (
    Building,
    Card,
    City,
    Hazard,
    Master,
    Outlaw,
    Space,
    Station,
    Track,
    Worker,
)
from saloon.games.great_western_trail.rails.components import Town, TradeSpace
from saloon.games.great_western_trail.sam.components import Expansion, SamCard
from saloon.games.great_western_trail.sam.rules import steps_to_come
from saloon.games.great_western_trail.sam.state import Sam, SamState
from saloon.games.great_western_trail.sam.texts import ROMAN
from saloon.games.great_western_trail.texts.names import titles
from saloon.games.trail.texts.story import Stories, StoryLine


def _word(say: Texts, thing: Any) -> str | int:
    if isinstance(thing, SamCard):
        return thing.number
    return ROMAN[thing.number] if isinstance(thing, Expansion) else titles.title(say, thing)


STORIES = Stories(
    (
        Building, Card, City, Expansion, Hazard, Master, Outlaw, SamCard, Space, Station, Town, Track, TradeSpace, Worker,
    ),
    _word,
)  # fmt: skip


def story(g: SamState, sam: Sam, say: Texts) -> list[StoryLine]:
    """The turn that he plays; between his turns, all of his last one."""
    return STORIES.story(say, sam, steps_to_come(g, sam))
