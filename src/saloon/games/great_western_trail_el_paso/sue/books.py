"""Sue's accounts, and what the events of her turn change. The cattle that she takes lies on her discard pile."""

from __future__ import annotations

from saloon.engine import Tell
from saloon.engine.books import Entry, Holdings, move
from saloon.games.great_western_trail_el_paso.books import (
    Accounts,
    builds,
    carries,
    common,
    delivers,
    each,
    rides_to,
    takes,
    takes_tile,
    turns_over,
)
from saloon.games.great_western_trail_el_paso.components import SPECIALISTS, Cattle
from saloon.games.great_western_trail_el_paso.sue.state import Sue


def holdings(sue: Sue) -> Accounts:
    """Of her solo cards, the one that is turned over lies with those that were played."""
    yield from common(sue)
    yield from each(sue.seat, "reserve", sue.reserve)
    yield from each(sue.seat, "discard", sue.cattle)
    yield from each(sue.seat, "deck", sue.deck)
    yield from each(sue.seat, "played", [*sue.discard, sue.card] if sue.card is not None else sue.discard)
    yield (sue.seat, "discs"), sue.discs
    for worker, count, jokers in zip(SPECIALISTS, sue.workers, sue.jokers, strict=True):
        yield (sue.seat, "workers", worker), count
        yield (sue.seat, "jokers", worker), jokers


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
    "sue_shuffles": turns_over("played", "deck"),
    "sue_turns": carries("deck", "played"),
    "sue_moves": rides_to,
    "sue_draws": _draws,
    "sue_draws_joker": _draws_joker,
    "sue_takes_cattle": takes("discard"),
    "sue_takes_tile": takes_tile,
    "sue_builds": builds,
    "sue_replaces": builds,
    "sue_delivers": delivers(lambda tell: (tell.seat, "discs")),
}
