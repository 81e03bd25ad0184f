"""Placing stores: the auxiliary action, trade spaces, what towns do (rulebook, p. 4 and the annex)."""

from __future__ import annotations

import pytest

from games.great_western_trail.rails.scene import at, first_towns, north, placing, reasons, stores, towns
from games.great_western_trail.scene import ids, lies, me, options, play, values
from saloon.engine import Match
from saloon.games.great_western_trail.components import Tile
from saloon.games.great_western_trail.rails.scoring import bells
from texts import labels


def double(**things: object) -> Match:
    """At the icon "single or double", with the disc of the annex gone."""
    return play(at("G", **{"cleared": "aux6", **things}), "act:G-2")


# ------------------------------------------------------------ the auxiliary action


def test_the_single_form_is_open_from_the_start():
    assert "act:aux6" in options(at("A", hand="galloway", dollars=1))


def test_the_single_form_costs_a_dollar_and_a_card_of_value_two():
    """RN-11."""
    match = play(at("A", hand="galloway", dollars=3), "act:aux6", "store:S01")
    assert (me(match).dollars, ids(me(match).discard), stores(match)) == (2, ["galloway"], ["S01"])


@pytest.mark.parametrize("card", ["santa_gertrudis", "pineywoods", "galloway", "simmental-1"])
def test_any_cattle_of_value_two_will_do(card):
    assert "act:aux6" in options(at("A", hand=card, dollars=1, options={"simmental": "yes"}))


@pytest.mark.parametrize("card", ["criollo", "longhorn", "hereford-5", "simmental-2", "O01"])
def test_nothing_else_will_do(card):
    assert "act:aux6" not in options(at("A", hand=card, dollars=1, options={"simmental": "yes"}))


def test_without_the_dollar_it_cannot_be_done():
    match = at("A", hand="galloway", dollars=0, listen=True)
    assert "act:aux6" not in options(match)
    assert reasons(match, "aux6") == ["no_money"]


@pytest.mark.parametrize(
    ("things", "reason"),
    [(dict(hand="criollo"), "no_twos"), (dict(hand="galloway", stores=first_towns(15)), "no_store_left")],
)
def test_it_is_said_why_it_cannot_be_done(things, reason):
    match = at("A", dollars=9, listen=True, **things)
    assert reasons(match, "aux6") == [reason]


def test_the_player_says_which_card_goes():
    match = play(at("A", hand="galloway pineywoods criollo", dollars=1), "act:aux6")
    assert options(match) == ["discard:galloway", "discard:pineywoods"]


def test_no_token_is_spent_while_the_card_is_chosen():
    match = play(at("A", hand="galloway pineywoods", dollars=1, tokens=1), "act:aux6")
    assert options(match) == ["discard:galloway", "discard:pineywoods"]


def test_the_double_form_costs_twice_and_places_two_stores():
    """RN-12, G6: all is paid before the first store, whose two dollars come too late for it."""
    match = play(double(dollars=2, hand="galloway pineywoods"), "auxiliary:aux6-double", "discard:galloway")
    assert (me(match).dollars, ids(me(match).discard)) == (0, ["galloway", "pineywoods"])
    play(match, "store:S01", "store:OMA", "trade:OMA-1")
    assert (me(match).dollars, stores(match)) == (2, ["S01", "OMA"])


def test_the_cards_of_a_double_action_may_be_alike():
    match = play(double(dollars=2, hand="galloway galloway"), "auxiliary:aux6-double")
    assert ids(me(match).discard) == ["galloway", "galloway"]


@pytest.mark.parametrize("things", [dict(dollars=1, hand="galloway galloway"), dict(dollars=2, hand="galloway criollo")])
def test_the_double_form_needs_all_of_its_condition(things):
    """Money that the first store would bring does not count."""
    match = double(**things, cities="FUL")
    assert "auxiliary:aux6" in options(match)
    assert "auxiliary:aux6-double" not in options(match)


def test_the_double_form_is_open_once_the_disc_of_the_annex_is_gone():
    match = double(dollars=2, hand="galloway galloway", cleared="")
    assert "aux6-double" not in values(match)


