"""What Sue does with her cards: her reserve, the market, the train, buildings, the best of three; her ties."""

from __future__ import annotations

import random

import pytest

from games.great_western_trail_el_paso.scene import built, her, ids, play, solo, values
from saloon.engine.wording import Teller
from saloon.games.great_western_trail_el_paso import GAME
from saloon.games.great_western_trail_el_paso.components import EL_PASO, NEUTRAL_SPACES, SITES, Space
from saloon.games.great_western_trail_el_paso.sue.rules import ahead, building, type_of_joker

# ------------------------------------------------------------ drawing from her reserve


@pytest.mark.parametrize("card", ["A1", "A2", "A3", "A4", "A5"])
def test_most_cards_draw_one(card):
    match = solo(card, reserve="cowboy builder")
    assert (her(match).workers, ids(her(match).reserve)) == ([2, 1, 1], ["builder"])


def test_one_card_draws_two():
    match = solo("B3", reserve="cowboy engineer builder")
    assert (her(match).workers, ids(her(match).reserve)) == ([2, 1, 2], ["builder"])


@pytest.mark.parametrize("breed", ["black_angus", "corriente"])
def test_cattle_goes_to_her_pile(breed):
    match = solo("A1", reserve=breed)
    assert (ids(her(match).cattle), her(match).workers) == ([breed], [1, 1, 1])


@pytest.mark.parametrize(("worker", "workers"), [("cowboy", [2, 1, 1]), ("builder", [1, 2, 1]), ("engineer", [1, 1, 2])])
def test_workers_join_their_type_whatever_her_row(worker, workers):
    match = solo("A1", reserve=worker, sue={"row": "engineer cowboy builder"})
    assert her(match).workers == workers


def test_specialists_join_groups_of_four_too():
    match = solo("A1", reserve="cowboy", sue={"workers": (4, 1, 1)})
    assert her(match).workers == [5, 1, 1]


def test_an_empty_reserve_gives_nothing():
    """G21."""
    match = solo("B3", reserve="")
    assert (her(match).workers, her(match).cattle) == ([1, 1, 1], [])


def test_a_reserve_of_one_gives_only_that():
    """G21."""
    assert her(solo("B3", reserve="builder")).workers == [1, 2, 1]


JOKERS = [
    ("cowboy builder engineer", (1, 1, 1), 0),
    ("engineer builder cowboy", (1, 1, 1), 2),
    ("builder engineer cowboy", (1, 1, 1), 1),
    ("cowboy builder engineer", (1, 3, 2), 1),
    ("cowboy builder engineer", (2, 1, 3), 2),
    ("cowboy builder engineer", (4, 1, 2), 2),
    ("cowboy builder engineer", (5, 4, 1), 2),
    ("engineer builder cowboy", (3, 3, 4), 1),
    ("engineer builder cowboy", (4, 4, 4), 2),
    ("builder cowboy engineer", (4, 7, 5), 1),
]


@pytest.mark.parametrize(("row", "workers", "joins"), JOKERS)
def test_a_joker_joins_the_largest_group_under_four_or_the_leftmost(row, workers, joins):
    """The last two: everything has four, so the leftmost (G21)."""
    match = solo("A1", reserve="joker", sue={"row": row, "workers": workers})
    assert her(match).workers == [count + (kind == joins) for kind, count in enumerate(workers)]
    assert her(match).jokers == [int(kind == joins) for kind in range(3)]


@pytest.mark.parametrize(
    ("workers", "words"),
    [((3, 2, 1), "type she has"), ((2, 2, 1), "leftmost of the"), ((4, 5, 4), "four or more of")],
)
def test_the_log_names_the_rule_by_which_a_joker_joined(workers, words):
    match = solo("A1", reserve="joker", sue={"workers": workers}, listen=True)
    (told,) = [tell for tell in match.tells if tell.event == "sue_draws_joker"]
    assert words in Teller(GAME, "en", ("Ann", "Sue")).line(told, match.observe(0))


def test_an_empty_reserve_is_told():
    match = solo("B3", reserve="cowboy", listen=True)
    assert [tell.event for tell in match.tells if tell.event.startswith(("sue_draws", "sue_reserve"))] == [
        "sue_draws",
        "sue_reserve_empty",
    ]


