"""Actions in words, composed from their effects: what is done, and in brackets what it costs and brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from saloon.engine import Texts
from saloon.games.great_western_trail.components import CERTIFICATE_TRACK, Action, Card
from saloon.games.trail.effects import Effect

MINUS = "−"
Have = Callable[[str], int]
"""How many a player has of what an effect counts: engineers, buildings in forests."""


class Phrase:
    """The words of an action: deeds first, then notes in brackets."""

    def __init__(self, say: Texts, have: Have | None) -> None:
        self.say, self.have = say, have
        self.deeds: list[str] = []
        self.notes: list[str] = []

    def text(self) -> str:
        deeds = self.say("phrase-then").join(self.deeds)
        return f"{deeds} ({', '.join(self.notes)})" if self.notes else deeds

    def flat(self) -> str:
        """Without brackets, where it stands in brackets itself."""
        return ", ".join([*self.deeds, *self.notes])

    def require(self, effect: Effect) -> None:
        """A requirement."""
        if effect.name == "pay":
            self.notes.append(self.say("note-pay", dollars=effect.amount))
        elif effect.name == "back":
            self.deeds.append(self.say("effect-back", count=effect.amount))
        else:
            self.deeds.append(self.say("effect-discard", what=self._what(effect.of)))

    def earn(self, effect: Effect, earned: bool) -> None:
        """What an action gives; money and certificates are mere notes where something was done for them."""
        if effect.of:
            self._for_each(effect)
        elif effect.name in ("dollars", "certificate") and earned:
            self.notes.append(self.say(f"note-{effect.name}", count=effect.amount))
        elif effect.name == "certificate" and effect.amount == CERTIFICATE_TRACK[-1]:
            self.deeds.append(self.say("effect-certificate-limit"))
        else:
            self.deeds.append(self.say(f"effect-{effect.name}", count=effect.amount))
            self._price(effect)

    def _for_each(self, effect: Effect) -> None:
        """So much for each of something: with the number that there are, where a player is meant."""
        count = 0 if self.have is None else self.have(effect.of)
        if count and effect.name in ("engine", "draw"):
            self.deeds.append(self.say(f"effect-{effect.name}", count=count * effect.amount))
            self.notes.append(self.say(f"count-{effect.of}", count=count))
            return
        each = self.say(f"each-{effect.of}")
        self.deeds.append(self.say(f"effect-{effect.name}-each", count=effect.amount, each=each))
        if count:
            self.notes.append(self.say(f"note-{effect.name}", count=count * effect.amount))

    def _price(self, effect: Effect) -> None:
        if effect.name == "hire" and effect.amount:
            self.notes.append(self.say("note-more" if effect.amount > 0 else "note-less", dollars=abs(effect.amount)))
        elif effect.name == "build":
            self.notes.append(self.say("note-builder", dollars=effect.amount))
        elif effect.name == "hazard" and effect.amount:
            self.notes.append(self.say("note-pay", dollars=effect.amount))

    def _what(self, what: str) -> str:
        """The card that a requirement shows."""
        key = f"what-{what}"
        return self.say(key) if key in self.say else self.say(f"card-{what}.one")


def phrase(say: Texts, action: Action, have: Have | None = None) -> str:
    """`discard a Galloway (+$2)`; of a player who has three engineers, `engine forward up to 3 spaces (3 engineers)`."""
    return _made(say, action, have).text()


def flat_phrases(say: Texts, actions: Iterable[Action]) -> str:
    """The alternatives of one action, to be put in brackets."""
    return say("phrase-or").join(_made(say, action, None).flat() for action in actions)


def _made(say: Texts, action: Action, have: Have | None) -> Phrase:
    made = Phrase(say, have)
    for effect in action.cost:
        made.require(effect)
    for effect in action.gain:
        made.earn(effect, bool(action.cost))
    if _again(action):
        made.deeds[0] = say("effect-again", deed=made.deeds[0])
    return made


def _again(action: Action) -> bool:
    """Whether the same tile has the same action before this one (11a)."""
    owner, _, number = action.id.rpartition("-")
    before = (Action.all.get(f"{owner}-{other}") for other in range(1, int(number) if number.isdigit() else 1))
    return any(other is not None and (other.cost, other.gain) == (action.cost, action.gain) for other in before)


def phrases(say: Texts, actions: Iterable[Action]) -> str:
    """The actions of a tile one after the other; alternatives of one action with “or”."""
    items: dict[str, list[str]] = {}
    for action in actions:
        items.setdefault(action.item, []).append(phrase(say, action))
    return " · ".join(say("phrase-or").join(item) for item in items.values())


def tasks(say: Texts, card: Card) -> str:
    """What an objective card wants: `2 buildings, 1 hazard`."""
    return ", ".join(say(f"task-{task}", count=count) for task, count in Counter(card.tasks).items())


def points(say: Texts, count: int) -> str:
    """`3 points`, `no points`, `−2 points`."""
    return f"{MINUS * (count < 0)}{say('word-points', points=abs(count))}"


def stakes(card: Card) -> dict[str, str]:
    """What an objective card is worth if its tasks are met, and if not."""
    return {"points": str(card.points), "penalty": f"{MINUS * (card.penalty < 0)}{abs(card.penalty)}"}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