def test_the_double_form_is_not_done_instead_of_local_actions():
    match = at("A", dollars=2, hand="galloway galloway", cleared="aux6")
    assert "act:aux6-double" not in options(match)


def test_the_second_store_may_be_given_up_without_a_refund():
    match = play(double(dollars=2, hand="galloway galloway"), "auxiliary:aux6-double", "store:S01", "pass")
    assert (me(match).dollars, stores(match)) == (0, ["S01"])


def test_placing_may_be_given_up_without_a_refund():
    """G33."""
    match = placing(dollars=0)
    assert options(match) == ["store:S01", "pass"]
    play(match, "pass")
    assert (me(match).dollars, ids(me(match).discard), stores(match)) == (0, ["galloway"], [])


def test_after_an_auxiliary_action_no_local_action_is_left():
    match = play(placing(jobs={1: "cowboy"}), "store:S01")
    assert match.state.active == 1


def test_the_auxiliary_action_can_be_done_on_another_players_building():
    match = play(north(trail={"A1": "1a-1"}, hand="galloway", dollars=9), "move:A1")
    assert "act:aux6" in options(match)


def test_the_disc_of_the_annex_is_cleared_for_nothing():
    """G7: it has white corners."""
    match = play(north(herder="G"), "move:KC")
    assert "disc:aux6" in options(match), "Kansas City has white corners"
    play(match, "disc:aux6")
    assert me(match).dollars == 4
    assert not me(match).discs[match.state.kit.singles[-1].disc]


def test_the_third_store_of_a_row_clears_its_bell_and_gives_nothing():
    """G8."""
    match = placing(stores=first_towns(2), cities="TOL")
    assert bells(match.state, me(match)) == 0
    play(match, "store:TOR")
    assert (bells(match.state, me(match)), me(match).tokens) == (1, 0)


# ------------------------------------------------------------ trade spaces


def test_money_of_a_trade_space_is_taken_in_full():
    match = play(placing(cities="FUL"), "store:OMA", "trade:OMA-1")
    assert me(match).dollars == 2


def test_gifts_are_offered_first():
    assert values(play(placing(cities="FUL"), "store:OMA")) == ["OMA-1", "OMA-2"]
    assert values(play(placing(cities="HAR", display="O01"), "store:S12")) == ["S12-1", "S12-2"]


def test_a_gift_that_another_has_taken_is_gone():
    match = play(placing(cities="FUL", rivals={1: "OMA-1"}), "store:OMA")
    assert (me(match).dollars, match.state.rails.stores[0][0].id) == (0, "OMA-2")


def test_a_trade_space_may_give_an_exchange_token():
    assert me(play(placing(cities="CHI"), "store:S11", "trade:S11-1")).tokens == 1


def test_an_objective_card_of_a_trade_space_may_be_given_up():
    match = play(placing(cities="HAR", display="O01 O02"), "store:S12", "trade:S12-1")
    assert options(match) == ["objective:O01", "objective:O02", "pass"]
    assert "O02" in ids(me(play(match.clone(), "objective:O02")).discard)
    assert ids(me(play(match, "pass")).discard) == ["galloway"]


def test_a_certificate_of_a_trade_space_may_be_given_up():
    match = play(placing(cities="TOL", stores="TOR S10 S08"), "store:S09", "trade:S09-1")
    assert options(match) == ["certify:1", "certify:0"]
    assert me(play(match, "certify:1")).certificates == 1


def test_a_certificate_beyond_the_limit_is_lost():
    match = play(placing(cities="TOL", stores="TOR S10 S08", certificates=3), "store:S09", "trade:S09-1")
    assert (me(match).certificates, stores(match)[-1]) == (3, "S09")


def test_without_objective_cards_a_trade_space_gives_none():
    match = play(placing(cities="HAR"), "store:S12", "trade:S12-1")
    assert (ids(me(match).discard), match.state.active) == (["galloway"], 1)


def test_a_price_is_paid_at_once():
    match = play(placing(cities="TOL", stores="TOR S10", dollars=9), "store:MON", "trade:MON-2")
    assert me(match).dollars == 6


