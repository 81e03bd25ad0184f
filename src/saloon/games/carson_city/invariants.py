"""What must never change."""

from __future__ import annotations

from collections import Counter

from saloon.games.carson_city.components import (
    CITY_HALL,
    COWBOYS,
    DUEL_TILES,
    DYNAMITE,
    FIRST_TILES,
    NUMBERS,
    REMINDERS,
    SPACES,
    TITLES,
    TOWN,
    WHITE,
    Building,
    Space,
    bits_of,
)
from saloon.games.carson_city.rules.order import is_open
from saloon.games.carson_city.rules.placing import may_go_to
from saloon.games.carson_city.rules.sets import SPACES_OF, listed
from saloon.games.carson_city.rules.town import income
from saloon.games.carson_city.setup import bag_of
from saloon.games.carson_city.state import Player, State, surveyed


def invariants(g: State) -> None:
    assert sum(player.money for player in g.players) + g.bank == 0, "money"
    for player in g.players:
        _check_player(g, player)
    _check_tiles(g)
    _check_supplies(g)
    _check_bits(g)


def _check_player(g: State, me: Player) -> None:
    on_board = sum(1 for seat, _, form in g.placed if seat == me.seat and form != WHITE)
    hall = g.hall == me.seat and not g.hall_white
    assert me.reserve + me.supply + on_board + hall + len(me.riders) == COWBOYS, "cowboys"
    assert me.titles + g.owner.count(me.seat) == TITLES, "titles"
    assert min(me.money, me.reserve, me.supply, me.roads, me.titles, me.revolvers, me.dynamite, me.horses) >= 0, "debts"


def _check_tiles(g: State) -> None:
    found = Counter(tile for tile in (*g.land, *g.row, *g.bag) if isinstance(tile, Building))
    for player in g.players:
        found.update(player.tiles)
    whole = Counter([*bag_of(g.options), *FIRST_TILES.values()])
    assert not found - whole, "too many tiles"
    # Only a city hall that finds no place in town may be lost.
    assert not set(whole - found) - {CITY_HALL}, "tiles"
    for index, piece in enumerate(g.land):
        if isinstance(piece, Building) and piece.cap and g.owner[index] >= 0:
            assert income(g, index) <= piece.cap, "an income above its cap"


def _check_bits(g: State) -> None:
    """What is kept as bits is what the map, the row and the cards say."""
    assert (g.unowned, g.vacant, g.river, g.houses, g.served) == surveyed(g), "bits of the map"
    for player in g.players:
        if g.phase in ("place", "kit") and player.reach is not None:
            assert player.reach == bits_of(at for at in range(len(TOWN)) if may_go_to(g, player, at)), "parcels within reach"
            assert listed(SPACES_OF, g.track) == [space for space in SPACES if _is_to_choose(g, space)], "open spaces"


def _is_to_choose(g: State, space: Space) -> bool:
    return is_open(g, space) and space not in REMINDERS


def _check_supplies(g: State) -> None:
    laid = sum(bits.bit_count() for bits in (*g.across, *g.down)) + len(g.bridges)
    assert laid + sum(player.roads for player in g.players) == g.issued[0], "roads"
    assert sum(player.revolvers for player in g.players) == g.issued[1], "revolvers"
    assert sum(player.horses + sum(player.stable) for player in g.players) == g.issued[2] <= NUMBERS["horses"], "horses"
    held = sum(player.dynamite for player in g.players) + sum(1 for _, _, form in g.placed if form == DYNAMITE)
    assert held + g.dynamite == NUMBERS["dynamite"], "dynamite"
    tokens = sum(player.ammo for player in g.players) + g.ammo_home
    assert tokens == 1, "the three revolvers"
    if g.options.might_is_right:
        tiles = Counter([*g.duel_supply, *g.shown])
        for player in g.players:
            tiles.update(player.duel_hand)
        assert tiles == Counter(DUEL_TILES), "duel tiles"
