"""Every face of every personality card: at once, while placing, while resolving, at the end of the round."""

from __future__ import annotations

import pytest

from games.carson_city.scene import (
    asked,
    heard,
    ids,
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
from saloon.games.carson_city.components import TOWN
from saloon.games.carson_city.rules.cards import strength
from saloon.games.carson_city.scoring import score

ROW = "ranch mine bank saloon hotel drugstore prison"
BAG = "bank saloon hotel drugstore prison church bank"
REST = ("1Y", "2Y", "3Y", "4Y", "5Y", "6Y", "7Y", "8Y")


def choosing(card: str, seats: int = 2, **things: object) -> Match:
    """Before the first player takes a card; seven lie there, eight with the street boy."""
    number = card[:-1]
    rest = [other for other in REST if other[:-1] != number][: 7 if number == "0" else 6]
    people = sorted([card, *rest], key=lambda id: int(id[:-1]))
    return scene(seats, **{"phase": "people", "people": people, "money": 15, "row": ROW, **things})


def take(card: str, *choices: str, **things: object) -> Match:
    return play(choosing(card, **things), f"take:{card}", *choices)


def placing(card: str, seats: int = 2, **things: object) -> Match:
    return scene(seats, **{"cards": {0: card}, "cowboys": 3, **things})


def at(step: str, card: str, seats: int = 2, **things: object) -> Match:
    return scene(seats, **{"at": step, "cards": {0: card}, **things})


def ending(card: str, seats: int = 2, **things: object) -> Match:
    return scene(seats, **{"phase": "end", "until": "end", "cards": {0: card}, "bag": BAG, **things})


# ------------------------------------------------------------ 0 street boy


def test_0y_costs_three_dollars_and_brings_a_second_card_at_once():
    match = take("0Y", "take:2Y")
    assert (ids(me(match).cards), me(match).money) == (["0Y", "2Y"], 15 - 3 + 9)


@pytest.mark.parametrize("card", ["0Y", "0R"])
def test_0_never_brings_the_sheriff(card):
    match = take(card)
    assert asked(match) == (0, "take")
    assert "take:1Y" not in options(match)
    assert "take:7Y" in options(match)


def test_0y_needs_three_dollars():
    assert "take:0Y" not in options(choosing("0Y", money=2))
    assert "take:0Y" in options(choosing("0Y", money=3))


def test_0r_costs_nothing():
    match = take("0R", "take:2Y", money=0)
    assert (ids(me(match).cards), me(match).money) == (["0R", "2Y"], 9)


@pytest.mark.parametrize("card", ["0Y", "0R"])
def test_0_plays_first(card):
    match = take(card, "take:7Y", "take:1Y")
    assert match.state.order == [0, 1]


def test_0_resolves_the_second_card_completely():
    match = take("0R", "take:5Y")
    assert asked(match) == (0, "parcel")


def test_0_has_the_power_of_its_second_card():
    assert strength(me(take("0R", "take:7Y"))) == 3


@pytest.mark.parametrize(("card", "least"), [("0Y", 30), ("0R", 35)])
def test_0_adds_its_limit_to_the_other(card, least):
    match = ending(f"{card} 7Y", money={0: 50})
    assert values(match)[0] == str(least)


def test_0_with_only_one_card_left_beside_the_sheriff_is_not_asked_which():
    match = scene(6, phase="people", people="0R 1Y 2Y 7Y 8R 10Y 13Y 18Y")
    play(match, "take:2Y", "take:7Y", "take:8R", "take:10Y", "take:13Y", "take:0R")
    assert ids(me(match, 5).cards) == ["0R", "18Y"]


# ------------------------------------------------------------ 1 sheriff


def test_1y_brings_the_white_cowboy():
    assert me(take("1Y")).white


def test_1y_the_white_cowboy_is_placed_like_another():
    match = play(placing("1Y", white=0), "place:ammo", "form:white")
    assert (me(match).white, me(match).reserve) == (False, 3)
    assert match.state.placed[0][2] == "white"


def test_1y_it_needs_a_place_without_any_cowboy():
    match = placing("1Y", white=0, cowboys={1: 1}, placed=[(1, "ammo"), (1, "11")])
    assert not {"place:ammo", "place:11"} & set(options(match))
    assert {"place:roads3", "place:12"} <= set(options(match))


def test_1y_it_never_attacks_but_may_defend():
    match = placing("1Y", white=0, cowboys={1: 1}, land={"33": "bank 1", "66": "bank 0"})
    assert "place:33" not in options(match)
    assert "place:66" in options(match)


@pytest.mark.parametrize("target", ["ammo", "roads3", "inc_guns", "vp5", "11"])
def test_1y_nobody_challenges_it(target):
    match = placing("1Y", placed=[(0, target, "white")], order=[1, 0])
    assert f"place:{target}" not in options(match)


def test_1y_its_building_cannot_be_attacked():
    match = placing("1Y", placed=[(0, "66", "white")], land={"66": "bank 0"}, order=[1, 0])
    assert "place:66" not in options(match)


@pytest.mark.parametrize("space", ["wages", "road1"])
def test_1y_others_may_join_it_where_nobody_fights(space):
    assert f"place:{space}" in options(placing("1Y", placed=[(0, space, "white")], order=[1, 0]))


def test_1y_it_enters_the_city_hall_only_while_nobody_holds_it():
    land = {"66": "city_hall"}
    assert "place:66" in options(placing("1Y", white=0, cowboys={1: 1}, land=land))
    assert "place:66" not in options(placing("1Y", white=0, cowboys={1: 1}, land=land, hall=1))


def test_1y_it_performs_its_action():
    match = at("wages", "1Y", placed=[(0, "wages", "white")])
    assert (me(match).money, me(match).reserve, me(match).supply) == (4, 0, 10)


def test_1y_it_goes_back_to_the_card():
    match = ending("1Y", white=0)
    assert not me(match).white


def test_1y_it_leaves_the_city_hall_at_the_end_of_the_round():
    match = at("inc_buildings", "1Y", land={"66": "city_hall", "11": "blacksmith 0"}, placed=[(0, "66", "white")])
    assert (match.state.hall, me(match).money) == (0, 10)
    match = scene(
        2, at="inc_buildings", until="", cards={0: "1Y"}, land={"66": "city_hall"}, placed=[(0, "66", "white")], bag=BAG
    )
    assert (match.state.round, match.state.hall) == (2, None)


def test_1r_may_not_attack():
    assert "place:33" not in options(placing("1R", land={"33": "bank 1"}))


@pytest.mark.parametrize("target", ["ammo", "vp2", "11", "66"])
def test_1r_may_not_provoke_a_duel(target):
    match = placing("1R", placed=[(1, target)], land={"66": "city_hall"})
    assert f"place:{target}" not in options(match)


def test_1r_may_not_contest_who_holds_the_city_hall():
    assert "place:66" not in options(placing("1R", land={"66": "city_hall"}, hall=1))


def test_1r_may_defend_an_own_building():
    assert "place:33" in options(placing("1R", land={"33": "bank 0"}, placed=[(1, "33")]))


@pytest.mark.parametrize("space", ["wages", "road1"])
def test_1r_may_go_where_nobody_fights(space):
    assert f"place:{space}" in options(placing("1R", placed=[(1, space)]))


def test_1r_may_join_a_cowboy_that_never_duels():
    assert "place:vp2" in options(placing("1R", cards={0: "1R", 1: "11Y"}, placed=[(1, "vp2", "noduel")]))


def test_1r_three_points_for_every_duel_lost():
    match = at("roads3", "1R", placed=[(0, "roads3"), (1, "roads3")], revolvers={1: 9})
    assert points(match) == [3, 0]


def test_1r_three_points_for_a_building_lost():
    match = at("inc_buildings", "1R", land={"33": "hotel 0"}, placed=[(0, "33"), (1, "33")], revolvers={1: 9})
    assert points(match) == [3, 0]


def test_1r_nothing_for_a_duel_won():
    match = at("roads3", "1R", placed=[(0, "roads3"), (1, "roads3")], revolvers={0: 9})
    assert points(match) == [0, 0]


# ------------------------------------------------------------ 2 banker


def test_2y_nine_dollars_at_once():
    assert me(take("2Y")).money == 24


def test_2y_keeps_much_money():
    assert values(ending("2Y", money={0: 125}))[0] == "5"


def test_2r_brings_nothing_at_once():
    assert me(take("2R")).money == 15


@pytest.mark.parametrize(("cash", "able"), [(30, "3 5 7 pass"), (24, "3 5 pass"), (3, "3 pass")])
def test_2r_buys_points_before_the_cash_limit(cash, able):
    assert values(ending("2R", money={0: cash})) == able.split()


@pytest.mark.parametrize(("count", "cost"), [(3, 3), (5, 12), (7, 25)])
def test_2r_pays_for_its_points_once(count, cost):
    match = play(ending("2R", money={0: 25}), f"banker:{count}")
    assert (me(match).points, me(match).money) == (count, 25 - cost)
    assert "banker" not in str(asked(match))


def test_2r_without_three_dollars_is_not_asked():
    assert asked(ending("2R", money={0: 2})) is None


# ------------------------------------------------------------ 3 merchant


def test_3y_may_have_eight_dollars_at_once():
    match = take("3Y", "profit:cash")
    assert (me(match).money, me(match).waiting) == (23, [])


@pytest.mark.parametrize("card", ["3Y", "3R", "5R"])
def test_3_and_5r_may_wait(card):
    match = take(card, "profit:wait")
    assert (me(match).money, me(match).waiting) == (15, [int(card[0])])


def test_3y_doubles_one_kind_of_building():
    land = {"11": "hotel 0", "88": "hotel 0", "55": "ranch 0"}
    match = at("inc_buildings", "3Y", waiting={0: [3]}, land=land)
    assert (asked(match), sorted(values(match))) == ((0, "double"), ["cash", "hotel", "pass", "ranch"])
    play(match, "double:hotel")
    assert money(match) == [12 + 12 + 8, 0]


def test_3y_may_still_have_eight_dollars_when_incomes_are_paid():
    match = play(at("inc_buildings", "3Y", waiting={0: [3]}, land={"11": "hotel 0"}), "double:cash")
    assert money(match) == [6 + 8, 0]


def test_3y_who_took_the_money_does_not_double():
    assert money(at("inc_buildings", "3Y", land={"11": "hotel 0"})) == [6, 0]


def test_3y_shares_the_doubled_income_with_an_attacker():
    match = play(at("inc_buildings", "3Y", waiting={0: [3]}, land={"11": "hotel 0"}, placed=[(1, "11")]), "double:hotel")
    assert money(match) == [6, 6]


@pytest.mark.parametrize(("choice", "dollars"), [("double:cash", 8), ("pass", 0)])
def test_3y_may_decline_even_eight_dollars(choice, dollars):
    """P. 13: the card lets the player double, or take eight dollars; it forces nothing."""
    match = at("inc_buildings", "3Y", waiting={0: [3]})
    assert values(match) == ["cash", "pass"]
    assert money(play(match, choice)) == [dollars, 0]


@pytest.mark.parametrize(("card", "until"), [("3Y", "incomes"), ("3R", "end"), ("5R", "end")])
def test_3_and_5_it_is_told_when_the_reward_comes(card, until):
    assert heard(take(card, "profit:wait", listen=True), "waits") == [(0, {"until": until})]


def test_3r_may_have_eight_dollars_at_once():
    match = take("3R", "profit:cash")
    assert (me(match).money, me(match).waiting) == (23, [])


def test_3r_who_waited_has_a_point_for_every_house_owned():
    land = {"11": "house 0", "12": "townhouse 0", "13": "house 1", "14": "house", "15": "hotel 0", "16": "church 0"}
    land |= {"17": "ranch 0", "18": "school 0", "28": "station 0"}
    assert points(ending("3R", waiting={0: [3]}, land=land)) == [2, 0]


def test_3r_who_took_the_money_has_no_points():
    assert points(ending("3R", land={"11": "house 0"})) == [0, 0]


def test_3r_doubles_nothing():
    assert money(at("inc_buildings", "3R", waiting={0: [3]}, land={"11": "hotel 0"})) == [6, 0]


# ------------------------------------------------------------ 4 Chinese worker


def test_4y_two_roads_at_once():
    assert me(take("4Y")).roads == 2


@pytest.mark.parametrize(("space", "cost"), [("b12", 6), ("b10", 5), ("b8", 4), ("b6", 3), ("b5", 3), ("b4", 2), ("b3", 2)])
def test_4y_pays_half_for_buildings(space, cost):
    match = at(space, "4Y", placed=[(0, space)], row=ROW, money={0: cost}, roads_left={0: 1})
    play(match, f"buy_building:{space}")
    assert me(match).money == 0


def test_4r_may_take_any_tile_of_the_row_for_five_dollars():
    match = take("4R")
    assert values(match) == ["b3", "b4", "b5", "b6", "b8", "b10", "b12", "pass"]
    play(match, "tile_of_row:b12")
    assert (ids(me(match).tiles), me(match).money) == (["prison"], 10)


def test_4r_may_build_it_at_once():
    match = take("4R", "tile_of_row:b3", "build:11", parcels={"11": 0})
    assert (piece(match, "11"), me(match).revolvers) == ("ranch", 1)


def test_4r_the_row_closes_up_and_a_tile_is_drawn():
    match = take("4R", "tile_of_row:b4", bag="church")
    assert ids(match.state.row) == ["ranch", "bank", "saloon", "hotel", "drugstore", "prison", "church"]


def test_4r_a_city_hall_drawn_then_is_put_by_who_chose_first():
    match = choosing("4R", pick=[1, 0], bag="city_hall church")
    play(match, "take:7Y", "take:4R", "tile_of_row:b4")
    assert asked(match) == (1, "hall")
    play(match, "hall:33")
    assert (piece(match, "33"), ids(match.state.row)[-1]) == ("city_hall", "church")


def test_4r_may_be_declined():
    match = take("4R", "pass")
    assert (me(match).money, me(match).tiles) == (15, [])


def test_4r_without_five_dollars_is_not_asked():
    assert asked(take("4R", money=4)) == (1, "take")


def test_4r_pays_full_prices_later():
    match = play(at("b3", "4R", placed=[(0, "b3")], row=ROW, money={0: 5}, roads_left={0: 1}), "buy_building:b3")
    assert me(match).money == 2


# ------------------------------------------------------------ 5 settler


def test_5y_any_parcel_of_nobody_for_nothing():
    match = take("5Y", land={"33": "mountain", "34": "house", "35": "bank 1"}, parcels={"36": 1, "37": 0})
    assert {"parcel:33", "parcel:34", "parcel:88"} <= set(options(match))
    assert not {"parcel:35", "parcel:36", "parcel:37"} & set(options(match))
    play(match, "parcel:33")
    assert (owner(match, "33"), me(match).money, me(match).titles) == (0, 15, 10)


def test_5y_the_parcel_may_be_declined():
    """P. 13: the settler lets the player have a parcel."""
    assert me(take("5Y", "pass")).titles == 12


def test_5r_may_have_eight_dollars_at_once():
    assert me(take("5R", "profit:cash")).money == 23


def test_5r_who_waited_has_a_point_for_every_mountain_owned():
    land = {"11": "mountain 0", "12": "mountain 0", "13": "mountain 1", "14": "mountain"}
    assert points(ending("5R", waiting={0: [5]}, land=land)) == [2, 0]
    assert points(ending("5R", land=land)) == [0, 0]


# ------------------------------------------------------------ 6 captain


@pytest.mark.parametrize(("count", "cost"), [(1, 1), (2, 4), (3, 9)])
def test_6y_hires_cowboys_of_the_general_supply(count, cost):
    match = take("6Y", f"recruit:{count}", cowboys=3)
    assert (me(match).reserve, me(match).supply, me(match).money) == (3 + count, 7 - count, 15 - cost)


def test_6y_only_as_many_as_money_and_supply_allow():
    assert values(take("6Y", money=8)) == ["1", "2", "pass"]
    assert values(take("6Y", cowboys=9)) == ["1", "pass"]
    assert asked(take("6Y", cowboys=10)) == (1, "take")


def test_6y_may_be_declined():
    assert me(take("6Y", "pass")).money == 15


@pytest.mark.parametrize(("count", "cost"), [(1, 3), (2, 9)])
def test_6r_buys_revolvers_to_keep(count, cost):
    match = take("6R", f"arm:{count}")
    assert (me(match).revolvers, me(match).money) == (count, 15 - cost)


def test_6r_only_as_many_as_money_allows():
    assert values(take("6R", money=8)) == ["1", "pass"]
    assert asked(take("6R", money=2)) == (1, "take")


def test_6r_revolvers_stay_after_the_round():
    assert me(ending("6R", revolvers={0: 2})).revolvers == 2


# ------------------------------------------------------------ 7 hired gun


@pytest.mark.parametrize(("card", "bonus"), [("7Y", 3), ("7R", 2)])
def test_7_adds_strength_for_the_round(card, bonus):
    assert strength(me(take(card))) == bonus
    assert money(at("inc_guns", card, placed=[(0, "inc_guns")])) == [2 * bonus, 0]
    assert strength(me(ending(card))) == 4


@pytest.mark.parametrize(("card", "bonus"), [("7Y", 3), ("7R", 2)])
def test_7_counts_in_duels(card, bonus):
    match = at("roads3", card, placed=[(0, "roads3"), (1, "roads3")], rolls=(1, 1 + bonus))
    assert me(match).roads == 3


# ------------------------------------------------------------ 8 Indian


def test_8y_two_parcels_by_the_dice():
    match = take("8Y", rolls=(1, 2, 6, 6))
    assert (owner(match, "23"), owner(match, "77"), me(match).titles) == (0, 0, 10)


def test_8y_rolls_again_if_the_parcel_has_an_owner():
    match = take("8Y", rolls=(1, 2, 3, 3, 6, 6), parcels={"23": 1})
    assert (owner(match, "23"), owner(match, "44"), owner(match, "77")) == (1, 0, 0)


def test_8y_may_bring_a_mountain_or_a_house():
    match = take("8Y", rolls=(1, 2, 6, 6), land={"23": "mountain", "77": "house"})
    assert (owner(match, "23"), owner(match, "77")) == (0, 0)


def test_8y_stops_when_the_dice_can_reach_nothing_more():
    inner = [parcel.id for parcel in TOWN if 2 <= parcel.row <= 7 and 2 <= parcel.column <= 7 and parcel.id != "44"]
    match = take("8Y", seats=4, parcels={id: 1 + number % 3 for number, id in enumerate(inner)})
    assert match.state.owner.count(0) == 1


def test_8r_pays_three_dollars_at_most_for_a_parcel():
    land = dict.fromkeys(("33", "34", "35", "43"), "mountain")
    match = play(at("parcels", "8R", placed=[(0, "44")], land=land, money={0: 3}), "buy_parcel:44")
    assert (owner(match, "44"), me(match).money) == (0, 0)


def test_8r_pays_less_where_it_costs_less():
    match = play(at("parcels", "8R", placed=[(0, "44")], money={0: 3}), "buy_parcel:44")
    assert me(match).money == 2


# ------------------------------------------------------------ 9 prospector


def test_9y_ten_dollars_for_a_mine_and_a_parcel():
    match = take("9Y", "pioneer:88", bag="church")
    assert (piece(match, "88"), owner(match, "88"), me(match).money, me(match).revolvers) == ("mine", 0, 5, 1)
    assert ids(match.state.row) == ["ranch", "bank", "saloon", "hotel", "drugstore", "prison", "church"]


def test_9y_the_parcel_is_free_and_of_nobody():
    match = take("9Y", land={"33": "mountain", "34": "house"}, parcels={"35": 0, "36": 1})
    assert not {"pioneer:33", "pioneer:34", "pioneer:35", "pioneer:36"} & set(options(match))


def test_9y_chooses_between_mines_of_the_row():
    match = take("9Y", "pioneer:88", row="mine bank mine")
    assert values(match) == ["b3", "b5"]


def test_9y_takes_a_mine_of_the_bag_if_the_row_has_none():
    match = take("9Y", "pioneer:88", row="ranch bank bank saloon hotel drugstore prison")
    assert piece(match, "88") == "mine"
    assert ids(match.state.row) == ["ranch", "bank", "bank", "saloon", "hotel", "drugstore", "prison"]


def test_9y_may_be_declined():
    assert me(take("9Y", "pass")).money == 15


def test_9y_without_ten_dollars_is_not_asked():
    assert asked(take("9Y", money=9)) == (1, "take")


def test_9y_turns_red_for_good_when_all_mines_are_bought():
    match = take("9Y", kept={1: "mine mine mine mine mine mine"}, row="ranch")
    assert (ids(me(match).cards), me(match).dynamite) == (["9R"], 2)
    assert "9R" in ids(match.state.people)


def test_9r_two_dynamite_tokens():
    assert (me(take("9R")).dynamite, take("9R").state.dynamite) == (2, 5)


def test_9r_only_as_many_as_are_left():
    assert me(take("9R", dynamite={1: 6})).dynamite == 1


@pytest.mark.parametrize("card", ["9R", "10R"])
def test_dynamite_is_placed_with_a_cowboy(card):
    match = play(placing(card, dynamite={0: 1}), "place:roads3", "form:dynamite")
    assert (me(match).dynamite, match.state.placed[0][2]) == (0, "dynamite")


def test_dynamite_kept_from_an_earlier_round_is_used_without_the_card():
    assert "form:dynamite" in options(play(placing("7Y", dynamite={0: 1}), "place:roads3"))


@pytest.mark.parametrize("space", ["wages", "road1"])
def test_dynamite_is_no_use_where_nobody_fights(space):
    match = play(placing("9R", dynamite={0: 1}), f"place:{space}")
    assert match.state.placed[0][2] == "plain"


def test_9r_two_dice_are_added_in_a_duel_and_the_token_is_spent():
    match = at("roads3", "9R", placed=[(0, "roads3", "dynamite"), (1, "roads3")], rolls=(3, 4, 6), listen=True)
    assert [told["total"] for _, told in heard(match, "shoots")] == [7, 6]
    assert (me(match).roads, match.state.dynamite) == (3, 7)


def test_9r_without_a_duel_the_token_is_lost():
    match = at("roads3", "9R", placed=[(0, "roads3", "dynamite")])
    assert (me(match).dynamite, match.state.dynamite) == (0, 7)


def test_9r_triples_a_mine():
    land = {"44": "mine 0", "45": "mountain", "11": "mine 0"}
    match = at("inc_buildings", "9R", dynamite={0: 2}, land=land)
    assert (asked(match), sorted(values(match))) == ((0, "blast"), ["11", "44", "pass"])
    play(match, "blast:44")
    assert "blast:44" not in options(match)
    play(match, "pass")
    assert (me(match).money, me(match).dynamite, match.state.dynamite) == (9, 1, 6)


def test_9r_an_attacker_has_half_of_the_tripled_income():
    land = {"44": "mine 0", "45": "mountain"}
    match = play(at("inc_buildings", "9R", dynamite={0: 1}, land=land, placed=[(1, "44")]), "blast:44")
    assert money(match) == [5, 4]


def test_9r_dynamite_placed_on_an_own_mine_does_both():
    land = {"44": "mine 0", "45": "mountain"}
    placed = [(0, "44", "dynamite"), (1, "44")]
    match = at("inc_buildings", "9R", land=land, placed=placed, rolls=(4, 4, 6), listen=True)
    assert [told["total"] for _, told in heard(match, "shoots")] == [8, 6]
    assert money(match) == [9, 0]


def test_9r_a_mine_is_tripled_only_once():
    land = {"44": "mine 0", "45": "mountain"}
    match = at("inc_buildings", "9R", dynamite={0: 2}, land=land, placed=[(0, "44", "dynamite")])
    assert (asked(match), money(match)) == (None, [9, 0])


# ------------------------------------------------------------ 10 gunsmith


def test_10y_two_points_for_every_duel_won():
    match = at("roads3", "10Y", 3, placed=[(seat, "roads3") for seat in range(3)], revolvers={0: 9})
    assert points(match) == [2, 0, 0]


def test_10y_nothing_without_a_duel_or_for_a_duel_lost():
    assert points(at("roads3", "10Y", placed=[(0, "roads3")])) == [0, 0]
    assert points(at("roads3", "10Y", placed=[(0, "roads3"), (1, "roads3")], revolvers={1: 9})) == [0, 0]


def test_10r_a_dynamite_token_at_once():
    assert me(take("10R")).dynamite == 1


def test_10r_may_roll_again_once_after_seeing_the_dice():
    match = at("roads3", "10R", placed=[(0, "roads3"), (1, "roads3")], rolls=(2, 4, 6))
    assert options(match) == ["reroll:2", "pass"]
    play(match, "reroll:2")
    assert (me(match).roads, asked(match)) == (3, None)


def test_10r_may_leave_it():
    match = play(at("roads3", "10R", placed=[(0, "roads3"), (1, "roads3")], rolls=(2, 4)), "pass")
    assert me(match, 1).roads == 3


def test_10r_the_new_roll_stands():
    match = play(at("roads3", "10R", placed=[(0, "roads3"), (1, "roads3")], rolls=(3, 4, 1)), "reroll:3")
    assert me(match, 1).roads == 3


def test_10r_who_leads_may_roll_again_too():
    """P. 14: once in each duel, if one likes; to leave it is the usual answer then, and comes first."""
    match = at("roads3", "10R", placed=[(0, "roads3"), (1, "roads3")], rolls=(5, 4, 1))
    assert options(match) == ["pass", "reroll:5"]
    assert me(play(match, "reroll:5"), 1).roads == 3


def test_10r_with_dynamite_rolls_one_of_two_dice_again():
    match = at("roads3", "10R", placed=[(0, "roads3", "dynamite"), (1, "roads3")], rolls=(4, 1, 6, 6), listen=True)
    assert options(match) == ["reroll:1", "reroll:4", "pass"]
    play(match, "reroll:1")
    assert [told["total"] for _, told in heard(match, "shoots")] == [10, 6]


# ------------------------------------------------------------ 11 singer

NO_DUEL = (
    "roads3",
    "inc_parcels",
    "inc_guns",
    "inc_gambling",
    "vp2",
    "vp3",
    "vp4",
    "vp5",
    "vp_guns",
    "vp_parcels",
    "vp_buildings",
)


def test_11y_two_no_duel_tokens():
    assert me(take("11Y")).no_duel == 2


@pytest.mark.parametrize("space", NO_DUEL)
def test_11y_a_token_goes_onto_three_roads_incomes_and_points(space):
    match = play(placing("11Y", no_duel={0: 2}), f"place:{space}", "form:noduel")
    assert (me(match).no_duel, match.state.placed[0][2]) == (1, "noduel")


@pytest.mark.parametrize("target", ["wages", "ammo", "road1", "b3", "11", "66"])
def test_11y_a_token_goes_nowhere_else(target):
    match = play(placing("11Y", no_duel={0: 2}, row=ROW, land={"66": "bank 1"}), f"place:{target}")
    assert match.state.placed[0][2] == "plain"


def test_11y_its_cowboy_performs_first_and_a_single_other_performs_as_well():
    match = at("roads3", "11Y", placed=[(1, "roads3"), (0, "roads3", "noduel")], listen=True)
    assert ([me(match, seat).roads for seat in (0, 1)], heard(match, "shoots")) == ([3, 3], [])
    assert [seat for seat, _ in heard(match, "gains_roads")] == [0, 1]


def test_11y_several_others_fight_without_it():
    match = at("roads3", "11Y", 3, placed=[(0, "roads3", "noduel"), (1, "roads3"), (2, "roads3")], revolvers={2: 9})
    assert ([me(match, seat).roads for seat in range(3)], reserves(match)) == ([3, 0, 3], [0, 1, 0])


def test_11y_joins_the_white_cowboy():
    match = placing("11Y", cards={0: "11Y", 1: "1Y"}, no_duel={0: 1}, placed=[(1, "vp2", "white"), (1, "ammo", "white")])
    assert "place:ammo" not in options(match)
    play(match, "place:vp2")
    assert match.state.placed[-1][2] == "noduel"


def test_11y_unused_tokens_are_lost():
    assert me(ending("11Y", no_duel={0: 1})).no_duel == 0


def test_11r_brings_nothing_at_once():
    match = take("11R", cowboys=3)
    assert (me(match).reserve, me(match).money, me(match).no_duel) == (3, 15, 0)


def test_11r_places_a_cowboy_of_the_general_supply_on_gambling():
    match = play(placing("11R", singer={0: True}), "place:inc_gambling", "form:singer")
    assert (me(match).reserve, me(match).supply, me(match).singer) == (3, 6, False)


def test_11r_also_without_a_cowboy_in_the_reserve():
    match = placing("11R", singer={0: True}, cowboys={1: 1})
    assert options(match) == ["place:inc_gambling", "pass"]


def test_11r_receives_the_product_and_ignores_all_others():
    placed = [(1, "inc_gambling"), (0, "inc_gambling", "singer")]
    match = at("inc_gambling", "11R", placed=placed, rolls=(5, 4, 1, 2), listen=True)
    assert (money(match), heard(match, "shoots")) == ([20, 3], [])


def test_11r_other_own_cowboys_go_elsewhere_as_usual():
    assert "place:inc_guns" in options(placing("11R", singer={0: True}))


def test_11r_has_one_cowboy_on_gambling_not_two():
    match = placing("11R", singer={0: True}, placed=[(0, "inc_gambling")])
    assert "place:inc_gambling" not in options(match)


def test_11r_the_chance_ends_with_the_round():
    assert not me(ending("11R", singer={0: True})).singer


# ------------------------------------------------------------ 12 auctioneer


def lot(*choices: str, seats: int = 3, **things: object) -> Match:
    return take("12Y", "lot:11", "lot:12", *choices, seats=seats, **things)


def test_12y_chooses_two_parcels_of_nobody():
    match = take("12Y", parcels={"35": 0, "36": 1}, land={"33": "mountain"})
    assert "lot:33" in options(match)
    assert not {"lot:35", "lot:36", "pass"} & set(options(match))
    play(match, "lot:33")
    assert "lot:33" not in options(match)


def test_12y_bids_go_clockwise_from_the_auctioneer():
    """P. 15: each in turn may bid strictly higher, or pass."""
    match, turns = lot(pick=[1, 0, 2]), []
    for choice in ("bid:1", "bid:2", "bid:3", "bid:4"):
        turns += match.asks
        play(match, choice)
    assert turns == [1, 2, 0, 1]


def test_12y_who_cannot_bid_higher_is_out_unasked():
    match = lot("0 bid:4", money={0: 15, 1: 4, 2: 15}, listen=True)
    assert list(match.asks) == [2]
    assert heard(match, "goes_out") == [(1, {})]


def test_12y_the_last_one_in_may_still_bid_or_pass_if_nobody_has():
    match = lot("0 pass", "1 pass")
    assert (list(match.asks), values(match, 2)[0]) == ([2], "1")
    assert owner(play(match, "2 bid:1"), "11") == 2


def test_12y_a_table_may_bid_openly():
    """Whoever is in may bid, and who leads waits."""
    match = lot(options={"bidding": "open"})
    assert list(match.asks) == [0, 1, 2]
    play(match, "2 bid:1")
    assert list(match.asks) == [0, 1]
    play(match, "0 pass", "1 bid:2", "2 pass")
    assert owner(match, "11") == 1


def test_12y_the_lot_is_told_once_with_what_everybody_gets():
    """Seven dollars: three to the bank, four to the auctioneer."""
    match = lot("0 pass", "1 bid:7", "2 pass", listen=True)
    assert [(seat, told["half"], told["rest"], told["rival"]) for seat, told in heard(match, "wins_lot")] == [(1, 3, 4, 0)]
    assert not heard(match, "owns")


def test_12y_a_bid_is_higher_than_the_last_and_within_the_money():
    match = play(lot(), "0 bid:4")
    assert values(match, 1) == [*map(str, range(5, 16)), "pass"]


def test_12y_the_auctioneer_must_have_all_that_he_bids():
    assert max(int(bid) for bid in values(lot(), 0) if bid != "pass") == 15


def test_12y_who_is_out_stays_out():
    match = play(lot(), "0 bid:1", "1 pass", "2 bid:2")
    assert list(match.asks) == [0]


def test_12y_half_of_the_price_goes_to_the_auctioneer():
    match = play(lot(), "0 pass", "1 bid:5", "2 pass")
    assert money(match) == [18, 10, 15]
    assert (owner(match, "11"), owner(match, "12"), me(match, 1).titles) == (1, 1, 10)


def test_12y_the_auctioneer_pays_half_himself():
    match = play(lot(), "0 bid:5", "1 pass", "2 pass")
    assert (money(match), owner(match, "11")) == ([13, 15, 15], 0)


def test_12y_without_a_bid_the_parcels_have_no_owner():
    match = play(lot(), "0 pass", "1 pass", "2 pass")
    assert (owner(match, "11"), money(match)) == (-1, [15, 15, 15])


def test_12r_the_winner_has_the_three_revolvers_and_pays_the_auctioneer():
    match = take("12R", "0 pass", "1 bid:5", "2 pass", seats=3)
    assert (money(match), me(match, 1).ammo, match.state.ammo_home) == ([20, 10, 15], True, False)


def test_12r_the_auctioneer_pays_nothing_himself():
    match = take("12R", "0 bid:5", "1 pass", "2 pass", seats=3)
    assert (money(match), me(match).ammo) == ([15, 15, 15], True)


def test_12r_nobody_can_place_for_the_ammunition_that_was_sold():
    assert "place:ammo" not in options(placing("12R", ammo=1))


def test_12r_the_token_returns_at_the_end_of_the_round():
    assert ending("12R", ammo=1).state.ammo_home


# ------------------------------------------------------------ 13 governor


def test_13y_a_road_at_once():
    assert me(take("13Y")).roads == 1


def test_13y_a_point_for_every_road_that_reaches_a_new_parcel():
    match = play(placing("13Y", roads_left={0: 2}), "place:lay", "road:h34")
    assert points(match) == [1, 0]


def test_13y_no_point_for_a_road_among_parcels_that_are_served():
    match = play(placing("13Y", roads_left={0: 1}, roads="h33 h43 v34"), "place:lay", "road:v33")
    assert (points(match), me(match).roads) == ([0, 0], 0)


def test_13y_roads_of_others_bring_nothing():
    match = scene(2, cards={0: "13Y"}, cowboys=1, roads_left={1: 1}, order=[1, 0])
    assert points(play(match, "place:lay", "road:h34")) == [0, 0]


def test_13r_taxes_weapons():
    match = take("13R", "tax:weapons", seats=3, revolvers={0: 5, 1: 2, 2: 3})
    assert money(match) == [20, 13, 12]


def test_13r_the_three_revolvers_and_the_hired_gun_are_not_taxed():
    match = scene(2, phase="people", people="1Y 2Y 3Y 4Y 5Y 7Y 13R", cards={}, money=15, pick=[1, 0], revolvers={1: 1}, ammo=1)
    play(match, "take:7Y", "take:13R", "tax:weapons")
    assert money(match) == [16, 14]


def test_13r_taxes_money():
    match = take("13R", "tax:money", seats=4, money={0: 7, 1: 1, 2: 10, 3: 11})
    assert money(match) == [11, 0, 9, 9]


def test_13r_nobody_pays_more_than_he_has():
    assert money(take("13R", "tax:weapons", revolvers={1: 5}, money={0: 0, 1: 2})) == [2, 0]


# ------------------------------------------------------------ 14 doctor, undertaker


def hospital(card: str, seats: int = 2, **things: object) -> Match:
    """A duel for three roads that the second player loses, and all others but the winner."""
    placed = [(seat, "roads3") for seat in range(seats)]
    return at("roads3", card, seats, **{"placed": placed, "money": 5, "revolvers": {0: 9}, "row": ROW, **things})


def test_14y_a_loser_may_pay_three_dollars_and_go_to_an_empty_space_that_is_still_to_come():
    match = hospital("14Y")
    assert asked(match) == (1, "heal")
    assert {"heal:road1", "heal:b3", "heal:inc_guns", "heal:vp2", "pass"} <= set(options(match))
    assert not {"heal:wages", "heal:ammo", "heal:roads3", "heal:parcels", "heal:inc_buildings"} & set(options(match))
    play(match, "heal:inc_guns")
    assert (money(match), reserves(match)) == ([8, 2], [0, 0])
    assert [(seat, target.id) for seat, target, _ in match.state.placed] == [(1, "inc_guns")]


def test_14y_a_space_with_a_cowboy_is_contested():
    match = hospital("14Y", placed=[(0, "roads3"), (1, "roads3"), (0, "inc_guns")])
    assert "heal:inc_guns" not in options(match)


def test_14y_the_loser_may_go_home_instead():
    match = play(hospital("14Y"), "pass")
    assert (money(match), reserves(match)) == ([5, 5], [0, 1])


def test_14y_without_three_dollars_the_loser_goes_home():
    assert (asked(hospital("14Y", money=2)), reserves(hospital("14Y", money=2))) == (None, [0, 1])


def test_14y_the_doctor_heals_himself_first_and_for_nothing():
    match = hospital("14Y", 3, revolvers={2: 9}, passed=[1, 0, 2])
    assert asked(match) == (0, "heal")
    play(match, "heal:inc_guns")
    assert (money(match), asked(match)) == ([5, 5, 5], (1, "heal"))


def test_14y_the_other_losers_follow_in_the_order_of_passing():
    match = hospital("14Y", 4, passed=[3, 1, 2, 0])
    assert asked(match) == (3, "heal")
    play(match, "pass")
    assert asked(match) == (1, "heal")


def test_14r_a_loser_pays_two_dollars_or_a_point():
    match = hospital("14R", points=4)
    assert (asked(match), values(match)) == ((1, "bury"), ["money", "point"])
    assert (money(play(match, "bury:money")), points(match)) == ([7, 3], [4, 4])


def test_14r_the_loser_may_give_a_point():
    match = play(hospital("14R", points=4), "bury:point")
    assert (money(match), points(match)) == ([5, 5], [4, 3])


def test_14r_without_two_dollars_it_is_a_point():
    match = hospital("14R", money=1, points=4)
    assert (asked(match), points(match)) == (None, [4, 3])


def test_14r_loses_nothing_himself():
    match = hospital("14R", revolvers={1: 9}, points=4)
    assert (asked(match), points(match), money(match)) == (None, [4, 4], [5, 5])


# ------------------------------------------------------------ 15 cowboy


def test_15y_a_horse_for_the_reserve():
    match = take("15Y", options={"horses": "yes"}, horses=1)
    assert (me(match).horses, match.state.issued[2]) == (2, 3)


@pytest.mark.parametrize(("horses", "face"), [("yes", "15Y"), ("no", "15R")])
def test_15y_is_in_play_only_with_horses(horses, face):
    chosen = {"people": "chosen", "chosen_people": "1Y,2Y,3Y,4Y,5Y,6Y,15Y", "horses": horses}
    assert ids(GAME.set_up(2, chosen, seed=1).people)[-1] == face


def test_15r_eight_dollars_for_a_ranch_and_a_parcel():
    match = take("15R", "pioneer:88", bag="church")
    assert (piece(match, "88"), owner(match, "88"), me(match).money, me(match).revolvers) == ("ranch", 0, 7, 1)
    assert ids(match.state.row) == ["mine", "bank", "saloon", "hotel", "drugstore", "prison", "church"]


def test_15r_takes_a_ranch_of_the_bag_if_the_row_has_none():
    assert piece(take("15R", "pioneer:88", row="mine bank"), "88") == "ranch"


def test_15r_may_be_declined_and_needs_eight_dollars():
    assert me(take("15R", "pass")).money == 15
    assert asked(take("15R", money=7)) == (1, "take")


def test_15r_turns_yellow_when_all_ranches_are_bought():
    match = take("15R", kept={1: ["ranch"] * 6}, row="mine", options={"horses": "yes"})
    assert (ids(me(match).cards), me(match).horses) == (["15Y"], 1)


def test_15r_turned_yellow_brings_nothing_without_horses():
    match = take("15R", kept={1: ["ranch"] * 6}, row="mine")
    assert (ids(me(match).cards), me(match).horses, me(match).money) == (["15Y"], 0, 15)


# ------------------------------------------------------------ 16 heroes


def test_16y_may_not_attack_and_is_not_attacked():
    match = placing("16Y", land={"33": "bank 0", "66": "bank 1"})
    assert "place:66" not in options(match)
    assert "place:33" in options(match)
    match = placing("16Y", land={"33": "bank 0", "66": "bank 1"}, order=[1, 0])
    assert "place:33" not in options(match)


def test_16y_fights_for_spaces_like_anybody():
    assert "place:ammo" in options(placing("16Y", placed=[(1, "ammo")]))


def test_16r_three_points_or_more_for_cowboys():
    match = take("16R", cowboys=3)
    assert values(match) == ["0", "1", "2"]


@pytest.mark.parametrize(("count", "gained"), [(0, 3), (1, 6), (2, 9)])
def test_16r_cowboys_return_to_the_general_supply(count, gained):
    match = take("16R", f"glory:{count}", cowboys=3)
    assert (me(match).points, me(match).reserve, me(match).supply) == (gained, 3 - count, 7 + count)


def test_16r_only_cowboys_that_are_there():
    assert values(take("16R", cowboys=1)) == ["0", "1"]


def test_16r_without_cowboys_has_three_points_without_a_question():
    match = take("16R", cowboys=0)
    assert (asked(match), me(match).points) == ((1, "take"), 3)


# ------------------------------------------------------------ 17 lawyer, editor


def test_17y_may_buy_a_parcel_at_once_for_its_price():
    land = {"33": "mountain", "34": "mountain"}
    match = take("17Y", "parcel:33", land=land)
    assert (owner(match, "33"), me(match).money) == (0, 15 - 3)


def test_17y_only_what_he_can_pay():
    match = take("17Y", land={"33": "mountain"}, money=1)
    assert not {"parcel:33", "parcel:22"} & set(options(match))
    assert "parcel:88" in options(match)


def test_17y_may_decline():
    assert me(take("17Y", "pass")).money == 15


def test_17y_other_cowboys_go_home_from_his_parcels_before_any_duel():
    match = at("parcels", "17Y", 3, placed=[(0, "11"), (1, "11"), (2, "22"), (1, "22")], money=5, listen=True, revolvers={1: 9})
    assert [seat for seat, _ in heard(match, "shoots")] == [2, 1]
    play(match, "buy_parcel:11")
    assert (owner(match, "11"), reserves(match)) == (0, [0, 1, 1])


def test_17y_fights_for_everything_else():
    match = at("roads3", "17Y", placed=[(0, "roads3"), (1, "roads3")], revolvers={1: 9})
    assert me(match, 1).roads == 3


@pytest.mark.parametrize(("round", "gained"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_17r_a_point_for_every_started_part_of_the_income(round, gained):
    match = at("inc_buildings", "17R", land={"11": "hotel 0", "88": "hotel 0"}, round=round)
    assert (me(match).money, me(match).points) == (12, gained)


def test_17r_loot_does_not_count():
    match = at("inc_buildings", "17R", land={"55": "hotel 1", "11": "ranch 0"}, placed=[(0, "55")])
    assert (me(match).money, me(match).points) == (3 + 3, 1)


def test_17r_what_was_stolen_does_not_count():
    match = at("inc_buildings", "17R", land={"55": "hotel 0"}, placed=[(1, "55")])
    assert (me(match).money, me(match).points) == (3, 1)


def test_17r_without_an_income_there_is_no_point():
    assert points(at("inc_buildings", "17R")) == [0, 0]


# ------------------------------------------------------------ 18 teacher


@pytest.mark.parametrize("round", [1, 2, 3])
def test_18y_chooses_first_in_the_next_round(round):
    match = ending("18Y", 3, passed=[2, 1, 0], round=round)
    assert match.state.pick == [0, 2, 1]


def test_18y_ties_still_go_by_the_order_of_passing():
    match = at("roads3", "18Y", placed=[(0, "roads3"), (1, "roads3")], rolls=(4, 4), passed=[1, 0])
    assert me(match, 1).roads == 3


def test_18_shows_its_red_face_in_the_last_round_only():
    assert "18Y" in ids(ending("18Y", round=2).state.people)
    assert "18R" in ids(ending("18Y", round=3).state.people)


def test_18r_two_points_for_schools_prisons_and_churches_and_for_having_no_saloon():
    land = {"11": "school 0", "12": "prison 0", "13": "church 0", "14": "church 1", "15": "bank 0"}
    g = scene(2, phase="end", round=4, cards={0: "18R"}, land=land).state
    assert [score(g, seat)["teacher"] for seat in (0, 1)] == [8, 0]


def test_18r_a_saloon_costs_its_owner_the_last_two():
    g = scene(2, phase="end", round=4, cards={0: "18R"}, land={"11": "school 0", "15": "saloon 0", "16": "saloon 1"}).state
    assert score(g, 0)["teacher"] == 2


def test_18y_has_no_points_at_the_end():
    g = scene(2, phase="end", round=3, cards={0: "18Y"}, land={"11": "school 0"}, bag=BAG).state
    assert score(g, 0)["teacher"] == 0
