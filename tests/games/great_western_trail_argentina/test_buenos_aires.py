"""Buenos Aires, sentence by sentence (rulebook, pp. 9 to 12), phase C, and the end of the game (p. 19)."""

from __future__ import annotations

import pytest

from games.great_western_trail_argentina.scene import BLACK, WHITE, ids, me, options, play, reasons, scene, values
from saloon.games.great_western_trail_argentina.components import INDEX, Quay, Space
from saloon.games.great_western_trail_argentina.rules.delivery import COST, destinations

FORESIGHT = {"A": "blue-3-green green-3-green", "B": "gaucho carpintero", "C": "yellow-5-black gaucho"}
BAGS = {"A": "orange-3-green", "B": "maquinista", "C": "yellow-6-black"}


def arrive(seats: int = 3, **mine):
    """One step before Buenos Aires, without a disc on a quay."""
    return play(scene(seats, **({"herder": "y7", "quays": ""} | mine)), "move:ba")


# ------------------------------------------------------------ step 1: delivery


def test_a_delivery_may_be_declined():
    match = play(arrive(quays="le_havre_1", grain=1), "pass")
    assert ids(me(match).quays) == ["le_havre_1"]
    assert options(match)[0].startswith("disc:")


def test_without_a_disc_on_a_quay_there_is_no_delivery():
    assert destinations(arrive(grain=8).state, me(arrive(grain=8))) == []


def test_a_disc_stays_in_its_city():
    match = arrive(4, quays="le_havre_1", grain=8)
    assert all(value.startswith("le_havre") or value == "pass" for value in values(match))


def test_a_second_quay_saves_grain_but_pays_none_out():
    cost = {quay.id: COST[quay, space] for quay, space in COST if space.id == "le_havre-a-west-1"}
    assert cost == {"le_havre_1": 1, "le_havre_2": 0}
    assert Quay.of("liverpool_2").discount == 3


def test_the_quay_is_asked_for_where_both_would_do():
    match = play(arrive(quays="le_havre_1 le_havre_2", grain=3), "deliver:le_havre-a-north-1")
    assert values(match) == ["le_havre_1", "le_havre_2"]
    play(match, "quay:le_havre_2")
    assert (me(match).grain, me(match).dollars, ids(me(match).quays)) == (2, 5, ["le_havre_1"])


def test_the_quay_is_not_asked_for_where_only_one_suffices():
    match = play(arrive(quays="le_havre_1 le_havre_2", grain=1), "deliver:le_havre-a-north-1")
    assert ids(me(match).quays) == ["le_havre_1"]


def test_liverpool_south_is_reached_from_the_second_quay_only():
    assert "liverpool-a-south-2" not in values(arrive(4, quays="liverpool_1", grain=8))
    assert "liverpool-a-south-2" in values(arrive(4, quays="liverpool_2", grain=6))


def test_a_bonus_space_holds_one_disc():
    match = arrive(quays="liverpool_1", grain=7, others={1: {"spaces": "liverpool-a-east-2"}}, listen=True)
    assert "liverpool-a-east-2" not in values(match)
    assert reasons(match)["deliver:liverpool-a-east-2"] == "space_taken"
    assert reasons(match)["deliver:liverpool-a-south-2"] == "no_grain"


def test_equal_bonus_spaces_are_one_option():
    match = arrive(4, quays="le_havre_1", grain=1)
    assert values(match) == ["le_havre-a-west-1", "le_havre-a-west-2", "pass"]


@pytest.mark.parametrize(
    ("space", "more", "choices", "found"),
    [
        ("liverpool-a-west-1", {"display": "o100"}, ["objective:o100"], "o100"),
        ("liverpool-a-north-1", {"market": "franqueiro_3 franqueiro_5"}, ["take:franqueiro_5"], "franqueiro_5"),
    ],
)
def test_bonus_spaces_can_give_cards(space, more, choices, found):
    match = play(arrive(quays="liverpool_1", grain=4, **more), f"deliver:{space}", *choices)
    assert found in ids(me(match).discard)


def test_a_bonus_space_can_move_the_locomotive():
    match = play(arrive(quays="liverpool_1", grain=4), "deliver:liverpool-a-north-2", "engine:4")
    assert me(match).engine.id == "4"


def test_a_bonus_may_be_renounced():
    match = play(arrive(quays="liverpool_1", grain=4), "deliver:liverpool-a-north-2", "pass")
    assert me(match).engine.id == "0"


def test_no_free_franqueiro_without_one_in_the_market():
    match = play(arrive(quays="liverpool_1", grain=4, market="caracu_2"), "deliver:liverpool-a-north-1")
    assert options(match)[0].startswith("disc:")


def test_objective_cards_before_the_delivery_and_before_the_income():
    """G-17: its grain can still be delivered."""
    match = arrive(quays="le_havre_1", hand="o117 o111")
    play(match, "deliver:o117", "harvest:1", "deliver:le_havre-a-west-1")
    assert values(match) == ["sell", "o111"]
    play(match, "sell:o111", "bonus:o111-1")
    assert me(match).dollars == 3 + 3


