"""What the other files leave of the French rulebook, sentence by sentence, from the set-up to the clarifications (p. 20)."""

from __future__ import annotations

import pytest

from games.great_western_trail_argentina.scene import BLACK, WHITE, him, ids, me, options, play, scene, solo, values
from saloon.engine import UNKNOWN
from saloon.games.great_western_trail_argentina import GAME
from saloon.games.great_western_trail_argentina.components import (
    INDEX,
    LOADING,
    PEDRO,
    PEDRO_MARKET,
    PLAYER_COUNTS,
    Farmer,
    Space,
)
from saloon.games.great_western_trail_argentina.knowledge import invariants
from saloon.games.great_western_trail_argentina.rules.discs import certificate_limit
from saloon.games.great_western_trail_argentina.rules.hands import hand_limit
from saloon.games.great_western_trail_argentina.rules.loading import sail
from saloon.games.great_western_trail_argentina.scoring import best_objectives, score
from saloon.games.great_western_trail_argentina.setup import lay_first_farmers

# ------------------------------------------------------------ set-up (pp. 4 and 5)


def test_a_farmer_whose_zone_is_full_goes_back_and_another_is_drawn():
    g = scene(2).state
    green, blue = Farmer.of("green-3-green"), Farmer.of("blue-3-green")
    g.supplies[0].bag = [blue, *[green] * 5]
    lay_first_farmers(g)
    assert [g.trail[INDEX[Space.of(space)]] for space in ("g1", "g2", "g3", "g4", "b1")] == [*[green] * 4, blue]
    assert g.supplies[0].bag == [green]


def test_turns_go_clockwise_from_the_first_player():
    match = scene(3, active=2)
    for seat in (2, 0, 1, 2):
        assert match.state.active == seat
        play(match, options(match)[0], "act:end")


def test_estancieros_may_begin_on_the_same_building():
    match = play(scene(2, herder=None, others={1: {"herder": None}}), "begin:A", "act:end", "begin:A")
    assert me(match).herder is me(match, 1).herder


# ------------------------------------------------------------ phase A (pp. 6 and 7)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_black_hand_costs_one_whoever_plays(seats):
    match = play(scene(seats, dollars=3, trail={"p01": "1a-1"}), "move:p01")
    assert (me(match).dollars, me(match, 1).dollars) == (2, 1)


@pytest.mark.parametrize(("herder", "number"), [("y6", 3), ("y4", 6), ("H", 9), ("y1", 12), ("G", 17), ("F", 23)])
def test_six_shortcuts_open_one_after_the_other(herder, number):
    """From the space that a ramp leaves from, its locomotive on the space before, and on its own."""
    trail = {} if herder.isupper() else {herder: "yellow-5-black"}
    assert f"x{number}" not in values(scene(4, herder=herder, engine=number - 1, trail=trail))
    assert f"x{number}" in values(scene(4, herder=herder, engine=number, trail=trail))


# ------------------------------------------------------------ phase B (p. 8)


def test_an_objective_card_is_never_played_during_an_action():
    """Before and after it, not while a worker is being chosen (p. 16)."""
    jobs = {1: "gaucho carpintero maquinista"}
    match = play(scene(herder=None, hand="o111", dollars=20, jobs=jobs), "begin:A")
    assert "act:o111" in options(match)
    play(match, "act:A-2")
    assert options(match) == ["hire:gaucho-1", "hire:carpintero-1", "hire:maquinista-1"]


def test_any_number_of_objective_cards_before_phase_a():
    match = play(scene(hand="o111 o113"), "move:o111", "bonus:o111-1", "move:o113", "bonus:o113-1")
    assert (ids(me(match).area), me(match).dollars) == (["o111", "o113"], 6)
    assert options(match)[0] == "move:B"


def test_tokens_can_be_spent_even_within_an_action():
    jobs = {1: "gaucho carpintero maquinista"}
    match = play(scene(herder=None, tokens=1, dollars=20, jobs=jobs), "begin:A", "act:A-2")
    assert "hire:exchange" in options(match)


