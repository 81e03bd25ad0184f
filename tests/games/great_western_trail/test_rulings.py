"""Questions that the rulebook leaves open, and how they are answered here."""

from __future__ import annotations

from collections import Counter

import pytest

from games.great_western_trail.scene import BLACK, PLENTY, WHITE, ids, me, options, play, scene, values
from saloon.engine import new_match
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.components import (
    ARROW_ACTIONS,
    ARROWS,
    BONUSES,
    FACES,
    FORESTS,
    HAZARDS,
    NEIGHBOURS,
    OBJECTIVE_STACK,
    OBJECTIVES,
    PLAYER_COUNTS,
    RAILWAY,
    RISKS,
    ROWS,
    SPACES,
    WORKER_SPACES,
    ZONES,
    Action,
    Card,
    Space,
    Station,
    Worker,
    tiles_of_bag,
)
from saloon.games.great_western_trail.rules.location import Visit, models
from saloon.games.great_western_trail.rules.railroad import upgrade_discs
from saloon.games.great_western_trail.scoring import score
from saloon.games.great_western_trail.simmental.components import SIMMENTAL
from saloon.games.trail.effects import Effect

# ------------------------------------------------------------ the box


@pytest.mark.parametrize(("bag", "each"), [(2, 11), (3, 7)])
def test_workers_are_spread_evenly_over_the_bags(bag, each):
    """Q1."""
    workers = Counter(tile.id for tile in tiles_of_bag(bag) if isinstance(tile, Worker))
    assert workers == {"cowboy": each, "builder": each, "engineer": each}


def test_bonuses_of_the_outlaw_spaces():
    """Q2."""
    gains = [BONUSES[space].gain[0] for space in ZONES["outlaw"]]
    assert gains == [Effect("token", 1), *(Effect("dollars", amount) for amount in (1, 2, 3, 4, 5, 6, 8, 10))]


@pytest.mark.parametrize(("zone", "before"), [("flood", "A"), ("drought", "B"), ("rockfall", "E")])
def test_hazard_numbers_rise_in_travel_direction(zone, before):
    """Q3."""
    assert Space.of(before).next[1] == ZONES[zone][0].id
    assert [space.number for space in ZONES[zone]] == [1, 2, 3, 4]
    assert all(space.next == (after.id,) for space, after in zip(ZONES[zone], ZONES[zone][1:], strict=False))


@pytest.mark.parametrize("zone", ["flood", "drought", "rockfall"])
def test_each_zone_has_the_same_six_hazards(zone):
    """Q4."""
    hazards = {(hazard.points, hazard.hand): hazard.count for hazard in HAZARDS if hazard.zone == zone}
    assert hazards == {(4, "green"): 2, (3, "green"): 1, (3, "black"): 1, (2, "green"): 1, (2, "black"): 1}


def test_four_objectives_ask_for_new_york():
    """Q5."""
    assert [card.tasks for card in OBJECTIVE_STACK].count(("new_york",)) == 4
    assert len(OBJECTIVE_STACK) == 24


def test_points_of_simmentals():
    """Q6."""
    assert [SIMMENTAL[stage].points for stage in (1, 2, 3)] == [3, 4, 5]


def test_the_four_new_building_faces():
    """Q7."""
    found = {face.id: (face.builders, face.points, face.hand) for face in FACES if face.id[:-1] in ("11", "12")}
    assert found == {"11a": (12, 20, ""), "11b": (5, 10, ""), "12a": (4, 5, ""), "12b": (3, 4, "")}


def test_colours_of_the_cattle_of_value_three():
    """Q8."""
    found = {id: (Card.of(id).colour, Card.of(id).points) for id in ("black_angus", "longhorn", "corriente")}
    assert found == {"black_angus": ("yellow", 1), "longhorn": ("red", 2), "corriente": ("blue", 3)}


def test_place_of_the_neutral_space_d():
    """Q9."""
    assert (Space.of("C").next, Space.of("D").next) == (("C1", "D"), ("D1", "OUT4"))


def test_risk_actions():
    """Q10."""
    found = {space.id: (action.cost[0].of, set(action.gain)) for space, (action,) in RISKS.items()}
    any_card = ("any", {Effect("certificate", 1)})
    criollo = ("criollo", {Effect("certificate", 1), Effect("dollars", 2)})
    assert found == {"FR1": any_card, "DR1": any_card, "OR1": any_card, "RR1": any_card} | dict.fromkeys(
        ("FR2", "OR2", "RR2"), criollo
    )


