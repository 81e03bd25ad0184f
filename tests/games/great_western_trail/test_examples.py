"""The examples of the rulebook, with their own numbers."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import WHITE, ids, me, options, play, scene, values
from saloon.games.great_western_trail.components import BANK, INDEX, ROWS, Space, Track
from saloon.games.great_western_trail.rules.moving import journeys, step_limit
from saloon.games.great_western_trail.scoring import score
from saloon.games.trail.jobs import token_row

WHITE_DISCS = list(dict.fromkeys(WHITE.split()))


def test_only_locations_count_as_steps_and_forks_differ():
    """R-01."""
    match = scene(herder="A", dollars=9, trail={"A2": "2a-1", "FLOOD1": "flood-4-green", "FLOOD2": "flood-3-black"})
    found = {
        tuple(space.id for space in journey.way): journey.steps
        for journey in journeys(match.state, me(match), match.asks[0].about).values()
    }
    assert found["A", "A1", "A2", "A3", "B"] == 2
    assert found["A", "FLOOD1", "FLOOD2", "FLOOD3", "FLOOD4", "FR1", "FR2", "B"] == 3


def test_cleared_step_discs_raise_the_step_limit():
    """R-02."""
    match = scene(3, others={1: {"cleared": "step_left"}})
    assert [step_limit(match.state, me(match, seat)) for seat in (0, 1)] == [3, 5]
    match = scene(2, others={1: {"cleared": "step_left step_right"}})
    assert [step_limit(match.state, me(match, seat)) for seat in (0, 1)] == [3, 5]


def marie():
    """Two dollars, and hands on both ways from A to B."""
    trail = {"A1": "4a-1", "A2": "1a-2", "FLOOD1": "flood-4-green", "FLOOD2": "flood-3-black"}
    return scene(4, herder="A", dollars=2, trail=trail)


def test_fees_are_paid_in_the_order_of_the_way_as_far_as_the_money_goes():
    """R-03: by the upper path Martin has it all, and the second building nothing."""
    match = play(marie(), "move:B.A1")
    assert [player.dollars for player in match.state.players] == [0, 2, 0, 0]
    assert me(match).herder is Space.of("B")


def test_fees_of_hazards_go_to_the_bank_even_if_the_last_is_short():
    """R-03: by the lower path one dollar, then the last one of the two due."""
    match = marie()
    assert journeys(match.state, me(match), match.asks[0].about)[Space.of("B")].payments == ((BANK, 1), (BANK, 1))
    play(match, "move:B")
    assert [player.dollars for player in match.state.players] == [0, 0, 0, 0]


def test_a_fee_that_could_not_be_paid_is_not_owed_later():
    """R-04."""
    match = scene(herder="A", dollars=0, trail={"FLOOD1": "flood-4-green"})
    play(match, "move:FLOOD1", "act:aux1")
    assert me(match).dollars == 1


def test_a_risk_action_is_one_more_local_action():
    """R-05."""
    trail = {"FR1": "2a-0"}
    match = scene(herder="A", hand="galloway criollo", dollars=6, market="longhorn", trail=trail)
    play(match, "move:FR1")
    assert values(match) == ["2a-1", "2a-2", "FR1-risk-1", "aux1", "aux2", "end"]
    play(match, "act:FR1-risk-1", "discard:criollo", "certify:1")
    assert me(match).certificates == 1
    assert values(match) == ["2a-1", "2a-2", "end"]
    play(match, "act:2a-1")
    assert me(match).dollars == 10
    assert values(match) == ["2a-2", "end"]


def test_an_auxiliary_action_excludes_local_ones():
    """R-05, the other way round."""
    match = scene(herder="A", hand="galloway criollo", dollars=6, trail={"FR1": "2a-0"})
    play(match, "move:FR1", "act:aux1")
    assert match.state.active == 1


@pytest.mark.parametrize(
    ("herder", "space", "tile", "fee"),
    [("A", "A1", "2a-1", 0), ("A", "FLOOD1", "flood-4-green", 2), ("D", "OUT4", "outlaw-orange", 1)],
)
def test_tiles_of_others_only_allow_a_single_auxiliary_action(herder, space, tile, fee):
    """R-06: another player's building, a hazard, an outlaw; single even where the double is open."""
    match = scene(herder=herder, hand="galloway", dollars=9, trail={space: tile}, cleared="aux1")
    play(match, f"move:{space}")
    assert values(match) == ["aux1", "aux2", "end"]
    play(match, "act:aux1")
    assert me(match).dollars == 9 - fee + 1


