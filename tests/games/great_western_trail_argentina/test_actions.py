"""Hiring, building, buying, the railway and objective cards, sentence by sentence (rulebook, pp. 13 to 16)."""

from __future__ import annotations

import pytest

from games.great_western_trail_argentina.scene import BLACK, WHITE, ids, me, play, reasons, scene, values
from saloon.games.great_western_trail_argentina.components import MARKET_KINDS, RAILWAY, SITES, TRACK, Card
from saloon.games.great_western_trail_argentina.rules import building, railway

# ------------------------------------------------------------ hiring


def test_workers_of_the_tokens_row_cannot_be_hired():
    match = scene(herder=None, dollars=30, jobs={1: "gaucho maquinista", 3: "carpintero"}, listen=True)
    play(match, "begin:A", "act:A-2")
    assert values(match) == ["gaucho-1", "maquinista-1"]
    assert reasons(match)["hire:carpintero-3"] == "token_row"


def test_the_space_of_a_hired_worker_stays_empty():
    match = play(scene(herder=None, dollars=6, jobs={1: "gaucho carpintero"}), "begin:A", "act:A-2", "hire:carpintero-1")
    assert [job and job.id for job in match.state.jobs[:3]] == ["gaucho", None, None]


def test_a_strong_worker_costs_one_more():
    match = scene(herder=None, dollars=6, jobs={1: "strong_gaucho gaucho"}, listen=True)
    play(match, "begin:A", "act:A-2")
    assert ids(me(match).workers[0]) == ["gaucho"]


def test_a_full_row_takes_nobody():
    match = scene(herder=None, dollars=30, workers=(6, 1, 1, 1), jobs={1: "gaucho carpintero maquinista"}, listen=True)
    play(match, "begin:A", "act:A-2")
    assert "gaucho-1" not in values(match)
    assert reasons(match)["hire:gaucho-1"] == "row_full"


@pytest.mark.parametrize(
    ("worker", "workers", "choices", "found"),
    [
        ("gaucho", (1, 1, 1, 1), ["bonus:gaucho-2-1"], {"tokens": 1}),
        ("gaucho", (2, 1, 1, 1), ["bonus:gaucho-3-1", "remove:niata"], {"dollars": 2}),
        ("gaucho", (3, 1, 1, 1), ["bonus:gaucho-4-1"], {"tokens": 1}),
        ("gaucho", (5, 1, 1, 1), ["bonus:gaucho-6-1", "pass"], {"dollars": 3}),
        ("carpintero", (1, 3, 1, 1), ["bonus:carpintero-4-1"], {"dollars": 3}),
        ("maquinista", (1, 1, 3, 1), ["engine:2"], {"dollars": 0}),
        ("maquinista", (1, 1, 5, 1), ["bonus:maquinista-6-1"], {"dollars": 5}),
    ],
)
def test_immediate_actions_of_the_worker_rows(worker, workers, choices, found):
    match = scene(herder=None, dollars=6, hand="niata", jobs={1: worker}, workers=workers, cattle="niata niata")
    play(match, "begin:A", "act:A-2", *choices)
    assert {what: getattr(me(match), what) for what in found} == found


def test_an_immediate_action_may_be_renounced():
    match = play(scene(herder=None, dollars=6, jobs={1: "gaucho"}), "begin:A", "act:A-2", "pass")
    assert me(match).tokens == 0


def test_a_removed_card_leaves_the_game():
    match = scene(herder=None, dollars=6, hand="niata", jobs={1: "maquinista"})
    play(match, "begin:A", "act:A-2", "remove:niata")
    assert ids(match.state.removed) == ["niata"]


@pytest.mark.parametrize(("carpinteros", "price"), [(2, 2), (5, 1)])
def test_the_carpintero_row_builds(carpinteros, price):
    """Column 3 for 2 pesos each, column 6 for 1."""
    match = scene(herder=None, dollars=8, workers=(1, carpinteros, 1, 1), jobs={1: "carpintero"}, buildings="1a")
    play(match, "begin:A", "act:A-2", "build:1a-0", "site:p01")
    assert me(match).dollars == 2 - price


# ------------------------------------------------------------ building


