"""Kit Carson: everybody places at once."""

from __future__ import annotations

from games.carson_city.scene import asked, me, options, play, reserves, scene
from saloon.engine import Match
from saloon.games.carson_city.scoring import score

ON = {"kit_carson": "yes"}


def placing(seats: int = 3, **things: object) -> Match:
    return scene(seats, **{"cowboys": 3, "options": ON, **things})


def together(seats: int = 3, **things: object) -> Match:
    """After the first cowboy, on the wages."""
    return play(placing(seats, **things), "place:wages")


def placed(match: Match) -> list[tuple[int, str]]:
    return [(seat, target.id) for seat, target, _ in match.state.placed]


def test_the_first_player_places_the_first_cowboy_alone():
    assert asked(placing(order=[2, 0, 1])) == (2, "place")


def test_then_everybody_places_at_once():
    assert sorted(together().asks) == [0, 1, 2]


def test_if_the_first_player_passes_the_next_one_begins():
    match = play(placing(), "pass")
    assert asked(match) == (1, "place")
    play(match, "place:wages")
    assert sorted(match.asks) == [1, 2]


def test_cowboys_are_placed_in_any_order():
    match = play(together(), "2 kit:ammo.plain", "2 kit:11.plain", "1 kit:ammo.plain")
    assert placed(match) == [(0, "wages"), (2, "ammo"), (2, "11"), (1, "ammo")]
    assert reserves(match) == [2, 2, 1]


def test_whoever_changes_his_mind_takes_a_cowboy_back():
    match = play(together(), "0 kit:wages.back")
    assert (placed(match), me(match).reserve) == ([], 3)


def test_the_only_one_who_did_not_pass_may_change_his_mind_too():
    match = play(placing(2), "pass", "place:wages")
    assert "kit:wages.back" in options(match, 1)


def test_cowboys_of_others_stay_where_they_are():
    assert "kit:wages.back" not in options(together(), 1)


def test_who_has_finished_touches_nothing_more_and_takes_the_next_number():
    match = play(together(), "1 kit:finish", "0 kit:finish")
    assert (match.state.passed, list(match.asks)) == ([1, 0], [2])


def test_placing_ends_when_all_have_finished():
    match = play(together(2), "1 kit:finish", "0 kit:finish")
    assert match.state.phase != "kit"


def test_what_is_allowed_is_the_same_as_always():
    match = play(together(cards={0: "1Y", 1: "1R"}, white=0, land={"66": "bank 2"}), "form:plain")
    assert "kit:66.plain" in options(match, 0)
    assert "kit:66.white" not in options(match, 0)
    assert "kit:66.plain" not in options(match, 1)
    play(match, "0 kit:ammo.white")
    assert "kit:ammo.plain" not in options(match, 2)
    assert "kit:roads3.plain" in options(match, 1)


def test_a_token_travels_with_its_cowboy():
    match = together(dynamite={0: 1}, no_duel={1: 1})
    play(match, "0 kit:ammo.dynamite", "1 kit:vp2.noduel")
    assert (me(match).dynamite, me(match, 1).no_duel) == (0, 0)
    play(match, "0 kit:ammo.back", "1 kit:vp2.back")
    assert (me(match).dynamite, me(match, 1).no_duel) == (1, 1)


def test_at_the_end_of_the_game_everybody_who_finished_later_is_a_point():
    match = scene(3, phase="end", round=4, passed=[2, 0, 1], options=ON)
    assert [score(match.state, seat)["kit"] for seat in range(3)] == [1, 0, 2]


def test_only_the_last_round_counts():
    match = scene(3, phase="end", round=3, passed=[2, 0, 1], options=ON, bag="bank saloon hotel drugstore prison church bank")
    assert [score(match.state, seat)["kit"] for seat in range(3)] == [0, 0, 0]