@pytest.mark.parametrize("permanent", [0, 1])
def test_income_counts_each_breed_once_and_adds_certificates(permanent):
    """R-07."""
    hand = "santa_gertrudis santa_gertrudis longhorn black_angus"
    match = scene(herder="F", hand=hand, certificates=3, permanent=permanent, draw="criollo")
    play(match, "move:KC", "spend:2")
    assert me(match).dollars == 10 + permanent
    assert (me(match).certificates, me(match).permanent) == (1, permanent)
    assert ids(me(match).discard) == hand.split()
    assert me(match).hand == []


def delivery(**things):
    """A delivery of 10 by a player with discs on Fulton and Bloomington."""
    return play(scene(herder="F", permanent=10, cities="fulton bloomington", **things), "move:KC")


@pytest.mark.parametrize("engine", [5, "ST1"])
@pytest.mark.parametrize(("city", "transport"), [("chicago", 3), ("peoria", 2), ("st_louis", 0), ("kansas_city", -4)])
def test_transport_costs_a_dollar_a_crossing(engine, city, transport):
    """R-08; Kansas City pays four dollars."""
    match = delivery(engine=engine)
    assert values(match) == ["kansas_city", "st_louis", "peoria", "chicago"]
    play(match, f"deliver:{city}", "disc:aux1")
    assert me(match).dollars == 10 - transport
    assert ids(me(match).cities) == ["fulton", "bloomington", city]


@pytest.mark.parametrize("city", ["peoria", "st_louis", "kansas_city"])
def test_white_cities_take_discs_with_white_corners(city):
    """R-08."""
    match = play(delivery(engine=5), f"deliver:{city}")
    assert values(match) == WHITE_DISCS


def test_a_black_city_takes_any_disc():
    """R-08: Chicago, and no delivery action there."""
    match = play(delivery(engine=5, display="O01 O02"), "deliver:chicago")
    assert values(match) == [*WHITE_DISCS, "certificate6", "step_left", "step_right", "hand"]
    play(match, "disc:hand")
    assert me(match).dollars == 10 - 5 - 3
    assert match.state.active == 1
    assert me(match).discard == []


def test_arrows_between_two_own_discs_act_at_once():
    """R-08: the objective of Bloomington at Peoria; the objective of Fulton and the token of Bloomington at St. Louis."""
    match = play(delivery(engine=5, display="O01 O02"), "deliver:peoria", "disc:aux1", "objective:O01")
    assert (ids(me(match).discard), me(match).tokens) == (["O01"], 0)
    match = play(delivery(engine=5, display="O01 O02"), "deliver:st_louis", "disc:aux1", "objective:O02")
    assert (ids(me(match).discard), me(match).tokens) == (["O02"], 1)


def test_the_hand_is_refilled_and_an_empty_stack_is_not_shuffled_yet():
    """R-09."""
    match = scene(herder="A", cleared="hand", hand="criollo galloway pineywoods", draw="longhorn hereford-5", discard="criollo")
    play(match, "move:B", "act:end")
    assert ids(me(match).hand) == ["criollo", "galloway", "pineywoods", "longhorn", "hereford-5"]
    assert (me(match).draw, ids(me(match).discard)) == ([], ["criollo"])


def test_two_workers_are_hired_at_building_a():
    """R-10."""
    jobs = {1: "cowboy", 3: "engineer", 4: "engineer"}
    match = scene(herder="START", jobs=jobs, token=4, workers=(1, 1, 2), hand="criollo criollo", dollars=20)
    play(match, "move:A")
    assert "act:A-1" not in options(match)
    play(match, "act:A-2")
    assert values(match) == ["cowboy-1", "engineer-3"]
    play(match, "hire:engineer-3")
    assert (me(match).dollars, me(match).workers) == (13, [1, 1, 3])
    play(match, "bonus:engineer-3-1")
    assert (me(match).dollars, ids(me(match).discard)) == (15, ["criollo"])
    play(match, "act:A-3")
    assert (me(match).dollars, me(match).workers) == (7, [2, 1, 3])


MARKET = "black_angus black_angus longhorn corriente shorthorn-3 shorthorn-4 shorthorn-5 hereford-5"


def buying(cowboys: int, dollars: int, market: str = MARKET, **things):
    """At building E, where cattle is sold."""
    match = scene(herder="C", market=market, cattle="corriente corriente", workers=(cowboys, 1, 1), dollars=dollars, **things)
    return play(match, "move:E", "act:E-2")


