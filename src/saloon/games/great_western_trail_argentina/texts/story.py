"""Pedro's turn line by line: what is done, what is being done, what is still to come; each with the rule that decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from saloon.engine import Component, Seat, Texts
from saloon.engine.reader import counted
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
from saloon.games.great_western_trail_argentina.pedro.story import Line, steps_to_come
from saloon.games.great_western_trail_argentina.state import Opponent, State
from saloon.games.great_western_trail_argentina.texts.names import titles
from saloon.games.great_western_trail_argentina.texts.solo import card_number

DONE, NOW, TO_COME = "done", "now", "to_come"
KINDS: dict[str, type[Component]] = {
    kind.kind: kind
    for kind in (
        BonusSpace, Building, Card, Farmer, Loading, Master, Pedro, Quay, Ship, Space, Station, Track, Worker,
    )
}  # fmt: skip


class StoryLine(NamedTuple):
    """A line beside the board.

    step, event: as in his story (`pedro.story.Line`); what is to come has no event.
    stage:  done, now or to_come.
    reason: the rule that decided, if it needs to be said.
    things: what it was done with, by the names of the event: `ship`, `space`, `tile`, `way`…
    """

    step: str
    event: str
    stage: str
    text: str
    reason: str
    things: dict[str, Any]


def story(say: Texts, pedro: Opponent) -> list[StoryLine]:
    """The turn that he plays; between his turns, all of his last one."""
    return [*(_told(say, pedro, line) for line in pedro.story), *_expected(say, pedro)]


def his_turn(g: State, seat: Seat, say: Texts) -> list[StoryLine]:
    """As the page shows it beside the board."""
    pedro = g.at(seat)
    return story(say, pedro) if isinstance(pedro, Opponent) else []


def _told(say: Texts, pedro: Opponent, line: Line) -> StoryLine:
    things = {key: _thing(value) for key, value in line.values.items()}
    words = {key: _word(say, thing) for key, thing in things.items()}
    key = f"story-{line.event}"
    reason = say(f"{key}.why", **words) if f"{key}.why" in say else ""
    return StoryLine(line.step, line.event, NOW if line.step == pedro.step else DONE, say(key, **words), reason, things)


def _expected(say: Texts, pedro: Opponent) -> Iterator[StoryLine]:
    for step in steps_to_come(pedro, arrived=pedro.herder is BUENOS_AIRES):
        yield StoryLine(step, "", TO_COME, say(f"story-{step}"), "", {})


def _thing(value: Any) -> Any:
    """The component that a line names, or the number or word that it is."""
    if isinstance(value, list):
        return [_thing(each) for each in value]
    kind, _, id = value.partition("-") if isinstance(value, str) else ("", "", "")
    return KINDS[kind].of(id) if id and kind in KINDS else value


def _word(say: Texts, thing: Any) -> str | int:
    if isinstance(thing, Pedro):
        return card_number(thing)
    if isinstance(thing, Component):
        return titles.title(say, thing)
    if isinstance(thing, list):
        return ", ".join(counted(titles.title(say, each) for each in thing))
    word: str | int = thing
    return word
