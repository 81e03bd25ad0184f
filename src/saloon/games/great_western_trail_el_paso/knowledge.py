"""What seats know of hidden cards, and what must never change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from saloon.engine import UNKNOWN, Seat, Somewhere
from saloon.games.great_western_trail_el_paso.components import (
    BONUS_TILES,
    CERTIFICATE_TRACK,
    COPIES,
    INDEX,
    KINDS,
    MARKERS,
    MARKET,
    NEUTRAL_SPACES,
    NEUTRALS,
    OBJECTIVES,
    PLAYER_COUNTS,
    REMOVALS,
    SIMMENTAL,
    SITES,
    SLOTS,
    STARTING_HERD,
    WORKERS,
    Card,
    Tile,
    Worker,
)
from saloon.games.great_western_trail_el_paso.rules.building import own_buildings
from saloon.games.great_western_trail_el_paso.state import Player, State
from saloon.games.trail.automa import Known, known_of_seats
from saloon.games.trail.path import mask_of


def _known_of(player: Player, seat: Seat | None) -> Known:
    """Workers are never in hand: those that are hidden are all in the draw stack. A hand that was revealed is known."""
    if player.seat != seat:
        yield player.draw, Somewhere(card for card in player.draw if isinstance(card, Worker))
        yield player.hand, player.shown


def invariants(g: State) -> None:
    """Every card, tile, building and disc is somewhere, and only where it may be."""
    for who in g.seated:
        CHECKS[who.__class__](g, who)
    _check_cards(g)
    _check_tiles(g)
    _check_trail(g)


def _check_player(g: State, me: Player) -> None:
    assert sum(me.slots) + len(me.posts) == len(SLOTS), "discs"
    assert me.certificates in CERTIFICATE_TRACK, "certificates"
    assert min(me.dollars, me.tokens, *me.workers) >= 0, "debts"
    assert not Counter(me.shown) - Counter(me.hand), "shown cards"
    assert len(me.removed) <= REMOVALS, "removed cattle"
    assert not any(isinstance(card, Worker) for card in me.hand), "a worker in hand"
    for post, discs in Counter(me.posts).items():
        assert discs == 1 or post.again, "two discs on a post"
    assert len(own_buildings(g, me.seat)) <= MARKERS, "markers"
    assert g.draft or me.objectives, "no first objective"


def _cards_of(player: Player) -> Counter[Card]:
    """All cards that a player has, those of the worker zone included."""
    cards = Counter([*player.hand, *player.draw, *player.discard, *player.removed])
    cards.update(dict(zip(WORKERS, player.workers, strict=True)))
    return cards


def _check_cards(g: State) -> None:
    """48 workers, 32 heads of market cattle, as many Simmentals as there are seats for, and the starting herds."""
    cards: Counter[Card] = Counter()
    for worker, left in zip(WORKERS, g.workers, strict=True):
        cards[worker] += left
    for breed, left in zip(MARKET, g.market, strict=True):
        cards[breed] += left
    cards[SIMMENTAL] += g.simmentals
    for who in g.seated:
        cards.update(CARDS[who.__class__](who))
    whole: Counter[Card] = Counter(STARTING_HERD * len(g.players))
    whole.update({card: card.count for card in (*WORKERS, *MARKET)})
    whole[SIMMENTAL] = PLAYER_COUNTS[len(g.players)].simmentals
    assert cards == whole, "cards"
    assert min(*g.workers, *g.market, g.simmentals) >= 0, "supplies"


def _check_tiles(g: State) -> None:
    tiles: Counter[Tile] = Counter([*g.objectives, *g.bonuses])
    tiles.update(tile for tile in (*g.objective_row, *g.bonus_row) if tile is not None)
    for who in g.seated:
        tiles.update([*who.objectives, *who.bonuses])
    whole: Counter[Tile] = Counter(OBJECTIVES)
    whole.update({tile: tile.count for tile in BONUS_TILES})
    assert tiles == whole, "tiles"
    assert UNKNOWN not in (*g.objective_row, *g.bonus_row), "unknown tiles in a row"


def _check_trail(g: State) -> None:
    """Neutral tiles on their spaces, common buildings on theirs; two of each kind in all."""
    laid = {index: tile for index, tile in enumerate(g.trail) if tile is not None}
    assert g.occupied == mask_of(laid), "the bits of the trail"
    assert {laid[INDEX[space]] for space in NEUTRAL_SPACES} == set(NEUTRALS), "neutral tiles"
    built = Counter(laid[INDEX[space]].builders for space in SITES if INDEX[space] in laid)
    assert all(built[kind] + g.buildings[kind - 1] == COPIES for kind in KINDS), "common buildings"
    assert all(tile.face in g.faces for tile in laid.values() if tile.face is not None), "a wrong face"


# By the class at a seat; automas add theirs.
KNOWN: dict[type, Callable[[Any, Seat | None], Known]] = {Player: _known_of}
known = partial(known_of_seats, known=KNOWN)
CHECKS: dict[type, Callable[[State, Any], None]] = {Player: _check_player}
CARDS: dict[type, Callable[[Any], Counter[Card]]] = {Player: _cards_of}
