"""The solo booklet, sentence by sentence: set-up, the person's turns, Pedro's turn, Buenos Aires, loading cards, score."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail_argentina.scene import him, ids, me, options, play, solo, told, values
from saloon.engine import UNKNOWN, Match, new_match
from saloon.engine.conformance import random_choice
from saloon.engine.dice import seeded
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.components import INDEX, LEVELS, LOADING, PEDRO, START, Space
from saloon.games.great_western_trail_argentina.scoring import score
from saloon.games.great_western_trail_argentina.state import Opponent, State

FORESIGHT = {"A": "blue-3-green green-3-green", "B": "gaucho carpintero", "C": "maquinista yellow-5-black"}
BAGS = {"A": "orange-3-green", "B": "maquinista", "C": "yellow-6-black"}
SEEDS = range(20)


def table(seed: int = 1, **chosen: str) -> State:
    state: State = GAME.set_up(1, chosen, seed=seed)
    return state


def pedro_of(g: State) -> Opponent:
    assert g.pedro is not None
    return g.pedro


# ------------------------------------------------------------ set-up


def test_the_table_is_that_of_two_players():
    g = table()
    assert (g.seats, len(g.players), len(g.jobs), len(g.market)) == (2, 1, 5, 9)
    assert not any(space.covered for space in g.spaces)


def test_pedro_has_17_discs_and_his_buildings_in_reserve_and_a_disc_in_le_havre():
    pedro = pedro_of(table(faces="b"))
    assert (pedro.reserve, ids(pedro.quays), len(pedro.buildings)) == (17, ["le_havre_1"], 10)
    assert {tile.name[-1] for tile in pedro.buildings} == {"b"}  # G-27


def test_his_locomotive_is_at_the_start_his_estanciero_on_the_rider_space_and_his_grain_at_0():
    pedro = pedro_of(table())
    assert (pedro.engine.number, pedro.herder, pedro.grain) == (0, START, 0)


def test_he_has_neither_starting_cattle_nor_exhaustion_money_tokens_or_certificates():
    g = table()
    assert pedro_of(g).pile == []
    assert g.exhaustion == 24
    assert not any(hasattr(pedro_of(g), thing) for thing in ("dollars", "tokens", "certificates", "hand"))


def test_his_15_cards_are_shuffled_face_down():
    decks = {tuple(ids(pedro_of(table(seed)).deck)) for seed in SEEDS}
    assert len(decks) > 1
    assert all(sorted(deck) == sorted(ids([*PEDRO])) for deck in decks)
    assert {*pedro_of(table().observe(0)).deck} == {UNKNOWN}


def test_the_person_is_first_with_7_pesos_a_token_and_4_cards():
    g = table()
    person = g.players[0]
    assert (g.active, person.dollars, person.tokens, len(person.hand)) == (0, 7, 1, 4)


def test_a_worker_drawn_by_lot_is_his_specialty():
    for seed in SEEDS:
        pedro = pedro_of(table(seed))
        assert [len(row) for row in pedro.workers] == [int(row == pedro.specialty) for row in range(3)]
    assert len({pedro_of(table(seed)).specialty for seed in SEEDS}) == 3


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_its_own_4_loading_cards_and_begins_with_the_first(level):
    assert [card.number for card in LOADING[level]] == [1, 2, 3, 4]
    assert pedro_of(table(level=level)).loading == 0


def test_the_books_of_a_solo_set_up_balance():
    for seed in range(5):
        GAME.rules.invariants(table(seed))


# ------------------------------------------------------------ the person's turns


def test_taxes_on_his_buildings_are_paid_to_the_bank():
    match = play(solo("7", active=0, mine={"dollars": 5}, trail={"p01": "1a-1"}), "move:p01")
    assert me(match).dollars == 4
    assert not hasattr(him(match), "dollars")


def test_tiles_that_are_left_slide_to_the_lower_foresight_spaces():
    match = solo("7", active=0, mine={"herder": "y7", "quays": ""}, foresight=FORESIGHT, bags=BAGS)
    play(match, "move:ba", *(["disc:aux1b"] if options(match)[0].startswith("disc") else []))
    while not options(match)[0].startswith("move"):
        play(match, options(match)[0])
    shown = [ids(supply.foresight) for supply in match.state.supplies]
    assert shown == [["green-3-green", "orange-3-green"], ["carpintero", "maquinista"], ["yellow-5-black", "yellow-6-black"]]


def test_the_display_slides_away_from_the_deck_when_a_card_is_taken():
    display, stack = ["o100", "o101", "o102", "o103"], ["o104", "o105"]
    match = solo("10", active=0, mine={"herder": "B"}, display=display, objectives=stack)
    play(match, "move:C", "act:C-1", "objective:o102")
    assert ids(match.state.display) == ["o104", "o100", "o101", "o103"]


def test_the_top_of_the_deck_leaves_the_display_as_it_is():
    display = ["o100", "o101", "o102", "o103"]
    match = solo("10", active=0, mine={"herder": "B"}, display=display, objectives=["o104", "o105"])
    play(match, "move:C", "act:C-1", "objective:stack")
    assert ids(match.state.display) == display


# ------------------------------------------------------------ his turn


def test_he_draws_a_card_moves_and_acts_and_the_card_goes_to_his_discard_pile():
    match = solo("1 2", jobs={1: "gaucho gaucho"})
    assert (him(match).herder.id, len(him(match).workers[0])) == ("D", 1)
    assert (ids(him(match).deck), ids(him(match).played), him(match).card) == (["pedro_2"], ["pedro_1"], None)


def test_where_he_ends_does_not_matter_for_his_action():
    for at in ("start", "B", "H"):
        assert him(solo("9", pedro={"herder": at})).grain == 3


def test_an_empty_deck_is_shuffled_at_the_start_of_his_turn():
    match = solo(pedro={"deck": "", "played": "pedro_1 pedro_2 pedro_7"})
    assert (len(him(match).deck), len(him(match).played)) == (2, 1)
    assert len(told(match, "pedro_shuffles")) == 1


def test_his_deck_is_not_shuffled_before_a_card_is_missing():
    match = solo("1", pedro={"played": "pedro_2 pedro_3"})
    assert (him(match).deck, ids(him(match).played)) == ([], ["pedro_2", "pedro_3", "pedro_1"])


def test_exhaustion_cards_lie_on_his_pile_and_cost_points():
    match = solo("7", active=0, mine={"herder": "A"}, trail={"p01": "7b-0"}, options={"faces": "b"})
    play(match, "move:p01", "act:7b-1")
    assert ids(him(match).pile) == ["exhaustion"]
    assert score(match.state, 1)["cattle"] == -2


def test_he_stops_after_each_step_for_people_to_follow():
    match = solo("9", hold=True, pedro={"herder": "H", "quays": "le_havre_1"}, foresight=FORESIGHT, bags=BAGS)
    seen = [(him(match).herder.id, him(match).grain, len(him(match).spaces), len(him(match).ships), len(match.state.jobs))]
    while match.state.active == 1:
        match.answer_text(1, "done")
        seen.append(
            (him(match).herder.id, him(match).grain, len(him(match).spaces), len(him(match).ships), len(match.state.jobs))
        )
    assert seen == [
        ("H", 0, 0, 0, 4),
        ("ba", 0, 0, 0, 4),
        ("ba", 3, 0, 0, 4),
        ("ba", 3, 0, 0, 4),
        ("ba", 0, 1, 0, 4),
        ("ba", 0, 1, 1, 4),
        ("ba", 0, 1, 1, 6),
        ("start", 0, 1, 1, 6),
    ]


@pytest.mark.parametrize("steps", range(5))
def test_a_match_can_be_saved_in_the_middle_of_his_turn(steps):
    match = new_match(GAME, 1, {}, 5, hold=True)
    dice = seeded(5, "steps")
    while him(match).herder.id != "ba":
        match.choose(*random_choice(match, dice))
    for _ in range(steps):
        match.choose(*random_choice(match, dice))
    assert match.clone().state == match.state
    assert Match.restore(match.save(), GAME).state == match.state


def test_what_he_has_turned_over_cannot_be_taken_back():
    match = solo("1", hold=True)
    assert not match.can_undo


# ------------------------------------------------------------ Buenos Aires


def arrives(card: str = "10", **rest):
    """He comes to Buenos Aires from the space before it."""
    pedro = {"herder": "y7", "specialty": "carpintero", **rest.pop("pedro", {})}
    return solo(card, pedro=pedro, **{"foresight": FORESIGHT, "bags": BAGS, **rest})


def test_he_does_his_action_before_buenos_aires():
    match = arrives("9", pedro={"quays": "le_havre_1"})
    assert (him(match).grain, ids(him(match).spaces)) == (0, ["le_havre-a-north-3"])


def test_he_pays_as_much_grain_as_possible():
    match = arrives(pedro={"quays": "le_havre_1", "grain": 5})
    assert (him(match).grain, ids(him(match).spaces)) == (0, ["le_havre-a-east-3"])
    assert told(match, "pedro_delivers")[0]["why"] == "points"


def test_of_equal_grain_he_chooses_most_points():
    match = arrives(pedro={"quays": "le_havre_1 rotterdam_1", "grain": 1})
    assert ids(him(match).spaces) == ["rotterdam-a-west-1"]


def test_of_equal_points_he_chooses_most_pesos():
    match = arrives(pedro={"quays": "le_havre_1", "grain": 1})
    assert ids(him(match).spaces) == ["le_havre-a-west-3"]  # 4 pesos rather than 3
    assert told(match, "pedro_delivers")[0]["why"] == "pesos"


def test_where_all_is_equal_the_person_chooses():
    faces = {"cities": "chosen", "chosen_cities": "baa"}
    match = arrives(pedro={"quays": "le_havre_2 rotterdam_1", "grain": 2}, options=faces)
    assert options(match) == ["pedro_space:le_havre-b-east-3", "pedro_space:rotterdam-a-north-1"]
    play(match, "pedro_space:rotterdam-a-north-1")
    assert (ids(him(match).spaces), ids(him(match).quays)) == (["rotterdam-a-north-1"], ["le_havre_2"])


def test_without_a_disc_on_a_quay_or_grain_he_delivers_nothing():
    assert told(arrives(pedro={"grain": 8}), "pedro_finds_nothing")[0] == {"what": "delivery"}
    assert him(arrives(pedro={"quays": "le_havre_1"})).spaces == []


def test_he_has_bonuses_but_money():
    match = arrives(
        pedro={"quays": "liverpool_1", "grain": 4, "spaces": "liverpool-a-north-3"}, market="franqueiro_3 franqueiro_5"
    )
    assert ids(him(match).pile) == ["franqueiro_5"]
    match = arrives(pedro={"quays": "liverpool_1", "grain": 1}, display="o100 o101")
    assert ids(him(match).pile) == ["o101"]


def test_he_loads_the_next_ship_of_his_card_with_a_disc_of_his_reserve_and_pays_no_grain():
    match = arrives(pedro={"grain": 8, "loading": 2})
    assert (ids(him(match).ships), him(match).reserve, him(match).grain) == (["sh03"], 17, 8)


def test_a_ship_may_bring_him_the_objective_card_farthest_from_the_deck():
    display = "o100 o101 o102 o103"
    match = arrives(options={"level": "expert"}, display=display, objectives="o104")
    assert ids(him(match).ships) == ["sh07"]
    assert ids(him(match).pile) == ["o103"]
    assert ids(match.state.display) == ["o104", "o100", "o101", "o102"]


def test_he_chooses_the_tiles_of_the_lower_foresight_spaces():
    match = arrives()
    assert ids(match.state.jobs[-2:]) == ["gaucho", "maquinista"]
    assert match.state.trail[INDEX[Space.of("b1")]].id == "blue-3-green"
    shown = [ids(supply.foresight) for supply in match.state.supplies]
    assert shown == [["green-3-green", "orange-3-green"], ["carpintero", "maquinista"], ["yellow-5-black", "yellow-6-black"]]


def test_his_estanciero_goes_to_the_rider_space():
    assert him(arrives()).herder is START


# ------------------------------------------------------------ loading cards


@pytest.mark.parametrize(("level", "number", "order"), [
    ("easy", 1, "sh01 sh05 sh07"), ("moderate", 1, "sh05 sh07 sh01"), ("expert", 1, "sh07 sh05 sh01"),
    ("easy", 2, "sh03 sh06 sh11"), ("moderate", 2, "sh06 sh11 sh03"), ("expert", 2, "sh11 sh06 sh03"),
    ("easy", 3, "sh08 sh09 sh15"), ("moderate", 3, "sh09 sh15 sh08"), ("expert", 3, "sh15 sh09 sh08"),
])  # fmt: skip
def test_he_loads_the_first_ship_then_the_second_then_the_third(level, number, order):
    ships = order.split()
    for place, ship in enumerate(ships):
        match = arrives(pedro={"loading": number, "ships": ships[:place]}, options={"level": level})
        assert ids(him(match).ships) == ships[: place + 1], ship


def test_where_all_three_have_his_disc_he_loads_the_most_valuable_ship():
    match = arrives(pedro={"ships": "sh01 sh05 sh07"})
    assert ids(him(match).ships)[-1] == "sh18"
    assert told(match, "pedro_loads")[0]["why"] == "valuable"


LEFT = "sh00 sh04 sh07b sh08b sh13 sh14 sh16 sh18"


@pytest.mark.parametrize(("level", "fleet", "loads"), [
    ("easy", LEFT, "sh14 sh16 sh18 sh18"),
    ("moderate", LEFT, "sh16 sh18 sh18 sh18"),
    ("expert", LEFT, "sh18 sh18 sh18 sh18"),
    ("easy", LEFT.replace("sh16", "sh12"), "sh13 sh14 sh18 sh18"),
    ("moderate", LEFT.replace("sh16", "sh12"), "sh14 sh18 sh18 sh18"),
])  # fmt: skip
def test_the_fourth_card_counts_the_ships_that_are_left_by_value(level, fleet, loads):
    """EX-24."""
    loaded = loads.split()
    for place in range(4):
        match = arrives(pedro={"loading": 4, "ships": loaded[:place]}, fleet=fleet, options={"level": level})
        assert ids(him(match).ships) == loaded[: place + 1]


@pytest.mark.parametrize(("level", "token"), [(level, row) for level in LEVELS for row in (5, 7, 9)])
def test_at_a_blue_arrow_the_next_loading_card_becomes_active(level, token):
    number = {5: 1, 7: 2, 9: 3}[token]
    match = arrives(token=token, jobs={token: "gaucho"}, pedro={"loading": number}, options={"level": level})
    assert him(match).loading == number
    assert told(match, "pedro_loading")[0]["loading"] is LOADING[level][number]


def test_a_blue_arrow_that_the_person_crosses_counts_too():
    match = solo(
        "7", active=0, mine={"herder": "y7"}, token=5, jobs={5: "gaucho"}, foresight=FORESIGHT, bags=BAGS, pedro={"loading": 1}
    )
    play(match, "move:ba")
    while not options(match)[0].startswith("move"):
        play(match, options(match)[0])
    assert him(match).loading == 1


def test_his_discs_sail_to_the_quays_with_the_ships():
    match = arrives(token=5, jobs={5: "gaucho"}, pedro={"ships": "sh05 sh07"})
    assert Counter(ids(him(match).quays)) == Counter(["le_havre_1", "le_havre_2", "rotterdam_1"])
    assert him(match).ships == []


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_active_card_shows_his_experience(number):
    match = solo("6", pedro={"loading": number, "engine": 10, "stations": "S3"})
    assert him(match).grain == number
    assert told(match, "pedro_moves")[0]["steps"] == number


# ------------------------------------------------------------ specialty


def test_a_tie_keeps_his_specialty():
    match = solo("1", jobs={1: "carpintero"}, pedro={"workers": (2, 1, 1)})
    assert (him(match).specialty, told(match, "pedro_specializes")) == (0, [])


def test_more_workers_of_another_type_change_his_specialty_at_once():
    match = solo("1", jobs={1: "carpintero"}, pedro={"workers": (2, 2, 1)})
    assert him(match).specialty == 1
    assert told(match, "pedro_specializes") == [{"workers": "carpintero"}]


# ------------------------------------------------------------ both endings and the score


def test_when_he_fills_the_job_market_he_has_the_token_and_the_person_one_more_turn():
    match = arrives(token=11, jobs={11: "gaucho"}, mine={"herder": "A"})
    assert (match.state.ender, match.state.left, match.state.active) == (1, 1, 0)
    play(match, "move:B", "act:end")
    assert match.over
    assert score(match.state, 1)["job_token"] == 2


def test_after_the_end_was_triggered_he_takes_no_worker():
    """He takes the upper tile if the lower is a worker, or none."""
    match = arrives(token=11, jobs={11: "gaucho"}, foresight={"B": "gaucho carpintero", "C": "maquinista yellow-5-black"})
    assert len(match.state.jobs) == 22
    assert match.state.trail[INDEX[Space.of("y7")]].id == "yellow-5-black"


def test_when_the_person_fills_the_job_market_he_has_one_more_turn():
    match = solo("7", active=0, mine={"herder": "y7"}, token=11, jobs={11: "gaucho"}, foresight=FORESIGHT, display="o100")
    play(match, "move:ba")
    while not match.over:
        play(match, options(match)[0])
    assert match.state.ender == 0
    assert ids(him(match).played) == ["pedro_7"]
    assert ids(him(match).pile) == ["o100"]


def test_his_score_has_neither_money_nor_station_masters_nor_player_board():
    match = solo(
        "10",
        active=0,
        trail={"p01": "1a-1", "p02": "3a-1"},
        pedro={
            "pile": "o100 o103 franqueiro_5 exhaustion",
            "farmers": "green-3-green blue-3-green",
            "stations": "S1 S3",
            "ships": "sh18 sh18 sh05",
            "quays": "rotterdam_1 le_havre_1",
            "spaces": "liverpool-a-east-2",
            "workers": (6, 5, 1),
        },
    )
    assert score(match.state, 1) == {
        "money": 0,
        "buildings": 4,
        "ships": 24,
        "cities": 17,
        "stations": 3,
        "farmers": 4,
        "cattle": 3,
        "objectives": 9,
        "station_masters": 0,
        "workers": 12,
        "player_board": 0,
        "job_token": 0,
    }


def test_card_ten_without_specialty():
    """EX-23."""
    match = solo(
        "10",
        pedro={
            "herder": "y6",
            "workers": (2, 3, 2),
            "specialty": "carpintero",
            "grain": 7,
            "quays": "liverpool_1",
        },
        trail={"y7": "yellow-5-black"},
        market="franqueiro_5 blanco_orejinegro_3",
        options={"cities": "b"},
        foresight=FORESIGHT,
        bags=BAGS,
    )
    assert told(match, "pedro_moves")[0]["steps"] == 2
    assert told(match, "pedro_unskilled") == [{"workers": "gaucho", "instead": 0}]
    assert (him(match).pile, him(match).grain, ids(him(match).spaces)) == ([], 1, ["liverpool-b-east-1"])
    assert him(match).spaces[0].points == 14
    assert (ids(him(match).ships), him(match).reserve) == (["sh01"], 16)


def test_options_of_the_person_after_his_turn_are_a_move():
    assert values(solo("10", pedro={"specialty": "carpintero"}))[0] == "B"
