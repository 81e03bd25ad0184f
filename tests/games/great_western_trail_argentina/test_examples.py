"""The worked examples of the rulebook, and rule statements turned into examples, each with its own numbers."""

from __future__ import annotations

import pytest

from games.great_western_trail_argentina.scene import WHITE, ids, me, options, play, scene, values
from saloon.engine import new_match
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.components import INDEX, Space
from saloon.games.great_western_trail_argentina.rules.moving import journeys, step_limit
from saloon.games.great_western_trail_argentina.scoring import objectives, score

MARIE, DAVID, LUCAS = 0, 1, 2


def coins(match, space: str) -> int:
    return match.state.coins[INDEX[Space.of(space)]]


@pytest.mark.parametrize(("seats", "rows"), [(2, [2, 2, 1]), (3, [3, 3, 2]), (4, [4, 4, 3])])
def test_the_job_market_is_filled_up_to_the_token(seats, rows):
    """EX-01, set-up: 5, 8 or 11 workers."""
    g = new_match(GAME, seats, {}, 3).state
    assert [len(g.jobs[row * seats : (row + 1) * seats]) for row in range(3)] == rows
    assert None not in g.jobs


def test_steps_are_counted_by_tiles():
    """EX-02: neutral B is 2 steps away by the red building, 3 by the farmers."""
    match = scene(dollars=9, trail={"p02": "1a-1", "g1": "green-3-green", "g2": "green-4-green"})
    found = [journey for journey in journeys(match.state, me(match), 3).values() if journey.way[-1].id == "B"]
    assert sorted(journey.steps for journey in found) == [2, 3]


@pytest.mark.parametrize(("cleared", "limit"), [("", 4), ("mv_left", 6), ("mv_right", 5), ("mv_left mv_right", 7)])
def test_the_step_limit_grows_with_the_movement_discs(cleared, limit):
    """EX-03, three players."""
    match = scene(cleared=cleared)
    assert step_limit(match.state, me(match)) == limit


YELLOW = {"y7": "yellow-5-black", "y6": "yellow-6-black", "y5": "yellow-7-black", "y4": "yellow-8-black"}


def test_a_shortcut_is_open_once_the_locomotive_has_come_that_far():
    """EX-04: with the locomotive on 8, ramp 9 is closed, ramp 6 is two steps away."""
    match = scene(herder="H", engine=8, dollars=3, trail=YELLOW)
    assert "x9" not in values(match)
    assert "x6" in values(match)
    play(match, "move:x6")
    assert me(match).dollars == 3 - 1
    assert coins(match, "y4") == 1
    assert me(match).herder.id == "ba"


def test_a_locomotive_on_nine_opens_three_shortcuts_from_h():
    """EX-04, David and Lucas."""
    match = scene(herder="H", engine=9, dollars=3, trail=YELLOW)
    assert {"x9", "x6", "x3"} <= set(values(match))


TAXED = {"p02": "7a-1", "p03": "1a-2", "g1": "green-4-black", "g2": "green-5-black"}


def test_taxes_go_to_the_owners_as_far_as_the_money_goes():
    """EX-05, lower way: David gets 2, Lucas nothing, Marie goes on."""
    match = scene(dollars=2, trail=TAXED)
    play(match, next(option for option in options(match) if option.startswith("move:B.p01")))
    assert [player.dollars for player in match.state.players] == [0, 2, 0]
    assert me(match).herder.id == "B"


def test_taxes_of_farmers_stay_on_their_money_spots():
    """EX-05, upper way, which is offered first: nobody else gets anything."""
    match = play(scene(dollars=2, trail=TAXED), "move:B")
    assert [player.dollars for player in match.state.players] == [0, 0, 0]
    assert (coins(match, "g1"), coins(match, "g2")) == (1, 1)