def test_fees_and_steps_depend_on_the_number_of_players():
    """Q27."""
    found = {
        seats: (each.steps, each.left_disc, each.right_disc, each.green, each.black) for seats, each in PLAYER_COUNTS.items()
    }
    assert found == {2: (3, 1, 1, 2, 2), 3: (3, 2, 1, 2, 1), 4: (4, 2, 1, 1, 2)}


def test_no_worker_is_hired_for_less_than_nothing():
    """Q34."""
    modifiers = [effect.amount for action in Action.all.values() for effect in action.gain if effect.name == "hire"]
    assert min(row.cost for row in ROWS) + min(modifiers) == 2


def test_the_end_of_the_line_is_always_ahead():
    """Q39."""
    assert RAILWAY.forward(76, 1, [74, 72, 70]) == (78,)


def test_forest_spaces():
    """Q42."""
    assert [SPACES[index].id for index in FORESTS] == ["FR2", "B1", "C1", "C2", "E1", "E2", "RR2", "F2"]


def test_green_outlaws_are_tasks_too():
    """Q43."""
    assert [card.id for card in OBJECTIVES if "green" in card.tasks] == ["OS2", "O02", "O07", "O09", "O11", "O13"]


def test_the_arrow_from_chicago_to_toledo_only_scores():
    """Q45."""
    (arrow,) = [arrow for arrow in ARROWS if arrow.cities == ("chicago", "toledo")]
    assert (arrow.points, arrow in ARROW_ACTIONS) == (6, False)
    match = scene(herder="F", permanent=12, cities="toledo", display="O01")
    play(match, "move:KC", "deliver:chicago", "disc:aux1")
    assert (me(match).discard, match.state.active) == ([], 1)


# ------------------------------------------------------------ phase B


def test_phase_b_may_be_skipped():
    """Q11."""
    match = play(scene(herder="A"), "move:B", "act:end")
    assert (me(match).dollars, match.state.active) == (0, 1)


def test_local_actions_are_lost_when_the_herder_moves_on():
    """Q12."""
    match = scene(herder="A", trail={"A1": "10b-0"})
    play(match, "move:A1", "act:10b-3", "move:B")
    assert not [value for value in values(match) if value.startswith("10b")]
    assert me(match).dollars == 0


def test_objective_cards_cannot_be_played_in_kansas_city():
    """Q13."""
    foresight = {1: "flood-4-green outlaw-green"}
    match = play(scene(herder="F", hand="O01", foresight=foresight, certificates=1), "move:KC")
    assert options(match) == ["foresee:flood-4-green", "foresee:outlaw-green"]
    play(match, "foresee:outlaw-green")
    assert options(match) == ["spend:0", "spend:1"]
    play(match, "spend:0")
    assert all(text.startswith("disc:") for text in options(match))
    assert ids(me(match).discard) == ["O01"]


def test_an_objective_may_walk_before_any_action_and_phase_b_is_over():
    """Q14."""
    match = scene(herder="A", hand="O16")
    play(match, "move:B", "act:O16", "walk:C")
    assert (me(match).herder.id, match.state.active) == ("C", 1)


def test_a_number_is_named_before_drawing():
    """Q15."""
    match = scene(herder="A", trail={"A1": "4b-0"}, workers=(3, 1, 1), hand="galloway", draw="longhorn corriente criollo")
    play(match, "move:A1", "act:4b-1")
    assert values(match) == ["1", "2", "3"]
    play(match, "draw:2")
    assert ids(me(match).hand) == ["galloway", "longhorn", "corriente"]
    play(match, "discard:galloway", "discard:corriente")
    assert (ids(me(match).hand), ids(me(match).discard)) == (["longhorn"], ["galloway", "corriente"])


def test_an_objective_card_does_not_use_up_the_auxiliary_action():
    """Q31."""
    match = play(scene(herder="A", hand="O01", buildings=[]), "move:B", "act:O01", "bonus:O01-1")
    assert me(match).dollars == 2
    assert values(match) == ["aux1", "aux2", "end"]


