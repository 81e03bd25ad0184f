"""What can stand for an argument, for shells that complete it: functions as argcomplete calls them.

Games and bots are imported when a shell asks for them: the arguments of a command are read without any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from saloon.words.refusals import Refusal
from saloon.words.texts import LANGUAGES

Completer = Callable[..., Iterable[str]]


def games(**_: Any) -> list[str]:
    from saloon.engine import game_ids

    return game_ids()


def languages(**_: Any) -> tuple[str, ...]:
    return LANGUAGES


def words(*known: str) -> Completer:
    return lambda **_: known


def bots(prefix: str, **_: Any) -> list[str]:
    """Names between commas: what is written stays, and the last one is completed."""
    from saloon.bots import bot_names

    before = prefix.rpartition(",")[0]
    return [f"{before},{name}" if before else name for name in bot_names()]


def options(prefix: str, parsed_args: Any, **_: Any) -> list[str]:
    """`name=value` of the game that was named: first the names, then the values of one."""
    from saloon.engine import find_game

    try:
        known = find_game(parsed_args.game or parsed_args.game_too).options
    except (AttributeError, Refusal):  # no game yet, or none of that name
        return []
    name, equals, _value = prefix.partition("=")
    if not equals:
        return [f"{each}=" for each in known]
    return [f"{name}={value}" for value in known[name].values] if name in known else []
