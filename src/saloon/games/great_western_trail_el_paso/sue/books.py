"""Sue's accounts, and what the events of her turn change. The cattle that she takes lies on her discard pile."""

from __future__ import annotations

from saloon.engine import Holdings, Tell
from saloon.engine.books import Entry, move
from saloon.games.great_western_trail_el_paso.books import builds, delivers, put_seat, rides, takes_cattle, takes_tile
from saloon.games.great_western_trail_el_paso.components import SPECIALISTS, Cattle
from saloon.games.great_western_trail_el_paso.sue.state import Sue
from saloon.games.trail.books import moves, moves_all, own, put


def put_sue(found: Holdings, sue: Sue) -> None:
    """Of her solo cards, the one that is turned over lies with those that were played."""
    put_seat(found, sue)
    put(found, (sue.seat, "reserve"), sue.reserve)
    put(found, (sue.seat, "discard"), sue.cattle)
    put(found, (sue.seat, "deck"), sue.deck)
    put(found, (sue.seat, "played"), [*sue.discard, sue.card])
    found[sue.seat, "discs"] = sue.discs
    for worker, count, jokers in zip(SPECIALISTS, sue.workers, sue.jokers, strict=True):
        found[sue.seat, "workers", worker] = count
        found[sue.seat, "jokers", worker] = jokers


def _draws(books: Holdings, tell: Tell) -> None:
    """Cattle to her pile, a worker to her row."""
    card = tell.values["card"]
    move(books, (tell.seat, "reserve", card), (tell.seat, "discard" if isinstance(card, Cattle) else "workers", card))


def _draws_joker(books: Holdings, tell: Tell) -> None:
    """It counts as one of the type that it joins."""
    worker = tell.values["worker"]
    move(books, (tell.seat, "reserve", tell.values["card"]), (tell.seat, "workers", worker))
    books[tell.seat, "jokers", worker] += 1


ENTRIES: dict[str, Entry] = {
    "sue_shuffles": moves_all(own("played"), own("deck")),
    "sue_turns": moves("card", own("deck"), own("played")),
    "sue_moves": rides,
    "sue_draws": _draws,
    "sue_draws_joker": _draws_joker,
    "sue_takes_cattle": takes_cattle,
    "sue_takes_tile": takes_tile,
    "sue_builds": builds,
    "sue_replaces": builds,
    "sue_delivers": delivers(lambda tell: (tell.seat, "discs")),
}