def test_pesos_are_taken_in_full_without_a_question():
    match = play(scene(herder=None, hand="fronterizo"), "begin:E", "act:E-1")
    assert me(match).dollars == 2


# ------------------------------------------------------------ limits (pp. 10 and 13)


@pytest.mark.parametrize(("cleared", "limit"), [("", 4), ("hand_left", 5), ("hand_right", 5), ("hand_left hand_right", 6)])
def test_the_hand_limit_grows_with_its_discs(cleared, limit):
    assert hand_limit(me(scene(cleared=cleared))) == limit
    match = play(scene(cleared=cleared), "move:B", "act:end")
    assert len(me(match).hand) == limit


@pytest.mark.parametrize(("cleared", "limit"), [("", 4), ("cert", 6)])
def test_the_limit_of_certificates_is_four_then_six(cleared, limit):
    assert certificate_limit(me(scene(cleared=cleared))) == limit


def test_certificates_beyond_the_limit_are_lost():
    match = play(scene(trail={"p01": "4a-0"}, certificates=3), "move:p01", "act:4a-2")
    assert me(match).certificates == 4


def test_grain_beyond_eight_is_lost():
    match = play(scene(trail={"p01": "10a-0"}, grain=7), "move:p01", "act:10a-1")
    assert me(match).grain == 8


# ------------------------------------------------------------ Buenos Aires (pp. 9 to 12)


def test_after_three_departures_eight_ships_are_left():
    """Eleven, less nine, and six of the pile: every colour lets three sail, and two come."""
    g = scene(2, pile="sh04 sh07b sh08b sh12 sh13 sh14 sh16").state
    for anchor in ("yellow", "turquoise", "purple"):
        sail(g, anchor)
    assert (len(g.fleet), len(g.pile)) == (8, 1)
    assert [ship.value for ship in g.fleet] == sorted(ship.value for ship in g.fleet)


def test_no_visit_crosses_two_arrows():
    """Two workers at the most are placed, and every row has two columns or more."""
    assert min(player_count.columns for player_count in PLAYER_COUNTS.values()) == 2


def test_every_step_but_the_delivery_must_be_done():
    """Of each of the steps that follow, "pass" is no answer."""
    foresight = {"A": "blue-3-green green-3-green", "B": "gaucho carpintero", "C": "yellow-5-black gaucho"}
    match = play(scene(herder="y7", quays="le_havre_1", grain=1, hand="niata", foresight=foresight), "move:ba")
    assert "pass" in options(match)
    play(match, "pass")
    while match.state.active == 0 and me(match).herder.id == "ba":
        assert "pass" not in options(match)
        play(match, options(match)[0])


# ------------------------------------------------------------ the locomotive (p. 15)


def test_discs_of_others_at_a_station_do_not_matter():
    match = scene(herder=None, engine=4, dollars=2, others={1: {"stations": "S1"}})
    play(match, "begin:C", "act:C-3", "engine:S1", "upgrade:cert")
    assert ids(me(match).stations) == ["S1"]


def test_whoever_comes_later_finds_no_station_master():
    """He is had from behind the locomotive; the worker who took his place stays there to the end."""
    others = {1: {"engine": 4, "dollars": 9, "workers": (2, 1, 1, 1), "herder": "B"}}
    mine = {"dollars": 30, "engine": 10, "workers": (2, 1, 5, 1), "jobs": {1: "maquinista"}, "masters": {"S1": "SM1"}}
    match = play(scene(2, herder=None, others=others, **mine), "begin:A", "act:A-2", "bonus:maquinista-6-1", "station:S1")
    play(match, "upgrade:cert", "master:gaucho", "bonus:SM1-1")
    play(match, "move:C", "act:C-3", "engine:S1", "upgrade:cert")
    assert options(match)[0].startswith("act:")
    assert (ids(match.state.given[:1]), me(match, 1).masters) == (["gaucho"], [])


