"""An automa's turn line by line: what is done, what is being done, what is still to come; each with the rule that decided."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from saloon.engine import Component, Texts
from saloon.engine.reader import counted
from saloon.games.trail.story import Line, Storied

DONE, NOW, TO_COME = "done", "now", "to_come"
Word = Callable[[Texts, Any], str | int]
"""How a line names a component."""


class StoryLine(NamedTuple):
    """A line beside the board.

    step, event: as in the story (`trail.story.Line`); what is to come has no event.
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


class Stories:
    """How the stories of one game are told: by the kinds of components that they name, and how a line names one."""

    def __init__(self, kinds: Iterable[type[Component]], word: Word) -> None:
        self.kinds: Mapping[str, type[Component]] = {kind.kind: kind for kind in kinds}
        self.word = word

    def story(self, say: Texts, automa: Storied, to_come: Iterable[str]) -> list[StoryLine]:
        """The turn that it plays, with the steps to come; between its turns, all of its last one."""
        told = [self._told(say, automa, line) for line in automa.story]
        return [*told, *(StoryLine(step, "", TO_COME, say(f"story-{step}"), "", {}) for step in to_come)]

    def _told(self, say: Texts, automa: Storied, line: Line) -> StoryLine:
        things = {key: self._thing(value) for key, value in line.values.items()}
        words = {key: self._word(say, thing) for key, thing in things.items()}
        key = f"story-{line.event}"
        reason = say(f"{key}.why", **words) if f"{key}.why" in say else ""
        return StoryLine(line.step, line.event, NOW if line.step == automa.step else DONE, say(key, **words), reason, things)

    def _thing(self, value: Any) -> Any:
        """The component that a line names, or the number or word that it is."""
        if isinstance(value, list):
            return [self._thing(each) for each in value]
        kind, _, id = value.partition("-") if isinstance(value, str) else ("", "", "")
        return self.kinds[kind].of(id) if id and kind in self.kinds else value

    def _word(self, say: Texts, thing: Any) -> str | int:
        if isinstance(thing, list):
            return ", ".join(counted(str(self.word(say, each)) for each in thing))
        word: str | int = self.word(say, thing) if isinstance(thing, Component) else thing
        return word