def test_carpinteros_and_money_are_both_needed():
    match = scene(herder=None, dollars=2, workers=(1, 2, 1, 1), buildings="1a 2a 3a 10a", listen=True)
    play(match, "begin:B", "act:B-2")
    assert reasons(match) == {"build:3a-0": "no_money", "build:10a-0": "needs_carpinteros"}


def test_any_free_building_space_can_be_built_on():
    match = scene(herder=None, dollars=2, buildings="1a", trail={"p02": "2a-1"})
    play(match, "begin:B", "act:B-2")
    assert len(values(match)) == 21
    assert "p02" not in values(match)


def test_only_own_smaller_buildings_can_be_replaced():
    trail = {"p01": "3a-0", "p02": "2a-1", "p03": "8a-0"}
    match = scene(herder=None, dollars=4, workers=(1, 2, 1, 1), buildings="6a", trail=trail)
    play(match, "begin:B", "act:B-2")
    assert ids(match.state.gone) == ["3a-0"]
    assert me(match).dollars == 4 - 2


def test_the_largest_buildings_come_only_by_replacing():
    match = scene(herder=None, dollars=12, workers=(1, 6, 1, 1), buildings="10a", trail={"p01": "6a-0"})
    play(match, "begin:B", "act:B-2")
    assert (me(match).dollars, ids(match.state.gone)) == (0, ["6a-0"])


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("carpinteros", [1, 3, 6])
def test_a_tile_is_offered_if_there_is_a_site_for_it(full, carpinteros):
    """Where every site is taken, only those that replace an own building of fewer carpinteros."""
    rivals = {site.id: f"{place % 10 + 1}a-{1 + place // 10}" for place, site in enumerate(SITES)} if full else {}
    g = scene(4, trail=rivals | {"p01": "1a-0", "p02": "5a-0"}, dollars=20, workers=(1, carpinteros, 1, 1)).state
    plans = building.plans(g, g.players[0], 2)
    assert plans == [plan for plan in g.players[0].buildings if building.sites(g, g.players[0], plan, 2)]
    assert bool(plans) == building.may_build(g, g.players[0], 2)


# ------------------------------------------------------------ buying


def test_only_cards_of_the_market_can_be_bought():
    match = scene(herder=None, dollars=30, market="caracu_2 caracu_3", cattle="serrano_2", listen=True)
    play(match, "begin:E", "act:E-2")
    assert values(match) == ["caracu_3-1", "caracu_2-1", "more", "pass"]


def test_bought_cards_lie_on_the_discard_pile_and_in_the_panel():
    match = play(scene(herder=None, dollars=30, market="caracu_2"), "begin:E", "act:E-2", "buy:caracu_2-1")
    assert ids(me(match).discard) == ["caracu_2"]
    assert me(match).bought[MARKET_KINDS.index(Card.of("caracu_2"))] == sum(me(match).bought) == 1


def test_gauchos_are_used_once():
    match = scene(herder=None, dollars=30, market="caracu_2 caracu_2 serrano_2", workers=(2, 1, 1, 1), listen=True)
    play(match, "begin:E", "act:E-2", "buy:caracu_2-1")
    assert "serrano_2-2" not in values(match)
    assert reasons(match)["buy:serrano_2-2"] == "needs_gauchos"


def test_the_market_may_grow_beyond_its_size():
    match = scene(2, herder=None, market=["caracu_2"] * 9, cattle=["serrano_2"] * 4, workers=(2, 1, 1, 1))
    play(match, "begin:E", "act:E-2", "buy:more", "buy:more")
    assert len(match.state.market) == 13


# ------------------------------------------------------------ the railway


def test_at_least_one_space_and_the_rest_is_lost():
    match = play(scene(herder=None, workers=(1, 1, 3, 1)), "begin:D", "act:D-2")
    assert values(match) == ["1", "2", "3"]
    play(match, "engine:1")
    assert me(match).engine.id == "1"


def test_several_locomotives_share_the_start_and_the_depot():
    match = scene(herder=None, engine="depot", others={1: {"engine": "depot"}})
    play(match, "begin:D", "act:D-2")
    assert me(match).engine.id == "24"


def test_an_occupied_exit_of_the_depot_is_skipped():
    """G-22."""
    match = play(scene(herder=None, engine="depot", others={1: {"engine": 24}}), "begin:D", "act:D-2")
    assert me(match).engine.id == "25"


