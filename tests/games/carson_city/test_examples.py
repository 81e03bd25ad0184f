"""The examples of the rulebook with their own numbers, and some that follow from its rules."""

from __future__ import annotations

import pytest

from games.carson_city.scene import (
    asked,
    heard,
    ids,
    index,
    me,
    money,
    options,
    owner,
    piece,
    play,
    points,
    reserves,
    scene,
    values,
)
from saloon.engine import Match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.components import ROW, TOWN
from saloon.games.carson_city.rules.cards import cash_limit, order_of, strength
from saloon.games.carson_city.rules.outlaws import prey
from saloon.games.carson_city.rules.resolving import building_price
from saloon.games.carson_city.rules.town import all_symbols, income, price, served
from saloon.games.carson_city.scoring import score


def test_the_cards_set_the_turn_order():
    """1. Green takes 1, Orange 3, Blue 7."""
    green, orange, blue = 0, 1, 2
    match = scene(phase="people", people="1Y 2Y 3Y 7Y", pick=[blue, orange, green], cowboys=1)
    play(match, "take:7Y", "take:3Y", "profit:cash", "take:1Y")
    assert match.state.order == [green, orange, blue]
    assert asked(match) == (green, "place")


def test_who_passes_first_picks_first_in_the_next_round():
    """2. Orange passes before anybody else."""
    green, orange, blue = 0, 1, 2
    match = scene(cards={green: "1Y", orange: "3Y", blue: "7Y"}, cowboys=1)
    play(match, "place:wages", "pass")
    assert match.state.passed == [orange]
    play(match, "place:wages")
    assert (match.state.round, match.state.pick) == (2, [orange, green, blue])
    assert asked(match) == (orange, "take")


def test_a_duel_of_three_goes_to_who_passed_first_among_the_best():
    """3. Orange 5 + 1, Green 3 + 2 + 1, Blue 2 + 1; Orange passed before Green."""
    orange, green, blue = 0, 1, 2
    match = scene(
        at="parcels", placed=[(blue, "66"), (green, "66"), (orange, "66")], rolls=(2, 3, 5), order=[blue, green, orange],
        passed=[orange, green, blue], revolvers={orange: 1, green: 2, blue: 1}, cowboys={green: 1}, money=5, listen=True,
    )  # fmt: skip
    assert {seat: said["total"] for seat, said in heard(match, "shoots")} == {orange: 6, green: 6, blue: 3}
    assert reserves(match) == [0, 2, 1]
    play(match, "buy_parcel:66")
    assert owner(match, "66") == orange


def test_nine_parcels_are_served_at_the_start():
    """4. The centre and all around it."""
    match = scene(land={"44": "house"})
    found = {TOWN[at].id for at in range(64) if served(match.state, at)}
    assert found == {f"{row}{column}" for row in (3, 4, 5) for column in (3, 4, 5)}


def test_the_price_of_a_parcel_counts_what_stands_around():
    """5. Two houses, two saloons, a mountain: six dollars."""
    land = {"33": "house", "34": "house", "43": "saloon 1", "55": "saloon 2", "35": "mountain"}
    match = scene(at="parcels", land=land, placed=[(0, "44")], money={0: 7})
    assert price(match.state, index("44")) == 6
    play(match, "buy_parcel:44")
    assert (me(match).money, owner(match, "44")) == (1, 0)


def test_buildings_are_resolved_from_dear_to_cheap_and_a_house_can_be_refused():
    """6. A saloon with the last free parcel, a drugstore with a townhouse, a bank without room."""
    green, blue, orange = 0, 1, 2
    match = scene(
        at="b10", until="b5", row="- - bank - drugstore saloon -", placed=[(green, "b10"), (blue, "b8"), (orange, "b5")],
        land={"44": "house", "54": "mountain", "55": "mountain"}, money={green: 10, blue: 8, orange: 5},
        parcels={"33": green, "45": green, "34": blue, "53": blue, "35": orange},
    )  # fmt: skip
    play(match, "0 buy_building:b10", "build:33", "house:43")
    assert (me(match, green).money, piece(match, "33"), piece(match, "43"), owner(match, "43")) == (0, "saloon", "house", -1)
    play(match, "1 buy_building:b8", "build:34", "house:44")
    assert (me(match, blue).money, piece(match, "34"), piece(match, "44")) == (0, "drugstore", "townhouse")
    play(match, "2 buy_building:b5", "build:35")
    assert values(match) == ["45", "53", "keep"]
    play(match, "house:45", "0 consent:no", "house:53", "1 consent:no")
    assert (me(match, orange).money, ids(me(match, orange).tiles), piece(match, "35")) == (0, ["bank"], "")
    assert match.over


