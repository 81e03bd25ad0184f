"""Set-up, Kansas City, the end and the score of a game against Sam (rulebook, "Lonely are the Brave")."""

from __future__ import annotations

import pytest

from games.great_western_trail.sam.scene import him, ids, me, meet, play, solo, told
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import STARTING_OBJECTIVES, WORKERS, Card
from saloon.games.great_western_trail.sam.kansas_city import next_city
from saloon.games.great_western_trail.sam.market import deals

OBJECTIVES = ["O01", "O02", "O03", "O04", "O05", "O06"]

# ------------------------------------------------------------ set-up


@pytest.mark.parametrize(("level", "cards"), [("easy", 12), ("medium", 15), ("hard", 15)])
def test_the_easy_level_leaves_cards_13_to_15_in_the_box(level, cards):
    """S-02."""
    deck = him(meet(level)).deck
    assert len(deck) == cards
    assert {card.number for card in deck} == set(range(1, cards + 1))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("level", "more"), [("easy", 0), ("medium", 0), ("hard", 1)])
def test_he_has_a_worker_by_lot_who_is_his_specialty_and_at_the_hard_level_one_more_of_each(level, more, seed):
    """SAM-05, S-02."""
    sam = him(meet(level, seed))
    assert sorted(sam.workers) == [1 + more, 1 + more, 2 + more]
    assert sam.workers[sam.specialty] == 2 + more


def test_all_three_types_can_be_drawn():
    assert {him(meet(seed=seed)).specialty for seed in range(20)} == {worker.row for worker in WORKERS}


def test_the_board_is_set_up_for_two_and_you_begin():
    match = meet()
    g = match.state
    assert (g.seats, g.active, len(g.market), len(g.jobs), len(g.display)) == (2, 0, 7, 3, 4)
    assert (me(match).dollars, len(me(match).hand), me(match).tokens) == (6, 4, 1)


def test_he_has_discs_and_buildings_of_his_side_but_neither_money_nor_cattle():
    sam = him(meet(faces="a"))
    assert sam.discs == 14
    assert [tile.name for tile in sam.buildings] == [f"{number}b" for number in range(1, 13)]
    assert (sam.pile, sam.herder.id, sam.engine.id) == ([], "START", "0")


def test_his_starting_objective_is_one_of_those_that_you_have_not_and_nobody_sees_it():
    """S-03."""
    match = meet()
    sam = him(match)
    assert {*sam.starting, *sam.unused, *me(match).area} == set(STARTING_OBJECTIVES)
    seen = match.observe(0).sam
    assert not any(isinstance(card, Card) for card in (*seen.starting, *seen.unused))


def test_his_level_is_offered_to_a_single_player_only():
    assert next(name for name, option in GAME.options.items() if option.seats == (1,)) == "sam"
    assert GAME.seats == (1, 2, 3, 4)
    assert GAME.automas == {1: ("Sam",)}


def test_with_two_players_he_is_not_there():
    g = GAME.set_up(2, {}, seed=1)
    assert (g.sam, g.seated) == (None, g.players)


# ------------------------------------------------------------ Kansas City

FORESIGHT = {1: "flood-2-green drought-4-green", 2: "cowboy builder", 3: "outlaw-green engineer"}
BAGS = {1: "rockfall-2-green", 2: "engineer", 3: "cowboy"}


def visit(card: str = "8", **scene):
    """He enters Kansas City."""
    sam = {"herder": "G", **scene.pop("sam", {})}
    return solo(card, **{"foresight": FORESIGHT, "bags": BAGS, "sam": sam, **scene})


def test_he_acts_before_his_visit_and_both_happen_in_one_turn():
    """SAM-07."""
    match = visit(trail={"OUT5": "outlaw-orange"})
    assert ids(him(match).outlaws) == ["outlaw-orange"]
    events = [tell.event for tell in match.tells]
    assert events.index("sam_collects") < events.index("sends") < events.index("sam_delivers") < events.index("starts_again")
    assert (him(match).herder.id, ids(him(match).cities)) == ("START", ["bloomington"])


def test_he_takes_the_lower_tiles_and_the_others_slide_down():
    match = visit()
    assert [tell["worker"].id for tell in told(match, "sends_worker")] == ["builder", "engineer"]
    assert told(match, "sends")[0]["tile"].id == "drought-4-green"
    shown = [[tile.id for tile in supply.foresight] for supply in match.state.supplies]
    assert shown == [["rockfall-2-green", "flood-2-green"], ["engineer", "cowboy"], ["cowboy", "outlaw-green"]]


def test_after_your_delivery_what_is_left_slides_down_too():
    match = solo(active=0, mine={"herder": "G", "hand": "criollo"}, foresight=FORESIGHT, bags=BAGS, hold=True)
    play(match, "move:KC", "foresee:drought-4-green", "foresee:cowboy", "foresee:outlaw-green", "deliver:kansas_city")
    while 0 in match.asks and match.asks[0].verb != "done":
        play(match, match.asks[0].texts()[0])
    play(match, "done")
    shown = [[tile.id for tile in supply.foresight] for supply in match.state.supplies]
    assert shown == [["rockfall-2-green", "flood-2-green"], ["engineer", "builder"], ["cowboy", "engineer"]]