def test_building_a_takes_a_galloway():
    """Q32."""
    match = play(scene(herder="START", hand="galloway"), "move:A", "act:A-1")
    assert (me(match).dollars, ids(me(match).discard)) == (2, ["galloway"])
    assert not [space for worker, space in WORKER_SPACES if worker.id == "cowboy" and space not in (4, 6)]


def test_a_local_move_pays_fees():
    """Q36."""
    match = scene(3, herder="A", dollars=5, trail={"A1": "3a-0", "A2": "7a-1"})
    play(match, "move:A1", "act:3a-2")
    assert (me(match).herder.id, me(match).dollars, me(match, 1).dollars) == ("A2", 2, 3)


def test_actions_are_lost_with_a_building_that_is_replaced_under_the_herder():
    """Q44: 6b copies the neighbour that builds."""
    match = scene(herder="A", trail={"FR2": "6b-0"}, hand="criollo", workers=(1, 6, 1), dollars=9, buildings="7a")
    play(match, "move:FR2", "act:6b-1")
    assert "act:FR2-risk-1" in options(match)
    play(match, "act:B-2")
    assert (me(match).dollars, match.state.active) == (7, 1)
    assert ids(match.state.gone) == ["6b-0"]


def test_a_herder_moves_on_from_an_emptied_space():
    """4.3."""
    match = scene(herder="FLOOD2", trail={"FLOOD3": "flood-4-green"})
    assert values(match) == ["FLOOD3", "B", "C"]


def test_phase_a_begins_where_an_objective_has_led():
    """4.8."""
    match = play(scene(herder="A", hand="O16"), "move:O16", "walk:C")
    assert (match.state.active, values(match)[:2]) == (0, ["E", "D"])


# ------------------------------------------------------------ copying a neighbour


def copied(space: str, trail: dict[str, str]) -> list[str]:
    match = scene(herder=space, trail={space: "6b-0", **trail})
    return ids(models(match.state, Visit(match.state, me(match), set())))


def test_neighbours_in_both_directions_are_copied():
    """Q22."""
    assert copied("A1", {"A2": "4a-1"}) == ["A", "A2"]
    assert copied("A3", {"A1": "4a-1"}) == ["B"]
    assert copied("C2", {"C1": "4a-1", "D1": "3a-1"}) == ["C1", "E"]


def test_only_buildings_are_copied():
    """Q22: no hazard, no outlaw, not Kansas City."""
    assert copied("FR1", {"FLOOD4": "flood-4-green"}) == []
    assert copied("OR1", {"OUT9": "outlaw-green"}) == []
    assert copied("G1", {}) == ["G"]
    assert Space.of("KC") in NEIGHBOURS[Space.of("G1")]


def test_the_risk_action_of_the_neighbour_is_copied_too():
    """4.7.14."""
    match = scene(herder="A", trail={"FR1": "2a-1", "FR2": "6b-0"}, hand="criollo galloway")
    play(match, "move:FR2", "act:6b-1", "copy:FR1")
    assert values(match) == ["FR2-risk-1", "2a-1", "FR1-risk-1", "end"]


def test_6b_never_copies_6b():
    """4.7.14."""
    match = scene(herder="A", trail={"A2": "6b-0", "A1": "6b-1"})
    play(match, "move:A2")
    assert "act:6b-1" not in options(match)


def test_who_listens_hears_why_nothing_can_be_copied():
    """4.7.14."""
    match = play(scene(herder="A", trail={"FR1": "6b-0"}, listen=True), "move:FR1")
    assert values(match) == ["aux1", "aux2", "end"]
    assert "6b-1" in [why.value.id for why in match.why_not]


# ------------------------------------------------------------ engines and stations


def test_money_comes_before_the_upgrade():
    """Q16: the engine of 1b goes back to a turnout, and its three dollars pay for the station."""
    match = scene(herder="A", trail={"A1": "1b-0"}, engine=5, others={1: {"engine": 4}})
    play(match, "move:A1", "act:1b-2", "engine:ST1")
    assert (me(match).dollars, options(match)[0]) == (3, "upgrade:aux1")


def test_other_rewards_come_after_the_upgrade():
    """Q16: auxiliary action 5 pays, then the station, then a card is removed."""
    match = scene(herder="A", engine=8, dollars=1, hand="criollo galloway", cleared="aux5")
    play(match, "move:B", "act:aux5", "engine:ST2")
    assert (me(match).dollars, options(match)[0]) == (2, "upgrade:aux1")
    play(match, "upgrade:aux1")
    assert values(match) == ["criollo", "galloway", "pass"]
    play(match, "remove:criollo")
    assert ids(match.state.removed) == ["criollo"]