def test_two_jokers_one_after_the_other():
    match = solo("B3", reserve="joker joker", sue={"workers": (3, 2, 1)})
    assert (her(match).workers, her(match).jokers) == ([4, 3, 1], [1, 1, 0])


def test_a_joker_counts_as_its_type_at_once():
    match = solo("B3", reserve="joker joker", sue={"workers": (2, 2, 1)})
    assert her(match).workers == [4, 2, 1]


def test_the_rule_of_jokers_against_the_words_of_the_rulebook():
    for workers in [(a, b, c) for a in range(1, 6) for b in range(1, 6) for c in range(1, 6)]:
        sue = her(solo(active=0, sue={"workers": workers, "row": "engineer cowboy builder"}))
        small = [kind for kind in (2, 0, 1) if workers[kind] < 4]
        most = max((workers[kind] for kind in small), default=0)
        expected = next((kind for kind in small if workers[kind] == most), 2)
        assert type_of_joker(sue) == expected


# ------------------------------------------------------------ the cattle market


@pytest.mark.parametrize(
    ("cowboys", "breed"),
    [(1, "black_angus"), (2, "corriente"), (3, "shorthorn"), (4, "hereford"), (5, "hereford"), (7, "hereford")],
)
def test_her_cowboys_decide_what_she_takes(cowboys, breed):
    match = solo("A6", sue={"workers": (cowboys, 1, 1)})
    assert ids(her(match).cattle)[:1] == [breed]


def test_what_she_takes_is_missing_in_the_market():
    match = solo("A6", sue={"workers": (3, 1, 1)})
    assert match.state.market == [8, 10, 7, 6]


def test_she_keeps_her_cowboys():
    assert her(solo("A6", sue={"workers": (3, 1, 1)})).workers == [3, 1, 1]


@pytest.mark.parametrize(
    ("sold_out", "breed"),
    [
        ("hereford", ["shorthorn"]),
        ("hereford shorthorn", ["corriente"]),
        ("hereford shorthorn corriente", ["black_angus"]),
        ("hereford shorthorn corriente black_angus", []),
    ],
)
def test_of_a_sold_out_breed_she_takes_the_next_cheaper_one(sold_out, breed):
    """G21."""
    match = solo("A6", market=dict.fromkeys(sold_out.split(), 0), sue={"workers": (4, 1, 1)})
    assert ids(her(match).cattle) == breed


def test_she_does_not_take_a_dearer_breed_instead():
    """G21."""
    match = solo("A6", market={"black_angus": 0})
    assert her(match).cattle == []


# ------------------------------------------------------------ the train

ROWS = {"objective_row": "O01 O06 O08", "bonus_row": "permanent exchange remove", "objective_stack": "O20 O19"}


def rides(engineers: int, trains: str = "", card: str = "B1", **rest):
    """Her train card; with so many engineers that it is the best of three, which moves her two steps."""
    sue = {"workers": (1, 1, engineers), "row": "engineer cowboy builder", **rest.pop("sue", {})}
    return solo(card, trains=trains, sue=sue, **{**ROWS, **rest})


def haul(match):
    return ids(her(match).objectives), ids(her(match).bonuses), ids(her(match).cattle), her(match).workers


def test_the_first_card_gives_an_objective_and_its_token_is_ignored():
    match = rides(1)
    assert haul(match) == (["O06"], [], [], [1, 1, 1])


def test_the_second_card_gives_a_bonus_tile_without_its_effect():
    match = rides(2)
    assert haul(match) == ([], ["exchange"], [], [1, 1, 2])


def test_the_third_card_gives_both():
    match = rides(3)
    assert haul(match) == (["O06"], ["exchange"], [], [1, 1, 3])


@pytest.mark.parametrize("engineers", [4, 5, 8])
def test_the_fourth_card_gives_one_tile_and_does_not_move_her(engineers):
    match = rides(engineers)
    assert haul(match)[:3] == (["O06"], [], [])
    assert her(match).rancher.id == "NC"


def test_the_first_back_gives_an_objective_without_the_certificate():
    assert haul(rides(1, "T1-back")) == (["O06"], [], [], [1, 1, 1])


