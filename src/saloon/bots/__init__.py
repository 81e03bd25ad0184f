"""Players that are programs. They know games only through the engine's doors, and of a match only a `Decision`.

A bot is made anew for every seat of every match, with random numbers of its own. Other packages add bots through the
entry-point group `saloon.bots`: the name of an entry is the bot's name, and what it points to makes a bot from a `Random`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Protocol

from saloon.bots.decision import Decision
from saloon.bots.greedy import GreedyBot
from saloon.bots.levels import LEVELS, with_budget
from saloon.bots.random import RandomBot
from saloon.bots.turns import next_ask
from saloon.engine import Ask, Dice, Match, Refusal, Seat, Value, seeded, value_text
from saloon.engine.plug_ins import entry_points
from saloon.words.refusals import unknown

GROUP = "saloon.bots"


class Bot(Protocol):
    """Answers one ask after the other.

    looks_ahead: whether it calls `decision.imagine`; only then does a simulated match pay for what that needs.
    """

    looks_ahead: ClassVar[bool]

    def choose(self, decision: Decision) -> Value:
        """One of `decision.ask.options`."""
        ...


BotMaker = Callable[[Random], Bot]

HOUSE_BOTS: dict[str, BotMaker] = {"random": RandomBot, "greedy": GreedyBot, **LEVELS}
QUICK_BOTS = frozenset(HOUSE_BOTS.keys() - LEVELS.keys())
"""Those of the house that answer at once. Of bots of other packages nobody knows."""


class UnknownBot(Refusal):
    """No installed bot has that name."""

    package = "saloon.bots"


class BotFailed(Refusal):
    """A bot raised an error, or answered what was not among the options."""

    package = "saloon.bots"


def bot_names() -> list[str]:
    """Every bot that can be given a seat."""
    return [*HOUSE_BOTS, *sorted({entry.name for entry in entry_points(group=GROUP)} - HOUSE_BOTS.keys())]


def find_bot(name: str) -> BotMaker:
    """What makes the bot of that name; the house's own bots cannot be replaced."""
    house = HOUSE_BOTS.get(name) or with_budget(name)
    if house is not None:
        return house
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            maker: BotMaker = entry.load()
            return maker
    raise unknown(UnknownBot, "unknown-bot", name, bot_names())


def own_random(seed: int, game: int, seat: Seat) -> Random:
    """A bot's own random numbers: other ones for every seat of every game of a seed."""
    return Random(seeded("bot", seed, game, seat).state)


def decide(name: str, bot: Bot, decision: Decision) -> Value:
    """What the bot chooses; whatever goes wrong is told with the bot's name.

    Gives the option itself, not the bot's answer: 1.0 and True are equal to 1, but a record must not say so.
    """
    ask = decision.ask
    try:
        answer = bot.choose(decision)
    except Exception as error:
        raise BotFailed("bot-raised", bot=name, seat=ask.seat, error=f"{type(error).__name__}: {error}") from error
    try:
        return ask.options[ask.options.index(answer)]
    except Exception:  # an answer may be anything, even something that cannot be compared
        allowed = ", ".join(map(value_text, ask.options))
        raise BotFailed("bot-illegal", bot=name, seat=ask.seat, verb=ask.verb, found=repr(answer), allowed=allowed) from None


def play_out(match: Match, names: Sequence[str], bots: Sequence[Bot], order: Dice | None = None) -> None:
    """Let the bots play to the end; `order` decides who is first where several seats may choose."""
    choose = match.choose
    while not match.over:
        question = match.question
        ask: Any = question if question.__class__ is Ask else next_ask(match, order)  # the call spared: this loop is raced
        seat = ask.seat
        choose(seat, decide(names[seat], bots[seat], Decision(ask, match)))


__all__ = [
    "QUICK_BOTS",
    "Bot",
    "BotFailed",
    "BotMaker",
    "Decision",
    "GreedyBot",
    "RandomBot",
    "UnknownBot",
    "bot_names",
    "decide",
    "find_bot",
    "own_random",
    "play_out",
]  # fmt: skip