def test_what_one_cowboy_can_buy():
    """R-11."""
    assert values(buying(1, 12)) == ["black_angus-1", "longhorn-1", "corriente-1", "shorthorn-1", "more", "pass"]
    assert values(buying(1, 6)) == ["black_angus-1", "longhorn-1", "corriente-1", "more", "pass"]


def test_what_two_cowboys_can_buy():
    """R-12: two cards of value three for six dollars each, one for three, a Hereford for twelve."""
    match = play(buying(2, 12), "buy:longhorn-1", "buy:corriente-1")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["longhorn", "corriente"])
    match = play(buying(2, 9), "buy:longhorn-2")
    assert (me(match).dollars, ids(me(match).discard)) == (6, ["longhorn"])
    assert not options(match)[0].startswith("buy:")
    match = play(buying(2, 12), "buy:hereford-2")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["hereford-5"])


def test_pairs_are_cheaper():
    """R-13."""
    match = play(buying(3, 5), "buy:black_angus+longhorn-3")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["black_angus", "longhorn"])
    match = play(buying(5, 8), "buy:shorthorn+shorthorn-5", "take:shorthorn-5", "take:shorthorn-4")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["shorthorn-5", "shorthorn-4"])


def test_a_new_building_costs_two_dollars_a_builder():
    """R-14."""
    match = play(scene(herder="A", workers=(1, 2, 1), dollars=4), "move:B", "act:B-2")
    assert "build:4a-0" in options(match)
    play(match, "build:4a-0", "site:A1")
    assert me(match).dollars == 0
    assert match.state.trail[INDEX[Space.of("A1")]].id == "4a-0"


def test_a_replacement_costs_the_difference_and_the_old_tile_leaves_the_game():
    """R-14."""
    assert "build:8a-0" not in options(replacing(builders=2, dollars=20))
    match = play(replacing(builders=3, dollars=6), "build:8a-0")
    assert me(match).dollars == 0
    assert match.state.trail[INDEX[Space.of("A1")]].id == "8a-0"
    assert ids(match.state.gone) == ["4a-0"]


def test_a_replacement_needs_more_builders_than_the_old_tile():
    """R-14: 7a and 8a both need five."""
    assert "build:8a-0" not in options(replacing(builders=4, dollars=20, old="7a-0"))
    assert "build:9a-0" in options(replacing(builders=4, dollars=20, old="7a-0"))
    sites = options(play(replacing(builders=5, dollars=20, old="7a-0"), "build:8a-0"))
    assert "site:A2" in sites
    assert "site:A1" not in sites


def replacing(builders: int, dollars: int, old: str = "4a-0"):
    match = scene(herder="A", trail={"A1": old}, workers=(1, builders, 1), dollars=dollars)
    return play(match, "move:B", "act:B-2")


def test_the_builder_row_builds_for_a_dollar_a_builder():
    """R-15: the fourth builder is hired for six, the replacement of 4a by 8a costs three."""
    match = scene(herder="START", jobs={1: "builder"}, trail={"A1": "4a-0"}, workers=(1, 3, 1), dollars=9)
    play(match, "move:A", "act:A-2", "build:8a-0")
    assert me(match).dollars == 0
    assert ids(match.state.gone) == ["4a-0"]


@pytest.mark.parametrize(("space", "dollars", "tokens"), [("OUT7", 6, 0), ("OUT1", 0, 1)])
def test_an_outlaw_brings_the_bonus_of_its_space(space, dollars, tokens):
    """R-16."""
    match = scene(herder="C", trail={"OUT1": "outlaw-green", "OUT7": "outlaw-orange"})
    play(match, "move:D", "act:D-1a", f"outlaw:{space}")
    assert (me(match).dollars, me(match).tokens, len(me(match).outlaws)) == (dollars, tokens, 1)


@pytest.mark.parametrize(
    ("herder", "place", "tile", "action", "card", "reward"),
    [
        ("C", "E", None, "E-1", "pineywoods", (2, 0)),
        ("E", "F", None, "F-1", "galloway galloway", (4, 0)),
        ("A", "FR2", "2a-0", "FR2-risk-1", "criollo", (2, 1)),
    ],
)
def test_cards_are_discarded_for_dollars_and_certificates(herder, place, tile, action, card, reward):
    """R-17."""
    match = scene(herder=herder, trail={place: tile} if tile else {}, hand=f"hereford-5 {card}")
    play(match, f"move:{place}", f"act:{action}", *["certify:1"] * reward[1])
    assert (me(match).dollars, me(match).certificates) == reward
    assert ids(me(match).discard) == card.split()


