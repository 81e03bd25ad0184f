"""Set-up (rulebook, "Mise en place"): shuffle, deal, fill the Line, fill the bank, draw the first player."""

from __future__ import annotations

from saloon.engine import Dice
from saloon.games.sans_foi_ni_loi.components import BANK, DEAL, DECK, LINE
from saloon.games.sans_foi_ni_loi.options import Options, read_killers
from saloon.games.sans_foi_ni_loi.state import Player, Ranch, State


def setup(options: Options, seats: int, dice: Dice) -> State:
    """The top of the deck is the end of its list."""
    deck = dice.shuffled(DECK)
    players = [Player(seat, [deck.pop() for _ in range(DEAL)]) for seat in range(seats)]
    two_each = seats == 2 and options.two_player_mode == "two_ranches"
    return State(
        options=options,
        players=players,
        ranches=[Ranch(number, number % seats) for number in range(4 if two_each else seats)],
        line=[deck.pop() for _ in range(LINE)],
        deck=deck,
        bank=BANK[seats],
        coins=BANK[seats],
        killers=read_killers(options.killer_values),
        active=dice.below(seats),
        dice=dice,
    )
