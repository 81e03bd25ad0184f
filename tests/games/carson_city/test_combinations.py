"""Cards and variants that meet."""

from __future__ import annotations

import pytest

from games.carson_city.scene import asked, heard, ids, me, money, options, owner, play, points, scene, values
from saloon.games.carson_city import GAME
from saloon.games.carson_city.rules.cards import cash_limit, order_of

ON = "yes"
MINE = {"22": "mine 0", "11": "mountain", "12": "mountain", "13": "mountain"}
"""A mine of 9."""


def test_the_free_horse_comes_with_the_sheet():
    """New Beginning and horses."""
    g = GAME.set_up(3, {"new_beginning": ON, "horses": ON}, seed=1)
    assert [(player.horses, player.money, player.reserve) for player in g.players] == [(1, 50, 1)] * 3


def test_kit_carson_does_without_the_second_paddock():
    """Neither a horse nor a cowboy goes there."""
    match = scene(phase="kit", options={"kit_carson": ON, "horses": ON}, cowboys={0: 1}, horses={0: 1}, placed=[(0, "wages")])
    found = options(match, 0)
    assert {"kit:1.horse", "kit:1.plain", "kit:3.horse", "kit:5.plain"} <= set(found)
    assert not [option for option in found if option.startswith("kit:2.")]


def test_the_first_player_of_kit_carson_has_no_second_paddock_either():
    match = scene(options={"kit_carson": ON, "horses": ON}, cowboys=2, horses=1)
    assert "place:2" not in options(match)
    play(match, "place:wages")
    assert values(match) == ["1", "3", "4", "5", "pass"]


def test_no_outlaw_arrives_in_the_river():
    """The dice show a river parcel first."""
    match = scene(
        phase="outlaws", until="outlaws", round=2, options={"outlaws": ON, "river": "printed"}, rolls=(1, 1, 1, 3, 6, 1)
    )
    assert ids(match.state.outlaws) == ["72"]


@pytest.mark.parametrize("beside", ["33", "53"])
def test_no_outlaw_arrives_beside_a_prison(beside):
    match = scene(
        phase="outlaws", until="outlaws", round=2, options={"outlaws": ON}, land={"44": "prison 0"},
        rolls=(1, 1, int(beside[0]) - 1, int(beside[1]) - 1, 6, 1),
    )  # fmt: skip
    assert ids(match.state.outlaws) == ["72"]


def test_a_prison_takes_an_outlaw_who_arrives_there():
    match = scene(
        phase="outlaws", until="outlaws", round=2, options={"outlaws": ON}, land={"44": "prison 1"}, rolls=(6, 1, 3, 3)
    )
    assert (match.state.outlaws, points(match)) == ([], [0, 5, 0])


def test_an_outlaw_halves_what_dynamite_multiplies():
    """27 dollars, so 13."""
    match = scene(at="inc_buildings", round=2, options={"outlaws": ON}, land=MINE, outlaws="22", gang=1, dynamite={0: 1})
    play(match, "blast:22")
    assert money(match) == [13, 0, 0]


def test_an_outlaw_halves_what_the_merchant_doubles():
    """18 dollars, so 9."""
    match = scene(
        at="inc_buildings", round=2, options={"outlaws": ON}, land=MINE, outlaws="22", gang=1, cards={0: "3Y"}, waiting={0: [3]}
    )
    play(match, "double:mine")
    assert money(match) == [9, 0, 0]


def test_an_outlaw_takes_nothing_from_the_heroes():
    match = scene(at="inc_buildings", round=2, options={"outlaws": ON}, land=MINE, outlaws="22", gang=1, cards={0: "16Y"})
    assert money(match) == [9, 0, 0]


def test_a_mine_with_dynamite_is_not_doubled_as_well():
    match = scene(at="inc_buildings", land=MINE, dynamite={0: 1}, cards={0: "3Y"}, waiting={0: [3]})
    play(match, "blast:22", "double:mine")
    assert money(match) == [27, 0, 0]


def test_a_mine_defended_with_dynamite_is_tripled_once_and_for_nothing_more():
    match = scene(at="inc_buildings", land=MINE, dynamite={0: 1}, placed=[(0, "22", "dynamite"), (1, "22")], rolls=(1, 2, 6))
    assert match.over
    assert money(match) == [27 - 13, 13, 0]
    assert me(match).dynamite == 1