def test_only_stations_behind_the_engine_are_upgraded_from_afar():
    """Q21: not the one where it stands."""
    match = scene(herder="A", trail={"A1": "9b-0"}, engine="ST3", dollars=9, stations="ST2")
    play(match, "move:A1", "act:9b-1")
    assert options(match)[0] == "upgrade:aux1"
    play(match, "upgrade:aux1")
    assert ids(me(match).stations) == ["ST2", "ST1"]


def test_a_station_whose_disc_was_moved_away_can_be_upgraded_again():
    """Q28: without discs on the board, one of another station is used."""
    match = scene(herder="B", engine=7, dollars=9, cleared=f"{WHITE} {BLACK}", stations="ST1")
    play(match, "move:C", "act:C-2", "engine:ST2")
    assert values(match) == ["ST1", "pass"]
    play(match, "upgrade:ST1")
    assert ids(me(match).stations) == ["ST2"]
    assert ids(upgrade_discs(match.state, me(match), Station.of("ST1"))) == ["ST2"]


def test_a_worker_space_acts_again_when_it_is_filled_again():
    """Q37: an engineer is hired, leaves for a station master, and another one comes."""
    match = scene(
        herder="START", jobs={1: "engineer engineer"}, workers=(1, 1, 2), hand="criollo criollo O12", dollars=20, engine=3,
        masters={"ST1": "SM8"},
    )  # fmt: skip
    play(match, "move:A", "act:A-2", "bonus:engineer-3-1", "act:O12", "engine:ST1", "upgrade:aux1", "master:engineer")
    assert (me(match).workers, me(match).permanent) == ([1, 1, 2], 2)
    play(match, "act:A-3")
    assert values(match) == ["engineer-3-1", "pass"]


def test_any_number_of_engines_stands_at_the_start():
    """Q40."""
    match = scene(herder="A", trail={"A1": "1b-0"}, engine=1)
    play(match, "move:A1", "act:1b-2")
    assert [player.engine.id for player in match.state.players] == ["0", "0", "0"]


# ------------------------------------------------------------ deliveries


@pytest.mark.parametrize(("dollars", "there"), [(1, False), (2, True)])
def test_a_disc_for_five_dollars_must_leave_enough_for_transport(dollars, there):
    """Q17: St. Louis costs a dollar, the herd of four pays four."""
    match = scene(herder="F", permanent=4, dollars=dollars, cleared=f"{WHITE} certificate6")
    play(match, "move:KC", "deliver:st_louis")
    assert ("disc:hand" in options(match)) == there


@pytest.mark.parametrize(("total", "left"), [(0, 0), (4, 3)])
def test_who_cannot_pay_for_the_last_discs_delivers_to_kansas_city(total, left):
    """Q18: its four dollars help to pay the five, the rest is waived."""
    match = scene(herder="F", permanent=total, cleared=f"{WHITE} certificate6 step_left step_right")
    play(match, "move:KC")
    assert (me(match).dollars, ids(me(match).cities), match.state.active) == (left, ["kansas_city"], 1)


def test_a_delivery_without_any_disc():
    """Q18."""
    match = scene(herder="F", permanent=4, cleared=f"{WHITE} {BLACK}")
    play(match, "move:KC", "deliver:st_louis")
    assert (me(match).dollars, me(match).cities, match.state.active) == (3, [], 1)


def test_a_disc_of_a_station_is_used_when_the_board_has_none():
    """4.6: in a delivery this is mandatory."""
    match = scene(herder="F", permanent=4, cleared=f"{WHITE} {BLACK}", stations="ST1 ST2")
    play(match, "move:KC", "deliver:fulton")
    assert values(match) == ["ST1", "ST2"]
    play(match, "disc:ST1")
    assert (ids(me(match).stations), ids(me(match).cities)) == (["ST2"], ["fulton"])


def test_step_discs_bring_dollars_and_points():
    """4.6: three dollars at once for the left one, three points at the end for the right one."""
    match = play(scene(herder="F", permanent=10, engine=10), "move:KC", "deliver:chicago", "disc:step_left")
    assert me(match).dollars == 10 + 3
    assert score(match.state, 0)["player_board"] == 0
    assert score(scene(cleared="step_right").state, 0)["player_board"] == 3