# ------------------------------------------------------------ step 2: income


def test_exhaustion_cards_go_back_to_their_pile():
    match = play(arrive(hand="exhaustion exhaustion patagonico o100"), "pass")
    assert match.state.exhaustion == 22
    assert ids(me(match).discard) == ["patagonico", "o100"]
    assert me(match).dollars == 2


def test_a_token_before_the_hand_is_revealed_but_not_while_it_is():
    match = arrive(tokens=1, hand="niata", certificates=1)
    assert values(match) == ["sell", "exchange"]
    play(match, "sell:sell")
    assert values(match) == ["0", "1"]


def test_all_that_was_spent_counts_for_the_loading():
    match = play(arrive(hand="chaqueno_1 serrano_2", certificates=2, permanent=1), "spend:2")
    assert values(match)[0] == "sh09"


# ------------------------------------------------------------ step 3: loading


def test_a_ship_must_be_loaded():
    match = arrive()
    assert "pass" not in values(match)


def test_only_ships_whose_value_is_reached():
    match = play(arrive(hand="chaqueno_1 patagonico", listen=True))
    assert values(match) == ["sh05", "sh03", "sh01", "sh00"]
    assert reasons(match)["load:sh18"] == "value_too_low"


def test_the_last_ship_can_be_loaded_again_but_others_cannot():
    hand = "chaqueno_1 serrano_2 blanco_orejinegro_3 franqueiro_3 aberdeen_angus_5"
    match = arrive(hand=hand, ships="sh18 sh15", listen=True)
    assert values(match)[0] == "sh18"
    assert reasons(match)["load:sh15"] == "disc_there"


def test_a_ship_whose_grain_cannot_be_paid_is_closed():
    """G-19: ship 9 costs 4 grain, so 8 pesos."""
    match = arrive(hand="aberdeen_angus_5 franqueiro_3", listen=True)
    assert "sh09" in values(match)
    poor = arrive(seats=2, hand="niata", fleet="sh00 sh01 sh03", certificates=2)
    play(poor, "spend:2")
    assert values(poor) == ["sh03", "sh01", "sh00"]


def test_the_pesos_of_a_disc_help_to_pay_the_grain():
    """G-18, G-19: two pesos are short of one, three come from the lower right space."""
    match = arrive(2, hand="patagonico", fleet="sh00 sh12", certificates=4, cleared="cert", permanent=6)
    play(match, "spend:4")
    assert me(match).dollars == 12
    play(match, "load:sh12", "disc:str_right")
    assert me(match).dollars == 12 + 3 - 4


def test_a_disc_with_a_cost_only_if_the_grain_can_be_paid_too():
    """Ship 3 costs a grain: of 4 pesos, 3 and 2 cannot both be paid."""
    match = play(arrive(hand="patagonico patagonico", dollars=2, permanent=1), "load:sh03")
    assert me(match).dollars == 5
    assert "aux6b" in values(match)
    poor = play(arrive(hand="patagonico", dollars=1, permanent=1), "load:sh03")
    assert me(poor).dollars == 4
    assert "aux6b" not in values(poor)


def test_the_card_of_a_ship_must_be_taken():
    match = play(arrive(hand="chaqueno_1 serrano_2", display="o100 o101", dollars=9), "load:sh06", "disc:cert")
    assert values(match) == ["o100", "o101"]


def test_without_any_other_disc_the_one_worth_least_is_loaded():
    """G-30: first of a quay, then of a ship."""
    match = arrive(cleared=f"{WHITE} {BLACK}", quays="liverpool_2 rotterdam_1", ships="sh18", hand="niata")
    play(match, "pass", "load:sh01")
    assert sorted(ids(me(match).ships)) == ["sh01", "sh18"]
    assert ids(me(match).quays) == ["liverpool_2"]
    match = play(arrive(cleared=f"{WHITE} {BLACK}", ships="sh18 sh07", hand="niata"), "load:sh01")
    assert sorted(ids(me(match).ships)) == ["sh01", "sh18"]


def test_whoever_has_no_disc_at_all_loads_nothing():
    match = arrive(cleared=f"{WHITE} {BLACK}", foresight=FORESIGHT)
    assert options(match)[0].startswith("foresee:")


# ------------------------------------------------------------ steps 4 to 6: foresight


def test_three_tiles_are_placed_one_of_each_letter():
    match = arrive(foresight=FORESIGHT, bags=BAGS)
    play(match, "disc:cert")
    assert values(match) == ["blue-3-green", "green-3-green"]
    play(match, "foresee:green-3-green", "foresee:carpintero", "foresee:yellow-5-black")
    g = match.state
    assert (g.trail[INDEX[Space.of("g1")]].id, g.trail[INDEX[Space.of("y7")]].id) == ("green-3-green", "yellow-5-black")
    assert g.jobs[-1].id == "carpintero"