@pytest.mark.parametrize(
    ("card", "verb"), [("5Y", "parcel"), ("17Y", "parcel"), ("9Y", "pioneer"), ("15R", "pioneer"), ("12Y", "lot")]
)
def test_cards_give_no_river_no_city_hall_and_nothing_with_an_outlaw(card, verb):
    match = scene(
        phase="people", round=2, options={"outlaws": ON, "river": "printed"}, people=f"{card} 1Y 2Y", row="ranch mine",
        land={"77": "city_hall"}, outlaws="66", gang=1, money={0: 20},
    )  # fmt: skip
    play(match, f"take:{card}")
    assert asked(match) == (0, verb)
    assert not {"24", "77", "66"} & set(values(match))
    assert "33" in values(match)


def test_the_indian_rolls_again_for_parcels_that_cannot_be_had():
    """The city hall, an outlaw, a parcel of somebody; then two."""
    match = scene(
        phase="people", round=2, options={"outlaws": ON}, people="8Y 1Y 2Y", land={"22": "city_hall"}, parcels={"44": 1},
        outlaws="33", gang=1, rolls=(1, 1, 2, 2, 3, 3),
    )  # fmt: skip
    play(match, "take:8Y")
    assert me(match).titles == 10
    assert [owner(match, parcel) for parcel in ("22", "33", "44")] == [-1, -1, 1]


def test_the_governor_scores_two_for_a_useful_bridge():
    """The far end of it serves parcels that had no road."""
    match = scene(options={"river": "printed"}, cards={0: "13Y"}, roads="34", roads_left={0: 2}, cowboys={0: 1})
    play(match, "place:lay", "road:h24")
    assert (me(match).points, me(match).roads) == (2, 0)


@pytest.mark.parametrize(("edge", "scored"), [("h24", 0), ("h26", 1)])
def test_the_governor_scores_only_roads_that_serve_somebody_new(edge, scored):
    """Both ends of the first have roads already."""
    match = scene(cards={0: "13Y"}, roads="44 45 v24 v25 h25", roads_left={0: 1}, cowboys={0: 1})
    play(match, "place:lay", f"road:{edge}")
    assert me(match).points == scored


def test_strength_of_cards_is_added_to_duel_tiles():
    """The hired gun, the token, a horse: 3 + 3 + 1, and the tile."""
    match = scene(
        at="roads3", options={"might_is_right": ON, "horses": ON}, cards={0: "7Y"}, ammo=0, listen=True,
        placed=[(0, "roads3"), (1, "roads3")], duel_hands={0: [0, 1], 1: [5, 5]}, others={0: {"stable": [1, 0, 0, 0, 0]}},
    )  # fmt: skip
    play(match, "0 tile:1", "1 tile:5")
    assert [(seat, said["total"]) for seat, said in heard(match, "shoots")] == [(0, 8), (1, 5)]
    assert (me(match).roads, me(match).duel_hand) == (3, [0])


def test_dynamite_lets_two_tiles_be_played():
    match = scene(
        at="roads3", options={"might_is_right": ON}, placed=[(0, "roads3", "dynamite"), (1, "roads3")],
        duel_hands={0: [1, 2, 2], 1: [3, 5]},
    )  # fmt: skip
    assert options(match, 0) == ["tile:1", "tile:2", "tile:1.2", "tile:2.2"]
    play(match, "0 tile:2.2", "1 tile:3")
    assert (me(match).roads, me(match).duel_hand) == (3, [1])


def test_the_red_gunsmith_chooses_a_tile_after_the_others_have_shown_theirs():
    match = scene(
        at="roads3", options={"might_is_right": ON}, cards={0: "10R"}, placed=[(0, "roads3"), (1, "roads3")],
        duel_hands={0: [1, 4], 1: [3, 5]},
    )  # fmt: skip
    assert list(match.asks) == [1]
    play(match, "1 tile:3")
    assert (asked(match), match.state.shown) == ((0, "tile"), [3])
    play(match, "0 tile:4")
    assert me(match).roads == 3