def test_the_second_back_gives_a_bonus_tile():
    assert haul(rides(2, "T2-back")) == ([], ["exchange"], [], [1, 1, 2])


def test_the_third_back_gives_a_corriente_and_a_tile():
    """G13: a Corriente, though the card shows a Black Angus."""
    match = rides(3, "T3-back")
    assert haul(match) == (["O06"], [], ["corriente"], [1, 1, 3])
    assert match.state.market == [8, 9, 8, 6]


def test_the_third_back_gives_no_cattle_once_corrientes_are_sold_out():
    match = rides(3, "T3-back", market={"corriente": 0})
    assert haul(match)[2] == []


def test_the_fourth_back_gives_two_tiles_and_a_card_of_her_reserve():
    match = rides(4, "T4-back", reserve="builder cowboy")
    assert haul(match) == (["O06"], ["exchange"], [], [1, 2, 4])


def test_the_fourth_back_with_an_empty_reserve():
    assert haul(rides(4, "T4-back", reserve=""))[3] == [1, 1, 4]


def test_the_card_by_engineers_moves_her_as_far():
    match = rides(2, card="A7")
    assert (her(match).rancher.id, ids(her(match).bonuses)) == ("NC", ["exchange"])


def test_she_keeps_her_engineers():
    assert her(rides(3)).workers == [1, 1, 3]


def test_of_equal_objectives_she_takes_the_leftmost():
    match = rides(1, objective_row="O01 O13 O08")
    assert ids(her(match).objectives) == ["O13"]


def test_of_equal_bonus_tiles_she_takes_the_leftmost():
    match = rides(2, bonus_row="dollars remove exchange")
    assert ids(her(match).bonuses) == ["remove"]


def test_of_both_rows_she_takes_most_points():
    match = rides(4, objective_row="O01 O02 O03", bonus_row="exchange remove exchange")
    assert ids(her(match).objectives) == ["O03"]
    match = rides(4, objective_row="- - -", bonus_row="permanent remove exchange")
    assert ids(her(match).bonuses) == ["remove"]


def test_of_equal_tiles_of_both_rows_she_takes_the_objective():
    """G21."""
    match = rides(4, objective_row="O01 O02 O09", bonus_row="exchange exchange exchange")
    assert (ids(her(match).objectives), her(match).bonuses) == (["O01"], [])


def test_the_row_is_filled_at_once():
    match = rides(1)
    assert (ids(match.state.objective_row), ids(match.state.objectives)) == (["O01", "O20", "O08"], ["O19"])


def test_her_second_tile_may_be_the_one_that_has_just_come():
    match = rides(4, "T4-back", objective_row="- - -", bonus_row="permanent remove duplicate", bonus_stack="exchange dollars")
    assert ids(her(match).bonuses) == ["remove", "exchange"]


def test_she_takes_only_open_tiles():
    match = rides(1, objective_row="- - -", objective_stack="O20")
    assert her(match).objectives == []


def test_with_no_tile_left_she_takes_none():
    match = rides(3, objective_row="- - -", objective_stack="", bonus_row="- - -", bonus_stack="")
    assert haul(match)[:2] == ([], [])


def test_an_empty_stack_leaves_a_gap():
    match = rides(1, objective_stack="")
    assert ids(match.state.objective_row) == ["O01", "-", "O08"]


# ------------------------------------------------------------ building


def builds(builders: int, at: str = "NC", trail: dict[str, str] = {}, **rest):
    """One step and a building: the best of three with a row that begins with builders."""
    sue = {"at": at, "workers": (1, builders, 1), "row": "builder cowboy engineer"}
    return solo("B2", trail=trail, sue=sue, **rest)


@pytest.mark.parametrize("builders", range(1, 7))
def test_she_takes_the_largest_building_that_she_can(builders):
    match = builds(builders)
    assert list(built(match).values()) == [f"{builders}a-1"]
    assert match.state.buildings == [2 - (kind == builders) for kind in range(1, 7)]


def test_more_than_six_builders_build_the_sixth():
    assert list(built(builds(8)).values()) == ["6a-1"]


def test_she_builds_what_is_left_in_the_supply():
    assert list(built(builds(5, buildings={5: 0, 4: 0})).values()) == ["3a-1"]