def test_saloons_count_own_houses_and_those_of_nobody():
    """7. Orange 15, Blue 10."""
    land = {"34": "house", "44": "house", "54": "house 0", "43": "saloon 0", "45": "saloon 1"}
    assert money(scene(at="inc_buildings", land=land)) == [15, 10, 0]


def test_money_above_the_limit_is_spent():
    """8. The banker keeps 54, the sheriff spends 10 of 28, the Chinese worker 4 of 34."""
    arno, alex, george = 0, 1, 2
    match = scene(
        phase="end", until="end", cards={arno: "2Y", alex: "1Y", george: "4Y"}, money={arno: 54, alex: 28, george: 34}
    )
    assert options(match)[0] == "spend:0"
    play(match, "0 spend:0")
    assert options(match)[:2] == ["spend:8", "spend:10"]
    play(match, "1 spend:10")
    assert options(match)[0] == "spend:4"
    play(match, "2 spend:4")
    assert money(match) == [54, 18, 30]
    assert points(match) == [0, 1, 0]


def test_a_drugstore_counts_houses_and_ranches():
    """9. Three houses and a ranch beside it, one ranch in all: 15."""
    match = scene(land={"44": "drugstore 0", "45": "ranch 0", "33": "house", "34": "house", "35": "house"})
    assert income(match.state, index("44")) == 15


def test_a_bank_counts_houses_and_mines():
    """10. A house, a hotel, a mine: 12."""
    match = scene(land={"44": "bank 0", "34": "house", "45": "hotel 0", "88": "mine 0"})
    assert income(match.state, index("44")) == 12


def test_a_general_store_sells_to_everybody():
    """11. Its own house, one of nobody, a rival's church: 12."""
    match = scene(land={"44": "general_store 0", "33": "house 0", "34": "house", "55": "church 1"})
    assert income(match.state, index("44")) == 12


def test_a_station_scores_half_of_all_house_symbols():
    """12. Twelve houses, two hotels, four ranches, a church, a station: 23 symbols, 11 points."""
    houses = {f"{row}{column}": "house" for row in (1, 2) for column in range(1, 7)}
    hotels = {"41": "hotel 1", "42": "hotel 1"}
    ranches = {"61": "ranch 0", "62": "ranch 1", "63": "ranch 2", "64": "ranch 2"}
    match = scene(land={**houses, **hotels, **ranches, "81": "church 1", "88": "station 0"})
    assert all_symbols(match.state) == 23
    assert [score(match.state, seat)["station"] for seat in range(3)] == [11, 0, 0]


BANKS = {
    "22": "bank 0", "11": "townhouse", "12": "townhouse", "13": "townhouse",
    "77": "bank 0", "88": "townhouse", "87": "townhouse",
}  # fmt: skip


def test_the_merchant_doubles_a_kind_for_the_robber_too():
    """13. Banks of 18 and 12, the first attacked: 18 and 42."""
    match = scene(at="inc_buildings", land=BANKS, cards={0: "3Y"}, waiting={0: [3]}, placed=[(1, "22")])
    assert [income(match.state, index(parcel)) for parcel in ("22", "77")] == [18, 12]
    play(match, "double:bank")
    assert money(match) == [42, 18, 0]


def test_without_doubling_the_robber_takes_half():
    """13. The same without doubling: 9 and 21."""
    assert money(scene(at="inc_buildings", land=BANKS, cards={0: "3Y"}, placed=[(1, "22")])) == [21, 9, 0]