def test_any_cattle_card_is_discarded_for_a_certificate():
    """R-17; an objective card is none."""
    match = scene(herder="A", trail={"FR1": "2a-0"}, hand="hereford-5 corriente O01")
    play(match, "move:FR1", "act:FR1-risk-1")
    assert values(match) == ["hereford-5", "corriente"]
    play(match, "discard:corriente", "certify:1")
    assert (me(match).certificates, ids(me(match).discard)) == (1, ["corriente"])


def test_a_card_is_discarded_for_the_engine():
    """R-17: a Santa Gertrudis and building 2b."""
    match = scene(herder="A", trail={"A1": "2b-0"}, hand="santa_gertrudis")
    play(match, "move:A1", "act:2b-1")
    assert options(match) == ["engine:1", "engine:2", "pass"]
    play(match, "engine:2")
    assert me(match).engine is Track.of("2")
    assert ids(me(match).discard) == ["santa_gertrudis"]


@pytest.mark.parametrize(("discs", "points"), [(2, 18), (1, 10)])
def test_objectives_are_scored_with_every_element_once(discs, points):
    """R-18."""
    match = scene(
        area="OS3 O14 O21 O21",
        trail={"A1": "1a-0", "A2": "2a-0", "A3": "3a-0"},
        hazards="flood-4-green flood-4-green flood-3-green",
        outlaws="outlaw-orange",
        cities=["new_york"] * discs,
    )
    assert score(match.state, 0)["objectives"] == points


def test_an_arrow_counts_only_with_discs_at_both_ends():
    """R-19."""
    match = scene(cities="philadelphia pittsburgh")
    assert score(match.state, 0)["cities"] == 10


def test_what_was_copied_cannot_be_done_again_on_the_own_building():
    """R-20: 6b copies 10b, whose move ends on the own 10b."""
    match = scene(herder="A", dollars=9, trail={"A2": "6b-0", "A3": "10b-1", "B2": "10b-0"})
    play(match, "move:A2", "act:6b-1")
    assert values(match) == ["10b-1", "10b-2", "10b-3", "end"]
    play(match, "act:10b-1", "act:10b-2", "engine:1", "act:10b-3", "move:B2")
    assert values(match) == ["aux1", "aux2", "end"]


def test_what_was_done_cannot_be_copied():
    """R-21: the own 4a leads to 6b, which may copy another 4a, but not for the move that was performed."""
    match = scene(herder="A", dollars=9, trail={"A1": "4a-0", "A2": "4a-1", "A3": "6b-0", "FLOOD1": "flood-4-green"})
    play(match, "move:A1", "act:4a-2", "move:A3", "act:6b-1", "copy:A2")
    assert values(match) == ["4a-1", "end"]


SIMMENTAL = {"simmental": "yes"}


def test_simmentals_of_all_stages_are_one_breed_and_rise_a_stage():
    """R-22."""
    match = scene(herder="F", options=SIMMENTAL, hand="simmental-1 simmental-2 galloway criollo")
    play(match, "move:KC", "raise:simmental-1", "raise:simmental-2")
    assert me(match).dollars == 7
    assert sorted(ids(me(match).discard)) == ["criollo", "galloway", "simmental-2", "simmental-3"]
    assert sorted(ids(match.state.removed)) == ["simmental-1", "simmental-2"]
    assert match.state.simmentals == [7, 7]
    assert values(match)[-1] == "bloomington"


def test_prices_of_simmentals():
    """R-23."""
    match = play(buying(1, 8, "simmental-1", options=SIMMENTAL), "buy:simmental-1")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["simmental-1"])
    match = play(buying(2, 5, "simmental-1", options=SIMMENTAL), "buy:simmental-2")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["simmental-1"])


def test_workers_fill_the_row_of_the_token_and_move_it_down():
    """R-24: three columns, an empty row 4."""
    match = scene(3, herder="F", token=4, foresight={1: "cowboy", 2: "builder", 3: "engineer"}, cattle="longhorn")
    play(match, "move:KC")
    assert ids(match.state.jobs[9:]) == ["cowboy", "builder", "engineer"]
    assert ROWS[token_row(match.state.jobs, 3)].id == "5"
    assert match.state.market == []