def test_with_several_players_tiles_stay_where_they_are():
    g = GAME.set_up(2, {}, seed=3)
    upper, _ = g.supplies[0].foresight
    g.supplies[0].foresight = [upper, None]
    for module in g.kit.modules:
        module.before_foresight(g)
    assert g.supplies[0].foresight == [upper, None]


@pytest.mark.parametrize(("foresight", "sent"), [("outlaw-green cowboy", "outlaw-green"), ("builder cowboy", None)])
def test_where_the_job_market_is_full_he_takes_the_upper_tile_if_it_is_no_worker(foresight, sent):
    """S-13."""
    match = visit(foresight={2: foresight}, jobs={}, token=13, ender=0, left=2)
    assert [tell["tile"].id for tell in told(match, "sends")] == ([sent] if sent else [])
    assert told(match, "sends_worker") == []


@pytest.mark.parametrize(
    ("level", "cities", "city"),
    [
        ("easy", "", "bloomington"),
        ("medium", "", "bloomington"),
        ("medium", "bloomington", "peoria"),
        ("medium", "bloomington peoria", "chicago"),
        ("hard", "", "peoria"),
        ("hard", "peoria chicago", "toledo"),
        ("hard", "philadelphia", "new_york"),
        ("hard", "new_york new_york", "new_york"),
    ],
)
def test_he_delivers_to_the_next_city_by_value(level, cities, city):
    """SAM-08, S-02."""
    match = visit(options={"sam": level}, sam={"cities": cities})
    assert ids(him(match).cities)[-1] == city


def test_an_option_chooses_his_first_city():
    """S-11."""
    match = solo(active=0, options={"sam": "hard", "sam_city": "chicago"})
    assert next_city(match.state, him(match))[0].id == "chicago"
    him(match).cities = visit(options={"sam": "hard", "sam_city": "chicago"}).state.sam.cities
    assert ids(him(match).cities) == ["chicago"]
    assert next_city(match.state, him(match))[0].id == "toledo"


def test_an_arrow_gives_him_the_farthest_objective():
    """SAM-08: Bloomington to Peoria."""
    match = visit(sam={"cities": "bloomington"}, display=OBJECTIVES[:4], objectives=OBJECTIVES[4:])
    assert ids(him(match).pile) == ["O01"]
    assert ids(match.state.display) == OBJECTIVES[1:5]
    assert told(visit(sam={"cities": "bloomington"}), "sam_finds_nothing")[-1] == {"action": "objective"}


def test_tokens_and_money_of_a_delivery_are_nothing_to_him():
    match = visit(sam={"cities": "st_louis"}, options={"sam_city": "st_louis"}, display=OBJECTIVES[:4])
    assert (ids(him(match).cities), him(match).pile) == (["st_louis", "bloomington"], [])


def test_without_a_disc_he_takes_one_from_a_station_or_delivers_nothing():
    """S-12."""
    full = "bloomington " + "new_york " * 12
    match = visit(sam={"cities": full, "stations": "ST2", "discs": 0})
    assert (ids(him(match).stations), len(him(match).cities)) == ([], 14)
    match = visit(sam={"cities": full + "new_york", "discs": 0})
    assert told(match, "sam_delivers_nothing")[0]["city"].id == "new_york"


# ------------------------------------------------------------ the end and the score


def test_if_he_fills_the_job_market_he_has_its_token_and_you_a_last_turn():
    match = visit(foresight={2: "cowboy builder"}, jobs={12: "cowboy"}, token=12)
    g = match.state
    assert (g.ender, g.left, match.over) == (1, 1, False)
    assert GAME.rules.score(g, 1)["job_token"] == 2


def test_if_you_fill_it_he_has_a_last_turn():
    match = solo("3", ender=0, left=1, token=13)
    assert match.over


def test_his_score():
    """SAM-15: objectives always count, money, station masters and the player board never."""
    match = solo(
        active=0,
        trail={"E1": "4b-1", "E2": "10b-1"},
        sam={
            "pile": "corriente hereford-7 O01 O02", "hazards": "flood-4-green", "stations": "ST1", "workers": (5, 6, 1),
            "specialty": "builder", "cities": "chicago toledo philadelphia new_york", "discs": 9,
        },
    )  # fmt: skip
    points = GAME.rules.score(match.state, 1)
    assert points == {
        "money": 0, "buildings": 14, "cities": 6 + 6 + 9, "stations": 1, "hazards": 4, "cattle": 10,
        "objectives": sum(Card.of(id).points for id in ("O01", "O02")) + 3, "station_masters": 0, "workers": 12,
        "player_board": 0, "job_token": 0,
    }  # fmt: skip


def test_deals_are_told_apart_by_what_they_use():
    match = solo(active=0, market="corriente corriente", sam={"workers": (3, 1, 1)})
    assert {(deal.cowboys, deal.dollars, len(deal.cards)) for deal in deals(match.state, 3)} == {
        (1, 6, 1),
        (2, 3, 1),
        (3, 5, 2),
    }
