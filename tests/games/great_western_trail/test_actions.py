"""The actions, one after the other."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import ids, lies, me, options, play, scene, values
from saloon.engine import Match


def at(space: str, **things: object) -> Match:
    """A match whose herder has just come to a neutral building."""
    return play(scene(**{**things, "herder": None}), f"begin:{space}")


# ------------------------------------------------------------ requirements and effects


def test_an_effect_may_be_given_up_even_if_its_condition_was_met():
    match = play(scene(trail={"A1": "2b-0"}, hand="santa_gertrudis"), "move:A1", "act:2b-1")
    assert "pass" in options(match)


def test_exactly_the_cards_shown_are_discarded():
    match = play(at("F", hand="pineywoods pineywoods pineywoods", tokens=1), "act:F-1")
    assert (me(match).dollars, ids(me(match).discard), ids(me(match).hand)) == (4, ["pineywoods"] * 2, ["pineywoods"])


def test_an_objective_card_is_no_cattle():
    match = play(scene(trail={"FR1": "3a-0"}, hand="O01"), "move:FR1")
    assert "act:FR1-risk-1" not in options(match)


# ------------------------------------------------------------ certificates


def test_the_marker_goes_no_further_than_the_limit():
    match = play(scene(trail={"A1": "5b-0"}, hand="pineywoods", certificates=2), "move:A1", "act:5b-1")
    assert options(match) == ["certify:1", "certify:0"]
    assert me(play(match, "certify:1")).certificates == 3


def test_fewer_certificates_may_be_taken_or_none():
    """P. 12: an effect may be given up in whole or in part, even if its condition was met."""
    match = play(scene(trail={"A1": "5b-0"}, hand="pineywoods"), "move:A1", "act:5b-1")
    assert options(match) == ["certify:2", "certify:1", "certify:0"]
    assert me(play(match.clone(), "certify:1")).certificates == 1
    assert me(play(match, "certify:0")).certificates == 0


def test_who_chose_a_single_certificate_is_not_asked_how_many():
    assert me(play(at("C"), "act:C-1a")).certificates == 1


def test_the_step_to_six_is_a_single_space():
    things = dict(trail={"A1": "5b-0"}, hand="pineywoods", certificates=3, cleared="certificate4 certificate6")
    match = play(scene(**things), "move:A1", "act:5b-1")
    assert options(match) == ["certify:3", "certify:1", "certify:0"]


def test_what_money_has_earned_may_be_given_up_too():
    """P. 12."""
    match = play(at("D", dollars=2), "act:D-1b")
    assert options(match) == ["engine:1", "engine:2", "pass"]
    assert (me(play(match, "pass")).dollars, me(match).engine.id) == (0, "0")


@pytest.mark.parametrize(
    ("cleared", "limit"), [("", 3), ("certificate4", 4), ("certificate6", 3), ("certificate4 certificate6", 6)]
)
def test_the_limit_is_raised_by_clearing_its_discs_in_order(cleared, limit):
    match = play(scene(trail={"A1": "10a-0"}, cleared=cleared), "move:A1", "act:10a-1")
    assert me(play(match, f"certify:{limit}")).certificates == limit


def test_at_the_limit_a_certificate_cannot_be_had():
    assert "act:C-1a" not in options(at("C", certificates=3, display="O01"))


# ------------------------------------------------------------ hiring


def test_no_worker_is_hired_from_the_row_of_the_token():
    match = play(at("A", dollars=20, jobs={1: "cowboy builder", 2: "engineer"}), "act:A-2")
    assert values(match) == ["cowboy-1", "builder-1"]


def test_hiring_costs_what_stands_beside_the_row():
    match = play(at("A", dollars=20, token=7, jobs={1: "cowboy", 3: "cowboy", 6: "cowboy"}), "act:A-2")
    assert values(match) == ["cowboy-1", "cowboy-3", "cowboy-6"]
    play(match, "hire:cowboy-6")
    assert me(match).dollars == 11


@pytest.mark.parametrize(("row", "cost"), [*enumerate([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4], start=1)])
def test_the_twelve_rows_cost(row, cost):
    match = play(at("A", dollars=20, token=13, ender=1, left=2, jobs={row: "cowboy"}), "act:A-2")
    assert me(match).dollars == 20 - cost


def test_the_icon_changes_the_cost():
    match = play(at("A", dollars=20, jobs={1: "cowboy cowboy"}), "act:A-3")
    assert me(match).dollars == 20 - 8
    match = play(scene(trail={"A1": "6a-0"}, dollars=20, jobs={1: "cowboy"}), "move:A1", "act:6a-1")
    assert me(match).dollars == 20 - 5


def test_who_cannot_pay_cannot_hire():
    assert "act:A-2" not in options(at("A", dollars=5, jobs={1: "cowboy"}))
    assert "act:A-3" not in options(at("A", dollars=7, jobs={1: "cowboy"}))


def test_the_worker_joins_his_row_and_his_space_in_the_market_stays_empty():
    match = play(at("A", dollars=6, jobs={1: "cowboy builder engineer"}), "act:A-2", "hire:builder-1")
    assert me(match).workers == [1, 2, 1]
    assert [worker and worker.id for worker in match.state.jobs] == ["cowboy", None, "engineer"]


def test_a_full_row_takes_no_more_workers():
    match = at("A", dollars=20, jobs={1: "cowboy builder"}, workers=(6, 1, 1))
    play(match, "act:A-2")
    assert me(match).workers == [6, 2, 1]


@pytest.mark.parametrize(("there", "hired"), [(3, "cowboy-4"), (5, "cowboy-6")])
def test_the_fourth_cowboy_clears_a_hazard_and_the_sixth_collects_an_outlaw(there, hired):
    trail = {"FLOOD1": "flood-4-green", "OUT1": "outlaw-green"}
    match = play(at("A", dollars=9, jobs={1: "cowboy"}, workers=(there, 1, 1), trail=trail), "act:A-2")
    assert options(match) == (["hazard:FLOOD1", "pass"] if hired == "cowboy-4" else ["outlaw:OUT1", "pass"])
    play(match, options(match)[0])
    assert (len(me(match).hazards), len(me(match).outlaws)) == ((1, 0) if hired == "cowboy-4" else (0, 1))
    assert me(match).dollars == 3


@pytest.mark.parametrize("there", [3, 5])
def test_the_fourth_and_the_sixth_builder_build_for_a_dollar_a_builder(there):
    match = at("A", dollars=20, jobs={1: "builder"}, workers=(1, there, 1), buildings="5a")
    play(match, "act:A-2", "build:5a-0", "site:A1")
    assert me(match).dollars == 20 - 6 - 3


@pytest.mark.parametrize(("there", "dollars", "certificates"), [(1, 0, 1), (2, 2, 0), (4, 0, 2), (5, 4, 0)])
def test_engineers_pay_for_a_criollo(there, dollars, certificates):
    match = at("A", dollars=6, jobs={1: "engineer"}, workers=(1, 1, there), hand="criollo")
    play(match, "act:A-2", f"bonus:engineer-{there + 1}-1", *[f"certify:{certificates}"] * (certificates > 0))
    assert (me(match).dollars, me(match).certificates) == (dollars, certificates)
    assert ids(me(match).discard) == ["criollo"]


def test_the_fourth_engineer_hires_another_worker_for_two_dollars_less():
    match = at("A", dollars=10, jobs={1: "engineer cowboy"}, workers=(1, 1, 3))
    play(match, "act:A-2", "hire:engineer-1", "hire:cowboy-1")
    assert (me(match).dollars, me(match).workers) == (0, [2, 1, 4])


def test_an_immediate_action_may_be_given_up():
    match = at("A", dollars=6, jobs={1: "engineer"}, hand="criollo")
    play(match, "act:A-2", "pass")
    assert (me(match).certificates, len(me(match).discard)) == (0, 0)


def test_an_immediate_action_that_cannot_be_done_is_not_asked():
    match = play(at("A", dollars=6, jobs={1: "engineer"}, hand="longhorn galloway"), "act:A-2")
    assert options(match) == ["act:A-1", "act:end"]


def lacking_a_criollo(**things: object) -> Match:
    """A second engineer was hired, whose space gives a certificate for a Criollo that is not in the hand."""
    things = {"tokens": 1, "hand": "longhorn galloway", "draw": "criollo corriente corriente corriente", **things}
    return play(at("A", dollars=6, jobs={1: "engineer"}, **things), "act:A-2")


def test_before_an_immediate_action_lapses_for_want_of_a_card_a_token_may_bring_it():
    """P. 17: tokens can be used at any moment, even during an action."""
    match = lacking_a_criollo()
    assert options(match) == ["pass", "bonus:exchange"]
    play(match, "bonus:exchange", "draw:1", "discard:longhorn", "bonus:engineer-2-1", "certify:1")
    assert (me(match).certificates, ids(me(match).discard)) == (1, ["longhorn", "criollo"])


def test_it_may_lapse_all_the_same():
    assert options(play(lacking_a_criollo(), "pass")) == ["act:A-1", "act:end", "act:exchange"]


def test_if_the_token_does_not_bring_the_card_it_lapses():
    match = play(lacking_a_criollo(draw="corriente corriente"), "bonus:exchange", "draw:1", "discard:longhorn")
    assert options(match) == ["act:A-1", "act:end"]


@pytest.mark.parametrize("things", [dict(tokens=0), dict(draw="", discard="")])
def test_where_no_token_could_bring_the_card_nothing_is_asked(things):
    assert "act:end" in options(lacking_a_criollo(**things))


# ------------------------------------------------------------ buying cattle


def test_cattle_goes_onto_the_discard_pile():
    match = play(at("E", dollars=6, market="longhorn corriente"), "act:E-2", "buy:longhorn-1")
    assert (ids(me(match).discard), ids(match.state.market), me(match).dollars) == (["longhorn"], ["corriente"], 0)


def test_only_cattle_of_the_market_can_be_bought():
    match = play(at("E", dollars=50, workers=(6, 1, 1), market="hereford-5", cattle="longhorn"), "act:E-2")
    assert values(match) == ["hereford-2", "hereford-4", "more", "pass"]


PRICES = [
    ("longhorn", 1, 6, "longhorn-1"), ("longhorn", 2, 3, "longhorn-2"), ("longhorn longhorn", 3, 5, "longhorn+longhorn-3"),
    ("shorthorn-5", 1, 12, "shorthorn-1"), ("shorthorn-5", 3, 6, "shorthorn-3"),
    ("shorthorn-5 shorthorn-3", 5, 8, "shorthorn+shorthorn-5"),
    ("hereford-7", 2, 12, "hereford-2"), ("hereford-7", 4, 6, "hereford-4"),
]  # fmt: skip


@pytest.mark.parametrize(("market", "cowboys", "price", "purchase"), PRICES)
def test_every_line_of_the_price_table(market, cowboys, price, purchase):
    match = play(at("E", dollars=price, workers=(cowboys, 1, 1), market=market), "act:E-2", f"buy:{purchase}")
    assert (me(match).dollars, sorted(ids(me(match).discard))) == (0, sorted(market.split()))


@pytest.mark.parametrize(("market", "cowboys", "price", "purchase"), PRICES)
def test_no_line_without_its_cowboys_or_its_dollars(market, cowboys, price, purchase):
    match = at("E", dollars=price - 1, workers=(cowboys, 1, 1), market=market, cattle="corriente")
    assert purchase not in values(play(match, "act:E-2"))
    if cowboys > 1:
        match = at("E", dollars=50, workers=(cowboys - 1, 1, 1), market=market, cattle="corriente")
        assert purchase not in values(play(match, "act:E-2"))


def test_two_cards_at_one_price_may_be_of_different_breeds():
    match = at("E", dollars=5, workers=(3, 1, 1), market="longhorn corriente black_angus")
    play(match, "act:E-2", "buy:black_angus+corriente-3")
    assert sorted(ids(me(match).discard)) == ["black_angus", "corriente"]


def test_where_cards_of_a_breed_differ_the_player_says_which():
    """P. 13: one card "Shorthorn", whichever; the most valuable comes first."""
    match = at("E", dollars=12, market="shorthorn-3 shorthorn-5 shorthorn-3 longhorn")
    play(match, "act:E-2", "buy:shorthorn-1")
    assert options(match) == ["take:shorthorn-5", "take:shorthorn-3"]
    play(match, "take:shorthorn-3")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["shorthorn-3"])
    assert sorted(ids(match.state.market)) == ["longhorn", "shorthorn-3", "shorthorn-5"]


@pytest.mark.parametrize("market", ["shorthorn-3 shorthorn-5", "shorthorn-5 shorthorn-5 shorthorn-5"])
def test_of_equal_cards_and_of_the_last_ones_nothing_is_asked(market):
    match = play(at("E", dollars=8, market=market, workers=(5, 1, 1)), "act:E-2", "buy:shorthorn+shorthorn-5")
    assert len(me(match).discard) == 2


def test_every_cowboy_works_once_in_an_action():
    match = at("E", dollars=50, workers=(3, 1, 1), market="longhorn corriente shorthorn-4")
    play(match, "act:E-2", "buy:longhorn-2")
    assert values(match) == ["corriente-1", "shorthorn-1", "pass"]
    play(match, "buy:shorthorn-1")
    assert me(match).dollars == 50 - 3 - 12


def test_one_may_buy_less_than_one_could():
    match = play(at("E", dollars=50, workers=(6, 1, 1), market="longhorn corriente"), "act:E-2", "buy:longhorn-1", "pass")
    assert ids(match.state.market) == ["corriente"]


def test_a_cowboy_who_does_not_buy_adds_two_cards_to_the_market_at_any_time():
    match = at("E", dollars=20, workers=(3, 1, 1), market="longhorn", cattle="hereford-5 corriente black_angus")
    play(match, "act:E-2", "buy:longhorn-1", "buy:more")
    assert ids(match.state.market) == ["hereford-5", "corriente"]
    play(match, "buy:corriente-1")
    assert me(match).dollars == 8


def test_the_last_card_of_the_stack_comes_alone_and_then_none_can_be_added():
    match = play(at("E", workers=(3, 1, 1), cattle="hereford-5"), "act:E-2", "buy:more")
    assert ids(match.state.market) == ["hereford-5"]
    assert list(match.asks) == [1]


# ------------------------------------------------------------ building


def test_a_building_needs_its_builders_and_two_dollars_for_each():
    match = at("B", dollars=6, workers=(1, 3, 1), buildings="3a 4a 5a 6a")
    play(match, "act:B-2")
    assert values(match) == ["3a-0", "4a-0", "5a-0"]
    play(match, "build:5a-0", "site:A2")
    assert (me(match).dollars, ids(me(match).buildings)) == (0, ["3a-0", "4a-0", "6a-0"])


def test_who_cannot_pay_the_builders_cannot_build():
    match = at("B", dollars=5, workers=(1, 3, 1), buildings="4a 5a")
    assert values(play(match, "act:B-2"))[:1] == ["A1"], "only 4a can be paid, so the site is asked at once"
    assert "act:B-2" not in options(at("B", dollars=1, workers=(1, 3, 1)))


def test_a_building_stands_on_an_empty_building_space_of_the_trail():
    match = at("B", dollars=2, buildings="2a", trail={"A1": "3a-1", "E1": "3a-2"})
    sites = values(play(match, "act:B-2"))
    assert len(sites) == 20
    assert not {"A1", "E1", "A", "FLOOD1", "OUT5", "KC"} & {*sites}


def test_a_building_may_replace_an_own_one_that_needs_fewer_builders_for_the_difference():
    match = at("B", dollars=4, workers=(1, 2, 1), trail={"A1": "4a-0"}, buildings="6a")
    play(match, "act:B-2")
    assert (me(match).dollars, lies(match, "A1"), ids(match.state.gone)) == (0, "6a-0", ["4a-0"])


def test_a_building_never_replaces_one_of_the_same_value_or_of_others():
    match = at("B", dollars=50, workers=(1, 4, 1), trail={"A1": "6a-0", "A2": "1a-1"}, buildings="12a")
    assert not {"A1", "A2"} & {*values(play(match, "act:B-2"))}


def test_more_than_six_builders_are_only_needed_for_a_replacement():
    match = at("B", dollars=50, workers=(1, 6, 1), trail={"A1": "4a-0"}, buildings="9a 10a 11a")
    play(match, "act:B-2")
    assert lies(match, "A1") == "9a-0"
    assert "act:B-2" not in options(at("B", dollars=50, workers=(1, 6, 1), buildings="9a 10a 11a"))


# ------------------------------------------------------------ auxiliary actions


def double(**things: object) -> Match:
    """A match at a single or double auxiliary action, all discs of them cleared."""
    cleared = "aux1 aux2 aux3 aux3 aux4 aux4 aux5 aux5"
    return play(at("G", **{"cleared": cleared, **things}), "act:G-2")


def test_singles_and_doubles_are_offered_where_both_discs_are_gone():
    match = double(dollars=5, engine=9)
    assert values(match) == [f"aux{n}" for n in range(1, 6)] + [f"aux{n}-double" for n in range(1, 6)]


def test_with_one_disc_left_there_is_only_the_single():
    match = double(dollars=5, engine=9, cleared="aux3 aux4")
    assert values(match) == ["aux1", "aux2", "aux3", "aux4"]


@pytest.mark.parametrize(("choice", "dollars"), [("aux1", 1), ("aux1-double", 2)])
def test_auxiliary_one_gives_money(choice, dollars):
    assert me(play(double(), f"auxiliary:{choice}")).dollars == dollars


def test_auxiliary_two_draws_and_then_discards():
    match = play(double(hand="galloway", draw="longhorn hereford-5 criollo criollo criollo"), "auxiliary:aux2")
    assert options(match) == ["discard:galloway", "discard:longhorn"]
    match = double(hand="galloway", draw="longhorn hereford-5 criollo criollo criollo")
    play(match, "auxiliary:aux2-double", "draw:2", "discard:galloway", "discard:longhorn")
    assert ids(me(match).discard) == ["galloway", "longhorn"]


@pytest.mark.parametrize(("choice", "spaces"), [("aux3", 1), ("aux3-double", 2)])
def test_auxiliary_three_pays_and_drives_back_for_certificates(choice, spaces):
    match = play(double(dollars=2, engine=3), f"auxiliary:{choice}", f"certify:{spaces}")
    player = me(match)
    assert (player.dollars, player.engine.id, player.certificates) == (2 - spaces, str(3 - spaces), spaces)


@pytest.mark.parametrize(("choice", "spaces"), [("aux4", 1), ("aux4-double", 2)])
def test_auxiliary_four_pays_and_drives_on(choice, spaces):
    match = play(double(dollars=2), f"auxiliary:{choice}")
    if f"engine:{spaces}" in options(match):
        play(match, f"engine:{spaces}")
    assert (me(match).dollars, me(match).engine.id) == (2 - spaces, str(spaces))


@pytest.mark.parametrize(("choice", "spaces"), [("aux5", 1), ("aux5-double", 2)])
def test_auxiliary_five_drives_back_for_money_and_removes_cards_from_the_game(choice, spaces):
    match = play(double(engine=3, hand="criollo criollo galloway O01"), f"auxiliary:{choice}")
    play(match, *["remove:criollo", "remove:O01"][:spaces])
    assert (me(match).dollars, me(match).engine.id) == (spaces, str(3 - spaces))
    assert ids(match.state.removed) == ["criollo", "O01"][:spaces]


def test_fewer_cards_may_be_removed():
    match = play(double(engine=3, hand="criollo galloway"), "auxiliary:aux5-double", "pass")
    assert match.state.removed == []


def test_the_engine_must_go_back_the_whole_way():
    match = double(engine=1, dollars=5)
    assert {"aux3", "aux5"} <= {*values(match)}
    assert not {"aux3-double", "aux5-double"} & {*values(match)}
    assert not {"aux3", "aux5"} & {*values(double(dollars=5))}


def test_what_costs_money_needs_it():
    match = double(dollars=1, engine=5)
    assert {"aux3", "aux4", "aux5-double"} <= {*values(match)}
    assert not {"aux3-double", "aux4-double"} & {*values(match)}


# ------------------------------------------------------------ outlaws and hazards

BOUNTIES = [None, 1, 2, 3, 4, 5, 6, 8, 10]


@pytest.mark.parametrize(("number", "dollars"), [*enumerate(BOUNTIES, start=1)])
def test_every_outlaw_pays_the_bounty_of_its_space(number, dollars):
    match = play(at("D", trail={f"OUT{number}": "outlaw-orange"}), "act:D-1a")
    assert ids(me(match).outlaws) == ["outlaw-orange"]
    assert (me(match).dollars, me(match).tokens) == ((dollars, 0) if dollars else (0, 1))


def test_any_outlaw_may_be_chosen():
    match = at("D", trail={"OUT1": "outlaw-green", "OUT3": "outlaw-orange", "OUT5": "outlaw-green"})
    assert values(play(match, "act:D-1a")) == ["OUT1", "OUT3", "OUT5"]


def test_without_outlaws_none_can_be_collected():
    assert "act:D-1a" not in options(at("D"))


def test_any_hazard_of_any_zone_may_be_cleared_for_the_cost_of_the_icon():
    match = at("F", dollars=7, trail={"FLOOD1": "flood-4-green", "ROCK2": "rockfall-2-black", "DROUGHT1": "drought-3-green"})
    play(match, "act:F-2")
    assert values(match) == ["FLOOD1", "DROUGHT1", "ROCK2"]
    play(match, "hazard:ROCK2")
    assert (ids(me(match).hazards), me(match).dollars, lies(match, "ROCK2")) == (["rockfall-2-black"], 0, None)


def test_without_hazards_none_can_be_cleared():
    assert "act:F-2" not in options(at("F", dollars=20))


def test_herders_stay_where_a_tile_is_taken():
    match = at("D", trail={"OUT5": "outlaw-green"}, others={1: dict(herder="OUT5")})
    play(match, "act:D-1a", "act:end")
    assert me(match, 1).herder.id == "OUT5"
    assert options(match)[0] == "move:E"


# ------------------------------------------------------------ exchange tokens


def test_a_token_draws_up_to_two_cards_and_discards_as_many():
    match = scene(tokens=1, hand="criollo galloway", draw="hereford-5 longhorn criollo criollo criollo criollo")
    play(match, "move:exchange")
    assert options(match) == ["draw:1", "draw:2"]
    play(match, "draw:2", "discard:criollo", "discard:galloway")
    assert (me(match).tokens, ids(me(match).hand), ids(me(match).discard)) == (
        0, ["hereford-5", "longhorn"], ["criollo", "galloway"],
    )  # fmt: skip


def test_a_token_can_be_spent_in_the_middle_of_an_action():
    match = at("E", tokens=1, dollars=6, market="longhorn", hand="criollo galloway")
    play(match, "act:E-2", "buy:exchange", "draw:1", "discard:galloway", "buy:longhorn-1")
    assert ids(me(match).discard) == ["galloway", "longhorn"]


def test_a_token_can_be_spent_in_the_turn_of_another():
    match = scene(others={1: dict(tokens=1, hand="criollo galloway", herder="A")})
    play(match, "1 exchange:exchange", "draw:1", "discard:galloway")
    assert ids(me(match, 1).discard) == ["galloway"]
    assert list(match.asks) == [0]


def test_after_a_token_the_question_is_put_again_with_what_is_now_possible():
    match = at("E", tokens=1, hand="criollo", draw="pineywoods criollo criollo criollo criollo")
    assert "act:E-1" not in options(match)
    play(match, "act:exchange", "draw:1", "discard:criollo")
    assert "act:E-1" in options(match)


def test_without_a_token_nothing_is_exchanged():
    match = scene()
    assert "move:exchange" not in options(match)
    assert match.asides == {}
