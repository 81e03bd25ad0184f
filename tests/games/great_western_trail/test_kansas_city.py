"""Kansas City: foresight, income, delivery; and the end of the game."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import BLACK, WHITE, cards, ids, lies, me, options, play, scene, values
from saloon.engine import Match
from saloon.games.great_western_trail.rules.hiring import jobs


def arrive(seats: int = 3, **things: object) -> Match:
    """A match whose herder has just come to Kansas City."""
    return play(scene(seats, **{"herder": "G", **things}), "move:KC")


def verb(match: Match) -> str:
    return str(match.question.verb)


# ------------------------------------------------------------ steps 1 to 3

TWO_EACH = {1: "flood-4-green outlaw-green", 2: "cowboy builder", 3: "engineer outlaw-orange"}


def test_one_of_two_tiles_of_each_sort_is_chosen_in_order():
    match = arrive(foresight=TWO_EACH)
    assert options(match) == ["foresee:flood-4-green", "foresee:outlaw-green"]
    play(match, "foresee:outlaw-green")
    assert options(match) == ["foresee:cowboy", "foresee:builder"]
    play(match, "foresee:builder")
    assert options(match) == ["foresee:engineer", "foresee:outlaw-orange"]


def test_a_tile_is_placed_at_once():
    match = play(arrive(foresight=TWO_EACH), "foresee:flood-4-green", "foresee:cowboy", "foresee:outlaw-orange")
    assert (lies(match, "FLOOD1"), lies(match, "OUT1")) == ("flood-4-green", "outlaw-orange")
    assert [worker.id for worker in match.state.jobs if worker] == ["cowboy"]


def test_an_outlaw_goes_onto_the_free_space_with_the_lowest_number():
    trail = {"OUT1": "outlaw-green", "OUT3": "outlaw-green"}
    match = arrive(foresight={1: "outlaw-orange"}, trail=trail)
    assert lies(match, "OUT2") == "outlaw-orange"


def test_a_hazard_goes_onto_the_free_space_of_its_zone_with_the_lowest_number():
    match = arrive(foresight={1: "drought-2-black"}, trail={"DROUGHT1": "drought-4-green", "DROUGHT3": "drought-4-green"})
    assert lies(match, "DROUGHT2") == "drought-2-black"


@pytest.mark.parametrize(("tile", "zone", "size"), [("outlaw-orange", "OUT", 9), ("rockfall-2-green", "ROCK", 4)])
def test_a_tile_without_a_free_space_leaves_the_game(tile, zone, size):
    match = arrive(foresight={1: tile}, trail={f"{zone}{number}": tile for number in range(1, size + 1)})
    assert ids(match.state.gone) == [tile]


def test_a_worker_goes_into_the_row_of_the_token_and_cannot_be_hired_yet():
    match = arrive(foresight={2: "builder", 3: "engineer"}, jobs={3: "cowboy"}, token=3, dollars=50)
    assert [worker and worker.id for worker in match.state.jobs[6:]] == ["cowboy", "builder", "engineer"]
    assert [job.id for job in jobs(match.state, me(match), 0)] == ["cowboy-3", "builder-3", "engineer-3"]
    match = arrive(foresight={2: "builder"}, jobs={3: "cowboy"}, token=3, dollars=50)
    assert jobs(match.state, me(match), 0) == []


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
@pytest.mark.parametrize("row", [6, 9])
def test_a_yellow_arrow_fills_the_cattle_market_to_its_first_size(seats, size, row):
    workers = " ".join(["cowboy"] * (seats - 1))
    match = arrive(seats, foresight={2: "cowboy"}, jobs={row: workers}, token=row, market="longhorn", cattle=["corriente"] * 20)
    assert len(match.state.market) == size


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 7, 8, 10, 11])
def test_other_arrows_do_nothing(row):
    match = arrive(2, foresight={2: "cowboy"}, jobs={row: "cowboy"}, token=row, cattle=["corriente"] * 20)
    assert (match.state.market, match.state.ender) == ([], None)


def test_a_market_that_is_full_enough_stays():
    match = arrive(2, foresight={2: "cowboy"}, jobs={6: "cowboy"}, token=6, market=["longhorn"] * 8, cattle=["corriente"] * 9)
    assert len(match.state.market) == 8


def test_a_market_stack_may_run_out():
    match = arrive(2, foresight={2: "cowboy"}, jobs={6: "cowboy"}, token=6, cattle=["corriente"] * 3)
    assert len(match.state.market) == 3


def test_the_market_is_filled_before_the_next_tile_is_chosen():
    match = arrive(2, foresight={2: "cowboy", 3: "cowboy builder"}, jobs={6: "cowboy"}, token=6, cattle=["corriente"] * 9)
    assert (verb(match), len(match.state.market)) == ("foresee", 7)


# ------------------------------------------------------------ step 4


def test_every_breed_of_the_hand_counts_once():
    match = arrive(hand="criollo criollo galloway longhorn longhorn hereford-7")
    assert me(match).dollars == 1 + 2 + 3 + 5


def test_objective_cards_count_nothing_and_are_discarded_with_the_hand():
    match = arrive(hand="criollo O01")
    assert (me(match).dollars, ids(me(match).discard), me(match).hand) == (1, ["criollo", "O01"], [])


def test_temporary_certificates_are_spent_as_one_wishes():
    match = arrive(hand="longhorn", certificates=3)
    assert options(match) == ["spend:0", "spend:1", "spend:2", "spend:3"]
    play(match, "spend:2")
    assert (me(match).dollars, me(match).certificates) == (5, 1)


def test_before_the_hand_is_sold_a_token_may_exchange_cards_of_it():
    """P. 17: at any moment; where certificates are asked about, it can be spent there."""
    match = arrive(hand="criollo criollo", tokens=1, draw="hereford-5 longhorn")
    assert options(match) == ["sell:sell", "sell:exchange"]
    play(match, "sell:exchange", "draw:1", "discard:criollo")
    assert (me(match).dollars, me(match).tokens) == (1 + 5, 0)
    assert options(arrive(hand="criollo", tokens=1, certificates=1)) == ["spend:0", "spend:1", "spend:exchange"]


@pytest.mark.parametrize("things", [dict(tokens=0), dict(tokens=1, draw="")])
def test_without_a_token_or_cards_to_draw_the_hand_is_sold_at_once(things):
    assert verb(arrive(hand="criollo galloway", **things)) == "deliver"


def test_an_objective_card_that_nobody_has_seen_is_revealed_with_the_hand():
    match = scene(3, herder="G", hand="criollo", listen=True)
    me(match).unseen = cards("O01")
    play(match, "move:KC")
    earns = next(tell for tell in match.tells if tell.event == "earns")
    assert ids(earns.values["cards"]) == ["criollo", "O01"]


def test_permanent_certificates_count_at_every_visit():
    match = arrive(hand="longhorn", permanent=2)
    assert (me(match).dollars, me(match).permanent) == (5, 2)


# ------------------------------------------------------------ step 5


def test_a_city_may_be_worth_no_more_than_the_total():
    assert values(arrive(hand="longhorn galloway criollo")) == ["kansas_city", "fulton", "st_louis", "bloomington"]


def test_a_city_with_an_own_disc_is_closed_but_for_kansas_city_and_new_york():
    match = arrive(hand="longhorn criollo", cities="kansas_city fulton new_york", permanent=14)
    found = values(match)
    assert "fulton" not in found
    assert {"kansas_city", "new_york"} <= {*found}


def test_discs_of_other_players_close_no_city():
    match = arrive(hand="criollo", others={1: dict(cities="fulton", cleared="aux1")})
    assert "fulton" in values(match)


WHITE_CITIES = ["kansas_city", "fulton", "st_louis", "bloomington", "peoria", "pittsburgh"]
BLACK_CITIES = ["chicago", "toledo", "philadelphia", "new_york"]


@pytest.mark.parametrize("city", WHITE_CITIES)
def test_these_cities_take_discs_with_white_corners(city):
    match = play(arrive(permanent=18), f"deliver:{city}")
    assert values(match) == ["aux1", "aux2", "aux3", "aux4", "aux5", "certificate4"]


@pytest.mark.parametrize("city", BLACK_CITIES)
def test_these_cities_take_any_disc(city):
    match = play(arrive(permanent=18), f"deliver:{city}")
    assert {"aux1", "certificate4", "certificate6", "step_left", "step_right", "hand"} <= {*values(match)}


def test_clearing_a_disc_opens_what_lies_under_it():
    match = play(arrive(hand="criollo"), "deliver:fulton", "disc:aux4")
    assert me(match).discs[3] == 1
    assert sum(me(match).discs) == 13


def test_the_left_disc_of_phase_a_pays_three_dollars():
    match = play(arrive(permanent=10, engine=20), "deliver:chicago", "disc:step_left")
    assert me(match).dollars == 10 + 3


def test_a_disc_of_the_hand_limit_costs_five_dollars():
    match = play(arrive(permanent=10, engine=20), "deliver:chicago", "disc:hand")
    assert (me(match).dollars, len(me(match).hand)) == (5, 5)


def test_with_only_black_discs_left_they_go_everywhere():
    match = play(arrive(permanent=7, engine=20, cleared=WHITE, cities="new_york " * 9), "deliver:fulton")
    assert values(match) == ["certificate6", "step_left", "step_right", "hand"]


def test_a_disc_that_cannot_be_paid_is_not_offered():
    match = play(arrive(permanent=4, engine=20, cleared=WHITE, cities="new_york " * 9), "deliver:fulton")
    assert values(match) == ["certificate6", "step_left", "step_right"]


def test_without_discs_one_is_moved_from_a_station():
    everything = f"{WHITE} {BLACK}"
    match = arrive(permanent=4, cleared=everything, stations="ST1 ST2", cities="new_york " * 12)
    play(match, "deliver:fulton", "disc:ST2")
    assert (ids(me(match).stations), ids(me(match).cities)[-1]) == (["ST1"], "fulton")


def test_kansas_city_pays_four_dollars():
    match = play(arrive(hand="criollo"), "deliver:kansas_city", "disc:aux1")
    assert (me(match).dollars, ids(me(match).cities)) == (5, ["kansas_city"])


@pytest.mark.parametrize(
    ("there", "city"),
    [("fulton", "st_louis"), ("st_louis", "fulton"), ("bloomington", "peoria"), ("peoria", "chicago"), ("chicago", "peoria")],
)
def test_between_these_cities_an_objective_is_gained(there, city):
    match = arrive(permanent=18, engine=20, cities=there, cleared="aux5", display="O01 O02", objectives="O03")
    play(match, f"deliver:{city}", "disc:aux3")
    assert verb(match) == "objective"
    play(match, "objective:O02")
    assert (ids(me(match).discard), ids(match.state.display)) == (["O02"], ["O01", "O03"])


def test_between_st_louis_and_bloomington_a_token_is_gained():
    for there, city in (("st_louis", "bloomington"), ("bloomington", "st_louis")):
        match = play(arrive(permanent=18, engine=20, cities=there, cleared="aux5"), f"deliver:{city}", "disc:aux3")
        assert me(match).tokens == 1


def test_the_token_of_an_arrow_comes_before_the_objective_of_another():
    """It can be spent before or after the card is chosen."""
    match = arrive(permanent=4, cities="fulton bloomington", display="O01 O02", cleared="aux1")
    play(match, "deliver:st_louis", "disc:aux3")
    assert (verb(match), me(match).tokens) == ("objective", 1)


@pytest.mark.parametrize("city", ["fulton", "st_louis", "peoria", "chicago"])
def test_without_a_disc_in_the_neighbouring_city_an_arrow_does_nothing(city):
    match = play(arrive(permanent=18, engine=20, display="O01 O02"), f"deliver:{city}", "disc:aux3")
    assert (list(match.asks), me(match).tokens) == ([1], 0)


def test_between_the_eastern_cities_nothing_is_gained_at_once():
    match = arrive(permanent=18, engine=20, cities="toledo philadelphia", cleared="aux5 aux5", display="O01 O02")
    play(match, "deliver:pittsburgh", "disc:aux3")
    assert (list(match.asks), me(match).tokens) == ([1], 0)


def test_a_gained_objective_cannot_be_refused():
    match = arrive(permanent=18, engine=20, cities="fulton", cleared="aux5", display="O01 O02")
    play(match, "deliver:st_louis", "disc:aux3")
    assert "pass" not in options(match)


@pytest.mark.parametrize(("engine", "cost"), [(3, 4), (4, 3), ("ST1", 2), (5, 2), (7, 1), (8, 0), (30, 0)])
def test_transport_costs_a_dollar_for_every_crossing_between_the_engine_and_the_city(engine, cost):
    """To Peoria, level with space 8."""
    match = play(arrive(permanent=8, engine=engine), "deliver:peoria", "disc:aux3")
    assert me(match).dollars == 8 - cost


# ------------------------------------------------------------ afterwards


def test_then_the_herder_starts_again_and_the_foresight_is_refilled_from_the_bags():
    bags = {1: "outlaw-orange", 2: "engineer", 3: "cowboy"}
    match = arrive(foresight=TWO_EACH, bags=bags, hand="criollo")
    play(match, "foresee:outlaw-green", "foresee:builder", "foresee:engineer", "deliver:fulton", "disc:aux1")
    assert me(match).herder.id == "START"
    assert [ids(supply.foresight) for supply in match.state.supplies] == [
        ["flood-4-green", "outlaw-orange"], ["cowboy", "engineer"], ["cowboy", "outlaw-orange"],
    ]  # fmt: skip


def test_then_a_whole_new_hand_is_drawn():
    match = play(arrive(hand="longhorn longhorn", draw="galloway " * 5), "deliver:fulton", "disc:aux1")
    assert ids(me(match).hand) == ["galloway"] * 4


def test_the_next_move_begins_at_the_start():
    match = play(arrive(2, hand="criollo", others={1: dict(herder="A")}), "deliver:fulton", "disc:aux1", "move:B", "act:end")
    assert options(match) == ["move:A", "move:B", "move:C"]


# ------------------------------------------------------------ the end of the game


def full(seats: int = 2, **things: object) -> Match:
    """One worker short of the end."""
    row = " ".join(["cowboy"] * (seats - 1))
    return arrive(seats, jobs={12: row}, token=12, hand="criollo", **things)


def test_the_last_worker_of_the_job_market_ends_the_game_and_his_player_has_the_token():
    match = full(foresight={2: "cowboy"})
    assert (match.state.ender, match.over) == (0, False)


@pytest.mark.parametrize("step", [2, 3])
def test_the_end_may_come_in_step_two_or_three(step):
    assert full(foresight={step: "cowboy"}).state.ender == 0


def test_after_the_end_no_worker_may_be_chosen():
    match = full(foresight={2: "cowboy", 3: "builder outlaw-green"})
    assert (verb(match), lies(match, "OUT1")) == ("deliver", "outlaw-green")
    match = full(foresight={2: "cowboy", 3: "builder engineer"})
    assert verb(match) == "deliver"
    assert ids(match.state.supplies[2].foresight) == ["builder", "engineer"]


def test_who_ends_the_game_finishes_the_turn():
    match = play(full(foresight={2: "cowboy"}, bags={2: "builder"}), "deliver:kansas_city", "disc:aux1")
    assert (me(match).dollars, me(match).herder.id, len(me(match).hand)) == (5, "START", 4)
    assert match.state.supplies[1].foresight[0].id == "builder"


def test_everybody_else_has_one_more_turn():
    match = full(3, foresight={2: "cowboy"}, active=0, others={1: dict(herder="A"), 2: dict(herder="A")})
    play(match, "deliver:kansas_city", "disc:aux1", "1 move:B", "1 act:end")
    assert not match.over
    play(match, "2 move:B", "2 act:end")
    assert match.over


def test_in_a_last_turn_kansas_city_takes_no_workers():
    match = scene(
        2, herder="G", ender=1, left=1, token=13, foresight={2: "cowboy builder", 3: "cowboy outlaw-green"}, hand="criollo"
    )
    play(match, "move:KC")
    assert (verb(match), lies(match, "OUT1")) == ("deliver", "outlaw-green")
    play(match, "deliver:kansas_city", "disc:aux1")
    assert match.over