def test_a_station_is_upgraded_once():
    match = play(scene(herder=None, engine=4, dollars=9, stations="S1"), "begin:D", "act:D-2", "engine:S1")
    assert match.state.active == 1


def test_the_upgrade_may_be_renounced():
    match = play(scene(herder=None, engine=4, dollars=9), "begin:D", "act:D-2", "engine:S1", "pass")
    assert me(match).dollars == 9


def test_a_station_that_cannot_be_paid_is_not_upgraded():
    match = play(scene(herder=None, engine=4, dollars=1), "begin:D", "act:D-2", "engine:S1")
    assert me(match).stations == []


def test_white_stations_take_white_discs_black_ones_any():
    match = play(scene(herder=None, engine=4, dollars=9, listen=True), "begin:D", "act:D-2", "engine:S1")
    assert not set(BLACK.split()) & set(values(match))
    assert reasons(match)["upgrade:mv_left"] == "black_corners"
    black = play(scene(herder=None, engine=18, dollars=9), "begin:D", "act:D-2", "engine:S5")
    assert {"mv_left", "cert"} <= set(values(black))


def test_a_disc_that_pays_is_paid_at_once():
    match = play(scene(herder=None, engine=18, dollars=6), "begin:D", "act:D-2", "engine:S5", "upgrade:str_right")
    assert me(match).dollars == 3


def test_the_terminus_can_be_upgraded_again_and_again():
    match = play(scene(herder=None, engine=30, dollars=6, stations="S9"), "begin:D", "act:D-2", "upgrade:mv_left")
    assert ids(me(match).stations) == ["S9", "S9"]
    assert me(match).engine.id == "depot"


def test_the_depot_is_entered_without_an_upgrade_too():
    match = play(scene(herder=None, engine=30), "begin:D", "act:D-2")
    assert me(match).engine.id == "depot"


@pytest.mark.parametrize(
    ("master", "found"),
    [("SM1", {"dollars": 3}), ("SM2", {"grain": 2}), ("SM3", {"dollars": 2}), ("SM5", {"permanent": 1})],
)
def test_upper_halves_of_station_masters(master, found):
    match = scene(herder=None, engine=4, dollars=2, workers=(2, 1, 1, 1), masters={"S1": master})
    play(match, "begin:D", "act:D-2", "engine:S1", "upgrade:cert", "master:gaucho", options_of(master))
    assert {what: getattr(me(match), what) for what in found} == found


def options_of(master: str) -> str:
    return "harvest:2" if master == "SM2" else f"bonus:{master}-1"


def test_a_station_master_is_had_now_or_never():
    match = scene(herder=None, engine=4, dollars=2, workers=(2, 1, 1, 1), masters={"S1": "SM1"})
    play(match, "begin:D", "act:D-2", "engine:S1", "upgrade:cert", "pass")
    assert ids(match.state.masters[:1]) == ["SM1"]


def test_a_granjero_can_become_station_master():
    match = scene(herder=None, engine=4, dollars=2, workers=(1, 1, 1, "blue-4-black"), masters={"S1": "SM7"})
    play(match, "begin:D", "act:D-2", "engine:S1", "upgrade:cert", "master:blue-4-black")
    assert (me(match).workers[3], ids(match.state.given[:1])) == ([], ["blue-4-black"])


def test_printed_workers_stay():
    match = scene(herder=None, engine=4, dollars=2, masters={"S1": "SM1"})
    play(match, "begin:D", "act:D-2", "engine:S1", "upgrade:cert")
    assert me(match).masters == []


def test_five_pesos_and_a_station_behind():
    match = scene(herder=None, engine=9, dollars=6, workers=(1, 1, 5, 1), jobs={1: "maquinista"})
    play(match, "begin:A", "act:A-2", "bonus:maquinista-6-1")
    assert values(match) == ["S1", "S2", "pass"]
    play(match, "station:S2", "upgrade:cert")
    assert (me(match).dollars, ids(me(match).stations)) == (3, ["S2"])


