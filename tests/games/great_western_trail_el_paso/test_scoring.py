"""Final scoring (rulebook, "Décompte final"): seven categories, and objectives against trying everything."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from games.great_western_trail_el_paso.scene import scene
from saloon.games.great_western_trail_el_paso.components import BONUS_TILES, MARKET, OBJECTIVES, POSTS, SITES
from saloon.games.great_western_trail_el_paso.scoring import SCORING, score


def points(category: str, **mine) -> int:
    return score(scene(**mine).state, 0)[category]


def test_the_score_sheet_has_seven_categories():
    assert list(SCORING) == ["money", "buildings", "posts", "workers", "cattle", "bonuses", "objectives"]


@pytest.mark.parametrize(("dollars", "expected"), [(0, 0), (4, 0), (5, 1), (14, 2), (15, 3)])
def test_every_five_dollars_are_a_point(dollars, expected):
    assert points("money", dollars=dollars) == expected


def test_own_buildings_on_the_trail_count():
    assert points("buildings", trail={"S1": "1a-0", "S3": "6b-0", "S4": "5a-1"}) == 1 + 15


def test_a_disc_counts_as_often_as_it_is_there():
    assert points("posts", posts="P12 P12 P16 P20 P9") == 4 + 4 + 9 + 14


def test_workers_count_in_the_worker_zone_and_in_the_whole_deck():
    found = points("workers", workers=(1, 0, 2, 1), draw="cowboy criollo", discard="joker builder", hand="criollo")
    assert found == 2 * (4 + 1 + 2)


def test_cattle_counts_in_hand_draw_stack_and_discard_pile():
    assert points("cattle", hand="hereford", draw="shorthorn criollo", discard="corriente simmental") == 8 + 5 + 3


def test_removed_cattle_counts_nothing():
    assert points("cattle", removed="hereford", draw="") == 0
    assert points("objectives", removed="hereford", objectives="O07") == 0


def test_starting_cattle_and_simmentals_count_nothing():
    assert points("cattle", hand="criollo galloway pineywoods santa_gertrudis simmental") == 0


def test_every_bonus_tile_counts():
    assert points("bonuses", bonuses=[tile.id for tile in BONUS_TILES]) == 3 + 2 + 3 + 2 + 2 + 2


def test_what_serves_an_objective_still_counts_for_itself():
    found = score(scene(hand="hereford", objectives="O07").state, 0)
    assert (found["cattle"], found["objectives"]) == (8, 4)


# ------------------------------------------------------------ objectives


def test_an_objective_that_is_not_fulfilled_costs_nothing():
    assert points("objectives", objectives="O13 O20") == 0


def test_two_discs_on_one_post_serve_two_objectives():
    assert points("objectives", objectives="O14 O18", posts="P12", bonuses="dollars") == 4
    assert points("objectives", objectives="O14 O18", posts="P12 P12", bonuses="dollars") == 7


def test_a_building_serves_one_objective_only():
    assert points("objectives", objectives="O11 O12", trail={"S1": "6a-0"}) == 4
    assert points("objectives", objectives="O11 O12", trail={"S1": "6a-0", "S3": "4a-0"}) == 7
    assert points("objectives", objectives="O11 O12", trail={"S1": "6a-0", "S3": "3a-0"}) == 4


def test_two_buildings_that_are_needed_together_serve_no_other_objective():
    trail = {"S1": "4a-0", "S3": "4a-0"}
    assert points("objectives", objectives="O13", trail=trail) == 5
    assert points("objectives", objectives="O13 O11", trail=trail) == 5
    assert points("objectives", objectives="O10 O11", trail=trail, bonuses="dollars") == 7


def test_bonus_tiles_are_shared_out_among_objectives():
    assert points("objectives", objectives="O19 O20", bonuses=["dollars"] * 4) == 5
    assert points("objectives", objectives="O19 O20", bonuses=["dollars"] * 5) == 8


def test_every_kind_of_bonus_tile_serves():
    assert points("objectives", objectives="O20", bonuses="dollars permanent remove") == 5


def test_workers_and_starting_cattle_serve_no_objective():
    assert points("objectives", objectives=[tile.id for tile in OBJECTIVES], workers=(9, 9, 9, 9), hand="criollo galloway") == 0


def fulfils(objective, used: tuple[str, ...], at_least: bool) -> bool:
    """Whether just these elements fulfil an objective."""
    buildings = [int(element.split()[1]) for element in used if element.startswith("building")]
    others = sorted(element for element in used if not element.startswith("building"))
    wanted = sorted(task for task in objective.tasks if not task.startswith("buildings"))
    least = [int(task.split()[1]) for task in objective.tasks if task.startswith("buildings")]
    if bool(least) != bool(buildings) or (least and sum(buildings) < least[0]) or len(others) != len(wanted):
        return False
    if not at_least:
        return others == wanted
    posts, values = [e for e in others if e[0] == "P"], [t for t in wanted if t[0] == "P"]
    rest = [e for e in others if e[0] != "P"], [t for t in wanted if t[0] != "P"]
    return rest[0] == rest[1] and all(int(e[1:]) >= int(t[1:]) for e, t in zip(posts, values, strict=True))


def best_by_trying(objectives, elements: list[str], at_least: bool) -> int:
    """For the first objective every set of elements that fulfils it, or none; then the others with what is left."""
    if not objectives:
        return 0
    first, *others = objectives
    best = best_by_trying(others, elements, at_least)
    tried = set()
    for size in (1, 2, 3):
        for places in combinations(range(len(elements)), size):
            used = tuple(sorted(elements[place] for place in places))
            if used in tried or not fulfils(first, used, at_least):
                continue
            tried.add(used)
            left = [element for place, element in enumerate(elements) if place not in places]
            best = max(best, first.points + best_by_trying(others, left, at_least))
    return best


@pytest.mark.parametrize("reading", ["exact", "at_least"])
@pytest.mark.parametrize("seed", range(40))
def test_no_use_of_what_one_has_is_better(seed, reading):
    dice = random.Random(seed)
    objectives = dice.sample(OBJECTIVES, dice.randint(1, 7))
    herd = dice.choices([breed.id for breed in MARKET], k=dice.randint(0, 4))
    bonuses = dice.choices([tile.id for tile in BONUS_TILES], k=dice.randint(0, 4))
    posts = dice.choices([post.id for post in POSTS], k=dice.randint(0, 4))
    kinds = [dice.randint(1, 6) for _ in range(dice.randint(0, 2))]
    trail = {site.id: f"{kind}a-0" for site, kind in zip(SITES, kinds, strict=False)}
    elements = [*herd, *["bonus"] * len(bonuses), *posts, *[f"building {kind}" for kind in kinds]]
    match = scene(
        discard=herd,
        bonuses=bonuses,
        posts=posts,
        trail=trail,
        objectives=[tile.id for tile in objectives],
        options={"objective_posts": reading},
    )
    assert score(match.state, 0)["objectives"] == best_by_trying(objectives, elements, reading == "at_least")