def test_the_trade_space_comes_before_the_town():
    """G30: the trade space of Omaha pays before anything else could be asked; in a station town nothing is printed."""
    match = play(placing(stores="S01", listen=True), "store:OMA", "trade:OMA-1")
    told = [tell.event for tell in match.tells]
    assert told.index("places_store") < told.index("gains")


# ------------------------------------------------------------ towns


def test_a_small_town_does_nothing():
    assert play(placing(), "store:S01").state.active == 1


def test_a_large_town_does_nothing_at_once():
    assert play(placing(cities="TOL"), "store:TOR").state.active == 1


def station(dollars: int = 7, **things: object) -> Match:
    """A store goes to the station town of station 11."""
    return play(placing(stores="S01 OMA", dollars=dollars, **things), "store:TS1")


def test_a_station_town_allows_to_upgrade_its_station():
    """RN-20."""
    match = station(masters={"ST11": "SM2"}, workers=(2, 1, 1))
    assert values(match)[-1] == "pass"
    play(match, "upgrade:aux3")
    assert (me(match).dollars, ids(me(match).stations)) == (0, ["ST11"])
    assert options(match) == ["master:cowboy", "pass"]
    play(match, "master:cowboy")
    assert (ids(me(match).masters), me(match).workers, me(match).permanent) == (["SM2"], [1, 1, 1], 1)
    assert match.state.replaced[match.state.kit.posts[me(match).stations[0]]] is Tile.of("cowboy")


def test_who_declines_can_never_upgrade_it_again():
    """RN-20."""
    match = play(station(), "pass")
    assert (me(match).dollars, me(match).stations, stores(match)[-1]) == (7, [], "TS1")
    again = placing(stores="S01 OMA TS1", dollars=7)
    assert "TS1" not in towns(again)


def test_a_station_that_cannot_be_paid_is_not_offered():
    assert station(dollars=6).state.active == 1


def test_station_towns_respect_the_corners_of_discs():
    white = values(station())
    assert "certificate6" not in white
    match = placing(cities="BLO", stores="MIL S07", dollars=15)
    assert "certificate6" in values(play(match, "store:TS2"))


def test_several_players_may_upgrade_the_station_of_a_town():
    match = play(station(rivals={1: "TS1"}, others={1: dict(stations="ST11")}), "upgrade:aux3")
    assert [ids(me(match, seat).stations) for seat in (0, 1)] == [["ST11"], ["ST11"]]


def test_the_master_of_a_station_town_goes_to_the_first_who_takes_him():
    match = play(station(workers=(2, 1, 1)), "upgrade:aux3")
    assert match.state.active == 1, "no master is left, and nothing is asked"


def test_9b_does_not_reach_station_towns():
    """G31."""
    match = play(north(trail={"A1": "9b-0"}, stores="TS1", engine=12, dollars=20), "move:A1", "act:9b-1")
    assert values(match) == ["ST1", "ST2", "ST3"]


# ------------------------------------------------------------ tiles of medium towns


def medium(tile: str, **things: object) -> Match:
    """A store goes to a medium town with that tile."""
    return play(placing(**{"stores": "S01", "tiles": {"M01": tile}, **things}), "store:M01")


def test_mt1_removes_up_to_two_cards_or_a_hazard():
    things = dict(hand="galloway criollo criollo O01", trail={"FLOOD1": "flood-4-green"})
    match = medium("MT1", **things)
    assert options(match) == ["bonus:MT1-1a", "bonus:MT1-1b", "pass"]
    removed = play(match.clone(), "bonus:MT1-1a", "remove:criollo", "remove:O01")
    assert sorted(ids(removed.state.removed)) == ["O01", "criollo"]
    cleared = play(match, "bonus:MT1-1b")
    assert (ids(me(cleared).hazards), me(cleared).dollars) == (["flood-4-green"], 0)


def test_mt1_removes_one_card_or_none():
    match = play(medium("MT1", hand="galloway criollo criollo"), "remove:criollo", "pass")
    assert ids(match.state.removed) == ["criollo"]
    assert play(medium("MT1", hand="galloway criollo"), "pass").state.removed == []


