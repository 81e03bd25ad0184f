"""The frame in which sisters rate options: an outlook, ratings by verb, and worths by keyword of actions.

Everything is priced in victory points. What a thing is worth is the game's own business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from saloon.engine import PASS, Value
from saloon.games.trail.effects import Effect, PrintedAction

NEVER: Final = -1000.0
"""What is done only if there is nothing else."""

StateType = TypeVar("StateType")
PlayerType = TypeVar("PlayerType")
OutlookType = TypeVar("OutlookType")


class Outlook(Generic[StateType, PlayerType]):
    """What is known before an option is looked at; a game adds what else it wants to know.

    about:  what the ask says of itself: steps, a price, the building that is built.
    left:   how much of the game is still to come, from 1 to 0.
    future: how sure one more turn is.
    dollar: what a dollar is worth.
    hasty:  whether only what lies within reach is looked at closely, because there is no time for more.
    notes:  what was worked out already and may be asked for again.
    """

    def __init__(self, g: StateType, me: PlayerType, about: Any, left: float, future: float, dollar: float) -> None:
        self.g, self.me, self.about = g, me, about
        self.left, self.future, self.dollar = left, future, dollar
        self.hasty = False
        self.notes: dict[Any, float] = {}


def best(worths: list[float]) -> float:
    """The highest; nothing where there are none."""
    if not worths:
        return 0.0
    found = worths[0]
    for worth in worths:
        if worth > found:
            found = worth
    return found


def best_gain(worths: list[float]) -> float:
    """The highest of those that bring anything; else nothing."""
    found = 0.0
    for worth in worths:
        if worth > found:
            found = worth
    return found


# ------------------------------------------------------------ options of a verb

Rating = Callable[[OutlookType, Sequence[Any]], list[float]]
"""What each option of a question is worth; a game has a table of them, by verb."""


def each(value: Callable[[OutlookType, Any], float], beside: tuple[type, ...] = (str,)) -> Rating[OutlookType]:
    """Options rated one by one.

    beside: what can be done beside every question, and passing. Passing is worth nothing, the rest waits for a better moment.
    """

    def rated(o: OutlookType, options: Sequence[Any]) -> list[float]:
        return [declining(option) if option.__class__ in beside else value(o, option) for option in options]

    return rated


def declining(option: object) -> float:
    return 0.0 if option == PASS else NEVER


def only(kind: type, options: Sequence[Any], value: Callable[[Any], float]) -> list[float]:
    """Options of one kind are rated; no other is taken."""
    return [value(option) if option.__class__ is kind else NEVER for option in options]


def within_reach(kind: type, index: Mapping[Any, int], options: Sequence[Any]) -> set[int]:
    """Where on the trail a question offers to go."""
    return {index[option] for option in options if option.__class__ is kind}


certify: Rating[Any] = each(lambda o, count: float(count))
"""Of certificates more is never worse."""

# ------------------------------------------------------------ actions

WorthByKeyword = Mapping[str, Callable[[OutlookType, Effect], float]]
"""What an effect brings, or costs, by its keyword."""


O = TypeVar("O", bound=Outlook[Any, Any])


def once(worth: Callable[[O, Effect], float]) -> Callable[[O, Effect], float]:
    """What an effect is worth that takes long to find out, and that several actions have: worked out once for an outlook."""

    def remembered(o: O, effect: Effect) -> float:
        found = o.notes.get(effect)
        if found is None:
            found = o.notes[effect] = worth(o, effect)
        return found

    return remembered


Worths = list[tuple[Callable[[OutlookType, Effect], float], Effect]]
"""Effects, each with what it is worth."""


class ActionRating(Generic[OutlookType]):
    """What actions are worth where their keywords are worth so much; looked up once for each action of the box."""

    def __init__(self, gains: WorthByKeyword[OutlookType], prices: WorthByKeyword[OutlookType]) -> None:
        self._gains, self._prices = gains, prices
        self._known: dict[PrintedAction, tuple[Worths[OutlookType], Worths[OutlookType]]] = {}

    def worth(self, o: OutlookType, action: PrintedAction) -> float:
        """What its effects bring, less what it asks for."""
        known = self._known.get(action)
        if known is None:
            known = self._known[action] = self._look_up(action)
        gains, prices = known
        worth = 0.0
        for brings, effect in gains:
            worth += brings(o, effect)
        for asks, effect in prices:
            worth -= asks(o, effect)
        return worth

    def _look_up(self, action: PrintedAction) -> tuple[Worths[OutlookType], Worths[OutlookType]]:
        gains, prices = self._gains, self._prices
        return [(gains[each.name], each) for each in action.gain], [(prices[each.name], each) for each in action.cost]


def action_rating(
    gains: WorthByKeyword[OutlookType], prices: WorthByKeyword[OutlookType]
) -> Callable[[OutlookType, PrintedAction], float]:
    """What an action is worth where its keywords are worth so much."""
    return ActionRating(gains, prices).worth


def earning_first(action: PrintedAction, worth: float) -> float:
    """The order of a visit: earn, then spend; what is worth nothing comes last."""
    if worth <= 0:
        return worth
    return worth + (100 if action.gain[0].name == "dollars" else 1)


# ------------------------------------------------------------ the hand

BREEDING: Final = 0.55
"""What a point of breeding value is worth in the hand, beyond that of the card that will replace it."""

RELIEF: Final = 0.5
"""Getting rid of an idle card is worth something in itself."""

REDRAW: Final = 0.7
"""What drawing and discarding brings for each idle card."""

LAST_LAPS: Final = 0.3
"""So near the end a token is spent even for a single card."""


def idle(me: Any) -> int:
    """How many cards add nothing where the herd is sold: all but one head of each breed."""
    return len(me.hand) - len({card.breed for card in me.hand if card.breed})


def parting_price(o: Outlook[Any, Any], kept: float) -> float:
    """What it costs to discard a card for a reward, by what it is worth in the hand."""
    return BREEDING * kept if kept >= 1 else -RELIEF * o.future


def redraw(o: Outlook[Any, Any], count: int) -> float:
    """What it brings to draw so many cards and to discard as many."""
    return (0.1 + REDRAW * min(count, idle(o.me))) * o.future


def exchange(o: Outlook[Any, Any], near: bool) -> float:
    """A token is for the last stretch of the trail, when two cards of the hand are idle."""
    return 100.0 if near and idle(o.me) >= (1 if o.left < LAST_LAPS else 2) else NEVER


# ------------------------------------------------------------ buildings

T = TypeVar("T", bound="Built")


class Built(Protocol):
    """What is known of a building."""

    @property
    def builders(self) -> int: ...


def in_place(plan: Built, most: int, standing: Iterable[T], worth: Callable[[T], float]) -> tuple[float, int]:
    """What is lost, and how many builders work: a building too big for an empty space takes the place of the least useful."""
    if plan.builders > most:
        old = [tile for tile in standing if 0 < plan.builders - tile.builders <= most]
        if old:
            return min((worth(tile), plan.builders - tile.builders) for tile in old)
    return 0.0, plan.builders


def same_but_price(job: type) -> Callable[[Any, Value], Value]:
    """`Bots.alike`: a place, whichever way leads there; a worker, whichever row. `job`: the class of jobs."""

    def alike(g: Any, value: Value) -> Value:
        if isinstance(value, job):
            return value.worker  # type: ignore[attr-defined]
        return value[0] if isinstance(value, tuple) else value

    return alike