def test_farmers_fill_the_yellow_zone_from_buenos_aires_backwards():
    """G-11."""
    match = arrive(trail={"y7": "yellow-8-black"}, foresight={"C": "yellow-5-black yellow-5-black"}, dollars=1)
    play(match, "disc:cert")
    assert match.state.trail[INDEX[Space.of("y6")]].id == "yellow-5-black"


def test_a_farmer_comes_under_the_estancieros_there():
    match = play(arrive(others={1: {"herder": "b1"}}, foresight={"A": "blue-3-green blue-3-green"}), "disc:cert")
    assert match.state.trail[INDEX[Space.of("b1")]].id == "blue-3-green"
    assert me(match, 1).herder.id == "b1"


def test_afterwards_one_starts_again_and_foresight_is_refilled():
    match = play(arrive(foresight=FORESIGHT, bags=BAGS), "disc:cert", "foresee:green-3-green", "foresee:gaucho")
    play(match, "foresee:gaucho")
    assert me(match).herder.id == "start"
    assert [ids(supply.foresight) for supply in match.state.supplies] == [
        ["blue-3-green", "orange-3-green"],
        ["maquinista", "carpintero"],
        ["yellow-5-black", "yellow-6-black"],
    ]


def test_an_empty_bag_leaves_its_space_empty_and_its_letter_is_skipped():
    """G-28."""
    match = play(arrive(foresight={"B": "gaucho carpintero"}), "disc:cert")
    assert options(match)[0].startswith("foresee:gaucho")
    play(match, "foresee:gaucho")
    assert match.state.supplies[1].foresight[0] is None


def test_the_whole_hand_is_drawn_after_buenos_aires():
    match = play(arrive(hand="niata niata", cleared="hand_left hand_right"), "load:sh00", "disc:cert")
    assert len(me(match).hand) == 6


def test_nobody_discards_down_to_the_limit():
    match = play(scene(hand=["niata"] * 6), "move:B", "act:end")
    assert len(me(match).hand) == 6


# ------------------------------------------------------------ arrows


def crossing(row: int, seats: int = 2, **more):
    """The last space of a row of the job market is filled in step 5."""
    found = arrive(
        seats,
        token=row,
        jobs={row: " ".join(["gaucho"] * (seats - 1))},
        foresight={"B": "gaucho carpintero"},
        bags={"B": "gaucho"},
        **more,
    )
    return play(found, "disc:cert", "foresee:gaucho")


@pytest.mark.parametrize(("seats", "market"), [(2, 9), (3, 12), (4, 15)])
def test_a_yellow_arrow_refills_the_cattle_market(seats, market):
    match = crossing(6, seats, market="caracu_2", cattle=["niata"] * 30)
    assert len(match.state.market) == market


def test_a_market_that_is_full_is_not_refilled():
    assert len(crossing(8, market=["caracu_2"] * 11, cattle=["niata"] * 5).state.market) == 11


def test_a_market_is_refilled_as_far_as_the_stack_goes():
    assert len(crossing(6, market="caracu_2", cattle="niata").state.market) == 2


@pytest.mark.parametrize(
    ("row", "gone"), [(5, {"sh01", "sh05", "sh07"}), (7, {"sh03", "sh06", "sh11"}), (9, {"sh08", "sh09", "sh15"})]
)
def test_blue_arrows_let_three_ships_sail(row, gone):
    match = crossing(row, pile="sh04 sh12 sh13")
    fleet = set(ids(match.state.fleet))
    assert not gone & fleet
    assert {"sh04", "sh12"} <= fleet
    assert len(fleet) == 11 - 3 + 2


@pytest.mark.parametrize("row", [3, 4, 10])
def test_plain_arrows_bring_nothing(row):
    match = crossing(row, cattle="niata")
    assert (len(match.state.fleet), match.state.market) == (11, [])


# ------------------------------------------------------------ the end


def test_everybody_else_has_exactly_one_more_turn():
    match = arrive(token=11, jobs={11: "gaucho gaucho"}, foresight={"B": "gaucho gaucho"}, bags={"B": "gaucho"})
    play(match, "disc:cert")
    assert (match.state.ender, match.state.left, match.state.active) == (0, 2, 1)
    play(match, "move:A", "act:end", "move:A", "act:end")
    assert match.over


def test_in_a_last_turn_no_workers_are_chosen():
    """Steps without another tile are skipped; foresight is refilled all the same."""
    foresight = {"A": "blue-3-green blue-3-green", "B": "gaucho carpintero", "C": "gaucho yellow-5-black"}
    match = arrive(ender=1, left=1, token=12, foresight=foresight, bags={"A": "green-3-green", "C": "yellow-6-black"})
    play(match, "disc:cert")
    assert match.over
    assert ids(match.state.supplies[2].foresight) == ["gaucho", "yellow-6-black"]
    assert len(match.state.jobs) == 33
