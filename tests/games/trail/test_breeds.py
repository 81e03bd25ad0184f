"""Breeds come from the games: the trail draws whatever they say."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from saloon.games.great_western_trail import GAME
from saloon.games.great_western_trail.board.breeds import LOOKS as TRAIL
from saloon.games.great_western_trail.kit import kit_with
from saloon.games.great_western_trail_el_paso.board.breeds import LOOKS as EL_PASO
from saloon.games.great_western_trail_el_paso.components import BREEDS as EL_PASO_BREEDS
from saloon.games.trail.board.breeds import HORNS, MARKS, Breed
from saloon.games.trail.board.cards import cattle_class, cattle_face, market_card

TRAIL_BREEDS = kit_with(GAME.options_type.modules).breeds


@pytest.mark.parametrize(("looks", "breeds"), [(TRAIL, TRAIL_BREEDS), (EL_PASO, EL_PASO_BREEDS)])
def test_every_breed_of_a_game_has_a_look_and_no_two_the_same_colour(looks, breeds):
    assert looks.keys() == breeds.keys()
    assert len({look.colour for look in looks.values()}) == len({look.hide for look in looks.values()}) == len(looks)
    assert {look.horns for look in looks.values()} <= {*HORNS, ""}
    assert {look.mark for look in looks.values()} <= {*MARKS, ""}


@pytest.mark.parametrize("looks", [TRAIL, EL_PASO])
def test_every_colour_and_hide_has_a_style(looks):
    css = files("saloon.drawing").joinpath("static", "drawing", "trail.css").read_text("utf-8")
    styled = set(re.findall(r"^\.([\w-]+) \{", css, re.MULTILINE))
    assert {name for look in looks.values() for name in look.cls.split()} <= styled


def test_a_breed_that_no_game_of_the_house_has_can_be_drawn():
    brangus = Breed("teal", "midnight", "lyre", "blaze")
    assert cattle_class(brangus) == "card breed-teal hide-midnight"
    assert HORNS["lyre"] in cattle_face(brangus, 4, 2, "Brangus", 80, 120)
    assert 'class="breed-teal hide-midnight"' in market_card(brangus, 4, 2, 1, 46, 66)


def test_a_breed_needs_neither_horns_nor_marks():
    plain = cattle_face(Breed("teal", "midnight"), 4, 2, "Brangus", 80, 120)
    assert "horn" not in plain
    assert "patch" not in plain
