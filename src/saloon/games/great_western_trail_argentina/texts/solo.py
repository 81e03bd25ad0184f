"""The cards of the solo game: their names and what they mean."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.engine import Texts
from saloon.games.great_western_trail_argentina.components import Loading, Pedro, Ship


def pedro_title(say: Texts, card: Pedro) -> str:
    return say("pedro-title", number=card_number(card), movement=movement(say, card), action=action(say, card))


def card_number(card: Pedro) -> int:
    return int(card.id.removeprefix("pedro_"))


def movement(say: Texts, card: Pedro) -> str:
    """So many locations, or as many as he has workers of a type, or by his experience."""
    return say("word-locations", count=int(card.moves)) if card.moves.isdigit() else say(f"pedro-by-{card.moves}")


def action(say: Texts, card: Pedro) -> str:
    named = _one(say, card.action)
    if not card.specialty:
        return named
    otherwise = _one(say, card.otherwise) if card.otherwise else say("word-nothing")
    return say("pedro-specialist", worker=say(f"worker-{card.specialty}"), action=named, otherwise=otherwise)


def _one(say: Texts, text: str) -> str:
    name, _, count = text.partition(" ")
    return say(f"pedro-{name}", count=int(count or 0))


def pedro_help(say: Texts, card: Pedro) -> Iterator[str]:
    yield say("help-pedro", movement=movement(say, card), action=action(say, card))
    for text in (card.action, card.otherwise):
        if text:
            yield say(f"help-pedro-{text.partition(' ')[0]}")
    yield say("help-pedro-assumed")


def loading_title(say: Texts, card: Loading) -> str:
    return say("loading-title", number=card.number, level=say(f"option-level-{card.level}"), ships=choices(say, card))


def choices(say: Texts, card: Loading) -> str:
    """The ships in the order of his preference: by name, or by their rank among those that are left."""
    if card.ships:
        return ", ".join(str(Ship.of(ship).value) for ship in card.ships)
    return ", ".join(say("loading-rank", rank=rank) for rank in card.ranks)


def loading_help(say: Texts, card: Loading) -> Iterator[str]:
    yield say("help-loading", ships=choices(say, card), experience=card.experience)
    yield say("help-loading-first" if card.number == 1 else "help-loading-later")
