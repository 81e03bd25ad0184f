"""What a question is about: auctions and duels in the state, in observations, and as data for pages and programs."""

from __future__ import annotations

import msgspec
import pytest

from games.carson_city.scene import me, play, scene
from saloon.engine import Match, to_plain
from saloon.engine.scenes import Auction, Duel, Thing
from saloon.engine.state import from_bytes, to_bytes
from saloon.games.carson_city import GAME
from saloon.games.carson_city.components import AMMO, B6, BANK, Parcel
from saloon.games.carson_city.rules.cards import strength, strengths
from saloon.games.carson_city.scenes import reveals
from saloon.games.carson_city.scenes import scene as topic

TILES = {"might_is_right": "yes"}


def lot(*choices: str, **more: object) -> Match:
    """Seat 0 auctions two parcels; everybody has fifteen dollars."""
    match = scene(3, **{"phase": "people", "people": "12Y 2Y 5Y 6Y 7Y 8Y 9Y", "money": 15, "until": "", **more})
    return play(match, "take:12Y", "lot:11", "lot:12", *choices)


def duel(hands: dict[int, list[int]], **more: object) -> Match:
    placed = [(seat, "b6") for seat in hands]
    asked = {"at": "b6", "row": "- - - bank", "placed": placed, "duel_hands": hands, "options": TILES, "listen": True}
    return scene(len(hands), **{**asked, **more})


# ------------------------------------------------------------ auctions


def test_an_auction_is_in_the_state_as_long_as_it_lasts():
    match = lot("0 bid:4", "1 bid:6")
    sale = match.state.sale
    assert (sale.bid, sale.leader, sale.lot) == (6, 1, [Parcel.of("11"), Parcel.of("12")])
    play(match, "2 pass", "0 pass")
    assert match.state.sale is None


def test_everybody_sees_the_lot_the_bid_the_leader_and_who_is_out():
    match = lot("0 bid:4", "1 bid:6", "2 pass")
    for seat in (0, 1, 2, None):
        found = topic(match.observe(seat))
        assert isinstance(found, Auction)
        assert (found.seller, found.bid, found.leader) == (0, 6, 1)
        assert found.things == [Thing("sold", Parcel.of("11")), Thing("sold", Parcel.of("12"))]
        assert [(each.seat, each.offer, each.state) for each in found.bidders] == [(0, 4, "in"), (1, 6, "in"), (2, 0, "out")]


def test_who_has_too_little_is_in_but_short():
    match = lot("1 bid:6", money={0: 15, 1: 15, 2: 4}, options={"bidding": "open"})
    assert [each.state for each in topic(match.observe(None)).bidders] == ["in", "in", "short"]


def test_before_the_lot_is_complete_there_is_no_auction_to_speak_of():
    match = scene(3, phase="people", people="12Y 2Y 5Y 6Y 7Y 8Y 9Y", money=15, until="")
    play(match, "take:12Y", "lot:11")
    assert match.state.sale.lot == [Parcel.of("11")]
    assert topic(match.observe(0)) is None


def test_the_revolvers_are_a_lot_without_parcels():
    match = scene(3, phase="people", people="12R 2Y 5Y 6Y 7Y 8Y 9Y", money=15, until="")
    play(match, "take:12R", "0 bid:1")
    assert topic(match.observe(None)).things == [Thing("target", AMMO)]


def test_a_scene_is_plain_data_that_says_its_kind():
    plain = to_plain(topic(lot("0 bid:4").observe(1)))
    assert plain["kind"] == "auction"
    assert plain["bidders"][0] == {"seat": 0, "purse": 15, "offer": 4, "state": "in"}
    assert plain["things"][0] == {"key": "sold", "value": "11"}


def test_a_bid_says_where_the_money_would_go():
    match = lot("0 bid:6")
    note = GAME.page.note(match.observe(1), match.asks[1], 7, GAME.texts("en"), ("Ann", "Ben", "Clay"))
    assert note == "if you have it for $7: $3 to the bank, $4 to Ann; you keep $8"


# ------------------------------------------------------------ duels


def test_a_strength_is_the_sum_of_named_parts():
    match = duel({0: [4], 1: [2]}, revolvers={0: 2}, cowboys={0: 1}, cards={0: "7Y"}, ammo=0)
    assert strengths(me(match)) == {"revolvers": 2, "cowboys": 1, "ammo": 3, "7Y": 3}
    assert strength(me(match)) == 9


