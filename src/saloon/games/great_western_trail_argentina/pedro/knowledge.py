"""What must never change of what Pedro has."""

from __future__ import annotations

from saloon.games.great_western_trail_argentina.components import DISCS, LOADING, PEDRO
from saloon.games.great_western_trail_argentina.pedro.state import Opponent
from saloon.games.great_western_trail_argentina.rules.workers import crew
from saloon.games.great_western_trail_argentina.state import State


def check(g: State, pedro: Opponent) -> None:
    elsewhere = (*pedro.stations, *pedro.ships, *pedro.quays, *pedro.spaces)
    assert pedro.reserve >= 0, "Pedro's reserve"
    assert pedro.reserve + len(elsewhere) == len(DISCS) + 1, "Pedro's discs"
    cards = [*pedro.deck, *pedro.played, *([pedro.card] if pedro.card is not None else [])]
    assert sorted(card.id for card in cards) == sorted(card.id for card in PEDRO), "Pedro's cards"
    rows = range(len(pedro.workers))
    assert crew(pedro, pedro.specialty) == max(crew(pedro, row) for row in rows), "Pedro's specialty"
    assert all(tile.row == row for row in rows for tile in pedro.workers[row]), "Pedro's workers"
    assert 0 <= pedro.loading < len(LOADING[g.options.level]), "Pedro's loading card"