def test_the_editor_scores_the_incomes_of_the_own_buildings():
    """14. 33 dollars in round 2: 4 points."""
    around = dict.fromkeys(("11", "12", "13"), "townhouse") | dict.fromkeys(("21", "23", "31", "32", "33"), "house")
    match = scene(at="inc_buildings", round=2, cards={0: "17R"}, land={"22": "bank 0", **around})
    assert (me(match).money, me(match).points) == (33, 4)


def test_outlaws_go_where_the_money_is():
    """15. From a saloon of 10 to a general store of 12 beside a church; a blacksmith of 15 is the best around."""
    orange, yellow, blue = 0, 1, 2
    match = scene(
        phase="outlaws", until="outlaws", round=2, options={"outlaws": "yes"}, outlaws="33 66", rolls=(3, 1, 1, 6),
        land={
            "33": f"saloon {orange}", "34": f"general_store {yellow}", "35": f"church {yellow}", "22": "house", "23": "house",
            "25": "house", "66": f"blacksmith {blue}", "56": "house", "57": f"church {yellow}", "76": f"bank {blue}",
            "67": f"ranch {blue}", "85": "house", "86": "house",
        },
    )  # fmt: skip
    pays = {parcel: income(match.state, index(parcel)) for parcel in ("33", "34", "66", "76", "67")}
    assert pays == {"33": 10, "34": 12, "66": 15, "76": 9, "67": 4}
    assert ids(match.state.outlaws) == ["34", "66", "27"]
    assert not prey(match.state, match.state.outlaws[2])


def test_horses_score_with_every_rodeo():
    """16. Three horses, two rodeos: 9 points."""
    match = scene(options={"horses": "yes"}, horses={0: 3}, others={0: {"rodeos": 2}})
    assert score(match.state, 0)["horses"] == 9


def test_the_governor_taxes_every_started_ten():
    """17. Of 0, 1, 10 and 11 dollars: 0, 1, 1, 2."""
    match = scene(5, phase="people", people="13R 2Y 3Y 4Y 5Y", money={1: 0, 2: 1, 3: 10, 4: 11})
    play(match, "take:13R", "tax:money")
    assert money(match) == [4, 0, 0, 9, 9]


@pytest.mark.parametrize(
    ("building", "townhouses", "ranches", "most"),
    [("drugstore", 6, 0, 33), ("general_store", 6, 0, 33), ("blacksmith", 0, 5, 40), ("bank", 8, 0, 45), ("saloon", 6, 0, 55)],
)
def test_incomes_end_at_the_cap(building, townhouses, ranches, most):
    """18. 36 is 33, 45 is 40, 48 is 45, 60 is 55."""
    around = ["33", "34", "35", "43", "45", "53", "54", "55"][:townhouses]
    land = dict.fromkeys(around, "townhouse") | {f"8{column}": "ranch 0" for column in range(1, ranches + 1)}
    match = scene(round=4, land={"44": f"{building} 0", **land})
    assert income(match.state, index("44")) == most


def test_dynamite_triples_a_mine_for_the_robber_too():
    """19. A mine of 9: 13 for the robber, 14 for the owner."""
    land = {"22": "mine 0", "11": "mountain", "12": "mountain", "13": "mountain"}
    match = scene(at="inc_buildings", land=land, dynamite={0: 1}, placed=[(1, "22")])
    play(match, "blast:22")
    assert money(match) == [14, 13, 0]
    assert match.state.dynamite == 7


def test_the_chinese_worker_pays_half():
    """20. 6, 5, 4, 3, 3, 2, 2."""
    match = scene(cards={0: "4Y"})
    assert [building_price(me(match), space) for space in ROW[::-1]] == [6, 5, 4, 3, 3, 2, 2]
    match = scene(at="b5", row="- - bank", cards={0: "4Y"}, placed=[(0, "b5")], money={0: 3})
    play(match, "buy_building:b5")
    assert me(match).money == 0


def test_strong_tiles_cost_money():
    """21. Three players with 12, 15 and 18: 18, 15 and 12 dollars."""
    wanted = [12, 15, 18]
    for seed in range(3000):
        g = GAME.set_up(3, {"might_is_right": "yes"}, seed)
        totals = [sum(player.duel_hand) for player in g.players]
        assert sum(totals) == 45
        assert [player.money for player in g.players] == [30 - total for total in totals]
        if sorted(totals) == wanted:
            return
    pytest.fail("never dealt")


