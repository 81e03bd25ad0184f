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
def test_every_breed_of_a_game_has_a_look_of_its_own(looks, breeds):
    """Cattle of two variants is orange, and counts as one breed; its hides differ all the same."""
    assert looks.keys() == breeds.keys()
    assert len({look.hide for look in looks.values()}) == len(looks)
    colours = [look.colour for look in looks.values() if look.colour != "orange"]
    assert len(set(colours)) == len(colours)
    assert {look.horns for look in looks.values()} <= {*HORNS, ""}
    assert {look.mark for look in looks.values()} <= {*MARKS, ""}


@pytest.mark.parametrize(("looks", "game"), [(TRAIL, "great_western_trail"), (EL_PASO, "great_western_trail_el_paso")])
def test_every_colour_and_hide_has_a_style(looks, game):
    own = files(f"saloon.games.{game}").joinpath("static", game, "board.css")
    css = files("saloon.drawing").joinpath("static", "drawing", "trail.css").read_text("utf-8") + own.read_text("utf-8")
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
