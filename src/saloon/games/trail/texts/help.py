"""What components mean, composed from their figures: a name and a few sentences, the same in every position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from saloon.engine import Component, Texts
from saloon.engine.reader import capital
from saloon.games.trail.effects import PrintedAction
from saloon.games.trail.texts.names import NOBODY, Titles
from saloon.games.trail.texts.phrases import Phrasing, points

Helps = Mapping[type, Callable[[Texts, Any], Iterator[str]]]
"""By class of component, the sentences of its help."""
SELF_EVIDENT = ("dollars", "pay", "discard")
"""Keywords that need no explanation beside others."""


def composed_help(say: Texts, thing: Component, helps: Helps, titles: Titles) -> tuple[str, str] | None:
    """Name and help of a component; None if its own message says all."""
    sentences = helps.get(type(thing))
    return None if sentences is None else (capital(titles.title(say, thing)), " ".join(sentences(say, thing)))


def all_actions(say: Texts, phrasing: Phrasing, printed: Sequence[PrintedAction]) -> Iterator[str]:
    """The actions of a tile, and the rules of what they do."""
    yield say("help-actions", actions=phrasing.phrases(say, printed))
    yield from terms(say, printed)


def building_help(say: Texts, tile: Any, phrasing: Phrasing, **needs: int) -> Iterator[str]:
    """`needs`: what building it takes, under the name of the game's own builders."""
    if tile.owner == NOBODY:
        yield say("help-building-neutral")
    else:
        yield say("help-building", **needs, points=points(say, tile.points))
    if tile.hand:
        yield say("help-building-hand", hand=say(f"hand-{tile.hand}"))
    yield from all_actions(say, phrasing, tile.actions)


def terms(say: Texts, actions: Iterable[PrintedAction]) -> Iterator[str]:
    """The rules of what the actions do, each once."""
    effects = dict.fromkeys(effect.name for action in actions for effect in (*action.cost, *action.gain))
    for name in effects:
        if name not in SELF_EVIDENT:
            text = say(f"term-{name}.help")
            yield say("help-term", term=say(f"term-{name}"), text=text[:1].lower() + text[1:])


def action(say: Texts, thing: PrintedAction) -> Iterator[str]:
    """The rules of one action, be they ever so plain."""
    explained = list(terms(say, [thing]))
    first = (*thing.cost, *thing.gain)[0].name
    return iter(explained or [say(f"term-{first}.help")])
