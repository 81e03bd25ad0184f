"""What options are worth to the greedy bot: a number for every option of every question, and the advice of a good player."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.great_western_trail_argentina.scene import play, scene, values
from games.trail.ratings import check_ratings
from saloon.arena.simulate import simulate
from saloon.engine import Match
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.components import (
    INDEX,
    MARKET_KINDS,
    MAX_REVEALED,
    WORKER_ROW,
    WORKER_SPACES,
    Card,
    Disc,
    Face,
    Quay,
    Space,
)
from saloon.games.great_western_trail_argentina.evaluation import RATINGS, rate_options
from saloon.games.great_western_trail_argentina.evaluation.actions import GAINS, PRICES
from saloon.games.great_western_trail_argentina.evaluation.buildings import USES
from saloon.games.great_western_trail_argentina.evaluation.farmers import efforts, showing
from saloon.games.great_western_trail_argentina.evaluation.markets import HIRED, SPOT, cow_worth
from saloon.games.great_western_trail_argentina.evaluation.objectives import objective_worth
from saloon.games.great_western_trail_argentina.evaluation.outlook import outlook
from saloon.games.great_western_trail_argentina.evaluation.port import DELIVERED
from saloon.games.great_western_trail_argentina.evaluation.railway import CLEARED, ahead
from saloon.games.great_western_trail_argentina.evaluation.road import Road
from saloon.games.great_western_trail_argentina.rules.effects import KEYWORDS

VARIETY = "niata patagonico fronterizo holando"
STRONG_HERD = "aberdeen_angus_7 franqueiro_5 chaqueno_1 serrano_2"


def worths(match: Match) -> dict[str, float]:
    ask = next(iter(match.asks.values()))
    return dict(zip(values(match), rate_options(match.observe(ask.seat), ask), strict=True))


def advice(match: Match) -> str:
    """What is rated best, as records write it without the verb."""
    found = worths(match)
    return max(found, key=found.__getitem__)


# ------------------------------------------------------------ an answer to everything


def test_there_is_a_rating_for_every_verb():
    assert set(RATINGS) == set(GAME.rules.verbs)


def test_there_is_a_worth_for_every_keyword():
    assert set(GAINS) | set(PRICES) == {*KEYWORDS, "estanciero", "help_here"}


def test_there_is_a_figure_for_every_building_disc_quay_and_worker():
    assert set(USES) == set(Face.all)
    assert set(CLEARED) == set(Disc.all)
    assert set(DELIVERED) == set(Quay.all)
    assert set(SPOT) == set(WORKER_SPACES)
    assert {len(row) for row in HIRED.values()} == {WORKER_ROW + 1}


@pytest.mark.parametrize(("seats", "faces"), [(2, "a"), (3, "b"), (4, "random")])
def test_every_option_of_every_question_gets_a_finite_number(seats, faces):
    check_ratings(GAME, seats, {"faces": faces, "cities": faces})


def test_rating_changes_nothing():
    match = scene(hand=VARIETY, dollars=8)
    seen = match.observe(0)
    rate_options(seen, match.asks[0])
    assert seen == match.observe(0)


# ------------------------------------------------------------ Buenos Aires


def arrive(**things: object) -> Match:
    return play(scene(herder="H", **things), "move:ba")  # type: ignore[arg-type]


def test_the_last_ship_is_better_than_one_that_costs_points():
    assert advice(arrive(hand=STRONG_HERD, permanent=4, grain=6, fleet="sh00 sh18")) == "sh18"


def test_a_ship_to_liverpool_is_better_than_one_to_le_havre():
    assert advice(arrive(hand=STRONG_HERD, grain=4, fleet="sh01 sh05 sh15")) == "sh15"


def test_no_grain_is_bought_for_a_ship_that_brings_little():
    match = arrive(hand=VARIETY, dollars=20, fleet="sh01 sh04", token=10)
    assert advice(match) == "sh01"


def test_certificates_are_spent_for_a_much_better_ship():
    assert advice(arrive(hand=STRONG_HERD, certificates=3, grain=6, fleet="sh00 sh18")) == "3"


def test_certificates_are_kept_when_they_reach_no_better_ship():
    assert advice(arrive(hand=STRONG_HERD, certificates=2, grain=6, fleet="sh00 sh15")) == "0"


def test_a_black_corner_is_the_chance_for_a_bigger_hand():
    match = arrive(hand=STRONG_HERD, grain=4, fleet="sh00 sh15")
    assert advice(play(match, "load:sh15")) == "hand_left"


def test_grain_is_delivered_for_points():
    match = arrive(hand=VARIETY, grain=8, quays="liverpool_1", fleet="sh00 sh01", token=10, ender=1, left=1)
    assert advice(match) == "liverpool-a-east-2"


def test_a_disc_is_not_delivered_for_less_than_its_quay_is_worth():
    match = arrive(hand=VARIETY, grain=1, quays="liverpool_2", fleet="sh00 sh01")
    assert advice(match) != "pass"
    match = arrive(hand=VARIETY, grain=8, quays="le_havre_2", fleet="sh01 sh05", token=10, ender=1, left=1)
    assert advice(match) == "le_havre-a-east-3"


def test_the_quay_that_is_worth_less_is_left():
    match = arrive(hand=VARIETY, grain=8, quays="liverpool_1 liverpool_2", fleet="sh00 sh01")
    assert advice(play(match, "deliver:liverpool-a-west-1")) == "liverpool_1"


def test_the_weaker_farmer_is_sent_where_he_can_be_helped():
    match = arrive(hand=VARIETY, fleet="sh00", foresight={"A": "green-7-black green-3-green"})
    play(match, "disc:aux4a")
    assert advice(match) == "green-3-green"


# ------------------------------------------------------------ the hand


def test_the_duplicate_is_discarded():
    match = scene(herder="F", tokens=1, hand="holando holando chaqueno_1 serrano_2", draw="franqueiro_3 niata")
    play(match, "move:exchange", "draw:2")
    assert advice(match) in ("holando", "niata")


def test_a_token_is_spent_before_buenos_aires_when_cards_are_idle():
    assert advice(scene(herder="H", tokens=1, hand="niata niata niata holando")) == "exchange"


def test_a_token_is_kept_when_all_cards_count():
    assert advice(scene(herder="H", tokens=1, hand=VARIETY)) != "exchange"


def remove_one(**things: object) -> Match:
    match = scene(hand="exhaustion niata holando chaqueno_1", engine=10, cleared="aux6a", **things)  # type: ignore[arg-type]
    return play(match, "move:B", "act:aux6", "draw:1")


def test_the_weakest_cattle_is_taken_out_of_the_herd_early():
    """Exhaustion is left in Buenos Aires anyway."""
    assert advice(remove_one()) == "niata"


def test_exhaustion_is_removed_before_it_costs_points():
    assert advice(remove_one(token=10)) == "exhaustion"


# ------------------------------------------------------------ on the trail


def at(space: str, before: str, **things: object) -> Match:
    return play(scene(herder=before, **things), f"move:{space}")  # type: ignore[arg-type]


def test_a_good_purchase_is_not_passed_by():
    match = at("E", "D", dollars=8, workers=(4, 1, 1, 1), market="aberdeen_angus_7 caracu_2")
    assert advice(match) == "E-2"
    assert advice(play(match, "act:E-2")) == "aberdeen_angus_7-4"


def test_money_is_earned_before_it_is_spent():
    match = at("E", "D", dollars=5, hand="fronterizo fronterizo", market="chaqueno_1 serrano_2")
    assert advice(match) == "E-1"


def test_a_gaucho_is_hired_early():
    match = scene(herder="start", dollars=12, jobs={1: "gaucho carpintero carpintero"}, hand=VARIETY)
    assert advice(play(match, "move:A", "act:A-2")) == "gaucho-1"


def test_of_equal_workers_the_strong_one_is_hired_even_for_a_peso_more():
    match = scene(herder="start", dollars=14, jobs={1: "gaucho strong_gaucho carpintero"}, hand=VARIETY)
    assert advice(play(match, "move:A", "act:A-2")) == "strong_gaucho-1"


def test_the_locomotive_stops_where_it_can_upgrade_a_station():
    match = play(at("G", "F", dollars=10, engine=4, workers=(1, 1, 3, 1)), "act:G-1")
    assert advice(match) == "S1"


def promise(**things: object) -> float:
    """What the way from the start to Buenos Aires promises."""
    g = scene(2, herder="start", hand=VARIETY, **things).state  # type: ignore[arg-type]
    start = INDEX[Space.of("start")]
    return Road(outlook(g, g.players[0]), start).promise[start]


def test_who_takes_longer_steps_expects_more_of_the_way():
    """The same places in fewer turns: there are more to choose from, and none where one must stop for nothing."""
    assert promise(cleared="mv_left") > promise()


def test_the_locomotive_is_worth_more_where_it_opens_a_ramp():
    g = scene(2).state
    values = [ahead(outlook(g, g.players[0]), 2 * space) for space in (4, 5, 6)]
    assert values[2] - values[1] > values[1] - values[0] > 0


def test_nobody_pays_for_farmers_to_reach_a_useless_place():
    trail = {"g1": "green-7-black", "g2": "green-7-black"}
    match = scene(2, dollars=6, trail=trail, hand="holando holando")
    assert advice(match) not in ("g1", "g2")


def test_in_the_last_turn_a_ship_is_loaded_if_it_can_be():
    match = scene(herder="H", ender=1, left=1, hand=STRONG_HERD, permanent=4, grain=6, fleet="sh00 sh18")
    assert advice(match) == "ba"


def test_a_hand_is_not_emptied_before_walking_on_to_buenos_aires():
    match = at("p22", "H", trail={"p22": "2b-0"}, hand="holando holando chaqueno_1")
    assert advice(match) == "2b-1"
    play(match, "act:2b-1")
    assert worths(match)["2b-2"] < worths(match)["end"]


# ------------------------------------------------------------ farmers


def test_the_farmer_with_most_money_is_helped_of_those_that_ask_for_as_much():
    trail = {"g1": "green-4-green", "g3": "green-4-green"}
    match = play(at("F", "E", trail=trail, hand="holando holando niata niata"), "act:F-2")
    assert advice(match) == "g3"


def test_idle_cards_are_revealed_and_no_more_than_are_needed():
    match = play(at("F", "E", trail={"g1": "green-3-green"}, hand="niata holando patagonico patagonico"), "act:F-2")
    chosen = []
    while advice(match) != "revealed":
        chosen.append(advice(match))
        play(match, f"reveal:{chosen[-1]}")
    assert sorted(chosen) == ["niata", "patagonico"]


def test_nobody_tires_three_strong_heads_for_a_farmer_who_brings_nothing_before_buenos_aires():
    match = at("F", "E", trail={"g1": "green-7-black"}, hand="holando patagonico fronterizo niata", ender=1, left=1)
    assert worths(match)["F-2"] <= worths(match)["end"]


@pytest.mark.parametrize("hand", [VARIETY, STRONG_HERD, "holando holando niata niata patagonico caracu_2"])
def test_each_strength_costs_what_the_cheapest_cards_cost_that_show_it(hand):
    g = scene(hand=f"exhaustion {hand}").state
    me = g.players[0]
    o = outlook(g, me)
    cattle = [card for card in me.hand if card.breed]
    ways = [cards for count in range(1, MAX_REVEALED + 1) for cards in combinations(cattle, count)]
    for strength, cost in enumerate(efforts(o)[1:], 1):
        assert cost == pytest.approx(
            min(showing(o, cards) for cards in ways if sum(card.strength for card in cards) >= strength)
        )


def test_a_granjero_is_not_paid_for_at_the_end():
    match = at("F", "E", trail={"g1": "green-3-green"}, hand="holando niata", dollars=6, ender=1, left=1)
    play(match, "act:F-2", "reveal:holando")
    assert advice(match) == "beside"


def test_in_the_fifth_space_a_granjero_scores_more_than_beside_the_board():
    match = at("F", "E", trail={"g1": "green-3-green"}, hand="holando niata", dollars=16, workers=(1, 1, 1, 5))
    play(match, "act:F-2", "reveal:holando")
    assert advice(match) == "row"


# ------------------------------------------------------------ objectives, buildings


def test_an_objective_card_that_is_fulfilled_is_played():
    match = scene(hand=f"o120 {VARIETY}", trail={"p01": "1a-0", "p02": "2a-0"}, stations="S1", cleared="aux4a")
    assert advice(match) == "o120"


def test_cattle_that_was_bought_counts_for_objective_cards_wherever_it_is():
    match = scene(draw="franqueiro_3")
    me, card = match.state.players[0], Card.of("o107")
    without = objective_worth(outlook(match.state, me), card)
    me.bought[MARKET_KINDS.index(Card.of("franqueiro_3"))] = 1
    seen = match.observe(0)
    assert objective_worth(outlook(seen, seen.players[0]), card) > without


def test_a_further_head_of_the_same_breed_is_worth_less():
    g = scene().state
    me, card = g.players[0], Card.of("serrano_2")
    first = cow_worth(outlook(g, me), card)
    me.bought[MARKET_KINDS.index(card)] = 1
    assert cow_worth(outlook(g, me), card) < first


def test_grain_that_no_ship_and_no_quay_takes_is_worth_less():
    little, plenty, awaited = (
        outlook(match.state, match.state.players[0]).grain
        for match in (scene(grain=1), scene(grain=7), scene(grain=7, quays="rotterdam_1 liverpool_1 liverpool_1"))
    )
    assert plenty < little == awaited


def test_an_objective_card_without_hope_is_not_played_at_the_end():
    match = scene(hand=f"o103 {VARIETY}", token=11, ender=1, left=1)
    assert worths(match)["o103"] < 0


def test_a_building_comes_onto_farmland_ahead():
    match = play(at("B", "A", dollars=12, workers=(1, 2, 1, 1)), "act:B-2", "build:1a-0")
    assert advice(match) in ("p06", "p07", "p13", "p14", "p19")


# ------------------------------------------------------------ in the arena


def test_it_beats_chance():
    summary = simulate(GAME, ["greedy", "random"], games=6, seed=7)
    assert summary.bots["greedy"].wins >= 5


def test_four_of_them_finish_with_points_to_show():
    summary = simulate(GAME, ["greedy"] * 4, games=2, seed=7)
    assert summary.bots["greedy"].mean_score > 30
