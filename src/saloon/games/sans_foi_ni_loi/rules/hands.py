"""Cards come to hands and leave them, and everybody remembers what they saw (A-14)."""

from __future__ import annotations

from saloon.engine import Seat
from saloon.games.sans_foi_ni_loi.components import Card
from saloon.games.sans_foi_ni_loi.state import Player, Ranch, State


def player_of(g: State, ranch: Ranch) -> Player:
    return g.players[ranch.seat]


def gain_openly(g: State, player: Player, card: Card) -> None:
    """A card that all have seen."""
    player.hand.append(card)
    player.shown.append(card)
    for other in g.players:
        if player.seat in other.peeks:
            other.peeks[player.seat].append(card)


def lose_openly(g: State, player: Player, card: Card) -> None:
    """A card is played or discarded: whoever knew of it knows that it is gone."""
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)
    for other in g.players:
        if other.peeks and card in other.peeks.get(player.seat, ()):
            other.peeks[player.seat].remove(card)


def look_through(g: State, player: Player, victim: Player) -> None:
    """The victim shows his hand to the player alone."""
    player.peeks[victim.seat] = victim.hand[:]


def take_secretly(g: State, player: Player, victim: Player, card: Card) -> None:
    """A card changes hands; only these two know which, unless trophies lie under it (A-08)."""
    victim.hand.remove(card)
    player.peeks[victim.seat].remove(card)
    believed = victim.peeks.get(player.seat, player.shown)
    _forget_hand(g, victim, knowing=player.seat)
    if g.trophies.get(card.id):
        gain_openly(g, player, card)
        return
    player.hand.append(card)
    victim.peeks[player.seat] = [*believed, card]


def _forget_hand(g: State, victim: Player, knowing: Seat) -> None:
    """The others no longer know which of the cards they saw is still there, but for killers with trophies."""
    victim.shown = [card for card in victim.shown if g.trophies.get(card.id) and card in victim.hand]
    for other in g.players:
        if other.seat != knowing:
            other.peeks.pop(victim.seat, None)