def test_the_depot_is_never_entered_backwards():
    match = play(scene(herder=None, engine=24, cleared="aux6a"), "begin:B", "act:aux6")
    assert me(match).engine.id == "23"


def test_going_back_skips_other_locomotives():
    match = play(scene(herder=None, engine=3, cleared="aux6a", others={1: {"engine": 2}}), "begin:B", "act:aux6")
    assert me(match).engine.id == "1"


# ------------------------------------------------------------ objective cards (p. 16)


@pytest.mark.parametrize(
    ("card", "mine"),
    [
        ("o101", {"spaces": "le_havre-a-east-1", "trail": {"p01": "1a-0"}}),
        ("o102", {"hand": "caracu_2", "stations": "S1", "farmers": "orange-3-green"}),
        ("o103", {"hand": "chaqueno_1", "draw": "franqueiro_3", "discard": "aberdeen_angus_5"}),
        ("o104", {"spaces": "rotterdam-a-north-1 le_havre-a-east-1"}),
        ("o109", {"stations": "S1", "farmers": "yellow-5-black blue-3-green"}),
        ("o115", {"ships": "sh18"}),
        ("o118", {"hand": "serrano_2", "stations": "S9 S9"}),
        ("o119", {"hand": "blanco_orejinegro_3", "farmers": "orange-3-green green-3-green"}),
        ("o122", {"spaces": "le_havre-a-south-1", "stations": "S1"}),
    ],
)
def test_what_the_conditions_of_objective_cards_count(card, mine):
    """Districts, buildings, farmers beside the board, cattle of the whole herd, discs on stations and on ship 18."""
    match = scene(area=card, quays="", **mine)
    assert best_objectives(match.state, me(match)).fulfilled


def test_granjeros_of_the_row_meet_no_condition():
    match = scene(area="o119", hand="serrano_2", workers=(1, 1, 1, "orange-3-green green-3-green"))
    assert score(match.state, 0)["objectives"] == -2


# ------------------------------------------------------------ exhaustion, tokens, moving on (pp. 17 and 18)


@pytest.mark.parametrize("card", ["exhaustion", "o100"])
def test_any_card_of_the_hand_can_be_discarded_after_drawing(card):
    match = play(scene(herder=None, hand=card), "begin:B", "act:aux2", f"discard:{card}")
    assert ids(me(match).discard) == [card]


def test_tokens_are_not_limited_by_those_in_the_box():
    """Twelve are printed (clarifications)."""
    match = play(scene(trail={"p01": "3a-0"}, tokens=12), "move:p01", "act:3a-1")
    assert me(match).tokens == 13


def test_cards_are_drawn_only_after_the_additional_phase_b():
    match = play(scene(trail={"p01": "2a-0"}), "move:p01", "act:2a-2")
    assert (me(match).herder.id, me(match).hand) == ("B", [])
    play(match, "act:end")
    assert len(me(match).hand) == 4


def test_moving_on_pays_taxes_and_may_end_in_buenos_aires():
    match = scene(herder="H", dollars=5, trail={"p21": "7a-0", "y5": "yellow-5-black"}, quays="", hand="niata")
    play(match, "move:p21", "act:7a-2", "move:ba")
    assert match.state.coins[INDEX[Space.of("y5")]] == 1
    assert options(match)[0].startswith(("load:", "spend:", "disc:"))


# ------------------------------------------------------------ clarifications (p. 20)


def test_a_herd_has_no_minimum():
    match = play(scene(hand="", draw="niata"), "move:B", "act:end")
    assert (ids(me(match).hand), me(match).draw, me(match).discard) == (["niata"], [], [])


def test_the_discard_pile_may_be_looked_through_but_not_the_draw_stack():
    seen = scene(draw="niata niata", discard="caracu_2").observe(0).players[0]
    assert (seen.draw, ids(seen.discard)) == ([UNKNOWN] * 2, ["caracu_2"])