def test_an_own_building_offers_its_actions_and_that_of_the_space():
    """EX-06: tile 6a on p05; an auxiliary action only if none of them is used."""
    match = scene(herder="A", trail={"p05": "6a-0"}, hand="niata", dollars=9, jobs={1: "gaucho"}, workers=(1, 1, 2, 1))
    play(match, "move:p05")
    assert values(match) == ["6a-1", "6a-2", "p05-special-1", "aux1", "aux2", "end"]
    play(match, "act:p05-special-1", "certify:1")
    assert me(match).certificates == 1
    assert values(match) == ["6a-1", "6a-2", "end"]


@pytest.mark.parametrize("seats", [2, 3])
def test_on_a_farmer_one_helps_him_or_does_an_auxiliary_action(seats):
    """EX-07: the green hand costs 2, into the money spot; only this farmer can be helped."""
    trail = {"g1": "green-3-green", "b1": "blue-3-green"}
    match = play(scene(seats, dollars=5, hand="patagonico patagonico", trail=trail), "move:g1")
    assert coins(match, "g1") == 2
    assert values(match) == ["farmer-1", "aux1", "aux2", "end"]
    play(match, "act:farmer-1")
    assert coins(match, "g1") == 0
    assert ids(me(match).farmers) == ["green-3-green"]


ROTTERDAM = {"quays": "rotterdam_1 rotterdam_1", "grain": 3}


def test_a_delivery_costs_grain_and_pays_at_once():
    """EX-08: Rotterdam a with its cover tile, one space of the north taken."""
    match = scene(herder="y7", others={1: {"spaces": "rotterdam-a-north-1"}}, **ROTTERDAM)
    play(match, "move:ba")
    assert values(match) == ["rotterdam-a-west-1", "rotterdam-a-west-3", "rotterdam-a-north-3", "pass"]
    play(match, "deliver:rotterdam-a-west-1")
    marie = me(match)
    assert (marie.grain, marie.dollars, ids(marie.quays)) == (2, 6, ["rotterdam_1"])
    assert score(match.state, MARIE)["cities"] == 1 + 2
    assert "deliver" not in options(match)[0]


INCOME = {"herder": "y7", "hand": "patagonico patagonico chaqueno_1 serrano_2", "certificates": 3, "quays": ""}


def test_income_counts_every_breed_once_and_spent_certificates():
    """EX-09: 2 + 3 + 3, and two of three certificates."""
    match = play(scene(**INCOME), "move:ba")
    assert values(match) == ["0", "1", "2", "3"]
    play(match, "spend:2")
    marie = me(match)
    assert (marie.dollars, marie.certificates, marie.hand, len(marie.discard)) == (10, 1, [], 4)


def test_a_permanent_certificate_raises_the_base():
    """EX-09: with one, the base would be 9."""
    match = play(scene(**INCOME | {"permanent": 1}), "move:ba", "spend:0")
    assert me(match).dollars == 9


def loading(total: int = 10, **more):
    hand = {10: "patagonico chaqueno_1 aberdeen_angus_5", 11: "patagonico franqueiro_3 aberdeen_angus_5"}[total]
    return play(scene(herder="y7", hand=hand, quays="", grain=2, ships="sh11", **more), "move:ba")


def test_missing_grain_is_paid_with_money():
    """EX-10 (a): ship 9, any disc, 2 grain and 4 pesos."""
    match = loading()
    assert values(match) == ["sh09", "sh08", "sh07", "sh06", "sh05", "sh03", "sh01", "sh00"]
    play(match, "load:sh09")
    assert {"mv_left", "aux1b", "str_right"} <= set(values(match))
    play(match, "disc:aux1b")
    assert (me(match).grain, me(match).dollars) == (0, 10 - 4)


def test_a_white_hold_takes_white_discs_and_gives_an_objective_card():
    """EX-10 (b): ship 8, pays 1 grain and keeps 1."""
    match = play(loading(display="o100 o101"), "load:sh08")
    assert set(values(match)) <= set(WHITE.split())
    play(match, "disc:cert")
    assert values(match) == ["o100", "o101"]
    play(match, "objective:o101")
    assert (me(match).grain, me(match).dollars, ids(me(match).discard)[-1]) == (1, 10, "o101")


