"""What a mat shows of a player, as plain values: mats of equal facts look alike, so their drawings are kept."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from saloon.engine import Seat
from saloon.games.great_western_trail_argentina.board.cards import Met
from saloon.games.great_western_trail_argentina.board.view import BoardView
from saloon.games.great_western_trail_argentina.components import CARD_ORDER, Building, Card, Farmer, Master, Tile
from saloon.games.great_western_trail_argentina.rules.discs import certificate_limit
from saloon.games.great_western_trail_argentina.rules.hands import hand_limit
from saloon.games.great_western_trail_argentina.rules.moving import step_limit
from saloon.games.great_western_trail_argentina.rules.workers import crew, own_strength
from saloon.games.great_western_trail_argentina.scoring import elements
from saloon.games.great_western_trail_argentina.state import Player
from saloon.games.trail.board.facts import MatFacts, mat_facts, pile_of


class Facts(MatFacts, frozen=True, kw_only=True):
    """One player's board and what lies beside it.

    rows:     the tiles of each row of workers, after the printed one.
    strength: without cards; `limit` of certificates.
    fees:     what hands cost at this table.
    area:     objective cards played, with the tasks that are met.
    """

    grain: int
    engine: str
    strength: int
    limit: int
    discs: tuple[int, ...]
    rows: tuple[tuple[Tile, ...], ...]
    fees: tuple[tuple[str, int], ...]
    buildings: tuple[Building, ...]
    farmers: tuple[Farmer, ...]
    masters: tuple[Master, ...]
    area: tuple[tuple[Card, Met], ...]
    ender: bool


@lru_cache(maxsize=16)
def facts_of(view: BoardView, seat: Seat) -> Facts:
    """Several regions ask for the facts of one seat: they are collected once a view."""
    g, player = view.g, view.g.players[seat]
    pile = pile_of(player.discard, CARD_ORDER.__getitem__)
    steps, cards = step_limit(g, player), hand_limit(player)
    shared = mat_facts(
        view, player, permanent=player.permanent, steps=steps, hand_limit=cards, hand=len(player.hand), pile=pile
    )
    shared["workers"] = tuple(crew(player, row) for row in range(len(player.workers)))
    return Facts(
        **shared,
        grain=player.grain,
        engine=player.engine.id,
        strength=own_strength(player),
        limit=certificate_limit(player),
        discs=tuple(player.discs),
        rows=tuple(map(tuple, player.workers)),
        fees=tuple(view.fees.items()),
        buildings=tuple(player.buildings),
        farmers=tuple(player.farmers),
        masters=tuple(player.masters),
        area=tuple((card, met_tasks(view, player, card)) for card in player.area),
        ender=g.ender == seat,
    )


def met_tasks(view: BoardView, player: Player, card: Card) -> Met:
    """Which tasks of one card are met as things stand, were it the only one; from what its viewer may see."""
    if view.viewpoint.covered and player is view.own:
        return (False,) * len(card.tasks)
    left = Counter(_have(view, player.seat))
    found = []
    for kind in card.tasks:
        found.append(left[kind] > 0)
        left[kind] -= left[kind] > 0
    return tuple(found)


@lru_cache(maxsize=16)
def _have(view: BoardView, seat: Seat) -> dict[str, int]:
    return elements(view.g, view.g.players[seat])
