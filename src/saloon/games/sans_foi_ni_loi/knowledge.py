"""What seats know of hidden cards, and what must never change (ruling A-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from saloon.engine import Seat
from saloon.games.sans_foi_ni_loi.components import DECK, FENCE, MINE, PANIC, RAID, Card, Herd
from saloon.games.sans_foi_ni_loi.state import Player, Ranch, State


def known(g: State, seat: Seat | None) -> Iterator[tuple[list[Card], list[Card]]]:
    """Hands, with the cards in them that the seat saw arriving or looked at."""
    for player in g.players:
        if player.seat != seat:
            yield player.hand, known_hand(g, seat, player)


def known_hand(g: State, seat: Seat | None, player: Player) -> list[Card]:
    return player.shown if seat is None else g.players[seat].peeks.get(player.seat, player.shown)


def invariants(g: State) -> None:
    """Every coin and every card is somewhere, and nobody knows what is not so."""
    assert g.bank + sum(ranch.gold for ranch in g.ranches) == g.coins, "coins"
    assert min(g.bank, g.points, *(ranch.gold for ranch in g.ranches)) >= 0, "debts"
    assert Counter(all_cards(g)) == Counter(DECK), "cards"
    assert all(len(land.herds) <= land.card.capacity for ranch in g.ranches for land in ranch.ranges), "capacity"
    assert not any(land.mine and land.herds for ranch in g.ranches for land in ranch.ranges), "herds on a mine"
    for player in g.players:
        assert not Counter(player.shown) - Counter(player.hand), "shown cards"
        for seat, cards in player.peeks.items():
            assert not Counter(cards) - Counter(g.players[seat].hand), "peeked cards"


def all_cards(g: State) -> Iterator[Card]:
    yield from g.deck
    yield from g.discard
    yield from (card for card in g.line if card is not None)
    for trophies in g.trophies.values():
        yield from trophies
    for player in g.players:
        yield from player.hand
    for ranch in g.ranches:
        yield from (thing.card if isinstance(thing, Herd) else thing for thing in in_play(ranch))


def in_play(ranch: Ranch) -> Iterator[Card | Herd]:
    """All that lies on a ranch."""
    yield from ranch.cowboys
    yield from ranch.notables
    yield from [FENCE] * ranch.fences + [PANIC] * ranch.panic
    for land in ranch.ranges:
        yield land.card
        yield from land.herds
        yield from [MINE] * land.mine + [RAID] * land.raided
