"""What options of sister games cost, give and lead to beyond their labels: what the notes have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from saloon.engine import Texts
from saloon.engine.reader import Reader, several
from saloon.games.trail.effects import Effect, PrintedAction
from saloon.games.trail.texts.names import NOBODY, TurnReader
from saloon.games.trail.texts.phrases import Objective, Phrasing

Lead = Callable[[Any, Effect], str]
"""`lead(reader, effect)` is what matters to the player where an action has this effect: what it finds, or leaves behind."""


def leads_of(reader: Any, action: PrintedAction, leads: Mapping[str, Lead]) -> str:
    """What matters about an action, effect by effect."""
    return several(*(leads[effect.name](reader, effect) for effect in (*action.cost, *action.gain) if effect.name in leads))


@lru_cache(maxsize=1024)
def tile_actions(say: Texts, tile: Any, phrasing: Phrasing) -> str:
    """What a building does, whoever uses it: the same in every position, so it is composed once."""
    return phrasing.phrases(say, tile.actions)


def stop(reader: TurnReader[Any, Any], tile: Any, phrasing: Phrasing) -> str:
    """What a stop at a building offers the player: its actions, if it is neutral or their own."""
    if tile.owner in (NOBODY, reader.me.seat):
        return tile_actions(reader.say, tile, phrasing)
    return reader.say("lead-auxiliary-only")


def reachable(following: Sequence[Sequence[int]]) -> Callable[[int, int], bool]:
    """Whether a way leads from one space of a trail to another; there are few spaces, so the answers are kept."""

    @lru_cache(maxsize=4096)
    def leads(came: int, there: int) -> bool:
        return came == there or any(leads(after, there) for after in following[came])

    return leads


def on_this_way(reader: Reader[Any], ahead: bool) -> str:
    """Where a new building stands: still to come, or only on the next way."""
    return reader.say("lead-ahead" if ahead else "lead-behind")


def left(reader: TurnReader[Any, Any], dollars: int) -> str:
    """What remains when so much is paid."""
    return reader.say("lead-left", dollars=reader.me.dollars - dollars)


def then(reader: TurnReader[Any, Any], effect: Effect) -> str:
    """What there is when dollars that do not depend on anything are gained."""
    return "" if effect.of else reader.say("lead-then", dollars=reader.me.dollars + effect.amount)


def without(say: Texts, hand: Sequence[Any], card: Any, value: Callable[[list[Any]], int]) -> str:
    """What a hand is worth before and after a card of it is gone; a breed that is there twice loses nothing."""
    if card not in hand:
        return ""
    rest = [*hand]
    rest.remove(card)
    old, new = value([*hand]), value(rest)
    return say("lead-hand-same", value=old) if old == new else say("lead-hand", old=old, new=new)


def missing(say: Texts, card: Objective, have: Mapping[str, int]) -> str:
    """What an objective card still wants, as things are."""
    short = {task: count - have.get(task, 0) for task, count in Counter(card.tasks).items()}
    tasks = ", ".join(say(f"task-{task}", count=count) for task, count in short.items() if count > 0)
    return say("lead-missing", tasks=tasks) if tasks else say("lead-nothing-missing")


def certificates(reader: TurnReader[Any, Any], limit: int) -> str:
    return reader.say("lead-certificates", count=reader.me.certificates, limit=limit)


def holding(reader: TurnReader[Any, Any], fitting: Sequence[Any]) -> str:
    """Of cards that an action discards."""
    return reader.say("lead-holding", count=sum(card in fitting for card in reader.me.hand))


def instead(reader: TurnReader[Any, Any], tile: Any) -> str:
    """An auxiliary action where the player could use the building."""
    at_home = hasattr(tile, "actions") and tile.owner in (NOBODY, reader.me.seat)
    return reader.say("lead-instead") if at_home else ""


def cheapest(reader: Reader[Any], prices: Sequence[int]) -> str:
    """Of workers who can be hired."""
    return reader.say("lead-hire", dollars=min(prices), count=len(prices)) if prices else ""


def hired(reader: Reader[Any], named: str, at_once: str) -> str:
    """A worker on its place of the row, and what the place allows at once."""
    return reader.say("lead-at-once", place=named, action=at_once) if at_once else named


def engine_way(reader: Reader[Any], moved: int) -> str:
    return reader.say("lead-forward" if moved >= 0 else "lead-back", count=abs(moved)) if moved else ""


def deck(reader: TurnReader[Any, Any], effect: Effect) -> str:
    """Where new cards come from."""
    return reader.say("lead-deck", draw=len(reader.me.draw), discard=len(reader.me.discard))


def market_end(reader: Reader[Any], spaces: int) -> str:
    """How near a worker more brings the end."""
    return reader.say("lead-jobs", left=spaces)