def test_one_certificate_cannot_be_spent_from_six():
    """Q19."""
    match = play(scene(herder="F", certificates=6, cleared="certificate4 certificate6"), "move:KC")
    assert "spend:1" not in options(match)
    play(match, "spend:2")
    assert (me(match).certificates, me(match).dollars) == (4, 2)


def test_a_special_delivery_needs_a_move_and_counts_the_start():
    """Q20."""
    trail = {"A1": "9a-0"}
    match = play(scene(herder="A", trail=trail, engine=0), "move:A1")
    assert "act:9a-2" not in options(match)
    match = play(scene(herder="A", trail=trail, engine=1), "move:A1", "act:9a-2")
    assert (me(match).engine.id, values(match)) == ("0", ["kansas_city", "fulton"])


def test_occupied_spaces_do_not_count_for_a_special_delivery():
    """4.7.13."""
    match = scene(herder="A", trail={"A1": "9a-0"}, engine=5, others={1: {"engine": 3}})
    play(match, "move:A1", "act:9a-2", "engine:1")
    assert values(match) == ["kansas_city", "fulton"]


def test_an_objective_of_a_delivery_may_come_from_the_stack():
    """Q23."""
    match = scene(herder="F", permanent=4, cities="fulton", display="O01", objectives="O02 O03")
    play(match, "move:KC", "deliver:st_louis", "disc:aux1")
    assert values(match) == ["O01", "stack"]
    play(match, "objective:stack")
    assert (ids(me(match).discard), ids(match.state.display)) == (["O02"], ["O01"])


# ------------------------------------------------------------ Kansas City


def test_an_empty_bag_leaves_the_foresight_space_empty():
    """Q24: and a step without a tile is skipped."""
    foresight, bags = {1: "flood-4-green", 3: "cowboy"}, {3: "builder"}
    match = play(scene(herder="F", foresight=foresight, bags=bags), "move:KC", "disc:aux1")
    assert [[tile and tile.id for tile in supply.foresight] for supply in match.state.supplies] == [
        [None, None],
        [None, None],
        ["builder", None],
    ]


def test_a_tile_without_a_free_space_leaves_the_game():
    """Q33."""
    floods = {f"FLOOD{number}": "flood-3-green" for number in (1, 2, 3, 4)}
    match = scene(herder="F", trail=floods, foresight={1: "flood-4-green drought-4-green"})
    play(match, "move:KC", "foresee:flood-4-green")
    assert ids(match.state.gone) == ["flood-4-green"]


# ------------------------------------------------------------ cattle and hands


def test_a_pair_price_needs_two_cards():
    """Q25."""
    match = scene(herder="C", market="longhorn", workers=(3, 1, 1), dollars=6)
    play(match, "move:E", "act:E-2")
    assert values(match) == ["longhorn-1", "longhorn-2", "pass"]


def test_simmentals_of_different_stages_are_a_pair():
    """Q26."""
    match = scene(herder="E", hand="simmental-1 simmental-3 galloway", options={"simmental": "yes"})
    play(match, "move:F", "act:F-1")
    assert (me(match).dollars, ids(me(match).hand)[0]) == (4, "galloway")
    assert sorted(ids(me(match).discard)) == ["simmental-1", "simmental-3"]


def test_simmentals_do_not_serve_tasks_nor_icons_of_other_cattle():
    """5.1."""
    match = scene(herder="A", trail={"A1": "5a-0"}, hand="simmental-1", options={"simmental": "yes"}, area="O12")
    play(match, "move:A1")
    assert "act:5a-1" not in options(match)
    assert score(match.state, 0)["objectives"] == -3


def test_a_hand_above_the_limit_is_kept():
    """Q29."""
    match = scene(herder="A", hand="criollo galloway pineywoods longhorn corriente")
    play(match, "move:B", "act:end")
    assert len(me(match).hand) == 5
    assert len(me(match).draw) == len(PLENTY)


