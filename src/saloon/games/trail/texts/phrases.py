"""Actions in words, composed from their effects: what is done, and in brackets what it costs and brings.

A keyword of the language of actions is the message `effect-<keyword>` with a number, money and certificates a note where
something is done for them. For keywords that say more, a game has functions of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Protocol

from saloon.engine import Texts
from saloon.engine.reader import noted
from saloon.games.trail.effects import Effect, PrintedAction

MINUS = "−"
EARNED = ("dollars", "certificate")
"""Keywords that are a note where something is done for them."""
Have = Callable[[str], int]
"""How many a player has of what an effect counts: engineers, buildings in forests."""


class Phrase:
    """An action in words: what is done step by step, then notes in brackets.

    have:   what the player has whom the phrase is for.
    earned: whether something was done for what it gives.
    totals: keywords that give so much for each of something and are said with the total, where a player is meant.
    """

    def __init__(self, say: Texts, have: Have | None, earned: bool, totals: Collection[str] = ()) -> None:
        self.say, self.have, self.earned, self.totals = say, have, earned, totals
        self.steps: list[str] = []
        self.notes: list[str] = []

    def text(self) -> str:
        return noted(self.say("phrase-then").join(self.steps), self.notes)

    def flat(self) -> str:
        """Without brackets, where it stands in brackets itself."""
        return ", ".join([*self.steps, *self.notes])

    def do(self, key: str, **values: str | int) -> None:
        self.steps.append(self.say(key, **values))

    def note(self, key: str, **values: str | int) -> None:
        self.notes.append(self.say(key, **values))

    def usual(self, effect: Effect) -> None:
        """As most keywords are said."""
        if effect.of:
            self._for_each(effect)
        elif effect.name in EARNED and self.earned:
            self.note(f"note-{effect.name}", count=effect.amount)
        else:
            self.do(f"effect-{effect.name}", count=effect.amount)

    def _for_each(self, effect: Effect) -> None:
        """So much for each of something: with the number that there are, where a player is meant."""
        count = 0 if self.have is None else self.have(effect.of)
        if count and effect.name in self.totals:
            self.do(f"effect-{effect.name}", count=count * effect.amount)
            self.note(f"count-{effect.of}", count=count)
            return
        self.do(f"effect-{effect.name}-each", count=effect.amount, each=self.say(f"each-{effect.of}"))
        if count:
            self.note(f"note-{effect.name}", count=count * effect.amount)


Wording = Callable[[Phrase, Effect], None]


def _pay(phrase: Phrase, effect: Effect) -> None:
    phrase.note("note-pay", dollars=effect.amount)


def hire(phrase: Phrase, effect: Effect) -> None:
    """With what it costs more or less than usual."""
    phrase.usual(effect)
    if effect.amount:
        phrase.note("note-more" if effect.amount > 0 else "note-less", dollars=abs(effect.amount))


def with_amount(key: str, value: str = "dollars") -> Wording:
    """A keyword with its amount in a note of its own, if there is one."""

    def wording(phrase: Phrase, effect: Effect) -> None:
        phrase.usual(effect)
        if effect.amount:
            phrase.note(key, **{value: effect.amount})

    return wording


def _never(action: PrintedAction) -> bool:
    return False


class Phrasing:
    """How a game says its actions.

    own:    keywords that are not said as usual.
    cards:  the kind of component that the cards of requirements are.
    totals: keywords that are said with their total (`Phrase`).
    again:  whether an action only repeats another one of its tile.
    """

    def __init__(
        self,
        own: Mapping[str, Wording],
        cards: str,
        totals: Collection[str] = (),
        again: Callable[[PrintedAction], bool] = _never,
    ) -> None:
        self._own: dict[str, Wording] = {"pay": _pay, "discard": self._discard, **own}
        self._cards, self._totals, self._again = cards, totals, again

    def phrase(self, say: Texts, action: PrintedAction, have: Have | None = None) -> str:
        """`discard a Galloway (+$2)`; of a player who has three engineers, `engine forward up to 3 spaces (3 engineers)`."""
        return self._made(say, action, have).text()

    def flat_phrases(self, say: Texts, actions: Iterable[PrintedAction]) -> str:
        """The alternatives of one action, to be put in brackets."""
        return say("phrase-or").join(self._made(say, action, None).flat() for action in actions)

    def phrases(self, say: Texts, actions: Iterable[PrintedAction]) -> str:
        """The actions of a tile one after the other; alternatives of one action with “or”."""
        items: dict[str, list[str]] = {}
        for action in actions:
            items.setdefault(action.item, []).append(self.phrase(say, action))
        return " · ".join(say("phrase-or").join(item) for item in items.values())

    def what(self, say: Texts, what: str) -> str:
        """A card that an effect shows, with its article: of a breed, or of any that fits."""
        return say(f"what-{what}") if f"what-{what}" in say else say(f"{self._cards}-{what}.one")

    def _made(self, say: Texts, action: PrintedAction, have: Have | None) -> Phrase:
        made = Phrase(say, have, bool(action.cost), self._totals)
        for effect in (*action.cost, *action.gain):
            self._own.get(effect.name, Phrase.usual)(made, effect)
        if self._again(action):
            made.steps[0] = say("effect-again", action=made.steps[0])
        return made

    def _discard(self, phrase: Phrase, effect: Effect) -> None:
        phrase.do("effect-discard", what=self.what(phrase.say, effect.of))


# ------------------------------------------------------------ figures


class Objective(Protocol):
    """A card with tasks."""

    @property
    def tasks(self) -> Iterable[str]: ...
    @property
    def points(self) -> int: ...
    @property
    def penalty(self) -> int: ...


def tasks(say: Texts, card: Objective) -> str:
    """What an objective card wants: `2 buildings, 1 green farmer`."""
    return ", ".join(say(f"task-{task}", count=count) for task, count in Counter(card.tasks).items())


def stakes(card: Objective) -> dict[str, str]:
    """What an objective card is worth if its tasks are met, and if not."""
    return {"points": str(card.points), "penalty": f"{MINUS * (card.penalty < 0)}{abs(card.penalty)}"}


def points(say: Texts, count: int) -> str:
    """`3 points`, `no points`, `−2 points`."""
    return f"{MINUS * (count < 0)}{say('word-points', points=abs(count))}"


def worth(say: Texts, value: int, count: int) -> str:
    """A card's breeding value, and its points if it has any."""
    named = say("word-value", value=value)
    return f"{named}, {points(say, count)}" if count else named
