"""Bots asked about a saved match, as processes of their own and other machines are."""

from __future__ import annotations

from importlib import import_module
from random import Random

from saloon.bots import Decision, decide, find_bot
from saloon.bots.search import Budget
from saloon.bots.search.advice import Advice, advise
from saloon.engine import Match, Seat, choice_text, seeded


def choice_of(package: str, saved: bytes, seat: Seat, name: str) -> str:
    """What the bot chooses; the same position always gives the same choice, because the bot's random numbers come from it."""
    match = _restored(package, saved)
    ask, dice = match.asks[seat], match.state.dice
    bot = find_bot(name)(Random(seeded("table", dice.key.hex(), dice.state, match.count, seat).state))
    return choice_text(ask.verb, decide(name, bot, Decision(ask, match)))


def advice_of(package: str, saved: bytes, seat: Seat, budget: Budget, seed: str) -> Advice:
    """What a bot advises. The seed is the table's moment, never its dice: what is hidden must not move the advice."""
    return advise(_restored(package, saved), seat, budget, Random(seeded("advice", seed, seat).state))


def _restored(package: str, saved: bytes) -> Match:
    return Match.restore(saved, import_module(package).GAME)