def test_mt2_gives_five_dollars_or_a_card_of_value_three():
    match = medium("MT2", market="longhorn corriente corriente hereford-5")
    assert options(match) == ["bonus:MT2-1a", "bonus:MT2-1b", "pass"]
    assert me(play(match.clone(), "bonus:MT2-1a")).dollars == 5
    play(match, "bonus:MT2-1b")
    assert options(match) == ["pick:corriente", "pick:longhorn"]
    play(match, "pick:longhorn")
    assert ids(me(match).discard) == ["galloway", "longhorn"]
    assert ids(match.state.market) == ["corriente", "corriente", "hereford-5"], "it is not refilled"


def test_mt2_without_a_card_of_value_three_gives_only_money():
    """RN-24."""
    match = medium("MT2", market="hereford-5 shorthorn-3", listen=True)
    assert options(match) == ["bonus:MT2-1a", "pass"]
    assert reasons(match, "MT2-1b") == ["no_cattle"]


def test_mt3_hires_a_worker_for_two_dollars_less():
    match = medium("MT3", jobs={1: "cowboy"}, dollars=4)
    assert options(match) == ["hire:cowboy-1", "pass"]
    play(match, "hire:cowboy-1")
    assert (me(match).workers, me(match).dollars) == ([2, 1, 1], 0)


def test_mt3_triggers_the_space_of_the_worker():
    match = medium("MT3", jobs={1: "cowboy"}, dollars=9, workers=(3, 1, 1), trail={"FLOOD1": "flood-4-green"})
    play(match, "hire:cowboy-1")
    assert options(match) == ["hazard:FLOOD1", "pass"]


def test_mt3_does_not_hire_from_the_row_of_the_token():
    match = medium("MT3", jobs={2: "cowboy"}, token=2, dollars=20)
    assert match.state.active == 1


def test_mt4_builds_as_if_one_had_two_builders():
    """RN-23: with the printed builder alone, a building for two, or a 3-builder one in place of a 1-builder one; free."""
    match = medium("MT4", trail={"A1": "1a-0"})
    sizes = {tile.name: tile.builders for tile in me(match).buildings}
    offered = [value.partition("-")[0] for value in values(match) if value != "pass"]
    assert {sizes[name] for name in offered} == {1, 2, 3}
    three = next(f"{name}-0" for name in offered if sizes[name] == 3)
    play(match, f"build:{three}")
    assert (lies(match, "A1"), me(match).dollars) == (three, 0)


def test_mt4_ignores_ones_own_builders():
    match = medium("MT4", workers=(1, 6, 1), dollars=30)
    assert max(tile.builders for tile in me(match).buildings if tile.id in values(match)) == 2


def test_mt5_moves_the_engine_up_to_three_spaces():
    match = medium("MT5", engine=1)
    assert options(match) == ["engine:2", "engine:3", "engine:4", "pass"]
    play(match, "engine:4")
    assert me(match).engine.id == "4"


def test_mt5_may_stop_at_a_station():
    match = play(medium("MT5", engine=3, dollars=9), "engine:ST1")
    assert values(match)[-1] == "pass"
    assert options(match)[0].startswith("upgrade:")


@pytest.mark.parametrize("tile", ["MT3", "MT4", "MT5"])
def test_what_a_tile_allows_may_be_given_up(tile):
    match = medium(tile, jobs={1: "cowboy"}, dollars=9)
    assert options(match)[-1] == "pass"
    assert play(match, "pass").state.active == 1


def test_a_tile_stays_for_the_others():
    match = play(medium("MT5", rivals={1: "S01"}), "engine:1")
    assert match.state.rails.tiles[0].id == "MT5"


def test_one_thing_leads_to_another_and_each_is_finished_first():
    """G36: a store, its tile drives to a station, the master places a store, and then the second store of the action."""
    things = dict(stores="S01", tiles={"M01": "MT5"}, engine=3, workers=(2, 1, 1), masters={"ST1": "SM10"}, seats=2)
    match = double(dollars=9, hand="galloway galloway", **things)
    play(match, "auxiliary:aux6-double", "store:M01", "engine:ST1", "upgrade:aux3", "master:cowboy", "store:OMA", "trade:OMA-2")
    assert options(match)[0].startswith("store:")
    play(match, "store:TS1")
    assert stores(match) == ["S01", "M01", "OMA", "TS1"]


# ------------------------------------------------------------ building 13, station masters