def auction(*bids: str) -> Match:
    match = scene(phase="people", people="12Y 2Y 3Y", money=20)
    return play(match, "take:12Y", "lot:11", "lot:12", *bids)


def test_half_of_a_bid_goes_to_the_auctioneer():
    """22. Seven dollars of another player: three to the bank, four to the auctioneer."""
    match = auction("0 pass", "1 bid:7", "2 pass")
    assert money(match) == [24, 13, 20]
    assert (owner(match, "11"), owner(match, "12")) == (1, 1)


def test_an_auctioneer_who_wins_pays_half():
    """22. Seven dollars of his own: he pays three."""
    match = auction("0 bid:7", "1 pass", "2 pass")
    assert money(match) == [17, 20, 20]
    assert owner(match, "12") == 0


@pytest.mark.parametrize(("round", "open"), [(1, "2345"), (2, "345"), (3, "45"), (4, "5")])
def test_points_get_dearer_every_round(round, open):
    """23. One price less each round."""
    match = scene(round=round, cowboys={0: 1})
    assert [value for value in values(match) if value.startswith("vp") and value[-1].isdigit()] == [
        f"vp{price}" for price in open
    ]


@pytest.mark.parametrize(("die", "left", "scored", "reserve"), [(5, [], 3, 0), (4, ["66"], 0, 1)])
def test_who_reaches_the_strength_of_an_outlaw_wins(die, left, scored, reserve):
    """24. Against ten, a total of 10 wins and 9 loses."""
    match = scene(
        at="inc_buildings", round=2, options={"outlaws": "yes"}, outlaws="66", gang=3, placed=[(0, "66")], revolvers={0: 5},
        rolls=(die,),
    )  # fmt: skip
    assert ids(match.state.outlaws) == left
    assert (me(match).points, me(match).reserve) == (scored, reserve)


def test_the_usual_kit_can_be_bought():
    """25. Two cowboys, a revolver, a road, two parcels for 35 of 50 dollars."""
    match = Match(GAME, GAME.set_up(2, {"new_beginning": "yes", "city_hall": "no"}, seed=1))
    for line in ("fame:0.0", "crew:2.1", "land:1.2", "powers:0.0.0", "stake:0"):
        match.play(f"0 {line}", f"1 {line}")
    for seat in (0, 1):
        player = me(match, seat)
        assert (player.money, player.reserve, player.revolvers, player.roads) == (15, 3, 1, 1)
    assert sorted(match.state.queue) == [0, 0, 1, 1]


def test_the_street_boy_comes_before_everybody_and_lowers_the_limit():
    """26. With the banker: 115, order 0."""
    match = scene(cards={0: "0R 2Y"})
    assert (cash_limit(me(match)), order_of(me(match))) == (115, 0)


def test_the_row_closes_up_and_is_filled():
    """27. A mine and a saloon are left: they become the cheapest, five are drawn."""
    match = scene(phase="end", until="end", row="- mine - - - saloon -", bag="bank hotel church ranch prison")
    assert ids(match.state.row) == ["mine", "saloon", "bank", "hotel", "church", "ranch", "prison"]


def test_the_city_hall_raises_shops_by_a_level():
    """28. Bank 12, saloon 15, hotel 6, mine 6: 47 dollars."""
    land = {
        "22": "bank 0", "11": "townhouse", "12": "house", "27": "saloon 0", "18": "townhouse", "17": "house",
        "72": "hotel 0", "77": "mine 0", "88": "mountain", "87": "mountain", "55": "city_hall",
    }  # fmt: skip
    assert money(scene(at="inc_buildings", land=land)) == [12 + 15 + 6 + 6, 0, 0]
    assert money(scene(at="inc_buildings", land=land, hall=0)) == [47, 0, 0]


@pytest.mark.parametrize(("horses", "more"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_horses_in_the_first_paddock_make_strong(horses, more):
    """29. One horse +1, two +1, three +2."""
    match = scene(options={"horses": "yes"}, others={0: {"stable": [horses, 0, 0, 0, 0]}})
    assert strength(me(match)) == more