@pytest.mark.parametrize(("power", "drawn"), [("", 3), ("sharpshooter", 5)])
def test_who_has_no_tile_left_draws_at_once(power, drawn):
    match = scene(
        at="roads3", options={"might_is_right": ON}, placed=[(0, "roads3"), (1, "roads3")], duel_hands={0: [4], 1: [3, 5]},
        powers={0: power},
    )  # fmt: skip
    play(match, "0 tile:4", "1 tile:3")
    assert len(me(match).duel_hand) == drawn


def test_a_sharpshooter_may_throw_the_last_two_tiles_away():
    match = scene(
        at="roads3", options={"might_is_right": ON}, placed=[(0, "roads3"), (1, "roads3")], powers={0: "sharpshooter"},
        duel_hands={0: [0, 0], 1: [3, 5]},
    )  # fmt: skip
    assert options(match) == ["fresh:no", "fresh:yes"]
    play(match, "0 fresh:yes")
    assert len(me(match).duel_hand) == 5
    assert set(match.asks) == {0, 1}


@pytest.mark.parametrize(("kept", "winner"), [("die:5", 0), ("die:2", 1)])
def test_a_sharpshooter_says_which_of_two_dice_counts(kept, winner):
    """2 and 5 against 4; the better one is offered first."""
    match = scene(at="roads3", placed=[(0, "roads3"), (1, "roads3")], powers={0: "sharpshooter"}, rolls=(2, 5, 4))
    assert options(match) == ["die:5", "die:2"]
    assert me(play(match, kept), winner).roads == 3


def test_equal_dice_of_a_sharpshooter_need_no_question():
    match = scene(at="roads3", placed=[(0, "roads3"), (1, "roads3")], powers={0: "sharpshooter"}, rolls=(5, 5, 4))
    assert me(match).roads == 3


def test_two_sharpshooters_choose_at_the_same_time():
    match = scene(at="roads3", placed=[(0, "roads3"), (1, "roads3")], powers={0: "sharpshooter", 1: "sharpshooter"},
                  rolls=(2, 5, 4, 6))  # fmt: skip
    assert set(match.asks) == {0, 1}


def test_a_sharpshooter_with_dynamite_keeps_two_of_three_dice():
    """3 and 4 of 1, 3, 4, against 6: seven."""
    match = scene(
        at="roads3",
        placed=[(0, "roads3", "dynamite"), (1, "roads3")],
        powers={0: "sharpshooter"},
        rolls=(3, 1, 4, 6),
        listen=True,
    )
    assert options(match) == ["die:4.3", "die:4.1", "die:3.1"]
    play(match, "die:4.3")
    assert heard(match, "shoots")[0][1]["total"] == 7
    assert me(match).roads == 3


def test_three_cards_add_their_limits_and_the_last_may_be_the_sheriff():
    """The street boy may not take him, but the second personality of the sheet may."""
    match = scene(phase="people", people="0R 1Y 2Y 3Y 7Y", powers={0: "second"}, cowboys=1)
    play(match, "take:0R")
    assert "take:1Y" not in options(match)
    play(match, "take:2Y", "take:7Y", "take:3Y", "profit:cash")
    assert options(match) == ["second:1Y", "pass"]
    play(match, "second:1Y")
    assert (cash_limit(me(match)), order_of(me(match)), me(match).powers) == (-5 + 120 + 20, 0, [])


def test_the_singers_cowboy_moves_like_the_others_with_kit_carson():
    match = scene(phase="kit", options={"kit_carson": ON}, cards={0: "11R"}, cowboys={1: 1}, others={0: {"singer": True}})
    assert options(match, 0) == ["kit:inc_gambling.singer", "kit:finish"]
    play(match, "0 kit:inc_gambling.singer", "0 kit:inc_gambling.back")
    assert (me(match).supply, me(match).singer) == (10, True)


def test_finishing_with_kit_carson_is_the_order_of_passing():
    match = scene(phase="kit", options={"kit_carson": ON}, cards={0: "18Y"}, cowboys=1)
    play(match, "2 kit:finish", "1 kit:wages.plain", "1 kit:finish", "0 kit:finish")
    assert match.state.round == 2
    assert (match.state.last_passed, match.state.pick) == ([2, 1, 0], [0, 2, 1])
