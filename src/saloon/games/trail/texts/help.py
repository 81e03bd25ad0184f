"""What components mean, composed from their figures: a name and a few sentences, the same in every position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from saloon.engine import Component, Texts
from saloon.games.trail.texts.names import Titles, titled
from saloon.games.trail.texts.phrases import Doable, capital

Explain = Mapping[type, Callable[[Texts, Any], Iterator[str]]]
"""By class of component, the sentences of its help."""
PLAIN = ("dollars", "pay", "discard")
"""Words that nobody needs explained beside others."""


def composed(say: Texts, thing: Component, explain: Explain, titles: Titles) -> tuple[str, str] | None:
    """Name and help of a component; None if its own message says all."""
    explained = explain.get(type(thing))
    return None if explained is None else (capital(titled(say, thing, titles)), " ".join(explained(say, thing)))


def terms(say: Texts, actions: Iterable[Doable]) -> Iterator[str]:
    """The rules of what the actions do, each once."""
    effects = dict.fromkeys(effect.name for action in actions for effect in (*action.cost, *action.gain))
    for name in effects:
        if name not in PLAIN:
            text = say(f"term-{name}.help")
            yield say("help-term", term=say(f"term-{name}"), text=text[:1].lower() + text[1:])


def action(say: Texts, thing: Doable) -> Iterator[str]:
    """The rules of one action, be they ever so plain."""
    explained = list(terms(say, [thing]))
    first = (*thing.cost, *thing.gain)[0].name
    return iter(explained or [say(f"term-{first}.help")])