def test_she_builds_the_side_that_the_supply_shows():
    assert list(built(builds(2, options={"faces": "b"})).values()) == ["2b-1"]


def test_she_keeps_her_builders():
    assert her(builds(3)).workers == [1, 3, 1]


def test_her_own_card_builds_where_it_has_taken_her():
    match = solo("A8", sue={"at": "EP", "workers": (1, 2, 1)})
    assert (her(match).rancher.id, built(match)) == ("NC", {"S3": "2a-1"})


@pytest.mark.parametrize(
    ("at", "site"), [("EP", "S3"), ("NB", "S3"), ("NC", "S4"), ("ND", "S4"), ("NE", "S1"), ("NF", "S1"), ("NG", "S1")]
)
def test_of_the_dearest_spaces_she_takes_the_nearest_ahead(at, site):
    """`at` is where she was before her one step."""
    assert list(built(builds(1, at))) == [site]


def test_a_taken_space_is_not_free():
    assert built(builds(1, "EP", {"S3": "1a-0"})) == {"S3": "1a-0", "S4": "1a-1"}


@pytest.mark.parametrize(("at", "site"), [("NB", "S5o"), ("NE", "S5o"), ("NF", "S6o"), ("NG", "S2o"), ("EP", "S2o")])
def test_when_the_dear_spaces_are_gone_she_takes_one_for_a_dollar(at, site):
    """`at` is where she was before her one step."""
    match = builds(1, at, {"S1": "4a-0", "S3": "2a-0", "S4": "3a-0"})
    assert [space for space, tile in built(match).items() if tile == "1a-1"] == [site]


def test_the_space_where_she_stands_is_a_whole_round_away():
    match = solo("A1", active=0, sue={"at": "S3"}, trail={"S3": "1a-0"})
    assert ahead(her(match), Space.of("S3")) == (13, False)
    assert ahead(her(match), Space.of("NC")) == (12, False)
    assert ahead(her(match), Space.of("ND")) == (1, False)


def test_of_two_spaces_at_the_same_distance_the_inner_comes_first():
    """G21."""
    match = solo("A1", active=0, sue={"at": "NB"})
    assert ahead(her(match), Space.of("S2i")) < ahead(her(match), Space.of("S2o"))


def test_her_second_building_is_a_new_one():
    match = builds(3, "EP", {"S1": "1a-1"})
    assert built(match) == {"S1": "1a-1", "S3": "3a-1"}


def test_with_two_buildings_she_replaces_one():
    match = builds(2, "EP", {"S1": "1a-1", "S3": "6a-1"})
    assert (built(match), match.state.buildings) == ({"S1": "3a-1", "S3": "6a-1"}, [2, 2, 1, 2, 2, 1])


def test_of_equal_replacements_she_takes_the_nearest_building_ahead():
    trail = {"S1": "1a-1", "S4": "1a-1"}
    assert built(builds(2, "EP", trail)) == {"S1": "1a-1", "S4": "3a-1"}
    assert built(builds(2, "NF", trail)) == {"S1": "3a-1", "S4": "1a-1"}


def test_of_equal_replacements_at_one_fork_she_takes_the_inner_building():
    """G21."""
    assert built(builds(2, "EP", {"S5o": "1a-1", "S5i": "1a-1"})) == {"S5o": "1a-1", "S5i": "3a-1"}


def test_a_replacement_may_use_fewer_builders_than_she_has():
    match = builds(6, "EP", {"S1": "4a-1", "S3": "5a-1"}, buildings={1: 2, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1})
    assert built(match) == {"S1": "6a-1", "S3": "5a-1"}


def test_a_replacement_must_be_larger():
    match = builds(2, "EP", {"S1": "5a-1", "S3": "6a-1"}, buildings={5: 1, 6: 0})
    assert (built(match), ids(her(match).cattle)) == ({"S1": "5a-1", "S3": "6a-1"}, ["hereford"])


def test_a_replacement_takes_no_more_builders_than_she_has():
    match = builds(1, "EP", {"S1": "4a-1", "S3": "4a-1"}, buildings={5: 0, 6: 2})
    assert ids(her(match).cattle) == ["hereford"]