def test_a_duel_is_in_the_state_from_when_it_is_called_until_it_is_fought():
    match = duel({0: [1, 4], 1: [2, 3]}, revolvers={0: 2, 1: 3}, money=9)
    assert match.state.duel.target is B6
    assert isinstance(found := topic(match.observe(None)), Duel)
    assert found.place == [Thing("target", B6), Thing("piece", BANK)]
    assert [(each.seat, each.parts, each.reach, each.hand) for each in found.fighters] == [
        (0, {"revolvers": 2}, (0, 5), 2),
        (1, {"revolvers": 3}, (0, 5), 2),
    ]
    play(match, "0 tile:4", "1 tile:2")
    assert match.state.duel is None
    assert topic(match.observe(None)) is None


def test_fighters_stand_in_the_order_that_decides_ties():
    match = duel({0: [1], 1: [2], 2: [3]}, passed=[2, 0, 1])
    assert [each.seat for each in topic(match.observe(0)).fighters] == [2, 0, 1]


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_chosen_tile_is_nobody_elses_to_see(seat):
    """The position, its scene and what is told are the same, whichever tile lies face down."""
    views = []
    for tile in ("1", "4"):
        match = play(duel({0: [1, 4], 1: [2, 3], 2: [0, 5]}), f"0 tile:{tile}")
        assert list(match.given) == [0]
        views.append((match.observe(seat), topic(match.observe(seat)), [tell.seen_by(seat) for tell in match.tells]))
    assert views[0] == views[1]


def test_the_gunsmith_sees_tiles_that_lie_open():
    match = play(duel({0: [1, 4], 1: [2, 3]}, cards={1: "10R"}), "0 tile:4")
    assert [(each.seat, each.shot) for each in topic(match.observe(1)).fighters] == [(0, [4]), (1, [])]


def test_dice_lie_open_while_a_sharpshooter_chooses():
    match = scene(2, at="roads3", placed=[(0, "roads3"), (1, "roads3")], powers={0: "sharpshooter"}, rolls=(3, 5, 6))
    found = topic(match.observe(1))
    assert (found.weapon, [each.shot for each in found.fighters]) == ("dice", [[5, 3], [6]])
    assert [each.reach for each in found.fighters] == [(1, 6), (1, 6)]


def test_several_duels_are_counted():
    match = scene(
        2, at="parcels", options=TILES, duel_hands={0: [1, 2, 3], 1: [3, 4, 5]},
        placed=[(seat, parcel) for parcel in ("11", "22", "33") for seat in (0, 1)],
    )  # fmt: skip
    play(match, "next_duel:11")
    assert (match.state.duel.number, match.state.duel.of) == (1, 3)
    play(match, "0 tile:1", "1 tile:3", "next_duel:33")
    assert (match.state.duel.number, match.state.duel.of) == (2, 3)


def test_the_reveal_has_the_sums_the_winner_and_what_becomes_of_the_loser():
    match = play(duel({0: [1, 4], 1: [2, 3]}, revolvers={0: 2, 1: 3}, money=9), "0 tile:4", "1 tile:2")
    (found,) = reveals(match.observe(None), match.tells)
    assert [(each.seat, each.strength, each.shot, each.total) for each in found.shooters] == [(0, 2, [4], 6), (1, 3, [2], 5)]
    assert (found.winner, found.weapon) == (0, "tiles")
    assert [each.outcome for each in found.shooters] == [("duel-buys", {}), ("duel-lost", {"strength": 4})]


def test_an_outlaw_who_wins_is_revealed_with_his_strength():
    match = scene(
        2, at="inc_buildings", options={"outlaws": "yes"}, outlaws="33", gang=1, placed=[(0, "33")], rolls=(1,), listen=True
    )
    found = [each for each in reveals(match.observe(None), match.tells) if each.winner is None]
    assert [each.goal > each.shooters[0].total for each in found] == [True]


def test_a_table_that_was_saved_before_there_were_scenes_still_opens():
    """A snapshot of yesterday has neither field."""
    match = lot("0 bid:4")
    saved = msgspec.msgpack.decode(to_bytes(match._start), strict=False)
    del saved["sale"], saved["duel"]
    again = from_bytes(msgspec.msgpack.encode(saved), GAME.rules.state)
    assert again == match._start