def on_13(face: str, **things: object) -> Match:
    return play(north(**{"trail": {"A1": f"{face}-0"}, **things}), "move:A1")


def test_13a_has_three_actions():
    """One single auxiliary action, a certificate, a store: without the price of the auxiliary action."""
    match = on_13("13a", dollars=0)
    assert [option for option in options(match) if option.startswith("act:13a")] == ["act:13a-1", "act:13a-2", "act:13a-3"]
    play(match, "act:13a-3")
    assert (stores(match), me(match).dollars) == (["S01"], 0)
    play(match, "act:13a-2")
    assert me(match).certificates == 1
    play(match, "act:13a-1")
    assert values(match) == ["aux1", "aux2"]


def test_13a_allows_only_a_single():
    match = play(on_13("13a", cleared="aux1 aux6", hand="galloway galloway", dollars=9), "act:13a-1")
    assert values(match) == ["aux1", "aux2", "aux6"]


def test_a_store_of_13a_still_costs_the_price_of_its_space():
    match = play(on_13("13a", cities="BLO", stores="S01 M01 OMA S04 S05 S06 MIL", dollars=1), "act:13a-3", "store:DEN")
    assert me(match).dollars == 0


@pytest.mark.parametrize(("placed", "limit", "gained"), [(6, "", 2), (8, "", 2), (15, "certificate4", 4), (2, "", 0)])
def test_13b_gives_a_certificate_for_every_bell(placed, limit, gained):
    """RN-21: as far as the limit goes."""
    match = on_13("13b", stores=first_towns(placed), cleared=limit)
    if not gained:
        assert "act:13b-1" not in options(match)
        return
    play(match, "act:13b-1", f"certify:{gained}")
    assert me(match).certificates == gained
    assert "act:13b-1" not in options(match), "it may not be used again"


def test_13b_counts_the_bell_of_its_own_store():
    """RN-22: eight stores are placed, the ninth clears the third bell."""
    match = on_13("13b", stores=first_towns(8))
    play(match, "act:13b-2", "store:S05", "act:13b-1")
    assert values(match)[0] == "3"


def test_6b_copies_building_13():
    match = play(north(trail={"A1": "6b-0", "A2": "13a-1"}), "move:A1", "act:6b-1", "copy:A2")
    assert stores(play(match, "act:13a-3")) == ["S01"]


def test_12b_counts_stations_of_station_towns():
    """G31."""
    match = play(north(trail={"A1": "12b-0"}, stores="TS1 TS2", stations="ST1 ST11 ST12"), "move:A1", "act:12b-1")
    assert me(match).dollars == 6


def test_sm10_places_a_store():
    match = play(station(masters={"ST11": "SM10"}, workers=(2, 1, 1)), "upgrade:aux3", "master:cowboy")
    assert options(match) == ["store:M01", "store:S02", "pass"]
    assert stores(play(match, "store:S02"))[-1] == "S02"


def test_sm11_builds_with_two_builders():
    match = play(station(masters={"ST11": "SM11"}, workers=(2, 1, 1)), "upgrade:aux3", "master:cowboy")
    assert {tile.builders for tile in me(match).buildings if tile.id in values(match)} == {1, 2}


# ------------------------------------------------------------ words


def test_towns_are_offered_with_what_a_store_there_costs_brings_and_opens():
    match = placing(cities="BLO FUL", stores="S01 S04 OMA", dollars=9, tiles={"M01": "MT3"})
    assert labels(match) == [
        "Salina (hire a worker, $2 less)",
        "Lincoln (station 11: −$7, 6 points)",
        "Sioux City (+ exchange token)",
        "Dubuque (+ exchange token)",
        "Cheyenne",
        "Denver (−$1, opens deliveries of 8)",
        "Milwaukee (opens deliveries of 11)",
        "Place no store",
    ]


def test_trade_spaces_are_offered_by_what_they_show():
    match = play(placing(cities="BLO", stores="S04", dollars=9), "store:DEN")
    assert labels(match) == ["Pay $1", "Pay $2", "Pay $3"]
    assert labels(play(placing(cities="FUL"), "store:OMA")) == ["Gain $2", "Empty space"]