def test_a_black_disc_serves_where_the_only_white_one_cannot_be_paid():
    """No disc lies on a station, so "choose another disc" can only mean one with black corners."""
    white = WHITE.replace(" aux6b", "")
    match = play(scene(herder=None, engine=4, dollars=4, cleared=white), "begin:C", "act:C-3", "engine:S1")
    assert values(match) == [*BLACK.split(), "pass"]


def test_with_several_players_the_display_keeps_its_places():
    """G-6: it does not matter on which side the cards lie, nor in which order."""
    match = scene(herder=None, display="o100 o101 o102 o103", objectives="o104")
    play(match, "begin:C", "act:C-1", "objective:o101")
    assert ids(match.state.display) == ["o100", "o104", "o102", "o103"]


# ------------------------------------------------------------ Pedro's figures


def test_how_far_his_cards_move_him():
    """G-25: the first nine by a number or his experience, the others by workers of a type."""
    moves = [card.moves for card in PEDRO]
    assert moves == ["4", "4", "3", "3", "3", "experience", "5", "4", "4", *["gaucho", "carpintero", "maquinista"] * 2]


def test_what_his_market_tile_shows():
    """G-25."""
    assert PEDRO_MARKET == ((3,), (3, 3), (4,), (5,), (4, 4), (5, 3))


@pytest.mark.parametrize(
    ("level", "ships"),
    [
        ("easy", ["sh01 sh05 sh07", "sh03 sh06 sh11", "sh08 sh09 sh15"]),
        ("moderate", ["sh05 sh07 sh01", "sh06 sh11 sh03", "sh09 sh15 sh08"]),
        ("expert", ["sh07 sh05 sh01", "sh11 sh06 sh03", "sh15 sh09 sh08"]),
    ],
)
def test_in_which_order_his_loading_cards_name_ships(level, ships):
    """G-25: the colour that sails next; his experience is the number of the card."""
    assert [" ".join(card.ships) for card in LOADING[level][:3]] == ships
    assert [card.experience for card in LOADING[level]] == [1, 2, 3, 4]


def test_the_top_card_of_the_deck_of_objectives_cannot_be_his():
    """He takes from the display, even where the deck is not empty."""
    match = solo("7", display="o100 o101", objectives="o102 o103")
    assert ids(him(match).pile) == ["o101"]
    assert ids(match.state.display) == ["o102", "o100"]


# ------------------------------------------------------------ nothing is created or lost


def lose_a_disc(g):
    g.players[0].discs[0] = 0


def lose_a_ship(g):
    g.fleet.remove(next(ship for ship in g.fleet if ship.anchor))


def lose_a_card(g):
    g.market.pop()


def lose_a_tile(g):
    g.supplies[0].bag.pop()


def lose_a_building(g):
    g.players[1].buildings.pop()


def put_coins_nowhere(g):
    g.coins[INDEX[Space.of("y1")]] = 1


def put_a_worker_into_a_wrong_row(g):
    row = next(tile for tile in g.supplies[1].bag if tile.id == "gaucho")
    g.supplies[1].bag.remove(row)
    g.players[0].workers[1].append(row)


def lay_a_farmer_in_a_wrong_zone(g):
    tile = g.supplies[2].bag.pop(next(at for at, tile in enumerate(g.supplies[2].bag) if isinstance(tile, Farmer)))
    g.trail[INDEX[Space.of("b4")]] = tile
    g.occupied |= 1 << INDEX[Space.of("b4")]


def take_too_much_grain(g):
    g.players[0].grain = 9


@pytest.mark.parametrize(
    "harm",
    [
        lose_a_disc, lose_a_ship, lose_a_card, lose_a_tile, lose_a_building, put_coins_nowhere,
        put_a_worker_into_a_wrong_row, lay_a_farmer_in_a_wrong_zone, take_too_much_grain,
    ],
)  # fmt: skip
def test_what_is_lost_or_in_a_wrong_place_is_noticed(harm):
    g = GAME.set_up(3, {}, seed=4)
    invariants(g)
    harm(g)
    with pytest.raises(AssertionError):
        invariants(g)