def test_a_ship_with_an_own_disc_stays_closed():
    """EX-10 (c): with a total of 11 too."""
    assert "sh11" not in values(loading(total=11))


def test_the_first_ship_pays_two_and_costs_two_points():
    """EX-11: a second disc of the same player is legal."""
    match = play(scene(herder="y7", quays="", ships="sh00"), "move:ba", "disc:cert")
    assert ids(me(match).ships) == ["sh00", "sh00"]
    assert me(match).dollars == 2
    assert score(match.state, MARIE)["ships"] == -4


def departure(**more):
    """Row 5 lacks one worker."""
    return scene(
        2,
        herder="y7",
        quays="",
        hand="aberdeen_angus_5",
        token=5,
        jobs={5: "gaucho"},
        foresight={"A": "blue-3-green green-3-green", "B": "gaucho carpintero", "C": "yellow-5-black yellow-6-black"},
        bags={"A": "blue-4-green", "B": "maquinista", "C": "yellow-7-black"},
        others={1: {"ships": "sh01 sh07", "quays": ""}},
        pile="sh13 sh04",
        **more,
    )


def test_ships_sail_when_the_token_crosses_a_blue_arrow():
    """EX-12: after step 6, discs of ships 1, 5, 7 come to quays, two ships are drawn and inserted by value."""
    match = play(departure(), "move:ba", "load:sh05", "disc:cert", "foresee:blue-3-green", "foresee:gaucho")
    assert "sh05" in ids(match.state.fleet)
    play(match, "foresee:yellow-5-black")
    assert ids(me(match).quays) == ["le_havre_2"]
    assert ids(me(match, DAVID).quays) == ["le_havre_1", "rotterdam_1"]
    assert ids(match.state.fleet) == ["sh00", "sh03", "sh04", "sh06", "sh08", "sh09", "sh11", "sh13", "sh15", "sh18"]


def test_drawing_the_last_card_does_not_shuffle_yet():
    """EX-13: limit 5, three cards in hand, two in the draw stack."""
    match = scene(herder="A", cleared="hand_left", hand="niata niata niata", draw="niata niata", discard="fronterizo")
    play(match, "move:B", "act:end")
    marie = me(match)
    assert (len(marie.hand), marie.draw, ids(marie.discard)) == (5, [], ["fronterizo"])


@pytest.mark.parametrize(
    ("space", "action", "hand", "choices"),
    [
        ("E", "E-1", "fronterizo", []),
        ("D", "D-1", "niata niata", []),
        ("B", "B-1", "patagonico", []),
        ("A", "A-1", "holando", []),
    ],
)
def test_discarding_for_two_pesos(space, action, hand, choices):
    """EX-14: exactly the cards that are shown."""
    match = play(scene(herder=None, hand=f"{hand} exhaustion o100"), f"begin:{space}", f"act:{action}", *choices)
    assert me(match).dollars == 2
    assert sorted(ids(me(match).hand)) == ["exhaustion", "o100"]


@pytest.mark.parametrize("space", ["A", "B", "D", "E"])
def test_exhaustion_and_objective_cards_are_no_cattle(space):
    """EX-14: they satisfy none of these."""
    match = play(scene(herder=None, hand="exhaustion exhaustion o100 o101"), f"begin:{space}")
    assert f"{space}-1" not in values(match)


@pytest.mark.parametrize(("space", "ask", "what"), [("p16", "harvest:1", "grain"), ("p05", "certify:1", "certificates")])
def test_special_actions_take_any_cattle(space, ask, what):
    """EX-14: p16 grain, p05 a certificate."""
    start = "E" if space == "p16" else "A"
    match = scene(herder=start, trail={space: "1a-0"}, hand="niata exhaustion")
    play(match, f"move:{space}", f"act:{space}-special-1", ask)
    assert getattr(me(match), what) == 1


