"""Who sits where: people by any name, bots by theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from msgspec import Struct

from saloon.bots import Bot, bot_names, find_bot, own_random
from saloon.bots.levels import with_budget
from saloon.cli.parsing import BadCommand, read_list, whole_number
from saloon.cli.plain import one_line
from saloon.engine import Game, Seat, Texts
from saloon.engine.record import MAX_NAME_CHARACTERS

ME = "me"
COMPANY = "greedy"
"""The bot that takes the seats for which no player was named."""

LIKENESS = 0.75
"""How like a bot's name, of at most 1, a word is that is taken for a slip of the hand: one letter too few, or two exchanged."""

MAX_SEATS = 99
MAX_SEED = (1 << 64) - 1
"""The seeds of simulated games reach this far."""


class Seating(Struct):
    """Who took the seats, as a record writes them; all occupants as they are shown (no two alike); and the bots among them."""

    written: list[str]
    names: list[str]
    bots: dict[Seat, Bot]

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.written)) if seat not in self.bots]


def usual_seats(game: Game[Any]) -> int:
    """How many play when the user does not say: the fewest that make a company, that is more than two."""
    return next((seats for seats in sorted(game.seats) if seats > 2), max(game.seats))


def read_players(game: Game[Any], players: str | None, seats: str | None, say: Texts) -> list[str]:
    """A word for every seat; seats for which no player was named are taken by bots."""
    words = [ME] if players is None else read_list("--players", players)
    count = usual_seats(game) if players is None else len(words)
    if seats is not None:
        count = whole_number("--seats", seats, 1, MAX_SEATS)
    if len(words) > count:
        raise BadCommand("too-many-players", found=len(words), seats=count)
    for word in words:
        refuse_misspelt_bot(word)
        if len(word) > MAX_NAME_CHARACTERS:
            raise BadCommand("long-name", found=word[:80], most=MAX_NAME_CHARACTERS)
    words += [COMPANY] * (count - len(words))
    return [say("me") if word == ME else one_line(word) or "?" for word in words]


def is_bot(word: str) -> bool:
    return word in bot_names() or with_budget(word) is not None


def refuse_misspelt_bot(word: str) -> None:
    """A word that is nearly a bot's name would sit down as a person, and the terminal would wait for them.

    People called Norma or Randy are safe: with a capital, only the very name of a bot is taken for one.
    """
    if is_bot(word):
        return
    kind, colon, _ = word.partition(":")
    closeness = 1.0 if word[:1].isupper() and not colon else LIKENESS
    near = get_close_matches(kind.casefold(), bot_names(), 1, closeness)
    if near:
        raise BadCommand("no-such-bot", found=word, near=near[0], allowed=", ".join(bot_names()))


def take_seats(game: Game[Any], words: Sequence[str], seed: int) -> Seating:
    """A word that is a bot's name is that bot; any other is a person. The game's automas sit down by themselves."""
    bots = {seat: find_bot(word)(own_random(seed, 0, seat)) for seat, word in enumerate(words) if is_bot(word)}
    return Seating(list(words), _different(game.occupants(words)), bots)


def _different(words: Sequence[str]) -> list[str]:
    """Names that cannot be confused: a second `greedy` is `greedy 2`."""
    often, met = Counter(words), Counter[str]()
    names = []
    for word in words:
        met[word] += 1
        names.append(f"{word} {met[word]}" if often[word] > 1 else word)
    return names
