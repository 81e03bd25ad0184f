"""What a question is about, as data for pages and programs: an auction, a duel, and how a duel came out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from saloon.engine import Seat, Tell
from saloon.engine.scenes import Auction, Bidder, Duel, Fighter, Reveal, Scene, Shooter, Thing
from saloon.games.carson_city.components import AMMO, DUEL_VALUES, DYNAMITE, INDEX, ROW, Parcel, Space, Target
from saloon.games.carson_city.rules.auction import may_bid
from saloon.games.carson_city.rules.cards import strength, strengths
from saloon.games.carson_city.rules.order import tie_order
from saloon.games.carson_city.state import Placed, Sale, State

DIE = (1, 6)
TILE = (min(DUEL_VALUES), max(DUEL_VALUES))


def scene(g: State) -> Scene | None:
    if g.sale is not None and g.sale.offers:
        return _auction(g, g.sale)
    return _duel(g) if g.duel is not None else None


def _auction(g: State, sale: Sale) -> Auction:
    things = [Thing("sold", parcel) for parcel in sale.lot] or [Thing("target", AMMO)]
    bidders = [_bidder(g, sale, seat) for seat in sale.offers]
    return Auction("bid", sale.seller, things, sale.bid, sale.leader, bidders)


def _bidder(g: State, sale: Sale, seat: Seat) -> Bidder:
    able = seat == sale.leader or may_bid(g, sale, seat)
    return Bidder(
        seat, g.players[seat].money, sale.offers[seat], "out" if seat not in sale.inside else "in" if able else "short"
    )


def _duel(g: State) -> Duel:
    assert g.duel is not None
    placed = sorted(g.duel.fighters, key=lambda each: tie_order(g).index(each[0]))
    fighters = [_fighter(g, each) for each in placed]
    called = g.duel
    return Duel(
        ("tile", "die"), _weapon(g), stake(g, called.target), fighters, goal=called.outlaw, number=called.number, of=called.of
    )


def _weapon(g: State) -> Literal["tiles", "dice"]:
    return "tiles" if g.options.might_is_right else "dice"


def _fighter(g: State, placed: Placed) -> Fighter:
    """Two tiles or dice with dynamite, where one of the tiles may stay at home."""
    seat, _, form = placed
    player, tiles = g.players[seat], g.options.might_is_right
    (least, most), count = TILE if tiles else DIE, 2 if form == DYNAMITE else 1
    hand = len(player.duel_hand) if tiles else 0
    reach = (least if tiles else least * count, most * (min(count, hand) if tiles else count))
    shot = g.duel.shots.get(seat, []) if g.duel is not None else []
    return Fighter(seat, {what: more for what, more in strengths(player).items() if more}, reach, hand, shot)


def stake(g: State, target: Target) -> list[Thing]:
    """The place, and the tile that is for sale there or stands there."""
    tile = g.row[ROW.index(target)] if target in ROW else g.land[INDEX[target]] if isinstance(target, Parcel) else None
    return [Thing("target", target), *([Thing("piece", tile)] if tile is not None else [])]


# ------------------------------------------------------------ how a duel came out


def reveals(g: State, tells: Sequence[Tell]) -> list[Reveal]:
    """Every duel whose end was told: the shots of all, then who has won."""
    found: list[Reveal] = []
    shots: list[Tell] = []
    for tell in tells:
        if tell.event == "shoots":
            shots.append(tell)
        elif tell.event in ("wins", "outlaw_wins"):
            found.append(_reveal(g, shots, tell))
            shots = []
    return found


def _reveal(g: State, shots: Sequence[Tell], end: Tell) -> Reveal:
    target, winner = end.values["target"], end.seat
    shooters = [_shooter(g, tell, winner, target) for tell in shots]
    return Reveal(
        end.at, f"at-{target.id}", _weapon(g), [Thing("target", target)], shooters, winner, end.values.get("strength", 0)
    )


def _shooter(g: State, tell: Tell, winner: Seat | None, target: Target) -> Shooter:
    assert tell.seat is not None
    shot = [*tell.values.get("tiles", tell.values.get("dice", []))]
    outcome = (_won(target), {}) if tell.seat == winner else ("duel-lost", {"strength": strength(g.players[tell.seat])})
    return Shooter(tell.seat, tell.values["strength"], shot, outcome)


def _won(target: Target) -> str:
    """What the winner may do there."""
    if isinstance(target, Space):
        return "duel-buys" if target.price else "duel-acts"
    return "duel-stays"