def test_hiring_two_workers_on_a():
    """EX-15: a maquinista for 7, whose space lets one discard for a certificate; a strong gaucho for 9, with a token."""
    match = scene(
        herder=None,
        dollars=16,
        hand="niata",
        workers=(1, 1, 2, 1),
        token=3,
        jobs={1: "strong_gaucho carpintero carpintero", 2: "maquinista", 3: "maquinista"},
    )
    play(match, "begin:A", "act:A-2", "hire:maquinista-2", "bonus:maquinista-3-1", "certify:1")
    assert (me(match).dollars, me(match).certificates, ids(me(match).discard)) == (9, 1, ["niata"])
    assert "A-1" not in values(match)
    play(match, "act:A-3", "hire:strong_gaucho-1", "bonus:gaucho-2-1")
    assert (me(match).dollars, me(match).tokens) == (0, 1)


def test_building_and_replacing():
    """EX-16: 2 carpinteros and 4 pesos; then 3 carpinteros and 6 pesos for a tile that needs 5."""
    match = scene(herder=None, dollars=10, workers=(1, 3, 1, 1), buildings="3a 8a")
    play(match, "begin:B", "act:B-2")
    assert me(match).dollars == 10
    play(match, "site:p01")
    assert me(match).dollars == 10 - 4
    replaced = scene(herder=None, dollars=6, workers=(1, 3, 1, 1), trail={"p01": "3a-0"}, buildings="8a")
    play(replaced, "begin:B", "act:B-2")
    assert me(replaced).dollars == 0
    assert ids(replaced.state.gone) == ["3a-0"]


MARKET = "caracu_2 chaqueno_1 serrano_2 franqueiro_3 franqueiro_4 aberdeen_angus_5"


@pytest.mark.parametrize(
    ("gauchos", "dollars", "there", "missing"),
    [
        (1, 11, ["caracu_2-1", "serrano_2-1", "franqueiro_3-1"], ["aberdeen_angus_5-2", "serrano_2-2"]),
        (2, 11, ["serrano_2-2", "aberdeen_angus_5-2"], ["chaqueno_1+serrano_2-3"]),
        (3, 5, ["chaqueno_1+serrano_2-3"], ["franqueiro_3-3"]),
        (3, 6, ["franqueiro_3-3"], ["aberdeen_angus_5-4"]),
        (4, 6, ["aberdeen_angus_5-4"], []),
        (5, 9, ["franqueiro_4+franqueiro_3-5"], []),
    ],
)
def test_the_price_table_of_cattle(gauchos, dollars, there, missing):
    """EX-17."""
    match = scene(herder=None, dollars=dollars, workers=(gauchos, 1, 1, 1), market=MARKET)
    play(match, "begin:E", "act:E-2")
    assert set(there) <= set(values(match))
    assert not set(missing) & set(values(match))


def test_gauchos_can_buy_one_after_the_other_or_add_cards():
    """EX-17: two of value 3 for 5 each; an unused gaucho adds 2 cards to the market."""
    match = scene(herder=None, dollars=10, workers=(3, 1, 1, 1), market=MARKET, cattle="caracu_3 caracu_3 caracu_3")
    play(match, "begin:E", "act:E-2", "buy:chaqueno_1-1", "buy:serrano_2-1", "buy:more")
    assert me(match).dollars == 0
    assert ids(me(match).discard) == ["chaqueno_1", "serrano_2"]
    assert ids(match.state.market)[-2:] == ["caracu_3", "caracu_3"]


def test_other_locomotives_are_skipped():
    """EX-18: from 1, with 3 steps and a red locomotive on 3, to 5 or to the turnout after 4."""
    match = scene(herder=None, engine=1, workers=(1, 1, 3, 1), others={1: {"engine": 3}})
    play(match, "begin:D", "act:D-2")
    assert values(match) == ["2", "4", "S1", "5"]


OBJECTIVES = {
    "area": "o105 o106 o117",
    "trail": {"p01": "1a-0", "p02": "2a-0", "p03": "3a-0"},
    "farmers": "yellow-5-black blue-3-green green-3-green",
    "discard": "caracu_2",
}


