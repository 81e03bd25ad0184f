"""Brahmans on the board and in words, and what is answered for who asks for it."""

from __future__ import annotations

from typing import Any

from saloon.drawing.shapes import path
from saloon.engine import Ask, Texts, Value
from saloon.games.great_western_trail.brahman.components import BONUS, BRAHMAN
from saloon.games.great_western_trail.components import Card, Command
from saloon.games.great_western_trail.state import State
from saloon.games.trail.board.breeds import Breed
from saloon.games.trail.effects import Effect
from saloon.games.trail.texts.option_notes import then

# ------------------------------------------------------------ the animal: a hump, hanging ears, a dewlap

_HUMP = "M20 46C16 34 17 23 25 19.5 31 17 38 18 43 24 49 31 50 40 49 48z"
_SHOULDERS = "M5 66C6 50 17 41 32 41s26 9 27 25z"
_DEWLAP = "M23 47C23 57 26 67 32 67s9-10 9-20z"
_FOLDS = "M29 52c.3 5 1 9 2.2 13M35 52c-.3 5-1 9-2.2 13"
_HORNS = "M22.5 21C17 18 14.5 12.5 15.8 6 18.8 11 22 14 26.5 16zM41.5 21C47 18 49.5 12.5 48.2 6 45.2 11 42 14 37.5 16z"
_EARS = "M21.5 23.5C13 22 5.5 29 3.5 43 10.5 45 18 38.5 22.5 30zM42.5 23.5C51 22 58.5 29 60.5 43 53.5 45 46 38.5 41.5 30z"
_EARS_INSIDE = (
    "M18.5 27C13 27.5 8.5 33 6.5 40 11.5 39 16 34.5 19.5 29.5zM45.5 27C51 27.5 55.5 33 57.5 40 52.5 39 48 34.5 44.5 29.5z"
)
_HEAD = (
    "M21.5 21C23 15.5 41 15.5 42.5 21 43.8 27.5 41.5 35 40.5 41 39.5 50 37 56 32 56S24.5 50 23.5 41C22.5 35 20.2 27.5 21.5 21z"
)
_BLAZE = "M27.5 18.5c3-.8 6-.8 9 0-.6 7-1 13-2 19h-5c-1-6-1.4-12-2-19z"
_MUZZLE = "M24 45.5C24 41 27.4 38.5 32 38.5S40 41 40 45.5 37 56 32 56 24 50 24 45.5z"
_NOSTRILS = "M26.8 46a1.7 1.4 0 1 0 3.4 0a1.7 1.4 0 1 0-3.4 0zM33.8 46a1.7 1.4 0 1 0 3.4 0a1.7 1.4 0 1 0-3.4 0z"
_EYES = "M23.8 29a1.8 2.1 0 1 0 3.6 0a1.8 2.1 0 1 0-3.6 0zM36.6 29a1.8 2.1 0 1 0 3.6 0a1.8 2.1 0 1 0-3.6 0z"


def zebu() -> str:
    """In a square of 64."""
    body = path(_HUMP, "coat") + path(_HUMP, "coat-shade hump") + path(_SHOULDERS, "coat") + path(_SHOULDERS, "coat-shade")
    body += path(_DEWLAP, "patch") + path(_FOLDS, "fold") + path(_HORNS, "horn") + path(_EARS, "ear")
    body += path(_EARS_INSIDE, "ear-inside") + path(_HEAD, "coat head") + path(_BLAZE, "patch")
    return body + path(_MUZZLE, "muzzle") + path(_NOSTRILS, "nostril") + path(_EYES, "eye")


LOOKS = {"brahman": Breed("orange", "silver", animal=zebu, brings=BONUS)}


# ------------------------------------------------------------ market, words, usual answers


def market_rows(g: State) -> dict[str, list[tuple[Card, int]]]:
    return {BRAHMAN.breed: [(BRAHMAN, g.market.count(BRAHMAN))]}


def _cash(reader: Any, command: Command) -> str:
    say: Texts = reader.say
    return say("cash-brahmans", count=reader.me.hand.count(BRAHMAN), dollars=BONUS * reader.me.hand.count(BRAHMAN))


def _richer(reader: Any, command: Command) -> str:
    return then(reader, Effect("dollars", BONUS * reader.me.hand.count(BRAHMAN)))


LABELS = {"cash": _cash}
NOTES = {"cash": _richer}


def _keep_the_hand(g: State, ask: Ask) -> Value | None:
    """Take the money, without exchanging cards for others."""
    return ask.options[0] if ask.verb == "cash" else None


STANDING = {"brahmans": _keep_the_hand}
