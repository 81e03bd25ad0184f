"""A New Beginning: everybody buys a start in secret."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, heard, ids, me, options, play, scene, values
from saloon.engine import Match, new_match
from saloon.games.carson_city import GAME
from saloon.games.carson_city.rules.cards import cash_limit

NB = {"new_beginning": "yes"}
NOTHING = {"fame": "0.0", "crew": "0.0", "land": "0.0", "powers": "0.0.0", "stake": "0"}


def sheets(*filled: dict[str, str], seed: int = 1) -> Match:
    """A match after everybody has filled in a sheet; what is not said is nothing."""
    match = new_match(GAME, len(filled), {**NB, "city_hall": "no"}, seed)
    for line in NOTHING:
        play(match, *(f"{seat} {line}:{sheet.get(line, NOTHING[line])}" for seat, sheet in enumerate(filled)))
    return match


def test_everybody_begins_with_fifty_dollars_and_a_cowboy_only():
    for player in GAME.set_up(3, NB, seed=1).players:
        assert (player.money, player.reserve, player.supply, player.revolvers, player.roads) == (50, 1, 9, 0, 0)
        assert player.titles == 12


def test_all_fill_in_their_sheets_at_once_and_in_secret():
    match = new_match(GAME, 3, NB, seed=1)
    assert list(match.asks) == [0, 1, 2]
    play(match, "0 fame:5.0", "1 fame:0.0", "2 fame:0.0")
    assert match.observe(1).players[0].sheet != {"fame": [5, 0]}
    assert match.observe(0).players[0].sheet == {"fame": [5, 0]}


def test_what_is_bought_is_handed_out_and_the_rest_is_money():
    match = sheets({"crew": "2.1", "land": "1.2"}, {})
    player = me(match)
    assert (player.reserve, player.revolvers, player.roads, player.money) == (3, 1, 1, 15)
    assert me(match, 1).money == 50


def test_points_may_be_bought():
    match = sheets({"fame": "4.0"}, {})
    assert (me(match).points, me(match).money) == (4, 38)


@pytest.mark.parametrize(("loan", "cash"), [(5, 60), (10, 68)])
def test_points_may_be_paid_for_money(loan, cash):
    match = sheets({"fame": f"0.{loan}"}, {})
    assert (me(match).points, me(match).money) == (-loan, cash)


def test_nobody_spends_more_than_there_is():
    match = new_match(GAME, 2, NB, seed=1)
    play(match, "0 fame:10.0", "1 fame:0.0")
    assert "crew:4.0" not in options(match, 0)
    assert "crew:3.0" in options(match, 0)


def test_the_bid_is_what_is_left_at_most():
    match = new_match(GAME, 2, NB, seed=1)
    play(match, "0 fame:0.0", "1 fame:0.0", "0 crew:5.0", "1 crew:0.0", "0 land:3.0", "1 land:0.0")
    play(match, "0 powers:0.0.0", "1 powers:0.0.0")
    assert values(match, 0) == [str(bid) for bid in range(7)]


def test_the_highest_bid_chooses_first_and_all_bids_are_paid():
    match = sheets({"stake": "3"}, {"stake": "7"}, {"stake": "5"})
    assert (match.state.pick, [player.money for player in match.state.players]) == ([1, 2, 0], [47, 43, 45])


def test_equal_bids_are_decided_by_chance():
    assert {tuple(sheets({}, {}, seed=seed).state.pick) for seed in range(12)} == {(0, 1), (1, 0)}


def test_parcels_are_chosen_back_and_forth_by_those_who_have_bought_them():
    match = sheets({"land": "0.1", "stake": "3"}, {"land": "0.3", "stake": "2"}, {"stake": "1"})
    chosen = []
    while asked(match)[1] == "settle":
        chosen.append(asked(match)[0])
        play(match, options(match)[0])
    assert chosen == [1, 0, 1, 1]


def test_without_any_parcel_the_first_round_begins_at_once():
    assert asked(sheets({}, {}))[1] == "take"


def test_sheets_are_thrown_away_after_they_were_shown():
    match = sheets({"crew": "1.0"}, {})
    assert all(player.sheet == {} for player in match.state.players)


# ------------------------------------------------------------ powers


def test_powers_are_bought_once():
    match = sheets({"powers": "1.0.1"}, {"powers": "0.1.0"})
    assert (me(match).powers, me(match).money) == (["connections", "sharpshooter"], 50 - 13)
    assert (me(match, 1).powers, me(match, 1).money) == (["second"], 42)


PEOPLE = "1Y 2Y 3Y 4Y 5Y 7Y 18Y"


def picking(seats: int = 2, **things: object) -> Match:
    return scene(seats, **{"phase": "people", "people": PEOPLE, "options": NB, "money": 15, **things})


def test_connections_choose_the_face_of_the_card():
    match = picking(powers={0: "connections"})
    assert {"take:1R", "take:7R"} <= set(options(match))
    play(match, "take:7R")
    assert "take:1R" not in options(match)


def test_the_card_keeps_the_chosen_face_for_whoever_takes_it_next():
    match = play(picking(powers={0: "connections"}), "take:7R")
    assert "7R" in ids(match.state.people)


def test_the_teacher_stays_bound_to_the_round():
    assert "take:18R" not in options(picking(powers={0: "connections"}))


def test_the_yellow_cowboy_needs_horses_also_with_connections():
    assert "take:15Y" not in options(picking(people="1Y 2Y 3Y 4Y 5Y 7Y 15R", powers={0: "connections"}))


def test_connections_without_three_dollars_may_take_the_street_boys_red_face():
    found = options(picking(people="0Y 1Y 2Y 3Y 4Y 5Y 6Y 7Y", powers={0: "connections"}, money=2))
    assert "take:0R" in found


def test_a_second_card_is_offered_after_everybody_has_chosen():
    match = play(picking(powers={0: "second"}), "take:7Y", "take:1Y")
    assert asked(match) == (0, "second")
    play(match, "second:2Y")
    assert (ids(me(match).cards), me(match).money, me(match).powers) == (["7Y", "2Y"], 24, [])


def test_a_second_card_may_wait_for_another_round():
    match = play(picking(powers={0: "second"}, cowboys=1), "take:7Y", "take:1Y", "pass")
    assert (me(match).powers, asked(match)[1]) == (["second"], "place")


def test_the_lowest_card_sets_the_order_and_limits_add_up():
    match = play(picking(powers={0: "second"}, cowboys=1), "take:7Y", "take:3Y", "profit:cash", "second:2Y")
    assert match.state.order == [0, 1]
    assert cash_limit(me(match)) == 140


def test_several_second_cards_are_taken_in_the_order_of_choosing():
    match = play(picking(pick=[1, 0], powers={0: "second", 1: "second"}), "take:7Y", "take:1Y")
    assert asked(match) == (1, "second")
    play(match, "second:2Y")
    assert asked(match) == (0, "second")
    assert "second:2Y" not in options(match)


def test_who_finds_no_card_left_is_not_asked_for_a_second_one():
    match = scene(6, phase="people", people="1Y 2Y 7Y 8R 10Y 13Y 18Y", options=NB, powers={0: "second", 1: "second"}, cowboys=1)
    play(match, "take:1Y", "take:2Y", "take:7Y", "take:8R", "take:10Y", "take:13Y", "second:18Y")
    assert asked(match)[1] == "place"


def shooting(rolls: tuple[int, ...], **things: object) -> Match:
    placed = [(0, "roads3"), (1, "roads3")]
    found = {"at": "roads3", "placed": placed, "powers": {0: "sharpshooter"}, "options": NB, "rolls": rolls, "listen": True}
    return scene(2, **{**found, **things})


def test_a_sharpshooter_rolls_two_dice_and_keeps_one():
    match = shooting((2, 6, 5))
    match.play("0 die:6")
    assert [told["total"] for _, told in heard(match, "shoots")] == [6, 5]


def test_a_second_card_may_be_the_sheriff():
    match = play(picking(powers={0: "second"}), "take:7Y", "take:2Y")
    assert "second:1Y" in options(match)