@pytest.mark.parametrize(("spaces", "points"), [("le_havre-a-west-1 rotterdam-a-west-1", 9), ("le_havre-a-west-1", 3 + 3 - 2)])
def test_every_element_serves_one_task(spaces, points):
    """EX-19: with two discs in western districts +9, with one +4."""
    match = scene(spaces=spaces, **OBJECTIVES)
    assert objectives(match.state, me(match)) == points


def test_helping_two_farmers():
    """EX-20: 3 strength of the board, Caracu and Niata; 5 pesos; the blue farmer into the row for 6 pesos."""
    match = scene(
        herder=None,
        dollars=1,
        cleared="str_left",
        workers=("strong_gaucho", "strong_carpintero", 1, 1),
        hand="caracu_2 niata",
        trail={"b1": "blue-6-black", "g3": "green-4-green"},
        coins={"b1": 2, "g3": 1},
    )
    play(match, "begin:F", "act:F-2", "help:b1", "help:g3")
    assert values(match) == ["caracu_2", "niata"]
    play(match, "reveal:caracu_2")
    assert values(match) == ["revealed", "niata"]
    play(match, "reveal:niata")
    marie = me(match)
    assert sorted(ids(marie.discard)) == ["caracu_2", "exhaustion", "niata"]
    assert marie.dollars == 1 + 5
    play(match, "settle:row", "harvest:1")
    assert (marie.dollars, marie.grain) == (0, 1)
    assert (ids(marie.workers[3]), ids(marie.farmers)) == (["blue-6-black"], ["green-4-green"])
    assert score(match.state, MARIE)["farmers"] == 2


@pytest.mark.parametrize(("workers", "dollars"), [((4, 2, 2, 4), 12), ((4, 3, 3, 4), 18)])
def test_sets_of_workers_pay_on_5b(workers, dollars):
    """EX-21."""
    match = scene(herder="A", trail={"p01": "5b-0"}, workers=workers)
    play(match, "move:p01", "act:5b-1")
    assert me(match).dollars == dollars


def test_the_terminus_leads_to_the_depot_and_that_to_24():
    """EX-22: from 30 it stops on 31, may upgrade, goes to the depot; then 24, 25; no way back from the depot."""
    match = scene(herder=None, engine=30, workers=(1, 1, 3, 1), dollars=6, cleared="aux6a")
    play(match, "begin:D", "act:D-2")
    assert options(match)[0].startswith("upgrade:")
    play(match, "upgrade:mv_left")
    assert (me(match).engine.id, ids(me(match).stations), me(match).dollars) == ("depot", ["S9"], 0)
    again = play(scene(herder=None, engine="depot", workers=(1, 1, 2, 1), cleared="aux6a"), "begin:D")
    assert "aux6" not in values(again)
    play(again, "act:D-2")
    assert values(again) == ["24", "25"]


LAST_ROW = {
    "herder": "y7",
    "quays": "",
    "token": 11,
    "jobs": {11: "gaucho"},
    "foresight": {"B": "gaucho carpintero", "C": "gaucho carpintero"},
    "bags": {"B": "gaucho", "C": "gaucho"},
}


def test_filling_the_job_market_ends_the_game():
    """EX-25: the token for whoever does it; no more workers; everybody else has one more turn."""
    match = play(scene(2, **LAST_ROW), "move:ba", "disc:cert", "foresee:gaucho")
    g = match.state
    assert (g.ender, g.left) == (0, 1)
    assert len(g.jobs) == 22
    assert g.active == DAVID
    assert score(g, MARIE)["job_token"] == 2
    play(match, "move:A", "act:end")
    assert match.over


def test_after_the_end_a_farmer_can_still_be_chosen():
    """EX-25: in step 6 only a non-worker."""
    more = LAST_ROW | {"foresight": {"B": "gaucho carpintero", "C": "gaucho yellow-5-black"}}
    match = play(scene(2, **more), "move:ba", "disc:cert", "foresee:gaucho")
    assert match.state.trail[INDEX[Space.of("y7")]].id == "yellow-5-black"


def test_with_four_players_every_hand_costs_one():
    """EX-26."""
    match = play(scene(4, dollars=5, trail={"g1": "green-3-green", "g2": "green-4-black"}), "move:g2")
    assert (coins(match, "g1"), coins(match, "g2")) == (1, 1)