def test_without_a_hereford_she_gets_nothing():
    """G21."""
    match = builds(1, "EP", {"S1": "6a-1", "S3": "6a-1"}, market={"hereford": 0})
    assert her(match).cattle == []


def test_a_single_building_is_replaced_if_there_is_none_small_enough_to_build():
    """G21."""
    match = builds(2, "EP", {"S1": "1a-1"}, buildings={1: 0, 2: 0, 3: 2})
    assert built(match) == {"S1": "3a-1"}


def test_with_no_building_and_none_to_build_she_takes_a_hereford():
    """G21."""
    match = builds(1, "EP", buildings={1: 0})
    assert (built(match), ids(her(match).cattle)) == ({}, ["hereford"])


def expected(match, builders: int) -> dict[str, str]:
    """Her building action in the words of the rulebook, for a match just before it: what she has on the trail after it."""
    g, trail = match.state, built(match)
    sue, own = her(match), [space for space, tile in trail.items() if tile.endswith("-1")]
    supply = [kind for kind in range(1, 7) if g.buildings[kind - 1]]

    def far(space: str) -> tuple[int, bool]:
        return (Space.of(space).order - sue.rancher.order - 1) % 13, space.endswith("o")

    small = [kind for kind in supply if kind <= builders]
    if len(own) < 2 and small:
        free = [site for site in SITES if site.id not in trail]
        dearest = [site.id for site in free if site.price == max(other.price for other in free)]
        return {**trail, min(dearest, key=far): f"{max(small)}a-1"}
    swaps = [(kind - int(trail[space][0]), space, kind) for space in own for kind in supply]
    swaps = [swap for swap in swaps if 0 < swap[0] <= builders]
    if not swaps:
        return trail
    most = max(swaps)[0]
    _, space, kind = min((swap for swap in swaps if swap[0] == most), key=lambda swap: far(swap[1]))
    return {**trail, space: f"{kind}a-1"}


@pytest.mark.parametrize("seed", range(80))
def test_she_builds_as_the_rulebook_says_wherever_she_is(seed):
    dice = random.Random(seed)
    sites = dice.sample([site.id for site in SITES], dice.randint(0, 4))
    trail = {site: f"{dice.randint(1, 6)}a-{int(number < 2 and seed % 3 > 0)}" for number, site in enumerate(sites)}
    builders = dice.randint(1, 7)
    at = dice.choice([space.id for space in (EL_PASO, *NEUTRAL_SPACES)])
    supply = {kind: dice.randint(0, 2) for kind in range(1, 7)}
    match = solo(active=0, trail=trail, buildings=supply, sue={"at": at, "workers": (1, builders, 1)})
    wanted = expected(match, builders)
    building(match.state, her(match))
    assert built(match) == wanted
    assert ids(her(match).cattle) == (["hereford"] if wanted == trail else [])


def test_her_buildings_are_somebody_elses_for_the_person():
    match = play(solo("A1", active=0, trail={"S1": "5a-1"}, at="EP"), "move:S1")
    assert values(match) == ["L1", "L3", "end"]


# ------------------------------------------------------------ best of three


@pytest.mark.parametrize("card", ["B1", "B2"])
@pytest.mark.parametrize(
    ("workers", "row", "does"),
    [
        ((2, 1, 1), "engineer builder cowboy", "cattle"),
        ((1, 2, 1), "engineer cowboy builder", "building"),
        ((1, 1, 2), "cowboy builder engineer", "train"),
        ((2, 2, 1), "engineer builder cowboy", "building"),
        ((2, 1, 2), "builder engineer cowboy", "train"),
        ((3, 3, 3), "cowboy builder engineer", "cattle"),
        ((5, 6, 6), "cowboy engineer builder", "train"),
    ],
)
def test_she_does_what_she_has_most_workers_for_or_the_leftmost(card, workers, row, does):
    match = solo(card, sue={"workers": workers, "row": row})
    found = {
        "cattle": bool(her(match).cattle),
        "building": bool(built(match)),
        "train": bool(her(match).objectives or her(match).bonuses),
    }
    assert [name for name, done in found.items() if done] == [does]


def test_jokers_count_for_the_best_of_three():
    match = solo("B1", sue={"workers": (1, 3, 2), "jokers": (0, 2, 0)})
    assert list(built(match).values()) == ["3a-1"]
