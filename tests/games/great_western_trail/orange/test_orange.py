"""Objective cards for orange cattle (rulebook of Rails to the North, step 22 of the set-up; G-14)."""

from __future__ import annotations

import pytest

from games.great_western_trail.scene import me, play, scene
from saloon.engine import LANGUAGES
from saloon.engine.wording import Teller
from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.orange import OBJECTIVES
from saloon.games.great_western_trail.scoring import score
from texts import UNSAID, explained

ORANGE = {"orange_objectives": "yes"}
CATTLE = [{"simmental": "yes"}, {"brahman": "yes"}]


def test_figures():
    """Four cards and a starting one, in the families of the base game."""
    assert {card.id: (card.gives, card.tasks.count("orange_cattle"), card.points, card.penalty) for card in OBJECTIVES} == {
        "OO1": ("dollars 2", 2, 3, -2), "OO2": ("draw 3", 1, 3, -2), "OO3": ("engine 3", 2, 5, -3), "OO4": ("walk 3", 1, 5, -2),
        "OOS": ("", 1, 3, 0),
    }  # fmt: skip
    assert all(figure.source == "assumed" for figure in GAME.figures() if figure.id in {card.id for card in OBJECTIVES})


@pytest.mark.parametrize("cattle", CATTLE)
def test_with_orange_cattle_there_are_28_objectives_and_five_starting_ones(cattle):
    g = GAME.set_up(4, {**ORANGE, **cattle}, seed=1)
    assert len([*g.objectives, *g.display]) == 28
    assert len(g.kit.starting_objectives) == 5
    assert [len(player.area) for player in g.players] == [1, 1, 1, 1]


def test_without_orange_cattle_they_stay_in_the_box():
    g = GAME.set_up(2, ORANGE, seed=1)
    assert (len([*g.objectives, *g.display]), len(g.kit.starting_objectives)) == (24, 4)


@pytest.mark.parametrize("cattle", CATTLE)
def test_orange_cattle_without_its_objectives(cattle):
    g = GAME.set_up(2, cattle, seed=1)
    assert not set(OBJECTIVES) & {*g.kit.objectives, *g.kit.starting_objectives}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_chooses_them_without_orange_cattle_is_told(language):
    teller = Teller(GAME, language, [])
    assert len(teller.notices(2, ORANGE)) == 1
    assert not teller.notices(2, {**ORANGE, "brahman": "yes"})


@pytest.mark.parametrize(
    ("hand", "points"),
    [("simmental-1 brahman", 3), ("brahman brahman", 3), ("simmental-3 simmental-2", 3), ("brahman", -2), ("longhorn", -2)],
)
def test_any_orange_card_serves_the_task_each_once(hand, points):
    """G-34: the first card wants two of them, and a hazard."""
    chosen = {**ORANGE, "simmental": "yes", "brahman": "yes"}
    g = scene(options=chosen, hand=hand, area="OO1", hazards="flood-2-green").state
    assert score(g, 0)["objectives"] == points


def test_the_orange_outlaw_is_another_task():
    chosen = {**ORANGE, "brahman": "yes"}
    g = scene(options=chosen, area="OO1", hazards="flood-2-green", outlaws="outlaw-orange outlaw-orange").state
    assert score(g, 0)["objectives"] == -2


def test_a_card_is_played_like_any_other():
    chosen = {**ORANGE, "brahman": "yes"}
    match = play(scene(options=chosen, hand="OO1"), "move:OO1", "bonus:OO1-1")
    assert (me(match).dollars, [card.id for card in me(match).area]) == (2, ["OO1"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_explained(language):
    for card in OBJECTIVES:
        title, text = explained(GAME, language, card.kind, card.id)
        assert not UNSAID.search(title + text), title + text
        assert "orange" in text