def test_a_disc_that_costs_money_must_be_paid():
    """EX-27: with 2 pesos aux6b cannot be chosen, aux6a can."""
    match = play(scene(herder="y7", quays="", hand="patagonico"), "move:ba", "load:sh01")
    assert "aux6a" in values(match)
    assert "aux6b" not in values(match)


def test_black_discs_serve_where_no_white_one_is_left():
    """EX-28: loading ship 8."""
    match = scene(herder="y7", quays="", cleared=WHITE, hand="franqueiro_3 aberdeen_angus_5", display="o100")
    play(match, "move:ba", "load:sh08")
    assert values(match) == ["mv_left", "mv_right", "hand_left", "str_right"]


def test_the_token_moves_when_its_space_is_filled():
    """EX-29: three players, one free space before the token; row 4 opens when the token leaves it."""
    match = scene(
        herder="y7",
        quays="",
        token=4,
        jobs={4: "gaucho"},
        foresight={"B": "gaucho carpintero", "C": "maquinista carpintero"},
        bags={"B": "gaucho", "C": "gaucho"},
    )
    play(match, "move:ba", "disc:cert", "foresee:gaucho")
    assert len(match.state.jobs) == 3 * 3 + 2
    play(match, "foresee:maquinista")
    assert len(match.state.jobs) == 3 * 3 + 3
    assert ids(match.state.jobs[9:]) == ["gaucho", "gaucho", "maquinista"]


FULL = {f"b{number}": "blue-7-black" for number in (1, 2, 3, 4)}


def test_a_farmer_of_a_full_zone_leaves_the_game():
    """EX-30."""
    match = scene(herder="y7", quays="", trail=FULL, foresight={"A": "blue-3-green green-3-green"})
    play(match, "move:ba", "disc:cert", "foresee:blue-3-green")
    assert ids(match.state.gone) == ["blue-3-green"]


def test_a_worker_becomes_station_master():
    """EX-31: the gaucho of column 3 goes for good, SM4 saves grain, the column can be filled again."""
    match = scene(
        herder=None, engine=4, dollars=2, workers=(3, 1, 2, 1), masters={"S1": "SM4"}, jobs={1: "gaucho"}, hand="niata"
    )
    play(match, "begin:D", "act:D-2", "engine:S1", "upgrade:cert")
    assert values(match) == ["gaucho", "maquinista", "pass"]
    play(match, "master:gaucho")
    marie = me(match)
    assert (ids(marie.masters), len(marie.workers[0]), ids(match.state.given[:1])) == (["SM4"], 1, ["gaucho"])


@pytest.mark.parametrize(("cleared", "double"), [("aux4a", False), ("aux4a aux4b", True)])
def test_doubling_asks_for_both_discs(cleared, double):
    """EX-32: on G."""
    match = play(scene(herder=None, dollars=2, cleared=cleared), "begin:G", "act:G-2")
    assert "aux4" in values(match)
    assert ("aux4-double" in values(match)) == double


@pytest.mark.parametrize(("space", "action"), [("C", "C-2"), ("H", "H-2b")])
def test_a_single_icon_is_never_doubled(space, action):
    """EX-32: not on C or H."""
    match = play(scene(herder=None, dollars=2, cleared="aux4a aux4b"), f"begin:{space}", f"act:{action}")
    assert "aux4" in values(match)
    assert "aux4-double" not in values(match)


def test_station_masters_save_grain_but_pay_none_out():
    """EX-33: SM4 and SM7, ship 3."""
    match = scene(herder="y7", quays="", grain=1, appointed="SM4 SM7", hand="chaqueno_1")
    play(match, "move:ba", "load:sh03", "disc:cert")
    assert me(match).grain == 1


def test_whoever_stood_on_a_farmer_starts_from_the_empty_space():
    """EX-34: the farmer on b2 was taken."""
    match = scene(herder="b2", trail={"b3": "blue-3-green"})
    assert values(match)[:2] == ["b3", "C"]