def test_8b_takes_an_objective_into_the_hand():
    """Q29, 4.7.4: from the stack only its owner knows it."""
    things = {"hand": "criollo", "display": "O01", "objectives": "O02 O03"}
    match = scene(herder="A", trail={"A1": "8b-0"}, **things)
    play(match, "move:A1", "act:8b-1", "objective:stack")
    assert (me(match).dollars, ids(me(match).unseen)) == (6, ["O02"])
    assert "act:O02" in options(match)
    assert len(me(match).draw) == len(PLENTY)
    assert "O02" not in repr(match.observe(1).players[0].unseen)
    assert "O02" in repr(match.observe(0).players[0].unseen)
    play(match, "act:end")
    assert (len(me(match).hand), len(me(match).unseen)) == (3, 1)


# ------------------------------------------------------------ objectives


def test_objectives_of_the_herd_are_scored_when_that_is_worth_it():
    """Q30: a card that costs two is worth three with another one and the station master."""
    match = scene(area="OS1", discard="O01", appointed="SM1")
    found = score(match.state, 0)
    assert (found["objectives"], found["station_masters"]) == (-2, 3)
    match = scene(area="OS1", discard="O01")
    assert score(match.state, 0)["objectives"] == 0


def test_played_objectives_must_be_scored():
    """4.8."""
    assert score(scene(area="O11 O01").state, 0)["objectives"] == -5


# ------------------------------------------------------------ the first player, and tokens


def test_the_first_player_is_random():
    """Q35."""
    assert {new_match(GAME, 3, seed=seed).state.first for seed in range(20)} == {0, 1, 2}


def test_a_token_is_spent_even_without_cards():
    """Q38."""
    match = scene(herder="A", tokens=1, draw=[], hand="criollo")
    play(match, "move:exchange")
    assert (me(match).tokens, ids(me(match).hand)) == (0, ["criollo"])
    assert options(match)[0] == "move:B"


def test_a_token_can_be_spent_at_any_question():
    """Q41: and options follow the new hand."""
    match = scene(herder="START", tokens=2, hand="criollo", draw="galloway longhorn pineywoods", trail={"A1": "3a-0"})
    assert "move:exchange" in options(match)
    play(match, "move:A")
    assert "act:A-1" not in options(match)
    play(match, "act:exchange", "draw:1")
    assert values(match) == ["criollo", "galloway", "exchange"]
    play(match, "discard:criollo")
    assert "act:A-1" in options(match)
    play(match, "act:A-1")
    assert values(match) == ["end", "exchange"]


def test_another_player_may_spend_a_token():
    """Q41: it is dealt with completely, then the question is put again."""
    match = scene(herder="A", others={1: {"tokens": 1, "hand": "galloway", "draw": "longhorn corriente"}})
    asked = options(match)
    assert match.asides[1].texts() == ["exchange:exchange"]
    play(match, "1 exchange:exchange")
    assert options(match, 1) == ["draw:1", "draw:2"]
    play(match, "1 draw:2", "1 discard:galloway", "1 discard:corriente")
    assert (ids(me(match, 1).hand), me(match, 1).tokens) == (["longhorn"], 0)
    assert (options(match), match.asides) == (asked, {})


def test_a_token_before_the_income_changes_what_the_hand_is_worth():
    """Q41."""
    match = scene(herder="F", tokens=1, certificates=1, hand="criollo", draw="hereford-5")
    play(match, "move:KC", "spend:exchange", "discard:criollo", "spend:0")
    assert me(match).dollars == 5


def test_a_token_can_be_spent_before_the_first_discards():
    """Q41, 3: and still four cards are kept."""
    match = scene(herder=None, tokens=1, hand="criollo galloway pineywoods longhorn corriente", draw="hereford-5")
    play(match, "discard:exchange", "discard:criollo")
    assert options(match)[0] == "discard:galloway"
    play(match, "discard:galloway")
    assert ids(me(match).hand) == ["pineywoods", "longhorn", "corriente", "hereford-5"]
    assert values(match) == list("ABCDEFG")


def test_a_token_may_be_spent_within_an_exchange():
    """Q41."""
    match = scene(herder="A", tokens=2, hand="criollo", draw="galloway longhorn pineywoods corriente")
    play(match, "move:exchange", "draw:2", "discard:exchange", "draw:1", "discard:criollo")
    assert me(match).tokens == 0
    play(match, "discard:galloway", "discard:longhorn")
    assert (ids(me(match).hand), options(match)[0]) == (["pineywoods"], "move:B")