def test_from_the_depot_a_station_before_space_24():
    match = scene(herder=None, engine="depot", dollars=11, workers=(1, 1, 5, 1), jobs={1: "maquinista"})
    play(match, "begin:A", "act:A-2", "bonus:maquinista-6-1")
    assert values(match) == ["S1", "S2", "S3", "S4", "S5", "S6", "pass"]


def test_without_a_disc_one_of_a_station_is_moved():
    """Clarifications; never the disc of the station itself."""
    match = scene(herder=None, engine=7, dollars=9, cleared=f"{WHITE} {BLACK}", stations="S1 S3")
    play(match, "begin:D", "act:D-2", "engine:S2")
    assert values(match) == ["S1", "S3", "pass"]
    play(match, "upgrade:S3")
    assert ids(me(match).stations) == ["S1", "S2"]


def test_a_disc_that_cannot_be_paid_leaves_those_on_stations():
    """The only white one costs 3: not a black one, but one of a station."""
    white = WHITE.replace(" aux6b", "")
    match = scene(herder=None, engine=4, dollars=4, cleared=white, stations="S2")
    play(match, "begin:D", "act:D-2", "engine:S1")
    assert values(match) == ["S2", "pass"]


def test_equal_discs_are_one_option():
    match = play(scene(herder=None, engine=18, dollars=9), "begin:D", "act:D-2", "engine:S5")
    assert [value for value in values(match) if value.startswith(("aux", "hand"))] == [
        "hand_left", "aux1b", "aux2b", "aux3a", "aux4a", "aux5a", "aux6a", "aux6b",
    ]  # fmt: skip


@pytest.mark.parametrize("exactly", [1, 2])
def test_a_locomotive_can_go_back_wherever_there_are_so_many_free_spaces(exactly):
    g = scene(4).state
    for other, space in zip(g.players[1:], (1, 2, 4), strict=True):
        other.engine = TRACK[2 * space]
    for position, track in TRACK.items():
        g.players[0].engine = track
        assert railway.may_go_back(g, g.players[0], exactly) == bool(
            RAILWAY.back(position, exactly, railway.others(g, g.players[0]))
        )


# ------------------------------------------------------------ objective cards


def test_a_taken_card_of_the_display_is_replaced():
    match = play(scene(herder=None, display="o100 o101", objectives="o102"), "begin:C", "act:C-1", "objective:o101")
    assert ids(match.state.display) == ["o100", "o102"]
    assert ids(me(match).discard) == ["o101"]


def test_an_empty_stack_refills_nothing():
    match = play(scene(herder=None, display="o100 o101"), "begin:C", "act:C-1", "objective:o101")
    assert ids(match.state.display) == ["o100"]


def test_without_cards_there_is_no_such_action():
    match = play(scene(herder=None, listen=True), "begin:C")
    assert "C-1" not in values(match)
    assert reasons(match)["act:C-1"] == "no_objectives"


def test_objective_cards_are_played_before_phase_a():
    match = play(scene(hand="o111 o104"), "move:o111", "bonus:o111-1")
    assert (me(match).dollars, ids(me(match).area)) == (3, ["o111"])
    assert "o104" in values(match)


def test_objective_cards_are_played_before_or_after_an_action():
    match = play(scene(herder=None, hand="o111 patagonico"), "begin:B", "act:B-1", "act:o111", "bonus:o111-1")
    assert me(match).dollars == 5
    assert values(match) == ["B-2", "end"]


@pytest.mark.parametrize(
    ("card", "choices", "found"),
    [
        ("o100", ["certify:1"], {"certificates": 1}),
        ("o103", ["certify:3"], {"certificates": 3}),
        ("o117", ["harvest:1"], {"grain": 1}),
        ("o115", ["bonus:o115-1"], {"dollars": 4}),
        ("o104", ["engine:1"], {"dollars": 0}),
        ("o108", ["draw:3"], {"dollars": 0}),
    ],
)
def test_immediate_actions_of_objective_cards(card, choices, found):
    match = play(scene(hand=card), f"move:{card}", *choices)
    assert {what: getattr(me(match), what) for what in found} == found


def test_the_action_of_an_objective_card_may_be_renounced():
    match = play(scene(hand="o115"), "move:o115", "pass")
    assert (me(match).dollars, ids(me(match).area)) == (0, ["o115"])
